# Regulile jocului Sumeria, una câte una, cu cuvintele noastre; apoi exemplele.

rules-sumeria-chapter-components = Tabla și piesele
rules-sumeria-R1 = Sumeria este un joc pentru trei sau patru jucători. Regulamentele nu cunosc o variantă cu mai puțini sau cu mai mulți.
rules-sumeria-R2 = Pe tablă sunt opt zone de influență (orașe-stat). Fiecare este formată din șapte localități: o reședință, trei orașe și trei sate. În total sunt 56 de localități și fiecare dintre ele ține de exact o zonă de influență.
rules-sumeria-R3 = Rutele comerciale leagă localitățile, astfel încât toate sunt conectate între ele. Harta tipărită era o imagine pe care nu o descrie niciun text din regulamente: tablele de aici respectă tot ce spun textele, dar rutele lor sunt ale noastre.
rules-sumeria-R4 = Există 56 de comercianți, câte 14 în fiecare dintre cele patru culori. Un comerciant este, pe tot parcursul jocului, al jucătorului care are culoarea lui.
rules-sumeria-R5 = Există 36 de jetoane de influență, câte nouă din fiecare dintre cele patru tipuri: economic (E), militar (M), politic (P) și religios (R). Pe ele le strângi; nimic altceva nu aduce puncte (R61).
rules-sumeria-R6 = Opt jetoane de zonă, câte unul pentru fiecare zonă de influență, stau într-un șir. Ordinea lor arată cât de importante sunt zonele în acest moment. Niciun text din regulamente nu dă vreun nume unei zone; numele de aici sunt alese de noi.
rules-sumeria-R7 = Un pion arată cine este jucătorul de start (R17), un pion de etapă numără etapele unei dinastii (R24), iar un săculeț ține jetoanele de influență care nu au fost încă extrase.
rules-sumeria-R8 = Deasupra capătului din stânga al șirului sunt șase spații pentru jetoanele de influență: trei deasupra poziției 1, două deasupra poziției 2, unul deasupra poziției 3. Ele țin de poziții: când jetoanele de zonă își schimbă locul între ele, jetoanele de influență rămân unde sunt.
rules-sumeria-R9 = Traseul pionului de etapă începe cu spațiul 1. Regulamentele nu îl descriu mai departe; aici are trei spații, câte unul pentru fiecare etapă a unei dinastii.
rules-sumeria-R10 = Într-o localitate nu se află niciodată mai mult de un comerciant, al oricui ar fi. Așa este atunci când comercianții se plasează înainte de joc și la fel la fiecare acțiune din timpul jocului.

rules-sumeria-chapter-setup = Înainte de prima dinastie
rules-sumeria-R11 = Fiecare jucător ia comercianții unei culori: 14 când joacă trei, 10 când joacă patru. Ce prisosește rămâne în afara jocului: toată a patra culoare când joacă trei, câte patru comercianți din fiecare culoare când joacă patru.
rules-sumeria-R12 = Cele opt jetoane de zonă se așază într-un șir, în ordine întâmplătoare. Zona cea mai din stânga este cea mai importantă, cea mai din dreapta este cea mai puțin importantă. Un regulament ar permite orice ordine; aici ea se extrage întotdeauna.
rules-sumeria-R13 = Zonele de influență de pe pozițiile 1, 2 și 3, numărate de la stânga, sunt în ascendență. Doar ele se punctează la sfârșitul unei dinastii; celelalte nu aduc nimic, dacă nu urcă.
rules-sumeria-R14 = Toate cele 36 de jetoane de influență se pun în săculeț. Șase se extrag la întâmplare și se așază cu fața în sus pe spațiile de deasupra șirului: primele trei deasupra poziției 1, următoarele două deasupra poziției 2, ultimul deasupra poziției 3.
rules-sumeria-R15 = Pionul de etapă se pune pe spațiul 1 al traseului său: prima dinastie începe cu prima ei etapă.
rules-sumeria-R16 = Jucătorul de start al primei dinastii ia pionul jucătorului de start. Un regulament nu spune cum se stabilește acest jucător; aici se trage întotdeauna la sorți.
rules-sumeria-R17 = Ordinea de joc a unei dinastii începe cu jucătorul de start și merge în sensul acelor de ceasornic, de la fiecare jucător la vecinul din stânga lui. Regulamentele abia dacă o spun, dar asta rezultă din felul în care se dă pionul mai departe (R56).
rules-sumeria-R18 = Înainte de prima dinastie, fiecare jucător, în ordinea de joc, plasează un comerciant în orice localitate goală, de orice fel, în orice zonă de influență. Asta se repetă până când fiecare a plasat opt comercianți când joacă trei sau cinci când joacă patru.
rules-sumeria-R19 = Plasarea comercianților înainte de prima dinastie nu mută niciun jeton de zonă. După regulamente, o zonă urcă doar printr-o acțiune (R27, R30), așa că aici șirul rămâne cum a fost extras până la prima tură.
rules-sumeria-R20 = Comercianții pe care nu i-ai plasat, șase când joacă trei și cinci când joacă patru, rămân în fața ta ca rezervă a ta. Toți pot vedea câți au mai rămas în ea.

