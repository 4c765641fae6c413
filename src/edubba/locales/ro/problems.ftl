# What is wrong with a request, whatever it was about: one sentence, what and what to do.

problem-too-often = Prea des; timpul de așteptare în secunde: { $seconds }.
problem-too-many = Există deja { $most } conexiuni de aici; închideți câteva dintre ele.
problem-bad-request = Cererea nu poate fi citită ({ $reason }); corectați-o și trimiteți-o din nou.
problem-not-found = La această adresă nu este nimic; verificați cum se scrie.
problem-method = Această adresă nu acceptă această metodă; descrierea API-ului o arată pe cea corectă.
problem-too-large = Cererea este prea mare; trimiteți mai puțin o dată.
problem-media-type = Cererea are un tip de conținut greșit; trimiteți application/json.
problem-refused = Serverul refuză această cerere: { $reason }.
problem-failed = Ceva nu a mers bine pe server; încercați din nou și, dacă persistă, anunțați administratorul.
problem-storage = Serverul nu își poate atinge acum stocarea și nu s-a schimbat nimic neconfirmat; încercați din nou peste o clipă.
