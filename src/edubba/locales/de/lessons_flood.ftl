# Die Lektionen von After the Flood: Titel, was in jedem Schritt zu tun ist, und was gesagt wird, wenn es nicht getan wurde.

lessons-flood-founding = Deine erste Stadt
lessons-flood-founding-1 = Drei Spieler, fünf Runden, die meisten Punkte gewinnen. Punkte kommen von Städten, die du ausbaust, von Armeen, die am Ende einer Runde Gebiete halten, und ganz am Schluss von Arbeitern. Die neun hellen Gebiete in der Mitte sind Sumer; ringsum liegen die äußeren Gebiete. Du bist Spieler 1, und du bist an der Reihe.
lessons-flood-founding-2 = Alles beginnt mit einer Stadt. Sehen wir, wo sie nicht stehen kann: Versuch, eine bei den Gutäern zu gründen, in einem äußeren Gebiet.
lessons-flood-founding-2-hint = Zeig auf der Karte auf die Gutäer oder auf irgendein anderes Gebiet außerhalb Sumers.
lessons-flood-founding-3 = Städte stehen in Sumer, eine pro Gebiet. Die meisten Gebiete geben dem Besitzer ihrer Stadt einen Vorteil. Gründe deine Stadt in Uruk.
lessons-flood-founding-3-hint = Zeig auf der Karte auf Uruk. Andere Gebiete sind auch erlaubt, aber diese Lektion geht von Uruk aus weiter.
lessons-flood-founding-4 = Uruk hat dir sofort einen Schreiber gegeben. Die anderen haben in Ur und Eridu gegründet, und du bist wieder an der Reihe: Jeder führt eine Aktion aus, immer reihum. Gründen kostet nichts, du hast noch drei Städte, und die besten Gebiete sind früh vergeben.

lessons-flood-workers = Arbeiter ziehen aus
lessons-flood-workers-1 = Zehn Arbeiter warten in deinem persönlichen Vorrat. Um einige auszusenden, wähle „Arbeiter einsetzen“.
lessons-flood-workers-1-hint = „Arbeiter einsetzen“ ist eine der Aktionen, die du jetzt wählen kannst.
lessons-flood-workers-2 = Arbeiter kosten einen Rohstoff: Du gibst ihn her und darfst so viele Arbeiter einsetzen, wie er wert ist. Ein Getreide ist eins wert, ein Werkzeug drei. Gib dein Werkzeug aus.
lessons-flood-workers-2-hint = Wähle „Ausgeben“, dann das Werkzeug. Der Wert jedes Rohstoffs steht in der Tabelle neben der Karte.
lessons-flood-workers-3 = Wohin dürfen sie? Versuch, einen Arbeiter in deine Stadt Uruk zu stellen.
lessons-flood-workers-3-hint = Zeig auf Uruk. Für diesen Versuch ist jedes sumerische Gebiet recht.
lessons-flood-workers-4 = Alle Arbeiter für einen Rohstoff kommen an einen Ort: in ein äußeres Gebiet oder in eines der vier Felder. Setz alle drei in Mitanni ein, wo Holz und Metall zu haben sind.
lessons-flood-workers-4-hint = Wähle Mitanni und die Zahl 3.
lessons-flood-workers-5 = Auch dein Schreiber könnte jetzt arbeiten, aber das ist eine andere Lektion. Beende die Aktion.
lessons-flood-workers-5-hint = Wähle „Fertig“.
lessons-flood-workers-6 = Ein Rohstoff, ein Ort, so viele Arbeiter, wie er wert ist, oder weniger. Arbeiter draußen handeln und machen Reiche möglich; Arbeiter in den Feldern bringen Ertrag. Sie bleiben von Runde zu Runde.

