# Partide între boți, seturi de date și partide recitite ca tablouri.

selfplay-goes-on = Continuă { $folder }: { $count ->
    [one] { $count } partidă este deja jucată.
    [few] { $count } partide sunt deja jucate.
   *[other] { $count } de partide sunt deja jucate.
  }
selfplay-kept = { $done } din { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
  } s-au păstrat în { $folder }; aceeași comandă continuă de acolo.
selfplay-written = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
  } cu { $decisions ->
    [one] { $decisions } decizie
    [few] { $decisions } decizii
   *[other] { $decisions } de decizii
  } în { $folder }, { $size } MB.

## What cannot be

selfplay-by-time = „{ $name }” gândește după ceas, așa că nimeni nu i-ar putea relua partidele; indică un număr de simulări, de exemplu { $better }.
selfplay-busy = { $folder } este folosit de altă rulare; așteapt-o sau indică alt dosar cu --to.
selfplay-foreign = { $folder } conține alte fișiere și nu este un set de date; indică cu --to un dosar nou sau gol.
selfplay-other-plan = { $folder } conține alt set de date; diferă: { $words }; indică alt dosar cu --to.
selfplay-bad-line = { $file }, linia { $line }: nu este o partidă a acestui set de date; după ștergerea liniei, partida se joacă din nou.
data-arrow-missing = Seturile de date au nevoie de pyarrow, care nu este instalat; se instalează cu: { $command }
data-no-dataset = { $folder } nu conține un set de date de această versiune; indică dosarul scris cu --to.
data-damaged = { $file } este deteriorat: { $reason }; comanda care l-a scris îl scrie din nou.
data-batch = Un lot are cel puțin o decizie, nu { $size }.
data-nothing = Nu există nicio partidă de citit; indică cel puțin o înregistrare.
data-mixed = Înregistrările sunt din jocuri sau numere de jucători diferite; citește-le separat pe fiecare fel.
