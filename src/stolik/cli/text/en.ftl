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
help-install-completion = Let this shell complete commands and options of stolik with the Tab key.
help-show-completion = Print what --install-completion would install, to put it in place yourself.
help-version = Show which version this is; “stolik about” shows more.
help-lang = Language: en or pl. Without it, STOLIK_LANG or the locale decides.
help-stolik = Modern card games at one table: play them, read their rules, check and replay records.
help-play =
    Play a game with people and bots at one keyboard.

    Without further options you play against one skilled bot. Ctrl-C stops at any moment; the game is kept and can be resumed.
help-games = List the games, or one game with its options.
help-rules = Show the rules of a game as players read them.
help-replay = Show a recorded game again, move by move.
help-review = Judge a recorded game: every decision by what its player could know, and luck apart.
help-verify = Check that a record is complete and legal and states the right result.
help-about = Show versions, and whether the rules run compiled.
help-deck = Make and check decks of your own.
help-card-set = Check the cards of Call to Adventure.
help-cards-check = Check the card set: what is wrong, where, and what to do.
help-cards-file = A card file (TOML); its cards replace those with the same id.
help-game = Which game; 'stolik games' lists them.
help-games-game = Show this game's options.
help-rules-rule = Jump to a rule by its id, for example CRD-17.
help-rules-writing = Show how to write cards (BLANK), with forty examples.
help-rules-ids = Show the ids of the rules in the text.
help-people = How many people play, or their names: 2, or Ann,Ben. With 0 you watch bots. Default: 1.
help-bots = Levels of the bots: random, casual, skilled, expert; several with commas.
help-seats = How many players in all; bots fill the free seats.
help-seed = Deal a game that can be repeated. Without it nobody can foresee the deal.
help-set = Set an option of the game; may be given several times. 'stolik games GAME' lists them.
help-pack = Cards to play with: the name of a pack, or your own TOML or CSV file.
help-cards = Effects for the cards of All In: your own file in the form of its cards.toml.
help-play-deck = A deck of BLANK in a file of yours; winners add cards to it.
help-bot = A trained network as a player: its file, name.npz. May be given several times.
help-record = Where to keep the record. Without it: in your data folder.
help-dataset =
    Record games of bots as a dataset for learners: what each player saw, could do and did.
    Parquet files with a card; a stopped recording goes on where it was.
help-dataset-out = The folder of the dataset: a new one, or one of the same recording.
meta-folder = FOLDER
dataset-done =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $parts ->
        [one] { $parts } file
       *[other] { $parts } files
    }; { $before } of them had been there before:
