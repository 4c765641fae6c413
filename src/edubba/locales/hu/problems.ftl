# What is wrong with a request, whatever it was about: one sentence, what and what to do.

problem-too-often = Ez túl gyakori volt; próbáld újra { $seconds } másodperc múlva.
problem-too-many = Már { $most } kapcsolat él innen; zárj be közülük néhányat.
problem-bad-request = A kérés nem értelmezhető ({ $reason }); javítsd ki, és küldd el újra.
problem-not-found = Ezen a címen nincs semmi; ellenőrizd az írásmódot.
problem-method = Ez a cím nem fogadja ezt a metódust; a helyeset az API leírása mutatja.
problem-too-large = A kérés túl nagy; küldj egyszerre kevesebbet.
problem-media-type = A kérés tartalomtípusa nem megfelelő; application/json kell.
problem-refused = A kiszolgáló elutasítja ezt a kérést: { $reason }.
problem-failed = Valami hiba történt a kiszolgálón; próbáld újra, és szólj az üzemeltetőnek, ha nem javul meg.
problem-storage = A kiszolgáló most nem éri el a tárolóját, és semmi nem történt, amit nem igazolt vissza; próbáld újra egy pillanat múlva.
