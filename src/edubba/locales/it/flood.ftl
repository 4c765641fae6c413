# After the Flood: refusals, texts, boards, positions. A refusal follows its rule's number, so it begins small.

## A word that belongs to another step

flood-r21-order-first = prima si estrae l’ordine di gioco.
flood-r21-no-order = l’ordine di gioco si estrae una volta sola, prima del primo turno.
flood-r47-step = { $seat } deve scegliere un’azione: fondare una città, spostare una città, piazzare lavoratori, commerciare, creare un impero, espandere l’impero o passare.
flood-r47-first = { $action ->
    [workers] i lavoratori si piazzano con l’azione «Piazzare lavoratori»; scegli prima quella.
    [trade] si scambiano risorse e si fabbricano attrezzi con l’azione «Commerciare»; scegli prima quella.
   *[expand] si invade, si rade al suolo e si rinforza con l’azione «Espandere l’impero»; scegli prima quella.
  }
flood-r50-step = qualcuno ha passato: { $seat } prima paga per l’azione una risorsa, un lavoratore o un’armata, oppure passa.
flood-r63-step = { $seat } sta piazzando lavoratori: può spendere una risorsa, usare uno scriba o finire con «Fatto».
flood-r63-spend-first = prima si spende una risorsa; poi { $where } si possono piazzare lavoratori.
flood-r65-step = una risorsa è stata spesa: ora { $seat } dice dove vanno i lavoratori e quanti sono.
flood-r79-step = { $seat } sta commerciando: può fare uno scambio in un territorio esterno, fabbricare un attrezzo dal metallo o finire con «Fatto».
flood-r96-step = { $seat } deve scegliere il territorio sumero in cui comincia l’impero.
flood-r102-step = { $seat } può comprare armate con grano, metallo o attrezzi o finire con «Fatto».
flood-r102-board = si stanno ancora comprando armate; arrivano sul tabellone solo quando sono equipaggiate.
flood-r105-step = { $seat } può equipaggiare le armate con risorse o finire con «Fatto».
flood-r105-board = si stanno ancora equipaggiando le armate; dopo arrivano sul tabellone.
flood-r108-step = { $seat } deve schierare una o due armate nel territorio iniziale.
flood-r112-step = { $seat } sta espandendo l’impero: può invadere, radere al suolo una città, rinforzare o rientrare.
flood-r118-step = il combattimento continua: { $seat } tira di nuovo i dadi o ferma il combattimento.
flood-r126-step = { $seat } può cedere un’armata per continuare o finire con «Fatto».
flood-r137-step = { $seat } ha passato e può offrire risorse per l’ordine di gioco o finire con «Fatto».
flood-r137-board = { $seat } ha passato e in questo turno non compie altre azioni; ora si possono solo offrire risorse.
flood-r142-step = { $seat } ora può far crescere le sue città o finire con «Fatto».
flood-r130-dice-first = prima si tirano i dadi per { $seat }.
flood-r130-no-dice = ora non si tirano i dadi.
flood-r156-over = la partita è finita.

## Surcharge, pass, bid

flood-r53-pool-empty = { $piece ->
    [worker] nella tua riserva personale non resta nessun lavoratore con cui pagare.
   *[army] nella tua riserva personale non resta nessuna armata con cui pagare.
  }
flood-r53-not-in-hand = non hai questa risorsa per pagare: { $resource }.
flood-r54-paid = hai pagato per un’azione, quindi devi farne una; passare è gratuito e si fa invece di pagare.
flood-r56-nothing-left = dopo questo pagamento ({ $resource }) non potresti più compiere nessuna azione; paga con altro o passa.
flood-r56-no-action = dopo questo pagamento ({ $piece ->
    [worker] un lavoratore
   *[army] un’armata
  }) non potresti più compiere nessuna azione; paga con altro o passa.
flood-r49-nothing-done = in questa azione non hai ancora fatto nulla.
flood-r49-no-work = non puoi né piazzare né spostare un lavoratore: servono una risorsa e un lavoratore nella riserva personale, oppure uno scriba pronto.
flood-r49-no-trade = ora nessuno scambio è possibile, e nemmeno un attrezzo si può fabbricare.
flood-r49-no-expansion = { $why ->
    [empire] in questo turno non hai creato nessun impero.
    [pool] nella tua riserva personale non resta nessuna armata.
   *[other] non c’è nulla da invadere, da radere al suolo o da rinforzare.
  }
flood-r128-no-repeat = continuare costa un’armata, e per ciò che segue ne servono altre; armate nella tua riserva personale: { $pool }.
flood-r137-not-in-hand = non hai questa risorsa da offrire: { $resource }.

## Cities

