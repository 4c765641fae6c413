# Ce spune pagina lângă imagini.

scene-row = Zone de influență și jetoane
scene-dynasty = Dinastia { $dynasty }, etapa { $round }
scene-task = { $task ->
    [draw] Urmează o extragere
    [setup] Se plasează un comerciant într-o localitate goală
    [take] { $count ->
        [one] Se ia un jeton
        [few] Se iau { $count } jetoane
       *[other] Se iau { $count } de jetoane
      }
   *[play] Se adaugă, se mută sau se elimină un comerciant propriu
  }
scene-add = Un comerciant la { $place }
scene-remove = Eliminare de pe tablă
scene-points = { $count ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }
scene-workers = Muncitori: rezerva proprie / comună
scene-armies = Armate: rezerva proprie / comună
scene-cities = Orașe rămase
scene-growths = Jetoane de dezvoltare rămase
scene-empire = Imperiu
scene-rank = Rang (echipament)
scene-passed = A pasat
scene-turn = { $phase ->
    [growth] Runda { $turn }, dezvoltarea orașelor
    [over] Runda { $turn }, sfârșit
   *[other] Runda { $turn }, acțiuni
  }
scene-word = { $word ->
    [found] Fondarea unui oraș
    [move-city] Mutarea unui oraș
    [workers] Plasarea muncitorilor
    [trade] Comerț
    [empire] Crearea unui imperiu
    [expand] Extinderea imperiului
    [pass] Pas
    [pay] Plată
    [worker] Un muncitor
    [army] O armată
    [spend] Cheltuire
    [scribe] Folosirea unui scrib
    [pool] Muncitori în rezerva proprie
    [self] Scribul însuși
    [toolmakers-used] Făurari folosiți
    [done] Gata
    [done-workers] Fără alți muncitori
    [done-trade] Fără alt comerț
    [done-buy] Fără alte armate
    [done-equip] Fără alt echipament
    [done-again] Fără altă extindere
    [done-bid] Fără licitare
    [done-bidding] Licitare încheiată
    [done-grow] Fără altă dezvoltare
    [place] Plasare
    [swap] Schimb
    [buy] Cumpărarea unei armate cu
    [equip] Echipare cu
    [at] Începere în
    [garrison] Așezarea armatelor
    [invade] Invazie
    [raze] Distrugerea unui oraș
    [reinforce] Întărire
    [reenter] Revenire
    [roll] Aruncarea zarurilor
    [stop] Oprirea luptei
    [again] Cedarea unei armate pentru a continua
    [bid] Licitare
    [make-tool] Făurirea unei unelte din metal
    [grow] Dezvoltarea unui oraș
   *[plain] Fără bunuri de lux
  }
