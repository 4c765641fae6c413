# Rivedere: registrazioni portate da fuori.
replay-many = Conservi già { $most } registrazioni qui, e non c’è posto per altre.
replay-long = Questa registrazione ha troppe mosse per essere guardata qui: il massimo è { $most }.
replay-rated = Una partita che comincia a metà di un’altra non può valere per la classifica: aprila senza classifica.
replay-over = In questa posizione la partita è finita: scegline una in cui qualcuno deve ancora agire.
