# Dopo il diluvio a parole: che cosa è successo, la posizione, che cosa si chiede.

## Numeri, merci e pezzi, come oggetti di una frase

flood-list = { $list } e { $last }
flood-number = { $count ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
   *[other] { $count }
  }
flood-workers = { $count ->
    [one] un lavoratore
   *[other] { $number } lavoratori
  }
flood-armies = { $count ->
    [one] un’armata
   *[other] { $number } armate
  }
flood-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
  }
flood-goods = { $name ->
    [textile] { $count ->
        [one] un tessuto
       *[other] { $number } tessuti
      }
    [tool] { $count ->
        [one] un attrezzo
       *[other] { $number } attrezzi
      }
   *[other] { $count ->
        [one] un’unità
       *[other] { $number } unità
      } di { $good }
  }
flood-given = { $name ->
    [textile] un tessuto
    [tool] un attrezzo
   *[other] { $good }
  }

## Luoghi

flood-in = { $name ->
    [eridu] ad Eridu
    [akkad] ad Akkad
    [amorites] presso gli Amorrei
    [assyria] in Assiria
    [chaldea] in Caldea
    [egypt] in Egitto
    [elam] in Elam
    [guti] presso i Gutei
    [hittites] presso gli Ittiti
    [kassites] presso i Cassiti
    [irrigation] nell’Irrigazione
    [weaving] nella Tessitura
    [scribes] tra gli Scribi
    [toolmakers] tra i Fabbri
    [pool] nella riserva
   *[other] a { flood-name }
  }
flood-to = { $name ->
    [eridu] ad Eridu
    [akkad] ad Akkad
    [amorites] presso gli Amorrei
    [assyria] in Assiria
    [chaldea] in Caldea
    [egypt] in Egitto
    [elam] in Elam
    [guti] presso i Gutei
    [hittites] presso gli Ittiti
    [kassites] presso i Cassiti
    [irrigation] all’Irrigazione
    [weaving] alla Tessitura
    [scribes] tra gli Scribi
    [toolmakers] tra i Fabbri
    [pool] nella riserva
   *[other] a { flood-name }
  }
flood-from = { $name ->
    [amorites] dagli Amorrei
    [assyria] dall’Assiria
    [chaldea] dalla Caldea
    [egypt] dall’Egitto
    [elam] dall’Elam
    [guti] dai Gutei
    [hittites] dagli Ittiti
    [kassites] dai Cassiti
    [irrigation] dall’Irrigazione
    [weaving] dalla Tessitura
    [scribes] dagli Scribi
    [toolmakers] dai Fabbri
    [pool] dalla riserva
   *[other] da { flood-name }
  }
flood-object = { $name ->
    [amorites] le terre degli Amorrei
    [assyria] l’Assiria
    [chaldea] la Caldea
    [egypt] l’Egitto
    [elam] l’Elam
    [guti] le terre dei Gutei
    [hittites] le terre degli Ittiti
    [kassites] le terre dei Cassiti
   *[other] { flood-name }
  }
flood-empire = { $name ->
    [amorites] l’impero degli Amorrei
    [assyria] l’impero d’Assiria
    [egypt] l’impero d’Egitto
    [elam] l’impero dell’Elam
    [guti] l’impero dei Gutei
    [hittites] l’impero degli Ittiti
    [kassites] l’impero dei Cassiti
   *[other] l’impero di { flood-name }
  }
flood-city = { $name ->
   *[other] la città { flood-in }
  }

## Che cosa ha fatto un giocatore: ciò che segue il suo nome

flood-then = { $told }, poi { $last }
flood-paid = { $told }, dopo aver pagato { $piece }
flood-repeated = { $told }, cedendo { $armies } per continuare
flood-went-on = Poi { $name } { $told }.
flood-did-pay = ha pagato { $piece }
flood-did-found = ha fondato una città { $where }
flood-did-move-city = ha spostato una città { $origin } { $destination }
flood-did-gain = { $told } e ha ottenuto { $box ->
    [scribes] uno scriba
   *[toolmakers] un fabbro
  }
flood-did-spend = ha speso { $goods }
flood-did-place = ha piazzato { $workers } { $where }
flood-did-spend-and-place = ha speso { $goods } e piazzato { $workers } { $where }
flood-did-deploy = { $count ->
    [one] ha piazzato con uno scriba { $workers } { $where }
   *[other] ha piazzato con due scribi { $workers } { $where }
  }
