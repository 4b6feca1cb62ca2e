"""How the mind plays."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.all_in.tables import GAME, cards, do, names, predicting, table
from stolik.bots import make
from stolik.games.all_in.bot.deals import Imagination, forgotten
from stolik.games.all_in.bot.hands_of_value import complete
from stolik.games.all_in.bot.outlook import Outlook
from stolik.games.all_in.mind import AllInMind
from stolik.kernel.entropy import FastStream


def play(levels, seed, options=None):
    """A whole game between minds that think inside imagined states only."""
    state = GAME.new(len(levels), seed, options or {})
    luck = FastStream(seed)
    minds = [GAME.mind(level, seat) for seat, level in enumerate(levels)]
    while not state.is_over:
        seat = state.deciders()[0]
        imagined = minds[seat].imagine(state, seat, luck)
        state.apply(seat, minds[seat].policy(imagined, seat, luck))
    return state


@pytest.mark.parametrize("options", GAME.variants(), ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_minds_finish_every_variant_with_legal_moves(seats, options):
    """AIN-01, AIN-110: apply would raise on an illegal choice."""
    levels = ["expert", "skilled", "casual", "random", "skilled"][:seats]
    assert play(levels, 3, options).is_over


def test_the_same_seed_gives_the_same_thoughts():
    """A bot is deterministic for its seed."""
    assert play(["skilled", "casual", "expert"], 5) == play(["skilled", "casual", "expert"], 5)


def test_a_casual_player_soon_gives_up_remembering_what_hardly_fits():
    """AIN-R31: stated values leave few deals in this game; one decision tried 200 of them."""
    state = GAME.new(4, 147)
    bots = [make("casual", GAME, 147 + seat) for seat in range(4)]
    efforts = []
    while not state.is_over:
        seat = state.deciders()[0]
        before = bots[seat].mind.imagination.effort
        state.apply(seat, bots[seat].choose(bots[seat].look(state, seat)))
        efforts.append(bots[seat].mind.imagination.effort - before)
    assert 120 < max(efforts) <= 180, "three imagined deals, six tries each, ten for a try in vain"


def test_a_skilled_player_beats_random_ones():
    """Over forty games of three, chance alone would give a third."""
    wins = sum(
        play(["skilled", "random", "random"], seed).outcome.winners == (0,) for seed in range(40)
    )
    assert wins > 24


def test_chances_are_honest_about_a_hand_that_cannot_be_beaten():
    """AIN-61, AIN-62: the mind names whoever is strongest in what it can imagine."""
    royal = "10c Jc Qc Kc Ac"
    state = predicting(3, {0: royal}, last=2)
    state.round_log = vec[i64]()
    mind = GAME.mind("expert")
    assert isinstance(mind, AllInMind)
    assert mind.chances(state, 0, FastStream(1), 20) == [1.0, 0.0, 0.0]
    assert str(mind.policy(state, 0, FastStream(1))) == "name 0"


def test_chances_use_what_was_stated():
    """AIN-56: a stated seven against one's own pair."""
    held = {0: "Qc 4c Kt 9c 9m", 1: "Ac Am As At 8c"}
    state = do(table(3, held, area="7t 7s"), "play Qc", "choose 1")
    mind = GAME.mind("expert")
    chances = mind.chances(state, 0, FastStream(2), 30)
    assert chances[1] > 0.95 and sum(chances) == pytest.approx(1)


def believed(state, seat=0):
    """What a seat says about the strongest hand, in per cent by seat."""
    mind = GAME.mind("expert")
    deals = [mind.imagine(state, seat, FastStream(number)) for number in range(8)]
    return [belief.args["percent"] for belief in mind.beliefs(deals, seat)]


def test_a_hand_with_a_card_too_many_is_judged_by_its_best_five():
    """AIN-26: in the middle of a turn four aces are as strong as at its end."""
    state = do(table(3, {0: "Km Ac Am As At"}, deck="10c 2c"), "play Km", "resolve")
    assert len(state.hands[0]) == 6
    assert believed(state) == [100, 0, 0]


