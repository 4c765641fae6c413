# A Sumeria szabályai egyenként, a mi szavainkkal; utánuk a példák.

rules-sumeria-chapter-components = Játéktábla és tartozékok
rules-sumeria-R1 = A Sumeria három vagy négy játékosnak szól. A szabálykönyvek se kevesebb, se több résztvevővel nem ismerik a játékot.
rules-sumeria-R2 = A játéktáblán nyolc városállam látható. Mindegyik hét településből áll: egy városból, három kisvárosból és három faluból. Ez összesen 56 település, és mindegyik pontosan egy városállamhoz tartozik.
rules-sumeria-R3 = A településeket kereskedőutak kötik össze, mégpedig úgy, hogy mindegyik összekapcsolódik a többivel. A nyomtatott térkép kép volt, amelyet a szabálykönyvek szövege sehol sem ír le: az itteni játéktáblák mindenhez tartják magukat, amit a szövegek elmondanak, de az útjaik a mi munkánk.
rules-sumeria-R4 = 56 kereskedő van, négy színben 14-14. Egy kereskedő az egész játék alatt a színe szerinti játékosé.
rules-sumeria-R5 = 36 befolyásjelző van, négy fajtából kilenc-kilenc: kereskedelmi (E), katonai (M), politikai (P) és vallási (R). Ezeket gyűjtöd, és semmi más nem hoz pontot (R61).
rules-sumeria-R6 = Nyolc lapka fekszik egy sorban, minden városállamé egy. A sorrendjük mutatja, mennyire fontosak éppen a városállamok. A szabálykönyvek szövege egyetlen városállamot sem nevez meg; az itteni neveket mi választottuk.
rules-sumeria-R7 = Egy bábu mutatja, ki a kezdőjátékos (R17), a fordulójelző számolja a korszak fordulóit (R24), és egy zsákban vannak azok a befolyásjelzők, amelyeket még nem húztak ki.
rules-sumeria-R8 = A sor bal vége fölött hat mező van a jelzőknek: három az 1., kettő a 2., egy a 3. hely fölött. Ezek a helyekhez tartoznak: ha lapkák helyet cserélnek, a jelzők ott maradnak, ahol vannak.
rules-sumeria-R9 = A fordulójelző sávja az 1-es mezővel kezdődik. A szabálykönyvek többet nem írnak róla; itt három mezője van, egy-egy a korszak minden fordulójának.
rules-sumeria-R10 = Egy településen soha nem lehet egynél több kereskedő, bárkié is. Ez a játék előtti lerakásra és a játék minden akciójára érvényes.

rules-sumeria-chapter-setup = Az első korszak előtt
rules-sumeria-R11 = Minden játékos elveszi egy szín kereskedőit: három játékosnál 14-et, négynél 10-et. Ami marad, nem vesz részt a játékban: három játékosnál az egész negyedik szín, négynél minden színből négy kereskedő.
rules-sumeria-R12 = A nyolc lapka véletlen sorrendben kerül a sorba. A bal szélső városállam a legfontosabb, a jobb szélső a legkevésbé fontos. Az egyik szabálykönyv bármilyen sorrendet megengedne; itt mindig húzás dönt.
rules-sumeria-R13 = Balról számítva az 1., a 2. és a 3. helyen álló városállam a három leghatalmasabb. A korszak végén csak ezek kerülnek kiértékelésre; a többi semmit sem hoz, hacsak feljebb nem kerül.
rules-sumeria-R14 = Mind a 36 jelző a zsákba kerül. Hatot véletlenszerűen ki kell húzni, és képpel felfelé a sor fölötti mezőkre tenni: az első hármat az 1., a következő kettőt a 2., az utolsót a 3. hely fölé.
rules-sumeria-R15 = A fordulójelző a sávja 1-es mezőjére kerül: az első korszak az első fordulójával kezdődik.
rules-sumeria-R16 = Az első korszak kezdőjátékosa kapja a kezdőjátékos bábuját. Az egyik szabálykönyv nem mondja meg, hogyan kell őt kiválasztani; itt mindig sorshúzás dönt.
rules-sumeria-R17 = Egy korszak játéksorrendje a kezdőjátékossal kezdődik, és az óramutató járása szerint halad, mindenkitől a bal oldali szomszédjához. A szabálykönyvek ezt alig mondják ki, de következik abból, ahogyan a bábu továbbkerül (R56).
rules-sumeria-R18 = Az első korszak előtt a játéksorrend szerint mindenki lerak egy kereskedőt egy tetszőleges üres településre, bármilyen típusúra, bármelyik városállamban. Ez addig ismétlődik, amíg három játékosnál mindenki le nem rakott nyolc kereskedőt, négynél ötöt.
rules-sumeria-R19 = A kereskedők lerakása az első korszak előtt egyetlen lapkát sem mozdít el. A szabálykönyvek szerint egy városállam hatalma csak akció révén nő meg (R27, R30), ezért itt az első akcióig olyan marad a sor, amilyennek kihúzták.
rules-sumeria-R20 = A le nem rakott kereskedőid, három játékosnál hat, négynél öt, előtted maradnak: ez a készleted. Mindenki láthatja, hány kereskedő van még benne.

