"""OpenSpiel: its simulation test, its bots at our tables, and what they may know."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import stolik
from stolik.adapters.openspiel import StolikBot, options_text, short_name

GAMES = stolik.games()


def loaded(name: str, players: int, **params) -> pyspiel.Game:
    return pyspiel.load_game(short_name(name), {"players": players, **params})


def begun(game: pyspiel.Game, moves: int, deal: int = 3) -> pyspiel.State:
    """A state after the deal and so many moves, or the end."""
    state, luck = game.new_initial_state(), np.random.RandomState(moves)
    state.apply_action(deal)
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(int(luck.choice(state.legal_actions())))
    return state


def random_bots(players: int) -> list[pyspiel.Bot]:
    return [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(players)]


def ismcts(game: pyspiel.Game, simulations: int) -> ISMCTSBot:
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    return ISMCTSBot(game, evaluator, 1.4, simulations, random_state=np.random.RandomState(2))


@pytest.mark.parametrize(
    ("name", "players"),
    [
        ("all-in", 2), ("all-in", 5), ("blank", 2), ("call-to-adventure", 1),
        ("call-to-adventure", 2), ("cardline", 2), ("cardline", 8), ("illusion", 2),
        ("illusion", 5),
    ],
)  # fmt: skip
def test_the_games_pass_the_simulation_test_of_openspiel(name, players):
    pyspiel.random_sim_test(loaded(name, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", stolik.games())
def test_without_a_number_the_fewest_play_who_compete(name):
    """CTA-05: one player alone has nobody to compete with."""
    assert pyspiel.load_game(short_name(name)).num_players() == 2


def several_options(name: str) -> dict[str, object]:
    """Options of a game that differ from the defaults, all at once."""
    return {
        key: value for options in stolik.load(name).variants() for key, value in options.items()
    }


@pytest.mark.parametrize("name", GAMES)
def test_a_game_with_several_options_can_be_written_down_and_read_again(name):
    options = several_options(name)
    by_json = loaded(name, 2, options=msgspec.json.encode(options).decode())
    again = pyspiel.load_game(str(by_json))
    by_text = pyspiel.load_game(f"{short_name(name)}(players=2,options={options_text(options)})")

    assert len(options) > 1
    assert by_json.rules.options == again.rules.options == by_text.rules.options
    assert by_json.rules.options == stolik.load(name).rules(2, options).options
    state = begun(by_json, 5)
    read, copy = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(by_json, state)
    )
    assert read.rules.options == by_json.rules.options
    assert copy.table == state.table
    pyspiel.random_sim_test(by_json, num_sims=1, serialize=True, verbose=False)


def test_signs_that_mean_something_to_openspiel_are_carried_in_options():
    reported = {"name": "a,b (c=d) 100% ąę\n[State]", "list": [1, 2]}
    text = options_text(reported)

    assert not set(text) & set(",()=\n")
    assert msgspec.json.decode(unquote(text)) == reported


@pytest.mark.parametrize("name", GAMES)
def test_the_random_bots_of_openspiel_play_every_variant(name):
    game = stolik.load(name)
    for options in game.variants():
        text = msgspec.json.encode(options).decode()
        players = game.seats[1]
        table = loaded(name, players, options=text)
        state = table.new_initial_state()
        returns = evaluate_bots(state, random_bots(players), np.random.RandomState(4))
        assert sum(returns) == pytest.approx(1.0 if state.table.outcome.winners else 0.0)


@pytest.mark.parametrize("name", GAMES)
def test_the_ismcts_of_openspiel_finds_legal_moves_and_leaves_the_state_alone(name):
    table = loaded(name, 2)
    for moves in (2, 9):
        state = begun(table, moves)
        before = state.serialize()
        assert ismcts(table, 6).step(state) in state.legal_actions()
        assert state.serialize() == before


def test_the_ismcts_of_openspiel_plays_a_game_against_our_bot():
    table = loaded("cardline", 2)
    bots = [ismcts(table, 5), StolikBot("casual", "cardline", 1)]
    state = begun(table, 0)
    while not state.is_terminal():
        state.apply_action(int(bots[state.current_player()].step(state)))

    assert sum(state.returns()) == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_to_its_player_and_is_another_one(name):
    table = loaded(name, 2)
    draw = np.random.RandomState(5).uniform
    others = set()
    for moves in (3, 10):
        state = begun(table, moves)
        player = state.current_player()
        for _ in range(4):
            twin = state.resample_from_infostate(player, draw)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.legal_actions() == state.legal_actions()
            others.add(hash(twin.table))
    assert len(others) > 2


def test_a_history_replays_and_another_seed_deals_otherwise():
    table = loaded("call-to-adventure", 2)
    state = begun(table, 30)
    again = table.new_initial_state()
    for action in state.history():
        again.apply_action(action)

    assert again.table == state.table
    assert begun(loaded("call-to-adventure", 2, seed=1), 30).table != state.table


def test_a_clone_goes_its_own_way():
    state = begun(loaded("all-in", 3), 4)
    reported = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])

    assert str(state) == reported
    assert len(clone.history()) == len(state.history()) + 1


def test_players_are_shown_their_view_as_numbers_and_text():
    state = begun(loaded("all-in", 2), 3)
    mine, others = state.observation_tensor(0), state.observation_tensor(1)

    assert len(mine) == state.get_game().observation_tensor_size()
    assert mine != others
    assert state.observation_string(0) != state.observation_string(1)


def test_a_process_that_has_used_the_games_ends_in_peace():
    script = (
        "import pyspiel, stolik.adapters.openspiel;"
        "pyspiel.load_game('stolik_cardline').new_initial_state().apply_action(0)"
    )
    source = stolik.__path__[0].rpartition("/")[0]
    done = subprocess.run(
        [sys.executable, "-c", script], env={"PYTHONPATH": source}, capture_output=True, check=False
    )

    assert done.returncode == 0, done.stderr


DOCS = Path(__file__).parents[2] / "docs"


def blocks_of(page):
    blocks = page.read_text(encoding="utf-8").split("```python\n")[1:]
    return [block.partition("```")[0] for block in blocks]


def test_the_page_for_researchers_holds_code_that_runs(capsys):
    blocks = blocks_of(DOCS / "research.md")
    assert len(blocks) == 4
    for block in blocks:
        exec(block, {})
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("page", ["blank", "call-to-adventure", "small-games"])
def test_the_pages_of_tasks_hold_code_that_runs(page):
    names: dict[str, object] = {}
    for block in blocks_of(DOCS / "research" / f"{page}.md"):
        exec(block, names)


def test_by_chance_every_player_of_blanks_mode_b_wins_as_often():
    """Whoever speaks first where all decide collects penalties; it is not always player 0."""
    table, luck = loaded("blank", 3, options='{"mode":"B"}'), np.random.RandomState(8)
    wins, begun_by = np.zeros(3), set()
    for deal in range(60):
        state = table.new_initial_state()
        state.apply_action(deal)
        begun_by.add(state.current_player())
        while not state.is_terminal():
            state.apply_action(int(luck.choice(state.legal_actions())))
        wins += state.returns()

    assert begun_by == {0, 1, 2}
    assert min(wins) > 8, wins


def test_a_clone_and_a_replay_ask_the_same_players():
    table = loaded("blank", 3, options='{"mode":"B"}')
    state, luck = begun(table, 0), np.random.RandomState(3)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(table, state))[1]
    asked = set()
    while not state.is_terminal():
        assert state.clone().current_player() == again.current_player() == state.current_player()
        asked.add(state.current_player())
        action = int(luck.choice(state.legal_actions()))
        state.apply_action(action)
        again.apply_action(action)
    assert again.is_terminal()
    assert asked == {0, 1, 2}


@pytest.mark.parametrize("name", GAMES)
def test_utilities_are_declared_as_they_are(name):
    """Two who compete split one win, so that algorithms for constant-sum games accept the game."""
    game = stolik.load(name)
    utilities = pyspiel.GameType.Utility
    for options in game.variants():
        for seats in (2, 3):
            known = pyspiel.load_game(
                short_name(name), {"players": seats, "options": options_text(options)}
            )
            is_together = game.is_together(seats, options)
            is_split = seats == 2 and not is_together and not options.get("heirs")
            expected = utilities.CONSTANT_SUM if is_split else utilities.GENERAL_SUM
            assert known.get_type().utility == (utilities.IDENTICAL if is_together else expected)
            assert known.utility_sum() == (1.0 if is_split else None)
            assert pyspiel.load_game(str(known)).get_type() == known.get_type()
            state = known.new_initial_state()
            luck = np.random.RandomState(seats)
            while not state.is_terminal():
                state.apply_action(int(luck.choice(state.legal_actions())))
            returns = state.returns()
            if is_split:
                assert sum(returns) == pytest.approx(1.0)
            if is_together:
                assert len(set(returns)) == 1
