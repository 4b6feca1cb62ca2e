## Co się dzieje przy stoliku, w przebiegu

table-sat = { $name } siada.
table-moved-over = { $name } przesiada się.
table-renamed = { $name } to od teraz { $new }.
table-left = { $name } wstaje od stolika.
table-left-to-bot = { $name } wstaje od stolika; dalej gra bot.
table-bot-seated = Miejsce { $seat } zajmuje bot: { $level ->
    [random] na ślepo
    [casual] swobodny
    [skilled] wprawny
   *[expert] ekspert
}.
table-seat-emptied = Miejsce { $seat } jest wolne.
table-chairs-set = { $count ->
    [one] Stolik ma jedno krzesło.
    [few] Stolik ma { $count } krzesła.
   *[many] Stolik ma { $count } krzeseł.
}
table-configured = Gospodarz zmienia ustawienia. Wszyscy potwierdzają gotowość od nowa.
table-changed = Gospodarz zmienia ustawienia.
table-deck-renewed = { $again ->
    [yes] Talia ma nowe karty na tę partię. Wszyscy potwierdzają gotowość od nowa.
   *[no] Talia ma nowe karty na tę partię.
}
table-listed = Stolik widzą teraz wszyscy.
table-unlisted = Stolik widzą teraz tylko ci, którzy mają kod.
table-ready = { $name } czeka na początek.
table-not-ready = { $name }: jeszcze chwila.
table-started = Gra się zaczyna.
table-dealt = { $count ->
    [one] Karty rozdano bez losowej liczby, która nie dotarła na czas: { $names }.
   *[other] Karty rozdano bez losowych liczb, które nie dotarły na czas: { $names }.
}
table-pause-wanted = { $name } prosi o przerwę.
table-pause-begun = Przerwa: wszyscy się zgadzają.
table-resumed = { $name } wznawia grę.
table-removed = Gospodarz wyprasza gracza { $name }.
table-locked = Gospodarz zamyka stolik dla nowych osób.
table-unlocked = Gospodarz znów otwiera stolik.
table-reviews-on = Trener może analizować gry, które się tu skończą.
table-reviews-off = Gry, które się tu skończą, nie będą analizowane.
table-handed-over = Gospodarzem jest teraz { $name }.
table-dozes = { $name } trzeci raz nie zdąża; do powrotu gra bot.
table-ruling-asked = { $name } prosi stół o rozstrzygnięcie: { $case }
table-ruling-voted = { $name } oddaje głos.
table-ruling-carried = Stół rozstrzyga: { $case }
table-ruling-failed = Stół nie rozstrzyga, więc nic się nie zmienia: { $case }
table-stood-in = { $name } znika; dalej gra bot.
table-gave-back = { $name } wraca do gry.
table-rematched = Rewanż? Partia zacznie się sama, gdy wszyscy się zgodzą.
table-woken = Stolik wraca po przerwie. Przerwa nie liczy się do czasu.
table-days-off = { $days ->
    [one] { $name } ma jeden dzień wolny: zegar tego gracza wtedy stoi.
    [few] { $name } ma { $days } dni wolne: zegar tego gracza wtedy stoi.
   *[many] { $name } ma { $days } dni wolnych: zegar tego gracza wtedy stoi.
}
table-days-off-ended = { $name } nie ma już wolnego: zegar znów chodzi.
table-hint-asked = { $name } prosi o podpowiedź.
table-undone = { $name } cofa ruch: nikt się jeszcze niczego nie dowiedział.
table-undone-agreed = { $name } cofa ruch za zgodą stołu.
table-undo-asked = { $name } pyta, czy może cofnąć ruch.
table-undo-agreed = { $name } zgadza się na cofnięcie.
table-undo-refused = { $name } nie zgadza się na cofnięcie: ruch zostaje.
table-undo-lapsed = Nie wszyscy zgodzili się na czas: ruch zostaje.
table-time-out = { $name }: koniec czasu, ruch wykonuje stolik.

## Gotowe zwroty

reaction-bravo = Brawo!
reaction-laugh = Ha, ha!
reaction-wow = O rany!
reaction-oh-no = Ojej!
reaction-heart = Serce
reaction-tea = Herbata
quick-hello = Cześć!
quick-good-luck = Powodzenia!
quick-well-played = Dobrze zagrane!
quick-thanks = Dzięki!
quick-thinking = Myślę…
quick-one-moment = Chwileczkę.
quick-oops = Ojej.
quick-again = Jeszcze raz?

## Błędy: co jest nie tak i co zrobić

