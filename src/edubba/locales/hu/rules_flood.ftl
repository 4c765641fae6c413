# Az Áradás után szabályai, mindegyik egy bekezdésben, és a képek, amelyek megmutatják őket.

## Tartozékok

rules-flood-chapter-components = Tartozékok
rules-flood-R1 = Az Áradás után pontosan három játékosnak szól. Se ketten, se négyen nem játszható.
rules-flood-R2 = A saját színedben 4 városjelződ, 4 növekedésjelződ, 25 munkásod, 20 sereged és 5 kerek jelződ van; ez utóbbiak a pontjaidat, a játéksorrendben elfoglalt helyedet és azt mutatják, mit tettél a fordulóban.
rules-flood-R3 = Minden játékos közösen használ egy fordulójelzőt és két dobókockát. A szabálykönyv csak „két dobókockát” említ; itt ezek hatoldalúak.
rules-flood-R4 = Nyolcféle erőforrás van, összesen 94 darab. Az értékük: gabona 1 (22 darab); fa 2 (12), fém 2 (12), textil 2 (15); szerszám 3 (12), olaj 3 (7); arany 4 (7); lapis lazuli 5 (7). Több erőforrás együtt annyit ér, amennyi az értékük összege. A szerszám, az olaj, az arany és a lapis lazuli luxuscikk (R144).
rules-flood-R5 = Csak ennyi darab van. Ha a munkásaid vagy a seregeid elfogynak, nem kapsz többet, és amelyik erőforrásból nincs a közös készletben, azt kereskedéssel sem lehet megszerezni (R81). Hogyan kell elosztani a szűkös készletet az első fázisban: D22.
rules-flood-R6 = Pénz nincs. Erőforrásokat adsz be azért, hogy munkásokat rakj fel, kereskedj, seregeket vásárolj és felszereld őket, licitálj a játéksorrendre, megnöveld a városaidat, és hogy tovább cselekedj, miután valaki passzolt (R50).

## Játéktábla

rules-flood-chapter-board = A játéktábla
rules-flood-R7 = Kilenc terület sumer. Közülük hét képességet ad annak a játékosnak, akinek ott városa van: Szippar, Babilon, Nippur, Suruppak, Uruk, Ur és Eridu. Kettő nem ad semmit: Umma és Lagas. A képességeket az R159 és az R166 közötti szabályok írják le.
rules-flood-R8 = Tizenhárom terület nem-sumer: Akkád, az amoriták, Asszíria, Káldea, Dilmun, Egyiptom, Elám, Guti, a hettiták, Iszin, a kassziták, Larsza és Mitanni. Dilmun kivételével mindegyik egy fordulóban egy birodalom hazája, Egyiptom két fordulóban.
rules-flood-R9 = Akkád, Iszin és Larsza valamikor Sumerben feküdt, de ebben a játékban nem-sumer területek: munkások lehetnek ott, városok nem.
rules-flood-R10 = Egy nem-sumer területről leolvasható, melyik birodalom jön ott létre és mikor (R95), mi kapható ott cserébe, és esetleg az is, hány pontot ér a végén (R157). A kínálat: amoriták fa, olaj; Káldea olaj; Dilmun fa, fém, olaj, arany; Egyiptom arany; Elám fém; hettiták fém; kassziták lapis lazuli; Mitanni fa, fém. Akkád, Asszíria, Guti, Iszin és Larsza semmit sem kínál.
rules-flood-R11 = Egy sumer területről leolvasható az ottani város képessége. A képesség a város tulajdonosáé és senki másé, bárkinek van is serege a területen.
rules-flood-R12 = A seregek határokon át mindkét irányban, nyilak mentén csak egy irányban rohanhatnak le területeket. Sumeren belül határosak: Babilon Szipparral, Suruppakkal és Nippurral; Nippur Suruppakkal és Ummával; Uruk Suruppakkal, Ummával és Urral; Umma Suruppakkal, Urral és Lagassal; Ur Lagassal és Eriduval; Lagas Eriduval. Nyilak: Akkádból Babilonba, Iszinből Suruppakba, Larszából Urukba, Káldeából Urba. A külső határok: R114.
rules-flood-R13 = Dilmunba nem vezet út. A tengeren túl fekszik, soha egyetlen sereg sem rohanhatja le, és nem is állhat ott.
rules-flood-R14 = Akkádba nem vezet út: senki sem rohanhatja le. Akkádból egyetlen nyíl vezet, Babilonba, máshová nem, és Babilonból semmi sem vezet vissza.
rules-flood-R15 = A térkép körül van a pontsáv, a játéksorrend sávja, a fordulók a birodalmaikkal, a felszerelés seregtáblázata, a passzdoboz, a négy munkásdoboz, valamint az értékek, a kereskedelem, a termelés és a növekedés táblázata.
rules-flood-R16 = A négy munkásdoboz: öntözés, fonás-szövés, írnokok és szerszámkészítők. Az írnokok és a szerszámkészítők dobozának két oldala van: bal oldalon állnak a bevethető munkások, jobb oldalon azok, akik ebben a fordulóban már dolgoztak. Az öntözés és a fonás-szövés dobozának nincsenek oldalai.
rules-flood-R17 = Két játékos seregei soha nem állnak ugyanazon a területen. A támadó a saját készletéből harcol, és csak akkor vonul be, amikor már az utolsó védő is eltűnt.
rules-flood-R18 = Munkások nem-sumer területeken és a négy dobozban állnak, Sumerben soha. Városok Sumerben állnak, területenként egy. Seregek Dilmunt kivéve bárhol állhatnak, területenként legfeljebb kettő. Egy nem-sumer területen több játékos munkásai is lehetnek, más játékos serege mellett is.

## Előkészületek

rules-flood-chapter-setup = Előkészületek
rules-flood-R19 = Mindenki választ egy színt, és elveszi annak 4 városjelzőjét, 4 növekedésjelzőjét és 5 kerek jelzőjét.
rules-flood-R20 = Az öt kerek jelződ közül egy a pontjaidat számolja 0-tól, egy a játéksorrendben elfoglalt helyedet mutatja. A másik három a forduló közben azt mutatja, melyik birodalmat hoztad létre, mi a felszerelésed rangja, és hogy passzoltál.
rules-flood-R21 = Az első játéksorrendet sorsolás dönti el. A későbbi fordulók sorrendjére passzoláskor lehet licitálni (R137, R138).
rules-flood-R22 = Minden munkás és sereg a közös készletben kezd. Munkást vagy sereget csak azután használhatsz, hogy egy szabály az előtted lévő saját készletedbe tette.
rules-flood-R23 = Mindenki egy munkást tesz a közös készletből az öntözéshez és egyet a fonás-szövéshez, hogy az első forduló gabonát és textilt hozzon.
rules-flood-R24 = Mindenki egy fával, egy fémmel, egy szerszámmal, egy olajjal és egy arannyal a kezében, és két munkással a saját készletében kezd.
rules-flood-R25 = Az összes többi erőforrás a közös készlet: 22 gabona, 9 fa, 9 fém, 15 textil, 9 szerszám, 4 olaj, 4 arany, 7 lapis lazuli. Minden játékosnak 21 munkása marad a közös készletben.
rules-flood-R26 = A fordulójelző az 1. fordulón kezd. Minden forduló végén továbblép (R154), egészen az 5. fordulóig.
rules-flood-R27 = Senki sem kezd várossal, sereggel vagy birodalommal. Mindezek cselekedetek révén jönnek.

## A forduló

rules-flood-chapter-turn = A forduló és a fázisai
rules-flood-R28 = A játék öt fordulóból áll. Mindegyiknek hat fázisa van, ebben a sorrendben: erőforrások és munkások, hanyatlás, cselekedetek, játéksorrend, győzelmi pontok, a forduló vége.
rules-flood-R29 = A második fázisra, a hanyatlásra csak a 2. és a 4. fordulóban kerül sor. Az 1., a 3. és az 5. fordulóban elmarad.
rules-flood-R30 = Az győz, akinek az ötödik forduló végén a legtöbb győzelmi pontja van. Egyenlőség esetén: R158.

