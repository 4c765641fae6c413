# After the Flood: refusals, texts, boards, positions. A refusal follows its rule's number.

## A word that belongs to another step

flood-r21-order-first = Zuerst wird die Spielerreihenfolge ausgelost.
flood-r21-no-order = Die Spielerreihenfolge wird nur einmal ausgelost, vor der ersten Runde.
flood-r47-step = { $seat } muss eine Aktion wählen: eine Stadt gründen oder verlegen, Arbeiter einsetzen, handeln, ein Reich errichten, expandieren oder passen.
flood-r47-first = { $action ->
    [workers] Arbeiter setzt man mit der Aktion „Arbeiter einsetzen“ ein; wähle sie zuerst.
    [trade] Getauscht und Werkzeug hergestellt wird in der Aktion „Handeln“; wähle sie zuerst.
   *[expand] Einmarschieren, zerstören und verstärken kann man in der Aktion „Expandieren“; wähle sie zuerst.
  }
flood-r50-step = Jemand hat gepasst: { $seat } zahlt für die Aktion zuerst einen Rohstoff, einen Arbeiter oder eine Armee oder passt.
flood-r63-step = { $seat } setzt gerade Arbeiter ein: einen Rohstoff ausgeben, einen Schreiber nutzen oder mit „Fertig“ aufhören.
flood-r63-spend-first = Zuerst wird ein Rohstoff ausgegeben; danach können { $where } Arbeiter eingesetzt werden.
flood-r65-step = Ein Rohstoff ist ausgegeben: { $seat } gibt jetzt an, wohin die Arbeiter kommen und wie viele.
flood-r79-step = { $seat } handelt gerade: in einem äußeren Gebiet tauschen, ein Werkzeug aus Metall herstellen oder mit „Fertig“ aufhören.
flood-r96-step = { $seat } muss das sumerische Gebiet wählen, in dem das Reich beginnt.
flood-r102-step = { $seat } kauft gerade Armeen für Getreide, Metall oder Werkzeug oder hört mit „Fertig“ auf.
flood-r102-board = Noch werden Armeen gekauft; auf den Spielplan kommen sie erst, wenn sie ausgerüstet sind.
flood-r105-step = { $seat } rüstet gerade die Armeen mit Rohstoffen aus oder hört mit „Fertig“ auf.
flood-r105-board = Noch werden die Armeen ausgerüstet; danach kommen sie auf den Spielplan.
flood-r108-step = { $seat } muss im Startgebiet eine oder zwei Armeen aufstellen.
flood-r112-step = { $seat } expandiert gerade: in ein Gebiet einmarschieren, eine Stadt zerstören, ein Gebiet verstärken oder zurückkehren.
flood-r118-step = Der Kampf geht weiter: { $seat } würfelt noch einmal oder bricht den Kampf ab.
flood-r126-step = { $seat } gibt eine Armee ab, um weiterzumachen, oder hört mit „Fertig“ auf.
flood-r137-step = { $seat } hat gepasst und darf Rohstoffe für die Spielerreihenfolge bieten oder hört mit „Fertig“ auf.
flood-r137-board = { $seat } hat gepasst und führt in dieser Runde keine Aktion mehr aus; jetzt können nur noch Rohstoffe geboten werden.
flood-r142-step = { $seat } darf jetzt Städte ausbauen oder hört mit „Fertig“ auf.
flood-r130-dice-first = Zuerst wird für { $seat } gewürfelt.
flood-r130-no-dice = Jetzt wird nicht gewürfelt.
flood-r156-over = Die Partie ist zu Ende.

## Surcharge, pass, bid

flood-r53-pool-empty = { $piece ->
    [worker] In deinem persönlichen Vorrat ist kein Arbeiter mehr, mit dem du zahlen könntest.
   *[army] In deinem persönlichen Vorrat ist keine Armee mehr, mit der du zahlen könntest.
  }
flood-r53-not-in-hand = Zum Zahlen fehlt dir { $resource }.
flood-r54-paid = Du hast für eine Aktion gezahlt, also musst du eine ausführen; Passen ist kostenlos und geht nur anstelle des Zahlens.
flood-r56-nothing-left = Nach dieser Zahlung ({ $resource }) könntest du keine Aktion mehr ausführen; zahle mit etwas anderem oder passe.
flood-r56-no-action = Nach dieser Zahlung ({ $piece ->
    [worker] ein Arbeiter
   *[army] eine Armee
  }) könntest du keine Aktion mehr ausführen; zahle mit etwas anderem oder passe.