flood-did-deploy-both = ha piazzato con due scribi un lavoratore { $first } e uno { $second }
flood-did-move = ha spostato un lavoratore { $origin } { $destination }
flood-did-move-scribe = ha spostato uno scriba { $destination }
flood-did-recall = ha ripreso un lavoratore { $origin }
flood-did-ready = ha reso di nuovo pronto un fabbro
flood-swap = { $given } con { $received ->
    [wood] legno
    [metal] metallo
    [oil] olio
    [gold] oro
   *[lapis] lapislazzuli
  }
flood-swap-twice = due volte { $swap }
flood-swaps-in = { $where } { $swaps }
flood-did-trade = ha scambiato { $swaps }
flood-did-make = ha fabbricato { $goods } dal metallo
flood-did-create = ha creato { $empire } con { $armies }
flood-did-buy = ha comprato { $armies } con { $goods }
flood-did-equip = ha speso { $goods } per l’equipaggiamento{ $rank ->
    [none] {""}
   *[other] {" "}(rango { $rank })
  }
flood-did-equip-none = non ha comprato equipaggiamento (rango { $rank })
flood-did-rank = ha ottenuto il rango { $rank }
flood-did-begin = ha cominciato { $where }
flood-did-garrison = ha schierato { $armies } { $where }
flood-did-fight = { $outcome ->
    [won] ha invaso { $area }
    [taken] ha conquistato { $area }
    [lost] ha attaccato invano { $area }
   *[open] ha attaccato { $area }
  }
flood-fight-both = { $told }, perdendo { $lost } e distruggendo { $destroyed } di { $name }
flood-fight-hits = { $told }, distruggendo { $destroyed } di { $name }
flood-fight-misses = { $told }, perdendo { $lost }
flood-did-invade = ha invaso { $areas }
flood-did-reinforce = ha rinforzato { $areas }
flood-did-raze = ha raso al suolo la città di { $name } { $where } al prezzo di { $armies }
flood-did-reenter = ha ricominciato { $where }
flood-did-repeat = ha ceduto { $armies } per continuare
flood-did-pass = ha passato
flood-did-bid = ha offerto { $goods }
flood-did-pass-and-bid = ha passato e offerto { $goods }
flood-did-grow = ha fatto crescere { $city } per { $points }
flood-did-grow-with = ha fatto crescere { $city } con { $goods } per { $points }
flood-did-grow-none = non ha fatto crescere città
flood-rolled = { $name } ha tirato { $first } e { $second }: { $outcome ->
    [won] colpito, il territorio è conquistato
    [hit] colpito
    [lost] mancato, l’attacco è fallito
   *[miss] mancato
  }.

## Che cosa è avvenuto da sé

flood-order = L’ordine di gioco è { $names }.
flood-order-new = Il nuovo ordine di gioco è { $names }.
flood-order-stays = L’ordine di gioco resta com’era.
flood-turn-begins = Comincia il turno { $turn }.
flood-receives = { $name } riceve { $share }
flood-all-receive = Tutti ricevono { $share }.
flood-loses = Per il declino { $name } perde { $workers }
flood-all-lose = Per il declino tutti perdono { $workers }.
flood-scores = { $source ->
    [areas] Per i territori { $name } ottiene { $points }
    [workers] Per le maggioranze di lavoratori { $name } ottiene { $points }
   *[both] Per i territori e le maggioranze di lavoratori { $name } ottiene { $points }
  }
flood-scores-too = { $name } ottiene { $points }
flood-over = La partita è finita: { $name } vince con { $points }.

## La posizione

flood-text-when = Turno { $turn } di { $turns }, { $phase ->
    [actions] azioni
    [growth] crescita delle città
   *[over] fine
  }
flood-text-order = ordine { $names }
flood-text-passed = passo di { $names }
flood-text-head = { $column ->
    [sumerian] territorio sumero
    [outer] territorio esterno
    [box] casella
    [city] città
    [army] armata
    [power] vantaggio della città
    [empire] impero
    [most] fine
    [offers] offre
    [resource] risorsa
    [value] vale
    [buys] armate
    [stock] riserva
    [exchange] in cambio di
    [player] giocatore
    [points] punti
    [workers] lavor.
    [armies] armate
    [cities] città
   *[rank] rango
  }
flood-text-grown = cresciuta
flood-text-power = { $power ->
    [extra_exchange] uno scambio in più per commercio
    [extra_armies] nuovo impero: due armate in più
    [extra_points] +1 punto per territorio sumero
    [dear_to_raze] le tue città costano tre armate
    [free_scribe] alla fondazione uno scriba
    [extra_textile] un tessuto in più per turno
    [free_toolmaker] alla fondazione un fabbro
   *[none] –
  }
