## Drako: nazwy

game-drako = Drako
drako-about = Potyczka na dziewiętnastu polach: sześć wariantów.
seat-knights = Zbrojni
seat-trolls = Trolle
seat-dragon = Smok
seat-dwarves = Krasnoludy

figure-swordmaster = rycerz
figure-archer = łucznik { $number }
figure-thrower = miotacz
figure-berserker = berserker
figure-dragon = smok
figure-crossbow-dwarf = kusznik
figure-fury-dwarf = furiat
figure-net-dwarf = sieciarz

## Figurka na początku zdania

subject-swordmaster = Rycerz
subject-archer = Łucznik { $number }
subject-thrower = Miotacz
subject-berserker = Berserker
subject-dragon = Smok
subject-crossbow-dwarf = Kusznik
subject-fury-dwarf = Furiat
subject-net-dwarf = Sieciarz

## Figurka, której coś się dzieje (biernik)

object-swordmaster = rycerza
object-archer = łucznika { $number }
object-thrower = miotacza
object-berserker = berserkera
object-dragon = smoka
object-crossbow-dwarf = kusznika
object-fury-dwarf = furiata
object-net-dwarf = sieciarza

symbol-move = ruch
symbol-move1 = ruch jednego
symbol-move2 = ruch dwóch
symbol-attack1 = atak jednego
symbol-attack2 = atak dwóch
symbol-attack3 = atak trzech
symbol-defence = obrona
symbol-double-defence = podwójna obrona
symbol-bow = strzał z łuku
symbol-reinforcements = wezwanie posiłków
symbol-rock-throw = rzut kamieniem
symbol-charge = szarża
symbol-flight = lot
symbol-bite = ugryzienie
symbol-fire = ogień
symbol-crossbow = strzał z kuszy
symbol-net = sieć
symbol-nothing = bez efektu

## Symbole tak, jak są na karcie

drako-symbol-move = ruch { $value }
drako-symbol-move1 = ruch { $value }
drako-symbol-move2 = { $side ->
    [knights] ruch 2 zbrojnych: { $value }
    [trolls] ruch 2 trolli: { $value }
   *[dwarves] ruch 2 krasnoludów: { $value }
}
drako-symbol-attack1 = atak { $value }
drako-symbol-attack2 = { $side ->
    [knights] atak 2 zbrojnych: { $value }
    [trolls] atak 2 trolli: { $value }
   *[dwarves] atak 2 krasnoludów: { $value }
}
drako-symbol-attack3 = atak 3 zbrojnych: { $value }
drako-symbol-defence = { $value ->
    [0] obrona
    [one] obrona za { $value } kamień
    [few] obrona za { $value } kamienie
   *[many] obrona za { $value } kamieni
}
drako-symbol-bow = strzał z łuku { $value }
drako-symbol-rock-throw = rzut kamieniem { $value }
drako-symbol-bite = ugryzienie { $value }
drako-symbol-fire = ogień { $value }
drako-symbol-crossbow = strzał z kuszy { $value }
drako-card-for-nothing = { $card } bez efektu
drako-card-for-symbol = { $symbol } ({ $card })

verb-draw = dobierz 2 karty
verb-discard = odrzuć
verb-also = także
verb-block = zablokuj kartą
verb-evade = unik:
verb-step = przejdź na
verb-wound = zadaj obrażenie:
verb-place = ustaw
verb-free = zrzuć sieć
verb-fury = furia
verb-accept = przyjmij resztę
verb-stay = zostań
verb-keep = zatrzymaj rękę
verb-mulligan = wtasuj rękę i dobierz 4 nowe karty
verb-preset = ustawienie na pierwszą grę
verb-avoid = uniknij sieci
verb-take = przyjmij sieć
verb-rebuild = odtwórz talię
verb-stop = nie dobieraj więcej

