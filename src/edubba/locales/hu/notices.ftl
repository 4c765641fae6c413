# Értesítések e-mailben és webhookkal: egy tárgysor, és ami a levélben áll.

notice-turn-subject = { $game }: te következel
notice-turn = Te következel ebben a játszmában: { $game }, a többiek: { $names }. Az időd eddig tart: { $time }.
notice-reminder-subject = { $game }: fogy az időd
notice-reminder = Még mindig te következel ebben a játszmában: { $game }, a többiek: { $names }. Az időd ekkor lejár: { $time }, és egy bot veszi át a helyedet.
notice-start-subject = { $game }: a játszma elkezdődött
notice-start = Elkezdődött a játszmád: { $game }, a többiek: { $names }.
notice-end-subject = { $game }: a játszma véget ért
notice-end = Véget ért a játszmád: { $game }, a többiek: { $names }. Nyertek: { $winners }.
notice-end-open = Eredmény nélkül ért véget a játszmád: { $game }, a többiek: { $names }.
notice-take-back-subject = { $game }: { $name } vissza szeretne vonni lépéseket
notice-take-back = { $name } lépéseket szeretne visszavonni ebben a játszmában: { $game }. Válaszolj, hogy beleegyezel-e.
notice-abandon-subject = { $game }: { $name } be szeretné fejezni a játszmát
notice-abandon = { $name } eredmény nélkül szeretné befejezni ezt a játszmát: { $game }. Válaszolj, hogy beleegyezel-e.
notice-digest-subject = Edubba: { $count ->
    [one] egy játszma vár rád
   *[other] { $count } játszma vár rád
  }
notice-digest = { $count ->
    [one] Egy játszmában te következel:
   *[other] { $count } játszmában te következel:
  }
notice-digest-line = { $game }, a többiek: { $names }, határidő: { $time }
notice-digest-news-subject = Edubba: hírek a játszmáidról
notice-digest-news = Ami még történt:
notice-reset-subject = Edubba: új jelszó
notice-reset = Valaki, valószínűleg te, új jelszót szeretne beállítani a fiókodhoz. Az alábbi hivatkozással ez megtehető; nélküle semmi sem változik.
notice-confirm-subject = Edubba: ez a te e-mail-címed?
notice-confirm = Valaki, valószínűleg te, ezt a címet adta meg egy fiókhoz. Az alábbi hivatkozás megerősíti; nélküle semmit sem küldünk ide, és jelszót sem lehet vele visszaállítani.
notice-account-subject = Edubba: megváltozott a fiókod
notice-account-password = A fiókod jelszava megváltozott, és minden más munkamenet véget ért. Ha nem te voltál, azonnal kérj új jelszót.
notice-account-email = A fiókod e-mail-címe megváltozott; mostantól semmit sem küldünk ide. Ha nem te voltál, azonnal változtasd meg a jelszavadat.
notice-account-token = Személyes token készült a fiókodhoz: egy program a nevedben játszhat vele. Ha nem te voltál, töröld, és változtasd meg a jelszavadat.
notice-footer = Itt választhatod meg, milyen értesítéseket kapsz: { $link }