rules-sumeria-chapter-structure = Cum decurge jocul
rules-sumeria-R21 = Jocul durează șase dinastii. Fiecare are trei etape (R22) și se încheie cu o punctare, la care cele șase jetoane de influență de deasupra șirului sunt câștigate (R48) sau pierdute (R49).
rules-sumeria-R22 = O dinastie are trei etape. În fiecare etapă, fiecare jucător are exact o tură, în ordinea de joc. Ordinea rămâne aceeași pe toată durata dinastiei.
rules-sumeria-R23 = În tura ta trebuie să faci exact unul dintre trei lucruri cu un comerciant de-al tău: îl adaugi, îl muți sau îl elimini. Nu poți pasa. Un regulament omite cuvântul „propriu”; aici nimeni nu acționează vreodată cu un comerciant al altui jucător.
rules-sumeria-R24 = După ce toți jucătorii au avut câte o tură, etapa s-a încheiat, iar pionul de etapă avansează un spațiu. Etapa următoare începe din nou cu jucătorul de start.
rules-sumeria-R25 = După a treia etapă dinastia se încheie și se punctează cele trei zone aflate în ascendență (R44). În niciun alt moment nu se câștigă jetoane de influență.

rules-sumeria-chapter-actions = Cele trei acțiuni și șirul
rules-sumeria-R26 = Ca să adaugi un comerciant, ai nevoie de unul în rezerva ta. Cât timp toți comercianții tăi sunt pe tablă, poți doar să muți sau să elimini.
rules-sumeria-R27 = Adăugare: pune un comerciant din rezerva ta în orice localitate goală, oriunde pe tablă. Zona de influență a acelei localități urcă (R33).
rules-sumeria-R28 = Ca să muți, ai nevoie pe tablă de un comerciant de-al tău care are cel puțin o destinație (R42). Regulamentele nu pomenesc un comerciant care nu poate ajunge nicăieri; aici el nu poate fi mutat.
rules-sumeria-R29 = Mutare: comerciantul merge din localitatea în care se află într-o destinație aleasă de tine (R42), care este întotdeauna goală și niciodată locul din care a plecat.
rules-sumeria-R30 = Dacă o mutare se încheie în altă zonă de influență decât cea în care a început, zona în care se încheie urcă (R33).
rules-sumeria-R31 = O mutare nu schimbă nimic altceva în șir: zona părăsită nu coboară, iar cele de pe drum rămân unde sunt. O mutare care se încheie în zona în care a început nu schimbă nimic, chiar dacă a trecut prin altele. Regulamentele numesc doar urcarea din R30; aici nu i se adaugă nimic.
rules-sumeria-R32 = Eliminare: ia un comerciant de-al tău de pe tablă înapoi în rezerva ta. Zona în care se afla coboară (R34). Începând cu următoarea ta tură, ai voie să adaugi din nou comerciantul.
rules-sumeria-R33 = A urca înseamnă că jetonul de zonă își schimbă locul cu vecinul din stânga: un singur pas, care se face de la sine și nu poate fi refuzat. Pe poziția 1 nu se întâmplă nimic, iar acțiunea este totuși permisă.
rules-sumeria-R34 = A coborî înseamnă că jetonul de zonă își schimbă locul cu vecinul din dreapta, un singur pas. Pe poziția 8 nu se întâmplă nimic, iar comerciantul poate fi totuși eliminat.
rules-sumeria-R35 = Doar două jetoane de zonă își schimbă locul. Când un jeton urcă, vecinul lui coboară un loc; când un jeton coboară, vecinul lui urcă un loc; toate celelalte rămân unde sunt.

