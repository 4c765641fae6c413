# Lecții pentru Sumeria: pentru fiecare un titlu, textele pașilor ei și un indiciu acolo unde este ceva de făcut.

lessons-sumeria-placing = Primii comercianți
lessons-sumeria-placing-1 = Iată opt zone de influență (orașe-stat), fiecare cu o reședință, trei orașe și trei sate. Dedesubt se află șirul jetoanelor lor de zonă: cu cât mai la stânga, cu atât mai importantă este zona. Tu ești jucătorul 1, iar jocul stă să înceapă.
lessons-sumeria-placing-2 = Înainte de prima tură, toți plasează comercianți, câte unul pe rând. Pune-l pe al tău în orice reședință.
lessons-sumeria-placing-2-hint = Fiecare zonă are o reședință: cea mai mare dintre localitățile ei, unde se întâlnesc trei rute. Alege oricare dintre cele opt.
lessons-sumeria-placing-3 = Jucătorul 2 se află acum în orașul 1 din Kish. Încearcă să pui și tu un comerciant acolo.
lessons-sumeria-placing-3-hint = Alege localitatea din Kish ocupată de jucătorul 2: orașul 1.
lessons-sumeria-placing-4 = Într-o localitate stă un singur comerciant, al oricui ar fi. Plasează următorul tău comerciant într-o localitate goală din Ur, Nippur sau Uruk, cele trei zone cele mai din stânga ale șirului.
lessons-sumeria-placing-4-hint = Uită-te la primele trei jetoane de zonă din șir, Ur, Nippur și Uruk, și alege o localitate goală dintr-una dintre ele.
lessons-sumeria-placing-5 = Așa se continuă până când fiecare dintre voi a plasat opt comercianți. Niciun jeton de zonă nu s-a mișcat: plasarea nu schimbă șirul. Ce urmează după ea îl schimbă.

lessons-sumeria-adding = Cum urcă o zonă
lessons-sumeria-adding-1 = Trei jetoane de zonă sunt în ascendență: pozițiile 1, 2 și 3. Doar ele se punctează la sfârșitul unei dinastii, iar deasupra lor se află jetoanele de influență pentru care joci: trei, două și unul. Kish, unde stai bine, este abia a patra.
lessons-sumeria-adding-2 = În tura ta poți adăuga un comerciant din rezerva ta în orice localitate goală; zona ei urcă atunci un loc. Adaugă un comerciant în Kish.
lessons-sumeria-adding-2-hint = Adaugă un comerciant în orice localitate goală din Kish. A muta unul acolo este altă acțiune, care vine mai târziu.
lessons-sumeria-adding-3 = Kish și-a schimbat locul cu Uruk și este acum a treia; jetonul de influență de deasupra a rămas pe loc. Și ceilalți au adăugat comercianți. Adaugă acum unul în Ur, pe poziția 1.
lessons-sumeria-adding-3-hint = Adaugă un comerciant în orice localitate goală din Ur.
lessons-sumeria-adding-4 = Ur nu poate urca mai sus, așa că în șir nu s-a întâmplat nimic; comerciantul tău contează totuși. Adăugarea ridică o zonă cu un loc, dacă mai este unul la stânga ei.

lessons-sumeria-moving = Până la prima localitate goală
lessons-sumeria-moving-1 = În loc să adaugi, poți muta un comerciant pe rutele comerciale. Al tău din satul 2 din Uruk ar vrea să fie în reședință, dar între ele se află orașul 2, gol. Încearcă să-l muți direct în reședința din Uruk.
lessons-sumeria-moving-1-hint = Alege comerciantul tău din satul 2 din Uruk, apoi reședința din Uruk.
lessons-sumeria-moving-2 = Un comerciant mutat se oprește în prima localitate goală din drumul lui. Mergi deci mai întâi în orașul 2 din Uruk.
lessons-sumeria-moving-2-hint = Mută comerciantul din satul 2 din Uruk cu o localitate spre reședință, în orașul 2.
lessons-sumeria-moving-3 = Ceilalți și-au avut turele și este din nou rândul tău: o acțiune pe tură, iar nimeni nu are voie să paseze. Acum reședința este localitatea următoare. Mergi acolo.
lessons-sumeria-moving-3-hint = Mută comerciantul din orașul 2 din Uruk în reședință.
lessons-sumeria-moving-4 = Tu alegi ruta și direcția; unde se oprește comerciantul hotărăște prima localitate goală. Prin ținuturi goale asta înseamnă câte o localitate o dată.

