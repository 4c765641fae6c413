# Lecțiile jocului După potop: titluri, ce este de făcut la fiecare pas și ce se spune când nu a fost făcut.

lessons-flood-founding = Primul tău oraș
lessons-flood-founding-1 = Trei jucători, cinci runde, câștigă cine are cele mai multe puncte. Punctele vin de la orașe care se dezvoltă, de la armate care țin teritorii când se încheie o rundă și, la sfârșitul de tot, de la muncitori. Cele nouă teritorii luminoase din mijloc sunt Sumerul; în jurul lor se află teritoriile exterioare. Tu ești jucătorul 1 și este rândul tău.
lessons-flood-founding-2 = Totul începe cu un oraș. Să vedem unde nu poate sta: încearcă să fondezi unul în Guti, un teritoriu exterior.
lessons-flood-founding-2-hint = Arată spre Guti pe hartă sau spre orice alt teritoriu din afara Sumerului.
lessons-flood-founding-3 = Orașele stau în Sumer, câte unul într-un teritoriu. Cele mai multe teritorii îi dau proprietarului orașului un avantaj. Fondează-ți orașul în Uruk.
lessons-flood-founding-3-hint = Arată spre Uruk pe hartă. Și alte teritorii sunt permise, dar această lecție continuă din Uruk.
lessons-flood-founding-4 = Uruk ți-a dat imediat un scrib. Ceilalți au fondat orașe în Ur și Eridu și este din nou rândul tău: fiecare face câte o acțiune, iar și iar. Fondarea este gratuită, mai ai trei orașe, iar teritoriile cele mai bune se ocupă devreme.

lessons-flood-workers = Muncitorii pleacă la drum
lessons-flood-workers-1 = Zece muncitori așteaptă în rezerva ta. Ca să trimiți câțiva, alege „Plasarea muncitorilor”.
lessons-flood-workers-1-hint = „Plasarea muncitorilor” este una dintre acțiunile pe care le poți alege acum.
lessons-flood-workers-2 = Muncitorii costă o resursă: o dai și plasezi atâția muncitori cât valorează. O unitate de grâu valorează unu, o unealtă trei. Cheltuiește unealta ta.
lessons-flood-workers-2-hint = Alege „Cheltuire”, apoi unealta. Valoarea fiecărei resurse stă în tabelul de lângă hartă.
lessons-flood-workers-3 = Unde pot merge? Încearcă să pui un muncitor în orașul tău, Uruk.
lessons-flood-workers-3-hint = Arată spre Uruk. Pentru această încercare este bun orice teritoriu sumerian.
lessons-flood-workers-4 = Toți muncitorii pentru o resursă merg într-un singur loc: un teritoriu exterior sau una dintre cele patru casete. Pune-i pe toți trei în Mitanni, unde se găsesc lemn și metal.
lessons-flood-workers-4-hint = Alege Mitanni și numărul 3.
lessons-flood-workers-5 = Și scribul tău ar putea lucra acum, dar asta este altă lecție. Încheie acțiunea.
lessons-flood-workers-5-hint = Alege „Gata”.
lessons-flood-workers-6 = O resursă, un loc, atâția muncitori cât valorează ea sau mai puțini. Muncitorii din afară fac comerț și fac posibile imperiile; muncitorii din casete produc. Ei rămân de la o rundă la alta.

lessons-flood-production = Grâu și țesături
lessons-flood-production-1 = La începutul fiecărei runde Irigațiile dau grâu, iar Țesătoria dă țesături. Contează locul: cine are cei mai mulți muncitori în casetă. Aici fiecare are câte unul în fiecare.
lessons-flood-production-2 = Hai să trecem în față la Irigații. Alege „Plasarea muncitorilor”.
lessons-flood-production-2-hint = Alege acțiunea „Plasarea muncitorilor”.
lessons-flood-production-3 = Ajunge un muncitor, deci este bună cea mai ieftină resursă. Cheltuiește o unitate de grâu.
lessons-flood-production-3-hint = Alege grâu. Orice altă resursă ar fi o risipă pentru un muncitor.
lessons-flood-production-4 = Pune muncitorul la Irigații. Apoi vor pasa toți cei trei jucători și începe o rundă nouă.
lessons-flood-production-4-hint = Arată spre caseta Irigații dintre casetele de lângă hartă.
lessons-flood-production-5 = Runda 3: fiind pe locul întâi la Irigații, ai primit 6 unități de grâu, ceilalți câte 4. La Țesătorie toți sunt egali, ceea ce dă câte 3 țesături, și una în plus pentru jucătorul 2, care are un oraș în Ur. Fără un muncitor într-o casetă nu primești nimic de la ea. Apoi fiecare a primit opt muncitori.

