## What happens at a table, in the log

table-sat = { $name } sits down.
table-moved-over = { $name } moves to another seat.
table-renamed = { $name } is called { $new } from now on.
table-left = { $name } gets up.
table-left-to-bot = { $name } gets up; a bot plays on.
table-bot-seated = A bot takes seat { $seat }: { $level ->
    [random] random
    [casual] casual
    [skilled] skilled
   *[expert] expert
}.
table-seat-emptied = Seat { $seat } is free.
table-chairs-set = { $count ->
    [one] The table has one chair.
   *[other] The table has { $count } chairs.
}
table-configured = The host changes the settings. Everybody gets ready again.
table-changed = The host changes the settings.
table-deck-renewed = { $again ->
    [yes] The deck has new cards for this game. Everybody confirms again that they are ready.
   *[no] The deck has new cards for this game.
}
table-listed = The table is visible to everybody now.
table-unlisted = Only those who have the code find the table now.
table-ready = { $name } is ready.
table-not-ready = { $name } is not ready yet.
table-started = The game begins.
table-dealt = { $count ->
    [one] The cards are dealt without the random number of { $names }: it did not come in time.
   *[other] The cards are dealt without the random numbers of { $names }: they did not come in time.
}
table-pause-wanted = { $name } asks for a pause.
table-pause-begun = Pause: everybody agrees.
table-resumed = { $name } goes on with the game.
table-removed = The host sends { $name } away.
table-locked = The host closes the table to newcomers.
table-unlocked = The host opens the table again.
table-reviews-on = The coach may review games that end here.
table-reviews-off = Games that end here are not reviewed.
table-handed-over = { $name } is the host now.
table-dozes = { $name } has let time run out three times; a bot plays on until they are back.
table-ruling-asked = { $name } asks the table to decide: { $case }
table-ruling-voted = { $name } has voted.
table-ruling-carried = The table has decided: { $case }
table-ruling-failed = The table has not decided, so nothing changes: { $case }
table-stood-in = { $name } is away; a bot plays on.
table-gave-back = { $name } is back.
table-rematched = A rematch? It begins by itself when everybody agrees.
table-woken = The table is back after a break. The break does not count.
table-days-off = { $days ->
    [one] { $name } has a day off: their clock stands still then.
   *[other] { $name } has { $days } days off: their clock stands still then.
}
table-days-off-ended = { $name } has no days off any more: the clock runs again.
table-hint-asked = { $name } asks for a hint.
table-undone = { $name } takes a move back: nobody has learned anything by it.
table-undone-agreed = { $name } takes a move back, and the table agrees.
table-undo-asked = { $name } asks to take a move back.
table-undo-agreed = { $name } agrees to it.
table-undo-refused = { $name } does not agree: the move stays.
table-undo-lapsed = Not everybody agreed in time: the move stays.
table-time-out = { $name } is out of time; the table makes a move.

## Quick phrases

reaction-bravo = Bravo!
reaction-laugh = Ha ha!
reaction-wow = Wow!
reaction-oh-no = Oh no!
reaction-heart = A heart
reaction-tea = A cup of tea
quick-hello = Hello!
quick-good-luck = Good luck!
quick-well-played = Well played!
quick-thanks = Thanks!
quick-thinking = I am thinking…
quick-one-moment = One moment, please.
quick-oops = Oops.
quick-again = One more game?

## Errors: what is wrong, and what to do

