### Zew przygody po polsku

name = Zew przygody
tagline = Trzy akty, garść run i opowieść, której chce się słuchać.

## Zdolności, symbole opowieści, runy i znaki

symbol-str = siła
    .of = siły
symbol-dex = zręczność
    .of = zręczności
symbol-con = usposobienie
    .of = usposobienia
symbol-int = inteligencja
    .of = inteligencji
symbol-wis = wiedza
    .of = wiedzy
symbol-cha = charyzma
    .of = charyzmy
symbol-divinity = boskość
    .of = boskości
symbol-royalty = dostojeństwo
    .of = dostojeństwa
symbol-nature = natura
    .of = natury
symbol-justice = sprawiedliwość
    .of = sprawiedliwości
symbol-villainy = szubrawstwo
    .of = szubrawstwa
symbol-arcana = wiedza tajemna
    .of = wiedzy tajemnej

rune-str = { rune-plural } siły
rune-dex = { rune-plural } zręczności
rune-con = { rune-plural } usposobienia
rune-int = { rune-plural } inteligencji
rune-wis = { rune-plural } wiedzy
rune-cha = { rune-plural } charyzmy
rune-dark = { $n ->
    [one] mroczną runę
    [few] mroczne runy
   *[other] mrocznych run
}
rune-plural = { $n ->
    [one] runę
    [few] runy
   *[other] run
}

sign-str = symbol siły
    .of = symbol siły
sign-dex = symbol zręczności
    .of = symbol zręczności
sign-con = symbol usposobienia
    .of = symbol usposobienia
sign-int = symbol inteligencji
    .of = symbol inteligencji
sign-wis = symbol wiedzy
    .of = symbol wiedzy
sign-cha = symbol charyzmy
    .of = symbol charyzmy
sign-base = symbol runy podstawowej
    .of = symbol runy podstawowej
sign-dark = symbol mrocznej runy
    .of = symbol mrocznej runy
sign-xp = symbol doświadczenia
    .of = symbol doświadczenia
sign-hero = symbol bohatera
    .of = symbol bohatera
sign-antihero = symbol antybohatera
    .of = symbol antybohatera
sign-either = wspólny symbol bohatera i antybohatera
    .of = wspólny symbol bohatera i antybohatera
sign-corruption = symbol zepsucia
    .of = symbol zepsucia
sign-nothing = pustą stronę
    .of = pustą stronę

xp = { $n ->
    [one] { $n } znacznik doświadczenia
    [few] { $n } znaczniki doświadczenia
   *[other] { $n } znaczników doświadczenia
}
cards = { $cards ->
    [hero] { $n } { cards-plural } bohaterów
    [antihero] { $n } { cards-plural } antybohaterów
   *[either] { $n } { cards-plural } bohaterów albo antybohaterów
}
cards-plural = { $n ->
    [one] kartę
    [few] karty
   *[other] kart
}
a-card = { $cards ->
    [hero] kartę bohatera
    [antihero] kartę antybohatera
   *[either] kartę bohatera albo antybohatera
}
some-cards = { $n ->
    [one] { $n } { a-card }
   *[other] { cards }
}
spaces = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
}
points-triumph = { $n ->
    [one] { $n } punkt szlachetności
    [few] { $n } punkty szlachetności
   *[other] { $n } punktów szlachetności
}
points-tragedy = { $n ->
    [one] { $n } punkt nikczemności
    [few] { $n } punkty nikczemności
   *[other] { $n } punktów nikczemności
}
points-destiny = { $n ->
    [one] { $n } punkt przeznaczenia
    [few] { $n } punkty przeznaczenia
   *[other] { $n } punktów przeznaczenia
}
either = { $one } albo { $other }

## Karty

card-origin = Pochodzenie
card-motivation = Motywacja
card-destiny = Przeznaczenie
card-trait = Cecha aktu { $act }
card-challenge = Wyzwanie aktu { $act }, poziom trudności { $difficulty }: { $tests }
card-adversary = Wróg aktu { $act }, poziom trudności { $difficulty }: { $tests }
card-ally = Sojusznik aktu { $act }
card-hero = Bohater
card-antihero = Antybohater
card-quest = Misja
card-victory = Warunek zwycięstwa: w trybie solo wróg wygrywa, gdy ma { $base ->
        [one] { $base } znacznik
        [few] { $base } znaczniki
       *[many] { $base } znaczników
    } doświadczenia, a w trybie kooperacyjnym, gdy ma dodatkowo po { $each } za każdego gracza
requirements = Możesz zdobyć tę cechę, jeśli { $asked }.
gives = { $gains }
gives-symbol = { $n ->
    [one] { $symbol }
   *[other] { $symbol } ×{ $n }
}

gives-gain_xp = { xp }
given-cards = { $n ->
    [one] karta
    [few] karty
   *[other] kart
}
gives-draw_hero = { $n ->
    [one] { $n } { given-cards } bohatera
   *[other] { $n } { given-cards } bohaterów
}
gives-draw_antihero = { $n ->
    [one] { $n } { given-cards } antybohatera
   *[other] { $n } { given-cards } antybohaterów
}
gives-draw_either = { $n ->
    [one] { $n } { given-cards } bohatera albo antybohatera
   *[other] { $n } { given-cards } bohaterów albo antybohaterów
}
gives-morality-up = { $n ->
    [one] { $n } symbol prawości
    [few] { $n } symbole prawości
   *[other] { $n } symboli prawości
}
gives-morality-down = { $n ->
    [one] { $n } symbol zepsucia
    [few] { $n } symbole zepsucia
   *[other] { $n } symboli zepsucia
}

## Zdania

sentence-short = { $when } { $what }.
sentence-clause = { $when }, { $what }.
sentence-revealed = gdy ta karta zostanie odkryta z talii wroga, { $what }.
and-you = { $first }, a ty { $then }
and-they = { $first }, a { $then }
pay = możesz { $cost }, aby { $operations }
may = możesz { $operations }
must = { $operations }
if = jeśli { $condition }
unless = chyba że { $condition }

limit-once_per_turn = raz na turę
limit-once_per_challenge = raz na wyzwanie
limit-once_per_game = raz na grę

## Kiedy

when-any_time = w dowolnej chwili
when-my_turn = w swojej turze
when-before_own_challenge = zanim rzucisz runami w swoim wyzwaniu
when-before_other_challenge = zanim inny gracz rzuci runami w wyzwaniu
when-during_own_challenge = po rzucie runami w swoim wyzwaniu
when-during_other_challenge = po rzucie runami w wyzwaniu innego gracza
when-after_other_challenge = gdy inny gracz rozstrzygnie wyzwanie
when-after_own_failure = gdy nie sprostasz wyzwaniu
when-after_own_success = jeśli w tej turze udało ci się sprostać wyzwaniu
when-while_face_up = dopóki ta karta leży odkryta
when-while_in_story = dopóki ta karta należy do twojej opowieści
when-at_scoring = na koniec gry
when-before_own_challenge-during_own_challenge = przed rzutem runami albo po nim

## Zdarzenia

