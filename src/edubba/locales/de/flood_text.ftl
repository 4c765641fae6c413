# After the Flood in Worten: was geschah, die Stellung, was gefragt ist.

## Zahlen, Güter und Figuren, als Satzobjekte

flood-list = { $list } und { $last }
flood-number = { $count ->
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $count }
  }
flood-workers = { $count ->
    [one] einen Arbeiter
   *[other] { $number } Arbeiter
  }
flood-armies = { $count ->
    [one] eine Armee
   *[other] { $number } Armeen
  }
flood-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
flood-goods = { $name ->
    [textile] { $count ->
        [one] ein Textil
       *[other] { $number } Textilien
      }
    [tool] { $count ->
        [one] ein Werkzeug
       *[other] { $number } Werkzeuge
      }
    [lapis] { $count ->
        [one] einen Lapislazuli
       *[other] { $number } Lapislazuli
      }
   *[other] { $number } { $good }
  }
flood-given = { $name ->
    [textile] ein Textil
    [tool] ein Werkzeug
   *[other] { $good }
  }

## Orte

flood-in = { $name ->
    [amorites] bei den Amoritern
    [guti] bei den Gutäern
    [hittites] bei den Hethitern
    [kassites] bei den Kassiten
    [irrigation] in der Bewässerung
    [weaving] in der Weberei
    [scribes] bei den Schreibern
    [toolmakers] bei den Werkzeugmachern
    [pool] im Vorrat
   *[other] in { flood-name }
  }
flood-to = { $name ->
    [amorites] zu den Amoritern
    [guti] zu den Gutäern
    [hittites] zu den Hethitern
    [kassites] zu den Kassiten
    [irrigation] in die Bewässerung
    [weaving] in die Weberei
    [scribes] zu den Schreibern
    [toolmakers] zu den Werkzeugmachern
    [pool] in den Vorrat
   *[other] nach { flood-name }
  }
flood-from = { $name ->
    [amorites] von den Amoritern
    [guti] von den Gutäern
    [hittites] von den Hethitern
    [kassites] von den Kassiten
    [irrigation] aus der Bewässerung
    [weaving] aus der Weberei
    [scribes] von den Schreibern
    [toolmakers] von den Werkzeugmachern
    [pool] aus dem Vorrat
   *[other] aus { flood-name }
  }
flood-object = { $name ->
    [amorites] das Land der Amoriter
    [guti] das Land der Gutäer
    [hittites] das Land der Hethiter
    [kassites] das Land der Kassiten
   *[other] { flood-name }
  }
flood-empire = { $name ->
    [amorites] das Reich der Amoriter
    [guti] das Reich der Gutäer
    [hittites] das Reich der Hethiter
    [kassites] das Reich der Kassiten
   *[other] das Reich { flood-name }
  }
flood-city = { $name ->
   *[other] die Stadt in { flood-name }
  }

## Was ein Spieler tat: Satzteile, die auf seinen Namen folgen

flood-then = { $told } und { $last }
flood-paid = { $told }; das kostete { $piece } Zuschlag
flood-repeated = { $told } (das Weitermachen kostete { $armies })
flood-went-on = { $name } { $told }.
flood-did-pay = zahlte { $piece }
flood-did-found = gründete eine Stadt { $where }
flood-did-move-city = verlegte eine Stadt { $origin } { $destination }
flood-did-gain = { $told } und erhielt { $box ->
    [scribes] einen Schreiber
   *[toolmakers] einen Werkzeugmacher
  }
flood-did-spend = gab { $goods } aus
flood-did-place = setzte { $workers } { $where } ein
flood-did-spend-and-place = setzte für { $goods } { $workers } { $where } ein
flood-did-deploy = { $count ->
    [one] setzte mit einem Schreiber { $workers } { $where } ein
   *[other] setzte mit zwei Schreibern { $workers } { $where } ein
  }
flood-did-deploy-both = setzte mit zwei Schreibern je einen Arbeiter { $first } und { $second } ein
flood-did-move = versetzte einen Arbeiter { $origin } { $destination }
flood-did-move-scribe = versetzte einen Schreiber { $destination }
flood-did-recall = holte einen Arbeiter { $origin } zurück
flood-did-ready = machte einen Werkzeugmacher wieder bereit
flood-swap = { $given } gegen { $received ->
    [wood] Holz
    [metal] Metall
    [oil] Öl
    [gold] Gold
   *[lapis] Lapislazuli
  }
