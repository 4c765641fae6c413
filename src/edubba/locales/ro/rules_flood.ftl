# Regulile jocului După potop, câte un paragraf fiecare, și imaginile care le arată.

## Componente

rules-flood-chapter-components = Componente
rules-flood-R1 = După potop este un joc pentru exact trei jucători. Nu poate fi jucat nici în doi, nici în patru.
rules-flood-R2 = În culoarea ta ai 4 jetoane de oraș, 4 jetoane de dezvoltare, 25 de muncitori, 20 de armate și 5 discuri care arată punctele tale, locul tău în ordinea de joc și ce ai făcut în rundă.
rules-flood-R3 = Toți jucătorii folosesc împreună un marcaj de rundă și două zaruri. Regulamentul spune doar „două zaruri”; aici ele au șase fețe.
rules-flood-R4 = Există 94 de resurse de opt tipuri. Valorile lor: grâu 1 (22 de bucăți); lemn 2 (12), metal 2 (12), țesătură 2 (15); unealtă 3 (12), ulei 3 (7); aur 4 (7); lapislazuli 5 (7). Mai multe resurse la un loc valorează suma valorilor lor. Uneltele, uleiul, aurul și lapislazuli sunt bunuri de lux (R144).
rules-flood-R5 = Piesele sunt tot ce există. Când ți se termină muncitorii sau armatele, nu mai primești altele, iar o resursă care nu este în rezerva comună nu se poate obține la schimb (R81). Cum se împarte o rezervă comună insuficientă în prima fază: D22.
rules-flood-R6 = Bani nu există. Cheltuiești resurse ca să plasezi muncitori, ca să faci comerț, ca să cumperi armate și să le echipezi, ca să licitezi pentru ordinea de joc, ca să dezvolți orașe și ca să acționezi mai departe după ce cineva a pasat (R50).

## Tabla

rules-flood-chapter-board = Tabla
rules-flood-R7 = Nouă teritorii sunt sumeriene. Șapte îi dau un avantaj jucătorului care are un oraș acolo: Sippar, Babilon, Nippur, Șuruppak, Uruk, Ur și Eridu. Două nu dau niciunul: Umma și Lagaș. Avantajele sunt descrise de la R159 la R166.
rules-flood-R8 = Treisprezece teritorii sunt exterioare: Akkad, Amoriți, Asiria, Caldeea, Dilmun, Egipt, Elam, Guti, Hitiți, Isin, Casiți, Larsa și Mitanni. Fiecare în afară de Dilmun este patria unui imperiu într-o rundă, Egiptul în două.
rules-flood-R9 = Akkad, Isin și Larsa se aflau odinioară în Sumer, dar în acest joc sunt teritorii exterioare: muncitorii pot sta acolo, orașele nu.
rules-flood-R10 = Un teritoriu exterior arată ce imperiu începe acolo și când (R95), ce oferă la schimb și, uneori, puncte pentru final (R157). Se oferă: la amoriți lemn, ulei; în Caldeea ulei; în Dilmun lemn, metal, ulei, aur; în Egipt aur; în Elam metal; la hitiți metal; la casiți lapislazuli; în Mitanni lemn, metal. Akkad, Asiria, Guti, Isin și Larsa nu oferă nimic.
rules-flood-R11 = Un teritoriu sumerian arată avantajul unui oraș de acolo. Avantajul este al proprietarului orașului și al nimănui altcuiva, oricine ar avea o armată în teritoriu.
rules-flood-R12 = Armatele invadează peste granițe, în ambele sensuri, și de-a lungul săgeților, într-un singur sens. Granițe în interiorul Sumerului: Babilon cu Sippar, Șuruppak și Nippur; Nippur cu Șuruppak și Umma; Uruk cu Șuruppak, Umma și Ur; Umma cu Șuruppak, Ur și Lagaș; Ur cu Lagaș și Eridu; Lagaș cu Eridu. Săgeți: de la Akkad la Babilon, de la Isin la Șuruppak, de la Larsa la Uruk, de la Caldeea la Ur. Granițele din afară: R114.
rules-flood-R13 = Niciun drum nu duce în Dilmun. El se află peste mare și nicio armată nu îl poate invada și nu poate sta acolo vreodată.
rules-flood-R14 = Niciun drum nu duce în Akkad: nimeni nu îl poate invada. Din Akkad pleacă o singură săgeată, spre Babilon, și nimic altceva, iar din Babilon nimic nu duce înapoi.
rules-flood-R15 = În jurul hărții se află pista de punctaj, pista ordinii de joc, rundele cu imperiile lor, tabelul armatelor pentru echipament, caseta de pasare, cele patru casete de muncitori și tabelele de valori, comerț, producție și dezvoltare.
rules-flood-R16 = Cele patru casete de muncitori sunt Irigații, Țesătorie, Scribi și Făurari. Scribii și făurarii au două părți: muncitorii pregătiți stau în stânga, cei care au lucrat în această rundă în dreapta. Irigațiile și Țesătoria nu au părți.
rules-flood-R17 = Armatele a doi jucători nu stau niciodată în același teritoriu. Atacatorul luptă din rezerva sa și intră abia când a dispărut ultimul apărător.
rules-flood-R18 = Muncitorii stau în teritoriile exterioare și în cele patru casete, niciodată în Sumer. Orașele stau în Sumer, câte unul într-un teritoriu. Armatele stau oriunde în afară de Dilmun, cel mult două într-un teritoriu. Muncitorii mai multor jucători pot împărți un teritoriu exterior, chiar și cu armata altcuiva.

## Pregătirea

rules-flood-chapter-setup = Pregătirea jocului
rules-flood-R19 = Fiecare alege o culoare și ia cele 4 jetoane de oraș, 4 jetoane de dezvoltare și 5 discuri ale ei.
rules-flood-R20 = Dintre cele cinci discuri ale tale, unul îți numără punctele de la 0, iar unul arată locul tău în ordinea de joc. Celelalte trei arată, în timpul unei runde, ce imperiu ai creat, rangul echipamentului tău și că ai pasat.
rules-flood-R21 = Prima ordine de joc se trage la sorți. Pentru ordinea rundelor următoare se licitează la pasare (R137, R138).
rules-flood-R22 = Toți muncitorii și toate armatele încep în rezerva comună. Poți folosi un muncitor sau o armată abia după ce o regulă le-a pus în rezerva ta, din fața ta: acestea sunt piesele tale disponibile.
rules-flood-R23 = Fiecare pune un muncitor din rezerva comună la Irigații și unul la Țesătorie, astfel că prima rundă aduce grâu și țesături.
rules-flood-R24 = Fiecare începe cu câte o unitate de lemn, metal, ulei și aur și cu o unealtă în mână și cu doi muncitori în rezerva sa.
rules-flood-R25 = Toate celelalte resurse formează rezerva comună: 22 de unități de grâu, 9 de lemn, 9 de metal, 15 țesături, 9 unelte, 4 de ulei, 4 de aur, 7 de lapislazuli. Fiecare jucător mai are 21 de muncitori în rezerva comună.
rules-flood-R26 = Marcajul de rundă începe la runda 1. El avansează la sfârșitul fiecărei runde (R154), până la runda 5.
rules-flood-R27 = Nimeni nu începe cu un oraș, o armată sau un imperiu. Toate acestea vin prin acțiuni.

## Runda

rules-flood-chapter-turn = O rundă și fazele ei
rules-flood-R28 = Jocul are cinci runde. Fiecare are șase faze, în această ordine: resurse și muncitori, declin, acțiuni, ordinea de joc, puncte de victorie, sfârșitul rundei.
rules-flood-R29 = A doua fază, declinul, vine doar în rundele 2 și 4. În rundele 1, 3 și 5 se omite.
rules-flood-R30 = Cine are cele mai multe puncte de victorie la sfârșitul rundei a cincea câștigă. Egalități: R158.

