"""What facts change: exact sums, fair comparisons, and how a report tells them."""

from __future__ import annotations

import random

import msgspec
import pytest

import stolik
from stolik.arena import run, study
from stolik.arena.execution.playout import play_out
from stolik.arena.execution.study_player import Result, StudyPlayer
from stolik.arena.report import report
from stolik.arena.report.facts_section import FEW, facts_sentences, surely
from stolik.arena.report.words import GameSpeaker
from stolik.arena.statistics.effects import DECIDED, LENGTH, SCORE, Counter, Effects
from stolik.arena.statistics.totals import Totals, decode, encode
from stolik.kernel.entropy import FastStream
from stolik.kernel.facts import Fact, Facts
from stolik.kernel.phrase import Named


def fact(name: str, group: str = "cards") -> Fact:
    return Fact(group, Named(name, name))


def game(scores, *held, table=(), levels=None, length=10, winners=(0,), number=0) -> Result:
    """A game in which each seat had some facts."""
    seats = tuple(tuple(fact(name) for name in names) for names in held)
    reported = Facts(seats, tuple(fact(name, "rules") for name in table))
    who = levels or ("random",) * len(scores)
    return Result(
        0, number, who, length, tuple(map(float, scores)), (1,) * len(scores), winners, reported
    )


def counted(*games: Result) -> Effects:
    counter = Counter()
    for one in games:
        counter.add(one)
    return counter.effects()


def changes(effects: Effects, measure: str = SCORE, group: str = "cards") -> dict[str, float]:
    return {one.name.en: one.change.value for one in effects.found(measure, group)}


def test_an_effect_is_the_difference_of_means():
    effects = counted(*[game((10, 4), ["sword"], ["bow"]), game((8, 6), ["sword"], ["bow"])] * 3)

    assert changes(effects) == {"sword": pytest.approx(4), "bow": pytest.approx(-4)}


def test_who_gained_much_is_compared_with_who_gained_as_much():
    """Two cards always bring 20 points, one brings 5: no card is worth more than another."""
    rich = [game((20, 20), ["a", "b"], ["a", "c"]), game((20, 20), ["b", "c"], ["a", "b"])]
    poor = [game((5, 5), ["b"], ["c"]), game((5, 5), ["c"], ["a"])]

    assert set(changes(counted(*[*rich, *poor] * 3)).values()) == {0.0}


def test_levels_and_tables_are_not_mixed_up():
    """The strong like the sword, and win by their strength alone."""
    one = game((30, 10), ["sword"], ["bow"], levels=("expert", "random"))
    two = game((30, 10), ["sword"], ["sword"], levels=("expert", "random"))
    three = game((30, 10), ["bow"], ["bow"], levels=("expert", "random"))

    assert set(changes(counted(*[one, one, two, three] * 3)).values()) == {0.0}


def test_rules_of_a_table_change_its_length_and_whether_somebody_wins():
    with_it = game((1, 0), [], [], table=["slow"], length=30)
    without = game((0, 0), [], [], table=["quick"], length=10, winners=())
    effects = counted(*[with_it, without] * 4)

    assert changes(effects, LENGTH, "rules") == {"slow": 20.0, "quick": -20.0}
    assert changes(effects, DECIDED, "rules") == {"slow": 1.0, "quick": -1.0}
    assert effects.of(SCORE) == []


def test_a_game_may_say_itself_what_counts_as_won():
    """Somebody has won each of them, but some only because time was up."""
    in_time = msgspec.structs.replace(
        game((1, 0), table=["quick"]), facts=Facts(table=(fact("quick", "rules"),), is_decided=True)
    )
    too_late = msgspec.structs.replace(
        game((1, 0), table=["slow"]), facts=Facts(table=(fact("slow", "rules"),), is_decided=False)
    )
    effects = counted(*[in_time, too_late] * 4)

    assert changes(effects, DECIDED, "rules") == {"quick": 1.0, "slow": -1.0}


def test_a_fact_without_anything_to_compare_has_no_effect():
    assert changes(counted(*[game((3, 4), ["a"], ["a"])] * 5)) == {}


def test_the_interval_holds_the_true_effect_nineteen_times_of_twenty():
    luck, held = random.Random(3), 0
    for _ in range(200):
        games = []
        for _ in range(60):
            cards = [luck.choice("ab") for _ in range(2)]
            games.append(
                game([round(luck.gauss(5 + 2 * (card == "a"), 3)) for card in cards], *cards)
            )
        found = {one.name.en: one.change for one in counted(*games).found(SCORE, "cards")}
        held += found["a"].holds(2.0)

    assert 180 <= held <= 199


DEALS = (("origins", 15, 1), ("motivations", 15, 1), ("destinies", 15, 1), ("act-1", 25, 3),
         ("act-2", 30, 3), ("act-3", 30, 3), ("played", 25, 6), ("allies", 6, 1))  # fmt: skip
"""Groups of cards as in Call to Adventure: how many there are, and how many a player has."""
CARDS = {
    group: [fact(f"{group} {number}", group) for number in range(many)] for group, many, _ in DEALS
}


