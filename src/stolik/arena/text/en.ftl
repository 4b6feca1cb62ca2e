### The arena in English

arena-default-rules = default rules
arena-yes = yes
arena-no = no
arena-at-random = at random
arena-seat = seat { $number }

## Commands

help-simulate =
    Let bots play many games and sum them up.

    Give an option several times with different values, and the variants are compared. Ctrl-C keeps what is finished. The result is the same for any number of workers.
help-tournament = Let levels of bots play a round robin and rate them.
help-arena-games = How many games in all. Default: 1000.
help-arena-round = How many games for each group of players. Default: 200.
help-arena-seats = How many players; several numbers with commas are compared. Default: the fewest who compete.
help-tournament-seats = How many players at a table. Default: the fewest who compete.
help-arena-levels = A level for each seat: random, casual, skilled, expert; the last one fills what is left.
help-tournament-levels = Which levels take part. Default: all four.
help-arena-set = Set an option of the game; repeat it with other values to compare them.
help-arena-pack = Cards to play with: the name of a pack, or your own TOML or CSV file; repeat it to compare packs.
help-arena-cards = Effects for the cards of All In: your own file in the form of its cards.toml; repeat it to compare, '' for those of the box.
help-arena-deck = A deck of BLANK in a file of yours; a study leaves it as it is.
help-arena-bot = A trained network takes part: its file, name.npz. May be given several times.
help-arena-seed = The seed of the study; the same seed gives the same games. Default: 0.
help-arena-out = Write every player of every game as a row into this CSV or Parquet file.
help-arena-report = Write a report with charts into this HTML file.
help-arena-workers = How many processes play. Default: one for each core.
help-arena-resume = Go on with the unfinished run of --out or --report.
help-arena-fixed = Everybody keeps the seat; without it players change seats each game, until everybody has sat everywhere and beside everybody.
help-arena-ray = Play on the Ray cluster at this address, such as 10.0.0.1:6379; “auto” finds one on this machine.
meta-address = ADDRESS
meta-levels = LEVEL,…
meta-seats = N,…

arena-headline = { $name } – { $variants }
arena-stopped = Stopped after { $games } of { $all } games. What is finished is kept.
arena-go-on = Go on with the same command and --resume.
arena-speed = { $games } games, { $decisions } decisions. Now: { $seconds } s, { $rate } decisions a second.
arena-nodes = Played on { $nodes ->
    [one] one node
   *[other] { $nodes } nodes
} of the cluster.
arena-rows-in = Rows: { $file }
arena-report-in = Report: { $file }
fault-arena-resume-what = --resume needs --out or --report, as the run was begun with.
    .remedy = Name the unfinished file: --out results.csv --resume.
fault-arena-report = The report could not be made: { $why }.
    .remedy = Everything that was played is kept in { $file }. Repeat the command with --resume: the report is made again, and no game is played twice.
fault-arena-report-unasked = The results could not be shown: { $why }.
    .remedy = Everything that was played is kept in { $file }. Repeat the command with “--report { $page } --resume”: no game is played twice.
fault-arena-report-lost = The results could not be shown: { $why }.
    .remedy = They could not be kept in this folder either. With --report FILE or --out FILE they would be.
fault-arena-nothing = { $file } has no unfinished run.
    .remedy = Leave --resume out to begin a new one.
fault-arena-other = { $file } belongs to another study.
    .remedy = Repeat the command exactly as it was begun, or choose another --out.
arena-edition = Stolik { $stolik }, rules { $rules }, bots { $minds }, arena { $arena }
fault-arena-edition = { $file } was begun with another version: { $then }. Here: { $now }.
    .remedy = Install the version it was begun with, or choose another --out: games of two versions do not add up.
fault-arena-unfinished = { $file } holds an unfinished run.
    .remedy = Add --resume to go on, or delete { $file }.progress to begin again.
fault-arena-damaged = The unfinished run of { $file } cannot be read.
    .remedy = Delete { $file }.progress and begin again.
fault-arena-suffix = { $file }: rows are written as CSV or Parquet.
    .remedy = End the name with .csv or .parquet.
fault-arena-unwritable = { $file } cannot be written: { $reason }.
    .remedy = Choose another place with { $option } FILE.
fault-arena-same-file = { $file } cannot hold both the rows and the report.
    .remedy = Give --out and --report names of their own.
fault-arena-extra = This needs { $library }, which is not installed.
    .remedy = pip install 'stolik[{ $extra }]'
fault-arena-worker = A worker process was ended from outside, perhaps because memory ran out.
    .remedy = { $kept ->
        [yes] What is finished is kept; go on with --resume and fewer --workers.
       *[no] Try again with fewer --workers; with --out FILE or --report FILE what is finished would be kept.
    }
fault-arena-cluster = The cluster at { $address } cannot be used: { $why }
    .remedy = Start Ray with “ray start --head”, and install the same version of Stolik on every node. { $kept ->
        [yes] What is finished is kept; go on with --resume.
       *[no] With --out FILE or --report FILE what is finished would be kept.
    }
fault-arena-ray-workers = --ray and --workers do not go together.
    .remedy = A cluster uses the cores that its nodes offer.
fault-arena-levels = A tournament is for two different levels or more.
    .remedy = For example: --levels random,casual,skilled.
fault-arena-together = At this table of { $game_id } everybody wins or loses together: there is nobody to be rated against.
    .remedy = Let players compete, with other --seats or without the option; “stolik simulate” shows how often a table wins together.
fault-arena-one-variant = A tournament is played by one set of rules.
    .remedy = Give --pack, --cards, --deck and each --set once; “stolik simulate” compares variants.
