"""Polish words: what each of them can stand for in a sentence about BLANK.

A line is "CATEGORY value: forms"; endings stand in braces, a case or number after a stroke:
n nominative, g genitive, d dative, a accusative, i instrumental, l locative.
"""

WORDS = """
IF: jeśli jeżeli gdy gdyby kiedy kiedykolwiek jak ilekroć skoro gdyż jeśliby
WHOEVER: kto/n ktokolwiek/n
EACHTIME: razem ilekroć zawsze
TO: to wtedy wówczas
THEN: potem następnie później
AND: i oraz a
OR: lub albo bądź
BUT: ale lecz
UNLESS: chyba
NOT: nie
ONLY: tylko wyłącznie jedynie zaledwie
EXACTLY: dokładnie równo
SOMEONE: ktoś/n kogoś/ga komuś/d kimś/i ktokolwiek/n kogokolwiek/ga ktoś czyjś czyjaś
    którykolwiek/n ktosiek/n
SOMEONES: czyjś czyjaś czyjąś czyjejś czyjegoś
NOBODY: nikt/n nikogo/ga nikomu/d
PLAYER: gracz/n gracza/ga graczowi/d graczem/i graczu/l gracze/n graczy/ga graczom/d graczami/i
    graczach/l gość/n gościa/ga gościowi/d gościem/i typ/n typa/ga typowi/d typem/i typek/n facet/n
    faceta/ga facetowi/d facetem/i koleżank{a/n,i/g,ę/a,ą/i} koleżance/d gościu/n
    koleś/n kolesia/ga kolesiowi/d kolesiem/i kolesie/n kumpel/n kumpla/ga kumplowi/d kumplem/i
    kumpel{a/n,i/gd,ę/a,ą/i} współgracz/n współgracza/ga
    współgraczowi/d współgraczem/i współgracze/n współgraczy/ga współgraczom/d
    chłopak/n chłopaka/ga chłopakowi/d chłopakiem/i dziewczyn{a/n,y/g,ie/d,ę/a,ą/i}
    graczk{a/n,i/gn,ę/a,ą/i} graczce/d graczek/g graczkom/d ludzie/n ludzi/ga ludziom/d
    przyjaciel/n przyjaciela/ga przyjacielowi/d przyjacielem/i pan/n pana/ga panu/d panem/i
OPPONENT: przeciwnik/n przeciwnika/ga przeciwnikowi/d przeciwnikiem/i rywal/n rywala/ga rywalowi/d
    rywalem/i przeciwniczk{a/n,i/g,ę/a,ą/i} oponent/n oponenta/ga oponentowi/d
PLAYER: osob{a/n,y/gn,ie/dl,ę/a,ą/i,om/d,ami/i} osób/g zawodni{k/n,ka/ga,kowi/d,kiem/i,cy/n,ków/g}
    uczestni{k/n,ka/ga,kowi/d,kiem/i,cy/n}
PLAYER: koleg{a/n,i/g,ę/a,ą/i} koledze/d grając{y/n,ego/ga,emu/d,ych/ga,ym/d}
    uczestnicz{ka/n,ki/g,ce/d,kę/a}
    uczestników/g uczestnikom/d człowiek/n ziomek/n ziomka/ga ziomkowi/d ziomkiem/i
NEIGHBOUR: sąsiad/n sąsiada/ga sąsiadowi/d sąsiadem/i sąsiadka/n sąsiadki/g sąsiadce/d sąsiadkę/a
    sąsiadką/i sąsiedzi/n sąsiadom/d
NEXT: następn{y/n,a/n,e/n,ego/ga,emu/d,ym/i,ej/gdl,ą/ai,i/n,ych/g}
    kolejn{y/n,a/n,e/n,ego/ga,emu/d,ym/i,ej/gdl,ą/ai,i/n,ych/g} next/ngda
    następc{a/n,y/gd,ę/a,ą/i}
PREV: poprzedni{/n,a/n,e/n,ego/ga,emu/d,m/i,ej/gdl,ą/ai,ch/g}
    wcześniejsz{y/n,a/n,ego/ga,emu/d,ym/i} poprzedni{k/n,ka/ga,kowi/d,kiem/i}
    poprzedniczk{a/n,i/g,ę/a,ą/i} poprzedniczce/d
LEFT: lew{ej,a,ą,o,y,ego,emu,ym}
RIGHT: praw{ej,a,ą,o,y,ego,emu,ym}
CLOCKWISE: zgodnie
SIDE: stron{ie,y,ę,a,ą} ręce
OPPOSITE: naprzeciwko naprzeciw vis-a-vis
ALL: wszyscy/n wszystkich/ga wszystkim/d wszystkimi/i każdy/n każda/n każdego/ga każdemu/d
    każdym/i każdej/gd wszytscy/n każde/n
OTHERS: przeciwni{cy/n,ków/ga,kom/d,kami/i} rywale/n rywali/ga pozosta{li/n,łych/ga,łym/d,łymi/i}
    reszta/n reszty/g reszcie/d resztę/a resztą/i
OTHER: inn{y/n,a/n,ego/ga,emu/d,ym/i,ej/gd,ą/ai,i/n,ych/ga,ymi/i}
ANY: dowoln{y/n,a/n,ego/ga,emu/d,ym/i,ej/gd,ą/ai,e/n,ych/ga,ymi/i} jakikolwiek/n jakiegokolwiek/g
    jakiemukolwiek/d jakimkolwiek/i
CHOSEN: wybran{y/n,a/n,ego/ga,emu/d,ym/i,ej/gd,ą/ai,i/n,ych/ga,e/n,ymi/i}
    wskazan{y/n,a/n,ego/ga,emu/d,ym/i,ej/gd,ą/ai,i/n,ych/ga}
ANYOF: którykolwiek/n któryś/n któregoś/ga któregokolwiek/ga któremuś/d którymś/i któraś/n
    ktokolwiek/n
WHOM: komu/d kogo/ga kim/i
SOME: jakiś/n jakiegoś/ga jakiemuś/d jakimś/i jakąś/ai jakieś/n jakaś/n jakiejś/gd
RANDOM: losow{y/n,a/n,ego/ga,emu/d,ym/i,ą/ai,e/n,o,ych,ej/gd}
    wylosowan{y/n,a/n,ego/ga,emu/d,ym/i,ą/ai,e/n,ej/gd}
    przypadkow{y/n,ego/ga,emu/d,ym/i,ą/ai,e/n,o} ślepo
RANDOMLY: losowo przypadkowo
ACTIVE: aktywn{y/n,a/n,ego/ga,emu/d,ym/i,ej,ą,e,ych}
THIS: ten/n ta/n tego/ga temu/d tym/i tej/gdl tę/a tą/i te/na tych/g tymi/i tamten/n tamtego/ga
    tamtemu/d
DOER: zagrywając{y/n,a/n,ego/ga,emu/d,ym/i,ej/gd,ą/ai} delikwent/n
CULPRIT: sprawc{a/n,y/gd,ę/a,ą/i,ami/i} winowajc{a/n,y/gd,ę/a,ą/i} winn{y/n,ego/ga,emu/d}
HE: on/n ona/n jego/g jemu/d mu/d jej/d nim/i niego/g niej/g niemu/d oni/n im/d nich/g nimi/i go/a
    ją/a
YOU: ty/n ci/d tobie/d ciebie/ga tobą/i cię/a wy/n wam/d was/ga wami/i ja/n mi/d mnie/ga mną/i
SELF: siebie/ga sobie/d sobą/i
SIE: się
SAM: sam sama samemu sami
WINNER: zwycięzc{a/n,y/gd,ę/a,ą/i} wygran{y/n,ego/ga,emu/d,ym/i,a/n} zwycięzcy/n
LOSER: przegran{y/n,ego/ga,emu/d,ym/i,a/n} przegrywając{y/n,ego/ga,emu/d}
WHICHREL: któr{y,a,e,zy,ego,emu,ym,ej,ą,ych,ymi} co
OWNER: właściciel/n właściciela/ga właścicielowi/d właścicielka/n
MOST: najwięcej największ{ą,a,ej}
FEWEST: najmniej najmniejsz{ą,a,ej}
COUNT: liczb{a,ę,ą,y,ie} ilość ilością ilości
CARD: kart{a/n,y/p,ę/a,ą/i,o,om/d,ami/ip,ach} karcie/l kart/gp kartonik kartonika
HAND: ręk{a/n,ę/a,ą/i,i/g} ręce/l rąk/gp rękami/ip rękoma/ip dłoni
NUM 1: jeden jedna jedno jedną jednej jednego jednym jednemu pojedynczą jedn{ą,ej}
NUM 2: dwa dwie dwóch dwoma dwiema dwu dwom dwoje dwaj
NUM 3: trzy trzech trzema trzem trzej troje
NUM 4: cztery czterech czterema czterem czworo czworga
NUM 5: pięć pięciu pięcioma pięcioro
NUM 6: sześć sześciu sześcioma sześcioro
NUM 7: siedem siedmiu siedmioma
NUM 8: osiem ośmiu ośmioma
NUM 9: dziewięć dziewięciu
NUM 10: dziesięć dziesięciu
NUM 11: jedenaście jedenastu
NUM 12: dwanaście dwunastu
NUM 13: trzynaście trzynastu
NUM 14: czternaście czternastu
NUM 15: piętnaście piętnastu
NUM 20: dwadzieścia dwudziestu
NUM 30: trzydzieści trzydziestu
NUM 45: czterdzieści-pięć
NUM 40: czterdzieści czterdziestu
NUM 25: dwadzieścia-pięć
NUM 50: pięćdziesiąt pięćdziesięciu
NUM 90: dziewięćdziesiąt
NUM 60: sześćdziesiąt sześćdziesięciu
NUM 100: sto stu
PAIR 2: parę para pary
ORDINAL 2: drugi drugiego drugim drugą druga drugiej
ORDINAL 3: trzeci trzeciego trzecim trzecią trzecia
ORDINAL 4: czwarty czwartą czwarta
DIGITN 1: jedyn{ka,kę,ki,ką,ce,ek,eczka,eczkę}
DIGITN 2: dwój{ka,kę,ki,ką,ce} dwójek
DIGITN 3: trój{ka,kę,ki,ką,ce} trójek
DIGITN 4: czwór{ka,kę,ki,ką,ce} czwórek
DIGITN 5: piąt{ka,kę,ki,ką,ce,eczka,eczkę} piątek
DIGITN 6: szóst{ka,kę,ki,ką,ce,eczka,eczkę} szóstek
DIGITN 7: siódem{ka,kę,ki,ką} siódemek
DIGITN 8: ósem{ka,kę,ki,ką} ósemek
DIGITN 9: dziewiąt{ka,kę,ki,ką} dziewiątek
DIGITN 10: dziesiąt{ka,kę,ki,ką}
DIGITN 0: zer{o,a,em} zero
DIGIT: cyfr{a,y,ę,ą,ze} numer{/n,u,em,y,ami} liczb{a,ę,ą} wartoś{ć,ci,cią} cyframi cyfrom
COLOURWORD: kolor{/n,u,em,ze,y,owi,ami} barw{a,y,ę,ą,ie} symbol{/n,u,em,e,i}
    kształt{/n,u,em,cie,y} figur{a,y,ę,ą}
COLOUR hexagon: czerwon{y,a,ą,e,ego,ej,ym,ych} czerwień czerwieni
COLOUR circle: niebiesk{i,a,ą,ie,iego,iej,im,ich} błękitn{y,a,ą,e,ego,ej,ym}
COLOUR triangle: pomarańczow{y,a,ą,e,ego,ej,ym,ych} żółt{y,a,ą,e,ego,ej,ym,ych} pomarańcz
COLOUR rhombus: fioletow{y,a,ą,e,ego,ej,ym,ych} purpurow{y,a,ą,e,ego,ej} fiolet
COLOUR square: zielon{y,a,ą,e,ego,ej,ym,ych} zieleń
COLOUR shield: różow{y,a,ą,e,ego,ej,ym,ych} róż
COLOURS hexagon: czerwon{e,ych}
COLOURS circle: niebiesk{ie,ich} błękitn{e,ych}
COLOURS triangle: pomarańczow{e,ych} żółt{e,ych}
COLOURS rhombus: fioletow{e,ych} purpurow{e,ych}
COLOURS square: zielon{e,ych}
COLOURS shield: różow{e,ych}
BADCOLOUR: czarn{y,a,ą,e,ego,ej,ym,ych} biał{y,a,ą,e,ego,ej,ym,ych} szar{y,a,ą,e,ej,ego}
    brązow{y,a,ą,e,ej,ego,ych} złot{y,a,ą,e,ej,ego,ych} srebrn{y,a,ą,e,ej} kolorow{ą,a,e,ej}
    turkusow{y,ą,a} granatow{y,ą,a,e,ych} beżow{y,ą,a,e} bordow{y,ą,a}
SHAPE hexagon: sześciokąt{/n,a,em,y,ów,ami,ny,ną,na} heksagon heksagonu
SHAPE circle: koł{o,a,em,u,ami,om} kół kółk{o,a,em} kółek okrąg okręgu
SHAPE triangle: trójkąt{/n,a,em,y,ów,ami} trójkącik trójkącika
SHAPE rhombus: romb{/n,u,em,y,a,ów,ami} rąb romp
SHAPE square: kwadrat{/n,u,em,y,a,ów,ami} kwadracik
SHAPE shield: tarcz{a,ę,y,ą,e,ami} tarcz
BADSHAPE: gwiazd{a,ę,y,ą} gwiazdk{a,ę,i,ą} serc{e,a,em} serduszk{o,a} pięciokąt{/n,a}
    prostokąt{/n,a} owal krzyż{/n,a} krzyżyk{/n,a} księżyc pentagon elips{a,ę} walec trapez{/n,u}
BADCARD: as{/n,a} asy walet{/n,a} dam{ę,a} król{/n,a} jok{er,era} dżok{er,era} pik kier karo trefl
    pika kiera trefla
PARITY odd: nieparzyst{y,a,ą,e,ej,ego,ym,ych}
PARITY even: parzyst{y,a,ą,e,ej,ego,ym,ych}
PARITYWORD: parzystość parzystości
TURN: tur{a,y,ę,ą,ze,ach} tur kolej{/n,ka,kę,ki,ce,kę,ką} kolejek kolejkach ruch{/n,u,em,y,ów}
    rund{a,y,ę,ą,zie} rund
MYTURN: kolej kolejka tura
PILE: stos{/n,u,em,ie,ik,iku,owi} tali{a,i,ę,ą} kupk{a,i,ę,ą,ce} kup{a,y,ę,ie} plik
DRAWING: doboru dociągu dobierania dobieranych zakryt{y,ych,ego} ciągnięcia dociągania głównej
    głównego
NEAREST: najbliższ{y,a,ą,e,ej,ego,ym}
DISCARDED: odrzucon{ych,e,a,ą,ymi} odrzutów zużytych zagranych zużyte wyrzucone
TABLE: stół stole stołu środek
TOP: wierzch{/n,u,em,nia,nią,niej,nie,nich} gór{y,ną,na,ne,nych,nej,ze} szczyt szczycie
RULE: zasad{a,y,ę,ą,zie,ami,om} zasad reguł{a,y,ę,ą} reguł
OLDEST: najstarsz{a,ą,ej,y,ego}
NEWEST: najnowsz{a,ą,ej,y} najmłodsz{a,ą,ej,y} ostatnio
ACTIVEADJ: aktywn{a,ą,ej,ych,e} obowiązując{a,ą,ej,ych,e}
DIRECTION: kierun{ek,ku,kiem}
ORDER: kolejnoś{ć,ci,cią}
CLOCK: wskazówk{ami,i,ą} wskazówek
ANTICLOCK: przeciwnie odwrotnie przeciwn{ym,y,ą}
GAME: gr{a,y,ę,ze,ą} rozgryw{ka,ki,kę,ce} parti{i,a,ę}
GAMETALK: przebić przebija przebije przebijać
GAMETALK: zamrożon{y,a,ą} zablokowan{y,a} zamraża zamrozić blokuje blokować zablokować ban bana
    banuje rozdaje rozdają rozdać rozdawać podwoić podwaja podwajasz potroić odkrytymi odkryte
    punkt
    punkty punktów punktem spasuje spasował spasować przelicytuje licytuje seria serię serii
WIN: wygryw{a,ają,asz,acie,ać} wygra wygrać wygrają wygrał wygrała zwyciężają zwyciężasz
    wygrywa(ją) zwycięża zwycięży wygracie wygrasz
DROPOUT: odpada odpadasz odpadnie odpadają odpadną odpadacie odpadniesz odpaść wypada wypadają
    przegryw{a,ają,asz,acie,amy,ać} przegra{/n,ją,ć,ł,ła,li} wyeliminowan{y,a,i}
    zdyskwalifikowan{y,a,i}
PENALTY: kar{a,y,ę,ą,ze,om} kar karn{ą,e,ych,a,ej}
TIME 1: sekund{a,ę,y,zie,ach,ami} sekund sek s
TIME 60: minut{a,ę,y,cie,ach,ami} minut min minutk{a,ę,i}
TIME 900: kwadrans{/n,u,ie,e,ów,em}
TIME 3600: godzin{a,ę,y} godzin
HALF: pół połow{ę,a,y,ie}
HIGHER: wyższ{y,a,ą,e,ej,ego,ych,ym} większ{y,a,ą,e,ej,ego,ych,ym}
LOWER: niższ{y,a,ą,e,ej,ego,ych,ym} mniejsz{y,a,ą,e,ej,ego,ych,ym}
MORE: więcej dłużej ponad powyżej
OVER: ponad powyżej
LESS: mniej poniżej
UNDER: poniżej
THAN: niż od
MUST: niech musi muszą musisz musicie musimy/w należy trzeba powinien powinna powinni powinieneś
    zobowiązany zobowiązani obowiązan{y,a} musiał musiała musieli musiałeś musiałaś
MAY: może mogą możesz możecie można wolno możemy
MAYNOT: zakaz zabronione zabroniony
SAME: sam sam{ą,a,y,e,ego,ej,ym,ych} identyczn{ą,y,a}
ALREADY: już
ONCE: jeden raz
TIMES: raz razy
ROW: rzędu rząd
NEW: now{ą,a,e,ych,y,ej,o} świeże świeżą
EXTRA: darmow{a,ą,ej,e,ych} gratisow{a,ą,ej,e} bonusow{a,ą,ej,e,y} dodatkow{ą,e,a,y,ych,ej,o}
    jeszcze kolejną extra ekstra więcej
OWN: twoi swoi moi swoj{ą,e,ej,a,ego,emu} swo{ich,im,imi} two{ich,im,imi} mo{ich,im,imi} swój
    własn{ą,e,ej,ych,ymi} twoj{ą,e,ej,a,ego,ich} twój ich jego jej moj{ą,e,ej}
YOURS: two{ich,im,imi,ja,ją,je,jej,jego} twój moj{ą,e,ej,a,ego,ich} mo{im,imi} mój
WHOLE: cał{ą,a,ej,e,y} wszystk{ie,ich,imi,o} komplet pełną
DIE: kost{ką,ka,kę,ce,ki} kości kość kością
LAST: ostatni{ą,a,ej,e,ego}
FIRST: pierwsz{y,a,ą,ej,ego,emu,ym,e,ych} ostatni
LIKE: tyle
HOWMANY: ile ilu
STARE: wzrok spojrzenia gapienie gapienia patrzenie
LAUGH: śmiech powagę powaga śmiechu
HOLDC: wytrwałość wytrzymałość
PAPER: papier papieru
STONE: kamień kamienia
SCISSORS: nożyce nożyczki
DUEL: pojedyn{ek,ku,kiem} zawody bitwę bitwa walkę
ACCUSE: niesłusznie źle mylnie bezpodstawnie fałszywie
RIGHTLY: słusznie trafnie
FILL: proste serio świetnie super brawo ok tylko-nie natychmiast od-razu zaraz teraz wtedy więc też
    także
    również proszę bardzo po-prostu oczywiście akurat właśnie już jeszcze-nie dodatkowo
    obowiązkowo koniecznie uprzejmie każdorazowo wtedy wówczas no niestety bezpośrednio naraz sam
    sama sami
    sobie ją po-kolei obok aż nawet hej ej słuchajcie no uwaga wtedy zatem niezwłocznie
    bezzwłocznie zwyczajnie grzecznie znów lol xd haha hehe dzięki dziękuję błyskawicznie szybko
    automatycznie jednocześnie równocześnie samodzielnie osobiście dosłownie po-cichu sorry sorki
"""

