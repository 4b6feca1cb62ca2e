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
    .tagline = Who is stronger: Heracles or the Kraken?
    .learn = You place two cards in the line. After that you know everything.

## Frame

sit-down = Take a seat.
    .sub = Five card games under one lamp. With friends or with bots, no account, right away.
your-name = Name
    .placeholder = e.g. Alice
guest-name = Guest { $number }
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
choose-game = Choose a game
come-in = Come in
no-tables = Nobody sits yet. Open a table and send its code.
no-history = Your finished games will be here.
no-ranking = Nobody has a rating here yet. Games of players with an account are rated.
lost-page = Nobody sits here.
problem-offline = The server does not answer. Try again in a moment.
place = Place
player = Player
points = Points
rating = Rating
ratings = Ratings
games-count = Games

## A new game

how-many = How many players?
bot-level = Bots
play-bots = Play with bots
play-solo = Play solo
play-friends = A table for friends
rules = Rules
more-options = Variants and clock
clock = Clock
clock-of = { $seconds ->
    [0] no clock
   *[other] { $seconds } s a move
}
clock-whole = { $increment ->
    [0] { $minutes } min for the whole game
   *[other] { $minutes } min for the whole game, { $increment } s more a move
}
bot-for-absent = A bot plays on for whoever is away
    .hint = After { $seconds } seconds without a connection. Whoever comes back gets the seat back at once.
game-not-offered = This server does not offer that game.
no-guide = The rules could not be loaded.

## First steps

first-steps = First steps
    .hint = One round with gentle bots, and somebody who tells you what is going on. A few minutes; you can leave at any moment.
lesson-begin = Begin
lesson-again = Once more
lesson-done = done

## Lobby

lobby-hint = Send the code or the link. You begin when everybody is ready.
seats = Seats
free-seat = Free seat
that-is-you = (you)
is-ready = ready
not-ready-yet = not ready yet
is-away = coming back…
same-device = On this screen
add-bot = Bot
free-the-seat = Free the seat
remove-player = Remove for good
remove-sure = Sure? No way back
remove-sure-of = Sure? { $name } cannot come back
remove-somebody = Remove somebody…
hand-over = Hand over the table
    .act = Hand over the table…
take-over = Take the table over
host-away = The host is away.
host-away-soon = The host is away. If they do not come back, you can take the table over in a moment.
host-tools = For the host
is-host = host
is-here = here
who-are-you = What is your name?
save-name = Save
change-name = Change the name
move-here = Sit here
get-up = Get up
more-about = More: { $name }
lock-table = Closed to newcomers
    .act = Close the table to newcomers
unlock-table = Open the table to newcomers
add-chair = Chair
drop-chair = Without the last chair
list-table = Visible to everybody
start-game = Begin
too-few = Too few people at the table.
waiting-ready = Waiting until everybody is ready.
waiting-host = Waiting for the host.
not-ready = Not yet
i-am-ready = I am ready
watching-lobby = You are watching. Take a free seat to play.
watching-locked = You are watching. The host has closed the table to newcomers.
invite = Invite
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
is-bot = bot, { $level }
has-answered = has decided
seat-n = Seat { $seat }
by-lot = By lot
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
do-it = Do it
undo = Undo
table-menu = Table menu
watching = Watching
take-back = Take my seat back
take-back-of = Take back: { $name }
sit-for-bot = Sit down for the bot ({ $name })
more = More
sound = Sound
sound-on = Sound on
sound-off = Sound off
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
closed-hint = Check the code, or open a table of your own.

## End and replay

result = Result
wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
nobody-wins = Nobody wins this time
rematch = Rematch
replay = Replay
replay-and-verify = Replay and seal
replay-of = Replay
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
verified = Everything fits: the shuffle and every move.
    .detail = The seal from before the game fits the secret told now, the deck follows from the secret and the players' numbers, and every move was allowed.
not-verified = Something does not fit.
    .detail = Seal, deck or moves do not match. Download the record and show it to whoever runs the server.
not-checked = It could not be checked.
    .detail = The server did not answer, so this says nothing yet. Check the connection and try again.
share-replay = Copy a link to this move
download-record = Download the record
no-replay = This game cannot be replayed yet.
no-replay-hint = You will see the replay when the game is over.
no-such-replay = There is no such game.
no-such-replay-hint = Check the address. Your own games are in your history.

## Settings

