### The command line in Polish

error = Błąd:

## Start

start-title = Stolik: gry karciane przy jednym stole
start-lead = Graj ze znajomymi i z botami, tu, przy klawiaturze.
start-play = stolik play { $game }
    .why = zagraj z botem
start-rules = stolik rules { $game }
    .why = jak się gra
start-games = stolik games
    .why = wszystkie gry
start-help = stolik --help
    .why = cała reszta

## Help

help-usage = Użycie:
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-help = Pokaż tę pomoc.
help-install-completion = Niech ta powłoka dopełnia polecenia i opcje stolika klawiszem Tab.
help-show-completion = Wypisz to, co zainstalowałoby --install-completion, żeby umieścić to samemu.
help-version = Pokaż, która to wersja; „stolik about” mówi więcej.
help-lang = Język: en albo pl. Bez tej opcji decyduje STOLIK_LANG albo ustawienia systemu.
help-stolik = Nowoczesne gry karciane przy jednym stole: graj, czytaj zasady, sprawdzaj i odtwarzaj zapisy.
help-play =
    Zagraj z ludźmi i botami przy jednej klawiaturze.

    Bez dalszych opcji grasz z jednym wprawnym botem. Ctrl-C przerywa w każdej chwili; gra zostaje zapisana i można ją wznowić.
help-games = Pokaż listę gier albo jedną grę z jej opcjami.
help-rules = Pokaż zasady gry, tak jak czytają je gracze.
help-replay = Pokaż zapisaną grę jeszcze raz, ruch po ruchu.
help-review = Oceń zapisaną grę: każdą decyzję po tym, co gracz mógł wiedzieć, a los osobno.
help-verify = Sprawdź, czy zapis jest kompletny, zgodny z zasadami i podaje właściwy wynik.
help-about = Pokaż wersje i to, czy zasady są skompilowane.
help-deck = Twórz i sprawdzaj własne talie.
help-card-set = Sprawdzaj karty Zewu przygody.
help-cards-check = Sprawdź zestaw kart: co jest nie tak, gdzie i co z tym zrobić.
help-cards-file = Plik z kartami (TOML); jego karty zastępują te o tym samym id.
help-game = Która gra; listę pokazuje 'stolik games'.
help-games-game = Pokaż opcje tej gry.
help-rules-rule = Przejdź do zasady o tym oznaczeniu, na przykład CRD-17.
help-rules-writing = Pokaż, jak pisać karty (BLANK), z czterdziestoma przykładami.
help-rules-ids = Pokaż w tekście oznaczenia zasad.
help-people = Ile osób gra albo jak się nazywają: 2 albo Ala,Olek. Przy 0 oglądasz same boty. Domyślnie: 1.
help-bots = Poziomy botów: random, casual, skilled, expert; kilka po przecinku.
help-seats = Ilu graczy łącznie; wolne miejsca zajmują boty.
help-seed = Rozdaj grę, którą da się powtórzyć. Bez tej opcji nikt nie przewidzi rozdania.
help-set = Ustaw opcję gry; można podać kilka razy. Listę pokazuje 'stolik games GRA'.
help-pack = Karty do gry: nazwa zestawu albo własny plik TOML lub CSV.
help-cards = Efekty kart All In: własny plik w postaci jego cards.toml.
help-play-deck = Talia BLANK w twoim pliku; zwycięzcy dodają do niej karty.
help-bot = Wytrenowana sieć jako gracz: jej plik, nazwa.npz. Można podać kilka razy.
help-record = Gdzie trzymać zapis gry. Bez tej opcji: w folderze danych użytkownika.
help-dataset =
    Nagrywa gry botów jako zbiór danych do uczenia: co każdy gracz widział, co mógł i co zrobił.
    Pliki Parquet z opisem; przerwane nagrywanie rusza dalej od miejsca, w którym stanęło.
help-dataset-out = Folder zbioru danych: nowy albo z tego samego nagrywania.
meta-folder = FOLDER
dataset-done =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    } w { $parts ->
        [one] { $parts } pliku
       *[other] { $parts } plikach
    }; wcześniej było ich tu { $before }:
