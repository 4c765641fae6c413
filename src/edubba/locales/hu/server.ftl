# A kiszolgáló: beállításai, indítása, asztalok és beszélgetés a hálózaton.

config-unknown = { $place }: „{ $name }” nem beállítás; a beállítások: { $known }.
config-number = { $place }: „{ $value }” nem lehet a(z) { $name } értéke; egész szám kell, legalább { $least }, legfeljebb { $most }.
config-truth = { $place }: „{ $value }” nem lehet a(z) { $name } értéke; true (igen) vagy false (nem) kell.
config-choice = { $place }: „{ $value }” nem lehet a(z) { $name } értéke; válassz ezek közül: { $known }.
config-text = { $place }: „{ $value }” nem lehet a(z) { $name } értéke; idézőjelek közé tett szöveg kell.
config-not-toml = { $file } nem TOML-fájl: { $reason }.
config-mail-from = Az smtp_host beállítás megvan, de a mail_from nem tartalmaz e-mail-címet; add meg a levelek feladójának címét.
config-proxies = A proxies beállításban ez áll: „{ $value }”, ami nem cím; vesszővel elválasztott címek kellenek, például 10.0.0.1 vagy 10.0.0.0/8.
config-database = A database beállításnak sqlite:// vagy postgresql:// kezdetűnek kell lennie; adj meg ilyen címet.
config-database-address = A database beállítás nem olvasható címként; így írd: sqlite:////út/fájl vagy postgresql://név:jelszó@gép:port/adatbázis, a port legfeljebb 65535 lehet.
config-memory = A database beállítás nem nevez meg fájlt; ami csak a memóriában van, a kiszolgálóval együtt elvész, ezért adj meg egy fájlt, például: sqlite:///edubba.sqlite.
config-workers = { $workers } munkafolyamathoz PostgreSQL kell, a database beállítás viszont SQLite-ot nevez meg, amelybe csak egy folyamat írhat; adj meg egy PostgreSQL-adatbázist, vagy indíts egyetlen folyamatot.
config-secret = A secret beállítás túl rövid; legalább { $least } kitalálhatatlan karakter kell.
config-base-url = A base_url értéke „{ $value }”; http:// vagy https:// kezdetűnek kell lennie.

serve-not-installed = A kiszolgáló csomagjai nincsenek telepítve; telepítsd így: pip install edubba[server]
serve-address = A kiszolgáló nem tud figyelni itt: { $host }, { $port }. port: { $reason }; válassz másik címet vagy portot a --host vagy a --port kapcsolóval.
serve-no-postgres = A PostgreSQL-hez hiányzik ez a csomag: { $package }; telepítsd így: pip install edubba[server,postgres].
serve-database = Az adatbázis nem nyitható meg: { $reason }; ellenőrizd a database beállítást, és hogy a mappája vagy kiszolgálója megvan-e.
serve-ready = Az Edubba készen áll: { $address } (Ctrl-C leállítja)
serve-stopped = Az Edubba leállt; minden visszaigazolt lépés lemezen van.
serve-backed-up = { $rows } sor van ebben: { $file }.
serve-restored = { $file }: { $rows } sor van az adatbázisban.

matches-many = Már { $most } befejezetlen asztalod van; előbb fejezz be vagy zárj be egyet.
matches-seats = Ennek a játéknak { $count } helye van; mindegyikhez add meg: „open” vagy egy bot szintje.
matches-rated-guest = Értékelt játszmát csak fiókkal lehet játszani; regisztrálj, vagy válassz nem értékelt játszmát.
matches-only-bots = Vendég asztalánál legalább egy hely emberé; hagyj egyet szabadon, vagy hozz létre fiókot.
matches-rated-clock = Az értékelt játszmához óra kell, hogy véget érjen; válassz élő vagy napos időt.
matches-blocked = Valaki ennél az asztalnál nem szeretne veled játszani; válassz másik asztalt.
chat-room = A(z) „{ $room }” szobában nem szólalhatsz meg: a játékosok az asztalnál, a nézők a karzaton beszélnek.
chat-empty = Ebben nincs mondanivaló; írj néhány szót.
