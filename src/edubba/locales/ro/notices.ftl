# Înștiințări prin e-mail și webhook: un subiect și textul scrisorii.

notice-turn-subject = { $game }: e rândul tău
notice-turn = E rândul tău în { $game } cu { $names }. Timpul tău curge până la { $time }.
notice-reminder-subject = { $game }: timpul tău e pe sfârșite
notice-reminder = E tot rândul tău în { $game } cu { $names }. La { $time } timpul tău expiră, iar un bot îți ia locul.
notice-start-subject = { $game }: partida a început
notice-start = Partida ta de { $game } cu { $names } a început.
notice-end-subject = { $game }: partida s-a încheiat
notice-end = Partida ta de { $game } cu { $names } s-a încheiat. Au câștigat: { $winners }.
notice-end-open = Partida ta de { $game } cu { $names } s-a încheiat fără rezultat.
notice-take-back-subject = { $game }: { $name } cere să ia mutări înapoi
notice-take-back = { $name } cere să ia înapoi mutări în { $game }. Răspunde dacă ești de acord.
notice-abandon-subject = { $game }: { $name } cere încheierea partidei
notice-abandon = { $name } cere ca partida voastră de { $game } să se încheie fără rezultat. Răspunde dacă ești de acord.
notice-digest-subject = Edubba: { $count ->
    [one] o partidă te așteaptă
    [few] { $count } partide te așteaptă
   *[other] { $count } de partide te așteaptă
  }
notice-digest = { $count ->
    [one] E rândul tău într-o partidă:
    [few] E rândul tău în { $count } partide:
   *[other] E rândul tău în { $count } de partide:
  }
notice-digest-line = { $game } cu { $names }, până la { $time }
notice-digest-news-subject = Edubba: noutăți din partidele tale
notice-digest-news = Ce s-a mai întâmplat:
notice-reset-subject = Edubba: o parolă nouă
notice-reset = Cineva, probabil tu, vrea să stabilească o parolă nouă pentru contul tău. Se poate cu linkul de mai jos; fără el, nu se schimbă nimic.
notice-confirm-subject = Edubba: aceasta este adresa ta de e-mail?
notice-confirm = Cineva, probabil tu, a indicat această adresă pentru un cont. Linkul de mai jos o confirmă; fără el nu se trimite nimic aici și nicio parolă nu poate fi resetată prin ea.
notice-account-subject = Edubba: contul tău s-a schimbat
notice-account-password = Parola contului tău a fost schimbată și toate celelalte sesiuni s-au încheiat. Dacă nu ai fost tu, cere imediat o parolă nouă.
notice-account-email = Adresa de e-mail a contului tău a fost schimbată; de acum nu se mai trimite nimic aici. Dacă nu ai fost tu, schimbă imediat parola.
notice-account-token = Pentru contul tău a fost creat un token personal: cu el un program poate juca în numele tău. Dacă nu ai fost tu, șterge-l și schimbă parola.
notice-footer = Ce înștiințări primești alegi aici: { $link }
