"""Cardline in a terminal: the line stands up, with its numbered places between the cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.boards.board import Board
from stolik.boards.colours import ACCENT
from stolik.boards.menu import Entry, Menu
from stolik.games.cardline.events import CardFitted, CardMissed
from stolik.games.cardline.moves import PlaceCard
from stolik.games.cardline.options import FIRST, RANDOM
from stolik.games.cardline.pack import bundled_packs, load_pack
from stolik.games.cardline.view import CardBack, CardFront, CardlineView
from stolik.kernel.event import Event
from stolik.kernel.move import Move
from stolik.kernel.state import State
from stolik.kernel.view import View
from stolik.text import Speaker

_LOOK = {True: ("●", "#5b9bd5"), False: ("◆", "#e06a55")}  # colour and shape together (CRD-02)


class CardlineBoard(Board):
    """The table of Cardline."""

    is_open = True  # CRD-R22: whatever a player may see, everybody sees

    def draw(self, view: View, speaker: Speaker, state: State | None = None) -> RenderableType:
        """The line, the players with their cards, deck and box."""
        assert isinstance(view, CardlineView)
        parts = (_heading, _line, _seats, _piles)
        return Group(*(part(view, speaker) for part in parts))

    def aside(self, view: View, event: Event, speaker: Speaker) -> str:
        """All three characteristics of a card that was turned over (CRD-R20)."""
        assert isinstance(view, CardlineView)
        if not isinstance(event, CardFitted | CardMissed):
            return ""
        pairs = zip(view.attributes, event.card.values, strict=True)
        values = [
            f"{speaker.argument(one.name)} {speaker.argument(value.text)}" for one, value in pairs
        ]
        return f"({', '.join(values)})"

    def menu(self, view: View, moves: Sequence[Move], speaker: Speaker) -> Menu:
        """First which card, then where; a single card is not asked for."""
        assert isinstance(view, CardlineView)
        hand = view.hands[view.turn]
        cards = [
            Entry(str(speaker.argument(card.name)), _places(view, moves, place, speaker))
            for place, card in enumerate(hand)
        ]
        if len(cards) == 1:
            only = cards[0].leads_to
            assert isinstance(only, Menu)
            return only
        return Menu(speaker.say("cardline-which-card"), cards)

    def option_values(self, name: str, speaker: Speaker) -> str:
        """The packs that come with the game, and what a line can be sorted by."""
        if name == "pack":
            return ", ".join((*bundled_packs(), speaker.say("meta-file")))
        if name == "attribute":
            known = [
                f"{pack}: {', '.join(one.id for one in load_pack(pack).attributes)}"
                for pack in bundled_packs()
            ]
            return "; ".join((f"{FIRST}, {RANDOM}", *known))
        return ""


def _places(view: CardlineView, moves: Sequence[Move], card: int, speaker: Speaker) -> Menu:
    fitting = [move for move in moves if isinstance(move, PlaceCard) and move.card == card]
    name = view.hands[view.turn][card].name
    entries = [Entry(_place(view, move.slot, speaker), move) for move in fitting]
    return Menu(speaker.say("cardline-where", card=name), entries)


def _place(view: CardlineView, slot: int, speaker: Speaker) -> str:
    left = _known(view, view.line[slot - 1], speaker) if slot > 0 else ""
    right = _known(view, view.line[slot], speaker) if slot < len(view.line) else ""
    if not left:
        return speaker.say("cardline-left-end", right=right)
    if not right:
        return speaker.say("cardline-right-end", left=left)
    return speaker.say("cardline-between", left=left, right=right)


def _known(view: CardlineView, card: CardBack, speaker: Speaker) -> str:
    return f"{speaker.argument(card.name)} ({speaker.argument(card.values[view.attribute].text)})"


def _heading(view: CardlineView, speaker: Speaker) -> Text:
    counts = view.attributes[view.attribute]
    words = [speaker.say("cardline-heading", attribute=counts.name, round=view.round)]
    if view.is_play_off:
        words.append(speaker.say("cardline-play-off"))
    return Text(" · ".join(words), f"bold {ACCENT}")


def _line(view: CardlineView, speaker: Speaker) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1))
    table.add_column(speaker.say("cardline-place"), justify="right", style="dim")
    table.add_column(speaker.say("cardline-line"))
    for place, attribute in enumerate(view.attributes):
        counts = place == view.attribute
        table.add_column(
            Text(str(speaker.argument(attribute.name))),
            justify="right",
            style="bold" if counts else "dim",
        )
    table.add_row("1", "")
    for slot, card in enumerate(view.line, start=2):
        values = [str(speaker.argument(value.text)) for value in card.values]
        table.add_row("", _name(view, card, speaker), *values)
        table.add_row(str(slot), "")
    return table


def _seats(view: CardlineView, speaker: Speaker) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for seat, hand in enumerate(view.hands):
        table.add_row(_player(view, seat, speaker), _hand(view, seat, hand, speaker))
    return table


def _player(view: CardlineView, seat: int, speaker: Speaker) -> Text:
    is_active = seat == view.turn and not view.is_over
    mark = "▸ " if is_active else "  "
    name = Text(f"{mark}{speaker.name_of(seat)}", f"bold {ACCENT}" if is_active else "")
    if seat == view.first:
        name.append(f" {speaker.say('cardline-first')}", "dim")
    return name


def _hand(view: CardlineView, seat: int, hand: tuple[CardFront, ...], speaker: Speaker) -> Text:
    if seat in view.eliminated:
        return Text(speaker.say("cardline-eliminated"), "dim")
    if not hand:
        return Text(speaker.say("cardline-out"), "bold")
    return Text(", ").join([_name(view, card, speaker) for card in hand])


def _name(view: CardlineView, card: CardFront | CardBack, speaker: Speaker) -> Text:
    sign, colour = _LOOK[card.side == view.sides.blue]
    return Text.assemble((f"{sign} ", colour), str(speaker.argument(card.name)))


def _piles(view: CardlineView, speaker: Speaker) -> Text:
    top = "–" if view.deck_top is None else view.deck_top.name
    piles = speaker.say("cardline-piles", deck=view.deck_size, top=top, box=view.box_size)
    sides = Text.assemble(
        (f"{_LOOK[True][0]} ", _LOOK[True][1]),
        (f"{speaker.argument(view.sides.blue_name)}  ", "dim"),
        (f"{_LOOK[False][0]} ", _LOOK[False][1]),
        (str(speaker.argument(view.sides.red_name)), "dim"),
    )
    return Text("\n").join([Text(""), Text(piles, "dim"), sides])
