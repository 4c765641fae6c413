# Play and replay in the terminal, and the other commands.

play-welcome = { $game }, { $players } Spieler. Gespielt wird durch Eintippen eines Spielzugs wie { $example }; Tab vervollständigt ihn, help zeigt die Befehle.
play-help =
    Ein eingetippter Spielzug wird ausgeführt, Tab vervollständigt Spielzüge und Befehle. Die Befehle:
    legal [TEIL]   alle jetzt erlaubten Spielzüge oder nur die, in denen TEIL vorkommt
    why SPIELZUG   warum ein Spielzug jetzt nicht erlaubt ist
    hint           was ein starker Bot hier täte, und die Aussichten aller
    board          die Stellung als Tabelle
    read           die Stellung in Sätzen, zum Vorlesen
    near [ORT]     die Nachbarn eines Ortes, oder alle
    log            was bisher geschehen ist
    scores         der Punktestand
    undo           die letzte eigene Entscheidung und alles danach zurücknehmen
    save DATEI     die bisherige Partie als Aufzeichnung speichern
    draw DATEI     ein Bild der Stellung als SVG speichern
    quit           den Tisch verlassen
play-more = { $count ->
    [one] { $count } Spielzug
   *[other] { $count } Spielzüge
  }; für eine kürzere Liste einen Teil davon angeben, etwa: legal { $example }
play-none-match = Kein erlaubter Spielzug enthält „{ $part }“.
play-allowed = { $text } ist jetzt erlaubt.
play-why-what = Welcher Spielzug? Er gehört hinter das Wort, etwa: why { $example }
play-file-what = Welche Datei? Ihr Name gehört hinter das Wort, etwa: { $command } { $example }
play-near-nothing = Von { $name } führt nichts zu einem anderen Ort.
play-near-none = Einen Ort „{ $name }“ gibt es auf diesem Spielplan nicht.
play-nothing-to-undo = Es gibt keine eigene Entscheidung, die sich zurücknehmen ließe.
play-undone = Zurückgenommen: { $texts }.
play-saved = Gespeichert: { $file }.
play-goodbye = Auf Wiedersehen.
play-goodbye-saved = Auf Wiedersehen. Die Partie ist in { $file } gespeichert; derselbe Befehl setzt sie fort.
play-resume = { $file } enthält schon eine Partie; { $words } weglassen, um sie fortzusetzen, oder eine andere Datei angeben.
play-ended = { $file } enthält eine vorzeitig beendete Partie ({ $end }); sie lässt sich nicht fortsetzen.
play-file-exists = { $file } gibt es schon; einen anderen Namen wählen.
play-goes-on = Die Partie aus { $file } geht weiter; bisher { $count ->
    [one] { $count } Spielzug
   *[other] { $count } Spielzüge
  }.
play-result = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }{ $winner ->
    [yes] , Sieg
   *[no] {""}
  }
play-player = Spieler
play-player-number = Spieler { $seat }
play-seat-unknown = „{ $name }“ kann keinen Platz einnehmen; auf einem Platz sitzt human oder einer von: { $known }.
play-seats-count = { $count ->
    [one] { $count } Platz passt
   *[other] { $count } Plätze passen
  } nicht zu { $players } Spielern; für jeden ist genau ein Platz anzugeben.
replay-help = Enter oder n: weiter, b: zurück, eine Zahl: dorthin springen, board, read, quit.
replay-at = { $at } von { $total }
replay-number = Eine Stelle „{ $number }“ gibt es in dieser Aufzeichnung nicht; möglich ist 0 bis { $total }.
draw-only-record = { $word }: nur bei einer Aufzeichnung möglich; hier weglassen.
draw-only-game = { $word }: nur beim Namen eines Spiels möglich; hier weglassen.
bench-running = Zufällige Partien { $game }, { $seconds } s lang
bench-line = { $games } Partien pro Sekunde, { $decisions } Entscheidungen pro Sekunde, { $board }, { $players } Spieler
warm-running = Die Regeln werden kompiliert
warm-done = Die Regeln sind kompiliert und liegen in { $folder } ({ $seconds } s).
warm-plain = Numba ist nicht installiert: Die Regeln laufen als reines Python, zu kompilieren gibt es nichts.
verify-legal = { $file }: regelgerecht bis zum Ende, { $count ->
    [one] { $count } Spielzug
   *[other] { $count } Spielzüge
  } in der Hauptlinie.
verify-draws = { $count ->
    [0] Es wurde nichts gezogen; der Startwert ist der vor der Partie festgelegte.
    [one] { $count } Ziehung am vor der Partie festgelegten Startwert geprüft: Sie stimmt.
   *[other] { $count } Ziehungen am vor der Partie festgelegten Startwert geprüft: Alle stimmen.
  }
verify-seats = Plätze, die einen Startwert beigetragen haben: { $seats }.
verify-seats-none = Kein Platz hat einen Startwert beigetragen: Der Server hat die Ziehungen allein gemacht und hätte vor der Partie mehrere Startwerte probieren können.
verify-own = Der Startwert von Platz { $seat } ist der angegebene.
verify-own-other = Der Startwert von Platz { $seat } ist in der Aufzeichnung „{ $found }“ und nicht der angegebene; war der angegebene richtig, ist diesen Ziehungen nicht zu trauen.
verify-own-none = Die Aufzeichnung hat keinen Startwert von Platz { $seat }; wurde einer beigetragen, ist diesen Ziehungen nicht zu trauen.
verify-both = { $word } fehlt; --seat und --seed zusammen angeben oder beide weglassen.
verify-unproved = Die Ziehungen sind nicht beweisbar: Die Aufzeichnung hat keine Kopfzeilen „proof.…“, niemand kann also sagen, ob sie fair waren.
verify-not-yet = Die Ziehungen lassen sich noch nicht prüfen: Die Partie ist nicht zu Ende, und der Server legt seinen Startwert erst dann offen.
verify-open = Die Partie ist nicht zu Ende.
verify-ended = Die Partie wurde vorzeitig beendet ({ $end }).
