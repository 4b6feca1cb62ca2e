"""The training scripts learn, store, resume; what they store plays without PyTorch."""

import numpy as np
import pytest
import torch

import stolik
from stolik.adapters.trajectories import about_of, record
from stolik.arena.study import study
from stolik.bots.network import network_level, read_network
from stolik.training import imitation, ppo, self_play
from stolik.training.common import Training, parser_for_game
from stolik.training.policy import Policy, Sparse, legal_codes, padded_codes

TINY = ["--envs", "4", "--hidden", "8", "--games", "4", "--against", "random"]


def trained(script, out, *more, updates=2):
    script.main(["illusion", "--out", str(out), "--updates", str(updates), *TINY, *more])


@pytest.mark.parametrize(
    ("script", "more"),
    [(ppo, ["--opponents", "random", "--steps", "8"]), (self_play, ["--decisions", "40"])],
)
def test_a_script_stores_a_network_that_plays(script, more, tmp_path, capsys):
    out = tmp_path / "nets" / "net.npz"
    trained(script, out, *more)
    assert "after 2 updates the network wins" in capsys.readouterr().out
    level = network_level(out)
    state = stolik.load("illusion").new(2, 5)
    bots = [stolik.bots.make(level, "illusion"), stolik.bots.make("casual", "illusion", 1)]
    while not state.is_over:
        seat = state.deciders()[0]
        state.apply(seat, bots[seat].choose(bots[seat].look(state, seat)))
    assert state.outcome.winners


