# Die Regeln von Sumeria, eine nach der anderen, in unseren Worten; danach die Beispiele.

rules-sumeria-chapter-components = Spielplan und Material
rules-sumeria-R1 = Sumeria ist ein Spiel für drei oder vier Spieler. Eine Partie mit weniger oder mehr Spielern kennen die Regelhefte nicht.
rules-sumeria-R2 = Der Spielplan zeigt acht Stadtstaaten. Jeder besteht aus sieben Orten: einer Stadt, drei Kleinstädten und drei Dörfern. Das sind zusammen 56 Orte, und jeder von ihnen gehört zu genau einem Stadtstaat.
rules-sumeria-R3 = Handelswege verbinden die Orte, sodass alle zusammenhängen. Die gedruckte Karte war ein Bild, das kein Text der Regelhefte beschreibt: Die Spielpläne hier halten sich an alles, was die Texte sagen, aber ihre Wege sind unsere eigenen.
rules-sumeria-R4 = Es gibt 56 Händler, 14 in jeder von vier Farben. Ein Händler gehört die ganze Partie lang dem Spieler seiner Farbe.
rules-sumeria-R5 = Es gibt 36 Einflussmarker, neun von jeder der vier Sorten: wirtschaftlich (E), militärisch (M), politisch (P) und religiös (R). Sie sammelst du, und nur sie bringen Punkte (R61).
rules-sumeria-R6 = Acht Plättchen, eines für jeden Stadtstaat, liegen in einer Reihe. Ihre Reihenfolge zeigt, wie bedeutend die Stadtstaaten gerade sind. Kein Text der Regelhefte nennt einen Stadtstaat beim Namen; die Namen hier haben wir gewählt.
rules-sumeria-R7 = Eine Figur zeigt, wer Startspieler ist (R17), ein Zuganzeiger zählt die Durchgänge einer Dynastie (R24), und ein Beutel enthält die Einflussmarker, die noch nicht gezogen sind.
rules-sumeria-R8 = Über dem linken Ende der Reihe liegen sechs Felder für Marker: drei über Position 1, zwei über Position 2, eines über Position 3. Sie gehören zu den Positionen: Wenn Plättchen die Plätze tauschen, bleiben die Marker, wo sie sind.
rules-sumeria-R9 = Die Leiste des Zuganzeigers beginnt mit Feld 1. Weiter beschreiben die Regelhefte sie nicht; hier hat sie drei Felder, eines für jeden Durchgang einer Dynastie.
rules-sumeria-R10 = Auf einem Ort steht nie mehr als ein Händler, wem auch immer er gehört. Das gilt beim Einsetzen der Händler vor dem Spiel und für jede Aktion im Spiel.

rules-sumeria-chapter-setup = Vor der ersten Dynastie
rules-sumeria-R11 = Jeder Spieler nimmt sich die Händler einer Farbe: 14 bei drei Spielern, 10 bei vier. Was übrig ist, kommt nicht ins Spiel: bei drei Spielern die ganze vierte Farbe, bei vier Spielern vier Händler von jeder Farbe.
rules-sumeria-R12 = Die acht Plättchen werden in zufälliger Reihenfolge nebeneinandergelegt. Der Stadtstaat ganz links ist der bedeutendste, der ganz rechts der unbedeutendste. Ein Regelheft würde jede beliebige Reihenfolge erlauben; hier wird sie immer gezogen.
rules-sumeria-R13 = Die Stadtstaaten auf den Positionen 1, 2 und 3, von links gezählt, sind aufstrebend. Nur sie werden am Ende einer Dynastie gewertet; die anderen bringen nichts, solange sie nicht aufsteigen.
rules-sumeria-R14 = Alle 36 Marker kommen in den Beutel. Sechs werden zufällig gezogen und offen auf die Felder über der Reihe gelegt: die ersten drei über Position 1, die nächsten zwei über Position 2, der letzte über Position 3.
rules-sumeria-R15 = Der Zuganzeiger kommt auf Feld 1 seiner Leiste: Die erste Dynastie beginnt mit ihrem ersten Durchgang.
rules-sumeria-R16 = Der Startspieler der ersten Dynastie nimmt die Startspielerfigur. Ein Regelheft sagt nicht, wie er bestimmt wird; hier wird er immer zufällig gezogen.
rules-sumeria-R17 = Die Zugreihenfolge einer Dynastie beginnt beim Startspieler und läuft im Uhrzeigersinn, von jedem Spieler zu seinem linken Nachbarn. Die Regelhefte sagen das kaum, aber es folgt daraus, wie die Figur weitergegeben wird (R56).
rules-sumeria-R18 = Vor der ersten Dynastie setzt jeder Spieler, der Zugreihenfolge nach, einen Händler auf einem beliebigen freien Ort ein, gleich welcher Art und in welchem Stadtstaat. Das wird wiederholt, bis jeder bei drei Spielern acht Händler eingesetzt hat, bei vier Spielern fünf.
rules-sumeria-R19 = Das Einsetzen der Händler vor der ersten Dynastie verschiebt kein Plättchen. Die Regelhefte lassen einen Stadtstaat nur durch eine Aktion steigen (R27, R30); darum bleibt die Reihe hier bis zum ersten Zug so, wie sie gezogen wurde.
rules-sumeria-R20 = Die Händler, die du nicht eingesetzt hast, sechs bei drei Spielern und fünf bei vier, bleiben als dein Vorrat vor dir. Jeder kann sehen, wie viele noch darin sind.

