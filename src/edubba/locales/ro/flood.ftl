# After the Flood: refusals, texts, boards, positions. A refusal follows its rule's number, so it begins small.

## A word that belongs to another step

flood-r21-order-first = mai întâi se trage la sorți ordinea de joc.
flood-r21-no-order = ordinea de joc se trage la sorți o singură dată, înainte de prima rundă.
flood-r47-step = { $seat } trebuie să aleagă o acțiune: fondarea sau mutarea unui oraș, plasarea muncitorilor, comerț, crearea unui imperiu, extinderea imperiului sau pas.
flood-r47-first = { $action ->
    [workers] muncitorii se plasează prin acțiunea „Plasarea muncitorilor”; alege-o mai întâi.
    [trade] schimburile și făurirea uneltelor se fac prin acțiunea „Comerț”; alege-o mai întâi.
   *[expand] invaziile, distrugerile și întăririle se fac prin acțiunea „Extinderea imperiului”; alege-o mai întâi.
  }
flood-r50-step = cineva a pasat: { $seat } plătește mai întâi pentru acțiune o resursă, un muncitor sau o armată ori pasează.
flood-r63-step = { $seat } plasează muncitori: poate cheltui o resursă, folosi un scrib sau încheia cu „Gata”.
flood-r63-spend-first = mai întâi se cheltuiește o resursă; apoi { $where } pot fi plasați muncitori.
flood-r65-step = o resursă a fost cheltuită: acum { $seat } spune unde merg muncitorii și câți sunt.
flood-r79-step = { $seat } face comerț: poate face un schimb într-un teritoriu exterior, făuri o unealtă din metal sau încheia cu „Gata”.
flood-r96-step = { $seat } trebuie să aleagă teritoriul sumerian în care începe imperiul.
flood-r102-step = { $seat } poate cumpăra armate cu grâu, metal sau unelte ori încheia cu „Gata”.
flood-r102-board = încă se cumpără armate; ele ajung pe tablă abia după ce sunt echipate.
flood-r105-step = { $seat } poate echipa armatele cu resurse sau încheia cu „Gata”.
flood-r105-board = armatele încă se echipează; abia apoi ajung pe tablă.
flood-r108-step = { $seat } trebuie să așeze una sau două armate în teritoriul de start.
flood-r112-step = { $seat } se extinde: poate invada, distruge un oraș, întări sau reveni.
flood-r118-step = lupta continuă: { $seat } aruncă din nou zarurile sau oprește lupta.
flood-r126-step = { $seat } poate ceda o armată pentru a continua sau încheia cu „Gata”.
flood-r137-step = { $seat } a pasat și poate licita resurse pentru ordinea de joc sau încheia cu „Gata”.
flood-r137-board = { $seat } a pasat și nu mai face acțiuni în această rundă; acum se pot doar licita resurse.
flood-r142-step = { $seat } poate acum dezvolta orașe sau încheia cu „Gata”.
flood-r130-dice-first = mai întâi se aruncă zarurile pentru { $seat }.
flood-r130-no-dice = acum nu se aruncă zarurile.
flood-r156-over = partida s-a încheiat.

## Surcharge, pass, bid

flood-r53-pool-empty = { $piece ->
    [worker] în rezerva ta nu a mai rămas niciun muncitor cu care să plătești.
   *[army] în rezerva ta nu a mai rămas nicio armată cu care să plătești.
  }
flood-r53-not-in-hand = nu ai această resursă pentru plată: { $resource }.
flood-r54-paid = ai plătit pentru o acțiune, deci trebuie să faci una; se pasează gratuit, în loc de a plăti.
flood-r56-nothing-left = după această plată ({ $resource }) nu ai mai putea face nicio acțiune; plătește cu altceva sau pasează.
flood-r56-no-action = după această plată ({ $piece ->
    [worker] un muncitor
   *[army] o armată
  }) nu ai mai putea face nicio acțiune; plătește cu altceva sau pasează.
