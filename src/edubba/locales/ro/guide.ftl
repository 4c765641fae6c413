# Ghidul: ce nu este bine la un răspuns dintr-o lecție.

guide-step-unsolved = „{ $text }” nu rezolvă pasul { $step } al lecției „{ $lesson }”.
guide-no-more-steps = Lecția „{ $lesson }” are { $steps ->
    [one] { $steps } pas, iar acesta este rezolvat
    [few] { $steps } pași și toți sunt rezolvați
   *[other] { $steps } de pași și toți sunt rezolvați
  }.
