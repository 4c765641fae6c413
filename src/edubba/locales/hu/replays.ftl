# Visszanézés: feljegyzések, amelyeket valaki magával hoz.
replay-many = Már { $most } feljegyzést őrzöl itt, többnek nincs hely.
replay-long = Ebben a feljegyzésben túl sok lépés van ahhoz, hogy itt meg lehessen nézni: legfeljebb { $most } lehet.
replay-rated = A játék közepén kezdődő játszma nem lehet értékelt: értékelés nélkül nyisd meg.
replay-over = Ebben az állásban a játék véget ért: olyat válassz, amelyben még valaki soron van.
