# După potop în cuvinte: ce s-a întâmplat, poziția, ce se cere.

## Numere, bunuri și piese, ca obiecte ale unei propoziții

flood-list = { $list } și { $last }
flood-number = { $count ->
    [1] una
    [2] două
    [3] trei
    [4] patru
    [5] cinci
    [6] șase
    [7] șapte
    [8] opt
    [9] nouă
    [10] zece
   *[other] { $count }
  }
flood-workers = { $count ->
    [2] doi muncitori
    [one] un muncitor
    [few] { $number } muncitori
   *[other] { $number } de muncitori
  }
flood-armies = { $count ->
    [one] o armată
    [few] { $number } armate
   *[other] { $number } de armate
  }
flood-points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
  }
flood-goods = { $name ->
    [textile] { $count ->
        [one] o țesătură
        [few] { $number } țesături
       *[other] { $number } de țesături
      }
    [tool] { $count ->
        [one] o unealtă
        [few] { $number } unelte
       *[other] { $number } de unelte
      }
   *[other] { $count ->
        [one] o unitate
        [few] { $number } unități
       *[other] { $number } de unități
      } de { $good }
  }
flood-given = { $name ->
    [textile] o țesătură
    [tool] o unealtă
   *[other] { $good }
  }

## Locuri

flood-in = { $name ->
    [amorites] la amoriți
    [hittites] la hitiți
    [kassites] la casiți
    [irrigation] la Irigații
    [weaving] la Țesătorie
    [scribes] la Scribi
    [toolmakers] la Făurari
    [pool] în rezervă
   *[other] în { flood-name }
  }
flood-to = { $name ->
    [amorites] la amoriți
    [hittites] la hitiți
    [kassites] la casiți
    [irrigation] la Irigații
    [weaving] la Țesătorie
    [scribes] la Scribi
    [toolmakers] la Făurari
    [pool] în rezervă
   *[other] în { flood-name }
  }
flood-from = { $name ->
    [amorites] de la amoriți
    [hittites] de la hitiți
    [kassites] de la casiți
    [irrigation] de la Irigații
    [weaving] de la Țesătorie
    [scribes] de la Scribi
    [toolmakers] de la Făurari
    [pool] din rezervă
   *[other] din { flood-name }
  }
flood-object = { $name ->
    [babylon] Babilonul
    [egypt] Egiptul
    [amorites] ținutul amoriților
    [hittites] ținutul hitiților
    [kassites] ținutul casiților
   *[other] { flood-name }
  }
flood-empire = { $name ->
    [amorites] imperiul amoriților
    [hittites] imperiul hitiților
    [kassites] imperiul casiților
    [assyria] imperiul Asiriei
    [chaldea] imperiul Caldeei
    [egypt] imperiul Egiptului
   *[other] imperiul { flood-name }
  }
flood-city = { $name ->
   *[other] orașul { flood-from }
  }

## Ce a făcut un jucător: ce urmează după numele lui

flood-then = { $told }, apoi { $last }
flood-paid = { $told }, după ce a plătit { $piece }
flood-repeated = { $told }, cedând { $armies } ca să continue
flood-went-on = Apoi { $name } { $told }.
flood-did-pay = a plătit { $piece }
flood-did-found = a fondat un oraș { $where }
flood-did-move-city = a mutat un oraș { $origin } { $destination }
flood-did-gain = { $told } și a primit { $box ->
    [scribes] un scrib
   *[toolmakers] un făurar
  }
flood-did-spend = a cheltuit { $goods }
flood-did-place = a plasat { $workers } { $where }
flood-did-spend-and-place = a cheltuit { $goods } și a plasat { $workers } { $where }
flood-did-deploy = { $count ->
    [one] a plasat cu un scrib { $workers } { $where }
    [few] a plasat cu doi scribi { $workers } { $where }
   *[other] a plasat cu mai mulți scribi { $workers } { $where }
  }
flood-did-deploy-both = a plasat cu doi scribi un muncitor { $first } și unul { $second }
flood-did-move = a mutat un muncitor { $origin } { $destination }
flood-did-move-scribe = a mutat un scrib { $destination }
flood-did-recall = a luat înapoi un muncitor { $origin }
flood-did-ready = a pregătit din nou un făurar
flood-swap = { $given } pe { $received ->
    [wood] lemn
    [metal] metal
    [oil] ulei
    [gold] aur
   *[lapis] lapislazuli
  }
