# People: what is wrong with a name, a password, a wish; and what the administrator reads.

## Names, passwords, addresses

people-name-length = Un nume are cel puțin { $least } și cel mult { $most } caractere; alege altul.
people-name-letters = „{ $name }” nu poate fi un nume; folosește litere, cifre, spații, cratime, liniuțe de subliniere și puncte, cu cel puțin o literă.
people-name-reserved = Numele „{ $name }” aparține serverului sau unui bot; alege altul.
people-name-taken = Numele „{ $name }” este deja folosit; alege altul.
people-password-short = Această parolă este prea scurtă; lungimea minimă în caractere: { $least }.
people-password-guessable = Această parolă este printre primele pe care le-ar încerca oricine; alege mai multe cuvinte fără legătură între ele.
people-password-wrong = Parola nu este corectă; introdu parola acestui cont.
people-email-form = „{ $email }” nu este o adresă de e-mail; forma corectă este nume@example.org.
people-email-taken = Un alt cont are această adresă de e-mail; conectează-te la acela sau dă altă adresă.
people-webhook-form = „{ $address }” nu este o adresă pentru notificări; trebuie să înceapă cu https:// și să nu conțină o parolă.

## Signing in

people-sign-in = Pentru aceasta trebuie știut cine cere; intră ca oaspete sau conectează-te.
people-login-wrong = Numele și parola nu se potrivesc; încearcă din nou sau cere o parolă nouă.
people-signed-in = Ești deja conectat ca { $name }; deconectează-te mai întâi.
people-suspended = Acest cont este suspendat: { $reason }; adresează-te celui care administrează acest server.
people-no-guests = Aici nu sunt primiți oaspeți; creează un cont sau autentifică-te.
people-registration-closed = Aici nu se pot crea conturi acum; adresează-te celui care administrează acest server.
people-guest = Oaspeții nu pot face aceasta; creează un cont, partidele se păstrează.
people-csrf = Antetul X-Edubba-CSRF lipsește sau nu mai este valabil; reîncarcă pagina.
people-origin = Această cerere vine de pe alt site; folosește paginile acestui server.
people-cookie-only = Cu un token personal nu se poate; conectează-te cu parola.
people-token-unknown = Acest token personal nu este valabil; creează unul nou în cont.
people-token-missing = Nu ai un token cu numărul { $number }; vezi lista tokenurilor.
people-tokens-many = Numărul maxim de tokenuri personale este { $most }; șterge mai întâi unul.
people-reset-over = Acest link este folosit sau mai vechi de o oră; cere unul nou.
people-session-missing = Nu ai o astfel de sesiune; uită-te din nou la listă.
people-confirm-over = Acest link este prea vechi sau este pentru altă adresă; salvează din nou adresa de e-mail ca să primești unul nou.

## Other people

people-unknown = Aici nu este nimeni cu numele „{ $name }”; verifică cum se scrie.
people-self = Acesta este propriul nume; indică pe altcineva.
people-not-blocked = „{ $name }” nu este în lista celor blocați; vezi cine este.
people-blocks-many = Numărul maxim de persoane pe această listă este { $most }; scoate mai întâi pe cineva.

## The administrator's commands

admin-no-reports = Nu este deschisă nicio sesizare.
admin-report = { $number }, { $day }: { $by } despre { $about }:
admin-report-in-match = { $number }, { $day }: { $by } despre { $about }, partida { $match }:
admin-closed = Sesizarea { $number } este închisă.
admin-no-report = Nu există o sesizare deschisă { $number }; „edubba admin reports” le arată.
admin-reason = Este nevoie de un text de lungime 1 până la { $most }; scrie motivul.
admin-suspended = Contul { $name } este suspendat; toate sesiunile s-au încheiat.
admin-not-suspended = Contul { $name } nu este suspendat; nu este nimic de ridicat.
admin-reinstated = { $name } poate intra din nou.
admin-renamed = { $old } se numește acum { $new }.
admin-no-chat = Nu există rândul de chat { $number }; verifică numărul.
admin-chat-deleted = Rândul de chat { $number } este șters.
admin-no-chat-there = În partida { $match } nu a spus nimeni nimic.
admin-ended = Partida { $match } s-a încheiat fără rezultat.
admin-erase-sure = Ștergi definitiv contul { $name }?
admin-erased = Contul { $name } este șters; înregistrările partidelor rămân.
admin-database = Aceasta nu este o adresă de bază de date; forma corectă este sqlite+aiosqlite:///fișier sau postgresql+asyncpg://gazdă/nume.
admin-database-fails = Baza de date nu poate fi folosită; verifică adresa și dacă serverul a creat-o.
