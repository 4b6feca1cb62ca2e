### The command line in English

error = Error:

## Start

start-title = Stolik: card games at one table
start-lead = Play with friends and bots, here at the keyboard.
start-play = stolik play { $game }
    .why = play against a bot
start-rules = stolik rules { $game }
    .why = how the game goes
start-games = stolik games
    .why = all the games
start-help = stolik --help
    .why = everything else

## Help

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-help = Show this help.
help-lang = Language: en or pl. Without it, STOLIK_LANG or the locale decides.
help-stolik = Modern card games at one table: play them, read their rules, check and replay records.
help-play =
    Play a game with people and bots at one keyboard.

    Without further options you play against one skilled bot. Ctrl-C stops at any moment; the game is kept and can be resumed.
help-games = List the games, or one game with its options.
help-rules = Show the rules of a game as players read them.
help-replay = Show a recorded game again, move by move.
help-verify = Check that a record is complete, legal and says the right result.
help-about = Show versions, and whether the rules run compiled.
help-deck = Make and check decks of your own.
help-game = Which game; 'stolik games' lists them.
help-games-game = Show this game's options.
help-rules-rule = Jump to a rule by its id, for example CRD-17.
help-rules-ids = Show the ids of the rules in the text.
help-people = How many people play, or their names: 2, or Ann,Ben. With 0 you watch bots. Usual: 1.
help-bots = Levels of the bots: random, casual, skilled, expert; several with commas.
help-seats = How many players in all; bots fill the free seats.
help-seed = Deal a game that can be repeated. Without it nobody can foresee the deal.
help-set = Set an option of the game; may be given several times. 'stolik games GAME' lists them.
help-pack = Cards to play with: the name of a pack, or your own TOML or CSV file.
help-cards = Effects for the cards of All In: your own file in the form of its cards.toml.
help-play-deck = A deck of BLANK in a file of yours; winners add cards to it.
help-record = Where to keep the record. Without it: in your data folder.
help-explain = Show what the bots considered and believed, hidden cards of theirs included.
help-resume = Go on with a game that was left.
help-file = A record of a game.
help-where-pack = Where the pack's file is now, if it was moved.
help-replay-upto = Show the table after this many moves.
help-replay-all = Print all moves and the last table.
help-replay-seat = See the game with the eyes of this player, counted from 1.
help-serve = Serve tables to everybody who can reach this machine.
help-serve-host = Address to listen on; 0.0.0.0 lets others in. Usual: 127.0.0.1.
help-serve-port = Port to listen on; 0 takes a free one. Usual: 8000.
help-serve-data = Folder of the database. Without it: your data folder.
help-serve-database = A database such as postgresql://user:password@host/name instead of SQLite.
help-serve-redis = A Redis such as redis://host:6379/0, so that several servers share their tables.
help-serve-origins = Further web origins that may connect, separated by commas.
help-serve-secure = Send cookies over TLS only; use it behind a proxy that speaks TLS.
help-serve-proxies = Addresses of proxies whose X-Forwarded headers are believed; * for all.
help-serve-workers = In how many processes bots think.
help-serve-pause = How many seconds a bot seems to think at least, so that people can follow. Usual: 0.6.
help-serve-requests = Requests a second that one address may make. Usual: 20.
help-serve-messages = Messages a second that one connection may send. Usual: 20.
help-serve-sockets = Connections that one address may hold. Usual: 200.
help-serve-chat = Lines of chat a second that one player may write. Usual: 1.
help-serve-session = Days after which a session that nobody used ends. Usual: 180.
help-serve-idle = Minutes after which a table that nobody is connected to leaves the memory. Usual: 30.
help-serve-log = How much is logged: debug, info, warning or error.
help-serve-open = Open the address in a browser.
help-backup = Write everything the server keeps into one file, or restore it.
help-backup-file = The file to write, or to restore from.
help-backup-restore = Restore the file into an empty database.
help-blank-deck = Decks of BLANK: found, show, write, mix, export and import them.
help-blank-file = The deck's file.
help-blank-target = The file to write.
help-blank-name = The name on the box.
help-blank-owner = The owner's name.
help-blank-symbol = The mark: acorn, anchor, anvil, apple, bee, bell, boat, book, cat, cloud, comet, crown, cup, feather, fish, flame, frog, ghost, key, kite, ladder, leaf, lighthouse, moon, mushroom, owl, pawn, pear, rocket, snail, snow, star, sun, teapot, tower, tree, umbrella, wave, wheel, whistle.
help-blank-paint = The colour of the mark: amber, black, blue, brown, green, grey, lilac, lime, orange, pink, purple, red, teal, white, yellow.
help-blank-edition = The edition to begin with.
help-blank-revision = Show an older revision.
help-blank-sentence = The card in plain words.
help-blank-author = Who wrote the card.
help-blank-slot = A game card such as hexagon-6-b.
help-blank-title = The title of a game card.
help-blank-files = Two to four deck files.
help-blank-stack = Take all game cards of all decks.
help-blank-seed = The seed that chooses among equal cards.
help-blank-new-owner = The new owner's name.
help-blank-new = Found a deck: a fresh copy.
help-blank-show = Show a deck: its mark, its counts, and every card as a sentence.
help-blank-history = Tell the life of a deck, entry by entry.
help-blank-add = Write a card that the owner accepts: a rule, or an effect with --slot and --title.
help-blank-mix = Show what a game with mixed decks would be played with; the decks stay as they are.
help-blank-sheet = Write a page with all cards of a deck, to be printed and cut out.
help-blank-out = Where to put the page.
help-blank-export = Write a deck for others: cards, history and hashes, without accounts.
help-blank-import = Make a deck of your own from a file; a bad one is refused as a whole.

