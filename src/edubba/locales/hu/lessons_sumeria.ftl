# Leckék a Sumeriához: mindegyikhez egy cím, a lépések szövege, és ahol tenni kell valamit, egy segítség.

lessons-sumeria-placing = Az első kereskedők
lessons-sumeria-placing-1 = Nyolc városállamot látsz, mindegyikben egy város, három kisváros és három falu van. Alattuk fekszik a lapkáik sora: minél inkább balra, annál fontosabb. Te vagy az 1. játékos, és mindjárt kezdődik a játék.
lessons-sumeria-placing-2 = Az első forduló előtt mindenki kereskedőket rak le, egyszerre egyet. Tedd a tiédet egy tetszőleges városra.
lessons-sumeria-placing-2-hint = Minden városállamnak egy városa van: a legnagyobb települése, ahol három út találkozik. Válassz egyet a nyolc közül.
lessons-sumeria-placing-3 = A 2. játékos most Kish 1. kisvárosában áll. Próbálj te is oda tenni egy kereskedőt.
lessons-sumeria-placing-3-hint = Válaszd Kish azon települését, amelyet a 2. játékos foglal el: az 1. kisvárost.
lessons-sumeria-placing-4 = Egy településen csak egy kereskedő lehet, bárkié is. A következő kereskedődet tedd Ur, Nippur vagy Uruk egy üres településére: ez a három van a sor bal szélén.
lessons-sumeria-placing-4-hint = Nézd meg a sor első három lapkáját: Ur, Nippur és Uruk. Válassz az egyikben egy üres települést.
lessons-sumeria-placing-5 = Ez így megy tovább, amíg mindenki le nem rakott nyolc kereskedőt. Egyetlen lapka sem mozdult: a lerakás nem változtat a soron. Ami utána jön, az igen.

lessons-sumeria-adding = Egy városállam felemelése
lessons-sumeria-adding-1 = Három lapka tartozik a leghatalmasabbak közé: az 1., a 2. és a 3. helyen lévő. A korszak végén csak ezek kerülnek kiértékelésre, és fölöttük vannak a jelzők, amelyekért játszol: három, kettő és egy. Kish, ahol erős vagy, csak a negyedik.
lessons-sumeria-adding-2 = Amikor soron vagy, felrakhatsz egy kereskedőt a készletedből bármelyik üres településre; a városállama ekkor egy hellyel feljebb kerül. Rakj fel egy kereskedőt Kishbe.
lessons-sumeria-adding-2-hint = Rakj fel egy kereskedőt Kish bármelyik üres településére. Odamozgatni egyet másik akció, arra később kerül sor.
lessons-sumeria-adding-3 = Kish helyet cserélt Urukkal, és most a harmadik; a fölötte lévő jelző a helyén maradt. A többiek is felraktak kereskedőket. Most rakj fel egyet Urba, az 1. helyre.
lessons-sumeria-adding-3-hint = Rakj fel egy kereskedőt Ur bármelyik üres településére.
lessons-sumeria-adding-4 = Ur nem kerülhet feljebb, ezért a sorban semmi sem történt; a kereskedőd ettől még számít. A felrakás egy hellyel feljebb viszi a városállamot, ha van tőle balra hely.

lessons-sumeria-moving = Az első üres településig
lessons-sumeria-moving-1 = Felrakás helyett mozgathatsz is egy kereskedőt a kereskedőutakon. Uruk 2. falujában álló kereskedőd a városban szeretne lenni, de közben ott van az üres 2. kisváros. Próbáld egyenesen Uruk városába mozgatni.
lessons-sumeria-moving-1-hint = Válaszd ki a kereskedődet Uruk 2. falujában, azután Uruk városát.
lessons-sumeria-moving-2 = A mozgó kereskedő megáll az útjába eső első üres településnél. Menj tehát előbb Uruk 2. kisvárosába.
lessons-sumeria-moving-2-hint = Mozgasd az Uruk 2. falujában álló kereskedőt egy településsel a város felé, a 2. kisvárosba.
lessons-sumeria-moving-3 = A többiek sorra kerültek, és most megint te következel: egyszerre egy akció, és senki sem passzolhat. Most már a város a következő település. Menj oda.
lessons-sumeria-moving-3-hint = Mozgasd a kereskedőt Uruk 2. kisvárosából a városba.
lessons-sumeria-moving-4 = Az utat és az irányt te választod; hogy a kereskedő hol áll meg, azt az első üres település dönti el. Üres vidéken ez egyszerre egy települést jelent.

