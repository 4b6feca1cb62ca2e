"""Turns phrases into sentences of a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from stolik.kernel.phrase import Argument, Named, Phrase, Player, Several, Words
from stolik.text.translations import LANGUAGES, translation

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class MissingText(LookupError):  # noqa: N818 - reads as what it is
    """A message id that no Fluent file has."""


class Speaker:
    """Formats messages of some packages in one language, later packages first.

    `players` are the names at the table, a seat each.
    """

    def __init__(self, language: str, packages: Sequence[str], players: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"{language!r} is not spoken here; languages: {', '.join(LANGUAGES)}")
        self.language = language
        self.packages = tuple(packages)
        self.players = tuple(players)
        self._bundles = [_bundle(language, package) for package in reversed(self.packages)]

    def say(self, message: str, /, **args: Argument) -> str:
        """Format a message by its id; `id.attribute` names an attribute."""
        name, _, attribute = message.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            found = bundle.get_message(name)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, self._values(args))
            if errors:
                raise MissingText(f"{message} in {self.language}: {errors[0]}")
            return str(text)
        raise MissingText(f"{message} in {self.language}")

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return any(bundle.has_message(message.partition(".")[0]) for bundle in self._bundles)

    def tell(self, phrase: Phrase) -> str:
        """Format a phrase."""
        return self.say(phrase.id, **phrase.args)

    def name_of(self, seat: int) -> str:
        """The name of the player on a seat."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.say("player", number=seat + 1)

    def argument(self, value: Argument) -> str | int:
        """Format one argument in the language."""
        match value:
            case Named():
                return value.in_language(self.language)
            case Player():
                return self.name_of(value.seat)
            case Words():
                return self.say(value.id, **value.args)
            case Several():
                return self._joined([str(self.argument(item)) for item in value.items])
            case _:
                return value

    def _values(self, args: Mapping[str, Argument]) -> dict[str, str | int]:
        return {name: self.argument(value) for name, value in args.items()}

    def _joined(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return self.say("list", most=", ".join(words[:-1]), last=words[-1])


def speaker(language: str, game: str | None = None, *more: str) -> Speaker:
    """The speaker of common messages and, if given, of a game's package."""
    packages = ["stolik.text", *more]
    if game is not None:
        packages.append(game)
    return Speaker(language, packages)


@cache
def _bundle(language: str, package: str) -> FluentBundle:
    # Games that are simulated say nothing, and Fluent brings all of Babel with it.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    name = "{}.ftl" if package == "stolik.text" else "text/{}.ftl"
    found = translation(files(package), name, language)
    if found is None:
        return FluentBundle([language], use_isolating=False)
    source, spoken = found
    bundle = FluentBundle([spoken], use_isolating=False)
    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle
