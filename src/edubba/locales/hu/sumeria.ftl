# Sumeria: why something is not allowed. The rule's number stands before each sentence.

sumeria-r10-occupied = { $settlement } foglalt, { $seat } kereskedője áll ott; egy településen csak egy kereskedő lehet.
sumeria-r14-draw-first = előbb húzás következik: { $what ->
    [tile] a sor következő városállamlapkája
    [start] a kezdőjátékos
   *[marker] a következő jelző a zsákból
  }.
sumeria-r14-no-draw-now = most nincs húzás; { $seat } rak le egy kereskedőt.
sumeria-r14-tile-lies = ez a városállamlapka már a sorban van: { $name }.
sumeria-r14-bag-has-none = nincs több { $kind ->
    [E] kereskedelmi
    [M] katonai
    [P] politikai
   *[R] vallási
  } jelző a zsákban.
sumeria-r14-no-such-seat = { $players } fős játszmában { $seat } nem létezik.
sumeria-r14-other-draw = most mást kell húzni: { $what ->
    [tile] egy városállamlapkát a sorba
    [start] a kezdőjátékost
   *[marker] egy jelzőt a zsákból
  }.
sumeria-r18-placing = még a kereskedők lerakása folyik; { $seat } tesz egyet egy üres településre.
sumeria-r22-take-first = a korszak kiértékelése folyik; előbb { $seat } vesz el jelzőket.
sumeria-r22-no-take-now = jelzőket a korszak végén lehet elvenni; most akció következik: egy kereskedő felrakása, mozgatása vagy levétele.
sumeria-r23-no-trader = { $settlement } üres, nincs ott kereskedő; { $seat } csak egyik saját kereskedőjével cselekedhet.
sumeria-r23-not-own = itt ({ $settlement }) { $owner } kereskedője áll; { $seat } csak egyik saját kereskedőjével cselekedhet.
sumeria-r26-supply-empty = { $seat } készletében nincs több kereskedő.
sumeria-r37-stays = a kereskedő már itt áll: { $settlement }; a mozgás egy másik településen ér véget.
sumeria-r37-occupied = { $settlement } foglalt, { $seat } kereskedője áll ott; a mozgás üres településen ér véget.
sumeria-r37-must-stop = { $stop } üres, a kereskedőnek ott meg kell állnia, és nem juthat el idáig: { $destination }.
sumeria-r37-no-way = nincs olyan kereskedőút, amely kisvárosban vagy faluban való letérés nélkül ide vezet: { $destination } (innen: { $origin }).
sumeria-r40-turns-off = { $at }: a kereskedő itt egyenesen megy tovább, mert { $kind ->
    [town] kisvárosban
    [village] faluban
   *[city] városban
  } nem lehet letérni; ezért ez a cél nem érhető el: { $destination }.
sumeria-r48-number = { $position ->
    [1] az első
   *[2] a második
  } városállamnál { $wanted ->
    [1] egy
   *[other] { $wanted }
  } jelzőt kell elvenni, nem pedig ennyit: { $given }.
sumeria-r48-not-on-display = { $position ->
    [1] az 1.
   *[other] a { $position }.
  } hely fölött { $there ->
    [0] nincs { $kind ->
        [E] kereskedelmi
        [M] katonai
        [P] politikai
       *[R] vallási
      } jelző
   *[other] csak { $there } { $kind ->
        [E] kereskedelmi
        [M] katonai
        [P] politikai
       *[R] vallási
      } jelző van
  }, a kért szám { $wanted }; ami ott van: { $shown }.
sumeria-r55-no-draw-now = most nincs húzás; { $seat } van soron.
sumeria-r55-bag-has-none = nincs több { $kind ->
    [E] kereskedelmi
    [M] katonai
    [P] politikai
   *[R] vallási
  } jelző a zsákban.
sumeria-r55-other-draw = most mást kell húzni: egy jelzőt a zsákból.
sumeria-r60-over = a játszma véget ért.

## Texts

sumeria-parse-not-a-text = „{ $text }” nem lépés ebben a játékban; egy lépés így néz ki: +{ $example }, { $example }>{ $other }, -{ $example }, *EM vagy ~E.
sumeria-parse-no-settlement = „{ $text }”: ezen a játéktáblán ({ $board }) nincs „{ $name }” nevű település.
sumeria-parse-no-markers = „{ $text }” olyasmit vesz el, ami nem jelző; a fajták: E, M, P és R.
sumeria-parse-marker-order = „{ $text }” rossz sorrendben sorolja fel a fajtákat; helyesen: { $ordered }.
sumeria-parse-no-draw = „{ $text }” nem húzás ebben a játékban; húzni városállamot, fajtát (E, M, P, R) vagy egy játékos sorszámát lehet.

## Boards

