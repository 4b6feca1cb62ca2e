"""Limits between the parts of a card: which verb fits which performer.

BLK-L3 to BLK-L7, BLK-L52, BLK-L53, BLK-L61 to BLK-L63.
"""

from collections.abc import Iterator

from stolik.games.blank.language.card import Card, Clause, Contest, EffectCard, RuleCard
from stolik.games.blank.language.conditions import DieShows, Not
from stolik.games.blank.language.faults import Fault, shown
from stolik.games.blank.language.terms import COLOURS, CONTESTANTS, SINGLE_PLAYERS
from stolik.games.blank.language.triggers import Played
from stolik.games.blank.language.verbs import (
    AddRule,
    Again,
    Ban,
    Countdown,
    Demand,
    DropRule,
    Give,
    Jump,
    Match,
    Nothing,
    PeekHand,
    Recycle,
    Redeal,
    ReplaceRule,
    Reverse,
    Rotate,
    Shuffle,
    Silence,
    Swap,
    Take,
    Trade,
)

TABLE_VERBS = (Reverse, Match, Recycle, Shuffle, Countdown, AddRule, Nothing)  # BLK-L4
RULE_VERBS = (ReplaceRule, DropRule, Silence)


def limit_faults(card: Card, path: str = "$") -> list[Fault]:
    """Return every breach of a limit that looks at more than one key."""
    faults: list[Fault] = []
    contests = 0
    for number, clause in enumerate(card.then):
        place = f"{path}.then[{number}]"
        faults.extend(_clause_faults(card, clause, place, in_contest=False))
        if isinstance(clause.verb, Contest):
            contests += 1
            if contests == 2:
                faults.append(Fault(f"{place}.do", "BLK-L3", "second-contest"))
            faults.extend(_inner_faults(card, clause.verb, place))
    faults.extend(_reaction_faults(card, path))
    faults.extend(_trigger_faults(card, path))
    return faults


def _inner_faults(card: Card, contest: Contest, place: str) -> Iterator[Fault]:
    for key, inner in (("winner", contest.winner), ("loser", contest.loser)):
        if inner is not None:
            yield from _clause_faults(card, inner, f"{place}.{key}", in_contest=True)


def _trigger_faults(card: Card, path: str) -> Iterator[Fault]:
    """BLK-L63: only several cards can have something in common."""
    if not isinstance(card, RuleCard):
        return
    for number, trigger in enumerate(card.triggers):
        if not isinstance(trigger, Played) or trigger.alike is None:
            continue
        if trigger.cards is None or (trigger.cards.min or 0) < 2:
            place = f"{path}.if" if len(card.triggers) == 1 else f"{path}.if.anyOf[{number}]"
            yield Fault(f"{place}.alike", "BLK-L63", "alike-needs-cards")


def _reaction_faults(card: Card, path: str) -> Iterator[Fault]:
    if not isinstance(card, EffectCard) or card.react is None:
        return
    for number, cond in enumerate(card.when):
        inner = cond.cond if isinstance(cond, Not) else cond
        if isinstance(inner, DieShows):
            yield Fault(f"{path}.when[{number}]", "BLK-L53", "die-in-reaction")


def _clause_faults(card: Card, clause: Clause, place: str, in_contest: bool) -> Iterator[Fault]:
    yield from _who_faults(card, clause, place)
    yield from _table_faults(clause, place)
    yield from _verb_faults(card, clause, place)
    if not in_contest:
        yield from _contestant_faults(clause, place)


def _contestant_faults(clause: Clause, place: str) -> Iterator[Fault]:
    """Winner and loser exist inside the clauses of a contest only."""
    named: dict[str, str] = {"who": clause.who}
    verb = clause.verb
    if isinstance(verb, Take):
        named["from"] = verb.source
    elif isinstance(verb, Give):
        named["to"] = verb.to
    elif isinstance(verb, PeekHand):
        named["of"] = verb.of
    elif isinstance(verb, Contest):
        named["against"] = verb.against
    elif isinstance(verb, Trade) or (isinstance(verb, Swap) and verb.partner is not None):
        named["with"] = str(verb.partner)
    for key, who in named.items():
        if who in CONTESTANTS:
            yield Fault(f"{place}.{key}", "BLK-L1", "contestant-outside", {"who": who})