rules-sumeria-chapter-structure = Wie das Spiel abläuft
rules-sumeria-R21 = Das Spiel dauert sechs Dynastien. Jede von ihnen hat drei Durchgänge (R22) und endet mit einer Wertung, in der die sechs Marker über der Reihe gewonnen werden (R48) oder verloren gehen (R49).
rules-sumeria-R22 = Eine Dynastie hat drei Durchgänge. In jedem Durchgang macht jeder Spieler genau einen Zug, der Zugreihenfolge nach. Die Reihenfolge bleibt die ganze Dynastie lang gleich.
rules-sumeria-R23 = In deinem Zug musst du genau eines von drei Dingen mit einem eigenen Händler tun: ihn auf den Spielplan stellen, bewegen oder entfernen. Passen kannst du nicht. In einem Regelheft fehlt das Wort „eigen“; hier führt nie jemand eine Aktion mit dem Händler eines anderen Spielers aus.
rules-sumeria-R24 = Wenn jeder Spieler einen Zug gemacht hat, ist der Durchgang zu Ende, und der Zuganzeiger rückt ein Feld vor. Der nächste Durchgang beginnt wieder beim Startspieler.
rules-sumeria-R25 = Nach dem dritten Durchgang endet die Dynastie, und die drei aufstrebenden Stadtstaaten werden gewertet (R44). Zu keiner anderen Zeit werden Marker gewonnen.

rules-sumeria-chapter-actions = Die drei Aktionen und die Reihe
rules-sumeria-R26 = Um einen Händler auf den Spielplan zu stellen, brauchst du einen in deinem Vorrat. Solange alle deine Händler auf dem Spielplan sind, kannst du nur bewegen oder entfernen.
rules-sumeria-R27 = Auf den Spielplan stellen: Stell einen Händler aus deinem Vorrat auf einen beliebigen freien Ort, irgendwo auf dem Spielplan. Der Stadtstaat dieses Ortes steigt (R33).
rules-sumeria-R28 = Um zu bewegen, brauchst du einen eigenen Händler auf dem Spielplan, der mindestens ein Ziel hat (R42). Von einem Händler, der nirgendwohin kann, reden die Regelhefte nicht; hier kann er nicht bewegt werden.
rules-sumeria-R29 = Bewegen: Der Händler geht von dem Ort, auf dem er steht, zu einem Ziel deiner Wahl (R42). Das Ziel ist immer frei und nie der Ort, von dem er kam.
rules-sumeria-R30 = Endet eine Bewegung in einem anderen Stadtstaat als dem, in dem sie begann, so steigt der Stadtstaat, in dem sie endet (R33).
rules-sumeria-R31 = Sonst ändert eine Bewegung nichts in der Reihe: Der verlassene Stadtstaat fällt nicht, und die auf dem Weg bleiben, wo sie sind. Eine Bewegung, die in dem Stadtstaat endet, in dem sie begann, ändert gar nichts, auch wenn sie durch andere führte. Die Regelhefte nennen nur den Anstieg aus R30; hier kommt nichts hinzu.
rules-sumeria-R32 = Entfernen: Nimm einen deiner Händler vom Spielplan zurück in deinen Vorrat. Der Stadtstaat, in dem er stand, fällt (R34). Ab deinem nächsten Zug darfst du den Händler wieder auf den Spielplan stellen.
rules-sumeria-R33 = Steigen heißt, dass das Plättchen mit seinem linken Nachbarn den Platz tauscht: ein Schritt, der von selbst geschieht und sich nicht ablehnen lässt. Auf Position 1 geschieht nichts, und die Aktion ist trotzdem erlaubt.
rules-sumeria-R34 = Fallen heißt, dass das Plättchen mit seinem rechten Nachbarn den Platz tauscht, ein Schritt. Auf Position 8 geschieht nichts, und der Händler darf trotzdem entfernt werden.
rules-sumeria-R35 = Nur zwei Plättchen tauschen die Plätze. Der Nachbar eines Plättchens, das steigt, rückt einen Platz nach rechts, der Nachbar eines Plättchens, das fällt, einen Platz nach links, und alle anderen bleiben, wo sie sind.