sumeria-board-not-a-table = { $file }, { $place }: ide táblázat kell, legfeljebb 56 településsel.
sumeria-board-bad-id = { $file }, { $place }: „{ $value }” nem azonosító; kisbetűk, számjegyek és aláhúzásjelek állhatnak benne, elöl betű.
sumeria-board-state-twice = { $file }, { $place }: ez a városállam kétszer szerepel: { $state }.
sumeria-board-states = { $file }, { $place }: itt { $count } városállam áll; egy játéktáblán pontosan 8 van (R2).
sumeria-board-settlement-entry = { $file }, { $place }: egy településhez pontosan kind és state kell.
sumeria-board-bad-kind = { $file }, { $place }: „{ $value }” nem településtípus; a típusok: city, town és village.
sumeria-board-unknown-state = { $file }, { $place }: „{ $value }” nem városállama ennek a játéktáblának.
sumeria-board-short-route = { $file }, { $place }: egy kereskedőút legalább két települést köt össze.
sumeria-board-unknown-settlement = { $file }, { $place }: „{ $value }” nem települése ennek a játéktáblának.
sumeria-board-isolated = { $file }, { $place }: { $settlement } nem fekszik kereskedőúton; minden településnek legalább egyen kell feküdnie (R3).
sumeria-board-state-size = { $file }, { $place }: { $state } kereskedőutak menti { $kind ->
    [city] városainak
    [town] kisvárosainak
   *[village] falvainak
  } száma { $count } ({ $found }); egy városállamban ennyi van: { $wanted } (R2).
sumeria-board-branch-at = { $file }, { $place }: „{ $value }” nem a city, town és village típusokból álló lista.
sumeria-board-segment-loop = { $file }, { $place }: a kereskedőút egy településből önmagába vezet: { $settlement }.
sumeria-board-segment-twice = { $file }, { $place }: ez a szakasz már kereskedőúthoz tartozik ({ $other }. út): { $a } – { $b }; minden szakasz pontosan egy kereskedőúthoz tartozik.
sumeria-board-city-routes = { $file }, { $place }: ebbe a városba { $count ->
    [0] nem vezet
   *[other] csak egy
  } kereskedőút{ $count ->
    [0] {""}
   *[other] {" "}vezet
  }: { $city }; legalább kettőnek ott kell kezdődnie, végződnie vagy áthaladnia (R39).
sumeria-board-no-border = { $file }, { $place }: egyetlen kereskedőút sem vezet át egyik városállamból a másikba; legalább egy szakasznak át kell vezetnie (R30).
sumeria-board-not-connected = { $file }, { $place }: az első városból nem { $count ->
    [1] érhető el ez a település: { $settlement }
   *[other] érhető el { $settlement } és további települések, összesen { $count }
  }; az összes településnek össze kell kapcsolódnia (R3).
sumeria-board-too-large = { $file }, { $place }: a kereskedőutak túl számosak vagy túl hosszúak a program számára ({ $sizes }).
sumeria-board-drawing = { $file }, { $place }: a rajzban csak places és rivers állhat.
sumeria-board-drawing-places = { $file }, { $place }: x és y vagy mind az 56 településhez kell, vagy egyikhez sem.
sumeria-board-point = { $file }, { $place }: „{ $value }” nem koordinátapár.
sumeria-board-fine = { $file }: a játéktábla ({ $name }) rendben van; { $routes } kereskedőút.
sumeria-board-warn-crossing = { $settlement }: kettőnél több út vezet ide; a kereskedő egyenesen megy tovább (R40).
sumeria-board-warn-dead-end = { $settlement }: a kereskedőút itt véget ér (R41).

## Positions set up from JSON

sumeria-view-kinds = { $place }: ide a négy fajta kell, E, M, P és R, mindegyik a maga darabszámával.
sumeria-view-kind = { $place }: „{ $value }” nem jelzőfajta; a fajták: E, M, P és R.
sumeria-view-unknown-state = { $place }: „{ $value }” nem városállama a játéktáblának.
sumeria-view-state-twice = { $place }: ez a városállamlapka már a sorban van: { $value }.
sumeria-view-unknown-settlement = { $place }: „{ $value }” nem települése a játéktáblának.
sumeria-view-display-gap = { $place }: a jelzők balról töltik fel a mezőket, és ez előtt még van üres mező.
sumeria-view-display = { $place }: játék közben az első három hely fölött három, kettő és egy jelző van.
sumeria-view-display-taking = { $place }: a jelzők elvétele közben a még ki nem értékelt helyek fölött három, kettő és egy jelző van.
sumeria-view-display-over = { $place }: a végén nem marad jelző a helyek fölött.
sumeria-view-no-start = { $place }: a kereskedők lerakásától kezdve ismert a kezdőjátékos.
sumeria-view-early-start = { $place }: a kezdőjátékos húzása a hat jelző után következik.
sumeria-view-early-markers = { $place }: a jelzők húzása a nyolc lapka után következik.
sumeria-view-nothing-to-draw = { $place }: már hat jelző van itt, nincs több húzás.
sumeria-view-controller = { $place }: a jelzőket az veszi el, akié { $position ->
    [1] az 1.
   *[other] a { $position }.
  } helyen a legnagyobb befolyás; ő most: { $controller }.
