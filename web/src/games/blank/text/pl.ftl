## Stół
where = Tura { $turn } z { $limit }
where-strict = Na pamięć, tura { $turn }
cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
plate-skips = traci turę
plate-left = odchodzi
rules-in-force = Obowiązujące zasady
no-rules = Nie obowiązuje żadna zasada.
author-project = Stolik
author-unknown = autor nieznany
rule-is-new = nowa
rule-is-silenced = zawieszona
draw-pile = Dobieranie
top-card = Na wierzchu: { $card }
look-closer = Obejrzyj z bliska: { $card }
your-hand = Twoje karty
card-without-effect = Ta karta nie ma własnego efektu. Może jednak uruchomić zasady w rzędzie.

## Plan zagrania
plan-one = Zagrać kartę: { $card }?
plan-many = { $count ->
    [few] { $count } karty, na wierzchu { $top }
   *[many] { $count } kart, na wierzchu { $top }
}
plan-hint = Możesz dołożyć karty tego samego kształtu albo tej samej cyfry. Ostatnia wskazana ląduje na wierzchu.
plan-strict = Tu nikt nie powstrzyma przed błędem: kto się pomyli, dobiera kartę.
plan-act = { $count ->
    [one] Zagraj kartę
    [few] Zagraj { $count } karty
   *[many] Zagraj { $count } kart
}
plan-turn = Odwróć kolejność
plan-place = { $place }. w zagraniu
act-pick = Wybierz tę kartę
act-react = Odwróć to
act-choose = Ta zasada
act-player = Ten gracz
act-colour = Ogłoś
act-digit = Ogłoś
act-parity = Ogłoś

## Wybieranie
choose-player = Wskaż gracza
choose-value = Wybierz, co ogłosić
cards-to-pick = Karty do wyboru

## Obok stosu
direction-on = zgodnie z zegarem
direction-back = przeciwnie do zegara
countdown = Koniec po { $seconds } s
countdown-left = Koniec za { $time }
turns-left = { $count ->
    [one] Ostatnia tura
    [few] Jeszcze { $count } tury
   *[many] Jeszcze { $count } tur
}
ban = { $until ->
    [next-turn] Zakaz: { $value } (do tury: { $name })
   *[other] Zakaz: { $value } (dla następnej karty)
}
match-colour = Liczy się tylko kształt
match-digit = Liczy się tylko cyfra
match-both = Musi pasować i kształt, i cyfra
limit = { $count ->
    [one] W tej turze najwyżej 1 karta
    [few] W tej turze najwyżej { $count } karty
   *[many] W tej turze najwyżej { $count } kart
}
case-call = { $name } wytyka błąd. { $accused }: „{ $source }”.
case-report = { $name } zgłasza. { $accused }: „{ $source }”.
case-outside = { $name } zgłasza: „{ $source }”.
case-admission = Prawda czy nie?
case-vote = Reszta głosuje.
duty-of = { $name } musi { $text }.
duty-open = przed następną kartą
duty-claimed = mówi, że zrobione
duty-overdue = niezrobione!
duty-lasting = przez jakiś czas
duty-proven = zrobione
claim-done = Zrobione
catch = Przyłap: { $name }
shows = { $name } pokazuje: { $cards }
speak-up = Odezwij się
    .strict = Tu pilnują tylko gracze. Fałszywy zarzut kosztuje kartę.
    .watched = Fałszywy zarzut kosztuje kartę.
claim-it = Wykonuję to teraz
call-out = Nie robi tego
report = Widać to u:
it-happened = To się stało
