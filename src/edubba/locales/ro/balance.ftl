# Raportul despre echilibru.

balance-running = Se joacă { $game }
balance-goes-on = Continuă { $file }: { $count ->
    [one] { $count } partidă este deja jucată.
    [few] { $count } partide sunt deja jucate.
   *[other] { $count } de partide sunt deja jucate.
  }
balance-kept = { $done } din { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
  } s-au păstrat în { $file }; aceeași comandă continuă de acolo.
balance-written = Partidele sunt în { $file }, raportul este în { $report }.

## The page: what was played, and what it showed

balance-title = Echilibrul jocului { $game }
balance-summary = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
  } ale lui { $bot } împotriva lui însuși, câte { $each } după { $sets ->
    [one] { $sets } set de reguli
    [few] { $sets } seturi de reguli
   *[other] { $sets } de seturi de reguli
  } și { $forced } cu prima mutare impusă; { $players } jucători, tabla { $board }, sămânța { $seed }
balance-say-places = Cine mută { $place ->
    [1] primul
    [2] al doilea
    [3] al treilea
   *[other] ultimul
  } câștigă { $share } din partide (interval de 95 %: { $span }); o parte egală este { $even }. { $verdict ->
    [clear] Nu încape îndoială.
    [likely] Este probabil, dar dintre atâtea cifre una se poate abate atât și din întâmplare.
   *[unclear] Este în limita erorii: nimeni nu este favorizat dincolo de îndoială.
  }
balance-say-variety = Cele { $games } partide după aceste reguli au avut { $count ->
    [one] { $count } singur început
    [few] { $count } începuturi diferite
   *[other] { $count } de începuturi diferite
  }, socotind primele acțiuni ale tuturor jucătorilor; cel mai frecvent a fost { $share } din ele. Cu cât sunt mai puține, cu atât toate cifrele privesc un singur început și nu jocul.
balance-say-scores = Cel mai bun are în medie { $winner } puncte și un avans de { $margin } față de următorul; jumătate din partide se decid la cel mult { $median } puncte diferență, iar { $shared } din victorii sunt comune.
balance-say-shape = O partidă durează { $length } decizii. Fiecare oferă în medie { $branching } acțiuni permise, iar { $forced } dintre ele una singură. O partidă este una dintre circa { $lines } desfășurări posibile, fără a socoti tragerile.
balance-say-first = { $verdict ->
    [clear] Primele mutări nu valorează la fel: întâmplarea singură ar depărta atât cele { $count } mutări în { $chance } din cazuri. În { $games } partide cu prima mutare impusă cea mai bună a fost „{ $best }”: { $share }.
    [likely] Primele mutări probabil nu valorează la fel: întâmplarea singură ar depărta atât cele { $count } mutări în { $chance } din cazuri. În { $games } partide cu prima mutare impusă cea mai bună a fost „{ $best }”: { $share }.
   *[unclear] După { $games } partide cele { $count } prime mutări nu se pot deosebi: întâmplarea singură le-ar depărta atât în { $chance } din cazuri. Cea mai bună a fost „{ $best }”: { $share }, ceea ce nu dovedește nimic.
  }
balance-say-apart = Diferit de media tuturor, fără îndoială: { $moves }.
balance-say-departures = { $count ->
    [0] Nicio abatere singură de la aceste reguli nu schimbă ceva dincolo de îndoială; încercate: { $all }.
   *[other] Dintre abaterile singure de la aceste reguli (încercate: { $all }) schimbă ceva dincolo de îndoială: { $names }.
  }

## The page: names

balance-standard = regulile de bază
balance-asked = regulile cerute
balance-place = { $number ->
    [1] mută primul
    [2] mută al doilea
    [3] mută al treilea
    [4] mută al patrulea
   *[other] mută pe locul { $number }
  }
balance-verdict = { $verdict ->
    [clear] dincolo de îndoială
    [likely] probabil
   *[unclear] neclar
  }
balance-span = { $low } – { $high }
balance-mean = media { $value }
balance-median = mediana { $value }
balance-step = decizia { $number }: { $value }
balance-figure = { $name ->
    [advantage] Cota victoriilor celui care începe
    [last] Cota victoriilor celui care mută ultimul
    [points] Punctele unui jucător
    [margin] Avansul celui mai bun
    [length] Decizii într-o partidă
   *[branching] Acțiuni permise la o decizie
  }
balance-tile = { $name ->
    [first] câștigă cel care începe
    [even] o parte egală
    [winner] punctele celui mai bun
    [margin] puncte în fața următorului
    [length] decizii într-o partidă
   *[branching] acțiuni permise la o decizie
  }
balance-head = { $name ->
    [rules] reguli
    [advantage] cota victoriilor celui care începe
    [last] cota victoriilor celui care mută ultimul
    [place] ordine
    [seat] loc
    [games] partide
    [wins] cota victoriilor (95 %)
    [verdict] inegal?
    [points] puncte
    [margin] avans
    [shared] victorii comune
    [length] decizii
    [texts] texte
    [branching] acțiuni permise
    [forced] fără alegere
    [lines] desfășurări
    [same] același rezultat
    [move] prima mutare
    [text] text
    [lead] puncte în avans
    [least] minim
    [lower] sfertul de jos
    [median] mediana
    [upper] sfertul de sus
    [most] maxim
    [decision] decizia
   *[chosen] aleasă de boți
  }