help-explain = Pokaż, co boty brały pod uwagę i co sądzą, razem z ich zakrytymi kartami.
help-resume = Wznów przerwaną grę.
help-file = Plik z zapisem gry.
help-where-pack = Gdzie teraz leży plik zestawu, jeśli zmienił miejsce.
help-seal = Zachowana pieczęć tego rozdania: porównaj z nią zapis.
help-replay-upto = Pokaż stół po tylu ruchach.
help-replay-all = Wypisz wszystkie ruchy i stół na końcu.
help-replay-seat = Pokaż grę tak, jak widział ją ten gracz; gracze są liczeni od 1.
help-review-json = Wypisz wszystko jako JSON.
help-review-html = Zapisz stronę do tego pliku.
help-review-seed = Inne ziarno wypróbowuje inne gry; to samo daje tę samą analizę.
review-running = Analiza
review-written = Analiza jest w pliku { $file }.
help-serve = Udostępnij stoły wszystkim, którzy mogą połączyć się z tym komputerem.
help-serve-host = Adres, pod którym serwer słucha; 0.0.0.0 wpuszcza innych. Domyślnie: 127.0.0.1.
help-serve-port = Port, na którym serwer słucha; 0 bierze dowolny wolny. Domyślnie: 8000.
help-serve-data = Folder bazy danych. Bez tej opcji: folder danych użytkownika.
help-serve-database = Baza danych, na przykład postgresql://user:password@host/name, zamiast SQLite.
help-serve-redis = Redis, na przykład redis://host:6379/0, dzięki któremu kilka serwerów dzieli stoły.
help-serve-origins = Dalsze adresy stron, które mogą się łączyć, po przecinku.
help-serve-public = Adres tego serwera dla innych, np. http://192.168.1.7:8000; trafia do zaproszeń zrobionych na tym komputerze.
help-serve-secure = Wysyłaj ciasteczka tylko przez TLS; użyj za serwerem pośredniczącym z TLS.
help-serve-proxies = Adresy albo sieci serwerów pośredniczących, których nagłówkowi X-Forwarded-For można wierzyć; * to wszystkie. Domyślnie: 127.0.0.1.
help-serve-metrics = Adresy albo sieci, które mogą czytać /metrics; * to wszystkie. Domyślnie: ten komputer.
help-serve-workers = W ilu procesach myślą boty.
help-serve-pause = Ile sekund co najmniej czeka bot przed ruchem, żeby ludzie mogli nadążyć. Domyślnie: 0.6.
help-serve-requests = Ile zapytań na sekundę może wysłać jeden adres bez sesji. Domyślnie: 20.
help-serve-messages = Ile wiadomości i zapytań na sekundę może wysłać jedna osoba. Domyślnie: 20.
help-serve-sockets = Ile połączeń ze stołami może utrzymywać jeden adres. Domyślnie: 200.
help-serve-connections = Ile innych połączeń może utrzymywać jeden adres. Domyślnie: 100.
help-serve-header-lines = Ile nagłówków może mieć zapytanie. Domyślnie: 100.
help-serve-header-bytes = Ile bajtów mogą mieć razem adres i nagłówki zapytania. Domyślnie: 32768.
help-serve-header-time = W ile sekund muszą nadejść nagłówki zapytania. Domyślnie: 10.
help-serve-body-time = W ile sekund musi nadejść treść zapytania. Domyślnie: 30.
help-serve-tables = Ile stołów na godzinę może założyć jeden adres. Domyślnie: 240.
help-serve-chat = Ile linii czatu na sekundę może napisać jeden gracz. Domyślnie: 1.
help-serve-session = Po ilu dniach kończy się sesja, z której nikt nie korzysta. Domyślnie: 180.
help-serve-guests = Po ilu dniach nieobecności konto gościa jest usuwane. Domyślnie: 180.
help-serve-lobbies = Po ilu dniach usuwany jest nieużywany stół, przy którym gra się nie zaczęła. Domyślnie: 7.
help-serve-table-days = Po ilu dniach usuwany jest nieużywany stół z grą. Domyślnie: 90.
help-serve-records = Ile dni co najmniej zachowuje się zapisy skończonych gier; zapisy z historii gracza zostają tak długo jak on. Domyślnie: 365.
help-serve-idle = Po ilu minutach stół, z którym nikt nie jest połączony, znika z pamięci. Domyślnie: 30.
help-serve-notify = Po ilu sekundach ktoś, kogo nie ma przy stole, dowiaduje się, że stół na niego czeka. Domyślnie: 20.
help-serve-push = Powiadamianie przez Web Push, czyli zapytania do serwerów powiadomień przeglądarek. Domyślnie: włączone.
help-serve-anywhere = Pozwól na serwery powiadomień bez TLS i w sieciach prywatnych; do testów i sieci zamkniętych.
help-serve-smtp = Serwer, który przyjmuje e-maile, np. smtp://użytkownik:hasło@host:587; smtps:// z TLS od początku. Wymaga --public-url.
help-serve-mail = Od kogo przychodzą e-maile, np. „Stolik <stolik@example.org>”. Domyślnie: użytkownik z --smtp-url.
help-serve-log = Ile trafia do dziennika: debug, info, warning albo error.
help-serve-open = Otwórz adres w przeglądarce.
help-host = Zaproś na wieczór gier: stoliki dla wszystkich w domowej sieci.
help-host-port = Port, na którym serwer nasłuchuje; 0 bierze wolny. Domyślnie: 8000.
help-host-address = Adres tego komputera w sieci, jeśli znaleziono nie ten.
help-host-announce = Ogłoś serwer w sieci pod nazwą stolik.local.
help-host-data = Folder bazy danych. Bez tego: twój folder danych.
help-host-open = Otwórz adres w przeglądarce.
host-scan = Zeskanuj telefonem albo otwórz adres poniżej:
host-name = Także pod { $address }, jeśli sieć zna takie nazwy.
host-television = Na telewizorze otwórz { $address }/tv i wpisz kod stolika
host-not-announced = Sieć nie przyjmuje ogłoszeń, więc nazwy takiej jak stolik.local nie będzie. Adres powyżej działa.
help-backup = Zapisz do jednego pliku wszystko, co przechowuje serwer, albo odtwórz to z pliku.
help-backup-file = Plik do zapisania albo do odtworzenia.
help-backup-restore = Odtwórz plik w pustej bazie danych.
help-accounts = Pomóż graczom tego serwera z ich kontami.
help-accounts-reset = Utwórz nowy kod odzyskiwania konta; gracz ustawi nim nowe hasło.
help-accounts-login = Login konta: imię i liczba.
accounts-reset =
    To nowy kod odzyskiwania konta { $login }; poprzedni już nic nie otwiera.
    Przekaż go tylko graczowi. Na stronie konta, pod „Nie pamiętam hasła”, ustawi nim nowe hasło.
