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
card-fault-alike-needs-cards = O tym, co łączy karty jednego zagrania, można mówić tylko przy kilku kartach.
    .instead = Dodaj „cards” z minimum 2 lub więcej.
card-fault-nothing-alone = „nothing” stoi tylko samo, na karcie, która coś odwołuje.
    .instead = Usuń je albo napisz, co się dzieje.
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
card-fault-not-an-entry = To nie jest wpis historii.
    .instead = Weź nietknięty plik.
card-fault-too-many-clarifications = Liczba dopisanych uwag: { $count }; więcej niż { $limit } się nie zmieści.
    .instead = Dotychczasowe uwagi zostają; tę zapisz gdzie indziej.
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
card-fault-nothing-to-translate = Na karcie { $slot } nie brakuje własnych słów w tym języku.
    .instead = Przetłumacz słowa, które stoją w cudzysłowie.
card-fault-author-must-agree = Te słowa napisał ktoś inny: { $name }. Nie można ich poprawić.
    .instead = Najpierw zapytaj autora.
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

## Zdania własnymi słowami: pytania i diagnozy

reading-own-words = Albo twoimi słowami (pilnują tego gracze):
deck-judged-trigger = Gracze sami widzą, kiedy to się dzieje; kto zauważy, mówi.
deck-judged-duty = Gracze sami oceniają, czy to zrobione.
deck-no-own-words = Tego zdania nie da się zostawić własnymi słowami: napisz, kiedy to działa i co się wtedy dzieje.
reading-ask-neighbour = Który sąsiad: z lewej czy z prawej?
reading-ask-who = Który gracz: zagrywający czy kolejny?
reading-ask-exchange = Wymienić karty na nowe ze stosu czy z innym graczem?
reading-ask-receiver = Komu oddać kartę?
reading-ask-way = W którą stronę podać karty?
reading-ask-until = Do czyjej następnej tury?
reading-ask-partner = Z którym graczem?
reading-ask-trigger = Kiedy zasada ma działać?
reading-ask-what = Co ma się stać?
reading-no-such-digit = „{ $found }”: cyfry w BLANKU kończą się na 6. Wybierz cyfrę od 1 do 6.
reading-no-such-colour = „{ $found }”: takiego koloru nie ma w BLANKU. Są: czerwony sześciokąt, niebieskie koło, pomarańczowy trójkąt, fioletowy romb, zielony kwadrat i różowa tarcza.
reading-no-such-shape = „{ $found }”: takiego symbolu nie ma w BLANKU. Są: sześciokąt, koło, trójkąt, romb, kwadrat i tarcza.
reading-no-such-card = „{ $found }”: takiej karty nie ma w BLANKU. Karty mają cyfrę od 1 do 6 i jeden z sześciu symboli.
reading-out-of-bounds = „{ $found }” wykracza poza granice: może być od { $lowest } do { $highest }.
reading-too-long-a-ban = „{ $found }”: zakaz trwa do zagrania następnej karty albo do następnej tury tego gracza, nie dłużej.
reading-nobody-wins = „{ $found }”: żadna karta nie daje wygranej ani przegranej. Skrócić grę może tylko odliczanie czasu.
reading-no-effect = Zdanie mówi, kiedy coś się dzieje, ale nie mówi, co ma się wtedy stać.
reading-no-trigger = Zdanie mówi, co się dzieje, ale nie mówi kiedy. Zacznij na przykład od „Jeśli ktoś zagra 5, to …”.
reading-not-understood = „{ $found }”: tej części gra jeszcze nie rozumie.
reading-not-for-these-players = „{ $found }”: tego nie może zrobić akurat ten gracz.
reading-picked-again = „{ $found }”: karta nie pamięta, kogo wskazano. W każdej części zdania gracza wskazuje się od nowa, więc może to być ktoś inny.
reading-top-is-played = „{ $found }”: po zagraniu na wierzchu leży już zagrana karta. Napisz o niej („zagra TRÓJKĄT”) albo o dopasowaniu („kartę pasującą tylko kolorem”).
reading-sentence-too-long = Zdanie jest za długie.
reading-sentence-too-tangled = Zdanie jest zbyt zawiłe. Podziel je na krótsze.

