## Lessons: what is said in every game

lesson-right = Ben fatto.
lesson-other = Sarebbe permesso, ma prova prima quello che chiede la lezione.
error-rules = Non ci sono ancora regole di «{ $got }».
error-lesson = Non c’è ancora una lezione di «{ $got }».
error-lesson-step = Non c’è un passo { $got }: questa lezione ne ha { $most }.

## The first lesson of Draco

lesson-draco = Il tuo primo volo in Draco
lesson-draco-welcome = Dieci draghi volano verso la vetta. Tutti possono muovere ogni drago; tu segni per quello che cavalchi. Quando tre draghi sono in vetta, vince chi ha più punti.
lesson-draco-ride = La carta in cima al tuo mazzetto dice quale drago cavalchi: il rosso. L’avversario cavalca il nero. In una valutazione ottieni il valore sotto il tuo drago.
lesson-draco-move = A ogni turno giochi una carta: il drago del suo colore avanza di tante caselle quanto è il numero. Gioca il 2 rosso.
lesson-draco-free = Nessuno cavalca il blu: chi gioca una carta blu deve cavalcarlo. Gioca l’1 blu: il blu arriva sul 4, e tu con lui.
lesson-draco-under = L’avversario cavalca il nero. La carta di un drago cavalcato da un altro va sotto il tuo mazzetto, e tieni il tuo. Gioca il 2 nero: lascia un 3 per un 1.
lesson-draco-minor = Le caselle blu provocano una valutazione minore: ogni cavaliere su un valore di 3 o meno lo ottiene. Gioca il 3 verde: arriva sul 2 blu e lo cavalchi. L’avversario, sul 6, non ottiene nulla.
lesson-draco-no-draw = Chi provoca una valutazione non pesca in quel turno. Altrimenti pescheresti fino a sei carte: ogni valutazione ha il suo prezzo.
lesson-draco-major = Le caselle verdi provocano una valutazione maggiore: ognuno ottiene il valore sotto di sé, alto o basso. Tu sei sul 7. Gioca l’1 nero: arriva sulla casella verde, e ottieni i tuoi 7.
lesson-draco-last = La carta del drago in ultima posizione può andare sopra o sotto, come vuoi. Il viola è ultimo e tu sei sull’8: gioca l’1 viola sotto il mazzetto e tieni il tuo 8.
lesson-draco-below-zero = Alcuni valori sono sotto zero. Gioca l’1 nero e spingi il drago dell’avversario sul −1.
lesson-draco-summit = Un drago che entra in vetta provoca una valutazione maggiore, ovunque si fermi lassù. Gioca l’1 blu.
lesson-draco-exchange = Le carte dei draghi in vetta servono a poco: alla fine del turno puoi cambiarle. Scegli il 2 blu.
lesson-draco-done = Puoi sceglierne altre. Ora di’ che hai fatto: ne peschi altrettante.
lesson-draco-end = Due draghi sono in vetta. Il terzo chiude la partita, dopo un’ultima valutazione maggiore: tu sul 5, l’avversario sul −2. Gioca il 2 rosso.
lesson-draco-farewell = Hai vinto, 42 a 38. Ora sai ciò che conta: guarda i valori sotto tutti i cavalieri, non solo sotto di te.

## The first lesson of Drako

