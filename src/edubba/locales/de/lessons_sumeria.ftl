# Lektionen für Sumeria: für jede ein Titel, die Texte ihrer Schritte und ein Hinweis, wo etwas zu tun ist.

lessons-sumeria-placing = Die ersten Händler
lessons-sumeria-placing-1 = Hier sind acht Stadtstaaten, jeder mit einer Stadt, drei Kleinstädten und drei Dörfern. Darunter liegt die Reihe ihrer Plättchen: je weiter links, desto bedeutender. Du bist Spieler 1, und das Spiel beginnt gleich.
lessons-sumeria-placing-2 = Vor dem ersten Zug setzen alle Händler ein, immer einen auf einmal. Setz deinen in einer beliebigen Stadt ein.
lessons-sumeria-placing-2-hint = Jeder Stadtstaat hat eine Stadt: den größten seiner Orte, wo drei Wege zusammentreffen. Wähle irgendeine der acht.
lessons-sumeria-placing-3 = Spieler 2 steht jetzt in Kleinstadt 1 von Kish. Versuch, dort auch einen Händler einzusetzen.
lessons-sumeria-placing-3-hint = Wähle den Ort von Kish, den Spieler 2 besetzt hat: Kleinstadt 1.
lessons-sumeria-placing-4 = Auf einem Ort steht nur ein Händler, wem auch immer er gehört. Setz deinen nächsten Händler auf einem freien Ort von Ur, Nippur oder Uruk ein, den dreien ganz links in der Reihe.
lessons-sumeria-placing-4-hint = Sieh dir die ersten drei Plättchen der Reihe an, Ur, Nippur und Uruk, und wähle in einem von ihnen einen freien Ort.
lessons-sumeria-placing-5 = So geht es weiter, bis jeder von euch acht Händler eingesetzt hat. Kein Plättchen hat sich bewegt: Das Einsetzen ändert die Reihe nicht. Was danach kommt, schon.

lessons-sumeria-adding = Einen Stadtstaat steigen lassen
lessons-sumeria-adding-1 = Drei Plättchen sind aufstrebend: die Positionen 1, 2 und 3. Nur sie werden am Ende einer Dynastie gewertet, und über ihnen liegen die Marker, um die du spielst: drei, zwei und einer. Kish, wo du stark bist, ist nur Vierter.
lessons-sumeria-adding-2 = In deinem Zug darfst du einen Händler aus deinem Vorrat auf einen beliebigen freien Ort stellen; sein Stadtstaat steigt dann um einen Platz. Stell einen Händler nach Kish.
lessons-sumeria-adding-2-hint = Stell einen Händler aus dem Vorrat auf einen beliebigen freien Ort von Kish. Einen dorthin zu bewegen ist eine andere Aktion, die später kommt.
lessons-sumeria-adding-3 = Kish hat mit Uruk den Platz getauscht und ist jetzt Dritter; der Marker darüber ist geblieben. Auch die anderen haben Händler auf den Spielplan gestellt. Stell jetzt einen nach Ur, auf Position 1.
lessons-sumeria-adding-3-hint = Stell einen Händler aus dem Vorrat auf einen beliebigen freien Ort von Ur.
lessons-sumeria-adding-4 = Ur kann nicht weiter steigen, also geschah in der Reihe nichts; dein Händler zählt trotzdem. Ein neuer Händler hebt einen Stadtstaat um einen Platz, wenn links noch einer ist.

lessons-sumeria-moving = Bis zum ersten freien Ort
lessons-sumeria-moving-1 = Statt einen neuen auf den Spielplan zu stellen, darfst du einen Händler auf den Handelswegen bewegen. Deiner in Dorf 2 von Uruk wäre gern in der Stadt, und dazwischen liegt die freie Kleinstadt 2. Versuch, ihn geradewegs in die Stadt von Uruk zu bewegen.
lessons-sumeria-moving-1-hint = Wähle deinen Händler in Dorf 2 von Uruk, dann die Stadt von Uruk.
lessons-sumeria-moving-2 = Ein Händler, der bewegt wird, bleibt auf dem ersten freien Ort auf seinem Weg stehen. Geh also zuerst nach Kleinstadt 2 von Uruk.
lessons-sumeria-moving-2-hint = Bewege den Händler in Dorf 2 von Uruk einen Ort weiter Richtung Stadt, nach Kleinstadt 2.
lessons-sumeria-moving-3 = Die anderen hatten ihre Züge, und du bist wieder dran: eine Aktion pro Zug, und niemand darf passen. Jetzt ist die Stadt der nächste Ort. Geh dorthin.
lessons-sumeria-moving-3-hint = Bewege den Händler von Kleinstadt 2 von Uruk in die Stadt.
lessons-sumeria-moving-4 = Du wählst den Weg und die Richtung; wo der Händler stehen bleibt, entscheidet der erste freie Ort. Durch leeres Land geht es also immer nur einen Ort weiter.

