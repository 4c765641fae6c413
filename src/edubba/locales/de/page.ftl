# Die Seite: alles, was sie selbst sagt.

page-title = Zwei Spiele aus dem alten Sumer
page-claim = Spiele gegen Freunde oder Bots, sofort und ohne Konto.
page-foot = Edubba hieß bei den Sumerern das „Haus der Tafeln“, die Schule. Dies ist ein inoffizielles Fanprojekt, frei und offen.
page-foot-api = Für Programmierer
page-skip = Zum Inhalt
page-navigation = Seiten
page-lobby = Lobby
page-my-games = Meine Partien
page-sign-in = Anmelden
page-language = Sprache
page-theme = Darstellung
page-theme-auto = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-sumeria = Sumeria
page-sumeria-picture = Der Spielplan von Sumeria: acht Stadtstaaten zwischen zwei Flüssen
page-sumeria-facts = 3 oder 4 Spieler, 45 Minuten, von Dirk Liekens
page-sumeria-about = Schick Händler durch acht Stadtstaaten, lass die richtigen aufsteigen und nimm dir ihre Einflussmarker.
page-flood = Nach der Flut
page-flood-picture = Der Spielplan von „Nach der Flut“: die Städte Sumers und die Länder ringsum
page-flood-facts = 3 Spieler, 2 bis 3 Stunden, von Martin Wallace
page-flood-about = Bau die Städte Sumers aus, handle mit fernen Ländern und lass in fünf Runden Reiche aufsteigen und untergehen.
page-play-now = Jetzt spielen
page-moment = Einen Moment …
page-new-table = Neuer Tisch
page-players = Spieler
page-seat = Platz { $seat }
page-seat-me = Ich, an diesem Gerät
page-seat-open = frei
page-seat-bot = Bot: { $level }
page-level = { $level ->
    [apprentice] Lehrling
    [scribe] Schreiber
    [greedy] Gierig
    [random] Zufall
   *[other] { $level }
  }
page-seat-name = Name auf Platz { $seat }
page-hot-seat = { $name } { $seat }
page-clock = Bedenkzeit
page-clock-none = ohne Uhr
page-clock-fast = Live-Partie: 15 Minuten plus 15 Sekunden pro Zug
page-clock-slow = Live-Partie: eine Stunde plus 30 Sekunden pro Zug
page-clock-days = Fernpartie: 3 Tage plus ein Tag pro Zug
page-clock-kind-none = ohne Uhr
page-clock-kind-live = Live-Partie
page-clock-kind-days = Fernpartie
page-board = Spielplan
page-option = { $name ->
    [start_tie] Gleichstand beim Startspieler
    [final_tiebreak] Gleichstand am Ende
    [decline] Niedergang
   *[other] { $name }
  }
page-option-value = { $value ->
    [tied_only] unter den Gleichplatzierten
    [all_players] unter allen Spielern
    [best_kind] nach der besten Sorte
    [full_series] nach allen Sorten nacheinander
    [one_each] je ein Arbeiter
    [all] alle Arbeiter
   *[other] { $value }
  }
page-private = Nur mit Einladung
page-rated = Gewertet
page-open-table = Tisch eröffnen
page-gathering = Der Tisch wartet auf Mitspieler
page-gathering-about = { $count ->
    [one] Ein Platz ist frei. Teile den Link oder setz einen Bot dorthin.
   *[other] { $count } Plätze sind frei. Teile den Link oder setz Bots dorthin.
  }
page-link = Link zum Tisch
page-copy = Kopieren
page-copied = Kopiert
page-your-name = Dein Name
page-take-seat = Hier hinsetzen
page-take-another = Diesen Platz auch nehmen
page-fill = Bot hierher setzen
page-leave-seat = Aufstehen
page-cancel-table = Tisch schließen
page-turn = Der Zug
page-your-turn = Du bist am Zug
page-waits = { $name } ist am Zug
page-won = Sieg: { $names }
page-ended = { $how ->
    [cancelled] Der Tisch wurde geschlossen
   *[other] Die Partie wurde abgebrochen
  }
page-steps = Dieser Zug bisher
page-changes = Was sich dadurch ändert
page-choices = Was du tun kannst
page-places = { $count ->
    [one] Ein Ort, als Liste
   *[other] { $count } Orte, als Liste
  }
page-clear = Auswahl aufheben
page-undo = Rückgängig
page-reset = Zug zurücksetzen
page-commit = Zug abgeben
page-complete = Der Zug ist vollständig: bestätige ihn oder nimm ihn zurück.
page-confirm = Vor dem Abgeben nachfragen
page-sound = Ton, wenn ich am Zug bin
page-keys = Tasten: U zurück, R neu beginnen, C bestätigen
page-saving = Wird gespeichert …
page-nothing-there = Dort ist gerade nichts möglich. Gefragt ist: { $asked }
page-first = Wähle zuerst „{ $words }“, dann lässt sich dort etwas tun.
page-zoom = Größe des Spielplans
page-zoom-in = Größer
page-zoom-out = Kleiner
page-bot = Bot { $level }
page-you = du
page-resigned = aufgegeben
page-away = nicht da
page-on-holiday = im Urlaub
page-time-left = Restzeit
page-watching = { $count ->
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
  }
