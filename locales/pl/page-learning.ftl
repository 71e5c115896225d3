## The rules page

page-rules-of = Zasady gry { $game }
page-rules-contents = Spis zasad
page-rules-search = Szukaj w zasadach
page-rules-editions = Wydania
page-rules-edition-all = Wszystkie wydania
page-rules-edition-en = Wydanie angielskie
page-rules-edition-it = Wydanie włoskie
page-rules-edition-pl = Wydanie polskie
page-rules-different = Tylko różnice między wydaniami
page-rules-print = Drukuj
page-rules-count = { $count ->
    [one] jedna zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
page-rules-none = Żadna zasada o tym nie mówi.
page-rules-link = Odnośnik do zasady { $rule }
page-rules-ruling = nasze rozstrzygnięcie: instrukcje tego nie mówią

## The lesson page

page-lesson = Lekcja
page-lesson-step = Krok { $step } z { $steps }
page-lesson-back = Wstecz
page-lesson-next = Dalej
page-lesson-skip = Pomiń
page-lesson-finish = Do sali
page-lesson-loading = Lekcja się przygotowuje.
page-lesson-opponent = Przeciwnik