attack = atak { $number }
area-flight = lot
area-movement = ruch
area-fire = ogień
strength-higher = wyższa wartość
strength-lower = niższa wartość
manner-attack = dwa ataki
manner-run = tylko bieg
direction-e = wschód
direction-ne = północny wschód
direction-nw = północny zachód
direction-w = zachód
direction-sw = południowy zachód
direction-se = południowy wschód

ending-annihilated = jedna ze stron nie ma już figurek
ending-out_of_cards = jednej ze stron skończyły się karty
ending-both_out_of_cards = obu stronom skończyły się karty
ending-resigned = jeden z graczy się poddał
ending-timeout = jednemu z graczy skończył się czas

drako-option-matchup = { $value ->
    [knights-trolls] Zbrojni przeciw trollom.
    [dragon-dwarves] Smok przeciw krasnoludom.
    [trolls-dragon] Trolle przeciw smokowi.
    [trolls-dwarves] Trolle przeciw krasnoludom.
    [knights-dragon] Zbrojni przeciw smokowi.
   *[knights-dwarves] Zbrojni przeciw krasnoludom.
}
drako-option-edition = { $value ->
    [it] Wydanie włoskie.
    [pl] Wydanie polskie.
   *[en] Wydanie angielskie.
}
drako-option-mulligan = { $value ->
    [on] Każdy może raz wymienić rękę początkową.
   *[off] Ręki początkowej się nie wymienia.
}
drako-option-preset = { $value ->
    [on] Ustawienie na pierwszą grę, jeśli takie jest.
   *[off] Figurki ustawia się tak, jak mówi wariant.
}

## Drako: co wydania mówią różnie

drako-edition-evasion_step_before_wounds = { $value ->
    [yes] Po uniku rycerz robi krok od razu, przed pozostałymi obrażeniami z karty.
   *[no] Po uniku rycerz najpierw przyjmuje pozostałe obrażenia z karty, potem robi krok.
}
drako-edition-lone_troll_takes_either_value = { $value ->
    [yes] Jeden troll atakuje dowolną z dwóch wartości karty.
   *[no] Jeden troll atakuje wyższą wartością karty.
}
drako-edition-berserker_behind_victims_stops_throw = { $value ->
    [yes] Berserker w dowolnym miejscu linii uniemożliwia rzut kamieniem.
   *[no] Berserker uniemożliwia rzut kamieniem tylko wtedy, gdy stoi przed wrogiem atakowanym z wartością powyżej 0.
}
drako-edition-dwarves_begin_against_trolls = { $value ->
    [yes] Przeciw trollom zaczynają krasnoludy.
   *[no] Przeciw krasnoludom zaczynają trolle.
}
drako-edition-dwarves_choose_to_rebuild = { $value ->
    [yes] Jeśli przeciw trollom talia krasnoludów skończy się podczas dobierania, decydują one, czy od razu ją odtworzyć.
   *[no] Jeśli przeciw trollom talia krasnoludów skończy się podczas dobierania, od razu się ją odtwarza.
}
drako-edition-knights_start_on_yellow_against_dragon = { $value ->
    [yes] Przeciw smokowi zbrojni zaczynają na żółtych polach.
   *[no] Przeciw smokowi zbrojni zaczynają na dowolnych polach, które z nim nie sąsiadują.
}
drako-edition-knights_and_dwarves_place_in_turn = { $value ->
    [yes] Zbrojnych i krasnoludy ustawia się na przemian, po jednej figurce, najpierw zbrojnych.
   *[no] Najpierw ustawia się wszystkich zbrojnych, potem wszystkie krasnoludy.
}
drako-edition-evasion_avoids_net = { $value ->
    [yes] Znacznika uniku można użyć także po to, by uniknąć sieci.
   *[no] Znacznik uniku nie chroni przed siecią.
}
drako-edition-reinforcement_is_wound_space = { $value ->
    [yes] Przeciw krasnoludom wezwanie posiłków to jedno dodatkowe miejsce na obrażenie, na stałe.
   *[no] Przeciw krasnoludom wezwanie posiłków pochłania jedno obrażenie i jest odrzucane.
}
drako-edition-last_card_of_either_side_ends = { $value ->
    [yes] Zbrojni przeciw krasnoludom: grę kończy ostatnia karta którejkolwiek ze stron.
   *[no] Zbrojni przeciw krasnoludom: grę kończy tylko ostatnia karta krasnoludów.
}