def test_nobody_is_called_strongest_while_a_hand_lacks_a_card():
    """AIN-49: between playing and taking a card a hand of four has no value yet."""
    state = do(table(3, {0: "8c 7c 7m 7s Ks"}, area="7t Qc 4s"), "play 8c")
    assert len(state.hands[0]) == 4
    assert believed(state) == []


def test_the_estimate_is_a_share_for_each_seat():
    """Runes and a strong hand raise it; at the end it is the result."""
    state = table(3, {0: "Ac Am As At 8c", 1: "2c 5m 7c 9s Jt", 2: "3c 3m 8s 9t Qm"}, area="7t 7s")
    mind = GAME.mind("skilled")
    estimate = mind.estimate(state)
    assert sum(estimate) == pytest.approx(1)
    assert estimate[0] == max(estimate)
    state.runes = [0, 30, 0]
    assert mind.estimate(state)[1] > 0.9
    over = play(["casual"] * 3, 8)
    assert mind.estimate(over) == [float(seat in over.outcome.winners) for seat in range(3)]


def test_the_outlook_prefers_what_is_nearer_to_a_strong_hand():
    """AIN-77: four to a flush, pairs and rune cards all count for something."""
    outlook = Outlook(table(3).rules.setting)

    def promise(words):
        return outlook.promise(cards(words))

    assert promise("2c 6c 9c Kc") > promise("2c 6c 9c Km")
    assert (
        promise("9c 9m 9s Kt")
        > promise("9c 9m Ks Kt")
        > promise("9c 9m Ks Qt")
        > promise("2c 6m 9s Kt")
    )
    assert promise("5c 6m 7s 8t") > promise("5c 6m 7s Qt")
    assert promise("2c 6m 9s Ru1") > promise("2c 6m 9s Kt")
    assert outlook.worth(cards("Ac Am As At 8c")) > outlook.worth(cards("Ac Am As Kt Kc"))
    hand = cards("9c 9m 9s 2t 5c 5s")
    assert outlook.best_of(hand) == outlook.worth(cards("9c 9m 9s 5c 5s"))


def test_a_greedy_choice_completes_the_hand():
    """TAKE, REVEAL, SWAP and excess are chosen for the best hand (AIN-26, AIN-49, AIN-52)."""
    mind = GAME.mind("expert")
    luck = FastStream(1)
    state = do(table(3, {0: "8c 7c 7m 10t Ks"}, area="7t Qc 4s"), "play 8c")
    assert str(mind.policy(state, 0, luck)) == "take 7t"
    state = do(table(3, {0: "9m 7c 7m 10t Ks"}, deck="2c 7t 4s"), "play 9m")
    assert str(mind.policy(state, 0, luck)) == "keep 7t"
    state = do(table(3, {0: "Km 7c 7m 7s 10t"}, deck="10c 2c"), "play Km", "resolve")
    assert str(mind.policy(state, 0, luck)) == "discard 2c"
    state = do(table(3, {0: "Jt 7c 7m 7s 10t"}, area="10c 2c"), "play Jt", "take 2c")
    assert str(mind.policy(state, 0, luck)) == "give 2c"
    do(state, "give 2c")
    assert str(mind.policy(state, 0, luck)) in ("for Jt", "for 10c")


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("value", range(8))
def test_hands_of_every_value_can_be_made_up(side, value):
    """AIN-56, AIN-57: for a statement of any value there is a hand that fits it."""
    setting = GAME.rules(3, {"side": side}).setting
    luck = FastStream(value)
    for _ in range(20):
        chosen = complete(setting, [], list(range(54)), value, luck)
        assert len(set(chosen)) == 5 and setting.ranking.value(chosen) == value


def test_a_value_that_cannot_be_is_given_up():
    """AIN-56: with four fixed cards of four ranks nobody has four of a kind."""
    setting = GAME.rules(3).setting
    assert complete(setting, cards("2c 4m 6s 8t"), cards("Ac Km Qs"), 7, FastStream(1)) == []


