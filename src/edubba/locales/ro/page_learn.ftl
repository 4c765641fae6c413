# Paginile pentru învățat: regulile, lecțiile și o regulă care se arată acolo unde ceva este refuzat.

page-learn = Învață
page-learn-it = Învață jocul
page-learn-rules = Reguli

## Regulile

page-learn-rules-of = Regulile jocului { $game }
page-learn-rules-about = Complete, cu cuvintele noastre, cu numerele prin care un refuz își numește regula. Regulamentele tipărite se deosebesc și au goluri: unde a trebuit să hotărâm noi, regula o spune.
page-learn-contents = Cuprins
page-learn-search = Caută în reguli
page-learn-found = { $count ->
    [0] Nicio regulă nu spune asta.
    [one] O regulă
    [few] { $count } reguli
   *[other] { $count } de reguli
  }
page-learn-print = Tipărește
page-learn-other-game = Joc
page-learn-legend = Ce înseamnă etichetele
page-learn-ruling = Lămurire
page-learn-ruling-about = Aici regulamentele tac, sunt neclare sau se contrazic. Așa se joacă pe acest site.
page-learn-option = Opțiune: { $name }
page-learn-option-mark = Opțiune
page-learn-option-about = O opțiune aleasă pentru o masă schimbă această regulă.
page-learn-reconstructed = Reconstituit
page-learn-reconstructed-about = Se bazează pe ceva care era o imagine, cum ar fi o hartă sau un tabel, și pe care nu îl descrie niciun text.
page-learn-options = Opțiuni
page-learn-options-about = Se aleg când se deschide o masă. Prima valoare este cea obișnuită.
page-learn-option-rules = Schimbă
page-learn-boards = Tablele: ce se știe și ce este reconstituit
page-learn-known = Ce se știe
page-learn-not-known = Ce este reconstituit
page-learn-shipped = Tablele de aici
page-learn-usual = obișnuit
page-learn-example = Exemplu
page-learn-shows = Arată
page-learn-figure = Imaginea unei poziții: { $title }
page-learn-open = Parcurge pas cu pas
page-learn-close = Închide
page-learn-back = Înapoi
page-learn-next = Înainte
page-learn-picture = Imaginea { $number } din { $count }
page-learn-link = Link către { $rule }

## O regulă acolo unde ceva este refuzat

page-learn-rule = Regula { $rule }
page-learn-read-rule = Citește regula { $rule }
page-learn-whole = Toate regulile

## Lecțiile

page-learn-title = Învață jucând
page-learn-about = Lecții scurte pe poziții adevărate: tu faci mutările, iar tabla răspunde. Când ceva nu este permis, ea îți spune care regulă o spune.
page-learn-done-of = Lecții terminate: { $done } din { $count }
page-learn-done = terminată
page-learn-begin = Începe
page-learn-go-on-with = Continuă: { $title }
page-learn-lesson-of = Lecția { $number } din { $count }
page-learn-step-of = Pasul { $step } din { $steps }
page-learn-you-are = Tu joci
page-learn-teaches = Te învață
page-learn-choose = Alegerea ta
page-learn-go-on = Continuă
page-learn-hint = Indiciu
page-learn-show = Arată-mi
page-learn-again = Încă o dată
page-learn-lessons = Toate lecțiile
page-learn-next-lesson = Urmează: { $title }
page-learn-solved = Foarte bine!
page-learn-solved-refusal = Exact: regulile nu permit asta.
page-learn-shown = Așa se face: { $what }.
page-learn-happened = Ce s-a întâmplat
page-learn-not-asked = { $what }: permis, dar aici se cere altceva.
page-learn-nothing = Asta nu înseamnă nimic aici.
page-learn-finished = Ai învățat asta.
page-learn-guided = Prima ta partidă ghidată
page-learn-guided-about = O partidă întreagă împotriva a doi ucenici, cu indicii oricând vrei.
page-learn-guided-ready = Ai terminat toate lecțiile: poți să o începi.
page-learn-forget = Uită ce am făcut
page-learn-forget-sure = Să se uite ce lecții din { $game } ai terminat?
page-learn-study = Studiu
page-learn-study-lessons = Lecții
page-learn-study-lessons-about = Învață un joc jucându-l, pas cu pas.
page-learn-study-rules-about = Toate regulile ambelor jocuri, numerotate, cu exemple pas cu pas.
page-learn-study-replay = Redă o înregistrare
page-learn-study-replay-about = Parcurge o partidă mutare cu mutare și vezi ce spune analiza.
page-learn-study-boards-about = Desenează o hartă proprie pentru Sumeria și joacă pe ea.
