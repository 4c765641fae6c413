# Analize de partide, înregistrări și poziții și indicii: ce spune pagina și ce îi spune serverul.

page-analysis = Analiză
page-analysis-about = O căutare privește fiecare moment: ale cui șanse au crescut, ce decizii au costat ceva și ce a fost noroc.
page-analysis-ask = Analizează
page-analysis-again = Încearcă din nou
page-analysis-locked = Analiza vine după ce se încheie partida.
page-analysis-waiting = { $ahead ->
    [0] Analiza ta urmează să înceapă.
    [one] Mai întâi vine o altă analiză.
    [few] Mai întâi vin alte { $ahead } analize.
   *[other] Mai întâi vin alte { $ahead } de analize.
  }
page-analysis-running = Se analizează
page-analysis-minutes = { $count ->
    [one] încă aproximativ un minut
    [few] încă aproximativ { $count } minute
   *[other] încă aproximativ { $count } de minute
  }
page-analysis-seconds = { $count ->
    [one] încă aproximativ o secundă
    [few] încă aproximativ { $count } secunde
   *[other] încă aproximativ { $count } de secunde
  }
page-analysis-keeps = Poți părăsi această pagină; analiza continuă.
page-analysis-graph = Șanse de câștig: alege un moment
page-analysis-moment = { $at } din { $total }: { $shares }
page-analysis-verdict = Această decizie
page-analysis-no-decision = Aici nimeni nu a decis nimic: o tragere la sorți sau singurul lucru care se putea face.
page-analysis-start = Începutul. Alege un moment din grafic.
page-analysis-played = Jucat
page-analysis-better = Mai bine
page-analysis-cost = A costat
page-analysis-points = Momente de cotitură
page-analysis-no-points = Nimic nu a mutat șansele cu opt sutimi sau mai mult, atât cât căutarea este sigură.
page-analysis-accounts = Noroc și pricepere
page-analysis-player = Jucător
page-analysis-share = Șansă de câștig
page-analysis-luck = Noroc
page-analysis-own = Decizii proprii
page-analysis-others = Deciziile altora
page-analysis-revised = Reevaluare
page-analysis-lost = Pierdut prin greșeli
page-analysis-good = Cele mai bune sau bune
page-analysis-of = { $part } din { $whole }
page-analysis-explained = Totul în sutimi de victorie, ± o eroare standard. Norocul, deciziile și reevaluarea dau împreună creșterea unei șanse. Deciziile se socotesc față de cele mai bune în locul lor, în măsura în care diferența este neîndoielnică; reevaluarea este tot restul: ce este prea mic pentru a fi sigur și ce căutarea a văzut abia mai târziu.
page-analysis-mistakes = Greșeli
page-analysis-no-mistakes = Nimeni nu a făcut o greșeală de care această căutare să fie sigură.
page-analysis-effort = Timp de gândire pentru fiecare poziție: { $seconds } s.
page-analysis-file = Toată analiza ca fișier

page-analysis-position = Analizează această poziție
page-analysis-thinking = Se gândește…
page-analysis-options = Cele mai bune acțiuni
page-analysis-draws = Cele mai probabile trageri la sorți
page-analysis-line = Ar putea continua așa
page-analysis-simulations = { $count ->
    [one] { $count } simulare; ± este o eroare standard.
    [few] { $count } simulări; ± este o eroare standard.
   *[other] { $count } de simulări; ± este o eroare standard.
  }

page-hint = Dă-mi un indiciu
page-hint-title = Indiciu
page-hint-action = Și ce să fac?
page-hint-why = De ce?

## Ce spune serverul.

reviews-running = Această partidă nu s-a încheiat: analiza vine după aceea.
reviews-locked = Aceasta face parte dintr-o partidă care încă se joacă: așteaptă până se încheie acea partidă.
reviews-long = Numărul de mutări din această înregistrare este { $count }; se pot analiza cel mult { $most }.
reviews-many = { $most ->
    [one] O analiză a ta nu este încă gata; cere-o pe următoarea când este gata.
    [few] { $most } analize ale tale nu sunt încă gata; cere-o pe următoarea când una dintre ele este gata.
   *[other] { $most } de analize ale tale nu sunt încă gata; cere-o pe următoarea când una dintre ele este gata.
  }
reviews-busy = Chiar acum întreabă mulți. Încearcă din nou peste puțin timp.
reviews-nothing = Căutarea s-a încheiat fără rezultat. Încearcă din nou.
reviews-failed = Analiza s-a întrerupt. Ce s-a găsit este păstrat; poți încerca din nou.
reviews-verdict = { $grade ->
    [best] { $name } a ales ce consideră căutarea cel mai bun.
    [good] Bine: varianta cea mai bună, { $better }, abia dacă ar fi adus mai mult.
    [unclear] Poate că mai bine era { $better }, cu { $loss } sutimi; căutarea nu este sigură.
    [inaccuracy] O imprecizie: mai bine era { $better }, cu { $loss } sutimi.
    [mistake] O greșeală: mai bine era { $better }, cu { $loss } sutimi.
   *[blunder] O gafă: mai bine era { $better }, cu { $loss } sutimi.
  }
reviews-helped = Cel mai mult i-a folosit jucătorului { $name }, cu { $gain }.
reviews-swing = { $cause ->
    [luck] { $told } { $name }: de la { $before } la { $after }, mai ales prin noroc.
    [inaccuracy] { $told } { $name }: de la { $before } la { $after }; decizia a fost o imprecizie.
    [mistake] { $told } { $name }: de la { $before } la { $after }; decizia a fost o greșeală.
    [blunder] { $told } { $name }: de la { $before } la { $after }; decizia a fost o gafă.
    [row] { $told } { $name } în aceste ture: de la { $before } la { $after }.
   *[play] { $told } { $name }: de la { $before } la { $after }.
  }

hints-rated = În partidele cu clasament nu există indicii.
hints-people = Indicii există doar acolo unde toți ceilalți sunt boți.
hints-complete = Tura ta este completă: confirm-o sau ia ceva înapoi.
hints-area = Uită-te aici: { $region }.
hints-kind = Gândește-te la aceasta: { $kind }.
hints-region = { $region ->
    [markers] jetoanele care pot fi luate
    [boxes] cele patru casete de muncitori
    [north] ținuturile din nord
    [east] ținuturile din est
    [west] ținuturile din vest
    [upper] nordul Sumerului
   *[lower] sudul Sumerului
  }
hints-area-none = Nu este vorba de un loc de pe tablă, ci de unul dintre cuvintele pe care le poți alege.
hints-only = Este singurul lucru pe care îl poți face.
hints-there = După aceea: { $places }.
hints-have = Ce schimbă tura ta pentru tine: { $facts }.
hints-points = Punctele la tura ta următoare, după cum se așteaptă căutarea: { $points }, după a doua variantă { $other }.
hints-share = Șansa ta de câștig după aceea: { $share }.
hints-next = După a doua variantă ca valoare, { $action }, ea este { $share }.
hints-even = Diferența este prea mică pentru o concluzie sigură a căutării.
hints-line = Ar putea continua așa: { $told }
