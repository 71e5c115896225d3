## I Signori dei Draghi: nomi

game-signori = I Signori dei Draghi
signori-about = Una battaglia di carte fra due squadre: da 2 a 8 giocatori.
seat-a1 = A1
seat-b1 = B1
seat-a2 = A2
seat-b2 = B2
seat-a3 = A3
seat-b3 = B3
seat-a4 = A4
seat-b4 = B4
team-a = squadra A
team-b = squadra B
result-team-a = Vince la squadra A
result-team-b = Vince la squadra B
result-draw = Non vince nessuno

verb-share = condividi
verb-buy = compra
verb-support = supporta un compagno con
verb-turn-up = scopri
verb-banish = Nano: sposta al mercato
verb-smash = Nano: distruggi
verb-cycle = Stregone: scarta e pesca
verb-fetch = Mercante: prendi dal tuo mercato
verb-recover = Chierico: prendi dagli scarti
verb-look = Vedetta: guarda
verb-breathe = Soffio: distruggi
verb-sacrifice = Altare: sacrifica
verb-attack = attacca
verb-lay = metti al mercato
verb-counter = annulla con
verb-return = rimetti in mano
verb-choose = scegli
signori-verb-take = prendi
signori-verb-discard = scarta
signori-verb-exchange = scambia
verb-send = manda
verb-home = torna in mano:
verb-pass = passa
verb-final = alla fase finale
verb-end = passa il turno
verb-escort = lo subisce lo Scudiero
verb-suffer = lascia che accada
verb-call = chiama (Istantanea)

position-attack = in posizione di attacco (scoperta)
position-defence = in posizione di difesa (coperta)
place-free = in un posto libero
place-first = al posto del primo artefatto
place-second = al posto del secondo artefatto
slot-down = creatura coperta { $number }

ending-broke = una squadra non ha più Iros
ending-both_broke = entrambe le squadre restano insieme senza Iros
ending-cards_ran_out = il mazzo è finito per l’ultima volta

signori-category-role = ruolo
signori-category-creature = creatura
signori-category-artefact = artefatto
signori-category-equipment = magia equipaggiamento
signori-category-spell = incantesimo
signori-category-antimagic = antimagia
signori-category-blessing = benedizione
signori-category-curse = maledizione
signori-category-plunder = depreda
signori-symbol-shared = Condivisione
signori-symbol-instant = Istantanea
signori-symbol-finale = Finale
signori-symbol-support = Supporto { $price }

signori-phase-setting-up = preparazione
signori-phase-main-1 = fase principale 1
signori-phase-combat = fase di combattimento
signori-phase-main-2 = fase principale 2
signori-phase-final = fase finale

## Le carte

card-C1 = Goblin Predone
card-C2 = Scudiero di Mysthras
card-C3 = Lupo delle Brume
card-C4 = Sentinella Elfica
card-C5 = Troll di Pietra
card-C6 = Viverna
card-C7 = Drago di Mysthras
card-R1 = Evocatore
card-R2 = Nano
card-R3 = Condottiero
card-R4 = Guardiano
card-R5 = Mercante
card-R6 = Stregone
card-R7 = Predone
card-R8 = Chierico
card-A1 = Corona dei Signori
card-A2 = Stendardo di Guerra
card-A3 = Mura Incantate
card-A4 = Forziere dei Nani
card-A5 = Sfera della Veggenza
card-A6 = Altare del Sangue
card-A7 = Specchio Runico
card-A8 = Bilancia del Mercato
card-E1 = Spada Fiammeggiante
card-E2 = Scudo Runico
card-E3 = Elmo del Drago
card-E4 = Arco Lungo
card-E5 = Cotta d’Argento
card-E6 = Martello Tonante
card-E7 = Mantello d’Ombra
card-E8 = Corno dell’Alleanza
card-E9 = Lama del Destino
card-I1 = Fulmine
card-I2 = Palla di Fuoco
card-I3 = Abisso
card-I4 = Vento Rivelatore
card-I5 = Richiamo
card-I6 = Furto Arcano
card-I7 = Pioggia d’Oro
card-I8 = Tassa di Guerra
card-I9 = Sapienza
card-I10 = Catene
card-I11 = Sigillo del Silenzio
card-I12 = Portale
card-N1 = Controincanto
card-N2 = Specchio Magico
card-N3 = Vuoto
card-B1 = Spirito Divino
card-B2 = Egida Celeste
card-M1 = Anatema della Caduta
card-M2 = Marchio della Rovina
card-P1 = Bottino di guerra
card-P2 = Saccheggio
card-P3 = Razzia notturna
card-P4 = Riscatto dei prigionieri
card-P5 = Terra bruciata
card-P6 = Strage
card-P7 = Ritirata ordinata
card-P8 = Trofei
card-P9 = Furto al mercato
card-P10 = Diserzione
card-P11 = Vittoria di Pirro
card-P12 = Tesoro nascosto
card-P13 = Assedio
card-P14 = Incendio degli accampamenti
card-P15 = Reliquie perdute
card-P16 = Magia dispersa
card-P17 = Parata trionfale
card-P18 = Scorreria
card-P19 = Furia dei draghi
card-P20 = Patto di tregua

