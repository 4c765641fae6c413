# What is wrong with a request, whatever it was about: one sentence, what and what to do.

problem-too-often = Das war zu oft; bitte in { $seconds } Sekunden noch einmal versuchen.
problem-too-many = Es gibt schon { $most } Verbindungen von hier; bitte einige davon schließen.
problem-bad-request = Die Anfrage lässt sich nicht lesen ({ $reason }); bitte berichtigen und noch einmal senden.
problem-not-found = Unter dieser Adresse gibt es nichts; bitte die Schreibweise prüfen.
problem-method = Diese Adresse kennt diese Methode nicht; die Beschreibung der Schnittstelle nennt die richtige.
problem-too-large = Die Anfrage ist zu groß; bitte weniger auf einmal senden.
problem-media-type = Die Anfrage hat den falschen Inhaltstyp; bitte application/json senden.
problem-refused = Der Server lehnt diese Anfrage ab: { $reason }.
problem-failed = Auf dem Server ist etwas schiefgegangen; bitte noch einmal versuchen und dem Betreiber Bescheid geben, wenn es so bleibt.
problem-storage = Der Server erreicht gerade seinen Speicher nicht, und nichts Unbestätigtes ist geschehen; versuch es gleich noch einmal.