rules-sumeria-chapter-movement = Bewegung auf den Handelswegen
rules-sumeria-R36 = Ein Händler, der bewegt wird, verlässt seinen Ort auf einem Handelsweg in einer Richtung. Welchen der Wege dort er nimmt und in welcher Richtung, entscheidest du.
rules-sumeria-R37 = Der Händler geht von Ort zu Ort und muss auf dem ersten freien stehen bleiben. Er kann weder an einem freien Ort vorbeigehen noch auf einem besetzten enden.
rules-sumeria-R38 = Besetzte Orte auf dem Weg werden übersprungen: beliebig viele, gleich welcher Art, ob die Händler dort deine sind oder nicht. Mit den übersprungenen Händlern geschieht nichts.
rules-sumeria-R39 = In einer besetzten Stadt darf der Händler auf jedem Weg weitergehen, der aus ihr hinausführt, und so wieder in jeder besetzten Stadt auf seinem Weg. Eine freie Stadt ist wie jeder freie Ort: Der Händler bleibt dort stehen. Ein Regelheft schreibt an dieser Stelle „Kleinstadt“; hier ist es die Stadt, wie in den drei anderen.
rules-sumeria-R40 = In einer besetzten Kleinstadt oder einem besetzten Dorf geht der Händler auf demselben Weg geradeaus weiter. Die Regelhefte lassen einen Händler den Weg nur in einer Stadt wechseln; hier gilt das auch dort, wo sich Wege in einer Kleinstadt oder einem Dorf kreuzen.
rules-sumeria-R41 = Eine Richtung, in der der Weg endet, bevor ein freier Ort kommt, bietet kein Ziel. Die Regelhefte reden davon nicht; hier kann der Händler dort einfach nicht entlanggehen.
rules-sumeria-R42 = Die Ziele eines Händlers sind alle freien Orte, auf denen er stehen bleiben muss, über alle Richtungen und alle Abzweigungen in besetzten Städten, so wie der Spielplan vor der Bewegung aussieht. Du wählst das Ziel; auf welchem Weg er dorthin kam, ist gleich. Die Regelhefte sagen nicht, ob ein Händler im Kreis dorthin gehen darf, wo er losging; hier darf er es nicht.
rules-sumeria-R43 = Die Regelhefte zeigen ein Bild von einem Händler in einer Kleinstadt mit drei Zielen; weiter beschreiben ihre Texte es nicht. Auf den Spielplänen hier kommt das vor, wenn die Stadt neben der Kleinstadt besetzt ist, sodass sich zwei weitere Wege öffnen, und das Dorf auf der anderen Seite frei ist.