VERBS = """
play: walnąć=n rąbnąć=n trzasnąć=n machnąć=n pyknąć=n postawić=i wypuścić=i wypuści zapodać=a
    wrzucić=i wrzucać=a zapodać zapoda zapodasz/2 zagrać=a
    zagrywać=a rzucić=i rzucać=a położyć=y wyłożyć=y wykładać=a dołożyć=y dokładać=a wystawić=i
    kładę/1 położę/1 wyłożę/1 dołożę/1 kładzie kładziesz/2 kładą kłaść/f połóż/m dołóż/m
    wyłóż/m rzuć/m
    grać=a użyje użyjesz/2
    użyto/x użyć/f zagrasz/2 rzucona/p wyrzucisz/2 dorzucić=i dorzucać=a położone/p zagrania/N
    zagraniem/N zagrywający/r zagrywająca/r rzucający/r rzucająca/r wykładający/r wykładająca/r
    kładący/r kładąca/r zagrywające/r
toss: wyrzucić=i wyrzucać=a zrzucić=i wywalić=i wywalać=a
give: rozdaj/m rozdajesz/2 rozdaje rozdać/f płaci płacisz/2 płacą zapłaci zapłacić/f zapłać/m dać/f
    dam/1 daję/1
    oddam/1 oddaję/1 podam/1 podaję/1 przekażę/1 przekazuję/1
    da dasz/2 dają daje dajesz/2 daj/m
    dajcie/m dadzą dał dała oddać/f odda oddasz/2
    oddają oddaje oddajesz/2 oddaj/m oddadzą oddał oddała oddajcie/m podać/f poda podasz/2 podają
    podaje podajesz/2 podaj/m podadzą podajcie/m podajemy/w oddajemy/w przekazać/f przekaże
    przekażesz/2 przekażą przekaż/m przekazuje przekazujesz/2 przekazują przekazujemy/w
        przekazywać=u wręczyć=y wręczać=a dawać=u oddawać=u podawać=u podarować=u ofiarować=u
    sprezentować=u podaruje ofiaruje wcisnąć=n wciskać=a podsunąć=n podsuwać=a podrzucić=i
    podrzucać=a podrzuć/m oddania/N oddanie/N podania/N przekazania/N oddałeś/2 oddadzą przekazał
    przekazała
hit: wleci wlatuje wpadnie wpada wskoczy wskakuje wyskoczy wjedzie pojawia pojawi zjawi ukaże
    pojawiła pojawił pojawiło padł padła padło wpadł wpadła wpadło wyszedł wyszła wyszło poszedł
    poszła poszło trafił trafiła trafiło wylądował wylądowała wylądowało spadł spadła spadło wszedł
    weszła weszło wskoczył wskoczyła wleciał wleciała poleciał poleciało trafia wchodzi poleci leci
    poleciała padnie pada spadnie pojawi trafi wyląduje
    wejdzie wyjdzie leży wypadnie
    pójdzie
draw: dobrania/N dobieranie/N dobierać=a dobrać/f dobierze dobierzesz/2 dobierz/m dobiorą
    dobierzcie/m dobrał dobrała dobrali dobrałeś/2 dobrano/x dobierzemy/w dobraniu/N
    dobranie/N dobrana/p dobrane/p dociągać=a dociągnąć=n ciągnąć=n pociągnąć=n dobiorę/1 dobije
take: wezmę/1 brać/f bierze bierzesz/2 biorą bierz/m bierzcie/m bierzemy/w brał brała wziąć/f
    weźmie
    weźmiesz/2 wezmą weź/m weźcie/m wziął wzięła wzięto/x wezmie biorę/1 wyciągać=a wyciągnąć=n
    zbierz/m zbierasz/2 losować=u zgarnąć=n zgarniać=a wzięcia/N wzięcie/N
steal: zabrania/N zabranie/N zabrać/f zabierze zabierzesz/2 zabiorą zabierz/m zabierać=a ukraść/f
    ukradnie ukradniesz/2
    ukradnij/m ukradną kraść/f kradnie kradniesz/2 kradną kradnij/m podkraść/f podkrada podkradnie
    podkradasz/2 podbierać=a podebrać/f podbierze zwinąć=n podprowadzić=i odebrać/f odbiera
    odbierz/m odbierze odbierają podwędzić=i wykraść/f wykrada wykradnie wykradnij/m gwizdnąć=n
    zajumać=a wyłudza przejąć/f przejmuje przejmij/m
get: dostać/f dostanie dostaniesz/2 dostaje dostajesz/2 dostają dostaną dostał dostała otrzymać=a
    otrzymywać=u dostań/m dostałeś/2 dostałaś/2 dostaliście/2 dostajecie/2
discard: odrzucić=i odrzucać=a wyrzucić=i wyrzucać=a zrzucić=i zrzucać=a pozbyć/f pozbywać=a
    pozbądź/m pozbędzie pozbądźcie/m odrzuć/m wyrzuć/m zrzuć/m odrzućcie/m pozbywa odkładać=a
    odrzucił wywalić=i wywalać=a wywal/m wywalcie/m wywala pozbywają ciska odkładają
exchange: zmienić=i zmieniać=a zmień/m zmieńcie/m wymienić=i wymieniać=a wymień/m wymieńcie/m
    zamienić=i zamieniać=a zamień/m zamieńcie/m podmienić=i podmień/m zamieniamy/w wymiana/N
    wymiany/N
    wymianę/N zamiana/N zamiany/N zamianę/N
peek: patrzysz/2 patrzą patrzeć/f podejrzeć=y podejrzyj/m podejrzeć/f podglądać=a podgląda
    zajrzeć/f zajrzy zajrzyj/m zaglądać=a obejrzeć/f obejrzy obejrzyj/m oglądać=a zobaczyć=y
    zobacz/m widzieć spojrzeć/f spojrzy spojrzyj/m popatrzeć/f popatrzy patrzy patrz/m podejrzy
    podejrzyjcie/m
search: przejrzeć/f przejrzy przejrzyj/m przeglądać=a przeszukać=a przeszukiwać=u przeszukuje
show: okazać/f okaże okazuje okazują pokazać/f pokaże pokażesz/2 pokażą pokaż/m pokażcie/m
    pokazywać=u pokazuje pokazują
    pokazujesz/2 pokazują pokazania/N pokazanie/N odkrycia/N odkryć/f odkrywa odkryj/m ujawnić=i
    ujawniać=a wyłóż/m
shuffle: tasować=u przetasować=u wtasować=u potasować=u tasujemy/w wtasowujemy/w wtasowuje
    przetasowany/p przetasowana/p przetasujemy/w wtasowywać=u przetasowywać=u potasowana/p
    potasowany/p
losecard: tracić=i stracić=i traci tracisz/2 tracą strać/m
return: wrócić=i wracać=a wraca wracają
skip: pomiń/m omiń/m pomińcie/m strać/m odpoczywać=a pominąć=n pomijać=a tracić=i stracić=i
    opuścić/f opuszcza opuszczasz/2 opuści przepuścić/f przepuszcza ominąć=n omijać=a stracić/f
    traci tracisz/2 tracą stracisz/2 przepada odpuścić=i odpuszcza odpuszczasz/2 odpuść/m
    przesiedzieć/f przesiedzi przeczekuje odstać/f przepadła przepadnie pominięty/p pominięta/p
    pomijany/p pomijana/p pomijani/p stopować=u stopuje zastopować=u
skip: strata/N stratę/N straty/N stratą/N utrata/N utratę/N utraty/N utratą/N pominięcie/N
pause: pauza/N pauzę/N stop/N postój/N przerwa/N przerwę/N pauzować=u skipować=u skipuje skipnąć=n
wait: stoi stoisz/2 stoją stać/f czekać=a odczekać=a odczekuje poczekać=a zaczekać=a
    przeczekać=a odstać/f odstoi odczeka pauzuje przeczekuje
change: zmienić=i zmieniać=a odwrócić=i odwracać=a zmień/m odwróć/m zawrócić=i zawracać=a
    obrócić=i obracać=a odwrócić/f zmiana/N zmianę/N zmiany/N zmianie/N zmieniamy/w odwracamy/w
    zmienia odwrotka/N
choose: wybrać/f wybiera wybierasz/2 wybierz/m wybierze wybierają wybierzesz/2 wybierać=a
    wskazać/f wskazuje wskaż/m wskazujesz/2 wskaże wskażesz/2 wskazywać=u wytypować=u
drawlots: losuje losujesz/2 wylosuje wylosować=u wylosujcie/m wylosuj/m losujemy/w losujcie/m
    losuj/m
vote: głosować=u zagłosować=u głosują głosujcie/m głosujemy/w
name: ustalić=i ustalać=a
    nazywać=a wypowiedzieć/f wypowiedz/m wypowiada ogłosić=i ogłaszać=a ogłoś/m wymów/m podaj/m
    nazwij/m nazwać/f powiedz/m mówi mówisz/2 wybierz/m wybiera ogłasza wymienia powie powiesz/2
challenge: wyzwać/f wyzwij/m wyzywać=a wyzywa wyzwie wyzywasz/2
remove: wykreślić=i wykreślać=a skreślić=i skreślać=a zlikwidować=u likwidować=u usunąć=n usuwać=a
    usuń/m skasować=u kasować=u zdjąć/f zdejmuje zdejmij/m zdejmujesz/2
    znika zniknąć=n spada odchodzi odpadnie odpada wyleci wylatuje anulować=u
add: dodać/f dodaje dodaj/m dodajemy/w dodajesz/2 dokładamy/w dochodzi dojdzie wchodzi
    wprowadzić=i wprowadzamy/w doda odkrywamy/w
replace: zastąpić=i zastępować=u
suspend: unieważnić=i unieważniać=a wstrzymać=a wstrzymywać=u dezaktywować=u zdezaktywować=u
    zawiesić=i zawieszać=a zawieś/m wyłączyć=y wyłączać=a wyłącz/m uciszyć=y
collect: uzbierać=a zebrać/f zbierze zbierzesz/2 zbiera zebrał nazbierać=a nazbiera zgromadzić=i
run_out: wyczerpie wyczerpuje wyczerpał opróżni opustoszeje zabraknie
perform: rozegrać=a rozgrywać=a rozgrywa wykonać=a wykonuje wykonywać=u
have: ma masz/2 mają mieć/f miał miała będzie-nie macie/2 trzyma trzymasz/2 posiada posiadać=a
    mając/g
left: została zostaniesz/2 zostajesz/2 zostanie zostanie/3 zostaną zostało zostaje zostają zostały
    pozostanie pozostanie pozostaje
    zostanie
be: zostało zostaje zostają jest są było będzie być/f będziesz/2 zostanie została został zostały
    będą
    byłeś/2
suffer: poniosła poniósł poniosło ponieśli płaci płacisz/2 płacą zapłaci zapłacić/f zapłać/m
    ponieść/f ponosi ponoszą poniesie
    ponosisz/2 ponieś/m otrzymuje
think: ociąga ociągasz/2 marudzi marudzisz/2 zamula grzebie zastanawia zastanawiasz/2 myśli
    myślisz/2 zwleka zwlekasz/2 guzdrze namyśla zastanawiać
    zwlekać=a myśleć/f duma czeka zagapi gapi zagapia zamyśli zamyśla zagapisz/2 zamyślisz/2
    zagapił zagapiła zamyślił zamyśliła
take_time: trwa
begin: zaczął zaczęła rozpoczął rozpoczęła zacznie zaczyna zaczyna/3 zaczynasz/2 zaczynają zaczną
    zaczynamy/w zacząć/f rozpoczyna
    rozpocznie rozpoczynasz/2 rozpoczęcie/N
end: skończył skończyła skończyli zakończył zakończyła zakończyli skończy kończy skończysz/2
    kończysz/2 skończyć/f zakończy kończąc/g zakończyć/f ukończyć/f
    skończycie/2 skończenie/N
accuse: oskarży oskarżyć/f oskarża oskarżysz/2 oskarżenie/N
roll: rzuca rzucasz/2 rzuć/m rzucić/f rzuci
match: pasuje pasować=u pasująca dopasować=u dopasuje dopasujesz/2 pasują pasującą/p
return_turn: wraca przechodzi
repeat: powtarza powtórzy
grant: zapewnia zapewniać=a gwarantuje przysługuje
let: pozwalać=a pozwolić=i zezwalać=a zezwolić=i umożliwiać=a umożliwić=i
make: zmuszać=a zmusić=i kazać/f każe każą nakazuje nakazują sprawia sprawiają
go: idzie toczy idziemy biegnie
do: zrobić=i robić=i zrób/m rób/m zróbcie/m dokonać=a dokonuje następuje
cancel: przepada anuluje
"""

