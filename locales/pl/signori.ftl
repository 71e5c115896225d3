## I Signori dei Draghi: nazwy

game-signori = I Signori dei Draghi
signori-about = Bitwa na karty dwóch drużyn: od 2 do 8 graczy.
seat-a1 = A1
seat-b1 = B1
seat-a2 = A2
seat-b2 = B2
seat-a3 = A3
seat-b3 = B3
seat-a4 = A4
seat-b4 = B4
team-a = drużyna A
team-b = drużyna B
result-team-a = Wygrywa drużyna A
result-team-b = Wygrywa drużyna B
result-draw = Nie wygrywa nikt

verb-share = przekaż
verb-buy = kup
verb-support = wesprzyj sojusznika:
verb-turn-up = odkryj
verb-banish = Nano: przenieś na targ
verb-smash = Nano: zniszcz
verb-cycle = Stregone: odrzuć i dobierz
verb-fetch = Mercante: weź z własnego targu
verb-recover = Chierico: weź z kart odrzuconych
verb-look = Vedetta: podejrzyj
verb-breathe = Soffio: zniszcz
verb-sacrifice = Altare: poświęć
verb-attack = atakuj
verb-lay = wyłóż na targ
verb-counter = zatrzymaj:
verb-return = oddaj na rękę
verb-choose = wybierz
signori-verb-take = weź
signori-verb-discard = odrzuć
signori-verb-exchange = wymień
verb-send = wyślij
verb-home = z powrotem na rękę:
verb-pass = pasuj
verb-final = do fazy końcowej
verb-end = zakończ turę
verb-escort = niech ucierpi Scudiero
verb-suffer = niech się stanie
verb-call = zawołaj (Istantanea)

position-attack = w pozycji ataku (odkryta)
position-defence = w pozycji obrony (zakryta)
place-free = na wolne miejsce
place-first = zamiast pierwszego artefaktu
place-second = zamiast drugiego artefaktu
slot-down = zakryta istota { $number }

ending-broke = drużyna została bez Iros
ending-both_broke = obie drużyny naraz zostały bez Iros
ending-cards_ran_out = talia wyczerpała się po raz ostatni

signori-category-role = rola
signori-category-creature = istota
signori-category-artefact = artefakt
signori-category-equipment = ekwipunek
signori-category-spell = zaklęcie
signori-category-antimagic = antymagia
signori-category-blessing = błogosławieństwo
signori-category-curse = klątwa
signori-category-plunder = łup
signori-symbol-shared = Condivisione
signori-symbol-instant = Istantanea
signori-symbol-finale = Finale
signori-symbol-support = Supporto { $price }

signori-phase-setting-up = przygotowanie
signori-phase-main-1 = faza główna 1
signori-phase-combat = walka
signori-phase-main-2 = faza główna 2
signori-phase-final = faza końcowa

## Karty: włoska nazwa i jej znaczenie

