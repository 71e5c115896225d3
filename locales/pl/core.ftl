## Co może pójść nie tak.

error-unreadable = { $game } nie zna akcji „{ $text }”.
error-ambiguous = „{ $text }” może oznaczać kilka akcji: { $choices }.

error-game = Nie ma gry „{ $got }”; są: { $allowed }.
error-players = W { $game } gra od { $fewest } do { $most } osób, a nie { $got }.
error-option-name = Nie ma opcji „{ $got }”; są: { $allowed }.
error-option-value = Opcja { $option } nie może mieć wartości „{ $got }”; możliwe są: { $allowed }.
error-option-form = „{ $got }” nie ustawia żadnej opcji: pisze się NAZWA=WARTOŚĆ.
error-seat = Nie ma miejsca „{ $got }”; są: { $allowed }.
error-seats = { $players ->
    [one] Jeden gracz potrzebuje jednego miejsca
    [few] { $players } graczy potrzebuje { $players } miejsc
   *[many] { $players } graczy potrzebuje { $players } miejsc
}, a „{ $got }” wymienia { $count }.
error-seat-without-bot = { $seat } nie ma bota: podaj po jednym dla każdego miejsca lub drużyny.
error-language = Nie ma języka „{ $got }”; są: { $allowed }.
error-seed = Ziarno to liczba całkowita od 0 wzwyż albo 64 cyfry szesnastkowe, a nie „{ $got }”.
error-bot = Nie ma bota „{ $got }”; są: { $allowed }.
error-bot-option = Bot { $bot } nie ma opcji „{ $got }”; ma: { $allowed }.
error-bot-option-value = Opcja { $setting } bota { $bot } to liczba całkowita od { $low } do { $high }, a nie „{ $got }”.
error-net-file = { $file } nie zawiera sieci: { $reason }
error-net-numpy = Sieć potrzebuje numpy: pip install 'dragonhall[rl]'
error-net-game = Ta sieć nauczyła się gry { $learned } dla { $players } graczy według zasad { $rules } i nie gra w nic innego
error-net-pack = Ta sieć uczyła się na innym pakiecie niż { $pack }: wskaż jej pakiet opcją --pack
error-resume-fixed = Wznowiona partia toczy się tak, jak się zaczęła: pomiń { $option }.
error-ply = Zapis zawiera { $most ->
    [one] jedną akcję
    [few] { $most } akcje
   *[many] { $most } akcji
}; pozycji { $got } nie ma.

error-pack-file = { $file }: nie da się odczytać: { $reason }
error-pack-text = { $file }: to nie jest tekst UTF-8
error-pack-toml = { $file }: to nie jest TOML: { $reason }
error-pack-missing = { $file }: { $key }: brakuje
error-pack-unknown = { $file }: { $key }: nic tu nie znaczy; znane są: { $allowed }
error-pack-table = { $file }: { $key }: powinna być tabela, jest { $got }
error-pack-list = { $file }: { $key }: powinna być lista, jest { $got }
error-pack-string = { $file }: { $key }: powinien być tekst, jest { $got }
error-pack-integer = { $file }: { $key }: powinna być liczba całkowita od { $low } do { $high }, jest { $got }
error-pack-twice = { $file }: { $key }: nazwy muszą się różnić, jest { $got }
error-pack-length = { $file }: { $key }: liczba nazw powinna wynosić { $expected }, jest { $got }
error-pack-most = { $file }: { $key }: najwyżej { $most }, jest { $got }
error-pack-cards = { $file }: { $key }: przy { $players } graczach potrzeba łącznie od { $low } do { $high } kart, jest { $got }
error-pack-summit = { $file }: { $key }: „|” powinno stać raz, przed { $expected } ostatnimi polami, jest { $got }
error-pack-start = { $file }: { $key }: pole startowe musi mieć wartość 0, jest { $got }

error-record-file = { $file }: nie da się odczytać: { $reason }
error-record-text = { $file }: to nie jest tekst UTF-8
error-record-empty = { $file }: plik jest pusty
error-record-header = { $file }: wiersz 1: powinien tu być nagłówek zapisu
error-record-line = { $file }: wiersz { $line }: to nie jest JSON
error-record-truncated = { $file }: wiersz { $line }: urywa się w połowie
error-record-version = { $file }: ma format { $got }; ta wersja zna format { $known }
error-record-field = { $file }: wiersz { $line }: { $reason }
error-record-edited = { $file }: wiersz { $line }: został zmieniony albo brakuje wierszy przed nim
error-record-seed = { $file }: ziarno nie jest tym, do którego się zobowiązano
error-record-sealed = { $file }: nie zawiera ziarna, więc partii nie da się odtworzyć
error-record-rules = { $file }: grano według zasad { $got }; ta wersja gra według { $known }
error-record-pack = { $file }: grano innym zestawem ({ $got }…, tutaj { $known }…); wskaż go przez --pack
error-record-illegal = { $file }: akcja { $ply }: „{ $action }” nie była dozwolona
error-record-differs = { $file }: akcja { $ply }: prowadzi do innej pozycji niż zapisana
error-record-outcome = { $file }: kończy się inaczej, niż zapisano
error-save-exists = { $file } już istnieje; aby go nadpisać: save! { $file }
error-save-file = { $file } nie da się zapisać: { $reason }

error-undo-nothing = Nie ma czego cofać.
error-undo-chance = Tego nie da się już cofnąć: w międzyczasie zdecydował los.
error-undo-learned = Tego nie da się już cofnąć: inni zobaczyli coś nowego.
error-undo-others = To nie był twój wybór, więc nie możesz go cofnąć.

## The name of the viewer in a drawing.
picture-you = { $seat } (ty)