flood-r49-nothing-done = In dieser Aktion hast du noch nichts getan.
flood-r49-no-work = Du kannst keinen Arbeiter einsetzen oder versetzen: Dafür brauchst du einen Rohstoff und einen Arbeiter im persönlichen Vorrat oder aber einen bereitstehenden Schreiber.
flood-r49-no-trade = Zurzeit ist kein Tausch möglich, und auch ein Werkzeug lässt sich nicht herstellen.
flood-r49-no-expansion = { $why ->
    [empire] Du hast in dieser Runde kein Reich errichtet.
    [pool] In deinem persönlichen Vorrat ist keine Armee mehr.
   *[other] Es gibt kein Gebiet zum Einmarschieren oder Verstärken und keine Stadt zum Zerstören.
  }
flood-r128-no-repeat = Weiterzumachen kostet eine Armee, und für das, was folgt, sind weitere nötig; Armeen in deinem persönlichen Vorrat: { $pool }.
flood-r137-not-in-hand = Zum Bieten fehlt dir { $resource }.

## Cities

flood-r57-city = In { $area } steht schon eine Stadt von { $seat }.
flood-r57-army = Eine Armee von { $seat } steht { $where }.
flood-r58-outer = Das Gebiet { $area } ist nicht sumerisch; Städte stehen nur in Sumer.
flood-r60-all-placed = Alle deine { $count } Städte stehen auf dem Spielplan; verlege stattdessen eine davon.
flood-r60-markers-left = Du kannst noch { $count ->
    [one] { $count } Stadt
   *[other] { $count } Städte
  } gründen; verlegt wird eine Stadt erst, wenn alle vier stehen.
flood-r60-same-area = Die Stadt steht schon { $where }; sie muss in ein anderes Gebiet.
flood-r61-not-own = Du hast { $where } keine Stadt.
flood-r142-not-own = Du hast { $where } keine Stadt, die du ausbauen könntest.
flood-r143-wood = Ein Ausbau kostet { $needed } Holz; du hast { $count }.
flood-r144-not-in-hand = Für den Ausbau fehlt dir { $resource }.
flood-r146-grown = Die Stadt { $where } ist schon ausgebaut.

## Workers

flood-r63-spent = In dieser Aktion hast du schon einen Rohstoff ausgegeben.
flood-r63-not-in-hand = Zum Ausgeben fehlt dir { $resource }.
flood-r63-pool-empty = In deinem persönlichen Vorrat ist kein Arbeiter mehr.
flood-r63-too-many = Der Rohstoff erlaubt { $allowed } Arbeiter, nicht { $count }.
flood-r63-pool = In deinem persönlichen Vorrat { $pool ->
    [one] ist { $pool } Arbeiter
   *[other] sind { $pool } Arbeiter
  }, nicht { $count }.
flood-r66-sumerian = { $area } ist ein sumerisches Gebiet; dort stehen keine Arbeiter.
flood-r66-scribes = Ein Spieler hat höchstens { $most } Schreiber; du hast schon { $there }.
flood-r69-none-ready = Du hast keinen Schreiber, der bereitsteht.
flood-r70-pool-empty = In deinem persönlichen Vorrat ist kein Arbeiter mehr, den du einsetzen könntest.
flood-r71-no-worker = Du hast { $where } keinen Arbeiter.
flood-r71-no-other-scribe = Du hast keinen anderen bereitstehenden Schreiber, den du versetzen könntest.
flood-r71-none-used = Du hast keinen Werkzeugmacher, der schon gearbeitet hat.
flood-r71-stays = Der Arbeiter bliebe { $where }.
flood-r76-fresh = { $count ->
    [one] Dein bereitstehender Schreiber wurde erst in dieser Aktion eingesetzt und lässt sich
   *[other] Deine bereitstehenden Schreiber wurden erst in dieser Aktion eingesetzt und lassen sich
  } ab der nächsten nutzen.

## Trade

