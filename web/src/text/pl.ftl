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
    .tagline = Kto silniejszy: Thor czy Hulk?
    .learn = Kładziesz dwie karty w szeregu. Potem wiesz już wszystko.

## Ramka

sit-down = Siadaj do stołu.
    .sub = Pięć gier karcianych pod jedną lampą. Ze znajomymi albo z botami, bez konta, od razu.
your-name = Imię
    .placeholder = np. Alicja
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
other-game = Inna gra
what-to-play = W co gracie?
come-in = Wchodzę
no-tables = Nikt jeszcze nie siedzi. Otwórz stolik i wyślij kod.
no-history = Tu znajdziesz swoje skończone partie.
no-ranking = Jeszcze nikt nie ma tu oceny. Oceny dostają partie graczy z kontem.
statistics = Statystyki
no-statistics = Tu policzymy twoje skończone partie w tę grę.
play-it = Zagraj: { $game }
games-won = wygrane
games-won-share = wygranych partii
rules-written = napisane zasady
hits-of = { $hits } z { $of }
still-counting = { $count ->
    [one] Jeszcze liczymy jedną dawną partię.
    [few] Jeszcze liczymy { $count } dawne partie.
   *[many] Jeszcze liczymy { $count } dawnych partii.
}
lost-page = Tu nikt nie siedzi.
problem-offline = Serwer nie odpowiada. Spróbuj za chwilę.
place = Miejsce
player = Gracz
points = Punkty
rating = Ocena
ratings = Oceny
games-count = Partie

## Nowa gra

mode = Jak gracie?
mode-newcomer = pierwszy raz? zacznij tutaj
mode-seats = { $least ->
    [1] 1 osoba
   *[other] { $least }–{ $most } osoby i boty
}
how-many = Ilu graczy?
bot-level = Boty
play-bots = Graj z botami
play-solo = Graj w pojedynkę
play-friends = Stolik dla znajomych
rules = Zasady
writing-guide = Jak pisać zasady
more-options = Warianty i zegar
clock = Zegar
clock-of = { $seconds ->
    [0] bez zegara
   *[other] { $seconds } s na ruch
}
clock-days = { $days ->
    [one] dzień na ruch
   *[other] { $days } dni na ruch
}
clock-reserve = I { $days } dni zapasu na całą grę, gdy ruch potrwa dłużej.
clock-whole = { $increment ->
    [0] { $minutes } min na całą grę
   *[other] { $minutes } min na całą grę i { $increment } s za ruch
}
bot-for-absent = Za nieobecnych gra bot
    .hint = Po { $seconds } s bez połączenia. Kto wraca, od razu odzyskuje miejsce.
game-not-offered = Tej gry nie ma na tym serwerze.
rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-none = Nie ma tu: „{ $query }”.
rules-sheet = Na jednej kartce
rules-key = Znaki
rules-key-tap = dotknij, żeby zobaczyć
rules-more = Więcej
no-guide = Nie udało się wczytać zasad.

## Pierwsze kroki

first-steps = Pierwsze kroki
    .hint = Jedna runda z łagodnymi botami i ktoś, kto mówi, co się dzieje. Kilka minut; wyjść możesz w każdej chwili.
lesson-begin = Zaczynam
lesson-again = Jeszcze raz
lesson-done = przerobione

## Poczekalnia

yes = tak
no = nie
your-chair = Twoje krzesło: { $name }
chairs-count = { $count ->
    [one] { $count } krzesło
    [few] { $count } krzesła
   *[other] { $count } krzeseł
}
chairs-hint = Krzesła, na których nikt nie siedzi, znikną, gdy zaczniecie.
all-variants = Wszystkie warianty
variants-by-host = Zmienia je tylko gospodarz.
access = Kto może wejść
access-code = tylko z kodem
access-listed = widzą wszyscy
access-locked = zamknięty
for-people = { $to ->
    [one] dla jednej osoby
   *[other] { $from ->
        [1] do { $to } osób
       *[other] od { $from } do { $to } osób
    }
}
chat-new = { $count ->
    [0] Rozmowa
    [one] Rozmowa, { $count } nowa wiadomość
    [few] Rozmowa, { $count } nowe wiadomości
   *[other] Rozmowa, { $count } nowych wiadomości
}
lobby-start = { $count ->
    [1] Zaczynamy w pojedynkę?
    [2] Zaczynamy we dwoje?
    [3] Zaczynamy we troje?
    [4] Zaczynamy we czworo?
    [5] Zaczynamy w pięcioro?
    [6] Zaczynamy w sześcioro?
    [7] Zaczynamy w siedmioro?
    [8] Zaczynamy w ośmioro?
   *[other] Zaczynamy?
}
    .hint = { $count ->
        [0] Wszyscy są gotowi.
        [one] Wszyscy są gotowi. Jedno wolne krzesło zniknie.
        [few] Wszyscy są gotowi. { $count } wolne krzesła znikną.
       *[other] Wszyscy są gotowi. { $count } wolnych krzeseł zniknie.
    }
