"""In which way a finished game ended; the museum holds one record of every way."""

from __future__ import annotations

from stolik.kernel.state import State


def all_in(state: State) -> str:
    view = state.view(None)
    if view.round == 4:  # AIN-107, AIN-109
        return "extra round" if view.winners else "extra round, nobody wins"
    most = max(player.runes for player in view.players)
    is_tied = sum(player.runes == most for player in view.players) > 1
    return "stronger hand" if is_tied else "more runes"  # AIN-101, AIN-102


def cardline(state: State) -> str:
    view = state.view(None)
    if all(view.hands[seat] for seat in view.winners):  # CRD-R17
        return "round limit" if len(view.winners) == 1 else "round limit, shared"
    return "play-off" if view.is_play_off else "went out alone"  # CRD-29, CRD-32


def illusion(state: State) -> str:
    view = state.view(None)
    if view.mode == "three-arrows":  # ILL-35
        return "third arrow"
    return "twelve rounds" if len(view.winners) == 1 else "twelve rounds, shared"  # ILL-R14


def blank(state: State) -> str:
    view = state.view(None)
    shared = ", shared" if len(view.winners) > 1 else ""
    return view.ending + shared  # BLK-88, BLK-93, BLK-94, BLK-R47, BLK-R48, BLK-R51


def call_to_adventure(state: State) -> str:
    """Against an adversary the turn limit of CTA-R116 is out of reach: failures feed it."""
    view = state.view(None)
    if not view.is_together:
        if view.finisher is None:
            return "turn limit"  # CTA-R116
        return "most destiny points" if len(view.winners) == 1 else "destiny points, shared"
    if view.winners:
        return "adversary defeated"  # CTA-206
    # CTA-204 and CTA-205: at once, or at the scoring after the adversary was defeated.
    return "lost at once" if view.finisher is None else "lost at the end"


END_OF = {
    "all-in": all_in,
    "cardline": cardline,
    "illusion": illusion,
    "blank": blank,
    "call-to-adventure": call_to_adventure,
}
ENDS = {
    "all-in": ["more runes", "stronger hand", "extra round", "extra round, nobody wins"],
    "cardline": ["went out alone", "play-off", "round limit", "round limit, shared"],
    "illusion": ["third arrow", "twelve rounds", "twelve rounds, shared"],
    "blank": [
        "empty-hand",
        "empty-hand, shared",
        "countdown",
        "countdown, shared",
        "stalemate",
        "stalemate, shared",
        "turn-limit",
        "turn-limit, shared",
        "abandoned",
    ],
    "call-to-adventure": [
        "most destiny points",
        "destiny points, shared",
        "turn limit",
        "adversary defeated",
        "lost at once",
        "lost at the end",
    ],
}