## Che cosa fanno le carte

card-text-C1 = Sciame: con 3 o più Goblin Predone in posizione di attacco, ognuno di loro ha +1 ATT.
card-text-C2 = Scorta: se è scoperto, può subire al posto di un’altra tua creatura ciò che le farebbe il potere di un ruolo, un incantesimo o una carta depreda.
card-text-C3 = Branco: +1 ATT per ogni altro Lupo delle Brume in posizione di attacco, al massimo +2 ciascuno.
card-text-C4 = Vedetta: se è scoperta, una volta in ogni tuo turno guarda una creatura coperta di un avversario.
card-text-C5 = Radicato: lo toccano solo i poteri dei ruoli di livello 3. Rigenera: se una carta depreda lo distruggerebbe, torna nella tua mano.
card-text-C6 = Volo: se partecipa al tuo attacco, le creature di livello 0 del difensore non aggiungono DEF.
card-text-C7 = Soffio: se è scoperto, una volta in ogni tuo turno paga 1.000 Iros e distruggi una creatura nemica scoperta di livello 0 o 1.
card-text-R1 = Livello 1: creature fino al livello 2. Livello 2: creature di qualsiasi livello. Livello 3: il tuo Supporto è gratuito.
card-text-R2 = Una volta per turno sposta una creatura avversaria nel mercato del suo proprietario: al livello 1 di livello 0-1, al livello 2 di livello 0-2, al livello 3 qualsiasi; al livello 3 può invece distruggerne una di livello 0-2. Se il mercato è pieno, prima rimette una carta nella mano del proprietario.
card-text-R3 = +4, +7 o +10 quando attacchi, secondo il livello. Livello 3: nei tuoi attacchi vinci i pareggi.
card-text-R4 = +4, +8 o +12 quando ti attaccano, secondo il livello; ai livelli 2 e 3 anche +3 o +6 per un compagno attaccato. Una difesa vinta porta 1.000 Iros per livello.
card-text-R5 = Ogni tuo turno porta 500 Iros per livello. Compri con il 25 % di sconto, dal livello 2 con il 50 %. Livello 3: una volta per turno prendi gratis una carta del tuo mercato.
card-text-R6 = Una volta per turno scarta una carta e pescane una. Livello 2: una carta in più per turno. Livello 3: i tuoi incantesimi non si possono annullare.
card-text-R7 = Quando vinci un combattimento, la squadra del perdente paga alla tua 500, 1.000 o 1.500 Iros, secondo il livello. Livello 3: e prendi a caso una carta della mano del perdente.
card-text-R8 = Santuario: nessun incantesimo nemico, né potere di ruolo sotto il livello 3, tocca le tue creature fino al livello del tuo ruolo. Livello 2: niente maledizioni su di te. Livello 3: una volta per turno, con 1.000 Iros, prendi dagli scarti una benedizione o una creatura di livello 0-1.
card-text-A1 = +2 in ogni tuo combattimento.
card-text-A2 = Le tue creature di livello 0-1 in posizione di attacco hanno +1 ATT.
card-text-A3 = +4 quando ti attaccano.
card-text-A4 = Ogni tuo turno porta 500 Iros alla squadra.
card-text-A5 = Peschi una carta in più in ogni tuo turno.
card-text-A6 = Una volta per turno distruggi una tua creatura: la squadra guadagna 800 Iros, più 800 per ogni suo livello.
card-text-A7 = Scartalo per annullare un incantesimo o una magia equipaggiamento giocata contro di te, come un’antimagia.
card-text-A8 = Nel tuo mercato gli avversari pagano la metà in più; quella metà va alla tua squadra.
card-text-E1 = +3 per l’attaccante.
card-text-E2 = +3 per il difensore.
card-text-E3 = +2 in attacco o in difesa.
card-text-E4 = +2 in attacco o in difesa, per te o per un compagno in combattimento.
card-text-E5 = +5 per il difensore.
card-text-E6 = +5 per l’attaccante; se perdi lo stesso, distruggi una tua creatura.
card-text-E7 = Il bonus di equipaggiamento più alto dei nemici vale 0 in questo combattimento.
card-text-E8 = Aggiunge ATT (in attacco) o DEF (in difesa) della creatura scoperta più forte di un compagno che non combatte.
card-text-E9 = +4 in attacco o in difesa; Finale: nessuno gioca più magie in questo turno.
card-text-I1 = Distruggi una creatura scoperta di livello 0-1.
card-text-I2 = Distruggi una creatura scoperta di livello 0-2.
card-text-I3 = Distruggi una creatura scoperta qualsiasi; è Finale, quindi non si può annullare.
card-text-I4 = Scopri tutte le creature coperte di un avversario.
card-text-I5 = Riprendi dagli scarti una creatura che il tuo ruolo può mantenere.
card-text-I6 = Prendi a caso una carta dalla mano di un avversario.
card-text-I7 = La tua squadra guadagna 1.500 Iros.
card-text-I8 = La squadra di un avversario perde 1.500 Iros.
card-text-I9 = Pesca 2 carte.
card-text-I10 = Una creatura nemica non aggiunge né ATT né DEF fino al tuo prossimo turno.
card-text-I11 = Solo Finale, in qualsiasi momento: niente più magie in questo turno.
card-text-I12 = Manda gratis tue creature a compagni che le possono mantenere. Uno contro uno: riprendi in mano fino a 2 tue creature.
card-text-N1 = Annulla un incantesimo o una magia equipaggiamento giocata contro di te o un compagno.
card-text-N2 = Annulla un incantesimo o una magia equipaggiamento giocata contro di te; la squadra di chi l’ha giocata perde 1.000 Iros.
card-text-N3 = Annulla un incantesimo o una magia equipaggiamento giocata contro di te o un compagno; poi pesca una carta.
card-text-B1 = Dietro un ruolo, il tuo o con Condivisione quello di un compagno: un livello in più, fino a 3.
card-text-B2 = Dietro un ruolo, al massimo una: toglie un Marchio della Rovina e annulla la prossima maledizione.
card-text-M1 = Il ruolo di livello 2 o 3 di un avversario perde un livello con il suo Spirito Divino; le creature che non può più mantenere sono distrutte.
card-text-M2 = Davanti a un avversario per 3 suoi turni: all’inizio di ognuno la sua squadra perde 800 Iros.
card-text-P1 = Vincitore +2.000, perdente −3.000.
card-text-P2 = Vincitore +2.500, perdente −3.500; la creatura più debole del perdente è distrutta.
card-text-P3 = Vincitore +1.000, perdente −2.500; il perdente scarta una carta a caso.
card-text-P4 = Vincitore +2.500, perdente −2.500.
card-text-P5 = Perdente −5.000; la creatura più debole del vincitore è distrutta.
card-text-P6 = Vincitore +1.000, perdente −2.000; il vincitore sceglie una creatura del perdente da distruggere.
card-text-P7 = Vincitore +1.500, perdente −1.500; il perdente pesca una carta.
card-text-P8 = Perdente −2.500; il vincitore pesca 2 carte.
card-text-P9 = Perdente −2.000; il vincitore prende gratis una carta del mercato del perdente.
card-text-P10 = Perdente −1.500; la creatura più debole del perdente passa al vincitore, o è distrutta se non la può mantenere.
card-text-P11 = Vincitore −1.000, perdente −4.000; la creatura più debole del vincitore è distrutta.
card-text-P12 = Vincitore +4.000, perdente −1.000.
card-text-P13 = Vincitore +1.000; il perdente perde 1.000 più 300 per ogni punto di differenza, al massimo 6.000.
card-text-P14 = Il perdente perde 1.000 più 600 per ogni sua creatura, al massimo 5.000; poi la sua creatura più debole è distrutta.
card-text-P15 = Vincitore +1.000, perdente −2.000; il perdente scarta un artefatto scelto dal vincitore, o perde altri 1.500.
card-text-P16 = Vincitore +500, perdente −2.000; il perdente scarta 2 carte a caso.
card-text-P17 = Vincitore +1.500, perdente −2.500; il vincitore e ogni compagno pescano una carta.
card-text-P18 = Vincitore +1.500, perdente −3.500.
card-text-P19 = Perdente −5.500; la creatura più forte del perdente è distrutta.
card-text-P20 = Vincitore +1.000, perdente −1.000; il perdente non può essere attaccato fino al suo prossimo turno.

