## Drako: nomi

game-drako = Drako
drako-about = Uno scontro su diciannove esagoni: sei sfide.
seat-knights = Cavalieri
seat-trolls = Troll
seat-dragon = Drago
seat-dwarves = Nani

figure-swordmaster = spadaccino
figure-archer = arciere { $number }
figure-thrower = lanciatore
figure-berserker = berserker
figure-dragon = Drago
figure-crossbow-dwarf = nano balestriere
figure-fury-dwarf = nano furioso
figure-net-dwarf = nano con la Rete

## Una miniatura all’inizio di una frase

subject-swordmaster = Lo spadaccino
subject-archer = L’arciere { $number }
subject-thrower = Il lanciatore
subject-berserker = Il berserker
subject-dragon = Il Drago
subject-crossbow-dwarf = Il nano balestriere
subject-fury-dwarf = Il nano furioso
subject-net-dwarf = Il nano con la Rete

## Una miniatura che subisce qualcosa

object-swordmaster = lo spadaccino
object-archer = l’arciere { $number }
object-thrower = il lanciatore
object-berserker = il berserker
object-dragon = il Drago
object-crossbow-dwarf = il nano balestriere
object-fury-dwarf = il nano furioso
object-net-dwarf = il nano con la Rete

symbol-move = Movimento
symbol-move1 = uno muove
symbol-move2 = due muovono
symbol-attack1 = uno attacca
symbol-attack2 = due attaccano
symbol-attack3 = tre attaccano
symbol-defence = Difesa
symbol-double-defence = Doppia Difesa
symbol-bow = Arco
symbol-reinforcements = Rinforzi
symbol-rock-throw = Lancia Rocce
symbol-charge = Carica
symbol-flight = Volo
symbol-bite = Morso
symbol-fire = Fuoco
symbol-crossbow = Balestra
symbol-net = Rete
symbol-nothing = niente

## I simboli come stanno su una carta

drako-symbol-move = Movimento { $value }
drako-symbol-move1 = Movimento { $value }
drako-symbol-move2 = { $side ->
    [knights] 2 Cavalieri muovono { $value }
    [trolls] 2 Troll muovono { $value }
   *[dwarves] 2 Nani muovono { $value }
}
drako-symbol-attack1 = Attacco { $value }
drako-symbol-attack2 = { $side ->
    [knights] 2 Cavalieri attaccano { $value }
    [trolls] 2 Troll attaccano { $value }
   *[dwarves] 2 Nani attaccano { $value }
}
drako-symbol-attack3 = 3 Cavalieri attaccano { $value }
drako-symbol-defence = { $value ->
    [0] Difesa
    [one] Difesa con { $value } Roccia
   *[other] Difesa con { $value } Rocce
}
drako-symbol-bow = Arco { $value }
drako-symbol-rock-throw = Lancia Rocce { $value }
drako-symbol-bite = Morso { $value }
drako-symbol-fire = Fuoco { $value }
drako-symbol-crossbow = Balestra { $value }
drako-card-for-nothing = { $card } senza effetto
drako-card-for-symbol = { $symbol } ({ $card })

verb-draw = pesca 2 carte
verb-discard = scarta
verb-also = anche
verb-block = blocca con
verb-evade = schiva
verb-step = spostati in
verb-wound = ferisci
verb-place = posiziona
verb-free = liberati dalla Rete
verb-fury = Furia
verb-accept = subisci il resto
verb-stay = resta fermo
verb-keep = tieni la mano
verb-mulligan = rimescola la mano e pescane altre 4
verb-preset = usa i posti della prima partita
verb-avoid = schiva la Rete
verb-take = subisci la Rete
verb-rebuild = riforma il mazzo
verb-stop = non pescare altro

attack = attacco { $number }
area-flight = volo
area-movement = movimento
area-fire = fuoco
strength-higher = valore più alto
strength-lower = valore più basso
manner-attack = attacca due volte
manner-run = corri soltanto
direction-e = est
direction-ne = nord-est
direction-nw = nord-ovest
direction-w = ovest
direction-sw = sud-ovest
direction-se = sud-est

ending-annihilated = una fazione non ha più miniature
ending-out_of_cards = una fazione ha finito le carte
ending-both_out_of_cards = entrambe le fazioni hanno finito le carte
ending-resigned = un giocatore si è arreso
ending-timeout = un giocatore ha finito il tempo

