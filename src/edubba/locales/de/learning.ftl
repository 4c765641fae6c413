# Was die Regelseite außer den Regeln erfährt: Optionen, Spielpläne, was man über die gedruckten Spiele weiß.

learning-option = { $name ->
    [players] Spieler
    [start_tie] Gleichstand beim Startspieler
    [final_tiebreak] Gleichstand am Ende
    [decline] Niedergang
   *[other] { $name }
  }
learning-option-about = { $name ->
    [players] Wie viele am Tisch sitzen. Bei mehr Spielern hat jeder weniger Händler.
    [start_tie] Wenn dort, wo der nächste Startspieler gesucht wird, mehrere Spieler die wenigsten Händler haben, geht die Suche weiter: entweder unter denen, die gleich wenige haben, oder auf jeder weiteren Position unter allen Spielern.
    [final_tiebreak] Wenn am Ende mehrere Spieler gleich viele Punkte haben: Entweder werden nur ihre besten Sorten verglichen oder danach auch die zweitbesten, die dritten und die vierten.
    [decline] Was ein Niedergang den äußeren Gebieten nimmt: entweder in jedem Gebiet einen Arbeiter jedes Spielers oder alle.
   *[other] Sie ändert, wie das Spiel gespielt wird.
  }
learning-board = { $board ->
    [two_rivers] Acht historische Stadtstaaten zwischen Euphrat und Tigris. Die Auswahl der Namen und der Verlauf der Wege stammen von uns.
    [eight_gates] Ein symmetrischer Spielplan, angelegt wie die Ecken eines Würfels: Kein Stadtstaat liegt besser als ein anderer. Er eignet sich zum Lernen und um zu untersuchen, wie ausgewogen das Spiel ist.
    [printed] Die Gebiete des gedruckten Spielplans. Wo ihre Namen in unserem Bild liegen, haben wir selbst gezeichnet.
   *[other] Ein Spielplan, den jemand selbst gemacht hat.
  }
learning-known = { $game ->
    [sumeria] So viel sagen die Texte der Regelhefte: Es gibt acht Stadtstaaten, jeder mit einer Stadt, drei Kleinstädten und drei Dörfern; Handelswege verbinden alle Orte und überqueren die Grenzen; aus einer Stadt führt mehr als ein Weg hinaus; und irgendwo kann ein Händler in einer Kleinstadt unter drei Zielen wählen. Beide Spielpläne hier halten sich an all das.
    [flood] Der Text des Regelhefts nennt die Gebiete, die Reiche mit ihren Armeen, die Vorteile der Städte und Teile der Tabellen. Er legt neun sumerische Gebiete fest, dazu Akkad und Dilmun, in die niemand einmarschieren kann, und einen Pfeil von Akkad nach Babylon. Der Spielplan hier hält sich an all das.
   *[other] Was man über diesen Spielplan weiß, ist nirgends festgehalten.
  }
learning-reconstructed = { $game ->
    [sumeria] Kein Text druckt die Karte der Wege ab oder nennt auch nur einen Stadtstaat: Beides waren Bilder. Darum ist keiner der Spielpläne hier die gedruckte Karte. Wer das gedruckte Spiel besitzt, kann dessen Karte hier zeichnen, mit dem Spielplan-Editor, und darauf spielen.
    [flood] Die Karte selbst und die Symbole der Tabellen waren Bilder. Grenzen, Angebote, Handel, Ertrag, Ausbau und die Punkte am Ende sind Tatsachen des gedruckten Spielplans, so wie eine öffentlich zugängliche Umsetzung sie spielt; sie stimmen mit allem überein, was der Text sagt.
   *[other] Was rekonstruiert wurde, ist nirgends festgehalten.
  }
