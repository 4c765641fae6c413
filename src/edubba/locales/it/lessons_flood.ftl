# Le lezioni di «Dopo il diluvio»: i titoli, che cosa fare in ogni passo, e che cosa si dice quando non è stato fatto.

lessons-flood-founding = La tua prima città
lessons-flood-founding-1 = Tre giocatori, cinque turni, vince chi ha più punti. I punti vengono dalle città che crescono, dalle armate che tengono territori quando un turno finisce, e proprio alla fine dai lavoratori. I nove territori chiari al centro sono Sumer; intorno ci sono i territori esterni. Tu sei il giocatore 1, e tocca a te.
lessons-flood-founding-2 = Tutto comincia con una città. Vediamo dove non può stare: prova a fondarne una presso i Gutei, un territorio esterno.
lessons-flood-founding-2-hint = Indica sulla mappa i Gutei, o un altro territorio qualsiasi fuori da Sumer.
lessons-flood-founding-3 = Le città stanno in Sumer, una per territorio. La maggior parte dei territori dà un vantaggio al proprietario della città. Fonda la tua città a Uruk.
lessons-flood-founding-3-hint = Indica Uruk sulla mappa. Sono permessi anche altri territori, ma questa lezione continua da Uruk.
lessons-flood-founding-4 = Uruk ti ha dato subito uno scriba. Gli altri hanno fondato a Ur e ad Eridu, e tocca di nuovo a te: ognuno compie un’azione, un giro dopo l’altro. Fondare è gratuito, hai altre tre città, e i territori migliori vanno via presto.

lessons-flood-workers = I lavoratori partono
lessons-flood-workers-1 = Dieci lavoratori aspettano nella tua riserva personale. Per mandarne fuori qualcuno, scegli «Piazzare lavoratori».
lessons-flood-workers-1-hint = «Piazzare lavoratori» è una delle azioni che puoi scegliere ora.
lessons-flood-workers-2 = I lavoratori costano una risorsa: la cedi, e piazzi tanti lavoratori quanto vale. Un’unità di grano vale uno, un attrezzo tre. Spendi il tuo attrezzo.
lessons-flood-workers-2-hint = Scegli «Spendere», poi l’attrezzo. Il valore di ogni risorsa sta nella tabella accanto alla mappa.
lessons-flood-workers-3 = Dove possono andare? Prova a mettere un lavoratore nella tua città di Uruk.
lessons-flood-workers-3-hint = Indica Uruk. Per questa prova va bene qualsiasi territorio sumero.
lessons-flood-workers-4 = Tutti i lavoratori per una risorsa vanno in un solo luogo: un territorio esterno o una delle quattro caselle. Mettili tutti e tre a Mitanni, dove si trovano legno e metallo.
lessons-flood-workers-4-hint = Scegli Mitanni e il numero 3.
lessons-flood-workers-5 = Ora potrebbe lavorare anche il tuo scriba, ma questa è un’altra lezione. Termina l’azione.
lessons-flood-workers-5-hint = Scegli «Fatto».
lessons-flood-workers-6 = Una risorsa, un luogo, tanti lavoratori quanto vale o di meno. I lavoratori fuori commerciano e rendono possibili gli imperi; i lavoratori nelle caselle producono. Restano da un turno all’altro.

lessons-flood-production = Grano e tessuti
lessons-flood-production-1 = All’inizio di ogni turno l’Irrigazione dà grano e la Tessitura dà tessuti. Conta il rango: chi ha più lavoratori nella casella. Qui ognuno ne ha uno in ciascuna.
lessons-flood-production-2 = Passiamo in testa nell’Irrigazione. Scegli «Piazzare lavoratori».
lessons-flood-production-2-hint = Scegli l’azione «Piazzare lavoratori».
lessons-flood-production-3 = Basta un lavoratore, perciò va bene la risorsa che vale meno. Spendi un’unità di grano.
lessons-flood-production-3-hint = Scegli il grano. Per un solo lavoratore ogni altra risorsa sarebbe sprecata.
lessons-flood-production-4 = Metti il lavoratore nell’Irrigazione. Poi tutti e tre i giocatori passeranno, e comincerà un nuovo turno.
lessons-flood-production-4-hint = Indica l’Irrigazione tra le caselle accanto alla mappa.
lessons-flood-production-5 = Turno 3: con il primo rango nell’Irrigazione hai ricevuto 6 unità di grano, gli altri 4. Nella Tessitura tutti sono pari, il che dà 3 tessuti a ciascuno, e uno in più al giocatore 2, che ha una città a Ur. Senza un lavoratore in una casella non ne ricevi nulla. Poi ognuno ha ricevuto otto lavoratori.

