"""BLANK under strict memory (mode B), as far as no card has an effect.

Everybody may act at any time and be wrong: play out of turn or without matching, draw although a
card could be played, accuse, or claim an effect that is not due. Which accusations and claims a
seat is offered is the screen's business; the reference says what each of them leads to.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from reference.base import Asked, Decisions, KnownChance
from reference.blank.game import TABLE, Blank, Settings, is_uniform

RULES = ["rule-1", "rule-2", "rule-3"]


@dataclass
class Draw:
    """Somebody drew in their turn: a breach if they could have played (BLK-37, BLK-R12).

    Its window runs in any case, for its length may not betray a hand (BLK-W23).
    """

    offender: int
    is_breach: bool
    plays_before: int
    has_play_followed: bool = False
    is_grace_over: bool = False
    had_a_turn: set[int] = field(default_factory=set)  # since then, at a turn-based table
    made_a_play: set[int] = field(default_factory=set)


class BlankMemory(Blank):
    """One game in mode B."""

    def __init__(self, settings: Settings, chance: KnownChance) -> None:
        super().__init__(settings, chance)
        # Who was wrong says no more until the next play or turn: a decision beyond the ledger,
        # recorded in the game's README, without which a game need not end.
        self.quiet: set[int] = set()
        self.draws: list[Draw] = []
        self.is_turn_over = False
        self.plays = 0

    def take_turn(self) -> Decisions:
        self.has_card_moved = False
        self.is_turn_over = False
        self.quiet = set()
        is_breathing = self.settings.is_live  # BLK-L49: no play for two seconds
        fine: set[int] = set()
        while not self.is_turn_over and not self.ending:
            seat, move = yield self.questions(is_breathing)
            if move == "time breath":
                is_breathing = False
            elif move == "fine":
                fine.add(seat)
                is_breathing = is_breathing and len(fine) < len(self.present())
            elif move == "time grace":
                self.pass_grace()
            elif move.startswith("lay"):
                fine.clear()
                yield from self.lay(seat, move.removeprefix("lay "))
            else:
                fine.clear()  # everybody is asked again
                self.act(seat, move)
        for draw in self.draws:
            draw.had_a_turn.add(self.active)
        self.forgive()

    def questions(self, is_breathing: bool) -> Asked:
        asked: Asked = {}
        for seat in self.present():
            asked[seat] = ["fine"]
            if seat in self.quiet:
                continue
            if not is_breathing:
                asked[seat] += [f"lay {card}" for card in self.players[seat].hand] + ["draw"]
            asked[seat] += [f"claim {rule}" for rule in RULES]
            asked[seat] += self.accusations(seat)
        if self.settings.is_live:
            asked[TABLE] = ["time breath"] if is_breathing else ["time turn"]
            asked[TABLE] += ["time remind", "time marker"] if not is_breathing else []
            asked[TABLE] += self.grace_timer()
        return asked

    def accusations(self, seat: int) -> list[str]:
        """BLK-73: one player, and one card or the duty to play."""
        others = [other for other in self.present() if other != seat]
        return [f"call {other} {what}" for other in others for what in [*RULES, "play"]]

    def act(self, seat: int, move: str) -> None:
        """Everything but laying cards."""
        if move == "draw" and seat == self.active:
            self.draw_in_turn()
        elif move == "time turn":
            self.penalise(self.active, 1)  # BLK-R13
        elif move.startswith("call"):
            self.accuse(seat, *move.split()[1:])
        elif move == "draw" or move.startswith("claim"):
            # BLK-R34: nothing is due, so it is undone and punished.
            self.penalise(seat, 1)
            self.quiet.add(seat)

    def draw_in_turn(self) -> None:
        """BLK-35, BLK-R12: accepted in any case, but a breach with a card that could be played."""
        self.laid = []
        could_play = any(self.may_lay(card) for card in self.players[self.active].hand)
        self.draws.append(Draw(self.active, could_play, self.plays))
        self.penalise(self.active, 1)

    def penalise(self, seat: int, cards: int) -> None:
        """BLK-54, BLK-55, BLK-67: a card each; in one's own turn the turn is over."""
        for _ in range(cards):
            self.draw(seat)
        if seat == self.active:
            self.is_turn_over = True

    # --- plays ------------------------------------------------------------------------------

    def lay(self, seat: int, card: str) -> Decisions:
        """Cards are laid one by one; until the play is done nobody else acts."""
        self.laid = [card]
        while True:
            rest = [card for card in self.players[seat].hand if card not in self.laid]
            asked: Asked = {seat: [f"lay {card}" for card in rest] + ["done"]}
            if self.settings.is_live:
                asked[TABLE] = ["time turn", "time remind", "time marker"]
                asked[TABLE] += self.grace_timer()
            _, move = yield asked
            if move == "time grace":
                self.pass_grace()
            elif move == "time turn":
                self.laid = []
                self.penalise(self.active, 1)
                return
            elif move == "done":
                break
            elif move.startswith("lay"):
                self.laid.append(move.removeprefix("lay "))
        mistakes = self.form_mistakes(seat)
        if mistakes:
            self.laid = []  # BLK-69: all go back to the hand
            self.penalise(seat, mistakes)
            self.quiet.add(seat)
            return
        self.put_down()
        yield from self.close()
        self.is_turn_over = True

    def form_mistakes(self, seat: int) -> int:
        """BLK-R14: out of turn; not uniform; uniform but not matching."""
        play, self.laid = self.laid, []
        is_out_of_turn = seat != self.active
        if not is_uniform(play):
            is_wrong = True
        else:
            *before, last = play
            self.laid = before
            is_wrong = not self.may_lay(last)
        self.laid = play
        return is_out_of_turn + is_wrong

    def put_down(self) -> None:
        super().put_down()
        self.plays += 1
        for draw in self.draws:
            draw.has_play_followed = True
            draw.made_a_play.add(self.active)
        self.forgive()
        self.quiet = set()

    # --- accusations ------------------------------------------------------------------------

    def accuse(self, caller: int, accused: str, what: str) -> None:
        """BLK-74, BLK-75: no rule card is ever broken here, so only the duty to play can be."""
        punished = []
        if what == "play":
            punished = [d for d in self.draws if d.offender == int(accused) and d.is_breach]
        if not self.settings.is_live:
            punished = [d for d in punished if caller not in d.had_a_turn]
        if punished:
            self.draws = [d for d in self.draws if d not in punished]
            self.penalise(int(accused), len(punished))
        else:
            self.penalise(caller, 1)
            self.quiet.add(caller)

    def is_unsettled(self, caller: int, move: str) -> bool:
        """A turn-based call whose outcome hangs on what "until they take their next turn" means.

        BLK-W5 closes the window with the caller's turn, however that ended; the engine closes it
        with the caller's play. Both agree where a turn was a play; other calls are not made here.
        """
        return not self.settings.is_live and any(
            move == f"call {draw.offender} play"
            and (caller in draw.had_a_turn) != (caller in draw.made_a_play)
            for draw in self.draws
        )

    def grace_timer(self) -> list[str]:
        """BLK-W5: at a live table no window closes within its first three seconds."""
        is_running = any(not draw.is_grace_over for draw in self.draws)
        return ["time grace"] if is_running and self.settings.is_live else []

    def pass_grace(self) -> None:
        """Three seconds have passed since the oldest window opened."""
        oldest = min(d.plays_before for d in self.draws if not d.is_grace_over)
        for draw in self.draws:
            if draw.plays_before == oldest:
                draw.is_grace_over = True
        self.forgive()

    def forgive(self) -> None:
        """BLK-78, BLK-W5: live until a play has followed and three seconds have passed."""
        if self.settings.is_live:
            self.draws = [d for d in self.draws if not (d.has_play_followed and d.is_grace_over)]

    # --- the end ----------------------------------------------------------------------------

    def close(self) -> Decisions:
        """BLK-91, BLK-R40: first the time to perform duties, then the closing window."""
        finisher = self.active
        hand = self.players[finisher].hand
        if not hand:
            yield from self.wait_for_duties()
        if not hand:
            yield from self.wait_for_accusers(finisher)
        if not hand:
            self.finish([finisher], "empty-hand")

    def wait_for_duties(self) -> Decisions:
        waiting = set(self.present())
        while waiting:
            asked = {
                seat: [f"claim {rule}" for rule in RULES if seat not in self.quiet]
                + (["fine"] if seat in waiting else [])
                for seat in self.present()
            }
            timers = ["time breath", *self.grace_timer()] if self.settings.is_live else []
            seat, move = yield {**asked, TABLE: timers}
            if move == "time breath":
                return
            if move == "time grace":
                self.pass_grace()
            elif move == "fine":
                waiting.discard(seat)
            else:
                waiting = set(self.present())  # everybody is asked again
                self.act(seat, move)

    def wait_for_accusers(self, finisher: int) -> Decisions:
        hand = self.players[finisher].hand
        others = set(self.present()) - {finisher}
        while others and not hand:
            asked = {
                seat: [f"call {finisher} {what}" for what in [*RULES, "play"]] + ["fine"]
                for seat in others
            }
            seat, move = yield {**asked, TABLE: ["time closing", *self.grace_timer()]}
            if move == "time closing":
                return
            if move == "time grace":
                self.pass_grace()
            elif move == "fine":
                others.discard(seat)
            else:
                self.act(seat, move)