## Faza 1

rules-flood-chapter-resources = Faza 1: resurse și muncitori
rules-flood-R31 = La Irigații și la Țesătorie, separat la fiecare, jucătorii se ordonează după numărul muncitorilor lor de acolo: cei mai mulți înseamnă locul întâi.
rules-flood-R32 = Jucătorii cu la fel de mulți muncitori împart un loc, iar locul următor nu se sare. Unul în fața a doi egali: primul, al doilea, al doilea. Doi egali în fața unuia: primul, primul, al doilea.
rules-flood-R33 = Irigațiile dau 6 unități de grâu pentru locul întâi, 4 pentru al doilea și 3 pentru al treilea. Țesătoria dă 3, 2 și 1 țesături. Când toți cei trei jucători sunt egali, fiecare primește 5 unități de grâu, respectiv 3 țesături; așa este întotdeauna în runda 1.
rules-flood-R34 = Fără un muncitor la Irigații nu primești grâu, iar fără un muncitor la Țesătorie nu primești țesături, orice ar avea ceilalți acolo.
rules-flood-R35 = Dacă ai un oraș în Ur, primești o țesătură în plus. Regulamentul se contrazice în privința jucătorilor fără muncitor la Țesătorie; aici orașul le dă și lor țesătura (D14).
rules-flood-R36 = Apoi fiecare mută opt muncitori din rezerva comună în rezerva sa, sau câți mai sunt acolo, dacă sunt mai puțini. Muncitorii care se întorc mai târziu în rundă în rezerva comună nu îi înlocuiesc pe cei lipsă.
rules-flood-R37 = Așadar, în runda 1 fiecare acționează cu zece muncitori: cei doi de la început și cei opt din această fază. Alt bonus nu există.
rules-flood-R38 = Toți scribii și făurarii care au lucrat în runda trecută trec din partea dreaptă a casetei lor în cea stângă: sunt din nou pregătiți.

## Faza 2

rules-flood-chapter-decline = Faza 2: declinul
rules-flood-R39 = La un declin, toți muncitorii tuturor jucătorilor părăsesc Dilmunul, oricâți ar fi. Celelalte teritorii exterioare sunt lovite mai blând (R40).
rules-flood-R40 = La un declin pierzi câte un muncitor în fiecare alt teritoriu exterior în care ai muncitori. Regulamentul se contrazice aici: o propoziție spune toți muncitorii, trei locuri spun unul (D1). Opțiunea „Declin” schimbă asta în toți.
rules-flood-R41 = La Irigații, jucătorul cu cei mai mulți muncitori coboară la doi. Fiecare dintre ceilalți pierde tot atâția câți a pierdut el, sau toți, dacă are mai puțini. Exemplu: 4, 3 și 1 devin 2, 1 și 0. Dacă nimeni nu are mai mult de doi, nimeni nu pierde niciunul.
rules-flood-R42 = Țesătoria decade la fel ca Irigațiile (R41), dar se socotește separat: cine are cei mai mulți acolo coboară la doi și toți pierd același număr.
rules-flood-R43 = La un declin pierzi și un scrib și un făurar, dacă ai. Rezumatul regulamentului omite asta, textul lui o spune; aici se joacă așa (D2).
rules-flood-R44 = Muncitorii pierduți la un declin merg în rezerva comună, nu în rezerva ta: ei revin cu cei opt ai unei runde următoare.
rules-flood-R45 = Prima fază se încheie înainte să înceapă declinul. Deci producția socotește muncitorii de dinaintea declinului, iar muncitorii pierduți acum nu pot fi printre cei opt care tocmai au venit.

## Faza 3

rules-flood-chapter-actions = Faza 3: acțiuni
rules-flood-R46 = În ordinea de joc, fiecare face câte o acțiune, apoi din nou, iar și iar. Cine a pasat este sărit. Faza se încheie când au pasat toți trei.
rules-flood-R47 = Există șase acțiuni: fondarea unui oraș, plasarea muncitorilor, comerțul, crearea unui imperiu, extinderea și pasarea.
rules-flood-R48 = Poți face câte acțiuni vrei înainte de a pasa, aceeași de mai multe ori, în orice ordine. Doar crearea unui imperiu este limitată la una pe rundă (R94).
rules-flood-R49 = Când îți vine rândul, trebuie să acționezi sau să pasezi, iar de pasat se poate întotdeauna. O acțiune trebuie să schimbe ceva: acțiunile goale, despre care regulamentul tace, sunt refuzate aici (D24).
rules-flood-R50 = De îndată ce un jucător a pasat, toți ceilalți plătesc un cost suplimentar înaintea fiecărei acțiuni: o resursă din mână, un muncitor din rezerva proprie sau o armată din rezerva proprie.
rules-flood-R51 = Costul suplimentar este de o piesă pentru o acțiune. Rămâne o piesă și când au pasat doi jucători.
rules-flood-R52 = Când au pasat doi, al treilea jucător poate continua singur cât timp îi ajung piesele, plătind costul suplimentar înaintea fiecărei acțiuni, și încheie faza pasând.
rules-flood-R53 = Pentru costul suplimentar este bună orice resursă, chiar și grâul. Un muncitor sau o armată trebuie să vină din rezerva proprie: piesele de pe tablă nu pot plăti. Ce se plătește merge în rezerva comună.
rules-flood-R54 = Pasarea în sine nu costă niciodată nimic. Regulamentul numește pasarea o acțiune și cere plată pentru fiecare acțiune; dar atunci un jucător care nu mai are nimic nu ar putea pasa, așa că aici este gratuită (D4).
rules-flood-R55 = Costul suplimentar se plătește o singură dată pentru o acțiune. Continuarea unei extinderi (R126) costă de fiecare dată propria ei armată și niciun cost suplimentar.
rules-flood-R56 = Costul suplimentar se plătește mai întâi, deci trebuie să poți face o acțiune cu ce rămâne. Dacă nu poți, nu îți rămâne decât să pasezi.

## Fondarea

rules-flood-chapter-found = Acțiune: fondarea unui oraș
rules-flood-R57 = Pune un jeton de oraș de-al tău într-un teritoriu sumerian fără oraș și fără armată a altui jucător. Armatele tale nu contează.
rules-flood-R58 = Orașele stau doar în Sumer, niciodată într-un teritoriu exterior, iar într-un teritoriu este loc pentru un singur oraș, al oricui ar fi.
rules-flood-R59 = Fondarea unui oraș nu costă nimic în afară de acțiunea însăși și de costul suplimentar, dacă a pasat cineva.
rules-flood-R60 = Când toate cele patru orașe ale tale sunt pe tablă, poți în schimb să iei unul dintre ele și să-l pui în alt teritoriu liber (R57). Dacă are un jeton de dezvoltare, îl pierde și poate fi dezvoltat din nou în locul cel nou.
rules-flood-R61 = Orașul pe care îl iei poate fi oricare dintre cele patru ale tale, chiar și unul aflat sub armata altui jucător. Jetonul lui de dezvoltare se întoarce la tine.
rules-flood-R62 = Darurile din Eridu și Uruk (R159, R160) vin de fiecare dată când un oraș de-al tău este pus acolo, chiar și când a fost mutat acolo.

## Muncitori