flood-r57-city = { $area } ha già una città; l’ha fondata { $seat }.
flood-r57-army = { $where } { $seat } ha un’armata.
flood-r58-outer = questo territorio ({ $area }) non è sumero; le città stanno solo in Sumer.
flood-r60-all-placed = tutte le tue { $count } città sono sul tabellone; spostane invece una.
flood-r60-markers-left = puoi ancora fondare { $count } città; una città si sposta solo quando tutte e quattro sono sul tabellone.
flood-r60-same-area = la città è già { $where }; deve andare altrove.
flood-r61-not-own = { $where } non hai nessuna città.
flood-r142-not-own = { $where } non hai nessuna città da far crescere.
flood-r143-wood = per la crescita servono { $needed } unità di legno; tu ne hai { $count }.
flood-r144-not-in-hand = non hai questa risorsa da spendere per la crescita: { $resource }.
flood-r146-grown = la città { $where } è già cresciuta.

## Workers

flood-r63-spent = in questa azione hai già speso una risorsa.
flood-r63-not-in-hand = non hai questa risorsa da spendere: { $resource }.
flood-r63-pool-empty = nella tua riserva personale non resta nessun lavoratore.
flood-r63-too-many = la risorsa permette { $allowed ->
    [one] { $allowed } lavoratore
   *[other] { $allowed } lavoratori
  }, non { $count }.
flood-r63-pool = nella tua riserva personale { $pool ->
    [one] c’è { $pool } lavoratore
   *[other] ci sono { $pool } lavoratori
  }, non { $count }.
flood-r66-sumerian = { $area } è un territorio sumero; lì non stanno lavoratori.
flood-r66-scribes = ogni giocatore ha al massimo { $most } scribi; tu ne hai già { $there }.
flood-r69-none-ready = non hai nessuno scriba pronto.
flood-r70-pool-empty = nella tua riserva personale non resta nessun lavoratore da piazzare.
flood-r71-no-worker = { $where } non hai nessun lavoratore.
flood-r71-no-other-scribe = non hai nessun altro scriba pronto da spostare.
flood-r71-none-used = non hai nessun fabbro che abbia già lavorato.
flood-r71-stays = il lavoratore resterebbe { $where }.
flood-r76-fresh = { $count ->
    [one] il tuo scriba pronto è stato piazzato proprio in questa azione e si può
   *[other] i tuoi scribi pronti sono stati piazzati proprio in questa azione e si possono
  } usare solo dalla prossima.

## Trade

flood-r79-nobody = { $where } non hai né lavoratori né armate.
flood-r80-offers-nothing = { $where } non si offre nulla.
flood-r80-not-offered = { $where } non si offre { $wanted }.
flood-r80-pair = in cambio di { $wanted } non si accetta { $given }.
flood-r80-not-in-hand = non hai questa risorsa da dare: { $resource }.
flood-r81-stock-empty = nella riserva comune questa risorsa è esaurita: { $wanted }.
flood-r82-received = in questa azione di commercio hai già ricevuto { $wanted } { $origin }.
flood-r82-no-unit = { $kind ->
    [armies] { $where } ogni tua armata fa un solo scambio, e lì ne hai { $count }.
   *[workers] { $where } ogni tuo lavoratore fa un solo scambio, e lì ne hai { $count }.
  }
flood-r84-army = { $where } { $seat } ha un’armata, quindi lì non puoi commerciare.
flood-r85-sumerian = { $area } è un territorio sumero; si commercia solo con i territori esterni.
flood-r88-no-toolmaker = non hai nessun fabbro.
flood-r88-not-in-hand = non hai questa risorsa per fabbricare un attrezzo: { $resource }.
flood-r88-stock-empty = nella riserva comune questa risorsa è esaurita: { $wanted }.
flood-r91-used = { $count ->
    [one] il tuo fabbro ha
   *[other] tutti i tuoi fabbri hanno
  } già lavorato in questo turno.
flood-r92-not-traded = questa risorsa non si può ricevere con uno scambio: { $wanted }.

## Empires

flood-r94-has-one = in questo turno hai già creato un impero: { $empire }.
flood-r95-other-turn = questo impero non è del turno { $turn }: { $empire }; quelli possibili sono { $a }, { $b } e { $c }.
flood-r95-taken = { $seat } ha già creato questo impero in questo turno: { $empire }.
flood-r97-no-worker = un impero si crea dove si hanno lavoratori; { $where } non ne hai.
flood-r97-more = { $where } { $seat } ha più lavoratori di te: { $most } contro { $own }.
flood-r102-buys-none = con questa risorsa non si comprano armate: { $resource }; si comprano con grano, metallo e attrezzi.
flood-r102-not-in-hand = non hai questa risorsa per comprare armate: { $resource }.
flood-r104-stock-empty = tutte le tue { $count } armate sono già in gioco.
flood-r105-not-in-hand = non hai questa risorsa per l’equipaggiamento: { $resource }.
flood-r96-outer = questo territorio ({ $area }) non è sumero; l’impero di Sumer comincia in un territorio sumero.
flood-r108-pool = non puoi schierare { $count } armate; armate nella tua riserva personale: { $pool }.