rules-sumeria-chapter-structure = A játék menete
rules-sumeria-R21 = A játék hat korszakig tart. Mindegyik három fordulóból áll (R22), és kiértékeléssel ér véget, amelyben a sor fölötti hat jelzőt megszerzi valaki (R48), vagy elvesznek (R49).
rules-sumeria-R22 = Egy korszak három fordulóból áll. Minden fordulóban minden játékos pontosan egyszer kerül sorra, a játéksorrend szerint. A sorrend az egész korszakban ugyanaz marad.
rules-sumeria-R23 = Amikor soron vagy, három dolog közül pontosan egyet kell tenned egy saját kereskedőddel: felrakod, mozgatod vagy leveszed. Passzolni nem lehet. Az egyik szabálykönyvből kimaradt a „saját” szó; itt soha senki nem rendelkezik más játékos kereskedőjével.
rules-sumeria-R24 = Amikor minden játékos sorra került, a forduló véget ér, és a fordulójelző egy mezővel továbblép. A következő forduló megint a kezdőjátékossal kezdődik.
rules-sumeria-R25 = A harmadik forduló után a korszak véget ér, és a három leghatalmasabb városállam kiértékelése következik (R44). Jelzőket máskor nem lehet szerezni.

rules-sumeria-chapter-actions = A három akció és a sor
rules-sumeria-R26 = A felrakáshoz kell egy kereskedő a készletedben. Amíg minden kereskedőd a játéktáblán van, csak mozgathatsz vagy levehetsz.
rules-sumeria-R27 = Felrakás: tegyél egy kereskedőt a készletedből egy tetszőleges üres településre, a játéktáblán bárhová. A település városállamának megnő a hatalma (R33).
rules-sumeria-R28 = A mozgatáshoz olyan saját kereskedő kell a játéktáblán, amelynek legalább egy célja van (R42). A szabálykönyvek nem említik azt a kereskedőt, amely sehová sem mehet; itt az ilyet nem lehet mozgatni.
rules-sumeria-R29 = Mozgatás: a kereskedő arról a településről, ahol áll, egy általad választott célba megy (R42), amely mindig üres, és sohasem az a hely, ahonnan elindult.
rules-sumeria-R30 = Ha a mozgás másik városállamban ér véget, mint ahol elkezdődött, annak a városállamnak nő meg a hatalma (R33), ahol véget ér.
rules-sumeria-R31 = A mozgás semmi mást nem változtat a sorban: az elhagyott városállamnak nem csökken a hatalma, és az útba esők is a helyükön maradnak. Ha a mozgás abban a városállamban ér véget, ahol elkezdődött, semmi sem változik, még akkor sem, ha közben másokon át vezetett. A szabálykönyvek csak az R30 szerinti növekedést nevezik meg; itt semmi sem járul hozzá.
rules-sumeria-R32 = Levétel: vedd vissza egy kereskedődet a játéktábláról a készletedbe. Annak a városállamnak, ahol állt, csökken a hatalma (R34). Amikor legközelebb sorra kerülsz, a kereskedőt már újra felrakhatod.
rules-sumeria-R33 = Ha egy városállam hatalma megnő, a lapkája helyet cserél a bal oldali szomszédjával: ez egyetlen lépés, amely magától megtörténik, és nem lehet lemondani róla. Az 1. helyen semmi sem történik, és az akció ettől még megengedett.
rules-sumeria-R34 = Ha egy városállam hatalma csökken, a lapkája helyet cserél a jobb oldali szomszédjával: ez egyetlen lépés. A 8. helyen semmi sem történik, és a kereskedőt ettől még le lehet venni.
rules-sumeria-R35 = Csak két lapka cserél helyet. Ha egy városállam hatalma megnő, a szomszédja egy hellyel lejjebb kerül; ha csökken, a szomszédja egy hellyel feljebb kerül; az összes többi a helyén marad.

