### Plansza Zewu przygody po polsku

where = Tura { $turn }
where-last = Tura { $turn }, ostatnia runda
where-choosing = Wybór postaci
plate-chosen = wybrane
plate-act = akt { $act }, { $count } z 3
plate-xp = doświadczenie { $count }
plate-heroes = karty bohaterów na ręce: { $count }
plate-antiheroes = karty antybohaterów na ręce: { $count }

## Znaki

sign-str = siła
sign-dex = zręczność
sign-con = usposobienie
sign-int = inteligencja
sign-wis = wiedza
sign-cha = charyzma
sign-divinity = boskość
sign-royalty = dostojeństwo
sign-nature = natura
sign-justice = sprawiedliwość
sign-villainy = szubrawstwo
sign-arcana = wiedza tajemna
sign-xp = doświadczenie
sign-hero = karta bohatera
sign-antihero = karta antybohatera
sign-either = karta bohatera albo antybohatera
sign-triumph = punkty szlachetności
sign-tragedy = punkty nikczemności
sign-virtue = krok ku światłu
sign-vice = krok ku ciemności
sign-corruption = zepsucie
sign-ally = sojusznik

## Stół

box-opens = Rozpakowujemy karty…
box-failed = Nie udało się pobrać kart.
try-again = Spróbuj jeszcze raz
parts-of-table = Części stołu
segment-challenge = Wyzwanie
segment-story = Opowieść
segment-acts = Akty
act = Akt { $act }
deck-left = talia { $count }
face-down = zakryty
is-trait = cecha
ally-waits = Czeka tu { $ally }
difficulty-is = poziom trudności { $difficulty }
plus-difficulty = trudniej o
harder-by = +{ $plus }, razem { $difficulty }
as-hard = poziom { $difficulty }
you-gain = Zyskujesz
answers = Odpowiedzi
stack = Zagrane karty, które jeszcze nie działają
cancelled = bez efektu
hand = Twoja ręka
hand-empty = nie masz kart na ręce
their-hand = na ręce: bohaterowie { $heroes }, antybohaterowie { $antiheroes }
your-story = Twoja opowieść
whose-story = Czyja opowieść
origin = Pochodzenie
motivation = Motywacja
destiny = Przeznaczenie
hidden = zakryte
track = Tor moralności
track-space = pole { $level }
plays-hero = karty bohaterów
plays-antihero = karty antybohaterów
symbols = Doświadczenie i symbole
allies = Sojusznicy
sacrificed = poświęcony
played-cards = { $count ->
    [one] 1 zagrana karta
    [few] { $count } zagrane karty
   *[many] { $count } zagranych kart
}

## Runy i szanse

tray = Taca z runami
pool-runes = Runy w puli
cast-runes = Runy po rzucie
chance-now = szansa na wynik { $difficulty } z { $runes } runami
meter = poziom trudności { $difficulty }
verdict-success = Udało się
verdict-enough = Wystarczy
verdict-missing = Brakuje { $missing }
dark-chance = Mroczna runa: szansa { $percent } %
dark-price = Daje 1 albo 2. Gdy wypadnie 2, spadasz o pole na torze moralności.
add-for = Dodaj za { $price }
add-free = Dodaj za darmo
meter-bonus = { $bonus } z efektów
then-chance = wtedy { $percent } %
then-result = { $result } na { $difficulty }
helps = Co zmieni szanse
corruption-waits = { $count ->
    [one] Czeka jeden krok ku ciemności.
    [few] Czekają { $count } kroki ku ciemności.
   *[many] Czeka { $count } kroków ku ciemności.
}

## Co można zrobić

do-gain = Zdobądź
do-assign = Tu wyślij sojusznika
do-discard = Odrzuć
do-journey = Wędruj dalej
free = za darmo
do-face = Podejmij wyzwanie
do-use = Użyj
do-add = Dołóż: { $kind }
do-leave = Odłóż: { $kind }
ask-cast = { $card }: rzucasz?
ask-cast-hint = Poziom trudności { $difficulty }, szansa { $percent } %.
ask-keep = To twoja postać?
ask-face = Poziom trudności { $difficulty }, szansa { $percent } %. Do zdobycia: { $gain }.
ask-chance = Szansa zmieni się z { $before } % na { $percent } %.
ask-result = { $enough ->
    [yes] Wynik zmieni się na { $result }, poziom trudności to { $difficulty }: wystarczy.
   *[no] Wynik zmieni się na { $result }, poziom trudności to { $difficulty }: to wciąż za mało.
}
ask-assign = Wyzwanie będzie o 1 trudniejsze. Kto mu sprosta, zyska sojusznika.
ask-journey = { $price ->
    [0] Ta karta odchodzi, pojawia się następna. Nic to nie kosztuje.
   *[other] Ta karta odchodzi, pojawia się następna. Koszt: doświadczenie { $price }.
}
act-cast = Rzuć, { $percent } %
act-keep = Zostaw te karty
act-face = Podejmij
act-gain = Zdobądź
act-journey = Wędruj
act-discard = Odrzuć
act-assign = Wyślij
act-use = Użyj
act-play = Zagraj
act-cancel = Unieważnij
act-throw = Odrzuć
act-ally = Wybierz
act-choose = Wybierz
act-target = Wybierz
act-rune = Wybierz
act-first = Najpierw to
act-add = Dołóż
act-leave = Odłóż
act-draw = Dobierz
act-dark = Kup
act-pass = Pas
act-accept = Tak
act-decline = Nie
act-pay = Użyj
act-back = Wybierz
act-end = Zakończ turę

## Dlaczego karta czeka

