# Der Bericht über die Ausgewogenheit.

balance-running = { $game } wird gespielt
balance-goes-on = { $file } geht weiter: { $count ->
    [one] { $count } Partie ist schon da.
   *[other] { $count } Partien sind schon da.
  }
balance-kept = { $done } von { $games } Partien sind in { $file } gespeichert; derselbe Befehl macht dort weiter.
balance-written = Die Partien stehen in { $file }, der Bericht in { $report }.

## The page: what was played, and what it showed

balance-title = Wie ausgewogen ist { $game }?
balance-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } von { $bot } gegen sich selbst, je { $each } nach { $sets ->
    [one] { $sets } Satz Regeln
   *[other] { $sets } Sätzen Regeln
  } und { $forced } mit erzwungenem ersten Zug; { $players } Spieler, Spielplan { $board }, Startwert { $seed }
balance-say-places = Wer { $place ->
    [1] als Erster
    [2] als Zweiter
    [3] als Dritter
   *[other] als Letzter
  } an die Reihe kommt, gewinnt { $share } der Partien (95-%-Intervall { $span }); ein gleicher Anteil wäre { $even }. { $verdict ->
    [clear] Daran ist kein Zweifel.
    [likely] Das ist wahrscheinlich, doch unter so vielen Zahlen kann eine auch zufällig so weit abweichen.
   *[unclear] Das liegt im Rahmen des Fehlers: Zweifelsfrei bevorzugt ist niemand.
  }
balance-say-variety = Die { $games } Partien nach diesen Regeln begannen auf { $count ->
    [one] { $count } Weise
   *[other] { $count } verschiedene Weisen
  }, nach den ersten Aktionen aller Spieler; die häufigste machte { $share } aus. Je weniger es sind, desto mehr gelten alle Zahlen einem einzigen Anfang und nicht dem Spiel.
balance-say-scores = Der Beste hat im Mittel { $winner } Punkte und liegt { $margin } vor dem Nächsten; die Hälfte aller Partien wird mit höchstens { $median } Punkten Vorsprung gewonnen, und { $shared } der Siege werden geteilt.
balance-say-shape = Eine Partie dauert { $length } Entscheidungen. Jede bietet im Mittel { $branching } erlaubte Aktionen, { $forced } davon nur eine einzige. Eine Partie ist einer von etwa { $lines } möglichen Verläufen, Ziehungen nicht gerechnet.
balance-say-first = { $verdict ->
    [clear] Erste Züge sind nicht gleich viel wert: Der Zufall allein brächte die { $count } Züge nur in { $chance } der Fälle so weit auseinander. In { $games } Partien mit erzwungenem ersten Zug schnitt „{ $best }“ am besten ab: { $share }.
    [likely] Erste Züge sind wahrscheinlich nicht gleich viel wert: Der Zufall allein brächte die { $count } Züge in { $chance } der Fälle so weit auseinander. In { $games } Partien mit erzwungenem ersten Zug schnitt „{ $best }“ am besten ab: { $share }.
   *[unclear] Nach { $games } Partien lassen sich die { $count } ersten Züge nicht unterscheiden: Der Zufall allein brächte sie in { $chance } der Fälle so weit auseinander. Am besten schnitt „{ $best }“ ab: { $share }; das beweist nichts.
  }
balance-say-apart = Zweifelsfrei anders als das Mittel aller: { $moves }.
balance-say-departures = { $count ->
    [0] Keine einzelne Abweichung von diesen Regeln ändert zweifelsfrei etwas; erprobt: { $all }.
   *[other] Von den einzelnen Abweichungen von diesen Regeln (erprobt: { $all }) ändern diese zweifelsfrei etwas: { $names }.
  }

## The page: names

balance-standard = Grundregeln
balance-asked = gewünschte Regeln
balance-place = { $number ->
    [1] zieht als Erster
    [2] zieht als Zweiter
    [3] zieht als Dritter
    [4] zieht als Vierter
   *[other] zieht an Stelle { $number }
  }