lobby-few = Za mało osób przy stole.
    .hint = Wyślij kod albo posadź boty.
lobby-late = Jeszcze chwila: { $names }
lobby-ready = Siedzisz przy stole. Zaczynamy?
    .hint = Grę zaczyna gospodarz ({ $name }), gdy wszyscy są gotowi.
lobby-waits = Gra zacznie się sama, gdy gospodarz da znak.
fill-with-bots = Posadź boty
watchers = { $count ->
    [one] Patrzy { $count } osoba
    [few] Patrzą { $count } osoby
   *[other] Patrzy { $count } osób
}
watchers-are = Widzowie: { $names }
unnamed-watchers = { $count ->
    [one] jeszcze jedna osoba
    [few] jeszcze { $count } osoby
   *[other] jeszcze { $count } osób
}
seats = Miejsca
free-seat = Wolne miejsce
is-ready = do gry
not-ready-yet = jeszcze chwila
is-away = wraca…
has-days-off = wolne do { $day }
same-device = Na tym ekranie
    .hint = Gracie wtedy na jednym ekranie i podajecie go sobie; kart nie widać po drodze.
add-bot = Posadź bota
free-the-seat = Zwolnij miejsce
remove-player = Wyproś na dobre
remove-sure = Na pewno? Bez powrotu
remove-sure-of = Na pewno? { $name } już tu nie wróci
remove-somebody = Wyproś kogoś…
hand-over = Przekaż stolik
    .act = Przekaż stolik…
take-over = Przejmij stolik
host-away = Gospodarza nie ma.
    .hint = Możesz przejąć stolik i zacząć grę.
    .soon = Jeśli nie wróci, za chwilę możesz przejąć stolik.
host-tools = Dla gospodarza
is-host = gospodarz
who-are-you = Jak masz na imię?
save-name = Zapisz
move-here = Tu siadam
get-up = Wstań
more-about = Więcej: { $name }
lock-table = Zamknięty dla nowych
    .act = Zamknij stolik dla nowych osób
unlock-table = Otwórz stolik dla nowych osób
add-chair = Dostaw krzesło
drop-chair = Zabierz ostatnie krzesło
list-table = Widoczny dla wszystkich
start-game = Zaczynamy
waiting-ready = Zaczniesz, gdy wszyscy będą gotowi.
dealing = Karty są rozdawane.
    .waiting = Czekamy na losowe liczby: { $names }.
seal-problem-commitment = Serwer zmienił to, do czego się zobowiązał. Twoja przeglądarka nie dodaje do tego rozdania swojej losowej liczby.
seal-problem-list = Lista tego rozdania nie jest tą, której twoja przeglądarka może ufać. Nie dodaje do niej swojej losowej liczby.
seal-problem-copied = Ktoś przejął twoje zobowiązanie. Twoja przeglądarka nie dodaje do tego rozdania swojej losowej liczby.
waiting-host = Czekamy na gospodarza.
not-ready = Jeszcze nie
i-am-ready = Możemy grać
watching-lobby = Usiądź na wolnym miejscu, jeśli chcesz grać.
    .act = Chcę grać
watching-full = Wszystkie miejsca są zajęte.
watching-locked = Stolik jest zamknięty dla nowych osób.
invite = Zaproś do stolika
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
bot = bot
is-bot = bot, { $level }
has-answered = już po decyzji
seat-n = Miejsce { $seat }
at-random = Losowo
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
sure = Na pewno? { $move }
    .hint = Tego nie cofniesz.