lessons-sumeria-jumping = Händler überspringen
lessons-sumeria-jumping-1 = Deine Händler in Kish blicken nach Sippar. In Dorf 1 von Sippar steht ein Händler von Spieler 2. Versuch, einen von deinen dorthin zu bewegen.
lessons-sumeria-jumping-1-hint = Wähle deinen Händler in Kleinstadt 1 oder Dorf 1 von Kish, dann Dorf 1 von Sippar.
lessons-sumeria-jumping-2 = Eine Bewegung endet nie auf einem besetzten Ort: Ein solcher Ort wird übersprungen. Bewege deinen Händler von Kleinstadt 1 von Kish über beide Händler auf seinem Weg.
lessons-sumeria-jumping-2-hint = Von Kleinstadt 1 von Kish führt der Weg über Dorf 1 von Kish und Dorf 1 von Sippar. Der erste freie Ort dahinter ist Kleinstadt 1 von Sippar.
lessons-sumeria-jumping-3 = Du hast zwei Händler auf einmal übersprungen, einen eigenen und einen von Spieler 2; keinem ist etwas geschehen. Je voller ein Weg, desto schneller bringt er dich voran.

lessons-sumeria-cities = Kreuzungen
lessons-sumeria-cities-1 = In einer besetzten Kleinstadt oder einem besetzten Dorf geht ein Händler geradeaus weiter. Eine besetzte Stadt ist eine Kreuzung: Von dort darf er jeden Weg nehmen. Spieler 2 steht in der Stadt von Ur, und du hast einen Händler in Kleinstadt 1 daneben.
lessons-sumeria-cities-2 = Bewege deinen Händler in Kleinstadt 1 von Ur über die Stadt und auf einem der beiden anderen Wege hinaus.
lessons-sumeria-cities-2-hint = Von Kleinstadt 1 von Ur aus sind über die Stadt zwei Ziele offen: Kleinstadt 3, oder Dorf 2 hinter der besetzten Kleinstadt 2. Dorf 1 liegt in der anderen Richtung.
lessons-sumeria-cities-3 = Ein Sprung über eine Stadt öffnet alle ihre Wege, und die nächste besetzte Stadt auf dem Weg öffnet wieder die ihren. Nur eine freie Stadt beendet den Weg: Dort muss der Händler stehen bleiben.

lessons-sumeria-borders = Über die Grenze
lessons-sumeria-borders-1 = Auch eine Bewegung kann die Reihe ändern. Bewege deinen Händler von Dorf 2 von Uruk über die Grenze nach Shuruppak, und achte auf das letzte Plättchen.
lessons-sumeria-borders-1-hint = Der Ort jenseits von Dorf 2 von Uruk ist Dorf 3 von Shuruppak. Bewege deinen Händler dorthin.
lessons-sumeria-borders-2 = Shuruppak, wo du angekommen bist, ist von Position 8 auf 7 gestiegen. Uruk ist nicht gefallen, obwohl du es verlassen hast. Bewege jetzt irgendeinen deiner Händler innerhalb seines Stadtstaats.
lessons-sumeria-borders-2-hint = Wähle eine Bewegung, die im selben Stadtstaat beginnt und endet, zum Beispiel von Kleinstadt 1 von Kish in die Stadt von Kish.
lessons-sumeria-borders-3 = Deine Bewegung hat die Reihe gelassen, wie sie war. Nur der Stadtstaat, in dem ein Händler aus einem anderen ankommt, steigt. Die er verlässt oder durchquert, ändern sich nicht.