rules-sumeria-chapter-movement = Mozgás a kereskedőutakon
rules-sumeria-R36 = A mozgó kereskedő egy kereskedőút mentén, egy irányban hagyja el a települését. Hogy az ottani utak közül melyiken és melyik irányban, azt te választod meg.
rules-sumeria-R37 = A kereskedő településről településre halad, és az első üresnél meg kell állnia. Se üres településen nem mehet át, se foglalton nem állhat meg.
rules-sumeria-R38 = Az útba eső foglalt településeket átugorja: akárhányat, bármilyen típusút, akár a tieid az ottani kereskedők, akár nem. Az átugrott kereskedőkkel semmi sem történik.
rules-sumeria-R39 = Foglalt városban a mozgó kereskedő bármelyik onnan kivezető úton folytathatja, és ugyanígy az útjába eső minden további foglalt városban. Az üres város olyan, mint bármely üres település: a kereskedő ott megáll. Az egyik szabálykönyv ezen a helyen „kisvárost” ír; itt a városról van szó, mint a másik háromban.
rules-sumeria-R40 = Foglalt kisvárosban vagy faluban a kereskedő egyenesen megy tovább ugyanazon az úton. A szabálykönyvek szerint egy kereskedő csak városban válthat utat; itt ez akkor is érvényes, ha az utak egy kisvárosban vagy faluban keresztezik egymást.
rules-sumeria-R41 = Az az irány, amelyben az út még az első üres település előtt véget ér, nem ad célt. A szabálykönyvek erről nem szólnak; itt a kereskedő egyszerűen nem mehet arra.
rules-sumeria-R42 = Egy kereskedő céljai mindazok az üres települések, ahol meg kell állnia, minden irányt és a foglalt városokban minden letérést számba véve, úgy, ahogy a játéktábla a mozgás előtt áll. A célt te választod; az nem számít, melyik út vezetett oda. A szabálykönyvek nem mondják meg, hogy egy kereskedő visszajuthat-e körben oda, ahonnan elindult; itt nem.
rules-sumeria-R43 = A szabálykönyvek egyik képén egy kisvárosban álló kereskedőnek három célja van; a szövegek többet nem mondanak erről. Az itteni játéktáblákon ez akkor fordul elő, ha a kisváros melletti város foglalt, ezért két további út nyílik meg, a másik oldali falu pedig üres.