## Drako: pytania

drako-decision-turn = Dobierz dwie karty albo zagraj jedną.
drako-decision-mulligan = Zatrzymujesz te karty?
drako-decision-place = Ustaw figurkę.
drako-decision-discard = Odrzuć nadmiar ponad sześć kart.
drako-decision-also-move = Może poruszyć się także druga figurka.
drako-decision-also-attack = Może zaatakować jeszcze jedna figurka.
drako-decision-answer = Wróg atakuje: jak odpowiadasz?
drako-decision-second-card = Na ten sam atak potrzebna jest druga karta obrony.
drako-decision-place-wound = Gdzie trafia obrażenie smoka?
drako-decision-step = Po uniku rycerz może uskoczyć.
drako-decision-avoid-net = Sieć leci na rycerza: unika jej?
drako-decision-rebuild = Twoja talia jest pusta: odtwarzasz ją i dobierasz drugą kartę?

drako-ask-verb = Co robisz?
drako-ask-card = Która karta?
drako-ask-symbol = Jak jej używasz?
drako-ask-figure = Która figurka?
drako-ask-target = Kogo?
drako-ask-hex = Dokąd?
drako-ask-direction = W którym kierunku?
drako-ask-area = Na który obszar?
drako-ask-attack = Który atak?
drako-ask-strength = Z jaką wartością?
drako-ask-manner = Czy na końcu biegu atakujesz?

drako-help-turn = Tura to dwie akcje (pierwsza w grze: jedna). Każda akcja to dobranie 2 kart albo zagranie 1 karty dla jednego z jej symboli; kartę można też zagrać bez efektu. Karty obrony trzyma się na turę przeciwnika.
drako-help-mulligan = Raz, przed grą, możesz wtasować wszystkie swoje karty i dobrać 4 inne.
drako-help-place = Wybierz figurkę, a potem jej pole.
drako-help-discard = Na ręce można mieć najwyżej sześć kart. Odrzucone przepadają, chyba że w tym wariancie talię się odtwarza.
drako-help-also-move = Karta porusza dwie różne figurki, każdą najwyżej o jej wartość. Drugiej ruszać nie trzeba.
drako-help-also-attack = Karta pozwala atakować kilku figurkom; na wszystkie ataki odpowiada się razem. Nie trzeba wykorzystać wszystkich.
drako-help-answer = Wskazuj po jednej karty z obroną; każda blokuje w całości jeden atak, podwójna obrona do dwóch. Na koniec przyjmij resztę.
drako-help-second-card = Przeciw zbrojnym krasnoludy potrzebują dwóch kart obrony na każdy atak.
drako-help-place-wound = Pancerz jest pełny, więc obszar wybiera atakujący. Obszar, którego wszystkie miejsca są zajęte, przepada na stałe: lot, ruch albo ogień.
drako-help-step = Rycerz może przejść na wolne sąsiednie pole albo zostać.
drako-help-avoid-net = W tym wydaniu znacznika uniku można użyć, by uniknąć sieci; po tym nie ma już kroku.
drako-help-rebuild = Raz w grze krasnoludy mogą odtworzyć swoją talię: 18 odrzuconych kart tworzy talię, reszta opuszcza grę, a trolle odzyskują do 5 kamieni. Jeśli teraz nie dobierzesz więcej, możesz to zrobić później.
drako-help-table = Każde pole styka się bokami z sąsiednimi; wschód i zachód to rząd, inne kierunki idą w górę i w dół. ● to obrażenie, ○ wolne miejsce; miejsca w [ ] to zdolność, która przepada, gdy wszystkie są zajęte. Łuk, kusza, kamień i ogień działają w linii prostej. Obrona trolla może kosztować kamienie. Można wpisywać symbole kart (K12).

