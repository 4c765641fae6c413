# Records that cannot be read or written: file, line, what is wrong, what to do.

record-no-record = { $file }, Zeile { $line }: Das ist keine Edubba-Aufzeichnung; ihre erste Zeile muss „edubba-record: { $format }“ lauten.
record-version = { $file }, Zeile { $line }: Die Aufzeichnung hat die Formatversion „{ $found }“, dieses Programm liest Version { $known }; ein neueres Edubba kann sie öffnen.
record-too-long = { $file }, Zeile { $line }: Eine Aufzeichnung hat höchstens { $limit } KiB; Kommentare oder Varianten kürzen.
record-control = { $file }, Zeile { $line }: Das Steuerzeichen { $found } darf in einer Aufzeichnung nicht stehen; es ist zu entfernen.
record-header = { $file }, Zeile { $line }: „{ $found }“ ist keine Kopfzeile; die Form ist „schlüssel: wert“ mit dem Schlüssel in Kleinbuchstaben, und nach der letzten Kopfzeile folgt eine Leerzeile.
record-header-twice = { $file }, Zeile { $line }: Die Kopfzeile „{ $name }“ steht schon in Zeile { $first }; eine der beiden entfernen.
record-header-missing = { $file }, Zeile { $line }: Die Kopfzeile „{ $name }“ fehlt; sie gehört unter die erste Zeile.
record-headers-many = { $file }, Zeile { $line }: Eine Aufzeichnung hat höchstens { $most } Kopfzeilen; einige entfernen.
record-header-long = { $file }, Zeile { $line }: Der Wert von „{ $name }“ ist länger als { $most } Zeichen; er muss kürzer werden.
record-indent = { $file }, Zeile { $line }: Eine eingerückte Zeile gehört unter eine Kopfzeile, bei der nach dem Doppelpunkt nichts steht; die zwei Leerzeichen oder den Wert darüber entfernen.
record-rules = { $file }, Zeile { $line }: „{ $found }“ ist keine Regelversion; nötig ist eine ganze Zahl ab 1.
record-rules-newer = { $file }, Zeile { $line }: Die Partie wurde nach Regelversion { $found } gespielt, dieses Programm kennt die Versionen bis { $known }; ein neueres Edubba kann sie öffnen.
record-json = { $file }, Zeile { $line }: Der eingerückte Wert ist nicht als JSON lesbar ({ $reason }); ihn berichtigen oder ein einzelnes Wort hinter den Doppelpunkt schreiben.
record-setting = { $file }, Zeile { $line }: { $reason }
record-unclosed = { $file }, Zeile { $line }: Zu „{ $opening }“ fehlt das passende „{ $closing }“; es ergänzen und innerhalb davon vor Klammern und Backslashs einen Backslash setzen.
record-stray = { $file }, Zeile { $line }: „{ $found }“ hat hier nichts zu suchen; es entfernen oder den zugehörigen Spielzug in Anführungszeichen setzen.
record-annotation-name = { $file }, Zeile { $line }: „{ $found }“ ist keine Anmerkung; die Form ist „[name wert]“ mit dem Namen in Kleinbuchstaben.
record-piece-long = { $file }, Zeile { $line }: „{ $found }“ ist länger als { $most } Zeichen; es muss kürzer werden.
record-no-text-before = { $file }, Zeile { $line }: „{ $found }“ muss auf den Spielzug folgen, zu dem es gehört; es hinter einen setzen.
record-variation-empty = { $file }, Zeile { $line }: Eine Variante enthält mindestens einen Spielzug; die Klammern entfernen oder füllen.
record-deep = { $file }, Zeile { $line }: Varianten sind tiefer als { $most } Ebenen verschachtelt; die Verschachtelung verringern.
record-texts-many = { $file }, Zeile { $line }: Eine Aufzeichnung hat höchstens { $most } Spielzüge; Varianten entfernen.
record-illegal = { $file }, Zeile { $line }: { $reason }
record-seat = { $file }, Zeile { $line }: „{ $name }“ bezeichnet keinen Platz dieser Partie; es gibt die Plätze 1 bis { $seats }.
record-result-missing = { $file }, Zeile { $line }: Die Partie ist zu Ende, aber die Kopfzeile „{ $name }“ fehlt; „{ $name }: { $found }“ ergänzen.
record-result-early = { $file }, Zeile { $line }: „{ $name }“ ist angegeben, aber die Partie endet mit den Spielzügen nicht; vielleicht ist die Aufzeichnung abgeschnitten, oder sie braucht eine Kopfzeile „end“.
record-result-wrong = { $file }, Zeile { $line }: „{ $name }“ behauptet { $claimed }, die Spielzüge führen zu { $found }; Kopfzeile oder Spielzüge berichtigen.
record-numbers = { $file }, Zeile { $line }: In „{ $name }“ müssen ganze Zahlen mit Leerzeichen dazwischen stehen, nicht „{ $found }“.
record-end-over = { $file }, Zeile { $line }: „end“ ist für vorzeitig abgebrochene Partien da, und diese ist nach den Regeln zu Ende; die Kopfzeile entfernen.
record-end-word = { $file }, Zeile { $line }: „{ $found }“ ist kein Grund für ein vorzeitiges Ende; nötig ist ein einzelnes Wort wie resigned, time, agreed oder abandoned.
record-result-seats = { $file }, Zeile { $line }: „result“ muss die Punkte von { $seats } Plätzen nennen.
record-winners = { $file }, Zeile { $line }: In „winners“ müssen Plätze von 1 bis { $seats } stehen, aufsteigend und jeder nur einmal, nicht „{ $claimed }“.
record-hash = { $file }, Zeile { $line }: Der Hash der letzten Stellung ist { $found }, die Aufzeichnung behauptet { $claimed }; ein Spielzug wurde verändert oder ging verloren.
record-not-the-same = { $file }, Zeile { $line }: Die Aufzeichnung enthält etwas, das in keine Datei passt; zu suchen ist nach Kopfzeilen, die wie game, rules oder option heißen, und nach Werten, die kein Text sind.
record-unplayable = Spielzug { $number } der Aufzeichnung, „{ $text }“, ist nicht spielbar: { $reason }
record-holds-too-many = Eine Aufzeichnung hat höchstens { $most } Spielzüge, Varianten eingeschlossen; einige entfernen.
record-holds-too-deep = Varianten können höchstens { $most } Ebenen tief verschachtelt sein; die Verschachtelung verringern.
record-pieces-many = { $file }, Zeile { $line }: Eine Aufzeichnung hat höchstens { $most } Kommentare und Anmerkungen; einige entfernen.