lessons-flood-scribes = A che cosa servono gli scribi
lessons-flood-scribes-1 = Hai due scribi pronti. Lavorano mentre piazzi lavoratori. Scegli quell’azione.
lessons-flood-scribes-1-hint = Scegli l’azione «Piazzare lavoratori».
lessons-flood-scribes-2 = Uno scriba può mandare ovunque un lavoratore della riserva personale, senza spesa. Fa’ che uno mandi un lavoratore della riserva personale a Mitanni.
lessons-flood-scribes-2-hint = Scegli «Usare uno scriba», poi «Lavoratori nella riserva personale», poi Mitanni.
lessons-flood-scribes-3 = Oppure uno scriba sposta un lavoratore che sta già da qualche parte. Il tuo lavoratore presso i Gutei ha poco da fare: fa’ che il secondo scriba lo sposti a Mitanni.
lessons-flood-scribes-3-hint = Scegli «Usare uno scriba», poi i Gutei, poi Mitanni.
lessons-flood-scribes-4 = Entrambi gli scribi hanno lavorato e stanno sul lato degli usati della loro casella. Nella stessa azione puoi ancora spendere una risorsa. Spendi un’unità di grano.
lessons-flood-scribes-4-hint = Scegli «Spendere», poi il grano.
lessons-flood-scribes-5 = Gli scribi sono utili. Prova a fare di questo lavoratore un terzo scriba.
lessons-flood-scribes-5-hint = Indica la casella degli Scribi.
lessons-flood-scribes-6 = Due scribi sono il massimo, contando quelli usati. Metti invece il lavoratore nell’Irrigazione o nella Tessitura.
lessons-flood-scribes-6-hint = Indica l’Irrigazione o la Tessitura.
lessons-flood-scribes-7 = Tre lavoratori hanno trovato un nuovo posto, per una sola unità di grano. Ogni scriba lavora una volta per turno, e tutti sono di nuovo pronti quando comincia il turno seguente. Con più lavoratori di tutti a Mitanni ora potresti crearne l’impero.

lessons-flood-trading = Commercio
lessons-flood-trading-1 = Due dei tuoi lavoratori sono presso gli Amorrei, che offrono legno e olio. Scegli «Commerciare».
lessons-flood-trading-1-hint = Scegli l’azione «Commerciare».
lessons-flood-trading-2 = Ogni lavoratore permette uno scambio. Il legno si ottiene in cambio di grano, ed è il legno che fa crescere le città: scambia un’unità di grano con legno.
lessons-flood-trading-2-hint = Scegli il grano, poi «Scambiare», gli Amorrei sulla mappa e il legno. Andrebbe bene anche un tessuto, ma il grano costa meno.
lessons-flood-trading-3 = Ogni tipo arriva una volta sola da un territorio, perciò il secondo lavoratore porta l’altro: scambia un tessuto con olio.
lessons-flood-trading-3-hint = Scegli «Scambiare», poi gli Amorrei, il tessuto e l’olio. In cambio di olio non si accetta grano.
lessons-flood-trading-4 = Entrambi i lavoratori hanno commerciato, e non restano scambi. Termina l’azione.
lessons-flood-trading-4-hint = Scegli «Fatto».
lessons-flood-trading-5 = Un commercio vale per tutti i territori in cui hai lavoratori: uno scambio per ogni lavoratore, ogni tipo una volta da un territorio. Il tuo prossimo commercio ricomincia da capo con gli stessi lavoratori. Accanto all’armata di un altro giocatore i lavoratori non possono commerciare.

