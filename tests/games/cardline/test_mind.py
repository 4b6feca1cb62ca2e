"""How bots of Cardline know and err."""

from __future__ import annotations

from games.cardline.builders import GAME, wrong
from stolik.bots import make
from stolik.games.cardline.rules import is_fitting
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


def ratings(level, games=12):
    """Pairs of how likely a move was said to be right, and whether it was."""
    found = []
    for seed in range(games):
        state = GAME.new(2, seed, {"pack": "classics"})
        bots = [make(level, GAME, 2 * seed + seat) for seat in range(2)]
        for number in range(12):
            if state.is_over:
                break
            seat = state.deciders()[0]
            bots[seat].begin_turn(number)
            reported = bots[seat].explain(bots[seat].look(state, seat))
            assert {one.kind for one in reported.considered} == {"chance"}
            assert len(reported.considered) == len(state.hands[seat])  # each card once
            chosen = next(one for one in reported.considered if one.move == reported.chosen)
            assert chosen.expected == max(one.expected for one in reported.considered)
            for one in reported.considered:
                move = GAME.parse(one.move)
                fits = is_fitting(state, state.hands[seat][move.card], move.slot)
                found.append((one.expected, fits))
            state.apply(seat, GAME.parse(reported.chosen))
    return found


def test_a_rating_knows_how_far_memory_can_be_trusted():
    """CRD-R4: of the moves said to be likely right more are, at the level that errs most too."""
    for level in ("casual", "expert"):
        found = ratings(level)
        sure = [fits for chance, fits in found if chance > 0.85]
        unsure = [fits for chance, fits in found if chance < 0.6]
        assert len(sure) > 20 and len(unsure) > 20
        assert sum(sure) > 0.85 * len(sure)
        assert sum(unsure) < 0.75 * len(unsure)