event-gained_this = gdy zdobędziesz tę kartę
event-trait_gained = { $who ->
    [self] gdy zdobędziesz cechę
    [other] gdy inny gracz zdobędzie cechę
   *[each] gdy gracz zdobędzie cechę
}
event-challenge_succeeded = { $who ->
    [self] gdy sprostasz wyzwaniu
    [other] gdy inny gracz sprosta wyzwaniu
   *[each] gdy gracz sprosta wyzwaniu
}
event-challenge_failed = { $who ->
    [self] gdy nie sprostasz wyzwaniu
    [other] gdy inny gracz nie sprosta wyzwaniu
   *[each] gdy gracz nie sprosta wyzwaniu
}
event-path_gained_with = { $who ->
    [self] gdy zdobędziesz ścieżkę z symbolem { $symbols }
    [other] gdy inny gracz zdobędzie ścieżkę z symbolem { $symbols }
   *[each] gdy gracz zdobędzie ścieżkę z symbolem { $symbols }
}
event-runes_cast = { $who ->
    [self] jeśli podczas wyzwania co najmniej { $n } z rzuconych przez ciebie run { runes-show } { $signs }
    [other] jeśli podczas wyzwania co najmniej { $n } z run rzuconych przez innego gracza { runes-show } { $signs }
   *[each] jeśli podczas wyzwania co najmniej { $n } z run rzuconych przez gracza { runes-show } { $signs }
}
runes-show = { $n ->
    [one] pokazuje
    [few] pokazują
   *[other] pokazuje
}
event-corruption_cast = { $who ->
    [self] gdy wyrzucisz symbol zepsucia, który przesunie twój znacznik
    [other] gdy inny gracz wyrzuci symbol zepsucia, który przesunie jego znacznik
   *[each] gdy gracz wyrzuci symbol zepsucia, który przesunie jego znacznik
}
event-morality_moved = { $who ->
    [self] gdy twój znacznik moralności przesunie się{ morality-direction }
    [other] gdy znacznik moralności innego gracza przesunie się{ morality-direction }
   *[each] gdy znacznik moralności gracza przesunie się{ morality-direction }
}
morality-direction = { $direction ->
    [up] { " " }w górę
    [down] { " " }w dół
   *[any] { "" }
}
event-xp_spent = { $who ->
    [self] gdy wydasz doświadczenie
    [other] gdy inny gracz wyda doświadczenie
   *[each] gdy gracz wyda doświadczenie
}
event-xp_gained = { $who ->
    [self] gdy otrzymasz doświadczenie
    [other] gdy inny gracz otrzyma doświadczenie
   *[each] gdy gracz otrzyma doświadczenie
}
event-dark_rune_added = { $who ->
    [self] gdy dołożysz mroczną runę
    [other] gdy inny gracz dołoży mroczną runę
   *[each] gdy gracz dołoży mroczną runę
}
event-journey_taken = { $who ->
    [self] gdy wędrujesz
    [other] gdy inny gracz wędruje
   *[each] gdy gracz wędruje
}
event-card_played = { $who ->
    [self] gdy zagrasz { a-card }
    [other] gdy inny gracz zagra { a-card }
   *[each] gdy gracz zagra { a-card }
}
event-card_drawn = { $who ->
    [self] gdy dobierzesz { a-card }
    [other] gdy inny gracz dobierze { a-card }
   *[each] gdy gracz dobierze { a-card }
}
event-ally_gained = { $who ->
    [self] gdy zdobędziesz sojusznika
    [other] gdy inny gracz zdobędzie sojusznika
   *[each] gdy gracz zdobędzie sojusznika
}
event-ally_sacrificed = { $who ->
    [self] gdy poświęcisz sojusznika
    [other] gdy inny gracz poświęci sojusznika
   *[each] gdy gracz poświęci sojusznika
}
event-adversary_revealed = gdy zostanie odkryty wróg
event-adversary_defeated = { $who ->
    [self] gdy pokonasz wroga
    [other] gdy inny gracz pokona wroga
   *[each] gdy gracz pokona wroga
}
event-act_finished = { $who ->
    [self] gdy zakończysz akt
    [other] gdy inny gracz zakończy akt
   *[each] gdy gracz zakończy akt
}
event-turn_started = { $who ->
    [self] na początku twojej tury
    [other] na początku tury innego gracza
   *[each] na początku tury każdego gracza
}
event-turn_ended = { $who ->
    [self] na koniec twojej tury
    [other] na koniec tury innego gracza
   *[each] na koniec tury każdego gracza
}
event-game_ended = na koniec gry, raz za każdego gracza

## Warunki

if-all = { $parts }
if-not = nieprawda, że { $parts }
have = { $person ->
    [they] ten gracz ma
   *[you] masz
}
if-has_ability = { $n ->
    [one] { have } co najmniej { $n } symbol { $about }
    [few] { have } co najmniej { $n } symbole { $about }
   *[other] { have } co najmniej { $n } symboli { $about }
}
if-has_story = { $n ->
    [one] { have } co najmniej { $n } symbol { $about }
    [few] { have } co najmniej { $n } symbole { $about }
   *[other] { have } co najmniej { $n } symboli { $about }
}
if-has_xp = { have } co najmniej { xp }
if-morality_min = { $person ->
    [they] moralność tego gracza wynosi co najmniej { $level }
   *[you] twoja moralność wynosi co najmniej { $level }
}
if-morality_max = { $person ->
    [they] moralność tego gracza wynosi najwyżej { $level }
   *[you] twoja moralność wynosi najwyżej { $level }
}
if-challenge_tests = wyzwanie wymaga { $about }
if-path_has_plus = wybrana ścieżka ma znak +1
if-challenge_has_ally = pod wyzwaniem leży sojusznik
if-is_adversary = wyzwaniem jest wróg
if-challenge_is_this = podejmujesz to wyzwanie
if-is_set_aside = wyzwaniem jest ostateczny wróg
if-in_act = { $person ->
    [they] ten gracz jest w akcie { $act }
   *[you] jesteś w akcie { $act }
}
if-cast_shows = co najmniej { $n } z rzuconych run { runes-show } { $about }
if-margin_min = wynik jest wyższy od poziomu trudności co najmniej o { $n }
if-margin_min-below = wynik jest niższy od poziomu trudności najwyżej o { $n }
if-margin_max = wynik jest wyższy od poziomu trudności najwyżej o { $n }
if-margin_max-below = wynik jest niższy od poziomu trudności co najmniej o { $n }
if-succeeded_this_turn = { $person ->
    [they] temu graczowi powiodło się w tej turze wyzwanie
   *[you] powiodło ci się w tej turze wyzwanie
}
if-failed_this_turn = { $person ->
    [they] temu graczowi nie powiodło się w tej turze wyzwanie
   *[you] nie powiodło ci się w tej turze wyzwanie
}
if-has_ally = { $n ->
    [one] { have } sojusznika
   *[other] { have } co najmniej { $n } sojuszników
}
if-defeated_adversaries = { $n ->
    [one] { have } na koncie pokonanego wroga
   *[other] { have } na koncie co najmniej { $n } pokonanych wrogów
}
if-played = { have } przed sobą co najmniej { played-cards }
played-cards = { $n ->
    [one] { $n } zagraną { a-card }
    [few] { $n } zagrane { cards-after }
   *[other] { $n } zagranych { cards-after }
}
cards-after = { $cards ->
    [hero] { cards-plural } bohaterów
    [antihero] { cards-plural } antybohaterów
   *[either] { cards-plural } bohaterów albo antybohaterów
}
if-hand = { have } na ręce co najmniej { some-cards }
if-story_cards = { $n ->
    [one] { have } co najmniej { $n } kartę opowieści
    [few] { have } co najmniej { $n } karty opowieści
   *[other] { have } co najmniej { $n } kart opowieści
}
if-score_below = { $person ->
    [they] ten gracz ma mniej niż { points-destiny }
   *[you] masz mniej niż { points-destiny }
}
if-attempt_number = to już { $n }. próba

## Koszty

cost-spend_xp = { $form ->
    [will] wydasz { xp }
   *[to] wydać { xp }
}
cost-sacrifice_self = { $form ->
    [will] poświęcisz tego sojusznika
   *[to] poświęcić tego sojusznika
}
cost-sacrifice_ally = { $form ->
    [will] poświęcisz { allies-lost }
   *[to] poświęcić { allies-lost }
}
allies-lost = { $n ->
    [one] sojusznika
   *[other] { $n } sojuszników
}
cost-discard_hand = { $form ->
    [will] odrzucisz z ręki { some-cards }
   *[to] odrzucić z ręki { some-cards }
}
cost-corrupt = { $form ->
    [will] przesuniesz swój znacznik moralności o { spaces } w dół
   *[to] przesunąć swój znacznik moralności o { spaces } w dół
}

## Kto

subject-active_player = ten gracz
    .of = tego gracza
subject-revealer = aktywny gracz
    .of = aktywnego gracza
subject-event_player = ten gracz
    .of = tego gracza
subject-chosen_player = wybrany gracz
    .of = wybranego gracza
subject-chosen_opponent = inny wybrany gracz
    .of = innego wybranego gracza
subject-each_opponent = każdy inny gracz
    .of = każdego innego gracza
subject-each_player = każdy gracz
    .of = każdego gracza
subject-next_player = gracz po jego lewej stronie
    .of = gracza po jego lewej stronie
subject-adversary = wróg
    .of = wroga

## Co się dzieje

