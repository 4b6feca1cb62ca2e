# Zasady na jednej kartce: tytuły części, zdania i klucz do znaków każdej gry.
# „-text” to akapit, „-a”, „-b”… punkty, a „-rows” wiersze tabelki.

all-in-1 = O co chodzi
all-in-1-text = Trzy rundy. Każdy zbiera **układ pięciu kart**, na wpół jawnie. Potem każdy wskazuje, kto ma najsilniejszy. Wygrywa, kto zbierze najwięcej **run**.
all-in-2 = Twoja tura: jedno z trzech
all-in-2-a = **Zagraj kartę.** Działa, a potem trafia do obszaru gry.
all-in-2-b = **Spasuj.** Karta z talii trafia do obszaru gry.
all-in-2-c = **All-in.** Zakrywasz rękę, a dwie karty z talii trafiają do obszaru gry.
all-in-3 = Karta
all-in-3-a = **Wartość i kolor** liczą się w układzie.
all-in-3-b = **Ciemny znak** musisz wykonać.
all-in-3-c = **Jasny znak** możesz pominąć.
all-in-3-d = Na koniec tury masz zawsze **pięć kart**.
all-in-4 = Obszar gry
all-in-4-text = Karty idą od lewej, najpierw górą. Dolna **blokuje** górną: tej nikt nie zabierze. Oba rzędy pełne? Koniec tur.
all-in-5 = Przewidywanie
all-in-5-text = Każdy kładzie żeton przed osobą, która jego zdaniem ma najsilniejszy układ. Można wskazać siebie. **Kto trafił, dzieli pulę.**
all-in-6 = Runy za układ
all-in-6-rows =
    poker | 7
    kareta | 7
    ful | 6
    kolor | 5
    strit | 4
    trójka | 3
    dwie pary | 2
    para | 1
all-in-6-text = Strona A. Za każdą kartę run na ręce jeszcze 2.
all-in-key-take = weź
    .says = Niezablokowana karta z obszaru gry trafia na Twoją rękę.
all-in-key-swap = wymień
    .says = Jedna karta z ręki i jedna niezablokowana z obszaru gry zamieniają się miejscami.
all-in-key-reveal = odkryj
    .says = Odkryj 3, 4 albo 5 kart talii dla wszystkich. Jedną bierzesz, reszta idzie na stos.
all-in-key-draw = dobierz
    .says = Wierzchnia karta talii trafia na Twoją rękę. Nikt inny jej nie widzi.
all-in-key-rune = runa
    .says = Weź runę z zasobów ogólnych.
all-in-key-hyp = hipnoza
    .says = Wybrana osoba mówi głośno, ile wart jest jej układ. Zawsze prawdę.
all-in-key-eye = oko
    .says = Wybrana osoba pokazuje Ci cztery swoje karty, które sama wybiera.
all-in-key-clock = zegar
    .says = Najsilniejszy kolor. Kolor rozstrzyga dopiero wtedy, gdy najwyższe karty są równe.
all-in-key-mask = maska
    .says = Drugi co do siły kolor.
all-in-key-scarab = skarabeusz
    .says = Trzeci co do siły kolor.
all-in-key-tree = drzewo
    .says = Najsłabszy kolor.

cardline-1 = O co chodzi
cardline-1-text = Pierwsza osoba, która położy wszystkie swoje karty **na właściwych miejscach**, wygrywa. Cech na nich nie widać: trzeba zgadywać.
cardline-2 = Karta
cardline-2-text = Na wierzchu są imię i obrazek, pod spodem **trzy cechy**. Liczy się jedna, ta sama **do końca gry**.
cardline-3 = Twoja kolej
cardline-3-a = Wybierz jedną ze swoich kart.
cardline-3-b = Wybierz miejsce: koniec szeregu albo lukę między kartami.
cardline-3-c = Odwróć ją i **porównaj**. Pasować nie wolno.
cardline-4 = Pasuje czy nie
cardline-4-a = **Pasuje:** karta zostaje w szeregu, cechami do góry.
cardline-4-b = **Nie pasuje:** karta trafia do pudełka, a ty dobierasz nową.
cardline-5 = Równe wartości
cardline-5-text = Karta o tej samej wartości pasuje **po obu stronach** tamtej.
cardline-6 = Koniec
cardline-6-text = Ktoś położył ostatnią kartę? **Rundę gra się do końca.** Skończyło kilka osób? Dogrywka: każda dobiera kartę, aż trafi tylko jedna.
cardline-key-blue = niebieski
    .says = Superbohater, a w innych zestawach jedna z dwóch stron. Kolor najwyżej podpowiada: na przebieg gry nie wpływa.
cardline-key-red = czerwony
    .says = Superzłoczyńca, a w innych zestawach druga strona. Na przebieg gry nie wpływa.
cardline-key-plus = miejsce
    .says = Tu można położyć kartę. Szereg z czterech kart ma pięć miejsc.
cardline-key-check = pasuje
    .says = Nie mniej niż u lewego sąsiada i nie więcej niż u prawego: karta zostaje.