rules-flood-chapter-workers = Acțiune: plasarea muncitorilor
rules-flood-R63 = Cheltuiește exact o resursă din mână și plasează muncitori din rezerva ta, cel mult atâția cât valorează resursa: unul pentru grâu, cinci pentru lapislazuli. Poți plasa mai puțini.
rules-flood-R64 = Resursa cheltuită merge în rezerva comună. La fel tot ce se cheltuiește în joc, în afară de echipament și licitații: acestea rămân pe tablă până la sfârșitul rundei (R153).
rules-flood-R65 = Toți muncitorii plasați pentru resursă merg în unul și același loc: un teritoriu exterior sau una dintre cele patru casete.
rules-flood-R66 = Poți avea cel mult doi scribi, cu cei pregătiți și cei folosiți la un loc. La Irigații, la Țesătorie, la Făurari și în teritoriile exterioare nu există limită. Niciun muncitor nu stă vreodată într-un teritoriu sumerian.
rules-flood-R67 = Armatele altor jucători nu îți țin muncitorii departe de un teritoriu exterior. Îi împiedică însă să facă comerț (R84).
rules-flood-R68 = Muncitorii plasați la Scribi sau la Făurari stau în partea celor pregătiți și pot lucra în aceeași rundă: făurarii imediat, scribii începând cu următoarea ta acțiune (R76).
rules-flood-R69 = În timp ce plasezi muncitori, îți poți folosi scribii pregătiți. Fiecare scrib folosit trece în partea celor folosiți și face un singur lucru: plasează un muncitor (R70) sau mută unul (R71). Deci fiecare scrib lucrează o dată pe rundă.
rules-flood-R70 = Plasare: scribul pune un muncitor din rezerva ta în orice casetă sau teritoriu exterior în care este loc pentru el.
rules-flood-R71 = Mutare: scribul ia un muncitor de-al tău dintr-un teritoriu sau dintr-o casetă și îl pune în alt loc în care este loc pentru el sau înapoi în rezerva ta.
rules-flood-R72 = Scribii lucrează fiecare pentru sine: spre locuri diferite și independent de muncitorii plătiți cu resursa. Nu trebuie să-i folosești pe toți.
rules-flood-R73 = Poți alege această acțiune fără să cheltuiești vreo resursă și să folosești doar scribi. Atunci trebuie plasat sau mutat cel puțin un muncitor.
rules-flood-R74 = Un scrib se poate muta pe sine. El trece direct din partea celor pregătiți în locul cel nou și nu mai este scrib.
rules-flood-R75 = Un scrib poate și să pregătească din nou un făurar folosit de-al tău, mutând acel muncitor din partea dreaptă în cea stângă. Despre scribi regulamentul tace; aici niciun scrib nu poate pregăti din nou un scrib (D19).
rules-flood-R76 = Un scrib nu poate lucra chiar în acțiunea în care a fost plasat. Începând cu următoarea ta acțiune, poate.
rules-flood-R77 = În cadrul acțiunii poți plasa muncitorii plătiți și folosi scribii în orice ordine. Limita de doi scribi (R66) trebuie respectată după fiecare pas.
rules-flood-R78 = Un scrib poate muta orice muncitor de-al tău: un scrib sau un făurar care a lucrat ori unul aflat lângă armata altui jucător.

## Comerț

rules-flood-chapter-trade = Acțiune: comerțul și făurarii
rules-flood-R79 = Într-o acțiune de comerț poți face schimburi în fiecare teritoriu exterior în care ai un muncitor sau o armată, un schimb după altul.
rules-flood-R80 = Un schimb: dai o resursă din mână și iei una pe care o oferă teritoriul (R10). Pentru lemn sau metal dai grâu, țesătură sau unealtă; pentru ulei, țesătură sau unealtă; pentru aur, țesătură, unealtă sau ulei; pentru lapislazuli, unealtă, ulei sau aur.
rules-flood-R81 = Nu poți primi o resursă din care în rezerva comună nu mai este nicio bucată, orice ai da pentru ea.
rules-flood-R82 = În fiecare teritoriu, într-o acțiune, fiecare muncitor sau armată a ta de acolo permite un schimb și primești fiecare tip de resursă cel mult o dată. Trei muncitori la hitiți, care oferă doar metal, aduc o singură unitate de metal.
rules-flood-R83 = Dacă ai armate în teritoriu, ele fac comerț, câte un schimb fiecare, iar muncitorii tăi de acolo nu. Muncitorii tăi contează doar unde nu ai nicio armată. O armată lângă trei muncitori înseamnă un schimb (D28).
rules-flood-R84 = Nu poți face comerț într-un teritoriu în care alt jucător are o armată, oricâți muncitori ai avea acolo.
rules-flood-R85 = Armatele din Sumer nu fac comerț: schimburi se fac doar în teritoriile exterioare. Un rând din regulament este mai puțin strict; aici se joacă astfel (D6).
rules-flood-R86 = Ce ai primit poți da într-un schimb următor al aceleiași acțiuni, acolo sau în altă parte. Ce dai ajunge imediat în rezerva comună și poate fi primit din nou.
rules-flood-R87 = Limitele din R82 sunt ale unei singure acțiuni. Următoarea ta acțiune de comerț o ia de la capăt, cu aceiași muncitori în aceleași teritorii.
rules-flood-R88 = În timpul unei acțiuni de comerț, fiecare făurar pregătit poate preface o unitate de metal din mâna ta într-o unealtă și trece în partea celor folosiți. Metalul merge în rezerva comună, iar unealta vine de acolo, deci acolo trebuie să fie una.
rules-flood-R89 = Metalul poate fi vechi sau abia primit, iar unealta poate fi dată în aceeași acțiune. Făurirea uneltelor și schimburile pot alterna după voie.
rules-flood-R90 = Poți alege comerțul doar ca să făurești unelte, fără niciun schimb, chiar și când nu ai niciun muncitor într-un teritoriu exterior.
rules-flood-R91 = Fiecare făurar lucrează o dată pe rundă. Un scrib îl poate pregăti din nou (R75).
rules-flood-R92 = La schimb poți primi lemn, metal, ulei, aur și lapislazuli. Grâul, țesăturile și uneltele nu se pot primi: ele se fac în Sumer.
rules-flood-R93 = Jucătorii nu fac comerț între ei și nu își dau nimic unul altuia: fiecare schimb se face cu rezerva comună, într-un teritoriu exterior.

## Imperii

