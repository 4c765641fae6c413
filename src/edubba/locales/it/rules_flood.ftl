# Le regole di «Dopo il diluvio», un paragrafo ciascuna, e le immagini che le mostrano.

## Materiale

rules-flood-chapter-components = Materiale
rules-flood-R1 = «Dopo il diluvio» è un gioco per esattamente tre giocatori. Non si può giocare in due, né in quattro.
rules-flood-R2 = Nel tuo colore hai 4 segnalini città, 4 segnalini crescita, 25 lavoratori, 20 armate e 5 segnalini rotondi che mostrano i tuoi punti, il tuo posto nell’ordine di gioco e che cosa hai fatto nel turno.
rules-flood-R3 = Tutti i giocatori hanno in comune un segnalino del turno e due dadi. Il regolamento dice solo «due dadi»; qui hanno sei facce.
rules-flood-R4 = Ci sono 94 risorse di otto tipi. I loro valori: grano 1 (22 pezzi); legno 2 (12), metallo 2 (12), tessuto 2 (15); attrezzo 3 (12), olio 3 (7); oro 4 (7); lapislazzuli 5 (7). Più risorse insieme valgono la somma dei loro valori. Attrezzi, olio, oro e lapislazzuli sono beni di lusso (R144).
rules-flood-R5 = Non ci sono altri pezzi. Quando i tuoi lavoratori o le tue armate finiscono non ne ricevi più, e una risorsa che non è nella riserva comune non si può ottenere con il commercio (R81). Come si divide una riserva scarsa nella prima fase: D22.
rules-flood-R6 = Non c’è denaro. Spendi risorse per piazzare lavoratori, per commerciare, per comprare armate ed equipaggiarle, per fare un’offerta per l’ordine di gioco, per far crescere le città, e per continuare ad agire dopo che qualcuno ha passato (R50).

## Tabellone

rules-flood-chapter-board = Il tabellone
rules-flood-R7 = Nove territori sono sumeri. Sette danno un vantaggio al giocatore che vi ha una città: Sippar, Babilonia, Nippur, Shuruppak, Uruk, Ur ed Eridu. Due non ne danno: Umma e Lagash. I vantaggi sono descritti da R159 a R166.
rules-flood-R8 = Tredici territori sono esterni: Akkad, Amorrei, Assiria, Caldea, Dilmun, Egitto, Elam, Gutei, Ittiti, Isin, Cassiti, Larsa e Mitanni. Tutti tranne Dilmun sono la patria di un impero in un turno, l’Egitto in due.
rules-flood-R9 = Akkad, Isin e Larsa un tempo facevano parte di Sumer, ma in questo gioco sono territori esterni: vi possono stare lavoratori, ma non città.
rules-flood-R10 = Un territorio esterno indica quale impero vi comincia e quando (R95), che cosa offre nel commercio, ed eventualmente punti per la fine (R157). In offerta ci sono: Amorrei legno, olio; Caldea olio; Dilmun legno, metallo, olio, oro; Egitto oro; Elam metallo; Ittiti metallo; Cassiti lapislazzuli; Mitanni legno, metallo. Akkad, Assiria, Gutei, Isin e Larsa non offrono nulla.
rules-flood-R11 = Un territorio sumero indica il vantaggio di una città che vi si trova. Il vantaggio è del proprietario della città e di nessun altro, chiunque abbia un’armata nel territorio.
rules-flood-R12 = Le armate invadono attraverso i confini, nei due sensi, e lungo le frecce, in un senso solo. Confini dentro Sumer: Babilonia con Sippar, Shuruppak e Nippur; Nippur con Shuruppak e Umma; Uruk con Shuruppak, Umma e Ur; Umma con Shuruppak, Ur e Lagash; Ur con Lagash ed Eridu; Lagash con Eridu. Frecce: da Akkad a Babilonia, da Isin a Shuruppak, da Larsa a Uruk, dalla Caldea a Ur. Confini esterni: R114.
rules-flood-R13 = Nessuna via porta a Dilmun. Si trova oltre il mare, e nessuna armata può mai invaderla o starvi.
rules-flood-R14 = Nessuna via porta ad Akkad: nessuno può invaderla. Da Akkad una freccia porta a Babilonia e in nessun altro luogo, e da Babilonia nulla riporta indietro.
rules-flood-R15 = Intorno alla mappa ci sono il tracciato dei punti, il tracciato dell’ordine di gioco, i turni con i loro imperi, la tabella delle armate per l’equipaggiamento, la casella del passo, le quattro caselle dei lavoratori, e le tabelle dei valori, del commercio, della produzione e della crescita.
rules-flood-R16 = Le quattro caselle dei lavoratori sono Irrigazione, Tessitura, Scribi e Fabbri. Scribi e Fabbri hanno due lati: i lavoratori pronti stanno a sinistra, quelli che hanno già lavorato in questo turno a destra. Irrigazione e Tessitura non hanno lati.
rules-flood-R17 = Armate di due giocatori non stanno mai nello stesso territorio. L’attaccante combatte dalla sua riserva personale, ed entra solo quando l’ultimo difensore non c’è più.
rules-flood-R18 = I lavoratori stanno nei territori esterni e nelle quattro caselle, mai in Sumer. Le città stanno in Sumer, una per territorio. Le armate stanno ovunque tranne che a Dilmun, al massimo due per territorio. Lavoratori di più giocatori possono stare nello stesso territorio esterno, anche con un’armata altrui.

## Preparazione

rules-flood-chapter-setup = Preparazione
rules-flood-R19 = Ognuno sceglie un colore e ne prende i 4 segnalini città, i 4 segnalini crescita e i 5 segnalini rotondi.
rules-flood-R20 = Dei tuoi cinque segnalini rotondi uno conta i tuoi punti a partire da 0 e uno mostra il tuo posto nell’ordine di gioco. Gli altri tre mostrano, durante un turno, quale impero hai creato, il rango del tuo equipaggiamento, e che hai passato.
rules-flood-R21 = Il primo ordine di gioco si estrae a sorte. Per quelli dei turni seguenti si fanno offerte quando si passa (R137, R138).
rules-flood-R22 = Tutti i lavoratori e tutte le armate cominciano nella riserva comune. Puoi usare un lavoratore o un’armata solo dopo che una regola li ha messi nella tua riserva personale, davanti a te.
rules-flood-R23 = Ognuno mette un lavoratore della riserva comune nell’Irrigazione e uno nella Tessitura, così che il primo turno porti grano e tessuti.
rules-flood-R24 = Ognuno comincia con un’unità di legno, una di metallo, un attrezzo, un’unità di olio e una di oro in mano, e due lavoratori nella riserva personale.
rules-flood-R25 = Tutte le altre risorse formano la riserva comune: 22 unità di grano, 9 di legno, 9 di metallo, 15 tessuti, 9 attrezzi, 4 unità di olio, 4 di oro, 7 di lapislazzuli. A ogni giocatore restano 21 lavoratori nella riserva comune.
rules-flood-R26 = Il segnalino del turno comincia sul turno 1. Avanza alla fine di ogni turno (R154), fino al turno 5.
rules-flood-R27 = Nessuno comincia con una città, un’armata o un impero. Tutto questo viene dalle azioni.

## Il turno

