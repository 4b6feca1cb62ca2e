"""Stolik's games in OpenSpiel: importing this module registers them with pyspiel.

    import pyspiel
    import stolik.adapters.openspiel

    game = pyspiel.load_game("stolik_cardline", {"players": 3})

Parameters: `players`; `options`, the game's options as `options_text` writes them or
as JSON text; `deals` and `seed`, see below; `past`, how many earlier moments an information
state's tensor holds. OpenSpiel splits the text of a game at
commas, so JSON with several options can be a parameter in a dict but not in a string;
a game that was loaded either way writes itself down in a form that can be read again.

Chance is explicit: the first node deals, each of `deals` outcomes is one deal and
equally likely, and all that chance decides later in that game follows from it. So
a history replays and serialises, and there is one chance node in a game. `seed`
gives other deals. Nobody can look ahead: `resample_from_infostate` imagines what a
player cannot know, the future of chance included.

With `deals=0` the whole tree of chance is there: each draw that the rules make is a node of its
own. Small games can be solved exactly so (docs/research/small-games.md).

Those who decide at the same time act one after another without seeing the others'
answers, in an order that favours no seat. Timers stand still (see
`stolik.adapters.ends`). Returns are shares of the win: constant-sum for two who compete where
somebody always wins, identical where all win or lose together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import quote, unquote

import msgspec
import pyspiel

from stolik.adapters.chance import DecidedDraws, Undecided
from stolik.adapters.ends import next_seat, order_seed_of, win_shares
from stolik.adapters.openspiel_observer import StolikObserver, Tensors
from stolik.adapters.recall import Known, Moment, Past
from stolik.bots import Bot, make
from stolik.kernel.entropy import FastStream
from stolik.kernel.game import Game
from stolik.kernel.mind import LEVELS
from stolik.kernel.move import Move
from stolik.kernel.registry import usable
from stolik.kernel.rules import Rules
from stolik.kernel.seat import TABLE, Seat
from stolik.kernel.state import State
from stolik.kernel.view import encode

DEALS = 4096
PAST = 8
WHOLE_TREE = 0  # instead of a number of deals
LARGEST_DRAW = 1 << 20
LONGEST = 1 << 30
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
CHANCE = int(pyspiel.PlayerId.CHANCE)
_PLAIN = "{}[]:\"' +-*/!?&;<>|^~@#$"  # what neither OpenSpiel nor `unquote` would take otherwise


def short_name(game: str) -> str:
    """The name of a game in OpenSpiel.

    >>> short_name("all-in")
    'stolik_all_in'
    """
    return f"stolik_{game.replace('-', '_')}"


def options_text(options: Mapping[str, object]) -> str:
    """Write options as a parameter that OpenSpiel's own text can carry.

    It is JSON in which characters that mean something to OpenSpiel are percent-encoded.

    >>> options_text({"side": "B", "heirs": True})
    '{"side":"B"%2C"heirs":true}'
    """
    return quote(msgspec.json.encode(options), safe=_PLAIN)


def _options(text: str) -> dict[str, object]:
    """Read options, as JSON or as `options_text` writes them."""
    return msgspec.json.decode(unquote(text), type=dict[str, object])


class _Held:
    """A state, who is asked, everybody's own moves so far, and everything seen so far.

    OpenSpiel clones deeply whatever a state holds; this copies as states do.
    """

    def __init__(self, tensors: Tensors, asked: int, own: tuple[tuple[int, ...], ...]) -> None:
        self.tensors = tensors
        self.state: State | None = None
        self.asked = asked
        self.own = own
        self.order_seed = self.decisions = 0
        self.moment: Moment | None = None
        # Where each draw is a node: the move under way, what was drawn for it, the next draw.
        self.under_way: tuple[Seat, int] = (TABLE, 0)
        self.drawn: tuple[int, ...] = ()
        self.outcomes = 0

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle a past as its digest, so that equal states are stored equally."""
        state, moment = self.state, self.moment
        known: dict[Seat, Known] = {}
        pasts: dict[Seat, Past] = {}
        if state is not None and moment is not None:
            known = moment.all_known(state.seats)
            pasts = moment.all_pasts(state.seats, self.tensors.recollection)
        numbers = (self.order_seed, self.decisions)
        draws = (self.under_way, self.drawn, self.outcomes)
        asked = (self.tensors, self.asked, self.own)
        return _held_again, (asked, numbers, draws, state, known, pasts)

    def __deepcopy__(self, memo: object) -> _Held:
        twin = _Held(self.tensors, self.asked, self.own)
        twin.state = None if self.state is None else self.state.copy()
        twin.order_seed, twin.decisions = self.order_seed, self.decisions
        twin.moment = self.moment
        twin.under_way, twin.drawn, twin.outcomes = self.under_way, self.drawn, self.outcomes
        return twin

    def begin(self, state: State) -> None:
        """Take a fresh deal."""
        order_seed = order_seed_of(state)
        self.asked = _next_player(state, order_seed, 0)
        self.state, self.order_seed = state, order_seed
        self.moment = Moment.of(state, {})

    def go_on(self, state: State, seat: Seat, action: int, is_kept: bool) -> None:
        """Make a move; nothing changes here before all draws for it have been decided."""
        state.apply(seat, state.game.moves[action])
        self.asked = _next_player(state, self.order_seed, self.decisions + 1)
        self.state = state
        self.decisions += 1
        self.own = (*self.own[:seat], (*self.own[seat], action), *self.own[seat + 1 :])
        self.moment = Moment(self.moment, seat, action, state.copy() if is_kept else None)

    def resolve(self, rules: Rules) -> None:
        """Make the move under way, or stop at the next draw that it needs."""
        draws = DecidedDraws(self.drawn)
        try:
            if self.state is None:
                self.begin(rules.setup(draws))
            else:
                state = self.state.copy()
                state.entropy = draws
                self.go_on(state, *self.under_way, is_kept=True)
        except Undecided as draw:
            self.asked, self.outcomes = CHANCE, draw.bound
        else:
            assert self.state is not None
            self.state.entropy = FastStream(0)  # never drawn from: each move brings its draws
            self.drawn, self.outcomes = (), 0