flood-swap-twice = de două ori { $swap }
flood-swaps-in = { $where } { $swaps }
flood-did-trade = a schimbat { $swaps }
flood-did-make = a făurit { $goods } din metal
flood-did-create = a creat { $empire } cu { $armies }
flood-did-buy = a cumpărat { $armies } cu { $goods }
flood-did-equip = a dat { $goods } pentru echipament{ $rank ->
    [none] {""}
   *[other] {" "}(rang { $rank })
  }
flood-did-equip-none = nu a luat echipament (rang { $rank })
flood-did-rank = a obținut rangul { $rank }
flood-did-begin = a început { $where }
flood-did-garrison = a staționat { $armies } { $where }
flood-did-fight = { $outcome ->
    [won] a invadat { $area }
    [taken] a cucerit { $area }
    [lost] a atacat în zadar { $area }
   *[open] a atacat { $area }
  }
flood-fight-both = { $told }, pierzând { $lost } și distrugându-i jucătorului { $name } { $destroyed }
flood-fight-hits = { $told }, distrugându-i jucătorului { $name } { $destroyed }
flood-fight-misses = { $told }, pierzând { $lost }
flood-did-invade = a invadat { $areas }
flood-did-reinforce = a întărit { $areas }
flood-did-raze = a distrus { $where } orașul jucătorului { $name }, cedând { $armies }
flood-did-reenter = a reînceput { $where }
flood-did-repeat = a cedat { $armies } ca să continue
flood-did-pass = a pasat
flood-did-bid = a licitat { $goods }
flood-did-pass-and-bid = a pasat și a licitat { $goods }
flood-did-grow = a dezvoltat { $city } pentru { $points }
flood-did-grow-with = a dezvoltat { $city } cu { $goods } pentru { $points }
flood-did-grow-none = nu a dezvoltat niciun oraș
flood-rolled = { $name } a aruncat { $first } și { $second }: { $outcome ->
    [won] lovitură, teritoriul este cucerit
    [hit] lovitură
    [lost] pe lângă, atacul a eșuat
   *[miss] pe lângă
  }.

## Ce s-a întâmplat de la sine

flood-order = Ordinea de joc este { $names }.
flood-order-new = Noua ordine de joc este { $names }.
flood-order-stays = Ordinea de joc rămâne cum a fost.
flood-turn-begins = Începe runda { $turn }.
flood-receives = { $name } primește { $share }
flood-all-receive = Toți primesc { $share }.
flood-loses = Din cauza declinului { $name } pierde { $workers }
flood-all-lose = Din cauza declinului fiecare pierde { $workers }.
flood-scores = { $source ->
    [areas] Pentru teritorii { $name } obține { $points }
    [workers] Pentru cei mai mulți muncitori { $name } obține { $points }
   *[both] Pentru teritorii și cei mai mulți muncitori { $name } obține { $points }
  }
flood-scores-too = { $name } obține { $points }
flood-over = Jocul s-a încheiat: { $name } câștigă cu { $points }.

## Poziția

flood-text-when = Runda { $turn } din { $turns }, { $phase ->
    [actions] acțiuni
    [growth] dezvoltarea orașelor
   *[over] sfârșit
  }
flood-text-order = ordinea { $names }
flood-text-passed = au pasat: { $names }
flood-text-head = { $column ->
    [sumerian] teritoriu sumerian
    [outer] teritoriu exterior
    [box] casetă
    [city] oraș
    [army] armată
    [power] avantajul orașului
    [empire] imperiu
    [most] final
    [offers] oferă
    [resource] resursă
    [value] valoare
    [buys] armate
    [stock] rezervă
    [exchange] în schimbul
    [player] jucător
    [points] puncte
    [workers] muncitori
    [armies] armate
    [cities] orașe
   *[rank] rang
  }
flood-text-grown = dezvoltat
flood-text-power = { $power ->
    [extra_exchange] încă un schimb la fiecare comerț
    [extra_armies] imperiu nou: două armate în plus
    [extra_points] +1 punct pe teritoriu sumerian
    [dear_to_raze] orașele tale costă trei armate
    [free_scribe] la fondare un scrib
    [extra_textile] încă o țesătură pe rundă
    [free_toolmaker] la fondare un făurar
   *[none] –
  }
flood-text-sides = pregătiți + folosiți
flood-text-mark = { $mark ->
    [wins] câștigă
    [passed] pas, licitație { $bid }
   *[acts] la rând
  }
