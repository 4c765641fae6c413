# Words in pictures.

draw-title = Sumeria
draw-dynasty = Dinastia
draw-round = Turno
draw-bag = Tessere nel sacchetto
draw-points = punti
draw-supply = Commercianti nella scorta
draw-ascendant = In ascesa
draw-to-move = di turno
draw-winner = vittoria
draw-start-player = Giocatore iniziale
draw-kind-E = economica
draw-kind-M = militare
draw-kind-P = politica
draw-kind-R = religiosa
draw-status-chance = Segue un’estrazione
draw-status-setup = { $name } piazza un commerciante
draw-status-play = { $name } è di turno
draw-status-take = { $name } prende tessere
draw-status-over = Vittoria: { $names }
draw-last = Ultima azione: { $action }
