### Arena po polsku

arena-default-rules = zasady domyślne
arena-yes = tak
arena-no = nie
arena-at-random = losowo
arena-seat = miejsce { $number }

## Polecenia

help-simulate =
    Każ botom rozegrać wiele gier i podsumuj je.

    Podaj opcję kilka razy z różnymi wartościami, a warianty zostaną porównane. Ctrl-C zachowuje to, co gotowe. Wynik jest taki sam dla każdej liczby procesów.
help-tournament = Rozegraj turniej poziomów botów, każdy z każdym, i oceń ich siłę.
help-arena-games = Ile gier łącznie. Domyślnie: 1000.
help-arena-round = Ile gier na każdy skład stołu. Domyślnie: 200.
help-arena-seats = Ilu graczy; kilka liczb po przecinku zostaje porównanych. Domyślnie: najmniej takich, którzy ze sobą rywalizują.
help-tournament-seats = Ilu graczy przy stole. Domyślnie: najmniej takich, którzy ze sobą rywalizują.
help-arena-levels = Poziom dla każdego miejsca: random, casual, skilled, expert; ostatni zajmuje resztę miejsc.
help-tournament-levels = Które poziomy biorą udział. Domyślnie: wszystkie cztery.
help-arena-set = Ustaw opcję gry; powtórz z innymi wartościami, żeby je porównać.
help-arena-pack = Karty do gry: nazwa zestawu albo własny plik TOML lub CSV; powtórz, żeby porównać zestawy.
help-arena-cards = Efekty kart All In: własny plik w postaci jego cards.toml; powtórz, żeby porównać, '' to karty z pudełka.
help-arena-deck = Talia BLANK w twoim pliku; badanie jej nie zmienia.
help-arena-bot = Gra też wytrenowana sieć: jej plik, nazwa.npz. Można podać kilka razy.
help-arena-seed = Ziarno losowania; to samo ziarno daje te same gry. Domyślnie: 0.
help-arena-out = Zapisz każdego gracza każdej gry jako wiersz w tym pliku CSV albo Parquet.
help-arena-report = Zapisz raport z wykresami w tym pliku HTML.
help-arena-workers = W ilu procesach toczą się gry. Domyślnie: po jednym na rdzeń.
help-arena-resume = Dokończ przerwany przebieg z --out albo --report.
help-arena-fixed = Każdy zostaje na swoim miejscu; bez tej opcji gracze przesiadają się co grę, aż każdy usiądzie wszędzie i obok każdego.
help-arena-ray = Graj na klastrze Ray pod tym adresem, na przykład 10.0.0.1:6379; „auto” znajduje klaster na tym komputerze.
meta-address = ADRES
meta-levels = POZIOM,…
meta-seats = N,…

arena-headline = { $name } – { $variants }
arena-stopped = Przerwano po { $games } z { $all } gier. To, co gotowe, zostaje.
arena-go-on = Dokończysz tym samym poleceniem z opcją --resume.
arena-speed = Gry: { $games }, decyzje: { $decisions }. Teraz: { $seconds } s, decyzji na sekundę: { $rate }.
arena-nodes = Gry toczyły się na { $nodes ->
    [one] jednym węźle
   *[other] { $nodes } węzłach
} klastra.
arena-rows-in = Wiersze: { $file }
arena-report-in = Raport: { $file }
fault-arena-resume-what = --resume wymaga --out albo --report, z którym przebieg zaczęto.
    .remedy = Podaj przerwany plik: --out wyniki.csv --resume.
fault-arena-report = Nie udało się zrobić raportu: { $why }.
    .remedy = Wszystko, co rozegrano, jest w { $file }. Powtórz polecenie z --resume: raport powstanie od nowa, a żadna gra nie zostanie powtórzona.
fault-arena-report-unasked = Nie udało się pokazać wyników: { $why }.
    .remedy = Wszystko, co rozegrano, jest w { $file }. Powtórz polecenie z „--report { $page } --resume”: żadna gra nie zostanie powtórzona.
fault-arena-report-lost = Nie udało się pokazać wyników: { $why }.
    .remedy = Nie dało się ich też zapisać w tym folderze. Z opcją --report PLIK albo --out PLIK zostałyby.
fault-arena-nothing = { $file } nie ma przerwanego przebiegu.
    .remedy = Pomiń --resume, żeby zacząć nowy.
fault-arena-other = { $file } należy do innego badania.
    .remedy = Powtórz polecenie dokładnie tak, jak na początku, albo wybierz inny plik --out.
arena-edition = Stolik { $stolik }, zasady { $rules }, boty { $minds }, arena { $arena }
fault-arena-edition = { $file } zaczęto w innej wersji: { $then }. Tutaj: { $now }.
    .remedy = Zainstaluj wersję, w której zaczęto, albo wybierz inny plik --out: gry z dwóch wersji się nie sumują.
fault-arena-unfinished = W { $file } jest przerwany przebieg.
    .remedy = Dodaj --resume, żeby go dokończyć, albo usuń { $file }.progress, żeby zacząć od nowa.