help-explain = Show what the bots considered and believed, hidden cards of theirs included.
help-resume = Resume a game that was left.
help-file = A record of a game.
help-where-pack = Where the pack's file is now, if it was moved.
help-seal = The seal that you kept of this deal: check the record against it.
help-replay-upto = Show the table after this many moves.
help-replay-all = Print all moves and the last table.
help-replay-seat = Show the game as this player saw it; players are counted from 1.
help-review-json = Print everything as JSON.
help-review-html = Write a page to this file.
help-review-seed = Another seed tries out other games; the same one gives the same review.
review-running = Reviewing
review-written = The review is in { $file }.
help-serve = Serve tables to everybody who can reach this machine.
help-serve-host = Address to listen on; 0.0.0.0 lets others in. Default: 127.0.0.1.
help-serve-port = Port to listen on; 0 takes a free one. Default: 8000.
help-serve-data = Folder of the database. Without it: your data folder.
help-serve-database = A database such as postgresql://user:password@host/name instead of SQLite.
help-serve-redis = A Redis such as redis://host:6379/0, so that several servers share their tables.
help-serve-origins = Further web origins that may connect, separated by commas.
help-serve-public = The address of this server for others, such as http://192.168.1.7:8000; invitations made on this machine carry it.
help-serve-secure = Send cookies over TLS only; use it behind a proxy that speaks TLS.
help-serve-proxies = Addresses or networks of proxies whose X-Forwarded-For is believed; * for all. Default: 127.0.0.1.
help-serve-metrics = Addresses or networks that may read /metrics; * for all. Default: this machine.
help-serve-workers = How many processes bots think in.
help-serve-pause = Seconds that a bot waits at least before it moves, so that people can follow. Default: 0.6.
help-serve-requests = Requests a second that one address may make without a session. Default: 20.
help-serve-messages = Messages and requests a second that one person may send. Default: 20.
help-serve-sockets = Sockets at tables that one address may hold. Default: 200.
help-serve-connections = Connections that one address may hold besides its sockets. Default: 100.
help-serve-header-lines = How many headers a request may have. Default: 100.
help-serve-header-bytes = How many bytes a request's address and headers may have together. Default: 32768.
help-serve-header-time = Seconds in which the head of a request has to arrive. Default: 10.
help-serve-body-time = Seconds in which the body of a request has to arrive. Default: 30.
help-serve-tables = Tables that one address may make an hour. Default: 240.
help-serve-chat = Lines of chat a second that one player may write. Default: 1.
help-serve-session = Days after which an unused session ends. Default: 180.
help-serve-guests = Days of absence after which a guest is deleted. Default: 180.
help-serve-lobbies = Days after which an unused table whose game never began is deleted. Default: 7.
help-serve-table-days = Days after which an unused table with a game is deleted. Default: 90.
help-serve-records = Days for which records of finished games are kept at least; records in a player's history stay as long as the player does. Default: 365.
help-serve-idle = Minutes after which a table without connections is unloaded from memory. Default: 30.
help-serve-notify = Seconds after which somebody who is not at the table is told that it waits for them. Default: 20.
help-serve-push = Tell people by Web Push, which sends requests to the push services of browsers. Default: on.
help-serve-anywhere = Allow push services without TLS and in private networks; for tests and closed networks.
help-serve-smtp = Server that takes e-mails, such as smtp://user:password@host:587; smtps:// for TLS from the start. Needs --public-url.
help-serve-mail = Whom e-mails come from, such as "Stolik <stolik@example.org>". Default: the user of --smtp-url.
help-serve-log = How much is logged: debug, info, warning or error.
help-serve-open = Open the address in a browser.
help-host = Host a game night: serve tables to everybody in your home network.
help-host-port = Port to listen on; 0 takes a free one. Default: 8000.
help-host-address = This machine's address in the network, if the wrong one was found.
help-host-announce = Announce the server in the network as stolik.local.
help-host-data = Folder of the database. Without it: your data folder.
help-host-open = Open the address in a browser.
host-scan = Scan this with a phone, or open the address below:
host-name = Also at { $address } where the network knows such names.
host-television = On the television open the table's code under { $address }/tv
host-not-announced = The network does not take announcements, so there is no name such as stolik.local. The address above works.
help-backup = Write everything the server keeps into one file, or restore it.
help-backup-file = The file to write, or to restore from.
help-backup-restore = Restore the file into an empty database.
help-accounts = Help players of this server with their accounts.
help-accounts-reset = Make a new recovery code for an account, with which its player sets another password.
help-accounts-login = The account's login: a name and a number.
accounts-reset =
    This is the new recovery code of { $login }; the one of before opens nothing any more.
    Give it only to the player. On the account's page, under "I forgot my password", it sets a new password.
help-admin = Run a server: people, tables, bans, settings. The same as the page /admin, on the console.
help-admin-server = Address of the running server. Default: this machine, at the port of the settings.
help-admin-link = Print a link by which one account becomes an admin; valid once and for a day.
help-admin-show = Print a list, one JSON object a line.
help-admin-what = people, tables, decks, reports, bans, invitations, settings or audit.
help-admin-words = Words that a name, login, code or title has.
help-admin-rename = Give somebody another name, at tables and in records too.
help-admin-silence = Take away somebody's chat.
help-admin-ban = Ban a player, or everybody in a range of addresses.
help-admin-end-ban = End a ban or a silence.
help-admin-end-sessions = Log somebody out everywhere.
help-admin-delete-tables = Delete tables with all that was said at them.
help-admin-remove-words = Remove what was said in a line of a table, or its title.
help-admin-export = Write everything that is stored about somebody into a file.
help-admin-erase = Delete somebody, their words, and their name wherever it stands.
help-admin-invite = Make an invitation, for a server that new people enter by invitation.
help-admin-set = Change settings of the server, such as read_only=true.
help-admin-player = The player's id, as `stolik admin show people` prints it.
help-admin-name = The new name.
help-admin-target = A player's id, or addresses such as 203.0.113.0/24.
help-admin-days = For how many days. Without it: for good.
help-admin-reason = Why; only admins read it.
help-admin-ban-id = The ban's id, as `stolik admin show bans` prints it.
help-admin-tables = Codes or ids of tables.
help-admin-table = Code or id of the table.
help-admin-line = Number of the line; 0 is the table's title.
help-admin-export-file = The new file.
help-admin-uses = How many people it lets in. Default: 1.
help-admin-invite-days = For how many days it is valid. Default: 14.
help-admin-note = What it is for; only admins read it.
help-admin-settings = Names and values; `stolik admin show settings` prints all.
admin-link = Open it in the browser in which you are logged in. It works once, within a day.
help-blank-deck = Decks of BLANK: create, show, extend, mix, export and import them.
help-blank-file = The deck's file.
help-blank-target = The file to write.
help-blank-name = The name on the box.
help-blank-owner = The owner's name.
help-blank-symbol = The mark: acorn, anchor, anvil, apple, bee, bell, boat, book, cat, cloud, comet, crown, cup, feather, fish, flame, frog, ghost, key, kite, ladder, leaf, lighthouse, moon, mushroom, owl, pawn, pear, rocket, snail, snow, star, sun, teapot, tower, tree, umbrella, wave, wheel, whistle.
help-blank-paint = The colour of the mark: amber, black, blue, brown, green, grey, lilac, lime, orange, pink, purple, red, teal, white, yellow.
help-blank-edition = The edition to begin with.
help-blank-revision = Show an older revision.
help-blank-sentence = The card in plain words.
help-blank-take = Which of the offered cards to take, by its number.
help-blank-own-words = Keep the sentence in your own words; the players judge it.
help-blank-author = Who wrote the card.
help-blank-slot = A game card such as hexagon-6-b.
help-blank-title = The title of a game card.
help-blank-files = Two to four deck files.
help-blank-stack = Take all game cards of all decks.
help-blank-seed = The seed that chooses among equal cards.
help-blank-new-owner = The new owner's name.
help-blank-new = Create a deck: a fresh copy.
help-blank-show = Show a deck: its mark, its counts, and every card as a sentence.
help-blank-history = Show the history of a deck, entry by entry.
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
meta-login = LOGIN
meta-player = PLAYER
meta-what = LIST
meta-words = WORDS
meta-name = NAME
meta-target = PLAYER or ADDRESSES
meta-ban = BAN
meta-tables = TABLE …
meta-table = TABLE
meta-line = LINE
meta-settings = NAME=VALUE …
meta-pack = NAME or FILE

