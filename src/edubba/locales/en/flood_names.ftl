# Names of places and goods of After the Flood.

flood-name = { $name ->
    [sippar] Sippar
    [babylon] Babylon
    [nippur] Nippur
    [shuruppak] Shuruppak
    [umma] Umma
    [uruk] Uruk
    [ur] Ur
    [lagash] Lagash
    [eridu] Eridu
    [akkad] Akkad
    [amorites] Amorites
    [assyria] Assyria
    [chaldea] Chaldea
    [dilmun] Dilmun
    [egypt] Egypt
    [elam] Elam
    [guti] Guti
    [hittites] Hittites
    [isin] Isin
    [kassites] Kassites
    [larsa] Larsa
    [mitanni] Mitanni
    [sumer] Sumer
    [irrigation] Irrigation
    [weaving] Weaving
    [scribes] Scribes
    [toolmakers] Toolmakers
   *[other] { $name }
  }
flood-resource = { $name ->
    [grain] grain
    [wood] wood
    [metal] metal
    [textile] textile
    [tool] tool
    [oil] oil
    [gold] gold
    [lapis] lapis lazuli
   *[other] { $name }
  }
