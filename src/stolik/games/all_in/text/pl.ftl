### All In: Wizjonerzy po polsku

name = All In: Wizjonerzy
tagline = Zbierz układ, obserwuj innych, wskaż najsilniejszego.

## Opcje

option-side = Karty pomocy
    .help = Który układ bije który. Na stronie B strit jest silniejszy od koloru i fula.
option-side-A = strona A, jak w pokerze
option-side-B = strona B, dla wprawnych
option-pile = Stos kart odrzuconych
    .help = Co można zrobić z odrzuconymi kartami.
option-pile-plain = zwykłe zasady
option-pile-enchanting = zaklinanie: wierzchnią kartę można brać i wymieniać
option-pile-third-eye = zamknięte trzecie oko: odrzucone karty są tajne
option-heirs = Spadkobiercy wróżbitów
    .help = Remis na czele rozstrzyga dodatkowa runda o dziesięć run.
option-cards = Dane kart
    .help = Inne efekty kart, z pliku w postaci cards.toml.
option-deck-small = Ręce i obszar gry potrzebują { $needed } kart; { $size } to za mało.

## Efekty i układy

effect-take = zabranie karty
effect-swap = wymiana
effect-reveal = odkrycie
effect-draw = dobranie
effect-rune = runa
effect-hypnosis = hipnoza
effect-eye = wszechwidzące oko
category-nothing = nic
category-pair = para
category-two-pair = dwie pary
category-three = trójka
category-straight = strit
category-flush = kolor
category-full-house = ful
category-four = kareta
category-straight-flush = poker
suit-clock = zegar
suit-mask = maska
suit-scarab = skarabeusz
suit-tree = drzewo

## Pytania

# Bez łamania przy łączniku.
-all-in = all{ "\u2060" }-{ "\u2060" }in

question-turn = Karta, pas czy { -all-in }?
    .hint = Efekty karty działają od góry do dołu, a potem trafia ona do obszaru gry.
question-turn-no-all-in = Karta czy pas?
    .hint = Efekty karty działają od góry do dołu, a potem trafia ona do obszaru gry.
question-draw = Dobierasz kartę?
    .hint = Jeśli masz więcej niż pięć kart, nadmiar odrzucasz.
question-rune = Bierzesz runę?
    .hint = Pochodzi z zasobów ogólnych i liczy się na koniec.
question-reveal = { $count ->
    [one] Odkrywasz kartę z talii?
    [few] Odkrywasz { $count } karty z talii?
   *[other] Odkrywasz { $count } kart z talii?
}
    .hint = Jedną zatrzymujesz, reszta trafia na stos.
question-taking = Którą kartę bierzesz z obszaru gry?
    .hint = Zakryte karty są zablokowane.
question-giving = Którą kartę z ręki wymieniasz?
    .hint = Za chwilę wybierzesz, na co.
question-getting = Na co wymieniasz { $given }?
    .hint = Twoja karta trafia dokładnie na miejsce tamtej.
question-keeping = Którą z odkrytych kart zatrzymujesz?
    .hint = Pozostałe trafiają na stos.
question-stacking = W jakiej kolejności reszta trafia na stos?
    .hint = Ostatnia leży na wierzchu. Możesz wybierać po jednej.
question-hypnosis = Kto podaje wartość swojego układu?
    .hint = Słyszą ją wszyscy.
question-eye = Kto pokazuje ci cztery karty?
    .hint = Widzisz je tylko ty; wybiera je ich właściciel.
question-concealing = Której karty nie pokazujesz?
    .hint = Pozostałe cztery zobaczy tylko { $whose }.
question-discarding = { $count ->
    [one] Którą kartę odrzucasz?
    [few] Którą kartę odrzucasz najpierw? Do odrzucenia są { $count }.
   *[other] Którą kartę odrzucasz najpierw? Do odrzucenia jest { $count }.
}
    .hint = Na koniec tury masz pięć kart.
question-predicting = Kto ma najsilniejszy układ? Pula: { $pot }.
    .hint = Możesz wskazać siebie. Pulę dzielą wszyscy, którzy mają rację.
question-predicting-two = Czyj układ jest silniejszy? Pula: { $pot }.
    .hint = Wybieracie po kryjomu i ujawniacie jednocześnie.

## Ruchy

move-play = Zagraj { $card }
move-pass = Spasuj: wierzchnia karta talii trafia do obszaru gry
    .act = Spasuj
move-all-in = All-in: połóż rękę zakrytą, dwie karty talii trafiają do obszaru gry
    .act = All-in
    .sure = Na pewno { -all-in }?
    .sure-hint = Tego nie cofniesz. W rundzie może to zrobić jedna osoba.
    .sure-act = Gram { -all-in }