do-gain_xp = { $form ->
    [to] wziąć { xp }
    [they] { $subject } bierze { xp }
   *[do] weź { xp }
}
do-lose_xp = { $form ->
    [to] stracić { xp }
    [they] { $subject } traci { xp }
   *[do] strać { xp }
}
do-steal_xp = { $form ->
    [to] zabrać { xp } od { $of }
   *[do] zabierz { xp } od { $of }
}
draw = { $form ->
    [to] dobrać
    [they] { $subject } dobiera
   *[do] dobierz
}
do-draw_hero = { $n ->
    [one] { draw } kartę bohatera
   *[other] { draw } { $n } { cards-plural } bohaterów
}
do-draw_antihero = { $n ->
    [one] { draw } kartę antybohatera
   *[other] { draw } { $n } { cards-plural } antybohaterów
}
do-draw_either = { $n ->
    [one] { draw } kartę bohatera albo antybohatera
   *[other] { draw } { $n } { cards-plural } bohaterów albo antybohaterów
}
do-discard_hand = { $form ->
    [to] odrzucić z ręki { some-cards }
    [they] { $subject } odrzuca z ręki { some-cards }
   *[do] odrzuć z ręki { some-cards }
}
move-marker = { $form ->
    [to] przesunąć
    [they] { $subject } przesuwa
   *[do] przesuń
}
do-morality-up = { move-marker } swój znacznik moralności o { spaces } w górę
do-morality-down = { move-marker } swój znacznik moralności o { spaces } w dół
do-prevent_corruption = { $form ->
    [to] zignorować { corruption-symbols }
   *[do] zignoruj { corruption-symbols }
}
corruption-symbols = { $n ->
    [one] { $n } symbol zepsucia
    [few] { $n } symbole zepsucia
   *[other] { $n } symboli zepsucia
}
do-prevent_corruption-all = { $form ->
    [to] zignorować wszystkie symbole zepsucia
   *[do] zignoruj wszystkie symbole zepsucia
}
add = { $form ->
    [to] dołożyć
   *[do] dołóż
}
do-add_rune = { $n ->
    [one] { add } do puli dodatkową { $choices }
    [few] { add } do puli { $n } dodatkowe { $choices }
   *[other] { add } do puli { $n } dodatkowych { $choices }
}
do-add_rune-may = { $n ->
    [one] możesz dołożyć do puli dodatkową { $choices }
    [few] możesz dołożyć do puli { $n } dodatkowe { $choices }
   *[other] możesz dołożyć do puli { $n } dodatkowych { $choices }
}
do-add_rune-anywhere = { do-add_rune }, nawet na najniższym polu toru moralności
do-add_symbol = { $form ->
    [to] otrzymać{ until } +{ $n } { extra-symbol } { $choices }
   *[do] otrzymaj{ until } +{ $n } { extra-symbol } { $choices }
}
extra-symbol = { $n ->
    [one] symbol
    [few] symbole
   *[other] symboli
}
until = { $until ->
    [turn] { " " }do końca tury
    [challenge] { " " }na czas tego wyzwania
   *[other] { "" }
}
do-add_result-up = { $form ->
    [to] dodać { $n } do swojego wyniku
    [they] dodaj { $n } do wyniku { $of }
   *[do] dodaj { $n } do swojego wyniku
}
do-add_result-down = { $form ->
    [to] odjąć { $n } od swojego wyniku
    [they] odejmij { $n } od wyniku { $of }
   *[do] odejmij { $n } od swojego wyniku
}
do-add_result_per = { $form ->
    [to] dodać { $n } do swojego wyniku za { $per }
   *[do] dodaj { $n } do swojego wyniku za { $per }
}
do-modify_difficulty-this_challenge-up = { $form ->
    [to] zwiększyć poziom trudności tego wyzwania o { $n }
   *[do] zwiększ poziom trudności tego wyzwania o { $n }
}
do-modify_difficulty-this_challenge-down = { $form ->
    [to] zmniejszyć poziom trudności tego wyzwania o { $n }
   *[do] zmniejsz poziom trudności tego wyzwania o { $n }
}
do-modify_difficulty-this_card-up = poziom trudności tej karty jest o { $n } wyższy
do-modify_difficulty-this_card-down = poziom trudności tej karty jest o { $n } niższy
do-modify_difficulty-act_row-up = poziom trudności każdego wyzwania aktu { $act } jest o { $n } wyższy
do-modify_difficulty-act_row-down = poziom trudności każdego wyzwania aktu { $act } jest o { $n } niższy
do-modify_difficulty-set_aside-up = poziom trudności ostatecznego wroga jest o { $n } wyższy
do-modify_difficulty-set_aside-down = poziom trudności ostatecznego wroga jest o { $n } niższy
do-ignore_runes-kind = nie liczą się wyniki run pokazujących { $choices }
do-ignore_runes-face = nie liczą się wyniki run pokazujących { $choices }
do-ignore_runes-chosen = { $form ->
    [to] wybrać { $n } { rune-plural }, których wynik się nie liczy
   *[do] wybierz { $n } { rune-plural }, których wynik się nie liczy
}
do-ignore_runes-all = nie liczą się wyniki żadnych run
do-ignore_runes-tested_by_challenge = wybierz jedną ze zdolności wyzwania: wyniki jej run się nie liczą
do-ignore_runes-tested_by_adversary = wybierana jest jedna ze zdolności wroga: wyniki jej run się nie liczą
recast = { $form ->
    [to] rzucić jeszcze raz
   *[do] rzuć jeszcze raz
}
do-recast_runes-kind = { recast } wszystkimi runami pokazującymi { $choices }
do-recast_runes-face = { recast } wszystkimi runami pokazującymi { $choices }
do-recast_runes-chosen = { $n ->
    [one] { recast } jedną wybraną runą
   *[other] { recast } wybranymi runami, najwyżej { $n }
}
do-recast_runes-all = { recast } wszystkimi runami
do-recast_runes-tested_by_challenge = { recast } runami jednej ze zdolności wyzwania
do-recast_runes-tested_by_adversary = { recast } runami jednej ze zdolności wroga
flip = { $form ->
    [to] odwrócić
   *[do] odwróć
}
do-flip_rune-kind = { flip } { $n } { rune-plural } z widocznym znakiem: { $choices }
do-flip_rune-face = { flip } { $n } { rune-plural } z widocznym znakiem: { $choices }
do-flip_rune-chosen = { flip } { $n } { rune-plural } do wyboru
do-flip_rune-all = { flip } wszystkie runy
do-flip_rune-tested_by_challenge = { flip } runy jednej ze zdolności wyzwania
do-flip_rune-tested_by_adversary = { flip } runy jednej ze zdolności wroga
do-reattempt-optional = { $form ->
    [to] podejść do tego samego wyzwania jeszcze raz
   *[do] podejdź do tego samego wyzwania jeszcze raz
}
do-reattempt-forced = { $subject } musi podjąć je jeszcze raz, a jego poziom trudności rośnie o { $more }
do-change_challenge = { $subject } musi porzucić to wyzwanie i wybrać inną kartę opowieści
do-auto_fail = uznaje się, że wyzwaniu nie udało się sprostać
do-auto_success = uznaje się, że wyzwaniu udało się sprostać
do-journey_free = { $form ->
    [to] wędrować { times } za darmo
   *[do] wędruj { times } za darmo
}
times = { $n ->
    [one] jeden raz
    [2] dwa razy
   *[other] { $n } razy
}
do-extra_journeys = { $form ->
    [to] wędrować w każdej turze o { times } więcej
   *[do] wędruj w każdej turze o { times } więcej
}
discard = { $form ->
    [to] odrzucić
   *[do] odrzuć
}
do-discard_row_card = { $filter ->
    [trait] { $n ->
        [one] { discard } odkrytą cechę
        [few] { discard } { $n } odkryte cechy
       *[other] { discard } { $n } odkrytych cech
    }
    [challenge] { $n ->
        [one] { discard } odkryte wyzwanie
        [few] { discard } { $n } odkryte wyzwania
       *[other] { discard } { $n } odkrytych wyzwań
    }
    [adversary] { $n ->
        [one] { discard } odkrytego wroga
       *[other] { discard } { $n } odkrytych wrogów
    }
   *[any] { $n ->
        [one] { discard } odkrytą kartę opowieści
        [few] { discard } { $n } odkryte karty opowieści
       *[other] { discard } { $n } odkrytych kart opowieści
    }
}
do-refresh_row = { $form ->
    [to] wymienić cały rząd aktu { $act }
   *[do] wymień cały rząd aktu { $act }
}
do-gain_trait_free-xp = { $form ->
    [to] zdobyć cechę bez wydawania doświadczenia
   *[do] zdobądź cechę bez wydawania doświadczenia
}
do-gain_trait_free-requirements = { $form ->
    [to] zdobyć cechę bez spełniania jej wymagań
   *[do] zdobądź cechę bez spełniania jej wymagań
}
do-extra_main = { $form ->
    [to] wykonać w tej turze jeszcze jedną główną akcję
   *[do] wykonaj w tej turze jeszcze jedną główną akcję
}
do-keep_on_fail = wyzwanie, któremu nie udało się sprostać, zostaje w rzędzie
do-no_fail_xp = { $form ->
    [they] { $subject } nie bierze doświadczenia za porażkę
   *[do] nie bierz doświadczenia za porażkę
}
do-gain_attached_ally = { $form ->
    [to] zabrać sojusznika spod wyzwania, choć nie udało się mu sprostać
   *[do] zabierz sojusznika spod wyzwania, choć nie udało się mu sprostać
}
do-force_sacrifice = { $chooser ->
    [owner] wybierz sojusznika { $of }: zostaje poświęcony
   *[target] { $subject } musi poświęcić sojusznika
}
do-restore_ally = { $form ->
    [to] odkryć na nowo jednego ze swoich poświęconych sojuszników
   *[do] odkryj na nowo jednego ze swoich poświęconych sojuszników
}
do-cancel_card = { $form ->
    [to] unieważnić { cancelled-card }, właśnie zagraną przez innego gracza
   *[do] unieważnij { cancelled-card }, właśnie zagraną przez innego gracza
}
cancelled-card = { $cards ->
    [hero] kartę bohatera
    [antihero] kartę antybohatera
   *[either] kartę bohatera albo antybohatera
}
do-allow_play = { $form ->
    [to] zagrywać karty { hand-kind } bez względu na moralność
   *[do] zagrywaj karty { hand-kind } bez względu na moralność
}
hand-kind = { $cards ->
    [hero] bohaterów
    [antihero] antybohaterów
   *[either] bohaterów i antybohaterów
}
do-allow_dark = { $n ->
    [one] { add } mroczną runę nawet na najniższym polu toru moralności
    [few] { add } do { $n } mrocznych run nawet na najniższym polu toru moralności
   *[other] { add } do { $n } mrocznych run nawet na najniższym polu toru moralności
}
do-cost_change-journey-up = każda wędrówka kosztuje o { xp } więcej
do-cost_change-journey-down = każda wędrówka kosztuje o { xp } mniej
do-cost_change-dark_rune-up = każda mroczna runa kosztuje o { xp } więcej
do-cost_change-dark_rune-down = każda mroczna runa kosztuje o { xp } mniej
do-cost_change-trait-up = każda cecha kosztuje o { xp } więcej
do-cost_change-trait-down = każda cecha kosztuje o { xp } mniej
do-cost_change-play-up = zagranie karty kosztuje o { xp } więcej
do-cost_change-play-down = zagranie karty kosztuje o { xp } mniej
do-forbid-journey = nikt nie może wędrować
do-forbid-dark_rune = nikt nie może kupować mrocznych run
do-forbid-trait = nikt nie może zdobywać cech
do-forbid-play = nikt nie może zagrywać kart { hand-kind }
peek = { $n ->
    [one] { $form ->
        [to] obejrzeć wierzchnią kartę
       *[do] obejrzyj wierzchnią kartę
    }
    [few] { $form ->
        [to] obejrzeć { $n } wierzchnie karty
       *[do] obejrzyj { $n } wierzchnie karty
    }
   *[other] { $form ->
        [to] obejrzeć { $n } wierzchnich kart
       *[do] obejrzyj { $n } wierzchnich kart
    }
}
do-peek-act_1 = { peek } z talii aktu I
do-peek-act_2 = { peek } z talii aktu II
do-peek-act_3 = { peek } z talii aktu III
do-peek-hero = { peek } z talii bohaterów
do-peek-antihero = { peek } z talii antybohaterów
do-peek-adversary_deck = { peek } z talii wroga
do-adversary_xp-up = wróg otrzymuje { xp }
do-adversary_xp-down = wróg traci { xp }
do-score = zdobywasz { $points }
do-score-if = zdobywasz { $points }, { $condition }
do-score_per = { $more ->
    [0] zdobywasz { $points } za { $per }
   *[other] zdobywasz { $points } za { $per }, najwyżej { $more }
}
per-symbol = każdy symbol { $about }
per-ally = każdego odkrytego sojusznika
per-adversary = każdego pokonanego wroga
per-played = { $cards ->
    [hero] każdą zagraną kartę bohatera
    [antihero] każdą zagraną kartę antybohatera
   *[either] każdą zagraną kartę bohatera albo antybohatera
}
per-xp = każdy niewydany znacznik doświadczenia
per-morality_up = każde pole znacznika moralności powyżej neutralnego
per-morality_down = każde pole znacznika moralności poniżej neutralnego
per-sign = każdy { $about } w rzucie
per-xp_spent = każdy wydany znacznik doświadczenia