## 1. fázis

rules-flood-chapter-resources = 1. fázis: erőforrások és munkások
rules-flood-R31 = Az öntözésnél és a fonás-szövésnél, mindkettőnél külön, az ott lévő munkások száma szerint alakul ki a játékosok helyezése: akinek a legtöbb van, az az első.
rules-flood-R32 = Akiknek ugyanannyi munkásuk van, azoknak a helyezése is ugyanaz, és a következő helyezés nem marad ki. Egy játékos két egyenlő előtt: első, második, második. Két egyenlő egy játékos előtt: első, első, második.
rules-flood-R33 = Az öntözés az első helyezettnek 6 gabonát ad, a másodiknak 4-et, a harmadiknak 3-at. A fonás-szövés 3, 2 és 1 textilt ad. Ha mindhárom játékos egyenlő, mindegyik 5 gabonát, illetve 3 textilt kap; az 1. fordulóban mindig ez a helyzet.
rules-flood-R34 = Ha nincs munkásod az öntözésnél, nem kapsz gabonát, és ha nincs a fonás-szövésnél, nem kapsz textilt, bármennyi van is ott a többieknek.
rules-flood-R35 = Ha van városod Urban, eggyel több textilt kapsz. A szabálykönyv ellentmond önmagának azokról a játékosokról, akiknek nincs munkásuk a fonás-szövésnél; itt a város nekik is megadja a textilt (D14).
rules-flood-R36 = Ezután mindenki nyolc munkást tesz a közös készletből a saját készletébe, vagy ha kevesebb van, annyit, amennyi a közös készletben van. Azok a munkások, akik a forduló során később kerülnek vissza a közös készletbe, nem pótolják a hiányzókat.
rules-flood-R37 = Így az 1. fordulóban mindenki tíz munkással cselekszik: a kezdeti kettővel és e fázis nyolcával. Más ráadás nincs.
rules-flood-R38 = Minden írnok és szerszámkészítő, aki az előző fordulóban dolgozott, átkerül a doboza jobb oldaláról a bal oldalra: ismét bevethető.

## 2. fázis

rules-flood-chapter-decline = 2. fázis: hanyatlás
rules-flood-R39 = Hanyatláskor minden játékos összes munkása elhagyja Dilmunt, akárhányan vannak. A többi nem-sumer területen enyhébb a veszteség (R40).
rules-flood-R40 = Hanyatláskor elveszítesz egy munkást minden más nem-sumer területen, ahol van munkásod. A szabálykönyv itt ellentmond önmagának: egy mondat az összes munkást írja, három helyen egy szerepel (D1). A „Hanyatlás” beállítás ezt az összes munkásra változtatja.
rules-flood-R41 = Az öntözésnél az a játékos, akinek a legtöbb munkása van, kettőre csökkenti a számukat. Mindenki más annyit veszít, amennyit ő, vagy mindet, ha kevesebbje van. Példa: 4-ből, 3-ból és 1-ből 2, 1 és 0 lesz. Ha senkinek sincs kettőnél több, senki sem veszít.
rules-flood-R42 = A fonás-szövés ugyanúgy hanyatlik, mint az öntözés (R41), de külön számítva: ott a legtöbb munkás száma kettőre csökken, és mindenki ugyanannyit veszít.
rules-flood-R43 = Hanyatláskor elveszítesz egy írnokot és egy szerszámkészítőt is, ha van. A szabálykönyv összefoglalójából ez kimaradt, a szövegében benne van; itt így játsszuk (D2).
rules-flood-R44 = A hanyatlásban elvesztett munkások a közös készletbe kerülnek, nem a saját készletbe: egy későbbi forduló nyolc munkásával jönnek vissza.
rules-flood-R45 = Az első fázis véget ér, mielőtt a hanyatlás elkezdődik. Ezért a termelésnél a hanyatlás előtti munkások számítanak, és a most elvesztett munkások nem lehetnek az éppen megérkezett nyolc között.

## 3. fázis

rules-flood-chapter-actions = 3. fázis: cselekedetek
rules-flood-R46 = A játéksorrend szerint mindenki végrehajt egy cselekedetet, azután újra, körről körre. Aki passzolt, kimarad. A fázis akkor ér véget, amikor már mindhárman passzoltak.
rules-flood-R47 = Hat cselekedet van: városalapítás, munkások felrakása, kereskedés, birodalom létrehozása, terjeszkedés és passzolás.
rules-flood-R48 = Annyi cselekedetet hajthatsz végre, amennyit szeretnél, mielőtt passzolsz, akár ugyanazt újra és újra, bármilyen sorrendben. Csak birodalmat nem hozhatsz létre egynél többet egy fordulóban (R94).
rules-flood-R49 = Amikor rád kerül a sor, cselekedned vagy passzolnod kell, és passzolni mindig lehet. Egy cselekedetnek változtatnia kell valamin: az üres cselekedetek, amelyekről a szabálykönyv hallgat, itt nem megengedettek (D24).
rules-flood-R50 = Ha egy játékos már passzolt, mindenki más pluszköltséget fizet minden cselekedete előtt: egy erőforrást a kezéből, vagy egy munkást a saját készletéből, vagy egy sereget a saját készletéből.
rules-flood-R51 = A pluszköltség cselekedetenként egy darab. Akkor is egy darab marad, ha már két játékos passzolt.
rules-flood-R52 = Ha ketten már passzoltak, a harmadik játékos egyedül folytathatja, amíg futja a darabjaiból, minden cselekedet előtt megfizetve a pluszköltséget, és passzolással fejezi be a fázist.
rules-flood-R53 = Pluszköltségnek bármelyik erőforrás megfelel, a gabona is. A munkásnak vagy a seregnek a saját készletből kell jönnie: a játéktáblán lévőkkel nem lehet fizetni. Amit befizetnek, a közös készletbe kerül.
rules-flood-R54 = Magáért a passzolásért soha nem kell fizetni. A szabálykönyv a passzolást cselekedetnek nevezi, és minden cselekedetért fizettet; de így az, akinek semmije sem maradt, nem passzolhatna, ezért itt ingyenes (D4).
rules-flood-R55 = A pluszköltséget cselekedetenként egyszer kell megfizetni. A terjeszkedés folytatása (R126) minden alkalommal a maga egy seregébe kerül, pluszköltségbe nem.
rules-flood-R56 = A pluszköltséget előre kell megfizetni, ezért képesnek kell lenned arra, hogy a maradékból végrehajts egy cselekedetet. Ha nem vagy képes rá, csak passzolhatsz.

## Városalapítás

rules-flood-chapter-found = Cselekedet: városalapítás
rules-flood-R57 = Tedd egy városjelződet egy olyan sumer területre, ahol nincs város, és nincs más játékosnak serege. A saját seregeid nem számítanak.
rules-flood-R58 = Városok csak Sumerben állnak, nem-sumer területen soha, és egy területen egy városnak van helye, bárkié is.
rules-flood-R59 = A városalapítás semmibe sem kerül, csak magába a cselekedetbe, és a pluszköltségbe, ha valaki már passzolt.
rules-flood-R60 = Ha mind a négy városod a játéktáblán áll, ehelyett leveheted az egyiket, és egy másik szabad területre teheted (R57). Ha van rajta növekedésjelző, elveszíti, és az új helyén újra meg lehet növelni.
rules-flood-R61 = A levett város a négy közül bármelyik lehet, az is, amelynek területén más játékos serege áll. A növekedésjelzője visszakerül hozzád.
rules-flood-R62 = Eridu és Uruk ajándéka (R159, R160) minden alkalommal jár, amikor egy városod oda kerül, akkor is, ha áthelyezés útján.

## Munkások