flood-swap-twice = zweimal { $swap }
flood-swaps-in = { $where } { $swaps }
flood-did-trade = tauschte { $swaps }
flood-did-make = stellte { $goods } aus Metall her
flood-did-create = errichtete { $empire } und erhielt { $armies }
flood-did-buy = kaufte { $armies } für { $goods }
flood-did-equip = gab { $goods } für Ausrüstung aus{ $rank ->
    [none] {""}
   *[other] {" "}(Rang { $rank })
  }
flood-did-equip-none = verzichtete auf Ausrüstung (Rang { $rank })
flood-did-rank = erreichte Rang { $rank }
flood-did-begin = begann { $where }
flood-did-garrison = stellte { $armies } { $where } auf
flood-did-fight = { $outcome ->
    [won] überrannte { $area }
    [taken] eroberte { $area }
    [lost] griff { $area } vergeblich an
   *[open] griff { $area } an
  }
flood-fight-both = { $told } (verlor dabei { $lost } und vernichtete { $destroyed } von { $name })
flood-fight-hits = { $told } (vernichtete dabei { $destroyed } von { $name })
flood-fight-misses = { $told } (verlor dabei { $lost })
flood-did-invade = überrannte { $areas }
flood-did-reinforce = verstärkte { $areas }
flood-did-raze = zerstörte für { $armies } die Stadt von { $name } { $where }
flood-did-reenter = begann { $where } von Neuem
flood-did-repeat = gab { $armies } ab, um weiterzumachen
flood-did-pass = passte
flood-did-bid = bot { $goods }
flood-did-pass-and-bid = passte und bot { $goods }
flood-did-grow = baute { $city } aus ({ $points })
flood-did-grow-with = baute für { $goods } { $city } aus ({ $points })
flood-did-grow-none = baute keine Stadt aus
flood-rolled = { $name } würfelte { $first } und { $second }: { $outcome ->
    [won] ein Treffer, das Gebiet ist erobert
    [hit] ein Treffer
    [lost] daneben, der Angriff ist gescheitert
   *[miss] daneben
  }.

## Was von selbst geschah

flood-order = Die Spielerreihenfolge ist { $names }.
flood-order-new = Die neue Spielerreihenfolge ist { $names }.
flood-order-stays = Die Spielerreihenfolge bleibt, wie sie war.
flood-turn-begins = Runde { $turn } beginnt.
flood-receives = { $name } erhält { $share }
flood-all-receive = Alle erhalten { $share }.
flood-loses = Durch den Niedergang verliert { $name } { $workers }
flood-all-lose = Durch den Niedergang verliert jeder { $workers }.
flood-scores = { $source ->
    [areas] Für Gebiete erhält { $name } { $points }
    [workers] Für die meisten Arbeiter erhält { $name } { $points }
   *[both] Für Gebiete und die meisten Arbeiter erhält { $name } { $points }
  }
flood-scores-too = { $name } erhält { $points }
flood-over = Das Spiel ist aus: { $name } gewinnt und hat { $points }.

## Die Stellung

flood-text-when = Runde { $turn } von { $turns }, { $phase ->
    [actions] Aktionen
    [growth] Ausbau der Städte
   *[over] Ende
  }
flood-text-order = Reihenfolge { $names }
flood-text-passed = gepasst { $names }
flood-text-head = { $column ->
    [sumerian] sumerisches Gebiet
    [outer] äußeres Gebiet
    [box] Feld
    [city] Stadt
    [army] Armee
    [power] Vorteil der Stadt
    [empire] Reich
    [most] Ende
    [offers] bietet
    [resource] Rohstoff
    [value] Wert
    [buys] Armeen
    [stock] Vorrat
    [exchange] im Tausch für
    [player] Spieler
    [points] Punkte
    [workers] Arbeiter
    [armies] Armeen
    [cities] Städte
   *[rank] Rang
  }
flood-text-grown = ausgebaut
flood-text-power = { $power ->
    [extra_exchange] je Handel ein Tausch mehr
    [extra_armies] neues Reich: zwei Armeen mehr
    [extra_points] je sumerisches Gebiet +1 Punkt
    [dear_to_raze] deine Städte kosten drei Armeen
    [free_scribe] bei der Gründung ein Schreiber
    [extra_textile] je Runde ein Textil mehr
    [free_toolmaker] bei der Gründung ein Werkzeugmacher
   *[none] –
  }
flood-text-sides = bereit + benutzt
flood-text-mark = { $mark ->
    [wins] gewinnt
    [passed] gepasst, Gebot { $bid }
   *[acts] am Zug
  }
flood-text-legend =
    Arbeiter, Armeen: persönlicher/allgemeiner Vorrat; dritte Zahl: Punkteleiste.
    Rang: mit dem Wert der Ausrüstung.