## Opowieść na koniec

tale-title = { $hero }, { $origin }. Opowieść w trzech aktach
tale-heading = Akt { $act }: { $card }
tale-hero = nasza postać
tale-traveller = ta postać

tale-opening-1 = Posłuchajcie opowieści o kimś, kto nosi imię { $hero }.
tale-opening-2 = Dołóżcie drew do ognia: w tej historii główną rolę gra { $hero }.
tale-opening-3 = Każda legenda zaczyna się od drobiazgu, a w tej legendzie wszyscy czekają na jedno imię: { $hero }.
tale-opening-4 = Zanim ktokolwiek ułoży o tym pieśń, { $hero } nic nie wie o legendach.
tale-reason-1 = Każda droga ma swój powód, a { $hero } zna go dobrze.
tale-reason-2 = Dlaczego { $hero } nie zawraca?
tale-reason-3 = Nawet { $hero } nie idzie dalej bez przyczyny.
tale-reason-4 = Coś każe iść dalej, niż chcą nogi, i { $hero } wie, co to takiego.
tale-trial-1 = I tak { $hero } staje przed ostatnią próbą.
tale-trial-2 = Drogi zwężają się i wszystkie prowadzą w jedno miejsce; { $hero } już je widzi.
tale-trial-3 = To, co było, zostaje za plecami; teraz { $hero } decyduje, co będzie.
tale-trial-4 = Nadchodzi godzina, dla której { $hero } rusza w świat.

tale-link-1-1 = Mija zima.
tale-link-1-2 = Świat okazuje się większy, niż się zdawało.
tale-link-1-3 = Droga skręca.
tale-link-1-4 = Los nie lubi czekać.
tale-link-1-5 = Pewnego ranka wszystko jest inaczej.
tale-link-1-6 = A to dopiero początek.
tale-link-2-1 = Mija rok, potem drugi.
tale-link-2-2 = Nie każda noc jest spokojna.
tale-link-2-3 = Wieści biegną szybciej niż konie.
tale-link-2-4 = Stawka rośnie.
tale-link-2-5 = Odwrotu już nie ma.
tale-link-2-6 = Potem zmienia się wiatr.
tale-link-3-1 = Ale najgorsze wciąż przed nami.
tale-link-3-2 = Zaczynają bić dzwony.
tale-link-3-3 = Teraz każdy wybór ma swoją cenę.
tale-link-3-4 = Świat wstrzymuje oddech.
tale-link-3-5 = Zostaje jeszcze jedno do zrobienia.
tale-link-3-6 = Zapada noc przed ostatnim świtem.

tale-ally-1 = Odtąd w kurzu zostają dwa rzędy śladów.
tale-ally-2 = Taką drogą nikt nie idzie w pojedynkę.
tale-ally-3 = W dobrym towarzystwie każda mila jest krótsza.
tale-help-light = W najtrudniejszej chwili nadchodzi pomoc.
tale-help-dark = W najtrudniejszej chwili ciemność podaje rękę.
tale-adversary-1 = O tym zwycięstwie śpiewa się do dziś.
tale-adversary-2 = Rano nikt nie może uwierzyć, że to już koniec.
tale-adversary-3 = Po świecie chodzi o jeden koszmar mniej.