# How people type words on a phone.
SPELLED = {
    "ktos": "ktoś",
    "se": "sobie",
    "nast": "następny",
    "wszyscey": "wszyscy",
    "kazdy": "każdy",
}

ORDINARY = """
okiem okiem
kara karty kartka kartkę kraj grać gram grał grała krzyk kroki kurtka kurtkę kasza basia kasia
stopa stopy stopę stopę drugi droga drogi tarcie torba gruba graba grabie strona stronie klucz
pies piesek czas czasem ucho nos nosem oko oczy ramię noga nodze nogę palec wstaje wstać wita
witać bije biega robi robią mówi mówią śpiewa tańczy kicha kichnie ziewa ziewnie kaszle zakaszle
śmieje płacze krzyczy woła skacze klaszcze gwiżdże mruga pije je zje wypije patrzy widzi słyszy
usłyszy puka zapuka dzwoni zadzwoni pada deszcz słońce pociąg tramwaj karetka karetkę samolot
kotek wchodzi wyjdzie wyjść siada siądzie usiądzie pokój łazienki toalety telefon telefonu zegarek
zegar światło prąd okno oknem drzwi mama tata babcia dziadek brat siostra dziecko rodzina imię
imieniu ciastko ciasto kawa kawę herbata kot kota myje dotknie dotyka drapie głaszcze poprawi
rozleje wyleje stłucze podniesie wstanie
"""
