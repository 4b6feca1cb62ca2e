"""`stolik play`: people and bots at one keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from stolik.cli.cards_file import choose_cards
from stolik.cli.deck_choice import DECK_GAMES, choose_deck
from stolik.cli.desk import Desk, desk_of, is_interactive
from stolik.cli.fault import USAGE, Fault, option_fault
from stolik.cli.pack_file import choose_pack, find_pack
from stolik.cli.records import Keeper, blaming, game_of, new_file, read_record
from stolik.cli.seating import Chair, Wanted, chair_headers, recorded_chairs, seat_all
from stolik.cli.settings import read_settings, whole_number
from stolik.cli.sitting import Quit, Sitting
from stolik.kernel.entropy import SEED_BYTES
from stolik.kernel.game import Game
from stolik.kernel.options import OptionError, read_options
from stolik.kernel.record import Record, parse_seed
from stolik.kernel.registry import games

INTERRUPTED = 130


class Wishes(msgspec.Struct, frozen=True):
    """What the command line asked for, as it was typed."""

    game: str = ""
    people: str = ""
    bots: str = ""
    seats: str = ""
    seed: str = ""
    settings: tuple[str, ...] = ()
    pack: str = ""
    record: str = ""
    cards: str = ""
    deck: str = ""


def play(  # noqa: PLR0913, PLR0917 - a parameter for each option of the command
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="meta-game", help="help-game")] = "",
    people: Annotated[str, typer.Option(metavar="meta-people", help="help-people")] = "",
    bots: Annotated[str, typer.Option(metavar="meta-bots", help="help-bots")] = "",
    seats: Annotated[str, typer.Option(metavar="N", help="help-seats")] = "",
    seed: Annotated[str, typer.Option(metavar="N", help="help-seed")] = "",
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="meta-setting", help="help-set")
    ] = None,
    pack: Annotated[str, typer.Option(metavar="meta-pack", help="help-pack")] = "",
    cards: Annotated[str, typer.Option(metavar="meta-file", help="help-cards")] = "",
    deck: Annotated[str, typer.Option(metavar="meta-file", help="help-play-deck")] = "",
    record: Annotated[str, typer.Option(metavar="meta-file", help="help-record")] = "",
    resume: Annotated[str, typer.Option(metavar="meta-file", help="help-resume")] = "",
    explain: Annotated[bool, typer.Option("--explain", help="help-explain")] = False,
) -> None:
    """Play a game to its end, or until the people stop; the record stays."""
    desk = desk_of(context)
    wishes = Wishes(
        game, people, bots, seats, seed, tuple(settings or ()), pack, record, cards, deck
    )
    sitting: Sitting | None = _resumed(desk, wishes, resume) if resume else _begun(desk, wishes)
    code = 0
    while sitting is not None and code == 0:
        if any(chair.is_person for chair in sitting.chairs) and not is_interactive():
            raise Fault("terminal", USAGE)
        sitting.is_explained = explain
        sitting.keeper.save()
        code = _played(desk, sitting)
        sitting, code = _following(desk, sitting, code)
    raise typer.Exit(code)


def _following(desk: Desk, sitting: Sitting, code: int) -> tuple[Sitting | None, int]:
    """What comes after a finished game: rewards and another game, where the game has them."""
    if code or not sitting.state.is_over or sitting.state.game.id not in DECK_GAMES:
        return None, code
    from stolik.cli.evening.evening import Evening  # noqa: PLC0415 - only this game needs it

    try:
        return Evening(desk, sitting).go_on(lambda *found: _dealt(desk, sitting, *found)), 0
    except (Quit, EOFError):
        return None, 0
    except KeyboardInterrupt:
        return None, INTERRUPTED


def _dealt(
    desk: Desk, former: Sitting, options: dict[str, Any], headers: dict[str, str]
) -> Sitting:
    """The same people with new cards; a seed that was asked for goes on by one."""
    record = former.record
    seed = record.seed + 1 if isinstance(record.seed, int) else _seed("")
    state = former.state.game.new(record.seats, seed, options)
    headers = {**chair_headers(former.chairs), **headers}
    path = new_file(record.game, "", beside=former.keeper.path)
    return Sitting(desk, state, Keeper(path, Record.begin(state, seed, headers)), former.chairs)


def _played(desk: Desk, sitting: Sitting) -> int:
    code = 0
    try:
        sitting.play()
    except (Quit, EOFError):
        _say_goodbye(desk, sitting)
    except KeyboardInterrupt:
        code = INTERRUPTED
        _say_goodbye(desk, sitting)
    else:
        desk.show("")
        desk.show_unbroken(desk.say("record-kept", file=str(sitting.keeper.path)))
    return code


def _say_goodbye(desk: Desk, sitting: Sitting) -> None:
    sitting.keeper.save()
    desk.show("", desk.say("left", count=len(sitting.record.turns)))
    desk.show_unbroken(f"  {sitting.keeper.resume_command()}")


def _begun(desk: Desk, wishes: Wishes) -> Sitting:
    if not wishes.game:
        raise Fault("which-game", USAGE, known=", ".join(games()))
    game = desk.game(wishes.game)
    options = read_settings(game, wishes.settings)
    pack = choose_pack(game, options, wishes.pack)
    choose_cards(game, options, wishes.cards)
    deck = choose_deck(desk, game, options, wishes.deck)
    seats = whole_number(wishes.seats, "--seats", 1) if wishes.seats else None
    seed = _seed(wishes.seed)
    try:
        allowed = game.seats_for(read_options(game.Options, options))
        wanted = Wanted(wishes.people or "1", wishes.bots, seats, allowed)
        chairs = seat_all(desk, game, wanted)
        state = game.new(len(chairs), seed, options)
    except OptionError as error:
        raise option_fault(error, game.package) from None
    headers = {**chair_headers(chairs), **pack, **deck}
    keeper = Keeper(new_file(game.id, wishes.record), Record.begin(state, seed, headers))
    return Sitting(desk, state, keeper, chairs)


def _seed(word: str) -> int | bytes:
    """The seed that was asked for, or one that nobody can foresee."""
    if not word:
        return secrets.token_bytes(SEED_BYTES)
    try:
        return parse_seed(word)
    except ValueError:
        raise Fault("seed", USAGE, text=word) from None


def _resumed(desk: Desk, wishes: Wishes, file: str) -> Sitting:
    path = Path(file).absolute()
    record = read_record(path)
    _refuse_changes(wishes, record)
    game = game_of(record)
    find_pack(game, record, path, wishes.pack)
    with blaming(path, game):
        state = record.replay()
        if state.is_over and not _waits_for_reward(record):
            raise Fault("already-over", USAGE, file=file)
        return _seated(desk, record, path, recorded_chairs(desk, record), game)


def _waits_for_reward(record: Record) -> bool:
    """A winner who has not written yet comes back to a finished game."""
    if record.game not in DECK_GAMES:
        return False
    from stolik.cli.evening.evening import has_reward  # noqa: PLC0415 - only this game needs it

    return has_reward(record)


def _seated(desk: Desk, record: Record, path: Path, chairs: list[Chair], game: Game) -> Sitting:
    sitting = Sitting(desk, record.replay(0), Keeper(path, record), chairs)
    sitting.catch_up()
    desk.show(desk.say("resumed", name=desk.voice(game).say("name"), count=len(record.turns)))
    return sitting


def _refuse_changes(wishes: Wishes, record: Record) -> None:
    """A game that has begun cannot be given other players or rules."""
    if wishes.game and wishes.game != record.game:
        raise Fault("other-game", USAGE, asked=wishes.game, found=record.game)
    fixed: dict[str, Any] = {
        "--people": wishes.people,
        "--bots": wishes.bots,
        "--seats": wishes.seats,
        "--seed": wishes.seed,
        "--set": wishes.settings,
        "--record": wishes.record,
        "--cards": wishes.cards,
        "--deck": wishes.deck,
    }
    given = [flag for flag, value in fixed.items() if value]
    if given:
        raise Fault("resume-with", USAGE, flags=", ".join(given))
