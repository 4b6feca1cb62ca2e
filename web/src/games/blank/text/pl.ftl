## Stół
where = Tura { $turn } z { $limit } najwyżej
where-strict = Na pamięć, tura { $turn }
where-game = Partia { $game }, tura { $turn }
where-deck = { $mode ->
    [strict] Talia „{ $name }”, partia { $game } · na pamięć, tura { $turn }
   *[watched] Talia „{ $name }”, partia { $game } · tura { $turn }
}
where-mixed = { $mode ->
    [strict] Talie { $name } · na pamięć, tura { $turn }
   *[watched] Talie { $name } · tura { $turn }
}
lobby-decks = { $count ->
    [one] Talia na stole
   *[other] Talie na stole
}
lobby-deck = Talia „{ $name }”, partia { $game }
cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
plate-skips = pomija turę
plate-left = odchodzi
rules-in-force = Obowiązujące zasady
no-rules = Nie obowiązuje żadna zasada.
author-project = Stolik
author-unknown = autor nieznany
rule-is-new = nowa
rule-is-trial = na próbę
card-on-trial = Na próbę: efekt nie należy do talii.
rule-is-silenced = zawieszona
draw-pile = Dobieranie
top-card = Na wierzchu: { $card }
look-closer = Obejrzyj z bliska: { $card }
your-hand = Twoje karty
card-without-effect = Ta karta nie ma własnego efektu. Może jednak uruchomić zasady w rzędzie.

## Plan zagrania
ask-play = Którą kartę zagrywasz?
ask-draw = { $colour ->
    [hexagon] Nic nie pasuje do sześciokąta { $digit }: dobierz kartę
    [circle] Nic nie pasuje do koła { $digit }: dobierz kartę
    [triangle] Nic nie pasuje do trójkąta { $digit }: dobierz kartę
    [rhombus] Nic nie pasuje do rombu { $digit }: dobierz kartę
    [square] Nic nie pasuje do kwadratu { $digit }: dobierz kartę
   *[shield] Nic nie pasuje do tarczy { $digit }: dobierz kartę
}
ask-draw-barred = Niczego nie wolno teraz zagrać: dobierz kartę
open-first = Pilnujecie sami. Zaczyna { $name }
plan-one = Zagrać kartę: { $card }?
plan-many = { $count ->
    [few] { $count } karty, na wierzchu { $top }
   *[many] { $count } kart, na wierzchu { $top }
}
plan-hint = Możesz dołożyć pasujące; ostatnia ląduje na wierzchu.
plan-strict = Nikt nie ostrzega: kto się pomyli, dobiera kartę.
plan-act = { $count ->
    [one] Zagraj kartę
    [few] Zagraj { $count } karty
   *[many] Zagraj { $count } kart
}
plan-on = Zagrywasz kartę po karcie…
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
match-colour = Liczy się tylko kolor
match-digit = Liczy się tylko cyfra
match-both = Musi pasować i kolor, i cyfra
match-colour-hexagon = Następna karta: sześciokąt
match-colour-circle = Następna karta: koło
match-colour-triangle = Następna karta: trójkąt
match-colour-rhombus = Następna karta: romb
match-colour-square = Następna karta: kwadrat
match-colour-shield = Następna karta: tarcza
match-digit-1 = Następna karta: 1
match-digit-2 = Następna karta: 2
match-digit-3 = Następna karta: 3
match-digit-4 = Następna karta: 4
match-digit-5 = Następna karta: 5
match-digit-6 = Następna karta: 6
limit = { $count ->
    [one] W tej turze najwyżej 1 karta
    [few] W tej turze najwyżej { $count } karty
   *[many] W tej turze najwyżej { $count } kart
}
case-call = { $name } mówi: { $accused } nie robi tego, co każe „{ $source }”.
case-report = { $name } zgłasza „{ $source }” u gracza { $accused }.
case-outside = { $name } zgłasza: „{ $source }”.
case-admission = Prawda czy nie?
case-vote = Reszta głosuje.
duty-of = { $count ->
    [one] { $name } ma { $text }
   *[other] { $name } ma { $text } { $count } razy
}
duty-open = przed następną kartą
duty-claimed = mówi, że zrobione
duty-overdue = niezrobione!
duty-lasting = do końca partii
duty-proven = zrobione
threat-cards = Podświetlona karta z ręki może to odbić.
threat-none = Żadna karta z twojej ręki tego nie odbije.
turned-away = { $name } odbija:
stand-in = liczy się zastępstwo
stand-ins = Czego nie robię
    .hint = Bez podawania powodów. Do końca partii liczy się coś cichszego.
