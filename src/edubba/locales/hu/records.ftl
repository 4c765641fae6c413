# Records that cannot be read or written: file, line, what is wrong, what to do.

record-no-record = { $file }, { $line }. sor: ez nem Edubba-feljegyzés; az első sornak ennek kell lennie: „edubba-record: { $format }”.
record-version = { $file }, { $line }. sor: a feljegyzés formátumának verziója „{ $found }”, ez a program ezt olvassa: { $known }; egy újabb Edubba meg tudja nyitni.
record-too-long = { $file }, { $line }. sor: egy feljegyzés legfeljebb { $limit } KiB lehet; a megjegyzéseket vagy a változatokat rövidíteni kell.
record-control = { $file }, { $line }. sor: ez a vezérlőkarakter nem állhat feljegyzésben: { $found }; el kell távolítani.
record-header = { $file }, { $line }. sor: „{ $found }” nem fejlécsor; a helyes alak „kulcs: érték”, a kulcs kisbetűs, és az utolsó fejlécsor után üres sor áll.
record-header-twice = { $file }, { $line }. sor: már van „{ $name }” fejlécsor ({ $first }. sor); az egyiket el kell távolítani.
record-header-missing = { $file }, { $line }. sor: hiányzik ez a fejlécsor: „{ $name }”; az első sor alá kell írni.
record-headers-many = { $file }, { $line }. sor: egy feljegyzésben legfeljebb { $most } fejlécsor lehet; néhányat el kell távolítani.
record-header-long = { $file }, { $line }. sor: „{ $name }” értéke hosszabb { $most } karakternél; rövidíteni kell.
record-indent = { $file }, { $line }. sor: behúzott sor csak olyan fejlécsor alatt állhat, amelyben a kettőspont után nincs semmi; a két szóközt vagy a fenti értéket el kell távolítani.
record-rules = { $file }, { $line }. sor: „{ $found }” nem szabályverzió; egész szám kell, legalább 1.
record-rules-newer = { $file }, { $line }. sor: a játszma szabályverziója { $found }, ez a program legfeljebb ezt ismeri: { $known }; egy újabb Edubba meg tudja nyitni.
record-json = { $file }, { $line }. sor: a behúzott érték nem olvasható JSON-ként ({ $reason }); ki kell javítani, vagy egyetlen szót kell írni a kettőspont után.
record-setting = { $file }, { $line }. sor: { $reason }
record-unclosed = { $file }, { $line }. sor: „{ $opening }” után hiányzik a párja: „{ $closing }”; be kell zárni, a belsejében pedig fordított perjelet kell tenni a zárójelek és a fordított perjelek elé.
record-stray = { $file }, { $line }. sor: „{ $found }” nem való ide; el kell távolítani, vagy idézőjelbe kell tenni a lépést, amelyhez tartozik.
record-annotation-name = { $file }, { $line }. sor: „{ $found }” nem annotáció; a helyes alak „[név érték]”, a név kisbetűs.
record-piece-long = { $file }, { $line }. sor: „{ $found }” hosszabb { $most } karakternél; rövidíteni kell.
record-no-text-before = { $file }, { $line }. sor: „{ $found }” csak az után a lépés után állhat, amelyhez tartozik; egy lépés mögé kell tenni.
record-variation-empty = { $file }, { $line }. sor: egy változat legalább egy lépést tartalmaz; a zárójeleket el kell távolítani vagy ki kell tölteni.
record-deep = { $file }, { $line }. sor: a változatok { $most } szintnél mélyebben vannak egymásba ágyazva; csökkenteni kell a mélységet.
record-texts-many = { $file }, { $line }. sor: egy feljegyzésben legfeljebb { $most } lépés lehet; változatokat kell eltávolítani.
record-illegal = { $file }, { $line }. sor: { $reason }
record-seat = { $file }, { $line }. sor: „{ $name }” nem tartozik e játszma egyik játékosához sem; a játékosok sorszáma 1 és { $seats } közé esik.
record-result-missing = { $file }, { $line }. sor: a játszma véget ért, de hiányzik ez a fejlécsor: „{ $name }”; ezt kell beírni: „{ $name }: { $found }”.
record-result-early = { $file }, { $line }. sor: „{ $name }” meg van adva, de a lépések végén a játszma nem ér véget; a feljegyzés talán csonka, vagy kell bele egy „end” fejlécsor.
record-result-wrong = { $file }, { $line }. sor: „{ $name }” szerint { $claimed }, a lépések szerint { $found }; a fejlécsort vagy a lépéseket ki kell javítani.
record-numbers = { $file }, { $line }. sor: „{ $name }” értéke szóközökkel elválasztott egész számokból áll, ez nem jó: „{ $found }”.
record-end-over = { $file }, { $line }. sor: „end” az idő előtt abbahagyott játszmákhoz való, ez pedig a szabályok szerint véget ért; el kell távolítani.
record-end-word = { $file }, { $line }. sor: „{ $found }” nem adható meg a korai befejezés okaként; egyetlen szó kell, például resigned, time, agreed vagy abandoned.
record-result-seats = { $file }, { $line }. sor: a „result” fejlécsorban { $seats } játékos pontjainak kell állniuk.
record-winners = { $file }, { $line }. sor: a „winners” fejlécsorban játékosok sorszáma áll, 1 és { $seats } között, növekvő sorrendben, mindegyik egyszer; ez nem jó: „{ $claimed }”.
record-hash = { $file }, { $line }. sor: az utolsó állás hash értéke { $found }, a feljegyzés szerint { $claimed }; egy lépés megváltozott vagy elveszett.
record-not-the-same = { $file }, { $line }. sor: a feljegyzésben olyasmi van, ami fájlban nem állhat; game, rules vagy option nevű fejlécsorokat és nem szöveges értékeket kell keresni.
record-unplayable = A feljegyzés { $number }. lépése, „{ $text }”, nem játszható le: { $reason }
record-holds-too-many = Egy feljegyzésben a változatokkal együtt legfeljebb { $most } lépés lehet; néhányat el kell távolítani.
record-holds-too-deep = A változatok legfeljebb { $most } szint mélyen ágyazhatók egymásba; csökkenteni kell a mélységet.
record-pieces-many = { $file }, { $line }. sor: egy feljegyzésben legfeljebb { $most } megjegyzés és annotáció lehet; néhányat el kell távolítani.

