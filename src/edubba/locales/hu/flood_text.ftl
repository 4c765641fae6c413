# Az Áradás után szavakban: mi történt, az állás, mi a kérdés.

## Számok, árucikkek és bábuk, tárgyesetben

flood-list = { $list } és { $last }
flood-number = { $count ->
    [1] egy
    [2] két
    [3] három
    [4] négy
    [5] öt
    [6] hat
    [7] hét
    [8] nyolc
    [9] kilenc
    [10] tíz
   *[other] { $count }
  }
flood-workers = { $number } munkást
flood-armies = { $number } sereget
flood-points = { $count } pontot
flood-goods = { $number } { $name ->
    [grain] gabonát
    [wood] fát
    [metal] fémet
    [textile] textilt
    [tool] szerszámot
    [oil] olajat
    [gold] aranyat
   *[lapis] lapis lazulit
  }
flood-given = { $name ->
    [grain] gabonát
    [wood] fát
    [metal] fémet
    [textile] textilt
    [tool] szerszámot
    [oil] olajat
    [gold] aranyat
   *[lapis] lapis lazulit
  }

## Helyek

flood-in = { $name ->
    [sippar] Szipparban
    [babylon] Babilonban
    [nippur] Nippurban
    [shuruppak] Suruppakban
    [umma] Ummában
    [uruk] Urukban
    [ur] Urban
    [lagash] Lagasban
    [eridu] Eriduban
    [akkad] Akkádban
    [amorites] az amoritáknál
    [assyria] Asszíriában
    [chaldea] Káldeában
    [dilmun] Dilmunban
    [egypt] Egyiptomban
    [elam] Elámban
    [guti] Gutiban
    [hittites] a hettitáknál
    [isin] Iszinben
    [kassites] a kasszitáknál
    [larsa] Larszában
    [mitanni] Mitanniban
    [irrigation] az öntözésnél
    [weaving] a fonás-szövésnél
    [scribes] az írnokoknál
    [toolmakers] a szerszámkészítőknél
    [pool] a saját készletben
   *[other] itt: { flood-name }
  }
flood-to = { $name ->
    [sippar] Szipparba
    [babylon] Babilonba
    [nippur] Nippurba
    [shuruppak] Suruppakba
    [umma] Ummába
    [uruk] Urukba
    [ur] Urba
    [lagash] Lagasba
    [eridu] Eriduba
    [akkad] Akkádba
    [amorites] az amoritákhoz
    [assyria] Asszíriába
    [chaldea] Káldeába
    [dilmun] Dilmunba
    [egypt] Egyiptomba
    [elam] Elámba
    [guti] Gutiba
    [hittites] a hettitákhoz
    [isin] Iszinbe
    [kassites] a kasszitákhoz
    [larsa] Larszába
    [mitanni] Mitanniba
    [irrigation] az öntözéshez
    [weaving] a fonás-szövéshez
    [scribes] az írnokokhoz
    [toolmakers] a szerszámkészítőkhöz
    [pool] a saját készletbe
   *[other] ide: { flood-name }
  }
flood-from = { $name ->
    [sippar] Szipparból
    [babylon] Babilonból
    [nippur] Nippurból
    [shuruppak] Suruppakból
    [umma] Ummából
    [uruk] Urukból
    [ur] Urból
    [lagash] Lagasból
    [eridu] Eriduból
    [akkad] Akkádból
    [amorites] az amoritáktól
    [assyria] Asszíriából
    [chaldea] Káldeából
    [dilmun] Dilmunból
    [egypt] Egyiptomból
    [elam] Elámból
    [guti] Gutiból
    [hittites] a hettitáktól
    [isin] Iszinből
    [kassites] a kasszitáktól
    [larsa] Larszából
    [mitanni] Mitanniból
    [irrigation] az öntözéstől
    [weaving] a fonás-szövéstől
    [scribes] az írnokoktól
    [toolmakers] a szerszámkészítőktől
    [pool] a saját készletből
   *[other] innen: { flood-name }
  }
flood-object = { $name ->
    [sippar] Szippart
    [babylon] Babilont
    [nippur] Nippurt
    [shuruppak] Suruppakot
    [umma] Ummát
    [uruk] Urukot
    [ur] Urt
    [lagash] Lagast
    [eridu] Eridut
    [akkad] Akkádot
    [amorites] az amoriták földjét
    [assyria] Asszíriát
    [chaldea] Káldeát
    [dilmun] Dilmunt
    [egypt] Egyiptomot
    [elam] Elámot
    [guti] Gutit
    [hittites] a hettiták földjét
    [isin] Iszint
    [kassites] a kassziták földjét
    [larsa] Larszát
    [mitanni] Mitannit
   *[other] ezt: { flood-name }
  }
flood-empire = { $name ->
    [sumer] a sumer birodalmat
    [amorites] az amoriták birodalmát
    [hittites] a hettiták birodalmát
    [kassites] a kassziták birodalmát
   *[other] { flood-name } birodalmát
  }
flood-city = { $name ->
   *[other] városát { flood-in }
  }

