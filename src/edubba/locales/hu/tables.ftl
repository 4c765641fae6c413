# Egy játszmának szóló, végre nem hajtható parancsok: mi a baj, mit kell tenni.

## Az állapota

table-unknown = Nincs „{ $match }” nevű játszma; ellenőrizni kell a címet.
table-waiting = A játszma még nem kezdődött el; meg kell várni, amíg minden hely betelik.
table-running = A játszma már elkezdődött; ez csak a kezdés előtt lehetséges.
table-over = A játszma véget ért; már semmi sem változtatható rajta.
table-stale = A játszma továbbhaladt: ez a { $yours }. változatnak szólt, most a { $now }. van érvényben; meg kell nézni és újra próbálni.

## Helyek

table-no-seat = Ennél az asztalnál nincs { $seat }. hely; a helyek: 1–{ $seats }.
table-foreign-seat = A(z) { $seat }. hely másé; sajátot kell választani.
table-no-seat-here = Ennél az asztalnál nincs saját hely; csak nézni lehet.
table-seat-taken = A(z) { $seat }. hely foglalt; másikat kell választani.
table-seat-empty = A(z) { $seat }. hely már üres; foglaltat kell választani.
table-full = Minden hely foglalt; másik asztalt kell keresni.
table-name-taken = Ennél az asztalnál a(z) „{ $name }” név foglalt; másikat kell választani.
table-invitation = Ez az asztal zártkörű, és a meghívó nem jó; a házigazdától kell hivatkozást kérni.
table-host-only = Ezt csak az asztal házigazdája teheti meg; őt kell megkérni.
table-level = Nincs „{ $level }” szint; választható: { $known }.

## Körök

table-not-your-turn = Most más van soron; várni kell rá: { $name }.
table-bot-plays = A(z) { $seat }. helyen gépi játékos játszik; előbb vissza kell venni a helyet.
table-draft-stale = A vázlat megváltozott: ez a { $yours }. állapotának szólt, most a { $now }. van érvényben; meg kell nézni és újra próbálni.
table-draft-long = Egy vázlatban legfeljebb { $most } lépés lehet; véglegesíteni kell, vagy visszavonni néhányat.
table-turn-is-full = A kör teljes; véglegesíteni kell, vagy visszavonni valamit.
table-nothing-to-undo = A vázlatban nincs mit visszavonni; ennél messzebb csak mindenki beleegyezésével lehet visszamenni.
table-nothing-to-commit = A vázlatban nincs mit véglegesíteni; előbb lépni kell.

## Beleegyezés

table-nothing-to-take-back = A(z) { $seat }. helyen még nincs végleges lépés, amelyet vissza lehetne venni.
table-take-back-where = Visszavenni csak egy saját kör elejéig lehet; a megmaradó lépések száma ezek egyike: { $places }.
table-take-backs-many = Egy játszmában legfeljebb { $most } visszavétel lehet, és mind elfogyott; tovább kell játszani.
table-take-back-rated = Csak gépi játékosok elleni értékelt játszmában nincs visszavétel; tovább kell játszani.
table-abandon-rated = Csak botok elleni értékelt játszmát nem lehet eredmény nélkül félbehagyni; inkább add fel a helyedet.
table-question-open = Már van nyitott kérdés; meg kell várni, amíg mindenki válaszol.
table-no-question = Nincs nyitott kérdés, nincs mire válaszolni.
table-not-asked = A kérdés másnak szól, vagy már megvan rá a válasz; várni kell a többiekre.

## Órák

table-resigned = A(z) { $seat }. helyet végleg feladták; ott végig gépi játékos játszik.
table-never-left = A(z) { $seat }. helyen nem gépi játékos játszik; nincs mit visszavenni.
table-no-holidays = Szabadság csak napokban mért óra mellett van; szünetet a csevegésben lehet kérni.
table-holiday-already = { $away ->
    [yes] A szabadság már tart; előbb vissza kell jönni.
   *[no] Most nincs szabadság, nincs honnan visszajönni.
  }
table-holidays-used = Ebben a játszmában elfogyott a szabadság; tovább kell játszani, vagy gépi játékosra bízni a helyet.
table-clock-kind = Nincs ilyen óra; választható: { $known }.
table-clock-value = Az óra „{ $name }” értéke { $least } és { $most } másodperc között lehet; ilyet kell választani.
