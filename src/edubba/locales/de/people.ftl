# People: what is wrong with a name, a password, a wish; and what the administrator reads.

## Names, passwords, addresses

people-name-length = Ein Name hat mindestens { $least } und höchstens { $most } Zeichen; bitte einen anderen wählen.
people-name-letters = „{ $name }“ kann kein Name sein; erlaubt sind Buchstaben, Ziffern, Leerzeichen, Bindestriche, Unterstriche und Punkte, mit mindestens einem Buchstaben.
people-name-reserved = Der Name „{ $name }“ gehört dem Server oder einem Bot; bitte einen anderen wählen.
people-name-taken = Der Name „{ $name }“ ist vergeben; bitte einen anderen wählen.
people-password-short = Dieses Passwort ist zu kurz; es muss mindestens { $least } Zeichen haben.
people-password-guessable = Dieses Passwort gehört zu denen, die jeder zuerst probiert; bitte mehrere Wörter nehmen, die nicht zusammengehören.
people-password-wrong = Das Passwort ist nicht richtig; bitte das Passwort dieses Kontos eingeben.
people-email-form = „{ $email }“ ist keine E-Mail-Adresse; die richtige Form ist name@example.org.
people-email-taken = Diese E-Mail-Adresse hat schon ein anderes Konto; bitte dort anmelden oder eine andere Adresse angeben.
people-webhook-form = „{ $address }“ ist keine Adresse für Nachrichten; sie muss mit https:// beginnen und darf kein Passwort enthalten.

## Signing in

people-sign-in = Dafür muss bekannt sein, wer fragt; bitte als Gast eintreten oder anmelden.
people-login-wrong = Name und Passwort passen nicht zusammen; bitte noch einmal versuchen oder ein neues Passwort anfordern.
people-signed-in = Die Anmeldung als { $name } besteht schon; bitte zuerst abmelden.
people-suspended = Dieses Konto ist gesperrt: { $reason }; bitte an den Betreiber dieses Servers wenden.
people-no-guests = Gäste sind hier nicht zugelassen; bitte ein Konto anlegen oder anmelden.
people-registration-closed = Hier können zurzeit keine Konten angelegt werden; bitte an den Betreiber dieses Servers wenden.
people-guest = Gäste können das nicht; ein Konto anlegen genügt, und die Partien bleiben erhalten.
people-csrf = Die Kopfzeile X-Edubba-CSRF fehlt oder ist veraltet; bitte die Seite neu laden.
people-origin = Diese Anfrage kommt von einer fremden Seite; bitte die Seiten dieses Servers verwenden.
people-cookie-only = Mit einem persönlichen Token geht das nicht; bitte mit dem Passwort anmelden.
people-token-unknown = Dieses persönliche Token gilt nicht; bitte im Konto ein neues anlegen.
people-token-missing = Ein eigenes Token { $number } gibt es nicht; die Liste der Token zeigt die vorhandenen.
people-tokens-many = Mehr als { $most } persönliche Token sind nicht möglich; bitte zuerst eines löschen.
people-reset-over = Dieser Link ist benutzt oder älter als eine Stunde; bitte einen neuen anfordern.
people-session-missing = Diese Sitzung gibt es nicht mehr; bitte die Liste noch einmal ansehen.
people-confirm-over = Dieser Link ist zu alt oder für eine andere Adresse; bitte die E-Mail-Adresse noch einmal speichern, dann kommt ein neuer.

## Other people

people-unknown = Hier gibt es niemanden mit dem Namen „{ $name }“; bitte die Schreibweise prüfen.
people-self = Das ist der eigene Name; bitte jemand anderen nennen.
people-not-blocked = „{ $name }“ ist nicht blockiert; die Liste zeigt, wer es ist.
people-blocks-many = Mehr als { $most } Personen passen nicht auf diese Liste; bitte zuerst jemanden streichen.

## The administrator's commands

admin-no-reports = Es ist keine Meldung offen.
admin-report = { $number }, { $day }: { $by } über { $about }:
admin-report-in-match = { $number }, { $day }: { $by } über { $about }, Partie { $match }:
admin-closed = Die Meldung { $number } ist abgeschlossen.
admin-no-report = Eine offene Meldung { $number } gibt es nicht; „edubba admin reports“ zeigt alle.
admin-reason = Hier muss ein Text mit 1 bis { $most } Zeichen stehen; bitte den Grund angeben.
admin-suspended = { $name } ist gesperrt; alle Sitzungen sind beendet.
admin-not-suspended = { $name } ist nicht gesperrt; es gibt nichts aufzuheben.
admin-reinstated = { $name } hat wieder Zutritt.
admin-renamed = { $old } heißt jetzt { $new }.
admin-no-chat = Eine Chatzeile { $number } gibt es nicht; bitte die Nummer prüfen.
admin-chat-deleted = Die Chatzeile { $number } ist gelöscht.
admin-no-chat-there = In der Partie { $match } hat niemand etwas gesagt.
admin-ended = Die Partie { $match } ist ohne Ergebnis beendet.
admin-erase-sure = { $name } endgültig löschen?
admin-erased = { $name } ist gelöscht; die Aufzeichnungen der Partien bleiben.
admin-database = Das ist keine Datenbankadresse; die richtige Form ist sqlite+aiosqlite:///datei oder postgresql+asyncpg://rechner/name.
admin-database-fails = Die Datenbank lässt sich nicht benutzen; bitte die Adresse prüfen, und ob der Server sie angelegt hat.