flood-r49-nothing-done = în această acțiune nu ai făcut încă nimic.
flood-r49-no-work = nu poți nici plasa, nici muta un muncitor: pentru asta ai nevoie de o resursă și de un muncitor în rezerva ta ori de un scrib pregătit.
flood-r49-no-trade = acum nu este posibil niciun schimb și nu se poate făuri nicio unealtă.
flood-r49-no-expansion = { $why ->
    [empire] în această rundă nu ai creat niciun imperiu.
    [pool] în rezerva ta nu a mai rămas nicio armată.
   *[other] nu ai ce invada, ce distruge sau ce întări.
  }
flood-r128-no-repeat = continuarea costă o armată, iar pentru ce urmează mai sunt necesare altele; armate în rezerva ta: { $pool }.
flood-r137-not-in-hand = nu ai această resursă pentru licitație: { $resource }.

## Cities

flood-r57-city = în { $area } { $seat } are deja un oraș.
flood-r57-army = { $where } { $seat } are o armată.
flood-r58-outer = acest teritoriu ({ $area }) nu este sumerian; orașe sunt doar în Sumer.
flood-r60-all-placed = toate cele { $count } orașe ale tale sunt pe tablă; mută unul dintre ele.
flood-r60-markers-left = mai poți fonda { $count ->
    [one] { $count } oraș
    [few] { $count } orașe
   *[other] { $count } de orașe
  }; un oraș se mută doar când toate cele patru sunt pe tablă.
flood-r60-same-area = orașul se află deja { $where }; trebuie mutat în alt teritoriu.
flood-r61-not-own = { $where } nu ai niciun oraș.
flood-r142-not-own = { $where } nu ai niciun oraș de dezvoltat.
flood-r143-wood = dezvoltarea costă { $needed } bucăți de lemn; tu ai { $count }.
flood-r144-not-in-hand = nu ai această resursă pentru dezvoltare: { $resource }.
flood-r146-grown = orașul aflat { $where } este deja dezvoltat.

## Workers

flood-r63-spent = în această acțiune ai cheltuit deja o resursă.
flood-r63-not-in-hand = nu ai această resursă de cheltuit: { $resource }.
flood-r63-pool-empty = în rezerva ta nu a mai rămas niciun muncitor.
flood-r63-too-many = resursa permite { $allowed ->
    [one] { $allowed } muncitor
    [few] { $allowed } muncitori
   *[other] { $allowed } de muncitori
  }, nu { $count }.
flood-r63-pool = în rezerva ta { $pool ->
    [one] este { $pool } muncitor
    [few] sunt { $pool } muncitori
   *[other] sunt { $pool } de muncitori
  }, nu { $count }.
flood-r66-sumerian = { $area } este un teritoriu sumerian; acolo nu stau muncitori.
flood-r66-scribes = un jucător are cel mult { $most } scribi; tu ai deja { $there }.
flood-r69-none-ready = nu ai niciun scrib pregătit.
flood-r70-pool-empty = în rezerva ta nu a mai rămas niciun muncitor de plasat.
flood-r71-no-worker = { $where } nu ai niciun muncitor.
flood-r71-no-other-scribe = nu ai niciun alt scrib pregătit pe care să-l muți.
flood-r71-none-used = nu ai niciun făurar care să fi lucrat deja.
flood-r71-stays = muncitorul ar rămâne { $where }.
flood-r76-fresh = { $count ->
    [one] scribul tău pregătit a fost plasat chiar în această acțiune și poate fi folosit
    [few] scribii tăi pregătiți au fost plasați chiar în această acțiune și pot fi folosiți
   *[other] scribii tăi pregătiți au fost plasați chiar în această acțiune și pot fi folosiți
  } abia de la următoarea.

## Trade

