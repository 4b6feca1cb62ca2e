### Pierwsze kroki: co mówi przewodnik

next = Dalej
quit = Kończę lekcję
step-of = Krok { $step } z { $steps }
wait-others = Patrz na stół: teraz grają inni.
wait-you = Odpowiedz na pytanie w pasku na dole. Potem idziemy dalej.
coach = Przewodnik
summary = Pierwsza runda za tobą
play-on = Gram dalej
leave = Wychodzę

## Cardline

cardline-line = To szereg: od najniższej wartości do najwyższej. Dziś liczy się siła. Wartości leżą na miarce.
cardline-hand = To twoje karty. Imiona widać, wartości nie. Wybierz postać, o której coś wiesz.
cardline-slot = Teraz miejsce. Każdy plus to przerwa między kartami albo koniec szeregu. Gdzie pasuje twoja karta?
cardline-lay = Pasek na dole pyta jeszcze raz. Potwierdź albo cofnij i wybierz inaczej.
cardline-fits = Pasuje! Karta zostaje w szeregu, a ty masz o jedną mniej. Kto pierwszy zostaje bez kart, wygrywa.
cardline-misses = Nie pasuje. Karta znika, szereg jest taki jak przedtem, a ty dobierasz nową. Bywa.
cardline-others = Teraz inni. Patrz uważnie: każda dobrze położona karta to podpowiedź dla ciebie.
cardline-again = Twoja kolej. Szereg jest dłuższy, więc miejsc jest więcej, a pomyłka łatwiejsza. Zacznij od pewniaka.
cardline-after = I tak w koło, aż ktoś pozbędzie się wszystkich kart.
cardline-point-1 = Kładziesz jedną kartę na ruch, w dowolne miejsce szeregu.
cardline-point-2 = Dobra karta zostaje, zła znika i dobierasz nową.
cardline-point-3 = Wygrywa, kto pierwszy zostaje bez kart.

## Illusion

illusion-colour = W tej rundzie liczy się tylko jeden kolor. Wskazuje go strzałka, reszta nie ma znaczenia.
illusion-row = W rzędzie ma go przybywać: najmniej przy strzałce, najwięcej na końcu. Liczby są na tyłach kart, więc nikt ich nie zna.
illusion-next = To następny obrazek. Oceń na oko, ile na nim tego koloru, i wskaż plus w rzędzie. Obrazek możesz obejrzeć z bliska.
illusion-lay = Jeszcze możesz wybrać inny plus. Pasuje? Potwierdź na dole.
illusion-others = Teraz inni dokładają swoje. Patrz, czy im wierzysz.
illusion-doubt = Masz wybór: dołożyć obrazek albo zwątpić w cały rząd. Wystarczy jeden błąd, czyjkolwiek, i strzałka jest twoja.
illusion-grows = Rząd rośnie, a z nim niepewność. Gdy w niego zwątpisz, powiedz to w swoim ruchu.
illusion-wrong = Karty są odwrócone: gdzieś koloru ubywa, więc wątpliwość była słuszna. Strzałkę dostaje ten, kto wątpił.
illusion-right = Karty są odwrócone i koloru nigdzie nie ubywa. Wątpliwość była niesłuszna: strzałkę dostaje ten, kto grał przed wątpiącym.
illusion-point-1 = Dokładasz obrazek albo wątpisz w cały rząd.
illusion-point-2 = Słuszna wątpliwość daje strzałkę tobie, niesłuszna poprzedniej osobie.
illusion-point-3 = Trzy strzałki wygrywają.

## All In

