# Ce i se mai spune paginii cu reguli: opțiuni, table, ce se știe despre jocurile tipărite.

learning-option = { $name ->
    [players] Jucători
    [start_tie] Egalitate la start
    [final_tiebreak] Egalitate la final
    [decline] Declin
   *[other] { $name }
  }
learning-option-about = { $name ->
    [players] Câți stau la masă. Cu mai mulți jucători, fiecare are mai puțini comercianți.
    [start_tie] Când mai mulți jucători au cei mai puțini comercianți acolo unde se caută următorul jucător de start, căutarea continuă: fie doar între cei aflați la egalitate, fie între toți jucătorii la fiecare poziție următoare.
    [final_tiebreak] Când mai mulți jucători au la sfârșit aceleași puncte: fie se compară doar tipurile lor cele mai bune, fie, după ele, și al doilea tip ca mărime, al treilea și al patrulea.
    [decline] Ce ia un declin din teritoriile exterioare: fie câte un muncitor al fiecărui jucător din fiecare teritoriu, fie pe toți.
   *[other] Schimbă felul în care se joacă.
  }
learning-board = { $board ->
    [two_rivers] Opt orașe-stat istorice între Eufrat și Tigru, ca zone de influență. Alegerea numelor și mersul rutelor sunt ale noastre.
    [eight_gates] O tablă simetrică, așezată ca vârfurile unui cub: nicio zonă de influență nu este mai bine situată decât alta. Este bună pentru învățat și pentru studii despre echitate.
    [printed] Teritoriile tablei tipărite. Locul numelor în imaginea noastră este desenul nostru.
   *[other] O tablă făcută de cineva.
  }
learning-known = { $game ->
    [sumeria] Textele regulamentelor spun atât: există opt zone de influență, fiecare cu o reședință, trei orașe și trei sate; rutele comerciale leagă toate localitățile și trec granițele; dintr-o reședință pleacă mai mult de o rută; iar undeva un comerciant dintr-un oraș poate alege între trei destinații. Ambele table de aici respectă toate acestea.
    [flood] Textul regulamentului numește teritoriile, imperiile cu armatele lor, avantajele orașelor și părți din tabele. El stabilește nouă teritorii sumeriene, Akkad și Dilmun, pe care nu le poate invada nimeni, și o săgeată de la Akkad la Babilon. Tabla de aici respectă toate acestea.
   *[other] Nu este notat nimic despre ce se știe despre această tablă.
  }
learning-reconstructed = { $game ->
    [sumeria] Niciun text nu redă harta rutelor și nu numește vreo zonă de influență: amândouă erau imagini. Așadar, niciuna dintre tablele de aici nu este harta tipărită. Cine are jocul tipărit poate desena harta lui aici, cu editorul de table, și poate juca pe ea.
    [flood] Harta însăși și simbolurile din tabele erau imagini. Granițele, ofertele, comerțul, producția, dezvoltarea și punctele de la final sunt date ale tablei tipărite, așa cum le joacă o implementare publică; ele se potrivesc cu tot ce spune textul.
   *[other] Nu este notat nimic despre ce a fost reconstituit.
  }