rules-sumeria-chapter-movement = Mutarea pe rutele comerciale
rules-sumeria-R36 = Un comerciant mutat pleacă din localitatea sa pe o rută comercială, într-o direcție. Tu alegi pe care dintre rutele de acolo și în ce direcție.
rules-sumeria-R37 = Comerciantul merge din localitate în localitate și trebuie să se oprească în prima care este goală. Nu poate nici să treacă de o localitate goală, nici să încheie mutarea într-una ocupată.
rules-sumeria-R38 = Peste localitățile ocupate de pe drum se sare: oricâte ar fi, de orice fel, fie că acei comercianți sunt ai tăi, fie că nu. Comercianții peste care se sare nu pățesc nimic.
rules-sumeria-R39 = La o reședință ocupată, comerciantul mutat poate continua pe orice rută care pleacă de acolo, și la fel la fiecare reședință ocupată din drumul lui. O reședință goală este ca orice localitate goală: comerciantul se oprește acolo. Un regulament scrie „oraș” în acest loc; aici este reședința, ca în celelalte trei.
rules-sumeria-R40 = La un oraș sau un sat ocupat, comerciantul merge drept înainte pe aceeași rută. După regulamente, un comerciant își schimbă ruta doar la o reședință; aici asta este valabil chiar și acolo unde rutele se încrucișează la un oraș sau la un sat.
rules-sumeria-R41 = O direcție în care ruta se termină înainte de vreo localitate goală nu oferă nicio destinație. Regulamentele nu vorbesc despre asta; aici comerciantul pur și simplu nu poate merge într-acolo.
rules-sumeria-R42 = Destinațiile unui comerciant sunt toate localitățile goale în care trebuie să se oprească, pentru fiecare direcție și fiecare schimbare de rută la o reședință ocupată, așa cum arată tabla înainte de mutare. Tu alegi destinația; nu contează pe ce drum s-a ajuns acolo. Regulamentele nu spun dacă un comerciant poate face un ocol și reveni acolo de unde a plecat; aici nu poate.
rules-sumeria-R43 = Regulamentele arată imaginea unui comerciant dintr-un oraș, cu trei destinații; textele lor nu o descriu mai departe. Pe tablele de aici asta se întâmplă când reședința de lângă oraș este ocupată, așa că se deschid încă două rute, iar satul din partea cealaltă este gol.

