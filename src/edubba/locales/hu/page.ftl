# Az oldal: minden, amit maga mond.

page-title = Két játék az ókori Sumerből
page-claim = Játssz barátok vagy gépi játékosok ellen, azonnal, fiók nélkül.
page-foot = Edubba a suméroknál a „táblák háza” volt, az iskola. Ez nem hivatalos rajongói projekt, szabad és nyílt.
page-foot-api = Programozóknak
page-skip = Ugrás a tartalomhoz
page-navigation = Oldalak
page-lobby = Asztalok
page-my-games = Játszmáim
page-sign-in = Bejelentkezés
page-language = Nyelv
page-theme = Megjelenés
page-theme-auto = Mint a rendszer
page-theme-light = Világos
page-theme-dark = Sötét
page-sumeria = Sumeria
page-sumeria-picture = A Sumeria játéktáblája: nyolc városállam két folyó között
page-sumeria-facts = 3 vagy 4 játékos, 45 perc, tervezte: Dirk Liekens
page-sumeria-about = Küldj kereskedőket nyolc városállamba, emeld fel közülük a megfelelőket, és szerezd meg a befolyásjelzőiket.
page-flood = Áradás után
page-flood-picture = Az „Áradás után” játéktáblája: Sumer városai és a környező földek
page-flood-facts = 3 játékos, 2–3 óra, tervezte: Martin Wallace
page-flood-about = Növeld Sumer városait, kereskedj távoli földekkel, és öt fordulón át emelj fel és hagyj elbukni birodalmakat.
page-play-now = Játssz most
page-moment = Egy pillanat…
page-new-table = Új asztal
page-players = Játékosok
page-seat = { $seat }. hely
page-seat-me = Én, ezen az eszközön
page-seat-open = szabad
page-seat-bot = Gépi játékos: { $level }
page-level = { $level ->
    [apprentice] tanonc
    [scribe] írnok
    [greedy] mohó
    [random] véletlen
   *[other] { $level }
  }
page-seat-name = Név a(z) { $seat }. helyen
page-hot-seat = { $name } { $seat }
page-clock = Gondolkodási idő
page-clock-none = óra nélkül
page-clock-fast = élő: 15 perc, plusz körönként 15 másodperc
page-clock-slow = élő: egy óra, plusz körönként 30 másodperc
page-clock-days = levelezős: 3 nap, plusz körönként egy nap
page-clock-kind-none = óra nélkül
page-clock-kind-live = élő
page-clock-kind-days = levelezős
page-board = Játéktábla
page-option = { $name ->
    [start_tie] Egyenlőség a kezdésnél
    [final_tiebreak] Egyenlőség a végén
    [decline] Hanyatlás
   *[other] { $name }
  }
page-option-value = { $value ->
    [tied_only] az egyenlők között
    [all_players] minden játékos között
    [best_kind] a legjobb fajta szerint
    [full_series] sorban minden fajta szerint
    [one_each] egy-egy munkás
    [all] minden munkás
   *[other] { $value }
  }
page-private = Csak meghívóval
page-rated = Értékelt
page-open-table = Asztal megnyitása
page-gathering = Az asztal játékosokra vár
page-gathering-about = { $count ->
    [one] Egy hely szabad. Oszd meg a hivatkozást, vagy ültess oda gépi játékost.
   *[other] { $count } hely szabad. Oszd meg a hivatkozást, vagy ültess oda gépi játékosokat.
  }
page-link = Az asztal hivatkozása
page-copy = Másolás
page-copied = Másolva
page-your-name = A neved
page-take-seat = Leülök ide
page-take-another = Ezt a helyet is elfoglalom
page-fill = Gépi játékos ide
page-leave-seat = Felállok
page-cancel-table = Asztal bezárása
page-turn = A kör
page-your-turn = Te következel
page-waits = { $name } van soron
page-won = Győzelem: { $names }
page-ended = { $how ->
    [cancelled] Az asztalt bezárták
   *[other] A játszmát félbehagyták
  }
page-steps = Ez a kör eddig
page-changes = Ami ettől változik
page-choices = Amit tehetsz
page-places = { $count ->
    [one] Egy hely, listában
   *[other] { $count } hely, listában
  }
page-clear = Választás törlése
page-undo = Visszavonás
page-reset = Kör újrakezdése
page-commit = Kör véglegesítése
page-complete = A kör kész: erősítsd meg, vagy vond vissza.
page-confirm = Rákérdezés véglegesítés előtt
page-sound = Hangjelzés, ha én következem
page-keys = Billentyűk: U vissza, R elölről, C megerősítés
page-saving = Mentés…
page-nothing-there = Ott most nem lehet semmit tenni. A feladat: { $asked }
page-first = Előbb válaszd ezt: „{ $words }”, utána lehet ott tenni valamit.
page-zoom = A játéktábla mérete
page-zoom-in = Nagyobb
page-zoom-out = Kisebb
page-bot = gépi játékos: { $level }
page-you = te
page-resigned = feladta
page-away = nincs itt
page-on-holiday = szabadságon
page-time-left = Hátralévő idő
page-watching = { $count ->
    [one] Egy néző van.
   *[other] { $count } néző van.
  }
