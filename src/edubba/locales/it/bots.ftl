# I bot: nomi, limiti e pensieri.

unknown-bot = Non esiste un bot «{ $name }»; i bot sono: { $known }.
bad-limit = «{ $value }» non è un limite per { $name }; scegliere un numero maggiore di 0 e fino a { $most }.
limit-form = «{ $name }» non è un bot con un limite; i secondi si scrivono lugal:0.5s, le simulazioni lugal:500.
no-limit = { $plain } non cerca: togliere il limite di «{ $name }».
play-bot-failed = { $name } non ha potuto continuare ({ $reason }); al suo posto gioca { $weaker }.
play-thinking = sta pensando, { $percent }
play-hint = Il meglio qui: { $text }, che vince nel { $share } dei casi.
play-hint-others = Considerati anche: { $texts }.
play-hint-line = Può continuare così: { $texts }.
