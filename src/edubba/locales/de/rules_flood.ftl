# Die Regeln von After the Flood, je ein Absatz, und die Bilder, die sie zeigen.

## Spielmaterial

rules-flood-chapter-components = Spielmaterial
rules-flood-R1 = „Nach der Flut“ ist ein Spiel für genau drei Spieler. Zu zweit lässt es sich nicht spielen und zu viert auch nicht.
rules-flood-R2 = In deiner Farbe hast du 4 Stadtmarker, 4 Wachstumsmarker, 25 Arbeiter, 20 Armeen und 5 runde Marker; diese zeigen deine Punkte, deinen Platz in der Reihenfolge und was du in der Runde getan hast.
rules-flood-R3 = Alle Spieler teilen sich einen Rundenmarker und zwei Würfel. Das Regelheft sagt nur „zwei Würfel“; hier haben sie sechs Seiten.
rules-flood-R4 = Es gibt 94 Rohstoffe von acht Sorten. Ihre Werte: Getreide 1 (22 Stück); Holz 2 (12), Metall 2 (12), Textil 2 (15); Werkzeug 3 (12), Öl 3 (7); Gold 4 (7); Lapislazuli 5 (7). Mehrere Rohstoffe zusammen sind so viel wert wie die Summe ihrer Werte. Werkzeug, Öl, Gold und Lapislazuli sind Luxusgüter (R144).
rules-flood-R5 = Mehr Spielmaterial gibt es nicht. Wenn dir Arbeiter oder Armeen ausgehen, bekommst du keine mehr, und ein Rohstoff, der nicht im allgemeinen Vorrat ist, lässt sich nicht eintauschen (R81). Wie ein knapper Vorrat in der ersten Phase aufgeteilt wird: D22.
rules-flood-R6 = Geld gibt es nicht. Du gibst Rohstoffe aus, um Arbeiter einzusetzen, zu handeln, Armeen zu kaufen und auszurüsten, für die Spielerreihenfolge zu bieten, Städte auszubauen und weiter Aktionen auszuführen, nachdem jemand gepasst hat (R50).

## Spielplan

rules-flood-chapter-board = Der Spielplan
rules-flood-R7 = Neun Gebiete sind sumerisch. Sieben geben dem Spieler, der dort eine Stadt hat, einen Vorteil: Sippar, Babylon, Nippur, Schuruppak, Uruk, Ur und Eridu. Zwei geben keinen: Umma und Lagasch. Die Vorteile stehen in R159 bis R166.
rules-flood-R8 = Dreizehn Gebiete sind äußere Gebiete: Akkad, die Amoriter, Assyrien, Chaldäa, Dilmun, Ägypten, Elam, die Gutäer, die Hethiter, Isin, die Kassiten, Larsa und Mitanni. Jedes außer Dilmun ist in einer Runde die Heimat eines Reichs, Ägypten in zweien.
rules-flood-R9 = Akkad, Isin und Larsa lagen einst in Sumer, aber in diesem Spiel sind sie äußere Gebiete: Arbeiter dürfen dort stehen, Städte nicht.
rules-flood-R10 = Ein äußeres Gebiet zeigt, welches Reich dort beginnt und wann (R95), was es zum Tausch anbietet und vielleicht Punkte für das Ende (R157). Im Angebot sind: Amoriter Holz, Öl; Chaldäa Öl; Dilmun Holz, Metall, Öl, Gold; Ägypten Gold; Elam Metall; Hethiter Metall; Kassiten Lapislazuli; Mitanni Holz, Metall. Akkad, Assyrien, die Gutäer, Isin und Larsa bieten nichts an.
rules-flood-R11 = Ein sumerisches Gebiet zeigt den Vorteil einer Stadt dort. Der Vorteil gehört dem Besitzer der Stadt und sonst niemandem, wer auch immer eine Armee in dem Gebiet hat.
rules-flood-R12 = Armeen marschieren über Grenzen ein, in beide Richtungen, und entlang von Pfeilen, in eine Richtung. Grenzen innerhalb Sumers: Babylon zu Sippar, Schuruppak und Nippur; Nippur zu Schuruppak und Umma; Uruk zu Schuruppak, Umma und Ur; Umma zu Schuruppak, Ur und Lagasch; Ur zu Lagasch und Eridu; Lagasch zu Eridu. Pfeile: Akkad nach Babylon, Isin nach Schuruppak, Larsa nach Uruk, Chaldäa nach Ur. Grenzen außerhalb: R114.
rules-flood-R13 = Nach Dilmun führt kein Weg. Es liegt jenseits des Meeres, und keine Armee kann jemals dort einmarschieren oder stehen.
rules-flood-R14 = Nach Akkad führt kein Weg: Niemand kann dort einmarschieren. Aus Akkad führt ein Pfeil nach Babylon und sonst nirgendwohin, und aus Babylon führt nichts zurück.
rules-flood-R15 = Rings um die Karte liegen die Punkteleiste, die Leiste der Spielerreihenfolge, die Runden mit ihren Reichen, die Armeetabelle für die Ausrüstung, das Passfeld, die vier Arbeiterfelder und die Tabellen für Werte, Handel, Ertrag und Ausbau.
rules-flood-R16 = Die vier Arbeiterfelder sind Bewässerung, Weberei, Schreiber und Werkzeugmacher. Bei den Schreibern und den Werkzeugmachern gibt es zwei Seiten: Links stehen die Arbeiter, die bereit sind, rechts die, die in dieser Runde gearbeitet haben. Bewässerung und Weberei haben keine Seiten.
rules-flood-R17 = Armeen zweier Spieler stehen nie im selben Gebiet. Angreifer kämpfen aus ihrem persönlichen Vorrat und ziehen erst ein, wenn der letzte Verteidiger fort ist.
rules-flood-R18 = Arbeiter stehen in äußeren Gebieten und in den vier Feldern, nie in Sumer. Städte stehen in Sumer, eine pro Gebiet. Armeen stehen überall außer in Dilmun, höchstens zwei pro Gebiet. Arbeiter mehrerer Spieler dürfen sich ein äußeres Gebiet teilen, auch mit einer fremden Armee.

## Spielvorbereitung

rules-flood-chapter-setup = Spielvorbereitung
rules-flood-R19 = Jeder wählt eine Farbe und nimmt sich ihre 4 Stadtmarker, 4 Wachstumsmarker und 5 runden Marker.
rules-flood-R20 = Von deinen fünf runden Markern zählt einer deine Punkte ab 0, und einer zeigt deinen Platz in der Spielerreihenfolge. Die anderen drei zeigen während einer Runde, welches Reich du errichtet hast, welchen Rang deine Ausrüstung hat und dass du gepasst hast.
rules-flood-R21 = Die erste Spielerreihenfolge wird ausgelost. Um die Reihenfolge der späteren Runden wird beim Passen geboten (R137, R138).
rules-flood-R22 = Alle Arbeiter und Armeen sind am Anfang im allgemeinen Vorrat. Einen Arbeiter oder eine Armee kannst du erst benutzen, wenn eine Regel sie in deinen persönlichen Vorrat vor dir gebracht hat.
rules-flood-R23 = Jeder stellt einen Arbeiter aus dem allgemeinen Vorrat in die Bewässerung und einen in die Weberei, sodass die erste Runde Getreide und Textilien bringt.
rules-flood-R24 = Jeder beginnt mit einem Holz, einem Metall, einem Werkzeug, einem Öl und einem Gold auf der Hand und zwei Arbeitern im persönlichen Vorrat.
rules-flood-R25 = Alle anderen Rohstoffe sind der allgemeine Vorrat: 22 Getreide, 9 Holz, 9 Metall, 15 Textilien, 9 Werkzeuge, 4 Öl, 4 Gold, 7 Lapislazuli. Jeder Spieler hat noch 21 Arbeiter im allgemeinen Vorrat.
rules-flood-R26 = Der Rundenmarker beginnt auf Runde 1. Er rückt am Ende jeder Runde weiter (R154), bis zu Runde 5.
rules-flood-R27 = Niemand beginnt mit einer Stadt, einer Armee oder einem Reich. Sie alle kommen durch Aktionen.

## Die Runde

rules-flood-chapter-turn = Eine Runde und ihre Phasen
rules-flood-R28 = Das Spiel hat fünf Runden. Jede hat sechs Phasen in dieser Reihenfolge: Rohstoffe und Arbeiter, Niedergang, Aktionen, Spielerreihenfolge, Siegpunkte, Ende der Runde.
rules-flood-R29 = Die zweite Phase, der Niedergang, kommt nur in den Runden 2 und 4. In den Runden 1, 3 und 5 entfällt sie.
rules-flood-R30 = Wer am Ende der fünften Runde die meisten Siegpunkte hat, gewinnt. Gleichstände: R158.