rules-flood-chapter-empire = Acțiune: crearea unui imperiu
rules-flood-R94 = În fiecare rundă poți crea un imperiu și nu mai multe, chiar dacă îl pierzi.
rules-flood-R95 = Fiecare rundă are trei imperii, cu atâtea armate. Runda 1: Akkad 10, Guti 8, Sumer 3. Runda 2: Amoriți 10, Isin 5, Larsa 5. Runda 3: Mitanni 10, Egipt 5, Sumer 3. Runda 4: Hitiți 10, Casiți 10, Egipt 10. Runda 5: Elam 8, Asiria 12, Caldeea 8. Regulamentul lasă deschis dacă doi pot crea același imperiu; aici fiecare se creează o singură dată (D16).
rules-flood-R96 = Un imperiu începe în teritoriul al cărui nume îl poartă. Imperiul Sumer începe în orice teritoriu sumerian ales de tine.
rules-flood-R97 = Ca să creezi un imperiu din afara Sumerului, ai nevoie de cel puțin un muncitor în teritoriul lui de start, iar nimeni nu are voie să aibă acolo mai mulți muncitori decât tine. O egalitate ajunge.
rules-flood-R98 = Imperiul Sumer, în rundele 1 și 3, nu are nevoie de niciun muncitor. În teritoriul în care începe pot sta orașul altui jucător și chiar armate.
rules-flood-R99 = O armată a altui jucător în teritoriul de start nu te împiedică să creezi imperiul. Mai întâi trebuie luptat cu ea (R109).
rules-flood-R100 = Pasul 1: mută numărul tipărit de armate al imperiului din rezerva comună în rezerva ta.
rules-flood-R101 = Dacă ai un oraș în Babilon, mută încă două armate, înainte să cumperi vreuna (R165, D31).
rules-flood-R102 = Pasul 2: poți cumpăra alte armate cu resurse din mână, oricâte vrei: fiecare unitate de grâu cumpără o armată, fiecare unitate de metal două, fiecare unealtă trei. Cu alte resurse nu se cumpără armate.
rules-flood-R103 = Armate se pot cumpăra în timp ce îți creezi imperiul și în niciun alt moment al rundei.
rules-flood-R104 = Ai 20 de armate și niciodată mai multe. Dacă rezerva comună nu poate da cât ar trebui să aducă o cumpărare, restul se pierde.
rules-flood-R105 = Pasul 3: poți așeza orice resurse din mână pe tabelul armatelor. Suma valorilor lor este echipamentul tău; dacă nu pui nimic, el este 0. Se hotărăște acum și rămâne neschimbat în această rundă.
rules-flood-R106 = Imperiile rundei se ordonează după echipament: cel mai mare are rangul A, apoi B, apoi C. Dintre două egale este mai bun imperiul creat mai devreme. Un imperiu nou le poate împinge în jos pe altele.
rules-flood-R107 = Echipamentul rămâne pe tabelul armatelor până la sfârșitul rundei. Până atunci nu este nici în mâna cuiva, nici în rezerva comună.
rules-flood-R108 = Pasul 4: toți muncitorii tăi părăsesc teritoriul de start; apoi pune acolo una sau două armate din rezerva ta. Muncitorii altora rămân. Unde merg ai tăi, regulamentul nu spune; aici merg în rezerva comună (D9).
rules-flood-R109 = Dacă în teritoriul de start se află armata altui jucător, te lupți imediat, până dispar toți apărătorii sau toate armatele tale; nu ai voie să te oprești. Dacă învingi, așezi una sau două armate (D10). Dacă pierzi, imperiul tău și rangul lui sunt totuși consumate.
rules-flood-R110 = Un imperiu Sumer care începe peste orașul altui jucător lasă orașul în pace. Distrugerea lui este altceva (R121).
rules-flood-R111 = Dacă pe tablă nu mai este nicio armată a imperiului tău, el trebuie să reînceapă acolo unde a pornit, Sumer în orice teritoriu sumerian. Regulamentul nu spune cum; aici te extinzi ca să revii cu armate din rezerva ta, luptând până la capăt cu orice apărător (D8).

## Extinderea

rules-flood-chapter-expand = Acțiune: extinderea
rules-flood-R112 = Fă unul dintre trei lucruri: invadează un teritoriu, distruge un oraș sau întărește o armată. Apoi poți continua în aceeași acțiune (R126).
rules-flood-R113 = Armatele de pe tablă nu se mișcă niciodată. Orice armată pe care o așezi, după orice regulă, vine din rezerva ta.
rules-flood-R114 = Invadează un teritoriu învecinat cu unul în care ai o armată (R12). Granițe spre Sumer: Amoriți și Asiria cu Sippar și Babilon; Casiți cu Babilon și Nippur; Guti cu Nippur și Umma; Elam cu Umma și Lagaș. În afară: Amoriți cu Egipt, Hitiți, Mitanni, Asiria; Mitanni cu Hitiți, Asiria; Asiria cu Casiți.
rules-flood-R115 = Ca să invadezi, ai nevoie de o armată în rezerva ta. Un teritoriu în care ai deja o armată nu poate fi invadat; el se întărește.
rules-flood-R116 = Dacă în teritoriul pe care îl invadezi nu se află nicio armată, pune acolo o armată din rezerva ta. Zaruri nu se aruncă.
rules-flood-R117 = Dacă acolo se află armatele altui jucător, luptă cu ele (R130). Când a dispărut ultima, pune acolo o armată din rezerva ta, nu două.
rules-flood-R118 = Poți opri o invazie după orice aruncare a zarurilor. Apărătorii rămași stau unde sunt.
rules-flood-R119 = Orașele nu iau parte la luptă. O invazie nu le face niciun rău, ale oricui ar fi.
rules-flood-R120 = Invaziile nu le fac nimic muncitorilor: cei ai altora rămân și rămân și ai tăi. Doar crearea unui imperiu îți ia propriii muncitori (R108).
rules-flood-R121 = Distruge orașul altui jucător într-un teritoriu în care ai o armată: cedează două armate din rezerva ta și ia orașul de pe tablă. Armatele tale de pe tablă nu plătesc.
rules-flood-R122 = Prețul este de trei armate dacă proprietarul orașului are un oraș în Șuruppak și cel puțin două orașe în total, socotindu-l și pe cel distrus. Un rezumat omite al doilea oraș; aici el este necesar (D12).
rules-flood-R123 = Un oraș distrus și jetonul lui de dezvoltare se întorc la proprietar, care le poate folosi din nou. Punctele obținute pentru el se păstrează.
rules-flood-R124 = Nu îți poți distruge propriul oraș. El poate fi doar mutat, și numai când toate cele patru sunt pe tablă (R60).
rules-flood-R125 = Întărire: pune o armată din rezerva ta într-un teritoriu în care ai o armată. Mai mult de două nu se poate.
rules-flood-R126 = După ce ai invadat, distrus sau întărit, poți ceda o armată din rezerva ta și face din nou unul dintre cele trei lucruri, în aceeași acțiune, de câte ori poți plăti.
rules-flood-R127 = O nouă aruncare într-o luptă nu este o repetare. Ea nu costă nimic în afară de armatele pierdute prin ratări.
rules-flood-R128 = O repetare cere armate pentru ea însăși și pentru ce urmează: două pentru a invada sau a întări, trei pentru a distruge, sau patru acolo unde Șuruppak apără orașul.
rules-flood-R129 = Doar o extindere poate fi repetată astfel. Orice altă acțiune se face o singură dată, până îți vine din nou rândul.

## Lupta

rules-flood-chapter-combat = Lupta
rules-flood-R130 = Atacatorul aruncă două zaruri și le adună. Cu un rang al echipamentului mai bun decât al apărătorului, lovește de la 5 în sus, cu unul mai slab de la 7 în sus: o șansă de 30 din 36, respectiv de 21 din 36.
rules-flood-R131 = O lovitură înlătură o armată a apărătorului; ea merge în rezerva comună, între piesele proprietarului. Dacă mai rămâne un apărător, atacatorul aruncă din nou sau oprește invazia.
rules-flood-R132 = O ratare îl costă pe atacator o armată din rezerva sa; ea merge în rezerva comună. Armatele atacatorului de pe tablă nu se pierd niciodată prin atac.
rules-flood-R133 = O luptă se încheie când a dispărut ultimul apărător, când rezerva atacatorului este goală sau când atacatorul oprește o invazie.
rules-flood-R134 = Doar atacatorul aruncă. La fiecare aruncare există o armată în rezerva lui, deci cine învinge poate intra întotdeauna.
rules-flood-R135 = Contează rangurile din momentul aruncării. Ele se pot schimba în timpul rundei, când se creează alt imperiu.

## Pasarea

rules-flood-chapter-pass = Acțiune: pasarea
rules-flood-R136 = Pune un disc în caseta de pasare. În această rundă nu mai faci nicio acțiune.
rules-flood-R137 = Când pasezi, poți așeza orice resurse din mână în caseta de pasare ca licitație pentru ordinea de joc. Contează suma valorilor lor; dacă nu pui nimic, licitația este 0. Ele sunt cheltuite.