flood-r79-nobody = Du hast { $where } weder einen Arbeiter noch eine Armee.
flood-r80-offers-nothing = Angeboten wird { $where } nichts.
flood-r80-not-offered = { $wanted } wird { $where } nicht angeboten.
flood-r80-pair = { $given } wird für { $wanted } nicht angenommen.
flood-r80-not-in-hand = Zum Tauschen fehlt dir { $resource }.
flood-r81-stock-empty = Im allgemeinen Vorrat ist kein { $wanted } mehr.
flood-r82-received = { $wanted } hast du in dieser Handelsaktion schon { $origin } bekommen.
flood-r82-no-unit = { $kind ->
    [armies] Jede deiner Armeen { $where } tauscht einmal, und du hast dort { $count }.
   *[workers] Jeder deiner Arbeiter { $where } tauscht einmal, und du hast dort { $count }.
  }
flood-r84-army = Eine Armee von { $seat } steht { $where }, also kannst du dort nicht handeln.
flood-r85-sumerian = { $area } ist ein sumerisches Gebiet; gehandelt wird nur mit den äußeren Gebieten.
flood-r88-no-toolmaker = Du hast keinen Werkzeugmacher.
flood-r88-not-in-hand = Für ein Werkzeug fehlt dir { $resource }.
flood-r88-stock-empty = Im allgemeinen Vorrat ist kein { $wanted } mehr.
flood-r91-used = { $count ->
    [one] Dein Werkzeugmacher hat
   *[other] Alle deine Werkzeugmacher haben
  } in dieser Runde schon gearbeitet.
flood-r92-not-traded = { $wanted } ist durch Tausch nicht zu bekommen.

## Empires

flood-r94-has-one = Du hast in dieser Runde schon ein Reich errichtet: { $empire }.
flood-r95-other-turn = Dieses Reich gehört nicht zu Runde { $turn }: { $empire }; möglich sind { $a }, { $b } und { $c }.
flood-r95-taken = Dieses Reich hat in dieser Runde schon { $seat } errichtet: { $empire }.
flood-r97-no-worker = Ein Reich errichtet man dort, wo man Arbeiter hat; du hast { $where } keinen.
flood-r97-more = { $seat } hat { $where } mehr Arbeiter als du: { $most } gegen { $own }.
flood-r102-buys-none = Für { $resource } gibt es keine Armeen; man kauft sie mit Getreide, Metall und Werkzeug.
flood-r102-not-in-hand = Um Armeen zu kaufen, fehlt dir { $resource }.
flood-r104-stock-empty = Alle deine { $count } Armeen sind schon im Spiel.
flood-r105-not-in-hand = Zum Ausrüsten fehlt dir { $resource }.
flood-r96-outer = Das Gebiet { $area } ist nicht sumerisch; das Reich Sumer beginnt in einem sumerischen Gebiet.
flood-r108-pool = Du kannst nicht { $count } Armeen aufstellen; Armeen in deinem persönlichen Vorrat: { $pool }.

## Expansion

flood-r12-one-way = Der Pfeil kommt { $origin }; dorthin führt er nicht.
flood-r13-dilmun = In Dilmun kann niemand einmarschieren.
flood-r14-akkad = In Akkad kann niemand einmarschieren.
flood-r111-wiped-out = Auf dem Spielplan steht keine Armee von dir mehr; dein Reich ({ $empire }) muss zuerst zurückkehren.
flood-r111-armies-left = Du hast noch Armeen in { $count ->
    [one] { $count } Gebiet
   *[other] { $count } Gebieten
  }; ein Reich kehrt nur zurück, wenn es keine mehr hat.
flood-r111-start-area = Dein Reich ({ $empire }) kann nicht { $where } zurückkehren, sondern nur dort, wo es beginnt.
flood-r114-not-adjacent = Keine deiner Armeen grenzt an { $area }.
flood-r115-own-army = Du hast { $where } schon eine Armee; verstärke sie stattdessen.
flood-r121-no-city = Es gibt { $where } keine Stadt.
flood-r121-no-army = Du hast { $where } keine Armee.
flood-r121-price = Die Stadt { $where } zu zerstören kostet { $needed } Armeen aus dem persönlichen Vorrat; du hast { $pool }.
flood-r122-dear = Schuruppak schützt die Städte von { $seat }: Die { $where } zu zerstören kostet { $needed } Armeen aus dem persönlichen Vorrat; du hast { $pool }.
flood-r124-own-city = Die Stadt { $where } ist deine eigene.
flood-r125-no-army = Du hast { $where } keine Armee, die du verstärken könntest.
flood-r125-full = Es stehen schon { $most } deiner Armeen { $where }, und mehr sind nicht erlaubt.

