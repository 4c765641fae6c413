# Privind înapoi: înregistrări pe care le aduc oamenii.
replay-many = Numărul maxim de înregistrări păstrate aici este { $most }, iar tu l-ai atins; nu mai este loc pentru altele.
replay-long = Această înregistrare are prea multe mutări ca să fie privită aici: numărul maxim este { $most }.
replay-rated = O partidă care începe la mijlocul unui joc nu poate fi cu clasament: deschide-o fără clasament.
replay-over = În această poziție partida s-a încheiat: alege una în care cineva mai are de acționat.
