# A kiszolgáló: beállításai, indítása, asztalok és beszélgetés a hálózaton.

config-unknown = { $place }: „{ $name }” nem beállítás; a beállítások: { $known }.
config-value = { $place }: „{ $value }” nem lehet a(z) { $name } értéke: { $reason }.
config-not-toml = { $file } nem TOML-fájl: { $reason }.
config-mail-from = Az smtp_host beállítás megvan, de a mail_from nem tartalmaz e-mail-címet; add meg a levelek feladójának címét.
config-proxies = A proxies beállításban ez áll: „{ $value }”, ami nem cím; vesszővel elválasztott címek kellenek, például 10.0.0.1 vagy 10.0.0.0/8.
config-database = A database beállításnak sqlite:// vagy postgresql:// kezdetűnek kell lennie; adj meg ilyen címet.
config-memory = A database beállítás nem nevez meg fájlt; ami csak a memóriában van, a kiszolgálóval együtt elvész, ezért adj meg egy fájlt, például: sqlite:///edubba.sqlite.
config-secret = A secret beállítás túl rövid; legalább { $least } kitalálhatatlan karakter kell.
config-base-url = A base_url értéke „{ $value }”; http:// vagy https:// kezdetűnek kell lennie.

serve-not-installed = A kiszolgáló csomagjai nincsenek telepítve; telepítsd így: pip install edubba[server]
serve-address = A kiszolgáló nem tud figyelni itt: { $host }, { $port }. port: { $reason }; válassz másik portot a --port kapcsolóval.
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