rules-sumeria-chapter-scoring = A korszak vége
rules-sumeria-R44 = A korszak végén az 1., a 2. és a 3. helyen álló városállam kerül kiértékelésre, úgy, ahogy a sor az utolsó akció után áll. A szabálykönyvek balról sorolják fel őket, de nem teszik szabállyá; itt előbb az 1. hely kiértékelése zajlik le teljesen, azután a 2., majd a 3. helyé.
rules-sumeria-R45 = Meg kell számolni minden játékos kereskedőit a városállamban; mindegyik egyet ér, akár a városban, akár kisvárosban, akár faluban áll. Akinek a legtöbb van, azé a legnagyobb befolyás, a következő a második. Akinek nincs ott kereskedője, az nem vesz részt ebben.
rules-sumeria-R46 = Ha többeknek ugyanannyi kereskedőjük van, ezek a kérdések döntenek a sorrendjükről: Kinek van kereskedője a városban? Kinek van több a kisvárosokban? Ki volt előrébb az éppen lejátszott korszak játéksorrendjében? Az utolsó kérdésnél két szabálykönyv csak a kezdőjátékost említi; itt az egész játéksorrend számít, mint a másik kettőben.
rules-sumeria-R47 = A második helyért folyó holtverseny, valamint a három vagy több játékos közötti ugyanígy dől el: a legjobbat ki kell venni, és a többieket újra össze kell hasonlítani. Ezt nem minden szabálykönyv mondja ki; itt egy városállamon belül minden holtversenyre érvényes.
rules-sumeria-R48 = Az 1. hely fölötti három jelzőből az választ kettőt, akié a legnagyobb befolyás, a megmaradót a második kapja. A 2. hely fölötti kettőből az választ egyet, akié a legnagyobb befolyás, a másikat a második kapja. A 3. hely fölötti egy jelző azé, akié a legnagyobb befolyás. Senki más nem kap semmit.
rules-sumeria-R49 = Ha a három leghatalmasabb városállam egyikében senkinek sincs kereskedője, a helye fölötti összes jelzőt el kell dobni. Nem minden szabálykönyv mondja meg, mi lesz velük; itt képpel felfelé, játékon kívül fekszenek, és soha nem kerülnek vissza a zsákba.
rules-sumeria-R50 = Ha az 1. vagy a 2. helyen álló városállamban csak egy játékosnak vannak kereskedői, ő a szokásos módon választ két jelzőt, illetve egyet, a második jelzőjét pedig el kell dobni (R49). A 3. helyen az egyedül lévő játékos elveszi az egyetlen jelzőt.
rules-sumeria-R51 = A megszerzett jelzőid képpel felfelé fekszenek előtted. Mindenki bármikor láthatja, kinek milyen jelzői vannak.
rules-sumeria-R52 = Akié a legnagyobb befolyás, az ott lévő jelzők közül bármelyiket választhatja, egyforma és különböző fajtájúakat is; a második nem választhat. Arról, hogy lehet-e kevesebb jelzőt elvenni, a szabálykönyvek nem szólnak; itt a teljes számot el kell venni.
rules-sumeria-R53 = A kiértékelés után minden kereskedő ott marad, ahol van: a következő korszakra is a játéktáblán maradnak. A szabálykönyvek erről hallgatnak; itt egyetlen kereskedő sem mozdul el vagy kerül vissza.

rules-sumeria-chapter-next = A következő korszak előkészítése
rules-sumeria-R54 = Az első öt korszak mindegyike után négy lépésben kell előkészíteni a következőt. Az első: a fordulójelző visszakerül az 1-es mezőre.
rules-sumeria-R55 = A második lépés: a zsákból véletlenszerűen hat jelzőt kell húzni a sor fölötti mezőkre, hármat az 1., kettőt a 2., egyet a 3. hely fölé.
rules-sumeria-R56 = A harmadik lépés: akinek az 1. helyen álló városállamban a legkevesebb kereskedője van, vagy egy sincs, az lesz az utolsó a következő korszakban, és a bal oldali szomszédja kapja a kezdőjátékos bábuját. A szabálykönyvek szerint ez a sor átrendeződése előtt történik (R58); ezért itt az éppen kiértékelt városállamról van szó.
rules-sumeria-R57 = Ha többeknek is ugyanolyan kevés van, csak őket kell összehasonlítani a 2. helyen, azután a 3. helyen, és így tovább a 8. helyig; csak a kereskedők száma számít. Két szabálykönyv úgy is érthető, hogy minden alkalommal az összes játékost össze kell hasonlítani: egy beállítással így is játszható. Ha ez sem hoz döntést, amiről egyik szabálykönyv sem szól, az egyenlők közül az marad utolsó, aki a régi játéksorrendben a leghátul állt.
rules-sumeria-R58 = A negyedik lépés: a sor átrendeződik. A három éppen kiértékelt lapka kikerül, a többi öt három hellyel balra csúszik, és a három lapka fordított sorrendben kerül vissza: a harmadik a 6., a második a 7., az első a 8. helyre.
rules-sumeria-R59 = A hatodik korszak után nincs előkészítés: nincs jelzőhúzás, a bábu a helyén marad, és a sor nem rendeződik át. A szabálykönyvek ezt nem mondják ki; a játék végéből következik (R60).