rules-flood-chapter-workers = Cselekedet: munkások felrakása
rules-flood-R63 = Adj be pontosan egy erőforrást a kezedből, és rakj fel munkásokat a saját készletedből, legfeljebb annyit, amennyi az erőforrás értéke: egyet gabonáért, ötöt lapis lazuliért. Kevesebbet is felrakhatsz.
rules-flood-R64 = A beadott erőforrás a közös készletbe kerül. Így van ez mindennel, amit a játékban beadnak, a felszerelés és a licit kivételével: azok a forduló végéig a játéktáblán maradnak (R153).
rules-flood-R65 = Az erőforrásért felrakott összes munkás egy és ugyanarra a helyre kerül: egy nem-sumer területre vagy a négy doboz egyikébe.
rules-flood-R66 = Legfeljebb két írnokod lehet, a bevethetőket és a felhasználtakat együtt számolva. Az öntözésnél, a fonás-szövésnél, a szerszámkészítőknél és a nem-sumer területeken nincs korlát. Sumer területen soha nem állhat munkás.
rules-flood-R67 = Más játékosok seregei nem zárják ki a munkásaidat egy nem-sumer területről. A kereskedést viszont megakadályozzák (R84).
rules-flood-R68 = Az írnokokhoz vagy a szerszámkészítőkhöz felrakott munkások a bevethető oldalra kerülnek, és még ugyanabban a fordulóban dolgozhatnak: a szerszámkészítők azonnal, az írnokok a következő cselekedetedtől kezdve (R76).
rules-flood-R69 = Munkások felrakása közben használhatod a bevethető írnokaidat. Minden használt írnok átkerül a felhasznált oldalra, és egy dolgot tesz: felrak egy munkást (R70), vagy áthelyez egyet (R71). Így minden írnok egyszer dolgozik egy fordulóban.
rules-flood-R70 = Felrakás: az írnok egy munkást tesz a saját készletedből bármelyik dobozba vagy nem-sumer területre, ahol van neki hely.
rules-flood-R71 = Áthelyezés: az írnok elveszi egy munkásodat egy területről vagy dobozból, és egy másik helyre teszi, ahol van neki hely, vagy vissza a saját készletedbe.
rules-flood-R72 = Az írnokok külön-külön dolgoznak: különböző helyekre, és függetlenül azoktól a munkásoktól, akikért erőforrással fizettél. Nem kell mindet használnod.
rules-flood-R73 = Választhatod ezt a cselekedetet úgy is, hogy nem adsz be erőforrást, és csak írnokokat használsz. Ekkor legalább egy munkást fel kell rakni vagy át kell helyezni.
rules-flood-R74 = Egy írnok önmagát is áthelyezheti. Egyenesen a bevethető oldalról kerül az új helyére, és többé nem írnok.
rules-flood-R75 = Egy írnok egy felhasznált szerszámkészítődet is újra bevethetővé teheti, ha átteszi a jobb oldalról a bal oldalra. Az írnokokról a szabálykönyv hallgat; itt írnok nem tehet bevethetővé írnokot (D19).
rules-flood-R76 = Egy írnok nem dolgozhat ugyanabban a cselekedetben, amelyben felraktad. A következő cselekedetedtől kezdve már igen.
rules-flood-R77 = A cselekedeten belül tetszőleges sorrendben rakhatod fel a kifizetett munkásokat és használhatod az írnokokat. A két írnok korlátjának (R66) minden lépés után teljesülnie kell.
rules-flood-R78 = Egy írnok bármelyik munkásodat áthelyezheti: olyan írnokot vagy szerszámkészítőt is, aki már dolgozott, vagy olyat, aki más játékos serege mellett áll.

## Kereskedés

rules-flood-chapter-trade = Cselekedet: kereskedés, és a szerszámkészítők
rules-flood-R79 = Egyetlen kereskedéssel minden olyan nem-sumer területen cserélhetsz, ahol van munkásod vagy sereged, egyik cserét a másik után.
rules-flood-R80 = Egy csere: adj oda egy erőforrást a kezedből, és végy el egyet, amelyet a terület kínál (R10). Fáért vagy fémért gabonát, textilt vagy szerszámot adj; olajért textilt vagy szerszámot; aranyért textilt, szerszámot vagy olajat; lapis lazuliért szerszámot, olajat vagy aranyat.
rules-flood-R81 = Nem kaphatsz olyan erőforrást, amelyből a közös készletben már egy darab sincs, bármit adnál is érte.
rules-flood-R82 = Egy cselekedetben minden területen minden ott lévő munkásod vagy sereged egy cserét tesz lehetővé, és mindegyik fajta erőforrást legfeljebb egyszer kaphatod meg. Három munkás a hettitáknál, akik csak fémet kínálnak, egy fémet hoz.
rules-flood-R83 = Ha vannak seregeid a területen, ők kereskednek, mindegyik egyet cserél, az ott lévő munkásaid pedig nem. A munkásaid csak ott számítanak, ahol nincs sereged. Egy sereg három munkás mellett egy csere (D28).
rules-flood-R84 = Nem kereskedhetsz olyan területen, ahol más játékosnak van serege, akárhány munkásod van is ott.
rules-flood-R85 = Sumerben a seregek nem kereskednek: cserélni csak nem-sumer területeken lehet. A szabálykönyv egyik sora lazább ennél; itt így játsszuk (D6).
rules-flood-R86 = Amit kaptál, azt ugyanennek a cselekedetnek egy későbbi cseréjében odaadhatod, ott vagy máshol. Amit odaadsz, azonnal a közös készletbe kerül, és újra meg lehet kapni.
rules-flood-R87 = Az R82 korlátai egyetlen cselekedetre vonatkoznak. A következő kereskedésed elölről kezdődik, ugyanazokkal a munkásokkal, ugyanazokon a területeken.
rules-flood-R88 = Kereskedés közben minden bevethető szerszámkészítő a kezedben lévő egyik fémből szerszámot készíthet, és átkerül a felhasznált oldalra. A fém a közös készletbe kerül, a szerszám onnan jön, ezért lennie kell ott egynek.
rules-flood-R89 = A fém lehet régi vagy éppen most kapott, és a szerszámot még ugyanebben a cselekedetben oda lehet adni. A szerszámkészítés és a csere tetszés szerint váltakozhat.
rules-flood-R90 = Választhatod a kereskedést úgy is, hogy csak szerszámot készítesz, csere nélkül, akkor is, ha nincs munkásod nem-sumer területen.
rules-flood-R91 = Minden szerszámkészítő egyszer dolgozik egy fordulóban. Egy írnok újra bevethetővé teheti (R75).
rules-flood-R92 = Kereskedéssel fát, fémet, olajat, aranyat és lapis lazulit kaphatsz. Gabonát, textilt és szerszámot nem lehet kapni: azok Sumerben készülnek.
rules-flood-R93 = A játékosok nem kereskednek egymással, és nem adnak egymásnak semmit: minden csere a közös készlettel történik, egy nem-sumer területen.

## Birodalmak