lessons-flood-production = Getreide und Textilien
lessons-flood-production-1 = Am Anfang jeder Runde gibt die Bewässerung Getreide und die Weberei Textilien. Es zählt der Rang: wer die meisten Arbeiter im Feld hat. Hier hat jeder in beiden einen.
lessons-flood-production-2 = Setzen wir uns in der Bewässerung an die Spitze. Wähle „Arbeiter einsetzen“.
lessons-flood-production-2-hint = Wähle die Aktion „Arbeiter einsetzen“.
lessons-flood-production-3 = Ein Arbeiter genügt, also reicht der billigste Rohstoff. Gib ein Getreide aus.
lessons-flood-production-3-hint = Wähle Getreide. Jeder andere Rohstoff wäre für einen Arbeiter Verschwendung.
lessons-flood-production-4 = Stell den Arbeiter in die Bewässerung. Dann werden alle drei Spieler passen, und eine neue Runde beginnt.
lessons-flood-production-4-hint = Zeig unter den Feldern neben der Karte auf die Bewässerung.
lessons-flood-production-5 = Runde 3: Als Erster in der Bewässerung hast du 6 Getreide erhalten, die anderen 4. In der Weberei sind alle gleichauf, das gibt jedem 3 Textilien, und eines mehr für Spieler 2, der eine Stadt in Ur hat. Ohne einen Arbeiter in einem Feld bekommst du von dort nichts. Dann hat jeder acht Arbeiter erhalten.

lessons-flood-scribes = Wozu Schreiber gut sind
lessons-flood-scribes-1 = Du hast zwei bereite Schreiber. Sie arbeiten, während du Arbeiter einsetzt. Wähle diese Aktion.
lessons-flood-scribes-1-hint = Wähle die Aktion „Arbeiter einsetzen“.
lessons-flood-scribes-2 = Ein Schreiber kann einen Arbeiter aus dem persönlichen Vorrat überallhin schicken, umsonst. Lass einen von ihnen einen Arbeiter aus dem Vorrat nach Mitanni schicken.
lessons-flood-scribes-2-hint = Wähle „Schreiber nutzen“, dann „Arbeiter im persönlichen Vorrat“, dann Mitanni.
lessons-flood-scribes-3 = Oder ein Schreiber versetzt einen Arbeiter, der schon irgendwo steht. Dein Arbeiter bei den Gutäern hat wenig zu tun: Lass den zweiten Schreiber ihn nach Mitanni versetzen.
lessons-flood-scribes-3-hint = Wähle „Schreiber nutzen“, dann die Gutäer, dann Mitanni.
lessons-flood-scribes-4 = Beide Schreiber haben gearbeitet und stehen auf der benutzten Seite ihres Feldes. In derselben Aktion darfst du noch einen Rohstoff ausgeben. Gib ein Getreide aus.
lessons-flood-scribes-4-hint = Wähle „Ausgeben“, dann Getreide.
lessons-flood-scribes-5 = Schreiber sind nützlich. Versuch, diesen Arbeiter zum dritten zu machen.
lessons-flood-scribes-5-hint = Zeig auf das Feld der Schreiber.
lessons-flood-scribes-6 = Mehr als zwei Schreiber gibt es nicht, benutzte mitgezählt. Stell den Arbeiter stattdessen in die Bewässerung oder in die Weberei.
lessons-flood-scribes-6-hint = Zeig auf die Bewässerung oder die Weberei.
lessons-flood-scribes-7 = Drei Arbeiter haben neue Plätze gefunden, für ein einziges Getreide. Jeder Schreiber arbeitet einmal in einer Runde, und alle sind wieder bereit, wenn die nächste Runde beginnt. Mit den meisten Arbeitern in Mitanni könntest du jetzt das Reich dort errichten.

