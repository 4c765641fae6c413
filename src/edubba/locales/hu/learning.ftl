# Amit a szabályok oldala a szabályokon kívül megtud: beállítások, játéktáblák, mi ismert a nyomtatott játékokról.

learning-option = { $name ->
    [players] Játékosok
    [start_tie] Egyenlőség a kezdésnél
    [final_tiebreak] Egyenlőség a végén
    [decline] Hanyatlás
   *[other] { $name }
  }
learning-option-about = { $name ->
    [players] Hányan ülnek az asztalnál. Több játékosnál mindenkinek kevesebb kereskedője van.
    [start_tie] Ha a következő kezdőjátékos keresésekor többeknek van a legkevesebb kereskedőjük, a keresés folytatódik: vagy csak az egyenlők között, vagy minden további helyen az összes játékos között.
    [final_tiebreak] Ha a végén többeknek ugyanannyi pontjuk van: vagy csak a legjobb fajtájukat kell összehasonlítani, vagy utána a második legjobbat, a harmadikat és a negyediket is.
    [decline] Mit vesz el a hanyatlás a nem-sumer területekről: vagy minden játékostól egy munkást minden területen, vagy az összeset.
   *[other] Megváltoztatja a játék menetét.
  }
learning-board = { $board ->
    [two_rivers] Nyolc történelmi városállam az Eufrátesz és a Tigris között. A neveket mi választottuk, és az utak vonala is a mi munkánk.
    [eight_gates] Szimmetrikus játéktábla, amelynek elrendezése egy kocka csúcsait követi: egyik városállam sem fekszik jobban a másiknál. Jó a tanuláshoz és az esélyegyenlőség vizsgálatához.
    [printed] A nyomtatott játéktábla területei. Hogy a nevük hol áll a képünkön, az a mi rajzunk.
   *[other] Valakinek a saját játéktáblája.
  }
learning-known = { $game ->
    [sumeria] A szabálykönyvek szövege ennyit mond: nyolc városállam van, mindegyikben egy város, három kisváros és három falu; kereskedőutak kötik össze az összes települést, és átlépik a határokat; egy városból egynél több út vezet ki; és valahol egy kisvárosban álló kereskedő három cél közül választhat. Az itteni két játéktábla mindezt betartja.
    [flood] A szabálykönyv szövege megnevezi a területeket, a birodalmakat a seregeikkel, a városok képességeit és a táblázatok egyes részeit. Rögzít kilenc sumer területet, Akkádot és Dilmunt, amelyeket senki sem rohanhat le, és egy nyilat Akkádból Babilonba. Az itteni játéktábla mindezt betartja.
   *[other] Semmi sincs leírva arról, mi ismert erről a játéktábláról.
  }
learning-reconstructed = { $game ->
    [sumeria] Egyetlen szöveg sem közli az utak térképét, és egyetlen városállamot sem nevez meg: mindkettő kép volt. Ezért az itteni játéktáblák egyike sem a nyomtatott térkép. Akinek megvan a nyomtatott játék, itt megrajzolhatja a térképét a táblaszerkesztővel, és játszhat rajta.
    [flood] Maga a térkép és a táblázatok ikonjai képek voltak. A határok, a kínálat, a kereskedelem, a termelés, a növekedés és a végén járó pontok a nyomtatott játéktábla tényei, ahogyan egy nyilvános megvalósítás játssza őket; mindennel egyeznek, amit a szöveg mond.
   *[other] Semmi sincs leírva arról, mi a rekonstrukció.
  }