rules-sumeria-chapter-scoring = Sfârșitul unei dinastii
rules-sumeria-R44 = La sfârșitul unei dinastii se punctează zonele de influență de pe pozițiile 1, 2 și 3, așa cum stă șirul după ultima tură. Regulamentele le enumeră de la stânga, fără să facă din asta o regulă; aici se punctează complet poziția 1, apoi poziția 2, apoi poziția 3.
rules-sumeria-R45 = Numără comercianții fiecărui jucător din zona de influență; fiecare contează unu, fie că este în reședință, într-un oraș sau într-un sat. Cine are cei mai mulți deține controlul, iar următorul este al doilea. Un jucător fără comerciant acolo nu participă.
rules-sumeria-R46 = Jucătorii cu la fel de mulți comercianți se departajează prin aceste întrebări: Cine are un comerciant în reședință? Cine are mai mulți în orașe? Cine a fost mai devreme în ordinea de joc a dinastiei tocmai încheiate? La ultima, două regulamente numesc doar jucătorul de start; aici contează toată ordinea de joc, ca în celelalte două.
rules-sumeria-R47 = Egalitățile pentru locul al doilea și cele între trei sau mai mulți jucători se rezolvă la fel: cel mai bun este scos din comparație, iar ceilalți se compară din nou. Nu toate regulamentele o spun; aici este valabil pentru orice egalitate dintr-o zonă de influență.
rules-sumeria-R48 = Dintre cele trei jetoane de influență de deasupra poziției 1, cel care deține controlul alege două, iar al doilea îl primește pe cel rămas. Dintre cele două de deasupra poziției 2, cel care deține controlul alege unul, iar al doilea îl primește pe celălalt. Cel de deasupra poziției 3 revine celui care deține controlul. Nimeni altcineva nu primește nimic.
rules-sumeria-R49 = Dacă nimeni nu are un comerciant într-o zonă aflată în ascendență, toate jetoanele de influență de deasupra poziției ei sunt scoase din joc. Nu toate regulamentele spun ce se întâmplă cu ele; aici stau cu fața în sus, în afara jocului, și nu se mai întorc niciodată în săculeț.
rules-sumeria-R50 = Dacă un singur jucător are comercianți în zona de pe poziția 1 sau 2, el alege ca de obicei două jetoane de influență, respectiv unul, iar jetonul celui de-al doilea este scos din joc (R49). Pe poziția 3, un jucător singur ia unicul jeton de influență.
rules-sumeria-R51 = Jetoanele de influență pe care le-ai câștigat stau în fața ta, cu fața în sus. Toți pot vedea oricând cine ce are.
rules-sumeria-R52 = Cel care deține controlul poate alege oricare dintre jetoanele de influență de acolo, de același tip sau de tipuri diferite; al doilea nu are de ales. Regulamentele nu vorbesc despre a lua mai puține jetoane; aici trebuie luat numărul întreg.
rules-sumeria-R53 = Punctarea lasă toți comercianții unde sunt: ei rămân pe tablă pentru dinastia următoare. Regulamentele nu spun nimic despre asta; aici niciun comerciant nu se mută și nu se întoarce.

rules-sumeria-chapter-next = Pregătirea dinastiei următoare
rules-sumeria-R54 = După fiecare dintre primele cinci dinastii, următoarea se pregătește în patru pași. Primul: pionul de etapă se întoarce pe spațiul 1.
rules-sumeria-R55 = Al doilea pas: șase jetoane de influență se extrag la întâmplare din săculeț pe spațiile de deasupra șirului, trei deasupra poziției 1, două deasupra poziției 2, unul deasupra poziției 3.
rules-sumeria-R56 = Al treilea pas: cine are cei mai puțini comercianți în zona de pe poziția 1, sau niciunul, va fi ultimul în dinastia care urmează, iar vecinul din stânga acelui jucător ia pionul jucătorului de start. Regulamentele fac asta înainte ca șirul să se rotească (R58); așadar, aici este vorba de zona tocmai punctată.
rules-sumeria-R57 = Dacă mai mulți au la fel de puțini, doar ei se compară la poziția 2, apoi la 3 și așa mai departe până la 8; contează doar numărul de comercianți. Două regulamente pot fi citite și așa, că se compară de fiecare dată toți jucătorii: o opțiune joacă astfel. Dacă nu se găsește nimeni, caz despre care nu vorbește niciun regulament, rămâne ultimul acela dintre jucătorii aflați la egalitate care este cel mai târziu în vechea ordine de joc.
rules-sumeria-R58 = Al patrulea pas: șirul se rotește. Cele trei jetoane de zonă tocmai punctate se scot, celelalte cinci se mută cu trei locuri spre stânga, iar cele trei se pun înapoi în ordine inversă: al treilea ajunge pe poziția 6, al doilea pe 7, primul pe 8.
rules-sumeria-R59 = După a șasea dinastie nu se mai pregătește nimic: nu se extrage niciun jeton de influență, pionul rămâne pe loc, iar șirul nu se rotește. Regulamentele nu o spun; rezultă din sfârșitul jocului (R60).