## Phase 1

rules-flood-chapter-resources = Phase 1: Rohstoffe und Arbeiter
rules-flood-R31 = In der Bewässerung und in der Weberei, jeweils für sich, bekommen die Spieler Ränge nach der Zahl ihrer Arbeiter dort: Wer die meisten hat, ist Erster.
rules-flood-R32 = Spieler mit gleich vielen Arbeitern teilen sich einen Rang, und der nächste Rang wird nicht übersprungen. Einer vor zwei Gleichen: Erster, Zweiter, Zweiter. Zwei Gleiche vor einem: Erster, Erster, Zweiter.
rules-flood-R33 = Die Bewässerung gibt dem ersten Rang 6 Getreide, dem zweiten 4 und dem dritten 3. Die Weberei gibt 3, 2 und 1 Textilien. Wenn alle drei Spieler gleichauf sind, erhält jeder 5 Getreide beziehungsweise 3 Textilien; so ist es immer in Runde 1.
rules-flood-R34 = Ohne einen Arbeiter in der Bewässerung erhältst du kein Getreide und ohne einen Arbeiter in der Weberei keine Textilien, was auch immer die anderen dort haben.
rules-flood-R35 = Wenn du eine Stadt in Ur hast, erhältst du ein Textil mehr. Bei Spielern ohne Weber widerspricht sich das Regelheft; hier gibt die Stadt ihr Textil auch ihnen (D14).
rules-flood-R36 = Dann nimmt jeder acht Arbeiter aus dem allgemeinen Vorrat in seinen persönlichen, oder so viele, wie er dort noch hat, wenn es weniger sind. Arbeiter, die später in der Runde in den allgemeinen Vorrat zurückkommen, ersetzen die fehlenden nicht.
rules-flood-R37 = So beginnt in Runde 1 jeder die Aktionen mit zehn Arbeitern: den zwei vom Anfang und den acht aus dieser Phase. Eine andere Zugabe gibt es nicht.
rules-flood-R38 = Alle Schreiber und Werkzeugmacher, die in der letzten Runde gearbeitet haben, wechseln in ihrem Feld von der rechten auf die linke Seite: Sie sind wieder bereit.

## Phase 2

rules-flood-chapter-decline = Phase 2: Niedergang
rules-flood-R39 = In einem Niedergang verlassen alle Arbeiter aller Spieler Dilmun, wie viele es auch sind. Mit den anderen äußeren Gebieten wird sanfter verfahren (R40).
rules-flood-R40 = In einem Niedergang verlierst du in jedem anderen äußeren Gebiet, in dem du Arbeiter hast, einen davon. Das Regelheft widerspricht sich hier: Ein Satz sagt alle Arbeiter, drei Stellen sagen einen (D1). Die Option „Niedergang“ ändert das auf alle.
rules-flood-R41 = In der Bewässerung geht der Spieler mit den meisten Arbeitern auf zwei herunter. Jeder andere verliert so viele, wie dieser Spieler verloren hat, oder alle, wenn er weniger hat. Beispiel: Aus 4, 3 und 1 werden 2, 1 und 0. Hat niemand mehr als zwei, verliert niemand etwas.
rules-flood-R42 = Die Weberei geht ebenso zurück wie die Bewässerung (R41), wird aber für sich gezählt: Wer dort die meisten hat, geht auf zwei herunter, und jeder verliert dieselbe Zahl.
rules-flood-R43 = In einem Niedergang verlierst du außerdem einen Schreiber und einen Werkzeugmacher, wenn du welche hast. Die Zusammenfassung des Regelhefts lässt das aus, sein Text hat es; hier wird es so gespielt (D2).
rules-flood-R44 = Arbeiter, die im Niedergang verloren gehen, kommen in den allgemeinen Vorrat, nicht in den persönlichen: Sie kommen mit den acht einer späteren Runde zurück.
rules-flood-R45 = Die erste Phase ist vorbei, bevor der Niedergang beginnt. Der Ertrag zählt also die Arbeiter vor dem Niedergang, und die jetzt verlorenen können nicht unter den acht sein, die gerade gekommen sind.

## Phase 3

rules-flood-chapter-actions = Phase 3: Aktionen
rules-flood-R46 = Der Spielerreihenfolge nach führt jeder eine Aktion aus, dann wieder von vorn, immer reihum. Wer gepasst hat, wird ausgelassen. Die Phase endet, wenn alle drei gepasst haben.
rules-flood-R47 = Es gibt sechs Aktionen: eine Stadt gründen, Arbeiter einsetzen, handeln, ein Reich errichten, expandieren und passen.
rules-flood-R48 = Bevor du passt, darfst du beliebig viele Aktionen ausführen, dieselbe immer wieder, in beliebiger Reihenfolge. Nur ein Reich errichten darfst du bloß einmal in einer Runde (R94).
rules-flood-R49 = Wenn du an der Reihe bist, musst du eine Aktion ausführen oder passen, und passen kannst du immer. Eine Aktion muss etwas ändern: Leere Aktionen, zu denen das Regelheft schweigt, werden hier abgelehnt (D24).
rules-flood-R50 = Sobald ein Spieler gepasst hat, zahlt jeder andere vor jeder Aktion einen Zuschlag: einen Rohstoff von der Hand oder einen Arbeiter oder eine Armee aus dem persönlichen Vorrat.
rules-flood-R51 = Der Zuschlag ist ein Teil für eine Aktion. Es bleibt bei einem Teil, wenn zwei Spieler gepasst haben.
rules-flood-R52 = Wenn zwei gepasst haben, darf der dritte Spieler allein weitermachen, solange seine Teile reichen; er zahlt vor jeder Aktion den Zuschlag und beendet die Phase, indem er passt.
rules-flood-R53 = Für den Zuschlag ist jeder Rohstoff recht, sogar Getreide. Ein Arbeiter oder eine Armee muss aus dem persönlichen Vorrat kommen: Mit denen auf dem Spielplan kann man nicht zahlen. Was gezahlt wird, kommt in den allgemeinen Vorrat.
rules-flood-R54 = Das Passen selbst kostet nie etwas. Das Regelheft nennt das Passen eine Aktion und belegt jede Aktion mit dem Zuschlag; ein Spieler, der nichts mehr hat, könnte dann aber nicht passen, darum ist es hier kostenlos (D4).
rules-flood-R55 = Der Zuschlag wird für eine Aktion einmal gezahlt. Eine Expansion fortzusetzen (R126) kostet jedes Mal seine eigene Armee und keinen Zuschlag.
rules-flood-R56 = Der Zuschlag wird zuerst gezahlt, du musst also mit dem, was übrig bleibt, eine Aktion ausführen können. Kannst du das nicht, kannst du nur passen.

## Gründen

rules-flood-chapter-found = Aktion: eine Stadt gründen
rules-flood-R57 = Leg einen deiner Stadtmarker auf ein sumerisches Gebiet, in dem keine Stadt und keine Armee eines anderen Spielers steht. Deine eigenen Armeen stören nicht.
rules-flood-R58 = Städte stehen nur in Sumer, nie in einem äußeren Gebiet, und ein Gebiet hat Platz für eine Stadt, wem auch immer sie gehört.
rules-flood-R59 = Eine Stadt zu gründen kostet nichts als die Aktion selbst, und den Zuschlag, wenn jemand gepasst hat.
rules-flood-R60 = Wenn alle deine vier Städte auf dem Spielplan stehen, darfst du stattdessen eine von ihnen wegnehmen und auf ein anderes freies Gebiet legen (R57). Hat sie einen Wachstumsmarker, verliert sie ihn und darf an ihrem neuen Platz wieder ausgebaut werden.
rules-flood-R61 = Die Stadt, die du wegnimmst, darf jede deiner vier sein, auch eine unter der Armee eines anderen Spielers. Ihr Wachstumsmarker kommt zu dir zurück.
rules-flood-R62 = Die Gaben von Eridu und Uruk (R159, R160) kommen jedes Mal, wenn eine Stadt von dir dorthin gelegt wird, auch wenn sie dorthin verlegt wurde.

## Arbeiter

