"""Information states of OpenSpiel: all that a player has seen and done, and nothing else."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections import defaultdict

import numpy as np
import pyspiel
import pytest

import stolik
from stolik.adapters.openspiel import short_name

GAMES = stolik.games()
SOURCE = stolik.__path__[0].rpartition("/")[0]


def loaded(name: str, players: int = 2, **params) -> pyspiel.Game:
    return pyspiel.load_game(short_name(name), {"players": players, **params})


def pasts(name: str, games: int, depth: int = 12) -> list[tuple[str, tuple, tuple]]:
    """Of many short games of one deal: information state, own moves with the view, own past."""
    table, luck, found = loaded(name, deals=1), np.random.RandomState(0), []
    for _ in range(games):
        state, past, own = table.new_initial_state(), [(), ()], [(), ()]
        state.apply_action(0)
        for _ in range(depth):
            if state.is_terminal():
                break
            player, legal = state.current_player(), state.legal_actions()
            view = state.observation_string(player)
            past[player] += (view,)
            found.append(
                (state.information_state_string(player), (own[player], view), past[player])
            )
            action = int(legal[luck.randint(min(3, len(legal)))])
            past[player] += (action,)
            own[player] += (action,)
            state.apply_action(action)
    return found


@pytest.mark.parametrize(
    ("name", "games"), [("all-in", 60), ("blank", 30), ("cardline", 100), ("illusion", 150)]
)
def test_players_who_saw_different_things_are_in_different_information_states(name, games):
    """Own moves and the present view would not do: others meet there on different ways."""
    by_state, by_view = defaultdict(set), defaultdict(set)
    for reported, seen, past in pasts(name, games):
        by_state[reported].add(past)
        by_view[seen].add(past)

    assert all(len(ways) == 1 for ways in by_state.values())
    if name != "blank":
        assert any(len(ways) > 1 for ways in by_view.values())


@pytest.mark.parametrize("name", GAMES)
def test_a_past_is_the_same_in_a_clone_a_copy_that_was_stored_and_a_replay(name):
    table, luck = loaded(name, 3 if name != "call-to-adventure" else 2), np.random.RandomState(1)
    state = table.new_initial_state()
    state.apply_action(5)
    asked = state.clone()  # is asked at every step; the others only at the end
    for number in range(40):
        if state.is_terminal():
            break
        action = int(luck.choice(state.legal_actions()))
        state.apply_action(action)
        asked.apply_action(action)
        asked.information_state_string(number % table.num_players())
    stored = pyspiel.serialize_game_and_state(table, state)
    others = [
        asked,
        state.clone(),
        asked.clone(),
        pyspiel.deserialize_game_and_state(stored)[1],
        pickle.loads(pickle.dumps(state)),
    ]
    for player in range(table.num_players()):
        reported = {one.information_state_string(player) for one in others}
        assert reported == {state.information_state_string(player)}
        tensor = state.information_state_tensor(player)
        assert all(one.information_state_tensor(player) == tensor for one in others)


@pytest.mark.parametrize("name", ["all-in", "blank", "call-to-adventure"])
def test_a_secret_answer_leaves_no_trace_in_what_another_knows(name):
    game, luck, compared = stolik.load(name), np.random.RandomState(2), 0
    for deal in range(8):
        state = loaded(name).new_initial_state()
        state.apply_action(deal)
        while not state.is_terminal() and compared < 12:
            others = set(state.table.deciders()) - {state.current_player()}
            secret = [code for code in state.legal_actions() if game.is_secret(game.moves[code])]
            if others and len(secret) > 1:
                other = others.pop()
                later = [after(state, code) for code in secret[:3]]
                assert len({one.information_state_string(other) for one in later}) == 1
                assert len({tuple(one.information_state_tensor(other)) for one in later}) == 1
                compared += 1
            state.apply_action(int(luck.choice(state.legal_actions())))
    assert compared > 2


def after(state: pyspiel.State, action: int) -> pyspiel.State:
    later = state.clone()
    later.apply_action(action)
    return later


@pytest.mark.parametrize("name", GAMES)
def test_what_others_have_seen_plays_no_part_in_what_a_player_imagines(name):
    """An imagined state has the player's own past, and for the others a blank one."""
    draw, state = np.random.RandomState(5).uniform, loaded(name).new_initial_state()
    state.apply_action(1)
    for _ in range(6):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    twin = state.resample_from_infostate(player, draw)

    assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.information_state_tensor(player) == state.information_state_tensor(player)
    assert twin.information_state_string(1 - player).split("\n")[1] == ""
    for _ in range(2):
        action = twin.legal_actions()[0]
        twin.apply_action(action)
    assert twin.clone().information_state_string(0) == twin.information_state_string(0)
    stored = pickle.loads(pickle.dumps(twin))
    assert stored.table == twin.table
    assert stored.information_state_string(0) == twin.information_state_string(0)
    assert stored.information_state_tensor(0) == twin.information_state_tensor(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_and_its_states_travel_to_another_process(name, tmp_path):
    table = loaded(name, 2, seed=4)
    state = table.new_initial_state()
    state.apply_action(2)
    for _ in range(5):
        state.apply_action(state.legal_actions()[-1])
    parcel = tmp_path / "parcel"
    parcel.write_bytes(pickle.dumps((table, state)))
    script = (
        "import pickle, sys;"
        "table, state = pickle.load(open(sys.argv[1], 'rb'));"
        "print(table); print(state.history()); print(state.information_state_string(1))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(parcel)],
        env={"PYTHONPATH": SOURCE},
        capture_output=True,
        text=True,
        check=True,
    )

    reported = f"{table}\n{state.history()}\n{state.information_state_string(1)}\n"
    assert done.stdout == reported


@pytest.mark.parametrize("name", GAMES)
def test_a_tensor_of_an_information_state_holds_what_was_seen_and_done_before(name):
    table, luck = loaded(name, past=3), np.random.RandomState(4)
    state = table.new_initial_state()
    state.apply_action(1)
    size, moves = table.observation_tensor_size(), table.num_distinct_actions()
    width = size + moves.bit_length()
    assert table.information_state_tensor_size() == size + 3 * width
    seen = [[(state.observation_tensor(player), -1)] for player in range(2)]
    for _ in range(30):
        if state.is_terminal():
            break
        mover, action = state.current_player(), int(luck.choice(state.legal_actions()))
        state.apply_action(action)
        for player in range(2):
            now, before = state.observation_tensor(player), seen[player][0][0]
            if player == mover or now != before:
                own = action if player == mover else -1
                seen[player] = [(now, -1), (before, own), *seen[player][1:]]
    for player in range(2):
        expected = list(seen[player][0][0])
        for row, action in (seen[player][1:] + [(None, -1)] * 3)[:3]:
            expected += row or [0.0] * size
            expected += [float(action + 1 >> digit & 1) for digit in range(moves.bit_length())]
        assert state.information_state_tensor(player) == expected


def test_impossible_parameters_are_refused():
    with pytest.raises(ValueError, match="deals: at least one, or 0 for all that chance can do"):
        loaded("cardline", deals=-3)
    with pytest.raises(ValueError, match="past: 0 or more earlier moments, not -1"):
        loaded("cardline", past=-1)