to-moment = do tej chwili
cards-of = Karty: { $name }
not-yet = Jeszcze nie
undo = Cofnij
table-menu = Menu stolika
watching = Patrzysz
take-back = Wracam na swoje miejsce
take-back-of = Wracam: { $name }
sit-for-bot = Siadam za bota ({ $name })
closed-seat-closed = Gospodarz usunął gracza { $name }: do końca partii gra za niego bot.
closed-hand-seen = Nie możesz zastąpić gracza { $name }: w tej partii gra już ktoś z twojego urządzenia albo sieci.
closed-other-seat = Nie możesz zastąpić gracza { $name }: w tej partii masz inne miejsce.
closed-locked = Nie możesz zastąpić gracza { $name }: gospodarz zamknął stolik.
show-earlier = Pokaż wcześniejsze
more = Więcej
sound = Dźwięk
vibration = Drgania telefonu
reactions = Reakcje
reactions-shown = Reakcje innych
reactions-mute = Wycisz wszystkie
reactions-unmute = Pokazuj reakcje
reactions-of = { $name }: reakcje
reaction-from = { $name }: { $what }
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
undo-last = Cofnij ostatni ruch
undo-ask = Poprosić o cofnięcie?
    .hint = Od tego ruchu ktoś się już czegoś dowiedział, więc decydują pozostali.
    .act = Zapytaj stół
    .no = Zostaw ruch
undo-vote = { $name }: cofnąć ruch?
    .known = Co już wiadomo, zostaje w pamięci: { $line }
    .hint = Co już wiadomo, zostaje w pamięci.
    .agree = Zgoda
    .refuse = Nie cofaj
    .agreed = zgoda
    .open = czeka
    .you = ty?
    .wait = Odpowiedź w ciągu { $seconds } s; milczenie znaczy: nie.
hint = Podpowiedź
allow-hints = Podpowiedzi trenera (tylko poza rankingiem)
friendly-table = Partia towarzyska, poza rankingiem
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
closed-gone = Ten stolik został uprzątnięty.
    .hint = Długo nikt z niego nie korzystał. Skończone partie są nadal w historii graczy.
closed-damaged = Ten stolik jest uszkodzony.
    .hint = Serwer nie może odczytać zapisu tej partii i nie da się jej dokończyć. Pozostałe stoliki działają. Powiedz o tym osobie, która prowadzi serwer, i podaj jej kod { $code }.
closed-hint = Sprawdź kod albo otwórz własny stolik.

## Koniec i powtórka

result = Wynik
result-about = { $count ->
    [one] { $game } na jednego gracza
   *[other] { $game } na { $count } graczy
}
you = to ty
you-win = Wygrywasz!
you-share-win = Dzielisz zwycięstwo!
highlight = Moment partii
provisional = próbna
    .hint = Po dziesięciu partiach ocena przestaje być próbna.
not-rated = bez oceny
guests-unrated = Gramy bez oceny: liczy się tylko między kontami, goście jej nie mają.
another-game = Jeszcze jedna partia?
rematch-asks = Zacznie się sama, gdy wszyscy się zgodzą.
rematch-at-once = Zacznie się od razu.
rematch-offered = Jest propozycja rewanżu
rematch-from = { $count ->
    [one] Rewanż? { $names } już czeka
   *[other] Rewanż? { $names } już czekają
}
rematch-waits = Rewanż, czekamy na odpowiedź: { $names }…
rematch-starts = Gra zacznie się sama.
rematch-too-few = Za mało osób na rewanż
to-lobby = Zmień stolik
see-table = Zobacz stół
share = Udostępnij
stand-up = Wstań
wins = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają { $names }
}
nobody-wins = Tym razem nikt nie wygrywa
rematch = Rewanż
replay = Powtórka
replay-of = Powtórka
review = Analiza
    .about = Dobre ruchy, pomyłki i los
plays-on = Gra dalej od ruchu { $step }{ $cards ->
    [redrawn] , zakryte karty na nowo
   *[true] , karty jak wtedy
}
try-from-here = Wypróbuj od tego miejsca
    .about = osobny stolik z botami, zakryte karty na nowo
