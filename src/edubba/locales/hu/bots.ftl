# Gépi játékosok: nevek, korlátok, gondolatok.

unknown-bot = Nincs „{ $name }” nevű gépi játékos; a gépi játékosok: { $known }.
bad-limit = „{ $value }” nem lehet a(z) { $name } korlátja; 0-nál nagyobb, legfeljebb { $most } értékű szám kell.
limit-form = „{ $name }” nem gépi játékos korláttal; a másodperc lugal:0.5s, a szimuláció lugal:500 alakú.
no-limit = A(z) { $plain } nem keres: a(z) „{ $name }” korlátját el kell hagyni.
play-bot-failed = { $name } nem tudta folytatni ({ $reason }); a helyén { $weaker } játszik.
play-thinking = gondolkodik, { $percent }
play-hint = Itt a legjobb: { $text }, amely az esetek { $share } részében nyer.
play-hint-others = Szóba jött még: { $texts }.
play-hint-line = Így folytatódhat: { $texts }.
