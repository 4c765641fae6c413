# Gépi játszmák, adathalmazok és tömbökként visszaolvasott játszmák.

selfplay-goes-on = Folytatódik: { $folder }; eddig { $count } játszma.
selfplay-kept = { $games } játszmából { $done } itt van elmentve: { $folder }; ugyanez a parancs folytatja.
selfplay-written = { $games } játszma { $decisions } döntéssel itt van: { $folder }; { $size } MB.

## What cannot be

selfplay-by-time = „{ $name }” óra szerint gondolkodik, ezért játszmáit senki sem ismételhetné meg; szimulációszámot kell megadni, például: { $better }.
selfplay-busy = Ezt a mappát egy másik futás használja: { $folder }; meg kell várni, vagy a --to kapcsolóval másik mappát megadni.
selfplay-foreign = { $folder } más fájlokat tartalmaz, és nem adathalmaz; a --to kapcsolóval új vagy üres mappát kell megadni.
selfplay-other-plan = Ebben a mappában másik adathalmaz van: { $folder }; az eltérés: { $words }; a --to kapcsolóval másik mappát kell megadni.
selfplay-bad-line = { $file }, { $line }. sor: ez nem ennek az adathalmaznak a játszmája; a sor törlése után a játszma újra lejátszódik.
data-arrow-missing = Az adathalmazokhoz pyarrow kell, amely nincs telepítve; telepítése: { $command }
data-no-dataset = { $folder } nem tartalmaz ilyen változatú adathalmazt; azt a mappát kell megadni, amelyet a --to kapcsoló megnevezett.
data-damaged = { $file } sérült: { $reason }; a parancs, amely írta, újra megírja.
data-batch = Egy kötegben legalább egy döntés van, nem { $size }.
data-nothing = Nincs olvasható játszma; legalább egy játszmaleírást meg kell adni.
data-mixed = A játszmaleírások különböző játékokból vagy játékosszámokból valók; fajtánként külön kell olvasni őket.
