# Play and replay in the terminal, and the other commands.

play-welcome = { $game }, { $players } jucători. Se joacă scriind o mutare precum { $example }; Tab o completează, help arată comenzile.
play-help =
    O mutare scrisă este jucată, iar Tab completează mutările și comenzile. Comenzile:
    legal [PARTE]  mutările permise acum sau doar cele care conțin PARTE
    why MUTARE     de ce o mutare nu este permisă acum
    hint           ce ar face aici un bot puternic și șansele tuturor
    board          poziția sub formă de tabel
    read           poziția în propoziții, pentru citire cu voce tare
    near [LOC]     vecinii unui loc sau ai tuturor
    log            ce s-a întâmplat până acum
    scores         punctele de până acum
    undo           anulează ultima decizie proprie și tot ce a urmat
    save FIȘIER    salvează partida de până acum ca înregistrare
    draw FIȘIER    salvează o imagine SVG a poziției
    quit           părăsește masa
play-more = { $count ->
    [one] { $count } mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
  }; pentru o listă mai scurtă se indică o parte, de exemplu: legal { $example }
play-none-match = Nicio mutare permisă nu conține „{ $part }”.
play-allowed = { $text } este permisă acum.
play-why-what = Care mutare? Se scrie după cuvânt, de exemplu: why { $example }
play-file-what = Care fișier? Numele se scrie după cuvânt, de exemplu: { $command } { $example }
play-near-nothing = Din { $name } nu se ajunge în alt loc.
play-near-none = Pe această tablă nu există un loc „{ $name }”.
play-nothing-to-undo = Nu există nicio decizie proprie de anulat.
play-undone = Anulat: { $texts }.
play-saved = Salvat: { $file }.
play-goodbye = La revedere.
play-goodbye-saved = La revedere. Partida este păstrată în { $file }; aceeași comandă o continuă.
play-resume = { $file } conține deja o partidă; pentru a o continua, comanda se dă fără { $words }; pentru una nouă trebuie indicat alt fișier.
play-ended = { $file } conține o partidă întreruptă înainte de sfârșit ({ $end }); nu mai poate fi continuată.
play-file-exists = { $file } există deja; trebuie ales alt nume.
play-goes-on = Continuă partida din { $file }: { $count ->
    [one] { $count } mutare jucată
    [few] { $count } mutări jucate
   *[other] { $count } de mutări jucate
  }.
play-result = { $name }: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }{ $winner ->
    [yes] , victorie
   *[no] {""}
  }
play-player = Jucător
play-player-number = Jucător { $seat }
play-seat-unknown = „{ $name }” nu poate ocupa un loc; pe un loc stă human sau unul dintre: { $known }.
play-seats-count = { $count ->
    [one] { $count } loc nu se potrivește
    [few] { $count } locuri nu se potrivesc
   *[other] { $count } de locuri nu se potrivesc
  } cu { $players } jucători; trebuie indicat câte unul pentru fiecare.
replay-help = Enter sau n: înainte, b: înapoi, un număr: salt acolo, board, read, quit.
replay-at = { $at } din { $total }
replay-number = „{ $number }” nu este un punct al acestei înregistrări; se poate alege de la 0 la { $total }.
draw-only-record = { $word }: doar împreună cu o înregistrare; aici de omis.
draw-only-game = { $word }: doar împreună cu numele unui joc; aici de omis.
bench-running = Partide aleatorii de { $game } timp de { $seconds } s
bench-line = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
  } pe secundă, { $decisions ->
    [one] { $decisions } decizie
    [few] { $decisions } decizii
   *[other] { $decisions } de decizii
  } pe secundă, { $board }, { $players } jucători
warm-running = Se compilează regulile
warm-done = Regulile sunt compilate și păstrate în { $folder } ({ $seconds } s).
warm-plain = Numba nu este instalat: regulile rulează ca Python simplu, nu este nimic de compilat.
verify-legal = { $file }: conformă regulilor până la ultima mutare, { $count ->
    [one] { $count } mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
  } în linia principală.
verify-draws = { $count ->
    [0] Nu a fost nicio extragere; sămânța este cea fixată înainte de partidă.
    [one] { $count } extragere verificată cu sămânța fixată înainte de partidă: este corectă.
    [few] { $count } extrageri verificate cu sămânța fixată înainte de partidă: toate sunt corecte.
   *[other] { $count } de extrageri verificate cu sămânța fixată înainte de partidă: toate sunt corecte.
  }
verify-seats = Locuri care au adăugat o sămânță: { $seats }.
verify-seats-none = Niciun loc nu a adăugat o sămânță: extragerile sunt doar ale serverului, care ar fi putut încerca mai multe semințe înainte de partidă.
verify-own = Sămânța locului { $seat } este cea indicată.
verify-own-other = Sămânța locului { $seat } din înregistrare este „{ $found }”, nu cea indicată; dacă cea indicată era corectă, aceste extrageri nu sunt de încredere.
verify-own-none = Înregistrarea nu are o sămânță a locului { $seat }; dacă a fost dată una, aceste extrageri nu sunt de încredere.
verify-both = Lipsește { $word }; --seat și --seed se indică împreună sau deloc.
verify-unproved = Extragerile nu pot fi dovedite: înregistrarea nu are antete „proof.…”, așa că nimeni nu poate spune dacă au fost corecte.
verify-not-yet = Extragerile nu pot fi verificate încă: partida nu s-a încheiat, iar serverul își dezvăluie sămânța la sfârșit.
verify-open = Partida nu s-a încheiat.
verify-ended = Partida a fost întreruptă înainte de sfârșit ({ $end }).
