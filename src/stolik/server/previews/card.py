"""The content of a link's picture; that of a private table names nobody."""

from __future__ import annotations

import msgspec

from stolik.kernel.record import Record
from stolik.kernel.registry import load
from stolik.table.names import BOT_NAMES
from stolik.text import Speaker


class Plate(msgspec.Struct, frozen=True):
    """A seat's mark, with the player's name and result."""

    seat: int
    text: str


class Card(msgspec.Struct, frozen=True):
    """Everything that is drawn, in words."""

    game: str
    title: str
    about: str
    winners: tuple[int, ...] = ()
    plates: tuple[Plate, ...] = ()
    note_title: str = ""
    note: str = ""


def invitation(game_id: str, seats: int, host: str | None, language: str) -> Card:
    """The content of an invitation: the game, for how many, and for a listed table who invites."""
    speaker = _speaker(game_id, language)
    about = speaker.say("preview-about", game=speaker.say("name"), count=seats)
    if host:
        return Card(game_id, speaker.say("preview-invited-by", name=host), about)
    return Card(game_id, speaker.say("preview-invited"), about)


def question(game_id: str, seats: int, language: str) -> Card:
    """The content of a question about a game, which tells nothing of it."""
    speaker = _speaker(game_id, language)
    about = speaker.say("preview-about", game=speaker.say("name"), count=seats)
    return Card(game_id, speaker.say("preview-question"), about)


def result(record: Record, is_listed: bool, language: str) -> Card:
    """Winners, the others with their units, and the highlight."""
    end = record.replay()
    game, outcome = end.game, end.outcome
    names = [_name(record, seat) for seat in range(record.seats)] if is_listed else []
    speaker = _speaker(game.id, language, names)
    highlight = game.highlight(record.replay(0), [(turn.seat, turn.move) for turn in record.turns])
    units = game.columns(end)[-1]
    order = sorted(range(record.seats), key=lambda seat: (outcome.ranks[seat], seat))
    rest = [seat for seat in order if seat not in outcome.winners or not names]
    return Card(
        game.id,
        _headline(speaker, outcome.winners, names),
        speaker.say("preview-about", game=speaker.say("name"), count=record.seats),
        outcome.winners,
        tuple(
            Plate(seat, ", ".join([*names[seat : seat + 1], speaker.tell(units.cells[seat])]))
            for seat in rest
        ),
        speaker.say("preview-highlight") if highlight else "",
        speaker.tell(highlight.phrase) if highlight else "",
    )


def _headline(speaker: Speaker, winners: tuple[int, ...], names: list[str]) -> str:
    if not names or not winners:
        return speaker.say("preview-over")
    if len(winners) > 1:
        return speaker.say("preview-shared")
    return speaker.say("preview-won", name=names[winners[0]])


def _name(record: Record, seat: int) -> str:
    name = record.headers.get(f"player-{seat}", "")
    return BOT_NAMES[seat % len(BOT_NAMES)] if not name or name.startswith("bot (") else name


def _speaker(game_id: str, language: str, names: list[str] | None = None) -> Speaker:
    return Speaker(language, ["stolik.text", "stolik.table", load(game_id).package], names or ())