rules-flood-chapter-workers = Aktion: Arbeiter einsetzen
rules-flood-R63 = Gib genau einen Rohstoff von der Hand aus und setz Arbeiter aus deinem persönlichen Vorrat ein, höchstens so viele, wie der Rohstoff wert ist: einen für Getreide, fünf für Lapislazuli. Du darfst weniger einsetzen.
rules-flood-R64 = Der ausgegebene Rohstoff kommt in den allgemeinen Vorrat. So ist es mit allem, was im Spiel ausgegeben wird, außer Ausrüstung und Geboten: Die liegen bis zum Ende der Runde auf dem Spielplan (R153).
rules-flood-R65 = Alle Arbeiter, die für den Rohstoff eingesetzt werden, kommen an ein und denselben Ort: ein äußeres Gebiet oder eines der vier Felder.
rules-flood-R66 = Du darfst höchstens zwei Schreiber haben, bereite und benutzte zusammen. In der Bewässerung, der Weberei, bei den Werkzeugmachern und in den äußeren Gebieten gibt es keine Grenze. In einem sumerischen Gebiet steht nie ein Arbeiter.
rules-flood-R67 = Armeen anderer Spieler halten deine Arbeiter nicht von einem äußeren Gebiet fern. Wohl aber vom Handeln (R84).
rules-flood-R68 = Arbeiter, die bei den Schreibern oder Werkzeugmachern eingesetzt werden, stehen auf der bereiten Seite und können noch in derselben Runde arbeiten: Werkzeugmacher sofort, Schreiber ab deiner nächsten Aktion (R76).
rules-flood-R69 = Während du Arbeiter einsetzt, darfst du deine bereiten Schreiber nutzen. Jeder Schreiber, den du nutzt, wechselt auf die benutzte Seite und tut eines von zweien: einen Arbeiter einsetzen (R70) oder einen versetzen (R71). So arbeitet jeder Schreiber einmal in einer Runde.
rules-flood-R70 = Einsetzen: Der Schreiber stellt einen Arbeiter aus deinem persönlichen Vorrat in ein beliebiges Feld oder äußeres Gebiet, das Platz für ihn hat.
rules-flood-R71 = Versetzen: Der Schreiber nimmt einen deiner Arbeiter aus einem Gebiet oder einem Feld und stellt ihn an einen anderen Ort, der Platz für ihn hat, oder zurück in deinen persönlichen Vorrat.
rules-flood-R72 = Jeder Schreiber arbeitet für sich: Sie können an verschiedenen Orten wirken und unabhängig von den Arbeitern, die der Rohstoff bezahlt. Du musst nicht alle nutzen.
rules-flood-R73 = Du darfst diese Aktion wählen, keinen Rohstoff ausgeben und nur Schreiber nutzen. Mindestens ein Arbeiter muss dann eingesetzt oder versetzt werden.
rules-flood-R74 = Ein Schreiber darf sich selbst versetzen. Er geht geradewegs von der bereiten Seite an seinen neuen Ort und ist kein Schreiber mehr.
rules-flood-R75 = Ein Schreiber darf auch einen deiner benutzten Werkzeugmacher wieder bereit machen, indem er diesen Arbeiter von der rechten auf die linke Seite versetzt. Zu Schreibern schweigt das Regelheft; hier kann kein Schreiber einen Schreiber bereit machen (D19).
rules-flood-R76 = Ein Schreiber kann nicht in eben der Aktion arbeiten, in der er eingesetzt wurde. Ab deiner nächsten Aktion kann er es.
rules-flood-R77 = Innerhalb der Aktion darfst du in beliebiger Reihenfolge bezahlte Arbeiter einsetzen und Schreiber nutzen. Die Grenze von zwei Schreibern (R66) muss nach jedem Schritt eingehalten sein.
rules-flood-R78 = Ein Schreiber darf jeden deiner Arbeiter versetzen: auch einen Schreiber oder Werkzeugmacher, der gearbeitet hat, oder einen, der neben der Armee eines anderen Spielers steht.

## Handel

rules-flood-chapter-trade = Aktion: handeln, und die Werkzeugmacher
rules-flood-R79 = In einer Handelsaktion darfst du in jedem äußeren Gebiet tauschen, in dem du einen Arbeiter oder eine Armee hast, einen Tausch nach dem anderen.
rules-flood-R80 = Ein Tausch: Gib einen Rohstoff von der Hand und nimm einen, den das Gebiet anbietet (R10). Für Holz oder Metall gib Getreide, Textil oder Werkzeug; für Öl Textil oder Werkzeug; für Gold Textil, Werkzeug oder Öl; für Lapislazuli Werkzeug, Öl oder Gold.
rules-flood-R81 = Einen Rohstoff, von dem der allgemeine Vorrat kein Stück mehr hat, kannst du nicht bekommen, was du auch dafür geben würdest.
rules-flood-R82 = In jedem Gebiet erlaubt in einer Aktion jeder Arbeiter oder jede Armee von dir dort einen Tausch, und du bekommst jede Sorte Rohstoff höchstens einmal. Drei Arbeiter bei den Hethitern, die nur Metall anbieten, bringen ein Metall.
rules-flood-R83 = Wenn du Armeen in dem Gebiet hast, handeln sie, je ein Tausch, und deine Arbeiter dort nicht. Nur wo du keine Armee hast, zählen deine Arbeiter. Eine Armee neben drei Arbeitern ist ein Tausch (D28).
rules-flood-R84 = In einem Gebiet, in dem ein anderer Spieler eine Armee hat, kannst du nicht handeln, wie viele Arbeiter du dort auch hast.
rules-flood-R85 = Armeen in Sumer handeln nicht: Getauscht wird nur in äußeren Gebieten. Eine Zeile des Regelhefts ist ungenauer; hier wird es so gespielt (D6).
rules-flood-R86 = Was du bekommen hast, darfst du in einem späteren Tausch derselben Aktion wieder hergeben, dort oder anderswo. Was du gibst, ist sofort im allgemeinen Vorrat und kann wieder bezogen werden.
rules-flood-R87 = Die Grenzen von R82 gelten für eine Aktion. Deine nächste Handelsaktion beginnt von Neuem, mit denselben Arbeitern in denselben Gebieten.
rules-flood-R88 = Während einer Handelsaktion darf jeder bereite Werkzeugmacher aus einem Metall von deiner Hand ein Werkzeug machen und wechselt dann auf die benutzte Seite. Das Metall kommt in den allgemeinen Vorrat, und das Werkzeug kommt aus ihm; dort muss also eines sein.
rules-flood-R89 = Das Metall darf alt oder gerade erst bezogen sein, und das Werkzeug darf in derselben Aktion hergegeben werden. Werkzeug machen und tauschen darfst du beliebig im Wechsel.
rules-flood-R90 = Du darfst die Aktion Handeln wählen und nur Werkzeug machen, ohne jeden Tausch, auch wenn du in keinem äußeren Gebiet einen Arbeiter hast.
rules-flood-R91 = Jeder Werkzeugmacher arbeitet einmal in einer Runde. Ein Schreiber kann einen wieder bereit machen (R75).
rules-flood-R92 = Durch Handel kannst du Holz, Metall, Öl, Gold und Lapislazuli bekommen. Getreide, Textilien und Werkzeuge kannst du so nicht bekommen: Sie werden in Sumer gemacht.
rules-flood-R93 = Die Spieler handeln nicht miteinander und geben einander nichts: Jeder Tausch geschieht mit dem allgemeinen Vorrat, in einem äußeren Gebiet.

## Reiche