rules-sumeria-chapter-end = Sfârșitul jocului
rules-sumeria-R60 = Jocul se încheie după ce a fost punctată a șasea dinastie. Atunci toate cele 36 de jetoane de influență au fost extrase, câte șase pentru fiecare dinastie, iar săculețul este gol.
rules-sumeria-R61 = Fiecare tip de jeton de influență se socotește separat. Un jeton de un tip valorează 1 punct, două valorează 3, trei 6, patru 10, cinci 15, șase 21, șapte 28, opt 36 și toate nouă 45: fiecare jeton în plus de același tip aduce cu un punct mai mult decât cel dinainte.
rules-sumeria-R62 = Punctele celor patru tipuri ale tale se adună și câștigă cine are cele mai multe. Nici comercianții, nici șirul nu mai contează acum.
rules-sumeria-R63 = Dacă mai mulți au cele mai multe puncte, câștigă acela dintre ei care are cel mai mare număr de jetoane de influență de un singur tip. Fiecare socotește propriul tip cel mai bun; nu trebuie să fie același tip.
rules-sumeria-R64 = Dacă și acesta este egal, jucătorii aflați la egalitate împart victoria. O variantă dintr-un regulament compară mai întâi al doilea tip ca mărime, apoi al treilea și al patrulea: o opțiune joacă astfel.

rules-sumeria-chapter-information = Ce știe toată lumea
rules-sumeria-R65 = Tabla, șirul, jetoanele de influență de deasupra lui, rezervele și jetoanele de influență câștigate sunt la vedere pentru toți; necunoscută este doar ordinea în care se va extrage din săculeț. Regulamentele nu spun dacă jetoanele scoase din joc pot fi văzute; aici pot fi, așa că poți afla oricând ce a mai rămas în săculeț.

## Exemple: un titlu, o explicație pentru prima poziție și câte una după fiecare pas.

rules-sumeria-example-opening = Plasarea primilor comercianți
rules-sumeria-example-opening-0 = Șirul, șase jetoane de influență și jucătorul de start au fost extrase. Începe jucătorul 2, care poate alege orice localitate de pe tablă.
rules-sumeria-example-opening-1 = Jucătorul 2 ia reședința din Ur. Ur rămâne pe poziția 1, cum ar rămâne oriunde în șir: plasarea nu mută niciun jeton de zonă.
rules-sumeria-example-opening-2 = Jucătorul 3 ar vrea aceeași reședință, dar într-o localitate stă un singur comerciant.
rules-sumeria-example-opening-3 = Orașul 1 din Ur este liber, iar jucătorul 3 îl ia.
rules-sumeria-example-opening-4 = Jucătorul 1 merge în reședința din Lagash. Lagash rămâne pe poziția 5. Urmează jucătorul 2, și tot așa până când fiecare a plasat opt comercianți.

rules-sumeria-example-adding = Adăugarea unui comerciant
rules-sumeria-example-adding-0 = Kish este pe poziția 4, imediat după cele trei zone în ascendență. Este rândul jucătorului 1.
rules-sumeria-example-adding-1 = Jucătorul 1 adaugă un comerciant într-un sat din Kish. Kish își schimbă locul cu Uruk și acum este în ascendență. Jetonul de influență de deasupra poziției 3 nu s-a mișcat.
rules-sumeria-example-adding-2 = Jucătorul 2 adaugă un comerciant în Ur. Ur este deja pe poziția 1 și rămâne acolo; comerciantul poate fi totuși adăugat.
rules-sumeria-example-adding-3 = Jucătorul 3 nu poate adăuga un comerciant în reședința din Ur: acolo se află jucătorul 2.

