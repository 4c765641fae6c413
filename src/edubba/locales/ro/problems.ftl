# What is wrong with a request, whatever it was about: one sentence, what and what to do.

problem-too-often = Prea des; timpul de așteptare în secunde: { $seconds }.
problem-too-many = Există deja { $most } conexiuni de aici; închide câteva dintre ele.
problem-bad-request = Cererea nu poate fi citită ({ $reason }); corecteaz-o și trimite-o din nou.
problem-not-found = La această adresă nu este nimic; verifică cum se scrie.
problem-method = Această adresă nu acceptă această metodă; descrierea API-ului o arată pe cea corectă.
problem-too-large = Cererea este prea mare; trimite mai puțin o dată.
problem-media-type = Cererea are un tip de conținut greșit; trimite application/json.
problem-refused = Serverul refuză această cerere: { $reason }.
problem-failed = Ceva nu a mers bine pe server; încearcă din nou și, dacă persistă, anunță administratorul.
problem-storage = Serverul nu își poate atinge acum stocarea și nu s-a schimbat nimic neconfirmat; încearcă din nou peste o clipă.