def _who_faults(card: Card, clause: Clause, place: str) -> Iterator[Fault]:
    who, verb = clause.who, clause.verb
    path = f"{place}.who"
    do = str(verb.__struct_config__.tag)
    if isinstance(verb, TABLE_VERBS) and who != "table":
        yield Fault(path, "BLK-L4", "needs-who", {"do": do, "who": who, "needed": "table"})
    if isinstance(verb, Rotate | Redeal) and who != "all":
        yield Fault(path, "BLK-L4", "needs-who", {"do": do, "who": who, "needed": "all"})
    if isinstance(verb, Again) and who != "actor":
        yield Fault(path, "BLK-L4", "needs-who", {"do": do, "who": who, "needed": "actor"})
    if who == "chosenTwo" and not isinstance(verb, Swap):
        yield Fault(path, "BLK-L4", "two-only-swap", {"do": do})
    if who == "culprits" and not (isinstance(card, EffectCard) and card.react is not None):
        yield Fault(path, "BLK-L5", "culprits-without-react")
    is_single = who in SINGLE_PLAYERS or (isinstance(verb, Swap) and who == "chosenTwo")
    if isinstance(verb, Swap | Trade | Contest | Jump) and not is_single:
        yield Fault(path, "BLK-L52", "single-performer", {"do": do, "who": who})


def _table_faults(clause: Clause, place: str) -> Iterator[Fault]:
    verb = clause.verb
    if clause.who != "table" or isinstance(verb, (*TABLE_VERBS, Swap, Trade, Contest, Jump)):
        return
    if isinstance(verb, Demand) and verb.value != "say":
        return
    do = str(verb.__struct_config__.tag)
    if not isinstance(verb, RULE_VERBS):
        yield Fault(f"{place}.who", "BLK-L52", "table-verb", {"do": do})
    elif verb.which == "chosen":
        yield Fault(f"{place}.which", "BLK-L5", "chosen-needs-player", {"do": do})


def _verb_faults(card: Card, clause: Clause, place: str) -> Iterator[Fault]:
    verb = clause.verb
    if isinstance(verb, Swap):
        if clause.who == "chosenTwo" and verb.partner is not None:
            yield Fault(f"{place}.with", "BLK-L4", "two-with")
        if clause.who != "chosenTwo" and verb.partner is None:
            yield Fault(place, "BLK-L52", "swap-needs-with")
    if isinstance(verb, RULE_VERBS) and verb.which == "this" and not isinstance(card, RuleCard):
        yield Fault(f"{place}.which", "BLK-L52", "this-on-effect")
    if isinstance(verb, Silence) and verb.until == "gameEnd":
        yield Fault(f"{place}.until", "BLK-L7", "until-game-end")
    if isinstance(verb, Ban | Demand):
        yield from _value_faults(verb, place)
    if isinstance(verb, Demand) and verb.value != "say" and clause.may and clause.who != "table":
        args: dict[str, str | int] = {"do": "demand", "who": clause.who, "needed": "table"}
        yield Fault(f"{place}.who", "BLK-L61", "needs-who", args)
    if isinstance(verb, Nothing) and not _only_turns_away(card):
        yield Fault(f"{place}.do", "BLK-L62", "nothing-alone")


def _only_turns_away(card: Card) -> bool:
    return isinstance(card, EffectCard) and card.react is not None and len(card.then) == 1


def _value_faults(ban: Ban | Demand, place: str) -> Iterator[Fault]:
    """BLK-L53: the value fits what is banned or demanded."""
    allowed: tuple[str | int | bool, ...] = {
        "colour": ("say", *COLOURS),
        "digit": ("say", 1, 2, 3, 4, 5, 6),
        "parity": ("say", "odd", "even"),
        "several": (True,),
    }[ban.what]
    if any(type(ban.value) is type(value) and ban.value == value for value in allowed):
        return
    args: dict[str, str | int] = {
        "what": ban.what,
        "value": shown(ban.value),
        "allowed": " | ".join(shown(value) for value in allowed),
    }
    yield Fault(f"{place}.value", "BLK-L53", "ban-value", args)