move-resolve-draw = Dobierz kartę
move-resolve-rune = Weź runę
move-resolve-reveal = { $count ->
    [one] Odkryj kartę
    [few] Odkryj { $count } karty
   *[other] Odkryj { $count } kart
}
move-skip = Pomiń ten efekt
move-take = Weź { $card }
move-take-pile = Weź { $card } ze stosu
move-give = Wymień { $card }
move-for = Wymień na { $card }
move-for-pile = Wymień na { $card } ze stosu
move-keep = Zatrzymaj { $card }
move-stack = Połóż { $card } na stos
    .act = Odłóż { $card }
move-stack-rest = Odłóż resztę, jak leży
move-conceal = Ukryj { $card }, pokaż resztę
move-discard = Odrzuć { $card }
move-choose = { $other }
move-name = Wskaż: { $other }
move-name-self = Wskaż siebie

## Co się stało

event-round-begun = Runda { $round }: zaczyna { $seat }, pula: { $pot }.
event-card-played = { $seat } zagrywa { $card }.
event-effect-skipped = { $seat } pomija efekt: { $effect }.
event-card-taken = { $seat } bierze { $card } z obszaru gry.
event-pile-card-taken = { $seat } bierze { $card } ze stosu.
event-cards-swapped = { $seat } wymienia { $given } na { $card }.
event-pile-card-swapped = { $seat } wymienia { $given } na { $card } ze stosu.
event-cards-revealed = { $seat } odkrywa { $cards_whom }.
event-cards-looked-at = { $count ->
    [one] { $seat } ogląda wierzchnią kartę talii.
    [few] { $seat } ogląda { $count } wierzchnie karty talii.
   *[other] { $seat } ogląda { $count } wierzchnich kart talii.
}
event-card-kept = { $seat } zatrzymuje { $card }.
event-card-kept-secretly = { $seat } zatrzymuje jedną z nich.
event-cards-stacked = { $seat } kładzie na stos { $cards_whom }.
event-card-drawn = { $seat } dobiera { $card }.
event-card-drawn-secretly = { $seat } dobiera kartę.
event-rune-gained = { $seat } bierze runę.
event-value-stated = { $value ->
    [0] { $seat } używa hipnozy. { $other } ma układ bez wartości.
   *[other] { $seat } używa hipnozy. { $other } ma układ o wartości { $value }.
}
event-eye-opened = { $seat } otwiera wszechwidzące oko: { $other } wybiera cztery karty do pokazania.
event-cards-shown = { $other } pokazuje cztery karty, widzi je tylko { $seat }: { $cards }.
event-four-cards-shown = { $other } pokazuje cztery karty, widzi je tylko { $seat }.
event-card-discarded = { $seat } odrzuca { $card }.
event-card-put-down = { $seat } odkłada zakrytą kartę na stos.
event-cards-put-down = { $count ->
    [one] { $seat } odkłada zakrytą kartę na stos.
    [few] { $seat } odkłada { $count } zakryte karty na stos.
   *[other] { $seat } odkłada { $count } zakrytych kart na stos.
}
event-card-placed = Do obszaru gry trafia { $card_named }.
event-deck-card-placed = Z talii do obszaru gry trafia { $card_named }.
event-passed = { $seat } pasuje.
event-passed-automatically = { $seat } jest all-in i pasuje.
event-went-all-in = { $seat } gra all-in.
event-deck-renewed = { $cards ->
    [one] Talia się skończyła: nową talią jest jedna karta ze stosu.
    [few] Talia się skończyła: { $cards } karty ze stosu tworzą nową.
   *[other] Talia się skończyła: { $cards } kart ze stosu tworzy nową.
}
event-predictions-begun = Obszar gry jest pełny. Kto ma najsilniejszy układ?
event-predicted = { $seat } wskazuje: { $other }.
event-predicted-self = { $seat } wskazuje siebie.
event-predicted-secretly = { $seat } podejmuje decyzję.
event-hand-turned-up = { $value ->
    [0] { $seat } nie ma żadnego układu ({ $cards }).
   *[other] { $seat } ma układ: { $category } ({ $cards }).
}
event-pot-shared = { $count ->
    [one] Najsilniejszy układ ma { $seat }. Rację ma { $seats } i bierze z puli { runes }.
   *[other] Najsilniejszy układ ma { $seat }. Rację mają { $seats } i biorą z puli po { runes }.
}
runes = { $share ->
    [one] { $share } runę
    [few] { $share } runy
   *[other] { $share } run
}
event-pot-carried = Najsilniejszy układ ma { $seat }, ale nikt go nie wskazuje. W puli { $carried ->
    [one] zostaje { $carried } runa
    [few] zostają { $carried } runy
   *[other] zostaje { $carried } run
}.
event-hand-paid = { $card_runes ->
    [0] { $hand_runes ->
        [0] { $seat } nie dostaje nic za układ.
       *[other] { $seat } dostaje za układ { hand-runes }.
    }
   *[other] { $hand_runes ->
        [0] { $seat } nie dostaje nic za układ, ale za karty run { card-runes }.
       *[other] { $seat } dostaje za układ { hand-runes }, a za karty run { card-runes }.
    }
}
hand-runes = { $hand_runes ->
    [one] { $hand_runes } runę
    [few] { $hand_runes } runy
   *[other] { $hand_runes } run
}
card-runes = { $card_runes ->
    [one] { $card_runes } runę
    [few] { $card_runes } runy
   *[other] { $card_runes } run
}
event-game-ended = { $count ->
    [0] Remis się utrzymuje: nikt nie przewidział przyszłości, nikt nie wygrywa.
    [one] Wygrywa { $winners }.
   *[other] Wygrywają { $winners }.
}