help-admin = Prowadź serwer: ludzie, stoliki, zakazy, ustawienia. To samo co strona /admin, na konsoli.
help-admin-server = Adres działającego serwera. Domyślnie: ten komputer, port z ustawień.
help-admin-link = Wypisz link, przez który jedno konto zostaje administratorem; ważny raz i przez dobę.
help-admin-show = Wypisz listę, po jednym obiekcie JSON w wierszu.
help-admin-what = people, tables, decks, reports, bans, invitations, settings albo audit.
help-admin-words = Słowa z imienia, loginu, kodu albo tytułu.
help-admin-rename = Zmień czyjeś imię, także przy stolikach i w zapisach partii.
help-admin-silence = Odbierz komuś głos w czacie.
help-admin-ban = Zakaż wstępu graczowi albo wszystkim z zakresu adresów.
help-admin-end-ban = Zakończ zakaz albo ciszę.
help-admin-end-sessions = Wyloguj kogoś wszędzie.
help-admin-delete-tables = Usuń stoliki ze wszystkim, co przy nich powiedziano.
help-admin-remove-words = Usuń słowa z wiersza czatu przy stoliku albo jego tytuł.
help-admin-export = Zapisz do pliku wszystko, co serwer wie o kimś.
help-admin-erase = Usuń kogoś, jego słowa i imię, gdziekolwiek stoi.
help-admin-invite = Utwórz zaproszenie na serwer, na który nowe osoby wchodzą z zaproszeniem.
help-admin-set = Zmień ustawienia serwera, np. read_only=true.
help-admin-player = Identyfikator gracza, jak wypisuje `stolik admin show people`.
help-admin-name = Nowe imię.
help-admin-target = Identyfikator gracza albo adresy, np. 203.0.113.0/24.
help-admin-days = Na ile dni. Bez tego: na stałe.
help-admin-reason = Powód; czytają go tylko administratorzy.
help-admin-ban-id = Identyfikator zakazu, jak wypisuje `stolik admin show bans`.
help-admin-tables = Kody albo identyfikatory stolików.
help-admin-table = Kod albo identyfikator stolika.
help-admin-line = Numer wiersza; 0 to tytuł stolika.
help-admin-export-file = Nowy plik.
help-admin-uses = Ile osób wpuszcza. Domyślnie: 1.
help-admin-invite-days = Na ile dni jest ważne. Domyślnie: 14.
help-admin-note = Do czego służy; czytają to tylko administratorzy.
help-admin-settings = Nazwy i wartości; wszystkie wypisuje `stolik admin show settings`.
admin-link = Otwórz go w przeglądarce, w której jesteś zalogowany. Działa raz, w ciągu doby.
help-blank-deck = Talie BLANK: zakładaj, pokazuj, dopisuj, mieszaj, eksportuj i importuj.
help-blank-file = Plik talii.
help-blank-target = Plik do zapisania.
help-blank-name = Nazwa na pudełku.
help-blank-owner = Imię właściciela.
help-blank-symbol = Znak: acorn, anchor, anvil, apple, bee, bell, boat, book, cat, cloud, comet, crown, cup, feather, fish, flame, frog, ghost, key, kite, ladder, leaf, lighthouse, moon, mushroom, owl, pawn, pear, rocket, snail, snow, star, sun, teapot, tower, tree, umbrella, wave, wheel, whistle.
help-blank-paint = Kolor znaku: amber, black, blue, brown, green, grey, lilac, lime, orange, pink, purple, red, teal, white, yellow.
help-blank-edition = Wydanie, od którego talia się zaczyna.
help-blank-revision = Pokaż starszą wersję.
help-blank-sentence = Karta zwykłymi słowami.
help-blank-take = Którą z proponowanych kart wziąć (numer).
help-blank-own-words = Zostaw zdanie własnymi słowami; pilnują go gracze.
help-blank-author = Kto napisał kartę.
help-blank-slot = Karta gry, na przykład hexagon-6-b.
help-blank-title = Tytuł karty gry.
help-blank-files = Od dwóch do czterech plików talii.
help-blank-stack = Weź wszystkie karty gry ze wszystkich talii.
help-blank-seed = Ziarno losowania, które wybiera spośród równych kart.
help-blank-new-owner = Imię nowego właściciela.
help-blank-new = Załóż talię: świeży egzemplarz.
help-blank-show = Pokaż talię: znak, liczby i każdą kartę jako zdanie.
help-blank-history = Pokaż historię talii, wpis po wpisie.
help-blank-add = Napisz kartę, którą przyjmuje właściciel: zasadę albo efekt z --slot i --title.
help-blank-mix = Pokaż, czym grałoby się po zmieszaniu talii; same talie się nie zmienią.
help-blank-sheet = Zapisz stronę ze wszystkimi kartami talii, do wydruku i wycięcia.
help-blank-out = Gdzie zapisać stronę.
help-blank-export = Zapisz talię dla innych: karty, historię i skróty, bez kont.
help-blank-import = Zrób własną talię z pliku; zły plik zostaje odrzucony w całości.

