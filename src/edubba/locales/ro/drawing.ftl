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

# After the Flood.

draw-flood-title = După potop
draw-flood-turn = Runda { $turn } din 5
draw-flood-short = { $resource ->
    [grain] Gr
    [wood] Le
    [metal] Me
    [textile] Țe
    [tool] Un
    [oil] Ul
    [gold] Au
   *[lapis] La
  }
draw-flood-power = { $power ->
    [extra_exchange] un schimb în plus
    [extra_armies] imperiu: +2 armate
    [extra_points] +1 punct pe teritoriu
    [dear_to_raze] distrugerea: 3 armate
    [free_scribe] la fondare: un scrib
    [extra_textile] o țesătură în plus
   *[free_toolmaker] la fondare: un făurar
  }
draw-flood-water = { $name ->
    [upper_sea] Marea de Sus
   *[lower_sea] Marea de Jos
  }
draw-flood-turns = Runde și imperii
draw-flood-decline = Declin
draw-flood-ranks = Echipamentul armatelor
draw-flood-equipment = Valoarea echipamentului: { $value }
draw-flood-boxes = Muncitori acasă
draw-flood-side = { $side ->
    [ready] pregătiți
   *[used] folosiți
  }
draw-flood-goods = Resurse
draw-flood-value = valoare
draw-flood-stock = rezervă
draw-flood-source = în schimb pentru
draw-flood-yield = Cei mai mulți muncitori în casetă { $first }, al doilea { $second }, al treilea { $third }; toți egali { $all_level }
draw-flood-made = de un făurar
draw-flood-growth = Dezvoltare: 2 lemn + bunuri de lux
draw-flood-luxuries = { $count ->
    [one] { $count } bun de lux
    [few] { $count } bunuri de lux
   *[other] { $count } de bunuri de lux
  }: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
draw-flood-track = Pista de punctaj
draw-flood-order = Locul în ordinea de joc: { $place }
draw-flood-passed = a pasat, licitație { $bid }
draw-flood-held = { $resource }, în mână: { $count }
draw-flood-left = { $kind ->
    [workers] muncitori
    [armies] armate
    [cities] orașe
   *[growths] dezvoltare
  }
draw-flood-empire = imperiu · rang
draw-flood-pool = în rezerva proprie / în cea comună
draw-flood-points-end = Puncte la final pentru cei mai mulți muncitori: { $points }
draw-flood-muster = Imperiul { $name }, armate: { $count }
draw-flood-city = orașul lui { $name }
draw-flood-grown = dezvoltat
draw-flood-workers = muncitorii lui { $name }: { $count }
draw-flood-armies = armatele lui { $name }: { $count }
draw-flood-chance = { $draw ->
    [order] Se trage la sorți ordinea de joc
   *[dice] Se aruncă două zaruri
  }
draw-flood-asked = { $prompt ->
    [surcharge] plătește o piesă ca să acționezi sau pasează
    [workers] cheltuiește o resursă sau folosește scribi
    [place] plasează muncitori: cel mult { $count }
    [trade] schimbă sau făurește unelte
    [buy] cumpără armate
    [equip] echipează armatele
    [at] alege unde începe imperiul
    [garrison] o armată sau două în { $area }
    [expand] invadează, distruge sau întărește
    [fight] lupta pentru { $area }: aruncă sau oprește-te
    [again] cedează o armată și continuă, sau oprește-te
    [bid] licitează pentru ordinea de joc
    [grow] dezvoltă orașe
   *[action] alege o acțiune
  }
draw-flood-score = { $name }: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
