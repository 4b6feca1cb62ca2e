"""The hero's story, told at the end from the cards gained, in the order of gaining.

It never changes the score (CTA-R73). The same life always makes the same tale: which
connecting sentence comes next depends on the cards alone.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from stolik.games.call_to_adventure import vocabulary as v
from stolik.games.call_to_adventure.card import Card, Path
from stolik.games.call_to_adventure.cards import Catalogue
from stolik.games.call_to_adventure.wording import Voice, capital
from stolik.kernel.phrase import Named, Several

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
NAMES: Final = ("name", "hero", "name", "traveller")  # how the hero is called, in turn


class Gained(msgspec.Struct, frozen=True):
    """A story card as it lies in the hero's story."""

    card: int
    path: int = 0
    ally: int = NOBODY  # who came along with it


class Life(msgspec.Struct, frozen=True):
    """All of a finished game that one hero's tale needs."""

    name: str
    origin: int
    motivation: int
    destiny: int
    acts: tuple[tuple[Gained, ...], ...]  # under origin, motivation and destiny
    played: tuple[tuple[int, ...], ...] = ()  # hero and antihero cards, by act
    sacrificed: tuple[int, ...] = ()  # allies turned face down
    morality: int = 0
    is_fulfilled: bool = False  # did the destiny's condition hold?
    ending: str = "told"  # "won" or "lost" against the adversary


class Chapter(msgspec.Struct, frozen=True):
    """One act of the tale."""

    heading: str
    text: str


class Tale(msgspec.Struct, frozen=True):
    """A short story to read aloud."""

    title: str
    chapters: tuple[Chapter, ...]

    def __str__(self) -> str:
        parts = [self.title]
        for chapter in self.chapters:
            parts += [chapter.heading, chapter.text]
        return "\n\n".join(parts)


class Teller:
    """Tells lives in the language of a voice."""

    def __init__(self, catalogue: Catalogue, voice: Voice, language: str) -> None:
        self.cards = catalogue.cards
        self.voice = voice
        self.language = language

    def tell(self, life: Life) -> Tale:
        """Tell a whole life in three chapters."""
        return Story(self, life).tale()


