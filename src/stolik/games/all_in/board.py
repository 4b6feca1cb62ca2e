"""All In in a terminal: two rows of the area, the players, the hand with its effects."""

from __future__ import annotations

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from stolik.boards.board import Board
from stolik.games.all_in.view import AllInView, Effect, Face, PlayerView
from stolik.kernel.phrase import Player, Words
from stolik.kernel.state import State
from stolik.kernel.view import View
from stolik.text import Speaker

# Colour and sign travel together, so that no suit is shown by colour alone.
_LOOK = {
    "clock": ("◷", "#7fb2e5"),
    "mask": ("◓", "#e58aa8"),
    "scarab": ("◈", "#dca857"),
    "tree": ("♣", "#7fc48f"),
    "": ("ᚱ", "#c9a6d8"),
}
_SIGNS = {
    "TAKE": "↑", "SWAP": "⇄", "REVEAL": "◎", "DRAW": "+", "RUNE": "ᚱ", "HYPNOSIS": "@", "EYE": "◉",
}  # fmt: skip
_LIT = "bold #f4b63f"


class AllInBoard(Board):
    """The table of All In."""

    def draw(self, view: View, speaker: Speaker, state: State | None = None) -> RenderableType:
        """The whole table as the view shows it."""
        assert isinstance(view, AllInView)
        parts: list[RenderableType] = [
            _heading(view, speaker),
            _area(view),
            _players(view, speaker),
        ]
        if view.played is not None:
            parts.append(_played(view, speaker))
        parts += _known(view, speaker)
        if view.hand:
            parts.append(_hand(view, speaker))
            parts.append(_legend(speaker))
        return Group(*parts)

    def option_values(self, name: str, speaker: Speaker) -> str:
        """Card data come in a file."""
        return speaker.say("meta-file") if name == "cards" else ""


def _legend(speaker: Speaker) -> Text:
    """What the signs of effects mean; '!' is the must symbol."""
    words = [f"{sign} {speaker.say(f'effect-{kind.lower()}')}" for kind, sign in _SIGNS.items()]
    return Text("  ".join([*words, speaker.say("board-must")]), "dim")


def _heading(view: AllInView, speaker: Speaker) -> Text:
    kind = "board-heading"
    if view.pile_variant != "plain":
        kind += f"-{view.pile_variant}"
    words = [
        speaker.say(kind, round=view.round, side=view.side),
        speaker.say("board-pot", pot=view.pot),
        speaker.say("board-piles", deck=view.deck_size, pile=view.pile_size),
    ]
    if view.pile_top is not None:
        words.append(speaker.say("board-pile-top", card=view.pile_top.name))
    return Text(" · ".join(words), _LIT)


def _label(face: Face) -> Text:
    sign, colour = _LOOK[face.suit]
    return Text.assemble((f"{face.rank or 'Ru'} {sign}", f"bold {colour}"))


def _effect(effect: Effect) -> str:
    count = str(effect.count) if effect.count else ""
    return f"{_SIGNS[effect.kind]}{count}{'!' if effect.must else ''}"


def _effects(face: Face) -> Text:
    return Text(" ".join(_effect(effect) for effect in face.effects), "dim")


def _card(face: Face, title: str = "", style: str = "") -> Panel:
    body = Group(_label(face), _effects(face))
    return Panel(body, title=title, box=ROUNDED, width=12, style=style, padding=(0, 1))


def _area(view: AllInView) -> Table:
    """Each place is a cell; covered cards are dim and in brackets."""
    table = Table(box=ROUNDED, show_header=False, padding=(0, 1))
    for _ in range(view.row_length):
        table.add_column(justify="center", min_width=7)
    for row in range(2):
        cells: list[RenderableType] = []
        for column in range(view.row_length):
            place = row * view.row_length + column
            face = view.area[place]
            if face is None:
                cells.append(Text("·", "dim"))
            elif view.blocked[place]:
                cells.append(Text(f"({_label(face).plain})", "dim"))
            else:
                cells.append(Text("\n").join([_label(face), _effects(face)]))
        table.add_row(*cells)
    return table


def _players(view: AllInView, speaker: Speaker) -> Table:
    table = Table.grid(padding=(0, 2))
    for seat, player in enumerate(view.players):
        is_active = seat == (view.turn if view.target is None else view.target)
        style = _LIT if is_active and not view.is_over else ""
        mark = "▸ " if style else "  "
        marks = " · ".join(_marks(view, seat, player, speaker))
        table.add_row(
            Text(mark + speaker.name_of(seat), style), Text(f"ᚱ {player.runes}"), Text(marks, "dim")
        )
    return table


def _marks(view: AllInView, seat: int, player: PlayerView, speaker: Speaker) -> list[str]:
    marks = []
    if seat == view.first:
        marks.append(speaker.say("board-first"))
    if player.is_all_in:
        marks.append(speaker.say("board-all-in"))
    if player.named is not None:
        marks.append(speaker.say("board-names", other=Player(player.named)))
    elif player.has_predicted:
        marks.append(speaker.say("board-decided"))
    marks += [
        speaker.say("board-stated", value=stated.value)
        for stated in view.stated
        if stated.seat == seat
    ]
    return marks


def _played(view: AllInView, speaker: Speaker) -> RenderableType:
    assert view.played is not None
    steps = Text(" → ").join(
        [
            Text(_effect(effect), _LIT if number == view.effect else "dim")
            for number, effect in enumerate(view.played.effects)
        ]
    )
    label = Text.assemble(f"{speaker.say('board-played')}: ", _label(view.played), "  ", steps)
    if not view.revealed:
        return label
    revealed = Columns([_card(face) for face in view.revealed])
    return Group(label, Text(speaker.say("board-revealed"), "dim"), revealed)


def _known(view: AllInView, speaker: Speaker) -> list[RenderableType]:
    """What only this seat has seen, and how the last round ended."""
    parts: list[RenderableType] = []
    for peek in view.peeks:
        who = speaker.say("board-peek", other=Player(peek.other), seat=Player(peek.seat))
        parts.append(Text.assemble(f"{who}: ", Text(", ").join(map(_label, peek.cards))))
    last = view.showdown
    if last is not None and (view.is_over or view.phase == "turn"):
        words = speaker.say("board-last", strongest=Player(last.strongest), pot=last.pot)
        parts.append(Text(words, "dim"))
        for seat in last.order:
            result = last.results[seat]
            label = Text(", ").join(map(_label, result.hand))
            worth = speaker.say(
                "board-worth",
                category=Words(f"category-{result.worth.category}"),
                value=result.worth.value,
            )
            parts.append(Text.assemble(f"  {speaker.name_of(seat)}: ", label, f"  {worth}"))
    return parts


def _hand(view: AllInView, speaker: Speaker) -> RenderableType:
    title = speaker.say("board-hand")
    if view.hand_worth is not None:
        worth = view.hand_worth
        category = Words(f"category-{worth.category}")
        title += f": {speaker.say('board-worth', category=category, value=worth.value)}"
    return Group(Text(title, "bold"), Columns([_card(face) for face in view.hand]))