## Faza 4

rules-flood-chapter-order = Faza 4: ordinea de joc
rules-flood-R138 = Licitația cea mai mare este prima, apoi a doua, apoi cea mai mică. Jucătorii cu licitații egale își păstrează ordinea dintre ei.
rules-flood-R139 = Ordinea se stabilește și în runda 5: ea decide o egalitate la victorie (R158).

## Faza 5

rules-flood-chapter-points = Faza 5: puncte de victorie
rules-flood-R140 = Primești câte 2 puncte pentru fiecare teritoriu, din Sumer sau din afară, în care ai o armată. O a doua armată acolo nu adaugă nimic.
rules-flood-R141 = Cu un oraș în Nippur primești câte 1 punct în plus pentru fiecare teritoriu sumerian în care ai o armată.
rules-flood-R142 = Apoi, în ordinea de joc, fiecare poate dezvolta oricâte orașe. Aceasta nu este o acțiune. Regulamentul nu spune care ordine contează; aici este cea nouă (D11).
rules-flood-R143 = Ca să dezvolți un oraș, cheltuiește două unități de lemn și, împreună cu ele, orice set de bunuri de lux pe care îl alegi.
rules-flood-R144 = Bunurile de lux sunt unealta, uleiul, aurul și lapislazuli, cel mult câte unul din fiecare pentru un oraș: deci de la niciunul la patru. Regulamentul ezită în privința dezvoltării fără niciunul; aici este permisă (D13).
rules-flood-R145 = Un oraș dezvoltat aduce imediat puncte după numărul bunurilor lui de lux: 4 puncte fără niciunul, 7 cu unul, 10 cu două, 14 cu trei, 20 cu toate patru. Nu contează care bunuri de lux sunt.
rules-flood-R146 = Pune un jeton de dezvoltare pe orașul dezvoltat. El nu poate fi dezvoltat a doua oară, nici în această rundă, nici mai târziu.
rules-flood-R147 = O armată a altui jucător în teritoriu nu împiedică dezvoltarea orașului tău.
rules-flood-R148 = Când un oraș a fost distrus sau mutat și este construit din nou, acolo sau în altă parte, orașul nou poate fi dezvoltat din nou și aduce din nou puncte.
rules-flood-R149 = Ce costă dezvoltarea merge în rezerva comună. Punctele pentru armate se numără înaintea dezvoltării, ceea ce nu schimbă totalul nimănui.
rules-flood-R150 = Pista de punctaj se termină la 70. Când o depășești, un muncitor de-al tău din rezerva comună marchează turul și este în afara jocului. Punctajul se ține ca număr; până unde merge asta: D20.

## Faza 6

rules-flood-chapter-cleanup = Faza 6: sfârșitul rundei
rules-flood-R151 = Toate armatele părăsesc tabla și merg în rezerva comună, la fel și toți muncitorii și toate armatele care mai sunt în rezerva vreunui jucător.
rules-flood-R152 = Resursele din mână se păstrează pentru runda următoare, toate, fără nicio limită.
rules-flood-R153 = Resursele din caseta de pasare și de pe tabelul armatelor merg în rezerva comună. Discurile pentru pasare, rang și imperiu se întorc la proprietarii lor.
rules-flood-R154 = Marcajul de rundă avansează un spațiu, iar runda următoare începe cu prima ei fază.
rules-flood-R155 = Muncitorii din teritoriile exterioare și din casete rămân unde sunt. La fel orașele și jetoanele lor de dezvoltare.

## Sfârșitul

rules-flood-chapter-ending = Sfârșitul jocului
rules-flood-R156 = Jocul se încheie după runda a cincea. Înainte de a se afla câștigătorul, se punctează cei mai mulți muncitori (R157).
rules-flood-R157 = Cine are cei mai mulți muncitori într-un loc primește punctele lui; dacă doi sunt la egalitate cu cei mai mulți, nu le primește nimeni. 4 puncte: Amoriți, Egipt, Casiți, Țesătorie. 3 puncte: Caldeea, Elam, Hitiți, Mitanni, Irigații. 2 puncte: Asiria, Dilmun, Guti. Alte locuri nu aduc nimic.
rules-flood-R158 = Câștigă cine are cele mai multe puncte. Dintre jucătorii cu la fel de multe câștigă cel care este mai devreme în ultima ordine de joc.

## Avantajele

rules-flood-chapter-powers = Avantajele orașelor
rules-flood-R159 = Eridu: când pui un oraș aici, ia un muncitor de-al tău din rezerva comună și pune-l la Făurari, pregătit. Dacă acolo nu mai ai niciunul, nu primești nimic (D15).
rules-flood-R160 = Uruk: când pui un oraș aici, ia un muncitor de-al tău din rezerva comună și pune-l la Scribi, pregătit. Despre o casetă plină regulamentul tace; aici, dacă ai doi scribi sau niciun muncitor în rezerva comună, nu primești nimic (D15).
rules-flood-R161 = Șuruppak: distrugerea oricărui oraș de-al tău, aici sau în altă parte, costă trei armate în loc de două, cât timp ai două orașe sau mai multe.
rules-flood-R162 = Ur: primești o țesătură în plus în prima fază a fiecărei runde, chiar și fără muncitor la Țesătorie (D14).
rules-flood-R163 = Nippur: primești câte un punct în plus pentru fiecare teritoriu sumerian în care ai o armată când se numără punctele.
rules-flood-R164 = Sippar: în fiecare acțiune de comerț poți face un schimb în plus într-un teritoriu în care poți face comerț. Nu cere alt muncitor și poate aduce un tip pe care l-ai primit deja acolo. Îl plătești ca de obicei. Regulamentul are două formulări; aici este bun orice tip oferit (D7).
rules-flood-R165 = Babilon: când creezi un imperiu, iei cu două armate mai mult decât are imperiul.
rules-flood-R166 = Umma și Lagaș nu au niciun avantaj. Un oraș de acolo poate fi dezvoltat ca oricare altul.

## Mereu adevărat

rules-flood-chapter-always = Ce este mereu adevărat
rules-flood-R167 = Cei 25 de muncitori ai tăi sunt mereu undeva: în rezerva comună, în rezerva ta, în casete, în teritoriile exterioare sau pe pista de punctaj. La fel cele 20 de armate ale tale, pe tablă, în rezerva ta sau în cea comună, și cele 4 jetoane de oraș și 4 jetoane de dezvoltare.
rules-flood-R168 = Nicio resursă nu se pierde vreodată: din fiecare tip, rezerva comună, mâinile jucătorilor, tabelul armatelor și caseta de pasare au împreună toate bucățile din R4.
rules-flood-R169 = În Dilmun nu este niciodată vreo armată. În Akkad are armate doar jucătorul care a creat Akkad în această rundă.
rules-flood-R170 = În cursul unei runde, un teritoriu în care a fost o armată are una până la sfârșitul rundei: ultimul apărător cade doar în fața cuiva care intră imediat.
rules-flood-R171 = Rezervele tuturor jucătorilor sunt goale la sfârșitul unei runde. Deci în rundele de la 2 la 5 începi cu cel mult opt muncitori în rezerva ta.
rules-flood-R172 = Un jucător are cel mult patru orașe și doar orașele se dezvoltă. Pe tablă nu sunt niciodată mai mult de nouă orașe, câte unul pentru fiecare teritoriu sumerian.

## Lămuriri

