# Le lezioni di Sumeria: per ognuna un titolo, le parole dei suoi passi, e un suggerimento dove c’è qualcosa da fare.

lessons-sumeria-placing = I primi commercianti
lessons-sumeria-placing-1 = Ecco otto città-stato, ognuna con una città, tre centri e tre villaggi. Sotto c’è la fila delle loro tessere: più a sinistra stanno, più sono importanti. Tu sei il giocatore 1, e la partita sta per cominciare.
lessons-sumeria-placing-2 = Prima di cominciare tutti piazzano commercianti, uno alla volta. Metti il tuo in una città qualsiasi.
lessons-sumeria-placing-2-hint = Ogni città-stato ha una città: il più grande dei suoi insediamenti, dove si incontrano tre rotte. Scegline una qualsiasi delle otto.
lessons-sumeria-placing-3 = Ora il giocatore 2 è nel centro 1 di Kish. Prova a mettere un commerciante anche lì.
lessons-sumeria-placing-3-hint = Scegli l’insediamento di Kish occupato dal giocatore 2: il centro 1.
lessons-sumeria-placing-4 = In un insediamento sta un solo commerciante, di chiunque sia. Piazza il tuo prossimo commerciante in un insediamento vuoto di Ur, Nippur o Uruk, le tre più a sinistra nella fila.
lessons-sumeria-placing-4-hint = Guarda le prime tre tessere della fila, Ur, Nippur e Uruk, e scegli un insediamento vuoto in una di queste.
lessons-sumeria-placing-5 = Si continua così finché ognuno di voi ha piazzato otto commercianti. Nessuna tessera si è mossa: piazzare non cambia la fila. Ciò che viene dopo, invece, la cambia.

lessons-sumeria-adding = Far salire una città-stato
lessons-sumeria-adding-1 = Tre tessere sono in ascesa: le posizioni 1, 2 e 3. Solo queste si conteggiano alla fine di una dinastia, e sopra di esse ci sono le tessere influenza per cui giochi: tre, due e una. Kish, dove sei forte, è solo quarta.
lessons-sumeria-adding-2 = Quando tocca a te puoi aggiungere un commerciante della tua scorta in un insediamento vuoto qualsiasi; la sua città-stato allora sale di un posto. Aggiungi un commerciante a Kish.
lessons-sumeria-adding-2-hint = Aggiungi un commerciante in un insediamento vuoto qualsiasi di Kish. Muoverne uno fin lì è un’altra azione, che viene più avanti.
lessons-sumeria-adding-3 = Kish ha scambiato il posto con Uruk e ora è terza; la tessera influenza sopra è rimasta. Anche gli altri hanno aggiunto commercianti. Ora aggiungine uno a Ur, nella posizione 1.
lessons-sumeria-adding-3-hint = Aggiungi un commerciante in un insediamento vuoto qualsiasi di Ur.
lessons-sumeria-adding-4 = Ur non può salire oltre, perciò nella fila non è successo nulla; il tuo commerciante conta lo stesso. Aggiungere fa salire una città-stato di un posto, se ce n’è uno alla sua sinistra.

lessons-sumeria-moving = Fino al primo insediamento vuoto
lessons-sumeria-moving-1 = Invece di aggiungere puoi muovere un commerciante lungo le rotte commerciali. Il tuo nel villaggio 2 di Uruk vorrebbe essere nella città, e in mezzo c’è il centro 2, vuoto. Prova a muoverlo direttamente nella città di Uruk.
lessons-sumeria-moving-1-hint = Scegli il tuo commerciante nel villaggio 2 di Uruk, poi la città di Uruk.
lessons-sumeria-moving-2 = Un commerciante che si muove si ferma nel primo insediamento vuoto sulla sua via. Perciò va’ prima nel centro 2 di Uruk.
lessons-sumeria-moving-2-hint = Muovi il commerciante del villaggio 2 di Uruk di un insediamento verso la sua città, nel centro 2.
lessons-sumeria-moving-3 = Gli altri hanno agito, e tocca di nuovo a te: un’azione per volta, e nessuno può passare. Ora la città è l’insediamento seguente. Vacci.
lessons-sumeria-moving-3-hint = Muovi il commerciante dal centro 2 di Uruk alla città.
lessons-sumeria-moving-4 = Tu scegli la rotta e la direzione; dove il commerciante si ferma lo decide il primo insediamento vuoto. Dove tutto è vuoto, si va di un insediamento alla volta.

