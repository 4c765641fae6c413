# Die Partie mit der Tastatur und nach Gehör: der Spielplan als Text, was angesagt wird, Tastenkürzel.

page-keys-board = Spielplan als Text
page-keys-help = Tasten
page-keys-title = Mit der Tastatur spielen
page-keys-about = Die Tabulatortaste führt zu allem, was jetzt möglich ist. Außerdem:
page-keys-key = { $key ->
    [arrows] Pfeiltasten
    [enter] Eingabe
    [escape] Esc
   *[shift] Umschalt
  }
page-keys-to-turn = Zu dem, was gefragt ist
page-keys-to-map = Zur Karte, wo etwas ausgewählt werden kann
page-keys-to-next = Zum nächsten Ort, der ausgewählt werden kann
page-keys-to-previous = Zum vorigen
page-keys-to-side = Von Ort zu Ort auf der Karte
page-keys-to-board = Den Spielplan als Text öffnen, dorthin gehen, ihn schließen
page-keys-to-log = Zum Verlauf
page-keys-to-players = Zu den Spielern
page-keys-to-list = Diese Liste
page-keys-do-pick = Auswählen
page-keys-do-clear = Auswahl aufheben
page-keys-on = Tastenkürzel benutzen
page-keys-close = Schließen
page-keys-prompt = { $whose }: { $asked }
page-keys-picked = Ausgewählt: { $places }.
page-keys-nothing-picked = Nichts ist ausgewählt.
page-keys-undone = Zurückgenommen.
page-keys-missed = { $count ->
    [one] Davor ist noch etwas geschehen, siehe Verlauf.
   *[other] Davor ist noch mehr geschehen ({ $count }), siehe Verlauf.
  }
