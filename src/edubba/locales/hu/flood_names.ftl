# Az After the Flood helyeinek és árucikkeinek neve.

flood-name = { $name ->
    [sippar] Szippar
    [babylon] Babilon
    [nippur] Nippur
    [shuruppak] Suruppak
    [umma] Umma
    [uruk] Uruk
    [ur] Ur
    [lagash] Lagas
    [eridu] Eridu
    [akkad] Akkád
    [amorites] Amoriták
    [assyria] Asszíria
    [chaldea] Káldea
    [dilmun] Dilmun
    [egypt] Egyiptom
    [elam] Elám
    [guti] Guti
    [hittites] Hettiták
    [isin] Iszin
    [kassites] Kassziták
    [larsa] Larsza
    [mitanni] Mitanni
    [sumer] Sumer
    [irrigation] Öntözés
    [weaving] Fonás-szövés
    [scribes] Írnokok
    [toolmakers] Szerszámkészítők
   *[other] { $name }
  }
flood-resource = { $name ->
    [grain] gabona
    [wood] fa
    [metal] fém
    [textile] textil
    [tool] szerszám
    [oil] olaj
    [gold] arany
    [lapis] lapis lazuli
   *[other] { $name }
  }