what-was-hidden = Co było zakryte
allow-reviews = Trener może analizować gry
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
verified = Zgadza się: rozdanie i każdy ruch.
    .detail = Ta przeglądarka sama wyliczyła rozdanie z sekretu serwera i losowych liczb graczy. Serwer sprawdził wszystkie ruchy i wynik. Imion to nie dowodzi.
verified-older = Zgadza się, ale to słabszy dowód.
    .detail = Ta partia zaczęła się według starszego protokołu: gospodarz mógł wybrać rozdanie razem z tym, kto prowadził serwer.
not-verified = Coś się nie zgadza.
    .detail = Pieczęć, rozdanie albo ruchy nie pasują do siebie. Pobierz zapis i pokaż go innym przy stole.
not-checked = Nie udało się sprawdzić.
    .detail = Serwer nie odpowiedział, więc na razie nic z tego nie wynika. Sprawdź połączenie i spróbuj jeszcze raz.
seal-kept = Zanim dodano twoją liczbę, ta przeglądarka zachowała listę tego rozdania. Lista jest ta sama, a twoja liczba się liczyła.
seal-left-out = Ta przeglądarka zachowała listę tego rozdania i lista jest ta sama. Twoja liczba nie dotarła jednak na czas, więc ją pominięto.
seal-none = Ta przeglądarka nie ma pieczęci tego rozdania, więc nie wie, czy wszystko ustalono na czas.
seal-wrong = To nie jest to, co ta przeglądarka zachowała przed rozdaniem.
left-out-parts = { $count ->
    [one] Pominięto liczbę, bo nie dotarła na czas: { $names }.
   *[other] Pominięto liczby, bo nie dotarły na czas: { $names }.
}
deal-unchosen = Nikt nie wybrał tego rozdania.
deal-fits = Dowód tego rozdania się zgadza.
deal-older = Rozdanie się zgadza, według starszego protokołu.
deal-wrong = Dowód tego rozdania się nie zgadza.
download-seal = Pobierz moją pieczęć
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
    .hint = Login to imię i liczba, np. ala-4821, albo e-mail konta. Samo imię nie wystarczy.
password = Hasło
change-password = Zmień hasło
    .hint = Wszystkie inne urządzenia i przeglądarki zostaną wtedy wylogowane.
current-password = Obecne hasło
new-password = Nowe hasło
    .hint = Co najmniej 8 znaków. Dobre hasło to trzy słowa, które do siebie nie pasują.
password-changed = Hasło zostało zmienione. Wszystkie inne urządzenia są wylogowane.
logged-in-as = Grasz jako { $name }.
delete-account = Usuń konto
    .hint = Usuwa konto razem z historią, ocenami i taliami; twoje imię i słowa znikają ze wszystkich stołów. Tego nie da się cofnąć.
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

## Login i hasło

your-login = Twój login:
    .hint = Liczba należy do loginu. Zapisz go: na innym urządzeniu wejdziesz tylko z nim i z hasłem.
copy-login = Skopiuj login
forgot-password = Nie pamiętam hasła
    .hint = Kod odzyskiwania pokazaliśmy przy zakładaniu konta. Nie masz go? Może go wydać tylko gospodarz tego serwera.
recovery-code = Kod odzyskiwania
    .once = Zapisz ten kod. Pokazujemy go tylko raz; gdy zapomnisz hasła, ustawisz nim nowe.
    .hint = Gdy zapomnisz hasła, ustawisz nim nowe. Nowy kod unieważnia poprzedni.
copy-code = Skopiuj kod
new-recovery-code = Utwórz nowy kod
no-recovery-code = To konto nie ma kodu odzyskiwania
    .hint = Powstało, zanim takie kody były. Bez kodu nie ustawisz nowego hasła, gdy zapomnisz obecnego.
first-recovery-code = Utwórz kod
set-password = Ustaw nowe hasło
wrong-recovery = Login i kod nie pasują do siebie. Liczba należy do loginu, np. ala-4821; każdy kod działa tylko raz.
wrong-password = To nie jest hasło do tego konta.

## All In

allin-short-take = Weź
allin-short-swap = Wymień
allin-short-reveal = Odkryj
allin-short-draw = Dobierz
allin-short-rune = Runa
allin-short-hypnosis = Hipnoza
allin-short-eye = Oko

