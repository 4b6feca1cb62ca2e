# Wiadomości dla tych, których nie ma przy stole. Nigdy nie mówią, co kto ma w ręce.
told-turn = Twoja kolej: { $game }
    .body = { $count ->
        [0] Stolik czeka na ciebie.
       *[other] Stolik czeka na ciebie. Przy stole: { $names }.
    }
    .action = Graj
told-reminder = Kończy się twój czas: { $game }
    .body = { $hours ->
        [one] Na ruch została jeszcze około godzina.
        [few] Na ruch zostały jeszcze około { $hours } godziny.
       *[other] Na ruch zostało jeszcze około { $hours } godzin.
    }
    .action = Graj
told-over = Koniec gry: { $game }
    .body = { $count ->
        [0] Zobacz, jak się skończyła.
       *[other] Przy stole: { $names }. Zobacz, jak się skończyła.
    }
    .action = Zobacz wynik
told-invited = { $names } zaprasza: { $game }
    .body = Przy stole czeka na ciebie wolne krzesło.
    .action = Siadam
told-title = „{ $title }”. { $body }

mail-why = Ta wiadomość przyszła, bo tak jest ustawione na twoim koncie w Stoliku.
mail-settings = Zmień, o czym piszemy
mail-unsubscribe = Nie pisz więcej w takich sprawach
mail-confirm = Potwierdź adres
    .body = Ktoś podał ten adres przy koncie „{ $login }” w Stoliku. Jeśli to ty, potwierdź: link działa przez dobę i tylko raz. Jeśli nie, nic nie rób.
    .action = Potwierdź adres
mail-reset = Nowe hasło
    .body = Ktoś poprosił o nowe hasło do konta „{ $login }” w Stoliku. Jeśli to ty, ustaw je: link działa przez godzinę i tylko raz. Jeśli nie, nic nie rób, hasło zostaje takie, jak było.
    .action = Ustaw hasło