rules-flood-chapter-empire = Aktion: ein Reich errichten
rules-flood-R94 = Du darfst in jeder Runde ein Reich errichten und nicht mehr, auch wenn du es verlierst.
rules-flood-R95 = Jede Runde hat drei Reiche mit so vielen Armeen. Runde 1: Akkad 10, Gutäer 8, Sumer 3. Runde 2: Amoriter 10, Isin 5, Larsa 5. Runde 3: Mitanni 10, Ägypten 5, Sumer 3. Runde 4: Hethiter 10, Kassiten 10, Ägypten 10. Runde 5: Elam 8, Assyrien 12, Chaldäa 8. Das Regelheft lässt offen, ob zwei dasselbe errichten dürfen; hier wird jedes einmal errichtet (D16).
rules-flood-R96 = Ein Reich beginnt in dem Gebiet, das seinen Namen trägt. Das Reich Sumer beginnt in einem beliebigen sumerischen Gebiet deiner Wahl.
rules-flood-R97 = Um ein Reich außerhalb Sumers zu errichten, brauchst du mindestens einen Arbeiter in seinem Startgebiet, und niemand darf dort mehr Arbeiter haben als du. Ein Gleichstand genügt.
rules-flood-R98 = Das Reich Sumer, in den Runden 1 und 3, braucht keinen Arbeiter. In dem Gebiet, in dem es beginnt, darf die Stadt eines anderen Spielers stehen, und auch Armeen.
rules-flood-R99 = Die Armee eines anderen Spielers im Startgebiet hindert dich nicht daran, das Reich zu errichten. Sie muss zuerst bekämpft werden (R109).
rules-flood-R100 = Schritt 1: Nimm die aufgedruckte Zahl von Armeen des Reichs aus dem allgemeinen in deinen persönlichen Vorrat.
rules-flood-R101 = Wenn du eine Stadt in Babylon hast, nimm zwei Armeen mehr, bevor du welche kaufst (R165, D31).
rules-flood-R102 = Schritt 2: Du darfst mit Rohstoffen von der Hand weitere Armeen kaufen, so viele du willst: Jedes Getreide kauft eine Armee, jedes Metall zwei, jedes Werkzeug drei. Mit anderen Rohstoffen lassen sich keine Armeen kaufen.
rules-flood-R103 = Armeen können gekauft werden, während du dein Reich errichtest, und zu keiner anderen Zeit der Runde.
rules-flood-R104 = Du hast 20 Armeen und nie mehr. Wenn der allgemeine Vorrat nicht hergibt, was ein Kauf bringen sollte, verfällt der Rest.
rules-flood-R105 = Schritt 3: Du darfst beliebige Rohstoffe von der Hand auf die Armeetabelle legen. Die Summe ihrer Werte ist deine Ausrüstung; gar nichts zählt 0. Sie wird jetzt festgelegt und bleibt für die Runde, wie sie ist.
rules-flood-R106 = Die Reiche der Runde bekommen Ränge nach ihrer Ausrüstung: die höchste A, dann B, dann C. Von zwei gleichen ist das früher errichtete Reich besser. Ein neues Reich kann andere nach unten drängen.
rules-flood-R107 = Die Ausrüstung liegt bis zum Ende der Runde auf der Armeetabelle. Bis dahin ist sie auf niemandes Hand und nicht im allgemeinen Vorrat.
rules-flood-R108 = Schritt 4: Alle deine Arbeiter verlassen das Startgebiet; dann stell dort eine oder zwei Armeen aus dem persönlichen Vorrat auf. Arbeiter der anderen bleiben. Wohin deine kommen, sagt das Regelheft nicht; hier kommen sie in den allgemeinen Vorrat (D9).
rules-flood-R109 = Steht die Armee eines anderen Spielers im Startgebiet, kämpfst du sofort, bis alle Verteidiger oder alle deine Armeen fort sind; abbrechen darfst du nicht. Gewinnst du, stellst du eine oder zwei Armeen auf (D10). Verlierst du, sind dein Reich und sein Rang trotzdem verbraucht.
rules-flood-R110 = Ein Reich Sumer, das auf der Stadt eines anderen Spielers beginnt, lässt die Stadt in Ruhe. Sie zu zerstören ist eine Sache für sich (R121).
rules-flood-R111 = Ist von deinem Reich keine Armee mehr auf dem Spielplan, muss es wieder dort beginnen, wo es anfing, Sumer in einem beliebigen sumerischen Gebiet. Das Regelheft sagt nicht, wie; hier kehrst du durch eine Expansion zurück, mit Armeen aus deinem persönlichen Vorrat, und kämpfst gegen jeden Verteidiger bis zum Ende (D8).

## Expansion

rules-flood-chapter-expand = Aktion: expandieren
rules-flood-R112 = Tu eines von drei Dingen: in ein Gebiet einmarschieren, eine Stadt zerstören oder eine Armee verstärken. Danach darfst du in derselben Aktion weitermachen (R126).
rules-flood-R113 = Armeen auf dem Spielplan bewegen sich nie. Jede Armee, die du aufstellst, nach welcher Regel auch immer, kommt aus deinem persönlichen Vorrat.
rules-flood-R114 = Marschiere in ein Gebiet ein, das neben einem mit deiner Armee liegt (R12). Grenzen nach Sumer: Amoriter und Assyrien zu Sippar und Babylon; Kassiten zu Babylon und Nippur; Gutäer zu Nippur und Umma; Elam zu Umma und Lagasch. Außerhalb: Amoriter zu Ägypten, Hethitern, Mitanni, Assyrien; Mitanni zu Hethitern, Assyrien; Assyrien zu Kassiten.
rules-flood-R115 = Zum Einmarschieren brauchst du eine Armee im persönlichen Vorrat. In ein Gebiet, in dem schon deine eigene Armee steht, kannst du nicht einmarschieren; es wird verstärkt.
rules-flood-R116 = Steht in dem Gebiet, in das du einmarschierst, keine Armee, stell dort eine Armee aus dem persönlichen Vorrat auf. Gewürfelt wird nicht.
rules-flood-R117 = Stehen dort Armeen eines anderen Spielers, kämpfe gegen sie (R130). Wenn die letzte fort ist, stell dort eine Armee aus dem persönlichen Vorrat auf, nicht zwei.
rules-flood-R118 = Du darfst einen Einmarsch nach jedem Wurf abbrechen. Verteidiger, die übrig sind, bleiben, wo sie sind.
rules-flood-R119 = Städte nehmen an einem Kampf nicht teil. Ein Einmarsch schadet ihnen nicht, wem auch immer sie gehören.
rules-flood-R120 = Ein Einmarsch tut Arbeitern nichts: Die der anderen bleiben, und deine bleiben auch. Nur wenn du ein Reich errichtest, müssen deine eigenen Arbeiter weichen (R108).
rules-flood-R121 = Zerstöre die Stadt eines anderen Spielers in einem Gebiet, in dem du eine Armee hast: Gib zwei Armeen aus deinem persönlichen Vorrat ab und nimm die Stadt weg. Deine Armeen auf dem Spielplan zahlen nicht.
rules-flood-R122 = Der Preis ist drei Armeen, wenn der Besitzer der Stadt eine Stadt in Schuruppak hat und insgesamt mindestens zwei Städte, die zerstörte mitgezählt. Eine Zusammenfassung lässt die zweite Stadt aus; hier ist sie nötig (D12).
rules-flood-R123 = Eine zerstörte Stadt und ihr Wachstumsmarker gehen an ihren Besitzer zurück, der sie wieder verwenden darf. Punkte, die er für sie bekommen hat, behält er.
rules-flood-R124 = Eine eigene Stadt kannst du nicht zerstören. Du kannst sie nur verlegen, und das nur, wenn alle vier stehen (R60).
rules-flood-R125 = Verstärken: Stell eine Armee aus dem persönlichen Vorrat in ein Gebiet, in dem du eine Armee hast. Mehr als zwei sind nicht erlaubt.
rules-flood-R126 = Wenn du einmarschiert bist, zerstört oder verstärkt hast, darfst du eine Armee aus dem persönlichen Vorrat abgeben und eines der drei noch einmal tun, in derselben Aktion, so oft du zahlen kannst.
rules-flood-R127 = In einem Kampf noch einmal zu würfeln ist keine Wiederholung. Es kostet nichts als die Armeen, die durch Fehlwürfe verloren gehen.
rules-flood-R128 = Eine Wiederholung braucht Armeen für die Wiederholung und für das, was folgt: zwei, um einzumarschieren oder zu verstärken, drei, um zu zerstören, oder vier, wo Schuruppak die Stadt schützt.
rules-flood-R129 = Nur eine Expansion lässt sich so wiederholen. Jede andere Aktion wird einmal ausgeführt, bis du wieder an der Reihe bist.

## Kampf

rules-flood-chapter-combat = Kampf
rules-flood-R130 = Der Angreifer wirft zwei Würfel und zählt sie zusammen. Mit einem besseren Rang der Ausrüstung als der Verteidiger trifft er ab 5, mit einem schlechteren ab 7: in 30 von 36 Fällen oder in 21 von 36.
rules-flood-R131 = Ein Treffer entfernt eine verteidigende Armee; sie kommt in den allgemeinen Vorrat zurück. Ist noch ein Verteidiger übrig, würfelt der Angreifer noch einmal oder bricht einen Einmarsch ab.
rules-flood-R132 = Ein Fehlwurf kostet den Angreifer eine Armee aus dem persönlichen Vorrat; sie kommt in den allgemeinen Vorrat. Die Armeen des Angreifers auf dem Spielplan gehen durch das Angreifen nie verloren.
rules-flood-R133 = Ein Kampf endet, wenn der letzte Verteidiger fort ist, wenn der persönliche Vorrat des Angreifers leer ist oder wenn der Angreifer einen Einmarsch abbricht.
rules-flood-R134 = Nur der Angreifer würfelt. Bei jedem Wurf ist eine Armee im persönlichen Vorrat, also kann immer einziehen, wer gewinnt.
rules-flood-R135 = Es zählen die Ränge im Augenblick des Wurfs. Sie können sich während der Runde ändern, wenn ein weiteres Reich errichtet wird.

