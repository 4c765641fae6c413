# Az Áradás után leckéi: címek, mi a teendő az egyes lépésekben, és mi hangzik el, ha nem az történt.

lessons-flood-founding = Az első városod
lessons-flood-founding-1 = Három játékos, öt forduló, a legtöbb pont győz. Pontot a megnövelt városok hoznak, a seregek, amelyek a forduló végén területeket tartanak, és a legvégén a munkások. Középen a kilenc világos terület Sumer; körülöttük vannak a nem-sumer területek. Te vagy az 1. játékos, és te következel.
lessons-flood-founding-2 = Minden egy várossal kezdődik. Nézzük meg, hol nem állhat: próbálj várost alapítani Gutiban, egy nem-sumer területen.
lessons-flood-founding-2-hint = Jelöld ki Gutit a térképen, vagy bármelyik más területet Sumeren kívül.
lessons-flood-founding-3 = Városok Sumerben állnak, területenként egy. A legtöbb terület képességet ad a város tulajdonosának. Alapítsd meg a városodat Urukban.
lessons-flood-founding-3-hint = Jelöld ki Urukot a térképen. Más terület is megengedett, de ez a lecke Urukkal folytatódik.
lessons-flood-founding-4 = Uruk azonnal adott neked egy írnokot. A többiek Urban és Eriduban alapítottak várost, és megint te következel: mindenki egy cselekedetet hajt végre, körről körre. A városalapítás ingyenes, még három városod van, és a legjobb területek hamar elkelnek.

lessons-flood-workers = A munkások útnak indulnak
lessons-flood-workers-1 = Tíz munkás vár a saját készletedben. Hogy útnak indíts néhányat, válaszd a „Munkások felrakása” cselekedetet.
lessons-flood-workers-1-hint = A „Munkások felrakása” a most választható cselekedetek egyike.
lessons-flood-workers-2 = A munkások egy erőforrásba kerülnek: beadod, és annyi munkás jár érte, amennyi az értéke. Egy gabona egyet ér, egy szerszám hármat. Add be a szerszámodat.
lessons-flood-workers-2-hint = Válaszd a „Beadás” lehetőséget, azután a szerszámot. Az erőforrások értéke a térkép melletti táblázatban áll.
lessons-flood-workers-3 = Hová mehetnek? Próbálj egy munkást Urukba, a városodba tenni.
lessons-flood-workers-3-hint = Jelöld ki Urukot. Ehhez a próbához bármelyik sumer terület megfelel.
lessons-flood-workers-4 = Az egy erőforrásért járó összes munkás egy helyre kerül: egy nem-sumer területre vagy a négy doboz egyikébe. Tedd mind a hármat Mitanniba, ahol fa és fém kapható.
lessons-flood-workers-4-hint = Válaszd Mitannit és a 3-as számot.
lessons-flood-workers-5 = Az írnokod is dolgozhatna most, de az egy másik lecke. Fejezd be a cselekedetet.
lessons-flood-workers-5-hint = Válaszd ezt: „Kész”.
lessons-flood-workers-6 = Egy erőforrás, egy hely, annyi munkás, amennyit ér, vagy kevesebb. A kinti munkások kereskednek, és birodalmakat tesznek lehetővé; a dobozokban lévők termelnek. Fordulóról fordulóra ott maradnak.

lessons-flood-production = Gabona és textil
lessons-flood-production-1 = Minden forduló elején az öntözés gabonát, a fonás-szövés textilt ad. A helyezés számít: kinek van a legtöbb munkása a dobozban. Itt mindenkinek egy van mindkettőben.
lessons-flood-production-2 = Kerüljünk az élre az öntözésnél. Válaszd a „Munkások felrakása” cselekedetet.
lessons-flood-production-2-hint = A „Munkások felrakása” cselekedetet válaszd.
lessons-flood-production-3 = Egy munkás elég, ezért a legolcsóbb erőforrás is megteszi. Adj be egy gabonát.
lessons-flood-production-3-hint = Válaszd a gabonát. Egy munkásért bármelyik másik erőforrás pazarlás volna.
lessons-flood-production-4 = Tedd a munkást az öntözéshez. Utána mindhárom játékos passzol, és új forduló kezdődik.
lessons-flood-production-4-hint = Jelöld ki az öntözést a térkép melletti dobozok közül.
lessons-flood-production-5 = 3. forduló: az öntözésnél első vagy, ezért 6 gabonát kaptál, a többiek 4-et. A fonás-szövésnél mind egyenlők vagytok, ez mindenkinek 3 textilt ad, és eggyel többet a 2. játékosnak, akinek Urban városa van. Ha egy dobozban nincs munkásod, onnan semmit sem kapsz. Ezután mindenki kapott nyolc munkást.

