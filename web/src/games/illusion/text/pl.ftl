illusion-where-three = Runda { $round }, do trzech strzałek
illusion-where-twelve = Runda { $round } z 12
illusion-arrows = { $count ->
    [one] { $count } strzałka
    [few] { $count } strzałki
   *[other] { $count } strzałek
}
illusion-least = najmniej
illusion-most = najwięcej
illusion-how-much = Ile tu { $colour }?
illusion-row = Rząd obrazków od strzałki
illusion-picture = Obrazek numer { $number } od strzałki
illusion-next = Następna karta
illusion-pile = { $count ->
    [one] { $count } karta na stosie
    [few] { $count } karty na stosie
   *[other] { $count } kart na stosie
}
illusion-last-by = Ostatnia karta: { $name }.
illusion-first-hint = Połóż ją tam, gdzie pasuje: im dalej od strzałki, tym więcej koloru.
illusion-slot-near = Miejsce obok strzałki, najmniej
illusion-slot-far = Miejsce na końcu rzędu, najwięcej
illusion-slot = Miejsce numer { $number } od strzałki
illusion-ask = Numer { $number } od strzałki?
illusion-lay = Połóż tutaj
illusion-reveal = Karty odwrócone
illusion-row-right = Rząd jest dobry
illusion-row-wrong = W rzędzie jest błąd
illusion-falls = Karta { $number } ma { $more } % { $colour }, następna tylko { $less } %.
illusion-rises = Od strzałki nigdzie nie ubywa { $colour }.
illusion-doubt-right = Słuszna wątpliwość: { $name } bierze strzałkę.
illusion-doubt-wrong = Niesłuszna wątpliwość: { $name } bierze strzałkę.
illusion-fault = Tu koloru ubywa
illusion-put-away = Odłóż obrazki
illusion-look = Popatrz, ile chcesz
illusion-look-hint = Obrazki wracają do pudełka dopiero wtedy, gdy zechcesz.
illusion-look-again = Pokaż odwrócony rząd
