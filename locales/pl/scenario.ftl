# Pliki scenariuszy i polecenie `check`.

error-scenario-toml = { $file }:{ $line }: to nie jest TOML: { $reason }
error-scenario-text = { $file }:1: plik nie jest tekstem UTF-8
error-scenario-file = { $file }: nie można odczytać: { $reason }
error-scenario-none = { $file }: w tym folderze nie ma pliku scenariusza (*.toml)
error-scenario-unknown = { $file }:{ $line }: { $key }: nieznany klucz; oczekiwano jednego z: { $allowed }
error-scenario-missing = { $file }:{ $line }: { $key }: brakuje klucza „{ $name }”
error-scenario-table = { $file }:{ $line }: { $key }: oczekiwano tabeli, jest { $got }
error-scenario-list = { $file }:{ $line }: { $key }: oczekiwano listy, jest { $got }
error-scenario-string = { $file }:{ $line }: { $key }: oczekiwano tekstu, jest { $got }
error-scenario-integer = { $file }:{ $line }: { $key }: oczekiwano liczby całkowitej od { $low } do { $high }, jest { $got }
error-scenario-name = { $file }:{ $line }: { $key }: oczekiwano jednego z: { $allowed }; jest { $got }
error-scenario-card = { $file }:{ $line }: { $key }: nie ma takiej karty: { $got }; oczekiwano jednej z: { $allowed }
error-scenario-copies = { $file }:{ $line }: { $key }: za dużo kart { $name }: jest ich tylko { $copies }
error-scenario-capacity = { $file }:{ $line }: { $key }: miejsca jest na { $capacity }, a nie na { $count }
error-scenario-undecided = { $file }:{ $line }: { $key }: pozycja wymaga decyzji (czyj to wybór?) albo wyniku, lecz nie obu naraz
error-scenario-differs = { $file }:{ $line }: { $key }: reszta pozycji mówi { $real }, a nie { $got }
error-scenario-unplaced = { $file }:{ $line }: { $key }: kart nie wystarczy na wszystkie miejsca
error-scenario-unanswerable = { $file }:{ $line }: { $key }: nikt nie mógłby podjąć tej decyzji: żadna akcja nie jest dozwolona
error-scenario-action = { $file }:{ $line }: { $key }: żadna akcja gry { $game } nie brzmi { $got }; najbliższe: { $nearest }
error-scenario-ambiguous = { $file }:{ $line }: { $key }: { $got } może oznaczać: { $choices }
error-scenario-undo = { $file }:{ $line }: { $key }: oczekiwano true, false albo kodu odmowy, jest { $got }
error-scenario-game = { $file }:{ $line }: { $key }: { $reason }
error-scenario-contents = { $file }:{ $line }: { $key }: karty tej pozycji się nie zgadzają: { $reason }
error-scenario-unsettled = { $file }:{ $line }: { $key }: zasady nie zatrzymują się tutaj: bez żadnej akcji gra przechodzi do „{ $then }”