def _next_player(state: State, order_seed: int, decisions: int) -> int:
    """Who is asked, after the table has made its own moves."""
    seat = TERMINAL if state.is_over else next_seat(state, order_seed, decisions)
    return TERMINAL if state.is_over else seat


def _held_again(  # noqa: PLR0913, PLR0917 - pickle calls it
    asked: tuple[Tensors, int, tuple[tuple[int, ...], ...]],
    numbers: tuple[int, int],
    draws: tuple[tuple[Seat, int], tuple[int, ...], int],
    state: State | None,
    known: dict[Seat, Known],
    pasts: dict[Seat, Past],
) -> _Held:
    held = _Held(*asked)
    held.order_seed, held.decisions = numbers
    held.under_way, held.drawn, held.outcomes = draws
    held.state = state
    held.moment = None if state is None else Moment.of(state, known, pasts)
    return held


class StolikGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with a number of players and options; `register` derives it for each."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game
        given = {key: value for key, value in (params or {}).items() if value not in ("", None)}
        options = _options(given.get("options", "{}"))
        seats = int(given.get("players", game.default_seats(options)))
        self.rules = game.rules(seats, options)
        self.deals = int(given.get("deals", DEALS))
        if self.deals < 0:
            raise ValueError(
                f"deals: at least one, or {WHOLE_TREE} for all that chance can do; not {self.deals}"
            )
        self.is_whole = self.deals == WHOLE_TREE
        self.seed = int(given.get("seed", 0))
        longest = game.bound(seats, self.rules.options) + 1
        past = int(given.get("past", PAST))
        if past < 0:
            raise ValueError(f"past: 0 or more earlier moments, not {past}")
        self.tensors = Tensors(self.rules, min(past, longest))
        utility = utility_of(game, self.rules)
        is_constant_sum = utility == pyspiel.GameType.Utility.CONSTANT_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.moves),
            max_chance_outcomes=LARGEST_DRAW if self.is_whole else self.deals,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if is_constant_sum else None,
            max_game_length=min(longest, LONGEST),
        )
        written = {"options": options_text(options)} if "options" in given else {}
        super().__init__(kind_of(game, utility), info, {**(params or {}), **written})

    def __reduce__(self) -> tuple[object, ...]:
        return read_game, (str(self),)

    def new_initial_state(self) -> StolikState:
        """A game before the deal."""
        return StolikState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The only chance node is the deal, unless each draw is one."""
        return LONGEST if self.is_whole else 1

    def make_py_observer(self, kind: Any = None, params: Any = None) -> StolikObserver:  # noqa: ANN401
        """The observer of this game."""
        recalls = kind is not None and kind.perfect_recall
        return StolikObserver(self.tensors, recalls)


class StolikState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: StolikGame) -> None:
        super().__init__(game)
        self._held = _Held(game.tensors, CHANCE, ((),) * game.rules.seats)
        if game.is_whole:
            self._held.resolve(game.rules)

    def __reduce__(self) -> tuple[object, ...]:
        return read_state, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    @property
    def table(self) -> State:
        """The state as the rules know it."""
        if self._held.state is None:
            raise ValueError("nothing has been dealt yet")
        return self._held.state

    @property
    def moment(self) -> Moment | None:
        """What everybody has seen so far; nothing before the deal."""
        return self._held.moment

    @property
    def _is_dealt(self) -> bool:
        return self._held.state is not None

    def current_player(self) -> int:
        """Who is asked; chance before the deal."""
        return self._held.asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, or the results of the next draw: all equally likely."""
        count = self._held.outcomes or self.get_game().deals
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _legal_actions(self, player: Seat) -> list[int]:
        return sorted(move.code for move in self.table.legal(player))

    def _apply_action(self, action: int) -> None:
        held, game = self._held, self.get_game()
        if game.is_whole:
            if held.asked == CHANCE:
                held.drawn = (*held.drawn, action)
            else:
                held.under_way = (held.asked, action)
            held.resolve(game.rules)
        elif held.state is None:
            held.begin(game.rules.setup(FastStream((game.seed << 32) + action)))
        else:
            held.go_on(held.state, held.asked, action, is_kept=False)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"draw {action}" if self.get_game().is_whole else f"deal {action}"
        return str(self.get_game().rules.game.moves[action])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        state = self._held.state
        return state is not None and state.is_over

    def returns(self) -> list[float]:
        """Shares of the win; nothing before the end."""
        return win_shares(self.table) if self.is_terminal() else [0.0] * self.num_players()

    def __str__(self) -> str:
        return encode(self.table.view(None)).decode() if self._is_dealt else "before the deal"

    def _player(self, player: int | None) -> Seat:
        chosen = self._held.asked if player is None else player
        if not 0 <= chosen < self.num_players():
            raise ValueError(f"{chosen} is no player of this game")
        return chosen

    def observation_string(self, player: int | None = None) -> str:
        """The player's view as JSON."""
        seat = self._player(player)
        return self._seen(seat).decode() if self._is_dealt else ""

    def _seen(self, seat: Seat) -> bytes:
        return encode(self.table.view(seat))

    def information_state_string(self, player: int | None = None) -> str:
        """The player's own moves, a digest of all it has seen, and its view: perfect recall."""
        seat, moment = self._player(player), self._held.moment
        if moment is None:
            return f"{seat}: "
        moves = " ".join(map(str, self._held.own[seat]))
        view = self._seen(seat)
        return f"{seat}: {moves}\n{moment.known(seat, view).digest.hex()}\n{view.decode()}"

    def resample_from_infostate(self, player: int, sampler: Any) -> StolikState:  # noqa: ANN401
        """A state that the player cannot tell from this one; `sampler` gives numbers below 1."""
        other = self.clone()
        seed = int(sampler() * (1 << 32)) << 32 | int(sampler() * (1 << 32))
        mind = self.table.game.mind(LEVELS[0])
        twin = mind.imagine(self.table, player, FastStream(seed))
        moment = self._held.moment
        assert moment is not None
        other._held.state, other._held.moment = (
            twin,
            moment.imagined(twin, player, other._held.tensors.recollection),
        )
        return other  # type: ignore[no-any-return]