lessons-flood-scribes = Mire valók az írnokok
lessons-flood-scribes-1 = Két bevethető írnokod van. Munkások felrakása közben dolgoznak. Válaszd azt a cselekedetet.
lessons-flood-scribes-1-hint = A „Munkások felrakása” cselekedetet válaszd.
lessons-flood-scribes-2 = Egy írnok bárhová elküldhet egy munkást a saját készletedből, ingyen. Küldess az egyikkel egy munkást a saját készletedből Mitanniba.
lessons-flood-scribes-2-hint = Válaszd az „Írnok használata” lehetőséget, azután ezt: „Munkások a saját készletben”, azután Mitannit.
lessons-flood-scribes-3 = Vagy áthelyez egy munkást, aki már áll valahol. A Gutiban lévő munkásodnak kevés a dolga: helyeztesd át a második írnokkal Mitanniba.
lessons-flood-scribes-3-hint = Válaszd az „Írnok használata” lehetőséget, azután Gutit, azután Mitannit.
lessons-flood-scribes-4 = Mindkét írnok dolgozott, és a dobozuk felhasznált oldalán állnak. Ugyanebben a cselekedetben még beadhatsz egy erőforrást. Adj be egy gabonát.
lessons-flood-scribes-4-hint = Válaszd a „Beadás” lehetőséget, azután a gabonát.
lessons-flood-scribes-5 = Az írnokok hasznosak. Próbáld ezt a munkást harmadik írnokká tenni.
lessons-flood-scribes-5-hint = Jelöld ki az írnokok dobozát.
lessons-flood-scribes-6 = Legfeljebb két írnok lehet, a felhasználtakat is számítva. Tedd a munkást inkább az öntözéshez vagy a fonás-szövéshez.
lessons-flood-scribes-6-hint = Jelöld ki az öntözést vagy a fonás-szövést.
lessons-flood-scribes-7 = Három munkás került új helyre, egyetlen gabonáért. Minden írnok egyszer dolgozik egy fordulóban, és a következő forduló elején mind újra bevethető. Mivel Mitanniban neked van a legtöbb munkásod, most létrehozhatnád a birodalmát.

lessons-flood-trading = Kereskedés
lessons-flood-trading-1 = Két munkásod áll az amoritáknál, akik fát és olajat kínálnak. Válaszd a „Kereskedés” cselekedetet.
lessons-flood-trading-1-hint = A „Kereskedés” cselekedetet válaszd.
lessons-flood-trading-2 = Minden munkás egy cserét tesz lehetővé. Fát gabonáért lehet kapni, és a fától nőnek a városok: cserélj el egy gabonát fára.
lessons-flood-trading-2-hint = Válaszd a gabonát, azután a „Csere” lehetőséget, a térképen az amoritákat, végül a fát. Egy textil is megtenné, de a gabona olcsóbb.
lessons-flood-trading-3 = Egy területről mindegyik fajta egyszer jár, ezért a második munkás a másikat hozza: cserélj el egy textilt olajra.
lessons-flood-trading-3-hint = Válaszd a „Csere” lehetőséget, azután az amoritákat, a textilt és az olajat. Olajért nem fogadnak el gabonát.
lessons-flood-trading-4 = Mindkét munkás kereskedett, több csere nincs. Fejezd be a cselekedetet.
lessons-flood-trading-4-hint = Válaszd ezt: „Kész”.
lessons-flood-trading-5 = Egy kereskedés minden olyan területre kiterjed, ahol munkásaid vannak: munkásonként egy csere, egy területről mindegyik fajta egyszer. A következő kereskedésed elölről kezdődik, ugyanazokkal a munkásokkal. Más játékos serege mellett a munkások nem kereskedhetnek.

lessons-flood-tools = Szerszámkészítők
lessons-flood-tools-1 = Van egy szerszámkészítőd, egy fémed, és egy munkásod a kasszitáknál, akik lapis lazulit kínálnak. Fémet nem fogadnak el érte, szerszámot viszont igen. Válaszd a „Kereskedés” cselekedetet.
lessons-flood-tools-1-hint = A „Kereskedés” cselekedetet válaszd: a szerszámkészítők közben dolgoznak.
lessons-flood-tools-2 = Készíttess a szerszámkészítőddel szerszámot a fémből.
lessons-flood-tools-2-hint = Válaszd ezt: „Szerszám készítése fémből”.
lessons-flood-tools-3 = Egy szerszám hármat ér, egy fém kettőt. És ez még nem minden: cseréld el a szerszámot lapis lazulira.
lessons-flood-tools-3-hint = Válaszd a „Csere” lehetőséget, azután a kasszitákat, a szerszámot és a lapis lazulit.
lessons-flood-tools-4 = A fémből szerszám lett, a szerszámból lapis lazuli, a legdrágább erőforrás, egyetlen cselekedetben. A szerszámkészítőd erre a fordulóra végzett, a következőben újra bevethető.

