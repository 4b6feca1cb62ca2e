"""The generated rules text, in both languages."""

import re

import pytest

from stolik.games.call_to_adventure.cards import grammar
from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.card_text import CardText, CardTextWriter
from stolik.games.call_to_adventure.cards.catalogue import FOLDER, catalogue
from stolik.games.call_to_adventure.cards.effect_reader import FieldReader
from stolik.text import speaker

CARDS = catalogue()
PACKAGE = "stolik.games.call_to_adventure"
WORDING = {language: CardTextWriter(speaker(language, PACKAGE)) for language in ("en", "pl")}


def rules(key: str, language: str) -> str:
    return " ".join(WORDING[language].card(CARDS.by_key[key]).rules)


def lines(text: CardText) -> tuple[str, ...]:
    return tuple(filter(None, (text.header, text.requirements, *text.paths, *text.rules))) + (
        text.against_players
    )


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_card_can_be_read_in_every_language(language):
    """No message is missing, no placeholder or seam shows."""
    for card in CARDS.designs:
        for line in lines(WORDING[language].card(card)):
            assert not re.search(r"[{}$]|  |,,| ,| \.|_", line), line
            assert line[0].isupper() or line[0].isdigit(), line


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_effect_makes_whole_sentences(language):
    for card in CARDS.designs:
        text = WORDING[language].card(card)
        assert len(text.rules) >= len(card.effects)
        assert all(line.endswith(".") for line in text.rules + text.against_players)


def test_both_languages_have_the_same_messages():
    voices = [speaker(language, PACKAGE) for language in ("en", "pl")]
    public = re.compile(
        r"^((?:symbol|sign|rune|card|when|event|if|cost|operation|per|points|limit)-\S+) ="
    )
    ids = [set(), set()]
    for found, voice in zip(ids, voices, strict=True):
        source = (FOLDER.parent.parent / "text" / f"{voice.language}.ftl").read_text(
            encoding="utf-8"
        )
        found |= {match[1] for line in source.splitlines() if (match := public.match(line))}

    assert ids[0] == ids[1]


def catalogue_folder():
    return FOLDER.parent.parent / "text"


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("word", v.OPERATIONS)
def test_every_operation_of_the_vocabulary_has_words(language, word):
    """A card that uses any word of the closed vocabulary can be read."""
    reader = FieldReader("test")
    scoped = [
        (name, words)
        for name, (slot, words) in grammar.OPERATIONS[word].items()
        if slot in ("scope", "per") and words
    ]
    variants: list[dict[str, object]] = [{}]
    for name, words in scoped:
        variants = [variant | {name: choice} for variant in variants for choice in words]
    for variant in variants:
        for n in (1, 2, 5, -1) if "n" in grammar.OPERATIONS[word] else (0,):
            given: dict[str, object] = dict(variant)
            if n:
                given["n"] = n
            if "choose" in grammar.OPERATIONS[word]:
                given["choose"] = ["str", "con"]
            operation = reader.operation("do", {word: given}, v.TO_SELF)
            for form in ("do", "to"):
                assert WORDING[language].operation(operation, form)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("word", v.CONDITIONS)
def test_every_condition_of_the_vocabulary_has_words(language, word):
    reader = FieldReader("test")
    if word in ("all", "any", "not"):
        given: object = {word: [{"has_xp": 2}, "is_adversary"]}
    else:
        given = {word: {}}
        for name, (slot, words) in grammar.CONDITIONS[word].items():
            given[word][name] = words[-1] if words else 2  # type: ignore[index]
            assert slot
    for person in ("you", "they"):
        assert WORDING[language].condition(reader.condition("if", given), person)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("event", v.EVENTS)
def test_every_event_of_the_vocabulary_has_words(language, event):
    for who in v.WHO:
        trigger = FieldReader("test").trigger(
            "event", {event: {"who": who, "signs": ["xp", "hero"]}}
        )
        assert WORDING[language].event(trigger)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_timing_and_cost_has_words(language):
    voice = speaker(language, PACKAGE)
    for timing in v.TIMINGS[:-1]:
        assert voice.say(f"when-{timing}")
    for cost in v.COSTS[:-1]:
        for form in ("to", "will"):
            assert WORDING[language].cost(FieldReader("test").cost("cost", cost), form)


def test_the_squire_reads_naturally():
    assert rules("squire", "pl") == (
        "Jeśli podczas wyzwania co najmniej 1 z rzuconych przez ciebie run pokazuje symbol "
        "doświadczenia albo wspólny symbol bohatera i antybohatera, weź 1 znacznik doświadczenia."
    )
    assert rules("squire", "en") == (
        "If at least 1 of the runes you cast in a challenge shows the experience symbol or "
        "the hero and antihero symbol, gain 1 experience."
    )