## Passen

rules-flood-chapter-pass = Aktion: passen
rules-flood-R136 = Leg einen runden Marker in das Passfeld. Du führst in dieser Runde keine Aktionen mehr aus.
rules-flood-R137 = Wenn du passt, darfst du beliebige Rohstoffe von der Hand als dein Gebot für die Spielerreihenfolge in das Passfeld legen. Es zählt die Summe ihrer Werte; gar nichts ist ein Gebot von 0. Sie sind ausgegeben.

## Phase 4

rules-flood-chapter-order = Phase 4: Spielerreihenfolge
rules-flood-R138 = Das höchste Gebot kommt zuerst, dann das zweite, dann das niedrigste. Spieler mit gleichen Geboten behalten untereinander ihre Reihenfolge.
rules-flood-R139 = Die Reihenfolge wird auch in Runde 5 bestimmt: Sie entscheidet einen Gleichstand um den Sieg (R158).

## Phase 5

rules-flood-chapter-points = Phase 5: Siegpunkte
rules-flood-R140 = Du bekommst 2 Punkte für jedes Gebiet, in Sumer oder außerhalb, in dem du eine Armee hast. Eine zweite Armee dort bringt nichts dazu.
rules-flood-R141 = Mit einer Stadt in Nippur bekommst du 1 Punkt mehr für jedes sumerische Gebiet, in dem du eine Armee hast.
rules-flood-R142 = Dann darf jeder, der Spielerreihenfolge nach, beliebig viele Städte ausbauen. Das ist keine Aktion. Welche Reihenfolge zählt, sagt das Regelheft nicht; hier ist es die neue (D11).
rules-flood-R143 = Um eine Stadt auszubauen, gib zwei Holz aus und dazu eine beliebige Auswahl an Luxusgütern.
rules-flood-R144 = Luxusgüter sind Werkzeug, Öl, Gold und Lapislazuli, für eine Stadt höchstens eines von jeder Sorte: also keines bis vier. Beim Ausbau ganz ohne schwankt das Regelheft; hier ist er erlaubt (D13).
rules-flood-R145 = Eine ausgebaute Stadt bringt sofort Punkte nach der Zahl ihrer Luxusgüter: 4 Punkte ohne, 7 mit einem, 10 mit zweien, 14 mit dreien, 20 mit allen vieren. Welche Luxusgüter es sind, ist gleich.
rules-flood-R146 = Leg einen Wachstumsmarker auf die ausgebaute Stadt. Sie kann kein zweites Mal ausgebaut werden, in dieser Runde nicht und später nicht.
rules-flood-R147 = Die Armee eines anderen Spielers im Gebiet hindert dich nicht daran, deine Stadt auszubauen.
rules-flood-R148 = Wenn eine Stadt zerstört oder verlegt wurde und neu gebaut wird, dort oder anderswo, darf die neue Stadt wieder ausgebaut werden und bringt wieder Punkte.
rules-flood-R149 = Was der Ausbau kostet, kommt in den allgemeinen Vorrat. Die Punkte für Armeen werden vor dem Ausbau gezählt, was an niemandes Summe etwas ändert.
rules-flood-R150 = Die Punkteleiste endet bei 70. Wenn du sie überschreitest, markiert ein Arbeiter von dir aus dem allgemeinen Vorrat den Umlauf und ist aus dem Spiel. Der Punktestand wird als Zahl geführt; wie weit das geht: D20.

## Phase 6

rules-flood-chapter-cleanup = Phase 6: Ende der Runde
rules-flood-R151 = Alle Armeen verlassen den Spielplan und kommen in den allgemeinen Vorrat, ebenso alle Arbeiter und Armeen, die noch in einem persönlichen Vorrat sind.
rules-flood-R152 = Rohstoffe auf der Hand behältst du für die nächste Runde, alle, ohne jede Grenze.
rules-flood-R153 = Rohstoffe im Passfeld und auf der Armeetabelle kommen in den allgemeinen Vorrat. Die Marker für Passen, Rang und Reich gehen an ihre Besitzer zurück.
rules-flood-R154 = Der Rundenmarker rückt ein Feld weiter, und die nächste Runde beginnt mit ihrer ersten Phase.
rules-flood-R155 = Arbeiter in äußeren Gebieten und Feldern bleiben, wo sie sind. Ebenso Städte und ihre Wachstumsmarker.

## Das Ende

rules-flood-chapter-ending = Das Ende des Spiels
rules-flood-R156 = Das Spiel endet nach der fünften Runde. Bevor der Sieger ermittelt wird, bringen die meisten Arbeiter Punkte (R157).
rules-flood-R157 = Wer an einem Ort die meisten Arbeiter hat, bekommt dessen Punkte; haben zwei gemeinsam die meisten, bekommt sie niemand. 4 Punkte: Amoriter, Ägypten, Kassiten, Weberei. 3 Punkte: Chaldäa, Elam, Hethiter, Mitanni, Bewässerung. 2 Punkte: Assyrien, Dilmun, Gutäer. Andere Orte bringen nichts.
rules-flood-R158 = Die meisten Punkte gewinnen. Von Spielern mit gleich vielen gewinnt, wer in der letzten Spielerreihenfolge früher kommt.

## Vorteile

rules-flood-chapter-powers = Die Vorteile der Städte
rules-flood-R159 = Eridu: Wenn du eine Stadt hierher legst, nimm einen Arbeiter von dir aus dem allgemeinen Vorrat und stell ihn bereit zu den Werkzeugmachern. Hast du dort keinen mehr, erhältst du nichts (D15).
rules-flood-R160 = Uruk: Wenn du eine Stadt hierher legst, nimm einen Arbeiter von dir aus dem allgemeinen Vorrat und stell ihn bereit zu den Schreibern. Zu einem vollen Feld schweigt das Regelheft; hier erhältst du nichts, wenn du schon zwei Schreiber oder im allgemeinen Vorrat keinen Arbeiter mehr hast (D15).
rules-flood-R161 = Schuruppak: Eine Stadt von dir zu zerstören, hier oder anderswo, kostet drei Armeen statt zwei, solange du zwei oder mehr Städte hast.
rules-flood-R162 = Ur: In der ersten Phase jeder Runde erhältst du ein Textil mehr, auch ohne Weber (D14).
rules-flood-R163 = Nippur: Du bekommst einen Punkt mehr für jedes sumerische Gebiet, in dem du eine Armee hast, wenn die Punkte gezählt werden.
rules-flood-R164 = Sippar: In jeder Handelsaktion darfst du in einem Gebiet, in dem du handeln kannst, einen zusätzlichen Tausch machen. Er braucht keinen weiteren Arbeiter und darf eine Sorte bringen, die du dort schon bekommen hast. Du bezahlst ihn wie sonst auch. Das Regelheft hat zwei Fassungen; hier ist jede angebotene Sorte recht (D7).
rules-flood-R165 = Babylon: Wenn du ein Reich errichtest, nimmst du zwei Armeen mehr, als das Reich hat.
rules-flood-R166 = Umma und Lagasch haben keinen Vorteil. Eine Stadt dort kann wie jede andere ausgebaut werden.

## Was immer gilt

rules-flood-chapter-always = Was immer gilt
rules-flood-R167 = Deine 25 Arbeiter sind immer irgendwo: im allgemeinen oder persönlichen Vorrat, in den Feldern, in äußeren Gebieten oder auf der Punkteleiste. Ebenso deine 20 Armeen, auf dem Spielplan, im persönlichen oder im allgemeinen Vorrat, und deine 4 Stadtmarker und 4 Wachstumsmarker.
rules-flood-R168 = Kein Rohstoff geht je verloren: Von jeder Sorte sind im allgemeinen Vorrat, auf den Händen, auf der Armeetabelle und im Passfeld zusammen alle Stücke aus R4.
rules-flood-R169 = In Dilmun ist nie eine Armee. In Akkad hat nur der Spieler Armeen, der in dieser Runde Akkad errichtet hat.
rules-flood-R170 = Innerhalb einer Runde enthält ein Gebiet, in dem eine Armee stand, bis zum Ende der Runde eine: Der letzte Verteidiger fällt nur durch jemanden, der sofort einzieht.
rules-flood-R171 = Wenn eine Runde endet, ist jeder persönliche Vorrat leer. So beginnst du in den Runden 2 bis 5 mit höchstens acht Arbeitern im persönlichen Vorrat.
rules-flood-R172 = Ein Spieler hat höchstens vier Städte, und nur Städte werden ausgebaut. Auf dem Spielplan sind nie mehr als neun Städte, eine für jedes sumerische Gebiet.

