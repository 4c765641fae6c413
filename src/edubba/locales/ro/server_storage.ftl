# The database and its back-ups: one sentence, what and where and what to do.

storage-stale = Partida { $match } a continuat în altă parte: trebuia salvat evenimentul { $version }, dar cele salvate sunt { $stored }; redeschide partida.
storage-failed = Baza de date nu a putut scrie: { $reason }; nimic din toate acestea nu a fost salvat, încearcă din nou.
storage-unreachable = Baza de date { $database } nu poate fi deschisă: { $reason }.
storage-address = Adresa bazei de date nu poate fi folosită: { $reason }; verific-o, și opțiunile de după semnul întrebării.
storage-missing = În { $database } nu există tabele Edubba; verifică adresa bazei de date.
storage-newer = Baza de date a fost creată de o versiune mai nouă a acestui program (revizia { $revision }); instalează acea versiune.
storage-foreign = Baza de date conține tabele cu aceleași nume pe care acest program nu le-a creat ({ $tables }); indică altă bază de date.
storage-served = Alt server are deschis { $file }; oprește-l mai întâi sau dă-i acestuia o bază de date proprie.
storage-damaged = Baza de date { $file } este deteriorată: { $reason }; păstrează o copie și restaurează o copie de siguranță (edubba restore).
storage-sound = { $file } este în regulă.
storage-check-elsewhere = Aici se verifică doar un fișier SQLite; pentru PostgreSQL există pg_amcheck.
storage-not-empty = Baza de date { $database } nu este goală; restaurează într-una goală sau precizează că se înlocuiește conținutul ei.
storage-no-backup = { $file } nu este o copie de rezervă Edubba sau este deteriorat: { $reason }.
storage-backup-newer = { $file } a fost creat de o versiune mai nouă a acestui program; pentru restaurare instalează acea versiune.
storage-restore-failed = { $file } nu a putut fi restaurat: { $reason }; baza de date a rămas cum era.
