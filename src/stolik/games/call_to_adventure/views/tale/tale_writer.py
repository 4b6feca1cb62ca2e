"""The hero's tale at the end of a game, written from the cards gained, in their order.

It never changes the score (CTA-R73). The same finished story always makes the same tale: which
connecting sentence comes next depends on the cards alone.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from stolik.games.call_to_adventure.cards import vocabulary as v
from stolik.games.call_to_adventure.cards.card import Card, Path
from stolik.games.call_to_adventure.cards.card_set import Catalogue
from stolik.games.call_to_adventure.cards.card_text import capital
from stolik.games.call_to_adventure.engine.model.sides import card_side
from stolik.kernel.phrase import Named, Several
from stolik.text import Speaker

NOBODY: Final = -1
ACTS: Final = ("I", "II", "III")
# How many variants the Fluent files have of each connecting sentence.
VARIANTS: Final = {
    "tale-opening": 4,
    "tale-reason": 4,
    "tale-trial": 4,
    "tale-link-1": 6,
    "tale-link-2": 6,
    "tale-link-3": 6,
    "tale-ally": 3,
    "tale-adversary": 3,
    "tale-close": 4,
}
NAMES: Final = ("name", "hero", "name", "traveller")  # names for the hero, used in turn


class GainedCard(msgspec.Struct, frozen=True):
    """A story card as it lies in the hero's story."""

    card: int
    path: int = 0
    ally: int = NOBODY  # who came along with it


class FinishedStory(msgspec.Struct, frozen=True):
    """All of a finished game that one hero's tale needs."""

    name: str
    origin: int
    motivation: int
    destiny: int
    acts: tuple[tuple[GainedCard, ...], ...]  # under origin, motivation and destiny
    played: tuple[tuple[int, ...], ...] = ()  # hero and antihero cards, by act
    sacrificed: tuple[int, ...] = ()  # allies turned face down
    morality: int = 0
    is_fulfilled: bool = False  # did the destiny's condition hold?
    ending: str = ""  # "won" or "lost" against the adversary, if there was one


class Chapter(msgspec.Struct, frozen=True):
    """One act of the tale: how it begins, a part for each card gained, and how it ends."""

    heading: str
    parts: tuple[str, ...]

    @property
    def text(self) -> str:
        """The whole act, as it is read aloud."""
        return " ".join(self.parts)


class Tale(msgspec.Struct, frozen=True):
    """A short story to read aloud."""

    title: str
    chapters: tuple[Chapter, ...]

    def __str__(self) -> str:
        parts = [self.title]
        for chapter in self.chapters:
            parts += [chapter.heading, chapter.text]
        return "\n\n".join(parts)


class TaleWriter:
    """Writes tales in the language of a speaker."""

    def __init__(self, catalogue: Catalogue, speaker: Speaker, language: str) -> None:
        self.cards = catalogue.cards
        self.speaker = speaker
        self.language = language

    def write(self, story: FinishedStory) -> Tale:
        """Write the tale of a finished story in three chapters."""
        return TaleDraft(self, story).tale()


