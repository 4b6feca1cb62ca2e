### Cardline po polsku

name = Cardline: Marvel
tagline = Kto jest silniejszy, mądrzejszy, lepszy w walce? Ustaw ich w szeregu.

## Opcje

option-pack = Karty
    .help = Którymi 110 kartami gracie.
option-attribute = Cecha
    .help = Według czego układacie szereg. Masę, długość życia i długość mają zwierzęta.
option-pack-marvel = Marvel
option-pack-classics = Mity i klasyka
option-pack-animals = Zwierzęta
option-attribute-first = siła lub masa
option-attribute-second = IQ lub długość życia
option-attribute-third = walka lub długość
option-attribute-random = losowa
option-attribute-unknown = „{ $asked }” nie jest cechą zestawu { $pack }.
    .remedy = Możliwe: { $known }.
option-size = Kart w zestawie
option-hand = Mała ręka
option-rounds = Najwięcej rund
option-size-small = Tylu graczy potrzebuje { $needed } kart; { $size } to za mało.
    .remedy = Weź więcej kart z zestawu albo rozdaj każdemu mniej.
option-cards = Kart na gracza
    .help = Zwykle cztery; więcej, gdy dobrze znacie postacie.

## Pytania i ruchy

question-place = { $attribute }: którą kartę położysz i gdzie?
    .hint = Karty leżą od najniższej wartości do najwyższej.
question-place-last = { $attribute }: gdzie jest miejsce ostatniej karty?
    .hint = Jeśli trafisz, możesz wygrać w tej rundzie.
move-place-first = { $card }: na początek, przed kartę { $right }
move-place-last = { $card }: na koniec, za kartę { $left }
move-place-between = { $card }: między { $left } a { $right }

## Co się stało

event-card-placed = { $seat } kładzie kartę { $card }.
event-card-fitted = { $card } pasuje i zostaje.
event-card-missed = { $card } nie pasuje i trafia do pudełka.
event-card-drawn = { $seat } dobiera kartę { $card }.
event-card-returned = Nie ma już czego dobrać: { $seat } bierze z powrotem kartę { $card }.
event-deck-renewed = { $cards ->
    [one] Talia się skończyła: nową talią jest jedna karta z pudełka.
    [few] Talia się skończyła: { $cards } karty z pudełka tworzą nową.
   *[other] Talia się skończyła: { $cards } kart z pudełka tworzy nową.
}
event-went-out = { $seat } nie ma już kart.
event-eliminated = { $seat } odpada z gry.
event-play-off-begun = Dogrywka: { $seats } dobierają po karcie i grają dalej.
event-game-ended = { $count ->
    [one] Wygrywa { $winners }.
   *[other] Wspólnie wygrywają { $winners }.
}

## Odmowy

refusal-not-your-turn = Teraz gra { $whose }.
    .instead = Poczekaj na swoją kolej.
refusal-game-over = Gra jest skończona.
    .instead = Zacznij nową.
refusal-eliminated = Nie grasz już w tej partii: inni byli szybsi.
    .instead = Popatrz, jak się skończy.
refusal-already-out = W tej rundzie nie masz już żadnej karty.
    .instead = Poczekaj na koniec rundy.
refusal-no-such-card = { $cards ->
    [one] Masz tylko jedną kartę.
    [few] Masz tylko { $cards } karty.
   *[other] Masz tylko { $cards } kart.
}
    .instead = Wybierz jedną z kart przed sobą.
refusal-no-such-slot = { $slots ->
    [few] W szeregu są tylko { $slots } miejsca na kartę.
   *[other] W szeregu jest tylko { $slots } miejsc na kartę.
}
    .instead = Wybierz koniec szeregu albo miejsce między dwiema kartami.

## Jednostki wartości

unit-years =
    { $count ->
        [one] { $shown } rok
        [few] { $shown } lata
       *[many] { $shown } lat
    }
unit-months =
    { $count ->
        [one] { $shown } miesiąc
        [few] { $shown } miesiące
       *[many] { $shown } miesięcy
    }
unit-years-short =
    { $count ->
        [one] { $shown } rok
        [few] { $shown } lata
       *[many] { $shown } lat
    }
unit-months-short = { $shown } mies.

## Zestawy kart: miejsce błędu

pack-place-line = { $file }, wiersz { $line }
pack-place-field = { $file }, wiersz { $line }, pole { $field }

## Zestawy kart: plik

pack-unknown = Nie ma zestawu „{ $name }”.
    .remedy = Wybierz jeden z: { $known } albo podaj plik .toml lub .csv.
pack-suffix = Zestaw to plik TOML lub CSV, a ta nazwa nie kończy się ani na .toml, ani na .csv.
    .remedy = Zmień nazwę pliku albo wybierz jeden z: { $known }.
pack-missing = Plik { $name } nie istnieje.
    .remedy = Sprawdź nazwę i folder.
pack-not-a-file = { $name } nie jest zwykłym plikiem.
    .remedy = Podaj sam plik zestawu, a nie folder ani urządzenie.
