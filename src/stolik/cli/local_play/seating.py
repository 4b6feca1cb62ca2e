"""Who sits where: people at the keyboard and bots."""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import Final

import msgspec

from stolik.bots.network import is_network
from stolik.cli.fault import USAGE, Fault
from stolik.cli.terminal.terminal import Terminal, printable
from stolik.kernel.game import Game
from stolik.kernel.mind import LEVELS
from stolik.kernel.record import Record

DEFAULT_LEVEL: Final = "skilled"
MAX_NAME_LENGTH: Final = 24
_LIVE_BOT = re.compile(r"bot \((\w+)\)")
_HEADER = re.compile(r"(person|bot (.+?)): (.+)")


class Player(msgspec.Struct, frozen=True):
    """A player at the table; a person has no level."""

    name: str
    level: str = ""

    @property
    def is_person(self) -> bool:
        """Whether a person at the keyboard decides here."""
        return not self.level

    def header(self) -> str:
        """The player as a record header."""
        return f"{f'bot {self.level}' if self.level else 'person'}: {self.name}"


class SeatsRequest(msgspec.Struct, frozen=True):
    """The players as typed, and how many seats the options allow."""

    people: str
    bots: str
    seats: int | None
    allowed: range
    networks: tuple[str, ...] = ()
    """The levels of trained networks."""


def seat_all(terminal: Terminal, game: Game, asked_for: SeatsRequest) -> list[Player]:
    """Give everybody a seat, people first; bots fill what is free."""
    names = _people(terminal, asked_for.people)
    levels = [_level(terminal, word) for word in asked_for.bots.split(",") if word.strip()]
    levels += asked_for.networks
    count = _count(game, len(names) + len(levels), asked_for)
    level_of_rest = levels[-1] if levels else DEFAULT_LEVEL
    levels += [level_of_rest] * (count - len(names) - len(levels))
    players = [Player(name) for name in names]
    for level in levels:
        players.append(Player(terminal.say("bot-name", number=len(players) + 1), level))
    return players


def _count(game: Game, asked: int, asked_for: SeatsRequest) -> int:
    allowed = asked_for.allowed
    count = max(asked, allowed[0]) if asked_for.seats is None else asked_for.seats
    if count not in allowed:
        least, most = allowed[0], allowed[-1]
        raise Fault("seat-count", USAGE, game_id=game.id, least=least, most=most, seats=count)
    if asked > count:
        raise Fault("seats-taken", USAGE, asked=asked, seats=count)
    return count


def _people(terminal: Terminal, people: str) -> list[str]:
    if people.isascii() and people.isdigit():
        count = int(people[:4])
        if count > 99:
            raise Fault("people", USAGE, text=people)
        return [terminal.say("player", number=number + 1) for number in range(count)]
    names = [" ".join(printable(name).split()) for name in people.split(",")]
    for name in names:
        if not 0 < len(name) <= MAX_NAME_LENGTH:
            raise Fault("name", USAGE, name=name, most=MAX_NAME_LENGTH)
        if names.count(name) > 1:
            raise Fault("name-twice", USAGE, name=name)
    return names


def _level(terminal: Terminal, word: str) -> str:
    """Find a level by its id or by its name in the language."""
    asked = word.strip().lower()
    for level in LEVELS:
        if asked in (level, terminal.say(f"level-{level}").lower()):
            return level
    raise Fault("level", USAGE, asked=word.strip(), known=", ".join(LEVELS))


def player_headers(players: list[Player]) -> dict[str, str]:
    """Write the seats into a record's header."""
    return {f"seat-{seat}": player.header() for seat, player in enumerate(players)}


def recorded_players(terminal: Terminal, record: Record) -> list[Player]:
    """The players of a record; a seat without a header is a person's."""
    return [_recorded_player(terminal, record, seat) for seat in range(record.seats)]


def _recorded_player(terminal: Terminal, record: Record, seat: int) -> Player:
    match = _HEADER.fullmatch(record.headers.get(f"seat-{seat}", ""))
    if match and (match[2] is None or match[2] in LEVELS or is_network(match[2])):
        return Player(printable(match[3])[:MAX_NAME_LENGTH], match[2] or "")
    name = record.headers.get(f"player-{seat}", "")  # how live tables say it
    live = _LIVE_BOT.fullmatch(name)
    if live and live[1] in LEVELS:
        return Player(terminal.say("bot-name", number=seat + 1), live[1])
    return Player(printable(name)[:MAX_NAME_LENGTH] or terminal.say("player", number=seat + 1))


def bot_seed(record: Record, seat: int) -> int:
    """A seed for the bot of a seat that follows from the record's header alone.

    So a resumed game has the same bots. The game's seed cannot be derived from it.
    """
    facts = f"{record.game}/{record.seats}/{record.seed!r}/{seat}".encode()
    return int.from_bytes(blake2b(facts, digest_size=6, person=b"stolik-bot").digest(), "little")
