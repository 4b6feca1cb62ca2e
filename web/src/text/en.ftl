### Words of the client: frame, table, replays. The games' own words lie beside their rules.

## Games

game-all-in = All In: Visionaries
    .tagline = Poker for those who see what is coming
    .learn = You play cards with effects, collect a hand and name the best one.
game-illusion = Illusion
    .tagline = How much red is that? Eyes can lie
    .learn = You judge by eye how much colour there is, and learn to doubt.
game-call-to-adventure = Call to Adventure
    .tagline = Runes, choices and a tale in three acts
    .learn = One challenge, a handful of runes and the beginning of a tale.
game-blank = BLANK
    .tagline = The winner writes a new rule into the deck
    .learn = You match cards and watch other people’s rules at work.
game-cardline = Cardline
    .tagline = Who is stronger: Thor or Hulk?
    .learn = You place two cards in the line. After that you know everything.

## Frame

sit-down = Take a seat.
    .sub = Five card games under one lamp. With friends or with bots, no account, right away.
your-name = Name
    .placeholder = e.g. Alice
new-table = New table
code = Code
open-tables = Open tables
people-playing = { $count ->
    [one] { $count } person playing
   *[other] { $count } people playing
}
seats-taken = { $taken } of { $seats } seats
sit-here = Sit down
watch = Watch
games = Games
tables = Tables
history = History
ranking = Ranking
players = players
pages = Pages
main-menu = Menu
back-to-start = To the start page
language-name = English
switch-language = Przełącz na polski
switch-theme = Light or dark
settings = Settings
log-in = Log in
log-out = Log out
close = Close
find = Find
nothing-found = Nothing like that.
on = on
less = Less
greater = More
other-game = Another game
what-to-play = What shall it be?
choose-game = Choose a game
come-in = Come in
no-tables = Nobody sits yet. Open a table and send its code.
no-history = Your finished games will be here.
no-ranking = Nobody has a rating here yet. Games of players with an account are rated.
statistics = Statistics
no-statistics = Finished games of this kind will be counted here.
play-it = Play { $game }
games-won = won
games-won-share = of games won
rules-written = rules written
hits-of = { $hits } of { $of }
still-counting = { $count ->
    [one] One older game is still being counted.
   *[other] { $count } older games are still being counted.
}
lost-page = Nobody sits here.
problem-offline = The server does not answer. Try again in a moment.
place = Place
player = Player
points = Points
rating = Rating
ratings = Ratings
games-count = Games

## A new game

mode = How do you play?
mode-newcomer = first time? begin here
mode-seats = { $least ->
    [1] 1 player
   *[other] { $least }–{ $most } players and bots
}
how-many = How many players?
bot-level = Bots
play-bots = Play with bots
play-solo = Play solo
play-friends = A table for friends
rules = Rules
writing-guide = How to write rules
more-options = Variants and clock
clock = Clock
clock-of = { $seconds ->
    [0] no clock
   *[other] { $seconds } s a move
}
clock-days = { $days ->
    [one] a day a move
   *[other] { $days } days a move
}
clock-reserve = And { $days } days in reserve for the whole game, when a move takes longer.
clock-whole = { $increment ->
    [0] { $minutes } min for the whole game
   *[other] { $minutes } min for the whole game, { $increment } s more a move
}
bot-for-absent = A bot plays on for whoever is away
    .hint = After { $seconds } seconds without a connection. Whoever comes back gets the seat back at once.
game-not-offered = This server does not offer that game.
rules-search = Search the rules
rules-contents = Contents
rules-none = Nothing here says “{ $query }”.
rules-sheet = On one sheet
rules-key = Signs
rules-key-tap = tap one to see
rules-more = More
no-guide = The rules could not be loaded.

## First steps

first-steps = First steps
    .hint = One round with gentle bots, and somebody who tells you what is going on. A few minutes; you can leave at any moment.
lesson-begin = Begin
lesson-again = Once more
lesson-done = done

## Lobby