## Wiersz poleceń: stolik deck blank

deck-written = Zapisano w { $file }.
deck-title = { $name }, tom { $volume }, wersja { $revision }
deck-mark = Znak: { $symbol }, kolor { $paint }
mark-symbol = { $symbol ->
    [acorn] żołądź
    [anchor] kotwica
    [anvil] kowadło
    [apple] jabłko
    [bee] pszczoła
    [bell] dzwon
    [boat] łódka
    [book] książka
    [cat] kot
    [cloud] chmura
    [comet] kometa
    [crown] korona
    [cup] kubek
    [feather] pióro
    [fish] ryba
    [flame] płomień
    [frog] żaba
    [ghost] duch
    [key] klucz
    [kite] latawiec
    [ladder] drabina
    [leaf] liść
    [lighthouse] latarnia
    [moon] księżyc
    [mushroom] grzyb
    [owl] sowa
    [pawn] pionek
    [pear] gruszka
    [rocket] rakieta
    [snail] ślimak
    [snow] śnieg
    [star] gwiazda
    [sun] słońce
    [teapot] czajnik
    [tower] wieża
    [tree] drzewo
    [umbrella] parasol
    [wave] fala
    [wheel] koło
   *[whistle] gwizdek
    }
mark-paint = { $paint ->
    [amber] bursztynowy
    [black] czarny
    [blue] niebieski
    [brown] brązowy
    [green] zielony
    [grey] szary
    [lilac] liliowy
    [lime] limonkowy
    [orange] pomarańczowy
    [pink] różowy
    [purple] fioletowy
    [red] czerwony
    [teal] morski
    [white] biały
   *[yellow] żółty
    }
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
        [translated] tłumaczenie
        [shelved] odłożenie
        [transferred] nowy właściciel
        [steward-named] nowy opiekun
        [forked] rozwidlenie
        [exported] eksport
        [imported] import
        [mixed] gra mieszana
        [folded] wcześniejsze wpisy, zwinięte
       *[game-played] rozegrana gra
    }

### Gra

## Opcje

mode-watched = Sędzia pilnuje
    .about = Stół zna zasady: sam podświetla, co pasuje, i rozlicza, co każą karty.
mode-by-yourselves = Pilnujecie sami, jak w pudełku
    .about = Stół milczy. Sami pamiętacie zasady i przyłapujecie się na pomyłkach; jest na to 6 sekund po każdym zagraniu.
option-mode = Sędzia
    .help = A: stół pilnuje, czego może. B: gracze sami muszą zauważać i wytykać błędy.
option-mode-A = A, sędzia pilnuje
option-mode-B = B, pilnujecie sami
option-tempo = Tempo
    .help = Na żywo z zegarem albo bez zegara, tura po turze.
option-tempo-live = na żywo
option-tempo-turns = tura po turze
option-edition = Wydanie
    .help = Wydanie początkowe, gdy nie podano talii.
option-edition-founding-1 = pierwsze
option-edition-founding-1-strict = ścisłe
option-rules = Karty zasad
    .help = Zapisane karty zasad w talii: oznaczenia, na przykład RC1, albo karty jako JSON.
option-effects = Efekty
    .help = Karty gry z efektem, parami: karta, na przykład hexagon-6-b, i oznaczenie, na przykład GC1, albo efekt jako JSON.
option-new_rules = Nowe zasady
    .help = Karty zasad, które od początku leżą w rzędzie: oznaczenia, na przykład RC1, albo karty jako JSON.
option-pictures = Rysunki
    .help = Rysunki na kartach do gry.
option-boxes = Pudełka talii
    .help = Co stoi na pudełkach; wypełniają to talie.
