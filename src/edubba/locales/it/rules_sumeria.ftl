# Le regole di Sumeria, una per una, con parole nostre; poi gli esempi.

rules-sumeria-chapter-components = Tabellone e pezzi
rules-sumeria-R1 = Sumeria è un gioco per tre o quattro giocatori. I regolamenti non prevedono partite con meno giocatori, né con più.
rules-sumeria-R2 = Il tabellone mostra otto città-stato. Ognuna è formata da sette insediamenti: una città, tre centri e tre villaggi. In tutto sono 56 insediamenti, e ciascuno appartiene a una e una sola città-stato.
rules-sumeria-R3 = Le rotte commerciali uniscono gli insediamenti, in modo che siano tutti collegati. La mappa stampata era un’immagine che nessun testo dei regolamenti descrive: i tabelloni di qui rispettano tutto ciò che i testi dicono, ma le rotte sono nostre.
rules-sumeria-R4 = Ci sono 56 commercianti, 14 in ognuno di quattro colori. Per tutta la partita un commerciante appartiene al giocatore del suo colore.
rules-sumeria-R5 = Ci sono 36 tessere influenza, nove per ognuno di quattro tipi: economiche (E), militari (M), politiche (P) e religiose (R). Sono ciò che raccogli, e nient’altro porta punti (R61).
rules-sumeria-R6 = Otto tessere, una per ogni città-stato, stanno in fila. Il loro ordine mostra quanto sono importanti le città-stato in quel momento. Nessun testo dei regolamenti nomina una città-stato; i nomi usati qui sono una nostra scelta.
rules-sumeria-R7 = Un indicatore mostra chi è il giocatore iniziale (R17), l’indicatore del turno conta i turni di una dinastia (R24), e un sacchetto contiene le tessere influenza non ancora estratte.
rules-sumeria-R8 = Sopra l’estremità sinistra della fila ci sono sei spazi per le tessere influenza: tre sopra la posizione 1, due sopra la posizione 2, uno sopra la posizione 3. Gli spazi appartengono alle posizioni: quando le tessere città-stato si scambiano di posto, le tessere influenza restano dove sono.
rules-sumeria-R9 = Il segnaturno, il tracciato dell’indicatore del turno, comincia con lo spazio 1. I regolamenti non lo descrivono oltre; qui ha tre spazi, uno per ogni turno di una dinastia.
rules-sumeria-R10 = In un insediamento non sta mai più di un commerciante, di chiunque sia. Vale quando si piazzano i commercianti prima della partita, e per ogni azione durante la partita.

rules-sumeria-chapter-setup = Prima della prima dinastia
rules-sumeria-R11 = Ogni giocatore prende i commercianti di un colore: 14 in tre giocatori, 10 in quattro. Quelli che avanzano restano fuori dal gioco: in tre giocatori tutto il quarto colore, in quattro giocatori quattro commercianti di ogni colore.
rules-sumeria-R12 = Le otto tessere città-stato si mettono in fila in ordine casuale. La città-stato più a sinistra è la più importante, quella più a destra la meno importante. Uno dei regolamenti ammetterebbe qualsiasi ordine; qui è sempre estratto a sorte.
rules-sumeria-R13 = Le città-stato nelle posizioni 1, 2 e 3, contate da sinistra, sono in ascesa. Solo queste si conteggiano alla fine di una dinastia; le altre non portano nulla, a meno che non salgano.
rules-sumeria-R14 = Tutte le 36 tessere influenza vanno nel sacchetto. Se ne estraggono sei a caso e si mettono scoperte sugli spazi sopra la fila: le prime tre sopra la posizione 1, le due seguenti sopra la posizione 2, l’ultima sopra la posizione 3.
rules-sumeria-R15 = L’indicatore del turno si mette sullo spazio 1 del segnaturno: la prima dinastia comincia con il suo primo turno.
rules-sumeria-R16 = Il giocatore iniziale della prima dinastia prende l’indicatore del giocatore iniziale. Uno dei regolamenti non dice come trovarlo; qui è sempre estratto a sorte.
rules-sumeria-R17 = L’ordine di gioco di una dinastia comincia dal giocatore iniziale e prosegue in senso orario, da ogni giocatore al suo vicino di sinistra. I regolamenti quasi non lo dicono, ma risulta dal modo in cui passa di mano l’indicatore del giocatore iniziale (R56).
rules-sumeria-R18 = Prima della prima dinastia ogni giocatore, in ordine di gioco, piazza un commerciante in un insediamento vuoto a scelta, di qualsiasi tipo e in qualsiasi città-stato. Si ripete finché ognuno ha piazzato otto commercianti in tre giocatori, o cinque in quattro.
rules-sumeria-R19 = Piazzare commercianti prima della prima dinastia non muove nessuna tessera. Secondo i regolamenti una città-stato sale solo per effetto di un’azione (R27, R30), perciò qui la fila resta com’è stata estratta fino alla prima azione.
rules-sumeria-R20 = I commercianti che non hai piazzato, sei in tre giocatori e cinque in quattro, restano davanti a te come scorta. Tutti possono vedere quanti ne rimangono.