yes = yes
no = no
your-chair = Your chair: { $name }
chairs-count = { $count ->
    [one] { $count } chair
   *[other] { $count } chairs
}
chairs-hint = Chairs that nobody sits on are put away when you begin.
all-variants = All variants
variants-by-host = Only the host changes them.
access = Who may come in
access-code = by code only
access-listed = visible to all
access-locked = closed
for-people = { $to ->
    [one] for one person
   *[other] { $from ->
        [1] up to { $to } people
       *[other] { $from } to { $to } people
    }
}
chat-new = { $count ->
    [0] Chat
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
}
lobby-start = { $count ->
    [1] Begin on your own?
   *[other] Begin with { $count } players?
}
    .hint = { $count ->
        [0] Everybody is ready.
        [one] Everybody is ready. One free chair is put away.
       *[other] Everybody is ready. { $count } free chairs are put away.
    }
lobby-few = Too few people at the table.
    .hint = Send the code, or seat bots.
lobby-late = One moment: { $names }
lobby-ready = You have a seat. Shall we begin?
    .hint = The host ({ $name }) begins when everybody is ready.
lobby-waits = The game begins by itself when the host gives the sign.
fill-with-bots = Seat bots
watchers = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
watchers-are = Watching: { $names }
unnamed-watchers = { $count ->
    [one] one more person
   *[other] { $count } more people
}
seats = Seats
free-seat = Free seat
is-ready = ready
not-ready-yet = not ready yet
has-days-off = off until { $day }
is-away = coming back…
same-device = On this screen
    .hint = You share one screen and pass it around; cards stay covered on the way.
add-bot = Seat a bot
free-the-seat = Free the seat
remove-player = Remove for good
remove-sure = Sure? No way back
remove-sure-of = Sure? { $name } cannot come back
remove-somebody = Remove somebody…
hand-over = Hand over the table
    .act = Hand over the table…
take-over = Take the table over
host-away = The host is away.
    .hint = You can take the table over and begin the game.
    .soon = If they do not come back, you can take the table over in a moment.
host-tools = For the host
is-host = host
who-are-you = What is your name?
save-name = Save
move-here = Sit here
get-up = Get up
more-about = More: { $name }
lock-table = Closed to newcomers
    .act = Close the table to newcomers
unlock-table = Open the table to newcomers
add-chair = Add a chair
drop-chair = Take the last chair away
list-table = Visible to everybody
start-game = Begin
waiting-ready = You can begin when everybody is ready.
dealing = The cards are being dealt.
    .waiting = Waiting for the random numbers of { $names }.
seal-problem-commitment = The server has changed what it had committed to. Your browser does not add its random number to this deal.
seal-problem-list = The list for this deal is not the one your browser may trust. It does not add its random number.
seal-problem-copied = Somebody else has taken over your commitment. Your browser does not add its random number to this deal.
waiting-host = Waiting for the host.
not-ready = Not yet
i-am-ready = I am ready
watching-lobby = Take a free seat to play.
    .act = Let me play
watching-full = All seats are taken.
watching-locked = The host has closed the table to newcomers.
invite = Invite to the table
qr-for = QR code of { $link }
copy-link = Copy the link ({ $code })
copy-invitation = Copy the link
copied = Copied
copy-by-hand = The browser does not let us copy here. Copy the selected text:
options = Variants

## At the table

your-turn = your turn
    .title = Your turn.
is-playing = plays
bot = bot
is-bot = bot, { $level }
has-answered = has decided
seat-n = Seat { $seat }
at-random = At random
players-at-table = Players
waiting-for = { $count ->
    [one] { $names } is thinking
   *[other] Waiting for { $names }
}
one-moment = One moment…
paused = Paused
    .hint = The clock stands still, the cards wait.
pause-wanted = { $name } asks for a break.
game-over = The game is over
laying-table = Laying the table…
log = Log
chat = Chat
log-and-chat = { $count ->
    [0] Log and chat
   *[other] Log and chat, { $count } new
}
write-to-table = Write to the table…
send = Send
quick-phrases = Ready-made phrases
your-moves = Your moves
all-moves = All moves
sure = Are you sure? { $move }
    .hint = You cannot take it back.