balance-verdict = { $verdict ->
    [clear] zweifelsfrei
    [likely] wahrscheinlich
   *[unclear] unklar
  }
balance-span = { $low } bis { $high }
balance-mean = Mittel { $value }
balance-median = Median { $value }
balance-step = Entscheidung { $number }: { $value }
balance-figure = { $name ->
    [advantage] Sieganteil dessen, der beginnt
    [last] Sieganteil dessen, der zuletzt zieht
    [points] Punkte eines Spielers
    [margin] Vorsprung des Besten
    [length] Entscheidungen in einer Partie
   *[branching] Erlaubte Aktionen je Entscheidung
  }
balance-tile = { $name ->
    [first] gewinnt, wer beginnt
    [even] wäre ein gleicher Anteil
    [winner] Punkte des Besten
    [margin] Punkte vor dem Nächsten
    [length] Entscheidungen je Partie
   *[branching] erlaubte Aktionen je Entscheidung
  }
balance-head = { $name ->
    [rules] Regeln
    [advantage] Sieganteil dessen, der beginnt
    [last] Sieganteil dessen, der zuletzt zieht
    [place] Reihenfolge
    [seat] Platz
    [games] Partien
    [wins] Sieganteil (95 %)
    [verdict] ungleich?
    [points] Punkte
    [margin] Vorsprung
    [shared] geteilte Siege
    [length] Entscheidungen
    [texts] Texte
    [branching] erlaubte Aktionen
    [forced] ohne Wahl
    [lines] Verläufe
    [same] gleiches Ergebnis
    [move] erster Zug
    [text] Text
    [lead] Punkte voraus
    [least] wenigste
    [lower] unteres Viertel
    [median] Median
    [upper] oberes Viertel
    [most] meiste
    [decision] Entscheidung
   *[chosen] von Bots gewählt
  }
balance-figures = Die Zahlen

## The page: sections

balance-places = Wer ist im Vorteil?
balance-about-places = Der Anteil am Sieg dessen, der als Erster, als Zweiter und so weiter zu seiner ersten Entscheidung kommt; ein geteilter Sieg zählt zu gleichen Teilen. Die Skala zählt Hundertstel über und unter einem gleichen Anteil; die Linien sind 95-%-Intervalle. Partien gleicher Nummer haben nach allen Regeln dieselben Ziehungen.
balance-even = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }; gestrichelt: ein gleicher Anteil, { $share }
balance-table-places = Sieganteil nach der Reihenfolge, nach allen verglichenen Regeln
balance-drawn = Wer beginnt, wird gezogen; die Nummer eines Platzes kann also nichts bedeuten: Ihre Anteile stehen zur Kontrolle in den Tabellen.
balance-table-seats = Sieganteil nach der Nummer des Platzes, nach den gewünschten Regeln
balance-scores = Punkte
balance-plot-scores = Punkte nach der Reihenfolge
balance-about-scores = Wie oft ein Spieler mit wie vielen Punkten endete; das Zeichen steht beim Mittelwert.
balance-plot-margins = Vorsprung des Besten
balance-about-margins = Punkte zwischen dem Besten und dem Nächsten; 0 ist ein Gleichstand an Punkten, wer auch immer ihn gewinnt.
balance-shape = Auswahl und Dauer
balance-plot-choices = Erlaubte Aktionen im Lauf der Partie
balance-about-choices = Die Linie ist der Median, das Band umfasst die mittlere Hälfte der Partien. Es reicht so weit, wie die Hälfte der Partien noch dauert.
balance-plot-lengths = Entscheidungen in einer Partie
balance-about-lengths = Entscheidungen aller Spieler zusammen, Ziehungen nicht gerechnet.
balance-table-shapes = Punkte, Dauer und Auswahl nach allen verglichenen Regeln
balance-moves = Was erste Züge wert sind
balance-about-forced = Bots beginnen, wie es ihnen am besten gefällt, und nur dort, wo es passt; Partien, die sie mit einem Zug eröffnen, sind keine faire Probe für ihn. Darum wurde jeder erste Zug gleich oft erzwungen, was immer gezogen war, und die Bots spielten weiter.
balance-plot-best = Beste erste Züge
balance-plot-worst = Schlechteste erste Züge
balance-about-moves = Sieganteil dessen, der so beginnen musste, mit seinem 95-%-Intervall; gestrichelt: das Mittel aller, { $share }. Ausgefüllt: zweifelsfrei davon verschieden.
balance-table-moves = Alle ersten Züge, jeder gleich oft erzwungen, was immer gezogen war
balance-departures = Optionen und Spielpläne im Vergleich
balance-about-departures = Jede Grafik zeigt, was eine Abweichung ändert, Partie gegen Partie mit denselben Ziehungen. Ausgefüllte Punkte sind zweifelsfrei, blaue wahrscheinlich; graue Linien, die die gestrichelte berühren, sind unklar.
balance-about-figure = { $name ->
    [advantage] Änderung in Hundertsteln, je gegen den gleichen Anteil.
    [last] Änderung in Hundertsteln, je gegen den gleichen Anteil.
    [points] Änderung des Mittels über alle Spieler.
    [margin] Änderung der Punkte zwischen dem Besten und dem Nächsten.
    [length] Änderung der Entscheidungen aller Spieler zusammen.
   *[branching] Änderung des Mittels über eine Partie.
  }
