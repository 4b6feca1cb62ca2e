### Słowa planszy All In

about-take = weź na rękę niezablokowaną kartę z pola gry.
about-swap = zamień kartę z ręki z niezablokowaną kartą z pola.
about-reveal = { $count ->
    [few] odkryj { $count } karty z talii i weź jedną.
   *[other] odkryj { $count } kart z talii i weź jedną.
}
about-draw = dobierz wierzchnią kartę talii.
about-rune = weź runę z zasobów.
about-hypnosis = wybrana osoba mówi, ile wart jest jej układ.
about-eye = wybrana osoba pokazuje ci cztery swoje karty.
about-rune-card = Nie ma wartości ani koloru. Na koniec rundy jest warta 2 runy.
blocked-card = Zablokowana: przykrywa ją karta z drugiego rzędu.
