# Jelentés a kiegyensúlyozottságról.

balance-running = Játszmák: { $game }
balance-goes-on = Folytatódik: { $file }; eddig { $count } játszma.
balance-kept = { $games } játszmából { $done } itt van elmentve: { $file }; ugyanez a parancs folytatja.
balance-written = A játszmák itt vannak: { $file }; a jelentés itt: { $report }.

## The page: what was played, and what it showed

balance-title = Mennyire kiegyensúlyozott? { $game }
balance-summary = { $games } játszma, { $bot } önmaga ellen; { $sets } szabályrendszer szerint egyenként { $each }, kikényszerített első lépéssel { $forced }; { $players } játékos, játéktábla: { $board }, kezdőérték: { $seed }
balance-say-places = Aki { $place ->
    [1] elsőként
    [2] másodikként
    [3] harmadikként
   *[other] utolsóként
  } kerül sorra, a játszmák ekkora részét nyeri meg: { $share } (95%-os intervallum: { $span }); az egyenlő rész { $even } volna. { $verdict ->
    [clear] Ez kétségtelen.
    [likely] Ez valószínű, de ennyi szám közül egy véletlenül is eltérhet ennyire.
   *[unclear] Ez hibahatáron belül van: senki sincs kétségtelenül előnyben.
  }
balance-say-variety = Az e szabályok szerinti { $games } játszma { $count } különböző módon kezdődött, az összes játékos első akciója szerint; a leggyakoribb kezdés aránya { $share }. Minél kevesebb van, annál inkább egyetlen kezdésről szól minden szám, és nem a játékról.
balance-say-scores = A legjobb átlagosan { $winner } pontot ér el, és { $margin } ponttal előzi meg a következőt; a játszmák fele legfeljebb { $median } pont különbséggel dől el, és a győzelmek ekkora része közös: { $shared }.
balance-say-shape = Egy játszma { $length } döntésből áll. Egy döntésnél átlagosan { $branching } akció megengedett, a döntések ekkora részénél csak egyetlenegy: { $forced }. Egy játszma nagyjából { $lines } lehetséges lefolyás egyike, a húzásokat nem számítva.
balance-say-first = { $verdict ->
    [clear] Az első lépések nem egyenértékűek: a puszta véletlen a { $count } lépést csak az esetek ekkora részében távolítaná el egymástól ennyire: { $chance }. { $games } kikényszerített első lépésű játszmában ez volt a legjobb: „{ $best }”: { $share }.
    [likely] Az első lépések valószínűleg nem egyenértékűek: a puszta véletlen a { $count } lépést az esetek ekkora részében távolítaná el egymástól ennyire: { $chance }. { $games } kikényszerített első lépésű játszmában ez volt a legjobb: „{ $best }”: { $share }.
   *[unclear] { $games } játszma után a { $count } első lépés nem különböztethető meg: a puszta véletlen az esetek ekkora részében távolítaná el őket egymástól ennyire: { $chance }. A legjobb ez volt: „{ $best }”: { $share }; ez nem bizonyíték.
  }
balance-say-apart = Az összes átlagától kétségtelenül eltér: { $moves }.
balance-say-departures = { $count ->
    [0] Ezektől a szabályoktól egyik egyedüli eltérés sem változtat meg kétségtelenül semmit; kipróbálva: { $all }.
   *[other] Az e szabályoktól való egyedüli eltérések közül (kipróbálva: { $all }) ezek változtatnak meg kétségtelenül valamit: { $names }.
  }

## The page: names

balance-standard = alapszabályok
balance-asked = kért szabályok
balance-place = { $number ->
    [1] elsőként lép
    [2] másodikként lép
    [3] harmadikként lép
    [4] negyedikként lép
   *[other] { $number }. a sorban
  }
balance-verdict = { $verdict ->
    [clear] kétségtelen
    [likely] valószínű
   *[unclear] bizonytalan
  }
balance-span = { $low } – { $high }
balance-mean = átlag: { $value }
balance-median = medián: { $value }
balance-step = { $number }. döntés: { $value }
balance-figure = { $name ->
    [advantage] A kezdő győzelmi aránya
    [last] Az utolsó győzelmi aránya
    [points] Egy játékos pontjai
    [margin] A legjobb előnye
    [length] Döntések egy játszmában
   *[branching] Megengedett akciók döntésenként
  }
balance-tile = { $name ->
    [first] ennyit nyer a kezdő
    [even] az egyenlő rész
    [winner] a legjobb pontjai
    [margin] pont előny a következő előtt
    [length] döntés játszmánként
   *[branching] megengedett akció döntésenként
  }
balance-head = { $name ->
    [rules] szabályok
    [advantage] a kezdő győzelmi aránya
    [last] az utolsó győzelmi aránya
    [place] sorrend
    [seat] hely
    [games] játszma
    [wins] győzelmi arány (95%)
    [verdict] egyenlőtlen?
    [points] pont
    [margin] előny
    [shared] közös győzelmek
    [length] döntés
    [texts] szöveg
    [branching] megengedett akciók
    [forced] választás nélkül
    [lines] lefolyások
    [same] azonos eredmény
    [move] első lépés
    [text] szöveg
    [lead] pontelőny
    [least] legkevesebb
    [lower] alsó negyed
    [median] medián
    [upper] felső negyed
    [most] legtöbb
    [decision] döntés
   *[chosen] gépek választása
  }
balance-figures = A számok

## The page: sections

