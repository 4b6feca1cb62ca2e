"""A review adds up, says only what the record bears out, and can be made in parts."""

from __future__ import annotations

import msgspec
import pytest

import stolik
from bots.review.played import TINY, played
from length import IS_LONG
from stolik.kernel.phrase import Phrase, Words
from stolik.review import Depth, Review, join, parts_of, review, review_part
from stolik.review.check import falsehoods
from stolik.review.data import BEST, INACCURACY, MISTAKE, LuckyEvent, Sentence
from stolik.review.moments import SHOWN, lucky_moment
from stolik.review.page import Page
from stolik.review.review import NotOver
from stolik.text import LANGUAGES, Speaker

GAMES = 20 if IS_LONG else 1
SEATS = {"all-in": 3, "blank": 3, "call-to-adventure": 2, "cardline": 3, "illusion": 2}


@pytest.fixture(scope="module", params=sorted(SEATS))
def reviewed(request):
    """A record of each game, and its review."""
    game = stolik.load(request.param)
    record = played(game, SEATS[request.param], 3, ("casual", "skilled"))
    return record, review(record, TINY, seed=9)


def test_luck_and_skill_add_up_to_the_result(reviewed):
    _, found = reviewed
    for one in found.balance:
        assert one.luck + one.skill == pytest.approx(one.result - one.expected, abs=1e-9)


def test_every_decision_is_judged_and_every_sentence_is_true(reviewed):
    record, found = reviewed
    assert falsehoods(record, found) == []
    assert len(found.moments) <= SHOWN
    assert found.course[0].step == 0
    assert found.course[-1].step == len(record.turns)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_read(reviewed, language):
    record, found = reviewed
    game = stolik.load(record.game)
    players = [f"P{seat}" for seat in range(record.seats)]
    speaker = Speaker(language, ["stolik.text", "stolik.review", game.package], players)
    html = Page(found, game, speaker).html()
    for one in found.judgements:
        for sentence in one.why:
            assert speaker.tell(sentence.phrase)
    assert html.count("<section>") == 4
    assert "http" not in html  # one file, which loads nothing


def test_a_review_survives_its_encoding_and_comes_out_the_same_in_parts(reviewed):
    record, found = reviewed
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found
    if record.game != "blank":
        return  # the shortest game shows it
    parts = [review_part(record, steps, TINY, 9) for steps in reversed(parts_of(record))]
    assert join(record, parts[::-1], 9) == found


@pytest.mark.parametrize("game_id", sorted(SEATS))
def test_nothing_false_is_said_in_many_games(game_id):
    game = stolik.load(game_id)
    for seed in range(GAMES):
        record = played(game, SEATS[game_id], seed, ("random", "casual"))
        assert falsehoods(record, review(record, TINY, seed)) == []


def test_planted_falsehoods_are_found():
    """Every kind of claim, changed by a little, is caught."""
    record = played(stolik.load("cardline"), 3, 4, ("random",))
    found = review(record, Depth(12, 12, 80, 1, 2), 9)
    assert falsehoods(record, found) == []
    place, one = next(
        (place, one)
        for place, one in enumerate(found.judgements)
        if one.verdict in (MISTAKE, INACCURACY, BEST)
    )
    change = msgspec.structs.replace
    option = one.options[0]
    first = one.why[0]
    lies = [
        change(one, played="place 0@90"),
        change(one, verdict="forced"),
        change(one, loss=one.loss + 0.2),
        change(one, options=(change(option, move="place 7@99"), *one.options[1:])),
        change(one, options=(change(option, words=Phrase("move-lie")), *one.options[1:])),
        change(one, options=(change(option, low=1.0, high=1.0, value=0.1), *one.options[1:])),
        change(one, why=(change(first, phrase=Phrase("review-good")),)),
        change(one, why=(first, Sentence(Phrase("review-belief", {"belief": "lie"})))),
        change(one, why=(first, Sentence(Phrase("review-known", {"event": Words("lie")}), step=1))),
    ]
    for lie in lies:
        judgements = (*found.judgements[:place], lie, *found.judgements[place + 1 :])
        assert falsehoods(record, change(found, judgements=judgements)), lie
    wrong = change(found.balance[0], luck=found.balance[0].luck + 0.01)
    assert falsehoods(record, change(found, balance=(wrong, *found.balance[1:])))


def test_a_game_that_goes_on_has_no_review():
    record = played(stolik.load("cardline"), 2, 1)
    record.turns.pop()
    record.ranks = None
    with pytest.raises(NotOver):
        review(record, TINY)


def test_what_cannot_be_measured_is_no_luck():
    assert lucky_moment(LuckyEvent(4, (0.2, -0.2), (0.3, 0.3))) is None
    assert lucky_moment(LuckyEvent(0, (0.2, -0.2), (0.1, 0.1))) is None  # the deal is no moment
    assert lucky_moment(LuckyEvent(4, (0.01, -0.01), (0.0, 0.0))) is None
    found = lucky_moment(LuckyEvent(4, (-0.1, -0.2, 0.3), (0.1, 0.1, 0.1)))
    assert found is not None
    assert (found.step, found.seat, found.kind) == (4, 2, "luck")
