"""Polish phrases: the ledger's templates, and our own where it gives none.

Inflected places read "<liczba pojedyncza|liczba mnoga|bezokolicznik>".
"""

from stolik.games.blank.language.grammar.language_tables import Table
from stolik.games.blank.language.grammar.numbers import noun_pl

COLOUR_NOM = {
    "hexagon": "SZEŚCIOKĄT",
    "circle": "KOŁO",
    "triangle": "TRÓJKĄT",
    "rhombus": "ROMB",
    "square": "KWADRAT",
    "shield": "TARCZA",
}
COLOUR_ACC = COLOUR_NOM | {"shield": "TARCZĘ"}
COLOUR_GEN = {
    "hexagon": "SZEŚCIOKĄTA",
    "circle": "KOŁA",
    "triangle": "TRÓJKĄTA",
    "rhombus": "ROMBU",
    "square": "KWADRATU",
    "shield": "TARCZY",
}
COLOUR_INS = {
    "hexagon": "SZEŚCIOKĄTEM",
    "circle": "KOŁEM",
    "triangle": "TRÓJKĄTEM",
    "rhombus": "ROMBEM",
    "square": "KWADRATEM",
    "shield": "TARCZĄ",
}
DIGIT: dict[str | int, str] = {digit: str(digit) for digit in range(1, 7)}
RANGE = {
    "exact": "dokładnie {low} {noun}",
    "least": "co najmniej {low} {noun}",
    "most": "najwyżej {low} {noun}",
    "between": "od {low} do {high} {noun}",
}
CARD = noun_pl("kartę", "karty", "kart")
CARD_GEN = noun_pl("karty", "kart", "kart")
CARD_INS = noun_pl("kartą", "kartami", "kartami")
CARD_EACH = noun_pl("karcie", "karty", "kart")  # po 1 karcie, po 2 karty, po 5 kart
PENALTY = noun_pl("karę", "kary", "kar")
PENALTY_GEN = noun_pl("kary", "kar", "kar")
PENALTY_EACH = noun_pl("karze", "kary", "kar")
TURN = noun_pl("turę", "tury", "tur")
TURN_EACH = noun_pl("turze", "tury", "tur")
SECOND = noun_pl("sekundę", "sekundy", "sekund")
TIME = noun_pl("raz", "razy", "razy")
RULE = noun_pl("aktywną zasadę", "aktywne zasady", "aktywnych zasad")
RULE_GEN = noun_pl("aktywnej zasady", "aktywnych zasad", "aktywnych zasad")
PLAYER = noun_pl("gracza", "graczy", "graczy")


def _cases(nominative: str, genitive: str, dative: str, instrumental: str) -> dict[str, str]:
    return {"nom": nominative, "gen": genitive, "dat": dative, "ins": instrumental}


def _player(adjectives: str) -> dict[str, str]:
    """Decline "aktywny gracz" from its four adjectives."""
    nom, gen, dat, ins = adjectives.split()
    return _cases(f"{nom} gracz", f"{gen} gracza", f"{dat} graczowi", f"z {ins} graczem")


def placed(place: str) -> dict[str, str]:
    """Decline "gracz po lewej"."""
    return _cases(f"gracz {place}", f"gracza {place}", f"graczowi {place}", f"z graczem {place}")


