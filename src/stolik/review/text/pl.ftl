### Trener po polsku

# Oceny jako nagłówki
verdict-forced = Jedyny ruch
verdict-best = Najlepszy ruch
verdict-good = Dobry ruch
verdict-inaccuracy = Niedokładność
verdict-mistake = Pomyłka
verdict-unclear = Trudno orzec

# Dlaczego
review-better-share = Z tego, co było widać, lepszy był wybór „{ $move }”: { $other } % szans na wygraną zamiast { $own } %.
review-better-chance = Z tego, co było widać, lepszy był wybór „{ $move }”: { $other } % szans, że dobrze, zamiast { $own } %.
review-best-share = Z tego, co było widać, żaden inny wybór nie był tak dobry: następny, „{ $move }”, dawał { $other } % szans na wygraną, a ten { $own } %.
review-best-chance = Z tego, co było widać, żaden inny wybór nie był tak dobry: następny, „{ $move }”, miał { $other } % szans, że dobrze, a ten { $own } %.
review-forced = Zasady nie pozwalały na żaden inny ruch.
review-good = Z tego, co było widać, żaden inny ruch nie był wyraźnie lepszy.
review-unclear = Z tego, co było widać, nie da się orzec, czy inny ruch był wyraźnie lepszy.
review-known = Ten gracz wiedział: { $event }
review-belief = Ten gracz mógł przypuszczać: { $belief }

# Strona i terminal
review-title = Analiza: { $game }
review-lead = Każdą decyzję oceniamy po tym, co było widać z danego miejsca, nigdy po tym, co było zakryte.
review-moments = Trzy chwile
review-moments-none = Żaden ruch się nie wyróżnia.
review-moment = Ruch { $step }, { $player }: { $kind } ({ $size } %)
kind-best = najlepszy ruch
kind-inaccuracy = niedokładność
kind-mistake = pomyłka
kind-luck = szczęście
kind-bad-luck = pech
review-course = Szanse na wygraną
review-course-why = Po każdym ruchu szansa każdego gracza, oceniona z jego własnego miejsca.
review-balance = Decyzje i los osobno
review-balance-why = Ile oddały własne niedokładności i pomyłki gracza, a ile dały rozdanie, dobrane karty i rzuty.
review-balance-why-chance = Oddane to zsumowane szanse na dobre ułożenie; los to udział w wygranej, który dały rozdanie i kolejne karty.
review-decisions = Decyzje
review-player = Gracz
review-given-away = pomyłki
review-luck = los
review-skill = gra wszystkich
review-expected = oczekiwanie
review-result = wynik
review-move = Ruch
review-verdict = Ocena
review-made = Zagrano
review-value = Wartość
review-percent = { $percent } %
review-between = { $percent } % ({ $low }–{ $high })
review-progress = Przeanalizowano { $percent } % gry

# Podpowiedzi
hint-among = Dobry ruch jest wśród tych: { $moves }.
hint-move = Trener radzi: { $move }
hint-nothing = Tu nie ma wyboru.
hint-certain = Z tego, co widać, żaden inny ruch nie wchodzi w grę.
hint-best-share = Z tego, co widać: { $own } % szans na wygraną. Następny w kolejności: „{ $move }”, { $other } %.
hint-best-chance = Z tego, co widać: { $own } % szans, że dobrze. Następny w kolejności: „{ $move }”, { $other } %.
hint-even-share = Z tego, co widać: { $own } % szans na wygraną. Nie gorszy jest też „{ $move }”, { $other } %.
hint-even-chance = Z tego, co widać: { $own } % szans, że dobrze. Nie gorszy jest też „{ $move }”, { $other } %.
hint-belief = Możesz przypuszczać: { $belief }
hint-clearer = Jaśniej
hint-why = Dlaczego?
hint-seen = Wszyscy widzą, że pytasz.
hint-thinking = Trener się zastanawia…

# Powtórka w przeglądarce
review-mark = Ruch { $step }, { $player }: { $kind }
review-now = Szanse teraz
review-step = Ruch { $step }
review-deal = Rozdanie
review-place = { $place } z { $count }
review-before = Poprzedni zaznaczony ruch
review-after = Następny zaznaczony ruch
review-played = zagrano
review-measure-share = Szansa na wygraną z tego, co było widać z tego miejsca.
review-measure-chance = Szansa, że dobrze, dla kogoś, kto dobrze zna karty.
review-nothing = Tu nikt niczego nie wybierał.
review-luck-deal = Co dało rozdanie
review-luck-here = Co dał los przy tym ruchu
review-off = Gospodarz nie chciał, żeby gry przy tym stole były analizowane.
review-failed = Tej gry nie udało się przeanalizować.
review-lost = Serwer nie odpowiada.
review-again = Spróbuj ponownie

# Grać dalej od tego miejsca
play-on = Graj dalej od tego miejsca
play-on-bots = z botami, bez punktów do rankingu
play-on-friends = ze znajomymi, bez punktów do rankingu
play-on-with-friends = Ze znajomymi
play-on-redrawn = Zakryte karty na nowo
question-share = Zapytaj: co byś zrobił(a)?
question-title = co byś zrobił(a)?
question-lead = Widzisz to, co było widać z tego miejsca. Wybierz ruch, a trener powie, co o nim sądzi.
question-yours = twój wybór
question-made = W tej partii: { $move }
question-same = W tej partii zagrano to samo.
question-again = Wybierz inny ruch
question-replay = Zobacz całą partię
question-gone = Tu nikt niczego nie wybierał albo tej partii już nie ma.
question-thinking = Trener się zastanawia…