pack-unreadable = Nie da się odczytać pliku: { $reason }.
    .remedy = Sprawdź, czy wolno ci go otworzyć.
pack-too-large = Plik ma ponad 1 MB, a zestaw 110 kart zajmuje około 30 kB.
    .remedy = Sprawdź, czy to właściwy plik.
pack-binary = W pliku są bajty, których nie ma w żadnym tekście.
    .remedy = Zapisz zestaw jako zwykły tekst w UTF-8.
pack-encoding = Tekst nie jest zapisany w UTF-8.
    .remedy = Zapisz plik ponownie i wybierz kodowanie UTF-8.
pack-empty = Plik jest pusty.
    .remedy = Zacznij od wiersza z nazwami kolumn: id,name,side i trzy wartości.
pack-too-deep = Listy lub tabele są zbyt głęboko zagnieżdżone.
    .remedy = Zapisz każdą kartę jako tabelę [[card]] z prostymi polami.
pack-toml-syntax = To nie jest poprawny TOML: { $problem }.
    .remedy = Popraw ten wiersz; teksty zapisuje się w prostych cudzysłowach, a pole jako nazwa = wartość.
pack-csv-syntax = To nie jest poprawny CSV: { $problem }.
    .remedy = Popraw cudzysłowy w tym wierszu.
pack-not-a-list = „{ $name }” musi być listą tabel.
    .remedy = Zacznij każdy wpis wierszem [[{ $name }]].

## Zestawy kart: kolumny pliku CSV

pack-column-unnamed = Kolumna { $place } nie ma nazwy.
    .remedy = Nazwij ją albo usuń.
pack-column-twice = Dwie kolumny nazywają się „{ $column }”.
    .remedy = Zmień nazwę jednej z nich albo ją usuń.
pack-column-missing = Brakuje kolumny „{ $column }”.
    .remedy = Dopisz ją w pierwszym wierszu i wypełnij dla każdej karty.
pack-column-count =
    { $count ->
        [one] Jest jedna kolumna wartości ({ $found }), a mają być trzy.
        [few] Są { $count } kolumny wartości ({ $found }), a mają być trzy.
       *[many] Jest { $count } kolumn wartości ({ $found }), a mają być trzy.
    }
    .remedy = Zostaw dokładnie trzy kolumny oprócz id, name, name_pl, side, emblem i source.
pack-row-length =
    { $count ->
        [one] Ten wiersz ma jedną komórkę, a liczba kolumn w pierwszym wierszu to { $expected }.
        [few] Ten wiersz ma { $count } komórki, a liczba kolumn w pierwszym wierszu to { $expected }.
       *[many] Ten wiersz ma { $count } komórek, a liczba kolumn w pierwszym wierszu to { $expected }.
    }
    .remedy = Dopisz, czego brakuje, albo usuń nadmiar; nazwa z przecinkiem musi stać w cudzysłowie.

## Zestawy kart: pojedyncze pola

pack-field-missing = Brakuje pola „{ $name }”.
    .remedy = Dopisz tu { $name }.
pack-field-typo = W tej tabeli nie ma pola „{ $name }”.
    .remedy = Czy chodzi o { $near }? Popraw je albo usuń.
pack-field-unknown = W tej tabeli nie ma pola „{ $name }”.
    .remedy = Usuń je; możliwe pola: { $known }.
pack-not-text = { $value } nie jest tekstem.
    .remedy = Wpisz wartość w cudzysłowie.
pack-text-empty = Tekst jest pusty.
    .remedy = Uzupełnij go.
pack-text-long = Tekst jest za długi: liczba znaków to { $length }, a dozwolone jest { $limit }.
    .remedy = Skróć go.
pack-text-control = W tekście „{ $value }” jest łamanie wiersza albo niewidoczny znak.
    .remedy = Wpisz tekst jeszcze raz bez tego znaku.
pack-name-language = „{ $language }” nie jest językiem gry.
    .remedy = Użyj en i pl.
pack-name-english = Brakuje nazwy angielskiej.
    .remedy = Dopisz en = "…" albo podaj jeden tekst dla obu języków.
pack-id-form = „{ $value }” nie może być identyfikatorem.
    .remedy = Użyj najwyżej 40 znaków: liter bez polskich znaków, cyfr, kropek, łączników i podkreśleń.
pack-value-whole = „{ $value }” nie jest liczbą całkowitą.
    .remedy = Wpisz liczbę całkowitą bez jednostki i cudzysłowów; zamiast ułamków wybierz mniejszą jednostkę.
pack-value-small = { $value } to mniej niż { $least }.
    .remedy = Użyj liczb całkowitych od { $least } w górę.
pack-value-large = Wartość jest większa niż { $limit }.
    .remedy = Wybierz większą jednostkę.
pack-emblem-unknown = Nie ma godła „{ $value }”.
    .remedy = Użyj na przykład { $near } albo usuń to pole: godło dobierze się samo.
pack-unit-unknown = Nie ma jednostki „{ $value }”.
    .remedy = Użyj jednej z: { $known }.
