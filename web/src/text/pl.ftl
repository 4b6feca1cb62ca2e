### Słowa klienta: ramka, stolik, powtórki. Słowa gier leżą przy ich zasadach.

## Gry

game-all-in = All In: Wizjonerzy
    .tagline = Poker, w którym liczy się dar przewidywania
    .learn = Zagrywasz karty z efektami, zbierasz układ i wskazujesz najlepszy.
game-illusion = Illusion
    .tagline = Ile tu czerwonego? Oczy potrafią kłamać
    .learn = Oceniasz na oko, ile jest koloru, i uczysz się wątpić.
game-call-to-adventure = Zew przygody
    .tagline = Runy, wybory i opowieść w trzech aktach
    .learn = Jedno wyzwanie, garść run i początek opowieści.
game-blank = BLANK
    .tagline = Zwycięzca dopisuje do talii nową zasadę
    .learn = Dopasowujesz karty i patrzysz, jak działają zasady innych.
game-cardline = Cardline
    .tagline = Kto silniejszy: Herakles czy Kraken?
    .learn = Kładziesz dwie karty w linii. Potem wiesz już wszystko.

## Ramka

sit-down = Siadaj do stołu.
    .sub = Pięć gier karcianych pod jedną lampą. Ze znajomymi albo z botami, bez konta, od razu.
your-name = Imię
    .placeholder = np. Alicja
guest-name = Gość { $number }
new-table = Nowy stolik
code = Kod
open-tables = Otwarte stoliki
people-playing = { $count ->
    [one] { $count } osoba gra
    [few] { $count } osoby grają
   *[other] { $count } osób gra
}
seats-taken = { $taken } z { $seats } miejsc
sit-here = Siadam
watch = Popatrz
games = Gry
tables = Stoliki
history = Historia
ranking = Ranking
players = graczy
pages = Strony
main-menu = Menu
back-to-start = Na stronę startową
language-name = Polski
switch-language = Switch to English
switch-theme = Jasno lub ciemno
settings = Ustawienia
log-in = Zaloguj się
log-out = Wyloguj się
close = Zamknij
find = Szukaj
nothing-found = Nic takiego nie ma.
on = włączone
less = Mniej
greater = Więcej
choose-game = Wybierz grę
come-in = Wchodzę
no-tables = Nikt jeszcze nie siedzi. Otwórz stolik i wyślij kod.
no-history = Tu znajdziesz swoje skończone partie.
no-ranking = Jeszcze nikt nie ma tu oceny. Oceny dostają partie graczy z kontem.
lost-page = Tu nikt nie siedzi.
problem-offline = Serwer nie odpowiada. Spróbuj za chwilę.
place = Miejsce
player = Gracz
points = Punkty
rating = Ocena
ratings = Oceny
games-count = Partie

## Nowa gra

how-many = Ilu graczy?
bot-level = Boty
play-bots = Graj z botami
play-solo = Graj w pojedynkę
play-friends = Stolik dla znajomych
rules = Zasady
more-options = Warianty i zegar
clock = Zegar
clock-of = { $seconds ->
    [0] bez zegara
   *[other] { $seconds } s na ruch
}
clock-whole = { $increment ->
    [0] { $minutes } min na całą grę
   *[other] { $minutes } min na całą grę i { $increment } s za ruch
}
bot-for-absent = Za nieobecnych gra bot
    .hint = Po { $seconds } s bez połączenia. Kto wraca, od razu odzyskuje miejsce.
game-not-offered = Tej gry nie ma na tym serwerze.
no-guide = Nie udało się wczytać zasad.

## Pierwsze kroki

first-steps = Pierwsze kroki
    .hint = Jedna runda z łagodnymi botami i ktoś, kto mówi, co się dzieje. Kilka minut; wyjść możesz w każdej chwili.
lesson-begin = Zaczynam
lesson-again = Jeszcze raz
lesson-done = przerobione

## Poczekalnia

lobby-hint = Wyślij kod albo link. Zaczynacie, gdy wszyscy są gotowi.
seats = Miejsca
free-seat = Wolne miejsce
that-is-you = (to ty)
is-ready = do gry
not-ready-yet = jeszcze chwila
is-away = wraca…
same-device = Na tym ekranie
add-bot = Bot
free-the-seat = Zwolnij miejsce
remove-player = Wyproś na dobre
remove-sure = Na pewno? Bez powrotu
remove-sure-of = Na pewno? { $name } już tu nie wróci
remove-somebody = Wyproś kogoś…
hand-over = Przekaż stolik
    .act = Przekaż stolik…
