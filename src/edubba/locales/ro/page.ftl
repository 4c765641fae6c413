# Pagina: tot ce spune ea însăși.

page-title = Două jocuri din Sumerul antic
page-claim = Joacă împotriva prietenilor sau a boților, imediat și fără cont.
page-foot = Edubba era la sumerieni „casa tăblițelor”, școala. Acesta este un proiect neoficial al fanilor, liber și deschis.
page-foot-api = Pentru programatori
page-skip = Mergi la conținut
page-navigation = Pagini
page-lobby = Mese
page-my-games = Partidele mele
page-sign-in = Conectare
page-language = Limbă
page-theme = Aspect
page-theme-auto = Ca sistemul
page-theme-light = Luminos
page-theme-dark = Întunecat
page-sumeria = Sumeria
page-sumeria-picture = Tabla jocului Sumeria: opt zone de influență între două râuri
page-sumeria-facts = 3 sau 4 jucători, 45 de minute, de Dirk Liekens
page-sumeria-about = Trimite comercianți prin opt zone de influență, ridică-le pe cele potrivite și ia-le jetoanele de influență.
page-flood = După potop
page-flood-picture = Tabla jocului „După potop”: orașele Sumerului și ținuturile din jur
page-flood-facts = 3 jucători, 2–3 ore, de Martin Wallace
page-flood-about = Dezvoltă orașele Sumerului, fă comerț cu ținuturi îndepărtate și lasă imperii să se ridice și să cadă de-a lungul a cinci runde.
page-play-now = Joacă acum
page-moment = O clipă…
page-new-table = Masă nouă
page-players = Jucători
page-seat = Locul { $seat }
page-seat-me = Eu, pe acest dispozitiv
page-seat-open = liber
page-seat-bot = Bot: { $level }
page-level = { $level ->
    [apprentice] ucenic
    [scribe] scrib
    [greedy] lacom
    [random] la întâmplare
   *[other] { $level }
  }
page-seat-name = Numele de la locul { $seat }
page-hot-seat = { $name } { $seat }
page-clock = Timp de gândire
page-clock-none = fără ceas
page-clock-fast = în direct: 15 minute plus 15 secunde pe tură
page-clock-slow = în direct: o oră plus 30 de secunde pe tură
page-clock-days = prin corespondență: 3 zile plus o zi pe tură
page-clock-kind-none = fără ceas
page-clock-kind-live = în direct
page-clock-kind-days = prin corespondență
page-board = Tablă
page-option = { $name ->
    [start_tie] Egalitate la start
    [final_tiebreak] Egalitate la final
    [decline] Declin
   *[other] { $name }
  }
page-option-value = { $value ->
    [tied_only] între cei aflați la egalitate
    [all_players] între toți jucătorii
    [best_kind] după cel mai bun tip
    [full_series] după toate tipurile, pe rând
    [one_each] câte un muncitor
    [all] toți muncitorii
   *[other] { $value }
  }
page-private = Doar cu invitație
page-rated = Cu clasament
page-open-table = Deschide masa
page-gathering = Masa așteaptă jucători
page-gathering-about = { $count ->
    [one] Un loc este liber. Trimite linkul sau pune acolo un bot.
    [few] { $count } locuri sunt libere. Trimite linkul sau pune acolo boți.
   *[other] { $count } de locuri sunt libere. Trimite linkul sau pune acolo boți.
  }
page-link = Linkul mesei
page-copy = Copiază
page-copied = Copiat
page-your-name = Numele tău
page-take-seat = Așază-te aici
page-take-another = Ia și acest loc
page-fill = Pune un bot aici
page-leave-seat = Ridică-te
page-cancel-table = Închide masa
page-turn = Tura
page-your-turn = E rândul tău
page-waits = { $name } este la rând
page-won = Victorie: { $names }
page-ended = { $how ->
    [cancelled] Masa a fost închisă
   *[other] Partida a fost abandonată
  }
page-steps = Tura aceasta până acum
page-changes = Ce se schimbă
page-choices = Ce poți face
page-places = { $count ->
    [one] Un loc, ca listă
    [few] { $count } locuri, ca listă
   *[other] { $count } de locuri, ca listă
  }
page-clear = Șterge selecția
page-undo = Anulează
page-reset = Reia tura de la început
page-commit = Confirmă tura
page-complete = Tura e completă: confirm-o sau anuleaz-o.
page-confirm = Întreabă înainte ca o tură să conteze
page-sound = Sunet când e rândul meu
page-keys = Taste: U înapoi, R de la capăt, C confirmă
page-saving = Se salvează…
page-nothing-there = Acolo nu se poate face nimic acum. Se cere: { $asked }
page-first = Alege mai întâi „{ $words }”, apoi se poate face ceva acolo.
page-zoom = Mărimea tablei
page-zoom-in = Mai mare
page-zoom-out = Mai mică
page-bot = Bot { $level }
page-you = tu
page-resigned = a cedat
page-away = nu e aici
page-on-holiday = în vacanță
page-time-left = Timp rămas
page-watching = { $count ->
    [one] O persoană privește.
    [few] { $count } persoane privesc.
   *[other] { $count } de persoane privesc.
  }