meta-options = OPCJE
meta-command = POLECENIE …
meta-game = GRA
meta-rule = ZASADA
meta-file = PLIK
meta-language = JĘZYK
meta-people = LICZBA lub IMIONA
meta-bots = POZIOM,…
meta-setting = NAZWA=WARTOŚĆ
meta-login = LOGIN
meta-player = GRACZ
meta-what = LISTA
meta-words = SŁOWA
meta-name = IMIĘ
meta-target = GRACZ albo ADRESY
meta-ban = ZAKAZ
meta-tables = STOLIK …
meta-table = STOLIK
meta-line = WIERSZ
meta-settings = NAZWA=WARTOŚĆ …
meta-pack = NAZWA lub PLIK

## Games and versions

games-id = id
games-name = gra
games-players = gracze
games-tagline = o co chodzi
games-for = Liczba graczy: { $players }.
games-options = Opcje
games-values = Wartości: { $values }; domyślnie: { $default }.
games-only-values = Wartości: { $values }.
games-default = Domyślnie: { $default }.
games-next = Zagraj: stolik play { $game }
about-version = wersja
about-rules = zasady działają
about-compiled = { $count ->
    [one] Wersja skompilowana: jeden moduł to kod maszynowy.
    [few] Wersja skompilowana: { $count } moduły to kod maszynowy.
   *[other] Wersja skompilowana: { $count } modułów to kod maszynowy.
}
about-group = Skompilowana grupa (mypyc): { $group }
about-interpreted = Wersja interpretowana: zasady działają jako zwykły Python.
about-why = Dlaczego: pakiet zainstalowano bez kompilatora C albo z STOLIK_PURE=1, albo działa wprost ze źródeł. 'pip install .' z kompilatorem C przyspiesza program; gry są te same.
about-mode-compiled = po kompilacji
about-mode-interpreted = w interpreterze

## Playing

bot-name = Bot { $number }
prompt = Twój wybór (? – pomoc):
menu-move = Co robisz?
menu-more = { $count ->
    [one] Jeszcze jedna odpowiedź: naciśnij Enter.
    [few] Jeszcze { $count } odpowiedzi: naciśnij Enter.
   *[other] Jeszcze { $count } odpowiedzi: naciśnij Enter.
}
menu-help =
    Wpisz numer odpowiedzi albo ruch w krótkim zapisie.
    wstecz: poprzednie pytanie   stół: jeszcze raz stół   dziennik: co się stało
    zasady: zasady gry albo jedna zasada o danym oznaczeniu   czas: niech upłynie czas
    koniec: przerwij na teraz; gra zostaje zapisana i można ją wznowić
command-help = pomoc
command-rules = zasady
command-log = dziennik
command-board = stół
command-back = wstecz
command-time = czas
command-quit = koniec
log-empty = Nic się jeszcze nie stało.
answer-no-such-number = Nie ma odpowiedzi { $number }; są od 1 do { $last }.
answer-nothing-typed = Wpisz numer albo ?, żeby zobaczyć pomoc.
answer-no-move = „{ $text }” to ani numer, ani ruch w tej grze. Pomoc: ?.
answer-no-move-near = „{ $text }” to nie jest ruch w tej grze. Może chodziło o: { $near }?
answer-no-clock = Teraz nie biegnie żaden czas.
curtain = Klawiaturę dostaje { $name }. { $name }: naciśnij Enter, gdy nikt inny nie patrzy na ekran.
curtain-hide = { $name }: naciśnij Enter, żeby zakryć swoje karty.
left = { $count ->
    [0] Gra przerwana przed pierwszym ruchem. Wznów ją poleceniem:
    [one] Gra przerwana po jednym ruchu. Wznów ją poleceniem:
   *[other] Gra przerwana po { $count } ruchach. Wznów ją poleceniem:
}
resumed = { $count ->
    [0] { $name }: gracie dalej od początku.
    [one] { $name }: gracie dalej po jednym ruchu.
   *[other] { $name }: gracie dalej po { $count } ruchach.
}
record-kept = Zapis gry jest w pliku { $file }
result-title = Wynik
result-place = miejsce
result-player = gracz
result-points = punkty

## Replay and verification