drako-option-matchup = { $value ->
    [knights-trolls] Cavalieri contro Troll.
    [dragon-dwarves] Drago contro Nani.
    [trolls-dragon] Troll contro Drago.
    [trolls-dwarves] Troll contro Nani.
    [knights-dragon] Cavalieri contro Drago.
   *[knights-dwarves] Cavalieri contro Nani.
}
drako-option-edition = { $value ->
    [it] Edizione italiana.
    [pl] Edizione polacca.
   *[en] Edizione inglese.
}
drako-option-mulligan = { $value ->
    [on] Ognuno può cambiare una volta la mano iniziale.
   *[off] La mano iniziale non si cambia.
}
drako-option-preset = { $value ->
    [on] Posti della prima partita, dove ci sono.
   *[off] Le miniature si posizionano come dice la sfida.
}

## Drako: che cosa dicono di diverso le edizioni

drako-edition-evasion_step_before_wounds = { $value ->
    [yes] Dopo una Schivata lo spadaccino si sposta subito, prima delle altre Ferite della carta.
   *[no] Dopo una Schivata lo spadaccino subisce prima le altre Ferite della carta, poi si sposta.
}
drako-edition-lone_troll_takes_either_value = { $value ->
    [yes] Un solo Troll attacca con l’uno o con l’altro valore della carta.
   *[no] Un solo Troll attacca con il valore più alto della carta.
}
drako-edition-berserker_behind_victims_stops_throw = { $value ->
    [yes] Il berserker, ovunque stia sulla linea, impedisce di usare Lancia Rocce.
   *[no] Il berserker impedisce di usare Lancia Rocce solo se sta davanti a un nemico che verrebbe colpito con più di 0.
}
drako-edition-dwarves_begin_against_trolls = { $value ->
    [yes] Contro i Troll cominciano i Nani.
   *[no] Contro i Nani cominciano i Troll.
}
drako-edition-dwarves_choose_to_rebuild = { $value ->
    [yes] Se contro i Troll il mazzo dei Nani finisce mentre pescano, scelgono loro se riformarlo subito.
   *[no] Se contro i Troll il mazzo dei Nani finisce mentre pescano, si riforma subito.
}
drako-edition-knights_start_on_yellow_against_dragon = { $value ->
    [yes] Contro il Drago i Cavalieri partono dagli esagoni gialli.
   *[no] Contro il Drago i Cavalieri partono da esagoni qualsiasi non adiacenti a lui.
}
drako-edition-knights_and_dwarves_place_in_turn = { $value ->
    [yes] Cavalieri e Nani si posizionano uno alla volta, a turno, prima i Cavalieri.
   *[no] Prima si posizionano tutti i Cavalieri, poi tutti i Nani.
}
drako-edition-evasion_avoids_net = { $value ->
    [yes] Il segnalino Schivata si può usare anche per evitare la Rete.
   *[no] Il segnalino Schivata non serve contro la Rete.
}
drako-edition-reinforcement_is_wound_space = { $value ->
    [yes] Contro i Nani i Rinforzi sono uno spazio Ferita in più, per sempre.
   *[no] Contro i Nani i Rinforzi assorbono una Ferita e poi si scartano.
}
drako-edition-last_card_of_either_side_ends = { $value ->
    [yes] Cavalieri contro Nani: l’ultima carta dell’una o dell’altra fazione chiude la partita.
   *[no] Cavalieri contro Nani: solo l’ultima carta dei Nani chiude la partita.
}

## Drako: domande

drako-decision-turn = Pesca due carte, oppure giocane una.
drako-decision-mulligan = Tieni queste carte?
drako-decision-place = Posiziona una miniatura.
drako-decision-discard = Scarta fino ad avere sei carte.
drako-decision-also-move = Può muovere anche una seconda miniatura.
drako-decision-also-attack = Può attaccare anche un’altra miniatura.
drako-decision-answer = Sei sotto attacco: come rispondi?
drako-decision-second-card = Per lo stesso attacco serve una seconda carta Difesa.
drako-decision-place-wound = Dove va la Ferita del Drago?
drako-decision-step = Dopo la Schivata lo spadaccino può spostarsi.
drako-decision-avoid-net = La Rete cade sullo spadaccino: la schiva?
drako-decision-rebuild = Il tuo mazzo è vuoto: lo riformi e peschi la seconda carta?

