ask-number = Numer:
ask-number-again = Wpisz numer od 1 do { $last }, „wstecz” albo „koniec”.

fault-deck-file = Nie można użyć talii z pliku { $file }:
      { $problem }
    .remedy = „stolik deck blank new PLIK” zakłada świeży egzemplarz.
fault-deck-and-cards = Talia ma własne karty, więc nie można ustawić także: { $options }.
    .remedy = Pomiń --deck albo --set.

deck-founded = Egzemplarz, którym wygrywasz, należy teraz do ciebie. Leży w pliku { $file }
deck-complete = W talii „{ $deck }” zapisane są już wszystkie karty: nie ma miejsca na następną.

reward-won = Wygrywa { $name } i może na zawsze dodać jedną kartę do talii „{ $deck }”.
reward-begun = Zaczęte zdanie: { $sentence }
reward-which = Co chcesz napisać?
reward-rule = nową kartę zasad ({ $rules ->
        [one] została 1 pusta karta
        [few] zostały { $rules } puste karty
       *[many] zostało { $rules } pustych kart
    })
reward-effect = efekt karty gry ({ $effects ->
        [one] 1 karta jeszcze go nie ma
        [few] { $effects } karty jeszcze go nie mają
       *[many] { $effects } kart jeszcze go nie ma
    })
reward-later = na razie nic, napiszę później
reward-none = zupełnie nic
reward-kept = Nagroda czeka 30 dni razem z tym, co już napisane. Dalej:

effect-colour = Jaki kolor ma karta?
effect-card = Która karta dostaje efekt?
effect-face-blank = { $digit }, karta pusta
effect-face-illustrated = { $digit }, karta z obrazkiem

write-how = Jak chcesz pisać?
write-in-words = własnym zdaniem
write-from-lists = wybierając z list
write-rule = Zasada mówi, kiedy i co się dzieje, na przykład: Jeśli ktoś zagra 3, to kolejny gracz pomija turę.
write-effect = Efekt mówi, co się dzieje, na przykład: Gdy ta karta zostanie zagrana, wszyscy gracze dobierają po 1 karcie.
write-sentence = Twoje zdanie:
write-not-rule = To jest zasada. Efekt zaczyna się od słów: Gdy ta karta zostanie zagrana, …
write-not-effect = To jest efekt karty gry. Zasada zaczyna się od słowa: Jeśli …

lists-more = więcej …
lists-when = Kiedy to się dzieje?
lists-what = Co się wtedy dzieje?
lists-words-event = Własnymi słowami: ktoś … / zdarzy się: …
lists-words-what = Własnymi słowami: musi …
lists-words-question = Pytanie, na które trzeba odpowiedzieć:
lists-change = Czy tak jest dobrze?
lists-done = tak, to moja karta
lists-which = Która wersja?
lists-add-clause = a potem jeszcze coś
lists-add-condition = tylko pod warunkiem
lists-add-trigger = albo gdy zdarzy się coś innego
lists-key-who = zmień: kto
lists-key-colour = zmień: kolor
lists-key-digit = zmień: cyfrę
lists-key-parity = zmień: parzystość
lists-key-cards = zmień: ile kart
lists-key-matched = zmień: czym karta pasuje
lists-key-n = zmień: ile
lists-key-from = zmień: od kogo
lists-key-to = zmień: komu
lists-key-with = zmień: z kim
lists-key-of = zmień: czyje
lists-key-against = zmień: przeciw komu
lists-key-pick = zmień: kto wybiera
lists-key-at = zmień: co jest podglądane
lists-key-may = zmień: musi czy może
lists-key-turns = zmień: ile tur
lists-key-times = zmień: ile razy
lists-key-until = zmień: do kiedy
lists-key-which = zmień: którą zasadę
lists-key-by = zmień: co musi pasować
lists-key-value = zmień: co dokładnie
lists-key-kind = zmień: pojedynek
lists-key-seconds = zmień: jak długo
lists-key-every = zmień: raz czy za każdym razem
lists-key-cause = zmień: za co
lists-key-same = zmień: co jest takie samo
lists-key-length = zmień: ile z rzędu
lists-key-verdict = zmień: słusznie czy niesłusznie

consider = Co o tym sądzisz?
consider-on = dobrze: podpisuję
consider-preview = co zmieni w naszych grach?
consider-change = zmień jakąś część
consider-again = napisz od nowa
preview-runs = Szybkie gry: { $games } bez tej karty i { $games } z nią …

sign-title = Tytuł karty:
sign-name = Przydomek na listę zasad (może być pusty):
sign-author = Podpis (Enter: { $name }):

table-talk = Przeczytaj kartę pozostałym i porozmawiajcie o niej, zanim zostanie zapisana.
owner-curtain = Przekaż klawiaturę, talia należy do: { $name }. Enter, gdy można zaczynać.
owner-decides = { $name }: czy przyjmujesz tę kartę? { $sentence }
owner-accepted = tak, na zawsze
owner-sent-back = jeszcze nie: do przemyślenia
owner-refused = nie
owner-remarks = Co ma być inaczej?
owner-has-sent-back = Do poprawy: { $remarks }
owner-has-accepted = { $name } przyjmuje kartę. Talia ma wersję { $revision }.
owner-has-refused = { $name } nie chce tej karty. Możesz zaproponować inną.

again = Jeszcze jedna gra talią „{ $deck }”, wersja { $revision }?
again-yes = tak, rozdawaj
again-no = nie, to już wszystko
