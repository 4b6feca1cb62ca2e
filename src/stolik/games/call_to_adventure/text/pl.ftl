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
card-victory = Warunek zwycięstwa: wróg wygrywa, gdy ma { $goals } znaczników doświadczenia w grze odpowiednio dla 1, 2, 3 i 4 osób
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
    [to] wędrować { times } za darmo
   *[do] wędruj { times } za darmo
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
face-xp = 0 i doświadczenie
face-hero = 0 i bohater
face-antihero = 0 i antybohater
face-either = 0 i karta
face-corruption = +{ $value } i zepsucie
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

question-keep = Kim jesteś? Zostaw jedno pochodzenie, jedną motywację i jedno przeznaczenie.
    .hint = Pozostałe trzy karty opuszczają grę, niepokazane.
question-main = Zdobądź cechę albo podejmij wyzwanie.
    .hint = Możesz też wędrować, używać swoich kart i zagrywać karty z ręki.
question-main-adversary = Twoja opowieść ma osiem kart: zmierz się z wrogiem.
    .hint = Najpierw się przygotuj, jeśli możesz.
question-main-done = Coś jeszcze przed końcem tury?
question-window-3 = Zagrasz kartę?
question-window-7-own = { $card }, trudność { $difficulty }: twoje runy dają { $percent } % szans. Rzucasz?
    .hint = Dodaj runy, użyj kart albo rzuć.
question-window-7-other = { $active } zaraz rzuci runami. Zagrasz kartę?
    .hint = { $card }, trudność { $difficulty }, szansa { $percent } %.
question-window-10-own = Masz { $result } przy trudności { $difficulty }. Zagrasz coś?
question-window-10-other = { $active } ma { $result } przy trudności { $difficulty }. Zagrasz kartę?
question-window-11-success = { $active } odnosi sukces. Zagrasz kartę, zanim się policzy?
question-window-11-failure = { $active } ponosi porażkę. Zagrasz kartę, zanim się policzy?
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
question-sign-add-rune = { $card }: którą runę dodajesz?
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
move-face = { $card }: { $path } (trudność { $difficulty }, { $percent } %)
move-face-plain = Podejmij wyzwanie: { $card }
move-face-adversary = Zmierz się z wrogiem: { $card } (trudność { $difficulty }, { $percent } %)
move-journey = Wędruj dalej, omijając: { $card }
move-discard = Odrzuć: { $card }
move-assign = Pod kartę: { $card }
move-use = Użyj: { $card }, { $cost }
move-play = Zagraj: { $card }
move-cancel = Unieważnij: { $card }
move-throw = Odrzuć z ręki: { $card }
move-ally = { $card }
move-choose = { $sign }
move-target = { $whose }
move-rune = runa: { $kind }
move-first = Najpierw { $card }
move-add = Dołóż runę: { $kind }
move-leave = Odłóż runę: { $kind }
move-draw-hero = Dobierz bohatera
move-draw-antihero = Dobierz antybohatera
move-dark = Kup mroczną runę (wtedy { $percent } %)
move-cast = Rzuć runami ({ $percent } %)
move-pass = Pas
move-accept-offer = Użyj efektu
move-decline-offer = Zrezygnuj
move-pay = Użyj efektu, { $cost }
move-back-hero = Karta bohatera
move-back-antihero = Karta antybohatera
move-accept-again = Podejmij je jeszcze raz
move-accept-last-turn = Rozegraj ostatnią turę
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
event-challenge-faced-path = { $seat } podejmuje wyzwanie { $card }: { $path }, trudność { $difficulty }.
event-challenge-faced-whole = { $seat } podejmuje wyzwanie { $card }, trudność { $difficulty }.
event-rune-added = { $seat } dodaje runę: { $rune }.
event-rune-left = { $seat } pomija runę: { $rune }.
event-runes-cast = { $seat } rzuca: { $faces }. Wynik { $result }.
event-runes-ignored = Runy tego rodzaju się nie liczą: { $rune }.
event-result-changed-up = Wynik rośnie o { $by }.
event-result-changed-down = Wynik spada o { $by }.
event-difficulty-changed-up = Trudność rośnie do { $difficulty }.
event-difficulty-changed-down = Trudność spada do { $difficulty }.
event-challenge-judged-success = { $seat } odnosi sukces: { $card }, wynik { $result }, trudność { $difficulty }.
event-challenge-judged-failure = { $seat } ponosi porażkę: { $card }, wynik { $result }, trudność { $difficulty }.
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
event-adversary-gained = Wróg ma doświadczenie: { $total } z { $goal }.
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
refusal-answered-already = Twoja odpowiedź już padła albo żadna twoja karta nie może odpowiedzieć. Turę rozgrywa { $whose }.
    .instead = Poczekaj na pozostałych.
refusal-characters-kept = Postacie są już wybrane.
    .instead = Graj dalej.
refusal-not-the-question = Nie o to teraz chodzi.
    .instead = Wybierz jedną z podanych odpowiedzi.
refusal-not-in-hand = Nie masz tej karty na ręce.
    .instead = Wybierz kartę ze swojej ręki.
refusal-morality-forbids = Twoja moralność nie pozwala zagrać tej karty.
    .instead = Najpierw przesuń znacznik albo zagraj kartę drugiego rodzaju.
refusal-wrong-moment = Tej karty nie można zagrać w tej chwili albo nie ma ona celu.
    .instead = Zachowaj ją na chwilę, o której mówi jej tekst.
refusal-main-action-due = Akcja główna jeszcze przed tobą.
    .instead = Najpierw zdobądź cechę albo podejmij wyzwanie.
refusal-main-action-taken = Akcja główna w tej turze jest już wykonana.
    .instead = Wędruj, użyj kart albo zakończ turę.
refusal-effect-not-now = Tego efektu nie można teraz użyć: brakuje karty, kosztu albo właściwej chwili.
    .instead = Wybierz jeden z podanych efektów.
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
refusal-challenge-needs-runes = To wyzwanie: wygrywa się je runami.
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
refusal-no-such-rune = Nie masz więcej takich symboli albo wyzwanie nie sprawdza tej zdolności.
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
board-adversary = { $card }: trudność { $difficulty } · doświadczenie { $xp } z { $goal }
board-challenge = { $card }: trudność { $difficulty } · { $percent } % · wynik { $result }
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
facts-allies = Sprzymierzeńcy
    .why = Porównanie z graczami, którzy mają tylu samo sprzymierzeńców, ale nie tego.
facts-played = Karty bohaterów i antybohaterów
    .why = Porównanie z graczami, którzy zagrali tyle samo różnych kart, ale nie tę.