to-moment = go to this moment
cards-of = Cards of { $name }
not-yet = Not yet
undo = Undo
table-menu = Table menu
watching = Watching
take-back = Take my seat back
take-back-of = Take back: { $name }
sit-for-bot = Sit down for the bot ({ $name })
closed-seat-closed = The host removed { $name }: a bot plays that seat to the end of the game.
closed-hand-seen = You cannot take over from { $name }: somebody on your device or network plays in this game.
closed-other-seat = You cannot take over from { $name }: you had another seat in this game.
closed-locked = You cannot take over from { $name }: the host has locked the table.
show-earlier = Show earlier
more = More
sound = Sound
vibration = Vibration on phones
reactions = Reactions
reactions-shown = Reactions of others
reactions-mute = Mute all
reactions-unmute = Show reactions
reactions-of = { $name }: reactions
reaction-from = { $name }: { $what }
sound-on = Sound on
sound-off = Sound off
undo-last = Take back the last move
undo-ask = Ask to take it back?
    .hint = Somebody has learned something since that move, so the others decide.
    .act = Ask the table
    .no = Leave the move
undo-vote = { $name }: take the move back?
    .known = What is known stays known: { $line }
    .hint = What is known stays known.
    .agree = Agree
    .refuse = Leave it
    .agreed = agrees
    .open = waiting
    .you = you?
    .wait = Answer within { $seconds } s; silence means no.
hint = Hint
allow-hints = Hints of the coach (only when not rated)
friendly-table = Friendly game, not rated
want-pause = Ask for a pause
agree-pause = Agree to the pause
resume = Go on
leave-table = Leave the table
leave-sure = Sure? A bot will play for you
commitment = Seal of the shuffle:
time-left = { $time } left
reconnecting = Connecting again…
    .hint = The table remembers everything.
pass-device = Pass the screen to { $name }
    .hint = Nobody else looks. { $name } uncovers the cards.
it-is-me = I am { $name }
closed-removed = The host closed this table for you.
closed-not-found = There is no table with that code.
closed-gone = This table was cleared away.
    .hint = Nobody had used it for a long time. Its finished games are still in the players' histories.
closed-damaged = This table is damaged.
    .hint = The server cannot read what it stored of this game, so it cannot go on. Other tables are fine. Tell whoever runs the server, and give them the code { $code }.
closed-hint = Check the code, or open a table of your own.

## End and replay

result = Result
result-about = { $count ->
    [one] { $game } for one player
   *[other] { $game } for { $count } players
}
you = you
you-win = You win!
you-share-win = You share the win!
highlight = Moment of the game
provisional = provisional
    .hint = After ten games a rating is no longer provisional.
not-rated = not rated
guests-unrated = Not rated: only accounts have ratings, guests have none.
another-game = One more game?
rematch-asks = It begins by itself when everybody agrees.
rematch-at-once = It begins at once.
rematch-offered = A rematch is offered
rematch-from = { $count ->
    [one] A rematch? { $names } is waiting
   *[other] A rematch? { $names } are waiting
}
rematch-waits = Rematch, waiting for { $names }…
rematch-starts = The game begins by itself.
rematch-too-few = Too few for a rematch
to-lobby = Change the table
see-table = See the table
share = Share
stand-up = Get up
wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
nobody-wins = Nobody wins this time
rematch = Rematch
replay = Replay
replay-of = Replay
review = Review
    .about = Good moves, mistakes and luck
plays-on = Goes on after move { $step }{ $cards ->
    [redrawn] , hidden cards drawn anew
   *[true] , cards as they lay
}
try-from-here = Try it from here
    .about = a table of its own with bots, hidden cards drawn anew
