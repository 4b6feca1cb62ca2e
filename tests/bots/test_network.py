"""Networks from files: plain numbers, for one kind of table; nothing else is believed."""

import io
import pickle

import numpy as np
import pytest

import stolik
from stolik.arena.run import run
from stolik.arena.tournament import tournament
from stolik.bots.network import (
    NAMES,
    BadNetwork,
    Network,
    NetworkAbout,
    NetworkBot,
    check_table,
    is_network,
    network_level,
    network_of,
    read_network,
)

NUMBERS, MOVES, HIDDEN = 524, 99, 4


def network(seats=2, options=None, version=1, is_sampled=False):
    luck = np.random.default_rng(1)
    shapes = ((HIDDEN, NUMBERS), (HIDDEN,), (HIDDEN, HIDDEN), (HIDDEN,), (MOVES, HIDDEN), (MOVES,))
    parts = [luck.standard_normal(shape).astype(np.float32) for shape in shapes]
    return Network(
        NetworkAbout("illusion", version, seats, options or {}, NUMBERS, is_sampled), parts
    )


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "net.npz"
    network().save(path)
    return path


def test_a_stored_network_is_the_same(file):
    for stored, part in zip(read_network(file).parts, network().parts, strict=True):
        assert (stored == part).all()
    assert read_network(file).about == network().about


def test_it_makes_the_legal_move_that_it_prefers():
    bot = NetworkBot(network())
    state = stolik.load("illusion").new(2, 3)
    seat = state.deciders()[0]
    perspective = bot.look(state, seat)
    best = bot.choose(perspective)
    bot.network.parts[5][best.code] -= 1000

    assert best in perspective.legal
    assert bot.choose(perspective) != best
    assert bot.explain(perspective).chosen == str(bot.choose(perspective))


def test_one_that_draws_its_moves_draws_by_their_probability():
    drawing = network(is_sampled=True)
    drawing.parts[4][:] = 0  # so that the last bias alone decides
    drawing.parts[5][:] = 0
    bot = NetworkBot(drawing)
    state = stolik.load("illusion").new(2, 3)
    perspective = bot.look(state, state.deciders()[0])
    first = perspective.legal[0]
    drawing.parts[5][first.code] = np.log(3 * (len(perspective.legal) - 1))
    drawn = []
    for number in range(400):
        bot.begin_turn(number)
        drawn.append(bot.choose(perspective))

    assert set(drawn) == set(perspective.legal)
    assert 260 < drawn.count(first) < 340  # three quarters


def test_it_takes_part_in_a_tournament(file):
    level = network_level(file)
    done = run(tournament("illusion", ["random", level], games=4), workers=1)
    assert is_network(level)
    assert done.study.levels == ("random", level)
    assert done.totals.pooled(level).games == 4


def test_a_file_that_has_changed_does_not_go_on(file):
    level = network_level(file)
    network_of.cache_clear()
    file.write_bytes(file.read_bytes() + b" ")
    with pytest.raises(BadNetwork, match="has changed"):
        network_of(level)


@pytest.mark.parametrize(
    ("about", "problem"),
    [
        ({"seats": 3}, "plays with 3 players, not 2"),
        ({"options": {"deck": 7}}, "other options"),
        ({"version": 9}, "knows version 9"),
    ],
)
def test_another_table_is_refused(about, problem):
    rules = stolik.load("illusion").rules(2)
    check_table(network(), rules)
    with pytest.raises(BadNetwork, match=problem):
        check_table(network(**about), rules)


class Trap:
    """Whoever unpickles this is trapped."""

    def __reduce__(self):
        return exec, ("raise SystemExit('code of a file has run')",)


def archive(**arrays):
    memory = io.BytesIO()
    np.savez(memory, **arrays)
    return memory.getvalue()


ABOUT = np.frombuffer(
    b'{"game":"illusion","version":1,"seats":2,"options":{},"numbers":524}', np.uint8
)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no archive",
        pickle.dumps(Trap()),
        archive(about=np.array([Trap()], dtype=object)),
        archive(about=ABOUT),
        archive(about=ABOUT, **{name: np.array([Trap()], dtype=object) for name in NAMES}),
        archive(about=ABOUT, **{name: np.zeros(3, np.float32) for name in NAMES}),
        archive(about=np.zeros(3, np.uint8)),
    ],
)
def test_whatever_else_a_file_holds_is_refused_and_runs_no_code(content, tmp_path):
    path = tmp_path / "net.npz"
    path.write_bytes(content)
    with pytest.raises(BadNetwork, match=r"holds no network|has the shape"):
        read_network(path)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(BadNetwork, match=r"nowhere.npz: No such file"):
        read_network(tmp_path / "nowhere.npz")