replay-as-text = Zasad gry { $game } w wersji { $version } już tu nie ma. Gra tak, jak ją zapisano:
replay-title = ruch { $number } z { $last }
replay-prompt = Enter: dalej · b: wstecz · numer: skok · q: koniec
replay-what = Naciśnij Enter albo wpisz b, q lub numer od 0 do { $last }.
verify-read = Plik jest kompletnym zapisem gry { $game }, wersja { $version }.
verify-pack = Zestaw kart jest tym, którym rozegrano grę.
verify-no-deal = Nic w nim nie dowodzi rozdania: kto pisał zapis, mógł wybrać karty.
verify-deal-2 = { $parts ->
    [0] Rozdanie wynika z samego sekretu serwera: nikt inny nie miał w nim udziału.
    [one] Nikt nie wybrał rozdania: wynika z sekretu serwera i składnika jednego gracza, ustalonych, zanim je ujawniono.
   *[other] Nikt nie wybrał rozdania: wynika z sekretu serwera i składników graczy ({ $parts }), ustalonych, zanim je ujawniono.
}
verify-deal-1 = { $parts ->
    [0] Rozdanie wynika z samego sekretu serwera, według starszego protokołu.
    [one] Rozdanie wynika z sekretu serwera i z tego, co dodało jedno miejsce, według starszego protokołu.
   *[other] Rozdanie wynika z sekretu serwera i z tego, co dodały miejsca ({ $parts }), według starszego protokołu.
} To słabszy dowód: gospodarz mógł wybrać rozdanie razem z tym, kto prowadził serwer.
verify-unrevealed = { $count ->
    [one] Składnik miejsca { $seats } nie został odsłonięty na czas i go pominięto. Kto zatrzymuje składnik, znając pozostałe, może wybrać jedno z dwóch rozdań.
   *[other] Składniki miejsc { $seats } nie zostały odsłonięte na czas i je pominięto. Kto zatrzymuje składniki, znając pozostałe, może wybrać spośród kilku rozdań.
}
verify-seal = To rozdanie z listy, którą przechowała twoja pieczęć, i twój składnik się liczył.
verify-seal-left-out = To rozdanie z listy, którą przechowała twoja pieczęć, ale twój składnik pominięto.
verify-no-seal = Że wszystko ustalono na czas, wie ten, kto zachował pieczęć: sprawdź ją opcją --seal.
verify-moves = { $count ->
    [one] Jedyny ruch jest zgodny z zasadami.
    [few] Wszystkie { $count } ruchy są zgodne z zasadami.
   *[other] Wszystkie ruchy ({ $count }) są zgodne z zasadami.
}
verify-moves-claimed = Że gracze wykonali właśnie te ruchy, jest tylko podane.
verify-claimed = Tych wierszy nic nie dowodzi, są tylko podane: { $headers }.
verify-unfinished = Gra nie jest skończona, więc nie ma wyniku do sprawdzenia.
verify-result = Wynik zgadza się z ruchami.

## What can go wrong

fault-language = Nie ma języka „{ $asked }”.
    .remedy = Użyj --lang z jednym z: { $known }.
fault-unknown-command = Nie ma polecenia „{ $word }”.
    .remedy = Może: { $near }. Wszystkie pokazuje '{ $path } --help'.
fault-unknown-option = { $word } nie jest opcją polecenia '{ $path }'.
    .remedy = Opcje pokazuje '{ $path } --help'.
fault-missing-parameter = Brakuje: { $parameter }.
    .remedy = Czego potrzebuje polecenie, pokazuje '{ $path } --help'.
fault-option-value = Opcja { $word } jest źle użyta: brakuje jej wartości albo żadnej nie przyjmuje.
    .remedy = Jak ją zapisać, pokazuje '{ $path } --help'.
fault-bad-parameter = Takiej wartości { $parameter } nie można użyć.
    .remedy = Możliwe wartości pokazuje '{ $path } --help'.
fault-extra-words = Polecenie nie przyjmuje tych słów: { $words }
    .remedy = Co przyjmuje polecenie, pokazuje '{ $path } --help'.
fault-usage = { $problem }
    .remedy = Jak używać polecenia, pokazuje '{ $path } --help'.
fault-unknown-game = Nie ma gry „{ $game_id }”.
    .remedy = Zainstalowane: { $known }.
fault-broken-game = Nie da się wczytać gry „{ $game_id }” z pakietu { $package }: { $why }
    .remedy = Zaktualizuj ten pakiet albo go usuń: pip uninstall { $package }. Pozostałe gry działają.
fault-no-web-client = Ten Stolik zainstalowano bez klienta WWW: gracze mogą się łączyć, ale przeglądarka nie dostanie strony.
    .remedy = Zainstaluj pakiet z wydania albo zbuduj klienta w kopii repozytorium, z Node 20 lub nowszym: make play
fault-missing-extra = Do tego potrzeba biblioteki { $library }, która nie jest zainstalowana.
    .remedy = pip install 'stolik[{ $extra }]'
fault-dataset-other = W folderze { $folder } jest coś innego.
    .remedy = Podaj w --out inny folder albo nagrywaj tam z tymi samymi ustawieniami co przedtem.
fault-network = Ta sieć nie może tu usiąść: { $reason }.
    .remedy = Podaj plik, który skrypt treningowy zapisał dla tej gry, liczby graczy i opcji.
fault-which-game = Która gra?
    .remedy = Podaj jedną: { $known }.
fault-no-guide = Gra { $game_id } nie ma zasad w tym języku.
    .remedy = Spróbuj drugiego języka: --lang.
fault-unknown-rule = Gra { $game_id } nie ma zasady „{ $rule }”.
    .remedy = Oznaczenie wygląda tak: { $example }; wszystkie na swoich miejscach pokazuje 'stolik rules { $game_id } --ids'.
fault-number = Wartością { $parameter } ma być liczba.
    .remedy = Do czego służy, wyjaśnia '{ $path } --help'.
fault-number-range = Wartością { $parameter } ma być liczba całkowita od { $least } do { $most }.
    .remedy = Wpisz same cyfry.
fault-seed = „{ $text }” nie może być ziarnem losowania.
    .remedy = Ziarno to liczba całkowita albo 64 cyfry szesnastkowe.
fault-seat-count = W { $game_id } gra od { $least } do { $most } osób, nie { $seats }.
    .remedy = Zmień --seats, --people albo --bots.
fault-seats-taken = Graczy jest { $asked }, a miejsc { $seats }.
    .remedy = Zwiększ --seats albo podaj mniej osób lub botów.
fault-no-seat = W tym zapisie nie ma gracza { $seat }.
    .remedy = Gracze są liczeni od 1 do { $last }.
