"""Sentences of everyday people become their cards, and never silently another one."""

import csv
import json
from collections import Counter
from pathlib import Path

import pytest

from games.blank.judging import NOT, RIGHT, WRONG, Answer, judge, same
from stolik.games.blank.language import understand
from stolik.games.blank.language.parser import parse

HERE = Path(__file__).parent / "sentences"


def rows():
    with (HERE / "everyday.tsv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def wanted():
    lines = (HERE / "everyday.cards.jsonl").read_text(encoding="utf-8").splitlines()
    return {each["id"]: each["cards"] for each in map(json.loads, lines)}


def asked(sentence, language, kind):
    got = understand(sentence, language, kind)
    near = [offer.card for offer in (*got.readings, *got.suggestions)]
    reported = " ".join((got.question or "", got.message))
    if got.trouble is not None and got.trouble.found:
        reported = reported.replace(got.trouble.found, " ")
    return Answer(got.card, near, got.place, reported, got.question is not None)


@pytest.fixture(scope="module")
def verdicts():
    cards = wanted()
    found = {}
    for row in rows():
        answer = asked(row["sentence"], row["language"], row["kind"])
        found[row["id"]] = (row, judge(row, cards.get(row["id"], []), answer)[0])
    return found


def share(verdicts, language, sorts):
    counts = Counter(
        verdict
        for row, verdict in verdicts.values()
        if row["language"] == language and row["expected"].split()[0].rstrip(":") in sorts
    )
    return counts[RIGHT] / counts.total()


@pytest.mark.parametrize("language", ["pl", "en"])
def test_nine_of_ten_everyday_sentences_give_exactly_their_card(verdicts, language):
    assert share(verdicts, language, ("=",)) >= 0.9


def test_no_everyday_sentence_is_understood_wrongly(verdicts):
    wrong = [row["sentence"] for row, verdict in verdicts.values() if verdict == WRONG]
    assert wrong == []


@pytest.mark.parametrize("language", ["pl", "en"])
def test_what_people_judge_stays_theirs(verdicts, language):
    assert share(verdicts, language, ("people",)) == 1


@pytest.mark.parametrize("language", ["pl", "en"])
def test_unclear_sentences_are_asked_about_and_wrong_ones_refused_for_the_right_reason(
    verdicts, language
):
    assert share(verdicts, language, ("unclear", "refuse", "beyond")) == 1


def test_the_seventeen_printed_texts_give_their_cards_word_for_word(verdicts):
    printed = [
        (row, verdict) for row, verdict in verdicts.values() if row["note"].startswith("printed")
    ]
    assert len(printed) == 17
    assert [row["sentence"] for row, verdict in printed if verdict != RIGHT] == []


BATCHES = (
    "triggers",
    "targets",
    "effects",
    "voices",
    "table",
    "turns_of_phrase",
    "paraphrases",
    "people",
    "everyday_table",
    "kitchen_table",
    "second_table",
    "third_table",
    "fourth_table",
    "traps",
    "sixth_table",
    "tables_7_to_10",
    "tables_11_to_14",
    "tables_15_to_17",
    "tables_18_to_38",
    "tables_39_to_45",
    "tables_46_to_50",
    "more_traps",
)


def batch(name):
    """Give sentences that were written down with their cards before the reader tried them."""
    for line in (HERE / f"{name}.tsv").read_text(encoding="utf-8").splitlines():
        language, kind, sentence, expected = line.split("\t")
        yield {"language": language, "kind": kind, "sentence": sentence, "expected": expected}


def cards_of(row):
    _, equals, sentences = row["expected"].partition("= ")
    return [parse(each, row["language"]) for each in sentences.split(" | ")] if equals else []


@pytest.mark.parametrize("name", BATCHES)
def test_a_batch_of_sentences_is_understood_and_nothing_wrongly(name):
    verdicts = {
        row["sentence"]: judge(
            row, cards_of(row), asked(row["sentence"], row["language"], row["kind"])
        )[0]
        for row in batch(name)
    }
    assert [each for each, verdict in verdicts.items() if verdict == WRONG] == []
    missed = [each for each, verdict in verdicts.items() if verdict != RIGHT]
    assert len(missed) <= len(verdicts) / 25, missed


def more():
    for line in (HERE / "more.tsv").read_text(encoding="utf-8").splitlines():
        yield line.split("\t")


@pytest.mark.parametrize(("language", "kind", "sentence", "expected"), list(more()))
def test_sentences_of_other_voices(language, kind, sentence, expected):
    got = understand(sentence, language, kind)
    sort, _, rest = expected.partition(" ")
    if sort in ("=", "people:"):
        cards = [parse(each, language) for each in rest.split(" | ")]
        assert got.card is not None
        assert any(same(got.card, card, sentence) for card in cards), got.text
    elif sort == "unclear":
        assert got.question and len(got.readings) > 1
    elif sort == "refuse":
        assert got.trouble is not None and got.trouble.found == rest
    else:
        assert got.card is None and got.question is None


def test_the_same_words_always_mean_the_same_card():
    for row in rows()[:40]:
        first = understand(row["sentence"], row["language"], row["kind"])
        assert understand(row["sentence"], row["language"], row["kind"]) == first


def test_a_verdict_of_the_judge_can_be_bad():
    """The judge itself tells a wrong card from a right one."""
    row = {"expected": "= x", "sentence": "x"}
    card = {"kind": "rule", "if": {"on": "skipped"}, "then": [{"who": "next", "do": "skip"}]}
    other = {"kind": "rule", "if": {"on": "skipped"}, "then": [{"who": "actor", "do": "skip"}]}
    assert judge(row, [card], Answer(other, [], None, "", False))[0] == WRONG
    assert judge(row, [card], Answer(None, [], None, "", False))[0] == NOT