cardline-key-x = nie pasuje
    .says = Karta trafia do pudełka, a szereg jest taki jak przedtem.
cardline-key-bulb = IQ
    .says = Jak postać radzi sobie z zagadkami, planami i wszystkim, do czego trzeba głowy.
cardline-key-swords = walka
    .says = Jak postać wypada w starciu, licząc razem wszystkie moce i umiejętności.

illusion-1 = O co chodzi
illusion-1-text = Układacie obrazki w jeden rząd, w którym **jednego koloru** przybywa. Na oko, bez liczb. **Trzecia strzałka** wygrywa.
illusion-2 = Strzałka
illusion-2-text = Mówi, który kolor się liczy. **Przy strzałce najmniej, na końcu rzędu najwięcej.** Pozostałe kolory nie mają znaczenia.
illusion-3 = Twój ruch: jedno z dwóch
illusion-3-a = **Dołóż kartę** na koniec rzędu albo między dwie inne.
illusion-3-b = **Zwątp** w cały rząd. Nie musisz mówić, gdzie jest błąd.
illusion-4 = Sprawdzenie
illusion-4-text = Odwracacie wszystkie karty. Idąc od strzałki, koloru nigdy nie ubywa? Rząd jest **dobry**. Równe wartości to nie błąd.
illusion-5 = Kto bierze strzałkę
illusion-5-a = Rząd **zły:** kto zwątpił.
illusion-5-b = Rząd **dobry:** kto dołożył ostatnią kartę.
illusion-6 = Następna runda
illusion-6-text = Rząd znika, odkrywacie nową strzałkę. Zaczyna osoba, która zdobyła poprzednią. Można też grać **wszystkie 12 rund**: wygrywa najwięcej strzałek.
illusion-key-yellow = żółty
    .says = Liczy się tylko wtedy, gdy strzałka rundy jest żółta.
illusion-key-red = czerwony
    .says = Liczy się tylko wtedy, gdy strzałka rundy jest czerwona.
illusion-key-green = zielony
    .says = Liczy się tylko wtedy, gdy strzałka rundy jest zielona.
illusion-key-blue = niebieski
    .says = Liczy się tylko wtedy, gdy strzałka rundy jest niebieska.
illusion-key-fwd = strzałka
    .says = Punkt. Daje ją słuszna wątpliwość albo cudza niesłuszna.
illusion-key-eye = wątpliwość
    .says = Zamiast dokładać kartę podajesz w wątpliwość cały rząd.

blank-1 = O co chodzi
blank-1-text = Pozbądź się kart przed innymi. Przeszkadzają w tym **trzy karty zasad**. Kto wygra, dopisuje do talii nową kartę, a ona zostaje w niej **na zawsze**.
blank-2 = Twoja tura
blank-2-a = Zagraj **jedną lub więcej** kart: same w kolorze wierzchniej karty albo same z jej cyfrą.
blank-2-b = Tylko **ostatnia** uruchamia zasady i swój efekt.
blank-2-c = Nic nie pasuje? Dobierasz kartę i tura się kończy.
blank-3 = Karta gry
blank-3-text = Cyfra od 1 do 6 i jeden z sześciu kolorów, każdy ze swoim symbolem. Niektóre mają tytuł i **efekt**: działa, gdy karta leży na wierzchu.
blank-4 = Karta zasady
blank-4-text = Leży odkryta i działa **zawsze i na każdego**: jeśli spełni się warunek, to następuje efekt.
blank-5 = Kara
blank-5-text = Jedna karta ze stosu dobierania, a w twojej turze także jej **koniec**. Także za niewykonane polecenie karty i za niesłuszne oskarżenie.
blank-6 = Kto pilnuje zasad
blank-6-a = **A: pilnuje stół.** Błędnie zagrać się nie da.
blank-6-b = **B: liczy się pamięć.** Za błąd jest kara, a inni mogą cię przyłapać.
blank-key-hexagon = sześciokąt
    .says = Znak czerwonego. Kolor i symbol znaczą to samo.
blank-key-circle = koło
    .says = Znak niebieskiego. Kolor i symbol znaczą to samo.
blank-key-triangle = trójkąt
    .says = Znak pomarańczowego. Kolor i symbol znaczą to samo.
blank-key-rhombus = romb
    .says = Znak fioletowego. Kolor i symbol znaczą to samo.
blank-key-square = kwadrat
    .says = Znak zielonego. Kolor i symbol znaczą to samo.
blank-key-shield = tarcza
    .says = Znak różowego. Kolor i symbol znaczą to samo.
blank-rule-example = Jeśli zagrano 3, to następny gracz pomija turę.

