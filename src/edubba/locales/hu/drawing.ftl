# Words in pictures.

draw-title = Sumeria
draw-dynasty = Korszak
draw-round = Forduló
draw-bag = Jelzők a zsákban
draw-points = pont
draw-supply = Kereskedők a készletben
draw-ascendant = A három leghatalmasabb egyike
draw-to-move = soron van
draw-winner = győztes
draw-start-player = Kezdőjátékos
draw-kind-E = kereskedelmi
draw-kind-M = katonai
draw-kind-P = politikai
draw-kind-R = vallási
draw-status-chance = Húzás következik
draw-status-setup = { $name } lerak egy kereskedőt
draw-status-play = { $name } van soron
draw-status-take = { $name } jelzőket vesz el
draw-status-over = Győzelem: { $names }
draw-last = Utolsó akció: { $action }