card-C1 = Goblin Predone (goblin łupieżca)
card-C2 = Scudiero di Mysthras (giermek z Mysthras)
card-C3 = Lupo delle Brume (wilk z mgieł)
card-C4 = Sentinella Elfica (elfi wartownik)
card-C5 = Troll di Pietra (kamienny troll)
card-C6 = Viverna (wiwerna)
card-C7 = Drago di Mysthras (smok z Mysthras)
card-R1 = Evocatore (przywoływacz)
card-R2 = Nano (krasnolud)
card-R3 = Condottiero (wódz)
card-R4 = Guardiano (strażnik)
card-R5 = Mercante (kupiec)
card-R6 = Stregone (czarownik)
card-R7 = Predone (grabieżca)
card-R8 = Chierico (kapłan)
card-A1 = Corona dei Signori (korona władców)
card-A2 = Stendardo di Guerra (sztandar wojenny)
card-A3 = Mura Incantate (zaczarowane mury)
card-A4 = Forziere dei Nani (skarbiec krasnoludów)
card-A5 = Sfera della Veggenza (kula jasnowidzenia)
card-A6 = Altare del Sangue (ołtarz krwi)
card-A7 = Specchio Runico (lustro runiczne)
card-A8 = Bilancia del Mercato (waga targowa)
card-E1 = Spada Fiammeggiante (ognisty miecz)
card-E2 = Scudo Runico (tarcza runiczna)
card-E3 = Elmo del Drago (smoczy hełm)
card-E4 = Arco Lungo (długi łuk)
card-E5 = Cotta d’Argento (srebrna kolczuga)
card-E6 = Martello Tonante (młot gromu)
card-E7 = Mantello d’Ombra (płaszcz cienia)
card-E8 = Corno dell’Alleanza (róg przymierza)
card-E9 = Lama del Destino (ostrze losu)
card-I1 = Fulmine (piorun)
card-I2 = Palla di Fuoco (kula ognia)
card-I3 = Abisso (otchłań)
card-I4 = Vento Rivelatore (wiatr objawienia)
card-I5 = Richiamo (wezwanie)
card-I6 = Furto Arcano (tajemna kradzież)
card-I7 = Pioggia d’Oro (złoty deszcz)
card-I8 = Tassa di Guerra (podatek wojenny)
card-I9 = Sapienza (mądrość)
card-I10 = Catene (łańcuchy)
card-I11 = Sigillo del Silenzio (pieczęć ciszy)
card-I12 = Portale (portal)
card-N1 = Controincanto (przeciwzaklęcie)
card-N2 = Specchio Magico (magiczne lustro)
card-N3 = Vuoto (pustka)
card-B1 = Spirito Divino (boski duch)
card-B2 = Egida Celeste (niebiańska egida)
card-M1 = Anatema della Caduta (klątwa upadku)
card-M2 = Marchio della Rovina (znamię ruiny)
card-P1 = Bottino di guerra (łup wojenny)
card-P2 = Saccheggio (splądrowanie)
card-P3 = Razzia notturna (nocny napad)
card-P4 = Riscatto dei prigionieri (okup za jeńców)
card-P5 = Terra bruciata (spalona ziemia)
card-P6 = Strage (rzeź)
card-P7 = Ritirata ordinata (odwrót w szyku)
card-P8 = Trofei (trofea)
card-P9 = Furto al mercato (kradzież na targu)
card-P10 = Diserzione (dezercja)
card-P11 = Vittoria di Pirro (pyrrusowe zwycięstwo)
card-P12 = Tesoro nascosto (ukryty skarb)
card-P13 = Assedio (oblężenie)
card-P14 = Incendio degli accampamenti (pożar obozów)
card-P15 = Reliquie perdute (utracone relikwie)
card-P16 = Magia dispersa (rozproszona magia)
card-P17 = Parata trionfale (triumfalny pochód)
card-P18 = Scorreria (wypad)
card-P19 = Furia dei draghi (furia smoków)
card-P20 = Patto di tregua (rozejm)

## Co robią karty

