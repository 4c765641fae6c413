# Avvisi per posta elettronica e webhook: un oggetto e il testo della lettera.

notice-turn-subject = { $game }: tocca a te
notice-turn = Tocca a te in { $game } con { $names }. Il tuo tempo scade il { $time }.
notice-reminder-subject = { $game }: il tuo tempo sta per scadere
notice-reminder = Tocca ancora a te in { $game } con { $names }. Il tuo tempo scade il { $time }; poi un bot prenderà il tuo posto.
notice-start-subject = { $game }: la partita è cominciata
notice-start = La tua partita a { $game } con { $names } è cominciata.
notice-end-subject = { $game }: la partita è finita
notice-end = La tua partita a { $game } con { $names } è finita. Ha vinto: { $winners }.
notice-end-open = La tua partita a { $game } con { $names } è finita senza risultato.
notice-take-back-subject = { $game }: { $name } chiede di tornare indietro
notice-take-back = { $name } chiede di annullare delle mosse in { $game }. Rispondi se sei d’accordo.
notice-abandon-subject = { $game }: { $name } chiede di chiudere la partita
notice-abandon = { $name } chiede di chiudere la vostra partita a { $game } senza risultato. Rispondi se sei d’accordo.
notice-digest-subject = Edubba: { $count ->
    [one] una partita ti aspetta
   *[other] { $count } partite ti aspettano
  }
notice-digest = { $count ->
    [one] Tocca a te in una partita:
   *[other] Tocca a te in { $count } partite:
  }
notice-digest-line = { $game } con { $names }, entro il { $time }
notice-digest-news-subject = Edubba: novità dalle tue partite
notice-digest-news = Che altro è successo:
notice-reset-subject = Edubba: una nuova password
notice-reset = Qualcuno, probabilmente tu, vuole impostare una nuova password per il tuo account. Si può fare con il collegamento qui sotto; senza, non cambia nulla.
notice-confirm-subject = Edubba: è il tuo indirizzo e-mail?
notice-confirm = Qualcuno, probabilmente tu, ha indicato questo indirizzo per un account. Il collegamento qui sotto lo conferma; senza, qui non viene inviato nulla e nessuna password può essere reimpostata.
notice-account-subject = Edubba: il tuo account è cambiato
notice-account-password = La password del tuo account è stata cambiata e tutte le altre sessioni sono terminate. Se non sei stato tu, chiedi subito una nuova password.
notice-account-email = L’indirizzo e-mail del tuo account è stato cambiato; d’ora in poi qui non viene inviato più nulla. Se non sei stato tu, cambia subito la password.
notice-account-token = Per il tuo account è stato creato un token personale: con esso un programma può giocare a tuo nome. Se non sei stato tu, eliminalo e cambia la password.
notice-footer = Quali avvisi ricevere lo decidi tu: { $link }
