# The database and its back-ups: one sentence, what and where and what to do.

storage-stale = Die Partie { $match } ist anderswo weitergegangen: Ereignis { $version } sollte gespeichert werden, gespeichert sind aber { $stored }; die Partie neu öffnen.
storage-failed = Die Datenbank konnte nicht schreiben: { $reason }; nichts davon wurde gespeichert, bitte erneut versuchen.
storage-unreachable = Die Datenbank { $database } lässt sich nicht öffnen: { $reason }.
storage-address = Die Adresse der Datenbank ist nicht zu gebrauchen: { $reason }; prüfe sie, auch die Optionen hinter dem Fragezeichen.
storage-missing = In { $database } gibt es keine Tabellen von Edubba; die Adresse der Datenbank prüfen.
storage-newer = Die Datenbank stammt von einer neueren Version dieses Programms (Revision { $revision }); diese Version installieren.
storage-foreign = Die Datenbank enthält gleichnamige Tabellen, die nicht von diesem Programm stammen ({ $tables }); eine andere Datenbank angeben.
storage-not-empty = Die Datenbank { $database } ist nicht leer; in eine leere wiederherstellen oder angeben, dass der Inhalt ersetzt werden soll.
storage-no-backup = { $file } ist keine Sicherung von Edubba oder ist beschädigt: { $reason }.
storage-backup-newer = { $file } stammt von einer neueren Version dieses Programms; zum Wiederherstellen diese Version installieren.
storage-restore-failed = { $file } konnte nicht wiederhergestellt werden: { $reason }; die Datenbank ist unverändert.