meta-options = OPTIONS
meta-command = COMMAND …
meta-game = GAME
meta-rule = RULE
meta-file = FILE
meta-language = LANGUAGE
meta-people = NUMBER or NAMES
meta-bots = LEVEL,…
meta-setting = NAME=VALUE
meta-pack = NAME or FILE

## Games and versions

games-id = id
games-name = game
games-players = players
games-tagline = what it is about
games-for = For { $players } players.
games-options = Options
games-values = Values: { $values }; usual: { $usual }.
games-only-values = Values: { $values }.
games-usual = Usual: { $usual }.
games-next = Play it with: stolik play { $game }
about-version = version
about-rules = rules run
about-compiled = { $count ->
    [one] Compiled: one module is machine code.
   *[other] Compiled: { $count } modules are machine code.
}
about-group = Compiled group (mypyc): { $group }
about-interpreted = Interpreted: the rules run as plain Python.
about-why = Why: the package was installed without a C compiler, or with STOLIK_PURE=1, or it runs from its sources. 'pip install .' with a C compiler makes it faster; the games are the same.
about-mode-compiled = compiled
about-mode-interpreted = interpreted

## Playing

bot-name = Bot { $number }
prompt = Your choice (? for help):
menu-move = What do you do?
menu-more = { $count ->
    [one] One more: press Enter.
   *[other] { $count } more: press Enter.
}
menu-help =
    Type the number of an answer, or a move in short notation.
    back: the question before   board: the table again   log: what happened
    rules: the rules, or one rule with its id   time: let the clock run out
    quit: stop for now; the game is kept and can be resumed
command-help = help
command-rules = rules
command-log = log
command-board = board
command-back = back
command-time = time
command-quit = quit
log-empty = Nothing has happened yet.
answer-no-such-number = There is no { $number }; the answers are 1 to { $last }.
answer-nothing-typed = Type a number, or ? for help.
answer-no-move = “{ $text }” is neither a number nor a move of this game. Type ? for help.
answer-no-move-near = “{ $text }” is no move of this game. Did you mean: { $near }?
answer-no-clock = No clock is running now.
curtain = Pass the keyboard to { $name }. { $name }, press Enter when only you can see the screen.
curtain-hide = { $name }, press Enter to hide your cards.
left = { $count ->
    [0] Stopped before the first move. Go on with:
    [one] Stopped after one move. Go on with:
   *[other] Stopped after { $count } moves. Go on with:
}
resumed = { $count ->
    [0] { $name }: going on from the beginning.
    [one] { $name }: going on after one move.
   *[other] { $name }: going on after { $count } moves.
}
record-kept = The record is in { $file }
result-title = Result
result-place = place
result-player = player
result-points = points

