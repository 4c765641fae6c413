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

# After the Flood.

draw-flood-title = Dopo il diluvio
draw-flood-turn = Turno { $turn } di 5
draw-flood-short = { $resource ->
    [grain] Gr
    [wood] Le
    [metal] Me
    [textile] Te
    [tool] At
    [oil] Ol
    [gold] Or
   *[lapis] La
  }
draw-flood-power = { $power ->
    [extra_exchange] uno scambio in più
    [extra_armies] impero: +2 armate
    [extra_points] +1 punto per territorio
    [dear_to_raze] raderla costa 3 armate
    [free_scribe] fondando: uno scriba
    [extra_textile] un tessuto in più
   *[free_toolmaker] fondando: un fabbro
  }
draw-flood-water = { $name ->
    [upper_sea] Mare Superiore
   *[lower_sea] Mare Inferiore
  }
draw-flood-turns = Turni e imperi
draw-flood-decline = Declino
draw-flood-ranks = Equipaggiamento delle armate
draw-flood-equipment = Valore dell’equipaggiamento: { $value }
draw-flood-boxes = Lavoratori in patria
draw-flood-side = { $side ->
    [ready] pronti
   *[used] usati
  }
draw-flood-goods = Risorse
draw-flood-value = valore
draw-flood-stock = riserva
draw-flood-source = in cambio di
draw-flood-yield = Più lavoratori nella casella { $first }, secondo { $second }, terzo { $third }; tutti pari { $all_level }
draw-flood-made = da un fabbro
draw-flood-growth = Crescita: 2 legno + beni di lusso
draw-flood-luxuries = { $count ->
    [one] { $count } bene di lusso
   *[other] { $count } beni di lusso
  }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
draw-flood-track = Tracciato dei punti
draw-flood-order = Posto nell’ordine di gioco: { $place }
draw-flood-passed = ha passato, offerta { $bid }
draw-flood-held = { $resource }, in mano: { $count }
draw-flood-left = { $kind ->
    [workers] lavoratori
    [armies] armate
    [cities] città
   *[growths] crescita
  }
draw-flood-empire = impero · rango
draw-flood-pool = nella riserva personale / in quella comune
draw-flood-points-end = Punti finali per il maggior numero di lavoratori: { $points }
draw-flood-muster = Impero { $name }, armate: { $count }
draw-flood-city = città di { $name }
draw-flood-grown = cresciuta
draw-flood-workers = lavoratori di { $name }: { $count }
draw-flood-armies = armate di { $name }: { $count }
draw-flood-chance = { $draw ->
    [order] Si sorteggia l’ordine di gioco
   *[dice] Si tirano due dadi
  }
draw-flood-asked = { $prompt ->
    [surcharge] paga un pezzo per agire, o passa
    [workers] spendi una risorsa o usa gli scribi
    [place] piazza lavoratori: fino a { $count }
    [trade] scambia o fabbrica attrezzi
    [buy] compra armate
    [equip] equipaggia le armate
    [at] scegli dove comincia l’impero
    [garrison] un’armata o due in { $area }
    [expand] invadi, radi al suolo o rinforza
    [fight] combattimento per { $area }: tira o fermati
    [again] cedi un’armata per continuare, o fermati
    [bid] offri per l’ordine di gioco
    [grow] fai crescere le città
   *[action] scegli un’azione
  }
draw-flood-score = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