## Opzioni

signori-option-market-pays-owner = { $value ->
    [on] Il prezzo di una carta va alla squadra del proprietario del mercato.
   *[off] Il prezzo di una carta va alla banca.
}
signori-option-nano-instead-of-attack = { $value ->
    [on] Il potere del Nano prende il posto dell’attacco.
   *[off] Il Nano può usare il suo potere e attaccare.
}
signori-option-draw-per-turn = { $value ->
    [1] Si pesca una carta per turno.
   *[other] Si pescano { $value } carte per turno.
}
signori-option-first-player-first-draw = { $value ->
    [0] Chi comincia non pesca nel primo turno.
    [1] Chi comincia pesca una carta nel primo turno.
   *[other] Chi comincia pesca { $value } carte nel primo turno.
}
signori-option-attack-in-first-turn = { $value ->
    [on] Si può attaccare nel primo turno.
   *[off] Nessuno attacca nel proprio primo turno.
}
signori-option-tie-goes-to = { $value ->
    [attacker] Il pareggio va all’attaccante.
   *[defender] Il pareggio va al difensore.
}
signori-option-reshuffle-limit = { $value ->
    [0] Il mazzo non si rimescola mai.
    [1] Il mazzo si rimescola una volta.
   *[other] Il mazzo si rimescola { $value } volte.
}
signori-option-lean-deck = { $value ->
    [on] Mazzo snello: senza le carte più complicate.
   *[off] Tutte le carte sono in gioco.
}

