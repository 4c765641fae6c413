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
editor-even = Opt zone de influență, fără rute
editor-route = Ruta { $number }
editor-unjoined = { $state }: { $count ->
    [one] { $count } localitate nu se află
    [few] { $count } localități nu se află
   *[other] { $count } de localități nu se află
  } încă pe nicio rută; orice localitate trebuie să fie pe una (R3).
editor-name = „{ $name }” nu poate fi un nume; folosește litere și cifre, cu o literă la început.
editor-name-taken = Pe această tablă ceva se numește deja „{ $name }”.
editor-name-unknown = Pe această tablă nimic nu se numește „{ $name }”.
editor-no-boards = Tablele jocului { $game } nu se pot desena aici.
editor-board-address = Tabla din această adresă nu poate fi citită.
