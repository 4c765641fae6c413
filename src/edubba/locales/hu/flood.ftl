# After the Flood: refusals, texts, boards, positions. A refusal follows its rule's number, so it begins small.

## A word that belongs to another step

flood-r21-order-first = előbb ki kell sorsolni a játéksorrendet.
flood-r21-no-order = a játéksorrendet csak egyszer kell kisorsolni, az első forduló előtt.
flood-r47-step = { $seat } cselekedetet választ: városalapítás, város áthelyezése, munkások felrakása, kereskedés, birodalom létrehozása, a birodalom terjeszkedése vagy passz.
flood-r47-first = { $action ->
    [workers] munkásokat a „Munkások felrakása” cselekedettel lehet felrakni; előbb azt válaszd.
    [trade] cserélni és szerszámot készíteni a „Kereskedés” cselekedettel lehet; előbb azt válaszd.
   *[expand] lerohanni, elpusztítani és megerősíteni „A birodalom terjeszkedése” cselekedettel lehet; előbb azt válaszd.
  }
flood-r50-step = valaki már passzolt: { $seat } a cselekedetért előbb bead egy erőforrást, egy munkást vagy egy sereget, vagy passzol.
flood-r63-step = { $seat } munkásokat rak fel: bead egy erőforrást, használ egy írnokot, vagy befejezi („Kész”).
flood-r63-spend-first = előbb be kell adni egy erőforrást; { $where } csak azután jelenhet meg új munkás.
flood-r65-step = az erőforrás már be van adva: { $seat } most megmondja, hová és hány munkás kerül.
flood-r79-step = { $seat } kereskedik: cserél egy nem-sumer területen, szerszámot készít fémből, vagy befejezi („Kész”).
flood-r96-step = { $seat } most megnevezi azt a sumer területet, ahol a birodalom létrejön.
flood-r102-step = { $seat } seregeket vásárol gabonáért, fémért vagy szerszámért, vagy befejezi („Kész”).
flood-r102-board = még a seregek vásárlása folyik; a játéktáblára csak a felszerelés után kerülnek.
flood-r105-step = { $seat } erőforrásokkal felszereli seregeit, vagy befejezi („Kész”).
flood-r105-board = még a seregek felszerelése folyik; a játéktáblára csak azután kerülnek.
flood-r108-step = { $seat } most egy vagy két sereget rak fel a kezdőterületre.
flood-r112-step = { $seat } terjeszkedik: lerohan egy területet, elpusztít egy várost, megerősít egy területet, vagy visszatér.
flood-r118-step = a harc folytatódik: { $seat } újra dob, vagy abbahagyja a harcot.
flood-r126-step = { $seat } bead egy sereget a folytatásért, vagy befejezi („Kész”).
flood-r137-step = { $seat } passzolt, és erőforrásokkal licitálhat a játéksorrendre, vagy befejezi („Kész”).
flood-r137-board = { $seat } passzolt, és ebben a fordulóban már nem hajt végre cselekedetet; most csak erőforrásokkal lehet licitálni.
flood-r142-step = { $seat } most megnövelheti városait, vagy befejezi („Kész”).
flood-r130-dice-first = előbb { $seat } kockadobása következik.
flood-r130-no-dice = most nincs kockadobás.
flood-r156-over = a játszma véget ért.

## Surcharge, pass, bid

flood-r53-pool-empty = { $piece ->
    [worker] saját készletedben nincs több munkás, akivel fizethetnél.
   *[army] saját készletedben nincs több sereg, amellyel fizethetnél.
  }
flood-r53-not-in-hand = nincs ilyen erőforrásod a fizetéshez: { $resource }.
flood-r54-paid = már fizettél egy cselekedetért, ezért végre is kell hajtanod egyet; passzolni ingyen lehet, fizetés helyett.
flood-r56-nothing-left = ha ezt beadod ({ $resource }), utána már semmilyen cselekedetet nem tudsz végrehajtani; adj be mást, vagy passzolj.
flood-r56-no-action = ha ezt beadod ({ $piece ->
    [worker] egy munkás
   *[army] egy sereg
  }), utána már semmilyen cselekedetet nem tudsz végrehajtani; adj be mást, vagy passzolj.