flood-text-legend =
    Muncitori, armate: rezerva proprie/comună; al treilea număr: pista de punctaj.
    Rang: cu valoarea echipamentului.
flood-text-empires = Imperiile rundei și armatele lor: { $empires }.
flood-text-production = Producția după loc: { $yields }.
flood-text-yield = { $resource } { $yields } (toți egali: { $level })
flood-text-growth = Dezvoltare (2 de lemn) cu 0–4 bunuri de lux diferite: { $points } puncte.
flood-text-end = Final: puncte pentru cei mai mulți muncitori acolo la sfârșitul jocului.
flood-text-board = { $what ->
    [values] Valori: { $list }.
    [trade] Acceptate în schimb pentru { $list }.
    [offers] Se oferă: { $list }.
    [most] Puncte la final pentru cei mai mulți muncitori: { $list }.
   *[powers] Avantajele orașelor: { $list }.
  }
flood-text-empty = Sunt goale: { $areas }.
flood-text-city-of = { $grown ->
    [yes] un oraș dezvoltat ({ $name })
   *[no] un oraș ({ $name })
  }
flood-text-workers-of = { $count ->
    [one] { $count } muncitor ({ $name })
    [few] { $count } muncitori ({ $name })
   *[other] { $count } de muncitori ({ $name })
  }
flood-text-armies-of = { $count ->
    [one] { $count } armată ({ $name })
    [few] { $count } armate ({ $name })
   *[other] { $count } de armate ({ $name })
  }
flood-text-sides-of = { $name }: pregătiți { $ready }, folosiți { $used }
flood-text-nobody = nimeni
flood-text-player = Locul { $seat }, { $name }: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
flood-text-in-hand = resurse: { $goods }
flood-text-in-stock = În rezerva comună: { $goods }.
flood-text-pieces = { $kind ->
    [workers] muncitori: { $pool } în rezerva proprie, { $stock } în cea comună
   *[armies] armate: { $pool } în rezerva proprie, { $stock } în cea comună
  }
flood-text-cities = orașe de fondat: { $count }
flood-text-has-empire = imperiul { $empire }, rang { $rank }, echipament { $value }
flood-text-over = Jocul s-a încheiat. Câștigă { $names }.

## Ce se cere

flood-ask-order = Se extrage ordinea de joc.
flood-ask-dice = Se aruncă zarurile.
flood-ask-surcharge = { $name }: cineva a pasat, deci o acțiune are un cost suplimentar. Plătește-l sau pasează.
flood-ask-action = { $name }: alege o acțiune.
flood-ask-workers = { $name }: plasează muncitori cheltuind o resursă sau mută-i cu scribi.
flood-ask-place = { $name }: plasează { $count ->
    [one] un muncitor
    [few] cel mult { $count } muncitori
   *[other] cel mult { $count } de muncitori
  } într-un singur loc.
flood-ask-trade = { $name }: schimbă în teritoriile exterioare sau făurește unelte din metal.
flood-ask-buy = { $name }: cumpără armate cu grâu, metal sau unelte.
flood-ask-equip = { $name }: echipează armatele. Echipament până acum: { $value }.
flood-ask-at = { $name }: alege teritoriul sumerian în care începe imperiul.
flood-ask-garrison = { $name }: așază una sau două armate { $where }.
flood-ask-expand = { $name }: { $can ->
    [expand] invadează un teritoriu, distruge un oraș sau întărește o armată
   *[reenter] nu mai ai nicio armată pe tablă; reîncepe
  }.
flood-ask-fight = { $name }: { $area } – încă { $count ->
    [one] o armată în apărare
    [few] { $count } armate în apărare
   *[other] { $count } de armate în apărare
  } ({ $defender }). Rangul tău este { $own }, celălalt { $other }: cel mai bun lovește de la { $better }, celălalt de la { $worse }. Aruncă din nou sau oprește-te.
flood-ask-again = { $name }: continuă cu prețul unei armate sau încheie tura ta.
flood-ask-bid = { $name }: licitează resurse pentru ordinea de joc. Licitat până acum: { $value }.
flood-ask-grow = { $name }: dezvoltă orașe, fiecare cu două unități de lemn și orice bunuri de lux diferite. Puncte pentru 0–4 bunuri de lux: { $points }.
flood-may = Poți scrie: { $texts }
flood-have-hand = Resursele tale: { $goods }.
flood-have-pools = În rezerva ta: muncitori { $workers }, armate { $armies }.