rules-sumeria-chapter-end = A játék vége
rules-sumeria-R60 = A játék a hatodik korszak kiértékelésével ér véget. Ekkorra mind a 36 jelzőt kihúzták, korszakonként hatot, és a zsák üres.
rules-sumeria-R61 = A jelzők minden fajtája külön számít. Egy fajtából egy jelző 1 pontot ér, kettő 3-at, három 6-ot, négy 10-et, öt 15-öt, hat 21-et, hét 28-at, nyolc 36-ot, mind a kilenc 45-öt: egy fajtából minden további jelző eggyel több pontot hoz, mint az előző.
rules-sumeria-R62 = A négy fajtáért járó pontjaidat össze kell adni, és az győz, akinek a legtöbb van. Ekkor már se a kereskedők, se a sor nem számít.
rules-sumeria-R63 = Ha többeknek van a legtöbb pontjuk, közülük az győz, akinek egyetlen fajtából a legtöbb jelzője van. Mindenki a saját legjobb fajtáját számolja; nem kell ugyanannak a fajtának lennie.
rules-sumeria-R64 = Ha ez is egyenlő, az érintettek osztoznak a győzelmen. Az egyik szabálykönyv egy változata előbb a második legjobb fajtájukat hasonlítja össze, azután a harmadikat és a negyediket: egy beállítással így is játszható.

rules-sumeria-chapter-information = Amit mindenki tud
rules-sumeria-R65 = A játéktábla, a sor, a fölötte lévő jelzők, a készletek és a megszerzett jelzők mindenki számára nyíltak; csak az ismeretlen, milyen sorrendben fogynak majd a jelzők a zsákból. A szabálykönyvek nem mondják meg, hogy az eldobott jelzőket meg lehet-e nézni; itt meg lehet, így mindig ki tudod számolni, mi van még a zsákban.

## Példák: egy cím, egy felirat az első álláshoz, és egy minden lépés után.

rules-sumeria-example-opening = Az első kereskedők lerakása
rules-sumeria-example-opening-0 = A sor, a hat jelző és a kezdőjátékos húzása megtörtént. A 2. játékos kezd, és a játéktábla bármelyik települését választhatja.
rules-sumeria-example-opening-1 = A 2. játékos elfoglalja Ur városát. Ur az 1. helyen marad, ahogy a sor bármely más helyén is ott maradna: a lerakás nem mozdít el lapkát.
rules-sumeria-example-opening-2 = A 3. játékos ugyanezt a várost szeretné, de egy településen csak egy kereskedő lehet.
rules-sumeria-example-opening-3 = Ur 1. kisvárosa szabad, és a 3. játékos elfoglalja.
rules-sumeria-example-opening-4 = Az 1. játékos Lagash városába megy. Lagash az 5. helyen marad. A 2. játékos következik, és ez így megy, amíg mindenki le nem rakott nyolc kereskedőt.

rules-sumeria-example-adding = Egy kereskedő felrakása
rules-sumeria-example-adding-0 = Kish a 4. helyen van, épp csak lemaradt a három leghatalmasabbról. Az 1. játékos van soron.
rules-sumeria-example-adding-1 = Az 1. játékos felrak egy kereskedőt Kish egyik falujára. Kish helyet cserél Urukkal, és most már a három leghatalmasabb egyike. A 3. hely fölötti jelző nem mozdult.
rules-sumeria-example-adding-2 = A 2. játékos Urba rak fel egy kereskedőt. Ur már az 1. helyen van, és ott is marad; a kereskedőt ettől még fel lehet rakni.
rules-sumeria-example-adding-3 = A 3. játékos nem rakhat fel kereskedőt Ur városába: ott a 2. játékos áll.