drako-ask-verb = Che cosa fai?
drako-ask-card = Quale carta?
drako-ask-symbol = Come la usi?
drako-ask-figure = Quale miniatura?
drako-ask-target = Contro chi?
drako-ask-hex = Dove?
drako-ask-direction = In quale direzione?
drako-ask-area = Su quale sezione?
drako-ask-attack = Quale attacco?
drako-ask-strength = Con quale valore?
drako-ask-manner = Attacchi alla fine della corsa?

drako-help-turn = Un turno ha due azioni (il primissimo una sola). Ogni azione è: pescare 2 carte, oppure giocare 1 carta per uno dei suoi simboli; una carta si può giocare anche senza effetto. Le carte Difesa si tengono per il turno dell’avversario.
drako-help-mulligan = Una sola volta, prima della partita, puoi rimettere nel mazzo tutte le tue carte, mescolare e pescarne altre 4.
drako-help-place = Scegli una miniatura, poi il suo esagono.
drako-help-discard = In mano si tengono al massimo sei carte. Quelle scartate sono perse, a meno che in questa sfida il mazzo si riformi.
drako-help-also-move = La carta muove due miniature diverse, ciascuna fino al suo valore. La seconda non è obbligatoria.
drako-help-also-attack = La carta fa attaccare più miniature; a tutti gli attacchi si risponde insieme. Non sei obbligato a usarli tutti.
drako-help-answer = Indica una alla volta le carte con una Difesa; ognuna blocca per intero un attacco, una Doppia Difesa fino a due. Quando hai finito, subisci il resto.
drako-help-second-card = Contro i Cavalieri i Nani usano due carte Difesa per ogni attacco.
drako-help-place-wound = La corazza è piena: l’attaccante sceglie la sezione. Una sezione con tutti gli spazi feriti è persa per sempre: volo, movimento o fuoco.
drako-help-step = Lo spadaccino può spostarsi in un esagono adiacente libero, oppure restare.
drako-help-avoid-net = In questa edizione il segnalino Schivata si può usare per evitare la Rete; dopo non c’è lo spostamento.
drako-help-rebuild = Una volta a partita i Nani possono riformare il loro mazzo: 18 scarti diventano il mazzo, gli altri escono dal gioco, e i Troll riprendono fino a 5 Rocce. Se ora non peschi altro, potrai farlo più tardi.
drako-help-table = Ogni esagono tocca i vicini lungo un lato; est e ovest sono la fila, le altre direzioni salgono e scendono. ● è una Ferita, ○ uno spazio libero; gli spazi tra [ ] sono un’abilità, persa quando sono tutti feriti. Arco, Balestra, rocce e Fuoco vanno in linea retta. La Difesa di un Troll può costare Rocce. Si possono scrivere le sigle delle carte (K12).

## Drako: rifiuti

