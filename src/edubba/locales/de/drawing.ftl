# Words in pictures.

draw-title = Sumeria
draw-dynasty = Dynastie
draw-round = Durchgang
draw-bag = Marker im Beutel
draw-points = Punkte
draw-supply = Händler im Vorrat
draw-ascendant = Aufstrebend
draw-to-move = am Zug
draw-winner = Sieg
draw-start-player = Startspieler
draw-kind-E = wirtschaftlich
draw-kind-M = militärisch
draw-kind-P = politisch
draw-kind-R = religiös
draw-status-chance = Als Nächstes wird gezogen
draw-status-setup = { $name } setzt einen Händler ein
draw-status-play = { $name } ist am Zug
draw-status-take = { $name } nimmt Marker
draw-status-over = Sieg: { $names }
draw-last = Letzte Aktion: { $action }

# After the Flood.

draw-flood-title = Nach der Flut
draw-flood-turn = Runde { $turn } von 5
draw-flood-short = { $resource ->
    [grain] Ge
    [wood] Ho
    [metal] Me
    [textile] Te
    [tool] We
    [oil] Öl
    [gold] Go
   *[lapis] La
  }
draw-flood-power = { $power ->
    [extra_exchange] ein Tausch mehr
    [extra_armies] Reich: 2 Armeen mehr
    [extra_points] +1 Punkt je Gebiet
    [dear_to_raze] Zerstören: 3 Armeen
    [free_scribe] Gründung: Schreiber
    [extra_textile] ein Textil mehr
   *[free_toolmaker] Gründung: Werkzeugmacher
  }
draw-flood-water = { $name ->
    [upper_sea] Oberes Meer
   *[lower_sea] Unteres Meer
  }
draw-flood-turns = Runden und Reiche
draw-flood-decline = Niedergang
draw-flood-ranks = Ausrüstung der Armeen
draw-flood-equipment = Wert der Ausrüstung: { $value }
draw-flood-boxes = Arbeiter daheim
draw-flood-side = { $side ->
    [ready] bereit
   *[used] benutzt
  }
draw-flood-goods = Rohstoffe
draw-flood-value = Wert
draw-flood-stock = Vorrat
draw-flood-source = im Tausch gegen
draw-flood-yield = Meiste Arbeiter im Feld { $first }, Zweiter { $second }, Dritter { $third }; alle gleich { $all_level }
draw-flood-made = aus Metall
draw-flood-growth = Ausbau: 2 Holz + Luxus
draw-flood-luxuries = { $count ->
    [one] { $count } Luxusgut
   *[other] { $count } Luxusgüter
  }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
draw-flood-track = Punkteleiste
draw-flood-order = Platz in der Spielerreihenfolge: { $place }
draw-flood-passed = gepasst, Gebot { $bid }
draw-flood-held = { $resource }, auf der Hand: { $count }
draw-flood-left = { $kind ->
    [workers] Arbeiter
    [armies] Armeen
    [cities] Städte
   *[growths] Ausbau
  }
draw-flood-empire = Reich · Rang
draw-flood-pool = im persönlichen / im allgemeinen Vorrat
draw-flood-points-end = Punkte am Ende für die meisten Arbeiter: { $points }
draw-flood-muster = Reich { $name }, Armeen: { $count }
draw-flood-city = Stadt von { $name }
draw-flood-grown = ausgebaut
draw-flood-workers = Arbeiter von { $name }: { $count }
draw-flood-armies = Armeen von { $name }: { $count }
draw-flood-chance = { $draw ->
    [order] Die Spielerreihenfolge wird ausgelost
   *[dice] Zwei Würfel werden geworfen
  }
draw-flood-asked = { $prompt ->
    [surcharge] zahle ein Teil für die Aktion oder passe
    [workers] gib einen Rohstoff aus oder nutze Schreiber
    [place] setze Arbeiter ein: bis zu { $count }
    [trade] tausche oder stelle Werkzeug her
    [buy] kaufe Armeen
    [equip] rüste die Armeen aus
    [at] wähle, wo das Reich beginnt
    [garrison] eine Armee oder zwei in { $area }
    [expand] marschiere ein, zerstöre oder verstärke
    [fight] Kampf um { $area }: würfeln oder aufhören
    [again] gib eine Armee ab und mach weiter, oder hör auf
    [bid] biete um die Spielerreihenfolge
    [grow] baue Städte aus
   *[action] wähle eine Aktion
  }
draw-flood-score = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