rules-flood-chapter-turn = Un turno e le sue fasi
rules-flood-R28 = La partita ha cinque turni. Ognuno ha sei fasi in quest’ordine: risorse e lavoratori, declino, azioni, ordine di gioco, punti vittoria, fine del turno.
rules-flood-R29 = La seconda fase, il declino, c’è solo nei turni 2 e 4. Nei turni 1, 3 e 5 si salta.
rules-flood-R30 = Vince chi ha più punti vittoria alla fine del quinto turno. Parità: R158.

## Fase 1

rules-flood-chapter-resources = Fase 1: risorse e lavoratori
rules-flood-R31 = Nell’Irrigazione e nella Tessitura, in ognuna per sé, i giocatori hanno un rango secondo il numero dei loro lavoratori lì: chi ne ha di più è primo.
rules-flood-R32 = Giocatori con lo stesso numero di lavoratori hanno lo stesso rango, e il rango seguente non si salta. Uno davanti a due pari: primo, secondo, secondo. Due pari davanti a uno: primo, primo, secondo.
rules-flood-R33 = L’Irrigazione dà 6 unità di grano al primo rango, 4 al secondo e 3 al terzo. La Tessitura dà 3, 2 e 1 tessuti. Quando tutti e tre i giocatori sono pari, ognuno riceve 5 unità di grano, o 3 tessuti; nel turno 1 è sempre così.
rules-flood-R34 = Senza un lavoratore nell’Irrigazione non ricevi grano, e senza un lavoratore nella Tessitura non ricevi tessuti, qualunque cosa abbiano lì gli altri.
rules-flood-R35 = Se hai una città a Ur ricevi un tessuto in più. Il regolamento si contraddice sui giocatori senza lavoratori nella Tessitura; qui la città dà il suo tessuto anche a loro (D14).
rules-flood-R36 = Poi ognuno sposta otto lavoratori dalla riserva comune a quella personale, o quanti ne ha la riserva comune se sono meno. Lavoratori che tornano nella riserva comune più tardi nel turno non sostituiscono quelli mancanti.
rules-flood-R37 = Così nel turno 1 ognuno agisce con dieci lavoratori: i due dell’inizio e gli otto di questa fase. Non c’è nessun altro aiuto.
rules-flood-R38 = Tutti gli scribi e i fabbri che hanno lavorato nel turno scorso passano dal lato destro della loro casella al sinistro: sono di nuovo pronti.

## Fase 2

rules-flood-chapter-decline = Fase 2: declino
rules-flood-R39 = In un declino tutti i lavoratori di tutti i giocatori lasciano Dilmun, quanti che siano. Gli altri territori esterni sono trattati con più riguardo (R40).
rules-flood-R40 = In un declino perdi un lavoratore in ogni altro territorio esterno in cui ne hai. Qui il regolamento si contraddice: una frase dice tutti i lavoratori, tre passi dicono uno (D1). L’opzione «Declino» può cambiare la regola in tutti.
rules-flood-R41 = Nell’Irrigazione il giocatore con più lavoratori scende a due. Ogni altro ne perde quanti ne ha persi lui, o tutti se ne ha di meno. Esempio: 4, 3 e 1 diventano 2, 1 e 0. Se nessuno ne ha più di due, nessuno ne perde.
rules-flood-R42 = La Tessitura declina allo stesso modo dell’Irrigazione (R41), ma si conta per sé: chi ne ha di più lì scende a due, e tutti ne perdono lo stesso numero.
rules-flood-R43 = In un declino perdi anche uno scriba e un fabbro, se ne hai. Il riassunto del regolamento lo omette, il suo testo lo dice; qui si gioca (D2).
rules-flood-R44 = I lavoratori persi in un declino vanno nella riserva comune, non in quella personale: tornano con gli otto di un turno seguente.
rules-flood-R45 = La prima fase è finita prima che il declino cominci. Perciò la produzione conta i lavoratori di prima del declino, e i lavoratori persi ora non possono essere tra gli otto appena arrivati.

## Fase 3

rules-flood-chapter-actions = Fase 3: azioni
rules-flood-R46 = In ordine di gioco ognuno compie un’azione, poi un’altra, un giro dopo l’altro. Chi ha passato è saltato. La fase finisce quando tutti e tre hanno passato.
rules-flood-R47 = Ci sono sei azioni: fondare una città, piazzare lavoratori, commerciare, creare un impero, espandersi, e passare.
rules-flood-R48 = Prima di passare puoi compiere quante azioni vuoi, anche la stessa più volte, in qualsiasi ordine. Solo la creazione di un impero è limitata a una per turno (R94).
rules-flood-R49 = Quando tocca a te devi agire o passare, e passare è sempre possibile. Un’azione deve cambiare qualcosa: le azioni vuote, su cui il regolamento tace, qui sono rifiutate (D24).
rules-flood-R50 = Una volta che un giocatore ha passato, ogni altro paga un supplemento prima di ogni azione: una risorsa dalla mano, o un lavoratore della riserva personale, o un’armata della riserva personale.
rules-flood-R51 = Il supplemento è di un pezzo per azione. Resta di un pezzo anche quando due giocatori hanno passato.
rules-flood-R52 = Quando due hanno passato, il terzo giocatore può continuare da solo finché ha pezzi, pagando il supplemento prima di ogni azione, e chiude la fase passando.
rules-flood-R53 = Per il supplemento va bene qualsiasi risorsa, anche il grano. Un lavoratore o un’armata devono venire dalla riserva personale: quelli sul tabellone non possono pagare. Ciò che si paga va nella riserva comune.
rules-flood-R54 = Passare non costa mai il supplemento. Il regolamento chiama azione anche il passare e fa pagare ogni azione; ma allora un giocatore a cui non resta nulla non potrebbe passare, perciò qui è gratuito (D4).
rules-flood-R55 = Il supplemento si paga una volta per azione. Continuare un’espansione (R126) costa ogni volta la sua armata, e nessun supplemento.
rules-flood-R56 = Il supplemento si paga per primo, perciò con quello che resta devi poter compiere un’azione. Se non puoi, puoi solo passare.

## Fondare

rules-flood-chapter-found = Azione: fondare una città
rules-flood-R57 = Metti uno dei tuoi segnalini città in un territorio sumero in cui non c’è già una città, né un’armata di un altro giocatore. Le tue armate non contano.
rules-flood-R58 = Le città stanno solo in Sumer, mai in un territorio esterno, e in un territorio c’è posto per una sola città, di chiunque sia.
rules-flood-R59 = Fondare una città non costa nulla tranne l’azione stessa, e il supplemento quando qualcuno ha passato.
rules-flood-R60 = Quando tutte e quattro le tue città sono sul tabellone puoi invece toglierne una e metterla in un altro territorio libero (R57). Se ha un segnalino crescita lo perde, e nel suo nuovo posto si può far crescere di nuovo.
rules-flood-R61 = La città che togli può essere una qualsiasi delle tue quattro, anche una sotto l’armata di un altro giocatore. Il suo segnalino crescita torna a te.
rules-flood-R62 = I doni di Eridu e Uruk (R159, R160) arrivano ogni volta che una tua città viene messa lì, anche quando vi è stata spostata.

## Lavoratori

