# Bots: Namen, Grenzen und Gedanken.

unknown-bot = Einen Bot „{ $name }“ gibt es nicht; die Bots sind: { $known }.
bad-limit = „{ $value }“ ist keine Grenze für { $name }; möglich sind Zahlen über 0 bis { $most }.
limit-form = „{ $name }“ ist kein Bot mit einer Grenze; Sekunden stehen als lugal:0.5s, Simulationen als lugal:500.
no-limit = { $plain } sucht nicht: „{ $name }“ muss ohne Grenze stehen.
play-bot-failed = { $name } konnte nicht weiter ({ $reason }); { $weaker } spielt an seiner Stelle.
play-thinking = denkt nach, { $percent }
play-hint = Am besten hier: { $text }, das gewinnt in { $share } der Fälle.
play-hint-others = Auch bedacht: { $texts }.
play-hint-line = So kann es weitergehen: { $texts }.
