## Studi dell’equilibrio.

error-balance-format = «{ $got }» non è una forma di rapporto; ci sono: { $allowed }
error-balance-ladder = Una scala ha bisogno di almeno due bot, non «{ $got }»
error-study-file = { $file } non è uno studio: { $reason }
error-study-name = { $file }: due rapporti si chiamerebbero «{ $name }»

balance-title = Equilibrio di { $table }
balance-what = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, tutte le parti giocate da { $bot }, seme { $seed }, pacchetto { $pack }, dragonhall { $version }. Dice come va a questo bot con queste carte; a giocatori migliori può andare altrimenti.
balance-sides = Chi vince
balance-outside = Fuori da { $bounds }, che è lo scopo: { $sides }
balance-inside = Ogni quota sta entro { $bounds }, che è lo scopo.
balance-seats = Per posto
balance-seat = posto
balance-order = Per ordine di turno
balance-turn = turno
balance-place = { $place }º
balance-course = Come vanno le partite
balance-mean = media
balance-length = decisioni per partita
balance-lengths = Partite per numero di decisioni
balance-lead-changes = cambi di vantaggio
balance-cut-short = Interrotte dopo { $longest } decisioni e contate come pari: { $share }
balance-cards = Carte
balance-cards-how = «Effetto» è la quota di chi ha avuto la carta nella prima mano meno la quota di chi non l’ha avuta, in punti: la distribuzione è caso, quindi è merito della carta. «Vince se giocata» non lo è: chi vince e chi perde gioca carte diverse. «Decide»: la quota di partite in cui l’ultima grande oscillazione della valutazione per il vincitore è venuta dalla carta.
balance-standing-out = Oltre il rumore, con *: { $cards }
balance-none-stands-out = L’effetto di nessuna carta supera il rumore.
balance-detectable = Con tante partite un effetto di { $points } punti di una carta comune si trova 4 volte su 5.
balance-card = carta
balance-dealt = partite con la carta in mano
balance-effect = effetto
balance-played = partite in cui è giocata
balance-won-when-played = vince se giocata
balance-decides = decide
balance-uses = A cosa servono le carte
balance-times = volte per partita
balance-whole-card = carta intera
balance-abilities = Abilità, segnalini e ruoli
balance-abilities-how = In quante partite è successo, e quanto spesso ha vinto allora la parte a cui è successo. Chi perde perde anche abilità: non è una causa.
balance-ability = cosa è successo
balance-happened = partite
balance-owner-wins = la sua parte vince
balance-befell-evaded = Schivata: { $what }
balance-befell-killed = muore: { $what }
balance-befell-ability-lost = perde l’abilità: { $what }
balance-befell-area-lost = il Drago perde: { $what }
balance-befell-netted = nella Rete: { $what }
balance-befell-raged = Furia: { $what }
balance-befell-returned = torna: { $what }
balance-befell-role = ruolo { $what }
balance-befell-blessed = benedizione: { $what }
balance-befell-cursed = maledizione: { $what }
balance-ladder = Abilità contro fortuna
balance-ladder-how = Un bot più forte contro uno più debole, su distribuzioni appaiate con le parti scambiate. Dove tutto è fortuna, ciascuno ha la quota equa; dove tutto è abilità, il più forte vince sempre.
balance-stronger = più forte
balance-weaker = più debole
balance-unsure = Cosa non è certo
balance-unsure-how = Le parti del pacchetto a questo tavolo che nessuna fonte dà con esattezza. Ciò che questa pagina ne dice riguarda la nostra ricostruzione, non il gioco stampato.
balance-all-exact = Ogni parte del pacchetto a questo tavolo è esatta.
balance-part = parte
balance-parts = { $count ->
    [one] una carta o parte
   *[other] { $count } carte o parti
}
balance-provenance = provenienza
balance-method-title = Metodo
balance-method = Ogni partita ha la sua distribuzione. Una vittoria divisa fra n conta 1/n, una partita senza vincitore è pari per tutti. Gli intervalli contengono il valore vero 95 volte su 100: di Wilson per le quote, normali per le medie e per gli effetti (la cui dispersione è quella di mani distribuite di nuovo). Le carte sono dette oltre il rumore col metodo di Holm: la probabilità che un rapporto nomini così una carta che non fa nulla è al più del 5 %.

balance-against = { $before } contro { $after }
balance-compared = { $games ->
    [one] Una partita
   *[other] { $games } partite
} ciascuno sulle stesse distribuzioni (seme { $seed }), tutte le parti giocate da { $bot }; pacchetti { $before } e { $after }. Valori confrontati: { $figures }.
balance-changed = Cosa è cambiato
balance-nothing-changed = Nulla è cambiato oltre il rumore.
balance-unchanged = Cosa può essere rumore
balance-figure = valore
balance-before = prima
balance-after = dopo
balance-difference = differenza
balance-chance = caso
balance-changed-side = quota di { $what }
balance-changed-turn = quota del { $what } turno
balance-changed-length = decisioni per partita{ $what }
balance-changed-cut-short = partite interrotte{ $what }
balance-changed-lead-changes = cambi di vantaggio{ $what }
balance-changed-held = effetto di { $what }
balance-changed-played = partite in cui è giocata { $what }
balance-changed-decides = partite decise da { $what }
balance-changed-ability = partite in cui: { $what }
balance-compare-method = I valori che ogni partita ha sono confrontati partita per partita sulle stesse distribuzioni, gli altri con i loro errori standard. «Caso»: quanto spesso la sola fortuna darebbe una differenza così grande in uno qualsiasi di questi valori, col metodo di Holm; sotto il 5 % si chiama cambiamento.
balance-written = Rapporto: { $file }
study-title = Studi dell’equilibrio
study-what = Indice dei rapporti sull’equilibrio, scritto da `dragonhall study`. Ogni rapporto dice quale bot ha giocato e quali parti del pacchetto sono ricostruite. «In equilibrio» significa che ogni quota è vicina a quella equa: { $bounds } con due parti, in proporzione con più parti.
study-report = rapporto
study-shares = quote
study-aim = in equilibrio
study-within = { $within ->
    [yes] sì
   *[no] no
}
study-index = Indice: { $file }