rules-flood-chapter-workers = Azione: piazzare lavoratori
rules-flood-R63 = Spendi esattamente una risorsa dalla mano e piazza lavoratori della tua riserva personale, al massimo tanti quanto vale la risorsa: uno per il grano, cinque per i lapislazzuli. Puoi piazzarne di meno.
rules-flood-R64 = La risorsa spesa va nella riserva comune. Lo stesso vale per tutto ciò che si spende nella partita, tranne l’equipaggiamento e le offerte: quelli restano sul tabellone fino alla fine del turno (R153).
rules-flood-R65 = Tutti i lavoratori piazzati per la risorsa vanno in un solo e medesimo luogo: un territorio esterno o una delle quattro caselle.
rules-flood-R66 = Puoi avere al massimo due scribi, contando insieme quelli pronti e quelli usati. Nell’Irrigazione, nella Tessitura, tra i Fabbri e nei territori esterni non c’è limite. Nessun lavoratore sta mai in un territorio sumero.
rules-flood-R67 = Le armate degli altri giocatori non impediscono ai tuoi lavoratori di stare in un territorio esterno. Impediscono però loro di commerciare (R84).
rules-flood-R68 = I lavoratori piazzati tra gli Scribi o tra i Fabbri stanno sul lato dei pronti e possono lavorare nello stesso turno: i fabbri subito, gli scribi dalla tua prossima azione in poi (R76).
rules-flood-R69 = Mentre piazzi lavoratori puoi usare i tuoi scribi pronti. Ogni scriba che usi passa sul lato degli usati e fa una cosa: piazza un lavoratore (R70) o ne sposta uno (R71). Perciò ogni scriba lavora una volta per turno.
rules-flood-R70 = Piazzare: lo scriba mette un lavoratore della tua riserva personale in una casella o in un territorio esterno qualsiasi in cui c’è posto.
rules-flood-R71 = Spostare: lo scriba prende uno dei tuoi lavoratori da un territorio o da una casella e lo mette in un altro luogo in cui c’è posto, o di nuovo nella tua riserva personale.
rules-flood-R72 = Gli scribi lavorano ognuno per sé: verso luoghi diversi, e indipendentemente dai lavoratori pagati con la risorsa. Non è obbligatorio usarli tutti.
rules-flood-R73 = Puoi scegliere questa azione, non spendere nessuna risorsa e usare soltanto scribi. Almeno un lavoratore deve allora essere piazzato o spostato.
rules-flood-R74 = Uno scriba può spostare sé stesso. Va direttamente dal lato dei pronti al suo nuovo posto e non è più uno scriba.
rules-flood-R75 = Uno scriba può anche rendere di nuovo pronto uno dei tuoi fabbri usati, spostando quel lavoratore dal lato destro al sinistro. Quanto agli scribi, il regolamento tace; qui nessuno scriba può rendere pronto uno scriba (D19).
rules-flood-R76 = Uno scriba non può lavorare nella stessa azione in cui è stato piazzato. Dalla tua prossima azione in poi può.
rules-flood-R77 = Durante l’azione puoi piazzare i lavoratori pagati e usare gli scribi in qualsiasi ordine. Il limite di due scribi (R66) deve valere dopo ogni passo.
rules-flood-R78 = Uno scriba può spostare qualsiasi tuo lavoratore: anche uno scriba o un fabbro che ha già lavorato, o uno che sta accanto all’armata di un altro giocatore.

## Commercio

rules-flood-chapter-trade = Azione: commerciare, e i fabbri
rules-flood-R79 = In una sola azione di commercio puoi fare scambi in ogni territorio esterno in cui hai un lavoratore o un’armata, uno scambio dopo l’altro.
rules-flood-R80 = Uno scambio: dai una risorsa dalla mano e ne prendi una che il territorio offre (R10). Per il legno o il metallo dai grano, un tessuto o un attrezzo; per l’olio un tessuto o un attrezzo; per l’oro un tessuto, un attrezzo o olio; per i lapislazzuli un attrezzo, olio o oro.
rules-flood-R81 = Non puoi ricevere una risorsa di cui nella riserva comune non resta nessun pezzo, qualunque cosa tu voglia dare in cambio.
rules-flood-R82 = In ogni territorio, in una sola azione, ogni tuo lavoratore o ogni tua armata lì permette uno scambio, e ricevi ogni tipo di risorsa al massimo una volta. Tre lavoratori presso gli Ittiti, che offrono solo metallo, portano una sola unità di metallo.
rules-flood-R83 = Se nel territorio hai armate, commerciano loro, uno scambio ciascuna, e i tuoi lavoratori lì non commerciano. Solo dove non hai armate contano i tuoi lavoratori. Un’armata accanto a tre lavoratori è uno scambio (D28).
rules-flood-R84 = Non puoi commerciare in un territorio in cui un altro giocatore ha un’armata, per quanti lavoratori tu vi abbia.
rules-flood-R85 = Le armate in Sumer non commerciano: si scambia solo nei territori esterni. Una riga del regolamento è meno precisa; qui si gioca così (D6).
rules-flood-R86 = Ciò che hai ricevuto puoi darlo via in uno scambio seguente della stessa azione, lì o altrove. Ciò che dai è subito nella riserva comune, e si può ricevere di nuovo.
rules-flood-R87 = I limiti di R82 valgono per una sola azione. La tua prossima azione di commercio ricomincia da capo, con gli stessi lavoratori negli stessi territori.
rules-flood-R88 = Durante un’azione di commercio ogni fabbro pronto può trasformare un’unità di metallo della tua mano in un attrezzo, e passa sul lato degli usati. Il metallo va nella riserva comune e l’attrezzo viene da lì, perciò nella riserva comune ce ne deve essere uno.
rules-flood-R89 = Il metallo può essere vecchio o appena ricevuto, e l’attrezzo si può dare via nella stessa azione. Puoi alternare come vuoi attrezzi fabbricati e scambi.
rules-flood-R90 = Puoi scegliere di commerciare e fabbricare soltanto attrezzi, senza nessuno scambio, anche quando non hai lavoratori in un territorio esterno.
rules-flood-R91 = Ogni fabbro lavora una volta per turno. Uno scriba può renderne di nuovo pronto uno (R75).
rules-flood-R92 = Con il commercio puoi ricevere legno, metallo, olio, oro e lapislazzuli. Grano, tessuti e attrezzi non si possono ricevere: si producono in Sumer.
rules-flood-R93 = I giocatori non commerciano tra loro, e non si danno nulla: ogni scambio è con la riserva comune, in un territorio esterno.

## Imperi