page-question = { $what ->
    [take-back] { $name } vissza szeretne venni egy lépést.
   *[abandon] { $name } eredmény nélkül szeretné befejezni a játszmát.
  }
page-yes = Beleegyezem
page-no = Elutasítom
page-withdraw = Kérés visszavonása
page-more = Továbbiak
page-take-back = Visszavétel kérése
page-abandon = A játszma befejezésének kérése
page-holiday = Szabadságra megyek
page-back = Visszajövök
page-resign = Feladás
page-resign-sure = Végleg feladod? Helyetted gépi játékos játszik tovább.
page-return = Magam játszom tovább
page-rematch = Még egy játszma
page-rematch-join = Csatlakozás a visszavágóhoz
page-rematch-wanted = Valaki szeretne még egyet játszani: az asztal készen áll.
page-record = Feljegyzés letöltése
page-rolled = Dobás: { $dice }
page-log = Napló
page-log-empty = Még nem történt semmi.
page-talk = Napló és csevegés
page-chat = Csevegés ({ $count })
page-chat-empty = Még senki sem írt semmit.
page-say = Írj valamit
page-come-in = Belépés vendégként a csevegéshez
page-send = Küldés
page-loading = Betöltés…
page-reconnecting = Újracsatlakozás… az állás pontosan olyan lesz, mint a mentéskor.
page-offline = A kiszolgáló nem érhető el; ellenőrizd a kapcsolatot, és próbáld újra.
page-not-saved = A vonal megszakadt, mielőtt válasz jött; nézd meg a játéktáblán, hogy ez mentve lett-e.
page-trouble = Valami hiba történt; töltsd be újra az oldalt.
page-not-found = Nem található
page-again = Újra
page-nowhere = Ezen a címen nincs semmi; ellenőrizd, hogyan van írva.
page-no-match = Nincs ilyen játszma, vagy csak meghívóval érhető el; kérd el a hivatkozást.
page-signed-out = Már nem vagy itt bejelentkezve; jelentkezz be újra.
page-shut-out = A fiókod fel van függesztve ezen az oldalon; kérdezd az üzemeltetőt.
page-too-many = Túl sok ablakod van itt nyitva; zárj be néhányat, és próbáld újra.
page-status-waiting = játékosokra vár
page-status-running = folyamatban
page-status-over = véget ért
page-waiting-tables = Játékosokra váró asztalok
page-no-tables = Egy asztal sem vár játékosokra. Nyiss egyet.
page-running-matches = Nézhető játszmák
page-no-running = Most senki sem játszik nyilvánosan.
page-finished-matches = Befejezett játszmák
page-no-games = Egy játszmában sem veszel részt. Kezdj egyet a kezdőlapon.
page-finished = Befejezett játszmák
page-no-finished = Még nincs befejezett játszma.
page-register = Fiók létrehozása
page-have-account = Van fiókom
page-no-account = Nincs fiókom
page-name = Név
page-password = Jelszó
page-email = E-mail-cím
page-forgot = Elfelejtetted a jelszavad?
page-send-link = Kérek egy hivatkozást
page-link-sent = Ha a cím ismert, a hivatkozás már úton van.
page-new-password = Új jelszó
page-password-set = A jelszó beállítva.
page-account = Fiókom
page-about-me = Rólam
page-mail = Értesítések e-mailben
page-digest = Naponta egyszer, nem azonnal
page-webhook = Webhook címe
page-save = Mentés
page-saved = Elmentve.
page-mail-and-password = E-mail és jelszó
page-save-mail = E-mail-cím módosítása
page-save-password = Jelszó módosítása
page-tokens = Személyes tokenek
page-tokens-about = Tokennel a saját programod játszhat a nevedben.
page-token-name = Mire való
page-make-token = Token létrehozása
page-token-once = Csak most az egyszer látható:
page-delete = Törlés
page-blocked = Letiltott személyek
page-unblock = Letiltás feloldása
page-data = Adataim
page-export = Minden letöltése
page-sign-out = Kijelentkezés
page-erase = Fiókom törlése
page-erase-sure = Végleg törlöd a fiókot? A feljegyzések megmaradnak, a neved nélkül.
page-not-loaded = Ez az oldal nem érkezett meg
page-current-password = A mostani jelszavad
page-erase-needs = A fiókod törléséhez előbb add meg fent a jelszavadat.
page-sessions = Hol vagy bejelentkezve
page-session-this = ez az eszköz
page-session-used = utoljára használva: { $time }
page-end-others = Kijelentkezés minden más helyen
page-end-others-needs = A máshol való kijelentkezéshez előbb add meg fent a jelszavadat.
page-confirm-mail = Az e-mail-cím megerősítése
page-confirm-it = Ez az én címem
page-confirmed = Az e-mail-címed meg van erősítve.
page-unconfirmed = Ez a cím még nincs megerősítve: nyisd meg az oda küldött levélben lévő hivatkozást. Mentsd el újra, ha másikat szeretnél kapni.
page-fill-level = A bot szintje a(z) { $seat }. helyen