page-question = { $what ->
    [take-back] { $name } möchte einen Zug zurücknehmen.
   *[abandon] { $name } möchte die Partie ohne Ergebnis beenden.
  }
page-yes = Zustimmen
page-no = Ablehnen
page-withdraw = Anfrage zurückziehen
page-more = Mehr
page-take-back = Um Zurücknahme bitten
page-abandon = Ende der Partie vorschlagen
page-holiday = In den Urlaub gehen
page-back = Zurückkommen
page-resign = Aufgeben
page-resign-sure = Endgültig aufgeben? An deiner Stelle spielt ein Bot weiter.
page-return = Selbst weiterspielen
page-rematch = Noch einmal spielen
page-rematch-join = Zur Revanche
page-rematch-wanted = Jemand möchte noch einmal spielen: Der Tisch ist bereit.
page-record = Aufzeichnung herunterladen
page-rolled = Gewürfelt: { $dice }
page-log = Verlauf
page-log-empty = Noch ist nichts geschehen.
page-talk = Verlauf und Gespräch
page-chat = Chat ({ $count })
page-chat-empty = Noch hat niemand etwas geschrieben.
page-say = Schreib etwas
page-come-in = Als Gast eintreten, um mitzureden
page-send = Senden
page-loading = Wird geladen …
page-reconnecting = Die Verbindung wird wiederhergestellt … Die Stellung ist dann genau so, wie sie gespeichert wurde.
page-offline = Der Server ist nicht erreichbar; prüf die Verbindung und versuch es noch einmal.
page-not-saved = Die Leitung brach ab, bevor eine Antwort kam; sieh auf dem Spielplan nach, ob es gespeichert wurde.
page-trouble = Etwas ist schiefgegangen; lade die Seite neu.
page-not-found = Nicht gefunden
page-again = Noch einmal versuchen
page-nowhere = Unter dieser Adresse gibt es nichts; prüfe, wie sie geschrieben ist.
page-no-match = Diese Partie gibt es nicht, oder sie ist nur mit Einladung zugänglich; frag nach dem Link.
page-signed-out = Du bist hier nicht mehr angemeldet; melde dich wieder an.
page-shut-out = Dein Konto ist auf dieser Site gesperrt; frage den Betreiber.
page-too-many = Du hast hier zu viele Fenster offen; schließe einige und versuche es noch einmal.
page-status-waiting = wartet auf Mitspieler
page-status-running = läuft
page-status-over = zu Ende
page-waiting-tables = Tische, die auf Mitspieler warten
page-no-tables = Kein Tisch wartet auf Mitspieler. Eröffne einen.
page-running-matches = Partien zum Zusehen
page-no-running = Gerade spielt niemand öffentlich.
page-finished-matches = Beendete Partien
page-no-games = Du bist in keiner Partie. Beginne eine auf der Startseite.
page-finished = Beendete Partien
page-no-finished = Noch ist keine Partie beendet.
page-register = Konto anlegen
page-have-account = Ich habe ein Konto
page-no-account = Ich habe kein Konto
page-name = Name
page-password = Passwort
page-email = E-Mail-Adresse
page-forgot = Passwort vergessen?
page-send-link = Schick mir einen Link
page-link-sent = Wenn die Adresse bekannt ist, ist ein Link unterwegs.
page-new-password = Neues Passwort
page-password-set = Das Passwort ist gesetzt.
page-account = Mein Konto
page-about-me = Über mich
page-mail = Benachrichtigungen per E-Mail
page-digest = Einmal am Tag statt sofort
page-webhook = Webhook-Adresse
page-save = Speichern
page-saved = Gespeichert.
page-mail-and-password = E-Mail und Passwort
page-save-mail = E-Mail-Adresse ändern
page-save-password = Passwort ändern
page-tokens = Persönliche Token
page-tokens-about = Mit einem Token spielt ein Programm von dir in deinem Namen.
page-token-name = Wofür es ist
page-make-token = Token anlegen
page-token-once = Nur dieses eine Mal zu sehen:
page-delete = Löschen
page-blocked = Blockierte Personen
page-unblock = Blockierung aufheben
page-data = Meine Daten
page-export = Alles herunterladen
page-sign-out = Abmelden
page-erase = Mein Konto löschen
page-erase-sure = Das Konto endgültig löschen? Aufzeichnungen bleiben, ohne deinen Namen.
page-not-loaded = Diese Seite kam nicht an
page-current-password = Dein jetziges Passwort
page-erase-needs = Um dein Konto zu löschen, gib zuerst oben dein Passwort ein.
page-sessions = Wo du angemeldet bist
page-session-this = dieses Gerät
page-session-used = zuletzt benutzt { $time }
page-end-others = Überall sonst abmelden
page-end-others-needs = Um dich anderswo abzumelden, gib zuerst oben dein Passwort ein.
page-confirm-mail = E-Mail-Adresse bestätigen
page-confirm-it = Das ist meine Adresse
page-confirmed = Deine E-Mail-Adresse ist bestätigt.
page-unconfirmed = Diese Adresse ist noch nicht bestätigt: Öffne den Link in der Mail, die dorthin ging. Speichere sie noch einmal, um einen neuen zu bekommen.
page-fill-level = Stärke des Bots auf Platz { $seat }
