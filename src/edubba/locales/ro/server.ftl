# Serverul: setările, pornirea, mesele și discuțiile prin rețea.

config-unknown = { $place }: „{ $name }” nu este o setare; setările sunt: { $known }.
config-number = { $place }: „{ $value }” nu este o valoare pentru { $name }; indică un număr întreg de la { $least } la { $most }.
config-truth = { $place }: „{ $value }” nu este o valoare pentru { $name }; indică true (da) sau false (nu).
config-choice = { $place }: „{ $value }” nu este o valoare pentru { $name }; alege dintre: { $known }.
config-text = { $place }: „{ $value }” nu este o valoare pentru { $name }; scrie un text între ghilimele.
config-not-toml = { $file } nu este un fișier TOML: { $reason }.
config-mail-from = Setarea smtp_host există, dar mail_from nu conține o adresă de e-mail; indică adresa expeditorului.
config-proxies = Setarea proxies conține „{ $value }”, care nu este o adresă; scrie adrese ca 10.0.0.1 sau 10.0.0.0/8, separate prin virgule.
config-database = Setarea database trebuie să înceapă cu sqlite:// sau postgresql://; indică o astfel de adresă.
config-database-address = Setarea database nu poate fi citită ca adresă; scrie-o ca sqlite:////cale/fișier sau postgresql://nume:parolă@gazdă:port/bază, cu portul ca număr până la 65535.
config-memory = Setarea database nu numește niciun fișier; ce stă doar în memorie se pierde odată cu serverul, așa că indică un fișier, de pildă sqlite:///edubba.sqlite.
config-workers = Pentru { $workers } procese de lucru este nevoie de PostgreSQL, dar setarea database numește SQLite, în care poate scrie un singur proces; indică o bază de date PostgreSQL sau folosește un singur proces.
config-secret = Setarea secret este prea scurtă; are nevoie de cel puțin { $least } caractere pe care nu le ghicește nimeni.
config-base-url = Setarea base_url este „{ $value }”; trebuie să înceapă cu http:// sau https://.

serve-not-installed = Pachetele serverului nu sunt instalate; instalează-le cu: pip install edubba[server]
serve-address = Serverul nu poate asculta pe { $host }, portul { $port }: { $reason }; alege altă adresă sau alt port cu --host sau --port.
serve-no-postgres = Pentru PostgreSQL lipsește pachetul { $package }; instalează-l cu: pip install edubba[server,postgres].
serve-database = Baza de date nu poate fi deschisă: { $reason }; verifică setarea database și dacă dosarul sau serverul ei există.
serve-ready = Edubba este gata: { $address } (Ctrl-C îl oprește)
serve-stopped = Edubba s-a oprit; fiecare mutare confirmată este pe disc.
serve-backed-up = { $rows } rânduri sunt în { $file }.
serve-restored = { $rows } rânduri din { $file } sunt în baza de date.

matches-many = Ai deja { $most } mese neterminate; termină sau închide mai întâi una.
matches-seats = Acest joc are { $count } locuri; indică pentru fiecare „open” sau nivelul unui bot.
matches-rated-guest = Partidele cu clasament sunt pentru cei cu cont; înscrie-te sau alege o partidă fără clasament.
matches-only-bots = Masa unui oaspete are cel puțin un loc pentru un om; lasă unul liber sau creează un cont.
matches-rated-clock = O partidă cu clasament are nevoie de ceas, ca să se încheie; alege direct sau pe zile.
matches-blocked = Cineva de la această masă nu vrea să joace cu tine; alege altă masă.
chat-room = În camera „{ $room }” nu poți vorbi: cei așezați vorbesc la masă, cei care privesc, la galerie.
chat-empty = Nu este nimic de spus aici; scrie câteva cuvinte.
