CREATE TABLE public.accounts (
    id integer NOT NULL,
    name character varying(40) NOT NULL,
    name_key character varying(80),
    email character varying(254),
    email_key character varying(254),
    password character varying(200),
    language character varying(8) DEFAULT 'en'::character varying NOT NULL,
    about character varying(500) DEFAULT ''::character varying NOT NULL,
    guest boolean NOT NULL,
    suspended character varying(500),
    created double precision NOT NULL,
    deleted double precision,
    mail boolean DEFAULT true NOT NULL,
    digest boolean DEFAULT false NOT NULL,
    webhook character varying(500),
    webhook_key character varying(64)
);
CREATE SEQUENCE public.accounts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.accounts_id_seq OWNED BY public.accounts.id;
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.blocks (
    account integer NOT NULL,
    blocked integer NOT NULL,
    created double precision NOT NULL
);
CREATE TABLE public.chats (
    id integer NOT NULL,
    match character varying(16) NOT NULL,
    room character varying(8) NOT NULL,
    account integer,
    name character varying(40) NOT NULL,
    text character varying(500) NOT NULL,
    at double precision NOT NULL
);
CREATE SEQUENCE public.chats_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.chats_id_seq OWNED BY public.chats.id;
CREATE TABLE public.drafts (
    match character varying(16) NOT NULL,
    draft text NOT NULL
);
CREATE TABLE public.log (
    match character varying(16) NOT NULL,
    version integer NOT NULL,
    event text NOT NULL
);
CREATE TABLE public.matches (
    id character varying(16) NOT NULL,
    game character varying(20) NOT NULL,
    players integer NOT NULL,
    status character varying(10) NOT NULL,
    version integer NOT NULL,
    host integer NOT NULL,
    private boolean NOT NULL,
    rated boolean NOT NULL,
    clock character varying(8) NOT NULL,
    to_act integer,
    deadline double precision,
    created double precision NOT NULL,
    changed double precision NOT NULL,
    ended character varying(12) DEFAULT ''::character varying NOT NULL,
    seed character varying(64) NOT NULL,
    invitation character varying(64) DEFAULT ''::character varying NOT NULL,
    counted boolean DEFAULT false NOT NULL
);
CREATE TABLE public.meta (
    key character varying(40) NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.notices (
    id integer NOT NULL,
    account integer NOT NULL,
    match character varying(16),
    version integer,
    kind character varying(20) NOT NULL,
    facts json NOT NULL,
    way character varying(8) NOT NULL,
    due double precision NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    sent double precision,
    error character varying(500)
);
CREATE SEQUENCE public.notices_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.notices_id_seq OWNED BY public.notices.id;
CREATE TABLE public.ratings (
    id integer NOT NULL,
    game character varying(20) NOT NULL,
    players integer NOT NULL,
    account integer,
    bot character varying(20) DEFAULT ''::character varying NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    matches integer NOT NULL
);
CREATE SEQUENCE public.ratings_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.ratings_id_seq OWNED BY public.ratings.id;
CREATE TABLE public.reports (
    id integer NOT NULL,
    account integer,
    reported integer,
    match character varying(16),
    text character varying(2000) NOT NULL,
    created double precision NOT NULL,
    closed double precision,
    answer character varying(500)
);
CREATE SEQUENCE public.reports_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.reports_id_seq OWNED BY public.reports.id;
CREATE TABLE public.resets (
    token character varying(64) NOT NULL,
    account integer NOT NULL,
    expires double precision NOT NULL
);
CREATE TABLE public.seats (
    match character varying(16) NOT NULL,
    seat integer NOT NULL,
    kind character varying(8) NOT NULL,
    account integer,
    name character varying(40) NOT NULL,
    bot character varying(20) NOT NULL,
    resigned boolean NOT NULL,
    points integer,
    won boolean
);
CREATE TABLE public.sessions (
    token character varying(64) NOT NULL,
    account integer NOT NULL,
    created double precision NOT NULL,
    used double precision NOT NULL,
    expires double precision NOT NULL
);
CREATE TABLE public.snapshots (
    match character varying(16) NOT NULL,
    version integer NOT NULL,
    data bytea NOT NULL
);
CREATE TABLE public.tokens (
    id integer NOT NULL,
    token character varying(64) NOT NULL,
    account integer NOT NULL,
    name character varying(40) NOT NULL,
    created double precision NOT NULL,
    used double precision
);
CREATE SEQUENCE public.tokens_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.tokens_id_seq OWNED BY public.tokens.id;
CREATE TABLE public.watches (
    match character varying(16) NOT NULL,
    account integer NOT NULL,
    notices boolean NOT NULL
);
ALTER TABLE ONLY public.accounts ALTER COLUMN id SET DEFAULT nextval('public.accounts_id_seq'::regclass);
ALTER TABLE ONLY public.chats ALTER COLUMN id SET DEFAULT nextval('public.chats_id_seq'::regclass);
ALTER TABLE ONLY public.notices ALTER COLUMN id SET DEFAULT nextval('public.notices_id_seq'::regclass);
ALTER TABLE ONLY public.ratings ALTER COLUMN id SET DEFAULT nextval('public.ratings_id_seq'::regclass);
ALTER TABLE ONLY public.reports ALTER COLUMN id SET DEFAULT nextval('public.reports_id_seq'::regclass);
ALTER TABLE ONLY public.tokens ALTER COLUMN id SET DEFAULT nextval('public.tokens_id_seq'::regclass);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT pk_accounts PRIMARY KEY (id);
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT pk_blocks PRIMARY KEY (account, blocked);
ALTER TABLE ONLY public.chats
    ADD CONSTRAINT pk_chats PRIMARY KEY (id);
ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT pk_drafts PRIMARY KEY (match);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT pk_log PRIMARY KEY (match, version);
ALTER TABLE ONLY public.matches
    ADD CONSTRAINT pk_matches PRIMARY KEY (id);
ALTER TABLE ONLY public.meta
    ADD CONSTRAINT pk_meta PRIMARY KEY (key);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT pk_notices PRIMARY KEY (id);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT pk_ratings PRIMARY KEY (id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT pk_reports PRIMARY KEY (id);
ALTER TABLE ONLY public.resets
    ADD CONSTRAINT pk_resets PRIMARY KEY (token);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT pk_seats PRIMARY KEY (match, seat);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT pk_sessions PRIMARY KEY (token);
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT pk_snapshots PRIMARY KEY (match);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT pk_tokens PRIMARY KEY (id);
ALTER TABLE ONLY public.watches
    ADD CONSTRAINT pk_watches PRIMARY KEY (match, account);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT uq_accounts_email_key UNIQUE (email_key);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT uq_accounts_name_key UNIQUE (name_key);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT uq_ratings_player UNIQUE (game, players, account, bot);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT uq_tokens_token UNIQUE (token);
CREATE INDEX ix_chats_match_id ON public.chats USING btree (match, id);
CREATE INDEX ix_matches_status_changed ON public.matches USING btree (status, changed);
CREATE INDEX ix_notices_account ON public.notices USING btree (account);
CREATE INDEX ix_notices_sent_due ON public.notices USING btree (sent, due);
CREATE INDEX ix_ratings_account ON public.ratings USING btree (account);
CREATE INDEX ix_resets_account ON public.resets USING btree (account);
CREATE INDEX ix_seats_account ON public.seats USING btree (account);
CREATE INDEX ix_sessions_account ON public.sessions USING btree (account);
CREATE INDEX ix_sessions_expires ON public.sessions USING btree (expires);
CREATE INDEX ix_tokens_account ON public.tokens USING btree (account);
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT fk_blocks_account FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT fk_blocks_blocked FOREIGN KEY (blocked) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chats
    ADD CONSTRAINT fk_chats_account FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.chats
    ADD CONSTRAINT fk_chats_match FOREIGN KEY (match) REFERENCES public.matches(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT fk_drafts_match FOREIGN KEY (match) REFERENCES public.matches(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.log
    ADD CONSTRAINT fk_log_match FOREIGN KEY (match) REFERENCES public.matches(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.matches
    ADD CONSTRAINT fk_matches_host FOREIGN KEY (host) REFERENCES public.accounts(id);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT fk_notices_account FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT fk_ratings_account FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT fk_reports_account FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT fk_reports_reported FOREIGN KEY (reported) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.resets
    ADD CONSTRAINT fk_resets_account FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_account FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_match FOREIGN KEY (match) REFERENCES public.matches(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT fk_sessions_account FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT fk_snapshots_match FOREIGN KEY (match) REFERENCES public.matches(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT fk_tokens_account FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.watches
    ADD CONSTRAINT fk_watches_account FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.watches
    ADD CONSTRAINT fk_watches_match FOREIGN KEY (match) REFERENCES public.matches(id) ON DELETE CASCADE;