flood-r49-nothing-done = ebben a cselekedetben még semmit sem tettél.
flood-r49-no-work = nem tudsz munkást felrakni vagy áthelyezni: ahhoz egy erőforrás és saját készletedben egy munkás kell, vagy pedig egy bevethető írnok.
flood-r49-no-trade = most nem lehetséges csere, és szerszám sem készíthető.
flood-r49-no-expansion = { $why ->
    [empire] ebben a fordulóban nem hoztál létre birodalmat.
    [pool] saját készletedben nincs több sereg.
   *[other] nincs mit lerohannod, elpusztítanod vagy megerősítened.
  }
flood-r128-no-repeat = az ismétlés egy seregbe kerül, és ahhoz, ami utána jön, még több kell; seregek saját készletedben: { $pool }.
flood-r137-not-in-hand = nincs ilyen erőforrásod a licitáláshoz: { $resource }.

## Cities

flood-r57-city = ezen a területen ({ $area }) már { $seat } városa áll.
flood-r57-army = { $where } { $seat } serege áll.
flood-r58-outer = ez nem sumer terület: { $area }; város csak sumer területen állhat.
flood-r60-all-placed = mind a { $count } városod a játéktáblán van; inkább helyezd át az egyiket.
flood-r60-markers-left = még { $count } várost alapíthatsz; várost áthelyezni csak akkor lehet, ha már mind a négy a játéktáblán van.
flood-r60-same-area = a város már { $where } áll; máshová kell kerülnie.
flood-r61-not-own = { $where } nincs városod.
flood-r142-not-own = { $where } nincs városod, amelyet megnövelhetnél.
flood-r143-wood = a növeléshez { $needed } fa kell; neked { $count } van.
flood-r144-not-in-hand = nincs ilyen erőforrásod a növeléshez: { $resource }.
flood-r146-grown = a város { $where } már meg van növelve.

## Workers

flood-r63-spent = ebben a cselekedetben már beadtál egy erőforrást.
flood-r63-not-in-hand = nincs ilyen erőforrásod, amelyet beadhatnál: { $resource }.
flood-r63-pool-empty = saját készletedben nincs több munkás.
flood-r63-too-many = az erőforrásért legfeljebb { $allowed } munkást rakhatsz fel; ennyi túl sok: { $count }.
flood-r63-pool = saját készletedben { $pool } munkás van, nem { $count }.
flood-r66-sumerian = { $area } sumer terület; ott nem lehet munkás.
flood-r66-scribes = egy játékosnak legfeljebb { $most } írnoka lehet; neked már { $there } van.
flood-r69-none-ready = nincs bevethető írnokod.
flood-r70-pool-empty = saját készletedben nincs több munkás, akit felrakhatnál.
flood-r71-no-worker = { $where } nincs munkásod.
flood-r71-no-other-scribe = nincs másik bevethető írnokod, akit áthelyezhetnél.
flood-r71-none-used = nincs felhasznált szerszámkészítőd.
flood-r71-stays = a munkás { $where } maradna.
flood-r76-fresh = { $count ->
    [one] bevethető írnokodat épp ebben a cselekedetben raktad fel, és csak a következőtől kezdve használhatod.
   *[other] bevethető írnokaidat épp ebben a cselekedetben raktad fel, és csak a következőtől kezdve használhatod őket.
  }

## Trade

flood-r79-nobody = { $where } nincs se munkásod, se sereged.
flood-r80-offers-nothing = { $where } semmi sem kapható.
flood-r80-not-offered = { $where } nem kapható { $wanted }.
flood-r80-pair = { $given } nem cserélhető erre: { $wanted }.
flood-r80-not-in-hand = nincs ilyen erőforrásod a cseréhez: { $resource }.
flood-r81-stock-empty = a közös készletben nincs több { $wanted }.
flood-r82-received = ebben a kereskedésben { $origin } már kaptál ilyet: { $wanted }.
flood-r82-no-unit = { $kind ->
    [armies] { $where } minden sereged egyszer cserélhet, és ott { $count } sereged van.
   *[workers] { $where } minden munkásod egyszer cserélhet, és ott { $count } munkásod van.
  }