## Odmowy

refusal-game-over = Gra jest skończona.
    .instead = Zacznij nową.
refusal-not-your-turn = Teraz decyduje { $whose }.
    .instead = Poczekaj na pytanie do ciebie.
refusal-not-your-prediction = Przed Tobą wskazuje { $whose }.
    .instead = Poczekaj na swoją kolej.
refusal-already-predicted = Twój żeton już leży, a przewidywania są ostateczne.
    .instead = Poczekaj na pozostałych.
refusal-not-at-the-table = Nikt tam nie siedzi.
    .instead = Wybierz kogoś przy tym stole.
refusal-wanted-turn = To chwila na akcję.
    .instead = Zagraj kartę, spasuj albo zagraj all-in.
refusal-wanted-choosing = Czeka dobrowolny efekt.
    .instead = Rozpatrz go albo pomiń.
refusal-wanted-taking = Najpierw musisz wziąć kartę.
    .instead = Wybierz kartę, która nie jest zakryta.
refusal-wanted-giving = Czeka wymiana.
    .instead = Wybierz kartę z ręki albo pomiń efekt.
refusal-wanted-getting = Wymiana jest w połowie.
    .instead = Wybierz kartę, którą dostajesz.
refusal-wanted-keeping = Najpierw zatrzymaj jedną z odkrytych kart.
    .instead = Wybierz jedną z nich.
refusal-wanted-stacking = Najpierw pozostałe odkryte karty trafiają na stos.
    .instead = Wybierz następną.
refusal-wanted-targeting = Najpierw wybierz przeciwnika.
    .instead = Wskaż kogoś albo pomiń efekt, jeśli możesz.
refusal-wanted-concealing = Pokazujesz teraz cztery karty.
    .instead = Wybierz tę, która zostaje ukryta.
refusal-wanted-discarding = Masz więcej niż pięć kart.
    .instead = Odrzuć jedną.
refusal-wanted-predicting = Obszar gry jest pełny: pora przewidywać.
    .instead = Wskaż gracza.
refusal-not-in-hand = Nie masz tej karty.
    .instead = Wybierz kartę z ręki.
refusal-take-closed = Od { $turns } tur w obszarze gry nie przybywa kart, więc nikt nie może teraz zabierać.
    .instead = Zagraj inną kartę albo spasuj.
refusal-all-in-taken = { $whose } gra już all-in, a w rundzie może to zrobić tylko jedna osoba.
    .instead = Zagraj kartę albo spasuj.
refusal-nothing-to-skip = Rozpoczęty efekt rozpatruje się do końca.
    .instead = Dokończ go.
refusal-must-resolve = Ten efekt jest obowiązkowy.
    .instead = Rozpatrz go.
refusal-blocked = Tę kartę zakrywa inna.
    .instead = Wybierz kartę, która nie jest zakryta.
refusal-not-in-area = Tej karty nie ma w obszarze gry.
    .instead = Wybierz odkrytą kartę, której nic nie zakrywa.
refusal-pile-not-enchanted = Bez zaklinania stosu nie można brać z niego kart.
    .instead = Wybierz kartę z obszaru gry.
refusal-not-revealed = Tej karty nie ma wśród odkrytych.
    .instead = Wybierz jedną z odkrytych.
refusal-not-yourself = Nie możesz wybrać siebie.
    .instead = Wybierz przeciwnika.
refusal-immune = { $whose } gra all-in i nie może być celem.
    .instead = Wybierz kogoś innego albo pomiń efekt.

## Stół w terminalu

board-heading = Runda { $round }, strona { $side }
board-heading-enchanting = Runda { $round }, strona { $side }, zaklęty stos
board-heading-third-eye = Runda { $round }, strona { $side }, zamknięte trzecie oko
board-pot = pula { $pot }
board-piles = talia { $deck }, stos { $pile }
board-pile-top = na wierzchu: { $card }
board-hand = Twoja ręka
board-worth = { $category }, wartość { $value }
board-played = zagrana
board-must = ! obowiązkowe
board-all-in = all-in
board-first = zaczyna
board-names = wskazuje: { $other }
board-decided = decyzja podjęta
board-stated = podana wartość: { $value ->
    [0] brak
   *[other] { $value }
}
board-peek = { $other } pokazuje, widzi { $seat }
board-revealed = odkryte
board-last = Poprzednia runda: najsilniejszy układ ma { $strongest }, pula { $pot }