lessons-sumeria-removing = Einen Stadtstaat fallen lassen
lessons-sumeria-removing-1 = Uruk ist Dritter, und dort hat Spieler 2 die Kontrolle. Kish, wo du sie hast, ist Vierter. Du hättest gern, dass Uruk fällt. Versuch, einen Händler von Spieler 2 vom Spielplan zu nehmen.
lessons-sumeria-removing-1-hint = Zeig auf den Händler von Spieler 2 in der Stadt oder in Kleinstadt 1 von Uruk.
lessons-sumeria-removing-2 = Deine Aktionen führst du nur mit eigenen Händlern aus. Aber du hast einen in Uruk, in Dorf 2. Entferne ihn.
lessons-sumeria-removing-2-hint = Zeig auf deinen eigenen Händler in Dorf 2 von Uruk, dann wähle „Vom Spielplan entfernen“.
lessons-sumeria-removing-3 = Uruk ist auf Position 4 gefallen, und Kish ist auf Position 3 gerückt. Einen Händler zu entfernen senkt seinen Stadtstaat um einen Platz; der Händler kommt in deinen Vorrat zurück. Dort ist er vielleicht mehr wert denn als der Schwächere im Stadtstaat eines Gegners.

lessons-sumeria-supply = Ein leerer Vorrat
lessons-sumeria-supply-1 = Alle deine vierzehn Händler sind auf dem Spielplan. Versuch, noch einen auf einen freien Ort von Sippar zu stellen.
lessons-sumeria-supply-1-hint = Die Kleinstädte 2 und 3 und die Dörfer 1 und 2 von Sippar sind frei. Zeig auf einen dieser Orte: So stellt man einen Händler auf.
lessons-sumeria-supply-2 = Dein Vorrat ist leer, also kannst du keinen Händler auf den Spielplan stellen. Du kannst einen bewegen oder einen zurücknehmen. Entferne irgendeinen von deinen; sein Stadtstaat wird fallen, wähle also einen, auf den du verzichten kannst.
lessons-sumeria-supply-2-hint = Zeig auf irgendeinen deiner Händler, dann wähle „Vom Spielplan entfernen“. Shuruppak ist Letzter in der Reihe und kann nicht fallen.
lessons-sumeria-supply-3 = Du bist wieder am Zug und hast einen Händler für den Spielplan. Stell ihn dorthin, wo du willst, dass ein Stadtstaat steigt.
lessons-sumeria-supply-3-hint = Stell den Händler aus deinem Vorrat auf einen beliebigen freien Ort.
lessons-sumeria-supply-4 = Auf diese Weise kommt ein Händler von einem Ende des Spielplans zum anderen, aber es kostet zwei Züge. Du hast in einer Dynastie nur drei.

lessons-sumeria-control = Der letzte Zug einer Dynastie
lessons-sumeria-control-1 = Das ist der letzte Zug des dritten Durchgangs, und es ist deiner; dann wird die Dynastie gewertet. Wer in Ur die meisten Händler hat, hat dort die Kontrolle. Spieler 2 hat drei, du hast zwei.
lessons-sumeria-control-2 = Mit einem Händler mehr steht es drei gegen drei. Bei Gleichstand entscheidet ein Händler in der Stadt, dann die Zahl der Händler in Kleinstädten, dann die Zugreihenfolge. Stell einen Händler so auf den Spielplan, dass du in Ur die Kontrolle hast.
lessons-sumeria-control-2-hint = Spieler 2 hat zwei Händler in Kleinstädten von Ur und du keinen, also helfen dir Kleinstädte nicht. Die Stadt von Ur ist frei.
lessons-sumeria-control-3 = Drei gegen drei, und du stehst in der Stadt: Du hast die Kontrolle in Ur und wählst zuerst. Vor allem anderen zählt die Anzahl, und jeder Ort zählt eins; nur bei Gleichstand geht die Stadt vor.

lessons-sumeria-taking = Marker wählen
lessons-sumeria-taking-1 = Du hast die Kontrolle in Ur, auf Position 1, und zwei der drei Marker dort gehören dir. Versuch, nur einen zu nehmen.
lessons-sumeria-taking-1-hint = Zeig auf einen einzigen Marker über Ur, einen wirtschaftlichen oder einen militärischen.
lessons-sumeria-taking-2 = Die volle Zahl muss genommen werden. Gleiche Sorten werden immer mehr wert: ein Marker 1 Punkt, zwei 3, drei 6, vier 10 und so weiter. Du hast zwei wirtschaftliche, einen militärischen und einen politischen Marker. Nimm die beiden, die dir die meisten Punkte bringen.
lessons-sumeria-taking-2-hint = Zwei weitere wirtschaftliche Marker heben dich in dieser Sorte von 3 Punkten auf 10. Ein wirtschaftlicher und ein militärischer bringen dich von 3 auf 6 und von 1 auf 3.
lessons-sumeria-taking-3 = Sieben Punkte auf einmal: Du hattest 5, und jetzt hast du 12. Der Rest wurde von links her verteilt. Spieler 2, in Ur Zweiter, bekam den dritten Marker; in Uruk wählte Spieler 3 einen von zweien, und Spieler 2 bekam den anderen; und der einzige Marker von Nippur ging an Spieler 2.