fault-arena-damaged = Nie da się odczytać przerwanego przebiegu { $file }.
    .remedy = Usuń { $file }.progress i zacznij od nowa.
fault-arena-suffix = { $file }: wiersze zapisuje się jako CSV albo Parquet.
    .remedy = Zakończ nazwę na .csv albo .parquet.
fault-arena-unwritable = Nie da się zapisać { $file }: { $reason }.
    .remedy = Wybierz inne miejsce przez { $option } PLIK.
fault-arena-same-file = { $file } nie pomieści i wierszy, i raportu.
    .remedy = Nadaj plikom z --out i --report różne nazwy.
fault-arena-extra = Do tego potrzeba biblioteki { $library }, której tu nie ma.
    .remedy = pip install 'stolik[{ $extra }]'
fault-arena-worker = Jeden z procesów został zakończony z zewnątrz, może z braku pamięci.
    .remedy = { $kept ->
        [yes] To, co gotowe, zostaje; dokończ z --resume i mniejszą liczbą --workers.
       *[no] Spróbuj z mniejszą liczbą --workers; z opcją --out PLIK albo --report PLIK to, co gotowe, by zostało.
    }
fault-arena-cluster = Nie można użyć klastra pod adresem { $address }: { $why }
    .remedy = Uruchom Ray poleceniem „ray start --head” i zainstaluj na każdym węźle tę samą wersję Stolika. { $kept ->
        [yes] To, co gotowe, zostaje; dokończ z --resume.
       *[no] Z opcją --out PLIK albo --report PLIK to, co gotowe, by zostało.
    }
fault-arena-ray-workers = --ray i --workers wykluczają się.
    .remedy = Klaster używa tylu rdzeni, ile dają jego węzły.
fault-arena-levels = Turniej jest dla co najmniej dwóch różnych poziomów.
    .remedy = Na przykład: --levels random,casual,skilled.
fault-arena-together = Przy tym stole ({ $game_id }) wszyscy wygrywają albo przegrywają razem: nie ma kogo z kim porównywać.
    .remedy = Niech gracze rywalizują: zmień --seats albo pomiń tę opcję. Jak często stół wygrywa wspólnie, pokaże „stolik simulate”.
fault-arena-one-variant = Turniej rozgrywa się według jednych zasad.
    .remedy = Podaj --pack, --cards, --deck i każde --set tylko raz; warianty porównuje „stolik simulate”.
fault-arena-seats = Według tych zasad w { $game_id } gra od { $least } do { $most } osób, nie { $seats }.
    .remedy = Zmień --seats albo --levels, albo opcję, która dopuszcza inną liczbę graczy: opcje pokazuje 'stolik games { $game_id }'.
fault-arena-no-seat = { $name }={ $value } wskazuje miejsce, którego nie ma przy stole dla { $seats } graczy.
    .remedy = Miejsca mają tu numery od 0 do { $last }, a -1 oznacza losowanie; możesz też podnieść --seats.
fault-arena-crowd = Poziomów jest { $levels }, a miejsc { $seats }.
    .remedy = Podaj więcej miejsc w --seats albo mniej poziomów w --levels.

## Raport