## Telewizor
tv-sound = Dotknij ekranu albo naciśnij klawisz, a będzie słychać grę
tv-enter = Który stolik pokazać?
tv-lost = Nie ma takiego stolika albo jest zamknięty.
tv-show = Pokaż stolik
tv-turn = { $count ->
    [one] Gra { $names }
   *[other] Grają { $names }
}
tv-all-play = Grają wszyscy
tv-allin-points = { $name } wskazuje najsilniejszy układ
tv-join = Dosiądź się telefonem
tv-free = wolne krzesło
tv-full = Wszyscy siedzą. Zaczyna gospodarz.
tv-waits = { $count ->
    [one] Czekamy jeszcze na jedną osobę
    [few] Czekamy jeszcze na { $count } osoby
   *[many] Czekamy jeszcze na { $count } osób
}
hand-on-television = na telewizorze
hand-cover = Zasłoń rękę
hand-covered = Ręka zasłonięta
hand-uncover = Dotknij, żeby odsłonić
hand-whole = Cały stół na telefonie
tv-open = Na telewizorze: { $address }

## Twoje stoliki
your-tables = Twoje stoliki
yours-running = { $count ->
    [one] jedna partia
    [few] { $count } partie
   *[many] { $count } partii
}
yours-your-turn = Twoja kolej
yours-play = Graj
yours-waits = Czeka na graczy, jest { $taken } z { $seats }

## Znajomi
invitations = Zaproszenia
invited-title = „{ $title }”
invites-to = zaprasza do gry { $game }
not-now = Nie teraz
invite-known = Zaproś znajomych ze stołu
invite-name = Zaproś: { $name }
invited-name = Zaproszenie wysłane: { $name }
block-somebody = Zablokuj kogoś…
    .hint = Zablokowana osoba nie wejdzie do twoich stolików, nie zaprosi cię i nie zobaczysz jej słów. Nie dowie się o tym.
block-sure = Na pewno? Blokuję: { $name }
blocked-done = Zablokowano: { $name }. Cofniesz to w ustawieniach.
blocked-people = Zablokowane osoby
    .hint = Nie wejdą do twoich stolików, nie zaproszą cię i nie zobaczysz ich słów. Nie wiedzą o tym.
unblock = Odblokuj

## Sesje konta

sessions = Zalogowane urządzenia
    .hint = Sesję na zgubionym telefonie możesz zakończyć stąd. Przerywa też jej połączenia ze stolikami.
session-this = to urządzenie
session-today = dzisiaj
session-unknown = nieznana przeglądarka
session-end = Zakończ
report-somebody = Zgłoś kogoś
admin-page = Administracja

day-deal = Rozdanie dnia
    .about = Codziennie jedno rozdanie każdej gry, dla wszystkich takie samo: te same karty, te same boty, to samo miejsce przy stole. Różnicę robi gra. Każdy ma jedno podejście, bez cofania ruchów i bez rankingu, a jak poszło innym, widać dopiero po partii.
    .until = Nowe rozdania przyjdą o { $time }.
    .against = { $count ->
        [one] Ty i bot
       *[other] Ty i { $count } boty
      }, poziom: { $level }
    .players = { $count ->
        [0] Nikt jeszcze nie zagrał
        [one] Zagrała { $count } osoba
        [few] Zagrały { $count } osoby
       *[many] Zagrało { $count } osób
      }
    .go-on = Graj dalej
    .done = Jutro będzie nowe.
    .others = Inne rozdania dnia
day-compared = Jak poszło innym
    .act = Porównaj
    .rank = Miejsce przy stole
    .alone = Na razie tylko ty masz to rozdanie za sobą. Zajrzyj tu później.
    .behind = { $others ->
        [one] Poza tobą zagrała tu { $others } osoba
        [few] Poza tobą zagrały tu { $others } osoby
       *[many] Poza tobą zagrało tu { $others } osób
      }, za tobą: { $behind }.
day-fair = Skąd wiadomo, że rozdania są dla wszystkich takie same?
    .about = Serwer losuje sekret każdego rozdania, zanim ktoś zagra, i pokazuje od razu jego skrót SHA-256. Karty wynikają z samego sekretu, więc nikt ich nie wybiera pod gracza. Trzy godziny po północy czasu uniwersalnego sekret trafia do zapisów partii i każdy może go sprawdzić ze skrótem.