rules-sumeria-example-removing = Eliminarea unui comerciant
rules-sumeria-example-removing-0 = Jucătorul 1 are un singur comerciant în Ur, care este pe poziția 1.
rules-sumeria-example-removing-1 = Jucătorul 1 îl ia înapoi în rezervă. Ur coboară pe poziția 2, iar Nippur urcă pe poziția 1.
rules-sumeria-example-removing-2 = Jucătorul 2 ar vrea să scoată din Nippur comerciantul jucătorului 3, dar fiecare acționează doar cu comercianții proprii.
rules-sumeria-example-removing-3 = Jucătorul 2 ia înapoi un comerciant propriu din Shuruppak. Shuruppak este pe poziția 8 și nu poate coborî mai jos: șirul rămâne cum este.

rules-sumeria-example-supply = Toți comercianții pe tablă
rules-sumeria-example-supply-0 = Toți cei 14 comercianți ai jucătorului 1 sunt pe tablă; rezerva este goală.
rules-sumeria-example-supply-1 = Fără un comerciant în rezervă, jucătorul 1 nu poate adăuga niciunul.
rules-sumeria-example-supply-2 = Jucătorul 1 elimină comerciantul din Shuruppak. Acum acesta este în rezervă, iar tura s-a încheiat.
rules-sumeria-example-supply-3 = Jucătorul 2 adaugă un comerciant în Lagash, care urcă pe poziția 4.
rules-sumeria-example-supply-4 = Jucătorul 3 adaugă un comerciant în Ur, care rămâne pe poziția 1. Începe a doua etapă.
rules-sumeria-example-supply-5 = În tura următoare, jucătorul 1 poate adăuga comerciantul în altă parte. Lagash urcă pe poziția 3.

rules-sumeria-example-border = Mutarea peste graniță și în interiorul ei
rules-sumeria-example-border-0 = Jucătorul 1 are un comerciant în satul 2 din Uruk; următoarea localitate de pe ruta lui este satul 3 din Shuruppak.
rules-sumeria-example-border-1 = Comerciantul a trecut granița. Shuruppak, unde a ajuns, urcă de pe poziția 8 pe 7. Uruk, de unde a plecat, nu coboară.
rules-sumeria-example-border-2 = Jucătorul 2 mută din orașul 3 din Sippar în reședința de acolo. Comerciantul a rămas în Sippar și nimic nu se schimbă în șir.

rules-sumeria-example-stop = Unde se oprește un comerciant
rules-sumeria-example-stop-0 = Jucătorul 1 vrea să mute comerciantul din orașul 1 din Kish spre Sippar. Pe drum se află un comerciant în satul 1 din Kish și unul în satul 1 din Sippar.
rules-sumeria-example-stop-1 = Nu poate încheia mutarea în satul 1 din Kish: acolo se află deja un comerciant al jucătorului 1.
rules-sumeria-example-stop-2 = Nu poate merge mai departe nici până în reședința din Sippar: orașul 1 din Sippar vine mai întâi și este gol.
rules-sumeria-example-stop-3 = Așadar sare peste ambii comercianți și se oprește în orașul 1 din Sippar. Nu contează ai cui sunt. Sippar urcă pe poziția 6.

rules-sumeria-example-city = Schimbarea rutei la o reședință ocupată
rules-sumeria-example-city-0 = Comerciantul jucătorului 1 din orașul 1 din Ur are trei destinații. Un drum duce în satul 1. Celălalt duce peste reședința ocupată și mai departe pe oricare dintre celelalte rute ale ei: în orașul 3 sau, peste orașul 2, în satul 2.
rules-sumeria-example-city-1 = În Uruk nu se poate ajunge: satul 1 din Ur este gol, iar comerciantul ar trebui să se oprească acolo.
rules-sumeria-example-city-2 = Jucătorul 1 trece peste reședință în orașul 3. Comerciantul rămâne în Ur, așa că șirul rămâne cum este.
rules-sumeria-example-city-3 = Jucătorul 2 pleacă din reședință, sare peste acel comerciant și se oprește în satul 3. Acum reședința este goală.
rules-sumeria-example-city-4 = Jucătorul 3 ar vrea să treacă pe acolo din orașul 2 în orașul 1. Dar o reședință goală este o localitate goală, iar comerciantul trebuie să se oprească în ea.
rules-sumeria-example-city-5 = Jucătorul 3 se oprește în reședința din Ur.