## Games and versions

games-id = id
games-name = game
games-players = players
games-tagline = what it is about
games-for = For { $players } players.
games-options = Options
games-values = Values: { $values }; default: { $default }.
games-only-values = Values: { $values }.
games-default = Default: { $default }.
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
answer-no-move-near = “{ $text }” is not a move of this game. Did you mean: { $near }?
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

replay-as-text = The rules of { $game }, version { $version }, are not here any more. The game as it was written down:
replay-title = move { $number } of { $last }
replay-prompt = Enter: next · b: back · number: jump · q: quit
replay-what = Press Enter, or type b, q, or a number from 0 to { $last }.
verify-read = The file is a complete record of { $game }, version { $version }.
verify-pack = The pack is the one the game was played with.
verify-no-deal = Nothing in it proves the deal: whoever wrote the record could have chosen the cards.
verify-deal-2 = { $parts ->
    [0] The deal follows from the server's secret alone: no person had a part in it.
    [one] Nobody chose the deal: it follows from the server's secret and the part of one player, all fixed before they were revealed.
   *[other] Nobody chose the deal: it follows from the server's secret and the parts of { $parts } players, all fixed before they were revealed.
}
verify-deal-1 = { $parts ->
    [0] The deal follows from the server's secret alone, by the older protocol.
    [one] The deal follows from the server's secret and what one seat added, by the older protocol.
   *[other] The deal follows from the server's secret and what { $parts } seats added, by the older protocol.
} That proves less: the host could choose the deal together with whoever ran the server.
verify-unrevealed = { $count ->
    [one] The part of seat { $seats } was not revealed in time and was left out. Who withholds a part after seeing the others can choose between two deals.
   *[other] The parts of seats { $seats } were not revealed in time and were left out. Who withholds parts after seeing the others can choose among more than one deal.
}
verify-seal = It is the deal whose list your seal holds, and your own part counted.
verify-seal-left-out = It is the deal whose list your seal holds, but your own part was left out.
verify-no-seal = That all of this was fixed in time is known to those who kept a seal: check it with --seal.
verify-moves = { $count ->
    [one] The one move is legal.
   *[other] All { $count } moves are legal.
}
verify-moves-claimed = That the players made these very moves is only claimed.
verify-claimed = Nothing proves these lines, they are only claimed: { $headers }.
verify-unfinished = The game is not finished, so there is no result to check.
verify-result = The result is what the moves lead to.

## What can go wrong

fault-language = There is no language “{ $asked }”.
    .remedy = Use --lang with one of: { $known }.
fault-unknown-command = There is no command “{ $word }”.
    .remedy = Perhaps: { $near }. '{ $path } --help' shows them all.
fault-unknown-option = { $word } is not an option of '{ $path }'.
    .remedy = '{ $path } --help' shows the options.