what-was-hidden = What was hidden
allow-reviews = The coach may review games here
first-step = To the beginning
step-back = One step back
step-on = One step on
last-step = To the end
play-on = Play
stop-playing = Stop
step-n = Move { $step } of { $steps }
seen-by = Seen by
all-open = all hands open
verify = Verify fairness
verifying = Verifying…
verified = Everything fits: the deal and every move.
    .detail = This browser has worked the deal out itself from the server's secret and the players' random numbers. The server has checked every move and the result. Names are not proved.
verified-older = It fits, but it proves less.
    .detail = This game began by the older protocol: the host could choose the deal together with whoever ran the server.
not-verified = Something does not fit.
    .detail = Seal, deal or moves do not match. Download the record and show it to the others at the table.
not-checked = It could not be checked.
    .detail = The server did not answer, so this says nothing yet. Check the connection and try again.
seal-kept = Before you added your number, this browser had kept the list of this deal. It is the same one, and your number counted.
seal-left-out = This browser had kept the list of this deal, and it is the same one. But your number did not arrive in time and was left out.
seal-none = This browser kept no seal of this deal, so it cannot tell whether everything was fixed in time.
seal-wrong = It is not what this browser had kept before the deal.
left-out-parts = { $count ->
    [one] Left out, since it was not revealed in time: the number of { $names }.
   *[other] Left out, since they were not revealed in time: the numbers of { $names }.
}
deal-unchosen = Nobody chose this deal.
deal-fits = The proof of this deal fits.
deal-older = The deal fits, by the older protocol.
deal-wrong = The proof of this deal does not fit.
download-seal = Download my seal
share-replay = Copy a link to this move
download-record = Download the record
no-replay = This game cannot be replayed yet.
no-replay-hint = You will see the replay when the game is over.
no-such-replay = There is no such game.
no-such-replay-hint = Check the address. Your own games are in your history.

## Settings

language = Language
theme = Theme
theme-system = as the system
theme-light = light
theme-dark = dark
text-size = Text size
less-motion = Less motion
patterns = Patterns beside colours
account = Account
account-hint = You need no account to play. It keeps your games, ratings and decks.
make-account = Make an account
    .hint = We make the login from your name and a number, and show it as soon as you have the account.
login = Login
    .hint = The login is a name and a number, such as ala-4821, or the account’s e-mail. The name alone is not enough.
password = Password
change-password = Change the password
    .hint = Every other device and browser is logged out then.
current-password = Current password
new-password = New password
    .hint = At least 8 characters. Three words that do not belong together make a good password.
password-changed = The password is changed. All other devices are logged out.
logged-in-as = You play as { $name }.
delete-account = Delete the account
    .hint = Deletes the account with its history, ratings and decks, and takes your name and words out of every table. This cannot be undone.
forget-me = Forget me
    .hint = Deletes { $name } with your history and decks, and takes the name and your words out of every table. This cannot be undone.

## Help and trouble

try-again = Try again
show-rule = Show the rule
help = Keys and help
help-move = Moving
help-number = a move from the bar below
help-list = the list of all moves
help-walk = up and down the list
help-enter = do what is chosen
help-escape = undo a choice, close a window
help-look = Looking
help-tab = go to the next card or button
help-space = look at a card closely
help-rules = the rules of the game
help-this = this help
help-replay = Replay
help-step = a step back and on
help-ends = beginning and end
help-pointer = Mouse and finger
help-click = Click a card, then a place; a second click confirms.
help-drag = You can also drag a card to its place.
help-right = Right-click, or hold a finger down: look at a card closely.
key-space = Space
plain-now = What is going on
no-answer = The server does not answer.
    .hint = Check your connection. Games that have begun or ended are safe.
plain-more = { $count ->
    [one] { $count } more move is in the list of all moves.
   *[other] { $count } more moves are in the list of all moves.
}

## Plain board

plain-hint = This game has no board of its own. Everything can be done here and in the bar below.
plain-moves = What you can do

look-closer = Look closer: { $card }

## Login and password

your-login = Your login:
    .hint = The number is part of it. Write it down: on another device you get in only with it and your password.
