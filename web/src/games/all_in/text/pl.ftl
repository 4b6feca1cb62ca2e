### Słowa planszy All In

about-take = weź na rękę niezablokowaną kartę z obszaru gry.
about-swap = wymień kartę z ręki na niezablokowaną kartę z obszaru gry.
about-reveal = { $count ->
    [few] odkryj { $count } karty z talii i weź jedną.
   *[other] odkryj { $count } kart z talii i weź jedną.
}
about-draw = dobierz wierzchnią kartę talii.
about-rune = weź runę z zasobów ogólnych.
about-hypnosis = wybrana osoba mówi, ile wart jest jej układ.
about-eye = wybrana osoba pokazuje ci cztery swoje karty.
about-rune-card = Nie ma wartości ani koloru. Na koniec rundy jest warta 2 runy.
blocked-card = Zablokowana: przykrywa ją karta z drugiego rzędu.

you = Ty
you-play = zagrywasz
they-play = zagrywa
step-mine-take = Weź kartę z obszaru gry
step-mine-swap = Wymień kartę na inną z obszaru gry
step-mine-reveal = Odkryj { $count } i zatrzymaj jedną
step-mine-draw = Dobierz kartę z talii
step-mine-rune = Weź runę
step-mine-hypnosis = Zahipnotyzuj kogoś
step-mine-eye = Obejrzyj czyjeś karty
step-must-take = Bierze kartę z obszaru gry
step-must-swap = Wymienia kartę na inną z obszaru gry
step-must-reveal = Odkrywa { $count } i zatrzymuje jedną
step-must-draw = Dobiera kartę z talii
step-must-rune = Bierze runę
step-must-hypnosis = Hipnotyzuje kogoś
step-must-eye = Ogląda czyjeś karty
step-may-take = Może wziąć kartę z obszaru gry
step-may-swap = Może wymienić kartę
step-may-reveal = Może odkryć { $count } i zatrzymać jedną
step-may-draw = Może dobrać kartę
step-may-rune = Może wziąć runę
step-may-hypnosis = Może kogoś zahipnotyzować
step-may-eye = Może obejrzeć czyjeś karty
all-see = Widzą wszyscy
one-sees = Widzi tylko { $name }
eye = Wszechwidzące oko
eye-of = { $name } pokazuje ci cztery karty
eye-on = Te cztery karty widzi { $name }
eye-fifth = Piąta zostaje zakryta. Nikt inny ich nie widzi.
gets = { $name } dostaje
from-deck = z talii
daring-safe = Nikt cię nie podejrzy
daring-cards = { $count ->
    [one] Karta z talii do obszaru gry
   *[other] { $count } karty z talii do obszaru gry
}
daring-pass = Do końca rundy pasujesz

allin-where = Runda { $round } z 3, strona { $side }
allin-runes = { $count ->
    [one] { $count } runa
    [few] { $count } runy
   *[other] { $count } run
}
allin-hand-size = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
allin-deck = Talia
allin-pile = Odrzucone
allin-pot = Pula
allin-area = Obszar gry, dwa rzędy
allin-hand = Twoja ręka
allin-revealed = Odkryte karty
allin-whom = Kogo?
allin-myself = Ja
allin-you = to ty
allin-you-have = Masz: { $category }, { allin-worth }
allin-worth = { $value ->
    [one] { $value } runa
    [few] { $value } runy
   *[other] { $value } run
}
allin-may = jeśli chcesz
allin-to-area = Karta trafia do obszaru gry
allin-peek = { $name } pokazuje:
allin-peek-mine = { $name } widzi twoje:
allin-stated = { $value ->
    [0] { $name } nie ma układu
   *[other] { $name } ma układ za { $value }
}
allin-act-play = Zagraj
allin-act-take = Weź
allin-act-give = Wymień
allin-act-for = Wymień
allin-act-keep = Zatrzymaj
allin-act-stack = Na stos
allin-act-conceal = Ukryj
allin-act-discard = Odrzuć
allin-act-choose = Wskaż
allin-act-name = Wskaż
allin-showdown = Ujawnienie kart, runda { $round }
allin-named-right = { $count ->
    [one] Rację ma { $seers }: { $share } z puli{ allin-carried }.
   *[other] Rację mają { $seers }: po { $share } z puli{ allin-carried }.
}
allin-carried = { $carried ->
    [0] {""}
   *[other] , zostaje { $carried }
}
allin-nobody-right = Nikt nie ma racji. Pula ({ $carried }) przechodzi dalej.
allin-named-by = { $count ->
    [one] wskazuje:
   *[other] wskazują:
}
allin-before = było
allin-from-pot = pula
allin-for-hand = układ
allin-for-runes = karty run
allin-total = razem
allin-to-round = Do rundy { $round }
allin-to-result = Do wyniku
allin-eye-seen = Zapamiętane
allin-look-again = Pokaż rozstrzygnięcie
allin-strongest = Najsilniejszy układ ma { $name }
allin-next-round = Runda { $round }: zaczyna { $name }, w puli { $pot }.
allin-no-more = To była ostatnia runda.
allin-eye-title = { $name } pokazuje cztery karty
allin-eye-hint = Widzisz je tylko ty, przez całą rundę.
