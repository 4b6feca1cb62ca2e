"""Builds tables of All In at a chosen moment, from short names of cards."""

import re

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.all_in.cards.card_numbers import CARDS, NAMES, NONE, NUMBERS
from stolik.games.all_in.cards.pack import load_pack, read_pack, standard_text
from stolik.games.all_in.engine.round_log import TURNED, note
from stolik.games.all_in.game import GAME
from stolik.games.all_in.options import AllInOptions
from stolik.games.all_in.rules import AllInRules
from stolik.games.all_in.state import PREDICTING
from stolik.kernel.entropy import FastStream
from stolik.kernel.refusal import IllegalMove
from stolik.kernel.view import encode


def cards(words):
    return [NUMBERS[word] for word in words.split()]


def names(numbers):
    return [NAMES[card] for card in numbers]


def fixture_pack(**effects):
    """A pack with effects that no valid pack may have: Ac='["DRAW!", "DRAW", "DRAW"]'."""
    text = standard_text()
    for card, listed in effects.items():
        text = re.sub(rf'(id = "{card}".*effects = )\[[^\]]*\]', rf"\g<1>{listed}", text)
    return read_pack(text, strict=False)


def rules(seats=4, pack=None, **options):
    return AllInRules(
        GAME, seats, AllInOptions(**options), pack or load_pack(options.get("cards", ""))
    )


def table(  # noqa: PLR0917 - every argument is usually named
    seats=4,
    hands=None,
    area="7t Qc",
    deck="",
    pile="",
    turn=0,
    pack=None,
    seed=1,
    variant="plain",
    **options,
):
    """A turn about to begin. `deck` lists its top cards, the first of them drawn first.

    Hands that are not given get cards nobody asked for; `variant` is the option `pile`.
    """
    state = rules(seats, pack, pile=variant, **options).setup(FastStream(seed))
    hands = {seat: cards(held) for seat, held in (hands or {}).items()}
    top, under, lying = cards(deck), cards(pile), cards(area)
    used = {card for held in hands.values() for card in held} | {*top, *under, *lying}
    spare = [card for card in range(CARDS) if card not in used]
    FastStream(seed).shuffle(spare)
    state.hands = [
        sorted(hands.get(seat) or [spare.pop() for _ in range(5)]) for seat in range(seats)
    ]
    state.area = vec[i64](lying + [NONE] * (state.rules.setting.places - len(lying)))
    state.filled = state.filled_before = len(lying)
    state.deck = vec[i64](spare + top[::-1])
    state.pile = under
    state.first = state.turn = turn
    state.round_log = vec[i64]([note(TURNED, 0, card) for card in (*lying, *under)])
    return state


def predicting(seats, hands, pot=4, last=0, runes=None, **options):
    """The moment when the area is full; `last` placed the last card."""
    state = table(seats, hands, area="", **options)
    places = int(state.rules.setting.places)
    state.area, state.deck = state.deck[:places], state.deck[places:]
    state.filled = places
    state.phase = PREDICTING
    state.predictions = [NONE] * seats
    state.last_placer = last
    state.turn = (last + 1) % seats
    state.pot = pot
    if runes is not None:
        state.runes = list(runes)
    return state


def do(state, *moves, notices=None):
    """Make moves: 'play Jm' by whoever decides, or '2: name 1' by a seat."""
    for text in moves:
        seat, _, rest = text.rpartition(":")
        actor = int(seat) if seat else state.deciders()[0]
        state.apply(actor, GAME.parse(rest.strip()), notices)
    return state


def legal(state, seat=None):
    actor = state.deciders()[0] if seat is None else seat
    return [str(move) for move in state.legal(actor)]


def refused(state, text, seat=None):
    """The rule that forbids a move; fails when it is allowed."""
    actor = state.deciders()[0] if seat is None else seat
    before = state.snapshot()
    try:
        state.apply(actor, GAME.parse(text))
    except IllegalMove as error:
        assert state.snapshot() == before
        return error.refusal.rule
    raise AssertionError(f"{text} was allowed")


def hand(state, seat=0):
    return set(names(state.hands[seat]))


def area(state):
    return [None if card == NONE else NAMES[card] for card in state.area]


def heard(notices, seat):
    """What a seat was told, as the names of the events."""
    events = [notice.for_seat(seat) for notice in notices]
    return [type(event).__name__ for event in events if event is not None]


def event(notices, kind, seat=None):
    """The first event of a kind that the seat was told."""
    for notice in notices:
        found = notice.for_seat(seat)
        if type(found).__name__ == kind:
            return found
    return None


def ids(faces):
    return [face.id for face in faces]


def shown(state, seat):
    """Every card that can be read anywhere in the view of a seat."""
    return set(re.findall(r'"id":"(\w+)"', encode(state.view(seat)).decode()))