rules-sumeria-chapter-structure = Come si svolge la partita
rules-sumeria-R21 = La partita dura sei dinastie. Ognuna ha tre turni (R22) e finisce con un conteggio, nel quale le sei tessere influenza sopra la fila si conquistano (R48) o vanno perse (R49).
rules-sumeria-R22 = Una dinastia ha tre turni. In ogni turno ogni giocatore agisce esattamente una volta, in ordine di gioco. L’ordine resta lo stesso per tutta la dinastia.
rules-sumeria-R23 = Quando tocca a te, devi fare esattamente una di tre cose con un tuo commerciante: aggiungerlo, muoverlo o rimuoverlo. Non puoi passare. Uno dei regolamenti omette la parola «proprio»; qui nessuno agisce mai con il commerciante di un altro giocatore.
rules-sumeria-R24 = Quando ogni giocatore ha agito, il turno è finito e l’indicatore del turno avanza di uno spazio. Il turno seguente comincia di nuovo dal giocatore iniziale.
rules-sumeria-R25 = Dopo il terzo turno la dinastia finisce, e si conteggiano le tre città-stato in ascesa (R44). In nessun altro momento si conquistano tessere influenza.

rules-sumeria-chapter-actions = Le tre azioni e la fila
rules-sumeria-R26 = Per aggiungere un commerciante devi averne uno nella scorta. Finché tutti i tuoi commercianti sono sul tabellone, puoi solo muovere o rimuovere.
rules-sumeria-R27 = Aggiungere: metti un commerciante della tua scorta in un insediamento vuoto qualsiasi, ovunque sul tabellone. La città-stato di quell’insediamento sale (R33).
rules-sumeria-R28 = Per muovere ti serve un tuo commerciante sul tabellone che abbia almeno una destinazione (R42). I regolamenti non parlano di un commerciante che non può andare da nessuna parte; qui non si può muovere.
rules-sumeria-R29 = Muovere: il commerciante va dall’insediamento in cui si trova a una destinazione a tua scelta (R42), che è sempre vuota e non è mai il luogo da cui è partito.
rules-sumeria-R30 = Se uno spostamento finisce in una città-stato diversa da quella in cui è cominciato, la città-stato in cui finisce sale (R33).
rules-sumeria-R31 = Uno spostamento non cambia altro nella fila: la città-stato lasciata non scende, e quelle lungo la via restano dove sono. Uno spostamento che finisce nella città-stato in cui è cominciato non cambia nulla, anche se è passato per altre. I regolamenti indicano solo la salita di R30; qui non vi si aggiunge nulla.
rules-sumeria-R32 = Rimuovere: riprendi uno dei tuoi commercianti dal tabellone nella tua scorta. La città-stato in cui stava scende (R34). Dalla tua prossima azione in poi puoi aggiungerlo di nuovo.
rules-sumeria-R33 = Salire significa che la tessera scambia il posto con la sua vicina di sinistra: un solo passo, che avviene da sé e non si può rifiutare. Nella posizione 1 non succede nulla, e l’azione è comunque permessa.
rules-sumeria-R34 = Scendere significa che la tessera scambia il posto con la sua vicina di destra, di un solo passo. Nella posizione 8 non succede nulla, e il commerciante si può comunque rimuovere.
rules-sumeria-R35 = Solo due tessere si scambiano di posto. La vicina di una tessera che sale scende di un posto, la vicina di una tessera che scende sale di un posto, e tutte le altre restano dove sono.