tale-mood-light-1 = Tak rodzi się dobre imię, jeszcze małe, ale własne.
tale-mood-dark-1 = Tak pada pierwszy cień i nikt go jeszcze nie dostrzega.
tale-mood-even-1 = Tak kończy się dzieciństwo, ani białe, ani czarne.
tale-mood-light-2 = Noce są długie, ale sumienie lekkie.
tale-mood-dark-2 = Z każdym zwycięstwem rośnie cień, który idzie z tyłu.
tale-mood-even-2 = Światło i cień idą ramię w ramię i żadne nie ustępuje.
tale-unfinished = Tu opowieść urywa się przed czasem, jak to bywa z prawdziwymi opowieściami.
tale-lost = { $count ->
    [one] Nie wszyscy dochodzą do końca drogi: { $allies } żyje już tylko w pieśni.
   *[other] Nie wszyscy dochodzą do końca drogi: { $allies } żyją już tylko w pieśni.
}

tale-morality-6 = Mówią, że tam, dokąd prowadzą te ślady, jest jasno nawet nocą.
tale-morality-5 = Ludzie wspominają to imię ciepło i nie ryglują drzwi.
tale-morality-4 = Ani świętość, ani zbrodnia: po prostu własna droga.
tale-morality-3 = Na białym płaszczu zostaje kilka plam, ale płaszcz wciąż jest biały.
tale-morality-2 = Szacunek i strach brzmią już bardzo podobnie.
tale-morality-1 = Lustra od dawna wiszą przodem do ściany.
tale-morality-0 = Z serca zostaje tylko to, co bije.

tale-fulfilled = I tak przeznaczenie wypełnia się co do słowa.
tale-unfulfilled = Nie wszystko spełnia się tak, jak głosi przepowiednia, ale coś się spełnia.
tale-won = Wróg leży w prochu, bramy stoją, a ktoś już piecze chleb.
tale-lost-war = Bramy padają, ale opowieści nie płoną.
tale-close-1 = Kto zna tę opowieść, niech opowie ją dalej.
tale-close-2 = I ogień gaśnie tej nocy wolniej niż zwykle.
tale-close-3 = Resztę zna tylko wiatr.
tale-close-4 = A jeśli ktoś spyta, jak było naprawdę: właśnie tak.

## Opcje stołu

option-cooperative = Razem przeciwko wrogowi
    .help = Od dwóch do czterech osób wygrywa lub przegrywa wspólnie. Jedna osoba zawsze mierzy się z wrogiem sama.
option-first_game = Pierwsza gra
    .help = Po jednej postaci każdego rodzaju, bez wyboru; w grze przeciwko sobie bez sojuszników i wrogów.
option-extended = Sojusznicy i wrogowie
    .help = Są wtasowani w talie opowieści. W grze przeciwko wrogowi zawsze.
mode-first-game = Pierwsza gra
    .about = Dostajesz gotową postać. Sojusznicy i wrogowie zostają w pudełku.
mode-rivalry = Rywalizacja
    .about = Każdy tworzy własną opowieść. Wygrywa ta, która ma najwięcej punktów.
mode-together = Tryb kooperacyjny
    .about = Jeden wróg, wspólny los: wygracie albo przegracie razem.
mode-alone = Tryb solo
    .about = Ty, twoja opowieść i wróg, który nie śpi.
option-first = Kto zaczyna
    .help = Miejsce, które zaczyna: 0 to pierwsze, -1 losowanie.

## Drobne słowa stołu

some-card = jakaś karta
kind-str = siła
kind-dex = zręczność
kind-con = usposobienie
kind-int = inteligencja
kind-wis = wiedza
kind-cha = charyzma
kind-base = podstawowa
kind-dark = mroczna
face = { $kind } { $value }
face-plain = { $value ->
    [0] pusta
   *[other] +{ $value }
}
face-xp = 0 (doświadczenie)
face-hero = 0 (bohater)
face-antihero = 0 (antybohater)
face-either = 0 (karta)
face-corruption = +{ $value } (zepsucie)
deck-act-1 = akt I
deck-act-2 = akt II
deck-act-3 = akt III
deck-hero = bohaterowie
deck-antihero = antybohaterowie
deck-adversary-deck = talia wroga
pay-nothing = bez kosztu
pay-spend-xp = za doświadczenie
pay-sacrifice-self = poświęcając tę kartę
pay-sacrifice-ally = poświęcając sojusznika
pay-discard-hand = odrzucając kartę
pay-corrupt = za krok w stronę ciemności

## Pytania stołu

question-keep = Kim jesteś?
    .hint = Zostaw po jednej karcie z każdej pary. Pozostałe trzy opuszczają grę, niepokazane.
question-main = Zdobądź cechę albo podejmij wyzwanie.
    .hint = Wolno też wędrować i używać kart.
question-main-adversary = Twoja opowieść ma osiem kart: zmierz się z wrogiem.
    .hint = Najpierw się przygotuj, jeśli możesz.
question-main-done = Coś jeszcze przed końcem tury?
question-window-3 = Zagrasz kartę?
question-window-7-own = { $card }: rzucasz?
    .hint = Poziom trudności { $difficulty }, szansa { $percent } %. Możesz jeszcze dodać runy i użyć kart.
question-window-7-other = { $active } zaraz rzuci runami. Zagrasz kartę?
    .hint = { $card }, poziom trudności { $difficulty }, szansa { $percent } %.
question-window-10-own = Masz { $result } przy poziomie trudności { $difficulty }. Zagrasz coś?
question-window-10-other = { $active } ma { $result } przy poziomie trudności { $difficulty }. Zagrasz kartę?
question-window-11-success = { $active }: wyzwaniu udało się sprostać. Zagrasz kartę, zanim się policzy?
question-window-11-failure = { $active }: wyzwaniu nie udało się sprostać. Zagrasz kartę, zanim się policzy?
question-window-15 = Wyzwanie jest rozstrzygnięte. Zagrasz kartę?
question-window-16 = { $active } kończy turę. Zagrasz kartę?
question-window-17 = Ostatnia tura dobiega końca. Zagrasz kartę przed odsłonięciem przeznaczeń?
question-answer = { $whose } zagrywa kartę { $card }. Odpowiesz?
question-last-turn = Wróg jest pokonany. Rozegrasz ostatnią turę?
question-assign = Pojawia się { $card }. Pod które wyzwanie?
question-row-discard-row-card = { $card }: która karta opuszcza rząd?
question-row-gain-trait-free = { $card }: którą cechę zdobywasz?
question-challenge = Trzeba wybrać inną kartę. Którą?
question-again = Podejmiesz to samo wyzwanie jeszcze raz?
question-deck = Bohater czy antybohater: którą kartę dobierasz?
question-sign-add-rune = { $card }: którą runę dokładasz?
question-sign-add-symbol = { $card }: który symbol wybierasz?
question-sign-ignore-runes = { $card }: runy której zdolności się nie liczą?
question-player = { $card }: dla kogo?
question-ally-forced = Który sojusznik przepada?
question-ally-paid = Którego sojusznika poświęcasz?
question-ally-restored = Który sojusznik wraca?
question-stack = { $card }: która karta traci działanie?
question-hand = Którą kartę odrzucasz?
question-offer = Czy chcesz użyć efektu karty „{ $card }”?
question-back = Jaka karta ma zostać odrzucona?
question-order = Który efekt działa najpierw?
question-rune = { $card }: która runa?
question-over = Opowieść dobiega końca.

## Ruchy

move-keep = { $origin }, { $motivation }, { $destiny }
move-gain = Zdobądź cechę: { $card }
    .act = Zdobądź: { $card }
move-face = { $card }: { $path } (poziom trudności { $difficulty }, { $percent } %)
    .act = { $path }, { $percent } %
move-face-plain = Podejmij wyzwanie: { $card }
    .act = Podejmij: { $card }
move-face-adversary = Zmierz się z wrogiem: { $card } (poziom trudności { $difficulty }, { $percent } %)
    .act = Zmierz się z wrogiem, { $percent } %
move-journey = Wędruj dalej, omijając: { $card }
    .act = Omiń: { $card }