lessons-sumeria-second = Der zweite Platz
lessons-sumeria-second-1 = Es ist der letzte Zug der Dynastie. Spieler 2 ist allein in Ur und würde zwei der drei Marker nehmen; der dritte käme aus dem Spiel, weil es keinen Zweiten gibt. Stell einen Händler nach Ur.
lessons-sumeria-second-1-hint = Jeder freie Ort von Ur ist recht. Ein Händler genügt, um Zweiter zu sein.
lessons-sumeria-second-2 = Der dritte Marker war deiner, für einen einzigen Händler. Der zweite Platz zählt auf den Positionen 1 und 2, und ohne einen Händler dort bekommt ihn niemand. Auf Position 3 bringt nur die Kontrolle etwas.

lessons-sumeria-next = Die Reihe wird umgestellt
lessons-sumeria-next-1 = Wer nach der Wertung im Stadtstaat auf Position 1 die wenigsten Händler hat, ist in der nächsten Dynastie Letzter, und sein linker Nachbar beginnt. In Ur hat Spieler 2 drei Händler, du und Spieler 3 habt je einen. In Nippur, das den Gleichstand auflöst, hast du keinen: Du wärst Letzter.
lessons-sumeria-next-2 = Du bist der linke Nachbar von Spieler 3. Stell einen Händler so auf den Spielplan, dass Spieler 3 allein die wenigsten in Ur hat, und du wirst beginnen.
lessons-sumeria-next-2-hint = Stell einen Händler auf einen beliebigen freien Ort von Ur: zwei für dich, einer für Spieler 3.
lessons-sumeria-next-3 = Du hast die Startspielerfigur. Sechs neue Marker liegen aus, und die Reihe ist umgestellt: Ur, Nippur und Uruk kamen in umgekehrter Reihenfolge ans Ende, und die anderen rückten auf. Stell einen Händler in einen der Stadtstaaten, die jetzt aufstrebend sind.
lessons-sumeria-next-3-hint = Kish, Lagash und Umma sind Erster, Zweiter und Dritter. Stell einen Händler in einen von ihnen.
lessons-sumeria-next-4 = Die Stadtstaaten auf den Plätzen vier, fünf und sechs der Reihe werden in der nächsten Dynastie führen, wenn nichts sie verschiebt. Starke Spieler stehen dort, bevor die Reihe umgestellt wird.

lessons-sumeria-winning = Die letzte Wertung
lessons-sumeria-winning-1 = Die sechste Dynastie wird gewertet; hier endet das Spiel. Du hast 5 wirtschaftliche, 1 militärischen und 2 politische Marker. Spieler 2 hat 4 militärische, 2 politische und 2 religiöse. Die meisten Punkte gewinnen, und bei gleich vielen die meisten Marker einer einzigen Sorte.
lessons-sumeria-winning-2 = Zur Wahl stehen ein wirtschaftlicher, ein militärischer und ein politischer: Du wählst zwei, Spieler 2 bekommt den dritten. Danach wird Spieler 2 noch einen religiösen und einen militärischen Marker gewinnen. Nur eine Wahl macht dich zum Sieger. Finde sie.
lessons-sumeria-winning-2-hint = Ein sechster wirtschaftlicher Marker ist dir 6 Punkte wert: Nimm ihn. Ein militärischer Marker, den du Spieler 2 lässt, würde auch dort zum sechsten; lass ihn also nicht liegen.
lessons-sumeria-winning-3 = Je 27 Punkte, und deine sechs wirtschaftlichen Marker schlagen die fünf militärischen von Spieler 2: Du gewinnst. Was du anderen lässt, zählt so viel wie das, was du nimmst. Jetzt weißt du alles, was du brauchst; als Nächstes kommt die geführte Partie.