take-over = Przejmij stolik
host-away = Gospodarza nie ma.
host-away-soon = Gospodarza nie ma. Jeśli nie wróci, za chwilę możesz przejąć stolik.
host-tools = Dla gospodarza
is-host = gospodarz
is-here = na miejscu
who-are-you = Jak masz na imię?
save-name = Zapisz
change-name = Zmień imię
move-here = Tu siadam
get-up = Wstań
more-about = Więcej: { $name }
lock-table = Zamknięty dla nowych
    .act = Zamknij stolik dla nowych osób
unlock-table = Otwórz stolik dla nowych osób
add-chair = Krzesło
drop-chair = Bez ostatniego krzesła
list-table = Widoczny dla wszystkich
start-game = Zaczynamy
too-few = Za mało osób przy stole.
waiting-ready = Czekamy, aż wszyscy będą gotowi.
waiting-host = Czekamy na gospodarza.
not-ready = Jeszcze nie
i-am-ready = Możemy grać
watching-lobby = Patrzysz. Usiądź na wolnym miejscu, jeśli chcesz grać.
watching-locked = Patrzysz. Stolik jest zamknięty dla nowych osób.
invite = Zaproś
qr-for = Kod QR z adresem { $link }
copy-link = Skopiuj link ({ $code })
copy-invitation = Skopiuj link
copied = Skopiowano
copy-by-hand = Przeglądarka nie pozwala tu kopiować. Skopiuj zaznaczony tekst:
options = Warianty

## Przy stole

your-turn = twoja kolej
    .title = Twoja kolej.
is-playing = gra
is-bot = bot, { $level }
has-answered = już po decyzji
seat-n = Miejsce { $seat }
by-lot = Losowo
players-at-table = Gracze
waiting-for = { $count ->
    [one] { $names } myśli
   *[other] Czekamy: { $names }
}
one-moment = Chwila…
paused = Przerwa
    .hint = Zegar stoi, karty czekają.
pause-wanted = { $name } prosi o przerwę.
game-over = Koniec gry
laying-table = Nakrywamy do stołu…
log = Przebieg
chat = Rozmowa
log-and-chat = { $count ->
    [0] Przebieg i rozmowa
    [one] Przebieg i rozmowa, { $count } nowa
    [few] Przebieg i rozmowa, { $count } nowe
   *[other] Przebieg i rozmowa, { $count } nowych
}
write-to-table = Napisz do stolika…
send = Wyślij
quick-phrases = Gotowe zwroty
your-moves = Twoje ruchy
all-moves = Wszystkie ruchy
do-it = Zrób to
undo = Cofnij
table-menu = Menu stolika
watching = Patrzysz
take-back = Wracam na swoje miejsce
take-back-of = Wracam: { $name }
sit-for-bot = Siadam za bota ({ $name })
more = Więcej
sound = Dźwięk
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
want-pause = Poproś o przerwę
agree-pause = Zgódź się na przerwę
resume = Gramy dalej
leave-table = Wstań od stołu
leave-sure = Na pewno? Zagra za ciebie bot
commitment = Pieczęć tasowania:
time-left = Zostało { $time }
reconnecting = Łączę ponownie…
    .hint = Stolik pamięta wszystko.
pass-device = Podaj ekran: { $name }
    .hint = Reszta nie patrzy. { $name } odsłania swoje karty.
it-is-me = To ja, { $name }
closed-removed = Gospodarz zamknął ten stolik dla ciebie.
closed-not-found = Nie ma stolika o tym kodzie.
closed-hint = Sprawdź kod albo otwórz własny stolik.

## Koniec i powtórka

result = Wynik
wins = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają { $names }
}
nobody-wins = Tym razem nikt nie wygrywa
rematch = Rewanż
replay = Powtórka
replay-and-verify = Powtórka i pieczęć
replay-of = Powtórka
first-step = Początek
step-back = Krok wstecz
step-on = Krok dalej
last-step = Koniec
play-on = Odtwarzaj
stop-playing = Zatrzymaj
step-n = Ruch { $step } z { $steps }
seen-by = Widok
all-open = wszystkie karty
verify = Sprawdź uczciwość
verifying = Sprawdzam…
verified = Zgadza się: tasowanie i każdy ruch.
    .detail = Pieczęć sprzed gry pasuje do ujawnionego sekretu, talia wynika z sekretu i liczb graczy, a każdy ruch był dozwolony.