flood-r84-army = { $where } { $seat } serege áll, ezért ott nem kereskedhetsz.
flood-r85-sumerian = { $area } sumer terület; kereskedni csak nem-sumer területeken lehet.
flood-r88-no-toolmaker = nincs szerszámkészítőd.
flood-r88-not-in-hand = nincs ilyen erőforrásod, amelyből szerszámot készíthetnél: { $resource }.
flood-r88-stock-empty = a közös készletben nincs több { $wanted }.
flood-r91-used = { $count ->
    [one] a szerszámkészítőd
   *[other] minden szerszámkészítőd
  } már dolgozott ebben a fordulóban.
flood-r92-not-traded = { $wanted } nem szerezhető meg cserével.

## Empires

flood-r94-has-one = ebben a fordulóban már létrehoztál egy birodalmat: { $empire }.
flood-r95-other-turn = ez a birodalom nem hozható létre { $turn ->
    [1] az 1.
    [5] az 5.
   *[other] a { $turn }.
  } fordulóban: { $empire }; ami létrehozható: { $a }, { $b } és { $c }.
flood-r95-taken = ezt a birodalmat ebben a fordulóban már { $seat } hozta létre: { $empire }.
flood-r97-no-worker = birodalmat ott lehet létrehozni, ahol vannak munkásaid; { $where } nincs egy sem.
flood-r97-more = { $where } { $seat } több munkással van jelen, mint te: ő { $most }, te { $own } munkással.
flood-r102-buys-none = ezért nem kapsz sereget: { $resource }; sereget gabonáért, fémért és szerszámért lehet vásárolni.
flood-r102-not-in-hand = nincs ilyen erőforrásod, amelyért sereget vásárolhatnál: { $resource }.
flood-r104-stock-empty = mind a { $count } sereged játékban van.
flood-r105-not-in-hand = nincs ilyen erőforrásod a felszereléshez: { $resource }.
flood-r96-outer = ez nem sumer terület: { $area }; a sumer birodalom sumer területen jön létre.
flood-r108-pool = nem rakhatsz fel { $count } sereget; seregek saját készletedben: { $pool }.

## Expansion

flood-r12-one-way = a nyíl { $origin } indul, oda nem vezet.
flood-r13-dilmun = Dilmun nem rohanható le.
flood-r14-akkad = Akkád nem rohanható le.
flood-r111-wiped-out = nem maradt sereged a játéktáblán; birodalmadnak ({ $empire }) előbb vissza kell térnie.
flood-r111-armies-left = még { $count } területen van sereged; egy birodalom csak akkor tér vissza, ha egy sem maradt.
flood-r111-start-area = birodalmad ({ $empire }) { $where } nem térhet vissza, csak ott, ahol létrejöhet.
flood-r114-not-adjacent = egyetlen sereged sem érheti el { $area }: egyik sem áll szomszédos területen.
flood-r115-own-army = { $where } már van sereged; inkább erősítsd meg.
flood-r121-no-city = { $where } nincs város.
flood-r121-no-army = { $where } nincs sereged.
flood-r121-price = { $where } a város elpusztításához { $needed } sereget kell beadnod saját készletedből; neked { $pool } van.
flood-r122-dear = Suruppak védi { $seat } városait: { $where } a város elpusztításához { $needed } sereget kell beadnod saját készletedből; neked { $pool } van.
flood-r124-own-city = { $where } a saját városod áll.
flood-r125-no-army = { $where } nincs sereged, amelyet megerősíthetnél.
flood-r125-full = { $where } már { $most } sereged van, és több nem lehet.

## Texts

