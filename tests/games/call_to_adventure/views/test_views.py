"""What clients draw: the printed box, the odds of every move, why cards wait, the tales."""

from __future__ import annotations

import msgspec
import pytest

from games.call_to_adventure.table import Table
from stolik.games.call_to_adventure.game import GAME
from stolik.games.call_to_adventure.view import Prospect
from stolik.games.call_to_adventure.views.box import contents
from stolik.games.call_to_adventure.views.tale.from_state import NAME
from stolik.kernel.entropy import FastStream

LANGUAGES = ("en", "pl")
IN_THE_POOL = ("add", "leave", "dark")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_box_holds_every_card_with_its_words(language):
    """CTA-10: 192 cards, 24 runes with two faces each, seven spaces of the track."""
    box = contents(language)
    assert len(box.cards) == 192
    assert all(one.name and one.header for one in box.cards)
    assert b"{hero}" not in msgspec.json.encode(box)
    assert [space.level for space in box.track] == [2, 1, 0, -1, -2, -3, -4]
    assert len(box.faces) == 48
    assert {face.sign for face in box.faces if face.kind == "dark"} == {"corruption", ""}


def challenge_of(table: Table, seat: int = 0):
    """The challenge as a seat sees it."""
    found = table.game.view(seat).challenge
    assert found is not None
    return found


def promised(table: Table, move: str, seat: int = 0) -> Prospect | None:
    """What the view says a move would change."""
    return next((one for one in challenge_of(table, seat).prospects if one.move == move), None)


def facing(**symbols: int) -> Table:
    """Seat 0 faces the deep forest on its lower path: difficulty 3, Dexterity and Wisdom."""
    table = Table(2)
    table.row(1, "deep_forest")
    table.symbols(0, **symbols)
    table.game.xp[0] = 3
    table.do("face 1.1 lower")
    return table


def test_a_dark_rune_shows_what_it_would_bring_before_it_is_bought():
    """CTA-85, CTA-90: exact before, and the same after."""
    table = facing()
    before = promised(table, "dark")
    assert before is not None
    assert challenge_of(table).chance == 0.125
    assert before.chance == 0.6875
    table.do("dark")
    assert challenge_of(table).chance == before.chance


def test_leaving_a_rune_out_shows_what_is_lost():
    """CTA-R27, CTA-R46."""
    table = facing(dex=1)
    before = promised(table, "leave dex")
    assert before is not None
    assert before.chance == 0.125
    assert before.chance < challenge_of(table).chance


def test_a_card_that_adds_to_the_result_shows_the_result_it_makes():
    """CTA-R37: the printed two points, told before the card is played."""
    table = facing()
    table.hand(0, "last_effort")
    while not challenge_of(table).cast:
        table.do("cast")
        while table.game.view(0).question.kind == "deck":
            table.do("draw hero")
    before = promised(table, "play last_effort")
    assert before is not None
    assert before.result == challenge_of(table).result + 2
    assert before.chance == (1.0 if before.result >= before.difficulty else 0.0)


def test_every_promise_about_the_pool_is_kept():
    """CTA-90: in whole games, a rune added, left out or bought changes the chance as told."""
    kept = 0
    for seed in range(6):
        state = GAME.new(2, seed)
        minds = [GAME.mind("casual", seat) for seat in range(2)]
        luck = FastStream(seed)
        while not state.is_over:
            seat = state.deciders()[0]
            view = state.view(seat)
            for one in view.challenge.prospects if view.challenge else ():
                if one.move.split()[0] in IN_THE_POOL:
                    trial = state.copy()
                    trial.apply(seat, GAME.parse(one.move))
                    after = trial.view(seat).challenge
                    if after is not None and after.difficulty == one.difficulty:
                        assert after.chance == pytest.approx(one.chance)
                        kept += 1
            state.apply(seat, minds[seat].policy(state, seat, luck))
    assert kept > 50


def test_a_card_in_hand_says_why_it_waits():
    """CTA-105: a light card below the track's middle; CTA-108: a card whose moment is not now."""
    table = Table(2)
    table.hand(0, "last_effort")
    mine = table.game.view(0).players[0]
    assert [one and one.refusal for one in mine.hand_waits] == ["wrong-moment"]
    table.game.morality[0] = -3
    table.changed()
    mine = table.game.view(0).players[0]
    assert [one and one.rule for one in mine.hand_waits] == ["CTA-105"]
    assert table.game.view(1).players[0].hand_waits is None
    assert table.game.view(None).players[0].hand_waits is None


def test_tales_are_told_only_when_the_game_is_over():
    """CTA-139, CTA-R73: one tale a seat, the same for everybody, with room for the name."""
    state = GAME.new(2, 4)
    minds = [GAME.mind("casual", seat) for seat in range(2)]
    luck = FastStream(4)
    while not state.is_over:
        assert state.view(0).tales == ()
        seat = state.deciders()[0]
        state.apply(seat, minds[seat].policy(state, seat, luck))
    tales = state.view(0).tales
    assert tales == state.view(1).tales == state.view(None).tales
    assert len(tales) == 2
    for tale in tales:
        assert len(tale.chapters) == 3
        for language in LANGUAGES:
            assert NAME in tale.title.in_language(language)
            for chapter in tale.chapters:
                assert all(part.in_language(language) for part in chapter.parts)
            assert "{hero}" not in str(tale)
