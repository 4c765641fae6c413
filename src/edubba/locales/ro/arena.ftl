# Turnee între boți.

arena-running = Se joacă { $game }
arena-goes-on = Continuă { $file }: { $count ->
    [one] { $count } partidă este deja jucată.
    [few] { $count } partide sunt deja jucate.
   *[other] { $count } de partide sunt deja jucate.
  }
arena-kept = { $done } din { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
  } s-au păstrat în { $file }; aceeași comandă continuă turneul.
arena-written = Partidele sunt în { $file }, raportul este în { $report }.

## Table and report

arena-title = Turneu de boți: { $game }
arena-summary = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
  } în { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
  }, { $players } jucători, tabla { $board }, sămânța { $seed }
arena-unfinished = Ultima rundă este neterminată, cu { $count ->
    [one] { $count } partidă:
    [few] { $count } partide:
   *[other] { $count } de partide:
  } nu toți boții au avut fiecare loc la fel de des.
arena-lead = { $bot } obține { $share } din victorie pentru fiecare loc ocupat; o parte egală ar fi { $even }.
arena-bot = concurent
arena-seats = locuri ocupate
arena-wins = cota victoriilor
arena-points = puncte
arena-rating = forță
arena-ordinal = forță minimă
arena-move = timp pe mutare
arena-longest = maxim
arena-seat = locul { $number }
arena-even = egal: { $share }
arena-mean = media { $value }
arena-at-most = maxim { $value }
arena-plot-wins = Cota victoriilor
arena-plot-rating = Forța
arena-plot-points = Puncte
arena-plot-seats = Cota victoriilor pe locuri
arena-plot-move = Timp pe mutare
arena-about-table = După ± stă o eroare standard, la forță doi sigma. Forța minimă este forța minus trei sigma: botul este aproape sigur mai puternic decât atât.
arena-about-wins = Partea din victorie pentru fiecare loc ocupat; o victorie comună se împarte egal. Liniile ajung la două erori standard în ambele părți, socotite pe runde, fiindcă partidele unei runde au aceleași trageri. Linia întreruptă: o parte egală.
arena-about-rating = Forța în modelul Plackett-Luce din openskill; un începător are 25. Liniile ajung la doi sigma în ambele părți.
arena-about-points = Cât de des a terminat un bot cu câte puncte; semnul lui stă la medie.
arena-about-seats = Partea din victorie pe fiecare loc. Linia întreruptă: o parte egală.
arena-about-move = Timpul de gândire pe decizie, pe o scară de puteri ale lui zece: semnul este media, liniuța cea mai lungă gândire.

## What cannot be

arena-bots-count = { $count ->
    [one] { $count } bot nu se potrivește
    [few] { $count } boți nu se potrivesc
   *[other] { $count } de boți nu se potrivesc
  } cu { $players } jucători; trebuie indicat câte unul pentru fiecare loc, despărțiți prin virgule.
arena-number = „{ $value }” nu este un număr pentru { $name }; alege de la 1 la { $most }.
arena-same-file = Partidele și raportul nu pot merge amândouă în { $file }; pentru unul din ele trebuie indicat alt fișier.
arena-bot-failed = { $bot } a eșuat în partida { $number } cu tragerile seminței { $seed } și cu sămânța proprie { $bot_seed }: { $reason }; aceeași comandă se oprește iar acolo.
arena-version = Edubba { $here } nu poate juca partide planificate de Edubba { $wanted }; pe toate mașinile trebuie instalată aceeași versiune.
arena-busy = { $file } este folosit de alt turneu; așteaptă-l sau indică alt fișier cu --out.
arena-no-arena = { $file } nu este fișierul unui turneu; indică altul cu --out.
arena-other-plan = { $file } conține alt turneu; diferă: { $words }; indică alt fișier cu --out.
arena-plan-part = { $name ->
    [game] jocul
    [options] opțiunile
    [bots] boții
    [seed] sămânța
    [rules] versiunea regulilor
   *[version] versiunea Edubba
  }
arena-bad-line = { $file }, linia { $line }: nu este o partidă a acestui turneu; după ștergerea liniei, partida se joacă din nou.
arena-worker-died = Un proces care juca partide s-a încheiat pe neașteptate; partidele terminate s-au păstrat: dă din nou aceeași comandă, cu mai puține --jobs dacă memoria este puțină.
arena-ray-missing = --ray are nevoie de Ray, care nu este instalat; se instalează cu: { $command }
arena-ray-unreachable = Niciun Ray nu răspunde la { $address }: { $reason }; cu local se pornește unul aici.
arena-ray-failed = Ray nu a putut termina o partidă: { $reason }; partidele terminate s-au păstrat, iar aceeași comandă continuă turneul.