balance-places = Ki van előnyben?
balance-about-places = A győzelem része aszerint, hogy ki jut elsőként, másodikként és így tovább az első döntéséhez; a közös győzelem egyenlően oszlik meg. A skála az egyenlő rész fölötti és alatti századokat mutatja; a vonalak 95%-os intervallumok. Az azonos számú játszmákban minden szabály mellett ugyanazok a húzások.
balance-even = { $games } játszma; szaggatott vonal: az egyenlő rész, { $share }
balance-table-places = Győzelmi arány a sorrend szerint, minden összehasonlított szabállyal
balance-drawn = A kezdőt sorsolják, ezért a hely száma nem jelenthet semmit: az arányai ellenőrzésül a táblázatokban állnak.
balance-table-seats = Győzelmi arány a hely száma szerint, a kért szabályokkal
balance-scores = Pontok
balance-plot-scores = Pontok a sorrend szerint
balance-about-scores = Milyen gyakran hány ponttal végzett egy játékos; a jel az átlagnál áll.
balance-plot-margins = A legjobb előnye
balance-about-margins = Pontok a legjobb és a következő között; a 0 pontegyenlőség, bárki nyeri is meg.
balance-shape = Választék és hossz
balance-plot-choices = Megengedett akciók a játszma során
balance-about-choices = A vonal a medián, a sáv a játszmák középső felét fogja át. Addig tart, ameddig a játszmák fele.
balance-plot-lengths = Döntések egy játszmában
balance-about-lengths = Az összes játékos döntései együtt, a húzásokat nem számítva.
balance-table-shapes = Pontok, hossz és választék minden összehasonlított szabállyal
balance-moves = Mennyit érnek az első lépések?
balance-about-forced = A gépi játékosok úgy kezdenek, ahogy nekik a legjobban tetszik, és csak ott, ahol illik; az így kezdett játszmák nem igazságos próbái egy lépésnek. Ezért minden első lépés egyforma gyakran volt kikényszerítve, bármit húztak is, és utána a gépek játszottak tovább.
balance-plot-best = A legjobb első lépések
balance-plot-worst = A legrosszabb első lépések
balance-about-moves = Annak a győzelmi aránya, akinek így kellett kezdenie, 95%-os intervallummal; szaggatott vonal: az összes átlaga, { $share }. Kitöltve: ettől kétségtelenül eltér.
balance-table-moves = Az összes első lépés, mindegyik egyforma gyakran kikényszerítve, bármit húztak is
balance-departures = Beállítások és játéktáblák összehasonlítása
balance-about-departures = Minden ábra azt mutatja, mit változtat egy eltérés, játszma játszma ellen, azonos húzásokkal. A kitöltött pontok kétségtelenek, a kékek valószínűek; a szürke vonalak, amelyek elérik a szaggatottat, bizonytalanok.
balance-about-figure = { $name ->
    [advantage] Változás századokban, mindegyik a saját egyenlő részéhez mérve.
    [last] Változás századokban, mindegyik a saját egyenlő részéhez mérve.
    [points] Az összes játékos átlagának változása.
    [margin] A legjobb és a következő közötti pontok változása.
    [length] Az összes játékos döntéseinek változása.
   *[branching] A játszma átlagának változása.
  }
balance-table-differences = Eltérés a kért szabályoktól, 95%-os intervalluma, és hogy mennyire biztos
balance-limits = Amire nem lehet következtetni
balance-limit-bots = Gépi játékosok játszottak ({ $bot }), nem emberek. Az emberek másképp terveznek, egyezkednek és tévednek: ami ezekre a gépekre igaz, rájuk nem biztosan az, ahogy erősebb gépekre sem.
balance-limit-strength = Minden helyen ugyanaz a gépi játékos ült. Nincs megmérve, mennyire hozza be egy erős játékos a rossz hely hátrányát.
balance-limit-intervals = Egy 95%-os intervallum húsz esetből egyszer elkerüli az igazságot. Azt mondja meg, mit tesz a véletlen ennyi játszmában, nem azt, mit ítélnek meg rosszul a gépek mindegyikben.
balance-limit-many = Itt sok szám áll, és némelyik véletlenül tér el. Csak az a kétségtelen, ami akkor is igaz, ha a húsz esetből egy az összes hasonló számra oszlik el; ami csak a saját intervallumából lép ki, az valószínű.
balance-limit-first = Egy első lépés ki volt kényszerítve, bármit húztak is, ezért az értéke az összes húzás átlaga; egy adott állásban más lehet a legjobb. A sok közül a legjobb az arányának egy részét a szerencsének köszönheti.
balance-limit-single = Egyszerre csak egy eltérés volt játékban. Nincs megmérve, mit tesz kettő együtt.

## What cannot be

balance-openings = „{ $value }” nem jó szám ehhez: --openings; 0 és { $most } közötti szám kell.
balance-busy = Ezt a fájlt egy másik jelentés használja: { $file }; meg kell várni, vagy az --out kapcsolóval másik fájlt megadni.
balance-no-study = { $file } nem ilyen jelentés fájlja; az --out kapcsolóval másikat kell megadni.
balance-other-study = Ebben a fájlban egy másik jelentés játszmái vannak: { $file }; az eltérés: { $words }; az --out kapcsolóval másik fájlt kell megadni.
balance-study-part = { $name ->
    [game] játék
    [options] beállítások
    [bots] gépi játékosok
    [seed] kezdőérték
    [rules] szabályváltozat
    [compared] az összehasonlítás tárgya
   *[version] Edubba-változat
  }
balance-bad-line = { $file }, { $line }. sor: ez nem ennek a jelentésnek a játszmája; a sor törlése után a játszma újra lejátszódik.