flood-parse-not-a-text = „{ $text }” nem lépés ebben a játékban; egy lépés így néz ki: found uruk, spend textile, place guti*2, swap mitanni grain>metal, invade nippur vagy done.
flood-parse-name = „{ $text }”: itt nincs „{ $name }”; választható: { $known }.
flood-parse-form = „{ $text }” nincs helyesen írva; így kell írni: { $form }
flood-parse-draw = „{ $text }” nem húzás ebben a játékban; egy húzás vagy játéksorrend, például ~213, vagy két dobókocka, például ~34.

## Boards

flood-board-not-a-table = { $file }, { $place }: ide táblázat kell.
flood-board-unknown = { $file }, { $place }: „{ $name }” itt ismeretlen; választható: { $known }.
flood-board-missing = { $file }, { $place }: hiányzik: { $name }.
flood-board-number = { $file }, { $place }: „{ $value }” nem lehet; ide egész szám kell, legalább { $least }, legfeljebb { $most }.
flood-board-not-names = { $file }, { $place }: ide lista kell, ezekből: { $known }.
flood-board-twice = { $file }, { $place }: { $name } kétszer szerepel.
flood-board-power = { $file }, { $place }: „{ $value }” nem ennek a területnek a képessége (R7); helyesen: { $wanted }.
flood-board-not-offered = { $file }, { $place }: ez az erőforrás egyetlen területen sem kapható: { $resource }; legalább egyen kaphatónak kell lennie (R80).
flood-board-empty = { $file }, { $place }: itt valamit el kell fogadni cserébe (R80).
flood-board-self-trade = { $file }, { $place }: { $resource } nem cserélhető önmagára (R80).
flood-board-growth = { $file }, { $place }: ide öt növekvő szám kell, a luxuscikkek számához nullától négyig (R145).
flood-board-three-empires = { $file }, { $place }: ide három birodalom kell a seregeivel (R95).
flood-board-pair = { $file }, { $place }: ide egy területpár kell.
flood-board-self-border = { $file }, { $place }: { $area } nem lehet szomszédos önmagával.
flood-board-link-twice = { $file }, { $place }: { $a } és { $b } már össze van kötve, itt: { $other }.
flood-board-sealed = { $file }, { $place }: { $area ->
    [dilmun] Dilmunba nem juthat sereg (R13)
   *[akkad] Akkádot senki sem rohanhatja le, onnan csak kifelé vezet nyíl (R14)
  }.
flood-board-akkad = { $file }, { $place }: hiányzik az akkad és babylon közötti nyíl, amely babylon felé mutat (R14).
flood-board-fine = { $file }: a játéktábla ({ $name }) rendben van; { $borders } határ és { $arrows } nyíl.

## Positions set up from JSON

flood-view-order = { $place }: a játéksorrendben minden játékos egyszer szerepel.
flood-view-no-order = { $place }: hiányzik a játéksorrend.
flood-view-opening = { $place }: a játéksorrend kisorsolása előtt még semmi sem történt; ez az állás lehetetlen.
flood-view-workers = { $place }: { $seat ->
    [1] az 1.
   *[other] a { $seat }.
  } játékosnak összesen { $count } munkása van; ennyi kell: { $wanted } (R167).
flood-view-armies = { $place }: { $seat ->
    [1] az 1.
   *[other] a { $seat }.
  } játékosnak összesen { $count } serege van; ennyi kell: { $wanted } (R167).
flood-view-scribes = { $place }: { $seat ->
    [1] az 1.
   *[other] a { $seat }.
  } játékosnak { $count } írnoka van; legfeljebb kettő lehet (R66).
flood-view-track = { $place }: ennyi ponttal { $seat ->
    [1] az 1.
   *[other] a { $seat }.
  } játékosnak ott legfeljebb { $most } lehet (R150).
flood-view-dilmun = { $place }: Dilmunban nem lehet sereg (R169).
flood-view-akkad = { $place }: Akkádban csak annak lehet serege, aki ezt a birodalmat létrehozta, { $seat ->
    [1] az 1.
   *[other] a { $seat }.
  } játékosnak nem (R169).