lesson-drako = La tua prima battaglia in Drako
lesson-drako-welcome = Guidi tre Cavalieri contro due Troll. I Troll sono più forti, ma le loro carte finiscono: se non ne hanno più e un Cavaliere è vivo, vinci tu. Oppure li sconfiggi entrambi.
lesson-drako-actions = Un turno ha due azioni. Ogni azione è: pescare due carte, o giocarne una. Pesca due carte.
lesson-drako-move = Una carta si gioca per uno dei suoi simboli. Movimento 2 porta un Cavaliere fino a due esagoni. Scegli la carta K8, poi lo spadaccino e dove va.
lesson-drako-bow = Gli arcieri tirano in linea retta alla miniatura più vicina. L’arciere 1 ha il berserker sulla sua linea: gioca l’Arco, K11.
lesson-drako-wounds = I Troll non si sono difesi: il berserker ha subito due Ferite, guarda il suo tracciato. Una miniatura con tutti gli spazi feriti cade.
lesson-drako-attack = Accanto a un nemico ogni Cavaliere può attaccare. Lo spadaccino è accanto al berserker: attacca con K1.
lesson-drako-ability = I primi quattro spazi del berserker sono la sua Carica. Sono pieni: non potrà più caricare. Le Ferite decidono che cosa resta ai Troll.
lesson-drako-defend = Ora il berserker attacca lo spadaccino con 3. Una Difesa blocca per intero un attacco, qualunque sia il valore: blocca con K9.
lesson-drako-evade = Una volta a partita lo spadaccino schiva un attacco senza carte. Usa ora la Schivata.
lesson-drako-step = Dopo può spostarsi in un esagono adiacente libero. Scegline uno.
lesson-drako-two = Alcune carte fanno attaccare due Cavalieri. Tutti gli attacchi si dichiarano prima della risposta. Gioca K3: prima lo spadaccino attacca il berserker.
lesson-drako-also = Anche l’arciere 1 gli sta accanto: fai attaccare anche lui.
lesson-drako-reinforcements = L’arciere 1 è caduto. Finché lo spadaccino vive, i Rinforzi riportano un arciere, senza Ferite, in un esagono di partenza. Gioca K14.
lesson-drako-win = Il berserker non c’è più, e al lanciatore bastano altre due Ferite. Attacca con K1.
lesson-drako-farewell = La valle è tua. Troll, Drago e Nani combattono a modo loro: lo trovi sulle loro carte e nelle regole.

## The first lesson of I Signori dei Draghi

lesson-signori = La tua prima battaglia ne I Signori dei Draghi
lesson-signori-welcome = Due squadre combattono per gli Iros, l’oro di Mysthras. Chi resta senza Iros ha perso. A sinistra la tua parte, a destra l’altra; in alto le due borse.
lesson-signori-role = Un ruolo decide quali creature puoi mantenere e ti dà un potere. Gioca il Condottiero: rafforza i tuoi attacchi.
lesson-signori-summon = Con un ruolo di livello 1 puoi mantenere creature fino al livello 1. Evoca il Lupo delle Brume in posizione di attacco, scoperto.
lesson-signori-defence = Le creature coperte non attaccano, ma nessuno le conosce. Evoca la Sentinella Elfica in posizione di difesa.
lesson-signori-level = Uno Spirito Divino alza il livello di un ruolo. Giocalo su di te.
lesson-signori-artefact = Al massimo due artefatti stanno davanti a te e aiutano finché restano lì. Gioca lo Stendardo di Guerra in un posto libero.
lesson-signori-buy = Nelle fasi principali puoi comprare da ogni mercato. Compra dall’avversario la Spada Fiammeggiante: il prezzo esce dalla tua borsa.
lesson-signori-turn-up = Due turni dopo. Scopri la tua Sentinella Elfica: solo le creature scoperte partecipano al tuo attacco.
lesson-signori-spell = Un incantesimo può aprire la strada. Gioca Fulmine contro lo Scudiero dell’avversario; un’antimagia potrebbe annullarlo.
lesson-signori-attack = Una volta per turno puoi attaccare un avversario. I totali stanno sul tappeto: attacca.
lesson-signori-equipment = Nel giro di magia le due parti giocano a turno magie equipaggiamento. Gioca la Spada Fiammeggiante: +3.
lesson-signori-plunder = Quando entrambe le parti passano si confrontano i totali; il pareggio va al difensore. Passa: il vincitore pesca una carta depreda.
lesson-signori-final = Hai vinto: la carta depreda ha spostato Iros da una borsa all’altra. Vai alla fase finale.
lesson-signori-end = Nella fase finale scambi carte con il tuo mercato e ne tieni in mano al massimo cinque. Passa il turno.
lesson-signori-farewell = Questo è un turno. Con dei compagni accanto puoi condividere carte, mandare creature e aiutare nei loro combattimenti.
