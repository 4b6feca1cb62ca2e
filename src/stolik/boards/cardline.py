"""Cardline in a terminal: the line stands up, with its numbered places between the cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.boards.lamp import LAMP
from stolik.boards.menu import Entry, Menu
from stolik.games.cardline.events import CardFitted, CardMissed
from stolik.games.cardline.moves import PlaceCard
from stolik.games.cardline.options import FIRST, RANDOM
from stolik.games.cardline.pack import bundled_packs, load_pack
from stolik.games.cardline.view import CardBack, CardFront, CardlineView
from stolik.kernel.event import Event
from stolik.kernel.move import Move
from stolik.text import Speaker

IS_OPEN = True  # CRD-R22: whatever a player may see, everybody sees
_LOOK = {True: ("●", "#5b9bd5"), False: ("◆", "#e06a55")}  # colour and shape together (CRD-02)


def draw(view: CardlineView, voice: Speaker) -> RenderableType:
    """The line, the players with their cards, deck and box."""
    parts = (_heading, _line, _seats, _piles)
    return Group(*(part(view, voice) for part in parts))


def aside(view: CardlineView, event: Event, voice: Speaker) -> str:
    """All three characteristics of a card that was turned over (CRD-R20)."""
    if not isinstance(event, CardFitted | CardMissed):
        return ""
    pairs = zip(view.attributes, event.card.values, strict=True)
    values = [f"{voice.argument(one.name)} {voice.argument(value.text)}" for one, value in pairs]
    return f"({', '.join(values)})"


def menu(view: CardlineView, moves: Sequence[Move], voice: Speaker) -> Menu:
    """First which card, then where; a single card is not asked for."""
    hand = view.hands[view.turn]
    cards = [
        Entry(str(voice.argument(card.name)), _places(view, moves, place, voice))
        for place, card in enumerate(hand)
    ]
    if len(cards) == 1:
        only = cards[0].leads_to
        assert isinstance(only, Menu)
        return only
    return Menu(voice.say("cardline-which-card"), cards)


def option_values(name: str, voice: Speaker) -> str:
    """The packs that come with the game, and what a line can be sorted by."""
    if name == "pack":
        return ", ".join((*bundled_packs(), voice.say("meta-file")))
    if name == "attribute":
        known = [
            f"{pack}: {', '.join(one.id for one in load_pack(pack).attributes)}"
            for pack in bundled_packs()
        ]
        return "; ".join((f"{FIRST}, {RANDOM}", *known))
    return ""


def _places(view: CardlineView, moves: Sequence[Move], card: int, voice: Speaker) -> Menu:
    fitting = [move for move in moves if isinstance(move, PlaceCard) and move.card == card]
    name = view.hands[view.turn][card].name
    entries = [Entry(_place(view, move.slot, voice), move) for move in fitting]
    return Menu(voice.say("cardline-where", card=name), entries)


def _place(view: CardlineView, slot: int, voice: Speaker) -> str:
    left = _known(view, view.line[slot - 1], voice) if slot > 0 else ""
    right = _known(view, view.line[slot], voice) if slot < len(view.line) else ""
    if not left:
        return voice.say("cardline-left-end", right=right)
    if not right:
        return voice.say("cardline-right-end", left=left)
    return voice.say("cardline-between", left=left, right=right)


def _known(view: CardlineView, card: CardBack, voice: Speaker) -> str:
    return f"{voice.argument(card.name)} ({voice.argument(card.values[view.attribute].text)})"


def _heading(view: CardlineView, voice: Speaker) -> Text:
    counts = view.attributes[view.attribute]
    words = [voice.say("cardline-heading", attribute=counts.name, round=view.round)]
    if view.is_play_off:
        words.append(voice.say("cardline-play-off"))
    return Text(" · ".join(words), f"bold {LAMP}")


def _line(view: CardlineView, voice: Speaker) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1))
    table.add_column(voice.say("cardline-place"), justify="right", style="dim")
    table.add_column(voice.say("cardline-line"))
    for place, attribute in enumerate(view.attributes):
        counts = place == view.attribute
        table.add_column(
            Text(str(voice.argument(attribute.name))),
            justify="right",
            style="bold" if counts else "dim",
        )
    table.add_row("1", "")
    for slot, card in enumerate(view.line, start=2):
        values = [str(voice.argument(value.text)) for value in card.values]
        table.add_row("", _name(view, card, voice), *values)
        table.add_row(str(slot), "")
    return table


def _seats(view: CardlineView, voice: Speaker) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for seat, hand in enumerate(view.hands):
        table.add_row(_player(view, seat, voice), _hand(view, seat, hand, voice))
    return table


def _player(view: CardlineView, seat: int, voice: Speaker) -> Text:
    is_active = seat == view.turn and not view.is_over
    mark = "▸ " if is_active else "  "
    name = Text(f"{mark}{voice.name_of(seat)}", f"bold {LAMP}" if is_active else "")
    if seat == view.first:
        name.append(f" {voice.say('cardline-first')}", "dim")
    return name


def _hand(view: CardlineView, seat: int, hand: tuple[CardFront, ...], voice: Speaker) -> Text:
    if seat in view.eliminated:
        return Text(voice.say("cardline-eliminated"), "dim")
    if not hand:
        return Text(voice.say("cardline-out"), "bold")
    return Text(", ").join([_name(view, card, voice) for card in hand])


def _name(view: CardlineView, card: CardFront | CardBack, voice: Speaker) -> Text:
    sign, colour = _LOOK[card.side == view.sides.blue]
    return Text.assemble((f"{sign} ", colour), str(voice.argument(card.name)))


def _piles(view: CardlineView, voice: Speaker) -> Text:
    top = "–" if view.deck_top is None else view.deck_top.name
    piles = voice.say("cardline-piles", deck=view.deck_size, top=top, box=view.box_size)
    sides = Text.assemble(
        (f"{_LOOK[True][0]} ", _LOOK[True][1]),
        (f"{voice.argument(view.sides.blue_name)}  ", "dim"),
        (f"{_LOOK[False][0]} ", _LOOK[False][1]),
        (str(voice.argument(view.sides.red_name)), "dim"),
    )
    return Text("\n").join([Text(""), Text(piles, "dim"), sides])