lessons-flood-scribes = La ce sunt buni scribii
lessons-flood-scribes-1 = Ai doi scribi pregătiți. Ei lucrează în timp ce plasezi muncitori. Alege acea acțiune.
lessons-flood-scribes-1-hint = Alege acțiunea „Plasarea muncitorilor”.
lessons-flood-scribes-2 = Un scrib poate trimite un muncitor din rezerva ta oriunde, gratuit. Pune unul să trimită un muncitor din rezerva ta în Mitanni.
lessons-flood-scribes-2-hint = Alege „Folosirea unui scrib”, apoi „Muncitori în rezerva proprie”, apoi Mitanni.
lessons-flood-scribes-3 = Sau un scrib mută un muncitor care se află deja undeva. Muncitorul tău din Guti nu are mare lucru de făcut: pune al doilea scrib să-l mute în Mitanni.
lessons-flood-scribes-3-hint = Alege „Folosirea unui scrib”, apoi Guti, apoi Mitanni.
lessons-flood-scribes-4 = Amândoi scribii au lucrat și stau în partea celor folosiți a casetei lor. Mai poți cheltui o resursă în aceeași acțiune. Cheltuiește o unitate de grâu.
lessons-flood-scribes-4-hint = Alege „Cheltuire”, apoi grâu.
lessons-flood-scribes-5 = Scribii sunt folositori. Încearcă să faci din acest muncitor un al treilea scrib.
lessons-flood-scribes-5-hint = Arată spre caseta scribilor.
lessons-flood-scribes-6 = Se pot avea cel mult doi scribi, cu cei folosiți cu tot. Pune muncitorul mai bine la Irigații sau la Țesătorie.
lessons-flood-scribes-6-hint = Arată spre caseta Irigații sau Țesătorie.
lessons-flood-scribes-7 = Trei muncitori și-au găsit locuri noi pentru o singură unitate de grâu. Fiecare scrib lucrează o dată pe rundă și toți sunt din nou pregătiți când începe runda următoare. Având cei mai mulți muncitori în Mitanni, ai putea acum să-i creezi imperiul.

lessons-flood-trading = Comerțul
lessons-flood-trading-1 = Doi dintre muncitorii tăi se află la amoriți, care oferă lemn și ulei. Alege „Comerț”.
lessons-flood-trading-1-hint = Alege acțiunea „Comerț”.
lessons-flood-trading-2 = Fiecare muncitor permite un schimb. Lemnul se poate lua pe grâu, iar lemnul este cel care dezvoltă orașele: schimbă o unitate de grâu pe lemn.
lessons-flood-trading-2-hint = Alege grâu, apoi „Schimb”, amoriții de pe hartă și lemn. Ar fi bună și o țesătură, dar grâul este mai ieftin.
lessons-flood-trading-3 = Fiecare tip vine o singură dată dintr-un teritoriu, deci al doilea muncitor îl aduce pe celălalt: schimbă o țesătură pe ulei.
lessons-flood-trading-3-hint = Alege „Schimb”, apoi amoriții, țesătură și ulei. Pentru ulei nu se acceptă grâu.
lessons-flood-trading-4 = Ambii muncitori au făcut comerț și nu a mai rămas niciun schimb. Încheie acțiunea.
lessons-flood-trading-4-hint = Alege „Gata”.
lessons-flood-trading-5 = Un comerț cuprinde toate teritoriile în care ai muncitori: câte un schimb pentru fiecare muncitor, fiecare tip o dată dintr-un teritoriu. Următorul tău comerț o ia de la capăt cu aceiași muncitori. Lângă armata altui jucător, muncitorii nu pot face comerț.

