"""How bots think about decks they have never seen."""

from __future__ import annotations

import pytest

from games.blank.tables import BLANK, A, B, C, D, Table, effect_of, rule_if
from length import IS_LONG
from stolik.bots import make
from stolik.games.blank.decks.preview import Spread, preview
from stolik.games.blank.language.checker import check_json
from stolik.kernel.entropy import FastStream
from stolik.text import LANGUAGES, Speaker

GAMES = 40 if IS_LONG else 2


def choice(table: Table, seat: int, level: str = "expert") -> str:
    """What a bot of the level does there."""
    bot = make(level, BLANK, 1)
    return str(bot.choose(bot.look(table.state, seat)))


def test_a_bot_sheds_as_many_cards_as_it_can():
    """Trying out: three hexagons rather than one 4."""
    table = Table("hexagon 1, hexagon 2, hexagon 3, circle 4b, square 5", effects={})
    assert choice(table, A).startswith("lay hexagon")


def test_a_bot_understands_a_rule_it_has_never_seen():
    """An authored rule punishes digit 1: the bot ends on another card, or plays no 1."""
    trap = rule_if({"on": "played", "digit": [1]}, {"who": "actor", "do": "draw", "n": 6})
    table = Table("hexagon 1, hexagon 2, square 5, shield 3", row=(trap,), effects={})
    table.do(A, f"lay {table.card('hexagon 1', A)}")
    assert choice(table, A).startswith("lay hexagon-2")


def test_a_bot_takes_the_win():
    """The last two cards go together where one would not win (RC4)."""
    table = Table("hexagon 4, circle 4b", row=("RC4",), top="square 4", effects={})
    table.do(A, choice(table, A))
    assert choice(table, A).startswith("lay")


def test_a_bot_swaps_with_the_smallest_hand():
    """RC2 is tried out like anything else."""
    table = Table("circle 1, hexagon 2, hexagon 3, square 5", 5, 1, 5, row=("RC2",), top="circle 6",
                  effects={}).play(A, "circle 1")  # fmt: skip
    assert choice(table, A) == "player 2"


def test_bots_perform_duties_and_abstain():
    """BLK-L44, BLK-R72: done at once; no reports, no accusations, no votes."""
    table = Table("triangle 1, hexagon 2", "square 1b, hexagon 5", "square 2, shield 1", 5,
                  row=("RC7", "RC5"), top="triangle 6", effects={})  # fmt: skip
    table.play(A, "triangle 1")
    assert choice(table, B) == "claim rule-1"
    table.do(B, "claim rule-1").play(B, "square 1").do(D, "call 1 rule-1")
    assert choice(table, B) == "deny"
    table.do(B, "deny")
    assert choice(table, A) == "vote unseen"


def test_bots_of_mode_b_claim_and_call_out_what_the_engine_can_prove():
    """BLK-L44: with a probability set by their level."""
    table = Table("hexagon 1, circle 5", "hexagon 2, square 1b", 5, 5, row=("RC4",), mode="B",
                  effects={}).play(A, "hexagon 1")  # fmt: skip
    assert choice(table, A) == "claim rule-1"
    table.breathe().play(B, "hexagon 2")
    calls = [str(BLANK.mind("expert", s).policy(table.state, C, FastStream(s))) for s in range(9)]
    assert calls.count("call 0 rule-1") > 4 and set(calls) <= {"call 0 rule-1", "fine"}


def test_imagination_keeps_what_was_seen():
    """Peeked, swapped and revealed cards stay where they are; the rest is dealt anew."""
    look = effect_of({"who": "actor", "do": "peek", "at": "hand", "of": "next"},
                     {"who": "actor", "do": "peek", "at": "drawPile", "n": 2})  # fmt: skip
    table = Table("hexagon 2a, circle 1", effects={"hexagon-2-a": look}).play(A, "hexagon 2a")
    state = table.state
    seen = {tuple(state.hands[C])}
    for seed in range(8):
        twin = BLANK.mind("random").imagine(state, A, FastStream(seed))
        assert twin.hands[A] == state.hands[A] and twin.hands[B] == state.hands[B]
        assert twin.draw[-2:] == state.draw[-2:]
        seen.add(tuple(twin.hands[C]))
    assert len(seen) > 4


def test_cards_that_are_being_laid_stay_in_the_hand_of_whoever_is_imagined():
    """BLK-30: an unfinished play lies open, for those too whom somebody else imagines."""
    table = Table("hexagon 2a, hexagon 2b, circle 1", effects={})
    table.do(A, "lay hexagon-2-a")
    mind = BLANK.mind("random")
    for seed in range(8):
        once = mind.imagine(table.state, B, FastStream(seed))
        twice = mind.imagine(once, C, FastStream(seed + 1))
        assert set(table.state.laid) <= set(twice.hands[A])
        twice.apply(A, BLANK.parse("done"))


def test_a_rebuilt_pile_is_known_as_a_set():
    """BLK-84: everybody saw what went into it, nobody knows the order."""
    table = Table("square 2", effects={})
    table.state.discard[:0] = table.state.draw
    table.state.draw = []
    table.do(A, "draw")
    twin = BLANK.mind("random").imagine(table.state, A, FastStream(1))
    assert sorted(twin.draw) == sorted(table.state.draw)


