# Words in pictures.

draw-title = Sumeria
draw-dynasty = Dynasty
draw-round = Round
draw-bag = Markers in the bag
draw-points = points
draw-supply = Traders in the supply
draw-ascendant = Ascendant
draw-to-move = to move
draw-winner = winner
draw-start-player = Start player
draw-kind-E = economic
draw-kind-M = military
draw-kind-P = political
draw-kind-R = religious
draw-status-chance = A draw comes next
draw-status-setup = { $name } places a trader
draw-status-play = { $name } is to move
draw-status-take = { $name } takes markers
draw-status-over = Victory: { $names }
draw-last = Last action: { $action }
