# La guida: che cosa non va in una risposta di una lezione.

guide-step-unsolved = «{ $text }» non risolve il passo { $step } della lezione «{ $lesson }».
guide-no-more-steps = La lezione «{ $lesson }» ha { $steps } passi, e sono tutti risolti.
