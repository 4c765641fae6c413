# Die Seiten zum Lernen: die Regeln, die Lektionen und eine Regel, die dort gezeigt wird, wo etwas abgelehnt wird.

page-learn = Lernen
page-learn-it = Spiel lernen
page-learn-rules = Regeln

## Die Regeln

page-learn-rules-of = Die Regeln: { $game }
page-learn-rules-about = Vollständig, in unseren eigenen Worten, mit den Nummern, unter denen eine Ablehnung ihre Regel nennt. Gedruckte Regelhefte weichen voneinander ab und haben Lücken: Wo wir entscheiden mussten, sagt es die Regel.
page-learn-contents = Inhalt
page-learn-search = Regeln durchsuchen
page-learn-found = { $count ->
    [0] Das sagt keine Regel.
    [one] Eine Regel
   *[other] { $count } Regeln
  }
page-learn-print = Drucken
page-learn-other-game = Spiel
page-learn-legend = Was die Kennzeichen bedeuten
page-learn-ruling = Auslegung
page-learn-ruling-about = Die Regelhefte schweigen hier, sind unklar oder widersprechen einander. So wird es auf dieser Site gespielt.
page-learn-option = Mit Option: { $name }
page-learn-option-mark = Mit Option
page-learn-option-about = Eine Option, die für einen Tisch gewählt wird, ändert diese Regel.
page-learn-reconstructed = Rekonstruiert
page-learn-reconstructed-about = Das beruht auf etwas, das ein Bild war, etwa einer Karte oder einer Tabelle, und das kein Text beschreibt.
page-learn-options = Optionen
page-learn-options-about = Sie werden gewählt, wenn ein Tisch eröffnet wird. Der erste Wert ist der übliche.
page-learn-option-rules = Ändert
page-learn-boards = Die Spielpläne: was man weiß und was rekonstruiert ist
page-learn-known = Was man weiß
page-learn-not-known = Was rekonstruiert ist
page-learn-shipped = Die Spielpläne, die es hier gibt
page-learn-usual = üblich
page-learn-example = Beispiel
page-learn-shows = Zeigt
page-learn-figure = Bild einer Stellung: { $title }
page-learn-open = Schritt für Schritt ansehen
page-learn-close = Schließen
page-learn-back = Zurück
page-learn-next = Weiter
page-learn-picture = Bild { $number } von { $count }
page-learn-link = Link zu { $rule }

## Eine Regel, wo etwas abgelehnt wird

page-learn-rule = Regel { $rule }
page-learn-read-rule = Regel { $rule } lesen
page-learn-whole = Alle Regeln

## Die Lektionen

page-learn-title = Lernen durch Spielen
page-learn-about = Kurze Lektionen an echten Stellungen: Du machst die Züge, und der Spielplan antwortet. Wenn etwas nicht erlaubt ist, sagt er dir, nach welcher Regel.
page-learn-done-of = { $done } von { $count } Lektionen geschafft
page-learn-done = geschafft
page-learn-begin = Anfangen
page-learn-go-on-with = Weiter: { $title }
page-learn-lesson-of = Lektion { $number } von { $count }
page-learn-step-of = Schritt { $step } von { $steps }
page-learn-you-are = Du spielst
page-learn-teaches = Hier lernst du
page-learn-choose = Deine Wahl
page-learn-go-on = Weiter
page-learn-hint = Hinweis
page-learn-show = Zeig es mir
page-learn-again = Noch einmal
page-learn-lessons = Alle Lektionen
page-learn-next-lesson = Als Nächstes: { $title }
page-learn-solved = Gut gemacht!
page-learn-solved-refusal = Genau: Die Regeln erlauben es nicht.
page-learn-shown = So geht es: { $what }.
page-learn-happened = Was geschah
page-learn-not-asked = { $what }: erlaubt, aber hier ist etwas anderes gefragt.
page-learn-nothing = Das bedeutet hier nichts.
page-learn-finished = Das kannst du jetzt.
page-learn-guided = Deine erste geführte Partie
page-learn-guided-about = Eine ganze Partie gegen zwei Lehrlinge, mit Hinweisen, wann immer du willst.
page-learn-guided-ready = Du hast alle Lektionen geschafft: Du bist bereit dafür.
page-learn-forget = Vergessen, was ich geschafft habe
page-learn-forget-sure = Vergessen, welche Lektionen du geschafft hast ({ $game })?
page-learn-study = Studieren
page-learn-study-lessons = Lektionen
page-learn-study-lessons-about = Lern ein Spiel, indem du es spielst, in kleinen Schritten.
page-learn-study-rules-about = Alle Regeln beider Spiele, nummeriert, mit Beispielen zum Durchgehen.
page-learn-study-replay = Eine Aufzeichnung nachspielen
page-learn-study-replay-about = Geh eine Partie Zug um Zug durch und sieh, was die Analyse sagt.
page-learn-study-boards-about = Zeichne eine eigene Karte für Sumeria und spiel darauf.