drako-refusal-no-action = In questa sfida non c’è un’azione simile.
drako-refusal-game-over = La partita è finita.
drako-refusal-not-asked = La tua fazione non può farlo nel proprio turno: pesca due carte, oppure giocane una.
drako-refusal-mulligan-first = Prima di’ se tieni le tue carte.
drako-refusal-place-first = Prima bisogna posizionare le miniature.
drako-refusal-discard-first = Hai troppe carte in mano: prima scarta.
drako-refusal-finish-card-first = Prima finisci la carta in gioco: usala ancora, oppure di’ che hai fatto.
drako-refusal-answer-first = Prima rispondi all’attacco: blocca, schiva o subiscilo.
drako-refusal-second-card-first = Prima gioca la seconda carta Difesa per lo stesso attacco.
drako-refusal-wound-first = Prima posiziona la Ferita del Drago.
drako-refusal-step-first = Prima di’ dove si sposta lo spadaccino, o che resta fermo.
drako-refusal-net-first = Prima di’ se lo spadaccino schiva la Rete.
drako-refusal-rebuild-first = Prima di’ se riformi il mazzo.
drako-refusal-not-in-hand = Non hai in mano { $card }.
drako-refusal-deck-empty = Il tuo mazzo è vuoto: non c’è nulla da pescare.
drako-refusal-hand-too-large = Contro i Cavalieri i Nani non possono pescare con più di 4 carte in mano.
drako-refusal-figure-gone = Serve una miniatura che non è sulla plancia: { $figure }.
drako-refusal-ability-lost = Tutti gli spazi di quell’abilità sono feriti ({ $figure }): è persa.
drako-refusal-area-lost = Tutti gli spazi di quella sezione sono feriti ({ $area }): il Drago l’ha persa.
drako-refusal-netted-dragon = Il Drago è nella Rete: non può né muovere né volare.
drako-refusal-netted-troll = Questo Troll è nella Rete ({ $figure }): non può né muovere né usare Rocce.
drako-refusal-netted-knight = Questo Cavaliere è nella Rete ({ $figure }): non può né muovere né tirare.
drako-refusal-hex-taken = In { $hex } c’è già una miniatura.
drako-refusal-out-of-reach = { $hex } è troppo lontano, o la via è chiusa ({ $figure }).
drako-refusal-moved-already = Questa miniatura ha già mosso con questa carta: { $figure }.
drako-refusal-attacked-already = Questa miniatura ha già attaccato con questa carta: { $figure }.
drako-refusal-target-gone = Il bersaglio non è sulla plancia: { $target }.
drako-refusal-not-adjacent = I due non sono adiacenti: { $figure }, { $target }.
drako-refusal-not-a-shooter = Questa miniatura non può tirare: { $figure }.
drako-refusal-no-line = Nessuna linea retta di esagoni porta dall’uno all’altro: { $figure }, { $target }.
drako-refusal-not-the-nearest = Tra i due c’è un’altra miniatura: { $figure }, { $target }.
drako-refusal-only-an-answer = Una Difesa si gioca solo in risposta a un attacco.
drako-refusal-no-rock = Hai troppo pochi segnalini Roccia.
drako-refusal-no-enemy-on-line = Sulla linea verso { $direction } non c’è nessun nemico.
drako-refusal-no-enemy-in-fire = Sulla linea verso { $direction } non c’è nessun nemico.
drako-refusal-berserker-on-line = Sulla linea verso { $direction } c’è il berserker: lì non si lanciano rocce.
drako-refusal-no-room-to-charge = Verso { $direction } non c’è un esagono libero: il berserker non può correre da quella parte.
drako-refusal-nobody-to-charge = Nessun nemico ferma la corsa verso { $direction }: non c’è nessuno da attaccare.
drako-refusal-higher-value-first = Un solo Troll attacca con il valore più alto.
drako-refusal-no-swordmaster = Per i Rinforzi lo spadaccino deve essere vivo.
drako-refusal-not-a-dead-archer = Può tornare solo un arciere morto, e questo non lo è: { $figure }.
drako-refusal-not-a-start-hex = { $hex } non è un esagono di partenza dei Cavalieri.
drako-refusal-net-lies = La Rete è già su una miniatura.
drako-refusal-no-net-on-you = Nessuna delle tue miniature è nella Rete.
drako-refusal-two-actions-needed = Per liberarsi dalla Rete servono entrambe le azioni di un turno.
drako-refusal-fury-spent = La Furia è già stata usata in questa partita.
drako-refusal-no-defence-on-card = Su { $card } non c’è una Difesa.
drako-refusal-no-such-attack = Non c’è un attacco con quel numero.
drako-refusal-attack-answered = A quell’attacco hai già risposto.
drako-refusal-attack-of-nothing = Un attacco di valore 0 non fa nulla e non si può bloccare.
drako-refusal-berserker-undefended = Contro il Drago gli attacchi al berserker non si bloccano con carte Difesa.
drako-refusal-netted-troll-rocks = Il Troll attaccato è nella Rete: per lui non si possono usare Rocce.
drako-refusal-defence-too-small = { $card } blocca un solo attacco.
drako-refusal-two-cards-needed = Contro i Cavalieri i Nani usano due carte Difesa per ogni attacco, e tu ne hai una sola.
drako-refusal-same-attack-again = La seconda carta deve bloccare lo stesso attacco della prima.
drako-refusal-evasion-spent = Il segnalino Schivata è già stato usato.
drako-refusal-not-on-swordmaster = Solo lo spadaccino può schivare, e solo un attacco contro di lui.
drako-refusal-step-not-free = { $hex } non è un esagono libero accanto allo spadaccino.
drako-refusal-area-full = Quella sezione non ha più spazi liberi: { $area }.
drako-refusal-not-your-figure = Non è una tua miniatura: { $figure }.
drako-refusal-placed-already = Questa miniatura è già posizionata: { $figure }.
drako-refusal-not-a-place = In { $hex } non puoi posizionare una miniatura.
drako-refusal-preset-too-late = I posti della prima partita valgono solo per i Nani contro il Drago, prima di posizionarne uno.

