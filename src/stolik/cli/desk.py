"""What every command works with: a voice and the two ends of the terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import typer
from rich.console import Console, RenderableType
from rich.text import Text

from stolik.cli.fault import USAGE, Fault
from stolik.kernel.game import Game
from stolik.kernel.phrase import Argument
from stolik.kernel.registry import UnknownGame, games, load
from stolik.text import Speaker
from stolik.text.speaker import MissingText

PACKAGE = "stolik.cli"
_CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the lines that scrolled away hold secrets too


class Desk:
    """The language's voice, standard output and standard error."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.speaker = Speaker(language, ["stolik.text", PACKAGE])
        self.console = Console(highlight=False, emoji=False, markup=False)
        self.errors = Console(stderr=True, highlight=False, emoji=False, markup=False)

    def learn(self, package: str | None) -> None:
        """Take up the words of a further package; our own come first."""
        if package is not None and package not in self.speaker.packages:
            shared, *more = self.speaker.packages
            self.speaker = Speaker(self.language, [shared, package, *more])

    def say(self, message: str, /, **args: Argument) -> str:
        """Say a message of the command line."""
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

    def complain(self, fault: Fault) -> None:
        """Print what is wrong and what to do about it."""
        voice = self.speaker if fault.game is None else self._voice(fault.game, ())
        args = fault.args_of_message
        problem = voice.say(f"fault-{fault.message}", **args)
        self.errors.print(Text(f"{self.say('error')} ", "bold red"), end="")
        self.errors.print(Text(printable(problem)), soft_wrap=True)  # names of files stay whole
        try:
            remedy = voice.say(f"fault-{fault.message}.remedy", **args)
        except MissingText:
            return
        self.errors.print(Text(f"  {printable(remedy)}"), soft_wrap=True)

    def game(self, game_id: str) -> Game:
        """Find a game by its id."""
        try:
            return load(game_id)
        except UnknownGame:
            raise Fault("unknown-game", USAGE, game_id=game_id, known=", ".join(games())) from None

    def voice(self, game: Game, players: Sequence[str] = ()) -> Speaker:
        """The voice that also knows a game's words and who sits where."""
        return self._voice(game.package, players)

    def _voice(self, package: str, players: Sequence[str]) -> Speaker:
        return Speaker(self.language, ["stolik.text", PACKAGE, package], players)


def desk_of(context: typer.Context) -> Desk:
    """The desk that a command was given."""
    desk = context.obj
    assert isinstance(desk, Desk)
    return desk


def printable(text: str) -> str:
    """Text that cannot steer the terminal: what a file or a player wrote stays text.

    >>> printable("a" + chr(27) + "[2Jb")
    'a?[2Jb'
    """
    return "".join(sign if sign.isprintable() or sign in "\n\u00a0\u202f" else "?" for sign in text)


def is_interactive() -> bool:
    """Tell whether a person can type and read here."""
    return sys.stdin.isatty() and sys.stdout.isatty()
