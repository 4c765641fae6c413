# Numele locurilor și bunurilor din After the Flood.

flood-name = { $name ->
    [sippar] Sippar
    [babylon] Babilon
    [nippur] Nippur
    [shuruppak] Șuruppak
    [umma] Umma
    [uruk] Uruk
    [ur] Ur
    [lagash] Lagaș
    [eridu] Eridu
    [akkad] Akkad
    [amorites] Amoriți
    [assyria] Asiria
    [chaldea] Caldeea
    [dilmun] Dilmun
    [egypt] Egipt
    [elam] Elam
    [guti] Guti
    [hittites] Hitiți
    [isin] Isin
    [kassites] Casiți
    [larsa] Larsa
    [mitanni] Mitanni
    [sumer] Sumer
    [irrigation] Irigații
    [weaving] Țesătorie
    [scribes] Scribi
    [toolmakers] Făurari
   *[other] { $name }
  }
flood-resource = { $name ->
    [grain] grâu
    [wood] lemn
    [metal] metal
    [textile] țesătură
    [tool] unealtă
    [oil] ulei
    [gold] aur
    [lapis] lapislazuli
   *[other] { $name }
  }