## Drako: odmowy

drako-refusal-no-action = W tym wariancie nie ma takiej akcji.
drako-refusal-game-over = Gra jest skończona.
drako-refusal-not-asked = Twoja strona nie może tego zrobić w swojej turze: dobierz dwie karty albo zagraj jedną.
drako-refusal-mulligan-first = Najpierw powiedz, czy zatrzymujesz karty.
drako-refusal-place-first = Najpierw trzeba ustawić figurki.
drako-refusal-discard-first = Masz na ręce za dużo kart: najpierw odrzuć nadmiar.
drako-refusal-finish-card-first = Najpierw dokończ zagraną kartę: użyj jej dalej albo powiedz, że to koniec.
drako-refusal-answer-first = Najpierw odpowiedz na atak: zablokuj, użyj uniku albo go przyjmij.
drako-refusal-second-card-first = Najpierw wyłóż drugą kartę obrony na ten sam atak.
drako-refusal-wound-first = Najpierw umieść obrażenie smoka.
drako-refusal-step-first = Najpierw powiedz, dokąd przechodzi rycerz, albo że zostaje.
drako-refusal-net-first = Najpierw powiedz, czy rycerz unika sieci.
drako-refusal-rebuild-first = Najpierw powiedz, czy odtwarzasz talię.
drako-refusal-not-in-hand = Nie masz na ręce tej karty: { $card }.
drako-refusal-deck-empty = Twoja talia jest pusta, nie ma czego dobierać.
drako-refusal-hand-too-large = Przeciw zbrojnym krasnoludy nie mogą dobierać, mając na ręce więcej niż 4 karty.
drako-refusal-figure-gone = Potrzebna jest figurka, której nie ma na planszy: { $figure }.
drako-refusal-ability-lost = Wszystkie miejsca tej zdolności są zajęte ({ $figure }), więc przepadła.
drako-refusal-area-lost = Wszystkie miejsca tego obszaru są zajęte ({ $area }), więc smok go utracił.
drako-refusal-netted-dragon = Smok jest w sieci: nie może się ruszać ani latać.
drako-refusal-netted-troll = Ten troll jest w sieci ({ $figure }): nie może się ruszać ani używać kamieni.
drako-refusal-netted-knight = Ten zbrojny jest w sieci ({ $figure }): nie może się ruszać ani strzelać.
drako-refusal-hex-taken = Na polu { $hex } stoi już figurka.
drako-refusal-out-of-reach = Pole { $hex } jest za daleko albo droga jest zamknięta ({ $figure }).
drako-refusal-moved-already = Ta figurka poruszyła się już dzięki tej karcie: { $figure }.
drako-refusal-attacked-already = Ta figurka zaatakowała już dzięki tej karcie: { $figure }.
drako-refusal-target-gone = Celu nie ma na planszy: { $target }.
drako-refusal-not-adjacent = Te figurki nie sąsiadują ze sobą: { $figure }, { $target }.
drako-refusal-not-a-shooter = Ta figurka nie umie strzelać: { $figure }.
drako-refusal-no-line = Tych figurek nie łączy prosta linia pól: { $figure }, { $target }.
drako-refusal-not-the-nearest = Między nimi stoi inna figurka: { $figure }, { $target }.
drako-refusal-only-an-answer = Obronę zagrywa się tylko w odpowiedzi na atak.
drako-refusal-no-rock = Masz na to za mało kamieni.
drako-refusal-no-enemy-on-line = W linii na { $direction } nie ma żadnego wroga.
drako-refusal-no-enemy-in-fire = W linii na { $direction } nie ma żadnego wroga.
drako-refusal-berserker-on-line = W linii na { $direction } stoi berserker, więc nie można tam rzucić kamieniem.
drako-refusal-no-room-to-charge = Na { $direction } nie ma wolnego pola, więc berserker nie może tam pobiec.
drako-refusal-nobody-to-charge = Biegu na { $direction } nie zatrzymuje żaden wróg, więc nie ma kogo zaatakować.
drako-refusal-higher-value-first = Jeden troll atakuje wyższą wartością.
drako-refusal-no-swordmaster = Posiłki można wezwać tylko wtedy, gdy rycerz żyje.
drako-refusal-not-a-dead-archer = Wrócić może tylko zabity łucznik, a ta figurka nim nie jest: { $figure }.
drako-refusal-not-a-start-hex = { $hex } nie jest polem startowym zbrojnych.
drako-refusal-net-lies = Sieć leży już na jakiejś figurce.
drako-refusal-no-net-on-you = Żadna z twoich figurek nie jest w sieci.
drako-refusal-two-actions-needed = Zrzucenie sieci kosztuje obie akcje jednej tury.
drako-refusal-fury-spent = Furia została już w tej grze użyta.
drako-refusal-no-defence-on-card = Na tej karcie nie ma obrony: { $card }.
drako-refusal-no-such-attack = Nie ma ataku o tym numerze.
drako-refusal-attack-answered = Na ten atak padła już odpowiedź.
drako-refusal-attack-of-nothing = Atak o wartości 0 nic nie robi i nie można go zablokować.
drako-refusal-berserker-undefended = Przeciw smokowi ataków na berserkera nie można zablokować kartami obrony.
drako-refusal-netted-troll-rocks = Zaatakowany troll jest w sieci, więc nie można dla niego użyć kamieni.
drako-refusal-defence-too-small = Ta karta blokuje tylko jeden atak: { $card }.
drako-refusal-two-cards-needed = Przeciw zbrojnym krasnoludy potrzebują dwóch kart obrony na każdy atak, a masz tylko jedną.
drako-refusal-same-attack-again = Druga karta musi zablokować ten sam atak co pierwsza.
drako-refusal-evasion-spent = Znacznik uniku został już użyty.
drako-refusal-not-on-swordmaster = Unik może wykonać tylko rycerz i tylko przed atakiem na niego.
drako-refusal-step-not-free = { $hex } nie jest wolnym polem obok rycerza.
drako-refusal-area-full = Ten obszar nie ma już wolnych miejsc: { $area }.
drako-refusal-not-your-figure = To nie jest twoja figurka: { $figure }.
drako-refusal-placed-already = Ta figurka jest już ustawiona: { $figure }.
drako-refusal-not-a-place = Na polu { $hex } nie możesz ustawić figurki.
drako-refusal-preset-too-late = Ustawienie na pierwszą grę jest tylko dla krasnoludów przeciw smokowi, zanim stanie pierwszy z nich.

