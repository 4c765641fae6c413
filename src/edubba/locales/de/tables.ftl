# Befehle an eine Partie, die nicht ausgeführt werden können: was nicht stimmt, was zu tun ist.

## Ihr Stand

table-unknown = Eine Partie „{ $match }“ gibt es nicht; die Adresse prüfen.
table-waiting = Die Partie hat noch nicht begonnen; warten, bis alle Plätze besetzt sind.
table-running = Die Partie hat schon begonnen; das ist nur vor dem Beginn möglich.
table-over = Die Partie ist zu Ende; daran lässt sich nichts mehr ändern.
table-stale = Die Partie ist weitergegangen: Das galt für Version { $yours }, sie ist jetzt bei { $now }; ansehen und noch einmal versuchen.

## Plätze

table-no-seat = Platz { $seat } gibt es an diesem Tisch nicht; die Plätze sind 1 bis { $seats }.
table-foreign-seat = Platz { $seat } gehört jemand anderem; einen eigenen wählen.
table-no-seat-here = An diesem Tisch ist kein eigener Platz; hier ist nur Zusehen möglich.
table-seat-taken = Platz { $seat } ist besetzt; einen anderen wählen.
table-seat-empty = Platz { $seat } ist schon leer; einen besetzten wählen.
table-full = Alle Plätze sind besetzt; einen anderen Tisch suchen.
table-name-taken = Der Name „{ $name }“ ist an diesem Tisch vergeben; einen anderen wählen.
table-invitation = Dieser Tisch ist privat und die Einladung stimmt nicht; beim Gastgeber nach dem Link fragen.
table-host-only = Das darf nur der Gastgeber des Tisches; ihn fragen.
table-level = Eine Stufe „{ $level }“ gibt es nicht; möglich sind: { $known }.

## Züge

table-not-your-turn = Jemand anderes ist an der Reihe; auf { $name } warten.
table-bot-plays = Auf Platz { $seat } spielt ein Bot; den Platz zuerst wieder übernehmen.
table-draft-stale = Der Entwurf hat sich geändert: Das galt für Fassung { $yours }, er ist jetzt bei { $now }; ansehen und noch einmal versuchen.
table-draft-long = Ein Entwurf hat höchstens { $most } Spielzüge; ihn abgeben oder einige zurücknehmen.
table-turn-is-full = Der Zug ist vollständig; ihn abgeben oder etwas zurücknehmen.
table-nothing-to-undo = Im Entwurf steht nichts, was sich zurücknehmen ließe; weiter zurück geht es nur mit der Zustimmung aller.
table-nothing-to-commit = Im Entwurf steht nichts, was sich abgeben ließe; zuerst etwas spielen.

## Zustimmung

table-nothing-to-take-back = Platz { $seat } hat noch nichts abgegeben, was sich zurücknehmen ließe.
table-take-back-where = Zurückgenommen wird nur bis zum Anfang eines eigenen Zuges; zu behalten ist eine dieser Anzahlen: { $places }.
table-take-backs-many = In einer Partie wird höchstens { $most }-mal zurückgenommen, und das ist verbraucht; weiterspielen.
table-take-back-rated = In einer gewerteten Partie nur gegen Bots wird nichts zurückgenommen; weiterspielen.
table-abandon-rated = Eine gewertete Partie allein gegen Bots kann nicht ohne Ergebnis aufgegeben werden; tritt stattdessen zurück.
table-question-open = Eine Frage ist schon offen; warten, bis alle geantwortet haben.
table-no-question = Es ist nichts gefragt; zu antworten ist nichts.
table-not-asked = Die Frage geht an andere oder ist schon beantwortet; auf die anderen warten.

## Uhren

table-resigned = Platz { $seat } ist endgültig aufgegeben; ein Bot spielt dort zu Ende.
table-never-left = Auf Platz { $seat } spielt kein Bot; zu übernehmen ist nichts.
table-no-holidays = Urlaub gibt es nur mit einer Uhr nach Tagen; im Chat um eine Pause bitten.
table-holiday-already = { $away ->
    [yes] Der Urlaub läuft schon; zuerst zurückkommen.
   *[no] Es läuft kein Urlaub, aus dem man zurückkommen könnte.
  }
table-holidays-used = Der Urlaub für diese Partie ist verbraucht; weiterspielen oder einen Bot einspringen lassen.
table-clock-kind = Eine solche Uhr gibt es nicht; möglich sind: { $known }.
table-clock-value = „{ $name }“ der Uhr muss zwischen { $least } und { $most } Sekunden liegen; einen Wert dazwischen wählen.