lessons-flood-tools = I fabbri
lessons-flood-tools-1 = Hai un fabbro, un’unità di metallo, e un lavoratore presso i Cassiti, che offrono lapislazzuli. In cambio non accettano metallo, ma accettano attrezzi. Scegli «Commerciare».
lessons-flood-tools-1-hint = Scegli l’azione «Commerciare»: i fabbri lavorano durante questa.
lessons-flood-tools-2 = Fa’ che il tuo fabbro trasformi il metallo in un attrezzo.
lessons-flood-tools-2-hint = Scegli «Fabbricare un attrezzo dal metallo».
lessons-flood-tools-3 = Un attrezzo vale tre, il metallo due. E si va avanti: scambia l’attrezzo con lapislazzuli.
lessons-flood-tools-3-hint = Scegli «Scambiare», poi i Cassiti, l’attrezzo e i lapislazzuli.
lessons-flood-tools-4 = Il metallo è diventato un attrezzo e l’attrezzo lapislazzuli, la risorsa più preziosa, in una sola azione. Per questo turno il tuo fabbro ha lavorato, e nel prossimo è di nuovo pronto.

lessons-flood-growing = Le città crescono
lessons-flood-growing-1 = Tutti hanno passato, e i punti per le armate sono contati. Ora crescono le città, la fonte più ricca di punti. La crescita richiede due unità di legno, e fino a quattro beni di lusso: attrezzo, olio, oro e lapislazzuli, uno di ciascuno. Più tipi, più punti: 4, 7, 10, 14 o 20.
lessons-flood-growing-2 = Hai quattro unità di legno e un bene di lusso di ogni tipo. Fa’ crescere Uruk con tutti e quattro i beni di lusso.
lessons-flood-growing-2-hint = Scegli «Far crescere una città», poi Uruk, poi il gruppo con attrezzo, olio, oro e lapislazzuli.
lessons-flood-growing-3 = 20 punti! Ti restano due unità di legno. Prova a far crescere Uruk ancora una volta.
lessons-flood-growing-3-hint = Indica Uruk.
lessons-flood-growing-4 = Una città cresce una volta sola. Ma Nippur non è ancora cresciuta: falla crescere con il solo legno.
lessons-flood-growing-4-hint = Scegli «Far crescere una città», poi Nippur, poi «Senza beni di lusso»: non te ne restano, perciò bastano due unità di legno.
lessons-flood-growing-5 = Sono stati altri 4 punti, e poi è cominciato il turno seguente. Due unità di legno per ogni città e un gruppo misto di beni di lusso: a questo serve tutto il commercio.

lessons-flood-empire = Nasce un impero
lessons-flood-empire-1 = Ogni turno si possono creare tre imperi, ciascuno da un solo giocatore; nel turno 1 sono Akkad, Gutei e Sumer. Akkad ha più armate di tutti. Prova a crearlo.
lessons-flood-empire-1-hint = Scegli «Creare un impero», poi Akkad sulla mappa.
lessons-flood-empire-2 = Lì ti serve un lavoratore, e nessuno deve averne più di te. Presso i Gutei ne hai due, il giocatore 2 solo uno. Crea l’impero dei Gutei.
lessons-flood-empire-2-hint = Scegli «Creare un impero», poi i Gutei. Sumer, che non richiede lavoratori, ha solo tre armate.
lessons-flood-empire-3 = Otto armate sono nella tua riserva personale. Il grano ne compra una in più, il metallo due, un attrezzo tre. Comprane due con il tuo metallo.
lessons-flood-empire-3-hint = Scegli «Comprare un’armata con», poi il metallo.
lessons-flood-empire-4 = Ora le armi: il valore di ciò che metti decide il tuo rango contro gli altri imperi. Equipaggia con un tessuto.
lessons-flood-empire-4-hint = Scegli «Equipaggiare con», poi il tessuto.
lessons-flood-empire-5 = I tuoi lavoratori hanno lasciato i Gutei, e le armate prendono il loro posto. Mettine due.
lessons-flood-empire-5-hint = Scegli 2: una seconda armata rende il territorio più difficile da prendere.
lessons-flood-empire-6 = Il tuo impero è nato, di rango A finché nessuno mette di più. Otto armate nella riserva personale aspettano l’espansione. Un impero è tutto ciò che hai in un turno, e quando il turno finisce tutte le armate lasciano il tabellone.