## Auslegungen

rules-flood-chapter-rulings = Auslegungen
rules-flood-D1 = In einem Niedergang nimmt ein Satz des Regelhefts alle Arbeiter aus jedem äußeren Gebiet; drei Stellen nehmen je einen, und alle aus Dilmun. Hier ist es je einer, und alle aus Dilmun. Steht die Option „Niedergang“ auf alle, wird jedes äußere Gebiet geleert.
rules-flood-D2 = Die Regeln des Niedergangs nehmen jedem Spieler einen Schreiber und einen Werkzeugmacher; die Zusammenfassung am Ende des Regelhefts erwähnt es nicht. Hier gehen beide verloren.
rules-flood-D3 = Das Regelheft sagt „acht“ Arbeiter, „höchstens acht“, und weniger, wenn der allgemeine Vorrat knapp ist. Hier kommen bis zu acht, so viele der allgemeine Vorrat hat.
rules-flood-D4 = Das Passen steht unter den Aktionen, und von jeder Aktion heißt es, dass sie den Zuschlag kostet. Hier ist Passen kostenlos: Sonst könnte ein Spieler, der nichts mehr hat, nie passen.
rules-flood-D5 = Das Regelheft sagt nicht, wann der Zuschlag beginnt. Hier beginnt er schon mit der nächsten Aktion nach dem ersten Passen, noch im selben Umlauf.
rules-flood-D6 = Eine Zeile spricht vom Handel in jedem Gebiet, eine andere von äußeren Gebieten. Hier wird nur mit äußeren Gebieten gehandelt; sumerische Gebiete bieten nichts an.
rules-flood-D7 = Der zusätzliche Tausch von Sippar wird auf zwei Arten beschrieben. Hier ist es ein weiterer Tausch in jeder Handelsaktion, in einem Gebiet, in dem du ohnehin handeln kannst, für eine beliebige Sorte, die das Gebiet anbietet, schon bezogen oder nicht.
rules-flood-D8 = Ein ausgelöschtes Reich kehrt durch eine Expansion zurück: Nenne sein Startgebiet (Sumer: ein beliebiges sumerisches Gebiet), kämpfe mit Armeen aus dem persönlichen Vorrat gegen jeden Verteidiger bis zum Ende, dann stell eine oder zwei auf. Neue Armeen oder Ausrüstung kommen nicht, Arbeiter sind nicht nötig, und deine bleiben. Danach darfst du weitermachen (R126).
rules-flood-D9 = Das Regelheft sagt nicht, wohin die Arbeiter kommen, die das Startgebiet eines neuen Reichs verlassen. Hier kommen sie in den allgemeinen Vorrat, nicht in den persönlichen.
rules-flood-D10 = Nach einem Kampf um sein Startgebiet darf ein neues Reich eine oder zwei Armeen aufstellen, wie ohne Kampf; ein Einmarsch stellt eine auf.
rules-flood-D11 = Städte werden der Spielerreihenfolge nach ausgebaut, nachdem die neue Reihenfolge bestimmt wurde. Das Regelheft sagt nicht, welche zählt. Hier ist es die neue, die dann schon auf der Leiste liegt. Es macht selten einen Unterschied.
rules-flood-D12 = Die Zusammenfassung zu Schuruppak lässt aus, dass der Besitzer zwei Städte braucht; die Regel hat es. Hier sind sie nötig, gezählt vor dem Zerstören der Stadt.
rules-flood-D13 = Eine Zeile sagt, dass der Ausbau Holz und Luxusgüter braucht, eine andere empfiehlt diese nur. Hier darf eine Stadt für zwei Holz allein ausgebaut werden und bringt 4 Punkte.
rules-flood-D14 = Ein Spieler ohne Weber erhält kein Textil, sagt eine Liste; Ur gibt ein Textil mehr, sagt eine andere Regel, ohne Bedingung. Hier gibt Ur es in jedem Fall.
rules-flood-D15 = Wenn du in Uruk gründest und schon zwei Schreiber hast, oder in Uruk oder Eridu und keinen Arbeiter mehr im allgemeinen Vorrat, so wird die Stadt gegründet, und du erhältst nichts. Ein Schreiber, den du in Uruk erhältst, kann ab deiner nächsten Aktion arbeiten.
rules-flood-D16 = Jedes der drei Reiche einer Runde kann einmal errichtet werden, von einem Spieler. Das Regelheft spricht davon, eines der drei zu wählen, und schweigt dazu, dass zwei Spieler dasselbe wählen.
rules-flood-D17 = In Isin, Larsa und Chaldäa kann niemand einmarschieren: Nur Pfeile führen heraus. Der Text sagt das nur von Akkad und Dilmun; für diese drei folgt es aus der Karte des Spielplans, der hier verwendet wird.
rules-flood-D18 = Ein Kampf um das Startgebiet eines Reichs geht weiter, bis eine Seite fort ist. Ein Einmarsch darf nach jedem Wurf abgebrochen werden, aber nicht vor dem ersten. Nach dem Abbrechen darfst du zum Preis einer Armee trotzdem mit etwas anderem weitermachen.
rules-flood-D19 = Ein Schreiber kann einen Werkzeugmacher bereit machen, aber keinen anderen Schreiber: Einmal nutzen und einmal gewinnen wäre gar keine Änderung, und das Regelheft nennt nur Werkzeugmacher.
rules-flood-D20 = Bei genau 70 Punkten geschieht nichts. Wenn dein Punktestand zum ersten Mal 70 überschreitet, kommt ein Arbeiter von dir aus dem allgemeinen Vorrat auf die Leiste, wenn in diesem Augenblick einer da ist, und ebenso jenseits von 140. Er zählt für keine Mehrheit.
rules-flood-D21 = Den Text zu Nippur kann man so lesen, dass jede Armee in einem sumerischen Gebiet gemeint ist. Hier zählen deine eigenen Armeen, wie die Zusammenfassung sagt.
rules-flood-D22 = Reicht der allgemeine Vorrat in der ersten Phase nicht, werden die Spieler der Spielerreihenfolge nach bedient, jeder, so weit es reicht: zuerst alles Getreide, dann alle Textilien, dann die von Ur.
rules-flood-D23 = Ein Spieler ohne Arbeiter in einem Feld ist dort Letzter und erhält nichts. Die beiden anderen bekommen unter sich die Ränge vom ersten an; sind sie gleich, sind beide Erster, und die Zahlen für drei gleiche Spieler gelten nicht.
rules-flood-D24 = Handeln ohne Tausch oder Werkzeug, und Arbeiter einsetzen, ohne einen einzusetzen oder zu versetzen, wäre nur Zeitgewinn. Das Regelheft schweigt; hier muss eine Aktion etwas ändern.
rules-flood-D25 = Das Regelheft sagt nicht, ob Rohstoffe verdeckt sind. Hier liegt alles offen: was jeder auf der Hand hat, persönliche Vorräte, Gebote und Ausrüstung.
rules-flood-D26 = Das Regelheft lässt dich eine verlegte Stadt „anderswo“ bauen. Hier heißt das: in einem anderen Gebiet als dem, das sie verlassen hat.
rules-flood-D27 = Eine Stadt bringt die Punkte für ihren Ausbau einmal im Spiel, sagt eine Zeile; eine neu gebaute darf ausgebaut werden, sagt eine andere. Hier zählt der Ausbau einmal für jede Stadt, die gebaut wird.
rules-flood-D28 = Wenn du in einem äußeren Gebiet Armeen und Arbeiter hast, handeln nur die Armeen, auch wenn sie weniger sind. Das ist hart, aber das Regelheft sagt es klar.
rules-flood-D29 = Das Regelheft gibt für die Geschichte des Spiels verschiedene Jahreszahlen an. Keine Regel verwendet sie, es hängt also nichts davon ab.
rules-flood-D30 = Für das Errichten eines Reichs nennt das Regelheft zwei Reihenfolgen: zuerst die Arbeiter weg oder zuerst die Armeen hin. Hier gehen deine Arbeiter vor dem Kampf und bleiben fort, auch wenn er verloren wird.
rules-flood-D31 = Ein Rohstoff, der gar keine Armee bringen würde, weil alle 20 im Spiel sind, kann nicht für Armeen ausgegeben werden. Einer, der weniger bringt, als er sollte, wird angenommen, und der Überschuss verfällt. Die zwei von Babylon kommen, bevor etwas gekauft wird.
rules-flood-D32 = „Wenn Sippar dir gehört“, sagt das Regelheft manchmal, von Sippar, Babylon und Schuruppak. Hier heißt das deine Stadt: Eine Armee im Gebiet gibt keinen Vorteil.