## Drako: che cosa succede

drako-event-drew = { $viewer ->
    [self] Peschi: { $cards }.
   *[other] { $side ->
        [dragon] Il { $seat } pesca
       *[other] I { $seat } pescano
    } { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
}
drako-event-played = { $viewer ->
    [self] Giochi { $use }.
   *[other] { $side ->
        [dragon] Il { $seat } gioca { $use }.
       *[other] I { $seat } giocano { $use }.
    }
}
drako-event-moved = { $subject } va da { $start } a { $hex }.
drako-event-attacked = { $subject } attacca { $each }.
drako-event-attacked-each = { $object } ({ $value })
drako-event-blocked = { $viewer ->
    [self] Blocchi
   *[other] { $side ->
        [dragon] Il { $seat } blocca
       *[other] I { $seat } bloccano
    }
} { $attacks ->
    [1] l’attacco 1
    [2] l’attacco 2
    [3] gli attacchi 1 e 2
    [4] l’attacco 3
    [5] gli attacchi 1 e 3
   *[6] gli attacchi 2 e 3
} con { $use }.
drako-event-evaded = { $subject } schiva: { $attack }.
drako-event-wounded = { $subject } subisce { $wounds ->
    [one] una Ferita
   *[other] { $wounds } Ferite
} ({ $total } in tutto).
drako-event-killed = { $subject } cade in { $hex }.
drako-event-ability-lost = { $ability ->
    [rock-throw] { $subject } non può più lanciare rocce.
   *[charge] { $subject } non può più caricare.
}
drako-event-area-wounded = Una Ferita al Drago: { $area } ({ $total } su { $spaces }).
drako-event-area-lost = { $where ->
    [flight] { $subject } non può più volare.
    [movement] { $subject } non può più muovere.
   *[fire] { $subject } non può più soffiare fuoco.
}
drako-event-discarded = { $viewer ->
    [self] Scarti: { $cards }.
   *[other] { $side ->
        [dragon] Il { $seat } scarta: { $cards }.
       *[other] I { $seat } scartano: { $cards }.
    }
}
drako-event-rebuilt = { $viewer ->
    [self] Il tuo mazzo si riforma dagli scarti: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }.
   *[other] { $seat }: il mazzo si riforma dagli scarti: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }.
}
drako-event-rocks = { $way ->
    [back] Rocce riprese: { $amount } ({ $total } in tutto).
   *[spent] { $amount ->
        [one] Una Roccia scartata
       *[other] { $amount } Rocce scartate
    } ({ $total } rimaste).
}
drako-event-netted = La Rete cattura { $object }.
drako-event-freed = { $subject } è fuori dalla Rete.
drako-event-raged = { $subject } si infuria: un’azione in più in questo turno.
drako-event-returned = { $subject } torna in { $hex }.
drako-event-laid = { $subject } riceve Rinforzi: { $card }.
drako-event-absorbed = { $subject } perde Rinforzi invece di subire una Ferita: { $card }.
drako-event-placed = { $subject } si posiziona in { $hex }.
drako-event-turn = { $viewer ->
    [self] Tocca a te: { $actions ->
        [one] una sola azione
       *[other] { $actions } azioni
    }.
   *[other] { $side ->
        [dragon] Tocca al { $seat }
       *[other] Tocca ai { $seat }
    }: { $actions ->
        [one] una sola azione
       *[other] { $actions } azioni
    }.
}
drako-event-passed = { $viewer ->
    [self] Non hai più carte e passi.
   *[other] { $side ->
        [dragon] Il { $seat } non ha più carte e passa.
       *[other] I { $seat } non hanno più carte e passano.
    }
}
drako-event-mulligan = { $viewer ->
    [self] Rimetti la mano nel mazzo e peschi di nuovo.
   *[other] { $side ->
        [dragon] Il { $seat } rimette la mano nel mazzo e pesca di nuovo.
       *[other] I { $seat } rimettono la mano nel mazzo e pescano di nuovo.
    }
}
drako-event-kept = { $viewer ->
    [self] Tieni la mano.
   *[other] { $side ->
        [dragon] Il { $seat } tiene la mano.
       *[other] I { $seat } tengono la mano.
    }
}
drako-event-net-avoided = { $subject } schiva la Rete.
drako-event-ended = { $viewer ->
    [self] Hai vinto: { $ending }.
   *[other] { $side ->
        [dragon] Il { $seat } vince: { $ending }.
       *[other] I { $seat } vincono: { $ending }.
    }
}