rules-sumeria-chapter-movement = Muoversi lungo le rotte commerciali
rules-sumeria-R36 = Un commerciante che si muove lascia il suo insediamento lungo una rotta commerciale, in una direzione. Quale delle rotte che passano di lì, e in quale direzione, lo scegli tu.
rules-sumeria-R37 = Il commerciante va di insediamento in insediamento e deve fermarsi nel primo che è vuoto. Non può né oltrepassare un insediamento vuoto né finire in uno occupato.
rules-sumeria-R38 = Gli insediamenti occupati lungo la via si scavalcano: in qualsiasi numero, di qualsiasi tipo, che i commercianti siano tuoi o no. Ai commercianti scavalcati non succede nulla.
rules-sumeria-R39 = In una città occupata il commerciante che si muove può proseguire lungo qualsiasi rotta che ne esce, e così di nuovo in ogni città occupata sulla sua via. Una città vuota è come ogni insediamento vuoto: il commerciante vi si ferma. Uno dei regolamenti qui scrive «centro»; da noi è la città, come negli altri tre.
rules-sumeria-R40 = In un centro o in un villaggio occupato il commerciante prosegue diritto lungo la stessa rotta. I regolamenti lasciano cambiare rotta a un commerciante solo in una città; qui vale anche dove le rotte si incrociano in un centro o in un villaggio.
rules-sumeria-R41 = Una direzione in cui la rotta finisce prima di un insediamento vuoto non offre nessuna destinazione. I regolamenti non ne parlano; qui il commerciante semplicemente non può andare da quella parte.
rules-sumeria-R42 = Le destinazioni di un commerciante sono tutti gli insediamenti vuoti in cui deve fermarsi, per ogni direzione e ogni svolta in una città occupata, con il tabellone com’è prima dello spostamento. La destinazione la scegli tu; per quale via ci si arriva non conta. I regolamenti non dicono se un commerciante può fare il giro e tornare dov’era partito; qui non può.
rules-sumeria-R43 = I regolamenti mostrano l’immagine di un commerciante in un centro con tre destinazioni; i loro testi non la descrivono oltre. Sui tabelloni di qui succede quando la città accanto al centro è occupata, così che si aprono altre due rotte, e il villaggio dall’altra parte è vuoto.

rules-sumeria-chapter-scoring = La fine di una dinastia
rules-sumeria-R44 = Alla fine di una dinastia si conteggiano le città-stato nelle posizioni 1, 2 e 3, con la fila com’è dopo l’ultima azione. I regolamenti le elencano da sinistra senza farne una regola; qui si conteggia per intero la posizione 1, poi la 2, poi la 3.
rules-sumeria-R45 = Conta i commercianti di ogni giocatore nella città-stato; ognuno vale uno, che stia nella città, in un centro o in un villaggio. Chi ne ha di più ha il controllo, chi viene dopo è secondo. Un giocatore che lì non ha commercianti non partecipa.
rules-sumeria-R46 = Tra giocatori con lo stesso numero di commercianti decidono, nell’ordine, queste domande: chi ha un commerciante nella città? Chi ne ha di più nei centri? Chi veniva prima nell’ordine di gioco della dinastia appena giocata? Nell’ultima, due regolamenti nominano solo il giocatore iniziale; qui conta l’intero ordine di gioco, come negli altri due.
rules-sumeria-R47 = Le parità per il secondo posto, e quelle fra tre o più giocatori, si risolvono allo stesso modo: il migliore viene messo da parte e gli altri si confrontano di nuovo. Non tutti i regolamenti lo dicono; qui vale per ogni parità in una città-stato.
rules-sumeria-R48 = Delle tre tessere influenza sopra la posizione 1, chi ha il controllo ne sceglie due, e il secondo riceve quella che resta. Delle due sopra la posizione 2, chi ha il controllo ne sceglie una, e il secondo riceve l’altra. Quella sopra la posizione 3 va a chi ha il controllo. Nessun altro riceve nulla.
rules-sumeria-R49 = Se in una città-stato in ascesa nessuno ha commercianti, tutte le tessere influenza sopra la sua posizione sono scartate. Non tutti i regolamenti dicono che ne è di loro; qui restano scoperte, fuori dal gioco, e non tornano mai nel sacchetto.
rules-sumeria-R50 = Se nella città-stato in posizione 1 o 2 un solo giocatore ha commercianti, sceglie due tessere influenza, o una, come al solito, e quella del secondo è scartata (R49). Nella posizione 3 un giocatore da solo prende l’unica tessera.
rules-sumeria-R51 = Le tessere influenza che hai conquistato stanno scoperte davanti a te. Tutti possono vedere in ogni momento chi ha quali.
rules-sumeria-R52 = Chi ha il controllo può scegliere qualsiasi tessera influenza tra quelle lì esposte, dello stesso tipo o di tipi diversi; il secondo non ha scelta. I regolamenti non parlano di prenderne di meno; qui si deve prendere il numero intero.
rules-sumeria-R53 = Il conteggio lascia tutti i commercianti dove sono: restano sul tabellone per la dinastia seguente. I regolamenti non ne parlano; qui nessun commerciante si muove o torna indietro.

