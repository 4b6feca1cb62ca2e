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
card-challenge = Wyzwanie aktu { $act }, trudność { $difficulty }: { $tests }
card-adversary = Wróg aktu { $act }, trudność { $difficulty }: { $tests }
card-ally = Sojusznik aktu { $act }
card-hero = Bohater
card-antihero = Antybohater
card-quest = Misja
card-victory = Warunek zwycięstwa: wróg wygrywa, gdy ma { $goals } znaczników doświadczenia w grze dla 1, 2, 3 i 4 graczy
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
pay = możesz { $cost }, aby { $deeds }
may = możesz { $deeds }
must = { $deeds }
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
if-margin_min = wynik jest wyższy od trudności co najmniej o { $n }
if-margin_min-below = wynik jest niższy od trudności najwyżej o { $n }
if-margin_max = wynik jest wyższy od trudności najwyżej o { $n }
if-margin_max-below = wynik jest niższy od trudności co najmniej o { $n }
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
subject-adversary = wróg
    .of = wroga

## Co się dzieje

deed-gain_xp = { $form ->
    [to] wziąć { xp }
    [they] { $subject } bierze { xp }
   *[do] weź { xp }
}
deed-lose_xp = { $form ->
    [to] stracić { xp }
    [they] { $subject } traci { xp }
   *[do] strać { xp }
}
deed-steal_xp = { $form ->
    [to] zabrać { xp } od { $of }
   *[do] zabierz { xp } od { $of }
}
draw = { $form ->
    [to] dobrać
    [they] { $subject } dobiera
   *[do] dobierz
}
deed-draw_hero = { $n ->
    [one] { draw } kartę bohatera
   *[other] { draw } { $n } { cards-plural } bohaterów
}
deed-draw_antihero = { $n ->
    [one] { draw } kartę antybohatera
   *[other] { draw } { $n } { cards-plural } antybohaterów
}
deed-draw_either = { $n ->
    [one] { draw } kartę bohatera albo antybohatera
   *[other] { draw } { $n } { cards-plural } bohaterów albo antybohaterów
}
deed-discard_hand = { $form ->
    [to] odrzucić z ręki { some-cards }
    [they] { $subject } odrzuca z ręki { some-cards }
   *[do] odrzuć z ręki { some-cards }
}
move-marker = { $form ->
    [to] przesunąć
    [they] { $subject } przesuwa
   *[do] przesuń
}
deed-morality-up = { move-marker } swój znacznik moralności o { spaces } w górę
deed-morality-down = { move-marker } swój znacznik moralności o { spaces } w dół
deed-prevent_corruption = { $form ->
    [to] zignorować { corruption-symbols }
   *[do] zignoruj { corruption-symbols }
}
corruption-symbols = { $n ->
    [one] { $n } symbol zepsucia
    [few] { $n } symbole zepsucia
   *[other] { $n } symboli zepsucia
}
deed-prevent_corruption-all = { $form ->
    [to] zignorować wszystkie symbole zepsucia
   *[do] zignoruj wszystkie symbole zepsucia
}
add = { $form ->
    [to] dołożyć
   *[do] dołóż
}
deed-add_rune = { $n ->
    [one] { add } do puli dodatkową { $choices }
    [few] { add } do puli { $n } dodatkowe { $choices }
   *[other] { add } do puli { $n } dodatkowych { $choices }
}
deed-add_rune-anywhere = { deed-add_rune }, nawet na najniższym polu toru moralności
deed-add_symbol = { $form ->
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
deed-add_result-up = { $form ->
    [to] dodać { $n } do swojego wyniku
    [they] dodaj { $n } do wyniku { $of }
   *[do] dodaj { $n } do swojego wyniku
}
deed-add_result-down = { $form ->
    [to] odjąć { $n } od swojego wyniku
    [they] odejmij { $n } od wyniku { $of }
   *[do] odejmij { $n } od swojego wyniku
}
deed-add_result_per = { $form ->
    [to] dodać { $n } do swojego wyniku za { $per }
   *[do] dodaj { $n } do swojego wyniku za { $per }
}
deed-modify_difficulty-this_challenge-up = { $form ->
    [to] zwiększyć trudność tego wyzwania o { $n }
   *[do] zwiększ trudność tego wyzwania o { $n }
}
deed-modify_difficulty-this_challenge-down = { $form ->
    [to] zmniejszyć trudność tego wyzwania o { $n }
   *[do] zmniejsz trudność tego wyzwania o { $n }
}
deed-modify_difficulty-this_card-up = trudność tej karty jest o { $n } wyższa
deed-modify_difficulty-this_card-down = trudność tej karty jest o { $n } niższa
deed-modify_difficulty-act_row-up = trudność każdego wyzwania aktu { $act } jest o { $n } wyższa
deed-modify_difficulty-act_row-down = trudność każdego wyzwania aktu { $act } jest o { $n } niższa
deed-modify_difficulty-set_aside-up = trudność ostatecznego wroga jest o { $n } wyższa
deed-modify_difficulty-set_aside-down = trudność ostatecznego wroga jest o { $n } niższa
deed-ignore_runes-kind = nie liczą się wyniki run pokazujących { $choices }
deed-ignore_runes-face = nie liczą się wyniki run pokazujących { $choices }
deed-ignore_runes-chosen = { $form ->
    [to] wybrać { $n } { rune-plural }, których wynik się nie liczy
   *[do] wybierz { $n } { rune-plural }, których wynik się nie liczy
}
deed-ignore_runes-all = nie liczą się wyniki żadnych run
deed-ignore_runes-tested_by_challenge = wybierz jedną ze zdolności wyzwania: wyniki jej run się nie liczą
deed-ignore_runes-tested_by_adversary = wybierana jest jedna ze zdolności wroga: wyniki jej run się nie liczą
recast = { $form ->
    [to] rzucić jeszcze raz
   *[do] rzuć jeszcze raz
}
deed-recast_runes-kind = { recast } wszystkimi runami pokazującymi { $choices }
deed-recast_runes-face = { recast } wszystkimi runami pokazującymi { $choices }
deed-recast_runes-chosen = { $n ->
    [one] { recast } jedną wybraną runą
   *[other] { recast } wybranymi runami, najwyżej { $n }
}
deed-recast_runes-all = { recast } wszystkimi runami
deed-recast_runes-tested_by_challenge = { recast } runami jednej ze zdolności wyzwania
deed-recast_runes-tested_by_adversary = { recast } runami jednej ze zdolności wroga
flip = { $form ->
    [to] odwrócić
   *[do] odwróć
}
deed-flip_rune-kind = { flip } { $n } { rune-plural } z widocznym znakiem: { $choices }
deed-flip_rune-face = { flip } { $n } { rune-plural } z widocznym znakiem: { $choices }
deed-flip_rune-chosen = { flip } { $n } { rune-plural } do wyboru
deed-flip_rune-all = { flip } wszystkie runy
deed-flip_rune-tested_by_challenge = { flip } runy jednej ze zdolności wyzwania
deed-flip_rune-tested_by_adversary = { flip } runy jednej ze zdolności wroga
deed-reattempt-optional = { $form ->
    [to] podejść do tego samego wyzwania jeszcze raz
   *[do] podejdź do tego samego wyzwania jeszcze raz
}
deed-reattempt-forced = { $subject } musi podjąć je jeszcze raz, a jego trudność rośnie o { $more }
deed-change_challenge = { $subject } musi porzucić to wyzwanie i wybrać inną kartę opowieści
deed-auto_fail = wyzwanie kończy się porażką
deed-auto_success = wyzwanie kończy się sukcesem
deed-journey_free = { $form ->
    [to] wędrować bez kosztu { times }
   *[do] wędruj bez kosztu { times }
}
times = { $n ->
    [one] jeden raz
    [2] dwa razy
   *[other] { $n } razy
}
deed-extra_journeys = { $form ->
    [to] wędrować w każdej turze o { times } więcej
   *[do] wędruj w każdej turze o { times } więcej
}
discard = { $form ->
    [to] odrzucić
   *[do] odrzuć
}
deed-discard_row_card = { $filter ->
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
deed-refresh_row = { $form ->
    [to] wymienić cały rząd aktu { $act }
   *[do] wymień cały rząd aktu { $act }
}
deed-gain_trait_free-xp = { $form ->
    [to] zdobyć cechę bez wydawania doświadczenia
   *[do] zdobądź cechę bez wydawania doświadczenia
}
deed-gain_trait_free-requirements = { $form ->
    [to] zdobyć cechę bez spełniania jej wymagań
   *[do] zdobądź cechę bez spełniania jej wymagań
}
deed-extra_main = { $form ->
    [to] wykonać w tej turze jeszcze jedną główną akcję
   *[do] wykonaj w tej turze jeszcze jedną główną akcję
}
deed-keep_on_fail = wyzwanie mimo porażki zostaje w rzędzie
deed-no_fail_xp = { $form ->
    [they] { $subject } nie bierze doświadczenia za porażkę
   *[do] nie bierz doświadczenia za porażkę
}
deed-gain_attached_ally = { $form ->
    [to] zabrać sojusznika spod wyzwania mimo porażki
   *[do] zabierz sojusznika spod wyzwania mimo porażki
}
deed-force_sacrifice = { $chooser ->
    [owner] wybierz sojusznika { $of }: zostaje poświęcony
   *[target] { $subject } musi poświęcić sojusznika
}
deed-restore_ally = { $form ->
    [to] odkryć na nowo jednego ze swoich poświęconych sojuszników
   *[do] odkryj na nowo jednego ze swoich poświęconych sojuszników
}
deed-cancel_card = { $form ->
    [to] unieważnić { cancelled-card }, właśnie zagraną przez innego gracza
   *[do] unieważnij { cancelled-card }, właśnie zagraną przez innego gracza
}
cancelled-card = { $cards ->
    [hero] kartę bohatera
    [antihero] kartę antybohatera
   *[either] kartę bohatera albo antybohatera
}
deed-allow_play = { $form ->
    [to] zagrywać karty { hand-kind } bez względu na moralność
   *[do] zagrywaj karty { hand-kind } bez względu na moralność
}
hand-kind = { $cards ->
    [hero] bohaterów
    [antihero] antybohaterów
   *[either] bohaterów i antybohaterów
}
deed-allow_dark = { $n ->
    [one] { add } mroczną runę nawet na najniższym polu toru moralności
    [few] { add } do { $n } mrocznych run nawet na najniższym polu toru moralności
   *[other] { add } do { $n } mrocznych run nawet na najniższym polu toru moralności
}
deed-cost_change-journey-up = każda wędrówka kosztuje o { xp } więcej
deed-cost_change-journey-down = każda wędrówka kosztuje o { xp } mniej
deed-cost_change-dark_rune-up = każda mroczna runa kosztuje o { xp } więcej
deed-cost_change-dark_rune-down = każda mroczna runa kosztuje o { xp } mniej
deed-cost_change-trait-up = każda cecha kosztuje o { xp } więcej
deed-cost_change-trait-down = każda cecha kosztuje o { xp } mniej
deed-cost_change-play-up = zagranie karty kosztuje o { xp } więcej
deed-cost_change-play-down = zagranie karty kosztuje o { xp } mniej
deed-forbid-journey = nikt nie może wędrować
deed-forbid-dark_rune = nikt nie może kupować mrocznych run
deed-forbid-trait = nikt nie może zdobywać cech
deed-forbid-play = nikt nie może zagrywać kart { hand-kind }
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
deed-peek-act_1 = { peek } z talii aktu I
deed-peek-act_2 = { peek } z talii aktu II
deed-peek-act_3 = { peek } z talii aktu III
deed-peek-hero = { peek } z talii bohaterów
deed-peek-antihero = { peek } z talii antybohaterów
deed-peek-adversary_deck = { peek } z talii wroga
deed-adversary_xp-up = wróg otrzymuje { xp }
deed-adversary_xp-down = wróg traci { xp }
deed-score = zdobywasz { $points }
deed-score-if = zdobywasz { $points }, { $condition }
deed-score_per = { $more ->
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

tale-title = { $hero }. Opowieść spod znaku karty „{ $origin }”
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