lessons-sumeria-jumping = Scavalcare commercianti
lessons-sumeria-jumping-1 = I tuoi commercianti di Kish guardano verso Sippar. Nel villaggio 1 di Sippar c’è un commerciante del giocatore 2. Prova a muovere lì sopra uno dei tuoi.
lessons-sumeria-jumping-1-hint = Scegli il tuo commerciante nel centro 1 o nel villaggio 1 di Kish, poi il villaggio 1 di Sippar.
lessons-sumeria-jumping-2 = Uno spostamento non finisce mai in un insediamento occupato: un insediamento così si scavalca. Muovi il tuo commerciante dal centro 1 di Kish oltre i due commercianti sulla sua via.
lessons-sumeria-jumping-2-hint = Dal centro 1 di Kish la rotta passa sopra il villaggio 1 di Kish e il villaggio 1 di Sippar. Il primo insediamento vuoto dopo di loro è il centro 1 di Sippar.
lessons-sumeria-jumping-3 = Hai scavalcato due commercianti in una volta, uno tuo e uno del giocatore 2; a nessuno dei due è successo nulla. Più una rotta è piena, più in fretta ti porta avanti.

lessons-sumeria-cities = Crocevia
lessons-sumeria-cities-1 = In un centro o in un villaggio occupato un commerciante prosegue diritto. Una città occupata è un crocevia: da lì può seguire qualsiasi rotta. Nella città di Ur c’è il giocatore 2, e tu hai un commerciante nel centro 1 lì accanto.
lessons-sumeria-cities-2 = Muovi il tuo commerciante del centro 1 di Ur oltre la città, lungo una delle altre due rotte.
lessons-sumeria-cities-2-hint = Dal centro 1 di Ur, passando sopra la città, sono aperte due destinazioni: il centro 3, oppure il villaggio 2 dopo il centro 2 occupato. Il villaggio 1 è nell’altra direzione.
lessons-sumeria-cities-3 = Un salto sopra una città apre tutte le sue rotte, e la città occupata seguente sulla via apre di nuovo le proprie. Solo una città vuota chiude la via: lì il commerciante deve fermarsi.

lessons-sumeria-borders = Oltre il confine
lessons-sumeria-borders-1 = Anche uno spostamento può cambiare la fila. Muovi il tuo commerciante dal villaggio 2 di Uruk oltre il confine, a Shuruppak, e guarda l’ultima tessera.
lessons-sumeria-borders-1-hint = L’insediamento dopo il villaggio 2 di Uruk è il villaggio 3 di Shuruppak. Muovi lì il tuo commerciante.
lessons-sumeria-borders-2 = Shuruppak, dove il tuo commerciante è arrivato, è salita dalla posizione 8 alla 7. Uruk, che ha lasciato, non è scesa. Ora muovi uno qualsiasi dei tuoi commercianti all’interno della sua città-stato.
lessons-sumeria-borders-2-hint = Scegli uno spostamento che comincia e finisce nella stessa città-stato, per esempio dal centro 1 di Kish alla sua città.
lessons-sumeria-borders-3 = Il tuo spostamento ha lasciato la fila com’era. Sale solo la città-stato in cui un commerciante arriva da un’altra. Quelle che lascia o attraversa non cambiano.