rules-sumeria-chapter-scoring = Das Ende einer Dynastie
rules-sumeria-R44 = Am Ende einer Dynastie werden die Stadtstaaten auf den Positionen 1, 2 und 3 gewertet, so wie die Reihe nach dem letzten Zug liegt. Die Regelhefte zählen sie von links auf, ohne eine Regel daraus zu machen; hier wird Position 1 vollständig gewertet, dann Position 2, dann Position 3.
rules-sumeria-R45 = Zähle die Händler jedes Spielers im Stadtstaat; jeder zählt eins, ob in der Stadt, einer Kleinstadt oder einem Dorf. Wer die meisten hat, hat die Kontrolle, der Nächste ist Zweiter. Wer dort keinen Händler hat, nimmt nicht teil.
rules-sumeria-R46 = Spieler mit gleich vielen Händlern werden nach diesen Fragen geordnet: Wer hat einen Händler in der Stadt? Wer hat mehr in den Kleinstädten? Wer kam in der Zugreihenfolge der gerade gespielten Dynastie früher? Bei der letzten nennen zwei Regelhefte nur den Startspieler; hier zählt die ganze Zugreihenfolge, wie in den beiden anderen.
rules-sumeria-R47 = Gleichstände um den zweiten Platz und Gleichstände von drei oder mehr Spielern werden ebenso aufgelöst: Der Beste wird herausgenommen, und die anderen werden von Neuem verglichen. Nicht jedes Regelheft sagt das; hier gilt es für jeden Gleichstand in einem Stadtstaat.
rules-sumeria-R48 = Von den drei Markern über Position 1 wählt der Spieler mit der Kontrolle zwei, und der Zweite bekommt den übrigen. Von den zweien über Position 2 wählt der Spieler mit der Kontrolle einen, und der Zweite bekommt den anderen. Der eine über Position 3 geht an den Spieler mit der Kontrolle. Sonst bekommt niemand etwas.
rules-sumeria-R49 = Wenn in einem aufstrebenden Stadtstaat niemand einen Händler hat, kommen alle Marker über seiner Position aus dem Spiel. Nicht jedes Regelheft sagt, was aus ihnen wird; hier liegen sie offen abseits und kommen nie in den Beutel zurück.
rules-sumeria-R50 = Wenn im Stadtstaat auf Position 1 oder 2 nur ein Spieler Händler hat, wählt er wie sonst zwei Marker oder einen, und der Marker des Zweiten kommt aus dem Spiel (R49). Auf Position 3 nimmt ein Spieler, der allein ist, den einzigen Marker.
rules-sumeria-R51 = Die Marker, die du gewonnen hast, liegen offen vor dir. Jeder kann jederzeit sehen, wer welche hat.
rules-sumeria-R52 = Der Spieler mit der Kontrolle darf beliebige der Marker dort wählen, von derselben Sorte oder von verschiedenen; der Zweite hat keine Wahl. Davon, weniger Marker zu nehmen, reden die Regelhefte nicht; hier muss die volle Zahl genommen werden.
rules-sumeria-R53 = Die Wertung lässt alle Händler, wo sie sind: Sie bleiben für die nächste Dynastie auf dem Spielplan. Die Regelhefte schweigen dazu; hier wird kein Händler bewegt oder zurückgegeben.

rules-sumeria-chapter-next = Vorbereitung der nächsten Dynastie
rules-sumeria-R54 = Nach jeder der ersten fünf Dynastien wird die nächste in vier Schritten vorbereitet. Der erste: Der Zuganzeiger geht auf Feld 1 zurück.
rules-sumeria-R55 = Der zweite Schritt: Sechs Marker werden zufällig aus dem Beutel auf die Felder über der Reihe gezogen, drei über Position 1, zwei über Position 2, einer über Position 3.
rules-sumeria-R56 = Der dritte Schritt: Wer im Stadtstaat auf Position 1 die wenigsten Händler hat oder gar keinen, ist in der kommenden Dynastie Letzter, und sein linker Nachbar nimmt die Startspielerfigur. Die Regelhefte tun das, bevor die Reihe umgestellt wird (R58); hier ist also der gerade gewertete Stadtstaat gemeint.
rules-sumeria-R57 = Wenn mehrere gleich wenige haben, werden nur sie auf Position 2 verglichen, dann auf 3 und so weiter bis 8; nur die Zahl der Händler zählt. Zwei Regelhefte lassen sich so lesen, dass jedes Mal alle Spieler verglichen werden: Eine Option spielt es so. Findet sich niemand, wovon kein Regelheft redet, bleibt von den Gleichen der Letzter, der in der alten Zugreihenfolge am spätesten kam.
rules-sumeria-R58 = Der vierte Schritt: Die Reihe wird umgestellt. Die drei gerade gewerteten Plättchen werden herausgenommen, die anderen fünf rücken drei Plätze nach links, und die drei kommen in umgekehrter Reihenfolge zurück: das dritte auf Position 6, das zweite auf 7, das erste auf 8.
rules-sumeria-R59 = Nach der sechsten Dynastie wird nichts vorbereitet: Kein Marker wird gezogen, die Figur bleibt, und die Reihe wird nicht umgestellt. Die Regelhefte sagen das nicht; es folgt aus dem Ende des Spiels (R60).

