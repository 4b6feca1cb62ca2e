# mypyc: compile
"""Named numbers of frames: their stages, and the answers, targets and verdicts they hold.

Frames hold them in lists of whole numbers, which compiled rules copy fastest; every number
below zero that is no seat, card or value has its name here.
"""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1  # instead of a seat
NO_CARD: Final = -1  # instead of a game card
NO_SOURCE: Final = -1  # instead of a card that is the reason of something

# Stages of the passing of the turn (BLK-L55).
PASSING_TURN_END: Final = 0
PASSING_PERIODS: Final = 1
PASSING_NEXT_SEAT: Final = 2
PASSING_WIN_CHECK: Final = 3
PASSING_TURN_START: Final = 4

# Stages of a clause.
CLAUSE_START: Final = 0
CLAUSE_VOTE: Final = 1
CLAUSE_CONSENT: Final = 2
CLAUSE_PERFORMERS: Final = 3
CLAUSE_PREPARE: Final = 4
CLAUSE_CHOICES: Final = 5
CLAUSE_REACTIONS: Final = 6
CLAUSE_DO: Final = 7
CLAUSE_WINNER: Final = 8
CLAUSE_LOSER: Final = 9
CLAUSE_END: Final = 10

# How far one performer of a clause has chosen.
CHOOSING_CONSENT: Final = 0
CHOOSING_TARGET: Final = 1
CHOOSING_CARDS: Final = 2
CHOICE_DONE: Final = 3

# Answers of a performer, and of an actor who decides for the table.
UNANSWERED: Final = -1
ANSWER_NO: Final = 0
ANSWER_YES: Final = 1
ANSWER_NO_MORE: Final = 2  # no further cards

# Targets of a performer besides seats, rules and values.
TARGET_OPEN: Final = -1  # still to be found or chosen
TARGET_NONE: Final = -2  # there is none, so this performer does nothing (BLK-L15)

# Stages of a contest (BLK-L43).
CONTEST_BEGIN: Final = 0
CONTEST_NAMING: Final = 1
CONTEST_NEIGHBOURS: Final = 2
CONTEST_HOLDING: Final = 3
CONTEST_SHOWING: Final = 4

# Stages of the close of a resolution.
CLOSING_WIN_CHECK: Final = 0
CLOSING_DUTIES: Final = 1
CLOSING_CALL_OUTS: Final = 2

# Kinds and stages of a case, and its verdicts.
CASE_CALL_OUT: Final = 0
CASE_REPORT: Final = 1
CASE_RULE_TIME: Final = 2
CASE_OPENED: Final = 0
CASE_ADMISSION: Final = 1
CASE_VOTE: Final = 2
CASE_JUDGED: Final = 3
CASE_LATE: Final = 4
VERDICT_OPEN: Final = 0
VERDICT_RIGHT: Final = 1
VERDICT_WRONG: Final = 2
VERDICT_UNPROVEN: Final = 3
VERDICT_REMINDER: Final = 4