act-kind-voice = Głos
act-kind-movement = Ruch
act-kind-camera = Kamera
act-kind-eyes = Patrzenie w oczy
act-kind-cough = Kaszel
exempt-voice = bez głosu
exempt-movement = bez ruchu
exempt-camera = bez kamery
exempt-eyes = bez patrzenia w oczy
exempt-cough = kaszel się nie liczy
order-title = { $card }, gdy mnie nie ma
order-use = Użyj
order-ask = Zapytaj mnie
order-never = Nigdy
claim-done = Zrobione
catch = Przyłap: { $name }
catch-hint = Kto przyłapie niesłusznie, sam dobiera kartę.
missed-by = { $name } nie robi tego, co każe…
seen-at = Widać u gracza { $name }
plate-duty = zadanie
speak-about = Powiedz coś o zasadzie: { $name }
shows = { $name } pokazuje: { $cards }
speak-up = Odezwij się
    .strict = Tu pilnują tylko gracze. Fałszywy zarzut kosztuje kartę.
    .watched = Fałszywy zarzut kosztuje kartę.
claim-it = Wykonuję to teraz
call-out = Nie robi tego
report = Widać to u
ruling-ask = Przypadek, którego nie obejmuje żadna zasada
ruling-put = Niech stół zagłosuje
ruling-open = Otwarta sprawa:
ruling-yes = Tak
ruling-no = Nie
it-happened = To się stało

## Po partii
after-yours = Pióro jest u ciebie: jedna nowa karta do talii.
after-waits = { $owner } czyta twoją kartę.
after-write = Napisz zasadę
after-writes = { $name } pisze kartę do talii…
after-shows = { $name } pokazuje kartę:
after-decide = Przeczytaj i zdecyduj
after-new-tag = nowa zasada
after-next = otworzy następną partię
after-yes = Tak, wpisz
after-suggest = Zaproponuj zmianę
after-send = Wyślij
after-no = Nie
after-bot = { $name } wygrywa i ma pomysł
after-bot-tag = pomysł bota
after-take = Bierzemy
after-own = Napiszę własną
after-rather-not = Lepiej nie
after-pen = Pióro trzyma { $name }.
after-nods = Za: { $names }
read-out = Nowa zasada od tej partii
read-out-trial = Ta zasada jest na próbę
read-out-by = Pióro: { $names }
read-out-act = Gramy
after-nod = Bierzemy
after-try = Najpierw na próbę
after-trial-asked = W następnej partii na próbę, jeśli wszyscy są za.
after-trial-agreed = W następnej partii na próbę.
after-accepted = Wpisana do talii na zawsze.
after-museum = Muzeum talii

## Warsztat
workshop = BLANK, warsztat zasad
shop-back = Wróć do stolika
shop-deck = { $count ->
    [one] Talia „{ $name }”, 1 zasada
    [few] Talia „{ $name }”, { $count } zasady
   *[many] Talia „{ $name }”, { $count } zasad
}
shop-missing = Tej nagrody tu nie ma. Może jest już wykorzystana albo należy do kogoś innego.
shop-won = Wygrana! Napisz nową kartę.
shop-sent-back = Karta wraca. Pomyśl jeszcze raz.
shop-refused = Ta nie przeszła. Możesz spróbować innej.
shop-remarks = { $owner } pisze: „{ $text }”
shop-reading = Karta do przeczytania. Autor: { $name }
shop-decide = To twoja talia. Przeczytaj kartę i zdecyduj: raz wpisana, zostaje na zawsze.
shop-wait = Talia należy do kogoś innego. Decyduje { $owner }.
shop-accepted = Karta jest w talii
    .hint = Jest częścią tego egzemplarza na zawsze. Od niej zacznie się następna partia.
    .effect = Jest częścią tego egzemplarza na zawsze i tasuje się z innymi.
shop-in-deck = Wpisana do talii
    .hint = Zagraj rewanż, żeby ją spotkać.