drako-foreseen-moved = → { $hex }
drako-foreseen-attacked = { $value } contro { $object }
drako-foreseen-netted = Rete contro { $object }
drako-foreseen-freed = costa entrambe le azioni
drako-foreseen-raged = una Ferita, un’azione in più
drako-foreseen-returned = → { $hex }

## Drako: il disegno. Le sigle hanno due lettere.

token-swordmaster = Sp
token-archer-1 = A1
token-archer-2 = A2
token-thrower = La
token-berserker = Be
token-dragon = Dr
token-crossbow-dwarf = Ba
token-fury-dwarf = Fu
token-net-dwarf = Re

drako-picture-piles = mazzo { $deck }, mano { $hand }, scarti { $discard }
drako-picture-removed = fuori dal gioco { $count }
drako-picture-armour = corazza
drako-picture-lost = fuori uso
drako-picture-dead = morto
drako-picture-waiting = da posizionare
drako-picture-netted = nella Rete
drako-picture-attacked = sotto attacco
drako-picture-laid = Rinforzi { $count }
drako-picture-rocks = { $count ->
    [one] { $count } Roccia
   *[other] { $count } Rocce
}
drako-picture-evasion = { $left ->
    [0] Schivata usata
   *[other] Schivata pronta
}
drako-picture-net = Rete pronta
drako-picture-net-on = Rete: { $object }
drako-picture-fury = { $left ->
    [0] Furia usata
   *[other] Furia pronta
}
drako-picture-actions = { $side ->
    [dragon] Tocca al { $seat }
   *[other] Tocca ai { $seat }
}: { $count ->
    [0] ultima azione
    [one] resta un’azione
   *[other] restano { $count } azioni
}
drako-picture-winner = Vittoria: { $seat }
drako-picture-hand = La tua mano:
drako-picture-discards = Scarti, { $seat }:
drako-picture-known = Carte note in mano, { $seat }:
drako-picture-attack = Attacco { $number }: { $figure } → { $target }, { $value ->
    [one] { $value } Ferita
   *[other] { $value } Ferite
}
drako-picture-stopped = bloccato
drako-picture-evaded = schivato
drako-picture-legend-wound = Ferita
drako-picture-legend-free = spazio libero
drako-picture-legend-ability = un’abilità, persa quando è piena
drako-winners = Vittoria: { $seats }!
drako-points = { $points ->
    [one] { $seat }: { $points } Ferita inflitta
   *[other] { $seat }: { $points } Ferite inflitte
}

## Drako: un incontro in due partite

drako-leg = Partita { $number } di 2. { $side }: { $first }; { $other }: { $second }.
drako-leg-result = Partita { $number }: vince { $winner } ({ $side }); Ferite inflitte: { $first } { $score }, { $second } { $others }.
drako-match-won = { $by ->
    [legs] { $winner } vince l’incontro per { $legs } partite a { $lost }.
   *[scores] Una partita ciascuno: { $winner } vince l’incontro per Ferite inflitte, { $score } a { $others }.
}
drako-match-shared = Una partita ciascuno e { $score } Ferite inflitte da entrambe le parti: l’incontro è pari.
drako-player = Giocatore { $number } ({ $code })
error-match-of-legs = { $game } non si gioca in due partite; si può con: { $allowed }.

## Drako: pacchetti

error-pack-symbol = { $file }: { $key }: atteso un simbolo di questa fazione ({ $allowed }), trovato { $got }
error-pack-value = { $file }: { $key }: il simbolo { $name } non ha un valore simile (numeri interi fino a { $high }), trovato { $got }
error-pack-symbols = { $file }: { $key }: attesi da uno a { $most } simboli, trovato { $got }
error-pack-deck = { $file }: { $key }: attese { $expected } carte, trovate { $got }
error-pack-faces = { $file }: { $key }: attese al massimo { $most } carte diverse, trovate { $got }
error-pack-figures = { $file }: { $key }: attese le miniature { $expected } in quest’ordine, trovato { $got }
error-pack-hex = { $file }: { $key }: atteso un esagono della plancia come [q, r], trovato { $got }
error-pack-choice = { $file }: { $key }: atteso un elenco di esagoni o «{ $allowed }», trovato { $got }
