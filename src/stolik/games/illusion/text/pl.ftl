### Illusion po polsku

name = Illusion
tagline = Ile tu czerwieni? Czy możesz wierzyć własnym oczom?

## Opcje

option-mode = Długość gry
    .help = Krótka gra do trzech strzałek albo wszystkie dwanaście rund.
option-mode-three-arrows = do trzech strzałek
option-mode-twelve-rounds = wszystkie dwanaście rund
option-deck = Talia
    .help = 0 to talia podstawowa. Każda inna liczba maluje 98 własnych obrazków.

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

question-first = Czy na następnym obrazku jest mniej { $colour } niż na tym, czy więcej?
    .hint = Mniej: obok strzałki. Więcej: po drugiej stronie karty.
question-turn = Ile { $colour } jest na następnym obrazku? A może wątpisz w ten rząd?
    .hint = Ostatnią kartę kładzie { $whose }. Idąc od strzałki, koloru nie może ubywać.
question-only-doubt = Wszystkie karty leżą w rzędzie. Pozostaje tylko wątpliwość.
    .hint = Ostatnią kartę kładzie { $whose }.
move-place-near = Obok strzałki: najmniej
move-place-far = Na końcu rzędu: najwięcej
move-place-between = Jako karta numer { $number } od strzałki
move-doubt = Wątpię w ten rząd

## Co się stało

event-round-begun = Runda { $round }: { $colour }. Zaczyna { $seat }.
event-card-placed-near = { $seat } kładzie kartę obok strzałki.
event-card-placed-far = { $seat } kładzie kartę na końcu rzędu.
event-card-placed-between = { $seat } kładzie kartę jako numer { $number } od strzałki.
event-row-doubted = { $seat } wątpi w ten rząd.
event-row-turned-right = Rząd jest dobry. Kolor { $colour } w procentach: { $shares }.
event-row-turned-wrong = W rzędzie jest błąd. Kolor { $colour } w procentach: { $shares }.
event-arrow-won-doubter = { $seat } wątpi słusznie i bierze strzałkę ({ $arrows }).
event-arrow-won-placer = Strzałkę bierze { $seat }, bo kładzie ostatnią kartę ({ $arrows }).
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
