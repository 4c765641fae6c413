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
