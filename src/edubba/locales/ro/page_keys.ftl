# Partida cu tastatura și cu urechea: tabla ca text, ce se anunță, tastele rapide.

page-keys-board = Tabla ca text
page-keys-help = Taste
page-keys-title = Jocul cu tastatura
page-keys-about = Tab duce la tot ce se poate face acum. În plus:
page-keys-key = { $key ->
    [arrows] Tastele săgeți
    [enter] Enter
    [escape] Esc
   *[shift] Shift
  }
page-keys-to-turn = La ce se cere
page-keys-to-map = La hartă, unde se poate alege ceva
page-keys-to-next = La următorul loc care se poate alege
page-keys-to-previous = La cel dinainte
page-keys-to-side = Din loc în loc pe hartă
page-keys-to-board = Deschide tabla ca text, mergi acolo, închide-o
page-keys-to-log = La jurnal
page-keys-to-players = La jucători
page-keys-to-list = Această listă
page-keys-do-pick = Alege
page-keys-do-clear = Șterge selecția
page-keys-on = Folosește tastele rapide
page-keys-close = Închide
page-keys-prompt = { $whose }: { $asked }
page-keys-picked = Alese: { $places }.
page-keys-nothing-picked = Nu este ales nimic.
page-keys-undone = Anulat.
page-keys-missed = { $count ->
    [one] Înainte s-a mai întâmplat un lucru, vezi jurnalul.
    [few] Înainte s-au mai întâmplat { $count } lucruri, vezi jurnalul.
   *[other] Înainte s-au mai întâmplat { $count } de lucruri, vezi jurnalul.
  }