lessons-flood-trading = Handel
lessons-flood-trading-1 = Zwei deiner Arbeiter stehen bei den Amoritern, die Holz und Öl anbieten. Wähle „Handeln“.
lessons-flood-trading-1-hint = Wähle die Aktion „Handeln“.
lessons-flood-trading-2 = Jeder Arbeiter erlaubt einen Tausch. Holz ist für Getreide zu haben, und mit Holz werden Städte ausgebaut: Tausche ein Getreide gegen Holz.
lessons-flood-trading-2-hint = Wähle Getreide, dann „Tauschen“, die Amoriter auf der Karte und Holz. Ein Textil ginge auch, aber ein Getreide ist billiger.
lessons-flood-trading-3 = Jede Sorte kommt aus einem Gebiet nur einmal, der zweite Arbeiter bringt also die andere: Tausche ein Textil gegen Öl.
lessons-flood-trading-3-hint = Wähle „Tauschen“, dann die Amoriter, Textil und Öl. Für Öl wird Getreide nicht angenommen.
lessons-flood-trading-4 = Beide Arbeiter haben gehandelt, und es bleibt kein Tausch mehr. Beende die Aktion.
lessons-flood-trading-4-hint = Wähle „Fertig“.
lessons-flood-trading-5 = Eine Handelsaktion umfasst alle Gebiete, in denen du Arbeiter hast: ein Tausch für jeden Arbeiter, jede Sorte aus einem Gebiet einmal. Deine nächste Handelsaktion beginnt mit denselben Arbeitern von Neuem. Neben der Armee eines anderen Spielers können Arbeiter nicht handeln.

lessons-flood-tools = Werkzeugmacher
lessons-flood-tools-1 = Du hast einen Werkzeugmacher, ein Metall und einen Arbeiter bei den Kassiten, die Lapislazuli anbieten. Metall nehmen sie dafür nicht, Werkzeug aber schon. Wähle „Handeln“.
lessons-flood-tools-1-hint = Wähle die Aktion „Handeln“: Währenddessen arbeiten Werkzeugmacher.
lessons-flood-tools-2 = Lass deinen Werkzeugmacher aus dem Metall ein Werkzeug herstellen.
lessons-flood-tools-2-hint = Wähle „Werkzeug aus Metall herstellen“.
lessons-flood-tools-3 = Ein Werkzeug ist drei wert, ein Metall zwei. Und es geht weiter: Tausche das Werkzeug gegen Lapislazuli.
lessons-flood-tools-3-hint = Wähle „Tauschen“, dann die Kassiten, Werkzeug und Lapislazuli.
lessons-flood-tools-4 = Aus Metall wurde ein Werkzeug und aus dem Werkzeug Lapislazuli, der teuerste Rohstoff, in einer Aktion. Dein Werkzeugmacher hat für diese Runde gearbeitet und ist in der nächsten wieder bereit.

lessons-flood-growing = Städte ausbauen
lessons-flood-growing-1 = Alle haben gepasst, und die Punkte für Armeen sind gezählt. Jetzt werden Städte ausgebaut, die reichste Quelle von Punkten. Ein Ausbau braucht zwei Holz und bis zu vier Luxusgüter: Werkzeug, Öl, Gold und Lapislazuli, je eines. Je mehr Sorten, desto mehr Punkte: 4, 7, 10, 14 oder 20.
lessons-flood-growing-2 = Du hast vier Holz und von jeder Sorte ein Luxusgut. Bau Uruk mit allen vier Luxusgütern aus.
lessons-flood-growing-2-hint = Wähle „Stadt ausbauen“, dann Uruk, dann die Auswahl mit Werkzeug, Öl, Gold und Lapislazuli.
lessons-flood-growing-3 = 20 Punkte! Du hast noch zwei Holz. Versuch, Uruk noch einmal auszubauen.
lessons-flood-growing-3-hint = Zeig auf Uruk.
lessons-flood-growing-4 = Eine Stadt wird nur einmal ausgebaut. Aber Nippur ist noch nicht ausgebaut: Bau es nur mit Holz aus.
lessons-flood-growing-4-hint = Wähle „Stadt ausbauen“, dann Nippur, dann „Ohne Luxusgüter“: Du hast keine mehr, also braucht es nur zwei Holz.
lessons-flood-growing-5 = Das waren noch 4 Punkte, und dann begann die nächste Runde. Zwei Holz für jede Stadt und eine bunte Auswahl an Luxusgütern: Dafür ist der ganze Handel da.

