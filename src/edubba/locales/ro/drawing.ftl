# Words in pictures.

draw-title = Sumeria
draw-dynasty = Dinastia
draw-round = Etapa
draw-bag = Jetoane de influență în săculeț
draw-points = puncte
draw-supply = Comercianți în rezervă
draw-ascendant = În ascendență
draw-to-move = la rând
draw-winner = victorie
draw-start-player = Jucător de start
draw-kind-E = economic
draw-kind-M = militar
draw-kind-P = politic
draw-kind-R = religios
draw-status-chance = Urmează o extragere
draw-status-setup = { $name } plasează un comerciant
draw-status-play = { $name } este la rând
draw-status-take = { $name } ia jetoane de influență
draw-status-over = Victorie: { $names }
draw-last = Ultima acțiune: { $action }