rules-flood-chapter-rulings = Lămuriri
rules-flood-D1 = La un declin, o propoziție din regulament ia toți muncitorii din fiecare teritoriu exterior; trei locuri iau câte unul, și pe toți din Dilmun. Aici este câte unul, și toți din Dilmun. Cu opțiunea „Declin” pusă pe toți muncitorii, fiecare teritoriu exterior se golește.
rules-flood-D2 = Regulile declinului iau câte un scrib și un făurar de la fiecare jucător; rezumatul de la sfârșitul regulamentului nu pomenește asta. Aici se iau amândoi.
rules-flood-D3 = Regulamentul spune „opt” muncitori, „cel mult opt” și mai puțini când rezerva comună nu ajunge. Aici vin până la opt, câți sunt în rezerva comună.
rules-flood-D4 = Pasarea este enumerată printre acțiuni, iar despre fiecare acțiune se spune că are costul suplimentar. Aici pasarea este gratuită: altfel un jucător care nu mai are nimic nu ar putea pasa niciodată.
rules-flood-D5 = Regulamentul nu spune când începe costul suplimentar. Aici începe chiar cu prima acțiune de după prima pasare, în același tur al jucătorilor.
rules-flood-D6 = Un rând vorbește despre comerț în fiecare teritoriu, altul despre teritoriile exterioare. Aici se face comerț doar cu teritoriile exterioare; teritoriile sumeriene nu oferă nimic.
rules-flood-D7 = Schimbul în plus din Sippar este descris în două feluri. Aici este încă un schimb în fiecare acțiune de comerț, într-un teritoriu în care poți oricum face comerț, pentru orice tip oferit de teritoriu, primit mai înainte sau nu.
rules-flood-D8 = Un imperiu nimicit revine printr-o extindere: numește teritoriul lui de start (Sumer: orice teritoriu sumerian), luptă până la capăt cu orice apărător cu armate din rezerva ta, apoi așază una sau două. Nu vin nici armate noi, nici echipament, nu este nevoie de muncitori, iar ai tăi rămân. Apoi poți continua (R126).
rules-flood-D9 = Regulamentul nu spune unde merg muncitorii care părăsesc teritoriul de start al unui imperiu nou. Aici merg în rezerva comună, nu în rezerva ta.
rules-flood-D10 = După o luptă pentru teritoriul lui de start, un imperiu nou poate așeza una sau două armate, ca fără luptă; o invazie așază una.
rules-flood-D11 = Orașele se dezvoltă în ordinea de joc, după ce s-a stabilit noua ordine. Regulamentul nu spune care contează. Aici este noua ordine, care atunci se află deja pe pistă. Rareori contează.
rules-flood-D12 = Rezumatul pentru Șuruppak omite că proprietarul are nevoie de două orașe; regula o spune. Aici ele sunt necesare, numărate înainte ca orașul să fie distrus.
rules-flood-D13 = Un rând spune că dezvoltarea are nevoie de lemn și de bunuri de lux, altul doar le recomandă. Aici un oraș se poate dezvolta doar cu două unități de lemn și aduce 4 puncte.
rules-flood-D14 = Un jucător fără muncitor la Țesătorie nu primește nicio țesătură, spune o listă; Ur dă o țesătură în plus, spune altă regulă, fără nicio condiție. Aici Ur o dă în orice caz.
rules-flood-D15 = Dacă fondezi în Uruk având deja doi scribi, sau în Uruk ori Eridu fără vreun muncitor în rezerva comună, orașul este fondat și nu se primește nimic. Un scrib primit în Uruk poate lucra începând cu următoarea ta acțiune.
rules-flood-D16 = Fiecare dintre cele trei imperii ale unei runde poate fi creat o singură dată, de un singur jucător. Regulamentul vorbește despre alegerea unuia dintre cele trei și tace despre doi jucători care îl aleg pe același.
rules-flood-D17 = Isin, Larsa și Caldeea nu pot fi invadate: din ele doar pleacă săgeți. Textul spune asta numai despre Akkad și Dilmun; pentru acestea trei hotărăște harta tablei folosite aici.
rules-flood-D18 = O luptă pentru teritoriul de start al unui imperiu continuă până dispare una dintre părți. O invazie poate fi oprită după orice aruncare, dar nu înaintea primei. După oprire poți totuși continua cu altă opțiune, cu prețul unei armate.
rules-flood-D19 = Un scrib poate pregăti din nou un făurar, dar nu alt scrib: o folosire consumată și una câștigată nu ar schimba nimic, iar regulamentul îi numește doar pe făurari.
rules-flood-D20 = La exact 70 de puncte nu se întâmplă nimic. Când punctajul tău depășește prima dată 70, un muncitor de-al tău din rezerva comună se pune pe pistă, dacă există unul în acel moment, și la fel peste 140. El nu contează pentru nicio majoritate.
rules-flood-D21 = Textul pentru Nippur poate fi citit și ca orice armată dintr-un teritoriu sumerian. Aici contează armatele tale, cum spune rezumatul.
rules-flood-D22 = Dacă rezerva comună nu ajunge în prima fază, jucătorii sunt serviți în ordinea de joc, fiecare cât se poate: mai întâi tot grâul, apoi toate țesăturile, apoi cea din Ur.
rules-flood-D23 = Un jucător fără muncitor într-o casetă este ultimul acolo și nu primește nimic. Ceilalți doi se ordonează între ei începând cu locul întâi; dacă sunt egali, amândoi sunt primii, iar cifrele pentru trei jucători egali nu se aplică.
rules-flood-D24 = Un comerț fără niciun schimb și fără nicio unealtă, ca și plasarea muncitorilor fără a plasa sau a muta vreunul, ar fi doar un mod de a câștiga timp. Regulamentul tace; aici o acțiune trebuie să schimbe ceva.
rules-flood-D25 = Regulamentul nu spune dacă resursele sunt ascunse. Aici totul este la vedere: mâinile, rezervele, licitațiile și echipamentul.
rules-flood-D26 = Regulamentul te lasă să construiești „în altă parte” un oraș mutat. Aici asta înseamnă alt teritoriu decât cel din care a plecat.
rules-flood-D27 = Un oraș aduce puncte pentru dezvoltare o singură dată în joc, spune un rând; unul reconstruit se poate dezvolta, spune altul. Aici dezvoltarea contează o dată pentru fiecare oraș construit.
rules-flood-D28 = Dacă ai armate și muncitori în același teritoriu exterior, fac comerț doar armatele, chiar dacă sunt mai puține. Este aspru, dar regulamentul o spune limpede.
rules-flood-D29 = Regulamentul dă numere diferite de ani pentru povestea jocului. Nicio regulă nu le folosește, deci nimic nu depinde de asta.
rules-flood-D30 = Regulamentul dă două ordini pentru crearea unui imperiu: mai întâi pleacă muncitorii sau mai întâi vin armatele. Aici muncitorii tăi pleacă înainte de luptă și nu se întorc dacă ea este pierdută.
rules-flood-D31 = O resursă care nu ar aduce nicio armată, fiindcă toate cele 20 sunt în joc, nu poate fi cheltuită pe armate. Una care ar aduce mai puține decât ar trebui este acceptată, iar ce prisosește se pierde. Cele două din Babilon vin înainte de orice cumpărare.
rules-flood-D32 = „Dacă Sippar este al tău”, spune uneori regulamentul despre Sippar, Babilon și Șuruppak. Aici asta înseamnă orașul tău: o armată în teritoriu nu dă niciun avantaj.

## Exemple