option-whose = Co jest czyje
    .help = Które karty są z której z wymieszanych talii; wypełniają to talie.
option-trials = Karty na próbę
    .help = Które karty są tylko wypróbowywane, a do talii nie należą; wypełniają to talie.
option-decks = Połączone talie
    .help = Ile talii tasuje się razem.
option-first = Pierwszy gracz
    .help = Miejsce, które zaczyna; -1 to losowanie. Według instrukcji zaczyna najmłodszy z graczy: wskaż jego miejsce.
option-turn_limit = Tury na gracza
    .help = Po tylu turach każdego gracza wygrywa najmniejsza liczba kart.
option-chain_play = Łańcuszek
    .help = Pasować musi tylko pierwsza z zagranych kart.
option-call_timing = Wytykanie błędów
    .help = Kiedy można wytknąć niewykonany obowiązek.
option-call_timing-usual = po następnej karcie
option-call_timing-early = tylko przed następną kartą
option-show_turn = Pokazuj turę
    .help = W trybie B mimo wszystko pokazuj, czyja jest tura.
option-voice = Głos i obraz
    .help = Gracze słyszą się i widzą, więc czyny oceniają ludzie.
option-leaving = Gdy ktoś odchodzi
    .help = Miejsce zajmuje bot albo zostaje puste.
option-leaving-bot = zastępuje go bot
option-leaving-remove = miejsce zostaje puste
option-pace = Czas
    .help = Wszystkie czasy mnoży się przez tę liczbę.
option-crowded = Pełny stół
    .help = Siedmioro lub ośmioro graczy.
option-cards-small = Tylu graczy potrzebuje { $needed } kart; { $size } to za mało.
option-card-unknown = { $place }: „{ $text }” to ani karta z katalogu, ani karta jako JSON.
    .remedy = Karty z katalogu: { $known }.
option-game-card-unknown = „{ $text }” nie jest kartą gry.
    .remedy = Podaj kolor, cyfrę i egzemplarz, na przykład hexagon-6-b. Kolory: { $colours }.
option-edition-unknown = Nie ma wydania „{ $text }”.
    .remedy = Wydania: { $known }.
option-card-no-rule = { $place }: „{ $text }” to efekt, a nie karta zasady.
    .remedy = Podaj kartę zasady, na przykład RC1.
option-card-no-effect = { $place }: „{ $text }” to karta zasady, a nie efekt.
    .remedy = Podaj efekt, na przykład GC1.

## Słowa

colour-hexagon = sześciokąt
colour-circle = koło
colour-triangle = trójkąt
colour-rhombus = romb
colour-square = kwadrat
colour-shield = tarcza
card = { $colour } { $digit }
odd = karty nieparzyste
even = karty parzyste
several = kilka kart naraz
the-duty-to-play = karta do zagrania na ręce
cause-none = nic nie pasowało
cause-form = pomyłka przy zagraniu
cause-duty = niewykonane polecenie karty
cause-accuse = niesłuszne oskarżenie
cause-card = z polecenia karty
contest-stare = pojedynek na wzrok
contest-laugh = pojedynek na powagę
contest-hold = pojedynek na wytrwałość
contest-rps = papier, kamień, nożyce
contest-die = pojedynek na kości do gry
hand-rock = kamień
hand-paper = papier
hand-scissors = nożyce

## Pytania

question-none = Nikt o nic nie pyta.
question-wait = Poczekaj na pozostałych.
question-play = Twoja tura: którą kartę zagrywasz?
question-add = Dołóż kolejne karty albo zakończ zagranie.
question-read = Czy rozumiesz zasady w rzędzie?
question-duty = { $count ->
    [one] Masz { $text }
   *[other] Masz { $text } { $count } razy
}
    .hint = „{ $source }”. Kto tego nie zrobi, może dać się przyłapać.
question-breathe = Chwila na to, co każą karty
    .hint = Ktoś coś przeoczył? Dotknij tabliczki.
