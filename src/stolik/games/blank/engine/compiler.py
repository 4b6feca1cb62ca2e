"""Compile cards of the language into the tables of `codes.py`."""

from __future__ import annotations

from functools import lru_cache

from stolik.games.blank.engine import codes
from stolik.games.blank.engine.codes import (
    VERBS,
    WHO,
    CardCode,
    ClauseCode,
    CondCode,
    TriggerCode,
)
from stolik.games.blank.language.card import Card, Clause, Contest, EffectCard, RuleCard
from stolik.games.blank.language.conditions import (
    Cond,
    DieShows,
    DirectionIs,
    DiscardPileHas,
    DrawPileHas,
    HandHolds,
    Not,
    PlayersAre,
    PlayHas,
    RulesActive,
    TopIs,
    TurnOf,
)
from stolik.games.blank.language.terms import COLOURS, Half, Range, Ref
from stolik.games.blank.language.triggers import (
    CalledOut,
    Clock,
    Discarded,
    Drawn,
    HandSize,
    Idle,
    Outside,
    Penalised,
    Played,
    Reshuffled,
    Reversed,
    RuleChanged,
    Skipped,
    Social,
    Streak,
    Trigger,
    TurnEnd,
    TurnStart,
)
from stolik.games.blank.language.verbs import (
    Act,
    Ban,
    Countdown,
    Demand,
    Discard,
    DiscardDrawPile,
    DiscardTo,
    Draw,
    DrawTo,
    DropRule,
    Exchange,
    Give,
    Limit,
    Match,
    PeekHand,
    PeekPile,
    Penalty,
    Put,
    ReplaceRule,
    Reveal,
    Rotate,
    Say,
    Search,
    Silence,
    Skip,
    Swap,
    Take,
    TakeDiscarded,
    Trade,
)

ODD, EVEN = 0b010101, 0b101010
ATTRIBUTES = {"colour": codes.BY_COLOUR, "digit": codes.BY_DIGIT, "both": codes.BY_BOTH}
SAME = {"colour": codes.BY_COLOUR, "digit": codes.BY_DIGIT, "parity": codes.BY_PARITY}
CAUSES = {"penalty": codes.CAUSE_PENALTY, "effect": codes.CAUSE_EFFECT}
PENALTIES = {"none": 1, "form": 2, "duty": 3, "accuse": 4, "card": 5}
REFS = {
    "topDigit": codes.N_TOP_DIGIT,
    "playCount": codes.N_PLAY_COUNT,
    "activeRules": codes.N_ACTIVE_RULES,
}
UNTIL = {"nextCard": 0, "turnEnd": 1, "yourNextTurn": 2, "gameEnd": 3}
WHICH = {"chosen": 0, "oldest": 1, "newest": 2, "random": 3, "this": 4}
CONTESTS = {"stare": 0, "laugh": 1, "hold": 2, "rps": 3, "die": 4}
COMPARED = {"higher": codes.HIGHER, "lower": codes.LOWER}
PILES = {
    "drawTop": codes.PILE_DRAW_TOP,
    "drawBottom": codes.PILE_DRAW_BOTTOM,
    "drawShuffled": codes.PILE_DRAW_SHUFFLED,
    "discardTop": codes.PILE_DISCARD_TOP,
}
DISCARD_PICKS = {"own": codes.PICK_OWNER, "random": codes.PICK_BLIND, "top": codes.PICK_TOP}
BANS = {"colour": 0, "digit": 1, "parity": 2, "several": 3}
REACTIONS = {"penalty": codes.TO_PENALTY, "take": codes.TO_TAKE, "skip": codes.TO_SKIP}
EVENTS: dict[type[Trigger], int] = {
    Played: codes.PLAYED,
    Drawn: codes.DRAWN,
    Discarded: codes.DISCARDED,
    HandSize: codes.HAND_SIZE,
    Idle: codes.IDLE_TIME,
    Clock: codes.CLOCK_TIME,
    Social: codes.SOCIAL,
    Outside: codes.OUTSIDE,
    Skipped: codes.SKIPPED,
    Reversed: codes.REVERSED,
    RuleChanged: codes.RULE_CHANGED,
    Reshuffled: codes.RESHUFFLED,
    TurnStart: codes.TURN_START,
    TurnEnd: codes.TURN_END,
    Penalised: codes.PENALISED,
    Streak: codes.STREAK,
    CalledOut: codes.CALLED_OUT,
}
CONDS: dict[type[Cond], int] = {
    HandHolds: codes.C_HAND,
    PlayHas: codes.C_PLAY,
    RulesActive: codes.C_RULES,
    TopIs: codes.C_TOP,
    DirectionIs: codes.C_DIRECTION,
    DrawPileHas: codes.C_DRAW_PILE,
    DiscardPileHas: codes.C_DISCARD_PILE,
    PlayersAre: codes.C_PLAYERS,
    TurnOf: codes.C_TURN_OF,
    DieShows: codes.C_DIE,
}


