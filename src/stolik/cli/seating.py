"""Who sits where: people at the keyboard and bots."""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import Final

import msgspec

from stolik.cli.desk import Desk, printable
from stolik.cli.fault import USAGE, Fault
from stolik.kernel.game import Game
from stolik.kernel.mind import LEVELS
from stolik.kernel.record import Record

USUAL_LEVEL: Final = "skilled"
NAME_AT_MOST: Final = 24
_LIVE_BOT = re.compile(r"bot \((\w+)\)")
_HEADER = re.compile(r"(person|bot (\w+)): (.+)")


class Chair(msgspec.Struct, frozen=True):
    """Somebody at the table; a person has no level."""

    name: str
    level: str = ""

    @property
    def is_person(self) -> bool:
        """Tell whether somebody at the keyboard decides here."""
        return not self.level

    def header(self) -> str:
        """How a record says it."""
        return f"{f'bot {self.level}' if self.level else 'person'}: {self.name}"


class Wanted(msgspec.Struct, frozen=True):
    """Who is to sit there, as it was typed, and how many seats the options allow."""

    people: str
    bots: str
    seats: int | None
    allowed: range


def seat_all(desk: Desk, game: Game, wanted: Wanted) -> list[Chair]:
    """Give everybody a seat, people first; bots fill what is free."""
    names = _people(desk, wanted.people)
    levels = [_level(desk, word) for word in wanted.bots.split(",") if word.strip()]
    count = _count(game, len(names) + len(levels), wanted)
    usual = levels[-1] if levels else USUAL_LEVEL
    levels += [usual] * (count - len(names) - len(levels))
    chairs = [Chair(name) for name in names]
    for level in levels:
        chairs.append(Chair(desk.say("bot-name", number=len(chairs) + 1), level))
    return chairs


def _count(game: Game, asked: int, wanted: Wanted) -> int:
    allowed = wanted.allowed
    count = max(asked, allowed[0]) if wanted.seats is None else wanted.seats
    if count not in allowed:
        least, most = allowed[0], allowed[-1]
        raise Fault("seat-count", USAGE, game_id=game.id, least=least, most=most, seats=count)
    if asked > count:
        raise Fault("seats-taken", USAGE, asked=asked, seats=count)
    return count


def _people(desk: Desk, people: str) -> list[str]:
    if people.isascii() and people.isdigit():
        count = int(people[:4])
        if count > 99:
            raise Fault("people", USAGE, text=people)
        return [desk.say("player", number=number + 1) for number in range(count)]
    names = [" ".join(printable(name).split()) for name in people.split(",")]
    for name in names:
        if not 0 < len(name) <= NAME_AT_MOST:
            raise Fault("name", USAGE, name=name, most=NAME_AT_MOST)
        if names.count(name) > 1:
            raise Fault("name-twice", USAGE, name=name)
    return names


def _level(desk: Desk, word: str) -> str:
    """Find a level by its id or by its name in the language."""
    asked = word.strip().lower()
    for level in LEVELS:
        if asked in (level, desk.say(f"level-{level}").lower()):
            return level
    raise Fault("level", USAGE, asked=word.strip(), known=", ".join(LEVELS))


def chair_headers(chairs: list[Chair]) -> dict[str, str]:
    """Write the seats into a record's header."""
    return {f"seat-{seat}": chair.header() for seat, chair in enumerate(chairs)}


def recorded_chairs(desk: Desk, record: Record) -> list[Chair]:
    """Who sat where; whoever a record does not name is a person."""
    return [_recorded_chair(desk, record, seat) for seat in range(record.seats)]


def _recorded_chair(desk: Desk, record: Record, seat: int) -> Chair:
    match = _HEADER.fullmatch(record.headers.get(f"seat-{seat}", ""))
    if match and (match[2] is None or match[2] in LEVELS):
        return Chair(printable(match[3])[:NAME_AT_MOST], match[2] or "")
    name = record.headers.get(f"player-{seat}", "")  # how live tables say it
    live = _LIVE_BOT.fullmatch(name)
    if live and live[1] in LEVELS:
        return Chair(desk.say("bot-name", number=seat + 1), live[1])
    return Chair(printable(name)[:NAME_AT_MOST] or desk.say("player", number=seat + 1))


def bot_seed(record: Record, seat: int) -> int:
    """A seed for the bot of a seat that follows from the record's header alone.

    So a resumed game has the same bots. The game's seed cannot be had back from it.
    """
    facts = f"{record.game}/{record.seats}/{record.seed!r}/{seat}".encode()
    return int.from_bytes(blake2b(facts, digest_size=6, person=b"stolik-bot").digest(), "little")