rules-sumeria-chapter-end = Das Ende des Spiels
rules-sumeria-R60 = Das Spiel endet, wenn die sechste Dynastie gewertet ist. Dann sind alle 36 Marker gezogen, sechs für jede Dynastie, und der Beutel ist leer.
rules-sumeria-R61 = Jede Sorte von Markern zählt für sich. Ein Marker einer Sorte ist 1 Punkt wert, zwei sind 3 wert, drei 6, vier 10, fünf 15, sechs 21, sieben 28, acht 36 und alle neun 45: Jeder weitere Marker einer Sorte bringt einen Punkt mehr als der davor.
rules-sumeria-R62 = Die Punkte deiner vier Sorten werden zusammengezählt, und wer die meisten hat, gewinnt. Weder Händler noch die Reihe zählen jetzt etwas.
rules-sumeria-R63 = Haben mehrere die meisten Punkte, so gewinnt unter ihnen, wer von einer einzelnen Sorte die meisten Marker hat. Bei jedem zählt die eigene beste Sorte; es muss nicht dieselbe sein.
rules-sumeria-R64 = Herrscht auch darin Gleichstand, teilen sich diese Spieler den Sieg. Eine Variante in einem Regelheft vergleicht zuerst noch ihre zweitbesten Sorten, dann die dritten und die vierten: Eine Option spielt es so.

rules-sumeria-chapter-information = Was alle wissen
rules-sumeria-R65 = Der Spielplan, die Reihe, die Marker darüber, die Vorräte und die gewonnenen Marker sind für alle offen; unbekannt ist nur, in welcher Reihenfolge aus dem Beutel gezogen wird. Ob man die aus dem Spiel gekommenen Marker sehen darf, sagen die Regelhefte nicht; hier darf man es, und so kannst du immer ausrechnen, was noch im Beutel ist.

## Beispiele: ein Titel, ein Text zur ersten Stellung und einer nach jedem Schritt.

rules-sumeria-example-opening = Die ersten Händler werden eingesetzt
rules-sumeria-example-opening-0 = Die Reihe, sechs Marker und der Startspieler sind gezogen. Spieler 2 beginnt und darf jeden Ort auf dem Spielplan wählen.
rules-sumeria-example-opening-1 = Spieler 2 nimmt die Stadt von Ur. Ur bleibt auf Position 1, und es bliebe auch überall sonst in der Reihe, wo es ist: Das Einsetzen verschiebt kein Plättchen.
rules-sumeria-example-opening-2 = Spieler 3 hätte gern dieselbe Stadt, aber auf einem Ort steht nur ein Händler.
rules-sumeria-example-opening-3 = Kleinstadt 1 von Ur ist frei, und Spieler 3 nimmt sie.
rules-sumeria-example-opening-4 = Spieler 1 geht in die Stadt von Lagash. Lagash bleibt auf Position 5. Als Nächster kommt Spieler 2, und so weiter, bis jeder acht Händler eingesetzt hat.

rules-sumeria-example-adding = Einen Händler auf den Spielplan stellen
rules-sumeria-example-adding-0 = Kish ist auf Position 4, knapp hinter den drei aufstrebenden. Spieler 1 ist am Zug.
rules-sumeria-example-adding-1 = Spieler 1 stellt einen Händler in ein Dorf von Kish. Kish tauscht mit Uruk den Platz und ist jetzt aufstrebend. Der Marker über Position 3 hat sich nicht bewegt.
rules-sumeria-example-adding-2 = Spieler 2 stellt einen Händler nach Ur. Ur ist schon auf Position 1 und bleibt dort; der Händler darf trotzdem auf den Spielplan.
rules-sumeria-example-adding-3 = Spieler 3 kann keinen Händler in die Stadt von Ur stellen: Dort steht Spieler 2.