## Mit tett egy játékos: a neve utáni mondatrészek

flood-then = { $told }, majd { $last }
flood-paid = { $told }, miután pluszköltségként beadott { $piece }
flood-repeated = { $told }, és a folytatáshoz beadott { $armies }
flood-went-on = { $name } ezután { $told }.
flood-did-pay = beadott { $piece }
flood-did-found = várost alapított { $where }
flood-did-move-city = áthelyezett egy várost { $origin } { $destination }
flood-did-gain = { $told }, és kapott { $box ->
    [scribes] egy írnokot
   *[toolmakers] egy szerszámkészítőt
  }
flood-did-spend = beadott { $goods }
flood-did-place = { $workers } helyezett el { $where }
flood-did-spend-and-place = beadott { $goods }, és { $workers } helyezett el { $where }
flood-did-deploy = { $count ->
    [one] egy írnokkal { $workers } helyezett el { $where }
   *[other] két írnokkal { $workers } helyezett el { $where }
  }
flood-did-deploy-both = két írnokkal egy-egy munkást helyezett el { $first } és { $second }
flood-did-move = áthelyezett egy munkást { $origin } { $destination }
flood-did-move-scribe = áthelyezett egy írnokot { $destination }
flood-did-recall = visszavett egy munkást { $origin }
flood-did-ready = ismét bevethetővé tett egy szerszámkészítőt
flood-swap = { $given } { $received ->
    [wood] fára
    [metal] fémre
    [oil] olajra
    [gold] aranyra
   *[lapis] lapis lazulira
  }
flood-swap-twice = kétszer { $swap }
flood-swaps-in = { $where } { $swaps }
flood-did-trade = { $swaps } cserélt
flood-did-make = fémből { $goods } készített
flood-did-create = létrehozta { $empire }, és kapott hozzá { $armies }
flood-did-buy = { $armies } vett, cserébe { $goods } adott
flood-did-equip = felszerelésre { $goods } adott{ $rank ->
    [none] {""}
   *[other] {" "}(rang: { $rank })
  }
flood-did-equip-none = nem vett felszerelést (rang: { $rank })
flood-did-rank = rangja { $rank } lett
flood-did-begin = { $where } kezdett
flood-did-garrison = { $armies } helyezett el { $where }
flood-did-fight = { $outcome ->
    [won] lerohanta { $area }
    [taken] harcban elfoglalta { $area }
    [lost] hiába támadta { $area }
   *[open] megtámadta { $area }
  }
flood-fight-both = { $told } ({ $name } ellen harcolva elvesztett { $lost }, és elpusztított { $destroyed })
flood-fight-hits = { $told } ({ $name } ellen harcolva elpusztított { $destroyed })
flood-fight-misses = { $told } (közben elvesztett { $lost })
flood-did-invade = lerohanta { $areas }
flood-did-reinforce = megerősítette { $areas }
flood-did-raze = elpusztította { $name } városát { $where }, amihez beadott { $armies }
flood-did-reenter = { $where } kezdte újra
flood-did-repeat = a folytatáshoz beadott { $armies }
flood-did-pass = passzolt
flood-did-bid = { $goods } licitált
flood-did-pass-and-bid = passzolt, és { $goods } licitált
flood-did-grow = megnövelte { $city }, és { $points } kapott
flood-did-grow-with = megnövelte { $city }, beadott hozzá { $goods }, és { $points } kapott
flood-did-grow-none = nem növelt várost
flood-rolled = { $name } dobása { $first } és { $second }: { $outcome ->
    [won] talált, és a terület elesett
    [hit] talált
    [lost] nem talált, a támadás kudarcba fulladt
   *[miss] nem talált
  }.

## Ami magától történt

flood-order = A játéksorrend: { $names }.
flood-order-new = Az új játéksorrend: { $names }.
flood-order-stays = A játéksorrend nem változott.
flood-turn-begins = Kezdődik { $turn ->
    [1] az 1.
    [5] az 5.
   *[other] a { $turn }.
  } forduló.
flood-receives = { $name } kap { $share }
flood-all-receive = Mindenki kap { $share }.
flood-loses = A hanyatlás miatt { $name } elveszít { $workers }
flood-all-lose = A hanyatlás miatt mindenki elveszít { $workers }.
flood-scores = { $source ->
    [areas] Az uralt területekért { $name } kap { $points }
    [workers] A legtöbb munkásért { $name } kap { $points }
   *[both] Az uralt területekért és a legtöbb munkásért { $name } kap { $points }
  }
flood-scores-too = { $name } kap { $points }
flood-over = A játéknak vége: { $name } győzött, és { $points } gyűjtött.

## Az állás

flood-text-when = { $turn }. forduló ({ $turns } közül), { $phase ->
    [actions] cselekedetek
    [growth] városok növelése
   *[over] a játék vége
  }