lessons-flood-growing = A városok nőnek
lessons-flood-growing-1 = Mindenki passzolt, és a seregekért járó pontok meg vannak számolva. Most a városok nőnek: ez a legbőségesebb pontforrás. A növeléshez két fa kell, és legfeljebb négy luxuscikk: szerszám, olaj, arany és lapis lazuli, mindegyikből egy. Minél többféle, annál több pont: 4, 7, 10, 14 vagy 20.
lessons-flood-growing-2 = Négy fád van, és minden luxuscikkből egy. Növeld meg Urukot mind a négy luxuscikkel.
lessons-flood-growing-2-hint = Válaszd a „Város növelése” lehetőséget, azután Urukot, azután azt a készletet, amelyben szerszám, olaj, arany és lapis lazuli van.
lessons-flood-growing-3 = 20 pont! Két fád maradt. Próbáld meg még egyszer megnövelni Urukot.
lessons-flood-growing-3-hint = Jelöld ki Urukot.
lessons-flood-growing-4 = Egy várost egyszer lehet megnövelni. De Nippur még nincs megnövelve: növeld meg csak fával.
lessons-flood-growing-4-hint = Válaszd a „Város növelése” lehetőséget, azután Nippurt, végül a „Luxuscikk nélkül” lehetőséget: nem maradt belőlük, ezért két fa az egész ára.
lessons-flood-growing-5 = Ez még 4 pontot hozott, azután elkezdődött a következő forduló. Városonként két fa és vegyes luxuscikkek: ezért kereskedik mindenki.

lessons-flood-empire = Felemelkedik egy birodalom
lessons-flood-empire-1 = Minden fordulóban három birodalom hozható létre, mindegyik egy játékos által; az 1. fordulóban ezek: Akkád, Guti és Sumer. Akkádnak van a legtöbb serege. Próbáld létrehozni.
lessons-flood-empire-1-hint = Válaszd a „Birodalom létrehozása” cselekedetet, azután Akkádot a térképen.
lessons-flood-empire-2 = Kell ott egy munkásod, és senkinek sem lehet több, mint neked. Gutiban kettő van, a 2. játékosnak csak egy. Hozd létre Guti birodalmát.
lessons-flood-empire-2-hint = Válaszd a „Birodalom létrehozása” cselekedetet, azután Gutit. Sumernek, amelyhez nem kell munkás, csak három serege van.
lessons-flood-empire-3 = Nyolc sereg van a saját készletedben. Gabonáért még egyet vehetsz, fémért kettőt, szerszámért hármat. Végy kettőt a fémedért.
lessons-flood-empire-3-hint = Válaszd a „Sereg vásárlása ezért” lehetőséget, azután a fémet.
lessons-flood-empire-4 = Most a fegyverek következnek: a letett erőforrások értéke dönti el a rangodat más birodalmakkal szemben. Adj egy textilt felszerelésre.
lessons-flood-empire-4-hint = Válaszd a „Felszerelés ezzel” lehetőséget, azután a textilt.
lessons-flood-empire-5 = Munkásaid elhagyták Gutit, és seregek lépnek a helyükre. Tégy oda kettőt.
lessons-flood-empire-5-hint = Válaszd a 2-t: a második sereggel nehezebb elfoglalni a területet.
lessons-flood-empire-6 = Birodalmad áll, és A rangú, amíg senki sem tesz le többet. Nyolc sereg vár a saját készletedben a terjeszkedésre. Egy fordulóban csak egy birodalmad lehet, és a forduló végén minden sereg lekerül a játéktábláról.