rules-sumeria-example-removing = Egy kereskedő levétele
rules-sumeria-example-removing-0 = Az 1. játékosnak egyetlen kereskedője van Urban, amely az 1. helyen áll.
rules-sumeria-example-removing-1 = Az 1. játékos visszaveszi a készletébe. Ur lejjebb kerül a 2. helyre, Nippur pedig feljebb az 1. helyre.
rules-sumeria-example-removing-2 = A 2. játékos a 3. játékos kereskedőjét szeretné levenni Nippurból, de mindenki csak a saját kereskedőivel rendelkezik.
rules-sumeria-example-removing-3 = A 2. játékos egy saját kereskedőjét veszi vissza Shuruppakból. Shuruppak a 8. helyen van, és nem kerülhet lejjebb: a sor olyan marad, amilyen volt.

rules-sumeria-example-supply = Minden kereskedő a játéktáblán
rules-sumeria-example-supply-0 = Az 1. játékos mind a 14 kereskedője a játéktáblán van; a készlete üres.
rules-sumeria-example-supply-1 = Mivel nincs kereskedő a készletében, az 1. játékos nem rakhat fel egyet sem.
rules-sumeria-example-supply-2 = Az 1. játékos leveszi a Shuruppakban álló kereskedőt. Az most a készletében van, és a köre véget ért.
rules-sumeria-example-supply-3 = A 2. játékos Lagashba rak fel egy kereskedőt, így Lagash feljebb kerül a 4. helyre.
rules-sumeria-example-supply-4 = A 3. játékos Urba rak fel egy kereskedőt, Ur pedig az 1. helyen marad. Kezdődik a második forduló.
rules-sumeria-example-supply-5 = Amikor az 1. játékos újra sorra kerül, a kereskedőt felrakhatja valahová máshová. Lagash feljebb kerül a 3. helyre.

rules-sumeria-example-border = Mozgás a határon át és a határon belül
rules-sumeria-example-border-0 = Az 1. játékosnak van egy kereskedője Uruk 2. falujában; az útján a következő település Shuruppak 3. faluja.
rules-sumeria-example-border-1 = A kereskedő átlépte a határt. Shuruppak, ahová érkezett, a 8. helyről feljebb kerül a 7. helyre. Uruk, amelyet elhagyott, nem kerül lejjebb.
rules-sumeria-example-border-2 = A 2. játékos Sippar 3. kisvárosából Sippar városába mozog. A kereskedő Sipparban maradt, és a sorban semmi sem változik.

rules-sumeria-example-stop = Hol áll meg egy kereskedő
rules-sumeria-example-stop-0 = Az 1. játékos a Kish 1. kisvárosában álló kereskedőt Sippar felé akarja mozgatni. Az úton egy kereskedő áll Kish 1. falujában és egy Sippar 1. falujában.
rules-sumeria-example-stop-1 = Kish 1. falujában nem állhat meg: ott már az 1. játékos egyik kereskedője áll.
rules-sumeria-example-stop-2 = Sippar városáig sem mehet el: előbb Sippar 1. kisvárosa következik, és az üres.
rules-sumeria-example-stop-3 = Így mindkét kereskedőt átugorja, és Sippar 1. kisvárosában áll meg. Hogy kiéi a kereskedők, nem számít. Sippar feljebb kerül a 6. helyre.

rules-sumeria-example-city = Letérés egy foglalt városban
rules-sumeria-example-city-0 = Az 1. játékos Ur 1. kisvárosában álló kereskedőjének három célja van. Az egyik irányban az 1. falu. A másik irány a foglalt városon át vezet, és onnan két másik út bármelyikén tovább: a 3. kisvárosba, vagy a 2. kisvároson át a 2. faluba.
rules-sumeria-example-city-1 = Uruk nem érhető el: Ur 1. faluja üres, és a kereskedőnek ott meg kellene állnia.
rules-sumeria-example-city-2 = Az 1. játékos a városon át a 3. kisvárosba megy. A kereskedő Urban marad, ezért a sor nem változik.
rules-sumeria-example-city-3 = A 2. játékos elhagyja a várost, átugorja ezt a kereskedőt, és a 3. faluban áll meg. A város most üres.
rules-sumeria-example-city-4 = A 3. játékos át szeretne menni rajta, a 2. kisvárosból az 1. kisvárosba. De az üres város is üres település, és a kereskedőnek ott meg kell állnia.
rules-sumeria-example-city-5 = A 3. játékos megáll Ur városában.

