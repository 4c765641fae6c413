# Nomi dei luoghi e delle merci di After the Flood.

flood-name = { $name ->
    [sippar] Sippar
    [babylon] Babilonia
    [nippur] Nippur
    [shuruppak] Shuruppak
    [umma] Umma
    [uruk] Uruk
    [ur] Ur
    [lagash] Lagash
    [eridu] Eridu
    [akkad] Akkad
    [amorites] Amorrei
    [assyria] Assiria
    [chaldea] Caldea
    [dilmun] Dilmun
    [egypt] Egitto
    [elam] Elam
    [guti] Gutei
    [hittites] Ittiti
    [isin] Isin
    [kassites] Cassiti
    [larsa] Larsa
    [mitanni] Mitanni
    [sumer] Sumer
    [irrigation] Irrigazione
    [weaving] Tessitura
    [scribes] Scribi
    [toolmakers] Fabbri
   *[other] { $name }
  }
flood-resource = { $name ->
    [grain] grano
    [wood] legno
    [metal] metallo
    [textile] tessuto
    [tool] attrezzo
    [oil] olio
    [gold] oro
    [lapis] lapislazzuli
   *[other] { $name }
  }