lessons-flood-invading = Espansione
lessons-flood-invading-1 = Il tuo impero dei Gutei ha sei armate nella riserva personale. Scegli «Espandere l’impero».
lessons-flood-invading-1-hint = Scegli l’azione «Espandere l’impero».
lessons-flood-invading-2 = Le armate non si muovono; ne entrano di nuove dalla riserva personale, accanto a un territorio che tieni. Prova a invadere Ur.
lessons-flood-invading-2-hint = Indica Ur: non confina con i Gutei.
lessons-flood-invading-3 = I Gutei confinano con Nippur e Umma, e nessuno le difende. Invadi una delle due.
lessons-flood-invading-3-hint = Indica Nippur o Umma.
lessons-flood-invading-4 = Un’armata è entrata senza combattere. Per un’armata della riserva personale puoi continuare nella stessa azione. Fallo.
lessons-flood-invading-4-hint = Scegli «Cedere un’armata per continuare».
lessons-flood-invading-5 = Invadi un altro territorio. Ora la tua nuova armata apre nuove vie.
lessons-flood-invading-5-hint = Scegli «Invadere» e un territorio qualsiasi tra quelli proposti. Rinforzare non porterebbe punti.
lessons-flood-invading-6 = Tre territori sono tuoi: 2 punti ciascuno alla fine del turno, se li tieni ancora. Invece di pagare per continuare potresti anche espanderti di nuovo quando tocca ancora a te. Le invasioni non danneggiano città e lavoratori.

lessons-flood-fighting = Dadi
lessons-flood-fighting-1 = Il giocatore 2 ha un’armata a Nippur. Tu hai messo un tessuto come equipaggiamento, il giocatore 2 nulla: il tuo rango è A, il suo B. Espanditi.
lessons-flood-fighting-1-hint = Scegli l’azione «Espandere l’impero».
lessons-flood-fighting-2 = Tira solo chi attacca, due dadi. Con il rango migliore si colpisce con 5 o più, con il peggiore con 7 o più. Invadi Nippur.
lessons-flood-fighting-2-hint = Indica Nippur.
lessons-flood-fighting-3 = 1 e 3 fanno 4: mancato, e un’armata della tua riserva personale è persa. Puoi fermarti qui, o riprovare. Tira di nuovo.
lessons-flood-fighting-3-hint = Scegli «Tirare i dadi». Fermarti lascerebbe Nippur al giocatore 2.
lessons-flood-fighting-4 = 1 e 4 fanno 5, che colpisce, grazie al tuo rango migliore. Il difensore non c’è più e la tua armata è entrata. Un tiro mancato ti costa un’armata della riserva personale, un colpo ne costa una al difensore; le tue armate sul tabellone non rischiano nulla quando attacchi.

lessons-flood-razing = Radere al suolo una città
lessons-flood-razing-1 = Tieni Ur, Uruk e Lagash, e nella tua riserva personale ci sono due armate. A Uruk e a Lagash altri hanno città, che daranno loro punti. Espanditi.
lessons-flood-razing-1-hint = Scegli l’azione «Espandere l’impero».
lessons-flood-razing-2 = Radere al suolo una città costa due armate della riserva personale. Prova a Uruk, la città del giocatore 2.
lessons-flood-razing-2-hint = Scegli «Radere al suolo una città», poi indica Uruk.
lessons-flood-razing-3 = Il giocatore 2 ha una città anche a Shuruppak, e per questo ogni sua città costa tre armate. Il giocatore 3 non ha questa protezione: radi al suolo Lagash.
lessons-flood-razing-3-hint = Scegli «Radere al suolo una città», poi Lagash.
lessons-flood-razing-4 = La città non c’è più; il giocatore 3 ha di nuovo il segnalino e può fondarne un’altra. I punti già ottenuti per la crescita resterebbero. Per radere al suolo ti serve un’armata nel territorio, ma il prezzo lo paga la riserva personale.

