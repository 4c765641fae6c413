# What is wrong with something from outside: one sentence, what and where and what to do.

unknown-game = Itt nincs „{ $name }” nevű játék; a játékok: { $known }.
unknown-option = Ennek a játéknak ({ $game }) nincs „{ $name }” nevű beállítása; a beállítások: { $known }.
bad-option = Érvénytelen érték ({ $name }): „{ $value }”; választható: { $known }.
option-form = „{ $word }” nem beállítás; a helyes alak: név=érték.
unknown-board = Nincs „{ $name }” nevű játéktábla; a játéktáblák: { $known }.
unknown-board-or-file = Nincs „{ $name }” nevű játéktábla; választható: { $known }, vagy egy .toml végű táblafájl.

board-not-toml = { $file } nem TOML-fájl: { $reason }.
board-unknown-key = { $file }: „{ $place }” nem kulcs egy táblafájlban; a kulcsok: { $known }.
board-name = { $file }: a név egyetlen, kisbetűkből, számjegyekből és aláhúzásjelekből álló szó lehet, ez nem jó: „{ $value }”.
board-not-a-list = { $file }, { $place }: ide lista kell, legalább 1, legfeljebb { $most } elemmel.

file-unreadable = { $file } nem olvasható: { $reason }.
file-unwritable = { $file } nem írható: { $reason }.
output-failed = A kimenet nem írható: { $reason }.
output-is-input = Ezt a fájlt ez a parancs olvassa: { $file }; a { $word } kapcsolóval másikat kell megadni.
output-holds-other = { $file } már létezik, és nem { $kind }-fájl; a { $word } kapcsolóval másikat kell megadni.
file-too-long = { $file } túl hosszú; itt legfeljebb { $limit } KiB olvasható be.
file-not-utf8 = { $file }, { $line }. sor: ez nem UTF-8 szöveg; a fájlt UTF-8 kódolással kell menteni.
file-not-json = { $file }, { $line }. sor: ez nem JSON: { $reason }.

## Positions set up from JSON

view-table = { $place }: ide egy JSON-objektum kell.
view-unknown-key = { $place }: az állásban nincs ilyen kulcs.
view-missing = { $place }: ez a kulcs hiányzik.
view-number = { $place }: „{ $value }” nem lehet; ide egész szám kell, legalább { $least }, legfeljebb { $most }.
view-exactly = { $place }: „{ $value }” nem lehet; a helyes érték itt: { $wanted }.
view-list = { $place }: ide { $length } elemű lista kell.
view-list-most = { $place }: ide legfeljebb { $length } elemű lista kell.
view-one-of = { $place }: „{ $value }” nem lehet; választható: { $known }.
view-no-chance = { $place }: ebben a szakaszban nincs húzás: { $phase }.
view-to-act = { $place }: itt egy játékos sorszáma áll, amikor ő dönt, húzáskor és a játék végén pedig null.
view-derived = { $place }: az itt megadott érték { $value }, de a megszerzett jelzőkből ez adódik: { $wanted }.

## A player in a refusal, where no name is known

refusal-seat = { $seat ->
    [1] az 1.
   *[other] a { $seat }.
  } játékos
