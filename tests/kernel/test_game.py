"""Games, moves and refusals as the outside world uses them."""

from __future__ import annotations

import copy
import inspect
import pickle

import pytest

import stolik
from contract.higher import Higher, Show
from stolik.kernel import registry
from stolik.kernel.entropy import stream_of
from stolik.kernel.game import Game
from stolik.kernel.move import catalogue
from stolik.kernel.options import OptionError
from stolik.kernel.outcome import ranked
from stolik.kernel.refusal import BadMove, IllegalMove, Refusal
from stolik.kernel.state import State

GAME = stolik.load("cardline")


def test_moves_are_written_read_and_numbered():
    move = GAME.parse("place 3@5")

    assert str(move) == "place 3@5"
    assert GAME.parse("  place   3@5 ") is move
    assert GAME.moves[move.code] is move
    assert move.kind == "place"
    assert pickle.loads(pickle.dumps(move)) is move
    assert copy.deepcopy(move) is move
    assert hash(move) == hash(GAME.parse("place 3@5"))
    assert repr(move) == f"<cardline {move.code}: place 3@5>"


def test_unreadable_moves_are_answered_with_the_nearest():
    with pytest.raises(BadMove, match=r"Did you mean 'place 3@5'"):
        GAME.parse("place 3 @5")
    with pytest.raises(BadMove, match="is not a move of this game"):
        GAME.parse("\x00" * 5000)


def test_a_move_of_another_game_is_unreadable_not_illegal():
    foreign = Higher().moves[0]

    with pytest.raises(BadMove):
        GAME.new(2, 1).apply(0, foreign)


def test_two_moves_cannot_be_written_alike():
    with pytest.raises(ValueError, match="'show 1'"):
        catalogue("higher", [Show(1), Show(1)])


def test_an_illegal_move_says_the_rule_and_what_is_legal():
    state = GAME.new(2, 1)
    other = 1 - state.turn

    with pytest.raises(IllegalMove) as caught:
        state.apply(other, GAME.moves[0])

    assert caught.value.refusal == Refusal("CRD-14", "not-your-turn", **caught.value.refusal.args)
    assert caught.value.instead == ()
    assert "CRD-14" in str(caught.value)


def test_unknown_options_are_refused_with_the_known_ones():
    with pytest.raises(OptionError, match="Options of this game: pack, attribute, cards"):
        GAME.new(2, 1, {"speed": 9})
    with pytest.raises(OptionError, match="HigherOptions"):
        GAME.new(2, 1, Higher().Options())


def test_an_unfinished_game_has_no_outcome():
    with pytest.raises(ValueError, match="not over yet"):
        _ = GAME.new(2, 1).outcome


def test_equal_scores_share_a_place():
    outcome = ranked((3.0, 5.0, 3.0, 5.0))

    assert outcome.ranks == (3, 1, 3, 1)
    assert outcome.winners == (1, 3)


def test_the_representation_of_a_state_pastes_back():
    from stolik.games.cardline.options import CardlineOptions  # noqa: PLC0415

    state = GAME.new(2, 1)
    names = {"stolik": stolik, "CardlineOptions": CardlineOptions}

    assert eval(repr(state), names) == state


def test_an_unknown_game_is_answered_with_the_installed_ones():
    with pytest.raises(registry.UnknownGame, match="cardline"):
        stolik.load("chess")


def test_the_list_of_games_can_be_asked_for_however_games_were_imported():
    """The package `stolik.games` and the function have one name; both answer."""
    import stolik.games.cardline  # noqa: PLC0415

    assert "cardline" in stolik.games()


def test_a_third_party_can_offer_a_game(monkeypatch):
    monkeypatch.setattr(registry, "_loaded", dict(registry._loaded))
    game = Higher()
    registry.register(game)

    assert "higher" in stolik.games()
    assert stolik.load("higher") is game
    state = game.new(3, 1)
    assert pickle.loads(pickle.dumps(state)) == state


@pytest.mark.parametrize("name", stolik.games())
def test_where_nobody_says_how_many_play_those_who_can_compete_do(name):
    assert stolik.load(name).new().seats == 2


def test_where_nobody_competes_the_fewest_who_are_not_alone_play():
    together = {"cooperative": True}
    assert stolik.load("call-to-adventure").new(options=together).seats == 2


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_only_seats_of_the_table_have_a_view(seat):
    """A seat counted from the end would be another player's view."""
    state = GAME.new(3, 1)
    with pytest.raises(ValueError, match="seats are 0 to 2"):
        state.view(seat)


def test_refusals_are_the_same_when_everything_in_them_is():
    refusal = Refusal("CRD-14", "not-your-turn", whose=1)

    assert refusal == Refusal("CRD-14", "not-your-turn", whose=1)
    assert refusal != Refusal("CRD-14", "not-your-turn", whose=2)
    assert refusal != Refusal("CRD-14", "no-such-card", whose=1)
    assert refusal != Refusal("CRD-16", "not-your-turn", whose=1)


def test_installed_packages_are_searched_once_not_for_every_question(monkeypatch):
    """Strangers may ask for the list of games as often as the limits allow."""
    registry.games()
    monkeypatch.setattr(
        "importlib.metadata.entry_points", lambda **_: pytest.fail("searched again")
    )
    assert registry.games() == registry.games()
    with pytest.raises(registry.UnknownGame):
        registry.load("whist")


@pytest.mark.parametrize(
    ("what", "words"),
    [
        (Game, "One game: its id, seats, options"),
        (Game.new, "Set up a game"),
        (State.apply, "Make the move, in place"),
        (stream_of, "Make the stream for a seed"),
    ],
)
def test_what_people_ask_for_help_has_its_words_in_compiled_builds_too(what, words):
    assert words in inspect.getdoc(what)
    assert "self" not in str(inspect.signature(GAME.new)), "and its signature"


@pytest.mark.parametrize("game_id", stolik.games())
def test_the_loop_for_simulations_plays_the_games_that_apply_plays(game_id):
    """docs/api.md: the same seeds and choices give the same states, move by move."""
    rules = stolik.load(game_id).rules(2)
    state = rules.setup(stream_of(4))
    checked = stolik.load(game_id).new(2, 4)
    luck = stream_of(5)
    for _ in range(60):
        deciders = rules.deciders(state)
        assert bool(deciders) != checked.is_over
        if not deciders:
            break
        moves = rules.legal(state, deciders[0])
        move = moves[luck.below(len(moves))]
        rules.perform(state, deciders[0], move)
        checked.apply(deciders[0], move)

        assert state == checked
