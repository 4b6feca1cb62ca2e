name = BLANK
tagline = Gra, której talię piszą gracze

## Co jest nie tak z kartą lub plikiem talii (miejsce stoi przed opisem)

card-fault-not-an-object = Tu potrzebny jest obiekt z kluczami, a nie „{ $value }”.
    .instead = Zapisz go w nawiasach klamrowych.
card-fault-unknown-key = Nie ma tu klucza „{ $key }”.
    .instead = Usuń go albo użyj: { $nearest }.
card-fault-missing-key = Brakuje klucza „{ $key }”.
    .instead = Dodaj go.
card-fault-not-one-of = „{ $value }” nie należy do słów dozwolonych w tym miejscu: { $allowed }.
    .instead = Użyj jednego z tych słów.
card-fault-not-a-number = Tu potrzebna jest liczba całkowita, a nie „{ $value }”.
    .instead = Wpisz liczbę od { $lowest } do { $highest }.
card-fault-out-of-range = { $value } wykracza poza granice.
    .instead = Wpisz liczbę od { $lowest } do { $highest }.
card-fault-not-a-list = Tu potrzebna jest lista, a nie „{ $value }”.
    .instead = Zapisz ją w nawiasach kwadratowych.
card-fault-list-length = Liczba pozycji na liście: { $count }.
    .instead = Podaj ich od { $lowest } do { $highest }.
card-fault-not-a-text = Tu potrzebny jest tekst, a nie „{ $value }”.
    .instead = Zapisz go w cudzysłowie.
card-fault-text-empty = Tekst jest pusty.
    .instead = Napisz coś.
card-fault-text-too-long = Długość tekstu w znakach: { $length }.
    .instead = Zmieść się w { $limit }.
card-fault-text-markup = „{ $sign }” wygląda na znacznik, a teksty są zwykłe.
    .instead = Usuń ten znak.
card-fault-text-link = „{ $sign }” wygląda na odnośnik, a teksty są zwykłe.
    .instead = Usuń go.
card-fault-text-lines = „{ $text }” zawiera złamanie wiersza.
    .instead = Zapisz tekst w jednym wierszu.
card-fault-text-hidden-sign = Tekst zawiera niewidoczny znak ({ $sign }).
    .instead = Usuń go.
card-fault-not-a-word = „{ $text }” nie jest jednym słowem.
    .instead = Użyj samych liter.
card-fault-only-true = „{ $value }” nie może tu stać.
    .instead = Wpisz true albo usuń klucz.
card-fault-no-language = Tekst nie ma żadnego języka.
    .instead = Podaj go po polsku (pl), po angielsku (en) albo w obu językach.
card-fault-range-open = Zakres nie ma granicy.
    .instead = Podaj min, max albo obie granice.
card-fault-range-upside-down = Zakres biegnie od { $lowest } w dół do { $highest }.
    .instead = Niech min nie przekracza max.
card-fault-double-not = Przeciwieństwo przeciwieństwa nie jest warunkiem.
    .instead = Usuń jedno i drugie.
card-fault-newer-language = Kartę zapisano w wersji języka { $version }; tu znana jest { $known }.
    .instead = Odczytaj ją nowszym programem.
card-fault-document-too-long = Wielkość dokumentu w bajtach: { $length }.
    .instead = Zmieść się w { $limit }.
card-fault-not-json = To nie jest tekst JSON (okolice bajtu { $place }).
    .instead = Sprawdź nawiasy, przecinki i cudzysłowy.
card-fault-second-contest = Karta ma najwyżej jeden pojedynek.
    .instead = Usuń drugi.
card-fault-contest-in-contest = Pojedynek nie może zawierać pojedynku.
    .instead = Daj zwycięzcy i przegranemu inne zadanie.
card-fault-contestant-outside = „{ $who }” istnieje tylko w pojedynku.
    .instead = Wskaż innego gracza albo przenieś zdanie do pojedynku.
card-fault-needs-who = „{ $do }” nie łączy się z „{ $who }”.
    .instead = Użyj who: { $needed }.