language = Language
theme = Light
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
    .hint = The login is a name and a number, such as ala-4821. The name alone is not enough.
password = Password
logged-in-as = You play as { $name }.
delete-account = Delete the account
    .hint = Deletes the account and everything it says about you. This cannot be undone.
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

## Cardline

cardline-weaker = lower
cardline-stronger = higher
cardline-where = { $attribute }, round { $round }
cardline-where-play-off = { $attribute }, play-off
cardline-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cardline-out = no cards left
cardline-eliminated = out of the game
cardline-deck = Deck
cardline-hidden = { $attribute }: ?
cardline-waits = { $card } waits in the line
cardline-slot-first = Slot at the beginning, before { $right }
cardline-slot-last = Slot at the end, after { $left }
cardline-slot-between = Slot between { $left } and { $right }
cardline-pick-card = Choose a card and its place in the line
cardline-pick-slot = Where does { $card } belong?
cardline-ask-first = { $card } at the beginning?
cardline-ask-last = { $card } at the end?
cardline-ask-between = { $card } here?
cardline-no-return = Then the card is turned over, and there is no way back.
cardline-between = { $left } < ? < { $right }
cardline-below = below { $right }
cardline-above = above { $left }
cardline-lay = Place it
cardline-line = Line
cardline-hand = Your cards
cardline-wrong = Does not fit
cardline-hint-tall = Lower values at the top, higher ones at the bottom.
your-login = Your login:
    .hint = The number is part of it. Write it down: on another device you get in only with it and your password.
copy-login = Copy the login
wrong-password = That is not the password of this account.

## Illusion

illusion-where-three = Round { $round }, to three arrows
illusion-where-twelve = Round { $round } of 12
illusion-arrows = { $count ->
    [one] { $count } arrow
   *[other] { $count } arrows
}
illusion-least = least
illusion-most = most
illusion-how-much = How much { $colour } is that?
illusion-row = Row of pictures from the arrow
illusion-picture = Picture number { $number } from the arrow
illusion-next = The next card
illusion-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
illusion-last-by = { $name } placed the last card.
illusion-first-hint = Place it where it belongs: the farther from the arrow, the more of the colour.
illusion-slot-near = Slot beside the arrow, least
illusion-slot-far = Slot at the end of the row, most
illusion-slot = Slot number { $number } from the arrow
illusion-ask = Number { $number } from the arrow?
illusion-lay = Place it here
illusion-reveal = Cards turned over
illusion-row-right = The row is right
illusion-row-wrong = There is a mistake in the row
illusion-arrow-to = { $name } takes the arrow.
illusion-fault = The colour falls here
illusion-go-on = Go on
illusion-look-again = Show the turned row

## All In

allin-where = Round { $round } of 3, side { $side }
allin-runes = { $count ->
    [one] { $count } rune
   *[other] { $count } runes
}
allin-hand-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
allin-deck = Deck
allin-pile = Discarded
allin-pot = Pot
allin-area = The area, two rows
allin-hand = Your hand
allin-revealed = Revealed cards
allin-whom = Whom?
allin-myself = Myself
allin-you = that is you
allin-you-have = You have: { $category } ({ $value })
allin-must = you must
allin-may = you may
allin-to-area = The card goes to the area
allin-peek = { $name } shows:
allin-stated = { $name } has a hand worth { $value }
allin-short-take = Take
allin-short-swap = Swap
allin-short-reveal = Reveal
allin-short-draw = Draw
allin-short-rune = Rune
allin-short-hypnosis = Hypno
allin-short-eye = Eye
allin-act-play = Play
allin-act-take = Take
allin-act-give = Swap
allin-act-for = Swap
allin-act-keep = Keep
allin-act-stack = Onto the pile
allin-act-conceal = Conceal
allin-act-discard = Discard
allin-act-choose = Choose
allin-act-name = Name
allin-showdown = Showdown of round { $round }
allin-named-right = { $count ->
    [one] { $strongest } has the strongest hand. { $seers } named it: { $share } from the pot, { $carried } stays.
   *[other] { $strongest } has the strongest hand. { $seers } named it: { $share } each from the pot, { $carried } stays.
}
allin-nobody-right = { $strongest } has the strongest hand, but nobody named it. { $carried } stays in the pot.
allin-named-by = named by:
allin-from-pot = pot
allin-for-hand = hand
allin-for-runes = runes
allin-total = total
allin-go-on = Go on
allin-look-again = Show the showdown