## Ellenőrizhető húzások

proof-header-missing = A húzások nem ellenőrizhetők: hiányzik ez a fejlécsor: „{ $name }”; a teljes feljegyzést kell kérni.
proof-method = A húzások eljárása „{ $found }”, ez a program ezt ellenőrzi: { $known }; egy újabb Edubba ellenőrizheti.
proof-match = A „proof.match” fejlécsorban „{ $found }” nem egy játszma neve; legfeljebb 64 betű, számjegy, kötőjel és aláhúzás lehet.
proof-seed = A „proof.seed” fejlécsorban „{ $found }” nem kezdőérték; 64 kisbetűs hexadecimális számjegy kell.
proof-seat-seed = „{ $name }: { $found }” nem egy hely kezdőértéke; legfeljebb 64 betű, számjegy, kötőjel és aláhúzás lehet.
proof-seat-nobody = „{ $name }” olyan hely kezdőértéke, ahol nem ember ül; ezekben a húzásokban nem lehet megbízni.
proof-commitment = A kezdőérték nem az, amelyet a játszma előtt rögzítettek: ehhez vezet: { $found }; ezekben a húzásokban nem lehet megbízni.
proof-number = A(z) „{ $text }” húzásnak nincs száma; a húzás mögé kell írni, így: „[proof 7]”.
proof-number-missing = A(z) { $number } számú húzás kimaradt a feljegyzésből; ezekben a húzásokban nem lehet megbízni.
proof-number-twice = A(z) { $number } számú húzás kétszer szerepel; ezekben a húzásokban nem lehet megbízni.
proof-number-order = A(z) { $number } számú húzás az ideje előtt áll; ezekben a húzásokban nem lehet megbízni.
proof-wrong = A(z) { $number } számú húzás „{ $found }”, a kezdőértékek szerint „{ $fair }” kellene; ezekben a húzásokban nem lehet megbízni.