flood-text-sides = pronti + usati
flood-text-mark = { $mark ->
    [wins] vince
    [passed] passo, offerta { $bid }
   *[acts] di turno
  }
flood-text-legend =
    Lavoratori, armate: riserva personale/comune; terzo numero: sul tracciato punti.
    Rango: con il valore dell’equipaggiamento.
flood-text-empires = Imperi di questo turno e loro armate: { $empires }.
flood-text-production = Produzione per rango: { $yields }.
flood-text-yield = { $resource } { $yields } (tutti pari: { $level })
flood-text-growth = Crescita (2 di legno) con 0–4 beni di lusso diversi: { $points } punti.
flood-text-end = Fine: punti per chi ha più lavoratori lì alla fine della partita.
flood-text-board = { $what ->
    [values] Valori: { $list }.
    [trade] Accettati in cambio di { $list }.
    [offers] In offerta: { $list }.
    [most] Punti alla fine per chi ha più lavoratori: { $list }.
   *[powers] Vantaggi delle città: { $list }.
  }
flood-text-empty = Sono vuoti: { $areas }.
flood-text-city-of = { $grown ->
    [yes] una città cresciuta di { $name }
   *[no] una città di { $name }
  }
flood-text-workers-of = { $count ->
    [one] { $count } lavoratore di { $name }
   *[other] { $count } lavoratori di { $name }
  }
flood-text-armies-of = { $count ->
    [one] { $count } armata di { $name }
   *[other] { $count } armate di { $name }
  }
flood-text-sides-of = { $name }: pronti { $ready }, usati { $used }
flood-text-nobody = nessuno
flood-text-player = Posto { $seat }, { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
flood-text-in-hand = risorse: { $goods }
flood-text-in-stock = Nella riserva comune: { $goods }.
flood-text-pieces = { $kind ->
    [workers] lavoratori: { $pool } nella riserva personale, { $stock } in quella comune
   *[armies] armate: { $pool } nella riserva personale, { $stock } in quella comune
  }
flood-text-cities = { $count } città da fondare
flood-text-has-empire = impero { $empire }, rango { $rank }, equipaggiamento { $value }
flood-text-over = La partita è finita. Vince { $names }.

## Che cosa si chiede

flood-ask-order = Si estrae l’ordine di gioco.
flood-ask-dice = Si tirano i dadi.
flood-ask-surcharge = { $name }: qualcuno ha passato, quindi un’azione ha un supplemento. Pagalo o passa.
flood-ask-action = { $name }: scegli un’azione.
flood-ask-workers = { $name }: piazza lavoratori spendendo una risorsa, o spostali con gli scribi.
flood-ask-place = { $name }: piazza { $count ->
    [one] un lavoratore
   *[other] fino a { $count } lavoratori
  } in un solo luogo.
flood-ask-trade = { $name }: scambia nei territori esterni o fabbrica attrezzi dal metallo.
flood-ask-buy = { $name }: compra armate con grano, metallo o attrezzi.
flood-ask-equip = { $name }: equipaggia le armate. Equipaggiamento finora: { $value }.
flood-ask-at = { $name }: scegli il territorio sumero dove comincia l’impero.
flood-ask-garrison = { $name }: schiera una o due armate { $where }.
flood-ask-expand = { $name }: { $can ->
    [expand] invadi un territorio, radi al suolo una città o rinforza un’armata
   *[reenter] non hai più armate sul tabellone; ricomincia
  }.
flood-ask-fight = { $name }: { $count ->
    [one] un’armata
   *[other] { $count } armate
  } di { $defender } in difesa: { $area }. Il tuo rango è { $own }, l’altro { $other }: il migliore colpisce con { $better } o più, il peggiore con { $worse } o più. Tira ancora o fermati.
flood-ask-again = { $name }: continua al prezzo di un’armata o termina il turno.
flood-ask-bid = { $name }: offri risorse per l’ordine di gioco. Offerta finora: { $value }.
flood-ask-grow = { $name }: fai crescere le città, ognuna con due unità di legno e beni di lusso diversi a scelta. Punti per 0–4 beni di lusso: { $points }.
flood-may = Puoi scrivere: { $texts }
flood-have-hand = Le tue risorse: { $goods }.
flood-have-pools = Nella tua riserva: lavoratori { $workers }, armate { $armies }.