@lru_cache(maxsize=4096)
def compile_card(card: Card, source: int) -> CardCode:
    """Make the tables of one card; `source` is the number it goes by in the game."""
    code = CardCode(source)
    code.when = [_cond(cond) for cond in card.when]
    code.clauses = [_clause(clause) for clause in card.then]
    if isinstance(card, RuleCard):
        code.triggers = [_trigger(trigger) for trigger in card.triggers]
        for trigger in code.triggers:
            code.mask |= trigger.kind
        code.is_cough = any(_speaks_of_coughing(trigger) for trigger in card.triggers)
        code.is_clocked = bool(code.mask & (codes.IDLE_TIME | codes.CLOCK_TIME))
    elif isinstance(card, EffectCard) and card.react is not None:
        code.react = REACTIONS[card.react.to]
    return code


def _speaks_of_coughing(trigger: Trigger) -> bool:
    if not isinstance(trigger, Social):
        return False
    words = f"{trigger.event.en or ''} {trigger.event.pl or ''}".lower()
    return "cough" in words or "kaszl" in words


def _bits(values: tuple[str, ...]) -> int:
    return sum(1 << COLOURS.index(value) for value in values) if values else codes.ALL_SIX


def _digit_bits(values: tuple[int, ...], parity: str | None = None) -> int:
    bits = sum(1 << (value - 1) for value in values) if values else codes.ALL_SIX
    if parity is not None:
        bits &= ODD if parity == "odd" else EVEN
    return bits


def _range(code: TriggerCode | CondCode, span: Range | None) -> None:
    if span is not None:
        code.low = span.min or 0
        code.high = codes.UNLIMITED if span.max is None else span.max


def _trigger(trigger: Trigger) -> TriggerCode:
    code = TriggerCode(EVENTS[type(trigger)])
    match trigger:
        case Played():
            code.colours = _bits(trigger.colour)
            code.digits = _digit_bits(trigger.digit, trigger.parity)
            code.matched = ATTRIBUTES[trigger.matched] if trigger.matched else 0
            code.compared = COMPARED[trigger.compared] if trigger.compared else 0
            code.alike = ATTRIBUTES[trigger.alike] if trigger.alike else 0
            _range(code, trigger.cards)
        case Drawn():
            code.cause = CAUSES[trigger.cause] if trigger.cause else 0
            _range(code, trigger.cards)
        case Discarded():
            _range(code, trigger.cards)
        case Penalised():
            code.cause = PENALTIES[trigger.cause] if trigger.cause else 0
            _range(code, trigger.cards)
        case HandSize():
            _range(code, trigger.n)
        case Idle():
            code.seconds = trigger.seconds
        case Clock():
            code.seconds = trigger.seconds
            code.every = bool(trigger.every)
        case Streak():
            code.same = SAME[trigger.same]
            code.length = trigger.length
        case CalledOut():
            code.cause = 1 if trigger.verdict == "right" else 2
    return code


def _cond(cond: Cond) -> CondCode:
    if isinstance(cond, Not):
        code = _cond(cond.cond)
        code.negated = True
        return code
    code = CondCode(CONDS[type(cond)])
    match cond:
        case TopIs():
            code.colours = _bits(cond.colour)
            code.digits = _digit_bits(cond.digit, cond.parity)
        case DirectionIs():
            code.value = 1 if cond.value == "clockwise" else -1
        case TurnOf():
            code.who = WHO.index(cond.who)
        case HandHolds():
            code.who = WHO.index(cond.of)
            _range(code, cond.n)
        case _:
            _range(code, cond.n)
    return code


