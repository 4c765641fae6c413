# The games as environments.

lab-rows = Egy vektornak legalább egy sora van, nem { $rows }.
lab-shape = Adj meg egy-egy akciót mind a { $wanted } sorhoz; a megadott tömb alakja { $given }.
lab-illegal = A(z) { $row }. sorban a(z) { $action } akció most nem megengedett; válassz olyat, amelyet a maszk jelöl.