fault-arena-seats = By these rules { $game_id } is for { $least } to { $most } players, not { $seats }.
    .remedy = Change --seats or --levels, or an option that allows other numbers: 'stolik games { $game_id }' lists them.
fault-arena-no-seat = { $name }={ $value } names a seat that a table of { $seats } does not have.
    .remedy = Seats are numbered from 0 to { $last } here, and -1 picks one at random; or raise --seats.
fault-arena-crowd = { $levels } levels do not fit on { $seats } seats.
    .remedy = Give more --seats or fewer --levels.

## Report

report-title = { $name }: { $games ->
    [one] one game
   *[other] { $count } games
} of bots
report-tournament = { $name }: a tournament of levels
report-lead = Who wins, by how much, and how long it takes.
report-unfinished = Unfinished: { $games } of { $all } games so far.
report-games = { $count ->
    [one] game
   *[other] games
}
report-decisions = { $count ->
    [one] decision
   *[other] decisions
}
report-length = decisions in a game
report-players = players
report-score = points, on average
report-seat = Seat { $number }
report-first = Whoever begins
report-seats = { $count ->
    [one] one player
   *[other] { $count } players
}
report-fair = fair share { $share }
report-by-seat = Win rate by seat
report-by-seat-why = The broken line is the fair share of the games that somebody wins; intervals of 95 %. A darker bar is off that line even allowing for how many seats are shown: there the seat itself helps or hurts.
report-by-level = Win rate by level
report-by-level-why = Share of games won per seat taken; players change seats and neighbours. The broken line is the fair share; a darker bar is off it even allowing for how many are shown.
report-by-level-fixed = Share of games won per seat taken. Everybody kept the seat, so a level cannot be told from its seat and its neighbours here. The broken line is the fair share; a darker bar is off it even allowing for how many are shown.
report-together = Games won together
report-together-why = Here everybody plays against the game: a table wins or loses as a whole, and there is no fair share.
report-variants = Variants compared
report-sides = Sides A and B compared
report-variants-why = The same tables under different rules.
report-variant = variant
report-win-by-seat = Win rate by seat
report-win-by-level = Win rate by level
report-mean-score = Points, on average
report-mean-length = Decisions in a game, on average
report-scores = Points
report-scores-why = How often a player ends with so many points.
report-lengths = Length of a game
report-lengths-why = How often a game takes so many decisions of all players together.
report-ratings = Ratings
report-ratings-why = Strength by openskill (Plackett and Luce) with intervals of 95 %; everybody begins at 25.
report-duels = Who comes in ahead of whom
report-duels-why = How often the level of the row comes in ahead of the level of the column; a tie is half a win.
report-level = level
report-rating = rating
report-who = who
report-played = games played
report-wins = wins
report-all = All figures
report-how = How this was made
report-how-text = Version { $version }, rules { $rules } of the game, seed { $seed }, { $tables ->
    [one] one table
   *[other] { $tables } tables
} in turn. Game i depends on the study and i alone, so the figures do not depend on how many processes played. A win that k players share counts 1/k for each; who plays together against the game wins or loses as a whole. Win rates have Wilson intervals, averages Student’s, both of 95 %; players of one level in one game count as one observation, because they are not independent.
report-how-variant = Played by these rules: { $variant }.
report-none = Nothing has been finished yet.
finding-seat-more = { $seat } of { $players } wins { $share }, more than the fair { $fair }.
finding-seat-less = { $seat } of { $players } wins { $share }, less than the fair { $fair }.
finding-first-more = Whoever begins wins { $share } of the games of { $players }, more than the fair { $fair }.
finding-first-less = Whoever begins wins { $share } of the games of { $players }, less than the fair { $fair }.
finding-seats-fair = No seat has an advantage that these games could show.
finding-seats-and-first-fair = Neither a seat nor beginning is an advantage that these games could show.
finding-fixed = Everybody kept the seat: what the level does and what the seat does cannot be told apart.
finding-together = { $count ->
    [one] Playing alone, a player wins { $share } of the games.
   *[other] Playing together, { $players } win { $share } of their games.
}
finding-levels = The level “{ $best }” wins { $share } of its games, “{ $worst }” { $other }.
finding-ladder-apart = All levels can be told apart: each is certainly ahead of the next one, by its rating or in the games between the two.
finding-ladder-touching = “{ $one }” and “{ $other }” cannot be told apart yet, neither by their ratings nor by the games between them.
finding-variant-scores = “{ $one }” brings { $first } points on average, “{ $other }” { $second }.
finding-variant-lengths = A game takes { $first } decisions with “{ $one }”, { $second } with “{ $other }”.

## What facts change

report-no-change = no change
report-facts-score = How many points more a player has with it, with intervals of 95 %. Full dots differ from zero even allowing for everything this report looked at; hollow ones may be chance.
report-facts-length = How many decisions longer a game is with it, with intervals of 95 %. Full dots differ from zero even allowing for everything this report looked at; hollow ones may be chance.
report-facts-decided = How much more often somebody wins before time is up, in percentage points, with intervals of 95 %. Full dots differ from zero even allowing for everything this report looked at; hollow ones may be chance.
facts-length = { $group }: length of a game
facts-decided = { $group }: games that somebody wins
finding-fact-score = “{ $name }” ({ $group }) is worth { $change } points more than its peers.
finding-fact-score-less = “{ $name }” ({ $group }) costs { $change } points against its peers.
finding-fact-length = With “{ $name }” a game is { $change } decisions longer.
finding-fact-length-less = With “{ $name }” a game is { $change } decisions shorter.
finding-fact-decided = With “{ $name }” somebody wins more often, by { $change } percentage points.
finding-fact-decided-less = With “{ $name }” somebody wins less often, by { $change } percentage points.