lessons-sumeria-jumping = Săritura peste comercianți
lessons-sumeria-jumping-1 = Comercianții tăi din Kish privesc spre Sippar. În satul 1 din Sippar se află un comerciant al jucătorului 2. Încearcă să muți unul de-al tău chiar acolo.
lessons-sumeria-jumping-1-hint = Alege comerciantul tău din orașul 1 sau din satul 1 din Kish, apoi satul 1 din Sippar.
lessons-sumeria-jumping-2 = O mutare nu se încheie niciodată într-o localitate ocupată: peste o astfel de localitate se sare. Mută comerciantul tău din orașul 1 din Kish peste amândoi comercianții care îi stau în drum.
lessons-sumeria-jumping-2-hint = Din orașul 1 din Kish ruta duce peste satul 1 din Kish și satul 1 din Sippar. Prima localitate goală de după ele este orașul 1 din Sippar.
lessons-sumeria-jumping-3 = Ai sărit peste doi comercianți deodată, unul al tău și unul al jucătorului 2; niciunul nu a pățit nimic. Cu cât este mai plină o rută, cu atât te duce mai repede.

lessons-sumeria-cities = Răscruci
lessons-sumeria-cities-1 = La un oraș sau un sat ocupat, comerciantul merge drept înainte. O reședință ocupată este o răscruce: de acolo poate urma orice rută. Jucătorul 2 se află în reședința din Ur, iar tu ai un comerciant în orașul 1, chiar alături.
lessons-sumeria-cities-2 = Mută comerciantul tău din orașul 1 din Ur peste reședință, pe una dintre celelalte două rute.
lessons-sumeria-cities-2-hint = Din orașul 1 din Ur, peste reședință, sunt deschise două destinații: orașul 3 sau satul 2, în spatele orașului 2, care este ocupat. Satul 1 se află în direcția cealaltă.
lessons-sumeria-cities-3 = O singură săritură peste o reședință îți deschide toate rutele ei, iar următoarea reședință ocupată din drum le deschide din nou pe ale sale. Doar o reședință goală încheie drumul: acolo comerciantul trebuie să se oprească.

lessons-sumeria-borders = Peste graniță
lessons-sumeria-borders-1 = Și o mutare poate schimba șirul. Mută comerciantul tău din satul 2 din Uruk peste graniță, în Shuruppak, și urmărește ultimul jeton de zonă.
lessons-sumeria-borders-1-hint = Localitatea de dincolo de satul 2 din Uruk este satul 3 din Shuruppak. Mută comerciantul tău acolo.
lessons-sumeria-borders-2 = Shuruppak, unde ai ajuns, a urcat de pe poziția 8 pe 7. Uruk nu a coborât din cauza plecării tale. Mută acum oricare dintre comercianții tăi în interiorul propriei lui zone.
lessons-sumeria-borders-2-hint = Alege o mutare care începe și se încheie în aceeași zonă, de exemplu din orașul 1 din Kish în reședința de acolo.
lessons-sumeria-borders-3 = Mutarea ta a lăsat șirul cum era. Urcă doar zona în care un comerciant ajunge din altă zonă. Cele pe care le părăsește sau prin care trece nu se schimbă.