card-text-C1 = Sciame: gdy w twojej pozycji ataku są co najmniej 3 takie istoty, każda z nich ma +1 ATT.
card-text-C2 = Scorta: odkryty może przyjąć na siebie to, co zdolność roli, zaklęcie lub karta łupu zrobiłyby innej twojej istocie.
card-text-C3 = Branco: +1 ATT za każdego innego wilka w twojej pozycji ataku, najwyżej +2 każdy.
card-text-C4 = Vedetta: odkryta, raz w każdej twojej turze podejrzyj zakrytą istotę przeciwnika.
card-text-C5 = Radicato: rusza go tylko zdolność roli o poziomie 3. Rigenera: gdy karta łupu ma go zniszczyć, wraca na twoją rękę.
card-text-C6 = Volo: gdy bierze udział w twoim ataku, istoty obrońcy o poziomie 0 nie dodają DEF.
card-text-C7 = Soffio: odkryty, raz w każdej twojej turze za 1000 Iros zniszcz odkrytą istotę wroga o poziomie 0 lub 1.
card-text-R1 = Poziom 1: istoty do poziomu 2. Poziom 2: istoty dowolnego poziomu. Poziom 3: twoje Supporto nic nie kosztuje.
card-text-R2 = Raz na turę przenosi istotę przeciwnika na targ jej właściciela: na poziomie 1 o poziomie 0-1, na poziomie 2 o poziomie 0-2, na poziomie 3 dowolną; na poziomie 3 może zamiast tego zniszczyć istotę o poziomie 0-2. Gdy targ jest pełny, najpierw oddaje z niego kartę na rękę właściciela.
card-text-R3 = +4, +7 lub +10, gdy atakujesz, według poziomu. Poziom 3: remisy w twoich atakach są twoje.
card-text-R4 = +4, +8 lub +12, gdy cię atakują, według poziomu; na poziomach 2 i 3 także +3 lub +6 dla atakowanego sojusznika. Wygrana obrona daje 1000 Iros za poziom.
card-text-R5 = Każda twoja tura daje 500 Iros za poziom. Kupujesz o 25 %, od poziomu 2 o 50 % taniej. Poziom 3: raz na turę weź za darmo kartę z własnego targu.
card-text-R6 = Raz na turę odrzuć kartę i dobierz jedną. Poziom 2: o jedną kartę więcej w każdej turze. Poziom 3: twoich zaklęć nie można zatrzymać.
card-text-R7 = Gdy wygrasz walkę, drużyna przegranego płaci twojej 500, 1000 lub 1500 Iros, według poziomu. Poziom 3: i bierzesz losową kartę z ręki przegranego.
card-text-R8 = Santuario: żadne wrogie zaklęcie ani zdolność roli poniżej poziomu 3 nie rusza twoich istot do poziomu twojej roli. Poziom 2: żadnych klątw na ciebie. Poziom 3: raz na turę za 1000 Iros weź z kart odrzuconych błogosławieństwo lub istotę o poziomie 0-1.
card-text-A1 = +2 w każdej twojej walce.
card-text-A2 = Twoje istoty o poziomie 0-1 w pozycji ataku mają +1 ATT.
card-text-A3 = +4, gdy cię atakują.
card-text-A4 = Każda twoja tura daje drużynie 500 Iros.
card-text-A5 = Dobierasz o jedną kartę więcej w każdej swojej turze.
card-text-A6 = Raz na turę zniszcz swoją istotę: drużyna zyskuje 800 Iros i po 800 za każdy jej poziom.
card-text-A7 = Odrzuć je, by zatrzymać zaklęcie lub ekwipunek zagrany przeciw tobie, jak antymagią.
card-text-A8 = Na twoim targu przeciwnicy płacą o połowę więcej; tę połowę dostaje twoja drużyna.
card-text-E1 = +3 dla atakującego.
card-text-E2 = +3 dla obrońcy.
card-text-E3 = +2 w ataku lub obronie.
card-text-E4 = +2 w ataku lub obronie, dla siebie lub walczącego sojusznika.
card-text-E5 = +5 dla obrońcy.
card-text-E6 = +5 dla atakującego; jeśli mimo to przegrasz, zniszcz swoją istotę.
card-text-E7 = Najwyższa premia ekwipunku wrogiej strony liczy się w tej walce jako 0.
card-text-E8 = Dodaje ATT (w ataku) lub DEF (w obronie) najsilniejszej odkrytej istoty sojusznika, który nie walczy.
card-text-E9 = +4 w ataku lub obronie; Finale: do końca tury nikt nie zagrywa magii.
card-text-I1 = Zniszcz odkrytą istotę o poziomie 0-1.
card-text-I2 = Zniszcz odkrytą istotę o poziomie 0-2.
card-text-I3 = Zniszcz dowolną odkrytą istotę; Finale, więc nie można go zatrzymać.
card-text-I4 = Odkryj wszystkie zakryte istoty przeciwnika.
card-text-I5 = Weź z kart odrzuconych istotę, którą twoja rola może utrzymać.
card-text-I6 = Weź losową kartę z ręki przeciwnika.
card-text-I7 = Twoja drużyna zyskuje 1500 Iros.
card-text-I8 = Drużyna przeciwnika traci 1500 Iros.
card-text-I9 = Dobierz 2 karty.
card-text-I10 = Istota wroga nie dodaje ani ATT, ani DEF do twojej następnej tury.
card-text-I11 = Samo Finale, w dowolnej chwili: do końca tury żadnej magii.
card-text-I12 = Wyślij za darmo swoje istoty do sojuszników, którzy mogą je utrzymać. Jeden na jednego: weź do 2 swoich istot z powrotem na rękę.
card-text-N1 = Zatrzymuje zaklęcie lub ekwipunek zagrany przeciw tobie lub sojusznikowi.
card-text-N2 = Zatrzymuje zaklęcie lub ekwipunek zagrany przeciw tobie; drużyna zagrywającego traci 1000 Iros.
card-text-N3 = Zatrzymuje zaklęcie lub ekwipunek zagrany przeciw tobie lub sojusznikowi; potem dobierz kartę.
card-text-B1 = Za rolą, swoją lub przez Condivisione sojusznika: o poziom wyżej, najwyżej 3.
card-text-B2 = Za rolą, najwyżej jedna: zdejmuje Marchio della Rovina i unieważnia następną klątwę.
card-text-M1 = Rola przeciwnika o poziomie 2 lub 3 traci poziom wraz ze Spirito Divino; istoty, których nie może już utrzymać, są niszczone.
card-text-M2 = Przed przeciwnikiem na 3 jego tury: na początku każdej jego drużyna traci 800 Iros.
card-text-P1 = Zwycięzca +2000, przegrany −3000.
card-text-P2 = Zwycięzca +2500, przegrany −3500; najsłabsza istota przegranego jest zniszczona.
card-text-P3 = Zwycięzca +1000, przegrany −2500; przegrany odrzuca losową kartę.
card-text-P4 = Zwycięzca +2500, przegrany −2500.
card-text-P5 = Przegrany −5000; najsłabsza istota zwycięzcy jest zniszczona.
card-text-P6 = Zwycięzca +1000, przegrany −2000; zwycięzca wybiera istotę przegranego do zniszczenia.
card-text-P7 = Zwycięzca +1500, przegrany −1500; przegrany dobiera kartę.
card-text-P8 = Przegrany −2500; zwycięzca dobiera 2 karty.
card-text-P9 = Przegrany −2000; zwycięzca bierze za darmo kartę z targu przegranego.
card-text-P10 = Przegrany −1500; jego najsłabsza istota przechodzi do zwycięzcy albo ginie, jeśli ten nie może jej utrzymać.
card-text-P11 = Zwycięzca −1000, przegrany −4000; najsłabsza istota zwycięzcy jest zniszczona.
card-text-P12 = Zwycięzca +4000, przegrany −1000.
card-text-P13 = Zwycięzca +1000; przegrany traci 1000 i po 300 za każdy punkt różnicy, najwyżej 6000.
card-text-P14 = Przegrany traci 1000 i po 600 za każdą swoją istotę, najwyżej 5000; potem jego najsłabsza istota jest zniszczona.
card-text-P15 = Zwycięzca +1000, przegrany −2000; przegrany odrzuca artefakt wybrany przez zwycięzcę albo traci 1500 więcej.
card-text-P16 = Zwycięzca +500, przegrany −2000; przegrany odrzuca 2 losowe karty.
card-text-P17 = Zwycięzca +1500, przegrany −2500; zwycięzca i każdy jego sojusznik dobierają kartę.
card-text-P18 = Zwycięzca +1500, przegrany −3500.
card-text-P19 = Przegrany −5500; najsilniejsza istota przegranego jest zniszczona.
card-text-P20 = Zwycięzca +1000, przegrany −1000; przegranego nie można atakować do jego następnej tury.

