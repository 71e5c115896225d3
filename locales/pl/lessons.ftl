## Lessons: what is said in every game

lesson-right = Dobrze.
lesson-other = To byłoby dozwolone, ale najpierw zrób to, o co prosi lekcja.
error-rules = Nie ma jeszcze zasad gry „{ $got }”.
error-lesson = Nie ma jeszcze lekcji gry „{ $got }”.
error-lesson-step = Nie ma kroku { $got }: ta lekcja ma ich { $most }.

## The first lesson of Draco

lesson-draco = Twój pierwszy lot w Draco
lesson-draco-welcome = Dziesięć smoków leci na szczyt. Każdy może ruszyć każdego smoka; punkty dostajesz za tego, którego dosiadasz. Gdy trzy smoki są na szczycie, wygrywa ten, kto ma najwięcej punktów.
lesson-draco-ride = Wierzchnia karta twojego stosu mówi, którego smoka dosiadasz: czerwonego. Przeciwnik dosiada czarnego. W punktacji dostajesz wartość pola pod swoim smokiem.
lesson-draco-move = W turze zagrywasz jedną kartę: smok jej koloru leci o tyle pól, ile wynosi liczba. Zagraj czerwoną 2.
lesson-draco-free = Niebieskiego nikt nie dosiada, więc kto zagra niebieską kartę, musi go dosiąść. Zagraj niebieską 1: smok ląduje na 4, a ty na nim.
lesson-draco-under = Przeciwnik dosiada czarnego. Karta smoka, którego dosiada ktoś inny, trafia pod twój stos, a ty zostajesz na swoim. Zagraj czarną 2: zamieni 3 na 1.
lesson-draco-minor = Niebieskie pola wywołują małą punktację: każdy jeździec na wartości 3 lub mniej ją dostaje. Zagraj zieloną 3: smok ląduje na niebieskiej 2 i go dosiadasz. Przeciwnik na 6 nie dostaje nic.
lesson-draco-no-draw = Kto wywoła punktację, w tej turze nie dobiera kart. W innym razie dobiera się do sześciu. Każda punktacja ma swoją cenę.
lesson-draco-major = Zielone pola wywołują dużą punktację: każdy jeździec dostaje wartość pod sobą, wysoką czy niską. Stoisz na 7. Zagraj czarną 1: smok dociera na zielone pole, a ty dostajesz 7.
lesson-draco-last = Karta ostatniego smoka może trafić na wierzch albo pod stos, jak wolisz. Fioletowy jest ostatni, a ty stoisz na 8: zagraj fioletową 1 pod stos i zachowaj 8.
lesson-draco-below-zero = Niektóre wartości są ujemne. Zagraj czarną 1 i zepchnij smoka przeciwnika na −1.
lesson-draco-summit = Smok, który wchodzi na szczyt, wywołuje dużą punktację, gdziekolwiek tam stanie. Zagraj niebieską 1.
lesson-draco-exchange = Karty smoków ze szczytu mało się przydają: na koniec tury możesz je wymienić. Wybierz niebieską 2.
lesson-draco-done = Możesz wybrać więcej takich kart. Teraz powiedz, że to wszystko; dobierzesz tyle samo.
lesson-draco-end = Dwa smoki są na szczycie. Trzeci kończy grę po ostatniej dużej punktacji: ty na 5, przeciwnik na −2. Zagraj czerwoną 2.
lesson-draco-farewell = Wygrana, 42 do 38. Teraz wiesz, co ważne: patrz na wartości pod wszystkimi jeźdźcami, nie tylko pod sobą.

## The first lesson of Drako