## Expansion

flood-r12-one-way = la freccia parte { $origin } e non vi conduce.
flood-r13-dilmun = Dilmun non può mai essere invasa.
flood-r14-akkad = Akkad non può mai essere invasa.
flood-r111-wiped-out = non hai più nessuna armata sul tabellone; il tuo impero ({ $empire }) deve prima rientrare.
flood-r111-armies-left = hai ancora armate in { $count ->
    [one] { $count } territorio
   *[other] { $count } territori
  }; un impero rientra solo quando non ne ha più.
flood-r111-start-area = il tuo impero ({ $empire }) non può rientrare { $where }, ma solo dove comincia.
flood-r114-not-adjacent = nessuna tua armata confina con { $area }.
flood-r115-own-army = { $where } c’è già una tua armata; rinforzala invece.
flood-r121-no-city = { $where } non c’è nessuna città.
flood-r121-no-army = { $where } non hai nessuna armata.
flood-r121-price = radere al suolo la città { $where } costa { $needed } armate della riserva personale; tu ne hai { $pool }.
flood-r122-dear = Shuruppak protegge le città che possiede { $seat }: radere al suolo quella { $where } costa { $needed } armate della riserva personale; tu ne hai { $pool }.
flood-r124-own-city = la città { $where } è tua.
flood-r125-no-army = { $where } non hai nessuna armata da rinforzare.
flood-r125-full = { $where } ci sono già { $most } tue armate, e di più non ne sono ammesse.

## Texts

flood-parse-not-a-text = «{ $text }» non è una mossa di questo gioco; una mossa si scrive come found uruk, spend textile, place guti*2, swap mitanni grain>metal, invade nippur o done.
flood-parse-name = «{ $text }» nomina «{ $name }»; i nomi possibili qui sono: { $known }.
flood-parse-form = «{ $text }» non è scritta bene; si scrive così: { $form }
flood-parse-draw = «{ $text }» non è un’estrazione di questo gioco; si estrae un ordine di gioco come ~213 o un tiro di due dadi come ~34.

## Boards

flood-board-not-a-table = { $file }, { $place }: qui serve una tabella.
flood-board-unknown = { $file }, { $place }: «{ $name }» qui non è un nome noto; i nomi possibili sono: { $known }.
flood-board-missing = { $file }, { $place }: manca { $name }.
flood-board-number = { $file }, { $place }: «{ $value }» non è possibile; qui serve un numero intero, almeno { $least } e al massimo { $most }.
flood-board-not-names = { $file }, { $place }: qui serve una lista, con voci tra: { $known }.
flood-board-twice = { $file }, { $place }: { $name } compare due volte.
flood-board-power = { $file }, { $place }: «{ $value }» non è il vantaggio di questo territorio (R7); quello giusto è { $wanted }.
flood-board-not-offered = { $file }, { $place }: nessun territorio offre { $resource }; almeno uno deve farlo (R80).
flood-board-empty = { $file }, { $place }: qui qualcosa deve essere accettato (R80).
flood-board-self-trade = { $file }, { $place }: { $resource } non si può scambiare con la stessa risorsa (R80).
flood-board-growth = { $file }, { $place }: qui servono cinque numeri crescenti, da nessun bene di lusso a quattro (R145).
flood-board-three-empires = { $file }, { $place }: qui servono tre imperi con le loro armate (R95).
flood-board-pair = { $file }, { $place }: qui serve una coppia di territori.
flood-board-self-border = { $file }, { $place }: { $area } non può confinare con sé stesso.
flood-board-link-twice = { $file }, { $place }: { $a } e { $b } sono già collegati, da { $other }.
flood-board-sealed = { $file }, { $place }: { $area ->
    [dilmun] nessuna armata può entrare a Dilmun (R13)
   *[akkad] nessuno può invadere Akkad, ne partono soltanto frecce (R14)
  }.
flood-board-akkad = { $file }, { $place }: manca la freccia da akkad a babylon (R14).
flood-board-fine = { $file }: il tabellone { $name } è in ordine; { $borders ->
    [one] { $borders } confine
   *[other] { $borders } confini
  } e { $arrows ->
    [one] { $arrows } freccia
   *[other] { $arrows } frecce
  }.

## Positions set up from JSON