fault-people = „{ $text }” osób nie zmieści się przy żadnym stole.
    .remedy = Podaj małą liczbę albo imiona po przecinku.
fault-name = „{ $name }” nie może być imieniem.
    .remedy = Imię ma od 1 do { $most } znaków; imiona rozdziela przecinek.
fault-name-twice = Dwie osoby mają imię { $name }.
    .remedy = Daj każdej osobie inne.
fault-level = „{ $asked }” nie jest poziomem bota.
    .remedy = Poziomy: { $known }.
fault-setting = „{ $text }” nie jest ustawieniem.
    .remedy = Zapisz je tak: --set nazwa=wartość.
fault-no-option = Gra { $game_id } nie ma opcji „{ $name }”.
    .remedy = Jej opcje: { $known }. Objaśnia je 'stolik games { $game_id }'.
fault-option = Opcja { $name } nie może mieć wartości „{ $value }”.
    .remedy = Możliwe: { $allowed }.
fault-option-list = Opcja { $name } nie może mieć wartości „{ $value }”: to ma być lista.
    .remedy = Zapisz ją jako JSON w tej postaci: --set '{ $name }={ $form }'. Objaśnia ją 'stolik games { $game_id }'.
fault-options = Gra nie przyjmuje tych opcji: { $problem }
    .remedy = Opcje objaśnia 'stolik games GRA'.
fault-no-packs = W { $game_id } nie gra się zestawami kart.
    .remedy = Pomiń --pack.
fault-no-cards = { $game_id } nie bierze danych kart z pliku.
    .remedy = Pomiń --cards.
fault-cards-twice = Podano dwa pliki z kartami: { $one } i { $other }.
    .remedy = Zostaw jeden z nich.
fault-no-decks = { $game_id } nie ma talii w plikach.
    .remedy = Pomiń --deck.
fault-not-utf-8 = { $file } nie jest tekstem w UTF-8.
    .remedy = Zapisz go jako UTF-8.
fault-pack-twice = Podano dwa zestawy: { $one } i { $other }.
    .remedy = Zostaw jeden z nich.
fault-no-pack-file = Gry z zapisu { $file } nie rozegrano zestawem z pliku.
    .remedy = Pomiń --pack.
fault-pack-gone = Nie ma zestawu { $file }, a rozegrano nim grę z zapisu { $record }.
    .remedy = Przywróć plik albo wskaż go przez --pack PLIK.
fault-pack-differs = Zestaw { $file } nie jest tym, którym rozegrano grę z zapisu { $record }.
    .remedy = Przywróć dawny plik albo wskaż go przez --pack PLIK.
fault-game-options = { $problem }
    .remedy = { $remedy }
fault-explained = { $place }: { $problem }
    .remedy = { $remedy }
fault-unreadable = Nie da się odczytać { $file }: { $reason }.
    .remedy = Sprawdź nazwę i to, czy wolno ci otworzyć ten plik.
fault-unwritable = Nie da się zapisać { $file }: { $reason }.
    .remedy = Wybierz inne miejsce przez --record PLIK.
fault-too-large = Plik { $file } jest za duży jak na zapis gry.
    .remedy = Sprawdź, czy to właściwy plik.
fault-no-text = { $file }, wiersz { $line }: to nie jest tekst w UTF-8.
    .remedy = Sprawdź, czy to plik Stolika.
fault-file-exists = Plik { $file } już istnieje.
    .remedy = Wybierz inną nazwę albo wznów tamtą grę: stolik play --resume { $file }
fault-terminal = Ludzie mogą grać tylko w terminalu.
    .remedy = Uruchom polecenie w terminalu albo pozwól grać samym botom: --people 0.
fault-replay-terminal = Do przeglądania zapisu krok po kroku potrzebny jest terminal.
    .remedy = Dodaj --all, żeby wypisać wszystko, albo --upto N dla jednej chwili.
fault-already-over = Gra z pliku { $file } jest skończona.
    .remedy = Obejrzyj ją: stolik replay { $file }
fault-other-game = To zapis gry { $found }, a nie { $asked }.
    .remedy = Pomiń nazwę gry.
fault-resume-with = W rozpoczętej grze nie można zmienić: { $flags }.
    .remedy = Pomiń wszystko oprócz --resume PLIK.
fault-unfair = { $file }: rozdanie nie jest dowiedzione. { $reason }
    .remedy = Plik zmieniono albo rozdanie nie było uczciwe: nie ufaj mu.
fault-review-unfinished = { $file }: ta gra jeszcze się nie skończyła, więc nie ma czego analizować.
    .remedy = Rozegraj ją do końca: stolik play --resume { $file }
fault-review-two-forms = Podano naraz --json i --html.
    .remedy = Wybierz jedno z nich.
fault-seal-unused = { $file } nie ma dowodu rozdania, z którym można by porównać pieczęć.
    .remedy = Pomiń --seal albo podaj zapis gry, z której jest pieczęć.
