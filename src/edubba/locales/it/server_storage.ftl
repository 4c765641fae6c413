# The database and its back-ups: one sentence, what and where and what to do.

storage-stale = La partita { $match } è andata avanti altrove: si doveva salvare l’evento { $version }, ma quelli salvati sono { $stored }; riaprire la partita.
storage-failed = Il database non ha potuto scrivere: { $reason }; nulla di questo è stato salvato, riprovare.
storage-unreachable = Impossibile aprire il database { $database }: { $reason }.
storage-address = L’indirizzo del database non si può usare: { $reason }; controllarlo, anche le opzioni dopo il punto interrogativo.
storage-missing = In { $database } non ci sono tabelle di Edubba; controllare l’indirizzo del database.
storage-newer = Il database è stato creato da una versione più recente di questo programma (revisione { $revision }); installare quella versione.
storage-foreign = Il database contiene tabelle con gli stessi nomi che questo programma non ha creato ({ $tables }); indicare un altro database.
storage-served = Un altro server ha aperto { $file }; terminarlo prima, oppure dare a questo un database proprio.
storage-damaged = Il database { $file } è danneggiato: { $reason }; conservarne una copia e ripristinare un backup (edubba restore).
storage-sound = { $file } è integro.
storage-check-elsewhere = Qui si controlla solo un file di SQLite; per PostgreSQL c’è il suo pg_amcheck.
storage-not-empty = Il database { $database } non è vuoto; ripristinare in uno vuoto, oppure indicare che il contenuto va sostituito.
storage-no-backup = { $file } non è un backup di Edubba oppure è danneggiato: { $reason }.
storage-backup-newer = { $file } è stato creato da una versione più recente di questo programma; per ripristinarlo installare quella versione.
storage-restore-failed = Impossibile ripristinare { $file }: { $reason }; il database è rimasto com’era.
