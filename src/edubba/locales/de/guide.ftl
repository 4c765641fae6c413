# Die Anleitung: was an einer Antwort in einer Lektion nicht stimmt.

guide-step-unsolved = „{ $text }“ löst Schritt { $step } der Lektion „{ $lesson }“ nicht.
guide-no-more-steps = Die Lektion „{ $lesson }“ hat { $steps } Schritte, und alle sind gelöst.
