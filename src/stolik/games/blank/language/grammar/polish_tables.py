"""Polish phrases: the ledger's templates, and our own where it gives none.

Inflected places read "<liczba pojedyncza|liczba mnoga|bezokolicznik>".
"""

from stolik.games.blank.language.grammar.numbers import noun_pl
from stolik.games.blank.language.grammar.tongue import Table

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
REFS = {
    "topDigit": "ile wskazuje cyfra na wierzchu",
    "playCount": "ile zagrano",
    "activeRules": "ile jest aktywnych zasad",
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
    "<wymienia|wymieniają|wymienić> {n:some} na nowe": {"do": "exchange"},
    "<zamienia się|zamieniają się|zamienić się> wszystkimi kartami {with:ins}": {"do": "swap"},
    "<podgląda|podglądają|podejrzeć> karty {of:gen}": {"do": "peek", "at": "hand"},
    "<podgląda|podglądają|podejrzeć> {n:plain-cards} z wierzchu stosu dobierania": {
        "do": "peek",
        "at": "drawPile",
    },
    "<pokazuje|pokazują|pokazać> wszystkie swoje karty wszystkim": {"do": "reveal", "n": "all"},
    "<pokazuje|pokazują|pokazać> wszystkim {n:number}": {"do": "reveal"},
    "<traci|tracą|stracić> turę": {"do": "skip"},
    "<traci|tracą|stracić> {turns}": {"do": "skip"},
    "<rozgrywa|rozgrywają|rozegrać> dodatkową turę": {"do": "again"},
    "<gra|grają|zagrać> jako następny": {"do": "jump"},
    "<ogłasza|ogłaszają|ogłosić> kolor, którego nikt nie może zagrać {until}": NAMED
    | {"what": "colour"},
    "<ogłasza|ogłaszają|ogłosić> cyfrę, której nikt nie może zagrać {until}": NAMED
    | {"what": "digit"},
    "<ogłasza|ogłaszają|ogłosić> parzystość, której nikt nie może zagrać {until}": NAMED
    | {"what": "parity"},
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
    "kierunek gry się odwraca": {"do": "reverse"},
    "o dopasowaniu następnej karty decyduje tylko {by}": {"do": "match"},
    "następna karta musi pasować i kolorem, i cyfrą": {"do": "match", "by": "both"},
    "odrzucone karty wracają do stosu dobierania": {"do": "recycle"},
    "gra skończy się za {seconds}, a wygra gracz z najmniejszą liczbą kart": {"do": "countdown"},
    "do gry wchodzi jeszcze jedna zasada": {"do": "addRule"},
    "{which:which-nom} zostaje wymieniona": {"do": "replaceRule"},
    "{which:which-nom} zostaje usunięta": {"do": "dropRule"},
    "{which:which-nom} zostaje zawieszona {until}": {"do": "silence"},
}
TRIGGERS: Table = {
    "ktoś zagra {*:top-acc}": {"on": "played"},
    "ktoś zagra kartę{*:marked} pasującą {matched}": {"on": "played"},
    "ktoś zagra {cards:event-range}": {"on": "played"},
    "ktoś zagra {cards:event-range} z {*:top-ins} na wierzchu": {"on": "played"},
    "ktoś zagra {cards:event-range} z kartą{*:marked} pasującą {matched} na wierzchu": {
        "on": "played"
    },
    "ktoś dobierze kartę": {"on": "drawn"},
    "ktoś dobierze kartę {cause:drawn-cause}": {"on": "drawn"},
    "ktoś dobierze {cards:event-range}": {"on": "drawn"},
    "ktoś dobierze {cards:event-range} {cause:drawn-cause}": {"on": "drawn"},
    "ktoś odrzuci kartę": {"on": "discarded"},
    "ktoś odrzuci {cards:event-range}": {"on": "discarded"},
    "ktoś będzie mieć na ręce {n:card-range}": {"on": "handSize"},
    "aktywny gracz zwleka przez {seconds}": {"on": "idle"},
    "zdarzy się: {event}": {"on": "outside"},
    "ktoś straci turę": {"on": "skipped"},
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
    "skip": ("gdy masz stracić turę", "tura nie przepada"),
}