rules-sumeria-example-round = Drumul lung
rules-sumeria-example-round-0 = Rutele dintre Ur și Lagash formează un inel, iar o mare parte din el este ocupată. Jucătorul 1 urmează să mute comerciantul din satul 2 din Ur.
rules-sumeria-example-round-1 = El nu poate pur și simplu să rămână pe loc: o mutare nu se încheie niciodată acolo unde a început.
rules-sumeria-example-round-2 = Sare peste satul 2, orașul 2 și reședința din Lagash, schimbă ruta acolo, sare peste orașul 3 și satul 3 și ajunge în satul 3 din Ur. A plecat din Ur și a ajuns în Ur: șirul rămâne cum este, iar Lagash nu a urcat.

rules-sumeria-example-scoring = Punctarea unei dinastii
rules-sumeria-example-scoring-0 = Ultima tură a dinastiei a treia este a jucătorului 3. Uruk este pe poziția 3, iar acolo jucătorii 2 și 3 au câte un comerciant.
rules-sumeria-example-scoring-1 = Jucătorul 3 ia reședința din Uruk, iar Uruk urcă pe poziția 2. Acum se punctează șirul. În Ur, jucătorul 1 deține controlul cu trei comercianți, iar jucătorul 2 este al doilea, cu doi.
rules-sumeria-example-scoring-2 = Jucătorul 1 trebuie să ia două dintre cele trei jetoane de influență de deasupra poziției 1; unul este prea puțin.
rules-sumeria-example-scoring-3 = Jucătorul 1 ia ambele jetoane economice, iar jucătorul 2 îl primește pe cel militar. În Uruk, pe poziția 2, jucătorul 3 deține controlul cu doi comercianți la unu.
rules-sumeria-example-scoring-4 = Jucătorul 3 ia jetonul politic, iar jucătorul 2, fiind al doilea, îl primește pe cel religios. În Nippur, jucătorii 1 și 2 au câte doi comercianți, dar jucătorul 2 se află în reședință: jetonul de la poziția 3 îi revine imediat jucătorului 2.

rules-sumeria-example-ties = Egalități într-o zonă de influență
rules-sumeria-example-ties-0 = Jucătorul 2 a început această dinastie, apoi a urmat jucătorul 3, iar ultima tură o are jucătorul 1. În toate cele trei zone în ascendență există o egalitate.
rules-sumeria-example-ties-1 = În Ur, toți cei trei jucători au câte doi comercianți. Jucătorul 2 se află în reședință și deține controlul. Dintre ceilalți, jucătorul 3 are doi comercianți în orașe, iar jucătorul 1 unul: jucătorul 3 este al doilea.
rules-sumeria-example-ties-2 = Jucătorul 2 ia două jetoane de influență, iar jucătorul 3 îl primește pe al treilea. În Nippur fiecare jucător are un comerciant. Cel al jucătorului 2 se află într-un oraș și asta decide. Ceilalți doi se află în sate, așa că îi departajează ordinea de joc: jucătorul 3 înaintea jucătorului 1.
rules-sumeria-example-ties-3 = Jucătorul 2 a luat un jeton religios, iar jucătorul 3 pe celălalt. În Uruk, jucătorii 1 și 3 aveau fiecare un oraș și un sat; jucătorul 3 este mai devreme în ordinea de joc și primește jetonul de la poziția 3.