balance-table-differences = Unterschied zu den gewünschten Regeln, sein 95-%-Intervall, und wie sicher er ist
balance-limits = Was sich nicht schließen lässt
balance-limit-bots = Gespielt haben Bots ({ $bot }), keine Menschen. Menschen planen, verabreden sich und irren anders: Was für diese Bots gilt, muss für sie nicht gelten, und auch nicht für stärkere Bots.
balance-limit-strength = Auf allen Plätzen saß derselbe Bot. Wie weit ein starker Spieler einen schlechten Platz wettmacht, ist nicht gemessen.
balance-limit-intervals = Ein 95-%-Intervall verfehlt die Wahrheit in einem von zwanzig Fällen. Es sagt, was der Zufall in so vielen Partien tut, nicht, was die Bots in allen falsch einschätzen.
balance-limit-many = Hier stehen viele Zahlen, und einige davon weichen zufällig ab. Zweifelsfrei heißt nur, was auch dann gilt, wenn der eine Fall von zwanzig auf alle Zahlen seiner Art verteilt wird; was nur das eigene Intervall verlässt, heißt wahrscheinlich.
balance-limit-first = Ein erster Zug wurde erzwungen, was immer gezogen war; sein Wert ist also ein Mittel über alle Ziehungen, und in einer gegebenen Stellung kann ein anderer der beste sein. Der Beste von vielen verdankt einen Teil seines Anteils dem Glück.
balance-limit-single = Gespielt wurde immer nur eine Abweichung. Was zwei zusammen bewirken, ist nicht gemessen.

## What cannot be

balance-openings = „{ $value }“ ist keine Zahl für --openings; möglich ist 0 bis { $most }.
balance-busy = { $file } wird gerade von einem anderen Bericht benutzt; darauf warten oder mit --out eine andere Datei angeben.
balance-no-study = { $file } ist keine Datei eines solchen Berichts; mit --out eine andere angeben.
balance-other-study = { $file } enthält die Partien eines anderen Berichts; verschieden: { $words }; mit --out eine andere Datei angeben.
balance-study-part = { $name ->
    [game] Spiel
    [options] Optionen
    [bots] Bots
    [seed] Startwert
    [rules] Version der Regeln
    [compared] was verglichen wird
   *[version] Version von Edubba
  }
balance-bad-line = { $file }, Zeile { $line }: Das ist keine Partie dieses Berichts; die Zeile löschen, dann wird die Partie neu gespielt.