lessons-flood-tools = Făurarii
lessons-flood-tools-1 = Ai un făurar, o unitate de metal și un muncitor la casiți, care oferă lapislazuli. Ei nu primesc metal pentru el, dar primesc unelte. Alege „Comerț”.
lessons-flood-tools-1-hint = Alege acțiunea „Comerț”: făurarii lucrează în timpul ei.
lessons-flood-tools-2 = Pune-ți făurarul să prefacă metalul într-o unealtă.
lessons-flood-tools-2-hint = Alege „Făurirea unei unelte din metal”.
lessons-flood-tools-3 = O unealtă valorează trei, o unitate de metal doi. Și se merge mai departe: schimbă unealta pe lapislazuli.
lessons-flood-tools-3-hint = Alege „Schimb”, apoi casiții, unealtă și lapislazuli.
lessons-flood-tools-4 = Metalul a devenit unealtă, iar unealta lapislazuli, cea mai scumpă resursă, într-o singură acțiune. Făurarul tău a lucrat în această rundă și este din nou pregătit în următoarea.

lessons-flood-growing = Orașele se dezvoltă
lessons-flood-growing-1 = Toți au pasat, iar punctele pentru armate sunt numărate. Acum se dezvoltă orașele, cea mai bogată sursă de puncte. Dezvoltarea cere două unități de lemn și până la patru bunuri de lux: unealtă, ulei, aur și lapislazuli, câte unul din fiecare. Cu cât mai multe tipuri, cu atât mai multe puncte: 4, 7, 10, 14 sau 20.
lessons-flood-growing-2 = Ai patru unități de lemn și câte un bun de lux din fiecare tip. Dezvoltă Uruk cu toate cele patru bunuri de lux.
lessons-flood-growing-2-hint = Alege „Dezvoltarea unui oraș”, apoi Uruk, apoi setul cu unealtă, ulei, aur și lapislazuli.
lessons-flood-growing-3 = 20 de puncte! Ți-au rămas două unități de lemn. Încearcă să dezvolți Uruk încă o dată.
lessons-flood-growing-3-hint = Arată spre Uruk.
lessons-flood-growing-4 = Un oraș se dezvoltă o singură dată. Dar Nippur nu s-a dezvoltat încă: dezvoltă-l doar cu lemn.
lessons-flood-growing-4-hint = Alege „Dezvoltarea unui oraș”, apoi Nippur, apoi „Fără bunuri de lux”: nu mai ai, deci este nevoie doar de două unități de lemn.
lessons-flood-growing-5 = Au fost încă 4 puncte, apoi a început runda următoare. Două unități de lemn pentru fiecare oraș și un set amestecat de bunuri de lux: la asta folosește tot comerțul.

lessons-flood-empire = Se ridică un imperiu
lessons-flood-empire-1 = În fiecare rundă pot fi create trei imperii, fiecare de un singur jucător; în runda 1 ele sunt Akkad, Guti și Sumer. Akkad are cele mai multe armate. Încearcă să-l creezi.
lessons-flood-empire-1-hint = Alege „Crearea unui imperiu”, apoi Akkad pe hartă.
lessons-flood-empire-2 = Ai nevoie de un muncitor acolo, iar nimeni nu are voie să aibă mai mulți decât tine. În Guti ai doi, jucătorul 2 doar unul. Creează Guti.
lessons-flood-empire-2-hint = Alege „Crearea unui imperiu”, apoi Guti. Sumer, care nu are nevoie de niciun muncitor, are doar trei armate.
lessons-flood-empire-3 = În rezerva ta sunt opt armate. Grâul mai cumpără una, metalul două, o unealtă trei. Cumpără două cu metalul tău.
lessons-flood-empire-3-hint = Alege „Cumpărarea unei armate cu”, apoi metal.
lessons-flood-empire-4 = Acum armele: valoarea a ceea ce pui hotărăște rangul tău față de alte imperii. Echipează cu o țesătură.
lessons-flood-empire-4-hint = Alege „Echipare cu”, apoi țesătură.
lessons-flood-empire-5 = Muncitorii tăi au părăsit Guti, iar armatele le iau locul. Pune două acolo.
lessons-flood-empire-5-hint = Alege 2: o a doua armată face teritoriul mai greu de cucerit.
lessons-flood-empire-6 = Imperiul tău este creat și are rangul A cât timp nimeni nu pune mai mult. Opt armate din rezerva ta așteaptă extinderea. Într-o rundă ai un singur imperiu, iar la sfârșitul rundei toate armatele părăsesc tabla.