error-unreadable = Serwer nie mógł tego odczytać. Odśwież stronę.
error-too-large = To za długie. Skróć i spróbuj znowu.
error-too-fast = Za dużo naraz. Odczekaj chwilę.
error-bad-origin = Ta strona nie może łączyć się z serwerem. Otwórz jego własny adres.
error-no-session = Najpierw podaj swoje imię.
error-wrong-credentials = Login i hasło nie pasują do siebie. Liczba należy do loginu, np. ala-4821; samo imię nie wystarczy.
error-too-many-days-off = Za dużo wolnych dni: w roku jest ich { $days }.
error-weak-password = { $why ->
    [short] Hasło musi mieć co najmniej 8 znaków.
    [common] To hasło jest jednym z tych, których każdy próbuje najpierw. Wybierz inne, na przykład trzy słowa, które do siebie nie pasują.
    [name] To hasło to niewiele więcej niż twoje imię. Wybierz inne, na przykład trzy słowa, które do siebie nie pasują.
   *[simple] To hasło się powtarza albo biegnie po klawiaturze. Wybierz inne, na przykład trzy słowa, które do siebie nie pasują.
}
error-not-found = Tu nic nie ma. Sprawdź adres albo kod.
error-bad-options = Tak nie da się grać. Zmień ustawienia.
error-bad-name = Takiego imienia nie da się pokazać. Wybierz inne, od 1 do 24 znaków.
error-bad-move = W tej grze nie ma takiego ruchu. Wybierz jeden z dostępnych.
error-not-your-seat = To nie jest twoje miejsce.
error-no-such-seat = Przy tym stoliku nie ma takiego miejsca.
error-seat-taken = To miejsce jest zajęte. Wybierz inne.
error-table-full = Wszystkie krzesła są zajęte. Dostaw jedno albo poczekaj, aż ktoś wstanie.
error-other-seat = W tej partii należy do ciebie inne miejsce. Wróć na nie albo poczekaj na następną partię.
error-seat-closed = Gospodarz usunął gracza z tego miejsca. Do końca partii gra za niego bot.
error-hand-seen = Ktoś z twojego urządzenia albo sieci gra już w tej partii. Poczekaj na następną.
error-not-host = Może to zrobić tylko gospodarz.
error-not-ready = Nie wszyscy są gotowi.
error-wrong-link = Ten link już nie działa: został użyty albo minął jego czas.
error-no-mail = Ten serwer nie wysyła e-maili.
error-bad-email = To nie jest adres e-mail.
error-not-now = Teraz nie można tego zrobić.
error-chairs-empty = Ta partia toczy się dalej od środka, więc potrzebuje wszystkich graczy. Posadź na wolnych krzesłach boty albo zaczekaj.
error-position-fixed = Ta partia toczy się dalej od środka: zasady, krzesła i to, że nie liczy się do rankingu, zostają.
error-stale = Sytuacja przy stoliku się zmieniła. Spójrz i wybierz jeszcze raz.
error-day-deal = W rozdanie dnia gra się samemu i tylko raz, bez cofania ruchów: dzięki temu jest takie samo dla wszystkich.
error-day-played = W tej przeglądarce już ktoś zagrał to rozdanie dnia. Jutro będzie nowe.
error-day-unplayed = Najpierw zagraj to rozdanie: potem zobaczysz, jak poszło innym.
error-day-not-over = Inni jeszcze grają to rozdanie. Jego karty pokażemy, gdy minie dzień.
error-no-hints = Przy tym stoliku nie ma podpowiedzi: gospodarz ich nie włączył albo partia liczy się do rankingu.
error-undo-open = Stół decyduje o cofnięciu ruchu. Zaczekaj chwilę.
error-undo-asks = Od tego ruchu ktoś się już czegoś dowiedział. Do cofnięcia trzeba zgody stołu.
error-paused = Trwa przerwa. Najpierw wznów grę.
error-locked = Stolik jest zamknięty dla nowych osób. Poproś gospodarza o otwarcie.
error-banned = Masz zakaz wstępu na ten serwer. Jeśli to pomyłka, napisz do osoby, która go prowadzi.
error-silenced = Osoba prowadząca serwer odebrała ci głos w czacie. Grać możesz dalej.
error-name-refused = Jest w tym słowo, którego tu nie wolno używać. Wybierz inną nazwę.
error-read-only = Serwer chwilowo nie przyjmuje zmian. Zegary stoją; spróbuj za jakiś czas.
error-invitation-needed = Żeby tu grać, potrzebujesz zaproszenia. Otwórz swój link.
error-not-admin = To mogą zrobić tylko administratorzy serwera.
error-removed = Gospodarz usunął cię od tego stolika.
error-version-gone = Ta gra zaczęła się na starszych zasadach, których serwer już nie ma: nie można jej dokończyć ani odtworzyć. Zapis ukończonej gry nadal można przeczytać jako tekst.
error-table-gone = Ten stolik został uprzątnięty, bo długo nikt z niego nie korzystał. Skończone partie są nadal w historii graczy.
error-damaged = Zapis tego stolika na serwerze jest uszkodzony i nie da się grać dalej. Pozostałe stoliki działają. Powiedz o tym osobie, która prowadzi serwer, i podaj jej kod stolika.
error-deck-damaged = Zapis tej talii na serwerze jest uszkodzony, więc nie można jej pokazać ani nią zagrać. Pozostałe talie są w porządku. Powiedz o tym osobie, która prowadzi serwer, i podaj jej adres talii oraz miejsce uszkodzenia.
error-busy = Serwer nie może teraz niczego zapisać. Próbuje ponownie.
error-closing = Serwer uruchamia się ponownie. Twój stolik czeka.
error-internal = Na serwerze coś poszło nie tak. Spróbuj jeszcze raz.

## Obrazki obok udostępnionych linków

preview-about = { $count ->
    [one] { $game } na jednego gracza
   *[other] { $game } na { $count } graczy
}
preview-invited = Zaproszenie do stolika
preview-invited-by = { $name } zaprasza
preview-over = Koniec gry
preview-won = Wygrywa { $name }
preview-shared = Wspólne zwycięstwo
preview-highlight = Moment partii
preview-come = Usiądź do gry w przeglądarce, bez konta.
preview-question = Co byś zrobił(a)?
preview-answer = Zobacz to, co było widać z jednego krzesła, i wybierz ruch.
preview-look = Zobacz powtórkę ruch po ruchu.
