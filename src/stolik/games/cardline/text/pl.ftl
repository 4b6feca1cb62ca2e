### Cardline po polsku

name = Cardline: Marvel
tagline = Kto jest silniejszy, mądrzejszy, lepszy w walce? Ustaw ich w szeregu.

## Opcje

option-pack = Karty
    .help = Którymi 110 kartami gracie.
option-attribute = Cecha
    .help = Według czego układacie szereg.
option-attribute-first = pierwsza w zestawie
option-attribute-random = losowa
option-cards = Kart na gracza
    .help = Zwykle cztery; więcej, gdy dobrze znacie postacie.

## Pytania i ruchy

question-place = Która karta gdzie pasuje? ({ $attribute })
    .hint = Niższe wartości na lewo, wyższe na prawo.
question-place-last = Twoja ostatnia karta: gdzie jest jej miejsce? ({ $attribute })
    .hint = Jeśli trafisz, możesz wygrać w tej rundzie.
move-place-first = { $card }: na lewy koniec, poniżej karty { $right }
move-place-last = { $card }: na prawy koniec, powyżej karty { $left }
move-place-between = { $card }: między karty { $left } a { $right }

## Co się stało

event-card-placed = { $seat } kładzie kartę { $card }.
event-card-fitted = { $card } pasuje i zostaje.
event-card-missed = { $card } nie pasuje i trafia do pudełka.
event-card-drawn = { $seat } dobiera kartę { $card }.
event-card-returned = Nie ma już czego dobrać: { $seat } bierze z powrotem kartę { $card }.
event-deck-renewed = { $cards ->
    [one] Talia się skończyła: nową talią jest jedna karta z pudełka.
    [few] Talia się skończyła: { $cards } karty z pudełka tworzą nową.
   *[other] Talia się skończyła: { $cards } kart z pudełka tworzy nową.
}
event-went-out = { $seat } nie ma już kart.
event-eliminated = { $seat } odpada z gry.
event-play-off-begun = Dogrywka: { $seats } dobierają po karcie i grają dalej.
event-game-ended = { $count ->
    [one] Wygrywa { $winners }.
   *[other] Wspólnie wygrywają { $winners }.
}

## Odmowy

refusal-not-your-turn = Teraz gra { $whose }.
    .instead = Poczekaj na swoją kolej.
refusal-game-over = Gra jest skończona.
    .instead = Zacznij nową.
refusal-eliminated = Nie grasz już w tej partii: inni byli szybsi.
    .instead = Popatrz, jak się skończy.
refusal-already-out = W tej rundzie nie masz już żadnej karty.
    .instead = Poczekaj na koniec rundy.
refusal-no-such-card = { $cards ->
    [one] Masz tylko jedną kartę.
    [few] Masz tylko { $cards } karty.
   *[other] Masz tylko { $cards } kart.
}
    .instead = Wybierz jedną z kart przed sobą.
refusal-no-such-slot = { $slots ->
    [few] W szeregu są tylko { $slots } miejsca na kartę.
   *[other] W szeregu jest tylko { $slots } miejsc na kartę.
}
    .instead = Wybierz koniec szeregu albo miejsce między dwiema kartami.
