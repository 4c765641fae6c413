# Benachrichtigungen per E-Mail und Webhook: eine Betreffzeile und was im Brief steht.

notice-turn-subject = { $game }: Du bist am Zug
notice-turn = Du bist am Zug in { $game } mit { $names }. Deine Zeit läuft bis { $time }.
notice-reminder-subject = { $game }: Deine Zeit wird knapp
notice-reminder = Du bist noch immer am Zug in { $game } mit { $names }. Um { $time } ist deine Zeit abgelaufen, und ein Bot übernimmt deinen Platz.
notice-start-subject = { $game }: Die Partie hat begonnen
notice-start = Deine Partie { $game } mit { $names } hat begonnen.
notice-end-subject = { $game }: Die Partie ist zu Ende
notice-end = Deine Partie { $game } mit { $names } ist zu Ende. Gewonnen: { $winners }.
notice-end-open = Deine Partie { $game } mit { $names } ist ohne Ergebnis zu Ende gegangen.
notice-take-back-subject = { $game }: { $name } möchte zurücknehmen
notice-take-back = { $name } möchte in { $game } Züge zurücknehmen. Bitte zustimmen oder ablehnen.
notice-abandon-subject = { $game }: { $name } möchte die Partie beenden
notice-abandon = { $name } möchte eure Partie { $game } ohne Ergebnis beenden. Bitte zustimmen oder ablehnen.
notice-digest-subject = Edubba: { $count ->
    [one] Eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
  }
notice-digest = { $count ->
    [one] Du bist in einer Partie am Zug:
   *[other] Du bist in { $count } Partien am Zug:
  }
notice-digest-line = { $game } mit { $names }, bis { $time }
notice-digest-news-subject = Edubba: Neues von deinen Partien
notice-digest-news = Was sonst geschah:
notice-reset-subject = Edubba: ein neues Passwort
notice-reset = Jemand, vermutlich du, möchte für dein Konto ein neues Passwort setzen. Das geht über den folgenden Link; ohne ihn ändert sich nichts.
notice-confirm-subject = Edubba: Ist das deine E-Mail-Adresse?
notice-confirm = Jemand, vermutlich du, hat diese Adresse für ein Konto angegeben. Der folgende Link bestätigt sie; ohne ihn wird nichts hierher geschickt, und kein Passwort kann darüber zurückgesetzt werden.
notice-account-subject = Edubba: Dein Konto hat sich geändert
notice-account-password = Das Passwort deines Kontos wurde geändert, und alle anderen Sitzungen sind beendet. Wenn du das nicht warst, fordere sofort ein neues Passwort an.
notice-account-email = Die E-Mail-Adresse deines Kontos wurde geändert; ab jetzt wird nichts mehr hierher geschickt. Wenn du das nicht warst, ändere sofort dein Passwort.
notice-account-token = Für dein Konto wurde ein persönliches Token angelegt: Ein Programm kann damit in deinem Namen spielen. Wenn du das nicht warst, lösche es und ändere dein Passwort.
notice-footer = Welche Benachrichtigungen du bekommst, bestimmst du hier: { $link }