flood-r79-nobody = { $where } nu ai nici muncitori, nici armate.
flood-r80-offers-nothing = { $where } nu se oferă nimic.
flood-r80-not-offered = { $where } nu se oferă { $wanted }.
flood-r80-pair = pentru { $wanted } nu se acceptă { $given } la schimb.
flood-r80-not-in-hand = nu ai această resursă de dat la schimb: { $resource }.
flood-r81-stock-empty = în rezerva comună nu mai este { $wanted }.
flood-r82-received = în această acțiune de comerț ai primit deja { $wanted } { $origin }.
flood-r82-no-unit = { $kind ->
    [armies] { $where } fiecare armată a ta face un singur schimb; acolo ai { $count }.
   *[workers] { $where } fiecare muncitor al tău face un singur schimb; acolo ai { $count }.
  }
flood-r84-army = { $where } { $seat } are o armată, deci nu poți face comerț acolo.
flood-r85-sumerian = { $area } este un teritoriu sumerian; comerț se face doar cu teritoriile exterioare.
flood-r88-no-toolmaker = nu ai niciun făurar.
flood-r88-not-in-hand = nu ai această resursă pentru a făuri o unealtă: { $resource }.
flood-r88-stock-empty = în rezerva comună s-a terminat această resursă: { $wanted }.
flood-r91-used = { $count ->
    [one] făurarul tău a
    [few] toți făurarii tăi au
   *[other] toți făurarii tăi au
  } lucrat deja în această rundă.
flood-r92-not-traded = această resursă nu se poate primi la schimb: { $wanted }.

## Empires

flood-r94-has-one = în această rundă ai creat deja un imperiu: { $empire }.
flood-r95-other-turn = acest imperiu nu este al rundei { $turn }: { $empire }; cele posibile sunt { $a }, { $b } și { $c }.
flood-r95-taken = acest imperiu a fost creat în această rundă de { $seat }: { $empire }.
flood-r97-no-worker = un imperiu se creează acolo unde ai muncitori; { $where } nu ai niciunul.
flood-r97-more = { $where } { $seat } are mai mulți muncitori decât tine: { $most } față de { $own }.
flood-r102-buys-none = cu această resursă nu se cumpără armate: { $resource }; se cumpără cu grâu, metal și unelte.
flood-r102-not-in-hand = nu ai această resursă pentru a cumpăra armate: { $resource }.
flood-r104-stock-empty = toate cele { $count ->
    [one] { $count }
    [few] { $count }
   *[other] { $count } de
  } armate ale tale sunt deja în joc.
flood-r105-not-in-hand = nu ai această resursă pentru echipare: { $resource }.
flood-r96-outer = acest teritoriu ({ $area }) nu este sumerian; imperiul Sumer începe într-un teritoriu sumerian.
flood-r108-pool = nu poți așeza { $count } armate; armate în rezerva ta: { $pool }.

## Expansion

flood-r12-one-way = săgeata pornește { $origin } și nu duce acolo.
flood-r13-dilmun = Dilmun nu poate fi invadat niciodată.
flood-r14-akkad = Akkad nu poate fi invadat niciodată.
flood-r111-wiped-out = pe tablă nu mai ai nicio armată; imperiul tău ({ $empire }) trebuie mai întâi să revină.
flood-r111-armies-left = încă ai armate în { $count ->
    [one] { $count } teritoriu
    [few] { $count } teritorii
   *[other] { $count } de teritorii
  }; un imperiu revine doar când nu mai are niciuna.
flood-r111-start-area = imperiul tău ({ $empire }) nu poate reveni { $where }, ci doar acolo unde începe.
flood-r114-not-adjacent = nicio armată a ta nu se învecinează cu { $area }.
flood-r115-own-army = { $where } se află deja o armată a ta; întărește-o.
flood-r121-no-city = { $where } nu este niciun oraș.
flood-r121-no-army = { $where } nu ai nicio armată.
flood-r121-price = distrugerea orașului aflat { $where } costă { $needed } armate din rezerva ta; ai { $pool }.
flood-r122-dear = Șuruppak apără orașele pe care le are { $seat }: distrugerea celui aflat { $where } costă { $needed } armate din rezerva ta; ai { $pool }.
flood-r124-own-city = orașul aflat { $where } este al tău.
flood-r125-no-army = { $where } nu ai nicio armată de întărit.
flood-r125-full = { $where } ai deja { $most } armate, iar mai multe nu sunt permise.

