# Comenzi către o partidă care nu pot fi executate: ce nu este bine, ce este de făcut.

## Starea ei

table-unknown = Nu există o partidă „{ $match }”; trebuie verificată adresa.
table-waiting = Partida nu a început încă; trebuie așteptat până se ocupă toate locurile.
table-running = Partida a început deja; acest lucru este posibil doar înainte de început.
table-over = Partida s-a încheiat; nu se mai poate schimba nimic.
table-stale = Partida a mers mai departe: comanda era pentru versiunea { $yours }, acum este la { $now }; trebuie privită înainte de a încerca din nou.

## Locuri

table-no-seat = La această masă nu există locul { $seat }; locurile sunt de la 1 la { $seats }.
table-foreign-seat = Locul { $seat } este al altcuiva; trebuie ales unul propriu.
table-no-seat-here = La această masă lipsește un loc propriu; se poate doar privi.
table-seat-taken = Locul { $seat } este ocupat; trebuie ales altul.
table-seat-empty = Locul { $seat } este deja liber; trebuie ales unul ocupat.
table-full = Toate locurile sunt ocupate; trebuie căutată altă masă.
table-name-taken = Numele „{ $name }” este folosit deja la această masă; trebuie ales altul.
table-invitation = Această masă este privată, iar invitația nu este bună; linkul se cere de la gazdă.
table-host-only = Doar gazda mesei poate face acest lucru; trebuie rugată gazda.
table-level = Nu există un nivel „{ $level }”; nivelurile posibile sunt: { $known }.

## Ture

table-not-your-turn = Acum este rândul altcuiva; trebuie așteptat jucătorul { $name }.
table-bot-plays = Pe locul { $seat } joacă un bot; locul trebuie mai întâi preluat înapoi.
table-draft-stale = Ciorna s-a schimbat: comanda era pentru revizia { $yours }, acum este la { $now }; trebuie privită înainte de a încerca din nou.
table-draft-long = Numărul maxim de mutări într-o ciornă este { $most }; trebuie confirmată sau trebuie anulate câteva.
table-turn-is-full = Tura este completă; trebuie confirmată sau trebuie anulat ceva.
table-nothing-to-undo = În ciornă nu este nimic de anulat; mai înapoi se merge doar cu acordul tuturor.
table-nothing-to-commit = În ciornă nu este nimic de confirmat; mai întâi trebuie jucat ceva.

## Acord

table-nothing-to-take-back = Locul { $seat } nu a confirmat încă nimic ce s-ar putea retrage.
table-take-back-where = Se retrage doar până la începutul unei ture proprii; numărul de mutări păstrate este unul dintre: { $places }.
table-take-backs-many = Numărul maxim de retrageri într-o partidă este { $most } și s-a epuizat; se joacă mai departe.
table-take-back-rated = Într-o partidă clasată numai împotriva boților nu se retrage nimic; se joacă mai departe.
table-abandon-rated = O partidă cu clasament doar contra boților nu poate fi abandonată fără rezultat; retrage-te în schimb.
table-question-open = Există deja o întrebare deschisă; trebuie așteptat până răspund toți.
table-no-question = Nu este pusă nicio întrebare la care să se răspundă.
table-not-asked = Întrebarea este pentru alții sau a primit deja răspuns; trebuie așteptați ceilalți.

## Ceasuri

table-resigned = Locul { $seat } a fost cedat definitiv; un bot joacă acolo până la sfârșit.
table-never-left = Pe locul { $seat } nu joacă un bot; nu este nimic de preluat.
table-no-holidays = Vacanțe există doar cu un ceas pe zile; o pauză se cere în chat.
table-holiday-already = { $away ->
    [yes] Vacanța este deja în curs; mai întâi trebuie încheiată.
   *[no] Nu este în curs nicio vacanță care să fie încheiată.
  }
table-holidays-used = Vacanța pentru această partidă s-a epuizat; se joacă mai departe sau se lasă locul unui bot.
table-clock-kind = Nu există un astfel de ceas; cele posibile sunt: { $known }.
table-clock-value = „{ $name }” al ceasului trebuie să fie între { $least } și { $most } de secunde; trebuie aleasă o valoare dintre ele.