rules-sumeria-chapter-next = Preparare la dinastia seguente
rules-sumeria-R54 = Dopo ognuna delle prime cinque dinastie si prepara la seguente in quattro passi. Il primo: l’indicatore del turno torna sullo spazio 1.
rules-sumeria-R55 = Il secondo passo: dal sacchetto si estraggono a caso sei tessere influenza per gli spazi sopra la fila, tre sopra la posizione 1, due sopra la posizione 2, una sopra la posizione 3.
rules-sumeria-R56 = Il terzo passo: chi ha meno commercianti nella città-stato in posizione 1, o nessuno, sarà ultimo nella prossima dinastia, e il vicino alla sua sinistra prende l’indicatore del giocatore iniziale. Nei regolamenti questo avviene prima che la fila giri (R58); perciò qui si intende la città-stato appena conteggiata.
rules-sumeria-R57 = Se più giocatori sono pari con il numero minore, si confrontano solo loro nella posizione 2, poi nella 3, e così fino alla 8; contano solo i numeri di commercianti. Due regolamenti si possono leggere come se ogni volta si confrontassero tutti i giocatori: con un’opzione si gioca così. Se non si trova nessuno, caso di cui nessun regolamento parla, resta ultimo quello dei giocatori in parità che era più indietro nel vecchio ordine di gioco.
rules-sumeria-R58 = Il quarto passo: la fila gira. Le tre tessere città-stato appena conteggiate si tolgono, le altre cinque si spostano di tre posti a sinistra, e le tre tornano in ordine inverso: la terza va nella posizione 6, la seconda nella 7, la prima nella 8.
rules-sumeria-R59 = Dopo la sesta dinastia non si prepara nulla: non si estraggono tessere influenza, l’indicatore del giocatore iniziale resta dov’è e la fila non gira. I regolamenti non lo dicono; risulta dalla fine della partita (R60).

rules-sumeria-chapter-end = La fine della partita
rules-sumeria-R60 = La partita finisce quando la sesta dinastia è stata conteggiata. Allora tutte le 36 tessere influenza sono state estratte, sei per ogni dinastia, e il sacchetto è vuoto.
rules-sumeria-R61 = Ogni tipo di tessera influenza conta per sé. Una tessera di un tipo vale 1 punto, due ne valgono 3, tre 6, quattro 10, cinque 15, sei 21, sette 28, otto 36 e tutte e nove 45: ogni tessera in più di un tipo porta un punto in più della precedente.
rules-sumeria-R62 = I punti dei tuoi quattro tipi si sommano, e vince chi ne ha di più. A questo punto né i commercianti né la fila contano qualcosa.
rules-sumeria-R63 = Se più giocatori hanno il massimo dei punti, vince quello tra loro che ha il maggior numero di tessere influenza di un solo tipo. Ognuno conta il proprio tipo migliore; non occorre che sia lo stesso.
rules-sumeria-R64 = Se anche questo è pari, i giocatori in parità condividono la vittoria. Una variante in uno dei regolamenti confronta prima i loro secondi tipi migliori, poi i terzi e i quarti: con un’opzione si gioca così.

rules-sumeria-chapter-information = Che cosa sanno tutti
rules-sumeria-R65 = Il tabellone, la fila, le tessere influenza sopra di essa, le scorte e le tessere conquistate sono visibili a tutti; ignoto è solo l’ordine in cui si estrarrà dal sacchetto. I regolamenti non dicono se le tessere scartate si possono guardare; qui si può, perciò puoi sempre calcolare che cosa resta nel sacchetto.

## Esempi: un titolo, una didascalia per la prima posizione, e una dopo ogni passo.

