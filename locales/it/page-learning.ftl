## The rules page

page-rules-of = Le regole di { $game }
page-rules-contents = Indice delle regole
page-rules-search = Cerca nelle regole
page-rules-editions = Edizioni
page-rules-edition-all = Tutte le edizioni
page-rules-edition-en = Edizione inglese
page-rules-edition-it = Edizione italiana
page-rules-edition-pl = Edizione polacca
page-rules-different = Solo dove le edizioni differiscono
page-rules-print = Stampa
page-rules-count = { $count ->
    [one] una regola
   *[other] { $count } regole
}
page-rules-none = Nessuna regola ne parla.
page-rules-link = Collegamento alla regola { $rule }
page-rules-ruling = deciso da noi: i regolamenti non lo dicono

## The lesson page

page-lesson = Lezione
page-lesson-step = Passo { $step } di { $steps }
page-lesson-back = Indietro
page-lesson-next = Avanti
page-lesson-skip = Salta
page-lesson-finish = Alla sala
page-lesson-loading = La lezione si sta preparando.
page-lesson-opponent = Avversario