report-title = { $name }: { $games ->
    [one] jedna gra
    [few] { $count } gry
   *[other] { $count } gier
} botów
report-tournament = { $name }: turniej poziomów
report-lead = Kto wygrywa, o ile i jak długo to trwa.
report-unfinished = Niedokończone: na razie { $games } z { $all } gier.
report-games = { $count ->
    [one] gra
    [few] gry
   *[other] gier
}
report-decisions = { $count ->
    [one] decyzja
    [few] decyzje
   *[other] decyzji
}
report-length = decyzji w grze
report-players = gracze
report-score = punktów, średnio
report-seat = Miejsce { $number }
report-first = Kto zaczyna
report-seats = { $count ->
    [one] jeden gracz
   *[other] { $count } graczy
}
report-fair = równy udział { $share }
report-by-seat = Wygrane według miejsca
report-by-seat-why = Przerywana linia to równy udział w grach, które ktoś wygrywa; przedziały 95 %. Ciemniejszy słupek odbiega od niej, nawet jeśli uwzględnić, ile miejsc tu widać: tam samo miejsce pomaga albo szkodzi.
report-by-level = Wygrane według poziomu
report-by-level-why = Udział wygranych na każde zajęte miejsce; gracze zmieniają miejsca i sąsiadów. Przerywana linia to równy udział; ciemniejszy słupek odbiega od niej, nawet jeśli uwzględnić, ile ich tu jest.
report-by-level-fixed = Udział wygranych na każde zajęte miejsce. Każdy został na swoim miejscu, więc nie da się tu odróżnić poziomu od miejsca i sąsiadów. Przerywana linia to równy udział; ciemniejszy słupek odbiega od niej, nawet jeśli uwzględnić, ile ich tu jest.
report-together = Gry wygrane wspólnie
report-together-why = Tu wszyscy grają przeciwko grze: stół wygrywa albo przegrywa jako całość, więc nie ma równego udziału.
report-variants = Porównanie wariantów
report-sides = Strony A i B: porównanie
report-variants-why = Te same stoły przy różnych zasadach.
report-variant = wariant
report-win-by-seat = Wygrane według miejsca
report-win-by-level = Wygrane według poziomu
report-mean-score = Punkty, średnio
report-mean-length = Decyzje w grze, średnio
report-scores = Punkty
report-scores-why = Jak często gracz kończy z taką liczbą punktów.
report-lengths = Długość gry
report-lengths-why = Jak często gra zajmuje tyle decyzji wszystkich graczy razem.
report-ratings = Siła
report-ratings-why = Siła według openskill (Plackett i Luce) z przedziałami 95 %; każdy zaczyna od 25.
report-duels = Kto kończy przed kim
report-duels-why = Jak często poziom z wiersza kończy przed poziomem z kolumny; remis to pół wygranej.
report-level = poziom
report-rating = siła
report-who = kto
report-played = rozegrane gry
report-wins = wygrane
report-all = Wszystkie liczby
report-how = Jak to powstało
report-how-text = Wersja { $version }, wydanie zasad gry { $rules }, ziarno { $seed }, stoły grające na zmianę: { $tables }. Gra o numerze i zależy tylko od badania i od i, więc liczby nie zależą od tego, ile procesów grało. Wygrana dzielona przez k graczy liczy się każdemu jako 1/k; kto gra razem przeciwko grze, wygrywa albo przegrywa jako całość. Udziały wygranych mają przedziały Wilsona, średnie – Studenta, jedne i drugie 95 %; gracze jednego poziomu w jednej grze to jedna obserwacja, bo nie są od siebie niezależni.
report-how-variant = Zasady: { $variant }.
report-none = Nic jeszcze nie zostało dokończone.
finding-seat-more = { $seat } ({ $players }) wygrywa { $share }, więcej niż równy udział { $fair }.
finding-seat-less = { $seat } ({ $players }) wygrywa { $share }, mniej niż równy udział { $fair }.
finding-first-more = Kto zaczyna ({ $players }), wygrywa { $share } gier, więcej niż równy udział { $fair }.
finding-first-less = Kto zaczyna ({ $players }), wygrywa { $share } gier, mniej niż równy udział { $fair }.
finding-seats-fair = Żadne miejsce nie ma przewagi, którą te gry mogłyby wykazać.
finding-seats-and-first-fair = Ani miejsce, ani zaczynanie nie daje przewagi, którą te gry mogłyby wykazać.
finding-fixed = Każdy został na swoim miejscu: nie da się odróżnić, co daje poziom, a co miejsce.
finding-together = { $count ->
    [one] W pojedynkę gracz wygrywa { $share } gier.
   *[other] Grając razem, { $players } wygrywa { $share } gier.
}
finding-levels = Poziom „{ $best }” wygrywa { $share } swoich gier, „{ $worst }” { $other }.
finding-ladder-apart = Wszystkie poziomy da się odróżnić: każdy na pewno wyprzedza następny, siłą albo w grach między nimi.
finding-ladder-touching = Poziomów „{ $one }” i „{ $other }” nie da się jeszcze odróżnić, ani po sile, ani po grach między nimi.
finding-variant-scores = „{ $one }” daje średnio { $first } punktów, „{ $other }” { $second }.
finding-variant-lengths = Gra trwa { $first } decyzji przy „{ $one }”, { $second } przy „{ $other }”.

## Co zmieniają fakty

report-no-change = bez zmiany
report-facts-score = O ile punktów więcej ma z tym gracz; przedziały 95 %. Pełne kropki różnią się od zera, nawet jeśli uwzględnić wszystko, na co patrzy ten raport; puste mogą być przypadkiem.
report-facts-length = O ile decyzji dłuższa jest z tym gra; przedziały 95 %. Pełne kropki różnią się od zera, nawet jeśli uwzględnić wszystko, na co patrzy ten raport; puste mogą być przypadkiem.
report-facts-decided = O ile częściej ktoś wygrywa, zanim skończy się czas, w punktach procentowych; przedziały 95 %. Pełne kropki różnią się od zera, nawet jeśli uwzględnić wszystko, na co patrzy ten raport; puste mogą być przypadkiem.
facts-length = { $group }: długość gry
facts-decided = { $group }: gry, które ktoś wygrywa
finding-fact-score = „{ $name }” ({ $group }) daje o { $change } pkt więcej niż podobne karty.
finding-fact-score-less = „{ $name }” ({ $group }) daje o { $change } pkt mniej niż podobne karty.
finding-fact-length = Gdy jest „{ $name }”, gra trwa o { $change } decyzji dłużej.
finding-fact-length-less = Gdy jest „{ $name }”, gra trwa o { $change } decyzji krócej.
finding-fact-decided = Gdy jest „{ $name }”, ktoś wygrywa częściej, o { $change } punktu procentowego.
finding-fact-decided-less = Gdy jest „{ $name }”, ktoś wygrywa rzadziej, o { $change } punktu procentowego.