rules-sumeria-example-opening = Piazzare i primi commercianti
rules-sumeria-example-opening-0 = La fila, sei tessere influenza e il giocatore iniziale sono estratti. Comincia il giocatore 2, che può scegliere qualsiasi insediamento del tabellone.
rules-sumeria-example-opening-1 = Il giocatore 2 prende la città di Ur. Ur resta nella posizione 1, come resterebbe in qualsiasi punto della fila: piazzare non muove nessuna tessera.
rules-sumeria-example-opening-2 = Il giocatore 3 vorrebbe la stessa città, ma in un insediamento sta un solo commerciante.
rules-sumeria-example-opening-3 = Il centro 1 di Ur è libero, e il giocatore 3 lo prende.
rules-sumeria-example-opening-4 = Il giocatore 1 va nella città di Lagash. Lagash rimane nella posizione 5. Ora tocca al giocatore 2, e così via finché ognuno ha piazzato otto commercianti.

rules-sumeria-example-adding = Aggiungere un commerciante
rules-sumeria-example-adding-0 = Kish è nella posizione 4, subito dietro le tre in ascesa. Tocca al giocatore 1.
rules-sumeria-example-adding-1 = Il giocatore 1 aggiunge un commerciante in un villaggio di Kish. Kish scambia il posto con Uruk e ora è in ascesa. La tessera influenza sopra la posizione 3 non si è mossa.
rules-sumeria-example-adding-2 = Il giocatore 2 aggiunge un commerciante a Ur. Ur è già nella posizione 1 e vi resta; il commerciante si può aggiungere lo stesso.
rules-sumeria-example-adding-3 = Il giocatore 3 non può aggiungere un commerciante nella città di Ur: lì c’è il giocatore 2.

rules-sumeria-example-removing = Rimuovere un commerciante
rules-sumeria-example-removing-0 = Il giocatore 1 ha un solo commerciante a Ur, che è nella posizione 1.
rules-sumeria-example-removing-1 = Il giocatore 1 lo riprende nella scorta. Ur scende alla posizione 2, e Nippur sale alla posizione 1.
rules-sumeria-example-removing-2 = Il giocatore 2 vorrebbe togliere da Nippur il commerciante del giocatore 3, ma ognuno agisce solo con i propri commercianti.
rules-sumeria-example-removing-3 = Il giocatore 2 riprende un proprio commerciante da Shuruppak. Shuruppak è nella posizione 8 e non può scendere oltre: la fila resta com’è.

rules-sumeria-example-supply = Tutti i commercianti sul tabellone
rules-sumeria-example-supply-0 = Tutti i 14 commercianti del giocatore 1 sono sul tabellone; la scorta è vuota.
rules-sumeria-example-supply-1 = Senza un commerciante nella scorta, il giocatore 1 non può aggiungerne.
rules-sumeria-example-supply-2 = Il giocatore 1 rimuove il commerciante di Shuruppak. Ora è nella scorta, e l’azione è finita.
rules-sumeria-example-supply-3 = Il giocatore 2 aggiunge un commerciante a Lagash, che sale alla posizione 4.
rules-sumeria-example-supply-4 = Il giocatore 3 aggiunge un commerciante a Ur, che resta nella posizione 1. Comincia il secondo turno.
rules-sumeria-example-supply-5 = Con la sua prossima azione il giocatore 1 può aggiungere il commerciante altrove. Lagash sale alla posizione 3.

rules-sumeria-example-border = Muovere oltre un confine, e al suo interno
rules-sumeria-example-border-0 = Il giocatore 1 ha un commerciante nel villaggio 2 di Uruk; l’insediamento seguente sulla sua rotta è il villaggio 3 di Shuruppak.
rules-sumeria-example-border-1 = Il commerciante ha passato il confine. Shuruppak, dove è arrivato, sale dalla posizione 8 alla 7. Uruk, che ha lasciato, non scende.
rules-sumeria-example-border-2 = Il giocatore 2 muove dal centro 3 di Sippar alla sua città. Il commerciante è rimasto a Sippar, e nella fila non cambia nulla.

rules-sumeria-example-stop = Dove si ferma un commerciante
rules-sumeria-example-stop-0 = Il giocatore 1 vuole muovere il commerciante del centro 1 di Kish verso Sippar. Sulla via ci sono un commerciante nel villaggio 1 di Kish e uno nel villaggio 1 di Sippar.
rules-sumeria-example-stop-1 = Non può finire nel villaggio 1 di Kish: lì c’è già un commerciante del giocatore 1.
rules-sumeria-example-stop-2 = Non può nemmeno proseguire fino alla città di Sippar: prima viene il centro 1 di Sippar, che è vuoto.
rules-sumeria-example-stop-3 = Perciò scavalca entrambi i commercianti e si ferma nel centro 1 di Sippar. Di chi siano quei commercianti non conta. Sippar sale alla posizione 6.