rules-sumeria-example-removing = Einen Händler entfernen
rules-sumeria-example-removing-0 = Spieler 1 hat einen einzigen Händler in Ur, das auf Position 1 ist.
rules-sumeria-example-removing-1 = Spieler 1 nimmt ihn in den Vorrat zurück. Ur fällt auf Position 2, und Nippur rückt auf Position 1.
rules-sumeria-example-removing-2 = Spieler 2 würde gern den Händler von Spieler 3 aus Nippur nehmen, aber jeder führt seine Aktionen nur mit eigenen Händlern aus.
rules-sumeria-example-removing-3 = Spieler 2 nimmt einen eigenen Händler aus Shuruppak zurück. Shuruppak ist auf Position 8 und kann nicht weiter fallen: Die Reihe bleibt, wie sie ist.

rules-sumeria-example-supply = Alle Händler auf dem Spielplan
rules-sumeria-example-supply-0 = Alle 14 Händler von Spieler 1 sind auf dem Spielplan; der Vorrat ist leer.
rules-sumeria-example-supply-1 = Ohne einen Händler im Vorrat kann Spieler 1 keinen auf den Spielplan stellen.
rules-sumeria-example-supply-2 = Spieler 1 entfernt den Händler in Shuruppak. Er liegt jetzt im Vorrat, und der Zug ist zu Ende.
rules-sumeria-example-supply-3 = Spieler 2 stellt einen Händler nach Lagash, das auf Position 4 steigt.
rules-sumeria-example-supply-4 = Spieler 3 stellt einen Händler nach Ur, das auf Position 1 bleibt. Der zweite Durchgang beginnt.
rules-sumeria-example-supply-5 = Im nächsten Zug darf Spieler 1 den Händler anderswo auf den Spielplan stellen. Lagash steigt auf Position 3.

rules-sumeria-example-border = Über eine Grenze und diesseits davon
rules-sumeria-example-border-0 = Spieler 1 hat einen Händler in Dorf 2 von Uruk; der nächste Ort auf dessen Weg ist Dorf 3 von Shuruppak.
rules-sumeria-example-border-1 = Der Händler hat die Grenze überschritten. Shuruppak, wo er angekommen ist, steigt von Position 8 auf 7. Uruk, das er verlassen hat, fällt nicht.
rules-sumeria-example-border-2 = Spieler 2 geht von Kleinstadt 3 von Sippar in die Stadt von Sippar. Der Händler ist in Sippar geblieben, und in der Reihe ändert sich nichts.

rules-sumeria-example-stop = Wo ein Händler stehen bleibt
rules-sumeria-example-stop-0 = Spieler 1 will den Händler in Kleinstadt 1 von Kish Richtung Sippar bewegen. Auf dem Weg stehen ein Händler in Dorf 1 von Kish und einer in Dorf 1 von Sippar.
rules-sumeria-example-stop-1 = In Dorf 1 von Kish kann er nicht enden: Dort steht schon ein Händler von Spieler 1.
rules-sumeria-example-stop-2 = Bis in die Stadt von Sippar kann er auch nicht: Vorher kommt Kleinstadt 1 von Sippar, und sie ist frei.
rules-sumeria-example-stop-3 = So überspringt er beide Händler und bleibt in Kleinstadt 1 von Sippar stehen. Wem sie gehören, ist gleich. Sippar steigt auf Position 6.