lessons-sumeria-jumping = Kereskedők átugrása
lessons-sumeria-jumping-1 = Kishben álló kereskedőid Sippar felé tekintenek. Sippar 1. falujában a 2. játékos kereskedője áll. Próbáld oda mozgatni az egyik tiédet.
lessons-sumeria-jumping-1-hint = Válaszd ki a kereskedődet Kish 1. kisvárosában vagy 1. falujában, azután Sippar 1. faluját.
lessons-sumeria-jumping-2 = A mozgás soha nem ér véget foglalt településen: az ilyet a kereskedő átugorja. Mozgasd a Kish 1. kisvárosában álló kereskedődet az útjában lévő mindkét kereskedőn át.
lessons-sumeria-jumping-2-hint = Kish 1. kisvárosából az út Kish 1. faluján és Sippar 1. faluján át vezet. Mögöttük az első üres település Sippar 1. kisvárosa.
lessons-sumeria-jumping-3 = Egyszerre két kereskedőt ugrottál át, egy sajátodat és a 2. játékos egyikét; egyikkel sem történt semmi. Minél telibb egy út, annál gyorsabban visz előre.

lessons-sumeria-cities = Útkereszteződések
lessons-sumeria-cities-1 = Foglalt kisvárosban vagy faluban a kereskedő egyenesen megy tovább. A foglalt város útkereszteződés: onnan bármelyik úton folytathatja. Ur városában a 2. játékos áll, neked pedig mellette, az 1. kisvárosban van egy kereskedőd.
lessons-sumeria-cities-2 = Mozgasd az Ur 1. kisvárosában álló kereskedődet a városon át, és onnan a másik két út egyikén tovább.
lessons-sumeria-cities-2-hint = Ur 1. kisvárosából a városon át két cél érhető el: a 3. kisváros, vagy a foglalt 2. kisváros mögött a 2. falu. Az 1. falu a másik irányban van.
lessons-sumeria-cities-3 = Ha átugrasz egy várost, minden útja megnyílik előtted, és a következő foglalt város ugyanígy megnyitja a magáéit. Csak egy üres város zárja le az utat: ott a kereskedőnek meg kell állnia.

lessons-sumeria-borders = Át a határon
lessons-sumeria-borders-1 = A mozgás is változtathat a soron. Mozgasd a kereskedődet Uruk 2. falujából a határon át Shuruppakba, és figyeld az utolsó lapkát.
lessons-sumeria-borders-1-hint = Uruk 2. faluja után Shuruppak 3. faluja következik. Mozgasd oda a kereskedődet.
lessons-sumeria-borders-2 = Shuruppak, ahová érkeztél, a 8. helyről a 7. helyre került. Uruk nem került lejjebb attól, hogy elhagytad. Most mozgasd bármelyik kereskedődet a saját városállamán belül.
lessons-sumeria-borders-2-hint = Olyan mozgást válassz, amely ugyanabban a városállamban kezdődik és ér véget, például Kish 1. kisvárosából a városába.
lessons-sumeria-borders-3 = A mozgásod után a sor olyan maradt, amilyen volt. Csak annak a városállamnak nő meg a hatalma, ahová egy másikból érkezik kereskedő. Amelyiket elhagyja vagy amelyiken áthalad, az nem változik.

