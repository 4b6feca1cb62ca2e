"""The tale that is told of a hero at the end."""

import random
import re

import pytest

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.catalogue import catalogue
from stolik.games.call_to_adventure.views.tale.tale_writer import (
    VARIANTS,
    FinishedStory,
    GainedCard,
    Tale,
    TaleWriter,
)
from stolik.text import speaker

CARDS = catalogue()
PACKAGE = "stolik.games.call_to_adventure"
WRITERS = {
    language: TaleWriter(CARDS, speaker(language, PACKAGE), language) for language in ("en", "pl")
}


def gained(key: str, path: int = 0, ally: str = "") -> GainedCard:
    joined = CARDS.by_key[ally].ids[0] if ally else -1
    return GainedCard(CARDS.by_key[key].ids[0], path, joined)


def number(key: str) -> int:
    return CARDS.by_key[key].ids[0]


def finished(**changes) -> FinishedStory:
    """The huntress of the manual's examples, with a beast at her side."""
    reported = {
        "name": "Alicja",
        "origin": number("huntress"),
        "motivation": number("oath_of_honour"),
        "destiny": number("one_with_nature"),
        "acts": (
            (
                gained("lust_for_adventure"),
                gained("deep_forest", 0, "wild_companion"),
                gained("night_watch"),
            ),
            (gained("griffin_nest"), gained("siege", 1), gained("healing_hands")),
            (gained("dying_world_tree"), gained("mirror_maze", 1), gained("usurper")),
        ),
    }
    return FinishedStory(**(reported | changes))


def random_life(chooser: random.Random) -> FinishedStory:
    """Any cards that could lie together at the end of a game."""
    stories = [
        number
        for number in range(192)
        if CARDS.cards[number].kind in (v.TRAIT, v.CHALLENGE, v.ADVERSARY)
    ]
    picked = chooser.sample(stories, 9)
    allies = chooser.sample(CARDS.allies, 2)
    acts = [
        tuple(
            GainedCard(
                card,
                chooser.randrange(len(CARDS.cards[card].paths)),
                allies.pop() if allies and chooser.random() < 0.2 else -1,
            )
            for card in picked[act * 3 : act * 3 + chooser.choice((0, 1, 2, 3, 3, 3))]
        )
        for act in range(3)
    ]
    return FinishedStory(
        "Ewa",
        chooser.choice(CARDS.origins),
        chooser.choice(CARDS.motivations),
        chooser.choice(CARDS.destinies),
        tuple(acts),
        tuple(tuple(chooser.sample(CARDS.heroes + CARDS.antiheroes, 2)) for _ in range(3)),
        tuple(chooser.sample(CARDS.allies, chooser.randrange(3))),
        chooser.randrange(-4, 3),
        chooser.random() < 0.5,
        chooser.choice(("", "won", "lost")),
    )


def whole(tale: Tale) -> str:
    return " ".join(chapter.text for chapter in tale.chapters)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_tale_goes_from_origin_through_motivation_to_destiny(language):
    """One chapter for each character card, in this order."""
    tale = WRITERS[language].write(finished())
    characters = ["huntress", "oath_of_honour", "one_with_nature"]

    assert len(tale.chapters) == 3
    for chapter, key in zip(tale.chapters, characters, strict=True):
        assert CARDS.by_key[key].name.in_language(language) in chapter.heading


def test_every_gained_card_is_told_in_the_order_of_gaining():
    """CTA-R73: the timeline of the character's cards."""
    text = whole(WRITERS["pl"].write(finished()))
    sentences = [
        CARDS.cards[each.card].paths[each.path].tale.pl or CARDS.cards[each.card].tale.pl
        for act in finished().acts
        for each in act
    ]
    places = [text.index(sentence) for sentence in sentences]

    assert places == sorted(places)


def test_only_the_chosen_path_is_told():
    text = whole(WRITERS["pl"].write(finished()))
    hidden = CARDS.by_key["siege"].paths[0].tale.pl

    assert hidden not in text


def test_allies_join_where_they_were_gained_and_the_lost_are_remembered():
    tale = WRITERS["en"].write(
        finished(sacrificed=(number("wild_companion"), number("sworn_knight")))
    )

    assert "A wild beast walks at" in tale.chapters[0].text
    assert "the Wild Companion and the Sworn Knight live on only in song" in tale.chapters[2].text


@pytest.mark.parametrize("language", ["en", "pl"])
def test_morality_destiny_and_ending_change_the_tale(language):
    write = WRITERS[language].write
    tales = {whole(write(finished(morality=level))) for level in range(-4, 3)}
    tales |= {whole(write(finished(is_fulfilled=True)))}
    tales |= {whole(write(finished(ending=ending))) for ending in ("won", "lost")}

    assert len(tales) == 10


def test_light_and_dark_acts_are_looked_back_on_differently():
    dark = (gained("siege", 1), gained("bread_riot", 1), gained("black_contract"))
    light = (gained("fighting_pit"), gained("order_of_the_dawn"), gained("griffin_nest"))
    base = finished().acts
    texts = [
        WRITERS["en"].write(finished(acts=(base[0], act, base[2]))).chapters[1].text
        for act in (dark, light)
    ]

    assert texts[0].endswith("the shadow behind it grows longer.")
    assert texts[1].endswith("the conscience is light.")


def test_a_played_card_helps_in_its_act():
    tale = WRITERS["en"].write(finished(played=((), (number("last_effort"),), ())))

    assert "In the hardest moment help comes." in tale.chapters[1].text
    assert "one step left" in tale.chapters[1].text


@pytest.mark.parametrize("language", ["en", "pl"])
def test_any_life_can_be_told(language):
    """Well formed, never the same connecting sentence twice, and the same again each time."""
    chooser = random.Random(11)
    for _ in range(60):
        lived = random_life(chooser)
        tale = WRITERS[language].write(lived)
        text = whole(tale)

        assert not re.search(r"[{}]|  | \.|\.\.", text), text
        assert str(WRITERS[language].write(lived)) == str(tale)
        sentences = re.split(r"(?<=[.!?]) ", text)
        assert all(s[0].isupper() or s[0] in "„“" for s in sentences), sentences
        links = [s for s in sentences if len(s) < 30]
        assert len(set(links)) == len(links), links


@pytest.mark.parametrize("language", ["en", "pl"])
def test_all_variants_exist(language):
    voice = speaker(language, PACKAGE)
    for stem, count in VARIANTS.items():
        sentences = {voice.say(f"{stem}-{n + 1}", hero="Ewa") for n in range(count)}
        assert len(sentences) == count


def test_english_calls_the_hero_in_different_ways():
    text = WRITERS["en"].write(finished()).chapters[0].text

    assert "Alicja" in text
    assert "our hero" in text