copy-login = Copy the login
forgot-password = I forgot my password
    .hint = We showed the recovery code when you made the account. Without it, only the host of this server can give you a new one.
recovery-code = Recovery code
    .once = Write this code down. We show it only once; if you forget your password, it sets a new one.
    .hint = If you forget your password, this code sets a new one. A new code cancels the one before.
copy-code = Copy the code
new-recovery-code = Make a new code
no-recovery-code = This account has no recovery code
    .hint = It was made before there were such codes. Without one, a forgotten password cannot be replaced.
first-recovery-code = Make a code
set-password = Set the new password
wrong-recovery = Login and code do not fit. The number belongs to the login, as in ala-4821; every code works only once.
wrong-password = That is not the password of this account.

## All In

allin-short-take = Take
allin-short-swap = Swap
allin-short-reveal = Reveal
allin-short-draw = Draw
allin-short-rune = Rune
allin-short-hypnosis = Hypno
allin-short-eye = Eye

## Television
tv-sound = Tap the screen or press a key to hear the game
tv-enter = Which table shall be shown?
tv-lost = There is no such table, or it is closed.
tv-show = Show the table
tv-turn = { $count ->
    [one] { $names } plays
   *[other] { $names } play
}
tv-all-play = Everybody plays
tv-allin-points = { $name } points at the strongest hand
tv-join = Join with your phone
tv-free = free chair
tv-full = Everybody sits. The host begins.
tv-waits = { $count ->
    [one] Waiting for one more person
   *[other] Waiting for { $count } more people
}
hand-on-television = on television
hand-cover = Cover hand
hand-covered = Hand covered
hand-uncover = Tap to uncover
hand-whole = The whole table on the phone
tv-open = On the television: { $address }

## Your tables
your-tables = Your tables
yours-running = { $count ->
    [one] one game
   *[other] { $count } games
}
yours-your-turn = Your turn
yours-play = Play
yours-waits = Waits for players, { $taken } of { $seats } are here

## People you know
invitations = Invitations
invited-title = “{ $title }”
invites-to = invites you to { $game }
not-now = Not now
invite-known = Invite people you know
invite-name = Invite { $name }
invited-name = { $name } is invited
block-somebody = Block somebody…
    .hint = A blocked person cannot come to your tables or invite you, and you do not see their words. They are not told.
block-sure = Sure? Block { $name }
blocked-done = { $name } is blocked. You can undo it in the settings.
blocked-people = Blocked people
    .hint = They cannot come to your tables or invite you, and you do not see their words. They do not know.
unblock = Unblock

## Sessions of an account

sessions = Logged-in devices
    .hint = A session on a lost phone can be ended from here. Its connections to tables end with it.
session-this = this device
session-today = today
session-unknown = unknown browser
session-end = End
report-somebody = Report somebody
admin-page = Administration

day-deal = Deal of the day
    .about = One deal of each game every day, the same for everybody: the same cards, the same bots, the same seat at the table. The play makes the difference. Everybody has one try, with nothing taken back and no rating, and how others did is shown after the game.
    .until = New deals come at { $time }.
    .against = { $count ->
        [one] You and a bot
       *[other] You and { $count } bots
      }, level: { $level }
    .players = { $count ->
        [0] Nobody has played it yet
        [one] Played by { $count } person
       *[other] Played by { $count } people
      }
    .go-on = Go on
    .done = There will be a new one tomorrow.
    .others = Other deals of the day
day-compared = How others did
    .act = Compare
    .rank = Place at the table
    .alone = So far only you have played this deal. Come back later.
    .behind = { $others ->
        [one] { $others } other person has played it
       *[other] { $others } others have played it
      }, behind you: { $behind }.
day-fair = How do I know that everybody gets the same deal?
    .about = The server draws the secret of each deal before anybody plays, and shows its SHA-256 digest at once. The cards follow from the secret alone, so nobody chooses them for a player. Three hours after midnight, universal time, the secret goes into the records of the games, where anybody can check it against the digest.
