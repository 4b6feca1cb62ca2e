"""Asks a person at the keyboard for a move."""

from __future__ import annotations

from typing import Final

from rich.padding import Padding
from rich.text import Text

from stolik.boards import board_of
from stolik.boards.colours import ACCENT
from stolik.boards.menu import Menu
from stolik.cli.fault import Fault
from stolik.cli.guide import guide_of, rule_part
from stolik.cli.terminal.terminal import Terminal
from stolik.kernel.move import Move
from stolik.kernel.refusal import BadMove, Refusal
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State
from stolik.text import Speaker
from stolik.text.speaker import MissingText

PAGE: Final = 20
COMMANDS: Final = ("help", "rules", "log", "board", "back", "time", "quit")


class Quit(Exception):  # noqa: N818 - reads as what it is
    """Raised when the person wants to stop for now."""


class MovePrompt:
    """Asks one person at one moment of a game."""

    def __init__(self, terminal: Terminal, speaker: Speaker, state: State, seat: Seat) -> None:
        self.terminal = terminal
        self.speaker = speaker
        self.state = state
        self.seat = seat
        self.log: list[str] = []
        self._words = {
            word: command
            for command in COMMANDS
            for word in (command, speaker.say(f"command-{command}"))
        } | {"?": "help"}

    def ask(self, menu: Menu) -> Move:
        """Ask until there is an answer that the rules allow; may raise Quit."""
        self._show_question()
        path = [menu]
        shown = 0
        while True:
            shown = self._show_entries(path[-1], shown)
            word = " ".join(self._read().split())
            if not word and shown < len(path[-1].entries):
                continue  # the next page
            shown = 0
            command = self._command(word.lower())
            if command == "back":
                path = path[:-1] or path
            elif command == "time":
                if self.state.legal(TABLE):
                    return self.state.legal(TABLE)[0]
                self._say("no-clock")
            elif command is not None:
                self._run_command(command, word)
            else:
                answer = self._answer(word, path[-1])
                if isinstance(answer, Move):
                    return answer
                if answer is not None:
                    path.append(answer)

    def _show_question(self) -> None:
        phrase = self.state.game.question(self.state.view(self.seat), self.seat)
        self.terminal.show("", Text(self.speaker.tell(phrase), f"bold {ACCENT}"))
        try:
            hint = self.speaker.say(f"{phrase.id}.hint", **phrase.args)
        except MissingText:
            return
        self.terminal.show(hint, style="dim")

    def _show_entries(self, menu: Menu, start: int) -> int:
        """Show a page of numbered answers; returns how many have been shown."""
        end = min(start + PAGE, len(menu.entries))
        if start == 0:
            self.terminal.show(Text(menu.title, "bold"))
        for number, entry in enumerate(menu.entries[start:end], start=start + 1):
            self.terminal.show(Text.assemble((f"{number:>4}  ", ACCENT), entry.label))
        if end < len(menu.entries):
            left = len(menu.entries) - end
            self.terminal.show(Text(self.speaker.say("menu-more", count=left), "dim"))
        return end

    def _read(self) -> str:
        self.terminal.console.print(
            Text(f"{self.speaker.say('prompt')} ", f"bold {ACCENT}"), end=""
        )
        try:
            return input()
        except UnicodeDecodeError:
            return ""

    def _command(self, word: str) -> str | None:
        first, _, rest = word.partition(" ")
        command = self._words.get(first)
        return command if not rest or command == "rules" else None

    def _answer(self, word: str, menu: Menu) -> Move | Menu | None:
        if word.isascii() and word.isdigit():
            number = int(word[:6])
            if 1 <= number <= len(menu.entries):
                return menu.entries[number - 1].leads_to
            self._say("no-such-number", number=word[:6], last=len(menu.entries))
            return None
        if not word:
            self._say("nothing-typed")
            return None
        return self._typed_move(word)

    def _typed_move(self, word: str) -> Move | None:
        try:
            move = self.state.game.parse(word)
        except BadMove as error:
            near = ", ".join(error.nearest)
            self._say("no-move-near" if near else "no-move", text=error.given, near=near)
            return None
        refusal = self.state.refusal(self.seat, move)
        if refusal is None:
            return move
        self.show_refusal(refusal)
        return None

    def show_refusal(self, refusal: Refusal) -> None:
        """Show which rule forbids a move, and what to do instead."""
        self.terminal.show(
            Text.assemble(
                (f"{refusal.rule}: ", "bold red"),
                self.speaker.tell(refusal.phrase()),
                " ",
                (self.speaker.tell(refusal.remedy()), "bold"),
            )
        )

    def _run_command(self, command: str, word: str) -> None:
        match command:
            case "help":
                self.terminal.show(Padding(Text(self.speaker.say("menu-help")), (0, 2)))
            case "rules":
                self._show_rules(word.partition(" ")[2])
            case "log":
                self.terminal.show(*self.log[-40:] or [self.speaker.say("log-empty")])
            case "board":
                self.show_board()
            case "quit":
                raise Quit

    def show_board(self) -> None:
        """Draw the table as this person sees it."""

        view = self.state.view(self.seat)
        self.terminal.show("", board_of(self.state.game).draw(view, self.speaker, self.state))

    def _show_rules(self, rule: str) -> None:
        try:
            if rule:
                self.terminal.show(rule_part(self.terminal, self.state.game, rule))
            else:
                self.terminal.show(guide_of(self.terminal, self.state.game).whole(with_ids=False))
        except Fault as fault:
            self.terminal.show_fault(fault)

    def _say(self, message: str, **args: str | int) -> None:
        self.terminal.show(Text(self.speaker.say(f"answer-{message}", **args), "red"))
