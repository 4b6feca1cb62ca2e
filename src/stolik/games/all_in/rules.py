"""The rules of All In: what may be done now, and by whom."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.all_in import moves, views
from stolik.games.all_in.cards.card_numbers import EYE, KIND, MUST, NONE
from stolik.games.all_in.cards.pack import Pack
from stolik.games.all_in.engine import turns
from stolik.games.all_in.engine.area import is_blocked, is_held, place_of, unblocked
from stolik.games.all_in.engine.rounds import begin_round, predict
from stolik.games.all_in.engine.setting import Setting
from stolik.games.all_in.moves import AllInMove
from stolik.games.all_in.options import AllInOptions
from stolik.games.all_in.state import (
    CHOOSING,
    CONCEALING,
    DISCARDING,
    GETTING,
    GIVING,
    KEEPING,
    PHASES,
    PREDICTING,
    STACKING,
    TAKING,
    TARGETING,
    TURN,
    AllInState,
    Showdown,
)
from stolik.kernel.entropy import Stream, stream_from
from stolik.kernel.game import Game
from stolik.kernel.move import Move
from stolik.kernel.outcome import Outcome, ranked
from stolik.kernel.phrase import Player
from stolik.kernel.refusal import BadMove, Refusal
from stolik.kernel.rules import Rules
from stolik.kernel.seat import Seat
from stolik.kernel.state import State
from stolik.kernel.view import View

_SINGLE: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(moves.MOST_SEATS)]
_BOTH: Final[tuple[Seat, ...]] = (0, 1)
_NOBODY: Final[tuple[Seat, ...]] = ()
_NO_MOVES: Final[list[Move]] = []
_DECISIONS_IN_A_TURN: Final = 16

# What each phase waits for, and the rule that says so.
_WANTED: Final[list[int]] = [
    moves.PLAY, moves.RESOLVE, moves.TAKE_CARD, moves.GIVE, moves.GET, moves.KEEP,
    moves.STACK, moves.CHOOSE, moves.CONCEAL, moves.DISCARD, moves.NAME,
]  # fmt: skip
_WANTED_BY: Final[list[str]] = [
    "AIN-19", "AIN-25", "AIN-49", "AIN-50", "AIN-50", "AIN-52",
    "AIN-53", "AIN-56", "AIN-58", "AIN-26", "AIN-61",
]  # fmt: skip


@final
class AllInRules(Rules):
    """The rules of a table of All In."""

    def __init__(self, game: Game, seats: int, options: AllInOptions, pack: Pack) -> None:
        super().__init__(game, seats, options)
        self.setting: Setting = Setting(seats, options, pack)
        self._namings: list[Move] = [*moves.NAMINGS[:seats]]

    def setup(self, entropy: Stream) -> AllInState:
        """Draw the dealer at random and set up the first round (AIN-R34, AIN-16)."""
        state = AllInState(self, entropy)
        state.runes = [0] * self.seats  # AIN-15
        state.revealed = []
        dealer: i64 = entropy.below(self.seats)
        begin_round(self.setting, state, (dealer + 1) % self.seats)
        return state

    def bound(self) -> int:
        """An upper bound on decisions; rounds are finite by AIN-R28."""
        setting = self.setting
        turns_in_a_round = (setting.places - 2) * (setting.patience + 1)
        rounds = int(setting.rounds) + int(setting.heirs)
        return rounds * (turns_in_a_round * _DECISIONS_IN_A_TURN + self.seats)

    def deciders(self, state: State) -> tuple[Seat, ...]:
        """The active player, the target of an eye, or those who still have to predict."""
        assert isinstance(state, AllInState)
        if state.is_over:
            return _NOBODY
        if state.phase == CONCEALING:
            return _SINGLE[state.target]
        if state.phase == PREDICTING and self.seats == 2:  # AIN-103
            if state.predictions[0] != NONE:
                return _SINGLE[1]
            return _BOTH if state.predictions[1] == NONE else _SINGLE[0]
        return _SINGLE[state.turn]

    def _is_asked(self, state: AllInState, seat: i64) -> bool:
        """Whether the seat is one of the deciders."""
        if state.is_over:
            return False
        if state.phase == CONCEALING:
            return seat == state.target
        if state.phase == PREDICTING and self.seats == 2:  # AIN-103
            return 0 <= seat < 2 and state.predictions[seat] == NONE
        return seat == state.turn

    def legal(self, state: State, seat: Seat) -> list[Move]:
        """Exactly the moves that `refusal` allows, in catalogue order."""
        assert isinstance(state, AllInState)
        if not self._is_asked(state, seat):
            return _NO_MOVES
        phase = state.phase
        if phase == TURN:
            return self._actions(state)
        if phase == PREDICTING:
            return self._namings
        if phase == CONCEALING:
            return [moves.CONCEALS[card] for card in state.hands[seat]]
        if phase == DISCARDING:
            return [moves.DISCARDS[card] for card in state.hands[seat]]
        if phase == GETTING:
            return [moves.GETS[card] for card in self.targets(state)]
        if phase == KEEPING:
            return [moves.KEEPS[card] for card in sorted(state.revealed)]
        if phase == STACKING:
            stacks: list[Move] = [moves.STACKS[card] for card in sorted(state.revealed)]
            stacks.append(moves.STACKING_REST)
            return stacks
        return self._effect_moves(state)

    def _actions(self, state: AllInState) -> list[Move]:
        """Play a card, pass or go all-in (AIN-19, AIN-48, AIN-R28)."""
        hand = state.hands[state.turn]
        found: list[Move]
        if state.stalled >= self.setting.patience:
            takes = self.setting.takes
            found = [moves.PLAYS[card] for card in hand if not takes[card]]
        else:
            found = [moves.PLAYS[card] for card in hand]
        found.append(moves.PASSING)
        if state.all_in == NONE:
            found.append(moves.GOING_ALL_IN)
        return found

    def _effect_moves(self, state: AllInState) -> list[Move]:
        """Ways to resolve the effect, and skipping it unless it must be (AIN-24, AIN-25)."""
        phase = state.phase
        found: list[Move] = []
        if phase == CHOOSING:
            found.append(moves.RESOLVING)
        if not self.effect(state) & MUST:
            found.append(moves.SKIPPING)
        if phase == TAKING:
            found.extend([moves.TAKES[card] for card in self.targets(state)])
        elif phase == GIVING:
            if state.filled > 0 or self._pile_top(state) != NONE:
                found.extend([moves.GIVES[card] for card in state.hands[state.turn]])
        elif phase == TARGETING:
            for other in range(self.seats):
                if other not in (state.turn, state.all_in):
                    found.append(moves.CHOICES[other])
        return found

    def effect(self, state: AllInState) -> i64:
        """The effect that is being resolved."""
        return self.setting.effect(state.played, state.effect)

    def _pile_top(self, state: AllInState) -> i64:
        """The pile's top card where it may be used (AIN-114, AIN-115, AIN-R41)."""
        return state.pile[-1] if self.setting.enchanting and state.pile else NONE

    def targets(self, state: AllInState) -> list[int]:
        """Cards that TAKE and SWAP may choose."""
        cards = unblocked(state.area, self.setting.row)
        top = self._pile_top(state)
        if top != NONE:
            cards.append(top)
            cards.sort()
        return cards

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Return why the seat may not make this move now; None when it may."""
        assert isinstance(state, AllInState)
        if not isinstance(move, AllInMove):
            raise BadMove(str(move))
        if state.is_over:
            return Refusal("AIN-100", "game-over")
        phase = state.phase
        if phase == PREDICTING:
            return self._refused_prediction(state, seat, move)
        decider = state.target if phase == CONCEALING else state.turn
        if seat != decider:
            return Refusal("AIN-18", "not-your-turn", whose=Player(decider))
        if phase == TURN:
            return self._refused_action(state, move)
        act = move.act
        if act == moves.SKIP:
            return self._refused_skip(state)
        rest = phase == STACKING and act == moves.STACK_REST
        if act != _WANTED[phase] and not rest:
            rule = "AIN-58" if phase == TARGETING and self.effect(state) & KIND == EYE else ""
            return Refusal(rule or _WANTED_BY[phase], f"wanted-{PHASES[phase]}")
        if phase == CHOOSING:
            return None
        if phase in (TAKING, GETTING):
            return self._refused_target(state, move.about)
        if phase in (KEEPING, STACKING):
            if not rest and move.about not in state.revealed:
                return Refusal(_WANTED_BY[phase], "not-revealed")
            return None
        if phase == TARGETING:
            return self._refused_opponent(state, move.about)
        return self._refused_hand_card(state, seat, move.about)

    def _refused_prediction(self, state: AllInState, seat: Seat, move: AllInMove) -> Refusal | None:
        if 0 <= seat < self.seats and state.predictions[seat] != NONE:
            return Refusal("AIN-R37", "already-predicted")
        if seat not in self.deciders(state):
            return Refusal("AIN-65", "not-your-prediction", whose=Player(state.turn))
        if move.act != moves.NAME:
            return Refusal("AIN-61", "wanted-predicting")
        if move.about >= self.seats:
            return Refusal("AIN-61", "not-at-the-table")
        return None

    def _refused_action(self, state: AllInState, move: AllInMove) -> Refusal | None:
        act = move.act
        if act == moves.PLAY:
            if not is_held(state.hands[state.turn], move.about):
                return Refusal("AIN-22", "not-in-hand")
            if state.stalled >= self.setting.patience and self.setting.takes[move.about]:
                return Refusal("AIN-R28", "take-closed", turns=state.stalled)
            return None
        if act == moves.PASS:
            return None
        if act == moves.ALL_IN:
            if state.all_in != NONE:
                return Refusal("AIN-48", "all-in-taken", whose=Player(state.all_in))
            return None
        return Refusal("AIN-19", "wanted-turn")

    def _refused_skip(self, state: AllInState) -> Refusal | None:
        phase = state.phase
        if phase not in (CHOOSING, TAKING, GIVING, TARGETING):
            return Refusal("AIN-R33", "nothing-to-skip")
        if self.effect(state) & MUST:
            return Refusal("AIN-24", "must-resolve")
        return None

    def _refused_target(self, state: AllInState, card: int) -> Refusal | None:
        place = place_of(state.area, card)
        if place == NONE:
            # A closed pile (AIN-117) must not be guessed from what is refused.
            if state.pile and card == state.pile[-1] and not self.setting.third_eye:
                if self.setting.enchanting:
                    return None
                return Refusal("AIN-112", "pile-not-enchanted")
            return Refusal("AIN-49", "not-in-area")
        if is_blocked(state.area, self.setting.row, int(place)):
            return Refusal("AIN-38", "blocked")
        return None

    def _refused_opponent(self, state: AllInState, other: Seat) -> Refusal | None:
        rule = "AIN-58" if self.effect(state) & KIND == EYE else "AIN-56"
        if other >= self.seats:
            return Refusal(rule, "not-at-the-table")
        if other == state.turn:
            return Refusal(rule, "not-yourself")
        if other == state.all_in:
            return Refusal("AIN-46", "immune", whose=Player(other))
        return None

    def _refused_hand_card(self, state: AllInState, seat: Seat, card: int) -> Refusal | None:
        if not is_held(state.hands[seat], card):
            rule = _WANTED_BY[state.phase]
            return Refusal("AIN-R12" if card == state.played else rule, "not-in-hand")
        if state.phase == GIVING and state.filled == 0 and self._pile_top(state) == NONE:
            return Refusal("AIN-50", "not-in-area")
        return None

    def perform(self, state: State, seat: Seat, move: Move) -> None:
        """Apply a move that was not refused, up to the next decision."""
        assert isinstance(state, AllInState)
        assert isinstance(move, AllInMove)
        act: i64 = move.act
        about: i64 = move.about
        setting = self.setting
        if act == moves.PLAY:
            turns.play(setting, state, about)
        elif act == moves.PASS:
            turns.pass_turn(setting, state)
        elif act == moves.ALL_IN:
            turns.go_all_in(setting, state)
        elif act == moves.RESOLVE:
            turns.choose(setting, state)
        elif act == moves.SKIP:
            turns.skip(setting, state)
        elif act == moves.TAKE_CARD:
            turns.take(setting, state, about)
        elif act == moves.NAME:
            predict(setting, state, seat, about)
        else:
            self._perform_rest(state, act, about)

    def _perform_rest(self, state: AllInState, act: i64, about: i64) -> None:
        setting = self.setting
        if act == moves.GIVE:
            turns.give(setting, state, about)
        elif act == moves.GET:
            turns.get(setting, state, about)
        elif act == moves.KEEP:
            turns.keep(setting, state, about)
        elif act == moves.STACK:
            turns.stack(setting, state, about)
        elif act == moves.STACK_REST:
            turns.stack_rest(setting, state)
        elif act == moves.CHOOSE:
            turns.target(setting, state, about)
        elif act == moves.CONCEAL:
            turns.conceal(setting, state, about)
        else:
            turns.discard(setting, state, about)

    def outcome(self, state: State) -> Outcome:
        """Most runes win; ties go to the last hand, or to nobody with heirs (AIN-101, AIN-109)."""
        assert isinstance(state, AllInState)
        scores = tuple([float(count) for count in state.runes])
        if self.setting.heirs:
            shared = ranked(scores)
            if len(shared.winners) > 1:
                return Outcome(scores, shared.ranks, ())
            return shared
        strengths = state.showdowns[-1].strengths
        keys = tuple([(scores[seat], float(strengths[seat])) for seat in range(self.seats)])
        return ranked(scores, keys)  # AIN-102

    def view(self, state: State, seat: Seat | None) -> View:
        """What the seat may know; None is the spectator."""
        assert isinstance(state, AllInState)
        return views.view_of(self.setting, state, seat)

    def places(self, state: State) -> dict[str, list[int]]:
        """Where every card is, by the name of the place."""
        assert isinstance(state, AllInState)
        places = {f"hand {seat}": list(hand) for seat, hand in enumerate(state.hands)}
        places["area"] = [card for card in state.area if card != NONE]
        places["deck"] = list(state.deck)
        places["pile"] = list(state.pile)
        places["played"] = [state.played] if state.played != NONE else []
        places["revealed"] = list(state.revealed)
        return places

    def restore(self, snapshot: tuple[object, ...]) -> State:
        """Restore the state that gave this snapshot."""
        return _restored(self, snapshot)


def _restored(rules: AllInRules, snapshot: tuple[object, ...]) -> AllInState:
    entropy, is_over, numbers, lists, hands, showdowns = snapshot
    assert isinstance(entropy, tuple) and isinstance(is_over, bool)
    assert isinstance(numbers, tuple) and isinstance(lists, tuple)
    assert isinstance(hands, tuple) and isinstance(showdowns, tuple)
    state = AllInState(rules, stream_from(entropy))
    state.is_over = is_over
    (state.round, state.first, state.turn, state.phase, state.filled, state.filled_before,
     state.stalled, state.played, state.effect, state.given, state.discarded, state.target,
     state.all_in, state.pot, state.carried, state.last_placer) = numbers  # fmt: skip
    deck, pile, area, revealed, runes, predictions, log = lists
    state.deck = vec[i64](deck)
    state.pile = list(pile)
    state.area = vec[i64](area)
    state.revealed = list(revealed)
    state.runes = list(runes)
    state.predictions = list(predictions)
    state.round_log = vec[i64](log)
    state.hands = [list(hand) for hand in hands]
    state.showdowns = tuple([Showdown(*facts) for facts in showdowns])
    return state