lessons-sumeria-removing = Egy városállam lejjebb vitele
lessons-sumeria-removing-1 = Uruk a harmadik, és ott a 2. játékosé a legnagyobb befolyás. Kish, ahol a tiéd, a negyedik. Azt szeretnéd, hogy Uruk lejjebb kerüljön. Próbáld levenni a tábláról a 2. játékos egyik kereskedőjét.
lessons-sumeria-removing-1-hint = Jelöld ki a 2. játékos kereskedőjét Uruk városában vagy 1. kisvárosában.
lessons-sumeria-removing-2 = Csak a saját kereskedőiddel rendelkezel. De neked is van egy Urukban, a 2. faluban. Vedd le.
lessons-sumeria-removing-2-hint = Jelöld ki a saját kereskedődet Uruk 2. falujában, azután válaszd a „Levétel a játéktábláról” lehetőséget.
lessons-sumeria-removing-3 = Uruk lejjebb került a 4. helyre, Kish pedig feljebb a 3. helyre. Egy kereskedő levétele egy hellyel lejjebb viszi a városállamát; a kereskedő visszakerül a készletedbe. Ott többet érhet, mint gyengébb félként egy vetélytárs városállamában.

lessons-sumeria-supply = Üres készlet
lessons-sumeria-supply-1 = Mind a tizennégy kereskedőd a játéktáblán van. Próbálj felrakni még egyet Sippar egy üres településére.
lessons-sumeria-supply-1-hint = Sippar 2. és 3. kisvárosa, valamint 1. és 2. faluja üres. Jelöld ki az egyiket: így lehet kereskedőt felrakni.
lessons-sumeria-supply-2 = A készleted üres, ezért nem rakhatsz fel kereskedőt. Mozgathatsz egyet, vagy visszavehetsz egyet. Vedd le bármelyiket a tieid közül; a városállama lejjebb kerül, ezért olyat válassz, amelyet nélkülözni tudsz.
lessons-sumeria-supply-2-hint = Jelöld ki bármelyik kereskedődet, azután válaszd a „Levétel a játéktábláról” lehetőséget. Shuruppak az utolsó a sorban, és nem kerülhet lejjebb.
lessons-sumeria-supply-3 = Megint te következel, és van egy felrakható kereskedőd. Tedd oda, ahol feljebb akarsz vinni egy városállamot.
lessons-sumeria-supply-3-hint = Rakd fel a készletedben lévő kereskedőt bármelyik üres településre.
lessons-sumeria-supply-4 = Így egy kereskedő a játéktábla egyik végéből a másikba juthat, de ehhez kétszer kell sorra kerülnöd. Egy korszakban pedig csak háromszor kerülsz sorra.

lessons-sumeria-control = A korszak utolsó akciója
lessons-sumeria-control-1 = Ez a harmadik forduló utolsó akciója, és a tiéd; utána a korszak kiértékelése következik. Akinek Urban a legtöbb kereskedője van, azé ott a legnagyobb befolyás. A 2. játékosnak három van, neked kettő.
lessons-sumeria-control-2 = Még egy kereskedővel három lesz három ellen. Holtversenyben a városban álló kereskedő dönt, azután a kisvárosokban álló kereskedők száma, azután a játéksorrend. Rakj fel egy kereskedőt úgy, hogy Urban tiéd legyen a legnagyobb befolyás.
lessons-sumeria-control-2-hint = A 2. játékosnak két kereskedője van Ur kisvárosaiban, neked egy sem, ezért a kisvárosok nem segítenek rajtad. Ur városa üres.
lessons-sumeria-control-3 = Három három ellen, és te állsz a városban: Urban tiéd a legnagyobb befolyás, és te választasz először. Mindenekelőtt a kereskedők száma számít, és minden település egyet ér; csak holtversenyben jön elsőként a város.

lessons-sumeria-taking = Jelzők választása
lessons-sumeria-taking-1 = Urban, az 1. helyen tiéd a legnagyobb befolyás, és az ottani három jelzőből kettő a tiéd. Próbálj csak egyet elvenni.
lessons-sumeria-taking-1-hint = Egyetlen jelzőt jelölj ki Ur fölött, egy kereskedelmit vagy egy katonait.
lessons-sumeria-taking-2 = A teljes számot el kell venni. Az egyforma fajták egyre többet érnek: egy jelző 1 pontot, kettő 3-at, három 6-ot, négy 10-et, és így tovább. Neked két kereskedelmi, egy katonai és egy politikai jelződ van. Vedd el azt a kettőt, amely a legtöbb pontot hozza neked.
lessons-sumeria-taking-2-hint = Két további kereskedelmi jelzővel ebben a fajtában 3 pontról 10-re jutsz. Egy kereskedelmivel és egy katonaival 3-ról 6-ra és 1-ről 3-ra.
lessons-sumeria-taking-3 = Hét pont egyszerre: 5 volt, és most 12 van. A többi balról jobbra eldőlt. A 2. játékos, aki Urban második, megkapta a harmadik jelzőt; Urukban a 3. játékos választott egyet a kettőből, a másikat a 2. játékos kapta; és Nippur egyetlen jelzője is a 2. játékosé lett.