## Opcje

signori-option-market-pays-owner = { $value ->
    [on] Cena karty trafia do drużyny właściciela targu.
   *[off] Cena karty trafia do banku.
}
signori-option-nano-instead-of-attack = { $value ->
    [on] Zdolność Nano zastępuje atak.
   *[off] Nano może użyć zdolności i atakować.
}
signori-option-draw-per-turn = { $value ->
    [1] W turze dobiera się jedną kartę.
   *[other] Liczba kart dobieranych w turze: { $value }.
}
signori-option-first-player-first-draw = { $value ->
    [0] Rozpoczynający nie dobiera w pierwszej turze.
    [1] Rozpoczynający dobiera jedną kartę w pierwszej turze.
   *[other] Liczba kart dobieranych przez rozpoczynającego w pierwszej turze: { $value }.
}
signori-option-attack-in-first-turn = { $value ->
    [on] Wolno atakować w pierwszej turze.
   *[off] Nikt nie atakuje w swojej pierwszej turze.
}
signori-option-tie-goes-to = { $value ->
    [attacker] Remis wygrywa atakujący.
   *[defender] Remis wygrywa obrońca.
}
signori-option-reshuffle-limit = { $value ->
    [0] Talii nie tasuje się na nowo.
    [1] Talię tasuje się na nowo jeden raz.
   *[other] Talię tasuje się na nowo tyle razy: { $value }.
}
signori-option-lean-deck = { $value ->
    [on] Mała talia: bez trudniejszych kart.
   *[off] W grze są wszystkie karty.
}

## Pytania