wait-morality-forbids = moralność nie pozwala
wait-wrong-moment = nie w tej chwili
wait-not-your-turn = nie twoja kolej
wait-no-target = nie ma celu
wait-answered-already = odpowiedź już padła
wait-nothing-to-answer = nie może teraz odpowiedzieć
wait-not-the-question = najpierw odpowiedz
wait-characters-kept = jeszcze nie
wait-game-over = po grze
wait-not-in-hand = nie ma jej na ręce
wait-main-action-due = nie w tej chwili
wait-in-a-challenge = nie w tej chwili

## Karty na ręce

now-chance = teraz: { $percent } %
now-result = wynik { $result }
now-if-you-like = jeśli chcesz
short-any_time = w każdej chwili
short-my_turn = w twojej turze
short-before_own_challenge = przed rzutem
short-before_other_challenge = przed cudzym rzutem
short-during_own_challenge = po rzucie
short-during_other_challenge = po cudzym rzucie
short-after_other_challenge = po cudzym wyzwaniu
short-after_own_failure = gdy nie sprostasz
short-after_own_success = gdy sprostasz
take-up = Zagrać kartę { $card }?
take-up-act = Zagraj od razu, gdy można
taken-up = zaraz zagrasz
do-use-card = Użyj: { $card }

## Legenda znaków

key = Legenda znaków
key-abilities = Zdolności
key-abilities-why = Każdy taki znak w twojej opowieści dokłada runę do wyzwania, które sprawdza tę zdolność: najwyżej trzy.
key-story = Symbole opowieści
key-story-why = Na koniec gry liczą się zestawy jednakowych:
key-set = { $count } to { $points } pkt
key-rewards = Nagrody i inne znaki
key-xp = Doświadczenie: płacisz nim za mroczne runy, cechy i wędrówkę; niewydane daje po punkcie.
key-hero = Karta bohatera: dobierz ją albo zagraj.
key-antihero = Karta antybohatera: dobierz ją albo zagraj.
key-either = Karta bohatera albo antybohatera, do wyboru.
key-triumph = Punkty szlachetności.
key-tragedy = Punkty nikczemności.
key-virtue = Prawość: znacznik moralności idzie o pole w górę.
key-vice = Zepsucie na karcie: znacznik moralności idzie o pole w dół.
key-corruption = Zepsucie na mrocznej runie: po wyzwaniu znacznik idzie o pole w dół.
key-ally = Sojusznik: kto sprosta wyzwaniu, temu pomaga.
key-trait = Cecha: bierzesz ją bez rzutu, gdy spełniasz jej wymagania.
key-quest = Misja wroga: działa, dopóki leży na stole.
key-runes = Runy
key-rune-base = Runy podstawowe: trzy w każdym wyzwaniu; dają 1, nic albo kartę.
key-rune-str = Runa zdolności: daje 1 albo 2.
key-rune-special = Trzecia runa zdolności: daje 2 albo kartę lub doświadczenie.
key-rune-dark = Mroczna runa: daje 1 albo 2, ale 2 to zepsucie.

## Pasowanie bez pytania

passes = Pasy bez pytania
pass-now = Pasuj od teraz
pass-turn = Pasuj do końca tury
pass-challenge = Pasuj do następnego wyzwania
passing-turn = Pasujesz do końca tury
passing-challenge = Pasujesz do następnego wyzwania
passes-title = Pasy bez pytania
passes-help = Kiedy stół pyta, czy chcesz zagrać kartę, przeglądarka może odpowiedzieć za ciebie. W każdej chwili możesz to zmienić.
passes-note = Kto pasuje w mgnieniu oka, ten zdradza, że nie ma czego zagrać.
moment-own = W mojej turze
moment-before = Zanim ktoś inny rzuci
moment-after = Po czyimś rzucie
moment-verdict = Zanim czyjś wynik się liczy
moment-answer = Gdy można odpowiedzieć na kartę
moment-rest = Na koniec tury i gry
manner-useful = Gdy mam czym grać
manner-never = Zawsze pas

## Wróg

adversary = Wróg
quests = Misje
foe-goal = doświadczenie { $xp } z { $goal }; przy { $goal } wszyscy przegrywają
foe-goal-short = { $xp } z { $goal }
foe-chance = twoja szansa { $percent } %
foe-beaten = pokonany, zwycięża { $name }
foe-deck = talia wroga: { $count }

## Koniec

finale = Opowieści są gotowe
finale-won = Wróg pokonany
finale-lost = Wróg zwyciężył
finale-pad = Punkty
finale-tale = Opowieść
page-of = Akt { $act } z trzech
page-first = Potem motywacja, przeznaczenie i punkty.
page-second = Potem przeznaczenie i punkty.
page-last = Potem punkty.
read-on = Czytaj akt { $act }
to-points = Policz punkty
points-at-once = Od razu punkty
share-tale = Wyślij opowieść
finale-on = Do wyniku
finale-again = Punkty i opowieści
pad-line = Wiersz notesu
pad-triumph-why = na kartach opowieści, postaci i sojuszników
pad-tragedy-why = na kartach opowieści, postaci i sojuszników
pad-morality-why = za pole, na którym stoi znacznik
pad-destiny-why = za to, czego chciało przeznaczenie
pad-experience-why = po punkcie
pad-heroes-why = po punkcie za zagraną kartę
pad-antiheroes-why = po punkcie za zagraną kartę
pad-sets-why = zestawy takich samych symboli
pad-total-why = punkty przeznaczenia
points-in-all = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
picture-of = Gotowa planszetka opowieści: { $name }
save-png = Zapisz obraz
save-failed = Nie udało się zapisać obrazu.