# Pozycje, do których nie prowadzi żadna gra: `Game.impossible`.
error-scenario-drako-same-hex = { $file }:{ $line }: { $key }: { $first } i { $second } stoją na tym samym polu { $at } (zasada { $rule })
error-scenario-drako-wounds = { $file }:{ $line }: { $key }: { $name }: obrażeń jest { $wounds }, a tor ma tyle miejsc: { $spaces } (zasada { $rule })
error-scenario-drako-full-track = { $file }:{ $line }: { $key }: { $name } jest na planszy, a cały tor obrażeń ({ $spaces }) jest pełny (zasada { $rule })
error-scenario-drako-not-dead = { $file }:{ $line }: { $key }: { $name } jest poza planszą z obrażeniami: { $wounds }; martwa figurka ma ich { $spaces } (zasada { $rule })
error-scenario-drako-area = { $file }:{ $line }: { $key }: { $name }: obrażeń jest { $wounds }, a miejsc tylko { $spaces } (zasada { $rule })
error-scenario-drako-armour = { $file }:{ $line }: { $key }: obrażenia trafiają na lot, ruch i ogień dopiero po zapełnieniu pancerza ({ $spaces }) (zasada { $rule })
error-scenario-drako-tokens = { $file }:{ $line }: { $key }: { $name } może wynosić w tym wariancie najwyżej { $most }, a nie { $value } (zasada { $rule })
error-scenario-drako-healed = { $file }:{ $line }: { $key }: w tym wariancie żaden łucznik nie wraca, więc żadne obrażenia nie są leczone (zasada { $rule })
error-scenario-drako-fury = { $file }:{ $line }: { $key }: furia jest zużyta, a furiat nie ma żadnego obrażenia (zasada { $rule })
error-scenario-drako-net = { $file }:{ $line }: { $key }: sieć nie może leżeć na { $name }: tylko na wrogu krasnoludów (zasada { $rule })
error-scenario-drako-net-dead = { $file }:{ $line }: { $key }: sieć leży na { $name }, którego nie ma na planszy (zasada { $rule })
error-scenario-drako-laid-where = { $file }:{ $line }: { $key }: posiłki kładzie się tylko na rycerzach i tylko przeciw krasnoludom (zasada { $rule })
error-scenario-drako-laid-count = { $file }:{ $line }: { $key }: { $name }: kart na figurkach jest { $marks }, a w strefie „laid” { $cards } (zasada { $rule })
error-scenario-drako-laid-card = { $file }:{ $line }: { $key }: karty { $name } nie można położyć na figurce: nie ma na niej posiłków tego wariantu (zasada { $rule })
error-scenario-drako-removed = { $file }:{ $line }: { $key }: karty usuwa się tylko przy odbudowie talii krasnoludów przeciw trollom (zasada { $rule })
error-scenario-drako-hand = { $file }:{ $line }: { $key }: { $name }: kart na ręce jest { $count }; więcej niż { $limit } tylko przy odrzucaniu, a wtedy co najmniej o jedną więcej (zasada { $rule })
error-scenario-drako-stack = { $file }:{ $line }: { $key }: decyzje na stosie albo gracze nie pasują do siebie: podaj cały stos (zasada { $rule })
error-scenario-drako-phase = { $file }:{ $line }: { $key }: przy tej decyzji faza zagranej karty to { $wanted } (zasada { $rule })
error-scenario-drako-attacks = { $file }:{ $line }: { $key }: ataki są wtedy, gdy karta jest w grze, i tylko wtedy (zasada { $rule })
error-scenario-drako-attack = { $file }:{ $line }: { $key }: atak { $number } nie jest atakiem gracza, którego jest tura, na drugą stronę (zasada { $rule })
error-scenario-drako-to-place = { $file }:{ $line }: { $key }: tylko żywy smok ma obrażenia do rozmieszczenia, po ataku (zasada { $rule })
error-scenario-drako-actions = { $file }:{ $line }: { $key }: tu może zostać od { $least } do { $most } akcji, a nie { $value } (zasada { $rule })
error-scenario-drako-winner = { $file }:{ $line }: { $key }: zakończona gra ma zwycięzcę, a żadna inna go nie ma (zasada { $rule })
error-scenario-drako-survivors = { $file }:{ $line }: { $key }: { $name } ma jeszcze figurki na planszy (zasada { $rule })
error-scenario-draco-no-ride = { $file }:{ $line }: { $key }: { $name } nie dosiada żadnego smoka (zasada { $rule })
error-scenario-draco-same-ride = { $file }:{ $line }: { $key }: { $first } i { $second } dosiadają tego samego smoka { $name } (zasada { $rule })
error-scenario-draco-score = { $file }:{ $line }: { $key }: z opcją score-floor wynik { $name } nigdy nie spada poniżej 0 (zasada { $rule })
error-scenario-draco-end = { $file }:{ $line }: { $key }: ten koniec wymaga smoków na szczycie: { $wanted }; jest ich { $count } (zasada { $rule })
error-scenario-draco-summit = { $file }:{ $line }: { $key }: przy tylu smokach na szczycie ({ $count }) gra byłaby skończona (zasada { $rule })
error-scenario-draco-stack = { $file }:{ $line }: { $key }: tura to zagranie albo wymiana po zagraniu tego samego gracza (zasada { $rule })
error-scenario-draco-exchange = { $file }:{ $line }: { $key }: nie ma czego wymieniać: żaden smok nie jest na szczycie (zasada { $rule })
error-scenario-draco-aside = { $file }:{ $line }: { $key }: { $name } ma odłożone karty, a teraz nie wymienia (zasada { $rule })
error-scenario-draco-aside-card = { $file }:{ $line }: { $key }: karta { $name } nie może być odłożona: jej smok nie jest na szczycie (zasada { $rule })
error-scenario-draco-hand = { $file }:{ $line }: { $key }: { $name } ma więcej niż { $limit } kart, licząc odłożone (zasada { $rule })
error-scenario-draco-no-hand = { $file }:{ $line }: { $key }: { $name } nie ma kart, a kto nie ma żadnej, dobiera na końcu tury (zasada { $rule })
error-scenario-signori-no-seat = { $file }:{ $line }: { $key }: to nie jest miejsce tej gry; miejsca to { $seats } (zasada { $rule })
error-scenario-signori-no-result = { $file }:{ $line }: { $key }: zakończona gra ma wynik (winning-team) (zasada { $rule })
error-scenario-signori-not-broke = { $file }:{ $line }: { $key }: żadna pula nie jest pusta, więc gra tak się nie kończy (zasada { $rule })
error-scenario-signori-stack = { $file }:{ $line }: { $key }: na dnie stosu musi być seal, main lub final: podaj cały stos (zasada { $rule })
error-scenario-signori-active = { $file }:{ $line }: { $key }: tura należy do aktywnego gracza (zasada { $rule })
error-scenario-signori-phase = { $file }:{ $line }: { $key }: faza nie pasuje do decyzji; oczekiwano jednej z: { $allowed } (zasada { $rule })
error-scenario-signori-stage = { $file }:{ $line }: { $key }: walka ma etap w fazie „combat” i tylko tam (zasada { $rule })
error-scenario-signori-fighters = { $file }:{ $line }: { $key }: walka wymaga atakującego i obrońcy z dwóch drużyn (zasada { $rule })
error-scenario-signori-no-combat = { $file }:{ $line }: { $key }: jest atakujący albo obrońca, ale nie ma walki (zasada { $rule })
error-scenario-signori-chain = { $file }:{ $line }: { $key }: łańcuch nie leży na istocie albo łańcuchów jest więcej niż istot (zasada { $rule })
error-scenario-signori-category = { $file }:{ $line }: { $key }: karta tej kategorii nie może być w „{ $zone }” (zasada { $rule })
error-scenario-signori-creature-level = { $file }:{ $line }: { $key }: istoty mają tu najwyżej poziom { $most }, zgodnie z rolą właściciela (zasada { $rule })
error-scenario-signori-no-role = { $file }:{ $line }: { $key }: błogosławieństwa leżą za rolą, a jej nie ma (zasada { $rule })
error-scenario-signori-level = { $file }:{ $line }: { $key }: rola ma najwyżej poziom { $most } (zasada { $rule })
error-scenario-signori-mark = { $file }:{ $line }: { $key }: klątwa i pozostałe jej tury (mark-left) idą w parze (zasada { $rule })
error-scenario-signori-phase-cards = { $file }:{ $line }: { $key }: karty są w „{ $zone }” tylko w fazie „{ $when }” (zasada { $rule })

check-running = Sprawdzam { $file }
check-failed = BŁĄD { $name }
check-difference = krok { $step }, { $file }:{ $line }: { $key }
check-difference-after = krok { $step } ({ $action }), { $file }:{ $line }: { $key }
check-expected = oczekiwano { $expected }
check-got = jest       { $got }
check-summary = { $total ->
    [one] 1 scenariusz
    [few] { $total } scenariusze
   *[other] { $total } scenariuszy
  }: udanych { $passed }, nieudanych { $failed }{ $bad ->
    [0] { "" }
   *[other] , błędnych plików { $bad }
  }