question-open = Pilnujecie sami: gra ten, na kogo pora
    .hint = Twoja pora? Dotknij karty. Ktoś się myli? Dotknij tabliczki.
question-closing = Ktoś nie ma już kart. Czy coś przeoczono?
question-may = { $source }: chcesz skorzystać? { $text }
question-player = { $source }: wskaż gracza. { $text }
question-rule = { $source }: wskaż zasadę. { $text }
question-name-colour = { $source }: ogłoś kolor. { $text }
question-name-digit = { $source }: ogłoś cyfrę. { $text }
question-demand-colour = { $source }: jaki kolor musi mieć następna karta? { $text }
question-demand-digit = { $source }: jaką cyfrę musi mieć następna karta? { $text }
question-name-parity = { $source }: parzyste czy nieparzyste? { $text }
question-pick-take = { $source }: wybierz z kart, które ma { $seat }. { $text }
question-pick-give = { $source }: wybierz kartę do oddania. { $text }
question-pick-give-to = { $source }: wybierz kartę do oddania, dostanie ją { $seat }. { $text }
question-pick-put = { $source }: wybierz kartę do odłożenia na stos. { $text }
question-pick-discarded = { $source }: wybierz kartę ze stosu kart odrzuconych. { $text }
question-pick-discard = { $source }: wybierz kartę do odrzucenia. { $text }
question-pick-exchange = { $source }: wybierz kartę do wymiany. { $text }
question-pick-reveal = { $source }: wybierz kartę do pokazania. { $text }
question-pick-search = { $source }: bierzesz kartę ze stosu dobierania? { $text }
question-react-penalty = Zaraz dobierzesz karną kartę
    .hint = Powód: { $source }. Możesz to odwrócić podświetloną kartą z ręki.
question-react-take = Ktoś zaraz weźmie ci kartę
    .hint = Powód: { $source }. Możesz to odwrócić podświetloną kartą z ręki.
question-react-skip = Zaraz pominiesz turę
    .hint = Powód: { $source }. Możesz to odwrócić podświetloną kartą z ręki.
question-admit = { $source }: oskarża cię { $seat }. Czy to prawda?
question-verdict = { $source }: tak twierdzi { $seat }. Czy to prawda?
question-vote-for = Zagłosuj na gracza.
question-contest-naming = Kto przegrał pojedynek?
question-contest-vote = Kto przegrał pojedynek?
question-contest-holding = Trzymaj przycisk. Kto pierwszy puści, przegrywa.
question-contest-showing = Kamień, papier czy nożyce?

## Ruchy

move-lay = Wyłóż: { $card }
move-done = Zakończ zagranie
move-draw = Dobierz kartę
move-pick = { $card }
move-nothing = Nic
move-react = Odwróć to kartą: { $card }
move-accept = Przyjmij to
move-player = { $seat }
move-name = { $value }
move-rule = { $source }
move-yes = Tak
    .act = Korzystam
move-no = Nie
    .act = Nie korzystam
move-claim = Zrobione: { $source }
    .act = Zrobione
move-call = Przyłap: { $seat }, „{ $source }”
    .act = Przyłap
move-report = Zgłoś: { $seat }, „{ $source }”
move-report-outside = Zgłoś: „{ $source }”
move-admit = To prawda
move-deny = To nieprawda
move-vote-yes = Tak, to się stało
move-vote-no = Nie, to się nie stało
move-vote-unseen = Tego nie było widać
move-loser = Przegrywa { $seat }
move-hold = Trzymaj dalej
move-release = Puść
move-show-rock = Kamień
move-show-paper = Papier
move-show-scissors = Nożyce
move-understood = Jasne
move-fine = W porządku
move-wait = Czekam
move-order-use = { $card }: używaj, gdy się przyda
move-order-ask = { $card }: najpierw mnie zapytaj
move-order-never = { $card }: nigdy nie używaj
move-table = Stół: { $move }

## Co się wydarzyło

