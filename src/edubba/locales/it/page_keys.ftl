# La partita con la tastiera e con l’udito: il tabellone come testo, che cosa si annuncia, tasti brevi.

page-keys-board = Tabellone come testo
page-keys-help = Tasti
page-keys-title = Giocare con la tastiera
page-keys-about = Tab porta a tutto ciò che si può fare ora. Inoltre:
page-keys-key = { $key ->
    [arrows] Frecce
    [enter] Invio
    [escape] Esc
   *[shift] Maiusc
  }
page-keys-to-turn = A ciò che si chiede
page-keys-to-map = Alla mappa, dove si può scegliere qualcosa
page-keys-to-next = Al prossimo luogo che si può scegliere
page-keys-to-previous = A quello precedente
page-keys-to-side = Da un luogo all’altro sulla mappa
page-keys-to-board = Apri il tabellone come testo, vai lì, chiudilo
page-keys-to-log = Alla cronologia
page-keys-to-players = Ai giocatori
page-keys-to-list = Questo elenco
page-keys-do-pick = Scegli
page-keys-do-clear = Deseleziona ciò che è scelto
page-keys-on = Usa i tasti brevi
page-keys-close = Chiudi
page-keys-prompt = { $whose }: { $asked }
page-keys-picked = Scelto: { $places }.
page-keys-nothing-picked = Non è scelto nulla.
page-keys-undone = Annullato.
page-keys-missed = { $count ->
    [one] Prima è successa un’altra cosa, vedi la cronologia.
   *[other] Prima sono successe altre { $count } cose, vedi la cronologia.
  }