lessons-flood-passing = Passare ha il suo prezzo, e la sua utilità
lessons-flood-passing-1 = Il giocatore 2 ha passato, con un’offerta di un’unità di grano. Tu vorresti una città a Ur. Prova a fondarla.
lessons-flood-passing-1-hint = Indica Ur.
lessons-flood-passing-2 = Una volta che qualcuno ha passato, ogni azione degli altri costa prima un pezzo: una risorsa, oppure un lavoratore o un’armata della riserva personale. Paga con un lavoratore.
lessons-flood-passing-2-hint = Scegli «Pagare», poi un lavoratore. Andrebbe bene anche il grano, ma questa lezione continua con il lavoratore.
lessons-flood-passing-3 = Ora puoi agire. Fonda la tua città a Ur.
lessons-flood-passing-3-hint = Indica Ur, o scegli «Fondare una città», poi Ur.
lessons-flood-passing-4 = Anche il giocatore 3 ha passato. Potresti continuare da solo, pagando ogni volta. Ma passare è gratuito: passa.
lessons-flood-passing-4-hint = Scegli «Passare».
lessons-flood-passing-5 = Chi passa può offrire risorse per l’ordine del turno seguente. Il giocatore 2 ha offerto 1. Un tessuto vale 2: offrilo.
lessons-flood-passing-5-hint = Scegli «Offrire», poi il tessuto.
lessons-flood-passing-6 = Basta per il primo posto. Termina la tua offerta.
lessons-flood-passing-6-hint = Scegli «Fatto». Ciò che offri è speso in ogni caso.
lessons-flood-passing-7 = Tutti avevano passato, perciò il turno è finito: nel nuovo ordine il primo posto è tuo, davanti ai giocatori 2 e 3. Il primo posto significa la prima scelta di territori e imperi. E chi passa presto fa pagare gli altri.

lessons-flood-decline = Tempi duri
lessons-flood-decline-1 = I turni 2 e 4 portano un declino. Guarda i tuoi lavoratori: quattro nell’Irrigazione, uno nella Tessitura, due a Dilmun, due a Mitanni, e uno scriba. Gli altri hanno passato.
lessons-flood-decline-2 = Non ti resta nulla da piazzare. Passa, senza offerta, e guarda che cosa ti lascia il turno 2.
lessons-flood-decline-2-hint = Scegli «Passare».
lessons-flood-decline-3 = Prima hai ricevuto le tue 6 unità di grano. Poi l’Irrigazione è scesa da quattro a due, e anche gli altri hanno perso due lavoratori, se li avevano. Dilmun è vuota; a Mitanni ogni giocatore ne ha perso uno; il tuo scriba non c’è più. Sono tutti nella riserva comune e torneranno. Perciò tienine due dove vuoi che uno resti.

lessons-flood-ending = L’ultimo turno
lessons-flood-ending-1 = Turno 5, e gli altri hanno passato. Tu hai 61 punti e due territori con armate, il giocatore 2 ne ha 60 e anche lui due territori. Alla fine danno punti le maggioranze di lavoratori: l’Egitto e la Tessitura 4 punti ciascuno, l’Irrigazione 3. In Egitto e nella Tessitura sei in parità con il giocatore 2, e una parità non dà nulla; l’Irrigazione è sua.
lessons-flood-ending-2 = Così perderesti per due punti. Un lavoratore in più può cambiare le cose. Prima paga il supplemento, con quello che vuoi.
lessons-flood-ending-2-hint = Scegli «Pagare», poi uno dei pezzi. Nulla di ciò che hai in mano dà punti alla fine.
lessons-flood-ending-3 = Scegli «Piazzare lavoratori».
lessons-flood-ending-3-hint = Il supplemento è pagato; ora viene l’azione «Piazzare lavoratori».
lessons-flood-ending-4 = Spendi una risorsa.
lessons-flood-ending-4-hint = Scegli una qualsiasi delle tue risorse.
lessons-flood-ending-5 = Rompi una parità: metti lavoratori in Egitto o nella Tessitura.
lessons-flood-ending-5-hint = L’Egitto e la Tessitura danno 4 punti ciascuno, e un lavoratore in più ti dà la maggioranza.
lessons-flood-ending-6 = Basta così. Passa, e la partita finisce.
lessons-flood-ending-6-hint = Scegli «Passare».
lessons-flood-ending-7 = Hai vinto, 69 a 67: le armate hanno portato 4 punti a ciascuno di voi, l’Irrigazione 3 al giocatore 2, e la tua nuova maggioranza 4 a te. A parità di punti vincerebbe chi viene prima nell’ultimo ordine. Ora conosci tutto il gioco. Il prossimo passo è la partita guidata: una prima partita dall’inizio, con consigli al tuo fianco.