unfair-no-proof = Nie ma w nim zobowiązania.
unfair-missing = Brakuje wiersza „{ $header }”.
unfair-stray = Wiersz „{ $header }” nie należy do żadnego miejsca, które ma udział w rozdaniu.
unfair-unreadable = Wiersz „{ $header }” nie jest tym, czym powinien być.
unfair-bot-named = Wiersz „{ $header }” podaje człowieka tam, gdzie według dowodu siedział bot.
unfair-twice = Dwa miejsca mają to samo zobowiązanie.
unfair-part = Wiersz „{ $header }” nie jest składnikiem, do którego zobowiązało się to miejsce.
unfair-secret = Sekret nie jest tym, do którego zobowiązał się serwer.
unfair-seed = Ziarno nie wynika z listy, sekretu i składników.
unfair-undone = Wiersz „{ $header }” podaje ruchy, których nie można było wtedy wykonać.
unfair-no-seal = Plik podany w --seal nie jest pieczęcią rozdania.
unfair-other-game = Pieczęć jest z innego stolika albo z innej rundy.
unfair-other-list = Pieczęć mówi co innego w wierszu „{ $header }”.
unfair-other-part = Zapis podaje inny składnik niż twoja pieczęć.
fault-record = { $file }: { $problem }
    .remedy = { $remedy }
fault-record-line = { $file }, wiersz { $line }: { $problem }
    .remedy = { $remedy }
fault-server-setting = { $option } ({ $variable }) nie może mieć wartości „{ $value }”.
    .remedy = { $wanted }
wanted-number = Podaj liczbę od { $low } do { $high }.
wanted-choice = Podaj jedną z tych wartości: { $known }.
wanted-scheme = Podaj adres, który zaczyna się tak: { $known }.
wanted-flag = Podaj true albo false.
wanted-addresses = Podaj po przecinku adresy albo sieci, na przykład 127.0.0.1,10.0.0.0/8, albo * (wszystkie).
fault-server-address = Nie da się słuchać pod adresem { $address }: zajmuje go inny program albo nie należy on do tego komputera.
    .remedy = Wybierz inny --port (0 bierze dowolny wolny) albo inny --host.
fault-no-network = Ten komputer nie ma adresu w żadnej sieci.
    .remedy = Połącz go z Wi-Fi lub kablem albo podaj jego adres w --address.
fault-host-address = „{ $address }” nie jest adresem takim jak 192.168.1.7.
    .remedy = Pomiń --address albo wpisz własny adres tego komputera w sieci.
fault-server-storage = Nie można użyć bazy danych { $place }: { $reason }.
    .remedy = Sprawdź, czy działa, czy adres jest dobry i czy wolno ci jej używać.
fault-server-database-in-use = Bazy danych { $place } używa inny serwer.
    .remedy = Najpierw zatrzymaj tamten serwer albo daj temu osobny folder (--data-dir). Kilka serwerów może dzielić bazę PostgreSQL.
fault-server-database-newer = Bazę danych { $place } zmieniła nowsza wersja Stolika.
    .remedy = Zainstaluj tamtą wersję albo wróć do wcześniejszej kopii zapasowej: zatrzymaj serwer i odtwórz ją w nowej bazie.
fault-no-account = Nie ma konta { $login }.
    .remedy = Login to imię i liczba, np. ala-4821. Sprawdź też --data-dir albo --database-url.
fault-admin-no-server = Pod adresem { $address } nie odpowiada żaden serwer.
    .remedy = Uruchom go przez `stolik serve` albo podaj adres przez --server.
fault-admin-refused = Serwer tego odmawia: { $problem } { $detail }
    .remedy = Identyfikatory, które zna, wypisuje `stolik admin show`.
fault-admin-setting = { $setting } nie jest ustawieniem.
    .remedy = Napisz NAZWA=WARTOŚĆ. Znane nazwy: { $known }.
fault-backup-exists = Plik { $file } już istnieje.
    .remedy = Wybierz inną nazwę albo najpierw usuń plik.
fault-backup-failed = Nie da się zapisać { $file }: { $reason }.
    .remedy = Wybierz inne miejsce.
fault-backup-newer = Plik { $file } zapisała nowsza wersja Stolika.
    .remedy = Zainstaluj tamtą wersję albo odtwórz starszą kopię.
fault-backup-no-file = Nie ma pliku { $file }.
    .remedy = Sprawdź nazwę.
fault-backup-no-database = Nie ma bazy danych { $file }.
    .remedy = Wskaż folder serwera przez --data-dir albo jego bazę przez --database-url.
fault-backup-not-a-backup = { $file } nie jest kopią zapasową Stolika albo jest uszkodzony.
    .remedy = Odtwórz dane z pliku, który zapisało polecenie 'stolik backup'.
fault-backup-not-empty = Baza danych nie jest pusta.
    .remedy = Odtwórz dane w nowej: podaj inne --data-dir albo --database-url.
reason-permission = brak uprawnień
reason-missing = nie istnieje
reason-folder = to folder
reason-full = dysk jest pełny
reason-read-only = nie można tam nic zapisać
reason-long-name = nazwa jest za długa
reason-no-answer = pod tym adresem nic nie odpowiada

## What can be wrong with a record

record-first-line = zapis zaczyna się od „{ $first }”.
    .remedy = Sprawdź, czy to plik Stolika.
record-header-open = nagłówek nie ma końca.
    .remedy = Plik jest ucięty: zdobądź go jeszcze raz.
record-no-header = „{ $text }” to nie wiersz nagłówka.
    .remedy = Zapisz go tak: 'nazwa = wartość'.
record-header-twice = „{ $name }” jest podane dwa razy.
    .remedy = Zostaw jedno z dwojga.
record-header-missing = w nagłówku brakuje „{ $name }”.
    .remedy = Dodaj wiersz '{ $name } = …'.