## Beispiele

rules-flood-example-standing = Was wo stehen darf
rules-flood-example-standing-0 = Der ganze Spielplan, in der ersten Runde. Die neun hellen Gebiete in der Mitte sind sumerisch, die dreizehn ringsum sind äußere Gebiete. Neben der Karte liegen die Felder und Tabellen, unter ihr die Punkteleiste.
rules-flood-example-standing-1 = Akkad lag einst in Sumer, aber hier ist es ein äußeres Gebiet: Dort kann keine Stadt stehen.
rules-flood-example-standing-2 = Babylon ist sumerisch. Spieler 1 gründet dort eine Stadt und bekommt ihren Vorteil.
rules-flood-example-standing-3 = Spieler 2 hätte lieber Arbeiter auf der Karte.
rules-flood-example-standing-4 = Ein Getreide ist einen Arbeiter wert.
rules-flood-example-standing-5 = In Babylon kann kein Arbeiter stehen, auch sonst nirgends in Sumer.
rules-flood-example-standing-6 = In Akkad geht es. Von dort führt ein Pfeil nach Babylon: Armeen könnten diesen Weg nehmen, aber nie zurück.
rules-flood-example-opening = Die ersten Aktionen: Städte gründen
rules-flood-example-opening-0 = Alles ist vorbereitet: Jeder hat einen Arbeiter in der Bewässerung und einen in der Weberei, fünf Rohstoffe auf der Hand und zwei Arbeiter im persönlichen Vorrat. Als Nächstes wird die Reihenfolge ausgelost.
rules-flood-example-opening-1 = Spieler 2 beginnt, dann Spieler 1, dann Spieler 3. In beiden Feldern sind alle gleichauf, also erhält jeder 5 Getreide und 3 Textilien; dann kommen acht Arbeiter, und jeder hat zehn im persönlichen Vorrat.
rules-flood-example-opening-2 = Spieler 2 gründet eine Stadt in Ur. Das kostet nichts als die Aktion und wird in jeder späteren Runde ein Textil mehr bringen.
rules-flood-example-opening-3 = Auch Spieler 1 hätte gern Ur, aber ein Gebiet hat nur Platz für eine Stadt.
rules-flood-example-opening-4 = Außerhalb Sumers gründet überhaupt niemand Städte.
rules-flood-example-opening-5 = Spieler 1 gründet in Uruk, und ein Arbeiter aus dem allgemeinen Vorrat wird sofort Schreiber.
rules-flood-example-placing = Arbeiter einsetzen
rules-flood-example-placing-0 = Runde 1, Spieler 1 beginnt, mit zehn Arbeitern im persönlichen Vorrat.
rules-flood-example-placing-1 = Die Aktion ist gewählt. Nun muss ein Rohstoff ausgegeben werden, für seinen Wert an Arbeitern.
rules-flood-example-placing-2 = Ein Werkzeug ist drei wert, also dürfen bis zu drei Arbeiter eingesetzt werden, alle am selben Ort.
rules-flood-example-placing-3 = Vier sind für ein Werkzeug zu viele.
rules-flood-example-placing-4 = Und Uruk liegt in Sumer, wo keine Arbeiter stehen.
rules-flood-example-placing-5 = Drei Arbeiter gehen zu den Gutäern. Niemand hat dort mehr, also könnte Spieler 1 in dieser Runde das Reich der Gutäer errichten.
rules-flood-example-placing-6 = Das war die Aktion, und Spieler 2 ist an der Reihe. Das Werkzeug ist im allgemeinen Vorrat, und im persönlichen sind noch sieben Arbeiter.
rules-flood-example-scribes = Was Schreiber können
rules-flood-example-scribes-0 = Spieler 1 hat einen bereiten Schreiber und einen Werkzeugmacher, der in dieser Runde schon gearbeitet hat.
rules-flood-example-scribes-1 = Schreiber arbeiten während der Aktion, in der Arbeiter eingesetzt werden.
rules-flood-example-scribes-2 = Der Schreiber macht den Werkzeugmacher wieder bereit und steht nun selbst auf der benutzten Seite.
rules-flood-example-scribes-3 = In derselben Aktion gibt Spieler 1 ein Getreide aus, für einen Arbeiter.
rules-flood-example-scribes-4 = Der Arbeiter wird der zweite Schreiber. Mehr als zwei, benutzte mitgezählt, darf niemand haben.
rules-flood-example-scribes-5 = Der neue Schreiber ist bereit, kann aber in der Aktion, die ihn eingesetzt hat, nicht arbeiten.
rules-flood-example-scribes-6 = Ab der nächsten Aktion von Spieler 1 kann er es.
rules-flood-example-sippar = Handel und der zusätzliche Tausch von Sippar
rules-flood-example-sippar-0 = Spieler 1 hat eine Stadt in Sippar, zwei Arbeiter in Mitanni und einen in Ägypten.
rules-flood-example-sippar-1 = Eine Handelsaktion umfasst alle Gebiete, in denen Spieler 1 Arbeiter hat.
rules-flood-example-sippar-2 = Ägypten bietet Gold an. Der eine Arbeiter dort tauscht ein Textil dagegen.
rules-flood-example-sippar-3 = Mitanni bietet Holz und Metall an. Der erste Arbeiter dort bekommt Holz für Getreide.
rules-flood-example-sippar-4 = Der zweite Arbeiter bekommt Metall für Getreide: jede Sorte einmal, ein Tausch für jeden Arbeiter.
rules-flood-example-sippar-5 = Nun der zusätzliche Tausch von Sippar: noch einmal Gold aus Ägypten, ohne einen weiteren Arbeiter, aber bezahlt wie immer.
rules-flood-example-sippar-6 = Ein drittes Gold wird abgelehnt: Den zusätzlichen Tausch gibt es in einer Handelsaktion einmal.
rules-flood-example-tools = Werkzeugmacher in einer Kette von Tauschgeschäften
rules-flood-example-tools-0 = Spieler 1 hat einen bereiten Werkzeugmacher, einen Arbeiter in Elam und einen bei den Kassiten und ein Metall auf der Hand.
rules-flood-example-tools-1 = Werkzeugmacher arbeiten während einer Handelsaktion.
rules-flood-example-tools-2 = Elam gibt Metall für Getreide. Spieler 1 hat jetzt zwei.
rules-flood-example-tools-3 = Der Werkzeugmacher macht aus einem Metall ein Werkzeug und steht dann auf der benutzten Seite. Ob altes Metall oder neues, ist gleich.
rules-flood-example-tools-4 = Das neue Werkzeug wandert sofort weiter: Die Kassiten geben Lapislazuli dafür. Aus einem Getreide ist der teuerste aller Rohstoffe geworden.
rules-flood-example-tools-5 = Metall ist noch da, aber der einzige Werkzeugmacher hat gearbeitet.
rules-flood-example-tools-6 = Der Handel endet. Nur ein Schreiber könnte den Werkzeugmacher in dieser Runde wieder bereit machen.
rules-flood-example-armies-trade = Handel und Armeen
rules-flood-example-armies-trade-0 = Spieler 1 hat eine Armee und drei Arbeiter bei den Amoritern und einen Arbeiter in Elam neben einer Armee von Spieler 2.
rules-flood-example-armies-trade-1 = Spieler 1 handelt.
rules-flood-example-armies-trade-2 = In Elam verbietet es die fremde Armee, wie viele Arbeiter dort auch stehen.
rules-flood-example-armies-trade-3 = Bei den Amoritern handelt die eigene Armee von Spieler 1: Holz für Getreide.
rules-flood-example-armies-trade-4 = Ein zweiter Tausch wird abgelehnt. Wo du eine Armee hast, handeln deine Arbeiter nicht, auch wenn sie mehr sind.
rules-flood-example-armies-trade-5 = So brachte dieser Handel ein Holz, und vier Arbeiter standen dabei.
rules-flood-example-empire = Ein Reich errichten
rules-flood-example-empire-0 = Spieler 1 hat bei den Gutäern die meisten Arbeiter. Spieler 2 hat Sumer mit einer Ausrüstung im Wert von 2 errichtet und hat bisher Rang A.
rules-flood-example-empire-1 = Spieler 1 errichtet das Reich der Gutäer: Acht Armeen kommen aus dem allgemeinen in den persönlichen Vorrat.
rules-flood-example-empire-2 = Ein Metall kauft zwei weitere: Im persönlichen Vorrat sind zehn.
rules-flood-example-empire-3 = Genug gekauft. Als Nächstes kommen die Waffen.
rules-flood-example-empire-4 = Ein Öl wird als Ausrüstung auf die Armeetabelle gelegt, im Wert von 3. Es bleibt dort bis zum Ende der Runde.
rules-flood-example-empire-5 = Mit 3 gegen 2 nehmen die Gutäer Rang A ein, und Sumer fällt auf B. Die Arbeiter von Spieler 1 verlassen die Gutäer und kommen in den allgemeinen Vorrat; der Arbeiter von Spieler 3 bleibt.
rules-flood-example-empire-6 = Zwei Armeen ziehen bei den Gutäern ein, acht bleiben im persönlichen Vorrat für Expansionen.
rules-flood-example-sumer = Wer welches Reich errichten darf
rules-flood-example-sumer-0 = Die Spieler 1 und 2 haben je zwei Arbeiter bei den Gutäern, Spieler 3 hat einen. Spieler 3 ist an der Reihe.
rules-flood-example-sumer-1 = Spieler 3 kann das Reich der Gutäer nicht errichten, denn andere haben dort mehr Arbeiter. Die Spieler 1 und 2 könnten es beide, weil ein Gleichstand genügt.
rules-flood-example-sumer-2 = Sumer braucht keine Arbeiter und gibt drei Armeen.
rules-flood-example-sumer-3 = Spieler 3 kauft keine.
rules-flood-example-sumer-4 = Auch keine Ausrüstung. Als bisher einziges Reich hat es trotzdem Rang A.
rules-flood-example-sumer-5 = Sumer darf in jedem sumerischen Gebiet beginnen, sogar in Uruk, wo Spieler 1 eine Stadt hat.
rules-flood-example-sumer-6 = Eine Armee steht jetzt dort. Die Stadt ist unberührt, und ihr Vorteil gehört weiter Spieler 1.
rules-flood-example-invasion = Ein Einmarsch mit Würfeln
rules-flood-example-invasion-0 = Spieler 1 hält Akkad mit Rang A. Eine Armee von Spieler 2, Rang B, steht in Babylon. Nur dorthin führt der Pfeil von Akkad.
rules-flood-example-invasion-1 = Spieler 1 expandiert, mit acht Armeen im persönlichen Vorrat.
rules-flood-example-invasion-2 = Babylon wird angegriffen. Mit dem besseren Rang trifft man ab 5; mit dem schlechteren wären 7 nötig.
rules-flood-example-invasion-3 = Eine 1 und eine 3: ein Fehlwurf, der eine Armee aus dem persönlichen Vorrat kostet. Sieben sind übrig. Spieler 1 darf abbrechen oder noch einmal würfeln.
rules-flood-example-invasion-4 = Spieler 1 würfelt noch einmal. Das kostet an sich nichts.
rules-flood-example-invasion-5 = Eine 2 und eine 4 sind 6: ein Treffer. Der Verteidiger von Spieler 2 kommt in den allgemeinen Vorrat zurück, und eine Armee zieht in Babylon ein. Sechs sind übrig.
rules-flood-example-invasion-6 = Für eine weitere Armee macht Spieler 1 in derselben Aktion weiter, jetzt auch von Babylon aus.
rules-flood-example-razing = Städte zerstören, und die Mauern von Schuruppak
rules-flood-example-razing-0 = Spieler 1 hat Armeen in Uruk und Umma und sechs im persönlichen Vorrat. Die Städte in beiden Gebieten und Schuruppak gehören Spieler 2.
rules-flood-example-razing-1 = Spieler 1 expandiert.
rules-flood-example-razing-2 = Uruk zu zerstören kostet drei Armeen statt zwei, weil Spieler 2 Schuruppak und noch eine Stadt hat. Der Marker geht an Spieler 2 zurück.
rules-flood-example-razing-3 = Eine Armee wird abgegeben, um weiterzumachen, und zwei sind übrig.
rules-flood-example-razing-4 = Umma würde wieder drei kosten: Mit Umma und Schuruppak hat Spieler 2 noch immer zwei Städte.
rules-flood-example-razing-5 = Also verstärkt Spieler 1 Uruk. Mit einer zweiten Armee ist es schwerer zu erobern, bringt aber nicht mehr Punkte.
rules-flood-example-razing-6 = Mit einer Armee im persönlichen Vorrat kann nichts mehr folgen, und die Aktion endet.
rules-flood-example-passing = Passen, bieten und der Zuschlag
rules-flood-example-passing-0 = Jeder hat eine Stadt gegründet. Spieler 1 ist an der Reihe.
rules-flood-example-passing-1 = Spieler 1 passt und führt in dieser Runde keine Aktionen mehr aus.
rules-flood-example-passing-2 = Ein Textil wird in das Passfeld gelegt, ein Gebot von 2 für die Spielerreihenfolge.
rules-flood-example-passing-3 = Von jetzt an kosten die Aktionen der anderen je ein Teil.
rules-flood-example-passing-4 = Spieler 2 kann nicht einfach eine Stadt gründen: Zuerst kommt der Zuschlag.
rules-flood-example-passing-5 = Ein Arbeiter aus dem persönlichen Vorrat bezahlt ihn. Ein Rohstoff oder eine Armee wäre auch recht.
rules-flood-example-passing-6 = Nun wird die Stadt in Nippur gegründet. Spieler 3 ist der Nächste und muss auch zahlen oder kostenlos passen.
rules-flood-example-growth = Städte ausbauen
rules-flood-example-growth-0 = Alle haben gepasst, und die Punkte für Armeen sind gezählt. Spieler 1 hat vier Holz, zwei Werkzeuge, ein Öl und ein Gold und Städte in Uruk und Ur.
rules-flood-example-growth-1 = Zwei Holz mit Werkzeug, Öl und Gold: Drei Luxusgüter bringen 14 Punkte. Die Armee von Spieler 2 in Uruk hindert nicht daran.
rules-flood-example-growth-2 = Eine Stadt wird nur einmal ausgebaut, auch wenn noch Holz da ist.
rules-flood-example-growth-3 = Ur wird mit dem zweiten Werkzeug für 7 Punkte ausgebaut. Niemand sonst hat zwei Holz, also endet die Runde: Die Armeen gehen, und Runde 3 bringt Rohstoffe und Arbeiter.
rules-flood-example-decline = Niedergang
rules-flood-example-decline-0 = Runde 1 geht zu Ende. In der Bewässerung stehen 4, 1 und 3 Arbeiter der Spieler 1, 2 und 3; einige stehen in Dilmun und Mitanni, und es gibt einen Schreiber und einen Werkzeugmacher.
rules-flood-example-decline-1 = Spieler 3 bietet ein Getreide. Niemand hat mehr geboten, also wird Spieler 3 Erster sein.
rules-flood-example-decline-2 = Runde 2: Der Ertrag zählte noch die vollen Felder, 6, 3 und 4 Getreide. Dann der Niedergang: Die Bewässerung fällt von 4 auf 2, und jeder verliert zwei, wenn er sie hat: 2, 0 und 1 sind übrig. Die Weberei mit höchstens zweien bleibt. Dilmun ist leer, in Mitanni hat jeder einen Arbeiter weniger, Schreiber und Werkzeugmacher sind fort.
rules-flood-example-ending = Das Ende des Spiels
rules-flood-example-ending-0 = Runde 5, und Spieler 3 macht das letzte Gebot. Spieler 1 hat 60 Punkte und hat 2 geboten, Spieler 2 hat 61 und hat nichts geboten.
rules-flood-example-ending-1 = Ein Getreide ist ein Gebot von 1. Die letzte Reihenfolge wird Spieler 1, Spieler 3, Spieler 2 sein.
rules-flood-example-ending-2 = Die Armeen bringen 4, 4 und 2 Punkte. Dann die meisten Arbeiter: Ägypten 4 für Spieler 1, Bewässerung 3 für Spieler 2, die Kassiten 4 für Spieler 3; in der Weberei und in Mitanni herrscht Gleichstand, und sie bringen nichts. Die Spieler 1 und 2 haben beide 68, und Spieler 1, in der Reihenfolge früher, gewinnt.
