CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE accounts (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	name VARCHAR(40) NOT NULL, 
	name_key VARCHAR(80), 
	email VARCHAR(254), 
	email_key VARCHAR(254), 
	password VARCHAR(200), 
	language VARCHAR(8) DEFAULT 'en' NOT NULL, 
	about VARCHAR(500) DEFAULT '' NOT NULL, 
	guest BOOLEAN NOT NULL, 
	suspended VARCHAR(500), 
	created FLOAT NOT NULL, 
	deleted FLOAT, 
	mail BOOLEAN DEFAULT '1' NOT NULL, 
	digest BOOLEAN DEFAULT '0' NOT NULL, 
	webhook VARCHAR(500), 
	webhook_key VARCHAR(64), 
	CONSTRAINT uq_accounts_name_key UNIQUE (name_key), 
	CONSTRAINT uq_accounts_email_key UNIQUE (email_key)
);
CREATE TABLE sessions (
	token VARCHAR(64) NOT NULL, 
	account INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	used FLOAT NOT NULL, 
	expires FLOAT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token), 
	CONSTRAINT fk_sessions_account FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE tokens (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	token VARCHAR(64) NOT NULL, 
	account INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	used FLOAT, 
	CONSTRAINT uq_tokens_token UNIQUE (token), 
	CONSTRAINT fk_tokens_account FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE resets (
	token VARCHAR(64) NOT NULL, 
	account INTEGER NOT NULL, 
	expires FLOAT NOT NULL, 
	CONSTRAINT pk_resets PRIMARY KEY (token), 
	CONSTRAINT fk_resets_account FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE blocks (
	account INTEGER NOT NULL, 
	blocked INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (account, blocked), 
	CONSTRAINT fk_blocks_account FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE reports (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	account INTEGER, 
	reported INTEGER, 
	"match" VARCHAR(16), 
	text VARCHAR(2000) NOT NULL, 
	created FLOAT NOT NULL, 
	closed FLOAT, 
	answer VARCHAR(500), 
	CONSTRAINT fk_reports_account FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE SET NULL, 
	CONSTRAINT fk_reports_reported FOREIGN KEY(reported) REFERENCES accounts (id) ON DELETE SET NULL
);
CREATE TABLE matches (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	version INTEGER NOT NULL, 
	host INTEGER NOT NULL, 
	private BOOLEAN NOT NULL, 
	rated BOOLEAN NOT NULL, 
	clock VARCHAR(8) NOT NULL, 
	to_act INTEGER, 
	deadline FLOAT, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	ended VARCHAR(12) DEFAULT '' NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	invitation VARCHAR(64) DEFAULT '' NOT NULL, 
	counted BOOLEAN DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_matches PRIMARY KEY (id), 
	CONSTRAINT fk_matches_host FOREIGN KEY(host) REFERENCES accounts (id)
);
CREATE TABLE seats (
	"match" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	account INTEGER, 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(20) NOT NULL, 
	resigned BOOLEAN NOT NULL, 
	points INTEGER, 
	won BOOLEAN, 
	CONSTRAINT pk_seats PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seats_match FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seats_account FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE SET NULL
);
CREATE TABLE log (
	"match" VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	event TEXT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY ("match", version), 
	CONSTRAINT fk_log_match FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
CREATE TABLE snapshots (
	"match" VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	CONSTRAINT pk_snapshots PRIMARY KEY ("match"), 
	CONSTRAINT fk_snapshots_match FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
CREATE TABLE drafts (
	"match" VARCHAR(16) NOT NULL, 
	draft TEXT NOT NULL, 
	CONSTRAINT pk_drafts PRIMARY KEY ("match"), 
	CONSTRAINT fk_drafts_match FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
CREATE TABLE chats (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	"match" VARCHAR(16) NOT NULL, 
	room VARCHAR(8) NOT NULL, 
	account INTEGER, 
	name VARCHAR(40) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT fk_chats_match FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE, 
	CONSTRAINT fk_chats_account FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE SET NULL
);
CREATE TABLE ratings (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	account INTEGER, 
	bot VARCHAR(20) DEFAULT '' NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	matches INTEGER NOT NULL, 
	CONSTRAINT uq_ratings_player UNIQUE (game, players, account, bot), 
	CONSTRAINT fk_ratings_account FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE watches (
	"match" VARCHAR(16) NOT NULL, 
	account INTEGER NOT NULL, 
	notices BOOLEAN NOT NULL, 
	CONSTRAINT pk_watches PRIMARY KEY ("match", account), 
	CONSTRAINT fk_watches_match FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE, 
	CONSTRAINT fk_watches_account FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE notices (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	account INTEGER NOT NULL, 
	"match" VARCHAR(16), 
	version INTEGER, 
	kind VARCHAR(20) NOT NULL, 
	facts JSON NOT NULL, 
	way VARCHAR(8) NOT NULL, 
	due FLOAT NOT NULL, 
	tries INTEGER DEFAULT '0' NOT NULL, 
	sent FLOAT, 
	error VARCHAR(500), 
	CONSTRAINT fk_notices_account FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE meta (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY ("key")
);
CREATE INDEX ix_sessions_account ON sessions (account);
CREATE INDEX ix_sessions_expires ON sessions (expires);
CREATE INDEX ix_tokens_account ON tokens (account);
CREATE INDEX ix_resets_account ON resets (account);
CREATE INDEX ix_matches_status_changed ON matches (status, changed);
CREATE INDEX ix_seats_account ON seats (account);
CREATE INDEX ix_chats_match_id ON chats ("match", id);
CREATE INDEX ix_ratings_account ON ratings (account);
CREATE INDEX ix_notices_account ON notices (account);
CREATE INDEX ix_notices_sent_due ON notices (sent, due);
