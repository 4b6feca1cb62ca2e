"""The terminal that every command works with: texts in one language, output and errors."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import typer
from rich.console import Console, RenderableType
from rich.text import Text

from stolik.cli.fault import FAILED, USAGE, Fault
from stolik.kernel.game import Game
from stolik.kernel.phrase import Argument
from stolik.kernel.registry import BrokenGame, UnknownGame, games, load, usable
from stolik.text import Speaker
from stolik.text.speaker import MissingText

PACKAGE = "stolik.cli"
_CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the lines that scrolled away hold secrets too


class Terminal:
    """Texts in one language, standard output and standard error."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.speaker = Speaker(language, ["stolik.text", PACKAGE])
        self.console = Console(highlight=False, emoji=False, markup=False)
        self.errors = Console(stderr=True, highlight=False, emoji=False, markup=False)

    def add_texts(self, package: str | None) -> None:
        """Add the messages of a further package; our own come first."""
        if package is not None and package not in self.speaker.packages:
            shared, *more = self.speaker.packages
            self.speaker = Speaker(self.language, [shared, package, *more])

    def say(self, message: str, /, **args: Argument) -> str:
        """Format a message of the command line."""
        return self.speaker.say(message, **args)

    def show(self, *things: RenderableType, style: str = "") -> None:
        """Print things; a plain text is never taken for markup."""
        for thing in things:
            shown = Text(printable(thing), style) if isinstance(thing, str) else thing
            self.console.print(shown, soft_wrap=False)

    def show_unbroken(self, line: str) -> None:
        """Print a line that can be copied whole, whatever the terminal's width."""
        self.console.print(Text(printable(line)), soft_wrap=True)

    def clear(self) -> None:
        """Empty the screen and what scrolled off it."""
        if self.console.is_terminal:
            self.console.file.write(_CLEAR)
            self.console.file.flush()

    def show_fault(self, fault: Fault) -> None:
        """Print what is wrong and what to do about it."""
        speaker = self.speaker if fault.game is None else self._speaker(fault.game, ())
        args = fault.args_of_message
        problem = speaker.say(f"fault-{fault.message}", **args)
        self.errors.print(Text(f"{self.say('error')} ", "bold red"), end="")
        self.errors.print(Text(printable(problem)), soft_wrap=True)  # names of files stay whole
        try:
            remedy = speaker.say(f"fault-{fault.message}.remedy", **args)
        except MissingText:
            return
        self.errors.print(Text(f"  {printable(remedy)}"), soft_wrap=True)

    def game(self, game_id: str) -> Game:
        """Find a game by its id."""
        try:
            return load(game_id)
        except UnknownGame:
            raise Fault("unknown-game", USAGE, game_id=game_id, known=", ".join(games())) from None
        except BrokenGame as error:
            arguments = {"game_id": game_id, "package": error.package, "why": error.why}
            raise Fault("broken-game", FAILED, None, **arguments) from None

    def usable_games(self) -> list[Game]:
        """All games that can be played; the others are named on standard error."""
        found, broken = usable()
        for error in broken:
            arguments = {"game_id": error.game_id, "package": error.package, "why": error.why}
            self.show_fault(Fault("broken-game", FAILED, None, **arguments))
        return list(found)

    def game_name(self, game: Game) -> str:
        """The name of a game; its id if its texts have no name."""
        speaker = self.speaker_for(game)
        return speaker.say("name") if speaker.knows("name") else game.id

    def tagline(self, game: Game) -> str:
        """What a game is about in a few words, if its texts say so."""
        speaker = self.speaker_for(game)
        return speaker.say("tagline") if speaker.knows("tagline") else ""

    def speaker_for(self, game: Game, players: Sequence[str] = ()) -> Speaker:
        """The speaker that also knows a game's words and who sits where."""
        return self._speaker(game.package, players)

    def _speaker(self, package: str, players: Sequence[str]) -> Speaker:
        return Speaker(self.language, ["stolik.text", PACKAGE, package], players)


def terminal_of(context: typer.Context) -> Terminal:
    """The terminal that a command was given."""
    terminal = context.obj
    assert isinstance(terminal, Terminal)
    return terminal


def printable(text: str) -> str:
    """Text without control characters, so that a file or a player cannot send any to the terminal.

    >>> printable("a" + chr(27) + "[2Jb")
    'a?[2Jb'
    """
    return "".join(sign if sign.isprintable() or sign in "\n\u00a0\u202f" else "?" for sign in text)


def is_interactive() -> bool:
    """Whether a person can type and read here."""
    return sys.stdin.isatty() and sys.stdout.isatty()