signori-decision-seal = Wybierz cztery karty na swój targ; nikt ich nie zobaczy, zanim wszyscy nie wybiorą.
signori-decision-main = Twoja tura: graj, kupuj, atakuj; potem przejdź do fazy końcowej.
signori-decision-instant = Czy zagrywasz teraz kartę Istantanea?
signori-decision-magic = Walka: czy zagrywasz ekwipunek lub kartę Istantanea?
signori-decision-antimagic = Czy zatrzymujesz tę kartę?
signori-decision-escort = Coś trafia twoją istotę: czy zamiast niej ucierpi Scudiero?
signori-decision-return = Targ jest pełny: która z jego kart wraca na rękę właściciela?
signori-decision-give-up = Przegrana z Martello Tonante: zniszcz swoją istotę.
signori-decision-choose-creature = Wygrana: wybierz istotę przegranego do zniszczenia.
signori-decision-choose-card = Wygrana: wybierz kartę przegranego.
signori-decision-portal = Portale jest otwarty: które istoty przechodzą?
signori-decision-final = Faza końcowa: wymień karty ze swoim targiem, zostaw najwyżej pięć, zakończ turę.

signori-ask-verb = Co robisz?
signori-ask-card = Która karta?
signori-ask-taken = Za którą kartę ze swojego targu?
signori-ask-mate = Do którego sojusznika?
signori-ask-owner = Z czyjego targu?
signori-ask-slot = Która zakryta istota?
signori-ask-victim = Przeciw komu?
signori-ask-creature = Która istota?
signori-ask-caster = Kto woła?
signori-ask-target = Dla kogo lub przeciw komu?
signori-ask-place = Gdzie?
signori-ask-position = W której pozycji?

signori-help-seal = Z twoich dziewięciu kart cztery leżą odkryte na twoim targu, gdzie każdy może je kupić; pięć zostaje na ręce. Drogie karty, których szybko nie zagrasz, to dobry towar.
signori-help-main = W dowolnej kolejności i liczbie: zagraj rolę, przywołuj istoty, które twoja rola może utrzymać, odkrywaj zakryte, zagrywaj artefakty, zaklęcia, błogosławieństwa i klątwy, używaj zdolności, kupuj na dowolnym targu, przekaż kartę lub wesprzyj sojusznika. Raz na turę, ale nie w pierwszej, wolno atakować. Zagrywanie z ręki jest darmowe.
signori-help-instant = Na początku każdej tury wszyscy inni mogą zagrać kartę z Istantanea (I); przed klątwą strona jej celu. Pytani są wszyscy, cokolwiek trzymają. W innych chwilach gracz woła.
signori-help-magic = Strony grają na zmianę, najpierw atakujący. Ekwipunek odrzuca się po walce. Gdy obie strony spasują, porównuje się sumy, a zwycięzca dobiera kartę łupu.
signori-help-antimagic = Antymagia odsyła obie karty na stos kart odrzuconych. Pytana jest cała strona ofiary, cokolwiek ma na ręce; wolna jest jedna odpowiedź.
signori-help-escort = Odkryty Scudiero di Mysthras może przyjąć to, co spotkałoby inną twoją istotę.
signori-help-return = Istota przeniesiona przez Nano zajmie zwolnione miejsce.
signori-help-give-up = Wskaż jedną ze swoich istot.
signori-help-choose-creature = Wskaż jedną z istot przegranego.
signori-help-choose-card = Wskaż jedną z pokazanych kart.
signori-help-portal = Wskazuj istoty po kolei, potem powiedz, że to koniec.
signori-help-final = Wymiana jest jedna za jedną i tylko z własnym targiem; wziętej karty nie wolno zagrać w tej turze. Mając więcej niż pięć kart, najpierw zapełnia się wolne miejsca na targu, dopiero potem odrzuca.
signori-help-table = Drużyna bez Iros przegrała. { "◆" } to poziom roli, { "▒" } zakryta istota, 8/4 to ATT i DEF; C Condivisione, I Istantanea, F Finale. „? fulmine” mówi, co robi karta, „pokaż a2” pokazuje całego gracza, „pasuj w turze” i „pasuj do ataku” odpowiadają za ciebie. Karty i zasady z ° lub [ours] są rekonstrukcją.

## Odmowy