rules-sumeria-example-city = In einer besetzten Stadt abbiegen
rules-sumeria-example-city-0 = Der Händler von Spieler 1 in Kleinstadt 1 von Ur hat drei Ziele. In der einen Richtung kommt er nach Dorf 1. Die andere führt über die besetzte Stadt und auf einem ihrer beiden anderen Wege weiter: nach Kleinstadt 3 oder über Kleinstadt 2 nach Dorf 2.
rules-sumeria-example-city-1 = Uruk ist nicht erreichbar: Dorf 1 von Ur ist frei, und dort müsste der Händler stehen bleiben.
rules-sumeria-example-city-2 = Spieler 1 geht über die Stadt nach Kleinstadt 3. Der Händler bleibt in Ur, also bleibt die Reihe, wie sie ist.
rules-sumeria-example-city-3 = Spieler 2 verlässt die Stadt, überspringt diesen Händler und bleibt in Dorf 3 stehen. Nun ist die Stadt frei.
rules-sumeria-example-city-4 = Spieler 3 würde gern auf dem Weg von Kleinstadt 2 nach Kleinstadt 1 an ihr vorbeigehen. Aber eine freie Stadt ist ein freier Ort, und dort muss der Händler stehen bleiben.
rules-sumeria-example-city-5 = Spieler 3 bleibt in der Stadt von Ur stehen.

rules-sumeria-example-round = Außen herum
rules-sumeria-example-round-0 = Die Wege zwischen Ur und Lagash bilden einen Ring, und er ist großenteils besetzt. Spieler 1 soll den Händler in Dorf 2 von Ur bewegen.
rules-sumeria-example-round-1 = Er kann nicht einfach bleiben: Eine Bewegung endet nie dort, wo sie begann.
rules-sumeria-example-round-2 = Er überspringt Dorf 2, Kleinstadt 2 und die Stadt von Lagash, biegt dort ab, überspringt Kleinstadt 3 und Dorf 3 und kommt in Dorf 3 von Ur an. Er begann in Ur und endete in Ur: Die Reihe bleibt, wie sie ist, und Lagash ist nicht gestiegen.

rules-sumeria-example-scoring = Eine Dynastie wird gewertet
rules-sumeria-example-scoring-0 = Der letzte Zug der dritten Dynastie gehört Spieler 3. Auf Position 3 ist Uruk, wo die Spieler 2 und 3 je einen Händler haben.
rules-sumeria-example-scoring-1 = Spieler 3 nimmt die Stadt von Uruk, und Uruk steigt auf Position 2. Nun wird die Reihe gewertet. In Ur hat Spieler 1 mit drei Händlern die Kontrolle, und Spieler 2 ist mit zweien Zweiter.
rules-sumeria-example-scoring-2 = Spieler 1 muss zwei der drei Marker über Position 1 nehmen; einer ist zu wenig.
rules-sumeria-example-scoring-3 = Spieler 1 nimmt beide wirtschaftlichen Marker, und Spieler 2 bekommt den militärischen. In Uruk, auf Position 2, hat Spieler 3 die Kontrolle, mit zwei Händlern gegen einen.
rules-sumeria-example-scoring-4 = Spieler 3 nimmt den politischen Marker, und Spieler 2 bekommt als Zweiter den religiösen. In Nippur haben die Spieler 1 und 2 je zwei Händler, aber Spieler 2 steht in der Stadt: Der Marker von Position 3 geht sofort an Spieler 2.

rules-sumeria-example-ties = Gleichstände in einem Stadtstaat
rules-sumeria-example-ties-0 = Spieler 2 begann diese Dynastie, dann kam Spieler 3, und Spieler 1 hat den letzten Zug. In allen drei aufstrebenden Stadtstaaten herrscht irgendein Gleichstand.
rules-sumeria-example-ties-1 = In Ur haben alle drei Spieler zwei Händler. Spieler 2 steht in der Stadt und hat die Kontrolle. Von den anderen hat Spieler 3 zwei Händler in Kleinstädten und Spieler 1 einen: Spieler 3 ist Zweiter.
rules-sumeria-example-ties-2 = Spieler 2 nimmt zwei Marker, Spieler 3 bekommt den dritten. In Nippur hat jeder Spieler einen Händler. Der von Spieler 2 steht in einer Kleinstadt und entscheidet. Die beiden anderen stehen in Dörfern, also ordnet sie die Zugreihenfolge: Spieler 3 vor Spieler 1.
rules-sumeria-example-ties-3 = Spieler 2 hat einen religiösen Marker genommen und Spieler 3 den anderen. In Uruk hatten die Spieler 1 und 3 je eine Kleinstadt und ein Dorf; Spieler 3 kommt in der Zugreihenfolge früher und bekommt den Marker von Position 3.