lessons-flood-empire = Ein Reich entsteht
lessons-flood-empire-1 = In jeder Runde können drei Reiche errichtet werden, jedes von einem Spieler; in Runde 1 sind es Akkad, die Gutäer und Sumer. Akkad hat die meisten Armeen. Versuch, es zu errichten.
lessons-flood-empire-1-hint = Wähle „Reich errichten“, dann Akkad auf der Karte.
lessons-flood-empire-2 = Du brauchst dort einen Arbeiter, und niemand darf mehr haben als du. Bei den Gutäern hast du zwei, Spieler 2 nur einen. Errichte das Reich der Gutäer.
lessons-flood-empire-2-hint = Wähle „Reich errichten“, dann die Gutäer. Sumer, das keinen Arbeiter braucht, hat nur drei Armeen.
lessons-flood-empire-3 = Acht Armeen sind in deinem persönlichen Vorrat. Ein Getreide kauft eine weitere, ein Metall zwei, ein Werkzeug drei. Kauf zwei mit deinem Metall.
lessons-flood-empire-3-hint = Wähle „Armee kaufen für“, dann Metall.
lessons-flood-empire-4 = Nun die Waffen: Der Wert dessen, was du hinlegst, entscheidet über deinen Rang gegenüber anderen Reichen. Rüste mit einem Textil aus.
lessons-flood-empire-4-hint = Wähle „Ausrüsten mit“, dann Textil.
lessons-flood-empire-5 = Deine Arbeiter haben die Gutäer verlassen, und Armeen treten an ihre Stelle. Stell dort zwei auf.
lessons-flood-empire-5-hint = Wähle 2: Mit einer zweiten Armee ist das Gebiet schwerer zu erobern.
lessons-flood-empire-6 = Dein Reich steht, mit Rang A, solange niemand mehr hinlegt. Acht Armeen im persönlichen Vorrat warten auf die Expansion. Mehr als ein Reich bekommst du in einer Runde nicht, und am Ende der Runde verlassen alle Armeen den Spielplan.

lessons-flood-invading = Das Reich expandiert
lessons-flood-invading-1 = Dein Reich der Gutäer hat sechs Armeen im persönlichen Vorrat. Wähle „Expandieren“.
lessons-flood-invading-1-hint = Wähle die Aktion „Expandieren“.
lessons-flood-invading-2 = Armeen bewegen sich nicht; neue kommen aus dem persönlichen Vorrat, neben einem Gebiet, das du hältst. Versuch, in Ur einzumarschieren.
lessons-flood-invading-2-hint = Zeig auf Ur: Es grenzt nicht an die Gutäer.
lessons-flood-invading-3 = Die Gutäer grenzen an Nippur und Umma, und niemand verteidigt sie. Marschiere in eines der beiden ein.
lessons-flood-invading-3-hint = Zeig auf Nippur oder Umma.
lessons-flood-invading-4 = Eine Armee ist ohne Kampf eingezogen. Für eine Armee aus dem persönlichen Vorrat darfst du in derselben Aktion weitermachen. Tu das.
lessons-flood-invading-4-hint = Wähle „Armee abgeben und weitermachen“.
lessons-flood-invading-5 = Marschiere in ein weiteres Gebiet ein. Deine neue Armee öffnet jetzt neue Wege.
lessons-flood-invading-5-hint = Wähle „Einmarschieren“ und irgendein Gebiet, das angeboten wird. Verstärken würde keine Punkte bringen.
lessons-flood-invading-6 = Drei Gebiete sind deine: je 2 Punkte am Ende der Runde, wenn du sie dann noch hältst. Statt für das Weitermachen zu zahlen, könntest du auch noch einmal expandieren, wenn du das nächste Mal an der Reihe bist. Städten und Arbeitern schadet ein Einmarsch nicht.

