### The coach in English

# Verdicts, as headings
verdict-forced = Only move
verdict-best = Best move
verdict-good = Good move
verdict-inaccuracy = Inaccuracy
verdict-mistake = Mistake
verdict-unclear = Hard to say

# Why
review-better-share = From what could be seen, “{ $move }” was better: a chance to win of { $other } % instead of { $own } %.
review-better-chance = From what could be seen, “{ $move }” was better: right with a chance of { $other } % instead of { $own } %.
review-best-share = From what could be seen, no other choice was as good: “{ $move }” came next, with a chance to win of { $other } % instead of { $own } %.
review-best-chance = From what could be seen, no other choice was as good: “{ $move }” came next, right with a chance of { $other } % instead of { $own } %.
review-forced = The rules allowed no other move.
review-good = From what could be seen, no other move was noticeably better.
review-unclear = From what could be seen, there is no telling whether another move was noticeably better.
review-known = This player knew: { $event }
review-belief = This player could believe: { $belief }

# The page and the terminal
review-title = Review: { $game }
review-lead = Every decision is judged by what could be seen from its seat, never by what was hidden.
review-moments = Three moments
review-moments-none = No single move stands out.
review-moment = Move { $step }, { $player }: { $kind } ({ $size } %)
kind-best = best move
kind-inaccuracy = inaccuracy
kind-mistake = mistake
kind-luck = luck
kind-bad-luck = bad luck
review-course = Chances to win
review-course-why = After each move, each player’s chance as it could be judged from that player’s own seat.
review-balance = Decisions and luck apart
review-balance-why = What a player’s own inaccuracies and mistakes gave away, and what the deal, drawn cards and rolls gave.
review-balance-why-chance = Given away are chances of a right placement, added up; luck is the share of the win that the deal and the next cards gave.
review-decisions = Decisions
review-player = Player
review-given-away = mistakes
review-luck = luck
review-skill = play of all
review-expected = expected
review-result = result
review-move = Move
review-verdict = Verdict
review-made = Made
review-value = Value
review-percent = { $percent } %
review-between = { $percent } % ({ $low }–{ $high })
review-progress = { $percent } % of the game reviewed

# Hints
hint-among = A good move is among these: { $moves }.
hint-move = The coach suggests: { $move }
hint-nothing = There is no choice here.
hint-certain = From what can be seen, no other move comes into question.
hint-best-share = From what can be seen: a chance to win of { $own } %. Next comes “{ $move }” with { $other } %.
hint-best-chance = From what can be seen: right with a chance of { $own } %. Next comes “{ $move }” with { $other } %.
hint-even-share = From what can be seen: a chance to win of { $own } %. No worse is “{ $move }” with { $other } %.
hint-even-chance = From what can be seen: right with a chance of { $own } %. No worse is “{ $move }” with { $other } %.
hint-belief = You may believe: { $belief }
hint-clearer = Clearer
hint-why = Why?
hint-seen = Everybody sees that you ask.
hint-thinking = The coach is thinking…

# The replay in a browser
review-mark = Move { $step }, { $player }: { $kind }
review-now = Chances now
review-step = Move { $step }
review-deal = The deal
review-place = { $place } of { $count }
review-before = Previous marked move
review-after = Next marked move
review-played = played
review-measure-share = Chance to win, from what could be seen from this seat.
review-measure-chance = Chance that it is right, for somebody who knows the cards well.
review-nothing = Nobody decided anything here.
review-luck-deal = What the deal gave
review-luck-here = What chance gave with this move
review-off = The host did not want games at this table to be reviewed.
review-failed = This game could not be reviewed.
review-lost = The server does not answer.
review-again = Try again

# Playing on from here
play-on = Play on from here
play-on-bots = with bots, not rated
play-on-friends = with friends, not rated
play-on-with-friends = With friends
play-on-redrawn = Draw hidden cards anew
question-share = Ask: what would you do?
question-title = what would you do?
question-lead = You see what could be seen from this seat. Choose a move, and the coach says what it thinks of it.
question-yours = your choice
question-made = In this game: { $move }
question-same = The same was played in this game.
question-again = Choose another move
question-replay = See the whole game
question-gone = Nobody decided anything here, or the game is gone.
question-thinking = The coach is thinking…