lessons-sumeria-removing = Cum coboară o zonă
lessons-sumeria-removing-1 = Uruk este a treia, iar acolo jucătorul 2 deține controlul. Kish, care este a ta, este a patra. Ai vrea ca Uruk să coboare. Încearcă să iei de pe tablă un comerciant al jucătorului 2.
lessons-sumeria-removing-1-hint = Arată spre comerciantul jucătorului 2 din reședința sau din orașul 1 din Uruk.
lessons-sumeria-removing-2 = Acționezi doar cu comercianții tăi. Dar ai unul în Uruk, în satul 2. Elimină-l.
lessons-sumeria-removing-2-hint = Arată spre propriul tău comerciant din satul 2 din Uruk, apoi alege „Eliminare de pe tablă”.
lessons-sumeria-removing-3 = Uruk a coborât pe poziția 4, iar Kish a urcat pe poziția 3. Eliminarea unui comerciant coboară zona lui cu un loc; comerciantul se întoarce în rezerva ta. Acolo poate fi mai de folos decât în inferioritate, în zona unui rival.

lessons-sumeria-supply = O rezervă goală
lessons-sumeria-supply-1 = Toți cei paisprezece comercianți ai tăi sunt pe tablă. Încearcă să mai adaugi unul într-o localitate goală din Sippar.
lessons-sumeria-supply-1-hint = Orașele 2 și 3 și satele 1 și 2 din Sippar sunt goale. Arată spre una dintre aceste localități: așa se adaugă un comerciant.
lessons-sumeria-supply-2 = Rezerva ta este goală, deci nu poți adăuga. Poți muta un comerciant sau poți lua unul înapoi. Elimină oricare dintre ai tăi; zona lui va coborî, așa că alege unul de care te poți lipsi.
lessons-sumeria-supply-2-hint = Arată spre oricare dintre comercianții tăi, apoi alege „Eliminare de pe tablă”. Shuruppak este ultima din șir și nu poate coborî.
lessons-sumeria-supply-3 = Este din nou rândul tău și ai un comerciant de adăugat. Pune-l acolo unde vrei să urce o zonă.
lessons-sumeria-supply-3-hint = Adaugă comerciantul din rezerva ta în orice localitate goală.
lessons-sumeria-supply-4 = Un comerciant poate călători astfel de la un capăt al tablei la celălalt, dar îi trebuie două ture. Într-o dinastie ai doar trei ture.

lessons-sumeria-control = Ultima tură a unei dinastii
lessons-sumeria-control-1 = Aceasta este ultima tură a etapei a treia și este a ta; apoi se punctează dinastia. Cine are cei mai mulți comercianți în Ur deține controlul acolo. Jucătorul 2 are trei, tu ai doi.
lessons-sumeria-control-2 = Cu încă un comerciant sunt trei la trei. La egalitate decide un comerciant în reședință, apoi numărul de comercianți din orașe, apoi ordinea de joc. Adaugă un comerciant astfel încât să deții controlul în Ur.
lessons-sumeria-control-2-hint = Jucătorul 2 are doi comercianți în orașele din Ur, iar tu niciunul, deci orașele nu te ajută. Reședința din Ur este goală.
lessons-sumeria-control-3 = Trei la trei, iar tu ești în reședință: deții controlul în Ur și alegi întâi. Numărul contează înainte de orice, iar fiecare localitate valorează unu; doar la egalitate trece reședința pe primul loc.

lessons-sumeria-taking = Alegerea jetoanelor de influență
lessons-sumeria-taking-1 = Deții controlul în Ur, pe poziția 1, iar două dintre cele trei jetoane de influență de acolo sunt ale tale. Încearcă să iei doar unul.
lessons-sumeria-taking-1-hint = Arată spre un singur jeton de influență de deasupra lui Ur, unul economic sau unul militar.
lessons-sumeria-taking-2 = Trebuie luat numărul întreg. Tipurile egale valorează din ce în ce mai mult: un jeton 1 punct, două 3, trei 6, patru 10 și așa mai departe. Tu ai două jetoane economice, unul militar și unul politic. Ia-le pe cele două care îți aduc cele mai multe puncte.
lessons-sumeria-taking-2-hint = Încă două jetoane economice te ridică de la 3 puncte la 10 la acest tip. Unul economic și unul militar te duc de la 3 la 6 și de la 1 la 3.
lessons-sumeria-taking-3 = Șapte puncte dintr-odată: aveai 5, iar acum ai 12. Restul s-a rezolvat de la stânga. Jucătorul 2, al doilea în Ur, a primit al treilea jeton; în Uruk jucătorul 3 a ales unul din două, iar jucătorul 2 l-a primit pe celălalt; unicul jeton din Nippur i-a revenit jucătorului 2.