rules-flood-chapter-empire = Azione: creare un impero
rules-flood-R94 = In ogni turno puoi creare un impero, e non di più, anche se lo perdi.
rules-flood-R95 = Ogni turno ha tre imperi, con queste armate. Turno 1: Akkad 10, Gutei 8, Sumer 3. Turno 2: Amorrei 10, Isin 5, Larsa 5. Turno 3: Mitanni 10, Egitto 5, Sumer 3. Turno 4: Ittiti 10, Cassiti 10, Egitto 10. Turno 5: Elam 8, Assiria 12, Caldea 8. Il regolamento non precisa se due giocatori possono creare lo stesso; qui ognuno si crea una volta sola (D16).
rules-flood-R96 = Un impero comincia nel territorio che porta il suo nome. L’impero di Sumer comincia in un territorio sumero a tua scelta.
rules-flood-R97 = Per creare un impero fuori da Sumer ti serve almeno un lavoratore nel suo territorio iniziale, e nessuno deve avervi più lavoratori di te. Una parità basta.
rules-flood-R98 = L’impero di Sumer, nei turni 1 e 3, non richiede lavoratori. Nel territorio in cui comincia può esserci la città di un altro giocatore, e anche armate.
rules-flood-R99 = L’armata di un altro giocatore nel territorio iniziale non ti impedisce di creare l’impero. Prima però va combattuta (R109).
rules-flood-R100 = Passo 1: sposta dalla riserva comune alla tua riserva personale tante tue armate quante ne indica il numero stampato dell’impero.
rules-flood-R101 = Se hai una città a Babilonia, sposta due armate in più, prima di comprarne (R165, D31).
rules-flood-R102 = Passo 2: puoi comprare altre armate con risorse dalla mano, quante ne vuoi: ogni unità di grano compra un’armata, ogni unità di metallo due, ogni attrezzo tre. Le altre risorse non comprano armate.
rules-flood-R103 = Le armate si possono comprare mentre crei il tuo impero e in nessun altro momento del turno.
rules-flood-R104 = Hai 20 armate e mai di più. Se la riserva comune non può dare ciò che un acquisto dovrebbe portare, il resto è perso.
rules-flood-R105 = Passo 3: puoi mettere risorse qualsiasi dalla mano sulla tabella delle armate. La somma dei loro valori è il tuo equipaggiamento; niente del tutto vale 0. Si decide ora e resta com’è per tutto il turno.
rules-flood-R106 = Gli imperi del turno hanno un rango secondo il loro equipaggiamento: il più alto A, poi B, poi C. Di due pari è migliore l’impero creato prima. Un nuovo impero può far scendere gli altri.
rules-flood-R107 = L’equipaggiamento resta sulla tabella delle armate fino alla fine del turno. Fino ad allora non è in mano a nessuno e non è nella riserva comune.
rules-flood-R108 = Passo 4: tutti i tuoi lavoratori lasciano il territorio iniziale; poi mettici una o due armate della riserva personale. I lavoratori degli altri restano. Dove vadano i tuoi il regolamento non lo dice; qui vanno nella riserva comune (D9).
rules-flood-R109 = Se nel territorio iniziale c’è l’armata di un altro giocatore combatti subito, finché non sono finiti tutti i difensori o tutte le tue armate; non puoi fermarti. Se vinci, piazzi una o due armate (D10). Se perdi, il tuo impero e il suo rango sono consumati lo stesso.
rules-flood-R110 = Un impero di Sumer che comincia sulla città di un altro giocatore non tocca la città. Raderla al suolo è una cosa a parte (R121).
rules-flood-R111 = Se sul tabellone non resta nessuna armata del tuo impero, deve ricominciare dov’era cominciato, Sumer in un territorio sumero qualsiasi. Il regolamento non dice come; qui ti espandi per rientrare con armate della tua riserva personale, combattendo fino in fondo contro chi difende (D8).

## Espansione

rules-flood-chapter-expand = Azione: espandersi
rules-flood-R112 = Fa’ una di tre cose: invadi un territorio, radi al suolo una città, o rinforza un’armata. Poi puoi continuare nella stessa azione (R126).
rules-flood-R113 = Le armate sul tabellone non si muovono mai. Ogni armata che piazzi, per qualsiasi regola, viene dalla tua riserva personale.
rules-flood-R114 = Invadi un territorio accanto a uno in cui hai un’armata (R12). Confini verso Sumer: Amorrei e Assiria con Sippar e Babilonia; Cassiti con Babilonia e Nippur; Gutei con Nippur e Umma; Elam con Umma e Lagash. Fuori: Amorrei con Egitto, Ittiti, Mitanni, Assiria; Mitanni con Ittiti, Assiria; Assiria con Cassiti.
rules-flood-R115 = Per invadere ti serve un’armata nella riserva personale. Un territorio in cui c’è già una tua armata non si può invadere; si rinforza.
rules-flood-R116 = Se nel territorio che invadi non c’è nessuna armata, mettici un’armata della riserva personale. Non si tirano dadi.
rules-flood-R117 = Se vi sono armate di un altro giocatore, combattile (R130). Quando l’ultima non c’è più, metti lì un’armata della riserva personale, non due.
rules-flood-R118 = Puoi fermare un’invasione dopo qualsiasi tiro di dadi. I difensori rimasti restano dove sono.
rules-flood-R119 = Le città non prendono parte al combattimento. Un’invasione non le danneggia, di chiunque siano.
rules-flood-R120 = Le invasioni non fanno nulla ai lavoratori: quelli degli altri restano, e anche i tuoi restano. Solo la creazione di un impero porta via i tuoi lavoratori (R108).
rules-flood-R121 = Radi al suolo la città di un altro giocatore in un territorio in cui hai un’armata: cedi due armate della tua riserva personale e togli la città. Le tue armate sul tabellone non pagano.
rules-flood-R122 = Il prezzo è di tre armate se il proprietario della città ha una città a Shuruppak e almeno due città in tutto, contando quella rasa al suolo. Un riassunto omette la seconda città; qui è necessaria (D12).
rules-flood-R123 = Una città rasa al suolo e il suo segnalino crescita tornano al proprietario, che li può usare di nuovo. I punti ottenuti per essa restano.
rules-flood-R124 = Non puoi radere al suolo una tua città. Si può solo spostare, e solo quando tutte e quattro sono sul tabellone (R60).
rules-flood-R125 = Rinforzare: metti un’armata della riserva personale in un territorio in cui hai una sola armata. Due è il massimo.
rules-flood-R126 = Dopo aver invaso, raso al suolo o rinforzato, puoi cedere un’armata della riserva personale e fare di nuovo una delle tre cose, nella stessa azione, tante volte quante puoi pagare.
rules-flood-R127 = Tirare di nuovo in un combattimento non è una ripetizione. Non costa nulla, tranne le armate perse con i tiri mancati.
rules-flood-R128 = Una ripetizione richiede armate per la ripetizione stessa e per ciò che segue: due per invadere o rinforzare, tre per radere al suolo, o quattro dove Shuruppak protegge la città.
rules-flood-R129 = Solo un’espansione si può ripetere in questo modo. Ogni altra azione si compie una volta sola, finché non tocca di nuovo a te.

## Combattimento

rules-flood-chapter-combat = Combattimento
rules-flood-R130 = L’attaccante tira due dadi e li somma. Con un rango di equipaggiamento migliore di quello del difensore colpisce con 5 o più, con uno peggiore con 7 o più: una probabilità di 30 su 36, o di 21 su 36.
rules-flood-R131 = Un colpo toglie un’armata in difesa; va nella riserva comune, tra quelle del suo proprietario. Se resta un altro difensore, l’attaccante tira di nuovo, oppure ferma l’invasione.
rules-flood-R132 = Un tiro mancato costa all’attaccante un’armata della riserva personale; va nella riserva comune. Le armate dell’attaccante sul tabellone non si perdono mai attaccando.
rules-flood-R133 = Un combattimento finisce quando l’ultimo difensore non c’è più, quando la riserva personale dell’attaccante è vuota, o quando l’attaccante ferma un’invasione.
rules-flood-R134 = Tira solo l’attaccante. A ogni tiro c’è un’armata nella riserva personale, perciò chi vince può sempre entrare.
rules-flood-R135 = Contano i ranghi al momento del tiro. Possono cambiare durante il turno, quando viene creato un altro impero.

## Passare

