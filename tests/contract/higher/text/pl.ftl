question = Która karta?
move = Karta { $card }
happened = { $what }
refusal-not-now = Nie teraz.
    .instead = Wybierz jedną ze swoich kart.
