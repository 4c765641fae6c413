# Ciò che la pagina dice accanto alle immagini.

scene-row = Città-stato e tessere
scene-dynasty = Dinastia { $dynasty }, turno { $round }
scene-task = { $task ->
    [draw] Segue un’estrazione
    [setup] Piazzare un commerciante in un insediamento vuoto
    [take] { $count ->
        [one] Prendere una tessera
       *[other] Prendere { $count } tessere
      }
   *[play] Aggiungere un commerciante, muoverne o rimuoverne uno proprio
  }
scene-add = Un commerciante a { $place }
scene-remove = Rimuovere dal tabellone
scene-points = { $count ->
    [one] punto
   *[other] punti
  }
scene-workers = Lavoratori: riserva personale / comune
scene-armies = Armate: riserva personale / comune
scene-cities = Città rimaste
scene-growths = Segnalini crescita rimasti
scene-empire = Impero
scene-rank = Rango (equipaggiamento)
scene-passed = Ha passato
scene-turn = { $phase ->
    [growth] Turno { $turn }, crescita delle città
    [over] Turno { $turn }, fine
   *[other] Turno { $turn }, azioni
  }
scene-word = { $word ->
    [found] Fondare una città
    [move-city] Spostare una città
    [workers] Piazzare lavoratori
    [trade] Commerciare
    [empire] Creare un impero
    [expand] Espandere l’impero
    [pass] Passare
    [pay] Pagare
    [worker] Un lavoratore
    [army] Un’armata
    [spend] Spendere
    [scribe] Usare uno scriba
    [pool] Lavoratori nella riserva personale
    [self] Lo scriba stesso
    [toolmakers-used] Fabbri già usati
    [done] Fatto
    [done-workers] Niente altri lavoratori
    [done-trade] Niente altro commercio
    [done-buy] Niente altre armate
    [done-equip] Niente altro equipaggiamento
    [done-again] Nessun’altra espansione
    [done-bid] Nessuna offerta
    [done-bidding] Offerta fatta
    [done-grow] Nessun’altra crescita
    [place] Piazzare
    [swap] Scambiare
    [buy] Comprare un’armata con
    [equip] Equipaggiare con
    [at] Cominciare in
    [garrison] Schierare armate
    [invade] Invadere
    [raze] Radere al suolo una città
    [reinforce] Rinforzare
    [reenter] Rientrare
    [roll] Tirare i dadi
    [stop] Fermare il combattimento
    [again] Cedere un’armata per continuare
    [bid] Offrire
    [make-tool] Fabbricare un attrezzo dal metallo
    [grow] Far crescere una città
   *[plain] Senza beni di lusso
  }