## Domande

signori-decision-seal = Scegli quattro carte per il tuo mercato; nessuno le vede prima che tutti abbiano scelto.
signori-decision-main = Il tuo turno: gioca, compra, attacca; poi vai alla fase finale.
signori-decision-instant = Giochi adesso una carta Istantanea?
signori-decision-magic = Combattimento: giochi una magia equipaggiamento o una carta Istantanea?
signori-decision-antimagic = Annulli la carta?
signori-decision-escort = Una tua creatura è colpita: lo subisce lo Scudiero al suo posto?
signori-decision-return = Il mercato è pieno: quale sua carta torna nella mano del proprietario?
signori-decision-give-up = Hai perso con il Martello Tonante: distruggi una tua creatura.
signori-decision-choose-creature = Hai vinto: scegli una creatura del perdente da distruggere.
signori-decision-choose-card = Hai vinto: scegli una carta del perdente.
signori-decision-portal = Il Portale è aperto: quali creature lo attraversano?
signori-decision-final = Fase finale: scambia carte con il tuo mercato, tieni in mano al massimo cinque carte, passa il turno.

signori-ask-verb = Che cosa fai?
signori-ask-card = Quale carta?
signori-ask-taken = Con quale carta del tuo mercato?
signori-ask-mate = A quale compagno?
signori-ask-owner = Da quale mercato?
signori-ask-slot = Quale creatura coperta?
signori-ask-victim = Contro chi?
signori-ask-creature = Quale creatura?
signori-ask-caster = Chi chiama?
signori-ask-target = Per chi, o contro chi?
signori-ask-place = Dove va?
signori-ask-position = In quale posizione?