call-to-adventure-1 = O co chodzi
call-to-adventure-1-text = Opowiadasz historię jednej postaci. W każdym z trzech aktów wsuwasz pod nią **trzy karty**. Pierwsza pełna opowieść kończy grę.
call-to-adventure-2 = Twoja tura: jedno z dwóch
call-to-adventure-2-a = **Cecha:** spełniasz wymagania i płacisz, więc jest twoja.
call-to-adventure-2-b = **Wyzwanie:** trzeba mu sprostać rzutem runami.
call-to-adventure-2-c = **Poza tym** raz możesz wędrować: 1 doświadczenie wymienia jedną odkrytą kartę.
call-to-adventure-3 = Wyzwanie
call-to-adventure-3-a = Wybierz ścieżkę; **+1** jest o jeden trudniejsza.
call-to-adventure-3-b = Weź 3 runy podstawowe i po runie za każdy swój symbol sprawdzanej zdolności.
call-to-adventure-3-c = Rzuć. Równy wynik **wystarcza**.
call-to-adventure-3-d = Sprostasz: karta jest twoja. Nie: bierzesz 1 doświadczenie.
call-to-adventure-4 = Runy
call-to-adventure-4-a = **Podstawowa** daje 1 albo nic; jedna z trzech zamiast niczego kartę.
call-to-adventure-4-b = **Zdolności** dają 1 albo 2.
call-to-adventure-4-c = **Mroczna** kosztuje 1 doświadczenie. Przy 2 przynosi zepsucie.
call-to-adventure-5 = Moralność
call-to-adventure-5-text = Zaczynasz na 0. Pole mówi, których **bohaterów i antybohaterów** możesz zagrać i ile jest warte na koniec.
call-to-adventure-6 = Punkty
call-to-adventure-6-rows =
    szlachetność | z kart
    nikczemność | z kart
    moralność | pole
    przeznaczenie | tekst
    doświadczenie | po 1
    zagrana karta | po 1
    2 jednakowe symbole | 2
    3 i 4 takie | 4 i 8
call-to-adventure-act-1 = Pochodzenie
call-to-adventure-act-2 = Motywacja
call-to-adventure-act-3 = Przeznaczenie
call-to-adventure-key-str = siła
    .says = Zdolność. Każdy jej symbol w opowieści daje runę w wyzwaniu, które ją sprawdza.
call-to-adventure-key-dex = zręczność
    .says = Zdolność. Każdy jej symbol w opowieści daje runę w wyzwaniu, które ją sprawdza.
call-to-adventure-key-con = usposobienie
    .says = Zdolność. Każdy jej symbol w opowieści daje runę w wyzwaniu, które ją sprawdza.
call-to-adventure-key-int = inteligencja
    .says = Zdolność. Każdy jej symbol w opowieści daje runę w wyzwaniu, które ją sprawdza.
call-to-adventure-key-wis = wiedza
    .says = Zdolność. Każdy jej symbol w opowieści daje runę w wyzwaniu, które ją sprawdza.
call-to-adventure-key-cha = charyzma
    .says = Zdolność. Każdy jej symbol w opowieści daje runę w wyzwaniu, które ją sprawdza.
call-to-adventure-key-divinity = boskość
    .says = Symbol opowieści. Sam nie jest nic wart. Dwa jednakowe to 2 punkty, trzy 4, cztery i więcej 8.
call-to-adventure-key-royalty = dostojeństwo
    .says = Symbol opowieści. Sam nie jest nic wart. Dwa jednakowe to 2 punkty, trzy 4, cztery i więcej 8.
call-to-adventure-key-nature = natura
    .says = Symbol opowieści. Sam nie jest nic wart. Dwa jednakowe to 2 punkty, trzy 4, cztery i więcej 8.
call-to-adventure-key-justice = sprawiedliwość
    .says = Symbol opowieści. Sam nie jest nic wart. Dwa jednakowe to 2 punkty, trzy 4, cztery i więcej 8.
call-to-adventure-key-villainy = szubrawstwo
    .says = Symbol opowieści. Sam nie jest nic wart. Dwa jednakowe to 2 punkty, trzy 4, cztery i więcej 8.
call-to-adventure-key-arcana = wiedza tajemna
    .says = Symbol opowieści. Sam nie jest nic wart. Dwa jednakowe to 2 punkty, trzy 4, cztery i więcej 8.
call-to-adventure-key-hero = bohater
    .says = Dobierasz bohatera. Zagrać go możesz na polach moralności od −1 w górę.
call-to-adventure-key-antihero = antybohater
    .says = Dobierasz antybohatera. Zagrać go możesz na polach moralności od 0 w dół.
call-to-adventure-key-xp = doświadczenie
    .says = Kupujesz nim mroczne runy, wędrówki i efekty. Niewydany znacznik to punkt.
call-to-adventure-key-virtue = prawość
    .says = Znacznik moralności idzie o pole w górę.
call-to-adventure-key-corruption = zepsucie
    .says = Znacznik moralności idzie o pole w dół.
call-to-adventure-key-triumph = szlachetność
    .says = Punkty przeznaczenia, warte tyle samo co nikczemność.
call-to-adventure-key-tragedy = nikczemność
    .says = Punkty przeznaczenia, warte tyle samo co szlachetność.