lessons-flood-invading = Terjeszkedés
lessons-flood-invading-1 = Guti birodalmának hat serege van a saját készletedben. Válaszd ezt: „A birodalom terjeszkedése”.
lessons-flood-invading-1-hint = A cselekedetek közül ezt válaszd: „A birodalom terjeszkedése”.
lessons-flood-invading-2 = A seregek nem mozognak; újak vonulnak be a saját készletedből olyan területre, amely egy általad tartott mellett fekszik. Próbáld lerohanni Urt.
lessons-flood-invading-2-hint = Jelöld ki Urt: nem határos Gutival.
lessons-flood-invading-3 = Guti Nippurral és Ummával határos, és senki sem védi őket. Rohand le az egyiket.
lessons-flood-invading-3-hint = Jelöld ki Nippurt vagy Ummát.
lessons-flood-invading-4 = Egy sereg harc nélkül bevonult. A saját készleted egy seregéért ugyanebben a cselekedetben folytathatod. Folytasd.
lessons-flood-invading-4-hint = Válaszd ezt: „Egy sereg beadása a folytatásért”.
lessons-flood-invading-5 = Rohanj le még egy területet. Az új sereged most új utakat nyit.
lessons-flood-invading-5-hint = Válaszd a „Lerohanás” lehetőséget, és bármelyik felkínált területet. A megerősítés nem hozna pontot.
lessons-flood-invading-6 = Három terület a tiéd: mindegyik 2 pontot ér a forduló végén, ha akkor is te tartod. Ahelyett, hogy fizetnél a folytatásért, akkor is újra terjeszkedhetnél, amikor legközelebb rád kerül a sor. A lerohanás nem tesz kárt a városokban és a munkásokban.

lessons-flood-fighting = Kockák
lessons-flood-fighting-1 = A 2. játékosnak serege van Nippurban. Te egy textilt tettél le, a 2. játékos semmit: a te rangod A, az övé B. Terjeszkedj.
lessons-flood-fighting-1-hint = A cselekedetek közül ezt válaszd: „A birodalom terjeszkedése”.
lessons-flood-fighting-2 = Csak a támadó dob, két kockával. Jobb ranggal 5 vagy több talál, rosszabbal 7 vagy több. Rohand le Nippurt.
lessons-flood-fighting-2-hint = Jelöld ki Nippurt.
lessons-flood-fighting-3 = 1 és 3 összesen 4: nem talált, és egy sereg elveszett a saját készletedből. Itt abbahagyhatod, vagy újra megpróbálhatod. Dobj újra.
lessons-flood-fighting-3-hint = Válaszd ezt: „Dobás”. Ha abbahagynád, Nippur a 2. játékosé maradna.
lessons-flood-fighting-4 = 1 és 4 összesen 5, és ez talál, a jobb rangodnak köszönhetően. A védő eltűnt, és a sereged bevonult. Ha nem találsz, egy sereget veszítesz a saját készletedből, ha találsz, a védő veszít egyet; a játéktáblán lévő seregeidet támadáskor nem fenyegeti veszély.

lessons-flood-razing = Egy város elpusztítása
lessons-flood-razing-1 = Te tartod Urt, Urukot és Lagast, és két sereg van a saját készletedben. Urukban és Lagasban másoknak van városuk, amely pontot fog hozni nekik. Terjeszkedj.
lessons-flood-razing-1-hint = A cselekedetek közül ezt válaszd: „A birodalom terjeszkedése”.
lessons-flood-razing-2 = Egy város elpusztítása két seregbe kerül a saját készletedből. Próbáld meg Urukban, a 2. játékos városával.
lessons-flood-razing-2-hint = Válaszd a „Város elpusztítása” lehetőséget, azután jelöld ki Urukot.
lessons-flood-razing-3 = A 2. játékosnak Suruppakban is van városa, ezért minden városa három seregbe kerül. A 3. játékosnak nincs ilyen védelme: pusztítsd el a városát Lagasban.
lessons-flood-razing-3-hint = Válaszd a „Város elpusztítása” lehetőséget, azután Lagast.
lessons-flood-razing-4 = A város eltűnt; a 3. játékos visszakapta a jelzőt, és újra alapíthat várost. A növelésért kapott pontok megmaradnának. Az elpusztításhoz kell egy sereged a területen, de az árát a saját készlet fizeti.