rules-flood-chapter-pass = Azione: passare
rules-flood-R136 = Metti un segnalino rotondo nella casella del passo. In questo turno non compi più azioni.
rules-flood-R137 = Quando passi puoi mettere risorse qualsiasi dalla mano nella casella del passo come offerta per l’ordine di gioco. Conta la somma dei loro valori; niente è un’offerta di 0. Le risorse sono spese.

## Fase 4

rules-flood-chapter-order = Fase 4: ordine di gioco
rules-flood-R138 = L’offerta più alta va per prima, poi la seconda, poi la più bassa. Giocatori con offerte pari mantengono il loro ordine reciproco.
rules-flood-R139 = L’ordine si stabilisce anche nel turno 5: decide una parità per la vittoria (R158).

## Fase 5

rules-flood-chapter-points = Fase 5: punti vittoria
rules-flood-R140 = Ottieni 2 punti per ogni territorio, in Sumer o fuori, in cui hai un’armata. Una seconda armata lì non aggiunge nulla.
rules-flood-R141 = Con una città a Nippur ottieni 1 punto in più per ogni territorio sumero in cui hai un’armata.
rules-flood-R142 = Poi, in ordine di gioco, ognuno può far crescere quante città vuole. Non è un’azione. Il regolamento non dice quale ordine conti; qui è quello nuovo (D11).
rules-flood-R143 = Per far crescere una città spendi due unità di legno, e insieme un gruppo di beni di lusso a tua scelta.
rules-flood-R144 = I beni di lusso sono attrezzi, olio, oro e lapislazzuli, al massimo uno di ogni tipo per città: quindi da nessuno a quattro. Il regolamento è incerto sulla crescita senza beni di lusso; qui è permessa (D13).
rules-flood-R145 = Una città cresciuta dà subito punti secondo il numero dei suoi beni di lusso: 4 punti senza, 7 con uno, 10 con due, 14 con tre, 20 con tutti e quattro. Quali beni di lusso siano non conta.
rules-flood-R146 = Metti un segnalino crescita sulla città cresciuta. Non può crescere una seconda volta, né in questo turno né più tardi.
rules-flood-R147 = Un’armata di un altro giocatore nel territorio non impedisce alla tua città di crescere.
rules-flood-R148 = Quando una città è stata rasa al suolo o spostata e viene costruita di nuovo, lì o altrove, la nuova città si può far crescere di nuovo e dà di nuovo punti.
rules-flood-R149 = Ciò che la crescita costa va nella riserva comune. I punti per le armate si contano prima della crescita, il che non cambia il totale di nessuno.
rules-flood-R150 = Il tracciato dei punti finisce a 70. Quando lo superi, un tuo lavoratore della riserva comune segna il giro ed è fuori dal gioco. Il punteggio si tiene come numero; fin dove arriva questa regola: D20.

## Fase 6

rules-flood-chapter-cleanup = Fase 6: fine del turno
rules-flood-R151 = Tutte le armate lasciano il tabellone e vanno nella riserva comune, e così tutti i lavoratori e le armate che sono ancora in una riserva personale.
rules-flood-R152 = Le risorse in mano si tengono per il turno seguente, tutte, senza alcun limite.
rules-flood-R153 = Le risorse nella casella del passo e sulla tabella delle armate vanno nella riserva comune. I segnalini del passo, del rango e dell’impero tornano ai loro proprietari.
rules-flood-R154 = Il segnalino del turno avanza di uno spazio e il turno seguente comincia con la sua prima fase.
rules-flood-R155 = I lavoratori nei territori esterni e nelle caselle restano dove sono. Lo stesso vale per le città e i loro segnalini crescita.

## La fine

rules-flood-chapter-ending = La fine della partita
rules-flood-R156 = La partita finisce dopo il quinto turno. Prima di trovare il vincitore danno punti le maggioranze di lavoratori (R157).
rules-flood-R157 = Chi ha più lavoratori in un luogo ne ottiene i punti; se due sono pari in testa, nessuno li ottiene. 4 punti: Amorrei, Egitto, Cassiti, Tessitura. 3 punti: Caldea, Elam, Ittiti, Mitanni, Irrigazione. 2 punti: Assiria, Dilmun, Gutei. Gli altri luoghi non danno punti.
rules-flood-R158 = Vince chi ha più punti. Tra giocatori pari vince chi viene prima nell’ultimo ordine di gioco.

## Vantaggi

rules-flood-chapter-powers = I vantaggi delle città
rules-flood-R159 = Eridu: quando metti qui una città, prendi un tuo lavoratore dalla riserva comune e mettilo tra i Fabbri, pronto. Se lì non ne hai più, non ottieni nulla (D15).
rules-flood-R160 = Uruk: quando metti qui una città, prendi un tuo lavoratore dalla riserva comune e mettilo tra gli Scribi, pronto. Il regolamento tace sul caso della casella piena; qui con due scribi, o senza tuoi lavoratori nella riserva comune, non ottieni nulla (D15).
rules-flood-R161 = Shuruppak: radere al suolo una qualsiasi tua città, qui o altrove, costa tre armate invece di due, finché hai due città o più.
rules-flood-R162 = Ur: nella prima fase di ogni turno ricevi un tessuto in più, anche senza lavoratori nella Tessitura (D14).
rules-flood-R163 = Nippur: ottieni un punto in più per ogni territorio sumero in cui hai un’armata quando si contano i punti.
rules-flood-R164 = Sippar: in ogni azione di commercio puoi fare uno scambio in più in un territorio in cui puoi commerciare. Non richiede un altro lavoratore e può portare un tipo che lì hai già ricevuto. Lo paghi come al solito. Il regolamento ha due formulazioni; qui va bene qualsiasi tipo in offerta (D7).
rules-flood-R165 = Babilonia: quando crei un impero prendi due armate in più di quelle che l’impero ha.
rules-flood-R166 = Umma e Lagash non danno vantaggi. Una città lì si può far crescere come ogni altra.

## Sempre vero

rules-flood-chapter-always = Che cosa vale sempre
rules-flood-R167 = I tuoi 25 lavoratori sono sempre da qualche parte: riserva comune, riserva personale, caselle, territori esterni, o tracciato dei punti. Così anche le tue 20 armate, sul tabellone, nella riserva personale o in quella comune, e i tuoi 4 segnalini città e 4 segnalini crescita.
rules-flood-R168 = Nessuna risorsa va mai persa: di ogni tipo la riserva comune, le mani, la tabella delle armate e la casella del passo contengono insieme tutti i pezzi di R4.
rules-flood-R169 = A Dilmun non c’è mai un’armata. Ad Akkad ha armate solo il giocatore che ha creato Akkad in questo turno.
rules-flood-R170 = In un turno, un territorio in cui c’è stata un’armata ne ha una fino alla fine del turno: l’ultimo difensore cade solo davanti a qualcuno che entra subito.
rules-flood-R171 = Ogni riserva personale è vuota quando un turno finisce. Perciò nei turni da 2 a 5 cominci con al massimo otto lavoratori nella riserva personale.
rules-flood-R172 = Un giocatore ha al massimo quattro città, e solo le città crescono. Sul tabellone non ci sono mai più di nove città, una per ogni territorio sumero.

## Decisioni