card-fault-two-only-swap = Dwaj wskazani gracze mogą się tylko zamienić, a nie „{ $do }”.
    .instead = Użyj do: swap albo wskaż innych graczy.
card-fault-two-with = Dwaj wskazani gracze zamieniają się ze sobą.
    .instead = Usuń „with”.
card-fault-culprits-without-react = Tylko karta, która reaguje, zna sprawcę.
    .instead = Dodaj „react” albo wskaż innych graczy.
card-fault-chosen-needs-player = Stół nie może wybrać zasady dla „{ $do }”.
    .instead = Niech zrobi to gracz albo użyj oldest, newest lub random.
card-fault-until-game-end = Do końca gry trwają tylko zadania towarzyskie.
    .instead = Zakończ to z następną kartą, turą albo następną turą.
card-fault-single-performer = „{ $do }” wymaga jednego gracza, a nie „{ $who }”.
    .instead = Wskaż jednego gracza.
card-fault-swap-needs-with = Nie wiadomo, z kim ma być zamiana.
    .instead = Dodaj „with”.
card-fault-table-verb = Sam stół nie może zrobić „{ $do }”.
    .instead = Wskaż gracza.
card-fault-this-on-effect = Efekt nie jest zasadą w rzędzie, więc nie może wskazać siebie.
    .instead = Użyj chosen, oldest, newest lub random.
card-fault-die-in-reaction = Reakcja nie może zależeć od kości.
    .instead = Wstaw kość do „only” w zdaniu.
card-fault-ban-value = „{ $value }” nie pasuje do zakazu { $what }.
    .instead = Użyj jednej z wartości: { $allowed }.

## Talie

card-fault-unknown-format = Format „{ $value }” jest tu nieznany.
    .instead = Użyj pliku w formacie { $known } albo nowszego programu.
card-fault-slot-count = Liczba miejsc: { $count }; egzemplarz ma ich { $wanted }.
    .instead = Miejsc nigdy się nie dodaje ani nie usuwa: weź nietknięty plik.
card-fault-founding-card-changed = Miejsce { $slot } zajmuje karta założycielska { $wanted }, której nikt nie może zastąpić.
    .instead = Wpisz z powrotem { $wanted }.
card-fault-broken-chain = Wpis { $number } historii nie wynika z poprzedniego.
    .instead = Plik zmieniono ręcznie: weź nietknięty.
card-fault-not-a-time = „{ $value }” nie jest czasem.
    .instead = Zapisz go tak: 2024-05-01T18:30:00Z.
card-fault-not-a-hash = „{ $value }” nie jest odciskiem wpisu.
    .instead = Weź nietknięty plik.
card-fault-too-deep = To nie są zwykłe dane o najwyżej { $limit } poziomach.
    .instead = Weź nietknięty plik.
card-fault-not-accepted = Żaden wpis historii nie przyjmuje karty z miejsca { $slot }.
    .instead = Weź nietknięty plik.
card-fault-revision-count = Wersja { $revision } nie zgadza się z liczbą dodanych kart: { $cards }.
    .instead = Weź nietknięty plik.
card-fault-nothing-due = Miejsce { $slot } nie ma nowej karty na następną grę.
    .instead = Usuń ten wpis.
card-fault-no-such-slot = Nie ma miejsca { $slot }.
    .instead = Użyj r01 do r38 albo karty takiej jak hexagon-6-b.
card-fault-no-such-revision = Nie ma wersji { $revision }.
    .instead = Wybierz wersję od 1 do { $last }.
card-fault-no-such-edition = Nie ma wydania { $edition }.
    .instead = Użyj jednego z: { $allowed }.
card-fault-not-your-deck = Tej nagrody nie zdobyto talią { $deck }.
    .instead = Wybierz talię z tamtej gry.
card-fault-voucher-spent = Ta nagroda jest już wykorzystana.
    .instead = Wygraj jeszcze raz.
card-fault-voucher-lapsed = Ta nagroda przepadła po 30 dniach.
    .instead = Wygraj jeszcze raz.
card-fault-no-blank-rule = W egzemplarzu nie ma już pustych kart zasad.
    .instead = Nadaj efekt karcie gry.