event-card-laid = { $seat } wykłada kartę: { $card }.
event-cards-played = { $count ->
    [one] { $seat } zagrywa kartę: { $cards }.
   *[other] { $seat } zagrywa karty: { $cards }.
}
event-play-returned = Pomyłka: { $seat } bierze z powrotem { $cards }.
event-card-drawn = { $seat } dobiera kartę: { $card }.
event-card-drawn-unseen = { $seat } dobiera kartę.
event-penalty-taken = { $count ->
    [one] { $seat } ponosi karę ({ $cause }).
    [few] { $seat } ponosi { $count } kary ({ $cause }).
   *[many] { $seat } ponosi { $count } kar ({ $cause }).
}
event-pile-rebuilt = { $cards ->
    [one] Powstaje nowy stos dobierania z jednej karty.
    [few] Powstaje nowy stos dobierania z { $cards } kart.
   *[many] Powstaje nowy stos dobierania z { $cards } kart.
}
event-pile-recycled = { $cards ->
    [one] Jedna odrzucona karta wraca do stosu dobierania.
    [few] { $cards } odrzucone karty wracają do stosu dobierania.
   *[many] { $cards } odrzuconych kart wraca do stosu dobierania.
}
event-turn-begun = Tura: { $seat }.
event-turn-skipped = { $seat } pomija turę.
event-skip-imposed = { $turns ->
    [one] { $seat } pominie turę.
    [few] { $seat } pominie { $turns } tury.
   *[many] { $seat } pominie { $turns } tur.
}
event-direction-turned = { $is_clockwise ->
    [one] Gra toczy się teraz zgodnie z ruchem wskazówek zegara.
   *[other] Gra toczy się teraz przeciwnie do ruchu wskazówek zegara.
}
event-extra-turn-won = { $seat } ma dodatkową turę.
event-jumped-in = { $seat } gra jako następny.
event-value-banned = { $seat } ogłasza zakaz: { $value }.
event-match-ordered-colour = O dopasowaniu następnej karty decyduje tylko kolor.
event-match-ordered-digit = O dopasowaniu następnej karty decyduje tylko cyfra.
event-match-ordered-both = Następna karta musi pasować i kolorem, i cyfrą.
event-value-demanded = { $seat } żąda od następnej karty: { $value }.
event-value-required = Następna karta musi mieć: { $value }.
event-play-limited = { $cards ->
    [one] W następnej turze { $seat } może zagrać tylko jedną kartę.
    [few] W następnej turze { $seat } może zagrać najwyżej { $cards } karty.
   *[many] W następnej turze { $seat } może zagrać najwyżej { $cards } kart.
}
event-card-activated = Działa „{ $source }” ({ $seat }).
event-cards-discarded = { $seat } odrzuca: { $cards }.
event-cards-put-on-discards = { $seat } odkłada na wierzch stosu kart odrzuconych: { $cards }.
event-cards-put-on-pile = { $seat } odkłada do stosu dobierania: { $cards }.
event-cards-put-on-pile-unseen = { $count ->
    [one] { $seat } odkłada kartę do stosu dobierania.
    [few] { $seat } odkłada { $count } karty do stosu dobierania.
   *[many] { $seat } odkłada { $count } kart do stosu dobierania.
}
event-discards-taken = { $seat } bierze ze stosu kart odrzuconych: { $cards }.
event-pile-discarded = { $seat } odrzuca ze stosu dobierania: { $cards }.
event-pile-shuffled = Stos dobierania zostaje przetasowany.
event-cards-handed = { $is_taken ->
    [yes] { $taker } bierze z ręki gracza { $giver }: { $cards }.
   *[no] { $giver } oddaje, a { $taker } dostaje: { $cards }.
}
event-cards-handed-unseen = { $is_taken ->
    [yes] { $count ->
        [one] { $taker } bierze kartę z ręki gracza { $giver }.
        [few] { $taker } bierze { $count } karty z ręki gracza { $giver }.
       *[many] { $taker } bierze { $count } kart z ręki gracza { $giver }.
    }
   *[no] { $count ->
        [one] { $giver } oddaje kartę, dostaje ją { $taker }.
        [few] { $giver } oddaje { $count } karty, dostaje je { $taker }.
       *[many] { $giver } oddaje { $count } kart, dostaje je { $taker }.
    }
}
event-hands-swapped = { $seat } i { $other } zamieniają się kartami.
event-hands-rotated = { $is_clockwise ->
    [one] Wszyscy przekazują swoje karty w lewo.
   *[other] Wszyscy przekazują swoje karty w prawo.
}
event-hands-redealt = Wszystkie ręce zostają przetasowane razem i rozdane od nowa.
event-pile-searched = { $count ->
    [0] { $seat } przeszukuje stos dobierania i nic nie bierze.
   *[other] { $seat } przeszukuje stos dobierania i bierze: { $cards }.
}
event-pile-searched-unseen = { $seat } przeszukuje stos dobierania, potem stos jest tasowany.
event-hand-peeked = { $seat } ogląda karty, które ma { $other }.
event-pile-peeked = { $count ->
    [0] { $seat } zagląda do stosu dobierania i nic nie znajduje.
   *[other] { $seat } widzi na stosie dobierania, od góry: { $cards }.
}
event-pile-peeked-unseen = { $seat } podgląda wierzch stosu dobierania.
event-cards-shown = { $count ->
    [0] { $seat } nie ma czego pokazać.
   *[other] { $seat } pokazuje: { $cards }.
}
event-rule-replaced = Zasada „{ $old }” znika, pojawia się „{ $new }”: { $text }
event-rule-dropped = Zasada „{ $rule }” znika.
event-rule-added = Dochodzi zasada „{ $rule }”: { $text }
event-rule-silenced = Zasada „{ $rule }” jest zawieszona.
event-countdown-begun = { $seconds ->
    [0] Gra kończy się po dwóch turach każdego gracza; wygrywa najmniejsza liczba kart.
    [one] Gra kończy się za { $seconds } sekundę; wygrywa najmniejsza liczba kart.
    [few] Gra kończy się za { $seconds } sekundy; wygrywa najmniejsza liczba kart.
   *[many] Gra kończy się za { $seconds } sekund; wygrywa najmniejsza liczba kart.
}
duty-as-written = zrobić to: „{ $text }”
event-duty-arisen = { $seat } musi { $text }.
event-duty-claimed = { $seat } wykonuje „{ $source }”.
event-claim-undone = { $seat } wykonuje „{ $source }”, ale nie było do tego powodu.
event-called-out = { $accuser } mówi: { $accused } nie robi tego, co każe „{ $source }”.
event-reported = { $seat } zgłasza „{ $source }” u gracza { $other }.
event-reported-outside = { $seat } zgłasza: „{ $source }”.
event-admitted = { $seat } przyznaje się.
event-denied = { $seat } zaprzecza.
event-votes-counted = Głosowanie: za { $yes }, przeciw { $no }.
event-case-right = { $accuser } ma rację.
event-case-wrong = { $accuser } nie ma racji.
event-case-unproven = Nie da się tego udowodnić.
event-case-reminder = To przypomnienie: jest jeszcze czas.
event-reaction-played = { $seat } odwraca to kartą: { $card }.
event-player-voted = Głosowanie wskazuje: { $seat }.
event-contest-begun = { $seat } rzuca wyzwanie: { $kind }. Naprzeciw siada { $other }.
event-contest-rolled = { $seat } wyrzuca { $one }, { $other } wyrzuca { $two }.
event-hands-shown = { $seat } pokazuje: { $one }, { $other } pokazuje: { $two }.
event-contest-decided = Pojedynek wygrywa { $seat }, przegrywa { $other }.
event-die-rolled = Na kości wypada { $number }.
event-rules-tangled = Zasady się zaplątały; reszta przepada.
event-timed-out = { $seat } przekracza czas tury.
event-somebody-should-act = Ktoś powinien coś zrobić.
event-marker-shown = Tura: { $seat }.
event-player-removed = { $seat } odchodzi; karty trafiają pod wierzchnią kartę.
event-game-ended-empty-hand = { $count ->
    [one] { $winners } nie ma już kart i wygrywa.
   *[other] { $winners } nie mają już kart i wygrywają razem.
}
event-game-ended-countdown = { $count ->
    [one] Czas minął. { $winners } ma najmniej kart i wygrywa.
   *[other] Czas minął. { $winners } mają najmniej kart i wygrywają razem.
}
event-game-ended-stalemate = { $count ->
    [one] Nic się już nie rusza. { $winners } ma najmniej kart i wygrywa.
   *[other] Nic się już nie rusza. { $winners } mają najmniej kart i wygrywają razem.
}
event-game-ended-turn-limit = { $count ->
    [one] To była ostatnia tura. { $winners } ma najmniej kart i wygrywa.
   *[other] To była ostatnia tura. { $winners } mają najmniej kart i wygrywają razem.
}
event-game-ended-abandoned = Przy stole zostaje jeden gracz: gra jest przerwana.

