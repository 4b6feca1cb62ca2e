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
