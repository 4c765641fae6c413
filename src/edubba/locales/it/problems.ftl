# What is wrong with a request, whatever it was about: one sentence, what and what to do.

problem-too-often = Troppe volte; riprovare tra { $seconds } secondi.
problem-too-many = Ci sono già { $most } connessioni da qui; chiuderne alcune.
problem-bad-request = La richiesta non si può leggere ({ $reason }); correggerla e inviarla di nuovo.
problem-not-found = A questo indirizzo non c’è nulla; controllare come si scrive.
problem-method = Questo indirizzo non accetta questo metodo; la descrizione dell’API indica quello giusto.
problem-too-large = La richiesta è troppo grande; inviare meno in una volta.
problem-media-type = La richiesta ha un tipo di contenuto sbagliato; inviare application/json.
problem-refused = Il server rifiuta questa richiesta: { $reason }.
problem-failed = Qualcosa è andato storto sul server; riprovare e, se continua, avvisare chi lo gestisce.
problem-storage = Il server al momento non raggiunge il suo archivio, e nulla di non confermato è avvenuto; riprovare tra un momento.
