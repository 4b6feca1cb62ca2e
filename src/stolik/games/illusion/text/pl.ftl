### Illusion po polsku

name = Illusion
tagline = Ile tu czerwieni? Czy możesz wierzyć własnym oczom?

## Opcje

option-mode = Długość gry
    .help = Krótka gra do trzech strzałek albo wszystkie dwanaście rund.
option-mode-three-arrows = do trzech strzałek
option-mode-twelve-rounds = wszystkie dwanaście rund
option-pictures = Obrazków w talii
option-arrows = Strzałek do wygranej
option-deck = Talia
    .help = 0 to talia podstawowa. Każda inna liczba maluje 98 własnych obrazków.
option-deck-0 = podstawowa

## Kolory

colour-yellow-name = żółty
colour-red-name = czerwony
colour-green-name = zielony
colour-blue-name = niebieski
colour-yellow-of = żółtego
colour-red-of = czerwonego
colour-green-of = zielonego
colour-blue-of = niebieskiego

## Pytania i ruchy

question-first = Ma mniej { $colour } czy więcej?
    .hint = Mniej: obok strzałki. Więcej: na drugim końcu.
question-turn = Gdzie ją położysz?
    .hint = Od strzałki nie może ubywać { $colour }.
question-only-doubt = Nie ma już czego położyć: wątpisz w ten rząd.
    .hint = Ostatnia karta: { $whose }.
move-place-near = Obok strzałki: najmniej
move-place-far = Na końcu rzędu: najwięcej
move-place-between = Jako karta numer { $number } od strzałki
move-doubt = Wątpię w ten rząd

## Co się stało

event-round-begun = Runda { $round }: { $colour }. Zaczyna { $seat }.
the-card = kartę
event-card-placed-near = { $seat } kładzie { the-card } obok strzałki.
event-card-placed-far = { $seat } kładzie { the-card } na końcu rzędu.
event-card-placed-between = { $seat } kładzie { the-card } jako numer { $number } od strzałki.
event-row-doubted = { $seat } wątpi w ten rząd.
event-row-turned-right = Rząd jest dobry. Kolor { $colour } w procentach: { $shares }.
event-row-turned-wrong = W rzędzie jest błąd. Kolor { $colour } w procentach: { $shares }.
event-arrow-won-doubter = Słuszna wątpliwość: { $seat } bierze strzałkę i ma { arrows-won }.
event-arrow-won-placer = Niesłuszna wątpliwość: strzałkę bierze poprzednia osoba, { $seat }, i ma { arrows-won }.
arrows-won = { $arrows ->
    [one] jedną
    [few] { $arrows } strzałki
   *[other] { $arrows } strzałek
}
event-pile-renewed = { $cards ->
    [one] Stos się skończył: nowym stosem jest jedna odłożona karta.
    [few] Stos się skończył: { $cards } odłożone karty po przetasowaniu tworzą nowy.
   *[many] Stos się skończył: { $cards } odłożonych kart po przetasowaniu tworzy nowy.
}
event-game-ended = { $count ->
    [one] Wygrywa { $winners }.
   *[other] Wspólnie wygrywają { $winners }.
}

## Odmowy

refusal-not-your-turn = Teraz gra { $whose }.
    .instead = Poczekaj na swoją kolej.
refusal-game-over = Gra jest skończona.
    .instead = Zacznij nową.
refusal-nothing-to-doubt = W rzędzie z jednej karty nie ma kolejności, w którą można wątpić.
    .instead = Połóż następną kartę: po stronie „mniej” albo „więcej”.
refusal-nothing-to-draw = Wszystkie karty leżą w rzędzie, nie ma już czego położyć.
    .instead = Zgłoś wątpliwość.
refusal-two-slots = Obok pierwszej karty są tylko dwa miejsca.
    .instead = Wybierz stronę strzałki, jeśli mniej, albo drugą, jeśli więcej.