## Odmowy

refusal-game-over = Gra jest skończona.
    .instead = Zacznij nową.
refusal-table-only = To robi tylko zegar stołu.
    .instead = Wybierz jeden ze swoich ruchów.
refusal-has-left = Tego gracza nie ma już w grze.
    .instead = Zobacz, jak się skończy.
refusal-window-open = Najpierw trzeba coś rozstrzygnąć.
    .instead = Poczekaj i zagraj potem.
refusal-not-your-turn = Teraz gra { $whose }.
    .instead = Poczekaj na swoją turę.
refusal-nothing-laid = Nie ma jeszcze wyłożonej karty.
    .instead = Najpierw wyłóż kartę.
refusal-finish-the-play = Na stole leży niedokończone zagranie.
    .instead = Dołóż karty albo je zakończ.
refusal-can-play = Masz kartę, którą można zagrać.
    .instead = Zagraj ją; dobiera ten, kto nie może zagrać.
refusal-not-in-hand = Tej karty nie masz na ręce.
    .instead = Wybierz jedną ze swoich kart.
refusal-forbidden = Tej karty nikt nie może teraz zagrać.
    .instead = Wybierz kartę, która nie jest zakazana.
refusal-no-match = Ta karta nie pasuje do wierzchniej.
    .instead = Wybierz taką, która pasuje.