move-discard = Odrzuć: { $card }
    .act = Odrzuć: { $card }
move-assign = Pod kartę: { $card }
    .act = Pod: { $card }
move-use = Użyj: { $card }, { $cost }
    .act = Użyj: { $card }
move-play = Zagraj: { $card }
    .act = Zagraj: { $card }
move-cancel = Unieważnij: { $card }
    .act = Unieważnij: { $card }
move-throw = Odrzuć z ręki: { $card }
    .act = Odrzuć: { $card }
move-ally = { $card }
move-choose = { $sign }
move-target = { $whose }
move-rune = runa: { $kind }
move-first = Najpierw { $card }
move-add = Dołóż runę: { $kind }
move-leave = Odłóż runę: { $kind }
move-draw-hero = Dobierz bohatera
move-draw-antihero = Dobierz antybohatera
move-dark = Kup mroczną runę za { xp } (wtedy { $percent } %; jej symbol zepsucia przesuwa w stronę ciemności)
    .act = Mroczna runa, { $percent } %
move-cast = Rzuć runami ({ $percent } %)
move-pass = Pas
move-pass-enough = Zostaw wynik { $result }
    .act = Zostaw wynik { $result }
move-pass-success = Weź kartę: { $card }
    .act = Weź kartę
move-pass-failure = { $n ->
    [0] Przegraj
   *[other] Przegraj, weź { $n } doświadczenie
}
move-accept-offer = Użyj efektu
move-decline-offer = Zrezygnuj
move-pay = Użyj efektu, { $cost }
move-back-hero = Karta bohatera
move-back-antihero = Karta antybohatera
move-accept-again = Podejmij je jeszcze raz
move-accept-last-turn = Rozegraj ostatnią turę
move-decline-sign = Nie dokładaj żadnej
move-decline-again = Niech tak zostanie
move-decline-last-turn = Bez ostatniej tury
move-end = Zakończ turę

## Co się dzieje

event-characters-kept = { $seat } ma już swoje postacie.
event-characters-revealed = { $seat }: { $origin }, { $motivation }.
event-row-opened = Akt { $act } leży odkryty: { $cards }.
event-story-card-revealed = Akt { $act }: pojawia się { $card }.
event-ally-revealed = Pojawia się { $ally } i szuka towarzystwa.
event-ally-assigned = { $ally } czeka przy karcie { $card }.
event-ally-dropped = Nikt tu nie potrzebuje sojusznika: { $ally } trafia na stos odrzuconych.
event-ally-gained = { $seat } zyskuje sojusznika: { $ally }.
event-ally-sacrificed = { $seat } traci sojusznika: { $ally }.
event-turn-began = { $seat } zaczyna turę.
event-turn-ended = { $seat } kończy turę.
event-challenge-faced-path = { $seat } podejmuje wyzwanie { $card }: { $path }, poziom trudności { $difficulty }.
event-challenge-faced-whole = { $seat } podejmuje wyzwanie { $card }, poziom trudności { $difficulty }.
event-rune-added = { $seat } dodaje runę: { $rune }.
event-rune-left = { $seat } pomija runę: { $rune }.
event-runes-cast = { $seat } rzuca: { $faces }. Wynik { $result }.
event-runes-ignored = Runy tego rodzaju się nie liczą: { $rune }.
event-result-changed-up = Wynik rośnie o { $by }.
event-result-changed-down = Wynik spada o { $by }.
event-difficulty-changed-up = Poziom trudności rośnie do { $difficulty }.
event-difficulty-changed-down = Poziom trudności spada do { $difficulty }.
event-challenge-judged-success = { $seat }: udało się sprostać wyzwaniu { $card }, wynik { $result }, poziom trudności { $difficulty }.
event-challenge-judged-failure = { $seat }: nie udało się sprostać wyzwaniu { $card }, wynik { $result }, poziom trudności { $difficulty }.
event-attempt-repeated = { $seat } podejmuje wyzwanie { $card } jeszcze raz.
event-challenge-abandoned = { $seat } musi porzucić wyzwanie { $card }.
event-card-tucked-path = { $card }, { $path }: { $seat } ma to w swojej opowieści.
event-card-tucked-whole = { $card }: { $seat } ma to w swojej opowieści.
event-story-card-discarded = { $card } trafia na stos odrzuconych.
event-story-card-discarded-with-ally = Na stos odrzuconych trafiają { $card } i { $ally }.
event-journey-taken = { $seat } wędruje dalej, omijając kartę { $card }.
event-effect-used = { $seat } korzysta z karty { $card }.
event-symbol-added = { $seat } ma do końca tury o jeden symbol { $symbol } więcej.
event-experience-gained = { $seat } zyskuje doświadczenie: { $amount }.
event-experience-lost = { $seat } traci doświadczenie: { $amount }.
event-experience-spent = { $seat } wydaje doświadczenie: { $amount }.
event-morality-moved-up = { $seat } idzie w górę toru moralności, na pole { $level }.
event-morality-moved-down = { $seat } schodzi w dół toru moralności, na pole { $level }.
event-card-drawn-hero-known = { $seat } dobiera bohatera: { $card }.
event-card-drawn-hero-unknown = { $seat } dobiera kartę bohatera.
event-card-drawn-antihero-known = { $seat } dobiera antybohatera: { $card }.
event-card-drawn-antihero-unknown = { $seat } dobiera kartę antybohatera.
event-card-played = { $seat } zagrywa kartę { $card }.
event-card-resolved = { $card }: karta działa.
event-card-cancelled = { $card }: karta traci działanie.
event-card-discarded = { $seat } odrzuca kartę { $card }.
event-deck-renewed = Odrzucone karty tworzą nową talię: { $deck }.
event-deck-glimpsed = { $seat } zagląda na wierzch talii: { $deck }.
event-adversary-card-revealed = Wróg odpowiada kartą { $card }.
event-adversary-gained = Wróg ma { $total } z { $goal }: { $reason } ({ $card }).
reason-challenge_failed = nieudane wyzwanie
reason-challenge_failed-margin_max = wyzwanie wyraźnie nieudane
reason-challenge_failed-any = wyzwanie nieudane wyraźnie albo na trudniejszej ścieżce
reason-game_ended-score_below = opowieść warta zbyt mało punktów
reason-journey_taken = wędrówka
reason-turn_ended-not = koniec tury bez doświadczenia
reason-turn_ended-has_xp = koniec tury z dużym zapasem doświadczenia
reason-turn_ended-hand = koniec tury z pełną ręką
reason-corruption_cast = zepsucie na runach
reason-corruption_cast-morality_max = zepsucie na runach i niska moralność
reason-card_played = zagrana karta antybohatera
reason-dark_rune_added = mroczna runa w puli
reason-trait_gained-in_act = cecha zdobyta w trzecim akcie
event-act-finished = { $seat } kończy akt { $act }.
event-last-round-began = { $seat } ma całą opowieść: pozostałym została jedna tura.
event-scored = { $seat }, przeznaczenie: { $destiny }. Punkty: { $total }.
event-game-ended = { $count ->
    [one] Wygrywa { $winners }.
   *[other] Wygrywają razem { $winners }.
}
event-game-won = Wróg jest pokonany: wygrywają wszyscy.
event-game-lost = Wróg osiąga swój cel: wszyscy przegrywają.

## Odmowy

refusal-game-over = Gra jest skończona.
    .instead = Zacznij nową.
refusal-not-your-turn = To tura innej osoby: { $whose }.
    .instead = Poczekaj na swoją turę albo na chwilę, w której można odpowiadać kartami.
refusal-answered-already = Twoja odpowiedź już padła. Turę rozgrywa { $whose }.
    .instead = Poczekaj na pozostałych.
refusal-nothing-to-answer = Żadna twoja karta nie może teraz odpowiedzieć. Turę rozgrywa { $whose }.
    .instead = Poczekaj na pozostałych.
refusal-characters-kept = Postacie są już wybrane.
    .instead = Graj dalej.
refusal-not-the-question = Nie o to teraz chodzi.
    .instead = Wybierz jedną z podanych odpowiedzi.
refusal-not-in-hand = Nie masz tej karty na ręce.
    .instead = Wybierz kartę ze swojej ręki.
