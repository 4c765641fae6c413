# People: what is wrong with a name, a password, a wish; and what the administrator reads.

## Names, passwords, addresses

people-name-length = Un nome ha almeno { $least } e al massimo { $most } caratteri; sceglierne un altro.
people-name-letters = «{ $name }» non può essere un nome; usare lettere, cifre, spazi, trattini, trattini bassi e punti, con almeno una lettera.
people-name-reserved = Il nome «{ $name }» appartiene al server o a un bot; sceglierne un altro.
people-name-taken = Il nome «{ $name }» è già in uso; sceglierne un altro.
people-password-short = Questa password è troppo corta; usare almeno { $least } caratteri.
people-password-guessable = Questa password è tra le prime che chiunque proverebbe; usa più parole che non stanno insieme.
people-password-wrong = La password non è giusta; inserire quella di questo account.
people-email-form = «{ $email }» non è un indirizzo e-mail; la forma giusta è nome@example.org.
people-email-taken = Un altro account ha questo indirizzo e-mail; accedere a quello o indicare un altro indirizzo.
people-webhook-form = «{ $address }» non è un indirizzo per le notifiche; deve iniziare con https:// e non contenere password.

## Signing in

people-sign-in = Per questo occorre sapere chi lo chiede; entrare come ospite o accedere.
people-login-wrong = Nome e password non corrispondono; riprovare o chiedere una nuova password.
people-signed-in = L’accesso come { $name } è già attivo; prima occorre uscire.
people-suspended = Questo account è sospeso: { $reason }; rivolgersi a chi gestisce questo server.
people-no-guests = Qui non sono ammessi ospiti; creare un account o accedere.
people-registration-closed = Qui al momento non si possono creare account; rivolgersi a chi gestisce questo server.
people-guest = Gli ospiti non possono farlo; creare un account, le partite restano.
people-csrf = L’intestazione X-Edubba-CSRF manca o non è più valida; ricaricare la pagina.
people-origin = Questa richiesta viene da un altro sito; usare le pagine di questo server.
people-cookie-only = Con un token personale non si può; accedere con la password.
people-token-unknown = Questo token personale non è valido; crearne uno nuovo nell’account.
people-token-missing = Non esiste un proprio token { $number }; guardare l’elenco dei token.
people-tokens-many = I token personali possono essere al massimo { $most }; prima eliminarne uno.
people-reset-over = Questo link è già usato o ha più di un’ora; chiederne uno nuovo.
people-session-missing = Questa sessione non esiste più; guarda di nuovo l’elenco.
people-confirm-over = Questo collegamento è troppo vecchio o è per un altro indirizzo; salva di nuovo il tuo indirizzo e-mail per riceverne uno nuovo.

## Other people

people-unknown = Qui non c’è nessuno di nome «{ $name }»; controllare come si scrive.
people-self = Questo è il proprio nome; indicare qualcun altro.
people-not-blocked = «{ $name }» non è nell’elenco dei bloccati; guardare chi c’è.
people-blocks-many = In questo elenco possono stare al massimo { $most } persone; prima toglierne una.

## The administrator's commands

admin-no-reports = Non ci sono segnalazioni aperte.
admin-report = { $number }, { $day }: { $by } su { $about }:
admin-report-in-match = { $number }, { $day }: { $by } su { $about }, partita { $match }:
admin-closed = La segnalazione { $number } è chiusa.
admin-no-report = Non c’è una segnalazione aperta { $number }; «edubba admin reports» le elenca.
admin-reason = Serve un testo da 1 a { $most } caratteri; scrivere il motivo.
admin-suspended = Sospensione di { $name } eseguita; tutte le sessioni sono terminate.
admin-not-suspended = L’account { $name } non è sospeso; non c’è nulla da revocare.
admin-reinstated = { $name } può di nuovo entrare.
admin-renamed = { $old } ora si chiama { $new }.
admin-no-chat = Non esiste la riga di chat { $number }; controllare il numero.
admin-chat-deleted = La riga di chat { $number } è eliminata.
admin-no-chat-there = Nella partita { $match } nessuno ha detto nulla.
admin-ended = La partita { $match } è finita senza risultato.
admin-erase-sure = Eliminare { $name } definitivamente?
admin-erased = { $name } non esiste più; le registrazioni delle partite restano.
admin-database = Questo non è un indirizzo di database; la forma giusta è sqlite+aiosqlite:///file oppure postgresql+asyncpg://host/nome.
admin-database-fails = Il database non si può usare; controllare l’indirizzo e che il server l’abbia creato.