lessons-flood-passing = A passzolásnak ára van, és haszna
lessons-flood-passing-1 = A 2. játékos passzolt, egy gabona licittel. Te várost szeretnél Urban. Próbáld megalapítani.
lessons-flood-passing-1-hint = Jelöld ki Urt.
lessons-flood-passing-2 = Ha valaki már passzolt, a többiek minden cselekedete előbb egy darabba kerül: egy erőforrásba, vagy a saját készlet egy munkásába vagy seregébe. Fizess egy munkással.
lessons-flood-passing-2-hint = Válaszd a „Fizetés” lehetőséget, azután egy munkást. Gabona is megtenné, de ez a lecke a munkással folytatódik.
lessons-flood-passing-3 = Most már cselekedhetsz. Alapítsd meg a városodat Urban.
lessons-flood-passing-3-hint = Jelöld ki Urt, vagy válaszd a „Városalapítás” cselekedetet, azután Urt.
lessons-flood-passing-4 = A 3. játékos is passzolt. Egyedül folytathatnád, minden alkalommal fizetve. De passzolni ingyen lehet: passzolj.
lessons-flood-passing-4-hint = Válaszd ezt: „Passz”.
lessons-flood-passing-5 = Aki passzol, erőforrásokkal licitálhat a következő forduló sorrendjére. A 2. játékos 1-et licitált. Egy textil 2-t ér: licitáld meg.
lessons-flood-passing-5-hint = Válaszd a „Licit” lehetőséget, azután a textilt.
lessons-flood-passing-6 = Ennyi elég ahhoz, hogy első legyél. Fejezd be a licitet.
lessons-flood-passing-6-hint = Válaszd ezt: „Kész”. Amit licitálsz, azt mindenképpen elköltöd.
lessons-flood-passing-7 = Mindenki passzolt, ezért a forduló véget ért: te vagy az első az új sorrendben, a 2. és a 3. játékos előtt. Aki első, elsőként választ a területek és a birodalmak közül. A korai passzolás pedig fizetésre kényszeríti a többieket.

lessons-flood-decline = Nehéz idők
lessons-flood-decline-1 = A 2. és a 4. forduló hanyatlást hoz. Nézd meg a munkásaidat: négy az öntözésnél, egy a fonás-szövésnél, kettő Dilmunban, kettő Mitanniban, és egy írnok. A többiek passzoltak.
lessons-flood-decline-2 = Nincs már mit felraknod. Passzolj, licit nélkül, és nézd meg, mit hagy neked a 2. forduló.
lessons-flood-decline-2-hint = Válaszd ezt: „Passz”.
lessons-flood-decline-3 = Először megkaptad a 6 gabonádat. Azután az öntözésnél négy munkásodból kettő maradt, és a többiek is kettőt veszítettek, ha volt nekik. Dilmun üres; Mitanniban minden játékos egyet veszített; az írnokod elment. Mind a közös készletben vannak, és vissza fognak térni. Ezért ott, ahol azt akarod, hogy egy maradjon, tarts kettőt.

lessons-flood-ending = Az utolsó forduló
lessons-flood-ending-1 = 5. forduló, és a többiek passzoltak. Neked 61 pontod van, és két területen vannak seregeid, a 2. játékosnak 60, és szintén két területe van. A végén a legtöbb munkásért pont jár: Egyiptomért és a fonás-szövésért 4-4, az öntözésért 3. Egyiptomban és a fonás-szövésnél egyenlőn állsz a 2. játékossal, és egyenlőségért semmi sem jár; az öntözés az övé.
lessons-flood-ending-2 = Ahogy most áll, két ponttal veszítenél. Még egy munkás megfordíthatja. Először fizesd meg a pluszköltséget, amivel csak szeretnéd.
lessons-flood-ending-2-hint = Válaszd a „Fizetés” lehetőséget, azután az egyik darabot. A végén semmi sem ér pontot, ami a kezedben van.
lessons-flood-ending-3 = Válaszd a „Munkások felrakása” cselekedetet.
lessons-flood-ending-3-hint = A pluszköltség meg van fizetve; most a „Munkások felrakása” cselekedet következik.
lessons-flood-ending-4 = Adj be egy erőforrást.
lessons-flood-ending-4-hint = Válaszd bármelyik erőforrásodat.
lessons-flood-ending-5 = Dönts el egy egyenlőséget: tégy munkásokat Egyiptomba vagy a fonás-szövéshez.
lessons-flood-ending-5-hint = Egyiptom és a fonás-szövés 4-4 pontot ér, és eggyel több munkás neked adja a többséget.
lessons-flood-ending-6 = Ennyi elég. Passzolj, és a játék véget ér.
lessons-flood-ending-6-hint = Válaszd ezt: „Passz”.
lessons-flood-ending-7 = Győztél, 69 : 67. A seregek 4-4 pontot hoztak mindkettőtöknek, az öntözés 3-at a 2. játékosnak, az új többséged 4-et neked. Pontegyenlőségnél az győzne, aki az utolsó sorrendben előrébb áll. Most már az egész játékot ismered. A vezetett játszma következik: az első játszmád a legelejétől, tanácsokkal az oldaladon.