def read_game(text: str) -> StolikGame:
    """Load a pickled game, as other processes do."""
    return pyspiel.load_game(text)  # type: ignore[no-any-return]


def read_state(text: str) -> StolikState:
    """Load a state that was saved together with its game."""
    return pyspiel.deserialize_game_and_state(text)[1]  # type: ignore[no-any-return]


class StolikBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots as a player in OpenSpiel; it sees its seat's perspective only."""

    def __init__(self, level: str, game: str, player: Seat, seed: int = 0) -> None:
        super().__init__()
        self.bot: Bot = make(level, game, seed)
        self.player = player

    def step(self, state: StolikState) -> int:
        """Choose an action."""
        self.bot.begin_turn(state.move_number())
        chosen: Move = self.bot.choose(self.bot.look(state.table, self.player))
        return chosen.code

    def restart_at(self, state: StolikState) -> None:
        """Nothing is remembered from one move to the next."""

    def provides_policy(self) -> bool:
        """Our bots do not report probabilities."""
        return False


def utility_of(game: Game, rules: Rules) -> Any:  # noqa: ANN401 - pyspiel has no types
    """How the returns of a table's players belong together."""
    utilities = pyspiel.GameType.Utility
    if rules.seats > 1 and game.is_together(rules.seats, rules.options):
        return utilities.IDENTICAL
    is_split = rules.seats == 2 and game.always_has_winner(rules.seats, rules.options)
    return utilities.CONSTANT_SUM if is_split else utilities.GENERAL_SUM


def kind_of(game: Game, utility: Any) -> Any:  # noqa: ANN401 - pyspiel has no types
    """What OpenSpiel wants to know about a kind of game."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game.id),
        long_name=f"Stolik: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.default_seats(),
            "options": "{}",
            "deals": DEALS,
            "seed": 0,
            "past": PAST,
        },
    )


def register(game: Game) -> None:
    """Make a game known to pyspiel; those of this package already are."""
    # A class outlives the interpreter's last steps, when pyspiel lets go of what was registered.
    known = type(short_name(game.id), (StolikGame,), {"game": game})
    pyspiel.register_game(kind_of(game, pyspiel.GameType.Utility.GENERAL_SUM), known)


for _game in usable()[0]:
    if short_name(_game.id) not in pyspiel.registered_names():
        register(_game)