signori-refusal-no-action = Nie ma takiej akcji.
signori-refusal-game-over = Gra jest skończona.
signori-refusal-not-now = W tej fazie nie można tego zrobić.
signori-refusal-seal-first = Najpierw wybierz cztery karty na targ.
signori-refusal-answer-first = Najpierw odpowiedz na otwarte pytanie.
signori-refusal-not-in-hand = Tej karty nie masz na ręce albo została w tej turze wzięta z targu: { $card }.
signori-refusal-not-this-phase = Tej karty nie gra się w fazie głównej: { $card }. Ekwipunek służy w walce, antymagia jest odpowiedzią.
signori-refusal-wrong-category = Ta karta nie jest potrzebnego tu rodzaju: { $card }.
signori-refusal-locked = Zagrano kartę Finale: do końca tury żadnych zaklęć, ekwipunku, antymagii, błogosławieństw ani klątw.
signori-refusal-level-too-high = Poziom tej istoty jest wyższy, niż pozwala twoja rola lub użyta zdolność: { $card }.
signori-refusal-no-role = { $seat } nie ma roli, a jest potrzebna.
signori-refusal-level-full = { $seat }: rola ma już poziom 3.
signori-refusal-aegis-there = { $seat }: za rolą leży już Egida Celeste.
signori-refusal-artefact-place = Najwyżej dwa artefakty: dopiero trzeci zastępuje jeden z nich.
signori-refusal-no-such-target = { $seat } nie ma na polu bitwy niczego takiego.
signori-refusal-not-an-opponent = { $seat } nie jest twoim przeciwnikiem.
signori-refusal-not-a-mate = { $seat } nie jest twoim sojusznikiem.
signori-refusal-protected = { $seat }: tę istotę chroni Santuario.
signori-refusal-rooted = { $card }: przenosi ją lub niszczy tylko rola o poziomie 3.
signori-refusal-nothing-to-take = Nie ma niczego do wzięcia.
signori-refusal-not-demotable = { $seat } nie ma roli powyżej poziomu 1, więc nie ma poziomu do stracenia.
signori-refusal-immune = { $seat }: Chierico nie dopuszcza klątw.
signori-refusal-mark-there = { $seat }: leży tam już Marchio della Rovina.
signori-refusal-cannot-pay = To kosztuje { $iros } Iros, a twoja drużyna ma { $pool }: żadna zapłata nie może obniżyć ich do 0 ani niżej.
signori-refusal-not-shareable = Tej karty nie można przekazać: { $card }. Brak jej Condivisione albo nie zostaje na polu.
signori-refusal-mate-cannot = { $seat } nie może przyjąć tej karty: { $card }. Poziom jest za wysoki albo miejsce zajęte.
signori-refusal-not-in-market = Tej karty nie ma na tym targu: { $card }.
signori-refusal-no-such-power = Nic na twoim polu bitwy nie ma tej zdolności na obecnym poziomie.
signori-refusal-power-used = Ta zdolność została już użyta w tej turze.
signori-refusal-instead-of-attack = Zdolność Nano zastępuje atak, a atak już był.
signori-refusal-attacked-already = Tylko jeden atak na turę, i przed fazą główną 2.
signori-refusal-first-turn = Nikt nie atakuje w swojej pierwszej turze.
signori-refusal-no-attacker = Nie masz w pozycji ataku istoty z ATT powyżej 0.
signori-refusal-truce = { $seat }: rozejm chroni do jego następnej tury.
signori-refusal-not-your-side = Ta karta nie pomaga twojej stronie w tej walce: { $card }.
signori-refusal-not-for-mates = To nie twoja walka: dla sojusznika karta musiałaby mieć Istantanea: { $card }.
signori-refusal-not-an-antimagic = Ta karta nie zatrzymuje magii: { $card }.
signori-refusal-only-for-yourself = Ta karta zatrzymuje tylko to, co zagrano przeciw tobie: { $card }.
signori-refusal-fill-market-first = Masz więcej niż pięć kart: najpierw zapełnij wolne miejsca na swoim targu.
signori-refusal-too-many-cards = Masz więcej niż pięć kart: najpierw odrzuć.
signori-refusal-hand-is-fine = Masz najwyżej pięć kart, więc niczego się nie odrzuca.
signori-refusal-market-full = Na twoim targu nie ma wolnego miejsca.
signori-refusal-filling-begun = Zapełnianie targu lub odrzucanie już się zaczęło: to jest na końcu.
signori-refusal-not-instant = Tej karty nie można teraz zagrać: { $card }. Nie ma Istantanea.
signori-refusal-exchange-later = Karty wymienia się z własnym targiem tylko w fazie końcowej.
signori-refusal-level-hidden = Poziom zakrytej istoty jest ukryty, a ta zdolność musi go znać.
signori-refusal-called-already = W tej turze twoje wołanie już było.
signori-refusal-own-decision = To twoja decyzja: zagraj kartę teraz, bez wołania.
signori-refusal-too-many-pending = Trzy karty już czekają na odpowiedzi.
signori-refusal-own-turn-only = To możliwe tylko we własnej turze.
signori-refusal-no-support-in-combat = Supporto należy do twoich faz głównych: podczas walki nikt nie przekazuje istot.

## Co się dzieje

