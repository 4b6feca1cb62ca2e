"""How people lead in a trigger: "za każdym razem, gdy", "whoever", "after"."""

from stolik.games.blank.language.understanding.phrases.meanings import Table

POLISH: Table = {
    "if_lead": [
        ("IF tylko?", True),
        ("za każdym razem ,? IF", True),
        ("każdorazowo/zawsze/tylko/dopiero ,? IF", True),
        ("wystarczy ,? że/IF", True),
        ("w momencie/chwili/przypadku/wypadku/sytuacji/razie ,? IF", True),
        ("w momencie/chwili/sytuacji/przypadku ,? w którym/której", True),
        ("ALL raz ,? IF", True),
        ("o ile", True),
        ("pod warunkiem ,? że", True),
    ],
    "who_lead": [
        ("WHOEVER", True),
        ("komu", True),
        ("nieważne/obojętnie ,? kto", True),
        ("bez względu na to ,? kto", True),
        ("dla? ALL/THIS ,? WHOEVER/WHICHREL", True),
        ("ALL/THIS/ANY? PLAYER ,? WHOEVER/WHICHREL", True),
    ],
    "noun_lead": [
        ("każdorazowo/zawsze/natychmiast/zaraz/tuż? po/przy/podczas każdej/każdym/każdego?", True),
        ("za każdym razem po/przy", True),
        ("w przypadku/razie/wyniku każdego/każdej?", True),
        ("każde/każda/za/poprzez", True),
        ("na każdą/każdej/każdy?", True),
    ],
    "thus": [
        ("co/to/,? <means> to? ,? że?", True),
        ("w rezultacie/efekcie/konsekwencji/wyniku tego?", True),
        ("wynik/skutek/konsekwencja/rezultat :", True),
        ("dlatego/więc/przez to/zatem", True),
        ("za to", True),
    ],
    "means": [("oznacza/powoduje/sprawia/skutkuje/znaczy", True)],
    "preamble": [
        ("NEW/OWN/NUM? RULE :", True),
        ("RULE domowa/domu/rodzinna/specjalna/dnia :", True),
        ("<speaker> mówi/mówią/ogłasza/prosi :", True),
        ("moja/mój propozycja/pomysł/NEW? RULE? :", True),
        ("proponuję/wymyśliłam/wymyśliłem :", True),
        ("proponuję ,? żeby/aby/by", True),
    ],
    "speaker": [("babcia/dziadek/mama/tata/wujek/ciocia/król/szef/brat/siostra", True)],
}
ENGLISH: Table = {
    "if_lead": [
        ("IF ever?", True),
        ("any/each/every single/and? every? time that/when?", True),
        ("the minute/second/instant that/when?", True),
        ("in the case that/where/when", True),
        ("always when/whenever", True),
        ("let's say ,? that? IF?", True),
        ("anytime", True),
        ("in the event that", True),
        ("in case", True),
        ("as soon as", True),
        ("as/so long as", True),
        ("the moment that/when?", True),
        ("in a/any/the? situation/case/cases in? which/where/when", True),
        ("provided/assuming/given that?", True),
        ("after/on/upon/where/should", True),
    ],
    "who_lead": [
        ("WHOEVER", True),
        ("no matter who", True),
        ("regardless of who", True),
        ("for? anyone/anybody/everyone/everybody/those who/that", True),
        ("any/the/a/each/every? PLAYER who/that", True),
    ],
    "noun_lead": [
        ("in case of", True),
        ("the? play/use of", True),
        ("in the event of", True),
        ("the/any PLAYER of", True),
        ("for/on/with/upon every/each/any?", True),
        ("after each/every?", True),
        ("each/by", True),
    ],
    "thus": [
        ("it/that/this/which/,? <means> that?", True),
        ("as a result/consequence ,?", True),
        ("result/consequence/outcome :", True),
        ("therefore/thus/hence/so", True),
        ("for that/this ,?", True),
    ],
    "means": [("means/causes/triggers", True)],
    "preamble": [
        ("NEW/OWN/house/the? RULE :", True),
        ("OWN <speaker> 's? RULE :", True),
        ("<speaker> says :", True),
        ("i propose/suggest that? :?", True),
        ("OWN idea/suggestion :", True),
        ("house/family RULE :", True),
    ],
    "speaker": [
        ("gran/granny/grandma/grandpa/mum/mom/dad/uncle/aunt/brother/sister/simon/king", True)
    ],
}