rules-flood-example-standing = Ce poate sta și unde
rules-flood-example-standing-0 = Toată tabla, în prima rundă. Cele nouă teritorii deschise la culoare din mijloc sunt sumeriene, cele treisprezece din jur sunt exterioare. Lângă hartă se află casetele și tabelele, iar sub ea pista de punctaj.
rules-flood-example-standing-1 = Akkad se afla odinioară în Sumer, dar aici este un teritoriu exterior: acolo nu poate sta un oraș.
rules-flood-example-standing-2 = Babilonul este sumerian. Jucătorul 1 fondează acolo un oraș și primește avantajul lui.
rules-flood-example-standing-3 = Jucătorul 2 preferă să aibă muncitori pe hartă.
rules-flood-example-standing-4 = Un grâu valorează un muncitor.
rules-flood-example-standing-5 = În Babilon nu poate sta niciun muncitor, nici altundeva în Sumer.
rules-flood-example-standing-6 = În Akkad se poate. De acolo o săgeată duce în Babilon: armatele ar putea veni pe acolo, dar niciodată înapoi.
rules-flood-example-opening = Primele acțiuni: fondarea orașelor
rules-flood-example-opening-0 = Jocul este pregătit: fiecare are un muncitor la Irigații și unul la Țesătorie, cinci resurse în mână și doi muncitori în rezerva sa. Urmează tragerea la sorți a ordinii.
rules-flood-example-opening-1 = Începe jucătorul 2, apoi urmează jucătorul 1, apoi jucătorul 3. Toți sunt egali în ambele casete, așa că fiecare primește 5 unități de grâu și 3 țesături; apoi vin opt muncitori și fiecare rezervă are zece.
rules-flood-example-opening-2 = Jucătorul 2 fondează un oraș în Ur. Nu costă nimic în afară de acțiune și va aduce o țesătură în plus în fiecare rundă următoare.
rules-flood-example-opening-3 = Și jucătorul 1 ar vrea Ur, dar într-un teritoriu este loc pentru un singur oraș.
rules-flood-example-opening-4 = În afara Sumerului nimeni nu fondează orașe.
rules-flood-example-opening-5 = Jucătorul 1 fondează un oraș în Uruk, iar un muncitor din rezerva comună devine imediat scrib.
rules-flood-example-placing = Plasarea muncitorilor
rules-flood-example-placing-0 = Runda 1, începe jucătorul 1, cu zece muncitori în rezerva sa.
rules-flood-example-placing-1 = Acțiunea este aleasă. Acum trebuie cheltuită o resursă, pentru tot atâția muncitori cât valorează.
rules-flood-example-placing-2 = O unealtă valorează trei, deci pot fi plasați până la trei muncitori, toți în același loc.
rules-flood-example-placing-3 = Patru sunt prea mulți pentru o unealtă.
rules-flood-example-placing-4 = Iar Uruk este în Sumer, unde nu stau muncitori.
rules-flood-example-placing-5 = Trei muncitori merg în Guti. Nimeni nu are mai mulți acolo, deci jucătorul 1 ar putea crea în această rundă imperiul Guti.
rules-flood-example-placing-6 = Aceasta a fost acțiunea și urmează jucătorul 2. Unealta este în rezerva comună, iar în rezerva jucătorului 1 au rămas șapte muncitori.
rules-flood-example-scribes = Ce pot face scribii
rules-flood-example-scribes-0 = Jucătorul 1 are un scrib pregătit și un făurar care a lucrat deja în această rundă.
rules-flood-example-scribes-1 = Scribii lucrează în timpul acțiunii de plasare a muncitorilor.
rules-flood-example-scribes-2 = Scribul îl pregătește din nou pe făurar și stă el însuși în partea celor folosiți.
rules-flood-example-scribes-3 = În aceeași acțiune jucătorul 1 cheltuiește o unitate de grâu, pentru un muncitor.
rules-flood-example-scribes-4 = Muncitorul devine al doilea scrib. Mai mult de doi, cu cei folosiți cu tot, nu are voie nimeni.
rules-flood-example-scribes-5 = Noul scrib este pregătit, dar nu poate lucra în acțiunea în care a fost plasat.
rules-flood-example-scribes-6 = Începând cu următoarea acțiune a jucătorului 1, poate.
rules-flood-example-sippar = Comerțul și schimbul în plus din Sippar
rules-flood-example-sippar-0 = Jucătorul 1 are un oraș în Sippar, doi muncitori în Mitanni și unul în Egipt.
rules-flood-example-sippar-1 = O singură acțiune de comerț cuprinde toate teritoriile în care jucătorul 1 are muncitori.
rules-flood-example-sippar-2 = Egiptul oferă aur. Singurul muncitor de acolo schimbă o țesătură pe aur.
rules-flood-example-sippar-3 = Mitanni oferă lemn și metal. Primul muncitor de acolo primește lemn pentru grâu.
rules-flood-example-sippar-4 = Al doilea muncitor primește metal pentru grâu: fiecare tip o dată, câte un schimb pentru fiecare muncitor.
rules-flood-example-sippar-5 = Acum schimbul în plus din Sippar: încă o dată aur din Egipt, fără alt muncitor, dar plătit ca întotdeauna.
rules-flood-example-sippar-6 = A treia unitate de aur este refuzată: schimbul în plus vine o singură dată într-o acțiune de comerț.
rules-flood-example-tools = Făurarii într-un lanț de schimburi
rules-flood-example-tools-0 = Jucătorul 1 are un făurar pregătit, un muncitor în Elam și unul la casiți și o unitate de metal în mână.
rules-flood-example-tools-1 = Făurarii lucrează în timpul unei acțiuni de comerț.
rules-flood-example-tools-2 = Elam dă metal pentru grâu. Jucătorul 1 are acum două unități.
rules-flood-example-tools-3 = Făurarul preface o unitate de metal într-o unealtă și stă în partea celor folosiți. Metal vechi sau nou, nu este nicio diferență.
rules-flood-example-tools-4 = Noua unealtă merge imediat mai departe: casiții dau pentru ea lapislazuli. O unitate de grâu a devenit cea mai scumpă resursă dintre toate.
rules-flood-example-tools-5 = A mai rămas metal, dar singurul făurar a lucrat deja.
rules-flood-example-tools-6 = Comerțul se încheie. Doar un scrib l-ar putea pregăti din nou pe făurar în această rundă.
rules-flood-example-armies-trade = Comerțul și armatele
rules-flood-example-armies-trade-0 = Jucătorul 1 are o armată și trei muncitori la amoriți și un muncitor în Elam, lângă o armată a jucătorului 2.
rules-flood-example-armies-trade-1 = Jucătorul 1 face comerț.
rules-flood-example-armies-trade-2 = În Elam îl oprește armata străină, oricâți muncitori ar sta acolo.
rules-flood-example-armies-trade-3 = La amoriți face comerț armata jucătorului 1: lemn pentru grâu.
rules-flood-example-armies-trade-4 = Un al doilea schimb este refuzat. Unde ai o armată, muncitorii tăi nu fac comerț, chiar dacă sunt mai mulți.
rules-flood-example-armies-trade-5 = Așadar acest comerț a adus o unitate de lemn, cu patru muncitori privind de pe margine.
rules-flood-example-empire = Crearea unui imperiu
rules-flood-example-empire-0 = Jucătorul 1 are cei mai mulți muncitori în Guti. Jucătorul 2 a creat Sumer cu un echipament în valoare de 2 și are deocamdată rangul A.
rules-flood-example-empire-1 = Jucătorul 1 creează Guti: opt armate trec din rezerva comună în rezerva lui.
rules-flood-example-empire-2 = O unitate de metal mai cumpără două: rezerva lui are zece.
rules-flood-example-empire-3 = Destule cumpărături. Urmează armele.
rules-flood-example-empire-4 = O unitate de ulei este așezată pe tabelul armatelor ca echipament, în valoare de 3. Rămâne acolo până la sfârșitul rundei.
rules-flood-example-empire-5 = Cu 3 față de 2, Guti ia rangul A, iar Sumer coboară la B. Muncitorii jucătorului 1 pleacă din Guti în rezerva comună; muncitorul jucătorului 3 rămâne.
rules-flood-example-empire-6 = Două armate intră în Guti, opt rămân în rezerva jucătorului 1 pentru extinderi.
rules-flood-example-sumer = Cine poate crea care imperiu
rules-flood-example-sumer-0 = Jucătorii 1 și 2 au câte doi muncitori în Guti, jucătorul 3 are unul. Este rândul jucătorului 3.
rules-flood-example-sumer-1 = Jucătorul 3 nu poate crea Guti, fiindcă alții au mai mulți muncitori acolo. Jucătorii 1 și 2 ar putea amândoi, fiindcă o egalitate ajunge.
rules-flood-example-sumer-2 = Sumer nu are nevoie de muncitori și dă trei armate.
rules-flood-example-sumer-3 = Jucătorul 3 nu cumpără niciuna.
rules-flood-example-sumer-4 = Nici echipament. Fiind deocamdată singurul imperiu, are totuși rangul A.
rules-flood-example-sumer-5 = Sumer poate începe în orice teritoriu sumerian, chiar și în Uruk, unde jucătorul 1 are un oraș.
rules-flood-example-sumer-6 = Acum se află acolo o armată. Orașul este neatins, iar avantajul lui este în continuare al jucătorului 1.
rules-flood-example-invasion = O invazie cu zaruri
rules-flood-example-invasion-0 = Jucătorul 1 ține Akkad cu rangul A. O armată a jucătorului 2, rangul B, se află în Babilon. Săgeata din Akkad duce doar acolo.
rules-flood-example-invasion-1 = Jucătorul 1 se extinde, cu opt armate în rezerva sa.
rules-flood-example-invasion-2 = Babilonul este invadat. Cu rangul mai bun se lovește de la 5 în sus; cu cel mai slab ar fi nevoie de 7.
rules-flood-example-invasion-3 = Un 1 și un 3: o ratare, care costă o armată din rezervă. Au rămas șapte. Jucătorul 1 se poate opri sau poate arunca din nou.
rules-flood-example-invasion-4 = Jucătorul 1 aruncă din nou. Asta în sine nu costă nimic.
rules-flood-example-invasion-5 = Un 2 și un 4 fac 6: o lovitură. Apărătorul se întoarce în rezerva comună, între piesele jucătorului 2, iar o armată intră în Babilon. Au rămas șase.
rules-flood-example-invasion-6 = Pentru încă o armată, jucătorul 1 continuă în aceeași acțiune, acum și din Babilon.
rules-flood-example-razing = Distrugerea orașelor și zidurile din Șuruppak
rules-flood-example-razing-0 = Jucătorul 1 are armate în Uruk și Umma și șase în rezerva sa. Ambele orașe de acolo, ca și Șuruppak, sunt ale jucătorului 2.
rules-flood-example-razing-1 = Jucătorul 1 se extinde.
rules-flood-example-razing-2 = Distrugerea orașului Uruk costă trei armate în loc de două, fiindcă jucătorul 2 are Șuruppak și încă un oraș. Jetonul se întoarce la jucătorul 2.
rules-flood-example-razing-3 = O armată este cedată pentru a continua și au rămas două.
rules-flood-example-razing-4 = Umma ar costa din nou trei: cu Umma și Șuruppak, jucătorul 2 are încă două orașe.
rules-flood-example-razing-5 = Așa că jucătorul 1 întărește Uruk. O a doua armată îl face mai greu de cucerit, dar nu aduce mai multe puncte.
rules-flood-example-razing-6 = Cu o singură armată în rezervă nu mai poate urma nimic, iar acțiunea se încheie.
rules-flood-example-passing = Pasarea, licitația și costul suplimentar
rules-flood-example-passing-0 = Fiecare a fondat un oraș. Este rândul jucătorului 1.
rules-flood-example-passing-1 = Jucătorul 1 pasează și nu mai face nicio acțiune în această rundă.
rules-flood-example-passing-2 = O țesătură este așezată în caseta de pasare, o licitație de 2 pentru ordinea de joc.
rules-flood-example-passing-3 = De acum înainte, acțiunile celorlalți costă câte o piesă fiecare.
rules-flood-example-passing-4 = Jucătorul 2 nu poate pur și simplu să fondeze un oraș: mai întâi vine costul suplimentar.
rules-flood-example-passing-5 = Îl plătește un muncitor din rezerva sa. La fel de bună ar fi o resursă sau o armată.
rules-flood-example-passing-6 = Acum orașul este fondat în Nippur. Urmează jucătorul 3, care trebuie și el să plătească sau să paseze gratuit.
rules-flood-example-growth = Dezvoltarea orașelor
rules-flood-example-growth-0 = Toți au pasat, iar punctele pentru armate sunt numărate. Jucătorul 1 are patru unități de lemn, două unelte, o unitate de ulei, una de aur și orașe în Uruk și Ur.
rules-flood-example-growth-1 = Două unități de lemn cu unealtă, ulei și aur: trei bunuri de lux aduc 14 puncte. Armata jucătorului 2 din Uruk nu împiedică asta.
rules-flood-example-growth-2 = Un oraș se dezvoltă o singură dată, chiar dacă a mai rămas lemn.
rules-flood-example-growth-3 = Ur se dezvoltă cu a doua unealtă pentru 7 puncte. Nimeni altcineva nu are două unități de lemn, deci runda se încheie: armatele pleacă, iar runda 3 aduce resurse și muncitori.
rules-flood-example-decline = Declinul
rules-flood-example-decline-0 = Runda 1 este pe sfârșite. La Irigații se află 4, 1 și 3 muncitori ai jucătorilor 1, 2 și 3; câțiva se află în Dilmun și Mitanni și există un scrib și un făurar.
rules-flood-example-decline-1 = Jucătorul 3 licitează o unitate de grâu. Nimeni nu a licitat mai mult, deci jucătorul 3 va fi primul.
rules-flood-example-decline-2 = Runda 2: producția a socotit încă muncitorii de dinainte: 6, 3 și 4 unități de grâu. Apoi declinul: la Irigații se coboară de la 4 la 2 și fiecare pierde doi, dacă îi are: rămân 2, 0 și 1. Țesătoria, cu cel mult doi, rămâne cum este. Dilmun este gol, în Mitanni fiecare are un muncitor mai puțin, iar scribul și făurarul au plecat.
rules-flood-example-ending = Sfârșitul jocului
rules-flood-example-ending-0 = Runda 5, iar jucătorul 3 face ultima licitație. Jucătorul 1 are 60 de puncte și a licitat 2, jucătorul 2 are 61 și nu a licitat nimic.
rules-flood-example-ending-1 = O unitate de grâu este o licitație de 1. Ultima ordine va fi jucătorul 1, jucătorul 3, jucătorul 2.
rules-flood-example-ending-2 = Armatele aduc 4, 4 și 2 puncte. Apoi cei mai mulți muncitori: Egiptul 4 pentru jucătorul 1, Irigațiile 3 pentru jucătorul 2, casiții 4 pentru jucătorul 3; la Țesătorie și în Mitanni este egalitate și nu se primește nimic. Jucătorii 1 și 2 au amândoi 68, iar jucătorul 1, mai devreme în ordine, câștigă.