class TaleDraft:
    """A tale while it is written: counts names and connecting sentences already used."""

    def __init__(self, writer: TaleWriter, story: FinishedStory) -> None:
        self.cards = writer.cards
        self.speaker = writer.speaker
        self.language = writer.language
        self.story = story
        self.named = 0
        self.used: set[str] = set()
        # What makes one tale differ from another: the cards and where they lie.
        ids = [card_side(gained.card, gained.path) for act in story.acts for gained in act]
        self.key = sum((place + 1) * number for place, number in enumerate(ids))
        self.key += story.origin + 7 * story.motivation + 11 * story.destiny

    def tale(self) -> Tale:
        """Put title and chapters together."""
        story = self.story
        title = self.speaker.say(
            "tale-title", hero=story.name, origin=self.cards[story.origin].name
        )
        characters = (story.origin, story.motivation, story.destiny)
        return Tale(title, tuple(self.chapter(act, card) for act, card in enumerate(characters)))

    def chapter(self, act: int, character: int) -> Chapter:
        """Write one act under its character card."""
        name = self.cards[character].name
        heading = self.speaker.say("tale-heading", act=ACTS[act], card=name)
        self.named = 1  # the first sentence of every act names the hero
        parts = [self.beginning(act)]
        gained = self.story.acts[act] if act < len(self.story.acts) else ()
        for place, each in enumerate(gained):
            parts.append(self.event(act, place, len(gained), each))
        parts.append(self.mood(act, gained) if act < 2 else self.ending(gained))
        return Chapter(heading, tuple(" ".join(sentences) for sentences in parts))

    def beginning(self, act: int) -> list[str]:
        """Write how the act begins: origin, motivation, or the last trial."""
        if act == 0:
            return [self.pick("tale-opening"), self.flavour(self.cards[self.story.origin].tale)]
        if act == 1:
            return [self.pick("tale-reason"), self.flavour(self.cards[self.story.motivation].tale)]
        return [self.pick("tale-trial")]

    def event(self, act: int, place: int, count: int, gained: GainedCard) -> list[str]:
        """Write about one card, the ally who joins, and help along the way."""
        card = self.cards[gained.card]
        sentences: list[str] = []
        if place > 0:
            sentences.append(self.pick(f"tale-link-{act + 1}"))
        if place == count - 1:
            sentences += self.help(act)
        sentences.append(self.flavour(sentence_of(card, card.paths[gained.path])))
        if card.kind == v.ADVERSARY:
            sentences.append(self.pick("tale-adversary"))
        if gained.ally != NOBODY:
            sentences += [self.pick("tale-ally"), self.flavour(self.cards[gained.ally].tale)]
        return sentences

    def help(self, act: int) -> list[str]:
        """Write about the first hero or antihero card played in the act."""
        played = self.story.played[act] if act < len(self.story.played) else ()
        if not played:
            return []
        card = self.cards[played[0]]
        kind = "light" if card.kind == v.HERO else "dark"
        return [self.speaker.say(f"tale-help-{kind}"), self.flavour(card.tale)]

    def mood(self, act: int, gained: Sequence[GainedCard]) -> list[str]:
        """Look back on an act: was it light or dark?"""
        if not gained:
            return [self.speaker.say("tale-unfinished")]
        light = 0
        for each in gained:
            path = self.cards[each.card].paths[each.path]
            light += path.triumph - path.tragedy + 2 * virtue(path)
        tone = "light" if light > 0 else "dark" if light < 0 else "even"
        return [self.speaker.say(f"tale-mood-{tone}-{act + 1}")]

    def ending(self, gained: Sequence[GainedCard]) -> list[str]:
        """Write how the hero's story ended."""
        story = self.story
        sentences = [] if len(gained) == 3 else [self.speaker.say("tale-unfinished")]
        if story.sacrificed:
            allies = tuple(self.inside(self.cards[ally].name) for ally in story.sacrificed)
            sentences.append(
                self.speaker.say("tale-lost", allies=Several(allies), count=len(allies))
            )
        sentences.append(self.speaker.say(f"tale-morality-{story.morality + 4}"))
        fate = "tale-fulfilled" if story.is_fulfilled else "tale-unfulfilled"
        sentences += [self.speaker.say(fate), self.flavour(self.cards[story.destiny].tale)]
        if story.ending in ("won", "lost"):
            sentences.append(
                self.speaker.say("tale-won" if story.ending == "won" else "tale-lost-war")
            )
        return [*sentences, self.pick("tale-close")]

    def flavour(self, tale: Named) -> str:
        """Write a card's sentence with the hero's name in it."""
        text = tale.in_language(self.language)
        while "{hero}" in text:
            text = text.replace("{hero}", self.hero(), 1)
        return capital(text)

    def hero(self) -> str:
        """Call the hero by name or otherwise, in turn."""
        manner = NAMES[self.named % len(NAMES)]
        self.named += 1
        return self.story.name if manner == "name" else self.speaker.say(f"tale-{manner}")

    def pick(self, stem: str) -> str:
        """Choose a connecting sentence by the cards, and never the same one twice in a row."""
        count = VARIANTS[stem]
        for step in range(count):
            message = f"{stem}-{(self.key + len(self.used) + step) % count + 1}"
            if message not in self.used:
                break
        self.used.add(message)
        return self.speaker.say(message, hero=self.story.name)

    def inside(self, name: Named) -> str:
        """Put a card's name into the middle of a sentence."""
        text = name.in_language(self.language)
        if self.language == "en":
            return "the" + text[3:] if text.startswith("The ") else f"the {text}"
        return text[:1].lower() + text[1:]


def sentence_of(card: Card, path: Path) -> Named:
    """Find the sentence of a gained card: the path's own, or the card's."""
    return path.tale if path.tale.pl else card.tale


def virtue(path: Path) -> int:
    """Count the morality steps of a path's rewards."""
    return sum(operation.n for operation in path.rewards if operation.word == v.DO_MORALITY)
