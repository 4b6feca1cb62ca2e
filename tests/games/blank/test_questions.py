"""What a person is asked: nothing that has only one answer; duties are said in full."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.blank.tables import A, B, Table, rule_if
from length import IS_LONG
from stolik import bots, load
from stolik.kernel.move import Move
from stolik.kernel.role import OPTION, PRIMARY
from stolik.kernel.seat import TABLE
from stolik.kernel.view import View
from stolik.protocol.server_messages import MoveChoice
from stolik.server.tables.messages import choices
from stolik.text.speaker import speaker

GAME = load("blank")
GAMES = 50 if IS_LONG else 6
BARKS = rule_if(
    {"on": "played", "digit": [4]},
    {"who": "next", "do": "say", "what": {"pl": "zaszczekać", "en": "bark"}, "times": 3},
    name={"pl": "Hau", "en": "Woof"},
)


def questions(seed: int, options: dict[str, object]) -> Iterator[tuple[View, list[Move]]]:
    """All questions of a game that four bots play: the view, and what is legal."""
    players = [bots.make("casual", GAME, seed=seed * 4 + seat) for seat in range(4)]
    state = GAME.new(4, seed, options)
    while not state.is_over:
        seats = [seat for seat in state.deciders() if seat != TABLE]
        if not seats:
            state.apply(TABLE, state.rules.timers(state)[0].move)
            continue
        seat = seats[0]
        yield state.view(seat), state.legal(seat)
        state.apply(seat, players[seat].choose(players[seat].look(state, seat)))


def is_real(offered: tuple[MoveChoice, ...]) -> bool:
    """Whether a client asks: several answers, or something that only people can do."""
    urgent = [one.notation for one in offered if not one.can_wait]
    return len(urgent) > 1 or urgent[0].startswith("claim")


@pytest.mark.parametrize("mode", ["A", "B"])
def test_nobody_is_asked_who_has_no_choice(mode: str) -> None:
    """Windows stay as the rules have them; a client answers what is forced by itself."""
    alone = asked = 0
    for seed in range(GAMES):
        for view, legal in questions(seed, {"mode": mode, "turn_limit": 20}):
            offered = choices(GAME, view, legal, words=True)
            is_made = any(one.is_forced for one in offered)
            alone += is_made
            asked += not is_made and not is_real(offered)
            assert not is_made or len([one for one in offered if not one.can_wait]) == 1
    assert alone > 0
    assert asked == 0


def test_a_duty_is_said_in_full_and_its_first_answer_is_that_it_is_done() -> None:
    """BLK-L37: what, how often and because of which card; nobody else can say that it is done."""
    table = Table("hexagon 4, circle 1", 3, row=(BARKS,), top="hexagon 1")
    table.play(A, "hexagon 4")
    view = table.state.view(B)
    question = GAME.question(view, B)
    said = {language: speaker(language, GAME.package).tell(question) for language in ("pl", "en")}
    assert said == {"pl": "Masz zaszczekać 3 razy", "en": "You have to bark 3 times"}
    offered = choices(GAME, view, table.state.legal(B), words=True)
    first = [one for one in offered if one.role == PRIMARY]
    assert [one.notation for one in first] == ["claim rule-1"]
    assert not first[0].is_forced
    others = choices(GAME, table.state.view(A), table.state.legal(A), words=True)
    assert "call 1 rule-1" in [one.notation for one in others], "they may catch who forgets"


@pytest.mark.parametrize(("mode", "role"), [("A", PRIMARY), ("B", OPTION)])
def test_where_nothing_fits_drawing_is_the_answer_that_only_the_referee_tells(
    mode: str, role: str
) -> None:
    """BLK-35: in mode B the table does not say whether a card fits."""
    table = Table("hexagon 4, circle 1", 2, top="square 6", mode=mode)
    offered = choices(GAME, table.state.view(A), table.state.legal(A), words=True)
    assert [one.role for one in offered if one.notation == "draw"] == [role]
