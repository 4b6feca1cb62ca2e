"""How bots of Cardline know and err."""

from __future__ import annotations

from games.cardline.builders import GAME, wrong
from stolik.bots import make
from stolik.kernel.entropy import FastStream


def believed(level, seed, entropy_seed=1):
    state = GAME.new(2, 3, {"pack": "classics"})
    imagined = GAME.mind(level, seed).imagine(state, 0, FastStream(entropy_seed))
    return state, imagined


def misplacement(level) -> float:
    """By how many of 110 places a level errs on average."""
    state, imagined = believed(level, 5)
    order = sorted(range(110), key=lambda card: state.values[card])
    ladder = sorted(state.values)
    place = {card: number for number, card in enumerate(order)}
    errors = [
        abs(ladder.index(imagined.values[card]) - place[card])
        for card in range(110)
        if not state.is_revealed(card)
    ]
    return sum(errors) / len(errors)


def test_stronger_levels_misjudge_characters_by_less():
    """The ledger's trial players misjudge a place by about 10 to 20 of 110."""
    random, casual, skilled, expert = map(misplacement, ("random", "casual", "skilled", "expert"))

    assert random > casual > skilled > expert > 0
    assert 10 < casual < 20


def test_what_lies_open_is_known_exactly():
    state, imagined = believed("casual", 5)

    assert imagined.values[state.line[0]] == state.values[state.line[0]]


def test_a_misplaced_card_is_remembered_after_it_went_to_the_box():
    """Its back was seen by everybody (CRD-R20), even though the box is closed (CRD-R23)."""
    state, _ = believed("casual", 5)
    seat = state.turn
    card = state.hands[seat][0]
    wrong(state, seat)
    assert card in state.box

    for number in range(20):
        imagined = GAME.mind("casual", 5).imagine(state, 0, FastStream(number))
        assert imagined.values[card] == state.values[card]


def test_a_player_errs_in_the_same_way_every_time():
    """Averaging over many thoughts must not uncover the truth."""
    state, _ = believed("skilled", 5)
    mind = GAME.mind("skilled", 5)
    ladder = sorted(state.values)
    thoughts = [mind.imagine(state, 0, FastStream(number)).values for number in range(200)]
    order = sorted(range(110), key=lambda card: state.values[card])
    biases = []
    for true_place, card in enumerate(order):
        places = [ladder.index(values[card]) for values in thoughts]
        biases.append(abs(sum(places) / len(places) - true_place))

    assert sum(biases) / len(biases) > 4


def test_two_players_of_one_level_err_differently():
    assert believed("skilled", 1)[1].values != believed("skilled", 2)[1].values


def test_levels_beat_each_other_in_order():
    """Over 100 games of two, the better memory wins clearly more often."""
    for weak, strong in (("random", "casual"), ("casual", "skilled"), ("skilled", "expert")):
        wins = sum(_strong_wins(weak, strong, number) for number in range(100))
        assert wins > 56, (weak, strong, wins)


def _strong_wins(weak: str, strong: str, number: int) -> bool:
    state = GAME.new(2, number)
    seat = number % 2
    bots = {seat: make(strong, GAME, 2 * number), 1 - seat: make(weak, GAME, 2 * number + 1)}
    while not state.is_over:
        turn = state.deciders()[0]
        state.apply(turn, bots[turn].choose(bots[turn].look(state, turn)))
    return seat in state.outcome.winners


def test_a_rating_says_how_often_memory_agrees_with_a_card_where_it_seems_to_belong():
    """CRD-R4: a card that no thought puts elsewhere is sure, one at a border is not."""
    state = GAME.new(2, 3, {"pack": "classics"})
    mind = GAME.mind("casual", 5)
    scenes = [mind.imagine(state, 0, FastStream(number)) for number in range(40)]
    card = state.hands[0][0]
    (border,) = state.line
    for number, scene in enumerate(scenes):  # memory wavers about the first card, and no other
        scene.values[card] = scene.values[border] + (1 if number % 4 else -1)
    scenes.insert(0, scenes.pop(1))

    rated = {one.move.card: one for one in mind.rated(scenes, 0, FastStream(1))}

    assert rated[0].value == 0.75 and rated[0].move.slot == 1
    assert {one.kind for one in rated.values()} == {"chance"}
    assert len(rated) == len(state.hands[0])
    assert mind.policy(scenes[0], 0, FastStream(1)) in [one.move for one in rated.values()]
