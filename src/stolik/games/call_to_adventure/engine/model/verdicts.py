"""How a challenge stands: its verdict, and the jump that a card demands."""

# mypyc: compile

from __future__ import annotations

from typing import Final

UNDECIDED: Final = -1
FAILED: Final = 0
SUCCEEDED: Final = 1

# Jumps out of the attempt, made when the stack is empty; a higher one prevails (CTA-R110).
NO_JUMP: Final = 0
MAY_REPEAT: Final = 1
MUST_REPEAT: Final = 2
MUST_CHANGE: Final = 3
MUST_FAIL: Final = 4
MUST_SUCCEED: Final = 5
