# Was die Seite neben den Bildern sagt.

scene-row = Stadtstaaten und Marker
scene-dynasty = Dynastie { $dynasty }, Runde { $round }
scene-task = { $task ->
    [draw] Als Nächstes wird gezogen
    [setup] Einen Händler in eine leere Siedlung setzen
    [take] { $count ->
        [one] Einen Marker nehmen
       *[other] { $count } Marker nehmen
      }
   *[play] Einen Händler einsetzen, einen eigenen bewegen oder entfernen
  }
scene-add = Ein Händler nach { $place }
scene-remove = Vom Brett nehmen
scene-points = { $count ->
    [one] Punkt
   *[other] Punkte
  }
scene-workers = Arbeiter: verfügbar / Vorrat
scene-armies = Armeen: verfügbar / Vorrat
scene-cities = Städte übrig
scene-growths = Wachstumsmarker übrig
scene-empire = Reich
scene-rank = Rang (Ausrüstung)
scene-passed = Gepasst
scene-turn = { $phase ->
    [growth] Runde { $turn }, Wachstum
    [over] Runde { $turn }, Ende
   *[other] Runde { $turn }, Aktionen
  }
scene-word = { $word ->
    [found] Stadt gründen
    [move-city] Stadt verlegen
    [workers] Arbeiter einsetzen
    [trade] Handeln
    [empire] Reich gründen
    [expand] Reich ausdehnen
    [pass] Passen
    [pay] Bezahlen
    [worker] Ein Arbeiter
    [army] Eine Armee
    [spend] Ausgeben
    [scribe] Schreiber einsetzen
    [pool] Verfügbare Arbeiter
    [self] Der Schreiber selbst
    [toolmakers-used] Benutzte Werkzeugmacher
    [done] Fertig
    [place] Einsetzen
    [swap] Tauschen
    [buy] Armee kaufen für
    [equip] Ausrüsten mit
    [at] Beginnen in
    [garrison] Armeen als Besatzung
    [invade] Einmarschieren
    [raze] Stadt zerstören
    [reinforce] Verstärken
    [reenter] Neu beginnen
    [roll] Würfeln
    [stop] Kampf abbrechen
    [again] Armee aufgeben und weitermachen
    [bid] Bieten
    [make-tool] Werkzeug aus Metall machen
    [grow] Stadt wachsen lassen
   *[plain] Ohne Luxusgüter
  }