lessons-flood-invading = Extinderea
lessons-flood-invading-1 = Imperiul tău Guti are șase armate în rezervă. Alege „Extinderea imperiului”.
lessons-flood-invading-1-hint = Alege acțiunea „Extinderea imperiului”.
lessons-flood-invading-2 = Armatele nu se mișcă; altele noi intră din rezerva ta, lângă un teritoriu pe care îl ții. Încearcă să invadezi Ur.
lessons-flood-invading-2-hint = Arată spre Ur: nu se învecinează cu Guti.
lessons-flood-invading-3 = Guti se învecinează cu Nippur și Umma și nu le apără nimeni. Invadează unul dintre cele două.
lessons-flood-invading-3-hint = Arată spre Nippur sau Umma.
lessons-flood-invading-4 = O armată a intrat fără luptă. Pentru o armată din rezerva ta poți continua în aceeași acțiune. Fă-o.
lessons-flood-invading-4-hint = Alege „Cedarea unei armate pentru a continua”.
lessons-flood-invading-5 = Invadează alt teritoriu. Acum noua ta armată deschide drumuri noi.
lessons-flood-invading-5-hint = Alege „Invazie” și orice teritoriu care se oferă. Întărirea nu ar aduce puncte.
lessons-flood-invading-6 = Trei teritorii sunt ale tale: câte 2 puncte când se încheie runda, dacă le mai ții. În loc să plătești ca să continui, te-ai putea extinde și când îți vine din nou rândul. Invaziile nu fac rău orașelor și muncitorilor.

lessons-flood-fighting = Zarurile
lessons-flood-fighting-1 = Jucătorul 2 are o armată în Nippur. Tu ai pus o țesătură, jucătorul 2 nimic: rangul tău este A, al lui B. Extinde-te.
lessons-flood-fighting-1-hint = Alege acțiunea „Extinderea imperiului”.
lessons-flood-fighting-2 = Doar atacatorul aruncă, două zaruri. Cu rangul mai bun se lovește de la 5 în sus, cu cel mai slab de la 7 în sus. Invadează Nippur.
lessons-flood-fighting-2-hint = Arată spre Nippur.
lessons-flood-fighting-3 = 1 și 3 fac 4: o ratare, iar o armată din rezerva ta este pierdută. Te poți opri aici sau poți încerca din nou. Aruncă din nou.
lessons-flood-fighting-3-hint = Alege „Aruncarea zarurilor”. Oprirea i-ar lăsa Nippur jucătorului 2.
lessons-flood-fighting-4 = 1 și 4 fac 5, ceea ce lovește, datorită rangului tău mai bun. Apărătorul a dispărut, iar armata ta a intrat. O ratare te costă o armată din rezerva ta, o lovitură îl costă una pe apărător; armatele tale de pe tablă nu riscă nimic când ataci.

lessons-flood-razing = Distrugerea unui oraș
lessons-flood-razing-1 = Ții Ur, Uruk și Lagaș, iar în rezerva ta sunt două armate. În Uruk și Lagaș alții au orașe, care le vor aduce puncte. Extinde-te.
lessons-flood-razing-1-hint = Alege acțiunea „Extinderea imperiului”.
lessons-flood-razing-2 = Distrugerea unui oraș costă două armate din rezerva ta. Încearcă în Uruk, orașul jucătorului 2.
lessons-flood-razing-2-hint = Alege „Distrugerea unui oraș”, apoi arată spre Uruk.
lessons-flood-razing-3 = Jucătorul 2 are și un oraș în Șuruppak, ceea ce face ca toate orașele lui să coste trei. Jucătorul 3 nu are o asemenea protecție: distruge Lagaș.
lessons-flood-razing-3-hint = Alege „Distrugerea unui oraș”, apoi Lagaș.
lessons-flood-razing-4 = Orașul a dispărut; jucătorul 3 are jetonul înapoi și poate fonda din nou. Punctele obținute pentru dezvoltare s-ar păstra. Distrugerea cere o armată a ta în teritoriu, dar prețul îl plătește rezerva ta.