lessons-sumeria-removing = Far scendere una città-stato
lessons-sumeria-removing-1 = Uruk è terza, e lì ha il controllo il giocatore 2. Kish, che è tua, è quarta. Ti piacerebbe che Uruk scendesse. Prova a togliere dal tabellone un commerciante del giocatore 2.
lessons-sumeria-removing-1-hint = Indica il commerciante del giocatore 2 nella città o nel centro 1 di Uruk.
lessons-sumeria-removing-2 = Agisci solo con i tuoi commercianti. Ma ne hai uno a Uruk, nel villaggio 2. Rimuovilo.
lessons-sumeria-removing-2-hint = Indica il tuo commerciante nel villaggio 2 di Uruk, poi scegli «Rimuovere dal tabellone».
lessons-sumeria-removing-3 = Uruk è scesa alla posizione 4, e Kish è salita alla posizione 3. Rimuovere un commerciante fa scendere la sua città-stato di un posto; il commerciante torna nella tua scorta. Lì può valere di più che come il più debole nella città-stato di un rivale.

lessons-sumeria-supply = La scorta vuota
lessons-sumeria-supply-1 = Tutti i tuoi quattordici commercianti sono sul tabellone. Prova ad aggiungerne un altro in un insediamento vuoto di Sippar.
lessons-sumeria-supply-1-hint = I centri 2 e 3 e i villaggi 1 e 2 di Sippar sono vuoti. Indicane uno: così si aggiunge un commerciante.
lessons-sumeria-supply-2 = La tua scorta è vuota, perciò non puoi aggiungere. Puoi muovere un commerciante, o riprenderne uno. Rimuovi uno qualsiasi dei tuoi; la sua città-stato scenderà, quindi scegline uno di cui puoi fare a meno.
lessons-sumeria-supply-2-hint = Indica uno qualsiasi dei tuoi commercianti, poi scegli «Rimuovere dal tabellone». Shuruppak è ultima nella fila e non può scendere.
lessons-sumeria-supply-3 = Tocca di nuovo a te, e hai un commerciante da aggiungere. Mettilo dove vuoi che una città-stato salga.
lessons-sumeria-supply-3-hint = Aggiungi il commerciante della tua scorta in un insediamento vuoto qualsiasi.
lessons-sumeria-supply-4 = In questo modo un commerciante può viaggiare da un capo all’altro del tabellone, ma ci vogliono due azioni. In una dinastia ne hai solo tre.

lessons-sumeria-control = L’ultima azione di una dinastia
lessons-sumeria-control-1 = Questa è l’ultima azione del terzo turno, e spetta a te; poi la dinastia si conteggia. Chi ha più commercianti a Ur ne ha il controllo. Il giocatore 2 ne ha tre, tu due.
lessons-sumeria-control-2 = Con un commerciante in più siete tre contro tre. In caso di parità decide un commerciante nella città, poi il numero di commercianti nei centri, poi l’ordine di gioco. Aggiungi un commerciante in modo da avere il controllo di Ur.
lessons-sumeria-control-2-hint = Il giocatore 2 ha due commercianti nei centri di Ur e tu nessuno, perciò i centri non ti aiutano. La città di Ur è vuota.
lessons-sumeria-control-3 = Tre contro tre, e nella città ci sei tu: hai il controllo di Ur e la prima scelta. Prima di tutto conta il numero, e ogni insediamento vale uno; solo in caso di parità la città viene prima.

lessons-sumeria-taking = Scegliere le tessere influenza
lessons-sumeria-taking-1 = Hai il controllo di Ur, nella posizione 1, e due delle sue tre tessere influenza sono tue. Prova a prenderne solo una.
lessons-sumeria-taking-1-hint = Indica una sola tessera sopra Ur, una economica o una militare.
lessons-sumeria-taking-2 = Si deve prendere il numero intero. Tessere dello stesso tipo valgono sempre di più: una tessera 1 punto, due 3, tre 6, quattro 10, e così via. Hai due tessere economiche, una militare e una politica. Prendi le due che ti portano più punti.
lessons-sumeria-taking-2-hint = Altre due tessere economiche ti fanno passare da 3 a 10 punti in quel tipo. Una economica e una militare ti portano da 3 a 6 e da 1 a 3.
lessons-sumeria-taking-3 = Sette punti in una volta: ne avevi 5, e ora ne hai 12. Il resto si è risolto da sinistra. Il giocatore 2, secondo a Ur, ha ricevuto la terza tessera; a Uruk il giocatore 3 ne ha scelta una di due, e il giocatore 2 ha ricevuto l’altra; e l’unica tessera di Nippur è andata al giocatore 2.