refusal-no-such-slot = { $slots ->
    [few] W rzędzie są tylko { $slots } miejsca na kartę.
   *[many] W rzędzie jest tylko { $slots } miejsc na kartę.
}
    .instead = Wybierz koniec rzędu albo miejsce między dwiema kartami.

## Stół i talia Illusion

illusion-heading-three-arrows = Runda { $round } · do trzech strzałek
illusion-heading-twelve-rounds = Runda { $round } z 12
illusion-arrow = tu najmniej { $colour }, na końcu najwięcej
illusion-next = Następny obrazek
illusion-no-next = Wszystkie karty leżą w rzędzie.
illusion-turned-right = Ostatni rząd jest dobry ({ $colour }):
illusion-turned-wrong = W ostatnim rzędzie jest błąd ({ $colour }):
illusion-piles = Stos: { $pile } · odłożone: { $removed } · zostało strzałek: { $arrows }
illusion-letters = ·żczn
help-deck-illusion =
    Maluje talię do Illusion: 98 obrazków, których udziały kolorów zgadzają się co do piksela.

    Za pierwszym razem trwa to około dziesięciu sekund; potem obrazki leżą w folderze pamięci podręcznej.
help-illusion-seed = Która talia: 0 to podstawowa, każda inna liczba daje własną.
help-illusion-out = Folder na 98 obrazków i tabelę ich tyłów.
help-illusion-sheet = Zapisz przegląd wszystkich obrazków w tym pliku PNG.
help-illusion-style = plain albo safe: stopnie jasności i faktura dla każdego koloru.
meta-folder = FOLDER
meta-style = STYL
illusion-painting = Maluję
illusion-written = 98 obrazków jest w { $folder }, a ich tyły w { $backs }.
illusion-sheet-written = Przegląd jest w { $file }.
fault-illusion-nothing-to-write = Nie wiadomo, co zapisać.
    .remedy = Podaj --out FOLDER, --sheet PLIK albo jedno i drugie.
fault-illusion-style = Nie ma stylu „{ $style }”.
    .remedy = Wybierz jeden z: { $known }.
fault-illusion-no-pictures = Do malowania potrzebne są numpy i Pillow.
    .remedy = Zainstaluj je poleceniem: pip install "stolik[pictures]"
fault-illusion-cannot-write = Nie da się zapisać { $file }: { $reason }.
    .remedy = Wybierz inne miejsce albo zwolnij trochę miejsca.

# Co bot sądzi o tym, czego nie widzi.
belief-row = Rząd jest ułożony poprawnie: { $percent } %.

## Wynik

result-arrows = strzałki
result-arrows-cell = { $count ->
    [0] bez strzałek
    [one] 1 strzałka
    [few] { $count } strzałki
   *[many] { $count } strzałek
}
highlight-mistake = { $seat } nie wierzy w rząd i ma rację: { $near } % { $colour } leży przed { $far } %.
highlight-held = { $cards ->
    [few] { $cards } obrazki, a { $colour } wciąż przybywa: rząd się zgadza, strzałkę bierze { $seat }.
   *[many] { $cards } obrazków, a { $colour } wciąż przybywa: rząd się zgadza, strzałkę bierze { $seat }.
}

## Statystyki

tally-placed = Obrazki na swoim miejscu
    .hint = Spośród dołożonych przez ciebie, według rodziny wzorów.
tally-placed-0 = kręgi
tally-placed-1 = konfetti
tally-placed-2 = pasy
tally-placed-3 = spirala
tally-placed-4 = szachownica
tally-placed-5 = krata
tally-placed-6 = plamy
tally-placed-7 = promienie
tally-placed-8 = komórki
tally-placed-9 = ramki
tally-placed-10 = fale
tally-placed-11 = trójkąty
tally-doubts = Słuszne wątpliwości
    .hint = Rzędy, którym nie wierzysz, a w których naprawdę był błąd.