lessons-flood-passing = Pasarea are prețul și folosul ei
lessons-flood-passing-1 = Jucătorul 2 a pasat, cu o licitație de o unitate de grâu. Tu ai vrea un oraș în Ur. Încearcă să-l fondezi.
lessons-flood-passing-1-hint = Arată spre Ur.
lessons-flood-passing-2 = De îndată ce cineva a pasat, fiecare acțiune a celorlalți costă mai întâi o piesă: o resursă, un muncitor sau o armată din rezerva proprie. Plătește cu un muncitor.
lessons-flood-passing-2-hint = Alege „Plată”, apoi un muncitor. Ar fi bun și grâul, dar această lecție continuă cu muncitorul.
lessons-flood-passing-3 = Acum poți acționa. Fondează-ți orașul în Ur.
lessons-flood-passing-3-hint = Arată spre Ur sau alege „Fondarea unui oraș”, apoi Ur.
lessons-flood-passing-4 = Și jucătorul 3 a pasat. Ai putea continua fără ei, plătind de fiecare dată. Dar pasarea este gratuită: pasează.
lessons-flood-passing-4-hint = Alege „Pas”.
lessons-flood-passing-5 = Cine pasează poate licita resurse pentru ordinea rundei următoare. Jucătorul 2 a licitat 1. O țesătură valorează 2: liciteaz-o.
lessons-flood-passing-5-hint = Alege „Licitare”, apoi țesătură.
lessons-flood-passing-6 = Ajunge pentru primul loc. Încheie licitația.
lessons-flood-passing-6-hint = Alege „Gata”. Ce ai licitat este cheltuit în orice caz.
lessons-flood-passing-7 = Toți au pasat, deci runda s-a încheiat: în noua ordine ești pe primul loc, înaintea jucătorilor 2 și 3. Primul loc înseamnă prima alegere între teritorii și imperii. Iar o pasare timpurie îi face pe ceilalți să plătească.

lessons-flood-decline = Vremuri grele
lessons-flood-decline-1 = Rundele 2 și 4 aduc un declin. Uită-te la muncitorii tăi: patru la Irigații, unul la Țesătorie, doi în Dilmun, doi în Mitanni și un scrib. Ceilalți au pasat.
lessons-flood-decline-2 = Nu ți-a mai rămas nimic de plasat. Pasează, fără licitație, și vezi ce îți lasă runda 2.
lessons-flood-decline-2-hint = Alege „Pas”.
lessons-flood-decline-3 = Mai întâi ai primit cele 6 unități de grâu. Apoi Irigațiile au scăzut de la patru la doi, iar ceilalți au pierdut și ei doi, dacă îi aveau. Dilmun este gol; în Mitanni fiecare jucător a pierdut unul; scribul tău a plecat. Toți sunt în rezerva comună și vor reveni. Așadar, ține doi acolo unde vrei să rămână unul.

lessons-flood-ending = Ultima rundă
lessons-flood-ending-1 = Runda 5, iar ceilalți au pasat. Tu ai 61 de puncte și două teritorii cu armate, jucătorul 2 are 60 și tot două teritorii. La sfârșit se punctează cei mai mulți muncitori: Egiptul și Țesătoria cu câte 4 puncte, Irigațiile cu 3. În Egipt și la Țesătorie ești la egalitate cu jucătorul 2, iar o egalitate nu aduce nimic; Irigațiile sunt ale lui.
lessons-flood-ending-2 = Așa cum stau lucrurile, ai pierde cu două puncte. Un muncitor în plus poate schimba totul. Mai întâi plătește costul suplimentar, cu ce vrei tu.
lessons-flood-ending-2-hint = Alege „Plată”, apoi una dintre piese. Nimic din mâna ta nu aduce puncte la sfârșit.
lessons-flood-ending-3 = Alege „Plasarea muncitorilor”.
lessons-flood-ending-3-hint = Costul suplimentar este plătit; acum urmează acțiunea „Plasarea muncitorilor”.
lessons-flood-ending-4 = Cheltuiește o resursă.
lessons-flood-ending-4-hint = Alege oricare dintre resursele tale.
lessons-flood-ending-5 = Rupe o egalitate: pune muncitori în Egipt sau la Țesătorie.
lessons-flood-ending-5-hint = Egiptul și Țesătoria aduc câte 4 puncte, iar un muncitor în plus îți dă majoritatea.
lessons-flood-ending-6 = Este destul. Pasează și jocul se încheie.
lessons-flood-ending-6-hint = Alege „Pas”.
lessons-flood-ending-7 = Câștigi cu 69 la 67: armatele v-au adus fiecăruia 4 puncte, Irigațiile 3 jucătorului 2, iar noua ta majoritate 4 ție. La puncte egale ar câștiga cel care este mai devreme în ultima ordine. Acum știi tot jocul. Urmează partida ghidată: o primă partidă de la început, cu sfaturi alături.