rules-sumeria-example-round = A hosszú kerülő
rules-sumeria-example-round-0 = Az Ur és Lagash közötti utak gyűrűt alkotnak, amelynek nagy része foglalt. Az 1. játékos van soron, és az Ur 2. falujában álló kereskedőt mozgatja.
rules-sumeria-example-round-1 = Nem maradhat egyszerűen ott: a mozgás soha nem ér véget ott, ahol elkezdődött.
rules-sumeria-example-round-2 = Átugorja Lagash 2. faluját, 2. kisvárosát és városát, ott letér, átugorja a 3. kisvárost és a 3. falut, és Ur 3. falujába érkezik. Urban kezdte és Urban fejezte be: a sor olyan marad, amilyen volt, és Lagash hatalma nem nőtt meg.

rules-sumeria-example-scoring = Egy korszak kiértékelése
rules-sumeria-example-scoring-0 = A harmadik korszakban utolsóként a 3. játékos kerül sorra. Uruk a 3. helyen van, ott a 2. és a 3. játékosnak egy-egy kereskedője áll.
rules-sumeria-example-scoring-1 = A 3. játékos elfoglalja Uruk városát, és Uruk feljebb kerül a 2. helyre. Most következik a sor kiértékelése. Urban három kereskedővel az 1. játékosé a legnagyobb befolyás, és kettővel a 2. játékos a második.
rules-sumeria-example-scoring-2 = Az 1. játékosnak az 1. hely fölötti három jelzőből kettőt el kell vennie; egy túl kevés.
rules-sumeria-example-scoring-3 = Az 1. játékos mindkét kereskedelmi jelzőt elveszi, a katonait a 2. játékos kapja. Urukban, a 2. helyen a 3. játékosé a legnagyobb befolyás, két kereskedővel egy ellen.
rules-sumeria-example-scoring-4 = A 3. játékos elveszi a politikai jelzőt, a vallásit pedig másodikként a 2. játékos kapja. Nippurban az 1. és a 2. játékosnak két-két kereskedője van, de a 2. játékos a városban áll: a 3. hely jelzőjét azonnal a 2. játékos kapja.

rules-sumeria-example-ties = Holtverseny egy városállamban
rules-sumeria-example-ties-0 = Ebben a korszakban a 2. játékos kezdett, utána a 3. játékos jött, és az 1. játékos kerül sorra utoljára. Mind a három leghatalmasabb városállamban holtverseny van.
rules-sumeria-example-ties-1 = Urban mindhárom játékosnak két kereskedője van. A 2. játékos a városban áll, övé a legnagyobb befolyás. A másik kettő közül a 3. játékosnak két kereskedője van kisvárosban, az 1. játékosnak egy: a 3. játékos a második.
rules-sumeria-example-ties-2 = A 2. játékos elvesz két jelzőt, a harmadikat a 3. játékos kapja. Nippurban minden játékosnak egy kereskedője van. A 2. játékosé kisvárosban áll, és ez dönt. A másik kettő faluban áll, ezért köztük a játéksorrend dönt: a 3. játékos megelőzi az 1. játékost.
rules-sumeria-example-ties-3 = A 2. játékos egy vallási jelzőt vett el, a másikat a 3. játékos kapta. Urukban az 1. és a 3. játékosnak egy-egy kisvárosa és faluja volt; a 3. játékos előrébb van a játéksorrendben, ezért ő kapja a 3. hely jelzőjét.

