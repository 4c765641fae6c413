# A játszma billentyűzettel és hallás után: a játéktábla szövegként, a bemondott hírek, gyorsbillentyűk.

page-keys-board = Játéktábla szövegként
page-keys-help = Billentyűk
page-keys-title = Játék billentyűzettel
page-keys-about = A Tab mindenhez elvisz, amit most tenni lehet. Ezen kívül:
page-keys-key = { $key ->
    [arrows] Nyílbillentyűk
    [enter] Enter
    [escape] Esc
   *[shift] Shift
  }
page-keys-to-turn = A feladathoz
page-keys-to-map = A térképhez, ahol választani lehet
page-keys-to-next = A következő választható helyhez
page-keys-to-previous = Az előzőhöz
page-keys-to-side = Helyről helyre a térképen
page-keys-to-board = A szöveges játéktábla megnyitása, ugrás oda, bezárása
page-keys-to-log = A naplóhoz
page-keys-to-players = A játékosokhoz
page-keys-to-list = Ez a lista
page-keys-do-pick = Választás
page-keys-do-clear = Választás törlése
page-keys-on = Gyorsbillentyűk használata
page-keys-close = Bezárás
page-keys-prompt = { $whose }. { $asked }
page-keys-picked = Kiválasztva: { $places }.
page-keys-nothing-picked = Semmi sincs kiválasztva.
page-keys-undone = Visszavonva.
page-keys-missed = { $count ->
    [one] Előtte még egy dolog történt, lásd a naplót.
   *[other] Előtte még { $count } dolog történt, lásd a naplót.
  }
