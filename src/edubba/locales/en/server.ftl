# The server: its settings, its start, tables and talk over the network.

config-unknown = { $place }: “{ $name }” is no setting; the settings are: { $known }.
config-number = { $place }: “{ $value }” is no value for { $name }; give a whole number from { $least } to { $most }.
config-truth = { $place }: “{ $value }” is no value for { $name }; give true or false.
config-choice = { $place }: “{ $value }” is no value for { $name }; choose one of: { $known }.
config-text = { $place }: “{ $value }” is no value for { $name }; write a text, in quotation marks.
config-not-toml = { $file } is no TOML file: { $reason }.
config-mail-from = The setting smtp_host is there but mail_from holds no mail address; set the sender’s address of mails.
config-proxies = The setting proxies holds “{ $value }”, which is no address; write addresses such as 10.0.0.1 or 10.0.0.0/8, separated by commas.
config-database = The setting database must begin with sqlite:// or postgresql://; set an address of one of these.
config-database-address = The setting database cannot be read as an address; write it as sqlite:////path/file or postgresql://user:password@host:port/name, the port as a number up to 65535.
config-memory = The setting database names no file; what is kept in memory is lost with the server, so name a file, such as sqlite:///edubba.sqlite.
config-workers = { $workers } workers need PostgreSQL, and the setting database names SQLite, which one process alone may write; name a PostgreSQL database, or take one worker.
config-secret = The setting secret is too short; it needs at least { $least } characters that nobody guesses.
config-base-url = The setting base_url is “{ $value }”; it must begin with http:// or https://.

serve-not-installed = The server’s packages are not installed; install them with: pip install edubba[server]
serve-address = The server cannot listen on { $host }, port { $port }: { $reason }; choose another host or port with --host or --port.
serve-no-postgres = PostgreSQL needs the package { $package }, which is missing; install it with: pip install edubba[server,postgres].
serve-database = The database cannot be opened: { $reason }; check the setting database, and that its folder or server is there.
serve-ready = Edubba is ready: { $address } (Ctrl-C ends it)
serve-stopped = Edubba has ended; every acknowledged move is on disk.
serve-backed-up = { $rows } rows are in { $file }.
serve-restored = { $rows } rows of { $file } are in the database.

matches-many = You have { $most } unfinished tables already; finish or close one first.
matches-seats = This game has { $count } seats; name one entry for each, “open” or a bot’s level.
matches-rated-guest = Rated matches are for people with an account; sign up, or choose a match that is not rated.
matches-only-bots = A guest’s table has at least one seat for a person; leave one open, or make an account.
matches-rated-clock = A rated match needs a clock, so that it comes to an end; choose live or days.
matches-blocked = Somebody at this table does not want to play with you; choose another table.
chat-room = The room “{ $room }” is not yours to speak in: seats speak at the table, those who watch in the gallery.
chat-empty = There is nothing to say in that; write some words.
