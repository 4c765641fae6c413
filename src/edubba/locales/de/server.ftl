# Der Server: seine Einstellungen, sein Start, Tische und Gespräche über das Netz.

config-unknown = { $place }: „{ $name }“ ist keine Einstellung; die Einstellungen sind: { $known }.
config-value = { $place }: „{ $value }“ ist kein Wert für { $name }: { $reason }.
config-not-toml = { $file } ist keine TOML-Datei: { $reason }.
config-mail-from = Die Einstellung smtp_host ist da, aber mail_from enthält keine E-Mail-Adresse; bitte die Absenderadresse setzen.
config-proxies = Die Einstellung proxies enthält „{ $value }“, was keine Adresse ist; anzugeben sind Adressen wie 10.0.0.1 oder 10.0.0.0/8, durch Kommas getrennt.
config-database = Die Einstellung database muss mit sqlite:// oder postgresql:// beginnen; trage eine solche Adresse ein.
config-memory = Die Einstellung database nennt keine Datei; was nur im Speicher liegt, geht mit dem Server verloren, also bitte eine Datei nennen, etwa sqlite:///edubba.sqlite.
config-secret = Die Einstellung secret ist zu kurz; sie braucht mindestens { $least } Zeichen, die niemand errät.
config-base-url = Die Einstellung base_url ist „{ $value }“; sie muss mit http:// oder https:// beginnen.

serve-not-installed = Die Pakete des Servers sind nicht installiert; installiere sie mit: pip install edubba[server]
serve-address = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $reason }; wähle mit --port einen anderen Port.
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