flood-view-order = { $place }: ogni giocatore compare una volta sola nell’ordine di gioco.
flood-view-no-order = { $place }: manca l’ordine di gioco.
flood-view-opening = { $place }: prima che l’ordine sia estratto non è successo nulla; questa posizione non è possibile.
flood-view-workers = { $place }: il giocatore { $seat } ha in tutto { $count ->
    [one] { $count } lavoratore
   *[other] { $count } lavoratori
  }; devono essere { $wanted } (R167).
flood-view-armies = { $place }: il giocatore { $seat } ha in tutto { $count ->
    [one] { $count } armata
   *[other] { $count } armate
  }; devono essere { $wanted } (R167).
flood-view-scribes = { $place }: il giocatore { $seat } ha { $count } scribi; il massimo è due (R66).
flood-view-track = { $place }: con questo punteggio il giocatore { $seat } può averne lì al massimo { $most } (R150).
flood-view-dilmun = { $place }: a Dilmun non può esserci nessuna armata (R169).
flood-view-akkad = { $place }: ad Akkad può avere un’armata solo chi ha creato quell’impero, non il giocatore { $seat } (R169).
flood-view-no-empire = { $place }: il giocatore { $seat } non ha nessun impero in questo turno, quindi non ha né armate né equipaggiamento (R103).
flood-view-grown = { $place }: solo una città cresce, e qui non ce n’è nessuna (R146).
flood-view-early-points = { $place }: prima della fine del primo turno nessuno ha punti o una città cresciuta (R140).
flood-view-empire-twice = { $place }: ogni impero si crea una volta sola per turno (R95).
flood-view-rank = { $place }: un giocatore ha un rango esattamente quando il suo impero è equipaggiato (R106).
flood-view-ranks = { $place }: i ranghi A, B, C seguono l’equipaggiamento, senza salti (R106).
flood-view-resource = { $place }: tra riserva comune e giocatori se ne contano { $count }; ne esistono { $most } (R168).
flood-view-lying = { $place }: risorse per un valore di { $lying } non sono né nella riserva comune né presso un giocatore, ma equipaggiamento e offerte danno { $told } (R168).
flood-view-bid = { $place }: ha fatto un’offerta solo chi ha passato (R137).
flood-view-growth = { $place }: le città crescono quando tutti hanno passato (R142).
flood-view-passed = { $place }: a chi ha passato si chiede un’offerta e nient’altro (R136).
flood-view-over = { $place }: alla fine armate, riserve personali, offerte e imperi sono sgombrati (R151).
flood-view-nothing-to-do = { $place }: qui al passo { $prompt } non c’è nulla da fare.
flood-view-pending = { $place }: questo non può stare nel passo ora aperto.
flood-view-attacker = { $place }: questo sta solo dove si devono tirare i dadi.
flood-view-received = { $place }: ogni tipo una volta, nell’ordine delle risorse.
flood-view-cannot-grow = { $place }: il giocatore { $seat } non può far crescere nessuna città, quindi non gli si chiede nulla (R143).
flood-view-no-pass = { $place }: nessuno ha passato, quindi non è dovuto nessun supplemento (R50).
flood-view-paid = { $place }: il supplemento è pagato esattamente quando qualcuno ha passato ed è in corso un’azione (R50).
flood-view-place = { $place }: i lavoratori si piazzano dopo aver speso una risorsa, e qui si dice quanti (R63).
flood-view-fresh = { $place }: questi scribi sono più di quelli pronti (R76).
flood-view-changed = { $place }: in questa azione si è fatto qualcosa, quindi qui deve stare true.
flood-view-swaps = { $place }: questi scambi sono più di quanti ne permettano lavoratori, armate e tipi (R82).
flood-view-extra = { $place }: con una città a Sippar è permesso un solo scambio in più (R164).
flood-view-needs-empire = { $place }: il giocatore { $seat } non ha un impero per questo passo (R100).
flood-view-early-equipment = { $place }: le armate si comprano prima di equipaggiarle (R102).
flood-view-pool = { $place }: per questo passo il giocatore { $seat } ha bisogno di un’armata nella riserva personale.
flood-view-at = { $place }: solo un nuovo impero di Sumer sceglie dove cominciare (R96).
flood-view-fight = { $place }: target e fight stanno insieme dove si devono tirare i dadi e nei passi fight e garrison, e si accordano con il passo.
flood-view-holder = { $place }: per questo passo { $area } è in mano al giocatore sbagliato (R109, R117).
flood-view-founding-workers = { $place }: i lavoratori di chi crea l’impero hanno lasciato il territorio iniziale (R108).
flood-view-reach = { $place }: l’attaccante non può arrivare a { $area } (R114, R109).
