"""The training scripts learn, store, resume; what they store plays without PyTorch."""

import numpy as np
import pytest
import torch

import stolik
from stolik.bots.network import network_level, read_network
from stolik.training import ppo, self_play
from stolik.training.common import Training, parser_for
from stolik.training.policy import Policy, legal_codes

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
    parser = parser_for("tests")
    parser.add_argument("--opponents", default="random")
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


def test_legal_moves_are_listed_with_padding():
    mask = np.array([[0, 1, 1, 0], [0, 0, 0, 0], [1, 1, 0, 1]], np.int8)
    assert legal_codes(mask).tolist() == [[1, 2, -1], [-1, -1, -1], [0, 1, 3]]