rules-sumeria-example-alone = Egyedül, vagy senki sem
rules-sumeria-example-alone-0 = Mielőtt a korszakban az utolsó játékos sorra kerül, Urban csak az 1. játékos áll, Nippurban senki, Urukban csak a 2. játékos.
rules-sumeria-example-alone-1 = A 3. játékos Ummába rak fel egy kereskedőt, ami ezen a hármon semmit sem változtat. Urban az 1. játékosé a legnagyobb befolyás, és nincs második.
rules-sumeria-example-alone-2 = Az 1. játékos mindhárom jelzőt szeretné, de attól, hogy egyedül van, nem jár neki a második része.
rules-sumeria-example-alone-3 = Az 1. játékos kettőt vesz el, a harmadikat el kell dobni. Nippurban senki sem áll: mindkét ottani jelzőt el kell dobni. Uruk egyetlen jelzőjét a 2. játékos kapja.

rules-sumeria-example-next = A sor átrendeződik
rules-sumeria-example-next-0 = A harmadik korszak kiértékelése megtörtént, és a hat új jelzőből négyet már kihúztak. A sor még a régi. Urban, az 1. helyen az 1. játékosnak két kereskedője van, a 3. játékosnak egy, a 2. játékosnak egy sem.
rules-sumeria-example-next-1 = Az ötödik jelző a 2. hely fölé kerül.
rules-sumeria-example-next-2 = A hatodik húzás is megtörtént. Urban a 2. játékosnak van a legkevesebb kereskedője, ő lesz az utolsó, ezért a bal oldali szomszédja, a 3. játékos lett a kezdőjátékos. Ezután átrendeződött a sor: Kish, Lagash és Umma vezet, a végén Uruk, Nippur és Ur következik. A kereskedők a helyükön maradtak.
rules-sumeria-example-next-3 = A 3. játékos a negyedik korszakot egy Urukba felrakott kereskedővel nyitja meg; Uruk elindul visszafelé, és feljebb kerül az 5. helyre.

rules-sumeria-example-start = Egyenlőség a legkevesebb kereskedőnél
rules-sumeria-example-start-0 = A hat új jelzőből négyet már kihúztak. Urban, az 1. helyen az 1. és a 2. játékosnak nincs kereskedője, a 3. játékosnak kettő van.
rules-sumeria-example-start-1 = A továbbiakban csak az 1. és a 2. játékost kell összehasonlítani. Nippurban egy-egy kereskedőjük van, tehát ez nem dönt; az most nem számít, hogy a 3. játékosnak ott nincs. Urukban a 2. játékosnak egy van, az 1. játékosnak egy sem.
rules-sumeria-example-start-2 = Az 1. játékos lesz az utolsó, és a bal oldali szomszédja, a 2. játékos nyitja meg a negyedik korszakot. Azzal a beállítással, amely minden alkalommal az összes játékost összehasonlítja, Nippur miatt a 3. játékos lenne az utolsó, és az 1. játékos kezdene.

rules-sumeria-example-end = Az utolsó kiértékelés
rules-sumeria-example-end-0 = A hatodik korszak és egyben a játék utolsó akciója következik. A zsák üres.
rules-sumeria-example-end-1 = A 3. játékos feljebb vitte Urukot a 2. helyre. Urban az 1. játékosé a legnagyobb befolyás, ő választ először.
rules-sumeria-example-end-2 = Az 1. játékos egy kereskedelmi és egy katonai jelzőt vesz el; a politikait a 2. játékos kapja, aki a második. Urukban a 2. és a 3. játékosnak két-két kereskedője van, és a 2. játékos áll a városban.
rules-sumeria-example-end-3 = A 2. és a 3. játékos egy-egy vallási jelzőt kap, a 2. játékos pedig Nippur katonai jelzőjét is. Az 1. játékosnak hat kereskedelmi, két katonai és két politikai jelzője van: 21 + 3 + 3 = 27 pont. A 2. játékosnak öt katonai, három politikai és három vallási: 15 + 6 + 6 = 27. Egy fajtából hat többet ér, mint öt: az 1. játékos győz.
rules-sumeria-example-end-4 = A játék véget ért. Nincs több húzás, a sor nem rendeződik át, és senki sem kerül többé sorra.