refusal-too-many = To zagranie nie może mieć więcej kart.
    .instead = Zakończ je.
refusal-does-not-go-with = Ta karta nie pasuje do już wyłożonych.
    .instead = Wszystkie karty zagrania mają kolor wierzchniej karty albo wszystkie jej cyfrę.
refusal-was-out-of-turn = Od ostatniego zagrania masz już na koncie pomyłkę.
    .instead = Poczekaj na następne zagranie.
refusal-was-wrong = Od ostatniego zagrania masz na koncie pomyłkę, więc nie możesz oskarżać ani zgłaszać.
    .instead = Poczekaj na następne zagranie.
refusal-left-unproven = W tej rundzie masz już nieudowodnione oskarżenie, więc nie możesz oskarżać ani zgłaszać.
    .instead = Poczekaj na następną rundę.
refusal-no-such-duty = Ta karta niczego od ciebie nie wymaga.
    .instead = Sprawdź swoje obowiązki.
refusal-nothing-to-call-out = Nie ma tu czego wytknąć.
    .instead = Wskaż gracza i kartę, która czegoś od niego wymaga.
refusal-nothing-to-report = Tego nie można teraz zgłosić.
    .instead = Zgłaszaj to, o czym mówi zasada w rzędzie, raz na turę dla każdego gracza.
refusal-no-standing-order = Nie ma tu czego postanowić z góry.
    .instead = Postanowienia dotyczą kart reakcji przy stole bez zegara.