card-fault-rule-written = Karta zasady { $slot } jest już zapisana.
    .instead = Użyj { $instead }.
card-fault-rule-has-no-picture = Karta zasady nie ma miejsca na ilustrację.
    .instead = Pomiń ilustrację.
card-fault-card-has-effect = { $slot } ma już efekt, a efekty są na zawsze.
    .instead = Wybierz kartę bez efektu, na przykład { $instead }.
card-fault-card-has-picture = { $slot } ma już ilustrację.
    .instead = Pomiń ilustrację.
card-fault-wrong-stage = Propozycja jest na etapie „{ $stage }” i nie może przejść do „{ $wanted }”.
    .instead = Napisz ją, złóż i daj zdecydować właścicielowi.
card-fault-deck-frozen = { $deck } nie ma już właściciela; można nią grać i ją rozwidlać, ale nie zmieniać.
    .instead = Rozwidl ją.
card-fault-not-the-owner = { $name } nie jest właścicielem tej talii.
    .instead = Zapytaj właściciela.
card-fault-mark-taken = Inna twoja talia ma już ten znak ({ $symbol }, { $paint }).
    .instead = Wybierz inny symbol albo inną farbę.
card-fault-heir-must-agree = { $name } nie zgadza się jeszcze na przejęcie talii.
    .instead = Najpierw zapytaj.
card-fault-nothing-to-correct = W miejscu { $slot } nie ma karty napisanej przez graczy.
    .instead = Wybierz inne miejsce.
card-fault-author-must-agree = { $name } nie zgadza się jeszcze na poprawkę.
    .instead = Najpierw zapytaj autora.
card-fault-form-changed = Poprawka może zmienić słowa, ale nigdy działanie karty w miejscu { $slot }.
    .instead = Zostaw aktywatory, cele i efekty.
card-fault-nothing-to-shelve = Miejsce { $slot } jest puste.
    .instead = Wybierz zapisaną kartę.
card-fault-may-not-fork = Właściciel talii { $deck } nie pozwala jej rozwidlać.
    .instead = Zapytaj właściciela.
card-fault-deck-not-complete = Kart do zapisania pozostało: { $left }.
    .instead = Najpierw zapełnij talię.
card-fault-too-many-decks = Nie da się zmieszać tylu talii: { $count }.
    .instead = Zmieszaj od 2 do 4.
card-fault-same-deck-twice = Talii nie da się zmieszać z nią samą.
    .instead = Podaj różne talie.

## Zdania, których nie da się zrozumieć

sentence-not-understood = „{ $found }” jest niezrozumiałe.
    .instead = W tym miejscu może stać: { $expected }.
sentence-ends-early = Zdanie kończy się za wcześnie.
    .instead = Dalej może stać: { $expected }.
sentence-near = Może chodziło o:

## Wiersz poleceń: stolik deck blank

deck-written = Zapisano w { $file }.
deck-title = { $name }, tom { $volume }, wersja { $revision }
deck-mark = Znak: { $symbol }, { $paint }
deck-counts = Zapisane karty zasad: { $rules }, puste: { $blank }; efekty: { $effects }, karty bez efektu: { $open }
deck-due = Nowe w następnej grze: { $slots }
deck-rules = Karty zasad
deck-effects = Efekty
deck-shelved = odłożona
deck-by = autor: { $author }
deck-added = { $slot } brzmi teraz: { $sentence }
deck-mixed = Karty zasad: { $rules }, karty gry: { $cards }, talie: { $decks }
deck-cannot-read = Nie da się odczytać { $file }: { $reason }.
deck-cannot-write = Nie da się zapisać { $file }: { $reason }.
deck-exists = { $file } już istnieje. Wybierz inną nazwę.
deck-what = { $what ->
        [created] założenie
        [named] nowa nazwa
        [marked] nowy znak
        [proposed] propozycja
        [accepted] przyjęcie
        [refused] odmowa
        [clarified] wyjaśnienie
        [shelved] odłożenie
        [transferred] nowy właściciel
        [steward-named] nowy opiekun
        [forked] rozwidlenie
        [exported] eksport
        [imported] import
        [mixed] gra mieszana
       *[game-played] rozegrana gra
    }