lessons-sumeria-second = Locul al doilea
lessons-sumeria-second-1 = Este ultima tură a dinastiei. Jucătorul 2 este singur în Ur și ar lua două dintre cele trei jetoane de influență; al treilea ar fi scos din joc, fiindcă nu există un al doilea. Adaugă un comerciant în Ur.
lessons-sumeria-second-1-hint = Este bună orice localitate goală din Ur. Un singur comerciant ajunge pentru locul al doilea.
lessons-sumeria-second-2 = Al treilea jeton a fost al tău, pentru un singur comerciant. Locul al doilea contează la pozițiile 1 și 2 și nu îl obține nimeni fără un comerciant acolo. La poziția 3 doar controlul aduce ceva.

lessons-sumeria-next = Șirul se rotește
lessons-sumeria-next-1 = După punctare, cine are cei mai puțini comercianți în zona de pe poziția 1 va fi ultimul în dinastia următoare, iar vecinul din stânga lui începe. În Ur, jucătorul 2 are trei comercianți, iar tu și jucătorul 3 câte unul. În Nippur, care decide egalitatea, nu ai niciunul: ai fi la urmă.
lessons-sumeria-next-2 = Tu ești vecinul din stânga al jucătorului 3. Adaugă un comerciant astfel încât doar jucătorul 3 să aibă cei mai puțini în Ur, și vei începe tu.
lessons-sumeria-next-2-hint = Adaugă un comerciant în orice localitate goală din Ur: doi pentru tine, unul pentru jucătorul 3.
lessons-sumeria-next-3 = Ai pionul jucătorului de start. Sunt expuse șase jetoane de influență noi, iar șirul s-a rotit: Ur, Nippur și Uruk au trecut la sfârșit în ordine inversă, iar celelalte au avansat. Adaugă un comerciant într-una dintre zonele care sunt acum în ascendență.
lessons-sumeria-next-3-hint = Kish, Lagash și Umma sunt prima, a doua și a treia. Adaugă un comerciant într-una dintre ele.
lessons-sumeria-next-4 = Zonele aflate pe locurile patru, cinci și șase ale șirului vor fi în frunte în dinastia următoare, dacă nimic nu le mută. Jucătorii buni sunt acolo înainte ca șirul să se rotească.

lessons-sumeria-winning = Ultima punctare
lessons-sumeria-winning-1 = Se punctează a șasea dinastie; jocul se încheie aici. Tu ai 5 jetoane economice, 1 militar și 2 politice. Jucătorul 2 are 4 militare, 2 politice și 2 religioase. Câștigă cine are cele mai multe puncte, iar dacă sunt egale, cine are cele mai multe jetoane de un singur tip.
lessons-sumeria-winning-2 = Alegi două dintre cel economic, cel militar și cel politic; jucătorul 2 îl primește pe al treilea. După aceea jucătorul 2 va mai câștiga un jeton religios și unul militar. O singură alegere îți aduce victoria. Găsește-o.
lessons-sumeria-winning-2-hint = Al șaselea jeton economic valorează 6 puncte pentru tine: ia-l. Un jeton militar lăsat jucătorului 2 ar deveni și acolo al șaselea, deci nu-l lăsa.
lessons-sumeria-winning-3 = 27 de puncte fiecare, iar cele șase jetoane economice ale tale bat cele cinci militare ale jucătorului 2: câștigi. Ce lași altora contează la fel de mult ca ceea ce iei. Acum știi tot ce îți trebuie; urmează partida ghidată.
