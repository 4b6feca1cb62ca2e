"""Nonsense and mutilated sentences: never a crash, never endless, never a contradicting card."""

from random import Random

import pytest

from games.blank.contradictions import lost_word
from games.blank.test_understanding import more, rows
from length import IS_LONG
from stolik.games.blank.language import understand
from stolik.games.blank.language.understanding.phrases.patterns import MOST_STEPS
from stolik.games.blank.language.understanding.sentences.sentence import SentenceReader
from stolik.games.blank.language.understanding.words.lexicon import lexicon

COUNT = 100_000 if IS_LONG else 1_500
STRANGE = (",", ".", "?", "!", "„x”", "…", "(", ")", "7", "99999999", "ń", "\u200b", "—", "’s", "[")


def sentences():
    found = [(row["language"], row["kind"], row["sentence"]) for row in rows()]
    return found + [(language, kind, text) for language, kind, text, _ in more()]


def mutilated(rng, language, kind, text, others):
    words = text.split()
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(words))
        way = rng.randrange(6)
        if way == 0 and len(words) > 1:
            del words[at]
        elif way == 1:
            words.insert(at, words[rng.randrange(len(words))])
        elif way == 2:
            words[at], words[0] = words[0], words[at]
        elif way == 3:
            words[at] = rng.choice(rng.choice(others)[2].split())
        elif way == 4:
            tail = rng.choice(others)[2].split()
            words = words[: at + 1] + tail[rng.randrange(len(tail)) :]
        else:
            words[at] = words[at][:-1] or "x"
    return " ".join(words)


def salad(rng, language):
    words = sorted(lexicon(language))
    return " ".join(
        rng.choice((*rng.sample(words, 6), *STRANGE)) for _ in range(rng.randint(1, 30))
    )


def judged(sentence, language, kind):
    got = understand(sentence, language, kind)
    if got.card is not None:
        lost = lost_word(sentence, got.card)
        assert lost is None, f"{sentence!r} lost {lost!r} as {got.text!r}"
    for offer in got.readings:
        lost = lost_word(sentence, offer.card)
        assert lost is None, f"{sentence!r} lost {lost!r} in the reading {offer.text!r}"


def test_no_everyday_sentence_loses_a_word():
    for language, kind, text in sentences():
        judged(text, language, kind)


def test_mutilated_sentences_never_lose_a_word():
    rng, known = Random(11), sentences()
    for _ in range(COUNT):
        language, kind, text = rng.choice(known)
        same_tongue = [each for each in known if each[0] == language]
        judged(mutilated(rng, language, kind, text, same_tongue), language, kind)


def test_a_sentence_in_the_middle_of_writing_is_answered():
    rng, known = Random(3), sentences()
    for language, kind, text in rng.choices(known, k=COUNT // 3):
        understand(text[: rng.randint(1, len(text))], language, kind)


@pytest.mark.parametrize("sentence", ["nie", "gracz nie", "najpierw nie"])
def test_a_sentence_that_ends_in_a_negation_is_answered(sentence):
    assert understand(sentence, "pl", "effect").card is None


@pytest.mark.parametrize("language", ["pl", "en"])
def test_word_salad_is_answered(language):
    rng = Random(5)
    for _ in range(COUNT // 2):
        understand(salad(rng, language), language, rng.choice(("rule", "effect")))


def test_no_sentence_of_twenty_five_words_needs_many_steps():
    """A thousand steps take about 3 ms on a calm core: ten thousand are well under 50 ms."""
    longest = max(
        (SentenceReader(text, language, kind) for language, kind, text in sentences()),
        key=lambda reader: (reader.parses(), reader.words.matcher.steps)[1],
    )
    assert longest.words.matcher.steps < 10_000 < MOST_STEPS


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("pl", ""), ("en", ""), ("pl", "Proszę."), ("pl", "Zasada: proszę,"), ("en", "Rule: please")],
)
@pytest.mark.parametrize("kind", ["rule", "effect"])
def test_a_sentence_of_fillers_is_answered(language, sentence, kind):
    answer = understand(sentence, language, kind)
    assert answer.card is None and answer.message