sumeria-view-no-controller = { $place }: ezen a helyen a városállamban nincs kereskedő, ezért senki sem vesz el jelzőt: { $position }.
sumeria-view-over = { $place }: a játszma a 6. korszak 3. fordulójában ér véget.
sumeria-view-all-placed = { $place }: { $count } kereskedő áll a játéktáblán, tehát a lerakás befejeződött, és a játék már elkezdődött.
sumeria-view-placing-seat = { $place }: { $count } lerakott kereskedő után { $seat ->
    [1] az 1.
   *[other] a { $seat }.
  } játékos következik a lerakással.
sumeria-view-traders = { $place }: { $seat ->
    [1] az 1.
   *[other] a { $seat }.
  } játékosnak { $board } kereskedője van a játéktáblán és { $supply } a készletében; összesen ennyi kell: { $each } (R11).
sumeria-view-trader-count = { $place }: { $seat ->
    [1] az 1.
   *[other] a { $seat }.
  } játékosnak { $board } kereskedője van a játéktáblán; ebben a pillanatban legalább { $least }, legfeljebb { $most } lehet.
sumeria-view-markers = { $place }: ebből a fajtából ({ $kind }) a zsákban, a helyek fölött, a játékosoknál és az eldobottak közt összesen { $count } jelző van; 9 kell (R5).
sumeria-view-markers-out = { $place }: a megszerzett vagy eldobott jelzők száma { $count }; eddig ennyinek kell lennie: { $wanted }.
sumeria-view-won = { $place }: eddig egy játékos nem szerezhetett { $count } jelzőt; a lehetséges legtöbb { $most }.

## The position in words

sumeria-text-when = { $dynasty }. korszak a hatból, { $round }. forduló a háromból
sumeria-text-start = kezdőjátékos: { $name }
sumeria-text-bag = a zsákban: { $bag }
sumeria-text-state = városállam
sumeria-text-markers = jelzők
sumeria-text-city = város
sumeria-text-towns = kisvárosok
sumeria-text-villages = falvak
sumeria-text-player = játékos
sumeria-text-supply = készlet
sumeria-text-points = pont
sumeria-text-acts = soron van
sumeria-text-wins = győztes
sumeria-text-nobody = nincs
sumeria-text-letters = A jelzők fajtái: E kereskedelmi, M katonai, P politikai, R vallási.
sumeria-text-spot = { $kind ->
    [c] város
    [t] { $number }. kisváros
   *[v] { $number }. falu
  }
sumeria-place = { $kind ->
    [c] { $state } (város)
    [t] { $state } ({ $number }. kisváros)
    [v] { $state } ({ $number }. falu)
   *[other] { $state }
  }
sumeria-text-state-line = { $place ->
    [0] Még nincs a sorban
   *[other] { $place }. hely
  }: { $state }. { $place ->
    [1] Jelzők: { $markers }.{" "}
    [2] Jelzők: { $markers }.{" "}
    [3] Jelzők: { $markers }.{" "}
   *[other] {""}
  }Kereskedők: { $traders }.
sumeria-text-player-line = { $seat }. játékos, { $name }: készletben { $supply }, jelzők { $won }, { $points } pont.
sumeria-text-over = A játszma véget ért. { $count ->
    [one] A győztes: { $names }.
   *[other] A győztesek: { $names }.
  }
sumeria-text-draw = Húzás következik.
sumeria-text-take = { $name }: { $count ->
    [one] egy jelzőt
   *[other] { $count } jelzőt
  } kell elvenni { $place ->
    [1] az 1.
   *[other] a { $place }.
  } helyről; ami ott van: { $shown }.
sumeria-text-place = { $name }: egy kereskedőt kell lerakni egy üres településre.
sumeria-text-turn = { $name }: egy kereskedőt kell felrakni, mozgatni vagy levenni.
sumeria-tell-place = { $name } lerak egy kereskedőt ide: { $settlement }.
sumeria-tell-add = { $name } felrak egy kereskedőt ide: { $settlement }.
sumeria-tell-move = { $name } mozgat egy kereskedőt innen: { $origin }, ide: { $destination }.
sumeria-tell-remove = { $name } leveszi az itt álló kereskedőt: { $settlement }.
sumeria-tell-take = { $name } ezt veszi el: { $kinds }.
sumeria-tell-marker = Húzás a zsákból: { $kind ->
    [E] kereskedelmi
    [M] katonai
    [P] politikai
   *[R] vallási
  } jelző ({ $kind }).
sumeria-tell-start = A kezdőjátékos: { $name }.
sumeria-tell-tile = { $state } { $place ->
    [1] az 1.
    [5] az 5.
   *[other] a { $place }.
  } helyre kerül a sorban.
sumeria-tell-gets = { $name } ezt kapja: { $kinds }.
sumeria-tell-discards = Kikerül a játékból: { $kinds }.
sumeria-tell-rises = { $state } feljebb kerül, új helye: { $place }.
sumeria-tell-drops = { $state } lejjebb kerül, új helye: { $place }.
sumeria-tell-dynasty = Kezdődik a következő korszak: { $dynasty }; kezdőjátékos: { $name }.
sumeria-tell-row = A sor balról: { $states }.
sumeria-tell-drawn = A zsákból húzott jelzők: { $kinds }.
