"""BLANK in a terminal: the row of rules, the top card, the players and one's own hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.boards.board import Board
from stolik.boards.colours import ACCENT
from stolik.boards.menu import Entry, Menu, plain_menu
from stolik.games.blank.cards.editions import editions
from stolik.games.blank.cards.faces import CardFace
from stolik.games.blank.view import BlankView
from stolik.games.blank.words import match_phrase
from stolik.kernel.move import Move
from stolik.kernel.state import State
from stolik.kernel.view import View
from stolik.text import Speaker

# BLK-R3: the shape is the identity, paint only helps.
LOOK = {
    "hexagon": ("⬢", "#e06a55"),
    "circle": ("●", "#5b9bd5"),
    "triangle": ("▲", "#e89b3c"),
    "rhombus": ("◆", "#a47bd1"),
    "square": ("■", "#6bb36b"),
    "shield": ("⛊", "#e38bb5"),
}
ASIDES = frozenset({"call", "report", "claim", "order", "exempt"})


class BlankBoard(Board):
    """The table of BLANK."""

    def draw(self, view: View, speaker: Speaker, state: State | None = None) -> RenderableType:
        """The rules, the piles, the players, what is forbidden, and the hand."""
        assert isinstance(view, BlankView)
        parts = [_row(view, speaker), _piles(view, speaker), _seats(view, speaker)]
        notes = _notes(view, speaker)
        if notes:
            parts.append(notes)
        if view.seat is not None:
            parts.append(_hand(view, speaker))
        return Group(*parts)

    def menu(self, view: View, moves: Sequence[Move], speaker: Speaker) -> Menu:
        """The question's answers first; call-outs, reports and orders are in a submenu."""
        assert isinstance(view, BlankView)
        asked = [move for move in moves if move.kind not in ASIDES]
        asides = [move for move in moves if move.kind in ASIDES]
        if not asked or len(asides) < 3:
            return plain_menu(self.game, view, moves, speaker)
        first = plain_menu(self.game, view, asked, speaker)
        more = plain_menu(self.game, view, asides, speaker)
        return Menu(first.title, [*first.entries, Entry(speaker.say("board-speak-up"), more)])

    def option_values(self, name: str, speaker: Speaker) -> str:
        """The editions of the box."""
        return ", ".join(editions()) if name == "edition" else ""


def card_text(card: CardFace) -> Text:
    """A card as its shape and digit; a star marks an effect."""
    shape, paint = LOOK[card.colour]
    return Text(f"{shape}{card.digit}{'*' if card.text is not None else ''}", style=paint)


def _row(view: BlankView, speaker: Speaker) -> RenderableType:
    table = Table(box=None, show_header=False, padding=(0, 1))
    for number, rule in enumerate(view.row, start=1):
        style = "dim" if rule.rule in view.silenced else ""
        name = Text(str(speaker.argument(rule.name)), style=f"bold {style}")
        table.add_row(f"{number}.", name, Text(str(speaker.argument(rule.text)), style=style))
    return table


def _piles(view: BlankView, speaker: Speaker) -> RenderableType:
    line = Text("\n")
    line.append(speaker.say("board-top") + " ")
    line.append_text(card_text(view.top))
    if view.top.text is not None:
        line.append(f"  {speaker.argument(view.top.text)}", style="dim")
    line.append(
        "\n" + speaker.say("board-piles", draw=view.draw_size, discard=view.discard_size), "dim"
    )
    for card in view.laid:
        line.append("  + ")
        line.append_text(card_text(card))
    return line


def _seats(view: BlankView, speaker: Speaker) -> RenderableType:
    table = Table(box=None, show_header=False, padding=(0, 1))
    for seat, size in enumerate(view.hand_sizes):
        mark = Text("▸" if seat == view.active else " ", style=ACCENT)
        name = Text(speaker.name_of(seat), style="bold" if seat == view.seat else "")
        known = [card_text(one.card) for one in view.known if one.seat == seat]
        seen = Text(" ").join(known) if known else Text("")
        skips = view.skips[seat] if view.skips is not None else 0
        table.add_row(mark, name, speaker.say("board-cards", count=size), "⊘" * skips, seen)
    arrow = {1: "↻", -1: "↺"}.get(view.direction or 0, "?")
    return Group(Text(f"\n{arrow}", style="dim"), table)


def _notes(view: BlankView, speaker: Speaker) -> RenderableType | None:
    lines = [
        speaker.say("board-ban", value=ban.value, seat=speaker.name_of(ban.seat))
        for ban in view.bans
    ]
    if view.match_by:
        lines.append(speaker.tell(match_phrase(view.match_by)))
    lines += [
        speaker.say("board-duty", seat=speaker.name_of(duty.seat), text=duty.text)
        for duty in view.duties
        if duty.state in ("open", "lasting")
    ]
    if view.countdown:
        lines.append(speaker.say("event-countdown-begun", seconds=view.countdown))
    return Text("\n".join(lines), style=ACCENT) if lines else None


def _hand(view: BlankView, speaker: Speaker) -> RenderableType:
    line = Text(f"\n{speaker.say('board-hand')} ")
    shown = view.searched or view.hand
    line.append_text(Text("  ").join([card_text(card) for card in shown]))
    return line