## Drako: co się dzieje

drako-event-drew = { $viewer ->
    [self] Dobierasz: { $cards }.
   *[other] { $side ->
        [dragon] { $seat } dobiera
       *[other] { $seat } dobierają
    } { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
}
drako-event-played = { $viewer ->
    [self] Zagrywasz: { $use }.
   *[other] { $side ->
        [dragon] { $seat } zagrywa: { $use }.
       *[other] { $seat } zagrywają: { $use }.
    }
}
drako-event-moved = { $subject } przechodzi z { $start } na { $hex }.
drako-event-attacked = { $subject } atakuje { $each }.
drako-event-attacked-each = { $object } (siła { $value })
drako-event-blocked = { $viewer ->
    [self] Blokujesz
   *[other] { $side ->
        [dragon] { $seat } blokuje
       *[other] { $seat } blokują
    }
} { $attacks ->
    [1] atak 1
    [2] atak 2
    [3] ataki 1 i 2
    [4] atak 3
    [5] ataki 1 i 3
   *[6] ataki 2 i 3
}: { $use }.
drako-event-evaded = { $subject } wykonuje unik: { $attack }.
drako-event-wounded = { $subject } otrzymuje { $wounds ->
    [one] jedno obrażenie
    [few] { $wounds } obrażenia
   *[many] { $wounds } obrażeń
} (razem { $total }).
drako-event-killed = { $subject } ginie na { $hex }.
drako-event-ability-lost = { $ability ->
    [rock-throw] { $subject } nie może już rzucać kamieniami.
   *[charge] { $subject } nie może już szarżować.
}
drako-event-area-wounded = Obrażenie smoka: { $area } ({ $total } z { $spaces }).
drako-event-area-lost = { $where ->
    [flight] { $subject } nie może już latać.
    [movement] { $subject } nie może już się ruszać.
   *[fire] { $subject } nie może już ziać ogniem.
}
drako-event-discarded = { $viewer ->
    [self] Odrzucasz: { $cards }.
   *[other] { $side ->
        [dragon] { $seat } odrzuca: { $cards }.
       *[other] { $seat } odrzucają: { $cards }.
    }
}
drako-event-rebuilt = { $viewer ->
    [self] Twoja talia powstaje na nowo z kart odrzuconych: { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
   *[other] { $seat }: talia powstaje na nowo z kart odrzuconych: { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
}
drako-event-rocks = { $way ->
    [back] Odzyskane kamienie: { $amount } (razem { $total }).
   *[spent] Zużyte kamienie: { $amount } (zostało { $total }).
}
drako-event-netted = Sieć spada na { $object }.
drako-event-freed = { $subject } zrzuca sieć.
drako-event-raged = { $subject } wpada w furię: jedna akcja więcej w tej turze.
drako-event-returned = { $subject } wraca na { $hex }.
drako-event-laid = { $subject } otrzymuje posiłki: { $card }.
drako-event-absorbed = { $subject } traci posiłki zamiast otrzymać obrażenie: { $card }.
drako-event-placed = { $subject } staje na { $hex }.
drako-event-turn = { $viewer ->
    [self] Twoja tura: { $actions ->
        [one] jedna akcja
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }.
   *[other] { $side ->
        [dragon] Teraz gra { $seat }
       *[other] Teraz grają { $seat }
    }: { $actions ->
        [one] jedna akcja
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }.
}
drako-event-passed = { $viewer ->
    [self] Nie masz już kart i pasujesz.
   *[other] { $side ->
        [dragon] { $seat } nie ma już kart i pasuje.
       *[other] { $seat } nie mają już kart i pasują.
    }
}
drako-event-mulligan = { $viewer ->
    [self] Wtasowujesz rękę i dobierasz na nowo.
   *[other] { $side ->
        [dragon] { $seat } wtasowuje rękę i dobiera na nowo.
       *[other] { $seat } wtasowują rękę i dobierają na nowo.
    }
}
drako-event-kept = { $viewer ->
    [self] Zatrzymujesz rękę.
   *[other] { $side ->
        [dragon] { $seat } zatrzymuje rękę.
       *[other] { $seat } zatrzymują rękę.
    }
}
drako-event-net-avoided = { $subject } unika sieci.
drako-event-ended = { $viewer ->
    [self] Wygrywasz: { $ending }.
   *[other] { $side ->
        [dragon] { $seat } wygrywa: { $ending }.
       *[other] { $seat } wygrywają: { $ending }.
    }
}

drako-foreseen-moved = → { $hex }
drako-foreseen-attacked = { $value } na { $object }
drako-foreseen-netted = sieć na { $object }
drako-foreseen-freed = kosztuje obie akcje
drako-foreseen-raged = jedno obrażenie, jedna akcja więcej
drako-foreseen-returned = → { $hex }

## Drako: rysunek. Skróty mają dwie litery.

token-swordmaster = Ry
token-archer-1 = Ł1
token-archer-2 = Ł2
token-thrower = Mi
token-berserker = Be
token-dragon = Sm
token-crossbow-dwarf = Ku
token-fury-dwarf = Fu
token-net-dwarf = Si

drako-picture-piles = talia { $deck }, ręka { $hand }, odrzucone { $discard }
drako-picture-removed = poza grą { $count }
drako-picture-armour = pancerz
drako-picture-lost = utracone
drako-picture-dead = zabity
drako-picture-waiting = do ustawienia
drako-picture-netted = w sieci
drako-picture-attacked = atakowany
drako-picture-laid = posiłki { $count }
drako-picture-rocks = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
}
drako-picture-evasion = { $left ->
    [0] unik zużyty
   *[other] unik gotowy
}
drako-picture-net = sieć gotowa
drako-picture-net-on = sieć oplata { $object }
drako-picture-fury = { $left ->
    [0] furia zużyta
   *[other] furia gotowa
}
drako-picture-actions = { $side ->
    [dragon] Gra { $seat }
   *[other] Grają { $seat }
}: { $count ->
    [0] ostatnia akcja
    [one] została jedna akcja
    [few] zostały { $count } akcje
   *[many] zostało { $count } akcji
}
drako-picture-winner = Zwycięstwo: { $seat }
drako-picture-hand = Twoja ręka:
drako-picture-discards = Odrzucone, { $seat }:
drako-picture-known = Znane karty na ręce, { $seat }:
drako-picture-attack = Atak { $number }: { $figure } → { $target }, { $value ->
    [one] { $value } obrażenie
    [few] { $value } obrażenia
   *[many] { $value } obrażeń
}
drako-picture-stopped = zablokowany
drako-picture-evaded = unik
drako-picture-legend-wound = obrażenie
drako-picture-legend-free = wolne miejsce
drako-picture-legend-ability = zdolność, przepada, gdy pełna
drako-winners = Zwycięstwo: { $seats }!
drako-points = { $points ->
    [one] { $seat }: { $points } zadane obrażenie
    [few] { $seat }: { $points } zadane obrażenia
   *[many] { $seat }: { $points } zadanych obrażeń
}

## Drako: mecz z dwóch partii

drako-leg = Partia { $number } z 2: { $first } – { $side }, { $second } – { $other }.
drako-leg-result = Partia { $number }: wygrywa { $winner } ({ $side }); zadane obrażenia: { $first } { $score }, { $second } { $others }.
drako-match-won = { $by ->
    [legs] Mecz wygrywa { $winner }, w partiach { $legs } do { $lost }.
   *[scores] Po jednej partii: mecz wygrywa { $winner } dzięki zadanym obrażeniom, { $score } do { $others }.
}
drako-match-shared = Po jednej partii i tyle samo zadanych obrażeń ({ $score }): mecz jest remisowy.
drako-player = Gracz { $number } ({ $code })
error-match-of-legs = W { $game } nie gra się meczów z dwóch partii; tak gra się w: { $allowed }.

## Drako: zestawy

error-pack-symbol = { $file }: { $key }: powinien być symbol tej frakcji ({ $allowed }), jest { $got }
error-pack-value = { $file }: { $key }: symbol { $name } nie ma takiej wartości (liczby całkowite do { $high }), jest { $got }
error-pack-symbols = { $file }: { $key }: powinno być od jednego do { $most } symboli, jest { $got }
error-pack-deck = { $file }: { $key }: kart powinno być { $expected }, jest { $got }
error-pack-faces = { $file }: { $key }: różnych kart może być najwyżej { $most }, jest { $got }
error-pack-figures = { $file }: { $key }: powinny być figurki { $expected } w tej kolejności, jest { $got }
error-pack-hex = { $file }: { $key }: powinno być pole planszy jako [q, r], jest { $got }
error-pack-choice = { $file }: { $key }: powinna być lista pól albo „{ $allowed }”, jest { $got }