def dealt(luck: random.Random, worth: dict[str, float] | None = None) -> Result:
    """A game of two whose points are noise, and what some cards are worth on top."""
    hands = []
    for _ in range(2):
        own: list[Fact] = []
        for group, _, some in DEALS:
            own += luck.sample(CARDS[group], luck.randint(max(1, some - 1), some + 1))
        hands.append(tuple(own))
    points = [
        float(round(luck.gauss(41, 10) + sum((worth or {}).get(one.name.en, 0) for one in own)))
        for own in hands
    ]
    return Result(0, 0, ("casual",) * 2, 60, tuple(points), (1, 2), (0,), Facts(tuple(hands), ()))


def test_where_cards_change_nothing_a_report_rarely_says_they_do():
    """One report in twenty may: all its dots and sentences are one family of looks."""
    luck = random.Random(11)
    reports = [surely(counted(*(dealt(luck) for _ in range(60)))) for _ in range(40)]

    wrong = sum(any(found.values()) for found in reports)
    assert wrong <= 5, "with 5 % each, more than 5 of 40 come up once in seventy times"


def test_a_card_that_does_change_something_is_found():
    luck, speaker = random.Random(12), GameSpeaker("en", stolik.load("call-to-adventure"))
    effects = counted(*(dealt(luck, {"origins 3": 15}) for _ in range(150)))

    assert facts_sentences(effects, speaker)[0].startswith("“origins 3” (Origins) is worth 1")


def test_cases_that_are_alike_by_chance_do_not_make_a_card_sure():
    """A dozen times the same points prove little where others differ by ten."""
    luck = random.Random(13)
    games = [game((45, luck.gauss(41, 10)), ["a"], ["b"]) for _ in range(FEW)]
    games += [game([luck.gauss(41, 10), luck.gauss(41, 10)], ["b"], ["c"]) for _ in range(80)]
    found = {one.name.en: one.change for one in counted(*games).found(SCORE, "cards")}

    assert found["a"].high - found["a"].low > 1.8 * 1.96 * 10 / FEW**0.5


def test_a_card_that_makes_results_differ_more_has_the_wider_interval():
    luck = random.Random(14)
    games = [game((luck.gauss(41, 40), 41), ["a"], ["b"]) for _ in range(40)]
    games += [game([luck.gauss(41, 2), luck.gauss(41, 2)], ["b"], ["c"]) for _ in range(300)]
    found = {one.name.en: one.change for one in counted(*games).found(SCORE, "cards")}

    assert found["a"].high - found["a"].low > 1.8 * 1.96 * 40 / 40**0.5


@pytest.mark.parametrize(
    ("name", "group", "measure"),
    [("call-to-adventure", "origins", SCORE), ("blank", "rules", LENGTH)],
)
def test_a_study_tells_what_cards_and_rules_change_however_it_was_cut(name, group, measure):
    asked = study(name, [2], games=24)
    whole = run(asked).totals
    cut = run(msgspec.structs.replace(asked, chunk=5), workers=2).totals

    assert len(whole.effects.found(measure, group)) > 5
    assert encode(whole) == encode(cut)
    assert decode(encode(whole), Totals) == whole


def test_call_to_adventure_tells_every_card_a_player_had():
    bench = StudyPlayer(study("call-to-adventure", [2], games=3))
    result = bench.play(0)
    groups = [{fact.group for fact in own} for own in result.facts.seats]

    assert all({"origins", "motivations", "destinies", "act-1"} <= own for own in groups)
    for own in result.facts.seats:
        assert sum(fact.group == "origins" for fact in own) == 1
        assert len(set(own)) == len(own)


def test_blank_tells_the_rules_of_the_first_row():
    state = stolik.load("blank").new(3, 5)
    reported = state.game.facts(state, state)

    assert {fact.name for fact in reported.table} == {face.name for face in state.view(None).row}
    assert reported.seats == ()


def test_blank_tells_an_empty_hand_from_the_fewest_cards():
    """BLK-R48, BLK-R47: the last turn and a stalemate name winners too."""
    rules, reported = stolik.load("blank").rules(2, {"turn_limit": 20}), set()
    for seed in range(40):
        begin = rules.setup(FastStream(seed))
        end = begin.copy()
        play_out(end, FastStream(~seed))
        decided = rules.game.facts(begin, end).is_decided
        assert decided == any(not hand for hand in end.hands)
        assert end.outcome.winners
        reported.add(decided)
    assert reported == {True, False}


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    ("name", "titles"),
    [
        ("call-to-adventure", {"en": "Destinies", "pl": "Przeznaczenia"}),
        ("blank", {"en": "Rules: length of a game", "pl": "Zasady: długość gry"}),
        (
            "blank",
            {
                "en": "Rules: games won with an empty hand",
                "pl": "Zasady: gry wygrane pustą ręką",
            },
        ),
    ],
)
def test_the_report_shows_them_in_both_languages(name, titles, language):
    done = run(study(name, [2], games=60))
    page = report(done, language)

    assert f"<h2>{titles[language]}</h2>" in page
    named = {one.in_language(language) for one in done.totals.effects.names.values()}
    assert sum(name in page for name in named) > 3