flood-view-no-empire = { $place }: { $seat ->
    [1] az 1.
   *[other] a { $seat }.
  } játékosnak ebben a fordulóban nincs birodalma, ezért se serege, se felszerelése nem lehet (R103).
flood-view-grown = { $place }: csak várost lehet megnövelni, és itt nincs város (R146).
flood-view-early-points = { $place }: az első forduló vége előtt senkinek sincs pontja vagy megnövelt városa (R140).
flood-view-empire-twice = { $place }: egy fordulóban minden birodalom csak egyszer jön létre (R95).
flood-view-rank = { $place }: egy játékosnak pontosan akkor van rangja, ha birodalma fel van szerelve (R106).
flood-view-ranks = { $place }: az A, B, C rang a felszerelést követi, hézag nélkül (R106).
flood-view-resource = { $place }: a közös készletben és a játékosoknál összesen { $count } van; csak { $most } létezik (R168).
flood-view-lying = { $place }: { $lying } értékű erőforrás se a közös készletben, se a játékosoknál nincs, a felszerelések és a licitek értéke viszont { $told } (R168).
flood-view-bid = { $place }: csak az licitált, aki passzolt (R137).
flood-view-growth = { $place }: a városokat akkor lehet növelni, amikor már mindenki passzolt (R142).
flood-view-passed = { $place }: aki passzolt, az már csak licitálhat (R136).
flood-view-over = { $place }: a játék végén már nincsenek seregek, saját készletek, licitek és birodalmak (R151).
flood-view-nothing-to-do = { $place }: itt semmit sem lehet tenni ebben a lépésben: { $prompt }.
flood-view-pending = { $place }: ez nem állhat a most soron lévő lépésnél.
flood-view-attacker = { $place }: ez csak ott áll, ahol kockadobás következik.
flood-view-received = { $place }: minden fajta egyszer, az erőforrások sorrendjében.
flood-view-cannot-grow = { $place }: { $seat ->
    [1] az 1.
   *[other] a { $seat }.
  } játékos nem tud várost növelni, ezért nem ő következik (R143).
flood-view-no-pass = { $place }: senki sem passzolt, ezért nincs pluszköltség (R50).
flood-view-paid = { $place }: a pluszköltség pontosan akkor van megfizetve, ha valaki már passzolt, és egy cselekedet folyamatban van (R50).
flood-view-place = { $place }: munkásokat egy erőforrás beadása után lehet felrakni, és ez mondja meg, hányat (R63).
flood-view-fresh = { $place }: ez több írnok, mint amennyi bevethető (R76).
flood-view-changed = { $place }: ebben a cselekedetben már történt valami, ezért ide true kell.
flood-view-swaps = { $place }: ez több csere, mint amennyit a munkások, a seregek és a fajták lehetővé tesznek (R82).
flood-view-extra = { $place }: szippari várossal egyetlen plusz csere jár, több nem (R164).
flood-view-needs-empire = { $place }: { $seat ->
    [1] az 1.
   *[other] a { $seat }.
  } játékosnak nincs birodalma ehhez a lépéshez (R100).
flood-view-early-equipment = { $place }: a seregeket előbb meg kell vásárolni, csak azután lehet felszerelni (R102).
flood-view-pool = { $place }: { $seat ->
    [1] az 1.
   *[other] a { $seat }.
  } játékosnak ehhez a lépéshez egy sereg kell a saját készletében.
flood-view-at = { $place }: csak egy új sumer birodalomnál lehet megválasztani, hol jön létre (R96).
flood-view-fight = { $place }: target és fight együtt áll ott, ahol kockadobás következik, valamint a fight és a garrison lépésnél, és a lépéshez illik.
flood-view-holder = { $place }: { $area } ehhez a lépéshez nem a megfelelő játékos kezében van (R109, R117).
flood-view-founding-workers = { $place }: aki a birodalmat létrehozza, levette munkásait a kezdőterületről (R108).
flood-view-reach = { $place }: a támadó nem juthat el ide: { $area } (R114, R109).