rules-sumeria-example-city = Svoltare in una città occupata
rules-sumeria-example-city-0 = Il commerciante del giocatore 1 nel centro 1 di Ur ha tre destinazioni. Una via porta al villaggio 1. L’altra passa sopra la città occupata e prosegue lungo una delle sue altre due rotte: al centro 3, o sopra il centro 2 fino al villaggio 2.
rules-sumeria-example-city-1 = Uruk non è raggiungibile: il villaggio 1 di Ur è vuoto, e il commerciante dovrebbe fermarsi lì.
rules-sumeria-example-city-2 = Il giocatore 1 passa sopra la città e va nel centro 3. Il commerciante rimane a Ur, perciò la fila resta com’è.
rules-sumeria-example-city-3 = Il giocatore 2 lascia la città, scavalca quel commerciante e si ferma nel villaggio 3. Ora la città è vuota.
rules-sumeria-example-city-4 = Il giocatore 3 vorrebbe oltrepassarla andando dal centro 2 al centro 1. Ma una città vuota è un insediamento vuoto, e il commerciante deve fermarsi lì.
rules-sumeria-example-city-5 = Il giocatore 3 si ferma nella città di Ur.

rules-sumeria-example-round = Il giro lungo
rules-sumeria-example-round-0 = Le rotte tra Ur e Lagash formano un anello, in gran parte occupato. Il giocatore 1 deve muovere il commerciante del villaggio 2 di Ur.
rules-sumeria-example-round-1 = Non può semplicemente restare: uno spostamento non finisce mai dove è cominciato.
rules-sumeria-example-round-2 = Scavalca il villaggio 2, il centro 2 e la città di Lagash, lì svolta, scavalca il centro 3 e il villaggio 3 e arriva nel villaggio 3 di Ur. È partito da Ur ed è finito a Ur: la fila resta com’è, e Lagash non è salita.

rules-sumeria-example-scoring = Il conteggio di una dinastia
rules-sumeria-example-scoring-0 = L’ultima azione della terza dinastia spetta al giocatore 3. Uruk è nella posizione 3, e lì i giocatori 2 e 3 hanno un commerciante ciascuno.
rules-sumeria-example-scoring-1 = Il giocatore 3 prende la città di Uruk, e Uruk sale alla posizione 2. Ora la fila si conteggia. A Ur il giocatore 1 ha il controllo con tre commercianti, e il giocatore 2 è secondo con due.
rules-sumeria-example-scoring-2 = Il giocatore 1 deve prendere due delle tre tessere influenza sopra la posizione 1; una è troppo poco.
rules-sumeria-example-scoring-3 = Il giocatore 1 prende entrambe le tessere economiche, e il giocatore 2 riceve quella militare. A Uruk, nella posizione 2, il giocatore 3 ha il controllo con due commercianti contro uno.
rules-sumeria-example-scoring-4 = Il giocatore 3 prende la tessera politica, e il giocatore 2, come secondo, riceve quella religiosa. A Nippur i giocatori 1 e 2 hanno due commercianti ciascuno, ma nella città c’è il giocatore 2: la tessera della posizione 3 va subito a lui.

rules-sumeria-example-ties = Parità in una città-stato
rules-sumeria-example-ties-0 = Questa dinastia l’ha cominciata il giocatore 2, poi è venuto il giocatore 3, e il giocatore 1 ha l’ultima azione. In tutte e tre le città-stato in ascesa qualcuno è in parità.
rules-sumeria-example-ties-1 = A Ur tutti e tre i giocatori hanno due commercianti. Nella città c’è il giocatore 2, che ha il controllo. Degli altri, il giocatore 3 ha due commercianti nei centri e il giocatore 1 uno: il secondo è il giocatore 3.
rules-sumeria-example-ties-2 = Il giocatore 2 prende due tessere influenza, il giocatore 3 riceve la terza. A Nippur ogni giocatore ha un commerciante. Quello del giocatore 2 sta in un centro, e questo decide. Gli altri due stanno in villaggi, perciò tra loro decide l’ordine di gioco: il giocatore 3 prima del giocatore 1.
rules-sumeria-example-ties-3 = Il giocatore 2 ha preso una tessera religiosa, e il giocatore 3 l’altra. A Uruk i giocatori 1 e 3 avevano un centro e un villaggio ciascuno; il giocatore 3 viene prima nell’ordine di gioco e riceve la tessera della posizione 3.

