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
table-listed = Stolik widzą teraz wszyscy.
table-unlisted = Stolik widzą teraz tylko ci, którzy mają kod.
table-ready = { $name }: gotowość.
table-not-ready = { $name }: jeszcze chwila.
table-started = Gra się zaczyna.
table-pause-wanted = { $name } prosi o przerwę.
table-pause-begun = Przerwa: wszyscy się zgadzają.
table-resumed = { $name } wznawia grę.
table-removed = Gospodarz wyprasza gracza { $name }.
table-locked = Gospodarz zamyka stolik dla nowych osób.
table-unlocked = Gospodarz znów otwiera stolik.
table-handed-over = Gospodarzem jest teraz { $name }.
table-dozes = { $name } trzeci raz nie zdąża; do powrotu gra bot.
table-ruling-asked = { $name } prosi stół o rozstrzygnięcie: { $case }
table-ruling-voted = { $name } oddaje głos.
table-ruling-carried = Stół rozstrzyga: { $case }
table-ruling-failed = Stół nie rozstrzyga, więc nic się nie zmienia: { $case }
table-stood-in = { $name } znika; dalej gra bot.
table-gave-back = { $name } wraca do gry.
table-rematched = Jeszcze jedna partia: wszyscy potwierdzają gotowość.
table-woken = Stolik wraca po przerwie. Przerwa nie liczy się do czasu.
table-time-out = { $name }: koniec czasu, ruch wykonuje stolik.

## Gotowe zwroty

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
error-not-found = Tu nic nie ma. Sprawdź adres albo kod.
error-bad-options = Tak nie da się grać. Zmień ustawienia.
error-bad-name = Takiego imienia nie da się pokazać. Wybierz inne, od 1 do 24 znaków.
error-bad-move = W tej grze nie ma takiego ruchu. Wybierz jeden z dostępnych.
error-not-your-seat = To nie jest twoje miejsce.
error-no-such-seat = Przy tym stoliku nie ma takiego miejsca.
error-seat-taken = To miejsce jest zajęte. Wybierz inne.
error-other-seat = W tej partii należy do ciebie inne miejsce. Wróć na nie albo poczekaj na następną partię.
error-not-host = Może to zrobić tylko gospodarz.
error-not-ready = Nie wszyscy są gotowi.
error-not-now = Teraz nie można tego zrobić.
error-stale = Sytuacja przy stoliku się zmieniła. Spójrz i wybierz jeszcze raz.
error-paused = Trwa przerwa. Najpierw wznów grę.
error-locked = Stolik jest zamknięty dla nowych osób. Poproś gospodarza o otwarcie.
error-removed = Gospodarz usunął cię od tego stolika.
error-version-gone = Ta gra zaczęła się na starszych zasadach, których serwer już nie ma. Nie można jej dokończyć.
error-busy = Serwer nie może teraz niczego zapisać. Próbuje ponownie.
error-closing = Serwer uruchamia się ponownie. Twój stolik czeka.
error-internal = Na serwerze coś poszło nie tak. Spróbuj jeszcze raz.