not-verified = Coś się nie zgadza.
    .detail = Pieczęć, talia albo ruchy nie pasują do siebie. Pobierz zapis i pokaż go osobie, która prowadzi serwer.
not-checked = Nie udało się sprawdzić.
    .detail = Serwer nie odpowiedział, więc na razie nic z tego nie wynika. Sprawdź połączenie i spróbuj jeszcze raz.
share-replay = Skopiuj link do tego ruchu
download-record = Pobierz zapis
no-replay = Tej partii jeszcze nie można odtworzyć.
no-replay-hint = Powtórkę zobaczysz, gdy partia się skończy.
no-such-replay = Nie ma takiej partii.
no-such-replay-hint = Sprawdź adres. Swoje partie znajdziesz w historii.

## Ustawienia

language = Język
theme = Światło
theme-system = jak w systemie
theme-light = jasno
theme-dark = ciemno
text-size = Wielkość tekstu
less-motion = Mniej ruchu
patterns = Wzory oprócz kolorów
account = Konto
account-hint = Konto nie jest potrzebne do gry. Zachowuje twoje partie, oceny i talie.
make-account = Załóż konto
    .hint = Login utworzymy z imienia i liczby i pokażemy go zaraz po założeniu konta.
login = Login
    .hint = Login to imię i liczba, np. ala-4821. Samo imię nie wystarczy.
password = Hasło
logged-in-as = Grasz jako { $name }.
delete-account = Usuń konto
    .hint = Usuwa konto i wszystko, co o tobie mówi. Tego nie da się cofnąć.
forget-me = Zapomnij o mnie
    .hint = Usuwa gracza { $name } razem z historią i taliami, a imię i słowa znikają ze wszystkich stołów. Tego nie da się cofnąć.

## Pomoc i kłopoty

try-again = Spróbuj ponownie
show-rule = Pokaż zasadę
help = Klawisze i pomoc
help-move = Ruch
help-number = ruch z paska na dole
help-list = lista wszystkich ruchów
help-walk = po liście w górę i w dół
help-enter = zrób to, co wybrane
help-escape = cofnij wybór, zamknij okno
help-look = Oglądanie
help-tab = przejdź do następnej karty lub przycisku
help-space = karta z bliska
help-rules = zasady gry
help-this = ta pomoc
help-replay = Powtórka
help-step = krok wstecz i dalej
help-ends = początek i koniec
help-pointer = Mysz i palec
help-click = Kliknij kartę, potem miejsce; drugie kliknięcie potwierdza.
help-drag = Kartę można też przeciągnąć na miejsce.
help-right = Prawy przycisk albo przytrzymanie palca: karta z bliska.
key-space = Spacja
plain-now = Co się dzieje
no-answer = Serwer nie odpowiada.
    .hint = Sprawdź połączenie. Skończone i rozpoczęte partie są bezpieczne.
plain-more = { $count ->
    [one] Jeszcze { $count } ruch znajdziesz na liście wszystkich ruchów.
    [few] Jeszcze { $count } ruchy znajdziesz na liście wszystkich ruchów.
   *[other] Jeszcze { $count } ruchów znajdziesz na liście wszystkich ruchów.
}

## Plansza zwykła

plain-hint = Ta gra nie ma własnej planszy. Wszystko zrobisz tutaj i w pasku na dole.
plain-moves = Co możesz zrobić

look-closer = Z bliska: { $card }

## Cardline

