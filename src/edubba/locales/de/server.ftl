# Der Server: seine Einstellungen, sein Start, Tische und Gespräche über das Netz.

config-unknown = { $place }: „{ $name }“ ist keine Einstellung; die Einstellungen sind: { $known }.
config-number = { $place }: „{ $value }“ ist kein Wert für { $name }; gib eine ganze Zahl von { $least } bis { $most } an.
config-truth = { $place }: „{ $value }“ ist kein Wert für { $name }; gib true (ja) oder false (nein) an.
config-choice = { $place }: „{ $value }“ ist kein Wert für { $name }; wähle eines von: { $known }.
config-text = { $place }: „{ $value }“ ist kein Wert für { $name }; schreib einen Text in Anführungszeichen.
config-not-toml = { $file } ist keine TOML-Datei: { $reason }.
config-mail-from = Die Einstellung smtp_host ist da, aber mail_from enthält keine E-Mail-Adresse; bitte die Absenderadresse setzen.
config-proxies = Die Einstellung proxies enthält „{ $value }“, was keine Adresse ist; anzugeben sind Adressen wie 10.0.0.1 oder 10.0.0.0/8, durch Kommas getrennt.
config-database = Die Einstellung database muss mit sqlite:// oder postgresql:// beginnen; trage eine solche Adresse ein.
config-database-address = Die Einstellung database lässt sich nicht als Adresse lesen; schreib sie als sqlite:////pfad/datei oder postgresql://name:passwort@rechner:port/datenbank, den Port als Zahl bis 65535.
config-memory = Die Einstellung database nennt keine Datei; was nur im Speicher liegt, geht mit dem Server verloren, also bitte eine Datei nennen, etwa sqlite:///edubba.sqlite.
config-workers = { $workers } Arbeitsprozesse brauchen PostgreSQL, die Einstellung database nennt aber SQLite, in das nur ein Prozess schreiben darf; nenne eine PostgreSQL-Datenbank oder nimm einen Prozess.
config-secret = Die Einstellung secret ist zu kurz; sie braucht mindestens { $least } Zeichen, die niemand errät.
config-base-url = Die Einstellung base_url ist „{ $value }“; sie muss mit http:// oder https:// beginnen.

serve-not-installed = Die Pakete des Servers sind nicht installiert; installiere sie mit: pip install edubba[server]
serve-address = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $reason }; wähle mit --host oder --port eine andere Adresse oder einen anderen Port.
serve-no-postgres = PostgreSQL braucht das Paket { $package }, das fehlt; installiere es mit: pip install edubba[server,postgres].
serve-database = Die Datenbank lässt sich nicht öffnen: { $reason }; prüfe die Einstellung database und ob ihr Ordner oder Server da ist.
serve-ready = Edubba ist bereit: { $address } (Strg-C beendet es)
serve-stopped = Edubba ist beendet; jeder bestätigte Zug ist gespeichert.
serve-backed-up = { $rows } Zeilen sind in { $file }.
serve-restored = { $rows } Zeilen aus { $file } sind in der Datenbank.

matches-many = Du hast schon { $most } unbeendete Tische; beende oder schließe zuerst einen.
matches-seats = Dieses Spiel hat { $count } Plätze; nenne für jeden „open“ oder die Stufe eines Bots.
matches-rated-guest = Gewertete Partien sind für Leute mit Konto; leg eines an oder wähle eine ungewertete Partie.
matches-only-bots = Der Tisch eines Gastes hat wenigstens einen Platz für einen Menschen; lass einen frei oder leg ein Konto an.
matches-rated-clock = Eine gewertete Partie braucht eine Uhr, damit sie zu einem Ende kommt; wähle live oder Tage.
matches-blocked = Jemand an diesem Tisch möchte nicht mit dir spielen; wähle einen anderen Tisch.
chat-room = Im Raum „{ $room }“ kannst du nicht sprechen: Wer sitzt, spricht am Tisch, wer zusieht, auf der Galerie.
chat-empty = Darin steht nichts; schreib ein paar Worte.