signori-event-sealed = { $viewer ->
    [self] Na twój targ: { $cards }.
   *[other] { $seat } odkłada na targ { $count ->
        [one] zakrytą kartę
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }.
}
signori-event-market-opened = Targi się otwierają.
signori-event-turn = { $viewer ->
    [self] Twoja tura.
   *[other] Tura: { $seat }.
}
signori-event-drew = { $viewer ->
    [self] Dobierasz: { $cards }.
   *[other] { $seat } dobiera { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
}
signori-event-pool = { $way ->
    [gain] Zysk: { $team } +{ $amount } Iros (teraz { $total }).
   *[loss] Strata: { $team } −{ $amount } Iros (teraz { $total }).
}
signori-event-role = { $viewer ->
    [self] Twoja rola to teraz { $card }.
   *[other] { $seat } przyjmuje rolę: { $card }.
}
signori-event-summoned = { $viewer ->
    [self] Przywołujesz: { $card }.
   *[other] { $seat } przywołuje: { $card }.
}
signori-event-summoned-down = { $viewer ->
    [self] Przywołujesz zakrytą istotę.
   *[other] { $seat } przywołuje zakrytą istotę.
}
signori-event-turned-up = { $seat }: odkrywa się { $card }.
signori-event-artefact = { $viewer ->
    [self] Wykładasz artefakt: { $card }.
   *[other] { $seat } wykłada artefakt: { $card }.
}
signori-event-cast = { $against ->
    [nobody] { $seat } zagrywa: { $card }.
   *[somebody] { $seat } zagrywa: { $card }, przeciw { $victim }.
}
signori-event-stopped = { $seat } zatrzymuje to: { $card }!
signori-event-blessed = { $card }: { $seat } ma rolę poziomu { $level }.
signori-event-cursed = { $card } spada na { $seat }.
signori-event-annulled = { $seat }: Egida Celeste unieważnia { $card }.
signori-event-bought = { $viewer ->
    [self] Kupujesz na targu { $owner }: { $card }, za { $price }.
   *[other] { $seat } kupuje na targu { $owner }: { $card }, za { $price }.
}
signori-event-shared = { $seat } przekazuje { $mate }: { $card }.
signori-event-supported = { $seat } wysyła do { $mate }: { $card }.
signori-event-banished = { $seat }: z pola bitwy na targ trafia { $card }.
signori-event-lost = { $seat } traci: { $card }.
signori-event-returned = { $known ->
    [no] { $seat }: istota wraca na rękę.
   *[yes] { $seat }: na rękę wraca { $card }.
}
signori-event-looked = { $viewer ->
    [self] Podglądasz: zakryta istota { $place } gracza { $owner } to { $card }.
   *[other] { $seat } podgląda zakrytą istotę { $place } gracza { $owner }.
}
signori-event-stolen = { $known ->
    [no] { $seat } bierze kartę z ręki { $victim }.
   *[yes] { $seat } bierze z ręki { $victim }: { $card }.
}
signori-event-discarded = { $viewer ->
    [self] Odrzucasz: { $cards }.
   *[other] { $seat } odrzuca: { $cards }.
}
signori-event-attack = { $viewer ->
    [self] Atakujesz { $victim }!
   *[other] { $seat } atakuje { $victim }!
}
signori-event-totals = { $seat } { $attack }, { $victim } { $defence }:
signori-event-won = { $viewer ->
    [self] wygrywasz walkę.
   *[other] { $seat } wygrywa walkę.
}
signori-event-plunder = Karta łupu: { $card }.
signori-event-escorted = { $seat }: osłania { $card }.
signori-event-finale = Finale: do końca tury żadnej magii.
signori-event-exchanged = { $viewer ->
    [self] Dajesz na swój targ: { $card }, bierzesz: { $taken }.
   *[other] { $seat } daje na swój targ: { $card }, bierze: { $taken }.
}
signori-event-laid = { $viewer ->
    [self] Na twój targ: { $cards }.
   *[other] { $seat } zapełnia targ: { $cards }.
}
signori-event-reshuffled = Talia powstaje na nowo: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
}.
signori-event-demoted = Degradacja: { $seat } ma rolę poziomu { $level }.
signori-event-chained = { $known ->
    [no] { $seat }: zakryta istota { $place } jest w łańcuchach.
   *[yes] { $seat }: w łańcuchach jest { $card }.
}
signori-event-deserted = { $card } przechodzi od { $seat } do { $victim }.
signori-event-truce = { $seat }: do jego następnej tury nikt nie może go atakować.
signori-event-called = { $viewer ->
    [self] Wołasz: chcesz zagrać kartę Istantanea.
   *[other] { $seat } woła: może zagrać kartę Istantanea.
}
signori-event-no-longer = { $card } nie ma już efektu: celu już nie ma.
signori-event-turn-ended = { $viewer ->
    [self] Kończysz turę.
   *[other] { $seat } kończy turę.
}
signori-event-ended = { $result }: { $ending }.
signori-event-recovered = { $viewer ->
    [self] Bierzesz z kart odrzuconych: { $card }.
   *[other] { $seat } bierze z kart odrzuconych: { $card }.
}
signori-event-fetched = { $viewer ->
    [self] Bierzesz z targu { $owner }: { $card }.
   *[other] { $seat } bierze z targu { $owner }: { $card }.
}