rules-sumeria-example-alone = Da soli, o proprio nessuno
rules-sumeria-example-alone-0 = Prima dell’ultima azione della dinastia a Ur c’è solo il giocatore 1, a Nippur nessuno, e a Uruk solo il giocatore 2.
rules-sumeria-example-alone-1 = Il giocatore 3 aggiunge un commerciante a Umma, il che per queste tre non cambia nulla. Il giocatore 1 ha il controllo di Ur, e non c’è un secondo.
rules-sumeria-example-alone-2 = Il giocatore 1 vorrebbe tutte e tre le tessere influenza, ma essere soli non dà la parte del secondo.
rules-sumeria-example-alone-3 = Il giocatore 1 ne prende due, e la terza è scartata. A Nippur non c’è nessuno: entrambe le sue tessere sono scartate. Il giocatore 2 riceve l’unica tessera di Uruk.

rules-sumeria-example-next = La fila gira
rules-sumeria-example-next-0 = La terza dinastia è stata conteggiata, e quattro delle sei nuove tessere influenza sono estratte. La fila è ancora quella vecchia. A Ur, nella posizione 1, il giocatore 1 ha due commercianti, il giocatore 3 uno e il giocatore 2 nessuno.
rules-sumeria-example-next-1 = La quinta tessera influenza va sopra la posizione 2.
rules-sumeria-example-next-2 = La sesta è estratta. Il giocatore 2 ha meno commercianti degli altri a Ur e sarà ultimo, perciò il giocatore 3, il vicino alla sua sinistra, è il giocatore iniziale. Poi la fila ha girato: in testa ci sono Kish, Lagash e Umma; Uruk, Nippur e Ur seguono in fondo. I commercianti sono rimasti dov’erano.
rules-sumeria-example-next-3 = Il giocatore 3 apre la quarta dinastia con un commerciante per Uruk, che comincia la sua risalita e sale alla posizione 5.

rules-sumeria-example-start = Parità per il minor numero di commercianti
rules-sumeria-example-start-0 = Quattro delle sei nuove tessere influenza sono estratte. A Ur, nella posizione 1, i giocatori 1 e 2 non hanno commercianti e il giocatore 3 ne ha due.
rules-sumeria-example-start-1 = Si continua a confrontare solo i giocatori 1 e 2. A Nippur hanno un commerciante ciascuno, e questo non decide; che lì il giocatore 3 non ne abbia ora non conta. A Uruk il giocatore 2 ne ha uno e il giocatore 1 nessuno.
rules-sumeria-example-start-2 = Il giocatore 1 sarà ultimo, e il giocatore 2, il vicino alla sua sinistra, apre la quarta dinastia. Con l’opzione che ogni volta confronta tutti i giocatori, ultimo sarebbe il giocatore 3 a causa di Nippur, e comincerebbe il giocatore 1.

rules-sumeria-example-end = L’ultimo conteggio
rules-sumeria-example-end-0 = L’ultima azione della sesta dinastia, e della partita. Il sacchetto è vuoto.
rules-sumeria-example-end-1 = Il giocatore 3 ha fatto salire Uruk alla posizione 2. Il giocatore 1 ha il controllo di Ur e sceglie per primo.
rules-sumeria-example-end-2 = Il giocatore 1 prende una tessera economica e una militare; il giocatore 2, che è secondo, riceve quella politica. A Uruk i giocatori 2 e 3 hanno due commercianti ciascuno, e nella città c’è il giocatore 2.
rules-sumeria-example-end-3 = I giocatori 2 e 3 ricevono una tessera religiosa ciascuno, e il giocatore 2 quella militare di Nippur. Il giocatore 1 ha sei tessere economiche, due militari e due politiche: 21 + 3 + 3 = 27 punti. Il giocatore 2 ne ha cinque militari, tre politiche e tre religiose: 15 + 6 + 6 = 27. Sei di un solo tipo battono cinque: vince il giocatore 1.
rules-sumeria-example-end-4 = La partita è finita. Non si estrae nulla, la fila non gira, e nessuno agisce più.