# The instrumental carries its preposition, for "ze zwycięzcą" differs from "z graczem".
PLAYERS = {
    "active": _player("aktywny aktywnego aktywnemu aktywnym"),
    "next": _player("kolejny kolejnego kolejnemu kolejnym"),
    "previous": _player("poprzedni poprzedniego poprzedniemu poprzednim"),
    "left": placed("po lewej"),
    "right": placed("po prawej"),
    "opposite": placed("naprzeciwko"),
    "chosen": _cases(
        "inny wskazany gracz",
        "wybranego innego gracza",
        "wybranemu innemu graczowi",
        "z wybranym innym graczem",
    ),
    "chosenAny": _player("wskazany wskazanego wskazanemu wskazanym"),
    "most": placed("z największą liczbą kart"),
    "fewest": placed("z najmniejszą liczbą kart"),
    "random": _player("wylosowany wylosowanego wylosowanemu wylosowanym"),
    "voted": _cases(
        "gracz wybrany w głosowaniu",
        "gracza wybranego w głosowaniu",
        "graczowi wybranemu w głosowaniu",
        "z graczem wybranym w głosowaniu",
    ),
    "culprits": _cases("sprawca", "sprawcy", "sprawcy", "ze sprawcą"),
    "winner": _cases("zwycięzca", "zwycięzcy", "zwycięzcy", "ze zwycięzcą"),
    "loser": _cases("przegrany", "przegranego", "przegranemu", "z przegranym"),
}
ACTOR = {
    "rule": _player("ten tego temu tym"),
    "effect": _cases("zagrywający", "zagrywającego", "zagrywającemu", "z zagrywającym"),
}
ONESELF = _cases("", "siebie", "sobie", "ze sobą")
REFS: Table = {
    "ile wskazuje cyfra na wierzchu": {"ref": "topDigit"},
    "ile zagrano": {"ref": "playCount"},
    "ile jest aktywnych zasad": {"ref": "activeRules"},
    "ile wynosi połowa kart na ręce": {"half": "hand"},
}
NAMED = {"do": "ban", "value": "say"}
VERBS: Table = {
    "<dobiera|dobierają|dobrać> {n:number}": {"do": "draw"},
    "<dobiera|dobierają|dobrać> {n:in-hand}": {"do": "drawTo"},
    "<bierze|biorą|wziąć> {n:cards} od {from:gen}": {"do": "take"},
    "po obejrzeniu kart <bierze|biorą|wziąć> {n:cards} od {from:gen}": {
        "do": "take",
        "pick": "look",
    },
    "<bierze|biorą|wziąć> {n:cards} według wyboru właściciela od {from:gen}": {
        "do": "take",
        "pick": "owner",
    },
    "<oddaje|oddają|oddać> {n:cards} {to:dat}": {"do": "give"},
    "w ciemno <oddaje|oddają|oddać> {n:cards} {to:dat}": {"do": "give", "pick": "blind"},
    "<odrzuca|odrzucają|odrzucić> {*:lot}": {"do": "discard"},
    "losowo <odrzuca|odrzucają|odrzucić> {*:lot}": {"do": "discard", "pick": "random"},
    "<odrzuca|odrzucają|odrzucić> karty {n:down-to}": {"do": "discardTo"},
    "<odrzuca|odrzucają|odrzucić> {n:cards} z wierzchu stosu dobierania": {"do": "discardDrawPile"},
    "<bierze|biorą|wziąć> na rękę {n:cards} ze stosu kart odrzuconych": {"do": "takeDiscarded"},
    "losowo <bierze|biorą|wziąć> na rękę {n:cards} ze stosu kart odrzuconych": {
        "do": "takeDiscarded",
        "pick": "random",
    },
    "<bierze|biorą|wziąć> na rękę {n:cards} z wierzchu stosu kart odrzuconych": {
        "do": "takeDiscarded",
        "pick": "top",
    },
    "<odkłada|odkładają|odłożyć> {n:some} na wierzch stosu dobierania": {
        "do": "put",
        "pile": "drawTop",
    },
    "<odkłada|odkładają|odłożyć> {n:some} na spód stosu dobierania": {
        "do": "put",
        "pile": "drawBottom",
    },
    "<wtasowuje|wtasowują|wtasować> {n:some} do stosu dobierania": {
        "do": "put",
        "pile": "drawShuffled",
    },
    "<kładzie|kładą|położyć> {n:some} na wierzch stosu kart odrzuconych": {
        "do": "put",
        "pile": "discardTop",
    },
    "<wymienia się|wymieniają się|wymienić się> {n:traded} {with:ins}": {"do": "trade"},
    "<wymienia|wymieniają|wymienić> {n:some} na nowe": {"do": "exchange"},
    "<zamienia się|zamieniają się|zamienić się> wszystkimi kartami {with:ins}": {"do": "swap"},
    "<podgląda|podglądają|podejrzeć> karty {of:gen}": {"do": "peek", "at": "hand"},
    "<podgląda|podglądają|podejrzeć> {n:plain-cards} z wierzchu stosu dobierania": {
        "do": "peek",
        "at": "drawPile",
    },
    "<pokazuje|pokazują|pokazać> wszystkie swoje karty wszystkim": {"do": "reveal", "n": "all"},
    "<pokazuje|pokazują|pokazać> wszystkim {n:number}": {"do": "reveal"},
    "<pomija|pomijają|pominąć> turę": {"do": "skip"},
    "<pomija|pomijają|pominąć> {turns}": {"do": "skip"},
    "<traci|tracą|stracić> turę": {"do": "skip"},  # what cards said before, heard but never said
    "<traci|tracą|stracić> {turns}": {"do": "skip"},
    "<rozgrywa|rozgrywają|rozegrać> dodatkową turę": {"do": "again"},
    "<gra|grają|zagrać> jako następny": {"do": "jump"},
    "<ogłasza|ogłaszają|ogłosić> kolor, którego nikt nie może zagrać {until}": NAMED
    | {"what": "colour"},
    "<ogłasza|ogłaszają|ogłosić> cyfrę, której nikt nie może zagrać {until}": NAMED
    | {"what": "digit"},
    "<ogłasza|ogłaszają|ogłosić> parzystość, której nikt nie może zagrać {until}": NAMED
    | {"what": "parity"},
    "<ogłasza|ogłaszają|ogłosić> kolor, który musi mieć następna karta": {
        "do": "demand",
        "what": "colour",
        "value": "say",
    },
    "<ogłasza|ogłaszają|ogłosić> cyfrę, którą musi mieć następna karta": {
        "do": "demand",
        "what": "digit",
        "value": "say",
    },
    "<sprawia|sprawiają|sprawić>, że {*:nobody}": {},
    "<wymienia|wymieniają|wymienić> {which}": {"do": "replaceRule"},
    "<usuwa|usuwają|usunąć> {which}": {"do": "dropRule"},
    "<zawiesza|zawieszają|zawiesić> {which} {until}": {"do": "silence"},
    "<ponosi|ponoszą|ponieść> {n:penalties}": {"do": "penalty"},
}
BANS: Table = {
    "nikt nie może zagrać {value:colour-gen} {until}": {"do": "ban", "what": "colour"},
    "nikt nie może zagrać {value:digit} {until}": {"do": "ban", "what": "digit"},
    "nikt nie może zagrać karty {value:parity-gen} {until}": {"do": "ban", "what": "parity"},
    "nikt nie może zagrać kilku kart naraz {until}": {
        "do": "ban",
        "what": "several",
        "value": True,
    },
}
TABLE_VERBS: Table = {
    "kierunek gry się zmienia": {"do": "reverse"},
    "kierunek gry się odwraca": {"do": "reverse"},  # what cards said before
    "o dopasowaniu następnej karty decyduje tylko {by}": {"do": "match"},
    "następna karta musi pasować i kolorem, i cyfrą": {"do": "match", "by": "both"},
    "następną kartą musi być {value:colour-nom}": {"do": "demand", "what": "colour"},
    "następną kartą musi być {value:digit}": {"do": "demand", "what": "digit"},
    "odrzucone karty wracają do stosu dobierania": {"do": "recycle"},
    "stos dobierania zostaje przetasowany": {"do": "shuffle"},
    "nic więcej się nie dzieje": {"do": "nothing"},
    "gra skończy się za {seconds}, a wygra gracz z najmniejszą liczbą kart": {"do": "countdown"},
    "do gry wchodzi jeszcze jedna zasada": {"do": "addRule"},
    "{which:which-nom} zostaje wymieniona": {"do": "replaceRule"},
    "{which:which-nom} zostaje usunięta": {"do": "dropRule"},
    "{which:which-nom} zostaje zawieszona {until}": {"do": "silence"},
}
_ON_TOP = "z kartą{*:marked}"
PLAYED_MORE: Table = {
    said: {"on": "played"}
    for said in (
        "ktoś zagra kartę{*:marked} {compared}",
        "ktoś zagra kartę{*:marked} pasującą {matched} i {compared}",
        f"ktoś zagra {{cards:event-range}} {_ON_TOP} {{compared}} na wierzchu",
        f"ktoś zagra {{cards:event-range}} {_ON_TOP} pasującą {{matched}}"
        " i {compared} na wierzchu",
        "ktoś zagra {cards:event-range} {alike}",
        "ktoś zagra {cards:event-range} {alike} z {*:top-ins} na wierzchu",
        f"ktoś zagra {{cards:event-range}} {{alike}} {_ON_TOP} pasującą {{matched}} na wierzchu",
        f"ktoś zagra {{cards:event-range}} {{alike}} {_ON_TOP} {{compared}} na wierzchu",
        f"ktoś zagra {{cards:event-range}} {{alike}} {_ON_TOP} pasującą {{matched}}"
        " i {compared} na wierzchu",
    )
}
TRIGGERS: Table = {
    "ktoś zagra {*:top-acc}": {"on": "played"},
    "ktoś zagra kartę{*:marked} pasującą {matched}": {"on": "played"},
    "ktoś zagra {cards:event-range}": {"on": "played"},
    "ktoś zagra {cards:event-range} z {*:top-ins} na wierzchu": {"on": "played"},
    "ktoś zagra {cards:event-range} z kartą{*:marked} pasującą {matched} na wierzchu": {
        "on": "played"
    },
    **PLAYED_MORE,
    "ktoś dobierze kartę": {"on": "drawn"},
    "ktoś dobierze kartę {cause:drawn-cause}": {"on": "drawn"},
    "ktoś dobierze {cards:event-range}": {"on": "drawn"},
    "ktoś dobierze {cards:event-range} {cause:drawn-cause}": {"on": "drawn"},
    "ktoś odrzuci kartę": {"on": "discarded"},
    "ktoś odrzuci {cards:event-range}": {"on": "discarded"},
    "ktoś będzie mieć na ręce {n:card-range}": {"on": "handSize"},
    "aktywny gracz zwleka przez {seconds}": {"on": "idle"},
    "zdarzy się: {event}": {"on": "outside"},
    "ktoś pominie turę": {"on": "skipped"},
    "ktoś straci turę": {"on": "skipped"},  # what cards said before
    "ktoś poniesie karę": {"on": "penalised"},
    "ktoś poniesie karę {cause}": {"on": "penalised"},
    "ktoś poniesie {cards:penalty-range}": {"on": "penalised"},
    "ktoś poniesie {cards:penalty-range} {cause}": {"on": "penalised"},
    "{length:times} z rzędu na wierzch trafi {same}": {"on": "streak"},
    "zacznie się czyjaś tura": {"on": "turnStart"},
    "skończy się czyjaś tura": {"on": "turnEnd"},
    "zmieni się kierunek gry": {"on": "reversed"},
    "zmieni się aktywna zasada": {"on": "ruleChanged"},
    "stos dobierania zostanie przetasowany": {"on": "reshuffled"},
    "ktoś słusznie oskarży innego gracza": {"on": "calledOut", "verdict": "right"},
    "ktoś niesłusznie oskarży innego gracza": {"on": "calledOut", "verdict": "wrong"},
}
CONDITIONS: Table = {
    "{of:holds} {n:card-range}": {"is": "hand"},
    "zagranie liczy {n:card-range}": {"is": "play"},
    "gra ma {n:rule-range}": {"is": "rules"},
    "na wierzchu leży {*:top-nom}": {"is": "top"},
    "gra toczy się {value:direction}": {"is": "direction"},
    "stos dobierania liczy {n:card-range}": {"is": "drawPile"},
    "stos kart odrzuconych liczy {n:card-range}": {"is": "discardPile"},
    "gra ma {n:player-range}": {"is": "players"},
    "trwa tura {who:turn}": {"is": "turnOf"},
    "na kości wypadnie {n:faces}": {"is": "die"},
}
REACTIONS = {
    "penalty": ("gdy masz ponieść karę", "kara przepada"),
    "take": ("gdy ktoś ma wziąć od ciebie kartę", "nikt jej nie bierze"),
    "skip": ("gdy masz pominąć turę", "tura nie przepada"),
}