shop-kind = Co napisać
kind-rule = Nowa zasada
kind-effect = Efekt na karcie
shop-way = Jak pisać
way-lists = Z list
way-words = Własnymi słowami
shop-which-deck = Do talii
shop-title = Tytuł karty
shop-nickname = Przydomek zasady (jeśli chcesz)
shop-signature = Podpis
shop-slot = Na której karcie?
slot-drawn = z rysunkiem
shop-drawing = Narysuj coś, jeśli chcesz
shop-card = Karta
shop-number = nr { $number }
shop-ready = Tak ma działać?
    .none = Przy stole zobaczą ją wszyscy. Słowa możesz jeszcze zmieniać.
    .trigger = Kto to zauważy, zgłasza przy stole. Boty tego nie robią.
    .duty = Gracze pilnują, czy obowiązek jest spełniony. Boty mówią, że zrobione.
    .both = Całej zasady pilnują gracze: zgłaszają ją i sprawdzają.
shop-question = Która z nich?
    .hint = Wskaż jedną, popraw zdanie albo zostaw po swojemu.
    .only = Wskaż jedną albo popraw zdanie.
shop-trouble = Tego jeszcze nie rozumiem
    .hint = Popraw zdanie, weź jedną z propozycji albo zostaw po swojemu.
    .only = Popraw zdanie albo weź jedną z propozycji.
shop-own-words = Zapisz moimi słowami, pilnują gracze
shop-card-is = Karta:
understood = Zrozumiałem tak:
    .hint = dotknij słowa, żeby je zmienić
by-people = pilnują gracze:
part-words = z twoich słów:
no-choices = Tu nie ma innej możliwości.
no-choices-people = To twoje słowa: zmień je w zdaniu powyżej.
words-restore = Wróć do mojego zdania
offer-this = O to chodzi
shop-not-yet = Karta nie jest skończona
shop-need-words = Napisz zdanie, a przeczytasz, jak zadziała.
shop-need-title = Brakuje tytułu.
shop-need-slot = Wybierz kartę, na której to napisać.
shop-need-author = Podpisz ją.
shop-show = Pokaż przy stole
shop-again = Pokaż obecną wersję
shop-shown = Stół widzi twoją kartę
    .own = To twoja talia, więc decyzja też jest twoja.
    .hint = Gdy wszyscy się wypowiedzą, oddaj ją. Decyduje { $owner }.
shop-hand-in = Oddaj do decyzji ({ $owner })
shop-into-deck = Wpisz do talii
shop-withdraw = Cofnij pokaz
shop-owner-reads = { $owner } czyta twoją kartę
    .hint = Tu decyduje { $owner }. Kartę można jeszcze cofnąć.
shop-your-deck = Wpisać ją do twojej talii?
    .hint = Na zawsze, z podpisem autora.
shop-send-back = Odeślij z uwagą
shop-refuse = Odrzuć
shop-remark = Uwaga dla autora
trial = Co zmieni ta karta
trial-understood = Sędzia rozumie tę kartę i sam jej dopilnuje.
trial-fired = Boty na próbę: { $games } partii, w partii zwykle { $times } razy.
trial-between = { $low }–{ $high }
trial-nods = Podoba się: { $names }
trial-turns = Partia ma zwykle { $after } tur, bez tej karty { $before }.
last-game = { $count ->
    [0] W ostatniej partii nie zadziałałaby ani razu.
    [one] W ostatniej partii zadziałałaby raz.
   *[other] W ostatniej partii zadziałałaby { $count } razy.
}
last-game-turn = tura { $turn }
last-game-turns = W turach: { $turns }
last-game-time = Ile razy zadziała, zależy od waszego tempa.
people-trigger = Tego pilnujecie sami: kto zauważy, mówi.
    .hint = Tego stolik nie widzi ani nie słyszy. Resztę zasady wykona sam.
people-duty = Gracze pilnują, czy to zrobione.
    .hint = Stolik powie, kto ma to zrobić. Czy zrobił, oceniacie sami.
people-both = Całej zasady pilnujecie sami.
    .hint = Kto zauważy, mówi; czy zrobione, oceniacie razem.
trial-owner = Czyta właściciel talii: { $owner }
sketch-label = { $count ->
    [0] Kartka do rysowania, pusta
    [one] Rysunek z jednej kreski
    [few] Rysunek z { $count } kresek
   *[many] Rysunek z { $count } kresek
}
sketch-ink = Atrament
sketch-width = Grubość { $size }
sketch-undo = Cofnij
ink-0 = czarny
ink-1 = czerwony
ink-2 = niebieski
ink-3 = pomarańczowy
ink-4 = fioletowy
ink-5 = zielony
ink-6 = różowy

