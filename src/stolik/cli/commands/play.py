"""`stolik play`: people and bots at one keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from stolik.bots.network import check_table, network_of
from stolik.cli.fault import USAGE, Fault, option_fault
from stolik.cli.inputs.cards_file import set_cards
from stolik.cli.inputs.deck_choice import DECK_GAMES, set_deck
from stolik.cli.inputs.game_options import read_settings
from stolik.cli.inputs.numbers import MAX_NUMBER
from stolik.cli.inputs.pack_file import find_pack, set_pack
from stolik.cli.inputs.records import RecordFile, game_of, new_file, read_record, record_faults
from stolik.cli.local_play.local_game import LocalGame, Quit
from stolik.cli.local_play.seating import (
    Player,
    SeatsRequest,
    player_headers,
    recorded_players,
    seat_all,
)
from stolik.cli.studies.study_options import network_faults, read_networks
from stolik.cli.terminal.terminal import Terminal, is_interactive, terminal_of
from stolik.kernel.entropy import SEED_BYTES
from stolik.kernel.game import Game
from stolik.kernel.options import OptionError, read_options
from stolik.kernel.record import Record, parse_seed
from stolik.kernel.registry import games

INTERRUPTED = 130


class PlayRequest(msgspec.Struct, frozen=True):
    """What the command line asked for, as it was typed."""

    game: str = ""
    people: str = ""
    bots: str = ""
    seats: int | None = None
    seed: str = ""
    settings: tuple[str, ...] = ()
    pack: str = ""
    record: str = ""
    cards: str = ""
    deck: str = ""
    networks: tuple[str, ...] = ()


def play(  # noqa: PLR0913, PLR0917 - a parameter for each option of the command
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="meta-game", help="help-game")] = "",
    people: Annotated[str, typer.Option(metavar="meta-people", help="help-people")] = "",
    bots: Annotated[str, typer.Option(metavar="meta-bots", help="help-bots")] = "",
    networks: Annotated[
        list[str] | None, typer.Option("--bot", metavar="meta-file", help="help-bot")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(min=1, max=MAX_NUMBER, metavar="N", help="help-seats")
    ] = None,
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
    terminal = terminal_of(context)
    request = PlayRequest(
        game, people, bots, seats, seed, tuple(settings or ()), pack, record, cards, deck,
        tuple(networks or ()),
    )  # fmt: skip
    local_game: LocalGame | None = (
        _resumed_game(terminal, request, resume) if resume else _new_game(terminal, request)
    )
    code = 0
    while local_game is not None and code == 0:
        if any(player.is_person for player in local_game.players) and not is_interactive():
            raise Fault("terminal", USAGE)
        local_game.is_explained = explain
        local_game.record_file.save()
        code = _played_to_end(terminal, local_game)
        local_game, code = _next_game(terminal, local_game, code)
    raise typer.Exit(code)


def _next_game(
    terminal: Terminal, local_game: LocalGame, code: int
) -> tuple[LocalGame | None, int]:
    """What comes after a finished game: rewards and another game, where the game has them."""
    if code or not local_game.state.is_over or local_game.state.game.id not in DECK_GAMES:
        return None, code
    from stolik.cli.blank_rewards.after_game import AfterGame  # noqa: PLC0415 - only this game needs it

    try:
        return AfterGame(terminal, local_game).run(
            lambda *found: _next_deal(terminal, local_game, *found)
        ), 0
    except (Quit, EOFError):
        return None, 0
    except KeyboardInterrupt:
        return None, INTERRUPTED


def _next_deal(
    terminal: Terminal, former: LocalGame, options: dict[str, Any], headers: dict[str, str]
) -> LocalGame:
    """The same people with new cards; a seed that was asked for goes on by one."""
    record = former.record
    seed = record.seed + 1 if isinstance(record.seed, int) else _seed("")
    state = former.state.game.new(record.seats, seed, options)
    headers = {**player_headers(former.players), **headers}
    path = new_file(record.game, "", beside=former.record_file.path)
    return LocalGame(
        terminal, state, RecordFile(path, Record.begin(state, seed, headers)), former.players
    )


def _played_to_end(terminal: Terminal, local_game: LocalGame) -> int:
    code = 0
    try:
        local_game.play()
    except (Quit, EOFError):
        _show_resume_command(terminal, local_game)
    except KeyboardInterrupt:
        code = INTERRUPTED
        _show_resume_command(terminal, local_game)
    else:
        terminal.show("")
        terminal.show_unbroken(terminal.say("record-kept", file=str(local_game.record_file.path)))
    return code


def _show_resume_command(terminal: Terminal, local_game: LocalGame) -> None:
    local_game.record_file.save()
    terminal.show("", terminal.say("left", count=len(local_game.record.turns)))
    terminal.show_unbroken(f"  {local_game.record_file.resume_command()}")


def _new_game(terminal: Terminal, request: PlayRequest) -> LocalGame:
    if not request.game:
        raise Fault("which-game", USAGE, known=", ".join(games()))
    game = terminal.game(request.game)
    options = read_settings(game, request.settings)
    pack = set_pack(game, options, request.pack)
    set_cards(game, options, request.cards)
    deck = set_deck(terminal, game, options, request.deck)
    seed = _seed(request.seed)
    try:
        allowed = game.seats_for(read_options(game.Options, options))
        networks = tuple(read_networks(list(request.networks)))
        asked_for = SeatsRequest(
            request.people or "1", request.bots, request.seats, allowed, networks
        )
        players = seat_all(terminal, game, asked_for)
        state = game.new(len(players), seed, options)
        with network_faults():
            for level in networks:
                check_table(network_of(level), state.rules)
    except OptionError as error:
        raise option_fault(error, game.package) from None
    for warning in game.warnings(state.rules.options):
        speaker = terminal.speaker_for(game)
        remedy = speaker.say(f"{warning.id}.remedy", **warning.args)
        terminal.show(f"{speaker.tell(warning)} {remedy}", "")
    headers = {**player_headers(players), **pack, **deck}
    record_file = RecordFile(new_file(game.id, request.record), Record.begin(state, seed, headers))
    return LocalGame(terminal, state, record_file, players)


def _seed(word: str) -> int | bytes:
    """The seed that was asked for, or one that nobody can foresee."""
    if not word:
        return secrets.token_bytes(SEED_BYTES)
    try:
        return parse_seed(word)
    except ValueError:
        raise Fault("seed", USAGE, text=word) from None


def _resumed_game(terminal: Terminal, request: PlayRequest, file: str) -> LocalGame:
    path = Path(file).absolute()
    record = read_record(path)
    _refuse_changes(request, record)
    game = game_of(record)
    find_pack(game, record, path, request.pack)
    with record_faults(path, game):
        state = record.replay()
        if state.is_over and not _waits_for_reward(record):
            raise Fault("already-over", USAGE, file=file)
        return _restored_game(terminal, record, path, recorded_players(terminal, record), game)


def _waits_for_reward(record: Record) -> bool:
    """Whether a finished game is resumed for a winner who has not written a card yet."""
    if record.game not in DECK_GAMES:
        return False
    from stolik.cli.blank_rewards.after_game import has_reward  # noqa: PLC0415 - only this game needs it

    return has_reward(record)


def _restored_game(
    terminal: Terminal, record: Record, path: Path, players: list[Player], game: Game
) -> LocalGame:
    with network_faults():
        local_game = LocalGame(terminal, record.replay(0), RecordFile(path, record), players)
    local_game.catch_up()
    terminal.show(
        terminal.say(
            "resumed", name=terminal.speaker_for(game).say("name"), count=len(record.turns)
        )
    )
    return local_game


def _refuse_changes(request: PlayRequest, record: Record) -> None:
    """Raise if options would change the players or rules of a game that has begun."""
    if request.game and request.game != record.game:
        raise Fault("other-game", USAGE, asked=request.game, found=record.game)
    fixed: dict[str, Any] = {
        "--people": request.people,
        "--bots": request.bots,
        "--bot": request.networks,
        "--seats": request.seats,
        "--seed": request.seed,
        "--set": request.settings,
        "--record": request.record,
        "--cards": request.cards,
        "--deck": request.deck,
    }
    given = [flag for flag, value in fixed.items() if value]
    if given:
        raise Fault("resume-with", USAGE, flags=", ".join(given))