rules-flood-chapter-rulings = Decisioni sui punti dubbi
rules-flood-D1 = In un declino, una frase del regolamento toglie tutti i lavoratori da ogni territorio esterno; tre passi ne tolgono uno, e tutti da Dilmun. Qui è uno ciascuno, e tutti da Dilmun. Con l’opzione «Declino» impostata su tutti i lavoratori, ogni territorio esterno si svuota.
rules-flood-D2 = Le regole del declino tolgono uno scriba e un fabbro a ogni giocatore; il riassunto alla fine del regolamento non ne parla. Qui si tolgono entrambi.
rules-flood-D3 = Il regolamento dice «otto» lavoratori, «al massimo otto», e di meno quando la riserva è scarsa. Qui ne arrivano fino a otto, tanti quanti ne ha la riserva comune.
rules-flood-D4 = Il passare è elencato tra le azioni, e si dice che ogni azione costa il supplemento. Qui passare è gratuito: altrimenti un giocatore a cui non resta nulla non potrebbe mai passare.
rules-flood-D5 = Il regolamento non dice quando comincia il supplemento. Qui comincia già con la prima azione dopo il primo passo, nello stesso giro.
rules-flood-D6 = Una riga parla di commercio in ogni territorio, un’altra di territori esterni. Qui si commercia solo con i territori esterni; i territori sumeri non offrono nulla.
rules-flood-D7 = Lo scambio in più di Sippar è descritto in due modi. Qui è uno scambio in più in ogni azione di commercio, in un territorio in cui puoi comunque commerciare, per qualsiasi tipo che il territorio offre, già ricevuto o no.
rules-flood-D8 = Un impero annientato torna con un’espansione: indica il suo territorio iniziale (Sumer: un territorio sumero qualsiasi), con armate della riserva personale combatti fino in fondo contro chi difende, poi piazzane una o due. Non arrivano nuove armate né equipaggiamento, non servono lavoratori, e i tuoi restano. Poi puoi continuare (R126).
rules-flood-D9 = Il regolamento non dice dove vanno i lavoratori che lasciano il territorio iniziale di un nuovo impero. Qui vanno nella riserva comune, non in quella personale.
rules-flood-D10 = Dopo un combattimento per il suo territorio iniziale un nuovo impero può piazzare una o due armate, come senza combattimento; un’invasione ne piazza una.
rules-flood-D11 = Le città crescono in ordine di gioco, dopo che si è stabilito il nuovo ordine. Il regolamento non dice quale conti. Qui è il nuovo ordine, che a quel punto è già sul tracciato. Raramente ha importanza.
rules-flood-D12 = Il riassunto di Shuruppak omette che il proprietario deve avere due città; la regola lo dice. Qui è necessario, contando prima che la città sia rasa al suolo.
rules-flood-D13 = Una riga dice che la crescita richiede legno e beni di lusso, un’altra li consiglia soltanto. Qui una città può crescere per due sole unità di legno, e dà 4 punti.
rules-flood-D14 = Un giocatore senza lavoratori nella Tessitura non riceve tessuti, dice un elenco; Ur dà un tessuto in più, dice un’altra regola, senza condizioni. Qui Ur lo dà in ogni caso.
rules-flood-D15 = Se fondi a Uruk avendo già due scribi, o a Uruk o ad Eridu senza tuoi lavoratori nella riserva comune, la città è fondata e non ottieni nulla. Uno scriba ottenuto a Uruk può lavorare dalla tua prossima azione in poi.
rules-flood-D16 = Ognuno dei tre imperi di un turno si può creare una volta sola, da un solo giocatore. Il regolamento parla di sceglierne uno dei tre e tace su due giocatori che scelgono lo stesso.
rules-flood-D17 = Isin, Larsa e Caldea non si possono invadere: solo frecce ne escono. Il testo lo dice soltanto di Akkad e Dilmun; per queste tre lo dice la mappa del tabellone usato qui.
rules-flood-D18 = Un combattimento per il territorio iniziale di un impero continua finché una parte non c’è più. Un’invasione si può fermare dopo qualsiasi tiro, ma non prima del primo. Se ti fermi puoi ancora continuare con un’altra delle tre cose al prezzo di un’armata.
rules-flood-D19 = Uno scriba può rendere pronto un fabbro, ma non un altro scriba: un uso speso e uno guadagnato non cambierebbero nulla, e il regolamento nomina solo i fabbri.
rules-flood-D20 = A esattamente 70 punti non succede nulla. Quando il tuo punteggio supera per la prima volta 70, un tuo lavoratore della riserva comune va sul tracciato, se in quel momento ce n’è uno, e così di nuovo oltre 140. Non conta per nessuna maggioranza.
rules-flood-D21 = Il testo di Nippur si può leggere come qualsiasi armata in un territorio sumero. Qui contano le tue armate, come dice il riassunto.
rules-flood-D22 = Se nella prima fase la riserva comune non basta, i giocatori sono serviti in ordine di gioco, ognuno finché ce n’è: prima tutto il grano, poi tutti i tessuti, poi quello di Ur.
rules-flood-D23 = Un giocatore senza lavoratori in una casella lì è ultimo e non riceve nulla. Gli altri due prendono i ranghi tra loro, dal primo in giù; se sono pari sono entrambi primi, e i numeri per tre giocatori pari non valgono.
rules-flood-D24 = Un commercio senza uno scambio o un attrezzo, e un’azione dei lavoratori senza piazzarne o spostarne uno, servirebbero solo a guadagnare tempo. Il regolamento tace; qui un’azione deve cambiare qualcosa.
rules-flood-D25 = Il regolamento non dice se le risorse sono nascoste. Qui tutto è scoperto: mani, riserve personali, offerte ed equipaggiamento.
rules-flood-D26 = Il regolamento ti lascia costruire «altrove» una città spostata. Qui significa in un territorio diverso da quello che ha lasciato.
rules-flood-D27 = Una città dà punti per la crescita una volta nella partita, dice una riga; una ricostruita può crescere, dice un’altra. Qui la crescita conta una volta per ogni città che viene costruita.
rules-flood-D28 = Se in un territorio esterno hai armate e lavoratori, commerciano solo le armate, anche se sono di meno. È duro, ma il regolamento lo dice chiaramente.
rules-flood-D29 = Il regolamento dà numeri diversi per gli anni della storia che il gioco racconta. Nessuna regola li usa, perciò non ne dipende nulla.
rules-flood-D30 = Il regolamento dà due ordini per la creazione di un impero: prima via i lavoratori, o prima dentro le armate. Qui i tuoi lavoratori se ne vanno prima del combattimento, e non tornano se è perso.
rules-flood-D31 = Una risorsa che non porterebbe nessuna armata, perché tutte e 20 sono in gioco, non si può spendere per armate. Una che ne porterebbe meno del dovuto è accettata, e l’eccedenza è persa. Le due di Babilonia arrivano prima di ogni acquisto.
rules-flood-D32 = «Se Sippar è tua», dice a volte il regolamento, di Sippar, Babilonia e Shuruppak. Qui si intende la tua città: un’armata nel territorio non dà nessun vantaggio.

## Esempi