record-seat-count = w { $game } gra od { $least } do { $most } osób, nie { $seats }.
    .remedy = Popraw liczbę miejsc.
record-no-number = „{ $text }” to nie liczba.
    .remedy = Wpisz liczbę całkowitą.
record-no-seed = „{ $text }” nie może być ziarnem losowania.
    .remedy = Ziarno to liczba albo 64 cyfry szesnastkowe.
record-no-options = nie da się odczytać opcji.
    .remedy = Zapisz je tak: { "{" }"nazwa": wartość{ "}" }.
record-unknown-game = nie ma gry „{ $game }”.
    .remedy = Popraw nazwę albo zainstaluj grę; zainstalowane: { $known }.
record-cut-off = { $count ->
    [one] plik jest ucięty po jednym ruchu.
   *[other] plik jest ucięty po { $count } ruchach.
}
    .remedy = Zdobądź plik jeszcze raz albo zakończ go wierszem 'end after { $count } moves', żeby użyć tego, co zostało.
record-moves-missing = plik zapowiada ruchów: { $said }, a ma ich: { $count }.
    .remedy = Brakuje ruchów: zdobądź plik jeszcze raz.
record-after-end = po końcu coś jeszcze następuje.
    .remedy = Usuń to.
record-no-turn = „{ $text }” to nie ruch.
    .remedy = Zapisz go tak: 'miejsce: ruch'.
record-bad-move = „{ $text }” to nie jest ruch w tej grze.
    .remedy = { $nearest ->
        [none] Popraw ten wiersz.
       *[other] Popraw ten wiersz; może chodzi o jeden z tych ruchów: { $nearest }.
    }
record-no-seat = przy tym stole nie ma miejsca { $seat }.
    .remedy = Miejsca mają numery od 0 do { $last }.
record-result-early = wynik jest w nagłówku.
    .remedy = Jego miejsce jest po ostatnim ruchu.
record-result-twice = wynik jest podany dwa razy.
    .remedy = Plik zmieniono: nie ufaj mu albo zostaw wiersz, który był pierwszy.
record-after-result = po wyniku coś jeszcze następuje.
    .remedy = Usuń to.
record-rank-count = { $count ->
    [one] wynik podaje jedną pozycję.
    [few] wynik podaje { $count } pozycje.
   *[other] wynik podaje { $count } pozycji.
}
    .remedy = Podaj tyle, ile jest miejsc: { $seats }.
record-no-such-turn = nie ma ruchu { $number }.
    .remedy = Ostatni ruch ma numer { $count }.
record-other-version = zapis powstał w wersji { $made } gry { $game }; tu obsługiwane: { $here }.
    .remedy = „stolik replay --all” pokaże go jako tekst; odtworzy go to wydanie Stolika, które go zapisało.
record-secret-seed = ziarno losowania jest jeszcze tajne.
    .remedy = Poczekaj na koniec gry.
record-bad-options = gra nie przyjmuje tych opcji: { $problem }
    .remedy = Popraw wiersz, który zaczyna się od 'options'.
record-other-layout = pozycja jest zapisana w postaci { $made }, a to wydanie czyta postać { $here }.
    .remedy = Zagraj ją w tym wydaniu Stolika, które ją zapisało.
record-bad-position = wiersz, który zaczyna się od 'position', jest uszkodzony.
    .remedy = Plik zmieniono: pobierz go jeszcze raz.
record-already-over = gra była już skończona.
    .remedy = Usuń to, co dalej.
record-illegal = miejsce { $seat } nie może zagrać „{ $move }”. { $rule }: { $why }
    .remedy = Popraw ten wiersz albo wcześniejsze.
record-no-result = gra jest skończona, ale brakuje wyniku.
    .remedy = Plik zmieniono albo zapisano go według innych zasad: nie ufaj mu.
record-early-result = zapis podaje wynik { $said }, ale gra nie jest skończona.
    .remedy = Plik zmieniono albo zapisano go według innych zasad: nie ufaj mu.
record-other-result = zapis podaje { $said }, a ruchy prowadzą do { $found }.
    .remedy = Plik zmieniono albo zapisano go według innych zasad: nie ufaj mu.

# Co bot brał pod uwagę (stolik play --explain).
thoughts-tried =
    { $player }: { $trials ->
        [one] { $trials } próba
        [few] { $trials } próby
       *[many] { $trials } prób
    } w { $deals ->
        [one] { $deals } wyobrażonym rozdaniu
       *[other] { $deals } wyobrażonych rozdaniach
    }:
thoughts-at-a-glance = { $player } porównuje bez prób:
thoughts-at-once = { $player } decyduje od razu: { $move }
thoughts-by-chance = { $player } wybiera losowo: { $move }
thoughts-move = ruch
thoughts-tries = próby
thoughts-decimal = { $whole },{ $tenth }
rating-share = szansa wygranej
rating-chance = szansa, że dobrze
thoughts-percent = { $percent }%
thoughts-first-idea = pierwsza myśl
thoughts-not-surely-better = niekoniecznie lepszy
thoughts-more = i jeszcze { $count }

cards-sound = Kart: { $cards }, wzorów: { $designs }. Wszystko w porządku.
cards-problems = { $count ->
    [one] Jeden błąd.
    [few] { $count } błędy.
   *[many] { $count } błędów.
}
fault-cards-too-large = Plik { $file } jest za duży jak na plik z kartami.
    .remedy = Podaj plik TOML z tabelami [[card]].