## Replay and verification

replay-title = move { $number } of { $last }
replay-prompt = Enter: next · b: back · number: jump · q: quit
replay-what = Press Enter, or type b, q, or a number from 0 to { $last }.
verify-read = The file is a complete record of { $game }, version { $version }.
verify-pack = The pack is the one the game was played with.
verify-deal = Nobody chose the deal: it follows from what the server had committed to and what every seat added.
verify-moves = { $count ->
    [one] The one move is legal.
   *[other] All { $count } moves are legal.
}
verify-unfinished = The game is not finished, so there is no result to check.
verify-result = The result is what the moves lead to.

## What can go wrong

fault-language = “{ $asked }” is not spoken here.
    .remedy = Use --lang with one of: { $known }.
fault-unknown-command = There is no command “{ $word }”.
    .remedy = Perhaps: { $near }. '{ $path } --help' shows them all.
fault-unknown-option = { $word } is no option of '{ $path }'.
    .remedy = '{ $path } --help' shows the options.
fault-missing-parameter = { $parameter } is missing.
    .remedy = '{ $path } --help' shows what the command needs.
fault-option-value = { $word } is used the wrong way: it lacks a value, or takes none.
    .remedy = '{ $path } --help' shows how it is written.
fault-bad-parameter = The value of { $parameter } cannot be used.
    .remedy = '{ $path } --help' shows which values are possible.
fault-extra-words = These words are too many: { $words }
    .remedy = '{ $path } --help' shows what the command takes.
fault-usage = { $problem }
    .remedy = '{ $path } --help' shows how the command is used.
fault-unknown-game = There is no game “{ $game_id }”.
    .remedy = Installed: { $known }.
fault-which-game = Which game?
    .remedy = Name one: { $known }.
fault-no-guide = { $game_id } has no guide in this language.
    .remedy = Try --lang with the other language.
fault-unknown-rule = { $game_id } has no rule “{ $rule }”.
    .remedy = An id looks like { $example }; 'stolik rules { $game_id } --ids' shows all of them in their places.
fault-number = { $parameter }: “{ $text }” is not a whole number from { $least } up.
    .remedy = Write digits only.
fault-number-range = { $parameter }: “{ $text }” is out of range.
    .remedy = Give a number from { $least } to { $most }.
fault-seed = “{ $text }” is no seed.
    .remedy = A seed is a whole number or 64 hexadecimal digits.
fault-seat-count = { $game_id } is for { $least } to { $most } players, not { $seats }.
    .remedy = Change --seats, --people or --bots.
fault-seats-taken = { $asked } players do not fit on { $seats } seats.
    .remedy = Raise --seats, or name fewer people or bots.
fault-no-seat = There is no player { $seat } in this record.
    .remedy = Players are counted from 1 to { $last }.
fault-people = “{ $text }” people are too many for any table.
    .remedy = Give a small number, or names with commas between them.
fault-name = “{ $name }” cannot be a name.
    .remedy = A name has 1 to { $most } characters; names are separated by commas.
fault-name-twice = Two people are called { $name }.
    .remedy = Give everybody a different name.
fault-level = “{ $asked }” is no level of a bot.
    .remedy = Levels: { $known }.
fault-setting = “{ $text }” is no setting.
    .remedy = Write it as --set name=value.
fault-no-option = { $game_id } has no option “{ $name }”.
    .remedy = Its options: { $known }. 'stolik games { $game_id }' explains them.
fault-option = { $name } cannot be “{ $value }”.
    .remedy = Possible: { $allowed }.
fault-option-list = { $name } cannot be “{ $value }”: a list is expected.
    .remedy = Write it as JSON in this form: --set '{ $name }={ $form }'. 'stolik games { $game_id }' explains it.
