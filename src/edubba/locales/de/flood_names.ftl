# Namen der Orte und Güter von After the Flood.

flood-name = { $name ->
    [sippar] Sippar
    [babylon] Babylon
    [nippur] Nippur
    [shuruppak] Schuruppak
    [umma] Umma
    [uruk] Uruk
    [ur] Ur
    [lagash] Lagasch
    [eridu] Eridu
    [akkad] Akkad
    [amorites] Amoriter
    [assyria] Assyrien
    [chaldea] Chaldäa
    [dilmun] Dilmun
    [egypt] Ägypten
    [elam] Elam
    [guti] Gutäer
    [hittites] Hethiter
    [isin] Isin
    [kassites] Kassiten
    [larsa] Larsa
    [mitanni] Mitanni
    [sumer] Sumer
    [irrigation] Bewässerung
    [weaving] Weberei
    [scribes] Schreiber
    [toolmakers] Werkzeugmacher
   *[other] { $name }
  }
flood-resource = { $name ->
    [grain] Getreide
    [wood] Holz
    [metal] Metall
    [textile] Textil
    [tool] Werkzeug
    [oil] Öl
    [gold] Gold
    [lapis] Lapislazuli
   *[other] { $name }
  }