fault-missing-parameter = { $parameter } is missing.
    .remedy = '{ $path } --help' shows what the command needs.
fault-option-value = { $word } is used the wrong way: it lacks a value, or takes none.
    .remedy = '{ $path } --help' shows how it is written.
fault-bad-parameter = The value of { $parameter } cannot be used.
    .remedy = '{ $path } --help' shows which values are possible.
fault-extra-words = The command does not take these words: { $words }
    .remedy = '{ $path } --help' shows what the command takes.
fault-usage = { $problem }
    .remedy = '{ $path } --help' shows how the command is used.
fault-unknown-game = There is no game “{ $game_id }”.
    .remedy = Installed: { $known }.
fault-broken-game = The game “{ $game_id }” of the package { $package } cannot be loaded: { $why }
    .remedy = Bring the package up to date, or remove it: pip uninstall { $package }. All other games work.
fault-no-web-client = This Stolik was installed without its web client: players can connect, but browsers get no page.
    .remedy = Install a package from a release, or build the client in a clone with Node 20 or newer: make play
fault-missing-extra = This needs { $library }, which is not installed.
    .remedy = pip install 'stolik[{ $extra }]'
fault-dataset-other = The folder { $folder } holds something else.
    .remedy = Name another folder with --out, or record there with the same settings as before.
fault-network = This network cannot sit down here: { $reason }.
    .remedy = Give a file that a training script wrote for this game, number of players and options.
fault-which-game = Which game?
    .remedy = Name one: { $known }.
fault-no-guide = { $game_id } has no guide in this language.
    .remedy = Try --lang with the other language.
fault-unknown-rule = { $game_id } has no rule “{ $rule }”.
    .remedy = An id looks like { $example }; 'stolik rules { $game_id } --ids' shows all of them in their places.
fault-number = { $parameter } takes a number.
    .remedy = '{ $path } --help' shows what it is for.
fault-number-range = { $parameter } takes a whole number from { $least } to { $most }.
    .remedy = Write it in digits only.
fault-seed = “{ $text }” is not a seed.
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
fault-level = “{ $asked }” is not a level of a bot.
    .remedy = Levels: { $known }.
fault-setting = “{ $text }” is not a setting.
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
fault-no-decks = { $game_id } has no decks in files.
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
fault-game-options = { $problem }
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
fault-unfair = { $file }: the deal is not proven. { $reason }
    .remedy = The file was changed, or the deal was not fair: do not trust it.
fault-review-unfinished = { $file }: this game is not over, so there is nothing to review yet.
    .remedy = Play it to its end: stolik play --resume { $file }
fault-review-two-forms = --json and --html were both given.
    .remedy = Choose one of the two.
fault-seal-unused = { $file } has no proof of its deal that a seal could be compared with.
    .remedy = Leave --seal out, or give the record of the game that the seal is of.
unfair-no-proof = It has no commitment.
unfair-missing = The line “{ $header }” is missing.
unfair-stray = The line “{ $header }” belongs to no seat that has a part in the deal.
unfair-unreadable = The line “{ $header }” is not what it should be.
unfair-bot-named = The line “{ $header }” names a person where the proof says that a bot sat.
unfair-twice = Two seats have the same commitment.
unfair-part = The line “{ $header }” is not the part that this seat had committed to.
unfair-secret = The secret is not the one that the server committed to.
unfair-seed = The seed does not follow from the list, the secret and the parts.
unfair-undone = The line “{ $header }” names moves that were not possible there.
unfair-no-seal = The file given with --seal is not a seal of a deal.
unfair-other-game = The seal is of another table or another round.
unfair-other-list = The seal says something else in the line “{ $header }”.
unfair-other-part = The record states another part than your seal.
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
wanted-addresses = Give addresses or networks such as 127.0.0.1,10.0.0.0/8 with commas between, or * for all.
fault-server-address = The server cannot listen at { $address }: another program does, or the address is not this machine's.
    .remedy = Choose another --port (0 takes a free one) or another --host.
fault-no-network = This machine has no address in a network.
    .remedy = Connect it to your Wi-Fi or cable, or name its address with --address.
fault-host-address = “{ $address }” is not an address such as 192.168.1.7.
    .remedy = Leave --address out, or write the machine's own address in the network.
fault-server-storage = The database { $place } cannot be used: { $reason }.
    .remedy = Check that it runs, that the address is right and that you may use it.
fault-server-database-in-use = Another server uses the database { $place }.
    .remedy = Stop that server first, or give this one a --data-dir of its own. Several servers share a PostgreSQL database.