## Texts

flood-parse-not-a-text = „{ $text }” nu este o mutare a acestui joc; o mutare arată ca found uruk, spend textile, place guti*2, swap mitanni grain>metal, invade nippur sau done.
flood-parse-name = „{ $text }” numește „{ $name }”; numele posibile aici sunt: { $known }.
flood-parse-form = „{ $text }” nu este scris corect; se scrie așa: { $form }
flood-parse-draw = „{ $text }” nu este o extragere a acestui joc; se extrage o ordine de joc precum ~213 sau o aruncare a două zaruri precum ~34.

## Boards

flood-board-not-a-table = { $file }, { $place }: aici este nevoie de un tabel.
flood-board-unknown = { $file }, { $place }: „{ $name }” nu este un nume cunoscut aici; numele posibile sunt: { $known }.
flood-board-missing = { $file }, { $place }: lipsește { $name }.
flood-board-number = { $file }, { $place }: „{ $value }” nu este posibil; aici este nevoie de un număr întreg, cel puțin { $least } și cel mult { $most }.
flood-board-not-names = { $file }, { $place }: aici este nevoie de o listă cu elemente dintre: { $known }.
flood-board-twice = { $file }, { $place }: { $name } apare de două ori.
flood-board-power = { $file }, { $place }: „{ $value }” nu este puterea acestui teritoriu (R7); corect este { $wanted }.
flood-board-not-offered = { $file }, { $place }: niciun teritoriu nu oferă { $resource }; cel puțin unul trebuie să ofere (R80).
flood-board-empty = { $file }, { $place }: aici trebuie să se accepte ceva (R80).
flood-board-self-trade = { $file }, { $place }: { $resource } nu se poate schimba pe aceeași resursă (R80).
flood-board-growth = { $file }, { $place }: aici este nevoie de cinci numere crescătoare, de la niciun bun de lux la patru (R145).
flood-board-three-empires = { $file }, { $place }: aici este nevoie de trei imperii cu armatele lor (R95).
flood-board-pair = { $file }, { $place }: aici este nevoie de o pereche de teritorii.
flood-board-self-border = { $file }, { $place }: { $area } nu se poate învecina cu sine.
flood-board-link-twice = { $file }, { $place }: { $a } și { $b } sunt deja legate, prin { $other }.
flood-board-sealed = { $file }, { $place }: { $area ->
    [dilmun] nicio armată nu poate intra în Dilmun (R13)
   *[akkad] nimeni nu poate invada Akkad, de acolo doar pleacă săgeți (R14)
  }.
flood-board-akkad = { $file }, { $place }: lipsește săgeata de la akkad la babylon (R14).
flood-board-fine = { $file }: tabla { $name } este în regulă; { $borders ->
    [one] { $borders } graniță
    [few] { $borders } granițe
   *[other] { $borders } de granițe
  } și { $arrows ->
    [one] { $arrows } săgeată
    [few] { $arrows } săgeți
   *[other] { $arrows } de săgeți
  }.

## Positions set up from JSON

flood-view-order = { $place }: fiecare jucător apare o singură dată în ordinea de joc.
flood-view-no-order = { $place }: lipsește ordinea de joc.
flood-view-opening = { $place }: înainte de tragerea la sorți a ordinii de joc nu s-a întâmplat nimic; această poziție nu este posibilă.
flood-view-workers = { $place }: jucătorul { $seat } are în total { $count ->
    [one] { $count } muncitor
    [few] { $count } muncitori
   *[other] { $count } de muncitori
  }; trebuie să fie { $wanted } (R167).
flood-view-armies = { $place }: jucătorul { $seat } are în total { $count ->
    [one] { $count } armată
    [few] { $count } armate
   *[other] { $count } de armate
  }; trebuie să fie { $wanted } (R167).
flood-view-scribes = { $place }: jucătorul { $seat } are { $count ->
    [one] { $count } scrib
    [few] { $count } scribi
   *[other] { $count } de scribi
  }; cel mult doi sunt permiși (R66).