## Ziehungen, die sich prüfen lassen

proof-header-missing = Die Ziehungen lassen sich nicht prüfen: Die Kopfzeile „{ $name }“ fehlt; die ganze Aufzeichnung anfordern.
proof-method = Die Ziehungen folgen dem Verfahren „{ $found }“, dieses Programm prüft { $known }; ein neueres Edubba kann sie prüfen.
proof-match = „{ $found }“ in „proof.match“ ist kein Name einer Partie; er hat bis zu 64 Buchstaben, Ziffern, Binde- und Unterstriche.
proof-seed = „{ $found }“ in „proof.seed“ ist kein Startwert; er hat 64 hexadezimale Ziffern in Kleinbuchstaben.
proof-seat-seed = „{ $name }: { $found }“ ist kein Startwert eines Platzes; er hat bis zu 64 Buchstaben, Ziffern, Binde- und Unterstriche.
proof-seat-nobody = „{ $name }“ ist der Startwert eines Platzes, auf dem kein Mensch sitzt; diesen Ziehungen ist nicht zu trauen.
proof-commitment = Der Startwert ist nicht der vor der Partie festgelegte: Er führt zu { $found }; diesen Ziehungen ist nicht zu trauen.
proof-number = Die Ziehung „{ $text }“ hat keine Nummer; sie steht hinter der Ziehung wie in „[proof 7]“.
proof-number-missing = Die Ziehung Nummer { $number } fehlt in der Aufzeichnung; diesen Ziehungen ist nicht zu trauen.
proof-number-twice = Die Ziehung Nummer { $number } kommt zweimal vor; diesen Ziehungen ist nicht zu trauen.
proof-number-order = Die Ziehung Nummer { $number } kommt vor ihrer Zeit; diesen Ziehungen ist nicht zu trauen.
proof-wrong = Die Ziehung Nummer { $number } ist „{ $found }“, nach den Startwerten muss sie „{ $fair }“ sein; diesen Ziehungen ist nicht zu trauen.