rules-flood-chapter-empire = Cselekedet: birodalom létrehozása
rules-flood-R94 = Minden fordulóban egy birodalmat hozhatsz létre, többet nem, akkor sem, ha elveszíted.
rules-flood-R95 = Minden fordulónak három birodalma van, ennyi sereggel. 1. forduló: Akkád 10, Guti 8, Sumer 3. 2. forduló: amoriták 10, Iszin 5, Larsza 5. 3. forduló: Mitanni 10, Egyiptom 5, Sumer 3. 4. forduló: hettiták 10, kassziták 10, Egyiptom 10. 5. forduló: Elám 8, Asszíria 12, Káldea 8. A szabálykönyv nyitva hagyja, hogy ketten létrehozhatják-e ugyanazt; itt mindegyik egyszer jön létre (D16).
rules-flood-R96 = Egy birodalom a nevét viselő területen jön létre. A sumer birodalom egy általad választott, tetszőleges sumer területen jön létre.
rules-flood-R97 = Ha Sumeren kívül hozol létre birodalmat, legalább egy munkásodnak kell lennie a kezdőterületén, és senkinek sem lehet ott több munkása, mint neked. Az egyenlőség elég.
rules-flood-R98 = A sumer birodalomhoz az 1. és a 3. fordulóban nem kell munkás. Azon a területen, ahol létrejön, más játékos városa is állhat, és seregek is.
rules-flood-R99 = Más játékos serege a kezdőterületen nem akadályozza meg, hogy létrehozd a birodalmat. Előbb harcolnod kell vele (R109).
rules-flood-R100 = 1. lépés: tégy a közös készletből annyi sereget a saját készletedbe, amennyi a birodalomnál fel van tüntetve.
rules-flood-R101 = Ha van városod Babilonban, még két sereget teszel át, mielőtt bármennyit vásárolnál (R165, D31).
rules-flood-R102 = 2. lépés: a kezedben lévő erőforrásokért további seregeket vásárolhatsz, amennyit szeretnél: minden gabonáért egy sereget, minden fémért kettőt, minden szerszámért hármat. Más erőforrásért nem kapsz sereget.
rules-flood-R103 = Seregeket a birodalmad létrehozásakor lehet vásárolni, a forduló más időpontjában nem.
rules-flood-R104 = 20 sereged van, és soha nem több. Ha a közös készlet nem tudja megadni, ami egy vásárlásért járna, a többi elvész.
rules-flood-R105 = 3. lépés: tetszőleges erőforrásokat tehetsz a kezedből a seregtáblázatra. Értékük összege a felszerelésed; ha semmit sem teszel, az 0. Ez most dől el, és a fordulóban így is marad.
rules-flood-R106 = A forduló birodalmainak rangját a felszerelésük adja meg: a legnagyobb A, azután B, azután C. Két egyenlő közül a korábban létrehozott birodalom a jobb. Egy új birodalom lejjebb szoríthat másokat.
rules-flood-R107 = A felszerelés a forduló végéig a seregtáblázaton marad. Addig senkinek sincs a kezében, és a közös készletben sincs.
rules-flood-R108 = 4. lépés: minden munkásod elhagyja a kezdőterületet; ezután tégy oda egy vagy két sereget a saját készletedből. Mások munkásai maradnak. Hogy a tieid hová kerülnek, azt a szabálykönyv nem mondja meg; itt a közös készletbe kerülnek (D9).
rules-flood-R109 = Ha más játékos serege áll a kezdőterületen, azonnal harcolsz, amíg vagy az összes védő, vagy az összes sereged el nem fogy; nem hagyhatod abba. Ha győzöl, egy vagy két sereget teszel oda (D10). Ha veszítesz, a birodalmadat és a rangját akkor is elhasználtad.
rules-flood-R110 = Ha a sumer birodalom más játékos városánál jön létre, a várost nem bántja. Az elpusztítása külön dolog (R121).
rules-flood-R111 = Ha birodalmadnak nem marad serege a játéktáblán, ott kell újrakezdenie, ahol létrejött, a sumer birodalomnak bármelyik sumer területen. Hogy hogyan, azt a szabálykönyv nem mondja meg; itt terjeszkedéssel térsz vissza, a saját készleted seregeivel, és minden védővel végig kell harcolnod (D8).

## Terjeszkedés

rules-flood-chapter-expand = Cselekedet: terjeszkedés
rules-flood-R112 = Tedd a következő három dolog egyikét: rohanj le egy területet, pusztíts el egy várost, vagy erősíts meg egy sereget. Ezután ugyanebben a cselekedetben folytathatod (R126).
rules-flood-R113 = A játéktáblán lévő seregek soha nem mozognak. Minden sereg, amelyet bármilyen szabály alapján felraksz, a saját készletedből jön.
rules-flood-R114 = Olyan területet rohanhatsz le, amelyhez vezet út egy sereged területéről (R12). Sumerrel határosak: az amoriták és Asszíria Szipparral és Babilonnal; a kassziták Babilonnal és Nippurral; Guti Nippurral és Ummával; Elám Ummával és Lagassal. Sumeren kívül határosak: az amoriták Egyiptommal, a hettitákkal, Mitannival és Asszíriával; Mitanni a hettitákkal és Asszíriával; Asszíria a kasszitákkal.
rules-flood-R115 = A lerohanáshoz kell egy sereg a saját készletedben. Olyan területet, ahol már van sereged, nem rohanhatsz le; azt megerősíteni lehet.
rules-flood-R116 = Ha a lerohant területen nem áll sereg, tégy oda egy sereget a saját készletedből. Kockadobás nincs.
rules-flood-R117 = Ha más játékos seregei állnak ott, harcolj velük (R130). Amikor az utolsó is eltűnt, tégy oda egy sereget a saját készletedből, nem kettőt.
rules-flood-R118 = A lerohanást minden kockadobás után abbahagyhatod. A megmaradt védők ott maradnak, ahol vannak.
rules-flood-R119 = A városok nem vesznek részt a harcban. Egy lerohanás nem tesz bennük kárt, bárkiéi is.
rules-flood-R120 = A lerohanás nem érinti a munkásokat: a másokéi maradnak, és a tieid is. Csak birodalom létrehozásakor kerülnek le a saját munkásaid (R108).
rules-flood-R121 = Elpusztíthatod más játékos városát egy olyan területen, ahol van sereged: adj be két sereget a saját készletedből, és vedd le a várost. A játéktáblán lévő seregeiddel nem fizethetsz.
rules-flood-R122 = Az ár három sereg, ha a város tulajdonosának van városa Suruppakban, és összesen legalább két városa van, az elpusztítottat is beleszámítva. Az egyik összefoglalóból kimaradt a második város; itt szükséges (D12).
rules-flood-R123 = Az elpusztított város és a növekedésjelzője visszakerül a tulajdonosához, aki újra használhatja őket. Az érte kapott pontok megmaradnak.
rules-flood-R124 = Saját várost nem pusztíthatsz el. Csak áthelyezni lehet, és csak akkor, ha már mind a négy áll (R60).
rules-flood-R125 = Megerősítés: tégy egy sereget a saját készletedből egy olyan területre, ahol egy sereged van. Legfeljebb kettő lehet.
rules-flood-R126 = Ha lerohantál, elpusztítottál vagy megerősítettél valamit, beadhatsz egy sereget a saját készletedből, és ugyanebben a cselekedetben újra megteheted a három dolog egyikét, annyiszor, ahányszor meg tudod fizetni.
rules-flood-R127 = Az újabb dobás egy harcban nem ismétlés. Nem kerül semmibe, csak a rossz dobások miatt elvesztett seregekbe.
rules-flood-R128 = Az ismétléshez kell sereg magára az ismétlésre és arra is, ami utána jön: lerohanáshoz vagy megerősítéshez kettő, elpusztításhoz három, vagy négy, ha a várost Suruppak védi.
rules-flood-R129 = Csak a terjeszkedést lehet így megismételni. Minden más cselekedet egyszeri, amíg újra rád nem kerül a sor.

## Harc

rules-flood-chapter-combat = Harc
rules-flood-R130 = A támadó két kockával dob, és összeadja őket. Ha a felszerelésének rangja jobb a védőénél, 5 vagy több talál, ha rosszabb, 7 vagy több: az esély 36-ból 30, illetve 36-ból 21.
rules-flood-R131 = Egy találat levesz egy védekező sereget; az a közös készletbe kerül. Ha marad még védő, a támadó újra dob, vagy abbahagyja a lerohanást.
rules-flood-R132 = Ha a dobás nem talál, a támadó egy sereget veszít a saját készletéből; az a közös készletbe kerül. A támadó játéktáblán lévő seregei a támadás miatt soha nem vesznek el.
rules-flood-R133 = A harc akkor ér véget, ha az utolsó védő is eltűnt, ha a támadó saját készlete kiürült, vagy ha a támadó abbahagyja a lerohanást.
rules-flood-R134 = Csak a támadó dob. Minden dobásnál van sereg a saját készletében, ezért aki győz, mindig be tud vonulni.
rules-flood-R135 = A dobás pillanatában érvényes rangok számítanak. Ezek a forduló közben megváltozhatnak, amikor egy újabb birodalom jön létre.