def test_skilled_bots_beat_random_ones():
    """Levels differ: of twelve games with two of each the skilled win most."""
    wins = 0.0
    for seed in range(12):
        state = BLANK.new(4, seed)
        levels = ["skilled" if (seat + seed) % 2 else "random" for seat in range(4)]
        minds = [BLANK.mind(level, seat) for seat, level in enumerate(levels)]
        luck = FastStream(seed)
        while not state.is_over:
            seat = state.deciders()[0]
            mind = minds[seat]
            state.apply(seat, mind.policy(mind.imagine(state, seat, luck), seat, luck))
        wins += sum(minds[seat].level == "skilled" for seat in state.winners) / len(state.winners)
    assert wins >= 8


def test_the_preview_compares_games_without_and_with_a_card():
    """Impact preview: how often it fires and how long games take, in words of both languages."""
    card = check_json(rule_if({"on": "turnStart"}, {"who": "all", "do": "draw", "n": 1},
                              name={"en": "Rain"}))  # fmt: skip
    reported = preview(card, {"turn_limit": 20}, seats=2, games=3)
    assert reported.after.mean_turns > reported.before.mean_turns and "always" in reported.warnings
    assert "turn-limit" in reported.warnings and reported.after.at_turn_limit == 1
    for language in LANGUAGES:
        speaker = Speaker(language, ["stolik.text", BLANK.package])
        assert all(speaker.tell(phrase) for phrase in reported.phrases())


def test_the_preview_warns_of_a_card_that_never_fires():
    """Impact preview: a condition that cannot hold."""
    card = check_json(effect_of({"who": "actor", "do": "draw", "n": 1},
                                when=[{"is": "players", "n": {"min": 9}}]))  # fmt: skip
    assert "never" in preview(card, {"turn_limit": 20}, seats=2, games=2).warnings


def test_what_people_report_is_not_blamed_for_not_having_fired():
    """Bots do not laugh, so a trial says nothing about a rule that waits for laughter."""
    event = {"on": "social", "event": {"en": "laughs"}}
    card = check_json(rule_if(event, {"who": "actor", "do": "draw", "n": 1}))
    assert "never" not in preview(card, {"turn_limit": 20}, seats=2, games=2).warnings


def test_a_spread_leaves_out_the_rarest_games():
    assert Spread.of([9, 1, 2, 3, 4, 5, 6, 7, 8, 100]) == Spread(2, 9)
    assert Spread.of([4, 3]) == Spread(3, 4)


def test_a_quick_choice_is_the_best_of_what_it_rates():
    """The ratings are shares of the win at the end of the turn, the same that it compared."""
    table = Table("hexagon 1, hexagon 2, hexagon 3, circle 4b, square 5", effects={})
    mind = BLANK.mind("expert")
    imagined = mind.imagine(table.state, A, FastStream(1))
    rated = mind.rated([imagined], A, FastStream(2))
    best = max(rated, key=lambda one: one.value)
    assert len(rated) > 2 and {one.kind for one in rated} == {"share"}
    assert mind.policy(imagined, A, FastStream(2)) is best.move
    assert min(rated, key=lambda one: one.value).value < best.value


def test_what_is_laid_by_lot_is_not_rated():
    """A casual player lays half of the time without a thought; the same luck tells when."""
    table = Table("hexagon 1, hexagon 2, hexagon 3, circle 4b, square 5", effects={})
    mind = BLANK.mind("casual")
    imagined = mind.imagine(table.state, A, FastStream(1))
    thoughts = [mind.rated([imagined], A, FastStream(number)) for number in range(40)]
    assert 10 < sum(not thought for thought in thoughts) < 30


def test_the_order_of_the_rule_pile_is_imagined_anew():
    """BLK-16: which rules lie there is known, their order to nobody."""
    spare = tuple(f"NR{number}" for number in range(1, 6))
    table = Table("hexagon 1, circle 1", row=("RC1",), spare=spare, effects={})
    mind = BLANK.mind("random")
    piles = {tuple(mind.imagine(table.state, A, FastStream(seed)).rule_pile) for seed in range(20)}
    assert len(piles) > 1
    assert {tuple(sorted(pile)) for pile in piles} == {tuple(sorted(table.state.rule_pile))}


@pytest.mark.parametrize("variant", range(len(BLANK.variants())))
def test_what_was_imagined_from_an_imagined_state_can_be_played(variant):
    """The coach imagines from a stand-in; cards that are being laid must stay where they are."""
    mind, options = BLANK.mind("expert", 1), BLANK.variants()[variant]
    laying = 0
    for seed in range(GAMES):
        state, luck = BLANK.new(2 + seed % 3, seed, options), FastStream(seed)
        for _ in range(60):
            if state.is_over:
                break
            decider = state.deciders()[0]
            for seat in range(state.seats):
                twin = mind.imagine(mind.imagine(state, seat, luck), seat, luck)
                laying += bool(twin.laid)
                for _ in range(5):
                    if not twin.is_over:
                        asked = twin.deciders()[0]
                        moves = twin.legal(asked)
                        twin.apply(asked, moves[luck.below(len(moves))])
            moves = state.legal(decider)
            state.apply(decider, moves[luck.below(len(moves))])
    assert laying > 0