signori-help-seal = Delle tue nove carte quattro vanno scoperte nel tuo mercato, dove chiunque le può comprare; cinque restano in mano. Le carte care che non puoi giocare presto sono buona merce.
signori-help-main = In qualsiasi ordine e numero: gioca un ruolo, evoca creature che il tuo ruolo può mantenere, scopri quelle coperte, gioca artefatti, incantesimi, benedizioni e maledizioni, usa poteri, compra da qualsiasi mercato, condividi una carta o supporta un compagno. Una volta per turno, ma non nel primo, puoi attaccare. Giocare dalla mano è gratis.
signori-help-instant = All’inizio di ogni turno tutti gli altri possono giocare una carta con Istantanea (I); prima di una maledizione, la parte della vittima. Si chiede a tutti, qualunque cosa abbiano in mano. Negli altri momenti un giocatore chiama.
signori-help-magic = Le due parti giocano a turno, prima l’attaccante. Le magie equipaggiamento si scartano dopo lo scontro. Quando le due parti passano, si confrontano i totali e il vincitore pesca una carta depreda.
signori-help-antimagic = Un’antimagia manda entrambe le carte nella pila degli scarti. Si chiede a tutta la squadra della vittima, qualunque cosa abbiano in mano; una sola risposta in tutto.
signori-help-escort = Uno Scudiero di Mysthras scoperto può subire ciò che accadrebbe a un’altra tua creatura.
signori-help-return = La creatura spostata dal Nano prende il posto che si libera.
signori-help-give-up = Indica una delle tue creature.
signori-help-choose-creature = Indica una delle creature del perdente.
signori-help-choose-card = Indica una delle carte mostrate.
signori-help-portal = Indica le creature una alla volta, poi di’ che hai fatto.
signori-help-final = Lo scambio è uno per uno e solo col tuo mercato; ciò che riprendi non si può giocare in questo turno. Con più di cinque carte si riempiono prima gli spazi vuoti del mercato; solo dopo si scarta.
signori-help-table = Una squadra senza Iros ha perso. { "◆" } è un livello di un ruolo, { "▒" } una creatura coperta, 8/4 ATT e DEF; C Condivisione, I Istantanea, F Finale. «? fulmine» dice che cosa fa una carta, «mostra a2» mostra un giocatore per intero, «passa turno» e «passa finché non mi attaccano» rispondono per te. Le carte e le regole con ° o [ours] sono una ricostruzione.

## Rifiuti

