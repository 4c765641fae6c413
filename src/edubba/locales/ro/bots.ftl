# Boții: nume, limite și gânduri.

unknown-bot = Nu există un bot „{ $name }”; boții sunt: { $known }.
bad-limit = „{ $value }” nu este o limită pentru { $name }; alege un număr peste 0 și până la { $most }.
limit-form = „{ $name }” nu este un bot cu limită; secundele se scriu lugal:0.5s, simulările lugal:500.
no-limit = { $plain } nu caută: renunță la limita din „{ $name }”.
play-bot-failed = { $name } nu a putut continua ({ $reason }); în locul lui joacă { $weaker }.
play-thinking = se gândește, { $percent }
play-hint = Cel mai bine aici: { $text }, care câștigă în { $share } din cazuri.
play-hint-others = S-au mai cercetat: { $texts }.
play-hint-line = Poate continua așa: { $texts }.