all-in-hand = Zbierasz układ jak w pokerze, z pięciu kart. Tę rękę widzisz tylko ty.
all-in-area = To obszar gry, wspólny dla wszystkich. Gdy oba rzędy się zapełnią, runda się kończy.
all-in-play = Zagraj kartę, która nie pasuje do twojego układu. Ciemny znak na dole to efekt, który musisz wykonać; jasny możesz.
all-in-effects = Efekty działają po kolei, od góry do dołu. Pasek pyta o każdy. Na końcu znów masz pięć kart.
all-in-others = Inni robią to samo. Co biorą i co wykładają, mówi, co zbierają.
all-in-again = Znów ty. Możesz też spasować: wtedy do obszaru gry trafia karta z talii, a twoja ręka się nie zmienia.
all-in-fills = Obszar gry się zapełnia. Grajcie dalej i zgaduj, kto ma najwięcej.
all-in-predict = Obszar gry jest pełny. Kto ma najsilniejszy układ? Wskaż tę osobę, choćby siebie. Kto ma rację, dzieli pulę.
all-in-showdown = Wszystkie ręce są odkryte. Runy dostajesz za trafne wskazanie i za własny układ.
all-in-point-1 = W turze zagrywasz kartę, pasujesz albo raz na rundę ktoś gra all-in.
all-in-point-2 = Liczy się nie tylko twój układ, ale i to, czy wiesz, kto ma najlepszy.
all-in-point-3 = Po trzech rundach wygrywa najwięcej run.

## BLANK

blank-rules = W rzędzie leżą zasady, które ktoś kiedyś napisał. Obowiązują wszystkich, przez całą grę. Przeczytaj je.
blank-match = Na środku leży karta, do której trzeba dopasować następną: ten sam kolor, czyli symbol, albo ta sama cyfra.
blank-play = Zagraj pasującą kartę. Jeśli żadna nie pasuje, dobierasz jedną: to kara i koniec tury.
blank-fired = Zagrana karta uruchomiła zasadę z rzędu. Co się stało i komu, czytasz w przebiegu gry.
blank-others = Teraz inni. Zasady działają tak samo na nich.
blank-several = Jeszcze raz ty. Możesz zagrać kilka kart naraz, jeśli wszystkie mają kolor albo cyfrę wierzchniej karty. Liczy się tylko ostatnia.
blank-pen = Kto wygrywa, dostaje pióro i dopisuje do talii jedną zasadę. Zasady z rzędu też ktoś tak napisał.
blank-write = Teraz twoja zasada. Napisz ją własnymi słowami.
blank-point-1 = Dopasowujesz kolor albo cyfrę, jedną kartą lub kilkoma.
blank-point-2 = Zasady w rzędzie działają same; za brak karty i za błędy są kary.
blank-point-3 = Kto pierwszy zostaje bez kart, wygrywa i dopisuje do talii nową zasadę.

## Zew przygody

call-to-adventure-story = Tu jest twoja opowieść. Zajrzyj: leżą w niej pochodzenie, motywacja i zakryte przeznaczenie, a pod każdą z tych kart znajdą się trzy następne.
call-to-adventure-rows = Tu leżą karty do zdobycia. Cechę bierzesz, jeśli spełniasz jej wymagania. Wyzwanie trzeba wygrać runami; szanse są podane.
call-to-adventure-choose = W turze masz jedną próbę. Wybierz wyzwanie i jego ścieżkę, najlepiej z dobrymi szansami, albo cechę.
call-to-adventure-runes = To twoje runy: trzy podstawowe i po jednej za każdą pasującą zdolność. Za doświadczenie możesz dokupić mroczną. Rzuć.
call-to-adventure-result = Wynik już widać. Czasem jest jeszcze chwila na kartę z ręki. Jeśli nic nie zagrywasz, powiedz to na dole.
call-to-adventure-won = Karta jest twoja i leży pod postacią. Jej znaki pomogą ci w następnych wyzwaniach.
call-to-adventure-lost = Nie tym razem: karta odchodzi. Za porażkę dostajesz znacznik doświadczenia, więc nic straconego.
call-to-adventure-morality = Tor moralności mówi, kto ci pomoże: u góry bohaterowie, na dole antybohaterowie. Przesuwają go karty i mroczne runy.
call-to-adventure-end = Jeśli nie chcesz już niczego zrobić, zakończ turę.
call-to-adventure-point-1 = Raz na turę zdobywasz cechę albo podejmujesz wyzwanie.
call-to-adventure-point-2 = Zdobyte zdolności dają runy na później, porażka daje doświadczenie.
call-to-adventure-point-3 = Gdy czyjaś opowieść ma dziewięć kart, liczycie punkty przeznaczenia.