flood-text-empires = Reiche dieser Runde und ihre Armeen: { $empires }.
flood-text-production = Ertrag nach Rang: { $yields }.
flood-text-yield = { $resource } { $yields } (alle gleich: { $level })
flood-text-growth = Ausbau (2 Holz) mit 0–4 verschiedenen Luxusgütern: { $points } Punkte.
flood-text-end = Ende: Punkte für die meisten Arbeiter dort am Ende des Spiels.
flood-text-board = { $what ->
    [values] Werte: { $list }.
    [trade] Im Tausch angenommen für { $list }.
    [offers] Im Angebot: { $list }.
    [most] Punkte am Ende für die meisten Arbeiter: { $list }.
   *[powers] Vorteile der Städte: { $list }.
  }
flood-text-empty = Leer: { $areas }.
flood-text-city-of = { $grown ->
    [yes] eine ausgebaute Stadt von { $name }
   *[no] eine Stadt von { $name }
  }
flood-text-workers-of = { $count } Arbeiter von { $name }
flood-text-armies-of = { $count ->
    [one] { $count } Armee von { $name }
   *[other] { $count } Armeen von { $name }
  }
flood-text-sides-of = { $name }: { $ready } bereit, { $used } benutzt
flood-text-nobody = niemand
flood-text-player = Platz { $seat }, { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
flood-text-in-hand = auf der Hand { $goods }
flood-text-in-stock = Im allgemeinen Vorrat: { $goods }.
flood-text-pieces = { $kind ->
    [workers] Arbeiter: { $pool } im persönlichen Vorrat, { $stock } im allgemeinen
   *[armies] Armeen: { $pool } im persönlichen Vorrat, { $stock } im allgemeinen
  }
flood-text-cities = { $count ->
    [one] noch { $count } Stadt zu gründen
   *[other] noch { $count } Städte zu gründen
  }
flood-text-has-empire = Reich { $empire }, Rang { $rank }, Ausrüstung { $value }
flood-text-over = Das Spiel ist aus. { $names } gewinnt.

## Was gefragt ist

flood-ask-order = Die Spielerreihenfolge wird gezogen.
flood-ask-dice = Es wird gewürfelt.
flood-ask-surcharge = { $name }: Jemand hat gepasst, deshalb kostet eine Aktion einen Zuschlag. Zahle ihn oder passe.
flood-ask-action = { $name }: Wähle eine Aktion.
flood-ask-workers = { $name }: Setze Arbeiter ein, indem du einen Rohstoff ausgibst, oder versetze sie mit Schreibern.
flood-ask-place = { $name }: Setze { $count ->
    [one] einen Arbeiter
   *[other] bis zu { $count } Arbeiter
  } an einem Ort ein.
flood-ask-trade = { $name }: Tausche in äußeren Gebieten oder stelle Werkzeug aus Metall her.
flood-ask-buy = { $name }: Kaufe Armeen mit Getreide, Metall oder Werkzeug.
flood-ask-equip = { $name }: Rüste die Armeen aus. Ausrüstung bisher: { $value }.
flood-ask-at = { $name }: Wähle das sumerische Gebiet, in dem das Reich beginnt.
flood-ask-garrison = { $name }: Stelle { $where } eine oder zwei Armeen auf.
flood-ask-expand = { $name }: { $can ->
    [expand] Falle in ein Gebiet ein, zerstöre eine Stadt oder verstärke eine Armee
   *[reenter] Du hast keine Armee mehr auf dem Spielplan; beginne von Neuem
  }.
flood-ask-fight = { $name }: { $area } – noch { $count ->
    [one] eine Armee
   *[other] { $count } Armeen
  } von { $defender } zur Verteidigung. Dein Rang ist { $own }, der andere { $other }: Der bessere trifft ab { $better }, der schlechtere ab { $worse }. Würfle weiter oder brich ab.
flood-ask-again = { $name }: Mach zum Preis einer Armee weiter oder beende den Zug.
flood-ask-bid = { $name }: Biete Rohstoffe für die Spielerreihenfolge. Gebot bisher: { $value }.
flood-ask-grow = { $name }: Baue Städte aus, jede mit zwei Holz und beliebigen verschiedenen Luxusgütern. Punkte für 0 bis 4 Luxusgüter: { $points }.
flood-may = Möglich ist: { $texts }
flood-have-hand = Auf der Hand: { $goods }.
flood-have-pools = Im persönlichen Vorrat: Arbeiter { $workers }, Armeen { $armies }.