fault-options = The game does not accept these options: { $problem }
    .remedy = 'stolik games GAME' explains the options.
fault-no-packs = { $game_id } is not played with packs.
    .remedy = Leave --pack out.
fault-no-cards = { $game_id } takes no card data from a file.
    .remedy = Leave --cards out.
fault-cards-twice = Two files with cards are named: { $one } and { $other }.
    .remedy = Keep one of them.
fault-no-decks = { $game_id } has no decks that live on in files.
    .remedy = Leave --deck out.
fault-not-utf-8 = { $file } is not text in UTF-8.
    .remedy = Save it as UTF-8.
fault-pack-twice = Two packs are named: { $one } and { $other }.
    .remedy = Keep one of them.
fault-no-pack-file = The record { $file } was not played with a pack from a file.
    .remedy = Leave --pack out.
fault-pack-gone = The pack { $file } is not there, and the record { $record } was played with it.
    .remedy = Put the file back, or say where it is with --pack FILE.
fault-pack-differs = The pack { $file } is not the one that the record { $record } was played with.
    .remedy = Put the old file back, or name it with --pack FILE.
fault-told = { $problem }
    .remedy = { $remedy }
fault-explained = { $place }: { $problem }
    .remedy = { $remedy }
fault-unreadable = { $file } cannot be read: { $reason }.
    .remedy = Check the name and whether you may open it.
fault-unwritable = { $file } cannot be written: { $reason }.
    .remedy = Choose another place with --record FILE.
fault-too-large = { $file } is too large for a record.
    .remedy = Check that this is the right file.
fault-no-text = { $file }, line { $line }: this is not text in UTF-8.
    .remedy = Check that this is a file of Stolik.
fault-file-exists = { $file } exists already.
    .remedy = Choose another name, or go on with that game: stolik play --resume { $file }
fault-terminal = People can only play at a terminal.
    .remedy = Start the command in one, or let bots play alone with --people 0.
fault-replay-terminal = Stepping through a record needs a terminal.
    .remedy = Add --all to print everything, or --upto N for one moment.
fault-already-over = The game in { $file } is over.
    .remedy = Watch it with: stolik replay { $file }
fault-other-game = The record is of { $found }, not of { $asked }.
    .remedy = Leave the game's name out.
fault-resume-with = { $flags } cannot be changed in a game that has begun.
    .remedy = Leave out everything but --resume FILE.
fault-unfair = { $file }: the deal does not follow from the server's commitment and what the seats added.
    .remedy = The file was changed, or the deal was not fair: do not trust it.
fault-no-fairness = { $file } comes from a live table, and the part of Stolik that checks its deal is not installed.
    .remedy = Install Stolik with its server: pip install "stolik[server]".
fault-record = { $file }: { $problem }
    .remedy = { $remedy }
fault-record-line = { $file }, line { $line }: { $problem }
    .remedy = { $remedy }
fault-server-setting = { $option } ({ $variable }) cannot be “{ $value }”.
    .remedy = { $wanted }
wanted-number = Give a number from { $low } to { $high }.
wanted-choice = Give one of these: { $known }.
wanted-scheme = Give an address that begins with one of these: { $known }.
wanted-flag = Give true or false.
fault-server-address = Nobody can be served at { $address }: another program listens there, or the address is not this machine's.
    .remedy = Choose another --port (0 takes a free one) or another --host.
fault-server-storage = The database { $place } cannot be used: { $reason }.
    .remedy = Check that it runs, that the address is right and that you may use it.
fault-backup-exists = { $file } exists already.
    .remedy = Choose another name, or remove the file first.
fault-backup-failed = { $file } cannot be written: { $reason }.
    .remedy = Choose another place.
fault-backup-no-file = There is no file { $file }.
    .remedy = Check the name.
fault-backup-no-database = There is no database { $file }.
    .remedy = Name the server's folder with --data-dir, or its database with --database-url.
fault-backup-not-a-backup = { $file } is no backup of Stolik, or it is damaged.
    .remedy = Restore from a file that 'stolik backup' has written.