rules-sumeria-example-alone = Allein oder gar niemand
rules-sumeria-example-alone-0 = Vor dem letzten Zug der Dynastie steht in Ur allein Spieler 1, in Nippur niemand und in Uruk allein Spieler 2.
rules-sumeria-example-alone-1 = Spieler 3 stellt einen Händler nach Umma, was an diesen dreien nichts ändert. Spieler 1 hat die Kontrolle in Ur, und einen Zweiten gibt es nicht.
rules-sumeria-example-alone-2 = Spieler 1 hätte gern alle drei Marker, aber wer allein ist, bekommt nicht auch noch den Anteil des Zweiten.
rules-sumeria-example-alone-3 = Spieler 1 nimmt zwei, und der dritte kommt aus dem Spiel. In Nippur steht niemand: Beide Marker dort kommen aus dem Spiel. Spieler 2 bekommt den einzigen Marker von Uruk.

rules-sumeria-example-next = Die Reihe wird umgestellt
rules-sumeria-example-next-0 = Die dritte Dynastie ist gewertet, und vier von sechs neuen Markern sind gezogen. Die Reihe ist noch die alte. In Ur, auf Position 1, hat Spieler 1 zwei Händler, Spieler 3 einen und Spieler 2 keinen.
rules-sumeria-example-next-1 = Der fünfte Marker kommt über Position 2.
rules-sumeria-example-next-2 = Der sechste ist gezogen. Spieler 2 hat in Ur die wenigsten Händler und wird Letzter sein, also ist Spieler 3, sein linker Nachbar, Startspieler. Danach wurde die Reihe umgestellt: Kish, Lagash und Umma führen; Uruk, Nippur und Ur folgen am Ende. Die Händler sind geblieben.
rules-sumeria-example-next-3 = Spieler 3 eröffnet die vierte Dynastie mit einem Händler für Uruk, das seinen Weg zurück beginnt und auf Position 5 steigt.

rules-sumeria-example-start = Gleich wenige Händler
rules-sumeria-example-start-0 = Vier der sechs neuen Marker sind gezogen. In Ur, auf Position 1, haben die Spieler 1 und 2 keinen Händler und Spieler 3 zwei.
rules-sumeria-example-start-1 = Nur die Spieler 1 und 2 werden weiter verglichen. In Nippur haben sie je einen Händler, das entscheidet also nichts; dass Spieler 3 dort keinen hat, ist jetzt gleich. In Uruk hat Spieler 2 einen und Spieler 1 keinen.
rules-sumeria-example-start-2 = Spieler 1 wird Letzter sein, und Spieler 2, sein linker Nachbar, eröffnet die vierte Dynastie. Mit der Option, die jedes Mal alle Spieler vergleicht, wäre wegen Nippur Spieler 3 Letzter, und Spieler 1 würde beginnen.

rules-sumeria-example-end = Die letzte Wertung
rules-sumeria-example-end-0 = Der letzte Zug der sechsten Dynastie und des ganzen Spiels. Der Beutel ist leer.
rules-sumeria-example-end-1 = Spieler 3 hat Uruk auf Position 2 gehoben. Spieler 1 hat die Kontrolle in Ur und wählt zuerst.
rules-sumeria-example-end-2 = Spieler 1 nimmt einen wirtschaftlichen und einen militärischen Marker; Spieler 2, der Zweite, bekommt den politischen. In Uruk haben die Spieler 2 und 3 je zwei Händler, und Spieler 2 steht in der Stadt.
rules-sumeria-example-end-3 = Die Spieler 2 und 3 bekommen je einen religiösen Marker, und Spieler 2 den militärischen von Nippur. Spieler 1 hat sechs wirtschaftliche, zwei militärische und zwei politische Marker: 21 + 3 + 3 = 27 Punkte. Spieler 2 hat fünf militärische, drei politische und drei religiöse: 15 + 6 + 6 = 27. Sechs von einer Sorte schlagen fünf: Spieler 1 gewinnt.
rules-sumeria-example-end-4 = Das Spiel ist aus. Nichts wird gezogen, die Reihe wird nicht umgestellt, und niemand hat noch einen Zug.