def test_spending_reads_naturally():
    """Text and cost stand in the box."""
    assert rules("will_to_lead", "pl") == (
        "Raz na turę możesz wydać 1 znacznik doświadczenia, "
        "aby otrzymać do końca tury +1 symbol charyzmy."
    )
    assert rules("will_to_lead", "en") == (
        "Once per turn, you may spend 1 experience to gain +1 Charisma until the end of the turn."
    )
    assert rules("wild_companion", "pl").startswith(
        "W swojej turze możesz wydać 1 znacznik doświadczenia albo poświęcić tego sojusznika, aby"
    )


def test_plurals_follow_the_number():
    assert "weź 2 znaczniki doświadczenia" in rules("lesson_learnt", "pl")
    assert "wróg otrzymuje 5 znaczników doświadczenia" in rules("enemy_at_the_gates", "pl")
    assert "zdobywasz 5 punktów szlachetności" in rules("one_with_nature", "pl")
    assert "co najmniej 1 symbol siły" in rules("one_with_nature", "pl")
    assert "at least 1 Strength symbol." in rules("one_with_nature", "en")
    assert "co najmniej 2 symbole boskości" in rules("enlightened_master", "pl")


def test_an_effect_for_two_others_names_both():
    """The adversary gains, the next player loses: neither of them is you."""
    assert rules("enemy_at_the_gates", "pl").startswith(
        "Gdy gracz nie sprosta wyzwaniu, wróg otrzymuje 1 znacznik doświadczenia, "
        "a gracz po jego lewej stronie traci 1 znacznik doświadczenia."
    )
    assert rules("enemy_at_the_gates", "en").startswith(
        "When a player fails a challenge, the adversary gains 1 experience, "
        "and the player on their left loses 1 experience."
    )


def test_timing_words_match_the_manuals_moments():
    """Before the cast, or after it and before the verdict."""
    assert rules("divine_grace", "pl").startswith(
        "Zanim rzucisz runami w swoim wyzwaniu, możesz dołożyć"
    )
    assert (
        rules("last_effort", "pl") == "Po rzucie runami w swoim wyzwaniu dodaj 2 do swojego wyniku."
    )
    assert rules("dark_lords_champion", "en") == (
        "When another player has resolved a challenge, "
        "that player must face it again, now at difficulty +1."
    )


def test_a_player_is_named_once_in_a_row():
    assert rules("harsh_lesson", "en") == (
        "When another player has resolved a challenge, that player loses 1 experience "
        "and gains no experience for failing it."
    )
    assert rules("unusual_alliance", "pl") == (
        "W dowolnej chwili inny wybrany gracz bierze 1 znacznik doświadczenia i dobiera kartę "
        "bohatera, a ty weź 1 znacznik doświadczenia i dobierz kartę bohatera."
    )


def test_cards_of_the_adversarys_deck_speak_of_the_active_player():
    """They strike whoever revealed them."""
    text = WORDING["en"].card(CARDS.by_key["cruel_betrayal"])

    assert text.against_players == (
        "When this card is revealed from the adversary's deck, "
        "the active player must sacrifice an ally.",
    )


def test_challenges_and_traits_say_what_they_ask_and_give():
    forest = WORDING["pl"].card(CARDS.by_key["deep_forest"])
    trait = WORDING["en"].card(CARDS.by_key["liege_ring"])

    assert forest.header == "Wyzwanie aktu I, poziom trudności 3: zręczność i wiedza"
    assert forest.paths[0] == "Wiedza, natura i 1 karta bohatera"
    assert trait.requirements == (
        "You can gain this trait if you have at least 1 Strength symbol and you spend 1 experience."
    )


def test_no_sentence_of_the_cards_gives_the_hero_a_sex():
    """The tale speaks of whoever plays: Polish has no past tense for that, English no pronoun."""
    past = re.compile(r"\b\w{2,}(?:ał|ała|ił|iła|ył|yła|ął|ęła|uł|uła|łem|łam)\b")
    # Nouns, and verbs of a letter, a shadow and the Usurper.
    others = {"regałem", "opał", "skała", "Tytuł", "trafił", "słuchał", "wchodził"}
    for card in CARDS.designs:
        for tale in [card.tale, *(path.tale for path in card.paths)]:
            assert not re.search(r"himself|herself|\{hero\} (?:was|had|did)\b", tale.en), tale.en
            assert set(past.findall(tale.pl)) <= others, tale.pl
