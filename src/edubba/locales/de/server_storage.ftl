# The database and its back-ups: one sentence, what and where and what to do.

storage-stale = Die Partie { $match } ist anderswo weitergegangen: Ereignis { $version } sollte gespeichert werden, gespeichert sind aber { $stored }; die Partie neu öffnen.
storage-failed = Die Datenbank konnte nicht schreiben: { $reason }; nichts davon wurde gespeichert, bitte erneut versuchen.
storage-unreachable = Die Datenbank { $database } lässt sich nicht öffnen: { $reason }.
storage-address = Die Adresse der Datenbank ist nicht zu gebrauchen: { $reason }; prüfe sie, auch die Optionen hinter dem Fragezeichen.
storage-missing = In { $database } gibt es keine Tabellen von Edubba; die Adresse der Datenbank prüfen.
storage-newer = Die Datenbank stammt von einer neueren Version dieses Programms (Revision { $revision }); diese Version installieren.
storage-foreign = Die Datenbank enthält gleichnamige Tabellen, die nicht von diesem Programm stammen ({ $tables }); eine andere Datenbank angeben.
storage-served = Ein anderer Server hat { $file } geöffnet; beende ihn zuerst oder gib diesem eine eigene Datenbank.
storage-damaged = Die Datenbank { $file } ist beschädigt: { $reason }; behalte eine Kopie davon und spiele eine Sicherung ein (edubba restore).
storage-sound = { $file } ist in Ordnung.
storage-check-elsewhere = Hier wird nur eine Datei von SQLite geprüft; für PostgreSQL gibt es dessen eigenes pg_amcheck.
storage-not-empty = Die Datenbank { $database } ist nicht leer; in eine leere wiederherstellen oder angeben, dass der Inhalt ersetzt werden soll.
storage-no-backup = { $file } ist keine Sicherung von Edubba oder ist beschädigt: { $reason }.
storage-backup-newer = { $file } stammt von einer neueren Version dieses Programms; zum Wiederherstellen diese Version installieren.
storage-restore-failed = { $file } konnte nicht wiederhergestellt werden: { $reason }; die Datenbank ist unverändert.
