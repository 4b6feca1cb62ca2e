"""Datasets of decisions: same bytes, resumable, true to the games."""

import msgspec
import numpy as np
import pytest

import stolik
from stolik.adapters import trajectories
from stolik.adapters.observer import Observer
from stolik.adapters.trajectories import OtherDataset, Trajectories, about_of, record
from stolik.arena.study import study


@pytest.fixture(autouse=True)
def small_parts(monkeypatch):
    monkeypatch.setattr(trajectories, "PART", 3)


def asked(game="cardline", **settings):
    settings = {"games": 8, "levels": ("casual", "random"), **settings}
    return about_of(study(game, (), **settings))


def files(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_any_number_of_workers_writes_the_same_bytes(tmp_path):
    assert record(asked(), tmp_path / "one") == 3
    assert record(asked(), tmp_path / "two", workers=2) == 3

    assert files(tmp_path / "one") == files(tmp_path / "two")


def test_a_stopped_recording_goes_on(tmp_path):
    record(asked(), tmp_path / "whole")
    record(asked(), tmp_path / "broken")
    (tmp_path / "broken" / "part-00001.parquet").unlink()
    (tmp_path / "broken" / "part-00001.new").write_bytes(b"half a file")

    assert record(asked(), tmp_path / "broken") == 1
    assert files(tmp_path / "broken") == files(tmp_path / "whole")
    assert record(asked(), tmp_path / "broken") == 0


def test_a_folder_with_something_else_is_left_alone(tmp_path):
    record(asked(), tmp_path / "games")
    before = files(tmp_path / "games")
    with pytest.raises(OtherDataset, match="other games"):
        record(asked(seed=1), tmp_path / "games")
    assert files(tmp_path / "games") == before
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").write_text("Dear Ann")
    with pytest.raises(OtherDataset, match="not empty"):
        record(asked(), tmp_path / "letters")
    with pytest.raises(OtherDataset, match="holds no dataset"):
        Trajectories(tmp_path / "letters")


@pytest.mark.parametrize("game", ["all-in", "blank", "call-to-adventure", "cardline", "illusion"])
def test_a_recorded_game_plays_out_the_same_again(game, tmp_path):
    """Observation, mask, action and reward of every row are those of the game itself."""
    about = asked(game, games=2, levels=("random",))
    record(about, tmp_path / "games")
    loaded = Trajectories(tmp_path / "games")
    part = next(loaded.parts())
    batch = next(loaded.batches(10**6))
    state = stolik.load(game).new(2, int(part["seed"][0]))
    observer = Observer(state.rules)
    for row in np.flatnonzero(batch["game"] == 0):
        while state.deciders()[0] < 0:  # the table's own moves are no decisions
            state.apply(state.deciders()[0], state.legal(state.deciders()[0])[0])
        seat = int(batch["seat"][row])
        seen = observer.observe(state, seat)
        assert (batch["observation"][row] == seen["observation"]).all()
        assert (batch["action_mask"][row] == seen["action_mask"]).all()
        state.apply(seat, state.game.moves[batch["action"][row]])
    winners = state.outcome.winners

    is_end = (batch["game"] == 0) & batch["is_last"]
    assert {int(seat) for seat in batch["seat"][is_end & (batch["reward"] > 0)]} == set(winners)
    assert not batch["reward"][~batch["is_last"]].any()


def test_sparse_batches_hold_what_dense_ones_do(tmp_path):
    record(asked(games=3), tmp_path / "games")
    loaded = Trajectories(tmp_path / "games")
    dense = next(loaded.batches(10**6))
    sparse = next(loaded.batches(10**6, is_sparse=True))
    rows = np.arange(len(dense["action"]))

    assert "observation" not in sparse and "action_mask" not in sparse
    seen = np.zeros_like(dense["observation"])
    seen[np.repeat(rows, sparse["place_counts"]), sparse["places"]] = sparse["numbers"]
    assert (seen == dense["observation"]).all()
    mask = np.zeros_like(dense["action_mask"])
    mask[np.repeat(rows, sparse["legal_counts"]), sparse["legal"]] = 1
    assert (mask == dense["action_mask"]).all()


def test_forced_decisions_can_be_left_out(tmp_path):
    record(asked("blank", games=2), tmp_path / "games")
    loaded = Trajectories(tmp_path / "games")
    every = next(loaded.batches(10**6))
    some = next(loaded.batches(10**6, least_legal=2))

    is_choice = every["action_mask"].sum(1) > 1
    assert 0 < is_choice.sum() < len(is_choice)
    assert (some["step"] == every["step"][is_choice]).all()


def test_batches_hold_all_rows_in_order(tmp_path):
    record(asked(), tmp_path / "games")
    loaded = Trajectories(tmp_path / "games")
    rows = sum(len(part) for part in loaded.parts())
    batches = list(loaded.batches(7))

    assert max(len(batch["action"]) for batch in batches) == 7
    assert sum(len(batch["action"]) for batch in batches) == rows
    assert list(np.concatenate([batch["game"] for batch in batches])) == sorted(
        game for batch in batches for game in batch["game"]
    )
    with pytest.raises(ValueError, match="at least one row"):
        next(loaded.batches(0))


def test_shuffled_batches_hold_every_row_once_and_a_seed_gives_their_order(tmp_path, monkeypatch):
    monkeypatch.setattr(trajectories, "MIXED", 40)  # several parts are mixed at a time, not all
    record(asked(), tmp_path / "games")
    loaded = Trajectories(tmp_path / "games")

    def rows(**settings):
        return [
            place
            for batch in loaded.batches(7, **settings)
            for place in zip(batch["game"].tolist(), batch["step"].tolist(), strict=True)
        ]

    mixed = rows(shuffle=1)
    assert mixed != rows()
    assert sorted(mixed) == rows()
    assert mixed == rows(shuffle=1) != rows(shuffle=2)


def test_every_decision_knows_what_the_game_was_worth_to_its_seat(tmp_path):
    record(asked(), tmp_path / "games")
    found: dict[tuple[int, int], set[float]] = {}
    ends: dict[tuple[int, int], float] = {}
    for batch in Trajectories(tmp_path / "games").batches(1000):
        for row in range(len(batch["game"])):
            key = int(batch["game"][row]), int(batch["seat"][row])
            found.setdefault(key, set()).add(float(batch["return"][row]))
            if batch["is_last"][row]:
                ends[key] = float(batch["reward"][row])

    assert found == {key: {worth} for key, worth in ends.items()}
    assert sum(ends.values()) == 8


def test_the_card_says_how_to_make_the_games_again(tmp_path):
    about = asked(variants={"cards": 5}, games=3, seed=4)
    record(about, tmp_path / "games")
    card = (tmp_path / "games" / "README.md").read_text(encoding="utf-8")

    assert "--games 3 --levels casual,random --seats 2 --seed 4 --set cards=5 --out DIR" in card
    assert msgspec.json.decode((tmp_path / "games" / "dataset.json").read_bytes())["format"] == 2
