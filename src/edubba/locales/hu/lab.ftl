# The games as environments.

lab-rows = Egy vektornak legalább egy sora van, nem { $rows }.
lab-shape = Adj meg egy-egy akciót mind a { $wanted } sorhoz; a megadott tömb alakja { $given }.
lab-illegal = A(z) { $row }. sorban a(z) { $action } akció most nem megengedett; válassz olyat, amelyet a maszk jelöl.
lab-seed = A véletlenmag egész szám, nem „{ $seed }”.
lab-limit = A korlát a döntések száma egészként, vagy 0, ha nincs; nem „{ $limit }”.
lab-threads = A Numbának itt 1–{ $most } szála van; „{ $threads }” nincs ezek között.
lab-kind = Az akciók egész számok; a megadott tömb típusa { $given }.
lab-action = Nincs { $action } számú akció; az akciók száma 0-tól { $most }-ig terjed.
lab-illegal-here = A(z) { $action } akció most nem megengedett; válassz a megengedettek közül.
lab-mode = Nincs „{ $mode }” megjelenítés; ezek vannak: { $known }.
lab-seat = Nincs { $seat }. hely; a helyek száma 1-től { $players }-ig terjed.
lab-not-asked = A(z) { $seat }. helynek most nincs döntenivalója.
lab-you = A(z) { $seat }. helyen ülsz, a neved { $name }.
lab-answer = Válaszolj e szövegek egyikével, semmi mással:
