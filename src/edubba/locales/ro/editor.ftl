# Editoarele de table și de poziții: ce spune serverul.

editor-moment = Momentul
editor-markers = Jetoane de influență deasupra primelor trei locuri
editor-row = Șirul zonelor de influență
editor-discarded = Jetoane de influență scoase din joc
editor-nobody = nimeni
editor-none = nimic
editor-trader = Comerciant
editor-phase = { $phase ->
    [setup] plasarea comercianților
    [take] luarea jetoanelor de influență
    [over] sfârșitul jocului
    [draw] o extragere
   *[play] o tură
  }
editor-label = { $field ->
    [phase] Ce urmează
    [to_act] La rând
    [taking] Se ia de la
    [start] Jucător de start
    [prompt] Ce urmează
   *[turn] Runda
  }
editor-place = Locul { $number }
editor-marker = Locul { $place }, jetonul { $number }
editor-prompt = { $prompt ->
    [surcharge] o acțiune de plătit
    [action] o acțiune
    [workers] muncitori
    [place] plasarea muncitorilor
    [trade] comerț
    [buy] cumpărarea de armate
    [equip] echipamentul
    [at] locul în care începe un imperiu
    [garrison] așezarea armatelor
    [expand] o extindere
    [fight] o luptă
    [again] continuarea extinderii
    [bid] o licitație
    [grow] dezvoltarea orașelor
    [dice] zarurile
    [order] tragerea la sorți a ordinii de joc
   *[over] sfârșitul jocului
  }
editor-order = Ordinea de joc
editor-points = Puncte
editor-worker-pool = Muncitori în rezerva proprie
editor-worker-track = Muncitori pe pista de punctaj
editor-army-pool = Armate în rezerva proprie
editor-empire = Imperiu
editor-equipment = Valoarea echipamentului
editor-rank = Rang
editor-passed = A pasat
editor-bid = Valoarea licitației
editor-yes = da
editor-no = nu
editor-city = Oraș
editor-grown = Dezvoltat
editor-army = Armate
editor-army-of = { $name }: { $count }
editor-workers-of = { $name }, muncitori
editor-ready-of = { $name }, pregătiți
editor-used-of = { $name }, folosiți
editor-field = „{ $field }” nu este ceva ce se poate schimba în această poziție.
editor-value = { $field }: valoarea „{ $value }” nu este posibilă.
editor-shape = Aceasta nu este o poziție care se poate edita: { $reason }.
editor-wrong-traders = { $name } are { $board ->
    [one] { $board } comerciant
    [few] { $board } comercianți
   *[other] { $board } de comercianți
  } pe tablă. În acest moment trebuie să fie { $exact ->
    [yes] { $most }
   *[no] cel puțin { $least } și cel mult { $most }
  }: adaugă sau ia comercianți de pe tablă, sau schimbă ce urmează.
editor-wrong-markers = { $count ->
    [one] Un jeton de influență este câștigat sau scos din joc
    [few] { $count } jetoane de influență sunt câștigate sau scoase din joc
   *[other] { $count } de jetoane de influență sunt câștigate sau scoase din joc
  }. În acest moment trebuie să fie { $wanted }: schimbă ce au câștigat jucătorii sau dinastia.
editor-wrong-controller = La poziția { $position } jetoanele de influență le ia cel care deține controlul: { $name }.
editor-wrong-placing = { $count ->
    [one] Un comerciant este plasat
    [few] { $count } comercianți sunt plasați
   *[other] { $count } de comercianți sunt plasați
  }, deci următorul îl plasează { $name }.
editor-wrong-no-empire = { $name } nu are niciun imperiu în această rundă, deci nu are nici armate, nici echipament (R103).
editor-wrong-scribes = { $name } are { $count ->
    [one] { $count } scrib
    [few] { $count } scribi
   *[other] { $count } de scribi
  }; cel mult doi sunt permiși (R66).
editor-wrong-track = Cu aceste puncte { $name } poate avea cel mult { $most ->
    [one] { $most } muncitor
    [few] { $most } muncitori
   *[other] { $most } de muncitori
  } pe pista de punctaj (R150).
editor-wrong-growth = { $name } nu poate dezvolta niciun oraș, deci nu este întrebat (R143).
editor-wrong-pool = Pentru ce urmează { $name } are nevoie de o armată în rezerva sa.
editor-wrong-akkad = În Akkad poate avea o armată doar cel care a creat acest imperiu, iar acesta nu este { $name } (R169).
editor-wrong-needs-empire = Pentru ce urmează { $name } are nevoie de un imperiu (R100).
editor-wrong-prompt = Aici nu poate urma „{ $prompt }”: nu ar fi nimic de făcut.
editor-even = Opt zone de influență, fără rute
editor-route = Ruta { $number }
editor-unjoined = { $state }: { $count ->
    [one] { $count } localitate nu se află
    [few] { $count } localități nu se află
   *[other] { $count } de localități nu se află
  } încă pe nicio rută; orice localitate trebuie să fie pe una (R3).
editor-overlap = { $a } și { $b } se suprapun; mută una dintre ele.
editor-in-frame = { $settlement } se află în rama hărții; mut-o spre interior.
editor-name = „{ $name }” nu poate fi un nume aici; folosește litere latine și cifre, cu o literă la început.
editor-name-taken = Pe această tablă ceva se numește deja „{ $name }”.
editor-name-unknown = Pe această tablă nimic nu se numește „{ $name }”.
editor-no-boards = Tablele jocului { $game } nu se pot desena aici.
editor-board-address = Tabla din această adresă nu poate fi citită.
editor-board-empty = Fișierul este gol; un fișier de tablă începe cu numele tablei.
editor-board-line = Rândul { $line } al fișierului nu respectă formatul unui fișier de tablă (TOML); corectează-l acolo sau pornește de la o tablă salvată.
editor-board-format = Fișierul nu respectă formatul unui fișier de tablă (TOML); pornește de la o tablă salvată.