error-unreadable = The server could not read that. Reload the page.
error-too-large = That is too long. Make it shorter.
error-too-fast = Too much at once. Wait a moment.
error-bad-origin = This page may not talk to the server. Open the server's own address.
error-no-session = Tell us your name first.
error-wrong-credentials = Login and password do not fit. The number belongs to the login, as in ala-4821; the name alone is not enough.
error-too-many-days-off = Too many days off: there are { $days } a year.
error-weak-password = { $why ->
    [short] A password has at least 8 characters.
    [common] This password is one of those that everybody tries first. Choose another, such as three words that do not belong together.
    [name] This password is hardly more than your name. Choose another, such as three words that do not belong together.
   *[simple] This password repeats itself or follows the keyboard. Choose another, such as three words that do not belong together.
}
error-not-found = There is nothing here. Check the address or the code.
error-bad-options = The game cannot be played like that. Change the settings.
error-bad-name = That name cannot be shown. Choose one of 1 to 24 signs.
error-bad-move = The game has no such move. Pick one of those on offer.
error-not-your-seat = This is not your seat.
error-no-such-seat = The table has no such seat.
error-seat-taken = Somebody sits there already. Take another seat.
error-table-full = Every chair is taken. Add one, or wait until somebody gets up.
error-other-seat = Another seat is yours in this game. Take that one back, or wait for the next game.
error-seat-closed = The host removed the player of this seat. A bot plays it to the end of the game.
error-hand-seen = Somebody on your device or network holds another hand of this game. Wait for the next game.
error-not-host = Only the host can do that.
error-not-ready = Not everybody is ready yet.
error-wrong-link = This link does not work any more: it was used, or its time is over.
error-no-mail = This server sends no e-mails.
error-bad-email = This is no e-mail address.
error-not-now = That cannot be done now.
error-chairs-empty = This game goes on from the middle, so it needs all of its players. Seat bots on the empty chairs, or wait.
error-position-fixed = This game goes on from the middle: its rules and chairs stay as they are, and it is not rated.
error-stale = The table has moved on. Look again and decide anew.
error-day-deal = The deal of the day is played alone and once, with nothing taken back: that makes it the same for everybody.
error-day-played = This deal of the day has been played in this browser already. Tomorrow there is a new one.
error-day-unplayed = Play this deal first: then you see how the others did.
error-day-not-over = Others are still playing this deal. Its cards are shown when its day is over.
error-no-hints = There are no hints at this table: the host has not allowed them, or the game is rated.
error-undo-open = The table is deciding whether a move is taken back. Wait a moment.
error-undo-asks = Somebody has learned something since that move. The table has to agree.
error-paused = The game is paused. Go on with it first.
error-locked = The table is closed to newcomers. Ask the host to open it.
error-banned = You are banned from this server. If that is a mistake, write to whoever runs it.
error-silenced = Whoever runs this server has taken away your chat. You can go on playing.
error-name-refused = A word in it is not allowed here. Choose another name.
error-read-only = The server takes no changes right now. Clocks stand still; try again in a while.
error-invitation-needed = New people need an invitation here. Open the link of yours.
error-not-admin = Only admins of this server can do that.
error-removed = The host has removed you from this table.
error-version-gone = This game began under older rules that this server no longer has: it cannot go on or be shown again. The record of a finished game can still be read as text.
error-table-gone = This table was cleared away because nobody used it for a long time. Its finished games are still in the players' histories.
error-damaged = What the server stored of this table is damaged, so the game cannot go on. Other tables are fine. Tell whoever runs the server, and give them the code of this table.
error-deck-damaged = What the server stored of this deck is damaged, so it cannot be shown or played with. Your other decks are fine. Tell whoever runs the server, and give them the deck's address and the place of the damage.
error-busy = The server cannot store anything right now. It tries again.
error-closing = The server restarts. Your table waits for you.
error-internal = Something went wrong on the server. Try again.

## Pictures beside shared links

preview-about = { $count ->
    [one] { $game } for one player
   *[other] { $game } for { $count } players
}
preview-invited = An invitation to a table
preview-invited-by = { $name } invites you
preview-over = The game is over
preview-won = { $name } wins
preview-shared = A shared win
preview-highlight = Moment of the game
preview-come = Sit down and play in your browser, without an account.
preview-question = What would you do?
preview-answer = See what could be seen from one chair, and choose a move.
preview-look = See the replay, move by move.