refusal-other-question = To nie jest odpowiedź na zadane pytanie.
    .instead = Wybierz jedną z podanych odpowiedzi.
refusal-not-asked = Nikt cię teraz o nic nie pyta.
    .instead = Poczekaj na pozostałych.

## Podgląd skutków

preview-fired = { $high ->
    [0] W próbnych partiach nie zadziałała ani razu.
   *[other] W partii zadziałałaby od { $low } do { $high } razy.
}
preview-turns = Partia trwa od { $low } do { $high } tur (bez tej karty od { $before-low } do { $before-high }).
preview-warning-never = Ta karta ani razu nie zadziałała: sprawdź jej warunek.
preview-warning-always = Ta karta działa prawie w każdej turze.
preview-warning-turn-limit = Z tą kartą wiele gier dochodzi do limitu tur.
preview-warning-longer = Z tą kartą gry trwają ponad dwa razy dłużej.

## Plansza w terminalu

board-top = Na wierzchu:
board-piles = Stos dobierania: { $draw }, odrzucone: { $discard }
board-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
board-ban = Zakaz, ogłasza { $seat }: { $value }
board-duty = { $seat } musi { $text }
board-hand = Twoje karty:
board-speak-up = Wytknij coś, zgłoś albo wykonaj …

## Zwolnienia

move-exempt-voice = Zwolnij mnie z zadań głosowych
move-exempt-movement = Zwolnij mnie z zadań ruchowych
move-exempt-camera = Zwolnij mnie z zadań przed kamerą
move-exempt-eyes = Zwolnij mnie z patrzenia w oczy
move-exempt-cough = Zwolnij mnie z zasad o kaszlu
event-exempted-voice = { $seat } nie wykonuje zadań głosowych.
event-exempted-movement = { $seat } nie wykonuje zadań ruchowych.
event-exempted-camera = { $seat } nie wykonuje zadań przed kamerą.
event-exempted-eyes = { $seat } nie musi patrzeć w oczy.
event-exempted-cough = { $seat } nie podlega zasadom o kaszlu.
refusal-exempt-already = Masz już to zwolnienie.
    .instead = Nic więcej nie trzeba.

# Co bot sądzi o tym, czego nie widzi.
belief-can-lay = { $seat } ma kartę na leżący teraz stos: { $percent } %.

## Zasady w badaniach

facts-rules = Zasady
    .why = Gry, w których zasada leży w pierwszym rzędzie, porównane z grami bez niej. Decyduje los, więc różnicę robi zasada.
facts-decided = { $group }: gry wygrane pustą ręką
report-facts-decided = O ile częściej wygrywa ktoś, kto nie ma już kart, a nie ten, kto ma ich najmniej, gdy czas minął albo nic się już nie rusza; w punktach procentowych, przedziały 95 %. Pełne kropki różnią się od zera, nawet jeśli uwzględnić wszystko, na co patrzy ten raport; puste mogą być przypadkiem.
finding-fact-decided = Gdy jest „{ $name }”, gry częściej kończą się pustą ręką, o { $change } punktu procentowego.
finding-fact-decided-less = Gdy jest „{ $name }”, gry rzadziej kończą się pustą ręką, o { $change } punktu procentowego.

## Wynik

result-left = zostało
result-cards = { $count ->
    [0] bez kart
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
highlight-fewer = { $seat } pozbywa się { $count } kart naraz.
highlight-fewer-by = { $source }: { $seat } pozbywa się { $count } kart naraz.
highlight-more = { $seat } bierze { $count ->
    [few] { $count } karty
   *[many] { $count } kart
} naraz.
highlight-more-by = { $source }: { $seat } bierze { $count ->
    [few] { $count } karty
   *[many] { $count } kart
} naraz.

## Statystyki

tally-cases = Słuszne wytknięcia
    .hint = Twoje wytknięcia i zgłoszenia, którym przyznano rację.
