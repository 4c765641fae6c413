# Ce spune pagina lângă imagini.

scene-row = Orașe-stat și jetoane
scene-dynasty = Dinastia { $dynasty }, runda { $round }
scene-task = { $task ->
    [draw] Urmează o extragere
    [setup] Se pune un comerciant într-o așezare liberă
    [take] { $count ->
        [one] Se ia un jeton
        [few] Se iau { $count } jetoane
       *[other] Se iau { $count } de jetoane
      }
   *[play] Se adaugă, se mută sau se elimină un comerciant propriu
  }
scene-add = Un comerciant la { $place }
scene-remove = De pe tablă afară
scene-points = { $count ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }
scene-workers = Muncitori: disponibili / rezervă
scene-armies = Armate: disponibile / rezervă
scene-cities = Orașe rămase
scene-growths = Jetoane de creștere rămase
scene-empire = Imperiu
scene-rank = Rang (echipament)
scene-passed = A pasat
scene-turn = { $phase ->
    [growth] Runda { $turn }, creștere
    [over] Runda { $turn }, sfârșit
   *[other] Runda { $turn }, acțiuni
  }
scene-word = { $word ->
    [found] Întemeierea unui oraș
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
    [pool] Muncitori disponibili
    [self] Scribul însuși
    [toolmakers-used] Făurari folosiți
    [done] Gata
    [place] Plasare
    [swap] Schimb
    [buy] Cumpărarea unei armate cu
    [equip] Echipare cu
    [at] Începere în
    [garrison] Armate în garnizoană
    [invade] Invazie
    [raze] Distrugerea unui oraș
    [reinforce] Întărire
    [reenter] Reintrare
    [roll] Aruncarea zarurilor
    [stop] Oprirea luptei
    [again] Renunțarea la o armată pentru a continua
    [bid] Licitare
    [make-tool] Unealtă din metal
    [grow] Creșterea unui oraș
   *[plain] Fără bunuri de lux
  }
