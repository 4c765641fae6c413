# The database and its back-ups: one sentence, what and where and what to do.

storage-stale = A(z) { $match } játszma máshol már továbbment: a(z) { $version }. eseményt kellett volna tárolni, de { $stored } van tárolva; a játszmát újra meg kell nyitni.
storage-failed = Az adatbázis nem tudott írni: { $reason }; ebből semmi sem lett tárolva, érdemes újra megpróbálni.
storage-unreachable = Az adatbázis nem nyitható meg ({ $database }): { $reason }.
storage-address = Az adatbázis címe nem használható: { $reason }; ellenőrizd, a kérdőjel utáni beállításokat is.
storage-missing = Itt nincsenek Edubba-táblák: { $database }; ellenőrizni kell az adatbázis címét.
storage-newer = Az adatbázist a program újabb változata készítette ({ $revision }. revízió); azt a változatot kell telepíteni.
storage-foreign = Az adatbázisban azonos nevű, nem ettől a programtól származó táblák vannak ({ $tables }); másik adatbázist kell megadni.
storage-served = Ezt a fájlt egy másik kiszolgáló használja: { $file }; előbb azt kell leállítani, vagy ennek saját adatbázist kell adni.
storage-damaged = Az adatbázis sérült ({ $file }): { $reason }; őrizz meg róla egy másolatot, és állíts vissza egy biztonsági mentést (edubba restore).
storage-sound = Az adatbázis ép: { $file }.
storage-check-elsewhere = Itt csak SQLite-fájl ellenőrizhető; a PostgreSQL-hez annak saját pg_amcheck programja való.
storage-not-empty = Az adatbázis nem üres ({ $database }); üres adatbázisba kell visszaállítani, vagy jelezni kell, hogy a tartalma lecserélhető.
storage-no-backup = { $file } nem Edubba-mentés, vagy sérült: { $reason }.
storage-backup-newer = { $file } a program újabb változatával készült; a visszaállításhoz azt a változatot kell telepíteni.
storage-restore-failed = { $file } nem állítható vissza: { $reason }; az adatbázis változatlan.
