## Il laboratorio: arene, campionati, forza.

error-table-part = «{ $got }» non dice nulla di un tavolo di { $game }; dopo i due punti va un numero di giocatori, NOME=VALORE o uno tra: { $allowed }
error-table-twice = { $got }: { $option } è indicato due volte
error-arena-games = Un’arena ha bisogno di almeno una partita, non { $got }
error-arena-seed = Qui un seme è un numero intero da 0 a 2^63 - 1, non { $got }
error-arena-workers = attesi da 1 a { $most } processi, trovato { $got }
error-arena-exists = { $file } contiene un’altra serie: --resume la continua, --force la sovrascrive, --out indica un altro file
error-arena-other-plan = { $file } contiene una serie di un altro piano (tavolo, bot, seme o versione diversi) e questa non può continuarla
error-arena-file = { $file } non contiene i risultati di un’arena: { $reason }
error-arena-game-fails = La partita { $number } non si può giocare: il suo processo è fallito. Quanto giocato prima è conservato.
error-league-bots = Un campionato ha bisogno di almeno due bot diversi, non «{ $got }»
error-arena-longest = A una partita va concessa almeno una decisione, non { $got }
error-arena-worker = Un processo ha dragonhall { $got } dove serve { $wanted }, o altre regole o carte: giocherebbe altre partite
error-cluster-address = Nessun cluster risponde a { $address }: { $reason }
error-cluster-game-fails = La partita { $number } non si può giocare sul cluster: { $reason }. Quanto giocato prima è conservato.
error-extra = { $package } non è installato: pip install "dragonhall[{ $extra }]"
error-strength-only = Nessun incontro ha «{ $got }» nel tavolo o nei bot

arena-title = { $table }: { $games ->
    [one] una partita
   *[other] { $games } partite
} da { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}, seme { $seed }
arena-kept = Risultati: { $file }
arena-interrupted = { $done ->
    [one] Una partita
   *[other] { $done } partite
} su { $total } in { $file }; lo stesso comando con --resume continua.
league-title = Campionato a { $table }, { $games ->
    [one] una partita
   *[other] { $games } partite
}
league-plotted = Grafico: { $file }

lab-rate = { $rate } partite/s
lab-progress = { $what }: { $done } partite su { $total }, { $rate } al secondo, restano { $left }
lab-percent = { $value } %
lab-percents = { $low } – { $high } %
lab-bot = bot
lab-side = parte
lab-table = tavolo
lab-games = partite
lab-won = vinte
lab-drawn = pari
lab-lost = perse
lab-share = quota
lab-interval = intervallo 95 %
lab-fair = equa
lab-rating = punteggio
lab-length = Decisioni per partita: { $mean } in media, da { $shortest } a { $longest }
lab-ends = Finali: { $ends }
lab-cut-short = Interrotte dopo { $longest } decisioni e contate come pari: { $games ->
    [one] una partita
   *[other] { $games } partite
}
lab-method = Ogni distribuzione è giocata in tutte le rotazioni dei bot tra le parti. Una vittoria divisa tra n vale 1/n. Intervalli: normale sulle distribuzioni (con due partite vinte e due perse aggiunte), o di Wilson dove una distribuzione dà una sola partita.
lab-ratings-method = Punteggi: Plackett-Luce con openskill, chi è nuovo parte da 25; ± è metà dell’intervallo al 95 %.

strength-title = La forza dei bot
strength-intro = La forza di gioco misurata dei bot. In ogni riga il primo bot deve raggiungere la soglia contro il secondo. Questa pagina è scritta da:
strength-machine = { $date }; { $cores ->
    [one] un core
   *[other] { $cores } core
}, { $system }, Python { $python }, dragonhall { $version }, { $core ->
    [compiled] nucleo compilato
   *[uncompiled] nucleo non compilato
}.
strength-quick = **Una prova con poche partite di piccoli bot: le cifre non dicono nulla sulla forza.**
strength-bots = bot
strength-bar = soglia
strength-met-head = raggiunta
strength-plies = decisioni per partita
strength-at-least = ≥ { $bar }
strength-well-above = intervallo ≥ { $bar }
strength-met = { $met ->
    [certain] sì, con il suo intervallo
    [yes] sì
    [open] mancano ancora partite
   *[no] no
}
strength-met-of = Soglie raggiunte: { $met } su { $total }.
strength-how = «Sì, con il suo intervallo» significa che anche l’estremo inferiore dell’intervallo raggiunge la soglia. Una soglia «intervallo ≥» è 1,2 volte la quota equa, per l’estremo inferiore. A un tavolo con più di due parti il primo bot gioca da solo contro copie del secondo.
strength-summary = Soglie raggiunte: { $met } su { $total }: { $file }

error-vector-games = Si possono far avanzare insieme da 1 a { $most } partite, non { $got }
error-vector-longest = Una partita si interrompe dopo un numero intero di azioni, o mai (0), non dopo { $got }
error-vector-piece = Un’osservazione non ha la parte «{ $got }»; ha: { $allowed }
error-vector-actions = Un passo vuole { $games } numeri interi, uno per partita, non { $got }