## Własnymi słowami
words-label = Napisz tak, jak mówisz
words-start = Na przykład:
words-near = Blisko tego są takie karty:
words-guide = Jak pisać zasady
words-reading = Czytam…
tongue-pl = Po polsku
tongue-en = Po angielsku
example-1 = Kto zagra szóstkę, traci kolejkę
example-2 = Jak ktoś się zaśmieje, to bierze kartę
example-3 = Gdy zostanie ci jedna karta, musisz powiedzieć „Blank!”
example-effect-1 = Następny gracz bierze dwie karty
example-effect-2 = Zamień się kartami z kim chcesz

## Z list
kw-if = Jeśli
kw-then = to
kw-also = a potem
kw-and = i tylko gdy
kw-when-played = Gdy ta karta zostanie zagrana
palette = Możliwości
more-choices = więcej…
leave-out = pomiń
remove = Usuń
or = albo
cond-yes = jest tak
cond-not = nie jest tak
may-no = musi
may-yes = może
add-condition = warunek
add-effect = skutek
ask-trigger = Kiedy to działa?
ask-cond = Pod jakim warunkiem?
ask-verb = Co się dzieje?
ask-who = Kogo to dotyczy?
range-exactly = dokładnie { $min }
range-least = co najmniej { $min }
range-most = najwyżej { $max }
range-between = od { $min } do { $max }
range-exactly-word = dokładnie
range-least-word = co najmniej
range-most-word = najwyżej
count-n = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
count-penalty = { $count ->
    [one] 1 kara
    [few] { $count } kary
   *[many] { $count } kar
}
count-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
}
count-length = { $count } razy z rzędu
count-turns = { $count ->
    [one] jedna tura
    [few] { $count } tury
   *[many] { $count } tur
}
count-cards = { $count ->
    [one] najwyżej 1 karta
    [few] najwyżej { $count } karty
   *[many] najwyżej { $count } kart
}
count-times = { $count ->
    [one] raz
   *[many] { $count } razy
}
trigger-played = ktoś zagra kartę
trigger-drawn = ktoś dobierze
trigger-discarded = ktoś odrzuci
trigger-handSize = komuś zostanie kart
trigger-idle = aktywny gracz zwleka
trigger-clock = gra potrwa
trigger-social = ktoś coś zrobi lub powie
trigger-outside = wydarzy się, że
trigger-skipped = ktoś pominie turę
trigger-reversed = zmieni się kierunek
trigger-ruleChanged = zmieni się zasada
trigger-reshuffled = stos będzie tasowany
trigger-turnStart = zacznie się tura
trigger-turnEnd = skończy się tura
trigger-penalised = ktoś poniesie karę
trigger-streak = na wierzchu powtórzy się
trigger-calledOut = ktoś coś wytknie
cond-hand = liczba kart na ręce
cond-play = liczba zagranych kart
cond-rules = liczba zasad w grze
cond-top = wierzchnia karta
cond-direction = kierunek gry
cond-drawPile = karty do dobrania
cond-discardPile = karty odrzucone
cond-players = liczba graczy
cond-turnOf = trwa tura
cond-die = na kości wypada
verb-draw = dobrać
verb-drawTo = dobrać, aż będzie ich
verb-take = wziąć
verb-give = oddać
verb-discard = odrzucić
verb-exchange = wymienić
verb-swap = zamienić się całą ręką
verb-rotate = przekazać całą rękę
verb-search = znaleźć w stosie
verb-peek-hand = podejrzeć rękę
verb-peek-drawPile = podejrzeć wierzch stosu
verb-reveal = pokazać wszystkim
verb-recycle = wtasować odrzucone
verb-skip = pominąć turę
verb-again = mieć dodatkową turę
verb-reverse = zmienić kierunek
verb-jump = grać jako następny
verb-ban = ogłosić zakaz
verb-match = zmienić dopasowanie
verb-limit = zagrać w następnej turze
verb-replaceRule = wymienić zasadę
verb-dropRule = usunąć zasadę
verb-addRule = dołożyć zasadę
verb-silence = zawiesić zasadę
verb-penalty = ponieść karę
verb-countdown = skończyć grę po
verb-say = powiedzieć
verb-answer = odpowiedzieć na pytanie
verb-act = coś zrobić
verb-contest = wyzwać na pojedynek
verb-trade = wymienić się
verb-discardTo = odrzucić, aż zostanie
verb-discardDrawPile = odrzucić ze stosu dobierania
verb-takeDiscarded = wziąć z odrzuconych
verb-put = odłożyć na stos
verb-redeal = przetasować i rozdać wszystkie ręce
verb-shuffle = przetasować stos dobierania
verb-demand = żądać od następnej karty
who-actor = ten gracz
who-active = aktywny gracz
who-next = kolejny gracz
who-previous = poprzedni gracz
who-left = gracz po lewej
who-right = gracz po prawej
who-opposite = gracz naprzeciwko
who-chosen = wskazany inny gracz
who-chosenAny = dowolny wskazany gracz
who-most = kto ma najwięcej kart
who-fewest = kto ma najmniej kart
who-random = losowy gracz
who-voted = gracz wybrany głosami
who-all = wszyscy gracze
who-others = wszyscy pozostali
who-nextTwo = dwaj kolejni gracze
who-nextThree = trzej kolejni gracze
who-each = każdy z pozostałych
who-chosenTwo = dwaj wskazani gracze
who-culprits = sprawca
who-table = stół
as-from = od kogo:
as-to = komu:
as-with = z kim:
as-of = czyja:
as-against = kogo:
as-who = czyja:
field-every = raz po raz
add-colour = kolor
add-digit = cyfra
add-parity = parzystość
add-cards = ile kart
add-matched = czym pasuje
add-compared = wyższa czy niższa
add-alike = co je łączy
add-cause = powód
add-every = raz po raz
add-pick = jak wybrane
add-with = z kim
add-turns = ile tur
add-times = ile razy
add-until = jak długo
ask-colour = Jaki kolor?
ask-digit = Jaka cyfra?
ask-parity = Parzysta czy nieparzysta?
ask-cards = Ile kart?
ask-matched = Czym pasuje?
ask-compared = Wyższa czy niższa niż poprzednia?
ask-alike = Co łączy te karty?
ask-cause = Z jakiego powodu?
ask-n = Ile?
ask-seconds = Ile sekund?
ask-every = Raz po raz?
ask-event = Co ktoś zrobi?
ask-same = Co ma być takie samo?
ask-length = Ile razy z rzędu?
ask-verdict = Z jakim wynikiem?
ask-of = Czyja ręka?
ask-value = Co dokładnie?
ask-from = Od kogo?
ask-pick = Kto i jak wybiera karty?
ask-pile = Na który stos?
ask-to = Komu?
ask-with = Z kim?
ask-turns = Ile tur?
ask-what = Co?
ask-until = Jak długo?
ask-by = Co się liczy?
ask-which = Która zasada?
ask-times = Ile razy?
ask-question = Jakie pytanie?
ask-kind = Jaki pojedynek?
ask-against = Kogo wyzywa?
text-event = zakaszle
    .hint = W trzeciej osobie: „ktoś zakaszle”.