flood-view-track = { $place }: cu acest punctaj jucătorul { $seat } poate avea acolo cel mult { $most } (R150).
flood-view-dilmun = { $place }: în Dilmun nu poate fi nicio armată (R169).
flood-view-akkad = { $place }: în Akkad poate avea o armată doar cel care a creat acest imperiu, nu jucătorul { $seat } (R169).
flood-view-no-empire = { $place }: jucătorul { $seat } nu are niciun imperiu în această rundă, deci nu are nici armate, nici echipament (R103).
flood-view-grown = { $place }: doar un oraș se dezvoltă, iar aici nu este niciunul (R146).
flood-view-early-points = { $place }: înainte de sfârșitul primei runde nimeni nu are puncte sau un oraș dezvoltat (R140).
flood-view-empire-twice = { $place }: fiecare imperiu se creează o singură dată pe rundă (R95).
flood-view-rank = { $place }: un jucător are rang exact atunci când imperiul său este echipat (R106).
flood-view-ranks = { $place }: rangurile A, B, C urmează echipamentul, fără goluri (R106).
flood-view-resource = { $place }: în rezerva comună și la jucători sunt în total { $count }; există { $most } (R168).
flood-view-lying = { $place }: resurse în valoare de { $lying } nu sunt nici în rezerva comună, nici la vreun jucător, dar echipamentul și licitațiile însumează { $told } (R168).
flood-view-bid = { $place }: doar cine a pasat a licitat (R137).
flood-view-growth = { $place }: orașele se dezvoltă după ce au pasat toți (R142).
flood-view-passed = { $place }: celui care a pasat i se cere doar să liciteze (R136).
flood-view-over = { $place }: la sfârșit armatele, rezervele jucătorilor, licitațiile și imperiile sunt înlăturate (R151).
flood-view-nothing-to-do = { $place }: aici nu este nimic de făcut la pasul { $prompt }.
flood-view-pending = { $place }: această valoare nu poate sta la pasul aflat în curs.
flood-view-attacker = { $place }: această valoare stă doar unde urmează o aruncare de zaruri.
flood-view-received = { $place }: fiecare tip o singură dată, în ordinea resurselor.
flood-view-cannot-grow = { $place }: jucătorul { $seat } nu poate dezvolta niciun oraș, deci nu este întrebat (R143).
flood-view-no-pass = { $place }: nimeni nu a pasat, deci nu se datorează niciun cost suplimentar (R50).
flood-view-paid = { $place }: costul suplimentar este plătit exact atunci când cineva a pasat și o acțiune este în curs (R50).
flood-view-place = { $place }: muncitorii se plasează după ce s-a cheltuit o resursă, iar aici se spune câți (R63).
flood-view-fresh = { $place }: sunt mai mulți scribi decât cei pregătiți (R76).
flood-view-changed = { $place }: în această acțiune s-a făcut ceva, deci aici trebuie să stea true.
flood-view-swaps = { $place }: sunt mai multe schimburi decât permit muncitorii, armatele și tipurile (R82).
flood-view-extra = { $place }: cu un oraș în Sippar este permis un schimb în plus, nu mai multe (R164).
flood-view-needs-empire = { $place }: jucătorul { $seat } nu are un imperiu pentru acest pas (R100).
flood-view-early-equipment = { $place }: armatele se cumpără înainte de a fi echipate (R102).
flood-view-pool = { $place }: pentru acest pas jucătorul { $seat } are nevoie de o armată în rezerva sa.
flood-view-at = { $place }: doar un imperiu Sumer nou alege unde începe (R96).
flood-view-fight = { $place }: target și fight stau împreună unde urmează o aruncare de zaruri și la pașii fight și garrison și se potrivesc cu pasul.
flood-view-holder = { $place }: { $area } nu se află în mâna jucătorului potrivit pentru acest pas (R109, R117).
flood-view-founding-workers = { $place }: muncitorii celui care creează imperiul au părăsit teritoriul de start (R108).
flood-view-reach = { $place }: atacatorul nu poate ajunge în { $area } (R114, R109).