page-question = { $what ->
    [take-back] { $name } cere să ia înapoi o mutare.
   *[abandon] { $name } cere încheierea partidei fără rezultat.
  }
page-yes = Acceptă
page-no = Refuză
page-withdraw = Retrage cererea
page-more = Mai multe
page-take-back = Cere să iei mutarea înapoi
page-abandon = Cere încheierea partidei
page-holiday = Pleacă în vacanță
page-back = Întoarce-te
page-resign = Cedează
page-resign-sure = Cedezi definitiv? Un bot joacă mai departe în locul tău.
page-return = Joc eu mai departe
page-rematch = Joacă din nou
page-rematch-join = Mergi la revanșă
page-rematch-wanted = Cineva vrea să joace din nou: masa este pregătită.
page-record = Descarcă înregistrarea
page-rolled = Zaruri: { $dice }
page-log = Jurnal
page-log-empty = Încă nu s-a întâmplat nimic.
page-talk = Jurnal și discuție
page-chat = Chat ({ $count })
page-chat-empty = Încă nu a scris nimeni nimic.
page-say = Scrie ceva
page-come-in = Intră ca oaspete pentru a discuta
page-send = Trimite
page-loading = Se încarcă…
page-reconnecting = Se reface conexiunea… poziția va fi exact cea salvată.
page-offline = Serverul nu răspunde; verifică conexiunea și încearcă din nou.
page-not-saved = Legătura s-a întrerupt înainte de răspuns; vezi pe tablă dacă s-a salvat.
page-trouble = Ceva nu a mers bine; reîncarcă pagina.
page-not-found = Nu s-a găsit
page-again = Încearcă din nou
page-nowhere = La această adresă nu este nimic; verifică cum e scrisă.
page-no-match = Partida nu există sau este doar cu invitație; cere linkul.
page-signed-out = Nu mai ești autentificat aici; autentifică-te din nou.
page-shut-out = Contul tău este suspendat pe acest site; întreabă administratorul.
page-too-many = Ai prea multe ferestre deschise aici; închide câteva și încearcă din nou.
page-status-waiting = așteaptă jucători
page-status-running = în desfășurare
page-status-over = încheiată
page-waiting-tables = Mese care așteaptă jucători
page-no-tables = Nicio masă nu așteaptă jucători. Deschide una.
page-running-matches = Partide de urmărit
page-no-running = Momentan nu joacă nimeni în public.
page-finished-matches = Partide încheiate
page-no-games = Nu ești în nicio partidă. Începe una de pe prima pagină.
page-finished = Partide încheiate
page-no-finished = Nicio partidă nu s-a încheiat încă.
page-register = Creează un cont
page-have-account = Am cont
page-no-account = Nu am cont
page-name = Nume
page-password = Parolă
page-email = Adresă de e-mail
page-forgot = Ai uitat parola?
page-send-link = Trimite-mi un link
page-link-sent = Dacă adresa este cunoscută, un link este pe drum.
page-new-password = Parolă nouă
page-password-set = Parola este setată.
page-account = Contul meu
page-about-me = Despre mine
page-mail = Înștiințări prin e-mail
page-digest = O dată pe zi, nu imediat
page-webhook = Adresă webhook
page-save = Salvează
page-saved = Salvat.
page-mail-and-password = E-mail și parolă
page-save-mail = Schimbă adresa de e-mail
page-save-password = Schimbă parola
page-tokens = Tokenuri personale
page-tokens-about = Cu un token, un program al tău joacă în numele tău.
page-token-name = La ce folosește
page-make-token = Creează un token
page-token-once = Apare doar de data aceasta:
page-delete = Șterge
page-blocked = Persoane blocate
page-unblock = Deblochează
page-data = Datele mele
page-export = Descarcă tot
page-sign-out = Deconectare
page-erase = Șterge contul meu
page-erase-sure = Ștergi contul definitiv? Înregistrările rămân, fără numele tău.
page-not-loaded = Această pagină nu a sosit
page-current-password = Parola ta actuală
page-erase-needs = Pentru a-ți șterge contul, introdu întâi parola mai sus.
page-sessions = Unde ești conectat
page-session-this = acest dispozitiv
page-session-used = folosit ultima dată { $time }
page-end-others = Deconectează-mă în rest
page-end-others-needs = Ca să te deconectezi în altă parte, introdu mai întâi parola mai sus.
page-confirm-mail = Confirmă adresa de e-mail
page-confirm-it = Aceasta este adresa mea
page-confirmed = Adresa ta de e-mail este confirmată.
page-unconfirmed = Această adresă nu este încă confirmată: deschide linkul din mailul trimis acolo. Salveaz-o din nou ca să primești altul.
page-fill-level = Nivelul botului pe locul { $seat }