lessons-sumeria-second = A második hely
lessons-sumeria-second-1 = Ez a korszak utolsó akciója. A 2. játékos egyedül van Urban, és a három jelzőből kettőt venne el; a harmadikat el kellene dobni, mert nincs második. Rakj fel egy kereskedőt Urba.
lessons-sumeria-second-1-hint = Ur bármelyik üres települése megfelel. Egy kereskedő elég ahhoz, hogy második legyél.
lessons-sumeria-second-2 = A harmadik jelző a tiéd lett, egyetlen kereskedőért. A második helyezés az 1. és a 2. helyen számít, és senki sem érheti el ottani kereskedő nélkül. A 3. helyen csak a legnagyobb befolyás hoz valamit.

lessons-sumeria-next = A sor átrendeződik
lessons-sumeria-next-1 = A kiértékelés után az lesz az utolsó a következő korszakban, akinek az 1. helyen álló városállamban a legkevesebb kereskedője van, és a bal oldali szomszédja kezd. Urban a 2. játékosnak három kereskedője van, neked és a 3. játékosnak egy-egy. Nippurban, amely eldönti az egyenlőséget, neked egy sincs: te lennél az utolsó.
lessons-sumeria-next-2 = Te vagy a 3. játékos bal oldali szomszédja. Rakj fel egy kereskedőt úgy, hogy Urban egyedül a 3. játékosnak legyen a legkevesebb, és akkor te kezdesz.
lessons-sumeria-next-2-hint = Rakj fel egy kereskedőt Ur bármelyik üres településére: neked kettő lesz, a 3. játékosnak egy.
lessons-sumeria-next-3 = Nálad van a kezdőjátékos bábuja. Hat új jelző fekszik ott, és a sor átrendeződött: Ur, Nippur és Uruk fordított sorrendben a végére került, a többi előrébb csúszott. Rakj fel egy kereskedőt az egyik olyan városállamba, amely most a három leghatalmasabb közé tartozik.
lessons-sumeria-next-3-hint = Kish, Lagash és Umma az első, a második és a harmadik. Rakj fel egy kereskedőt az egyikbe.
lessons-sumeria-next-4 = A sorban negyedik, ötödik és hatodik városállam vezeti majd a következő korszakot, ha semmi sem mozdítja el őket. Az erős játékosok már ott állnak, mielőtt a sor átrendeződik.

lessons-sumeria-winning = Az utolsó kiértékelés
lessons-sumeria-winning-1 = A hatodik korszak kiértékelése folyik; a játék itt ér véget. Neked 5 kereskedelmi, 1 katonai és 2 politikai jelződ van. A 2. játékosnak 4 katonai, 2 politikai és 2 vallási. A legtöbb pont győz, és ha az egyenlő, akkor az egyetlen fajtából gyűjtött legtöbb jelző.
lessons-sumeria-winning-2 = Egy kereskedelmi, egy katonai és egy politikai jelzőből választasz kettőt; a harmadikat a 2. játékos kapja. Utána a 2. játékos még egy vallási és egy katonai jelzőt szerez. Csak egyetlen választással győzöl. Találd meg.
lessons-sumeria-winning-2-hint = A hatodik kereskedelmi jelző 6 pontot ér neked: vedd el. Ha a katonait a 2. játékosnak hagynád, ott az is a hatodik lenne, ezért ne hagyd ott.
lessons-sumeria-winning-3 = 27 pont mindkettőtöknek, és a te hat kereskedelmi jelződ többet ér a 2. játékos öt katonai jelzőjénél: győztél. Amit másoknak hagysz, ugyanannyit számít, mint amit elveszel. Most már mindent tudsz, ami kell; a vezetett játszma következik.