lesson-drako = Twoja pierwsza walka w Drako
lesson-drako-welcome = Prowadzisz trzech zbrojnych przeciw dwóm trollom. Trolle są silniejsze, ale ich karty się kończą: gdy nie mają żadnej, a choć jeden zbrojny żyje, wygrywasz. Albo pokonujesz oba.
lesson-drako-actions = Tura ma dwie akcje. Akcja to: dobrać dwie karty albo zagrać jedną. Dobierz dwie karty.
lesson-drako-move = Kartę zagrywa się dla jednego z jej symboli. Ruch 2 przesuwa zbrojnego najwyżej o dwa pola. Wybierz kartę K8, potem rycerza i pole.
lesson-drako-bow = Łucznicy strzelają w linii prostej do najbliższej figurki. Łucznik 1 ma na linii berserkera: zagraj strzał z łuku, K11.
lesson-drako-wounds = Trolle się nie obroniły, więc berserker otrzymał dwa obrażenia: spójrz na jego tor. Figurka, której wszystkie miejsca są zajęte, ginie.
lesson-drako-attack = Obok wroga każdy zbrojny może zaatakować. Rycerz stoi przy berserkerze: zaatakuj kartą K1.
lesson-drako-ability = Pierwsze cztery miejsca berserkera to jego szarża. Są pełne, więc już nigdy nie zaszarżuje. Obrażenia decydują, co trollom zostaje.
lesson-drako-defend = Teraz berserker atakuje rycerza z siłą 3. Obrona blokuje w całości jeden atak, niezależnie od jego siły: zablokuj kartą K9.
lesson-drako-evade = Raz w grze rycerz unika ataku bez żadnej karty. Użyj uniku teraz.
lesson-drako-step = Potem może przejść na wolne sąsiednie pole. Wybierz je.
lesson-drako-two = Niektóre karty pozwalają atakować dwóm zbrojnym. Wszystkie ataki ogłasza się przed odpowiedzią. Zagraj K3: najpierw rycerz atakuje berserkera.
lesson-drako-also = Łucznik 1 też stoi obok niego: niech i on zaatakuje.
lesson-drako-reinforcements = Łucznik 1 zginął. Dopóki rycerz żyje, wezwanie posiłków przywraca łucznika, bez obrażeń, na pole startowe. Zagraj K14.
lesson-drako-win = Berserkera już nie ma, a miotaczowi wystarczą dwa obrażenia. Zaatakuj kartą K1.
lesson-drako-farewell = Dolina jest twoja. Trolle, smok i krasnoludy walczą po swojemu: znajdziesz to na ich kartach i w zasadach.

## The first lesson of I Signori dei Draghi

lesson-signori = Twoja pierwsza bitwa w I Signori dei Draghi
lesson-signori-welcome = Dwie drużyny walczą o Iros, złoto Mysthras. Drużyna bez Iros przegrywa. Po lewej twoja strona, po prawej druga; u góry obie sakiewki.
lesson-signori-role = Rola decyduje, jakie istoty możesz utrzymać, i daje ci zdolność. Zagraj Condottiero: wzmacnia twoje ataki.
lesson-signori-summon = Rola o poziomie 1 pozwala utrzymać istoty do poziomu 1. Przywołaj Lupo delle Brume w pozycji ataku (odkryta).
lesson-signori-defence = Zakryte istoty nie atakują, ale nikt ich nie zna. Przywołaj Sentinella Elfica w pozycji obrony.
lesson-signori-level = Spirito Divino podnosi poziom roli. Zagraj je na siebie.
lesson-signori-artefact = Najwyżej dwa artefakty leżą przed tobą i pomagają, póki leżą. Zagraj Stendardo di Guerra na wolne miejsce.
lesson-signori-buy = W fazach głównych możesz kupować z każdego targu. Kup od przeciwnika Spada Fiammeggiante: zapłata idzie z twojej sakiewki.
lesson-signori-turn-up = Dwie tury później. Odkryj swoją Sentinella Elfica: w ataku biorą udział tylko odkryte istoty.
lesson-signori-spell = Zaklęcie może utorować drogę. Zagraj Fulmine przeciw Scudiero przeciwnika; antymagia mogłaby je zatrzymać.
lesson-signori-attack = Raz na turę możesz zaatakować jednego przeciwnika. Sumy widać na suknie: atakuj.
lesson-signori-equipment = W rundzie magii strony na zmianę zagrywają ekwipunek. Zagraj Spada Fiammeggiante: +3.
lesson-signori-plunder = Gdy obie strony spasują, porównuje się sumy; remis wygrywa obrońca. Spasuj: zwycięzca dobiera kartę łupu.
lesson-signori-final = Wygrana: karta łupu przeniosła Iros z sakiewki do sakiewki. Przejdź do fazy końcowej.
lesson-signori-end = W fazie końcowej wymieniasz karty ze swoim targiem i zostawiasz najwyżej pięć. Zakończ turę.
lesson-signori-farewell = Tak wygląda tura. Z sojusznikami u boku możesz przekazywać karty, wysyłać istoty i pomagać w ich walkach.