class Story:
    """One telling: keeps count of names and of the connecting sentences already used."""

    def __init__(self, teller: Teller, life: Life) -> None:
        self.cards = teller.cards
        self.voice = teller.voice
        self.language = teller.language
        self.life = life
        self.named = 0
        self.used: set[str] = set()
        # What makes one tale differ from another: the cards and where they lie.
        ids = [gained.card * 2 + gained.path for act in life.acts for gained in act]
        self.key = sum((place + 1) * number for place, number in enumerate(ids))
        self.key += life.origin + 7 * life.motivation + 11 * life.destiny

    def tale(self) -> Tale:
        """Put title and chapters together."""
        life = self.life
        title = self.voice.say("tale-title", hero=life.name, origin=self.cards[life.origin].name)
        characters = (life.origin, life.motivation, life.destiny)
        return Tale(title, tuple(self.chapter(act, card) for act, card in enumerate(characters)))

    def chapter(self, act: int, character: int) -> Chapter:
        """Tell one act under its character card."""
        name = self.cards[character].name
        heading = self.voice.say("tale-heading", act=ACTS[act], card=name)
        self.named = 1  # the first sentence of every act names the hero
        sentences = self.beginning(act)
        gained = self.life.acts[act] if act < len(self.life.acts) else ()
        for place, each in enumerate(gained):
            sentences += self.event(act, place, len(gained), each)
        sentences += self.mood(act, gained) if act < 2 else self.ending(gained)
        return Chapter(heading, " ".join(sentences))

    def beginning(self, act: int) -> list[str]:
        """Say how the act begins: origin, motivation, or the last trial."""
        if act == 0:
            return [self.pick("tale-opening"), self.flavour(self.cards[self.life.origin].tale)]
        if act == 1:
            return [self.pick("tale-reason"), self.flavour(self.cards[self.life.motivation].tale)]
        return [self.pick("tale-trial")]

    def event(self, act: int, place: int, count: int, gained: Gained) -> list[str]:
        """Tell of one card, of the ally who joins, and of help along the way."""
        card = self.cards[gained.card]
        sentences: list[str] = []
        if place > 0:
            sentences.append(self.pick(f"tale-link-{act + 1}"))
        if place == count - 1:
            sentences += self.help(act)
        sentences.append(self.flavour(told(card, card.paths[gained.path])))
        if card.kind == v.ADVERSARY:
            sentences.append(self.pick("tale-adversary"))
        if gained.ally != NOBODY:
            sentences += [self.pick("tale-ally"), self.flavour(self.cards[gained.ally].tale)]
        return sentences

    def help(self, act: int) -> list[str]:
        """Tell of the first hero or antihero card played in the act."""
        played = self.life.played[act] if act < len(self.life.played) else ()
        if not played:
            return []
        card = self.cards[played[0]]
        kind = "light" if card.kind == v.HERO else "dark"
        return [self.voice.say(f"tale-help-{kind}"), self.flavour(card.tale)]

    def mood(self, act: int, gained: Sequence[Gained]) -> list[str]:
        """Look back on an act: was it light or dark?"""
        if not gained:
            return [self.voice.say("tale-unfinished")]
        light = 0
        for each in gained:
            path = self.cards[each.card].paths[each.path]
            light += path.triumph - path.tragedy + 2 * virtue(path)
        tone = "light" if light > 0 else "dark" if light < 0 else "even"
        return [self.voice.say(f"tale-mood-{tone}-{act + 1}")]

    def ending(self, gained: Sequence[Gained]) -> list[str]:
        """Say what has become of the hero."""
        life = self.life
        sentences = [] if len(gained) == 3 else [self.voice.say("tale-unfinished")]
        if life.sacrificed:
            allies = tuple(self.inside(self.cards[ally].name) for ally in life.sacrificed)
            sentences.append(self.voice.say("tale-lost", allies=Several(allies), count=len(allies)))
        sentences.append(self.voice.say(f"tale-morality-{life.morality + 4}"))
        fate = "tale-fulfilled" if life.is_fulfilled else "tale-unfulfilled"
        sentences += [self.voice.say(fate), self.flavour(self.cards[life.destiny].tale)]
        if life.ending in ("won", "lost"):
            sentences.append(
                self.voice.say("tale-won" if life.ending == "won" else "tale-lost-war")
            )
        return [*sentences, self.pick("tale-close")]

    def flavour(self, tale: Named) -> str:
        """Say a card's sentence with the hero's name in it."""
        text = tale.in_language(self.language)
        while "{hero}" in text:
            text = text.replace("{hero}", self.hero(), 1)
        return capital(text)

    def hero(self) -> str:
        """Call the hero by name or otherwise, in turn."""
        manner = NAMES[self.named % len(NAMES)]
        self.named += 1
        return self.life.name if manner == "name" else self.voice.say(f"tale-{manner}")

    def pick(self, stem: str) -> str:
        """Choose a connecting sentence by the cards, and never the same one twice in a row."""
        count = VARIANTS[stem]
        for step in range(count):
            message = f"{stem}-{(self.key + len(self.used) + step) % count + 1}"
            if message not in self.used:
                break
        self.used.add(message)
        return self.voice.say(message, hero=self.life.name)

    def inside(self, name: Named) -> str:
        """Put a card's name into the middle of a sentence."""
        text = name.in_language(self.language)
        if self.language == "en":
            return "the" + text[3:] if text.startswith("The ") else f"the {text}"
        return text[:1].lower() + text[1:]


def told(card: Card, path: Path) -> Named:
    """Find the sentence of a gained card: the path's own, or the card's."""
    return path.tale if path.tale.pl else card.tale


def virtue(path: Path) -> int:
    """Count the morality steps of a path's rewards."""
    return sum(deed.n for deed in path.rewards if deed.word == v.DO_MORALITY)