## Passzolás

rules-flood-chapter-pass = Cselekedet: passzolás
rules-flood-R136 = Tégy egy kerek jelzőt a passzdobozba. Ebben a fordulóban több cselekedetet nem hajtasz végre.
rules-flood-R137 = Amikor passzolsz, tetszőleges erőforrásokat tehetsz a kezedből a passzdobozba: ez a licited a játéksorrendre. Értékük összege számít; a semmi 0 értékű licit. Ezeket ezzel elköltötted.

## 4. fázis

rules-flood-chapter-order = 4. fázis: játéksorrend
rules-flood-R138 = A legnagyobb licit kerül az első helyre, azután a második, azután a legkisebb. Akiknek egyenlő a licitjük, egymás közötti sorrendjüket megtartják.
rules-flood-R139 = A sorrendet az 5. fordulóban is meg kell állapítani: ez dönt, ha a győzelemért egyenlőség van (R158).

## 5. fázis

rules-flood-chapter-points = 5. fázis: győzelmi pontok
rules-flood-R140 = 2 pontot kapsz minden olyan területért, Sumerben és azon kívül, ahol van sereged. Egy második sereg ott nem ad többet.
rules-flood-R141 = Ha van városod Nippurban, 1 ponttal többet kapsz minden olyan sumer területért, ahol van sereged.
rules-flood-R142 = Ezután a játéksorrend szerint mindenki megnövelhet akárhány várost. Ez nem cselekedet. A szabálykönyv nem mondja meg, melyik sorrend számít; itt az új (D11).
rules-flood-R143 = Egy város növeléséhez adj be két fát, és hozzá tetszésed szerinti luxuscikkeket.
rules-flood-R144 = Luxuscikk a szerszám, az olaj, az arany és a lapis lazuli, egy városhoz mindegyikből legfeljebb egy: tehát nullától négyig. A szabálykönyv bizonytalan abban, lehet-e luxuscikk nélkül növelni; itt megengedett (D13).
rules-flood-R145 = Egy megnövelt város azonnal pontot hoz a luxuscikkei száma szerint: egy sem 4 pont, egy 7, kettő 10, három 14, mind a négy 20. Hogy melyik luxuscikkekről van szó, nem számít.
rules-flood-R146 = Tégy egy növekedésjelzőt a megnövelt városra. Másodszor már nem lehet megnövelni, se ebben a fordulóban, se később.
rules-flood-R147 = Más játékos serege a területen nem akadályozza meg a városod növelését.
rules-flood-R148 = Ha egy várost elpusztítottak vagy áthelyeztek, és újra felépül, ott vagy máshol, az új várost újra meg lehet növelni, és újra pontot hoz.
rules-flood-R149 = A növelés ára a közös készletbe kerül. A seregekért járó pontokat a növelés előtt kell számolni, ami senkinek az összpontszámán nem változtat.
rules-flood-R150 = A pontsáv 70-nél véget ér. Ha túlléped, egy munkásod a közös készletből megjelöli a megtett kört, és kikerül a játékból. A pontszámot számként tartjuk számon; hogy ez meddig megy: D20.

## 6. fázis

rules-flood-chapter-cleanup = 6. fázis: a forduló vége
rules-flood-R151 = Minden sereg lekerül a játéktábláról a közös készletbe, és ugyanoda kerül minden munkás és sereg, aki vagy amely még valamelyik saját készletben van.
rules-flood-R152 = A kézben lévő erőforrások megmaradnak a következő fordulóra, mind, korlátozás nélkül.
rules-flood-R153 = A passzdobozban és a seregtáblázaton lévő erőforrások a közös készletbe kerülnek. A passz, a rang és a birodalom jelzői visszakerülnek a tulajdonosukhoz.
rules-flood-R154 = A fordulójelző egy mezővel továbblép, és a következő forduló az első fázisával kezdődik.
rules-flood-R155 = A nem-sumer területeken és a dobozokban lévő munkások a helyükön maradnak. Ugyanígy a városok és a növekedésjelzőik.

## A vége

rules-flood-chapter-ending = A játék vége
rules-flood-R156 = A játék az ötödik forduló után ér véget. Mielőtt kiderül, ki a győztes, a legtöbb munkásért járó pontok következnek (R157).
rules-flood-R157 = Akinek egy helyen a legtöbb munkása van, megkapja a hely pontjait; ha a legtöbb munkásnál egyenlőség van, senki sem kapja meg. 4 pont: amoriták, Egyiptom, kassziták, fonás-szövés. 3 pont: Káldea, Elám, hettiták, Mitanni, öntözés. 2 pont: Asszíria, Dilmun, Guti. A többi hely nem ad pontot.
rules-flood-R158 = A legtöbb pont győz. Ha többeknek ugyanannyi van, közülük az győz, aki az utolsó játéksorrendben előrébb áll.

## Képességek

rules-flood-chapter-powers = A városok képességei
rules-flood-R159 = Eridu: amikor várost teszel ide, végy el egy munkást a közös készletből, és tedd a szerszámkészítőkhöz, bevethetőként. Ha nincs több munkásod a közös készletben, semmit sem kapsz (D15).
rules-flood-R160 = Uruk: amikor várost teszel ide, végy el egy munkást a közös készletből, és tedd az írnokokhoz, bevethetőként. A szabálykönyv hallgat arról, mi van, ha a doboz tele van; itt ha már két írnokod van, vagy nincs több munkásod a közös készletben, semmit sem kapsz (D15).
rules-flood-R161 = Suruppak: bármelyik városod elpusztítása, itt vagy máshol, kettő helyett három seregbe kerül, amíg két vagy több városod van.
rules-flood-R162 = Ur: minden forduló első fázisában eggyel több textilt kapsz, akkor is, ha nincs munkásod a fonás-szövésnél (D14).
rules-flood-R163 = Nippur: eggyel több pontot kapsz minden olyan sumer területért, ahol a pontok számolásakor sereged van.
rules-flood-R164 = Szippar: minden kereskedésben egy plusz cserét végezhetsz egy olyan területen, ahol kereskedhetsz. Nem kell hozzá további munkás, és olyan fajtát is hozhat, amelyet ott már kaptál. A szokásos módon fizetsz érte. A szabálykönyv kétféleképpen fogalmaz; itt bármelyik kínált fajta megfelel (D7).
rules-flood-R165 = Babilon: amikor birodalmat hozol létre, két sereggel többet veszel el, mint amennyi a birodalomé.
rules-flood-R166 = Ummának és Lagasnak nincs képessége. Az ottani várost ugyanúgy meg lehet növelni, mint bármely másikat.

## Ami mindig igaz

rules-flood-chapter-always = Ami mindig igaz
rules-flood-R167 = A 25 munkásod mindig van valahol: a közös készletben, a saját készletben, a dobozokban, a nem-sumer területeken vagy a pontsávon. Ugyanígy a 20 sereged, a játéktáblán, a saját készletben vagy a közös készletben, valamint a 4 város- és a 4 növekedésjelződ.
rules-flood-R168 = Soha nem vész el erőforrás: minden fajtából a közös készletben, a játékosok kezében, a seregtáblázaton és a passzdobozban együtt megvan az összes darab, amennyit az R4 felsorol.
rules-flood-R169 = Dilmunban soha nincs sereg. Akkádban csak annak a játékosnak vannak seregei, aki ebben a fordulóban létrehozta Akkád birodalmát.
rules-flood-R170 = Ha egy fordulóban egy területre sereg került, a forduló végéig mindig áll ott sereg: az utolsó védő csak olyan támadóval szemben eshet el, aki azonnal bevonul.
rules-flood-R171 = A forduló végén minden saját készlet üres. Ezért a 2–5. fordulót legfeljebb nyolc munkással kezded a saját készletedben.
rules-flood-R172 = Egy játékosnak legfeljebb négy városa van, és csak városokat lehet megnövelni. A játéktáblán soha nincs kilencnél több város, minden sumer területen egy.