def _number(n: int | str | Ref | Half) -> int:
    if isinstance(n, Half):
        return codes.N_HALF_HAND
    if isinstance(n, Ref):
        return REFS[n.ref]
    return codes.N_ALL if isinstance(n, str) else n


def _clause(clause: Clause) -> ClauseCode:
    verb = clause.verb
    tag = str(verb.__struct_config__.tag)
    if isinstance(verb, PeekHand | PeekPile):
        tag = "peekHand" if isinstance(verb, PeekHand) else "peekPile"
    code = ClauseCode(VERBS.index(tag), WHO.index(clause.who))
    code.may = clause.may
    code.only = None if clause.only is None else _cond(clause.only)
    _arguments(code, clause)
    return code


def _arguments(code: ClauseCode, clause: Clause) -> None:
    """Store the arguments of the verb: of cards that move, or of anything else."""
    if not _card_arguments(code, clause):
        _other_arguments(code, clause)


def _card_arguments(code: ClauseCode, clause: Clause) -> bool:
    """Store the arguments of a verb that moves or shows cards; False if it is another."""
    match clause.verb:
        case Draw() | Exchange() | Reveal() | Search() | PeekPile() | Penalty() | DrawTo() as verb:
            code.n = _number(verb.n)
        case DiscardTo(n=n) | DiscardDrawPile(n=n):
            code.n = n
        case TakeDiscarded(n=n, pick=pick):
            code.n, code.pick = n, DISCARD_PICKS[pick]
        case Put(n=n, pile=pile):
            code.n, code.what, code.pick = _number(n), PILES[pile], codes.PICK_OWNER
        case Trade(partner=who, n=n):
            code.n, code.other, code.pick = n, WHO.index(who), codes.PICK_OWNER
        case Take(source=who, n=n, pick=pick):
            code.n, code.other = n, WHO.index(who)
            code.pick = ("blind", "look", "owner").index(pick)
        case Give(to=who, n=n, pick=pick):
            code.n, code.other = n, WHO.index(who)
            code.pick = codes.PICK_BLIND if pick == "blind" else codes.PICK_OWNER
        case Discard() as verb:
            code.n = _number(verb.n)
            code.pick = codes.PICK_BLIND if verb.pick == "random" else codes.PICK_OWNER
            code.colours, code.digits = _bits(verb.colour), _digit_bits(verb.digit)
        case Swap(partner=who):
            code.other = -1 if who is None else WHO.index(who)
        case Rotate(to=who) | PeekHand(of=who):
            code.other = WHO.index(who)
        case _:
            return False
    return True


def _other_arguments(code: ClauseCode, clause: Clause) -> None:
    match clause.verb:
        case Skip(turns=n) | Limit(cards=n):
            code.n = n
        case Ban() as verb:
            code.what, code.value = BANS[verb.what], _ban_value(verb)
            code.until = UNTIL[verb.until]
        case Demand() as verb:
            code.what, code.value = BANS[verb.what], _ban_value(verb)
        case Match(by=by):
            code.what = ATTRIBUTES[by]
        case ReplaceRule(which=which) | DropRule(which=which):
            code.which = WHICH[which]
        case Silence() as verb:
            code.which, code.until = WHICH[verb.which], UNTIL[verb.until]
        case Countdown(seconds=seconds):
            code.seconds = seconds
        case Say() as verb:
            code.times, code.until = verb.times, codes.U_ONCE
            code.has_chat = bool(verb.chat)
        case Act() as verb:
            code.times = verb.times
            code.until = codes.U_ONCE if verb.until is None else UNTIL[verb.until]
            code.is_slow = verb.stand_in == "slowPlay"
            code.has_chat = bool(verb.chat)
        case Contest() as verb:
            code.what, code.other = CONTESTS[verb.kind], WHO.index(verb.against)
            code.winner = None if verb.winner is None else _clause(verb.winner)
            code.loser = None if verb.loser is None else _clause(verb.loser)
        case _ if code.verb == codes.V_ANSWER:
            code.until = codes.U_ONCE


def _ban_value(ban: Ban | Demand) -> int:
    if ban.value == "say":
        return codes.SAY
    if ban.what == "colour":
        return COLOURS.index(str(ban.value))
    if ban.what == "digit":
        return int(ban.value) - 1
    return int(ban.value == "even")