text-what = zaszczekać
    .hint = Co trzeba zrobić: „zaszczekać”, „wstać”.
text-question = Co ci się śniło?
    .hint = Pytanie, na które trzeba odpowiedzieć na głos.
value-odd = nieparzysta
value-even = parzysta
value-both = kolor i cyfra
value-colour = kolor
value-digit = cyfra
value-parity = parzystość
value-several = kilka kart naraz
value-penalty = kara
value-effect = polecenie karty
value-none = brak karty do zagrania
value-form = błędne zagranie
value-duty = niewykonany obowiązek
value-accuse = niesłuszne oskarżenie
value-card = z polecenia karty
value-right = słusznie
value-wrong = niesłusznie
value-clockwise = zgodnie z zegarem
value-anticlockwise = przeciwnie do zegara
value-blind = w ciemno
value-look = po obejrzeniu
value-owner = wybiera oddający
value-own = własny wybór
value-random = losowo
value-top = z wierzchu
value-drawTop = na wierzch stosu dobierania
value-drawBottom = na spód stosu dobierania
value-drawShuffled = wtasowane do stosu dobierania
value-discardTop = na wierzch odrzuconych
value-higher = wyższa
value-lower = niższa
value-chosen = wybrana
value-oldest = najstarsza
value-newest = najnowsza
value-this = ta
value-nextCard = do następnej karty
value-turnEnd = do końca tury
value-yourNextTurn = do następnej tury tego gracza
value-gameEnd = do końca gry
value-say = gracz sam ogłasza
value-true = kilka kart naraz
value-stare = na wzrok
value-laugh = na powagę
value-hold = na wytrwałość
value-rps = papier, kamień, nożyce
value-die = na kości do gry
value-all = wszystkie
value-topDigit = tyle, ile cyfra na wierzchu
value-playCount = tyle, ile zagranych kart
value-activeRules = tyle, ile zasad w grze
value-halfHand = połowa ręki