lessons-sumeria-second = Il secondo posto
lessons-sumeria-second-1 = È l’ultima azione della dinastia. Il giocatore 2 è solo a Ur e prenderebbe due delle tre tessere influenza; la terza sarebbe scartata, perché non c’è un secondo. Aggiungi un commerciante a Ur.
lessons-sumeria-second-1-hint = Va bene qualsiasi insediamento vuoto di Ur. Un commerciante basta per essere secondo.
lessons-sumeria-second-2 = La terza tessera è stata tua, per un solo commerciante. Il secondo posto conta nelle posizioni 1 e 2, e nessuno lo ottiene senza un commerciante lì. Nella posizione 3 solo il controllo porta qualcosa.

lessons-sumeria-next = La fila gira
lessons-sumeria-next-1 = Dopo il conteggio, chi ha meno commercianti nella città-stato in posizione 1 sarà ultimo nella prossima dinastia, e comincia il vicino alla sua sinistra. A Ur il giocatore 2 ha tre commercianti, tu e il giocatore 3 uno ciascuno. A Nippur, che risolve la parità, tu non ne hai: l’ultimo posto sarebbe tuo.
lessons-sumeria-next-2 = Tu sei il vicino di sinistra del giocatore 3. Aggiungi un commerciante in modo che a Ur solo il giocatore 3 ne abbia meno di tutti, e comincerai tu.
lessons-sumeria-next-2-hint = Aggiungi un commerciante in un insediamento vuoto qualsiasi di Ur: due per te, uno per il giocatore 3.
lessons-sumeria-next-3 = Hai l’indicatore del giocatore iniziale. Ci sono sei nuove tessere influenza, e la fila ha girato: Ur, Nippur e Uruk sono andate in fondo in ordine inverso, e le altre sono avanzate. Aggiungi un commerciante in una delle città-stato che ora sono in ascesa.
lessons-sumeria-next-3-hint = Kish, Lagash e Umma sono prima, seconda e terza. Aggiungi un commerciante in una di queste.
lessons-sumeria-next-4 = Le città-stato quarta, quinta e sesta nella fila saranno in testa nella prossima dinastia, se nulla le muove. I giocatori forti sono lì prima che la fila giri.

lessons-sumeria-winning = L’ultimo conteggio
lessons-sumeria-winning-1 = Si conteggia la sesta dinastia; la partita finisce qui. Hai 5 tessere economiche, 1 militare e 2 politiche. Il giocatore 2 ne ha 4 militari, 2 politiche e 2 religiose. Vince chi ha più punti e, se sono pari, chi ha più tessere di un solo tipo.
lessons-sumeria-winning-2 = Scegli due tessere tra economica, militare e politica; il giocatore 2 riceve la terza. Poi il giocatore 2 conquisterà ancora una tessera religiosa e una militare. Una sola scelta ti fa vincere. Trovala.
lessons-sumeria-winning-2-hint = Una sesta tessera economica ti vale 6 punti: prendila. Una tessera militare lasciata al giocatore 2 diventerebbe la sesta anche per lui, quindi non lasciargliela.
lessons-sumeria-winning-3 = 27 punti ciascuno, e le tue sei tessere economiche battono le cinque militari del giocatore 2: hai vinto. Ciò che lasci agli altri conta quanto ciò che prendi. Ora sai tutto quello che ti serve; il prossimo passo è la partita guidata.