## Texts

flood-parse-not-a-text = „{ $text }“ ist kein Spielzug dieses Spiels; Spielzüge sehen aus wie found uruk, spend textile, place guti*2, swap mitanni grain>metal, invade nippur oder done.
flood-parse-name = „{ $text }“ nennt „{ $name }“; möglich sind hier: { $known }.
flood-parse-form = „{ $text }“ ist nicht richtig geschrieben; so sieht es aus: { $form }
flood-parse-draw = „{ $text }“ ist keine Ziehung dieses Spiels; eine Ziehung ist eine Spielerreihenfolge wie ~213 oder ein Wurf mit zwei Würfeln wie ~34.

## Boards

flood-board-not-a-table = { $file }, { $place }: Hier muss eine Tabelle stehen.
flood-board-unknown = { $file }, { $place }: „{ $name }“ ist hier nicht bekannt; möglich sind: { $known }.
flood-board-missing = { $file }, { $place }: { $name } fehlt.
flood-board-number = { $file }, { $place }: „{ $value }“ ist nicht möglich; hier muss eine ganze Zahl stehen, mindestens { $least } und höchstens { $most }.
flood-board-not-names = { $file }, { $place }: Hier muss eine Liste stehen, mit Einträgen aus: { $known }.
flood-board-twice = { $file }, { $place }: { $name } kommt zweimal vor.
flood-board-power = { $file }, { $place }: „{ $value }“ ist nicht die Sonderregel dieses Gebiets (R7); richtig ist { $wanted }.
flood-board-not-offered = { $file }, { $place }: Kein Gebiet bietet { $resource } an; mindestens eines muss es (R80).
flood-board-empty = { $file }, { $place }: Irgendetwas muss hier angenommen werden (R80).
flood-board-self-trade = { $file }, { $place }: { $resource } lässt sich nicht gegen sich selbst tauschen (R80).
flood-board-growth = { $file }, { $place }: Hier müssen fünf aufsteigende Zahlen stehen, für null bis vier Luxusgüter (R145).
flood-board-three-empires = { $file }, { $place }: Hier müssen drei Reiche mit ihren Armeen stehen (R95).
flood-board-pair = { $file }, { $place }: Hier muss ein Paar von Gebieten stehen.
flood-board-self-border = { $file }, { $place }: { $area } kann nicht an sich selbst grenzen.
flood-board-link-twice = { $file }, { $place }: { $a } und { $b } sind schon verbunden, durch { $other }.
flood-board-sealed = { $file }, { $place }: { $area ->
    [dilmun] Nach Dilmun kann keine Armee gelangen (R13)
   *[akkad] In Akkad kann niemand einmarschieren, nur Pfeile führen heraus (R14)
  }.
flood-board-akkad = { $file }, { $place }: Der Pfeil von akkad nach babylon fehlt (R14).
flood-board-fine = { $file }: Der Spielplan { $name } ist in Ordnung; { $borders ->
    [one] { $borders } Grenze
   *[other] { $borders } Grenzen
  } und { $arrows ->
    [one] { $arrows } Pfeil
   *[other] { $arrows } Pfeile
  }.

## Positions set up from JSON

flood-view-order = { $place }: Jeder Spieler steht genau einmal in der Spielerreihenfolge.
flood-view-no-order = { $place }: Die Spielerreihenfolge fehlt.
flood-view-opening = { $place }: Bevor die Spielerreihenfolge ausgelost ist, ist noch nichts geschehen; diese Stellung ist nicht möglich.
flood-view-workers = { $place }: Spieler { $seat } hat insgesamt { $count } Arbeiter; es müssen { $wanted } sein (R167).
flood-view-armies = { $place }: Spieler { $seat } hat insgesamt { $count ->
    [one] { $count } Armee
   *[other] { $count } Armeen
  }; es müssen { $wanted } sein (R167).