balance-figures = Cifrele

## The page: sections

balance-places = Cine este favorizat?
balance-about-places = Partea din victorie a celui care ajunge primul, al doilea și așa mai departe la prima sa decizie; o victorie comună se împarte egal. Scara numără sutimi peste și sub o parte egală; liniile sunt intervale de 95 %. Partidele cu același număr au aceleași trageri după toate regulile.
balance-even = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
  }; linia întreruptă: o parte egală, { $share }
balance-table-places = Cota victoriilor după ordinea la mutare, după toate regulile comparate
balance-drawn = Cine începe se trage la sorți, deci numărul unui loc nu poate însemna nimic: cotele lui stau în tabele ca verificare.
balance-table-seats = Cota victoriilor după numărul locului, după regulile cerute
balance-scores = Puncte
balance-plot-scores = Puncte după ordinea la mutare
balance-about-scores = Cât de des a terminat un jucător cu câte puncte; semnul stă la medie.
balance-plot-margins = Avansul celui mai bun
balance-about-margins = Puncte între cel mai bun și următorul; 0 este o egalitate de puncte, oricine ar câștiga-o.
balance-shape = Alegeri și durată
balance-plot-choices = Acțiuni permise de-a lungul partidei
balance-about-choices = Linia este mediana, banda cuprinde jumătatea din mijloc a partidelor. Ea ajunge până unde jumătate din partide mai continuă.
balance-plot-lengths = Decizii într-o partidă
balance-about-lengths = Deciziile tuturor jucătorilor împreună, fără a socoti tragerile.
balance-table-shapes = Puncte, durată și alegeri după toate regulile comparate
balance-moves = Cât valorează primele mutări
balance-about-forced = Boții încep cum le place mai mult și numai unde le convine; partidele pe care le deschid cu o mutare nu sunt o încercare dreaptă a ei. De aceea fiecare primă mutare a fost impusă la fel de des, orice s-ar fi tras, iar boții au jucat mai departe.
balance-plot-best = Cele mai bune prime mutări
balance-plot-worst = Cele mai slabe prime mutări
balance-about-moves = Cota victoriilor celui care a trebuit să înceapă așa, cu intervalul ei de 95 %; linia întreruptă: media tuturor, { $share }. Plin: diferită de ea dincolo de îndoială.
balance-table-moves = Toate primele mutări, fiecare impusă la fel de des, orice s-ar fi tras
balance-departures = Opțiuni și table comparate
balance-about-departures = Fiecare grafic arată ce schimbă o abatere, partidă contra partidă, cu aceleași trageri. Punctele pline sunt dincolo de îndoială, cele albastre probabile; liniile cenușii care ating linia întreruptă sunt neclare.
balance-about-figure = { $name ->
    [advantage] Schimbarea în sutimi, fiecare față de partea ei egală.
    [last] Schimbarea în sutimi, fiecare față de partea ei egală.
    [points] Schimbarea mediei pe toți jucătorii.
    [margin] Schimbarea punctelor dintre cel mai bun și următorul.
    [length] Schimbarea deciziilor tuturor jucătorilor împreună.
   *[branching] Schimbarea mediei pe o partidă.
  }
balance-table-differences = Diferența față de regulile cerute, intervalul ei de 95 % și cât este de sigură
balance-limits = Ce nu se poate conchide
balance-limit-bots = Au jucat boți ({ $bot }), nu oameni. Oamenii plănuiesc, se înțeleg și greșesc altfel: ce este adevărat pentru acești boți poate să nu fie pentru ei, nici pentru boți mai puternici.
balance-limit-strength = Pe toate locurile a stat același bot. Nu s-a măsurat cât îndreaptă un jucător puternic un loc prost.
balance-limit-intervals = Un interval de 95 % ratează adevărul într-un caz din douăzeci. El spune ce face întâmplarea în atâtea partide, nu ce apreciază greșit boții în toate.
balance-limit-many = Aici sunt multe cifre, iar unele se abat din întâmplare. Dincolo de îndoială se spune numai la ce rămâne adevărat când acel caz din douăzeci se împarte la toate cifrele de același fel; ce iese doar din propriul interval se numește probabil.
balance-limit-first = O primă mutare a fost impusă orice s-ar fi tras, deci valoarea ei este o medie peste toate tragerile; într-o poziție dată alta poate fi cea mai bună. Cea mai bună dintre multe datorează o parte din cota ei norocului.
balance-limit-single = Abaterile s-au jucat una câte una. Nu s-a măsurat ce fac două împreună.

## What cannot be

balance-openings = „{ $value }” nu este un număr pentru --openings; se alege între 0 și { $most }.
balance-busy = { $file } este folosit de alt raport; de așteptat, sau de indicat alt fișier cu --out.
balance-no-study = { $file } nu este fișierul unui astfel de raport; de indicat altul cu --out.
balance-other-study = { $file } conține partidele altui raport; ce diferă: { $words }; de indicat alt fișier cu --out.
balance-study-part = { $name ->
    [game] joc
    [options] opțiuni
    [bots] boți
    [seed] sămânță
    [rules] versiunea regulilor
    [compared] ce se compară
   *[version] versiunea Edubba
  }
balance-bad-line = { $file }, rândul { $line }: aceasta nu este o partidă a raportului; rândul șters, partida se joacă din nou.