cardline-weaker = niżej
cardline-stronger = wyżej
cardline-where = { $attribute }, runda { $round }
cardline-where-play-off = { $attribute }, dogrywka
cardline-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
cardline-out = bez kart
cardline-eliminated = poza grą
cardline-deck = Talia
cardline-hidden = { $attribute }: ?
cardline-waits = { $card } czeka w linii
cardline-slot-first = Miejsce na początku, przed kartą { $right }
cardline-slot-last = Miejsce na końcu, za kartą { $left }
cardline-slot-between = Miejsce między { $left } a { $right }
cardline-pick-card = Wybierz kartę i miejsce w linii
cardline-pick-slot = Gdzie pasuje { $card }?
cardline-ask-first = { $card } na początek?
cardline-ask-last = { $card } na koniec?
cardline-ask-between = { $card } tutaj?
cardline-no-return = Potem karta się odwraca i nie ma odwrotu.
cardline-between = { $left } < ? < { $right }
cardline-below = poniżej { $right }
cardline-above = powyżej { $left }
cardline-lay = Połóż
cardline-line = Linia
cardline-hand = Twoje karty
cardline-wrong = Nie pasuje
cardline-hint-tall = Niższe wartości u góry, wyższe na dole.
your-login = Twój login:
    .hint = Liczba należy do loginu. Zapisz go: na innym urządzeniu wejdziesz tylko z nim i z hasłem.
copy-login = Skopiuj login
wrong-password = To nie jest hasło do tego konta.

## Illusion

illusion-where-three = Runda { $round }, do trzech strzałek
illusion-where-twelve = Runda { $round } z 12
illusion-arrows = { $count ->
    [one] { $count } strzałka
    [few] { $count } strzałki
   *[other] { $count } strzałek
}
illusion-least = najmniej
illusion-most = najwięcej
illusion-how-much = Ile tu { $colour }?
illusion-row = Rząd obrazków od strzałki
illusion-picture = Obrazek numer { $number } od strzałki
illusion-next = Następna karta
illusion-pile = { $count ->
    [one] { $count } karta na stosie
    [few] { $count } karty na stosie
   *[other] { $count } kart na stosie
}
illusion-last-by = Ostatnią kartę kładzie { $name }.
illusion-first-hint = Połóż ją tam, gdzie pasuje: im dalej od strzałki, tym więcej koloru.
illusion-slot-near = Miejsce obok strzałki, najmniej
illusion-slot-far = Miejsce na końcu rzędu, najwięcej
illusion-slot = Miejsce numer { $number } od strzałki
illusion-ask = Numer { $number } od strzałki?
illusion-lay = Połóż tutaj
illusion-reveal = Karty odwrócone
illusion-row-right = Rząd jest dobry
illusion-row-wrong = W rzędzie jest błąd
illusion-arrow-to = Strzałkę bierze { $name }.
illusion-fault = Tu koloru ubywa
illusion-go-on = Dalej
illusion-look-again = Pokaż odwrócony rząd

## All In

allin-where = Runda { $round } z 3, strona { $side }
allin-runes = { $count ->
    [one] { $count } runa
    [few] { $count } runy
   *[other] { $count } run
}
allin-hand-size = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
allin-deck = Talia
allin-pile = Odrzucone
allin-pot = Pula
allin-area = Pole gry, dwa rzędy
allin-hand = Twoja ręka
allin-revealed = Odkryte karty
allin-whom = Kogo?
allin-myself = Ja
allin-you = to ty
allin-you-have = Masz: { $category } ({ $value })
allin-must = musisz
allin-may = możesz
allin-to-area = Karta trafia na pole
allin-peek = { $name } pokazuje:
allin-stated = { $name } ma układ za { $value }
allin-short-take = Weź
allin-short-swap = Zamień
allin-short-reveal = Odkryj
allin-short-draw = Dobierz
allin-short-rune = Runa
allin-short-hypnosis = Hipnoza
allin-short-eye = Oko
allin-act-play = Zagraj
allin-act-take = Weź
allin-act-give = Wymień
allin-act-for = Wymień
allin-act-keep = Zatrzymaj
allin-act-stack = Na stos
allin-act-conceal = Ukryj
allin-act-discard = Odrzuć
allin-act-choose = Wskaż
allin-act-name = Wskaż
allin-showdown = Odkrycie kart, runda { $round }
allin-named-right = { $count ->
    [one] Najsilniejszy układ ma { $strongest }. Rację ma { $seers }: { $share } z puli, zostaje { $carried }.
   *[other] Najsilniejszy układ ma { $strongest }. Rację mają { $seers }: po { $share } z puli, zostaje { $carried }.
}
allin-nobody-right = Najsilniejszy układ ma { $strongest }, ale nikt tak nie wskazał. W puli zostaje { $carried }.
allin-named-by = wskazali:
allin-from-pot = pula
allin-for-hand = układ
allin-for-runes = runy
allin-total = razem
allin-go-on = Dalej
allin-look-again = Pokaż rozstrzygnięcie