## Dane kart: co jest nie tak w pliku

pack-at-line = karty, wiersz { $line }, { $field }
pack-broken = { $where }: to nie jest czytelny TOML ({ $reason }).
    .remedy = Popraw plik w tym miejscu.
pack-missing = { $where }: brakuje tego pola.
    .remedy = Dodaj je; wzorem jest cards.toml z gry.
pack-source = { $where }: źródło to jedno z: { $known }.
    .remedy = Podaj, skąd pochodzi wartość.
pack-name = { $where }: nazwa jest potrzebna po polsku i po angielsku.
    .remedy = Zapisz ją pod kluczami en i pl.
pack-numbers = { $where }: potrzebne są tu liczby całkowite od 0 do 1000 w liczbie { $count }.
    .remedy = Popraw listę.
pack-number = { $where }: potrzebna jest tu liczba całkowita od { $least } do 1000.
    .remedy = Popraw ją.
pack-suits = { $where }: potrzebne są wszystkie cztery kolory, każdy raz.
    .remedy = Użyj { $known }, najsilniejszy pierwszy.
pack-hands = { $where }: potrzebne jest wszystkie osiem układów, każdy raz.
    .remedy = Użyj { $known }, najsilniejszy pierwszy.
pack-values = { $where }: wartości nie rosną od silnych układów do słabych, a para jest coś warta.
    .remedy = Ustaw je w kolejności układów.
pack-row-length = { $where }: rząd ma od 2 do 6 miejsc.
    .remedy = Popraw listę.
pack-card-list = { $where }: potrzebna jest tu lista kart.
    .remedy = Wzorem jest cards.toml z gry.
pack-card-twice = { $where }: ta karta występuje dwa razy.
    .remedy = Usuń jedną z nich.
pack-cards-missing = { $where }: brakuje kart z 54 ({ $count }): { $names }.
    .remedy = Dodaj je: trzynaście wartości w czterech kolorach i dwie karty run.
pack-no-card = { $where }: „{ $name }” to nie karta.
    .remedy = Oznaczenia to 2c do At oraz Ru1 i Ru2.
pack-face = { $where }: wartość, kolor albo rodzaj nie pasują do oznaczenia.
    .remedy = Oznaczenie to wartość i pierwsza litera koloru po angielsku; karty run mają rodzaj rune.
pack-effect-list = { $where }: potrzebna jest tu lista efektów.
    .remedy = Zapisz ją w nawiasach kwadratowych, każdy efekt w cudzysłowie.
pack-no-effect = { $where }: „{ $word }” to nie efekt.
    .remedy = Użyj TAKE, SWAP, REVEAL 3, REVEAL 4, REVEAL 5, DRAW, RUNE, HYPNOSIS albo EYE, z ! przy obowiązkowym.
pack-effect-count = { $where }: karta ma od jednego do { $most } efektów, a nie { $count }.
    .remedy = Dodaj albo usuń efekty.
pack-effect-gain = { $where }: żaden efekt nie daje karty na rękę.
    .remedy = Dodaj TAKE, REVEAL albo DRAW.
pack-take-twice = { $where }: karta może mieć tylko jeden TAKE.
    .remedy = Zamień jeden z nich.
pack-take-and-rune = { $where }: TAKE razem z RUNE daje runy bez zapełniania obszaru gry.
    .remedy = Jeśli tak nie jest na karcie, przenieś jeden z nich na inną. W przeciwnym razie TAKE zamknie się, gdy po trzy tury każdego gracza nie przybędzie karta w obszarze gry.

# Co bot sądzi o tym, czego nie widzi.
rating-worth = wartość ręki w runach
belief-strongest = Najsilniejszą rękę ma { $seat }: { $percent } %.

## Wynik

result-runes = runy
result-runes-cell = { $count ->
    [0] bez run
    [one] 1 runa
    [few] { $count } runy
   *[many] { $count } run
}
highlight-showdown = { $value ->
    [0] Runda { $round }: { $seat } nie ma żadnego układu, a zgarnia { runes-gained }.
   *[other] Runda { $round }: { $seat } ma układ { $category } i zgarnia { runes-gained }.
}
runes-gained = { $runes ->
    [one] { $runes } runę
    [few] { $runes } runy
   *[many] { $runes } run
}

## Statystyki

tally-predictions = Trafne przepowiednie
    .hint = Rundy, w których wskazujesz najsilniejszą rękę.
