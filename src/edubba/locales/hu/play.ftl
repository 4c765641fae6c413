# Play and replay in the terminal, and the other commands.

play-welcome = { $game }, { $players } játékos. Játszani egy lépés beírásával lehet, például: { $example }; a Tab kiegészíti, a help felsorolja a parancsokat.
play-help =
    A beírt lépés végrehajtódik, a Tab kiegészíti a lépéseket és a parancsokat. A parancsok:
    legal [RÉSZ]   a most megengedett lépések, vagy csak azok, amelyekben szerepel a RÉSZ
    why LÉPÉS      miért nem megengedett most egy lépés
    hint           mit lépne itt egy erős gépi játékos, és mindenki esélyei
    board          az állás táblázatban
    read           az állás mondatokban, felolvasáshoz
    near [HELY]    egy hely szomszédai, vagy mind
    log            az eddig történtek
    scores         az eddigi pontok
    undo           a legutóbbi saját döntés és minden azutáni visszavonása
    save FÁJL      az eddigi játszma mentése feljegyzésként
    draw FÁJL      az állás képének mentése SVG-ként
    quit           felállás az asztaltól
play-more = { $count } lépés; rövidebb listához meg kell adni egy részletet, például: legal { $example }
play-none-match = Nincs olyan megengedett lépés, amelyben ez szerepel: „{ $part }”.
play-allowed = { $text } most megengedett.
play-why-what = Melyik lépés? A szó után kell írni, például: why { $example }
play-file-what = Melyik fájl? A nevét a szó után kell írni, például: { $command } { $example }
play-near-nothing = Innen nem vezet út máshová: { $name }.
play-near-none = Ezen a játéktáblán nincs „{ $name }” nevű hely.
play-nothing-to-undo = Nincs visszavonható saját döntés.
play-undone = Visszavonva: { $texts }.
play-saved = Elmentve: { $file }.
play-goodbye = Viszontlátásra!
play-goodbye-saved = Viszontlátásra! A játszma itt van elmentve: { $file }; ugyanez a parancs folytatja.
play-resume = Ebben a fájlban már van egy játszma: { $file }; a folytatásához elhagyandó: { $words }; új játszmához másik fájlt kell megadni.
play-ended = Az itt tárolt játszma idő előtt véget ért ({ $end }), és nem folytatható: { $file }.
play-file-exists = { $file } már létezik; másik nevet kell választani.
play-goes-on = Folytatódik az itt tárolt játszma: { $file }; eddig { $count } lépés.
play-result = { $name }: { $points } pont{ $winner ->
    [yes] , győztes
   *[no] {""}
  }
play-player = Játékos
play-player-number = { $seat }. játékos
play-seat-unknown = „{ $name }” nem ülhet az asztalhoz; egy helyre human ülhet vagy ezek egyike: { $known }.
play-seats-count = { $count } hely nem illik { $players } játékoshoz; mindenkinek pontosan egy helyet kell megadni.
replay-help = Enter vagy n: tovább, b: vissza, egy szám: ugrás oda, board, read, quit.
replay-at = { $at } / { $total }
replay-number = Ebben a feljegyzésben nincs „{ $number }” számú hely; választható: 0–{ $total }.
draw-only-record = { $word } csak feljegyzés mellett adható meg; itt el kell hagyni.
draw-only-game = { $word } csak egy játék neve mellett adható meg; itt el kell hagyni.
bench-running = Véletlen játszmák, { $game }, { $seconds } s
bench-line = { $games } játszma másodpercenként, { $decisions } döntés másodpercenként, { $board }, { $players } játékos
warm-running = A szabályok lefordítása
warm-done = A szabályok le vannak fordítva, és itt találhatók: { $folder } ({ $seconds } s).
warm-plain = A Numba nincs telepítve: a szabályok egyszerű Pythonként futnak, nincs mit lefordítani.
verify-legal = { $file }: az utolsó lépésig szabályos, { $count } lépés a fő változatban.
verify-draws = { $count ->
    [0] Nem volt húzás; a kezdőérték az, amelyet a játszma előtt rögzítettek.
   *[other] { $count } húzás ellenőrizve a játszma előtt rögzített kezdőértékkel: mind helyes.
  }
verify-seats = Kezdőértéket adó helyek: { $seats }.
verify-seats-none = Egyik hely sem adott kezdőértéket: a húzásokat a szerver egyedül végezte, és a játszma előtt több kezdőértéket is kipróbálhatott.
verify-own = A(z) { $seat }. hely kezdőértéke a megadott.
verify-own-other = A(z) { $seat }. hely kezdőértéke a feljegyzésben „{ $found }”, nem a megadott; ha a megadott volt a helyes, ezekben a húzásokban nem lehet megbízni.
verify-own-none = A feljegyzésben nincs kezdőértéke ennek a helynek: { $seat }; ha adtál ilyet, ezekben a húzásokban nem lehet megbízni.
verify-both = Hiányzik: { $word }; a --seat és a --seed együtt adandó meg, vagy egyik sem.
verify-unproved = A húzások nem bizonyíthatók: a feljegyzésben nincs „proof.…” fejlécsor, így senki sem tudja megmondani, tisztességesek voltak-e.
verify-not-yet = A húzások még nem ellenőrizhetők: a játszma nem ért véget, és a szerver csak a végén fedi fel a kezdőértékét.
verify-open = A játszma nem ért véget.
verify-ended = A játszmát idő előtt befejezték ({ $end }).