lessons-flood-fighting = Würfel
lessons-flood-fighting-1 = Spieler 2 hat eine Armee in Nippur. Du hast ein Textil hingelegt, Spieler 2 nichts: Dein Rang ist A, seiner B. Expandiere.
lessons-flood-fighting-1-hint = Wähle die Aktion „Expandieren“.
lessons-flood-fighting-2 = Nur der Angreifer würfelt, mit zwei Würfeln. Mit dem besseren Rang trifft er ab 5, mit dem schlechteren ab 7. Marschiere in Nippur ein.
lessons-flood-fighting-2-hint = Zeig auf Nippur.
lessons-flood-fighting-3 = 1 und 3 sind 4: ein Fehlwurf, und eine Armee aus deinem persönlichen Vorrat ist verloren. Du darfst hier abbrechen oder es noch einmal versuchen. Würfle noch einmal.
lessons-flood-fighting-3-hint = Wähle „Würfeln“. Abzubrechen würde Nippur Spieler 2 überlassen.
lessons-flood-fighting-4 = 1 und 4 sind 5, und das trifft, dank deines besseren Rangs. Der Verteidiger ist fort, und deine Armee ist eingezogen. Ein Fehlwurf kostet dich eine Armee aus dem persönlichen Vorrat, ein Treffer den Verteidiger eine; deine Armeen auf dem Spielplan sind nicht in Gefahr, wenn du angreifst.

lessons-flood-razing = Eine Stadt zerstören
lessons-flood-razing-1 = Du hältst Ur, Uruk und Lagasch, und in deinem persönlichen Vorrat sind zwei Armeen. In Uruk und Lagasch haben andere Städte, die ihnen Punkte bringen werden. Expandiere.
lessons-flood-razing-1-hint = Wähle die Aktion „Expandieren“.
lessons-flood-razing-2 = Eine Stadt zu zerstören kostet zwei Armeen aus dem persönlichen Vorrat. Versuch es in Uruk, der Stadt von Spieler 2.
lessons-flood-razing-2-hint = Wähle „Stadt zerstören“, dann zeig auf Uruk.
lessons-flood-razing-3 = Spieler 2 hat auch in Schuruppak eine Stadt, und darum kosten alle seine Städte drei. Spieler 3 hat keinen solchen Schutz: Zerstöre Lagasch.
lessons-flood-razing-3-hint = Wähle „Stadt zerstören“, dann Lagasch.
lessons-flood-razing-4 = Die Stadt ist fort; Spieler 3 hat den Marker zurück und darf neu gründen. Punkte, die es für einen Ausbau gab, blieben ihm. Zum Zerstören brauchst du eine Armee im Gebiet, aber der Preis wird aus dem persönlichen Vorrat gezahlt.

lessons-flood-passing = Passen hat seinen Preis und seinen Nutzen
lessons-flood-passing-1 = Spieler 2 hat gepasst, mit einem Gebot von einem Getreide. Du hättest gern eine Stadt in Ur. Versuch, sie zu gründen.
lessons-flood-passing-1-hint = Zeig auf Ur.
lessons-flood-passing-2 = Sobald jemand gepasst hat, kostet jede Aktion der anderen zuerst ein Teil: einen Rohstoff oder einen Arbeiter oder eine Armee aus dem persönlichen Vorrat. Zahle mit einem Arbeiter.
lessons-flood-passing-2-hint = Wähle „Bezahlen“, dann einen Arbeiter. Getreide ginge auch, aber diese Lektion geht mit dem Arbeiter weiter.
lessons-flood-passing-3 = Jetzt darfst du eine Aktion ausführen. Gründe deine Stadt in Ur.
lessons-flood-passing-3-hint = Zeig auf Ur, oder wähle „Stadt gründen“, dann Ur.
lessons-flood-passing-4 = Auch Spieler 3 hat gepasst. Du könntest allein weitermachen und jedes Mal zahlen. Aber Passen ist kostenlos: Passe.
lessons-flood-passing-4-hint = Wähle „Passen“.
lessons-flood-passing-5 = Wer passt, darf Rohstoffe für die Reihenfolge der nächsten Runde bieten. Spieler 2 hat 1 geboten. Ein Textil ist 2 wert: Biete es.
lessons-flood-passing-5-hint = Wähle „Bieten“, dann Textil.
lessons-flood-passing-6 = Das genügt, um Erster zu sein. Beende dein Gebot.
lessons-flood-passing-6-hint = Wähle „Fertig“. Was du bietest, ist auf jeden Fall ausgegeben.
lessons-flood-passing-7 = Alle hatten gepasst, also endete die Runde: Du bist Erster in der neuen Reihenfolge, vor den Spielern 2 und 3. Wer Erster ist, hat bei Gebieten und Reichen die erste Wahl. Und wer früh passt, lässt die anderen zahlen.