flood-view-scribes = { $place }: Spieler { $seat } hat { $count } Schreiber; höchstens zwei sind erlaubt (R66).
flood-view-track = { $place }: Bei diesem Punktestand kann Spieler { $seat } dort höchstens { $most } haben (R150).
flood-view-dilmun = { $place }: In Dilmun kann keine Armee stehen (R169).
flood-view-akkad = { $place }: In Akkad kann nur eine Armee haben, wer dieses Reich errichtet hat, nicht Spieler { $seat } (R169).
flood-view-no-empire = { $place }: Spieler { $seat } hat in dieser Runde kein Reich, also weder Armeen noch Ausrüstung (R103).
flood-view-grown = { $place }: Nur eine Stadt kann ausgebaut sein, und hier steht keine (R146).
flood-view-early-points = { $place }: Vor dem Ende der ersten Runde hat niemand Punkte oder eine ausgebaute Stadt (R140).
flood-view-empire-twice = { $place }: Jedes Reich wird in einer Runde nur einmal errichtet (R95).
flood-view-rank = { $place }: Ein Spieler hat genau dann einen Rang, wenn sein Reich ausgerüstet ist (R106).
flood-view-ranks = { $place }: Die Ränge A, B, C richten sich nach der Ausrüstung, ohne Lücke (R106).
flood-view-resource = { $place }: Im allgemeinen Vorrat und bei den Spielern sind davon zusammen { $count }; es gibt aber { $most } (R168).
flood-view-lying = { $place }: Rohstoffe im Wert von { $lying } sind weder im allgemeinen Vorrat noch bei einem Spieler, Ausrüstung und Gebote ergeben aber { $told } (R168).
flood-view-bid = { $place }: Nur wer gepasst hat, hat geboten (R137).
flood-view-growth = { $place }: Städte werden erst ausgebaut, wenn alle gepasst haben (R142).
flood-view-passed = { $place }: Wer gepasst hat, wird nur noch nach einem Gebot gefragt (R136).
flood-view-over = { $place }: Am Ende sind Armeen, persönliche Vorräte, Gebote und Reiche abgeräumt (R151).
flood-view-nothing-to-do = { $place }: Im Schritt { $prompt } gibt es hier nichts zu tun.
flood-view-pending = { $place }: Das kann in dem Schritt, der gerade ansteht, nicht vorkommen.
flood-view-attacker = { $place }: Das steht nur, wo gewürfelt wird.
flood-view-received = { $place }: Jede Sorte steht hier einmal, in der Reihenfolge der Rohstoffe.
flood-view-cannot-grow = { $place }: Spieler { $seat } kann keine Stadt ausbauen und wird daher nicht gefragt (R143).
flood-view-no-pass = { $place }: Niemand hat gepasst, also ist kein Zuschlag fällig (R50).
flood-view-paid = { $place }: Der Zuschlag ist genau dann gezahlt, wenn jemand gepasst hat und eine Aktion läuft (R50).
flood-view-place = { $place }: Arbeiter werden eingesetzt, nachdem ein Rohstoff ausgegeben wurde, und hier steht, wie viele (R63).
flood-view-fresh = { $place }: Das sind mehr Schreiber, als bereitstehen (R76).
flood-view-changed = { $place }: In dieser Aktion ist etwas geschehen, also muss hier true stehen.
flood-view-swaps = { $place }: So oft lässt sich mit diesen Arbeitern, Armeen und Sorten nicht tauschen (R82).
flood-view-extra = { $place }: Mit einer Stadt in Sippar ist ein zusätzlicher Tausch erlaubt und nicht mehr (R164).
flood-view-needs-empire = { $place }: Spieler { $seat } hat kein Reich für diesen Schritt (R100).
flood-view-early-equipment = { $place }: Armeen werden gekauft, bevor sie ausgerüstet werden (R102).
flood-view-pool = { $place }: Spieler { $seat } braucht für diesen Schritt eine Armee im persönlichen Vorrat.
flood-view-at = { $place }: Nur ein neues Reich Sumer wählt, wo es beginnt (R96).
flood-view-fight = { $place }: target und fight stehen gemeinsam dort, wo gewürfelt wird, und in den Schritten fight und garrison, und sie passen zum Schritt.
flood-view-holder = { $place }: { $area } ist für diesen Schritt in der Hand des falschen Spielers (R109, R117).
flood-view-founding-workers = { $place }: Wer das Reich errichtet, hat im Startgebiet keine Arbeiter mehr (R108).
flood-view-reach = { $place }: Der Angreifer kann nicht nach { $area } gelangen (R114, R109).