refusal-morality-forbids = Twoja moralność nie pozwala zagrać tej karty.
    .instead = Najpierw przesuń znacznik albo zagraj kartę drugiego rodzaju.
refusal-wrong-moment = To nie jest chwila, w której można zagrać tę kartę.
    .instead = Zachowaj ją na chwilę, o której mówi jej tekst.
refusal-no-target = Ta karta nie ma teraz celu.
    .instead = Zachowaj ją, aż będzie go miała.
refusal-main-action-due = Akcja główna jeszcze przed tobą.
    .instead = Najpierw zdobądź cechę albo podejmij wyzwanie.
refusal-main-action-taken = Akcja główna w tej turze jest już wykonana.
    .instead = Wędruj, użyj kart albo zakończ turę.
refusal-effect-card-missing = Karty z tym efektem nie ma w twojej opowieści.
    .instead = Wybierz jeden z podanych efektów.
refusal-effect-ally-sacrificed = Ten sojusznik został poświęcony i nic już nie robi.
    .instead = Wybierz innego sojusznika albo inny efekt.
refusal-effect-wrong-moment = To nie jest chwila, w której działa ten efekt.
    .instead = Użyj go wtedy, kiedy mówi jego tekst.
refusal-effect-used-up = Ten efekt został już użyty tyle razy, ile można.
    .instead = Poczekaj na następną turę albo wyzwanie, jeśli wtedy znów działa.
refusal-effect-condition = Warunek tego efektu nie jest teraz spełniony.
    .instead = Użyj go, gdy będzie.
refusal-effect-cost = Nie masz czym zapłacić całego kosztu tego efektu.
    .instead = Zdobądź to, czego brakuje, albo zapłać inaczej, jeśli karta pozwala.
refusal-attempt-pending = Kolejna próba już czeka, a naraz przysługuje jedna.
    .instead = Najpierw rozstrzygnij tamtą.
refusal-no-challenge = Runami rzuca się tylko w wyzwaniu.
    .instead = Najpierw podejmij wyzwanie.
refusal-nothing-to-pass = Nie ma z czego rezygnować.
    .instead = Wykonaj akcję główną albo zakończ turę.
refusal-adversary-due = Twoja opowieść ma osiem kart: dziewiątą musi być wróg.
    .instead = Zmierz się z wrogiem.
refusal-adversary-too-early = Z wrogiem można się zmierzyć dopiero z ośmioma kartami w opowieści.
    .instead = Najpierw zdobądź więcej kart.
refusal-no-card-there = Nie ma tam odkrytej karty.
    .instead = Wybierz kartę, która leży odkryta.
refusal-act-finished = Akt { $act } masz już za sobą: jego karty nie są dla ciebie.
    .instead = Wybierz kartę późniejszego aktu.
refusal-trait-needs-no-runes = To cecha: nie rzuca się o nią runami.
    .instead = Zdobądź ją, spełniając jej wymagania.
refusal-challenge-needs-runes = To wyzwanie: trzeba mu sprostać rzutem runami.
    .instead = Podejmij je na jednej z jego ścieżek.
refusal-only-one-path = Ta karta ma tylko górną ścieżkę.
    .instead = Wybierz górną ścieżkę.
refusal-requirements-not-met = Nie spełniasz wymagań tej cechy.
    .instead = Wybierz inną kartę albo zdobądź to, czego brakuje.
refusal-journey-taken = W tej turze wędrówka już była.
    .instead = Zmierz się z tym, co leży odkryte, albo poczekaj na następną turę.
refusal-forbidden = Zabrania tego odkryty wróg.
    .instead = Pokonaj go albo obejdź się bez tego.
refusal-too-little-experience = To kosztuje doświadczenie: { $needed }. Masz: { $held }.
    .instead = Obejdź się bez tego albo najpierw zdobądź doświadczenie.
refusal-lowest-space = Na najniższym polu toru nie można kupować mrocznych run.
    .instead = Obejdź się bez nich albo przesuń znacznik w górę.
refusal-enough-dark-runes = Więcej niż trzech mrocznych run w turze mieć nie można.
    .instead = Rzuć tym, co masz.
refusal-no-such-rune = Wszystkie twoje symbole tej zdolności mają już swoje runy w puli.
    .instead = Dodaj inną runę albo rzuć.
refusal-rune-not-tested = To wyzwanie nie sprawdza tej zdolności.
    .instead = Dodaj runę zdolności, która jest na karcie, albo rzuć.
refusal-runes-all-in = Wszystkie trzy runy tego rodzaju są już w puli.
    .instead = Dodaj inną runę albo rzuć.
refusal-special-rune = Specjalną runę dokłada się tylko z trzema symbolami tej zdolności w opowieści.
    .instead = Dodaj inną runę albo rzuć.
refusal-pool-is-fixed = Dodana runa zostaje w puli.
    .instead = Runy można pominąć tylko na początku próby.
refusal-in-a-challenge = Trwa wyzwanie.
    .instead = Dodaj runy, zagraj kartę albo rzuć.

## Stół w terminalu i notes z punktami

board-turn = Tura { $turn } · { $whose }
board-last-round = ostatnia runda
board-decks = do dobrania: bohaterowie { $heroes }, antybohaterowie { $antiheroes }
board-act = Akt { $act } (w talii { $left })
board-place = Miejsce
board-card = Karta
board-difficulty = Sprawdza
board-gives = Daje
board-dealt = Twoje postacie: zostaw po jednej każdego rodzaju
board-hand = Twoja ręka
board-destiny = Twoje przeznaczenie
board-adversary = { $card }: poziom trudności { $difficulty } · doświadczenie { $xp } z { $goal }
board-challenge = { $card }: poziom trudności { $difficulty } · { $percent } % · wynik { $result }
board-player = Gracz
board-xp = Dośw.
board-morality = Moralność
board-symbols = Symbole i ręka
board-story = Opowieść
board-hand-size = ręka: { $heroes } ☀ { $antiheroes } ☾
pad-triumph = Szlachetność w opowieści
pad-tragedy = Nikczemność w opowieści
pad-morality = Tor moralności
pad-destiny = Karta przeznaczenia
pad-experience = Doświadczenie
pad-heroes = Karty bohaterów
pad-antiheroes = Karty antybohaterów
pad-sets = Symbole opowieści
pad-total = Razem

# Co bot sądzi o tym, czego nie widzi.
rating-worth = wartość w punktach
belief-points = { $seat } ma teraz od { $low } do { $high } pkt, zależnie od przeznaczenia.
belief-points-own = { $seat } ma teraz { $high } pkt.

## Karty w badaniach

facts-origins = Pochodzenia
    .why = Każdy zachowuje jedną z dwóch kart: porównanie ze wszystkimi innymi pochodzeniami.
facts-motivations = Motywacje
    .why = Każdy zachowuje jedną z dwóch kart: porównanie ze wszystkimi innymi motywacjami.
facts-destinies = Przeznaczenia
    .why = Każdy zachowuje jedną z dwóch kart: porównanie ze wszystkimi innymi przeznaczeniami.
facts-act-1 = Akt I
    .why = Porównanie z graczami, którzy zdobyli tyle samo kart aktu, ale nie tę.
facts-act-2 = Akt II
    .why = Porównanie z graczami, którzy zdobyli tyle samo kart aktu, ale nie tę.
facts-act-3 = Akt III
    .why = Porównanie z graczami, którzy zdobyli tyle samo kart aktu, ale nie tę.
facts-allies = Sojusznicy
    .why = Porównanie z graczami, którzy mają tylu samo sojuszników, ale nie tego.
facts-played = Karty bohaterów i antybohaterów
    .why = Porównanie z graczami, którzy zagrali tyle samo różnych kart, ale nie tę.

## Dane kart: co jest nie tak w pliku z kartami (stolik cards check)

card-data-number = { $value } nie jest liczbą całkowitą.
    .remedy = Wpisz liczbę bez cudzysłowu, najwyżej 1000.
card-data-word-missing = brakuje wartości.
    .remedy = Użyj jednej z wartości: { $words }.
card-data-word = słownik nie zna wartości { $value }.
    .remedy = Użyj jednej z wartości: { $words }.
card-data-pair = { $value } to nie jest jedno słowo.
    .remedy = Zapisz { "{" } słowo = parametry { "}" }.