def test_the_same_command_gives_the_same_network_and_goes_on(tmp_path):
    more = ["--opponents", "random", "--steps", "8"]
    trained(ppo, tmp_path / "one.npz", *more)
    trained(ppo, tmp_path / "two.npz", *more)
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()

    trained(ppo, tmp_path / "one.npz", *more)  # nothing is left to do
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()

    trained(ppo, tmp_path / "three.npz", *more, "--seconds", "0")
    untouched = torch.load(tmp_path / "three.pt", weights_only=True)
    trained(ppo, tmp_path / "three.npz", *more)
    assert untouched["update"] == 0
    assert torch.load(tmp_path / "three.pt", weights_only=True)["update"] == 2
    assert (tmp_path / "three.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()


def test_a_run_with_other_settings_does_not_go_on(tmp_path):
    out = tmp_path / "net.npz"
    trained(self_play, out, "--decisions", "40", updates=1)
    with pytest.raises(SystemExit, match="other settings"):
        trained(self_play, out, "--decisions", "50", updates=1)
    with pytest.raises(SystemExit, match="--updates is at least 1"):
        trained(self_play, out, updates=0)
    with pytest.raises(SystemExit, match=r"name\.npz"):
        trained(self_play, tmp_path / "net.bin")


def test_the_stored_network_is_the_trained_one(tmp_path):
    """The numbers that numpy computes for legal moves are those of PyTorch."""
    trained(self_play, tmp_path / "net.npz", "--decisions", "40", updates=1)
    network = read_network(tmp_path / "net.npz")
    held = torch.load(tmp_path / "net.pt", weights_only=True)
    policy = Policy(network.about.numbers, 99, 8)
    policy.parts.load_state_dict(held["policy"])
    seen = np.random.default_rng(1).random(network.about.numbers, np.float32)
    scores = network.scores(seen, [0, 3, 7])
    with torch.no_grad():
        chances, _ = policy(torch.tensor(seen[None]), torch.tensor([[0, 3, 7, -1]]))

    assert np.allclose(scores - np.log(np.exp(scores).sum()), chances[0, :3].numpy(), atol=1e-4)
    assert chances[0, 3] < -1e6, "a place without a move is never chosen"


@pytest.fixture
def training(tmp_path):
    parser = parser_for_game("tests")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--reward", default="win")
    arguments = ["illusion", "--out", str(tmp_path / "net.npz"), *TINY, "--rate", "0.01"]
    return Training(parser.parse_args(arguments))


SEEN = torch.ones(6, 524)
LEGAL = torch.tensor([[0, 1, 2, -1]] * 6)
PLACES = torch.tensor([0, 0, 0, 1, 1, 1])  # the first of three moves paid, the second did not
GAINED = torch.tensor([1.0, 1.0, 1.0, 0.0, 0.0, 0.0])


def chances_of(training):
    with torch.no_grad():
        return training.policy(SEEN, LEGAL)[0][0].exp()


def test_ppo_makes_what_paid_likelier_but_not_by_much_at_once(training):
    learner = ppo.Ppo(training, steps=4, epochs=1)
    before = chances_of(training)
    old = before.log()[PLACES]
    for _ in range(200):
        learner._step(SEEN, LEGAL, PLACES, old, 2 * GAINED - 1, GAINED)
    after = chances_of(training)

    assert after[0] > before[0] and after[1] < before[1]
    assert after[0] < 2 * before[0], "the clip holds it back, however often a batch is used"
    assert after[3] == 0


def test_self_play_makes_what_paid_likelier(training):
    learner = self_play.SelfPlay(training, decisions=4)
    before = chances_of(training)
    for _ in range(20):
        learner._learn(SEEN, LEGAL, PLACES, GAINED)
    after = chances_of(training)

    assert after[0] > before[0] and after[1] < before[1]


@pytest.fixture
def games(tmp_path):
    """Some games of two who always decide alike."""
    levels = ("casual", "casual")
    record(about_of(study("illusion", (), games=30, levels=levels)), tmp_path / "games")
    return str(tmp_path / "games")


def imitated(games, out, *more, updates=15):
    imitation.main([games, "--out", str(out), "--updates", str(updates), *TINY, *more])


def test_imitation_learns_recorded_moves_and_goes_on(games, tmp_path, capsys):
    imitated(games, tmp_path / "one.npz")
    assert "illusion: after 15 updates the network wins" in capsys.readouterr().out
    assert read_network(tmp_path / "one.npz").about.seats == 2

    imitated(games, tmp_path / "two.npz", "--seconds", "0")
    imitated(games, tmp_path / "two.npz")
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()


def test_one_command_records_and_learns(tmp_path, capsys):
    more = ["--record", "illusion", "--teacher", "random", "--recorded", "20",
            "--seats", "3", "--set", '{"pictures": 9}']  # fmt: skip
    imitated(str(tmp_path / "games"), tmp_path / "net.npz", *more)
    assert "illusion: after 15 updates the network wins" in capsys.readouterr().out
    about = read_network(tmp_path / "net.npz").about
    assert about.seats == 3
    assert about.options == {"pictures": 9}
    with pytest.raises(SystemExit, match="other games"):
        imitated(str(tmp_path / "games"), tmp_path / "net.npz", *more, "--seed", "1")
    with pytest.raises(SystemExit, match="'genius' is not a level"):
        imitated(str(tmp_path / "new"), tmp_path / "net.npz", *more, "--teacher", "genius")


def without_zeros(seen):
    places = seen.nonzero(as_tuple=True)
    return Sparse(places[1], seen[places], (seen != 0).sum(1))


def test_without_zeros_a_policy_decides_the_same():
    policy = Policy(9, 4, 8)
    seen = torch.rand(6, 9) * (torch.rand(6, 9) < 0.4)
    seen[2] = 0
    legal = padded_codes(np.array([0, 1, 2, 2, 3, 0, 1, 3]), np.array([3, 1, 1, 1, 0, 2]))
    assert legal[4].tolist() == [-1, -1, -1]
    with torch.no_grad():
        for own, dense in zip(
            policy.of_sparse(without_zeros(seen), legal), policy(seen, legal), strict=True
        ):
            assert torch.allclose(own, dense, atol=1e-5)


def test_imitation_makes_the_recorded_move_likelier(training):
    learner = imitation.Imitation(training, None)
    before = chances_of(training)
    seen = without_zeros(SEEN)
    agreed = [learner._step(seen, LEGAL, torch.zeros(6, dtype=torch.int64), GAINED)
              for _ in range(40)]  # fmt: skip
    after = chances_of(training)

    assert after[0] > before[0] and after[1] < before[1] and after[2] < before[2]
    assert agreed[-1] == 1


def test_what_is_no_dataset_is_refused(tmp_path):
    with pytest.raises(SystemExit, match="holds no dataset"):
        imitated(str(tmp_path), tmp_path / "net.npz")


def test_a_run_begins_with_what_another_has_learned(tmp_path):
    more = ["--opponents", "random", "--steps", "8"]
    trained(ppo, tmp_path / "one.npz", *more)
    begin = ["--begin", str(tmp_path / "one.pt"), "--seconds", "0"]
    trained(ppo, tmp_path / "two.npz", *more, *begin)
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()

    with pytest.raises(SystemExit, match="No such file"):
        trained(ppo, tmp_path / "three.npz", *more, "--begin", str(tmp_path / "none.pt"))
    with pytest.raises(SystemExit, match="holds no such network"):
        trained(ppo, tmp_path / "three.npz", *more, *begin, "--hidden", "9")
    (tmp_path / "bad.pt").write_bytes(b"no checkpoint")
    with pytest.raises(SystemExit, match="holds no such network"):
        trained(ppo, tmp_path / "three.npz", *more, "--begin", str(tmp_path / "bad.pt"))


def test_a_lead_is_counted_from_the_best_of_the_others():
    scores = np.array([[6.0, 2.0, 3.0], [6.0, 2.0, 3.0], [0.0, 0.0, 0.0], [-1.0, 4.0, 0.0]])
    leads = ppo.leads(scores, np.array([0, 1, 2, 0], np.int32))
    assert leads.tolist() == [3 / 9, -4 / 8, 0, -1]


def test_ppo_learns_from_the_lead(tmp_path, capsys):
    trained(ppo, tmp_path / "net.npz", "--opponents", "random", "--steps", "8", "--reward", "lead")
    assert "after 2 updates the network wins" in capsys.readouterr().out


def test_legal_moves_are_listed_with_padding():
    mask = np.array([[0, 1, 1, 0], [0, 0, 0, 0], [1, 1, 0, 1]], np.int8)
    assert legal_codes(mask).tolist() == [[1, 2, -1], [-1, -1, -1], [0, 1, 3]]