signori-refusal-no-action = Non esiste una tale azione.
signori-refusal-game-over = La partita è finita.
signori-refusal-not-now = In questa fase non si può.
signori-refusal-seal-first = Prima scegli le tue quattro carte per il mercato.
signori-refusal-answer-first = Prima rispondi alla domanda aperta.
signori-refusal-not-in-hand = Non hai in mano { $card }, o l’hai ripresa dal mercato in questo turno.
signori-refusal-not-this-phase = { $card } non si gioca in una fase principale: le magie equipaggiamento servono in combattimento, le antimagie per rispondere.
signori-refusal-wrong-category = { $card } non è del tipo che serve qui.
signori-refusal-locked = È stata giocata una carta Finale: niente incantesimi, magie equipaggiamento, antimagie, benedizioni e maledizioni fino alla fine del turno.
signori-refusal-level-too-high = Il livello di { $card } è più alto di quanto permette il tuo ruolo, o il potere che usi.
signori-refusal-no-role = { $seat } non ha un ruolo, e qui serve.
signori-refusal-level-full = Il ruolo di { $seat } è già di livello 3.
signori-refusal-aegis-there = Dietro il ruolo di { $seat } c’è già un’Egida Celeste.
signori-refusal-artefact-place = Al massimo due artefatti: il terzo, e solo il terzo, ne sostituisce uno.
signori-refusal-no-such-target = Sul campo di battaglia di { $seat } non c’è niente di simile.
signori-refusal-not-an-opponent = { $seat } non è un tuo avversario.
signori-refusal-not-a-mate = { $seat } non è un tuo compagno.
signori-refusal-protected = Il Santuario di { $seat } protegge quella creatura.
signori-refusal-rooted = { $card } è radicato: lo sposta o distrugge solo un ruolo di livello 3.
signori-refusal-nothing-to-take = Non c’è niente da prendere.
signori-refusal-not-demotable = { $seat } non ha un ruolo sopra il livello 1: non c’è livello da perdere.
signori-refusal-immune = Il Chierico di { $seat } tiene lontane le maledizioni.
signori-refusal-mark-there = Davanti a { $seat } c’è già un Marchio della Rovina.
signori-refusal-cannot-pay = Costa { $iros } Iros e la tua squadra ne ha { $pool }: nessun pagamento può portarla a 0 o meno.
signori-refusal-not-shareable = { $card } non si può condividere: non ha Condivisione, o non resta sul campo di battaglia.
signori-refusal-mate-cannot = { $seat } non può ricevere { $card }: il livello è troppo alto, o il posto è occupato.
signori-refusal-not-in-market = { $card } non è in quel mercato.
signori-refusal-no-such-power = Niente sul tuo campo di battaglia ha quel potere, al livello che ha ora.
signori-refusal-power-used = Quel potere è già stato usato in questo turno.
signori-refusal-instead-of-attack = Il potere del Nano prende il posto dell’attacco, e hai già attaccato.
signori-refusal-attacked-already = Un solo attacco per turno, e prima della fase principale 2.
signori-refusal-first-turn = Nessuno attacca nel proprio primo turno.
signori-refusal-no-attacker = Non hai in posizione di attacco creature con ATT sopra 0.
signori-refusal-truce = Una tregua protegge { $seat } fino al prossimo turno di { $seat }.
signori-refusal-not-your-side = { $card } non aiuta la tua parte in questo combattimento.
signori-refusal-not-for-mates = Non sei tu a combattere: per un compagno { $card } dovrebbe essere Istantanea.
signori-refusal-not-an-antimagic = { $card } non annulla nessuna magia.
signori-refusal-only-for-yourself = { $card } annulla solo ciò che è giocato contro di te.
signori-refusal-fill-market-first = Hai più di cinque carte: prima riempi gli spazi vuoti del tuo mercato.
signori-refusal-too-many-cards = Hai più di cinque carte: prima scarta.
signori-refusal-hand-is-fine = Non hai più di cinque carte: non si scarta niente.
signori-refusal-market-full = Il tuo mercato non ha spazi vuoti.
signori-refusal-filling-begun = Hai già cominciato a riempire il mercato o a scartare: quello viene per ultimo.
signori-refusal-not-instant = { $card } non si può giocare adesso: non ha Istantanea.
signori-refusal-exchange-later = Le carte si scambiano con il proprio mercato solo nella fase finale.
signori-refusal-level-hidden = Il livello di una creatura coperta è nascosto: questo potere deve conoscerlo.
signori-refusal-called-already = In questo turno hai già chiamato.
signori-refusal-own-decision = La decisione è tua: gioca la carta adesso, senza chiamare.
signori-refusal-too-many-pending = Tre carte attendono già risposte.
signori-refusal-own-turn-only = Si può solo nel proprio turno.
signori-refusal-no-support-in-combat = Il Supporto si usa nelle tue fasi principali: durante un combattimento nessuno passa creature.

## Che cosa succede