card-data-no-parameters = nie przyjmuje parametrów.
    .remedy = Wpisz samo słowo w cudzysłowie.
card-data-unknown = takiego pola nie ma.
    .remedy = Użyj jednej z wartości: { $words }.
card-data-not-a-list = to nie jest niepusta lista.
    .remedy = Zapisz [{ "{" } słowo = liczba { "}" }, …].
card-data-not-a-table = to nie jest tabela.
    .remedy = Wpisz [[card]] albo [[card.effect]], a pola poniżej.
card-data-timing = nie zgadza się z polem timing.
    .remedy = Wpisz i "on_event", i event.
card-data-numbers-missing = brakuje numerów.
    .remedy = Podaj jeden numer na każdy egzemplarz.
card-data-incomplete = wpis jest niepełny.
    .remedy = Zapisz { "{" } pl = "…", en = "…" { "}" }.
card-data-one-shot = nagrody są jednorazowe.
    .remedy = Użyj jednej z wartości: { $words }.
card-data-source-missing = brakuje źródła.
    .remedy = Użyj jednej z wartości: { $words }.
card-data-not-toml = to nie jest TOML: { $reason }.
    .remedy = Popraw plik w tym miejscu.
card-data-too-deep = listy lub tabele są zagnieżdżone zbyt głęboko.
    .remedy = Zapisz je tak jak w plikach gry.
card-data-no-cards = w pliku nie ma kart.
    .remedy = Każdą kartę zacznij od [[card]].
card-data-act-unfit = żadna karta tego rodzaju nie należy do aktu { $act }.
    .remedy = { $acts ->
        [none] Usuń pole act.
       *[other] Użyj jednej z wartości: { $acts }.
    }
card-data-id-missing = brakuje identyfikatora.
    .remedy = Każda karta musi mieć id w cudzysłowie.

card-data-number-range = numer { $number } nie należy do tej talii.
    .remedy = Użyj numerów od { $low } do { $high }.
card-data-number-taken = numer { $number } jest zajęty.
    .remedy = Każda karta ma własny.
card-data-number-missing = brakuje numeru { $number }.
    .remedy = Dodaj tę kartę.
card-data-kind-count = liczba kart: { $count }.
    .remedy = Powinno ich być { $want }.
card-data-id-twice = identyfikator { $key } powtarza się (razem: { $count }).
    .remedy = Zmień jeden z nich.
card-data-path-count = liczba ścieżek: { $count }.
    .remedy = Powinno ich być { $want }.
card-data-test-count = liczba zdolności: { $count }.
    .remedy = Jedna lub dwie, i tylko na wyzwaniach.
card-data-difficulty-unfit = poziom trudności to { $n }.
    .remedy = Wyzwania i wrogowie mają poziom trudności większy od 0, inne karty nie mają go wcale.
card-data-requirements-unfit = wymagania nie pasują do karty.
    .remedy = Mają je cechy, inne karty nie.
card-data-effect-missing = brakuje efektu.
    .remedy = Karta tego rodzaju coś robi.
card-data-quest-count = liczba misji dla „{ $key }”: { $count }.
    .remedy = Powinna być dokładnie jedna.
card-data-quest-unknown = nie ma wroga „{ $key }”.
    .remedy = Użyj identyfikatora wroga.
card-data-quest-endless = rozgrywka mogłaby się nie skończyć.
    .remedy = CTA-R102: +1 doświadczenia za porażkę.
card-data-goal = cel to { $found }.
    .remedy = Dwie wartości większe od 0: { "{" } base = …, each = … { "}" }.
card-data-endless = można go używać bez końca.
    .remedy = Dodaj limit albo koszt.

card-data-budget = „{ $name }” jest warta { $worth }.
    .remedy = Jej budżet to { $wanted } ± 0,75.
card-data-frequency = { $name }: liczba wystąpień { $count }.
    .remedy = Od { $low } do { $high }.
card-data-pairs = { $names }: liczba wystąpień { $count }.
    .remedy = Dokładnie jedno.
card-data-singles = pojedyncze zdolności się powtarzają.
    .remedy = Jeden akt, jedna zdolność.
card-data-adversary-tests = akt { $act } sprawdza { $ability }; liczba razy: { $count }.
    .remedy = Raz albo dwa razy.
card-data-spread = rozkład to { $found }.
    .remedy = Użyj { $wanted }.
card-data-plus-count = liczba ścieżek z plusem: { $count }.
    .remedy = Jedna ścieżka na dziesięciu kartach.
card-data-adversary-difficulty = poziom trudności to { $n }.
    .remedy = Od { $low } do { $high }.
card-data-trait-amount = wymagania mają złą sumę.
    .remedy = Razem { $act }.
card-data-trait-mix = cech za samo doświadczenie: { $only }, bez doświadczenia: { $without }.
    .remedy = Co najmniej po 3.
card-data-name-missing = brakuje karty „{ $name }”.
    .remedy = Wymienia ją instrukcja.
card-data-kind-wrong = rodzaj to { $found }.
    .remedy = Użyj { $wanted }.
card-data-numbers-printed = to nie są numery z karty.
    .remedy = Na karcie jest { $number }.
card-data-source-name = nie podano źródła nazwy.
    .remedy = Nazwa pochodzi z instrukcji.
card-data-name-repeats = nazwa „{ $name }” się powtarza.
    .remedy = Zmień jedną z nich.
card-data-links = błędnie wiążą kartę.
    .remedy = Powiązane są tylko karty z CTA-29 i CTA-30.
card-data-others = źle oceniają, czy karta dotyczy innych.
    .remedy = Ustaw refers_to_others, jeśli dotyczy.
card-data-itself = źle oceniają, czy karta pomaga właścicielowi.
    .remedy = Ustaw self_target, jeśli pomaga.
card-data-adversary-deck = talia wroga to { $found }.
    .remedy = Zob. CTA-179.
card-data-played-points = punkty są błędne.
    .remedy = 1 punkt szlachetności (bohater) albo 1 nikczemności.
card-data-played-symbols = karta ma nadrukowane symbole.
    .remedy = Zagrywane karty nie dają symboli.
card-data-quest-difficulty = ustala zły poziom trudności.
    .remedy = +{ $wanted } na koniec.
card-data-words-empty = pole jest puste albo ma zbędne odstępy.
    .remedy = Uzupełnij je.
card-data-placeholder = nawias klamrowy albo nieznane pole do wypełnienia.
    .remedy = Wpisz { "{" }hero{ "}" } tam, gdzie ma być imię bohatera; innych nawiasów klamrowych nie używaj.
card-data-begins-small = zaczyna się małą literą.
    .remedy = Zacznij wielką literą.
card-data-ends-wrongly = ma złe zakończenie.
    .remedy = Zdania kończą się kropką, nazwy nie.
card-data-template-count = „{ $template }”: liczba kart { $count }.
    .remedy = Powinno ich być { $wanted }: zmień karty tego rodzaju.
card-data-template-unknown = „{ $template }”: karty tego rodzaju tego nie robią.
    .remedy = Użyj jednej z wartości: { $words }.
card-data-origin-symbols = symbole są błędne.
    .remedy = Dwie zdolności, bez punktów.
card-data-motivation-symbols = symbole są błędne.
    .remedy = Jeden symbol albo jeden punkt.
card-data-motivation-free = efekt jest darmowy.
    .remedy = Wydaj doświadczenie, raz na turę.
card-data-destiny-effect = efekt jest nietypowy.
    .remedy = Najpierw score_per, potem score 5 z warunkiem.
card-data-ally-points = punkty są błędne.
    .remedy = 1 lub 2 punkty i najwyżej 1 symbol.
card-data-ally-cost = koszt jest nietypowy.
    .remedy = Wydaj 1 doświadczenia albo poświęć sojusznika.

## Wynik

result-story = opowieść
result-morality = moralność
result-destiny = przeznaczenie
result-cards = karty i doświadczenie
result-symbols = symbole
result-total = punkty
result-line = { $count }
highlight-success = { $seat } i wyzwanie { $card }: szansa { $percent } %, a wynik { $result } przy poziomie trudności { $difficulty }.

## Statystyki

tally-challenges = Udane wyzwania
    .hint = Spośród tych, które podjęli twoi bohaterowie.
tally-tales = Opowieści
    .hint = Według przeznaczenia: partie wygrane spośród rozegranych.
