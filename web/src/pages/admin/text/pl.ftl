admin = Administracja
part-people = Ludzie
part-tables = Stoliki
part-decks = Talie
part-reports = Zgłoszenia
part-bans = Zakazy
part-settings = Ustawienia
part-audit = Dziennik

claim = Ten link zrobi z konta { $name } administratora tego serwera. Działa jeden raz.
    .act = Zostań administratorem
claim-account = Administratorem zostaje konto z hasłem. Załóż konto albo się zaloguj, a potem otwórz ten link jeszcze raz.
not-admin = Ta strona jest dla administratorów serwera. Pierwszy link drukuje polecenie „stolik admin link”.

words = Szukaj
find = Znajdź
nothing-found = Niczego takiego nie ma.
more-lines = Pokaż więcej
done = Zrobione.
end = Zakończ
really = Na pewno? { $what }
copy-it = Kopiuj
copied = Skopiowano
for-good = na stałe
guest = gość
since = od { $when }
is-admin = administrator
banned = zakaz wstępu: { $until }
silenced = bez czatu: { $until }
open-person = Pokaż
open-table = Pokaż

name = Imię
rename = Zmień imię
    .hint = Nowe imię zastąpi stare wszędzie: przy stolikach, w czacie, w zapisach partii.
ban-or-silence = Zakaz albo cisza
kind-ban = Zakaz wstępu
    .act = Zakaż wstępu
kind-silence = Bez czatu
    .act = Odbierz głos
days = Dni
    .hint = Puste pole dni znaczy: na stałe. Zakaz rozłącza od razu.
reason = Powód
connected-from = Połączenie z adresu:
sessions-of = Gdzie jest zalogowany
no-sessions = Nigdzie.
unknown-browser = Nieznana przeglądarka
end-sessions = Zakończ wszystkie sesje
    .hint = Pomaga, gdy ktoś ukradł sesję: wszyscy muszą zalogować się od nowa.
sessions-ended = Wszystkie sesje są zakończone.
reset = Link do nowego hasła
    .hint = Daj go tylko tej osobie. Dotychczasowy kod odzyskiwania przestaje działać.
tables-of = Stoliki tej osoby
no-tables-of = Nie ma żadnych.
delete-all-tables = Usuń wszystkie jej stoliki
tables-deleted = { $count ->
    [one] Usunięto { $count } stolik.
    [few] Usunięto { $count } stoliki.
   *[other] Usunięto { $count } stolików.
}
data-of = Dane
    .hint = Plik zawiera wszystko, co serwer wie o tej osobie. Usunięcia nie da się cofnąć.
export = Pobierz dane
erase = Usuń tę osobę
role = Rola
make-admin = Zrób administratorem
end-admin = Odbierz rolę administratora

remove-title = Usuń tytuł
remove-words = Usuń słowa
words-removed = Słowa zniknęły dla wszystkich.
nothing-said = Nikt nic nie powiedział.
delete-table = Usuń stolik
delete-marked = { $count ->
    [one] Usuń zaznaczony stolik
    [few] Usuń { $count } zaznaczone stoliki
   *[other] Usuń { $count } zaznaczonych stolików
}
made-by = założył(a): { $name }
delete-deck = Usuń talię

no-reports = Nie ma zgłoszeń.
report-name = Imię
report-chat = Czat
report-play = Gra
report-other = Coś innego
reported-by = zgłasza { $name }, { $when }
said-then = Co wtedy powiedziano
close-report = Zamknij zgłoszenie
report-closed = Zamknięte { $when }
report-whom = Kogo zgłaszasz?
report-why = Czego to dotyczy?
report-text = Co się stało?
    .hint = Osoby prowadzące serwer zobaczą to razem z ostatnimi 30 liniami czatu.
report-send = Wyślij zgłoszenie
report-sent = Dziękujemy. Zgłoszenie trafiło do osób prowadzących serwer.

ban-network = Zakaz dla zakresu adresów
    .hint = Zakaz dotyczy wszystkich, którzy łączą się z tego zakresu. Swojego adresu zakazać nie można.
network = Zakres
no-bans = Nie ma zakazów.

announcement = Ogłoszenie
    .hint = Widać je u góry każdej strony. Puste pola: bez ogłoszenia.
read-only = Tylko do odczytu
    .hint = Nikt nie może grać, pisać ani zakładać stolików; zegary stoją. Na czas prac przy serwerze.
invitation-only = Tylko z zaproszeniem
    .hint = Nowe osoby potrzebują linku z zaproszeniem. Kto już tu był, wchodzi jak dotąd.
name-words = Słowa zakazane w imionach i tytułach
    .hint = Jedno w wierszu. „słowo” to całe słowo, „słowo*” początek, „*słowo*” gdziekolwiek. Wielkość liter, akcenty i cyfry zamiast liter nie mają znaczenia.
retention = Jak długo co zostaje
    .hint = W dniach. Gdzie nic nie wpiszesz, obowiązuje ustawienie serwera, pokazane w polu.
keep-guest = Nieobecni goście
keep-lobby = Stoliki bez partii
keep-table = Stoliki z partią
keep-record = Zapisy partii
keep-report = Zgłoszenia
keep-audit = Dziennik administratorów
save = Zapisz
saved = Zapisano.
invitations = Zaproszenia
uses = Dla ilu osób
note = Notatka
invite = Utwórz zaproszenie
uses-left = { $uses ->
    [one] jeszcze { $uses } osoba, do { $until }
    [few] jeszcze { $uses } osoby, do { $until }
   *[other] jeszcze { $uses } osób, do { $until }
}

audit-become-admin = Został(a) administratorem przez link
audit-rename = Zmiana imienia
audit-ban = Zakaz wstępu
audit-silence = Odebranie głosu
audit-end-ban = Koniec zakazu
audit-end-silence = Koniec ciszy
audit-ban-network = Zakaz dla zakresu adresów
audit-end-sessions = Zakończenie sesji
audit-reset-link = Link do nowego hasła
audit-make-admin = Nowy administrator
audit-end-admin = Odebranie roli
audit-export = Pobranie danych
audit-erase = Usunięcie osoby
audit-remove-words = Usunięcie słów
audit-delete-tables = Usunięcie stolików
audit-delete-deck = Usunięcie talii
audit-close-report = Zamknięcie zgłoszenia
audit-settings = Zmiana ustawień
audit-invite = Zaproszenie
audit-end-invitation = Koniec zaproszenia
