# A tanulás oldalai: a szabályok, a leckék, és egy szabály, amely ott jelenik meg, ahol valami nem megengedett.

page-learn = Tanulás
page-learn-it = Tanuld meg
page-learn-rules = Szabályok

## A szabályok

page-learn-rules-of = A szabályok: { $game }
page-learn-rules-about = A teljes szabályzat a mi szavainkkal, azokkal a számokkal, amelyekkel egy elutasítás megnevezi a szabályát. A nyomtatott szabálykönyvek eltérnek egymástól, és hiányosak: ahol nekünk kellett döntenünk, ott a szabály ezt jelzi.
page-learn-contents = Tartalom
page-learn-search = Keresés a szabályokban
page-learn-found = { $count ->
    [0] Egyetlen szabály sem mondja ezt.
    [one] Egy szabály
   *[other] { $count } szabály
  }
page-learn-print = Nyomtatás
page-learn-other-game = Játék
page-learn-legend = Mit jelentenek a címkék
page-learn-ruling = Értelmezés
page-learn-ruling-about = A szabálykönyvek itt hallgatnak, homályosak, vagy ellentmondanak egymásnak. Ezen az oldalon így játsszuk.
page-learn-option = Beállítás: { $name }
page-learn-option-mark = Beállítás
page-learn-option-about = Egy beállítás, amelyet egy asztalhoz választanak, megváltoztatja ezt a szabályt.
page-learn-reconstructed = Rekonstrukció
page-learn-reconstructed-about = Olyasmin alapul, ami kép volt, például térkép vagy táblázat, és amit egyetlen szöveg sem ír le.
page-learn-options = Beállítások
page-learn-options-about = Az asztal megnyitásakor választhatók. Az első érték a szokásos.
page-learn-option-rules = Ezt változtatja meg:
page-learn-boards = A játéktáblák: mi ismert, és mi a rekonstrukció
page-learn-known = Ami ismert
page-learn-not-known = Ami rekonstrukció
page-learn-shipped = Az itt lévő játéktáblák
page-learn-usual = szokásos
page-learn-example = Példa
page-learn-shows = Ezt mutatja:
page-learn-figure = Egy állás képe: { $title }
page-learn-open = Végiglépkedés
page-learn-close = Bezárás
page-learn-back = Vissza
page-learn-next = Tovább
page-learn-picture = { $number }. kép ({ $count } közül)
page-learn-link = Hivatkozás erre: { $rule }

## Egy szabály ott, ahol valami nem megengedett

page-learn-rule = { $rule } szabály
page-learn-read-rule = { $rule } szabály elolvasása
page-learn-whole = Minden szabály

## A leckék

page-learn-title = Tanulás játék közben
page-learn-about = Rövid leckék valódi állásokon: te lépsz, és a játéktábla válaszol. Ha valami nem megengedett, megmondja, melyik szabály tiltja.
page-learn-done-of = { $count } leckéből { $done } kész
page-learn-done = kész
page-learn-begin = Kezdés
page-learn-go-on-with = Folytatás: { $title }
page-learn-lesson-of = { $number }. lecke ({ $count } közül)
page-learn-step-of = { $step }. lépés ({ $steps } közül)
page-learn-you-are = A te helyed
page-learn-teaches = Ezt tanítja:
page-learn-choose = A választásod
page-learn-go-on = Tovább
page-learn-hint = Tipp
page-learn-show = Mutasd meg
page-learn-again = Még egyszer
page-learn-lessons = Minden lecke
page-learn-next-lesson = Következő: { $title }
page-learn-solved = Ügyes vagy!
page-learn-solved-refusal = Pontosan: a szabályok ezt nem engedik meg.
page-learn-shown = Így kell csinálni: { $what }.
page-learn-happened = Ami történt
page-learn-not-asked = { $what }: megengedett, de itt más a feladat.
page-learn-nothing = Ez itt nem jelent semmit.
page-learn-finished = Ezt megtanultad.
page-learn-guided = Az első vezetett játszmád
page-learn-guided-about = Egy egész játszma két tanonc ellen, tippekkel, amikor csak szeretnéd.
page-learn-guided-ready = Minden leckével végeztél: készen állsz rá.
page-learn-forget = Felejtsd el, mit végeztem el
page-learn-forget-sure = Elfelejtsük, melyik leckéket végezted el ebben a játékban: { $game }?
page-learn-study = Tanulmányozás
page-learn-study-lessons = Leckék
page-learn-study-lessons-about = Tanulj meg egy játékot játszva, kis lépésekben.
page-learn-study-rules-about = Mindkét játék összes szabálya, számozva, végigléptethető példákkal.
page-learn-study-replay = Feljegyzés visszajátszása
page-learn-study-replay-about = Nézz végig egy játszmát lépésről lépésre, és nézd meg, mit mond az elemzés.
page-learn-study-boards-about = Rajzolj saját térképet a Sumeriához, és játssz rajta.