fault-server-database-newer = A newer version of Stolik has changed the database { $place }.
    .remedy = Install that version again, or go back to a backup from before: stop the server and restore it into a new database.
fault-no-account = There is no account { $login }.
    .remedy = The login is a name and a number, such as ala-4821. Check also --data-dir or --database-url.
fault-admin-no-server = No server answers at { $address }.
    .remedy = Start it with `stolik serve`, or name its address with --server.
fault-admin-refused = The server refuses that: { $problem } { $detail }
    .remedy = `stolik admin show` lists the ids that it knows.
fault-admin-setting = { $setting } is no setting.
    .remedy = Write NAME=VALUE. Known names: { $known }.
fault-backup-exists = { $file } exists already.
    .remedy = Choose another name, or remove the file first.
fault-backup-failed = { $file } cannot be written: { $reason }.
    .remedy = Choose another place.
fault-backup-newer = { $file } was written by a newer version of Stolik.
    .remedy = Install that version, or restore an older backup.
fault-backup-no-file = There is no file { $file }.
    .remedy = Check the name.
fault-backup-no-database = There is no database { $file }.
    .remedy = Name the server's folder with --data-dir, or its database with --database-url.
fault-backup-not-a-backup = { $file } is not a backup of Stolik, or it is damaged.
    .remedy = Restore from a file that 'stolik backup' has written.
fault-backup-not-empty = The database is not empty.
    .remedy = Restore into a new one: name another --data-dir or --database-url.
reason-permission = permission denied
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
record-no-header = “{ $text }” is not a line of a header.
    .remedy = Write it as 'name = value'.
record-header-twice = “{ $name }” is given twice.
    .remedy = Keep one of the two.
record-header-missing = the header lacks “{ $name }”.
    .remedy = Add a line '{ $name } = …'.
record-seat-count = { $game } is for { $least } to { $most } players, not { $seats }.
    .remedy = Correct the number of seats.
record-no-number = “{ $text }” is not a number.
    .remedy = Write a whole number.
record-no-seed = “{ $text }” is not a seed.
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
record-moves-missing = the file announces { $said } moves and has { $count }.
    .remedy = Moves are missing: get the file again.
record-after-end = something follows the end.
    .remedy = Remove it.
record-no-turn = “{ $text }” is not a move.
    .remedy = Write it as 'seat: move'.
record-bad-move = “{ $text }” is not a move of this game.
    .remedy = { $nearest ->
        [none] Correct this line.
       *[other] Correct this line; perhaps one of these is meant: { $nearest }.
    }
record-no-seat = seat { $seat } is not at this table.
    .remedy = Seats are 0 to { $last }.
record-result-early = the result stands in the header.
    .remedy = It belongs after the last move.
record-result-twice = the result is given twice.
    .remedy = The file was changed: do not trust it, or keep the line that was there first.
record-after-result = something follows the result.
    .remedy = Remove it.
record-rank-count = { $count ->
    [one] the result has one place.
   *[other] the result has { $count } places.
}
    .remedy = Give { $seats }, a seat each.
record-no-such-turn = there is no move { $number }.
    .remedy = The last move is { $count }.
record-other-version = the record was made with version { $made } of { $game }; supported here: { $here }.
    .remedy = “stolik replay --all” shows it as text; replay it with the release of Stolik that wrote it.
record-secret-seed = the seed is still secret.
    .remedy = Wait until the game is over.
record-bad-options = the game does not accept the options: { $problem }
    .remedy = Correct the line that begins with 'options'.
record-other-layout = the position is written in form { $made }; this release reads form { $here }.
    .remedy = Play it with the release of Stolik that wrote it.
record-bad-position = the line that begins with 'position' is damaged.
    .remedy = The file was changed: get it again.
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
        [one] { $player } tries moves { $trials } times in one imagined deal:
       *[other] { $player } tries moves { $trials } times in { $deals } imagined deals:
    }
thoughts-at-a-glance = { $player } compares without trying:
thoughts-at-once = { $player } decides at once: { $move }
thoughts-by-chance = { $player } picks at random: { $move }
thoughts-move = move
thoughts-tries = tries
thoughts-decimal = { $whole }.{ $tenth }
rating-share = chance to win
rating-chance = chance to be right
thoughts-percent = { $percent } %
thoughts-first-idea = first idea
thoughts-not-surely-better = not certainly better
thoughts-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }

cards-sound = { $cards } cards of { $designs } designs: nothing is wrong.
cards-problems = { $count ->
    [one] One problem.
   *[other] { $count } problems.
}
fault-cards-too-large = { $file } is too large for a card file.
    .remedy = Give a TOML file with [[card]] tables.