rules-sumeria-example-alone = Un singur jucător sau niciunul
rules-sumeria-example-alone-0 = Înainte de ultima tură a dinastiei, în Ur se află doar jucătorul 1, în Nippur nimeni, iar în Uruk doar jucătorul 2.
rules-sumeria-example-alone-1 = Jucătorul 3 adaugă un comerciant în Umma, ceea ce nu schimbă nimic la aceste trei zone. Jucătorul 1 deține controlul în Ur și nu există un al doilea.
rules-sumeria-example-alone-2 = Jucătorul 1 ar vrea toate cele trei jetoane de influență, dar cine este singur nu primește și partea celui de-al doilea.
rules-sumeria-example-alone-3 = Jucătorul 1 ia două, iar al treilea este scos din joc. În Nippur nu se află nimeni: ambele jetoane de acolo sunt scoase din joc. Jucătorul 2 primește unicul jeton din Uruk.

rules-sumeria-example-next = Șirul se rotește
rules-sumeria-example-next-0 = A treia dinastie a fost punctată și au fost extrase patru dintre cele șase noi jetoane de influență. Șirul este încă cel vechi. În Ur, pe poziția 1, jucătorul 1 are doi comercianți, jucătorul 3 unul, iar jucătorul 2 niciunul.
rules-sumeria-example-next-1 = Al cincilea jeton de influență ajunge deasupra poziției 2.
rules-sumeria-example-next-2 = Al șaselea a fost extras. Jucătorul 2 are cei mai puțini comercianți în Ur și va fi ultimul, așa că jucătorul 3, vecinul din stânga, este jucătorul de start. Apoi șirul s-a rotit: în frunte sunt Kish, Lagash și Umma; la sfârșit urmează Uruk, Nippur și Ur. Comercianții au rămas pe loc.
rules-sumeria-example-next-3 = Jucătorul 3 deschide a patra dinastie cu un comerciant pentru Uruk, care își începe drumul înapoi și urcă pe poziția 5.

rules-sumeria-example-start = Egalitate la cei mai puțini comercianți
rules-sumeria-example-start-0 = Au fost extrase patru dintre cele șase noi jetoane de influență. În Ur, pe poziția 1, jucătorii 1 și 2 nu au niciun comerciant, iar jucătorul 3 are doi.
rules-sumeria-example-start-1 = Mai departe se compară doar jucătorii 1 și 2. În Nippur au câte un comerciant, deci acolo nu se decide; că jucătorul 3 nu are niciunul acolo nu contează acum. În Uruk, jucătorul 2 are unul, iar jucătorul 1 niciunul.
rules-sumeria-example-start-2 = Jucătorul 1 va fi ultimul, iar jucătorul 2, vecinul din stânga, deschide a patra dinastie. Cu opțiunea care compară de fiecare dată toți jucătorii, ultimul ar fi jucătorul 3, din cauza zonei Nippur, și ar începe jucătorul 1.

rules-sumeria-example-end = Ultima punctare
rules-sumeria-example-end-0 = Ultima tură a dinastiei a șasea și a jocului. Săculețul este gol.
rules-sumeria-example-end-1 = Jucătorul 3 a ridicat Uruk pe poziția 2. Jucătorul 1 deține controlul în Ur și alege primul.
rules-sumeria-example-end-2 = Jucătorul 1 ia un jeton economic și unul militar; jucătorul 2, care este al doilea, îl primește pe cel politic. În Uruk, jucătorii 2 și 3 au câte doi comercianți, iar jucătorul 2 se află în reședință.
rules-sumeria-example-end-3 = Jucătorii 2 și 3 primesc câte un jeton religios, iar jucătorul 2 îl primește și pe cel militar din Nippur. Jucătorul 1 are șase jetoane economice, două militare și două politice: 21 + 3 + 3 = 27 de puncte. Jucătorul 2 are cinci militare, trei politice și trei religioase: 15 + 6 + 6 = 27. Șase de un tip bat cinci: câștigă jucătorul 1.
rules-sumeria-example-end-4 = Jocul s-a încheiat. Nu se mai extrage nimic, șirul nu se rotește și nimeni nu mai are vreo tură.
