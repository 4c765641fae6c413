# Was die Seite neben den Bildern sagt.

scene-row = Stadtstaaten und Marker
scene-dynasty = Dynastie { $dynasty }, Durchgang { $round }
scene-task = { $task ->
    [draw] Als Nächstes wird gezogen
    [setup] Einen Händler auf einem freien Ort einsetzen
    [take] { $count ->
        [one] Einen Marker nehmen
       *[other] { $count } Marker nehmen
      }
   *[play] Einen Händler auf den Spielplan stellen, einen eigenen bewegen oder entfernen
  }
scene-add = Ein Händler nach { $place }
scene-remove = Vom Spielplan entfernen
scene-points = { $count ->
    [one] Punkt
   *[other] Punkte
  }
scene-workers = Arbeiter: persönlicher / allgemeiner Vorrat
scene-armies = Armeen: persönlicher / allgemeiner Vorrat
scene-cities = Städte übrig
scene-growths = Wachstumsmarker übrig
scene-empire = Reich
scene-rank = Rang (Ausrüstung)
scene-passed = Gepasst
scene-turn = { $phase ->
    [growth] Runde { $turn }, Ausbau der Städte
    [over] Runde { $turn }, Ende
   *[other] Runde { $turn }, Aktionen
  }
scene-word = { $word ->
    [found] Stadt gründen
    [move-city] Stadt verlegen
    [workers] Arbeiter einsetzen
    [trade] Handeln
    [empire] Reich errichten
    [expand] Expandieren
    [pass] Passen
    [pay] Bezahlen
    [worker] Ein Arbeiter
    [army] Eine Armee
    [spend] Ausgeben
    [scribe] Schreiber nutzen
    [pool] Arbeiter im persönlichen Vorrat
    [self] Der Schreiber selbst
    [toolmakers-used] Benutzte Werkzeugmacher
    [done] Fertig
    [done-workers] Keine weiteren Arbeiter
    [done-trade] Kein weiterer Handel
    [done-buy] Keine weiteren Armeen
    [done-equip] Keine weitere Ausrüstung
    [done-again] Nicht weiter expandieren
    [done-bid] Kein Gebot
    [done-bidding] Gebot abgegeben
    [done-grow] Kein weiterer Ausbau
    [place] Einsetzen
    [swap] Tauschen
    [buy] Armee kaufen für
    [equip] Ausrüsten mit
    [at] Beginnen in
    [garrison] Armeen aufstellen
    [invade] Einmarschieren
    [raze] Stadt zerstören
    [reinforce] Verstärken
    [reenter] Zurückkehren
    [roll] Würfeln
    [stop] Kampf abbrechen
    [again] Armee abgeben und weitermachen
    [bid] Bieten
    [make-tool] Werkzeug aus Metall herstellen
    [grow] Stadt ausbauen
   *[plain] Ohne Luxusgüter
  }