rules-flood-example-standing = Che cosa può stare dove
rules-flood-example-standing-0 = Tutto il tabellone, nel primo turno. I nove territori chiari al centro sono sumeri, i tredici intorno sono esterni. Accanto alla mappa ci sono le caselle e le tabelle, sotto il tracciato dei punti.
rules-flood-example-standing-1 = Akkad un tempo faceva parte di Sumer, ma qui è un territorio esterno: non vi può stare una città.
rules-flood-example-standing-2 = Babilonia è sumera. Il giocatore 1 vi fonda una città e ne ottiene il vantaggio.
rules-flood-example-standing-3 = Il giocatore 2 preferisce avere lavoratori sulla mappa.
rules-flood-example-standing-4 = Un’unità di grano vale un lavoratore.
rules-flood-example-standing-5 = A Babilonia non può stare nessun lavoratore, né altrove in Sumer.
rules-flood-example-standing-6 = Ad Akkad sì. Da lì una freccia porta a Babilonia: le armate potrebbero passare di lì, ma mai tornare.
rules-flood-example-opening = Le prime azioni: fondare città
rules-flood-example-opening-0 = La partita è preparata: ognuno ha un lavoratore nell’Irrigazione e uno nella Tessitura, cinque risorse in mano, e due lavoratori nella riserva personale. Ora si estrae l’ordine.
rules-flood-example-opening-1 = Comincia il giocatore 2, poi il giocatore 1, poi il giocatore 3. Tutti sono pari in entrambe le caselle, perciò ognuno riceve 5 unità di grano e 3 tessuti; poi arrivano otto lavoratori, e ogni riserva personale ne ha dieci.
rules-flood-example-opening-2 = Il giocatore 2 fonda una città a Ur. Non costa nulla tranne l’azione, e porterà un tessuto in più in ogni turno seguente.
rules-flood-example-opening-3 = Anche il giocatore 1 vorrebbe Ur, ma in un territorio c’è posto per una sola città.
rules-flood-example-opening-4 = Fuori da Sumer nessuno può fondare città.
rules-flood-example-opening-5 = Il giocatore 1 fonda a Uruk, e un lavoratore della riserva comune diventa subito uno scriba.
rules-flood-example-placing = Piazzare lavoratori
rules-flood-example-placing-0 = Turno 1, comincia il giocatore 1, con dieci lavoratori nella riserva personale.
rules-flood-example-placing-1 = L’azione è scelta. Ora si deve spendere una risorsa, che vale tanti lavoratori quanto il suo valore.
rules-flood-example-placing-2 = Un attrezzo vale tre, perciò si possono piazzare fino a tre lavoratori, tutti nello stesso luogo.
rules-flood-example-placing-3 = Quattro sono troppi per un attrezzo.
rules-flood-example-placing-4 = E Uruk si trova in Sumer, dove non stanno lavoratori.
rules-flood-example-placing-5 = Tre lavoratori vanno presso i Gutei. Nessuno ne ha di più lì, perciò in questo turno il giocatore 1 potrebbe creare l’impero dei Gutei.
rules-flood-example-placing-6 = L’azione è finita, e tocca al giocatore 2. L’attrezzo è nella riserva comune, e nella riserva personale restano sette lavoratori.
rules-flood-example-scribes = Che cosa possono fare gli scribi
rules-flood-example-scribes-0 = Il giocatore 1 ha uno scriba pronto, e un fabbro che in questo turno ha già lavorato.
rules-flood-example-scribes-1 = Gli scribi lavorano durante l’azione che piazza lavoratori.
rules-flood-example-scribes-2 = Lo scriba rende di nuovo pronto il fabbro, e passa lui stesso sul lato degli usati.
rules-flood-example-scribes-3 = Nella stessa azione il giocatore 1 spende un’unità di grano, per un lavoratore.
rules-flood-example-scribes-4 = Il lavoratore diventa un secondo scriba. Più di due, contando quelli usati, non ne può avere nessuno.
rules-flood-example-scribes-5 = Il nuovo scriba è pronto, ma non può lavorare nell’azione che lo ha piazzato.
rules-flood-example-scribes-6 = Dalla prossima azione del giocatore 1 in poi può.
rules-flood-example-sippar = Commerciare, e lo scambio in più di Sippar
rules-flood-example-sippar-0 = Il giocatore 1 ha una città a Sippar, due lavoratori a Mitanni e uno in Egitto.
rules-flood-example-sippar-1 = Una sola azione di commercio vale per tutti i territori in cui il giocatore 1 ha lavoratori.
rules-flood-example-sippar-2 = L’Egitto offre oro. L’unico lavoratore lì lo ottiene in cambio di un tessuto.
rules-flood-example-sippar-3 = Mitanni offre legno e metallo. Il primo lavoratore lì ottiene legno in cambio di grano.
rules-flood-example-sippar-4 = Il secondo lavoratore ottiene metallo in cambio di grano: ogni tipo una volta, uno scambio per ogni lavoratore.
rules-flood-example-sippar-5 = Ora lo scambio in più di Sippar: ancora oro dall’Egitto, senza un altro lavoratore, ma pagato come sempre.
rules-flood-example-sippar-6 = Una terza unità di oro è rifiutata: lo scambio in più si fa una volta per azione di commercio.
rules-flood-example-tools = I fabbri in una catena di scambi
rules-flood-example-tools-0 = Il giocatore 1 ha un fabbro pronto, un lavoratore in Elam e uno presso i Cassiti, e un’unità di metallo in mano.
rules-flood-example-tools-1 = I fabbri lavorano durante un’azione di commercio.
rules-flood-example-tools-2 = L’Elam dà metallo in cambio di grano. Ora il giocatore 1 ne ha due unità.
rules-flood-example-tools-3 = Il fabbro trasforma un’unità di metallo in un attrezzo, e passa sul lato degli usati. Metallo vecchio o nuovo, non fa differenza.
rules-flood-example-tools-4 = Il nuovo attrezzo prosegue subito: i Cassiti danno lapislazzuli in cambio. Un’unità di grano è diventata la risorsa più preziosa di tutte.
rules-flood-example-tools-5 = Resta del metallo, ma l’unico fabbro ha già lavorato.
rules-flood-example-tools-6 = Il commercio finisce. In questo turno solo uno scriba potrebbe rendere di nuovo pronto il fabbro.
rules-flood-example-armies-trade = Commercio e armate
rules-flood-example-armies-trade-0 = Il giocatore 1 ha un’armata e tre lavoratori presso gli Amorrei, e un lavoratore in Elam accanto a un’armata del giocatore 2.
rules-flood-example-armies-trade-1 = Il giocatore 1 commercia.
rules-flood-example-armies-trade-2 = In Elam l’armata altrui lo vieta, quali che siano i lavoratori lì.
rules-flood-example-armies-trade-3 = Presso gli Amorrei commercia l’armata del giocatore 1: legno in cambio di grano.
rules-flood-example-armies-trade-4 = Un secondo scambio è rifiutato. Dove hai un’armata i tuoi lavoratori non commerciano, anche se sono di più.
rules-flood-example-armies-trade-5 = Così questo commercio ha portato un’unità di legno, con quattro lavoratori a guardare.
rules-flood-example-empire = Creare un impero
rules-flood-example-empire-0 = Il giocatore 1 ha più lavoratori di tutti presso i Gutei. Il giocatore 2 ha creato Sumer con un equipaggiamento di valore 2, e per ora ha il rango A.
rules-flood-example-empire-1 = Il giocatore 1 crea l’impero dei Gutei: otto armate vanno dalla riserva comune alla riserva personale.
rules-flood-example-empire-2 = Un’unità di metallo ne compra altre due: la riserva personale ne ha dieci.
rules-flood-example-empire-3 = Basta acquisti. Ora vengono le armi.
rules-flood-example-empire-4 = Un’unità di olio va sulla tabella delle armate come equipaggiamento, di valore 3. Vi resta fino alla fine del turno.
rules-flood-example-empire-5 = Con 3 contro 2 i Gutei prendono il rango A, e Sumer scende a B. I lavoratori del giocatore 1 lasciano le terre dei Gutei per la riserva comune; il lavoratore del giocatore 3 resta.
rules-flood-example-empire-6 = Due armate entrano presso i Gutei, otto restano nella riserva personale per le espansioni.
rules-flood-example-sumer = Chi può creare quale impero
rules-flood-example-sumer-0 = I giocatori 1 e 2 hanno due lavoratori ciascuno presso i Gutei, il giocatore 3 ne ha uno. Tocca al giocatore 3.
rules-flood-example-sumer-1 = Il giocatore 3 non può creare l’impero dei Gutei, perché altri vi hanno più lavoratori. I giocatori 1 e 2 potrebbero entrambi, dato che una parità basta.
rules-flood-example-sumer-2 = Sumer non richiede lavoratori, e dà tre armate.
rules-flood-example-sumer-3 = Il giocatore 3 non ne compra altre.
rules-flood-example-sumer-4 = E nemmeno equipaggiamento. Come unico impero finora ha comunque il rango A.
rules-flood-example-sumer-5 = Sumer può cominciare in qualsiasi territorio sumero, anche a Uruk, dove il giocatore 1 ha una città.
rules-flood-example-sumer-6 = Ora lì c’è un’armata. La città è intatta, e il suo vantaggio è ancora del giocatore 1.
rules-flood-example-invasion = Un’invasione con i dadi
rules-flood-example-invasion-0 = Il giocatore 1 tiene Akkad con il rango A. Un’armata del giocatore 2, di rango B, è a Babilonia. Solo lì porta la freccia da Akkad.
rules-flood-example-invasion-1 = Il giocatore 1 si espande, con otto armate nella riserva personale.
rules-flood-example-invasion-2 = Babilonia è invasa. Con il rango migliore si colpisce con 5 o più; con il peggiore ci vorrebbe 7.
rules-flood-example-invasion-3 = Un 1 e un 3: mancato, e costa un’armata della riserva personale. Ne restano sette. Il giocatore 1 può fermarsi o tirare di nuovo.
rules-flood-example-invasion-4 = Il giocatore 1 tira di nuovo. Di per sé non costa nulla.
rules-flood-example-invasion-5 = Un 2 e un 4 fanno 6: colpito. Il difensore torna nella riserva comune, tra le armate del giocatore 2, e un’armata entra a Babilonia. Ne restano sei.
rules-flood-example-invasion-6 = Per un’armata ancora il giocatore 1 continua nella stessa azione, ora anche da Babilonia.
rules-flood-example-razing = Radere al suolo città, e le mura di Shuruppak
rules-flood-example-razing-0 = Il giocatore 1 ha armate a Uruk e a Umma e sei nella riserva personale. Entrambe le città lì, e Shuruppak, sono del giocatore 2.
rules-flood-example-razing-1 = Il giocatore 1 si espande.
rules-flood-example-razing-2 = Radere al suolo Uruk costa tre armate invece di due, perché il giocatore 2 ha Shuruppak e un’altra città. Il segnalino torna al giocatore 2.
rules-flood-example-razing-3 = Un’armata è ceduta per continuare, e ne restano due.
rules-flood-example-razing-4 = Umma costerebbe di nuovo tre: con Umma e Shuruppak il giocatore 2 ha ancora due città.
rules-flood-example-razing-5 = Perciò il giocatore 1 rinforza Uruk. Una seconda armata la rende più difficile da prendere, ma non dà punti in più.
rules-flood-example-razing-6 = Con una sola armata nella riserva personale non può seguire nulla, e l’azione finisce.
rules-flood-example-passing = Passare, offrire e il supplemento
rules-flood-example-passing-0 = Ognuno ha fondato una città. Tocca al giocatore 1.
rules-flood-example-passing-1 = Il giocatore 1 passa, e in questo turno non compie più azioni.
rules-flood-example-passing-2 = Un tessuto va nella casella del passo, un’offerta di 2 per l’ordine di gioco.
rules-flood-example-passing-3 = Da ora le azioni degli altri costano un pezzo ciascuna.
rules-flood-example-passing-4 = Il giocatore 2 non può semplicemente fondare una città: prima viene il supplemento.
rules-flood-example-passing-5 = Lo paga un lavoratore della riserva personale. Andrebbe bene anche una risorsa o un’armata.
rules-flood-example-passing-6 = Ora la città è fondata a Nippur. Tocca al giocatore 3, che deve pagare anche lui, o passare senza pagare.
rules-flood-example-growth = Far crescere le città
rules-flood-example-growth-0 = Tutti hanno passato, e i punti per le armate sono contati. Il giocatore 1 ha quattro unità di legno, due attrezzi, un’unità di olio e una di oro, e città a Uruk e a Ur.
rules-flood-example-growth-1 = Due unità di legno con attrezzo, olio e oro: tre beni di lusso danno 14 punti. L’armata del giocatore 2 a Uruk non lo impedisce.
rules-flood-example-growth-2 = Una città cresce una volta sola, anche se resta del legno.
rules-flood-example-growth-3 = Ur cresce con il secondo attrezzo per 7 punti. Nessun altro ha due unità di legno, perciò il turno finisce: le armate se ne vanno, e il turno 3 porta risorse e lavoratori.
rules-flood-example-decline = Declino
rules-flood-example-decline-0 = Il turno 1 sta per finire. Nell’Irrigazione ci sono 4, 1 e 3 lavoratori dei giocatori 1, 2 e 3; alcuni sono a Dilmun e a Mitanni, e ci sono uno scriba e un fabbro.
rules-flood-example-decline-1 = Il giocatore 3 offre un’unità di grano. Nessuno ha offerto di più, perciò il giocatore 3 sarà primo.
rules-flood-example-decline-2 = Turno 2: la produzione ha contato ancora le caselle piene, 6, 3 e 4 unità di grano. Poi il declino: l’Irrigazione scende da 4 a 2 e tutti perdono due lavoratori, se li hanno: ne restano 2, 0 e 1. La Tessitura, con due al massimo, resta com’è. Dilmun è vuota, Mitanni ha un lavoratore in meno di ognuno, lo scriba e il fabbro non ci sono più.
rules-flood-example-ending = La fine della partita
rules-flood-example-ending-0 = Turno 5, e il giocatore 3 fa l’ultima offerta. Il giocatore 1 ha 60 punti e ha offerto 2, il giocatore 2 ne ha 61 e non ha offerto nulla.
rules-flood-example-ending-1 = Un’unità di grano è un’offerta di 1. L’ultimo ordine sarà giocatore 1, giocatore 3, giocatore 2.
rules-flood-example-ending-2 = Le armate portano 4, 4 e 2 punti. Poi le maggioranze di lavoratori: l’Egitto 4 al giocatore 1, l’Irrigazione 3 al giocatore 2, i Cassiti 4 al giocatore 3; Tessitura e Mitanni sono in parità e non danno nulla. I giocatori 1 e 2 hanno entrambi 68 punti, e vince il giocatore 1, che viene prima nell’ordine.