signori-foreseen-pool = { $way ->
    [gain] { $team } +{ $amount } → { $total }
   *[loss] { $team } −{ $amount } → { $total }
}
signori-foreseen-lost = { $seat } traci: { $card }
signori-foreseen-totals = { $attack } : { $defence }
signori-foreseen-won = { $viewer ->
    [self] wygrywasz
   *[other] wygrywa { $seat }
}

## Stół w znakach

signori-points = { $seat }: { $points } Iros
signori-winners = { $count ->
    [0] Nie wygrywa nikt.
    [one] Wygrywa { $seats }!
    [few] Wygrywają { $seats }!
   *[many] Wygrywają { $seats }!
}
signori-picture-turn = tura { $number }
signori-picture-whose = gra { $seat }
signori-picture-piles = talia { $draw }, odrzucone { $discard }, łupy { $plunder }
signori-picture-locked = Finale: żadnej magii w tej turze
signori-picture-no-role = bez roli
signori-picture-hand = ręka { $count }
signori-picture-known = znane: { $cards }
signori-picture-force = ATT { $attack } DEF { $defence }
signori-picture-empty = puste
signori-picture-market = targ
signori-picture-market-full = targ gracza { $seat }
signori-picture-mark = znamię, { $count ->
    [one] jedna tura
    [few] { $count } tury
   *[many] { $count } tur
}
signori-picture-truce = rozejm
signori-picture-chained = w łańcuchach
signori-picture-sealed = odłożone { $count }
signori-picture-combat = { $attacker } atakuje { $defender }: { $attack } do { $defence }
signori-picture-needs = { $seat } potrzebuje jeszcze { $count }
signori-picture-creatures = istoty { $value }
signori-picture-others = rola i artefakty { $value }
signori-picture-equipment = ekwipunek { $value }
signori-picture-spoils = Łup: { $card }
signori-picture-pending = Zagrano: { $card }, gra { $seat }
signori-picture-pending-against = Zagrano: { $card }, gra { $seat }, przeciw { $victim }
signori-picture-cards = Twoja ręka
signori-picture-taken = wzięta, nie w tej turze
signori-picture-shown = znana wszystkim
signori-picture-level = poziom { $level }
signori-picture-legend-level = poziom roli
signori-picture-legend-down = zakryta istota
signori-picture-legend-values = ATT/DEF
signori-picture-legend-ours = karta zrekonstruowana: tekst i liczby są nasze
signori-number = { $value }
signori-price = cena { $price }
signori-values = ATT { $attack }, DEF { $defence }
signori-remark-hidden = { $count ->
    [one] i jedna zakryta istota
    [few] i { $count } zakryte istoty
   *[many] i { $count } zakrytych istot
}
signori-remark-attack = { $attack } do { $defence }
signori-reconstructed = ° Rekonstrukcja: tekst i liczby tej karty są nasze.
signori-reconstructed-numbers = ° Zasada pochodzi z instrukcji; liczby są rekonstrukcją.

## Zestawy

error-even = { $game } jest dla dwóch równych drużyn: 2, 4, 6 lub 8 graczy, nie { $got }.
error-pack-word = { $file }: { $key }: powinno być jedno z: { $allowed }, jest { $got }
error-pack-levels = { $file }: { $key }: powinny być trzy wartości, po jednej na poziom, jest { $got }
error-pack-kinds = { $file }: { $key }: rodzajów istot może być najwyżej { $most }
error-pack-many = { $file }: { $key }: kart do gry może być najwyżej { $most }, kart łupu najwyżej 20
error-pack-copies = { $file }: { $key }: wszystkich kart z „{ $what }” razem może być najwyżej { $most }