## Talie i muzeum
decks-title = Twoje talie BLANK
decks-lead = Talia pamięta każdą partię. Kto wygra, dopisuje do niej kartę, na zawsze.
decks-empty = Nie ma jeszcze żadnej talii. Załóż ją i nazwij.
decks-found = Załóż talię
decks-name = Nazwa na pudełku
decks-mark = Znak
decks-symbol = Symbol
decks-paint = Kolor
decks-edition = Wydanie
decks-import = Wczytaj talię z pliku
decks-mix = Zagraj wybranymi taliami
decks-mix-hint = Wybierz od dwóch do czterech talii, żeby je zmieszać.
decks-choose = Wybierz talię „{ $name }” do mieszanej partii
decks-play = Zagraj nią
decks-open = Muzeum
deck-line = zasady: { $rules }, efekty: { $effects }, { $games ->
    [0] jeszcze nie grana
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
}
deck-revision = wersja { $revision }
deck-volume = tom { $volume }
decks-waiting = Czeka na ciebie
decks-cared = Talie pod twoją opieką
decks-reward = Wygrana! Możesz napisać jedną nową kartę.
museum-owner = Właściciel: { $name }
museum-stewards = { $count ->
    [one] opiekun: { $names }
   *[other] opiekunowie: { $names }
}
museum-frozen = Właściciela już tu nie ma: można nią grać i ją kopiować, ale nic się w niej nie zmieni.
museum-offered = { $name } chce ci oddać tę talię.
museum-invited = { $name } prosi cię o opiekę nad tą talią: razem z właścicielem przyjmujesz i odrzucasz nowe karty.
invitation-accept = Zgadzam się
offer-take = Biorę
offer-decline = Nie, dziękuję
museum-complete = Wszystkie karty są zapisane. Ten tom jest pełny.
museum-open-volume = Otwórz tom { $volume }
museum-next-volume = Przejdź do tomu { $volume }
deck-people = Opiekunowie i właściciel
deck-people-stewards = Opiekunowie
    .hint = Przyjmują i odrzucają karty tak jak ty, gdy się na to zgodzą. Jeśli odejdziesz, talię dostanie pierwszy z nich.
deck-people-name = Poproś o opiekę
deck-people-dismiss = Odwołaj
deck-people-invited = jeszcze bez odpowiedzi
deck-people-uninvite = Wycofaj prośbę
deck-people-nobody = Tu pojawią się osoby, z którymi grasz.
deck-people-give = Oddaj talię
    .hint = Zmieni właściciela, gdy druga osoba się zgodzi. Tego nie da się cofnąć.
deck-people-offer = Zaproponuj talię
deck-people-offered = Czeka na odpowiedź: { $name }.
deck-people-withdraw = Wycofaj propozycję
history-steward-dismissed = { $by } odwołuje opiekuna: { $other }
history-inherited = właściciela już nie ma; talię przejmuje { $other }
history-frozen = właściciela już nie ma; talia jest zamrożona
deck-due-count = { $count ->
    [one] 1 nowa zasada otworzy następną partię
    [few] { $count } nowe zasady otworzą następną partię
   *[many] { $count } nowych zasad otworzy następną partię
}
museum-back = Wszystkie talie
practice = Napisz jedną zasadę
practice-unread = Tego jeszcze nie umiem odczytać. Spróbuj zacząć od „Jeśli ktoś zagra…”.
practice-meant = Czy chodzi o to?
practice-play = Zagraj z tą zasadą
practice-done = Kończę bez gry