## Értelmezések

rules-flood-chapter-rulings = Értelmezések
rules-flood-D1 = Hanyatláskor a szabálykönyv egyik mondata minden nem-sumer területről az összes munkást leveszi; három helyen egyet, Dilmunból pedig mindet. Itt egyet-egyet kell levenni, Dilmunból mindet. Ha a „Hanyatlás” beállítás értéke „minden munkás”, az összes nem-sumer terület kiürül.
rules-flood-D2 = A hanyatlás szabályai minden játékostól elvesznek egy írnokot és egy szerszámkészítőt; a szabálykönyv végén álló összefoglaló ezt nem említi. Itt mindkettő elvész.
rules-flood-D3 = A szabálykönyv „nyolc” munkásról, „legfeljebb nyolcról”, és szűkös közös készlet esetén kevesebbről beszél. Itt legfeljebb nyolc jön, annyi, amennyi a közös készletben van.
rules-flood-D4 = A passzolás a cselekedetek között szerepel, és minden cselekedetért pluszköltség jár. Itt a passzolás ingyenes: különben az a játékos, akinek semmije sem maradt, soha nem passzolhatna.
rules-flood-D5 = A szabálykönyv nem mondja meg, mikortól jár a pluszköltség. Itt már az első passz utáni legelső cselekedettől, még ugyanabban a körben.
rules-flood-D6 = Az egyik sor minden területen folyó kereskedésről beszél, egy másik nem-sumer területekről. Itt csak nem-sumer területekkel lehet kereskedni; a sumer területek semmit sem kínálnak.
rules-flood-D7 = Szippar plusz cseréjéről kétféleképpen van szó. Itt ez minden kereskedésben eggyel több csere, egy olyan területen, ahol egyébként is kereskedhetsz, bármelyik ott kínált fajtáért, akár kaptál már belőle, akár nem.
rules-flood-D8 = Egy elsöpört birodalom terjeszkedéssel tér vissza: nevezd meg a kezdőterületét (a sumer birodalomnál bármelyik sumer területet), harcolj végig minden védővel a saját készleted seregeivel, azután tégy oda egyet vagy kettőt. Se új sereg, se új felszerelés nem jár, munkás nem kell hozzá, és a tieid maradnak. Ezután folytathatod (R126).
rules-flood-D9 = A szabálykönyv nem mondja meg, hová kerülnek azok a munkások, akik elhagyják egy új birodalom kezdőterületét. Itt a közös készletbe kerülnek, nem a saját készletbe.
rules-flood-D10 = A kezdőterületért vívott harc után egy új birodalom egy vagy két sereget tehet le, mint harc nélkül; egy lerohanás egyet tesz le.
rules-flood-D11 = A városokat a játéksorrend szerint kell megnövelni, miután már kialakult az új sorrend. A szabálykönyv nem mondja meg, melyik számít. Itt az új sorrend, amely ekkorra már a sávon áll. Ritkán van jelentősége.
rules-flood-D12 = Suruppak összefoglalójából kimaradt, hogy a tulajdonosának két városra van szüksége; a szabályban benne van. Itt szükséges, a város elpusztítása előtt számolva.
rules-flood-D13 = Az egyik sor szerint a növeléshez fa és luxuscikk kell, egy másik csak ajánlja az utóbbit. Itt egy várost pusztán két fáért is meg lehet növelni, és 4 pontot hoz.
rules-flood-D14 = Akinek nincs munkása a fonás-szövésnél, nem kap textilt, mondja az egyik felsorolás; Ur eggyel több textilt ad, mondja egy másik szabály, feltétel nélkül. Itt Ur mindenképpen megadja.
rules-flood-D15 = Ha úgy alapítasz várost Urukban, hogy már két írnokod van, vagy úgy Urukban vagy Eriduban, hogy nincs munkásod a közös készletben, a várost megalapítod, és semmit sem kapsz. Az Urukban kapott írnok a következő cselekedetedtől kezdve dolgozhat.
rules-flood-D16 = Egy forduló három birodalmának mindegyike egyszer hozható létre, egy játékos által. A szabálykönyv arról beszél, hogy a háromból egyet választasz, és hallgat arról, ha ketten ugyanazt választják.
rules-flood-D17 = Iszin, Larsza és Káldea nem rohanható le: csak kifelé vezetnek belőlük nyilak. A szöveg ezt csak Akkádról és Dilmunról mondja; ennél a háromnál az itt használt játéktábla térképéből következik.
rules-flood-D18 = A birodalom kezdőterületéért vívott harc addig tart, amíg az egyik fél el nem fogy. A lerohanást minden dobás után abba lehet hagyni, de az első előtt nem. Az abbahagyás után egy sereg árán még folytathatod egy másik lehetőséggel.
rules-flood-D19 = Egy írnok bevethetővé tehet egy szerszámkészítőt, de egy másik írnokot nem: egy elhasznált és egy nyert lehetőség semmilyen változás nem volna, és a szabálykönyv csak a szerszámkészítőket említi.
rules-flood-D20 = Pontosan 70 pontnál semmi sem történik. Amikor a pontszámod először lépi túl a 70-et, egy munkásod a közös készletből a sávra kerül, ha abban a pillanatban van ott, és ugyanígy 140 fölött is. Ő egyetlen többségbe sem számít bele.
rules-flood-D21 = Nippur szövege úgy is olvasható, hogy egy sumer területen bármelyik sereg számít. Itt a saját seregeid számítanak, ahogy az összefoglaló mondja.
rules-flood-D22 = Ha az első fázisban kevés a közös készlet, a játékosok a játéksorrend szerint kapnak, mindegyik annyit, amennyire futja: előbb az összes gabona, azután az összes textil, azután az Urért járó.
rules-flood-D23 = Akinek egy dobozban nincs munkása, ott az utolsó, és semmit sem kap. A másik kettő helyezése egymás között alakul ki, az elsőtől lefelé; ha egyenlők, mindketten elsők, és a három egyenlő játékosra vonatkozó számok nem érvényesek.
rules-flood-D24 = A csere és szerszám nélküli kereskedés, valamint a munkások olyan felrakása, amelyben egy munkás sem kerül fel vagy át, csak időnyerés volna. A szabálykönyv hallgat; itt egy cselekedetnek változtatnia kell valamin.
rules-flood-D25 = A szabálykönyv nem mondja meg, hogy az erőforrások rejtettek-e. Itt minden nyílt: a kézben lévő erőforrások, a saját készletek, a licitek és a felszerelés.
rules-flood-D26 = A szabálykönyv szerint az áthelyezett várost „máshol” építheted fel. Itt ez olyan területet jelent, amely nem az, amelyet elhagyott.
rules-flood-D27 = Egy város növelése a játékban egyszer hoz pontot, mondja az egyik sor; egy újjáépített várost meg lehet növelni, mondja egy másik. Itt a növelés minden felépített városnál egyszer számít.
rules-flood-D28 = Ha seregeid és munkásaid is vannak egy nem-sumer területen, csak a seregek kereskednek, akkor is, ha kevesebben vannak. Szigorú, de a szabálykönyv világosan ezt mondja.
rules-flood-D29 = A szabálykönyv többféle évszámot ad meg a játék történetéhez. Egyetlen szabály sem használja őket, ezért semmi sem múlik rajtuk.
rules-flood-D30 = A szabálykönyv két sorrendet ad meg a birodalom létrehozására: előbb a munkások le, vagy előbb a seregek fel. Itt a munkásaid a harc előtt távoznak, és akkor sem jönnek vissza, ha elveszíted.
rules-flood-D31 = Olyan erőforrást, amely egyetlen sereget sem hozna, mert mind a 20 játékban van, nem lehet seregekre költeni. Amelyik kevesebbet hozna, mint amennyi jár érte, az elfogadott, és a többlet elvész. Babilon két serege minden vásárlás előtt jön.
rules-flood-D32 = „Ha Szippar a tiéd”, mondja néhol a szabálykönyv Szipparról, Babilonról és Suruppakról. Itt ez a városodat jelenti: egy sereg a területen nem ad képességet.