def test_the_eye_s_target_hides_the_card_that_says_most():
    """AIN-58: three of a kind are shown as a pair at most."""
    held = {0: "Kc 4c Kt 9c 9m", 1: "2c 2m 2s Jt 8c"}
    state = do(table(3, held), "play Kc", "choose 1")
    move = GAME.mind("skilled").policy(state, 1, FastStream(1))
    assert str(move) in {f"conceal {name}" for name in ("2c", "2m", "2s")}
    assert names(state.hands[1])


def rated(state, level="expert", seat=0):
    mind = GAME.mind(level)
    found = mind.rated([state], seat, FastStream(3))
    chosen = mind.policy(state, seat, FastStream(3))
    return {str(one.move): one for one in found}, str(chosen)


@pytest.mark.parametrize("level", ["casual", "skilled", "expert"])
def test_an_action_is_the_best_of_what_it_was_rated_with_the_errors_of_the_level(level):
    """AIN-77: four aces, a rune's worth each, are laid down; in runes as the help card counts."""
    weak = table(3, {0: "8c 7c 7m 10t Ks"}, area="7t Qc 4s")
    found, chosen = rated(weak, level)
    assert max(found.values(), key=lambda one: one.value).move.notation() == chosen
    assert {one.kind for one in found.values()} == {"worth"} and "pass" in found
    strong = table(3, {0: "Ac Am As At 8c"})
    value = strong.rules.setting.ranking.value(strong.hands[0])
    found, _ = rated(strong)
    assert found["all-in"].value == pytest.approx(value, abs=0.5)


def test_cards_are_rated_by_the_hand_they_make_and_names_by_their_chance():
    """AIN-49, AIN-61: what is only the last resort is not rated."""
    state = do(table(3, {0: "8c 7c 7m 10t Ks"}, area="7t Qc 4s"), "play 8c")
    found, chosen = rated(state)
    assert chosen == "take 7t"
    assert found["take 7t"].value == max(one.value for one in found.values())
    assert "skip" not in found
    state = predicting(3, {0: "10c Jc Qc Kc Ac"}, last=2)
    state.round_log = vec[i64]()
    found, chosen = rated(state)
    assert (found["name 0"].value, found["name 0"].kind, chosen) == (1.0, "chance", "name 0")


@pytest.mark.parametrize("variant", ["plain", "third-eye"])
def test_who_has_forgotten_everything_deals_all_that_is_hidden_anew(variant):
    """Deck, hands and what lies under cover: no card twice, and the own hand stays."""
    state, luck = GAME.new(3, 5, {"pile": variant}), FastStream(2)
    while len(state.pile) < 3 or state.turn == 0 or not state.deck:
        mover = state.deciders()[0]
        moves = state.legal(mover)
        state.apply(mover, moves[luck.below(len(moves))])
    known, deck, pile = list(state.hands[0]), list(state.deck), list(state.pile)
    others = [list(hand) for hand in state.hands[1:]]
    before = sorted(card for place in state.rules.places(state).values() for card in place)
    twin = state.copy()
    forgotten(state.rules.setting, state, 0, FastStream(9))
    forgotten(twin.rules.setting, twin, 0, FastStream(10))

    assert state.hands[0] == known
    assert state.deck != twin.deck, "anything is possible"
    assert state.deck != deck and len(state.deck) == len(deck)
    assert state.hands[1:] != others
    assert (state.pile != pile) == (variant == "third-eye"), "AIN-117: the pile is closed"
    after = sorted(card for place in state.rules.places(state).values() for card in place)
    assert after == before


def test_where_no_deal_fits_what_is_remembered_nothing_of_the_true_one_is_kept():
    """Memory may fit nothing in time: then everything hidden is dealt anew."""
    state = GAME.new(3, 5, {})
    imagined = Imagination(tries=0).imagined(state.rules.setting, state, 0, FastStream(3))
    assert imagined.hands[0] == state.hands[0]
    assert imagined.hands[1:] != state.hands[1:]
    assert imagined.deck != state.deck
