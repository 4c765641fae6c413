# The database and its back-ups: one sentence, what and where and what to do.

storage-stale = Partida { $match } a continuat în altă parte: trebuia salvat evenimentul { $version }, dar cele salvate sunt { $stored }; redeschideți partida.
storage-failed = Baza de date nu a putut scrie: { $reason }; nimic din toate acestea nu a fost salvat, încercați din nou.
storage-unreachable = Baza de date { $database } nu poate fi deschisă: { $reason }.
storage-missing = În { $database } nu există tabele Edubba; verificați adresa bazei de date.
storage-newer = Baza de date a fost creată de o versiune mai nouă a acestui program (revizia { $revision }); instalați acea versiune.
storage-foreign = Baza de date conține tabele cu aceleași nume pe care acest program nu le-a creat ({ $tables }); indicați altă bază de date.
storage-not-empty = Baza de date { $database } nu este goală; restaurați într-una goală sau precizați că se înlocuiește conținutul ei.
storage-no-backup = { $file } nu este o copie de rezervă Edubba sau este deteriorat: { $reason }.
storage-backup-newer = { $file } a fost creat de o versiune mai nouă a acestui program; pentru restaurare instalați acea versiune.
storage-restore-failed = { $file } nu a putut fi restaurat: { $reason }; baza de date a rămas cum era.