fault-backup-not-empty = The database is not empty.
    .remedy = Restore into a new one: name another --data-dir or --database-url.
reason-permission = you may not do that there
reason-missing = it does not exist
reason-folder = it is a folder
reason-full = the disk is full
reason-read-only = nothing can be written there
reason-long-name = the name is too long
reason-no-answer = nothing answers at this address

## What can be wrong with a record

record-first-line = a record begins with “{ $first }”.
    .remedy = Check that this is a file of Stolik.
record-header-open = the header does not end.
    .remedy = The file is cut off: get it again.
record-no-header = “{ $text }” is no line of a header.
    .remedy = Write it as 'name = value'.
record-header-twice = “{ $name }” is given twice.
    .remedy = Keep one of the two.
record-header-missing = the header does not say “{ $name }”.
    .remedy = Add a line '{ $name } = …'.
record-seat-count = { $game } is for { $least } to { $most } players, not { $seats }.
    .remedy = Correct the number of seats.
record-no-number = “{ $text }” is no number.
    .remedy = Write a whole number.
record-no-seed = “{ $text }” is no seed.
    .remedy = A seed is a number or 64 hexadecimal digits.
record-no-options = the options cannot be read.
    .remedy = Write them as { "{" }"name": value{ "}" }.
record-unknown-game = there is no game “{ $game }”.
    .remedy = Correct the name, or install the game; installed: { $known }.
record-cut-off = { $count ->
    [one] the file is cut off after one move.
   *[other] the file is cut off after { $count } moves.
}
    .remedy = Get the file again, or end it with 'end after { $count } moves' to use what is left.
record-moves-missing = the file speaks of { $said } moves and has { $count }.
    .remedy = Moves are missing: get the file again.
record-after-end = something follows the end.
    .remedy = Remove it.
record-no-turn = “{ $text }” is no move.
    .remedy = Write it as 'seat: move'.
record-bad-move = “{ $text }” is not a move of this game.
    .remedy = { $nearest ->
        [none] Correct this line.
       *[other] Correct this line; perhaps one of these is meant: { $nearest }.
    }
record-no-seat = seat { $seat } is not at this table.
    .remedy = Seats are 0 to { $last }.
record-rank-count = { $count ->
    [one] the result has one place.
   *[other] the result has { $count } places.
}
    .remedy = Give { $seats }, a seat each.
record-no-such-turn = there is no move { $number }.
    .remedy = The last move is { $count }.
record-other-version = the record was made with version { $made } of { $game }; this is version { $here }.
    .remedy = Replay it with the release of Stolik that wrote it.
record-secret-seed = the seed is still secret.
    .remedy = Wait until the game is over.
record-bad-options = the game does not accept the options: { $problem }
    .remedy = Correct the line that begins with 'options'.
record-already-over = the game was already over.
    .remedy = Remove what follows.
record-illegal = seat { $seat } may not play “{ $move }”. { $rule }: { $why }
    .remedy = Correct this line, or the ones before it.
record-no-result = the game is over but no result is written.
    .remedy = The file was changed, or written by other rules: do not trust it.
record-early-result = the record gives the result { $said }, but the game is not over.
    .remedy = The file was changed, or written by other rules: do not trust it.
record-other-result = the record says { $said }, the moves lead to { $found }.
    .remedy = The file was changed, or written by other rules: do not trust it.

# What a bot considered (stolik play --explain).
thoughts-tried =
    { $deals ->
        [one] { $player } tries moves out { $trials } times in one imagined deal:
       *[other] { $player } tries moves out { $trials } times in { $deals } imagined deals:
    }
thoughts-at-a-glance = { $player } weighs at a glance:
thoughts-at-once = { $player } decides at once: { $move }
thoughts-by-chance = { $player } draws lots: { $move }
thoughts-move = move
thoughts-tries = tries
thoughts-decimal = { $whole }.{ $tenth }
rating-share = chance to win
rating-chance = chance to be right
thoughts-percent = { $percent } %
thoughts-first-idea = first idea
thoughts-not-surely-better = not surely better
thoughts-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