lessons-flood-decline = Schwere Zeiten
lessons-flood-decline-1 = Die Runden 2 und 4 bringen einen Niedergang. Sieh dir deine Arbeiter an: vier in der Bewässerung, einer in der Weberei, zwei in Dilmun, zwei in Mitanni und ein Schreiber. Die anderen haben gepasst.
lessons-flood-decline-2 = Du hast nichts mehr einzusetzen. Passe, ohne Gebot, und sieh, was Runde 2 dir lässt.
lessons-flood-decline-2-hint = Wähle „Passen“.
lessons-flood-decline-3 = Zuerst hast du deine 6 Getreide bekommen. Dann fiel die Bewässerung von vier auf zwei, und auch die anderen verloren zwei, wenn sie sie hatten. Dilmun ist leer; in Mitanni verlor jeder Spieler einen; dein Schreiber ist fort. Sie alle sind im allgemeinen Vorrat und werden zurückkommen. Halte also zwei dort, wo du willst, dass einer bleibt.

lessons-flood-ending = Die letzte Runde
lessons-flood-ending-1 = Runde 5, und die anderen haben gepasst. Du hast 61 Punkte und zwei Gebiete mit Armeen, Spieler 2 hat 60 und auch zwei Gebiete. Am Ende bringen die meisten Arbeiter Punkte: Ägypten und die Weberei je 4, die Bewässerung 3. In Ägypten und in der Weberei hast du gleich viele wie Spieler 2, und ein Gleichstand bringt nichts; die Bewässerung gehört ihm.
lessons-flood-ending-2 = So, wie es steht, würdest du mit zwei Punkten verlieren. Ein Arbeiter mehr kann es wenden. Zahle zuerst den Zuschlag, womit du willst.
lessons-flood-ending-2-hint = Wähle „Bezahlen“, dann eines der Teile. Nichts auf deiner Hand bringt am Ende Punkte.
lessons-flood-ending-3 = Wähle „Arbeiter einsetzen“.
lessons-flood-ending-3-hint = Der Zuschlag ist gezahlt; jetzt kommt die Aktion „Arbeiter einsetzen“.
lessons-flood-ending-4 = Gib einen Rohstoff aus.
lessons-flood-ending-4-hint = Wähle irgendeinen deiner Rohstoffe.
lessons-flood-ending-5 = Brich einen Gleichstand: Setz Arbeiter in Ägypten oder in der Weberei ein.
lessons-flood-ending-5-hint = Ägypten und die Weberei bringen je 4 Punkte, und ein Arbeiter mehr gibt dir die Mehrheit.
lessons-flood-ending-6 = Das genügt. Passe, und das Spiel endet.
lessons-flood-ending-6-hint = Wähle „Passen“.
lessons-flood-ending-7 = Du gewinnst, 69 zu 67: Die Armeen brachten jedem von euch 4 Punkte, die Bewässerung 3 für Spieler 2 und deine neue Mehrheit 4 für dich. Bei gleich vielen Punkten würde gewinnen, wer in der letzten Reihenfolge früher kommt. Jetzt kennst du das ganze Spiel. Als Nächstes kommt die geführte Partie: eine erste Partie von Anfang an, mit Rat an deiner Seite.