flood-text-order = sorrend: { $names }
flood-text-passed = passzolt: { $names }
flood-text-head = { $column ->
    [sumerian] sumer terület
    [outer] nem-sumer terület
    [box] doboz
    [city] város
    [army] sereg
    [power] a város képessége
    [empire] birodalom
    [most] vége
    [offers] kínálat
    [resource] erőforrás
    [value] érték
    [buys] sereg
    [stock] készlet
    [exchange] ezekért adják
    [player] játékos
    [points] pont
    [workers] munkás
    [armies] sereg
    [cities] város
   *[rank] rang
  }
flood-text-grown = megnövelve
flood-text-power = { $power ->
    [extra_exchange] kereskedéskor eggyel több csere
    [extra_armies] új birodalom: két sereggel több
    [extra_points] +1 pont uralt sumer területenként
    [dear_to_raze] városaid ára három sereg
    [free_scribe] alapításkor egy írnok
    [extra_textile] fordulónként egy textil
    [free_toolmaker] alapításkor egy szerszámkészítő
   *[none] –
  }
flood-text-sides = bevethető + felhasznált
flood-text-mark = { $mark ->
    [wins] győztes
    [passed] passzolt, licit: { $bid }
   *[acts] ő következik
  }
flood-text-legend =
    Munkás, sereg: saját/közös készlet; harmadik szám: munkás a pontsávon.
    Rang: a felszerelés értékével.
flood-text-empires = E forduló birodalmai és seregeik: { $empires }.
flood-text-production = Termelés helyezés szerint: { $yields }.
flood-text-yield = { $resource } { $yields } (ha mind egyformák: { $level })
flood-text-growth = Növekedés 2 fáért, 0–4 különböző luxuscikkel: { $points } pont.
flood-text-end = Vége: pont az ott legtöbb munkásért a játék végén.
flood-text-board = { $what ->
    [values] Értékek: { $list }.
    [trade] Cserébe elfogadják – { $list }.
    [offers] Kínálat: { $list }.
    [most] Pontok a végén a legtöbb munkásért: { $list }.
   *[powers] A városok képességei: { $list }.
  }
flood-text-empty = Üres: { $areas }.
flood-text-city-of = { $grown ->
    [yes] megnövelt város ({ $name })
   *[no] város ({ $name })
  }
flood-text-workers-of = { $count } munkás ({ $name })
flood-text-armies-of = { $count } sereg ({ $name })
flood-text-sides-of = { $name }: { $ready } bevethető, { $used } felhasznált
flood-text-nobody = senki
flood-text-player = { $seat }. játékos, { $name }: { $points } pont
flood-text-in-hand = erőforrásai: { $goods }
flood-text-in-stock = A közös készletben: { $goods }.
flood-text-pieces = { $kind ->
    [workers] munkás: { $pool } a saját, { $stock } a közös készletben
   *[armies] sereg: { $pool } a saját, { $stock } a közös készletben
  }
flood-text-cities = még { $count } alapítható város
flood-text-has-empire = birodalom: { $empire }, rang: { $rank }, felszerelés: { $value }
flood-text-over = A játéknak vége. { $names } győzött.

## Mi a kérdés

flood-ask-order = A játéksorrend kihúzása következik.
flood-ask-dice = Dobás következik.
flood-ask-surcharge = { $name }: valaki már passzolt, ezért a cselekedetnek pluszköltsége van. Fizesd meg, vagy passzolj.
flood-ask-action = { $name }: válassz cselekedetet.
flood-ask-workers = { $name }: rakj fel munkásokat egy erőforrásért, vagy helyezd át őket írnokokkal.
flood-ask-place = { $name }: rakj fel legfeljebb { $count } munkást egyetlen helyre.
flood-ask-trade = { $name }: cserélj a nem-sumer területeken, vagy készíts fémből szerszámot.
flood-ask-buy = { $name }: végy seregeket gabonáért, fémért vagy szerszámért.
flood-ask-equip = { $name }: szereld fel a seregeket. Felszerelés eddig: { $value }.
flood-ask-at = { $name }: válaszd ki a sumer területet, ahol a birodalom kezdődik.
flood-ask-garrison = { $name }: helyezz el { $where } egy vagy két sereget.
flood-ask-expand = { $name }: { $can ->
    [expand] rohanj le egy területet, pusztíts el egy várost, vagy erősíts meg egy sereget
   *[reenter] nincs több sereged a játéktáblán; kezdd újra
  }.
flood-ask-fight = { $name }: { $area } még { $count } sereg védi ({ $defender }). A te rangod { $own }, a védőé { $other }: a jobbnak { $better }, a rosszabbnak { $worse } kell legalább. Dobj újra, vagy hagyd abba.
flood-ask-again = { $name }: folytasd egy sereg árán, vagy fejezd be a lépésedet.
flood-ask-bid = { $name }: licitálj erőforrásokkal a játéksorrendért. A licit eddig: { $value }.
flood-ask-grow = { $name }: növelj meg városokat, mindegyiket két fáért és tetszőleges különböző luxuscikkekért. Pontok 0–4 luxuscikkért: { $points }.
flood-may = Ezek írhatók be: { $texts }
flood-have-hand = Erőforrásaid: { $goods }.
flood-have-pools = A saját készletben: munkás { $workers }, sereg { $armies }.
