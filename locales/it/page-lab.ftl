## The page: the laboratory

page-lab = Laboratorio
page-lab-help = I bot hanno giocato ogni tavolo molte volte. Le barre dicono chi ha vinto, i baffi quanto è sicuro: il vero sta fra i loro estremi 19 volte su 20.
page-lab-choose = Rapporto
page-lab-what = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, ogni parte giocata da { $bot }. A giocatori migliori può andare diversamente.
page-lab-share = Quota
page-lab-sides = Chi vince
page-lab-turns = Secondo l’ordine dei turni
page-lab-fair = La linea tratteggiata è ciò che sarebbe equo.
page-lab-lengths = Durata delle partite
page-lab-decisions = Decisioni
page-lab-figures = Le cifre
page-lab-cards = Quanto valgono le carte
page-lab-cards-help = Vittorie di chi ha ricevuto la carta all’inizio meno quelle degli altri, in punti. Un asterisco segna ciò che supera il caso.
page-lab-beyond = oltre il caso