## Példák

rules-flood-example-standing = Mi hol állhat
rules-flood-example-standing-0 = Az egész játéktábla, az első fordulóban. A középső kilenc világos terület sumer, a körülöttük fekvő tizenhárom nem-sumer. A térkép mellett vannak a dobozok és a táblázatok, alatta a pontsáv.
rules-flood-example-standing-1 = Akkád valamikor Sumerben feküdt, de itt nem-sumer terület: ott nem állhat város.
rules-flood-example-standing-2 = Babilon sumer terület. Az 1. játékos várost alapít ott, és megkapja a képességét.
rules-flood-example-standing-3 = A 2. játékos inkább munkásokat szeretne a térképre.
rules-flood-example-standing-4 = Egy gabona egy munkást ér.
rules-flood-example-standing-5 = Babilonban nem állhat munkás, Sumerben máshol sem.
rules-flood-example-standing-6 = Akkádban lehet. Onnan nyíl vezet Babilonba: seregek jöhetnének arra, de vissza soha.
rules-flood-example-opening = Az első cselekedetek: városalapítás
rules-flood-example-opening-0 = A játék elő van készítve: mindenkinek van egy munkása az öntözésnél és egy a fonás-szövésnél, öt erőforrása a kezében, és két munkása a saját készletében. A sorrend kisorsolása következik.
rules-flood-example-opening-1 = A 2. játékos kezd, azután az 1. játékos, azután a 3. játékos. Mindkét dobozban mind egyenlők, ezért mindenki 5 gabonát és 3 textilt kap; azután nyolc munkás jön, és minden saját készletben tíz van.
rules-flood-example-opening-2 = A 2. játékos várost alapít Urban. Ez csak a cselekedetbe kerül, és minden későbbi fordulóban eggyel több textilt hoz.
rules-flood-example-opening-3 = Az 1. játékos is Urt szeretné, de egy területen csak egy városnak van helye.
rules-flood-example-opening-4 = Sumeren kívül pedig egyáltalán senki sem alapíthat várost.
rules-flood-example-opening-5 = Az 1. játékos Urukban alapít várost, és a közös készletből egy munkás azonnal írnok lesz.
rules-flood-example-placing = Munkások felrakása
rules-flood-example-placing-0 = 1. forduló, az 1. játékos kezd, tíz munkással a saját készletében.
rules-flood-example-placing-1 = A cselekedet ki van választva. Most be kell adni egy erőforrást; annyi munkás jár érte, amennyi az értéke.
rules-flood-example-placing-2 = Egy szerszám értéke három, ezért legfeljebb három munkást lehet felrakni, mindet ugyanarra a helyre.
rules-flood-example-placing-3 = Négy túl sok egy szerszámért.
rules-flood-example-placing-4 = Uruk pedig Sumerben fekszik, ahol nem lehetnek munkások.
rules-flood-example-placing-5 = Három munkás Gutiba megy. Ott senkinek sincs több, ezért az 1. játékos ebben a fordulóban létrehozhatná Guti birodalmát.
rules-flood-example-placing-6 = Ez volt a cselekedet, és a 2. játékos következik. A szerszám a közös készletben van, és hét munkás maradt a saját készletben.
rules-flood-example-scribes = Mit tehetnek az írnokok
rules-flood-example-scribes-0 = Az 1. játékosnak van egy bevethető írnoka, és egy szerszámkészítője, aki ebben a fordulóban már dolgozott.
rules-flood-example-scribes-1 = Az írnokok a munkások felrakása közben dolgoznak.
rules-flood-example-scribes-2 = Az írnok újra bevethetővé teszi a szerszámkészítőt, és maga a felhasznált oldalra kerül.
rules-flood-example-scribes-3 = Ugyanebben a cselekedetben az 1. játékos bead egy gabonát egy munkásért.
rules-flood-example-scribes-4 = A munkás a második írnok lesz. Kettőnél több, a felhasználtakat is számítva, senkinek sem lehet.
rules-flood-example-scribes-5 = Az új írnok bevethető, de abban a cselekedetben, amelyben felkerült, nem dolgozhat.
rules-flood-example-scribes-6 = Az 1. játékos következő cselekedetétől kezdve már igen.
rules-flood-example-sippar = Kereskedés, és Szippar plusz cseréje
rules-flood-example-sippar-0 = Az 1. játékosnak városa van Szipparban, két munkása Mitanniban és egy Egyiptomban.
rules-flood-example-sippar-1 = Egyetlen kereskedés minden olyan területre kiterjed, ahol az 1. játékosnak munkásai vannak.
rules-flood-example-sippar-2 = Egyiptom aranyat kínál. Az egy ottani munkás egy textilt cserél rá.
rules-flood-example-sippar-3 = Mitanni fát és fémet kínál. Az első ottani munkás fát kap gabonáért.
rules-flood-example-sippar-4 = A második munkás fémet kap gabonáért: minden fajtából egyet, munkásonként egy cserével.
rules-flood-example-sippar-5 = Most Szippar plusz cseréje következik: még egy arany Egyiptomból, további munkás nélkül, de a szokásos fizetséggel.
rules-flood-example-sippar-6 = A harmadik arany már nem megengedett: a plusz csere egy kereskedésben egyszer jár.
rules-flood-example-tools = Szerszámkészítők egy cserelánc közepén
rules-flood-example-tools-0 = Az 1. játékosnak van egy bevethető szerszámkészítője, egy munkása Elámban és egy a kasszitáknál, és egy fém a kezében.
rules-flood-example-tools-1 = A szerszámkészítők kereskedés közben dolgoznak.
rules-flood-example-tools-2 = Elám fémet ad gabonáért. Az 1. játékosnak most kettő van.
rules-flood-example-tools-3 = A szerszámkészítő az egyik fémből szerszámot készít, és a felhasznált oldalra kerül. Régi vagy új fém, nincs különbség.
rules-flood-example-tools-4 = Az új szerszám azonnal továbbmegy: a kassziták lapis lazulit adnak érte. Egy gabonából a legdrágább erőforrás lett.
rules-flood-example-tools-5 = Maradt még fém, de az egyetlen szerszámkészítő már dolgozott.
rules-flood-example-tools-6 = A kereskedés véget ér. Ebben a fordulóban csak egy írnok tehetné újra bevethetővé a szerszámkészítőt.
rules-flood-example-armies-trade = Kereskedés és seregek
rules-flood-example-armies-trade-0 = Az 1. játékosnak egy serege és három munkása van az amoritáknál, és egy munkása Elámban, a 2. játékos serege mellett.
rules-flood-example-armies-trade-1 = Az 1. játékos kereskedik.
rules-flood-example-armies-trade-2 = Elámban az idegen sereg megtiltja, akárhány munkás áll is ott.
rules-flood-example-armies-trade-3 = Az amoritáknál az 1. játékos saját serege kereskedik: fát kap gabonáért.
rules-flood-example-armies-trade-4 = A második csere nem megengedett. Ahol sereged van, ott a munkásaid nem kereskednek, akkor sem, ha többen vannak.
rules-flood-example-armies-trade-5 = Így ez a kereskedés egy fát hozott, miközben négy munkás tétlenül állt.
rules-flood-example-empire = Birodalom létrehozása
rules-flood-example-empire-0 = Gutiban az 1. játékosnak van a legtöbb munkása. A 2. játékos 2 értékű felszereléssel létrehozta a sumer birodalmat, és egyelőre övé az A rang.
rules-flood-example-empire-1 = Az 1. játékos létrehozza Guti birodalmát: nyolc sereg kerül a közös készletből a saját készletébe.
rules-flood-example-empire-2 = Egy fémért még kettőt vesz: a saját készletben tíz van.
rules-flood-example-empire-3 = Ennyi vásárlás elég. Most a fegyverek következnek.
rules-flood-example-empire-4 = Egy olaj kerül felszerelésként a seregtáblázatra, az értéke 3. A forduló végéig ott marad.
rules-flood-example-empire-5 = 3-mal a 2 ellen Guti megszerzi az A rangot, és Sumer B-re esik vissza. Az 1. játékos munkásai elhagyják Gutit, és a közös készletbe kerülnek; a 3. játékos munkása marad.
rules-flood-example-empire-6 = Két sereg bevonul Gutiba, nyolc a saját készletben marad a terjeszkedéshez.
rules-flood-example-sumer = Ki melyik birodalmat hozhatja létre
rules-flood-example-sumer-0 = Gutiban az 1. és a 2. játékosnak két-két munkása van, a 3. játékosnak egy. A 3. játékos van soron.
rules-flood-example-sumer-1 = A 3. játékos nem hozhatja létre Guti birodalmát, mert másoknak több munkásuk van ott. Az 1. és a 2. játékos is megtehetné, mivel az egyenlőség elég.
rules-flood-example-sumer-2 = A sumer birodalomhoz nem kell munkás, és három sereget ad.
rules-flood-example-sumer-3 = A 3. játékos nem vásárol sereget.
rules-flood-example-sumer-4 = Felszerelést sem vesz. Mivel egyelőre ez az egyetlen birodalom, így is övé az A rang.
rules-flood-example-sumer-5 = A sumer birodalom bármelyik sumer területen létrejöhet, akár Urukban is, ahol az 1. játékosnak városa van.
rules-flood-example-sumer-6 = Most egy sereg áll ott. A város érintetlen, és a képessége továbbra is az 1. játékosé.
rules-flood-example-invasion = Lerohanás kockadobással
rules-flood-example-invasion-0 = Az 1. játékosé Akkád, A ranggal. Babilonban a 2. játékos egy serege áll, B ranggal. Az Akkádból induló nyíl csak oda vezet.
rules-flood-example-invasion-1 = Az 1. játékos terjeszkedik, nyolc sereggel a saját készletében.
rules-flood-example-invasion-2 = Lerohanja Babilont. Jobb ranggal 5 vagy több talál; rosszabbal 7 kellene.
rules-flood-example-invasion-3 = Egy 1-es és egy 3-as: nem talált, ami egy seregbe kerül a saját készletből. Hét marad. Az 1. játékos abbahagyhatja, vagy újra dobhat.
rules-flood-example-invasion-4 = Az 1. játékos újra dob. Ez önmagában nem kerül semmibe.
rules-flood-example-invasion-5 = Egy 2-es és egy 4-es összesen 6: talált. A 2. játékos védője visszakerül a közös készletbe, és egy sereg bevonul Babilonba. Hat marad.
rules-flood-example-invasion-6 = Még egy seregért az 1. játékos ugyanebben a cselekedetben folytatja, most már Babilonból is.
rules-flood-example-razing = Városok elpusztítása, és Suruppak falai
rules-flood-example-razing-0 = Az 1. játékosnak seregei vannak Urukban és Ummában, és hat a saját készletében. Mindkét ottani város, és Suruppak is, a 2. játékosé.
rules-flood-example-razing-1 = Az 1. játékos terjeszkedik.
rules-flood-example-razing-2 = Uruk elpusztítása kettő helyett három seregbe kerül, mert a 2. játékosé Suruppak és még egy város. A jelző visszakerül a 2. játékoshoz.
rules-flood-example-razing-3 = A folytatáshoz be kell adni egy sereget, és kettő marad.
rules-flood-example-razing-4 = Umma megint háromba kerülne: Ummával és Suruppakkal a 2. játékosnak még mindig két városa van.
rules-flood-example-razing-5 = Ezért az 1. játékos megerősíti Urukot. A második sereggel nehezebb elfoglalni, de több pontot nem ad.
rules-flood-example-razing-6 = Ha csak egy sereg van a saját készletben, semmi sem következhet, és a cselekedet véget ér.
rules-flood-example-passing = Passzolás, licit és pluszköltség
rules-flood-example-passing-0 = Mindenki alapított egy várost. Az 1. játékos van soron.
rules-flood-example-passing-1 = Az 1. játékos passzol, és ebben a fordulóban több cselekedetet nem hajt végre.
rules-flood-example-passing-2 = Egy textil kerül a passzdobozba, 2 értékű licit a játéksorrendre.
rules-flood-example-passing-3 = Mostantól a többiek minden cselekedete egy darabba kerül.
rules-flood-example-passing-4 = A 2. játékos nem alapíthat csak úgy várost: előbb jön a pluszköltség.
rules-flood-example-passing-5 = A saját készlet egy munkásával fizeti meg. Egy erőforrás vagy egy sereg is megfelelne.
rules-flood-example-passing-6 = Most már megalapítja a várost Nippurban. A 3. játékos következik, és neki is fizetnie kell, vagy ingyen passzolnia.
rules-flood-example-growth = Városok növelése
rules-flood-example-growth-0 = Mindenki passzolt, és a seregekért járó pontok meg vannak számolva. Az 1. játékosnak négy fája, két szerszáma, egy olaja és egy aranya van, és városai Urukban és Urban.
rules-flood-example-growth-1 = Két fa, hozzá szerszám, olaj és arany: három luxuscikk 14 pontot hoz. A 2. játékos Urukban álló serege nem akadályozza.
rules-flood-example-growth-2 = Egy várost csak egyszer lehet megnövelni, akkor is, ha marad fa.
rules-flood-example-growth-3 = Ur a második szerszámmal nő meg, 7 pontért. Senki másnak nincs két fája, így a forduló véget ér: a seregek lekerülnek, és a 3. forduló erőforrásokat és munkásokat hoz.
rules-flood-example-decline = Hanyatlás
rules-flood-example-decline-0 = Mindjárt véget ér az 1. forduló. Az öntözésnél az 1., a 2. és a 3. játékosnak 4, 1 és 3 munkása áll; néhányan Dilmunban és Mitanniban vannak, és van egy írnok meg egy szerszámkészítő.
rules-flood-example-decline-1 = A 3. játékos egy gabonát licitál. Senki sem licitált többet, ezért a 3. játékos lesz az első.
rules-flood-example-decline-2 = 2. forduló: a termelésnél még a teli dobozok számítottak, 6, 3 és 4 gabona járt. Azután a hanyatlás: az öntözésnél a 4 munkás kettőre csökken, és mindenki kettőt veszít, ha van neki: 2, 0 és 1 marad. A fonás-szövés, ahol legfeljebb kettő van, nem változik. Dilmun üres, Mitanniban mindenkinek eggyel kevesebb munkása van, az írnok és a szerszámkészítő elveszett.
rules-flood-example-ending = A játék vége
rules-flood-example-ending-0 = 5. forduló, és a 3. játékos teszi meg az utolsó licitet. Az 1. játékosnak 60 pontja van, és 2-t licitált, a 2. játékosnak 61 pontja van, és semmit sem licitált.
rules-flood-example-ending-1 = Egy gabona 1 értékű licit. Az utolsó sorrend: 1. játékos, 3. játékos, 2. játékos.
rules-flood-example-ending-2 = A seregek 4, 4 és 2 pontot hoznak. Azután a legtöbb munkás: Egyiptom 4 az 1. játékosnak, az öntözés 3 a 2. játékosnak, a kassziták 4 a 3. játékosnak; a fonás-szövésnél és Mitanniban egyenlőség van, ott nem jár pont. Az 1. és a 2. játékosnak is 68 pontja van, és az 1. játékos győz, mert a sorrendben előrébb áll.