museum-yours = Napisane przez ciebie
museum-rules = Zasady
museum-effects = Karty z efektem
museum-open = Karty jeszcze bez efektu
museum-history = Życie talii
museum-founding = karta założycielska
museum-after = po partii { $game }
museum-fired = { $times ->
    [0] jeszcze niewidziana w działaniu
    [one] zadziałała raz
   *[other] zadziałała { $times } razy, w partiach: { $games }
}
museum-due = otworzy następną partię
museum-shelved = odłożona
museum-blank = { $count ->
    [one] Została 1 pusta karta zasady.
    [few] Zostały { $count } puste karty zasad.
   *[many] Zostało { $count } pustych kart zasad.
}
museum-rename = Zmień nazwę
museum-remark = Zmień znak
museum-share = Każdy, kto ma link, może nią grać
museum-forks = Można z niej zrobić własną talię
museum-export = Zapisz do pliku
museum-fork = Zrób własną kopię
museum-fork-name = { $name }, kopia
museum-shelve = Odłóż
museum-clarify = Dopisz uwagę
museum-note = Uwaga
museum-at = Stan po wersji
museum-now = teraz
museum-filter = Znajdź kartę
museum-damaged = Tej talii nie da się odczytać.
    .told = Jej zapis na serwerze jest uszkodzony. Pozostałe talie są w porządku. Powiedz o tym osobie, która prowadzi serwer, i podaj jej to, co niżej.
    .place = Talia { $deck }, miejsce uszkodzenia: { $place }
deck-damaged-line = Zapis tej talii jest uszkodzony. Otwórz ją, żeby zobaczyć, co zrobić.
museum-missing = Tej talii tu nie ma albo jest prywatna.
museum-save = Zapisz
museum-tend = Objaśnij karty
correct = Popraw pisownię
correct-save = Zapisz poprawkę
translate-en = Dodaj po angielsku
    .words = te słowa po angielsku
translate-pl = Dodaj po polsku
    .words = te słowa po polsku
translate-add = Dodaj do karty
history-created = założona, { $by }
history-named = nowa nazwa, { $by }
history-marked = nowy znak, { $by }
history-proposed = { $by } oddaje kartę do decyzji
history-accepted = { $by } przyjmuje kartę
history-refused = { $by } odrzuca kartę
history-clarified = { $by } dopisuje uwagę
history-translated = { $by } tłumaczy słowa karty
history-shelved = { $by } odkłada kartę
history-transferred = { $by } oddaje talię: { $other }
history-steward-named = { $by } mianuje opiekuna: { $other }
history-forked = skopiowana, { $by }
history-exported = zapisana do pliku, { $by }
history-imported = wczytana z pliku, { $by }
history-mixed = zmieszana z innymi taliami
history-folded = wcześniejsze wpisy, zwinięte w jeden: { $count }
history-game-played = partia { $game }, wygrywa { $by }
picker-deck = Talia
picker-fresh = nowa talia
picker-name = Moja talia
picker-hint = Kto wygra, dopisze do tej talii kartę.
picker-decks = Moje talie

## Znaki
symbol-acorn = żołądź
symbol-anchor = kotwica
symbol-anvil = kowadło
symbol-apple = jabłko
symbol-bee = pszczoła
symbol-bell = dzwon
symbol-boat = łódź
symbol-book = książka
symbol-cat = kot
symbol-cloud = chmura
symbol-comet = kometa
symbol-crown = korona
symbol-cup = kubek
symbol-feather = pióro
symbol-fish = ryba
symbol-flame = płomień
symbol-frog = żaba
symbol-ghost = duch
symbol-key = klucz
symbol-kite = latawiec
symbol-ladder = drabina
symbol-leaf = liść
symbol-lighthouse = latarnia
symbol-moon = księżyc
symbol-mushroom = grzyb
symbol-owl = sowa
symbol-pawn = pionek
symbol-pear = gruszka
symbol-rocket = rakieta
symbol-snail = ślimak
symbol-snow = śnieg
symbol-star = gwiazda
symbol-sun = słońce
symbol-teapot = czajnik
symbol-tower = wieża
symbol-tree = drzewo
symbol-umbrella = parasol
symbol-wave = fala
symbol-wheel = koło
symbol-whistle = gwizdek
paint-amber = bursztynowy
paint-black = czarny
paint-blue = niebieski
paint-brown = brązowy
paint-green = zielony
paint-grey = szary
paint-lilac = liliowy
paint-lime = limonkowy
paint-orange = pomarańczowy
paint-pink = różowy
paint-purple = fioletowy
paint-red = czerwony
paint-teal = morski
paint-white = biały
paint-yellow = żółty
