# The database and its back-ups: one sentence, what and where and what to do.

storage-stale = Match { $match } has gone on elsewhere: event { $version } was to be stored, but { $stored } are stored; open the match again.
storage-failed = The database could not write: { $reason }; nothing of this was stored, try again.
storage-unreachable = The database { $database } cannot be opened: { $reason }.
storage-address = The address of the database cannot be used: { $reason }; check it, also the options behind its question mark.
storage-missing = There are no tables of Edubba in { $database }; check the address of the database.
storage-newer = The database was made by a newer version of this program (revision { $revision }); install that version.
storage-foreign = The database has tables of the same names that this program did not make ({ $tables }); name another database.
storage-served = Another server has { $file } open; end it first, or give this one a database of its own.
storage-damaged = The database { $file } is damaged: { $reason }; keep a copy of it and restore a back-up (edubba restore).
storage-sound = { $file } is sound.
storage-check-elsewhere = Only a file of SQLite is checked here; for PostgreSQL use its own pg_amcheck.
storage-not-empty = The database { $database } is not empty; restore into an empty one, or say that what it holds is to be replaced.
storage-no-backup = { $file } is no back-up of Edubba, or is damaged: { $reason }.
storage-backup-newer = { $file } was made by a newer version of this program; install that version to restore it.
storage-restore-failed = { $file } could not be restored: { $reason }; the database is as it was.