signori-event-sealed = { $viewer ->
    [self] Per il tuo mercato: { $cards }.
   *[other] { $seat } mette da parte per il mercato { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }.
}
signori-event-market-opened = Si aprono i mercati.
signori-event-turn = { $viewer ->
    [self] Il tuo turno.
   *[other] Turno di { $seat }.
}
signori-event-drew = { $viewer ->
    [self] Peschi: { $cards }.
   *[other] { $seat } pesca { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
}
signori-event-pool = { $way ->
    [gain] La { $team } guadagna { $amount } Iros (ora { $total }).
   *[loss] La { $team } perde { $amount } Iros (ora { $total }).
}
signori-event-role = { $viewer ->
    [self] Ora il tuo ruolo è { $card }.
   *[other] { $seat } prende il ruolo { $card }.
}
signori-event-summoned = { $viewer ->
    [self] Evochi { $card }.
   *[other] { $seat } evoca { $card }.
}
signori-event-summoned-down = { $viewer ->
    [self] Evochi una creatura coperta.
   *[other] { $seat } evoca una creatura coperta.
}
signori-event-turned-up = { $seat }: si scopre { $card }.
signori-event-artefact = { $viewer ->
    [self] Giochi l’artefatto { $card }.
   *[other] { $seat } gioca l’artefatto { $card }.
}
signori-event-cast = { $against ->
    [nobody] { $seat } gioca { $card }.
   *[somebody] { $seat } gioca { $card } contro { $victim }.
}
signori-event-stopped = { $seat } annulla la carta con { $card }!
signori-event-blessed = { $card } per { $seat }: ruolo di livello { $level }.
signori-event-cursed = { $card } colpisce { $seat }.
signori-event-annulled = L’Egida Celeste di { $seat } annulla { $card }.
signori-event-bought = { $viewer ->
    [self] Compri { $card } dal mercato di { $owner } per { $price }.
   *[other] { $seat } compra { $card } dal mercato di { $owner } per { $price }.
}
signori-event-shared = { $seat } condivide { $card } con { $mate }.
signori-event-supported = { $seat } passa { $card } a { $mate }.
signori-event-banished = { $card } va dal campo di battaglia di { $seat } al suo mercato.
signori-event-lost = { $seat } perde { $card }.
signori-event-returned = { $known ->
    [no] Una creatura torna nella mano di { $seat }.
   *[yes] { $card } torna nella mano di { $seat }.
}
signori-event-looked = { $viewer ->
    [self] Guardi: la creatura coperta { $place } di { $owner } è { $card }.
   *[other] { $seat } guarda la creatura coperta { $place } di { $owner }.
}
signori-event-stolen = { $known ->
    [no] { $seat } prende una carta dalla mano di { $victim }.
   *[yes] { $seat } prende { $card } dalla mano di { $victim }.
}
signori-event-discarded = { $viewer ->
    [self] Scarti: { $cards }.
   *[other] { $seat } scarta: { $cards }.
}
signori-event-attack = { $viewer ->
    [self] Attacchi { $victim }!
   *[other] { $seat } attacca { $victim }!
}
signori-event-totals = { $seat } { $attack } contro { $victim } { $defence }:
signori-event-won = { $viewer ->
    [self] vinci il combattimento.
   *[other] { $seat } vince il combattimento.
}
signori-event-plunder = Carta depreda: { $card }.
signori-event-escorted = { $seat }: interviene { $card }.
signori-event-finale = Finale: niente più magie in questo turno.
signori-event-exchanged = { $viewer ->
    [self] Scambi { $card } con { $taken } del tuo mercato.
   *[other] { $seat } scambia { $card } con { $taken } del proprio mercato.
}
signori-event-laid = { $viewer ->
    [self] Nel tuo mercato: { $cards }.
   *[other] { $seat } riempie il mercato: { $cards }.
}
signori-event-reshuffled = Si rimescola il mazzo: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
signori-event-demoted = Declassamento: il ruolo di { $seat } scende al livello { $level }.
signori-event-chained = { $known ->
    [no] La creatura coperta { $place } di { $seat } è in catene.
   *[yes] { $seat }: { $card } è in catene.
}
signori-event-deserted = { $card } passa da { $seat } a { $victim }.
signori-event-truce = Nessuno può attaccare { $seat } fino al prossimo turno di { $seat }.
signori-event-called = { $viewer ->
    [self] Chiami: vuoi giocare una carta Istantanea.
   *[other] { $seat } chiama: può seguire una carta Istantanea.
}
signori-event-no-longer = { $card } non ha più effetto: il suo bersaglio non c’è più.
signori-event-turn-ended = { $viewer ->
    [self] Passi il turno.
   *[other] { $seat } passa il turno.
}
signori-event-ended = { $result }: { $ending }.
signori-event-recovered = { $viewer ->
    [self] Prendi { $card } dalla pila degli scarti.
   *[other] { $seat } prende { $card } dalla pila degli scarti.
}
signori-event-fetched = { $viewer ->
    [self] Prendi { $card } dal mercato di { $owner }.
   *[other] { $seat } prende { $card } dal mercato di { $owner }.
}

signori-foreseen-pool = { $way ->
    [gain] { $team } +{ $amount } → { $total }
   *[loss] { $team } −{ $amount } → { $total }
}
signori-foreseen-lost = { $seat } perde { $card }
signori-foreseen-totals = { $attack } : { $defence }
signori-foreseen-won = { $viewer ->
    [self] vinci
   *[other] vince { $seat }
}

## Il tavolo in caratteri

signori-points = { $seat }: { $points } Iros
signori-winners = { $count ->
    [0] Non vince nessuno.
    [one] Vince { $seats }!
   *[other] Vincono { $seats }!
}
signori-picture-turn = turno { $number }
signori-picture-whose = gioca { $seat }
signori-picture-piles = mazzo { $draw }, scarti { $discard }, depreda { $plunder }
signori-picture-locked = Finale: niente magie in questo turno
signori-picture-no-role = senza ruolo
signori-picture-hand = mano { $count }
signori-picture-known = note: { $cards }
signori-picture-force = ATT { $attack } DEF { $defence }
signori-picture-empty = vuoto
signori-picture-market = mercato
signori-picture-market-full = mercato di { $seat }
signori-picture-mark = marchio, { $count ->
    [one] un turno
   *[other] { $count } turni
}
signori-picture-truce = tregua
signori-picture-chained = in catene
signori-picture-sealed = da parte { $count }
signori-picture-combat = { $attacker } attacca { $defender }: { $attack } contro { $defence }
signori-picture-needs = { $count ->
    [one] a { $seat } manca { $count }
   *[other] a { $seat } mancano { $count }
}
signori-picture-creatures = creature { $value }
signori-picture-others = ruolo e artefatti { $value }
signori-picture-equipment = equipaggiamento { $value }
signori-picture-spoils = Depreda: { $card }
signori-picture-pending = Giocata: { $card }, da { $seat }
signori-picture-pending-against = Giocata: { $card }, da { $seat } contro { $victim }
signori-picture-cards = La tua mano
signori-picture-taken = ripresa, non in questo turno
signori-picture-shown = nota a tutti
signori-picture-level = livello { $level }
signori-picture-legend-level = livello di un ruolo
signori-picture-legend-down = creatura coperta
signori-picture-legend-values = ATT/DEF
signori-picture-legend-ours = carta ricostruita: testo e numeri sono nostri
signori-number = { $value }
signori-price = prezzo { $price }
signori-values = ATT { $attack }, DEF { $defence }
signori-remark-hidden = { $count ->
    [one] e una creatura coperta
   *[other] e { $count } creature coperte
}
signori-remark-attack = { $attack } contro { $defence }
signori-reconstructed = ° Ricostruzione: testo e numeri di questa carta sono nostri.
signori-reconstructed-numbers = ° La regola è del manuale; i numeri sono una ricostruzione.

## Dati

error-even = { $game } si gioca in due squadre uguali: 2, 4, 6 o 8 giocatori, non { $got }.
error-pack-word = { $file }: { $key }: atteso uno di { $allowed }, trovato { $got }
error-pack-levels = { $file }: { $key }: attesi tre valori, uno per livello, trovato { $got }
error-pack-kinds = { $file }: { $key }: attesi al massimo { $most } tipi di creature
error-pack-many = { $file }: { $key }: attese al massimo { $most } carte da gioco, e al massimo 20 carte depreda
error-pack-copies = { $file }: { $key }: attese al massimo { $most } copie di tutte le carte con «{ $what }» insieme