pack-side-unknown = „{ $value }” nie jest stroną w tym zestawie.
    .remedy = Użyj jednej z: { $known }.
pack-attribute-reserved = Cecha nie może się nazywać „{ $value }”, bo pole o tej nazwie ma każda karta.
    .remedy = Wybierz inny identyfikator.

## Zestawy kart: wszystkie karty razem

pack-side-count =
    { $count ->
        [one] Jest jedna strona, a mają być dwie.
        [few] Są { $count } strony, a mają być dwie.
       *[many] Jest { $count } stron, a mają być dwie.
    }
    .remedy = Podziel karty na dokładnie dwie strony.
pack-attribute-count =
    { $count ->
        [one] Jest jedna cecha, a mają być trzy.
        [few] Są { $count } cechy, a mają być trzy.
       *[many] Jest { $count } cech, a mają być trzy.
    }
    .remedy = Opisz dokładnie trzy w tabelach [[attribute]].
pack-card-few =
    { $count ->
        [one] Jest tylko jedna karta, a zestaw ma ich 110.
        [few] Są tylko { $count } karty, a zestaw ma ich 110.
       *[many] Jest tylko { $count } kart, a zestaw ma ich 110.
    }
    .remedy = { $lack ->
        [one] Dodaj jeszcze jedną kartę.
        [few] Dodaj jeszcze { $lack } karty.
       *[many] Dodaj jeszcze { $lack } kart.
    }
pack-card-many =
    { $count ->
        [few] Są { $count } karty, a zestaw ma ich 110; ta jest pierwszą nadmiarową.
       *[many] Jest { $count } kart, a zestaw ma ich 110; ta jest pierwszą nadmiarową.
    }
    .remedy = { $excess ->
        [one] Usuń jedną kartę.
        [few] Usuń { $excess } karty.
       *[many] Usuń { $excess } kart.
    }
pack-duplicate-id = Identyfikator „{ $value }” jest już zajęty w wierszu { $first }.
    .remedy = Nadaj jednemu z dwóch wpisów inny identyfikator.
pack-duplicate-name = Karta „{ $value }” jest już w wierszu { $first }.
    .remedy = Zmień nazwę jednej z dwóch albo zastąp ją inną kartą.
pack-side-few =
    { $count ->
        [one] Do strony „{ $side }” należy tylko jedna karta, a trzeba ich co najmniej { $least }.
        [few] Do strony „{ $side }” należą tylko { $count } karty, a trzeba ich co najmniej { $least }.
       *[many] Do strony „{ $side }” należy tylko { $count } kart, a trzeba ich co najmniej { $least }.
    }
    .remedy = Dodaj karty tej strony, a ujmij kart drugiej.
pack-value-shared = Więcej niż { $most } karty mają wartość { $value }; pozostałe są w wierszach { $lines }.
    .remedy = Podaj dokładniejszą wartość tej karty lub jednej z tamtych albo zastąp ją inną kartą.
pack-no-tie = Żadne dwie karty nie mają równej cechy „{ $attribute }”, więc reguła o równych wartościach nigdy by nie zadziałała.
    .remedy = Niech co najmniej dwie karty mają tę samą wartość.
pack-order-alike = „{ $one }” i „{ $other }” ustawiają karty w tej samej kolejności, więc jedna z tych cech jest zbędna.
    .remedy = Wybierz cechę, która ustawia karty inaczej.

# Co bot sądzi o tym, czego nie widzi.
rating-chance = szansa, że pasuje
belief-value = { $card }: gdzieś między { $low } a { $high }.

## Stół w terminalu

cardline-heading = Liczy się cecha: { $attribute } · runda { $round }
cardline-play-off = dogrywka
cardline-place = miejsce
cardline-line = szereg
cardline-first = (pierwszy gracz)
cardline-eliminated = poza grą
cardline-out = bez kart
cardline-piles = Talia: { $deck } (na wierzchu: { $top }) · pudełko: { $box }
cardline-which-card = Która karta?
cardline-where = Gdzie jest miejsce karty { $card }?
cardline-left-end = lewy koniec, poniżej: { $right }
cardline-right-end = prawy koniec, powyżej: { $left }
cardline-between = między: { $left } a { $right }

## Wynik

result-left = zostało
result-cards = { $count ->
    [0] bez kart
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
highlight-between = { $card } między kartami { $left } i { $right }. { fitted }
highlight-lowest = { $card } na samym początku szeregu. { fitted }
highlight-highest = { $card } na samym końcu szeregu. { fitted }
fitted = { $fitting ->
    [one] Pasowała tu tylko ta jedna z { $unknown } nieznanych kart.
    [few] Pasowały tu tylko { $fitting } z { $unknown } nieznanych kart.
   *[many] Pasowało tu { $fitting } z { $unknown } nieznanych kart.
}

## Statystyki

tally-placed = Karty na swoim miejscu
    .hint = Spośród dołożonych przez ciebie, według zestawu kart.
