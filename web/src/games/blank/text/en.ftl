## The table
where = Turn { $turn } of { $limit }
where-strict = Strict memory, turn { $turn }
where-game = Game { $game }, turn { $turn }
where-deck = { $mode ->
    [strict] Deck “{ $name }”, game { $game } · strict memory, turn { $turn }
   *[watched] Deck “{ $name }”, game { $game } · turn { $turn }
}
where-mixed = { $mode ->
    [strict] Decks { $name } · strict memory, turn { $turn }
   *[watched] Decks { $name } · turn { $turn }
}
lobby-decks = { $count ->
    [one] The deck on the table
   *[other] The decks on the table
}
lobby-deck = Deck “{ $name }”, game { $game }
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
plate-skips = loses a turn
plate-left = has left
rules-in-force = Rules in force
no-rules = No rule is in force.
author-project = Stolik
author-unknown = unknown
rule-is-new = new
rule-is-trial = on trial
card-on-trial = On trial: the effect is not part of the deck.
rule-is-silenced = suspended
draw-pile = Draw pile
top-card = On top: { $card }
look-closer = Look closer: { $card }
your-hand = Your cards
card-without-effect = This card has no effect of its own. It can still wake the rules in the row.

## Planning a play
ask-play = Which card do you play?
ask-draw = Nothing fits the { $colour } { $digit }: draw a card
ask-draw-barred = Nothing may be played now: draw a card
open-first = You keep watch yourselves. { $name } begins
plan-one = Play { $card }?
plan-many = { $count } cards, { $top } on top
plan-hint = Add more that match; the last one ends on top.
plan-strict = Nobody warns you: whoever errs draws a card.
plan-act = { $count ->
    [one] Play 1 card
   *[other] Play { $count } cards
}
plan-on = You play card by card…
plan-turn = Turn the order round
plan-place = number { $place } of the play
act-pick = Take this card
act-react = Turn it away
act-choose = This rule
act-player = This player
act-colour = Say it
act-digit = Say it
act-parity = Say it

## Choosing
choose-player = Choose a player
choose-value = Choose what to name
cards-to-pick = Cards to choose from

## Beside the pile
direction-on = clockwise
direction-back = anticlockwise
countdown = The end comes after { $seconds } seconds
countdown-left = The end in { $time }
turns-left = { $count ->
    [one] The last turn
   *[other] { $count } turns left
}
ban = { $until ->
    [next-turn] Forbidden: { $value } (until { $name } plays)
   *[other] Forbidden: { $value } (for the next card)
}
match-colour = Only the colour counts now
match-digit = Only the digit counts now
match-both = Colour and digit must both match
match-colour-hexagon = The next card must be a hexagon
match-colour-circle = The next card must be a circle
match-colour-triangle = The next card must be a triangle
match-colour-rhombus = The next card must be a rhombus
match-colour-square = The next card must be a square
match-colour-shield = The next card must be a shield
match-digit-1 = The next card must be a 1
match-digit-2 = The next card must be a 2
match-digit-3 = The next card must be a 3
match-digit-4 = The next card must be a 4
match-digit-5 = The next card must be a 5
match-digit-6 = The next card must be a 6
limit = { $count ->
    [one] At most 1 card this turn
   *[other] At most { $count } cards this turn
}
case-call = { $name } calls out { $accused }: “{ $source }”.
case-report = { $name } reports { $accused }: “{ $source }”.
case-outside = { $name } reports: “{ $source }”.
case-admission = True or not?
case-vote = The others vote.
duty-of = { $count ->
    [one] { $name } has to { $text }
   *[other] { $name } has to { $text } { $count } times
}
duty-open = before the next card
duty-claimed = says it is done
duty-overdue = not done!
duty-lasting = until the end of the game
duty-proven = done
threat-cards = A lit card of your hand can turn it away.
threat-none = Nothing in your hand can turn it away.
turned-away = { $name } turns it away:
stand-in = a stand-in counts
stand-ins = What I leave out
    .hint = No reasons needed. Something quieter counts instead, to the end of the game.
act-kind-voice = Voice
act-kind-movement = Movement
act-kind-camera = Camera
act-kind-eyes = Eye contact
act-kind-cough = Coughing
exempt-voice = no voice
exempt-movement = no movement
exempt-camera = no camera
exempt-eyes = no eye contact
exempt-cough = coughing does not count
order-title = { $card }, when I am away
order-use = Use it
order-ask = Ask me
order-never = Never
claim-done = Done
catch = Catch { $name }
catch-hint = A wrong catch costs a card.
missed-by = { $name } does not do what this asks…
seen-at = Seen of { $name }
plate-duty = duty
speak-about = Say something about the rule: { $name }
shows = { $name } shows: { $cards }
speak-up = Speak up
    .strict = Nobody watches here but you. A wrong accusation costs you a card.
    .watched = A wrong accusation costs you a card.
claim-it = I do it now
call-out = Not done by
report = Seen with
ruling-ask = A case that no rule covers
ruling-put = Let the table vote
ruling-open = Open case:
ruling-yes = Yes
ruling-no = No
it-happened = It has happened

## After the game
after-yours = The pen is yours: one new card for the deck.
after-waits = { $owner } is reading your card.
after-write = Write a rule
after-writes = { $name } is writing a card for the deck…
after-shows = { $name } shows a card:
after-decide = Read it and decide
after-new-tag = new rule
after-next = opens the next game
after-yes = Yes, write it in
after-suggest = Suggest a change
after-send = Send
after-no = No
after-bot = { $name } wins and has an idea
after-bot-tag = a bot's idea
after-take = We take it
after-own = I write my own
after-rather-not = Rather not
after-pen = { $name } holds the pen.
after-nods = For it: { $names }
read-out = A new rule from this game on
read-out-trial = This rule is on trial
read-out-by = Written by { $names }
read-out-act = Play
after-nod = Take it
after-try = Try it first
after-trial-asked = On trial in the next game if everybody is for it.
after-trial-agreed = On trial in the next game.
after-accepted = In the deck for good.
after-museum = The deck’s museum

## The workshop
workshop = BLANK, the rule workshop
shop-back = Back to the table
shop-deck = { $count ->
    [one] Deck “{ $name }”, 1 rule
   *[other] Deck “{ $name }”, { $count } rules
}
shop-missing = This reward is not here. It may have been used, or it is somebody else’s.
shop-won = You won! Write a new card.
shop-sent-back = The card came back. Think again.
shop-refused = Not this one. You may try another.
shop-remarks = { $owner } says: “{ $text }”
shop-reading = { $name } has written a card
shop-decide = It is your deck. Read the card and decide: once in, it stays for ever.
shop-wait = { $owner } owns the deck and decides.
shop-accepted = The card is in the deck
    .hint = It is part of this copy for ever. The next game begins with it.
    .effect = It is part of this copy for ever and is shuffled in with the others.
shop-in-deck = It is in the deck
    .hint = Play again to meet it.
shop-kind = What to write
kind-rule = New rule
kind-effect = Effect on a card
shop-way = How to write it
way-lists = From lists
way-words = In your own words
shop-which-deck = For the deck
shop-title = Title of the card
shop-nickname = Nickname of the rule (if you like)
shop-signature = Signed
shop-slot = On which card?
slot-drawn = with a picture
shop-drawing = Draw it, if you like
shop-card = The card
shop-number = no. { $number }
shop-ready = Is that how it should work?
    .none = Everybody at the table will see it. You can still change the words.
    .trigger = Whoever notices it says so at the table. Bots do no such things.
    .duty = The players see to it that it is done. Bots say they have done it.
    .both = The players see to all of it: they report it and judge it.
shop-question = Which of them?
    .hint = Choose one, change the sentence, or keep it your way.
    .only = Choose one or change the sentence.
shop-trouble = I do not understand this yet
    .hint = Change the sentence, take one of the offers, or keep it your way.
    .only = Change the sentence or take one of the offers.
shop-own-words = Keep my words, players judge
shop-card-is = The card:
understood = Understood as:
    .hint = tap a word to change it
by-people = players judge:
part-words = in your words:
no-choices = There is no other choice here.
no-choices-people = These are your words: change them in the sentence above.
words-restore = Back to my sentence
offer-this = That’s it
shop-not-yet = The card is not finished
shop-need-words = Write a sentence, and you will read how it works.
shop-need-title = It needs a title.
shop-need-slot = Choose the card it is written on.
shop-need-author = Sign it.
shop-show = Show it to the table
shop-again = Show it as it is now
shop-shown = The table sees your card
    .own = It is your own deck, so you decide yourself.
    .hint = When everybody has had a say, hand it to { $owner }.
shop-hand-in = Hand it to { $owner }
shop-into-deck = Write it into the deck
shop-withdraw = Take it back
shop-owner-reads = { $owner } is reading your card
    .hint = It is { $owner }’s deck. You can still take it back.
shop-your-deck = Shall it enter your deck?
    .hint = For ever, with the author’s name.
shop-send-back = Send it back
shop-refuse = Refuse it
shop-remark = A remark for the author
trial = What the card would do
trial-understood = The referee understands this card and sees to it.
trial-fired = Bots tried it in { $games } games: mostly { $times } times a game.
trial-between = { $low }–{ $high }
trial-nods = They like it: { $names }
trial-turns = A game mostly takes { $after } turns, { $before } without the card.
last-game = { $count ->
    [0] In your last game it would not have gone off at all.
    [one] In your last game it would have gone off once.
   *[other] In your last game it would have gone off { $count } times.
}
last-game-turn = turn { $turn }
last-game-turns = In the turns: { $turns }
last-game-time = How often it goes off depends on your pace.
people-trigger = You see to this yourselves: whoever notices says so.
    .hint = The table can neither see nor hear it. It carries out the rest.
people-duty = The players see to it that it is done.
    .hint = The table says who has to do it. Whether it was done is yours to judge.
people-both = You see to the whole rule yourselves.
    .hint = Whoever notices says so, and together you judge whether it was done.
trial-owner = { $owner }, the owner, is reading
sketch-label = { $count ->
    [0] Sheet to draw on, empty
   *[other] Drawing of { $count } strokes
}
sketch-ink = Ink
sketch-width = Width { $size }
sketch-undo = Undo
ink-0 = black
ink-1 = red
ink-2 = blue
ink-3 = orange
ink-4 = purple
ink-5 = green
ink-6 = pink

## In one's own words
words-label = Write it as you would say it
words-start = For example:
words-near = These cards are near to it:
words-guide = How to write rules
words-reading = Reading…
tongue-pl = In Polish
tongue-en = In English
example-1 = Whoever plays a six misses a turn
example-2 = If someone laughs, they draw a card
example-3 = When you are down to one card, you must say “Blank!”
example-effect-1 = The next player draws two cards
example-effect-2 = Swap hands with anyone you like

## From lists
kw-if = If
kw-then = then
kw-also = and then
kw-and = and only if
kw-when-played = When this card is played
palette = Choices
more-choices = more…
leave-out = leave it out
remove = Remove
or = or
cond-yes = it is so that
cond-not = it is not so that
may-no = must
may-yes = may
add-condition = condition
add-effect = effect
ask-trigger = When does it go off?
ask-cond = Under which condition?
ask-verb = What happens?
ask-who = Who does it?
range-exactly = exactly { $min }
range-least = { $min } or more
range-most = { $max } at most
range-between = { $min } to { $max }
range-exactly-word = exactly
range-least-word = at least
range-most-word = at most
count-n = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
count-penalty = { $count ->
    [one] 1 penalty
   *[other] { $count } penalties
}
count-seconds = { $count } seconds
count-length = { $count } times running
count-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
count-cards = { $count ->
    [one] at most 1 card
   *[other] at most { $count } cards
}
count-times = { $count ->
    [one] once
   *[other] { $count } times
}
trigger-played = someone plays a card
trigger-drawn = someone draws
trigger-discarded = someone discards
trigger-handSize = someone’s hand reaches
trigger-idle = the active player dawdles for
trigger-clock = the game has gone on for
trigger-social = someone does or says
trigger-outside = it happens that
trigger-skipped = someone loses a turn
trigger-reversed = the direction changes
trigger-ruleChanged = a rule changes
trigger-reshuffled = the draw pile is shuffled
trigger-turnStart = a turn begins
trigger-turnEnd = a turn ends
trigger-penalised = someone takes a penalty
trigger-streak = on top there is the same
trigger-calledOut = a call-out is judged
cond-hand = number of cards held
cond-play = number of cards played
cond-rules = number of rules in force
cond-top = top card
cond-direction = direction of play
cond-drawPile = cards to draw
cond-discardPile = cards discarded
cond-players = number of players
cond-turnOf = it is the turn of
cond-die = a die shows
verb-draw = draw
verb-drawTo = draw up to
verb-take = take
verb-give = give away
verb-discard = discard
verb-exchange = exchange
verb-swap = swap whole hands
verb-rotate = pass whole hands on
verb-search = search the draw pile for
verb-peek-hand = look at a hand
verb-peek-drawPile = look at the top of the pile
verb-reveal = show everyone
verb-recycle = shuffle the discards back
verb-skip = lose a turn
verb-again = take an extra turn
verb-reverse = turn the direction round
verb-jump = play next
verb-ban = forbid
verb-match = decide how cards match
verb-limit = play next turn
verb-replaceRule = replace a rule
verb-dropRule = remove a rule
verb-addRule = add a rule
verb-silence = suspend a rule
verb-penalty = take a penalty
verb-countdown = end the game after
verb-say = say
verb-answer = answer a question
verb-act = do something
verb-contest = challenge
verb-trade = trade
verb-discardTo = discard down to
verb-discardDrawPile = discard from the draw pile
verb-takeDiscarded = take from the discards
verb-put = put on a pile
verb-redeal = shuffle all hands and deal anew
verb-shuffle = shuffle the draw pile
verb-demand = demand of the next card
who-actor = that player
who-active = the active player
who-next = the next player
who-previous = the previous player
who-left = the player on the left
who-right = the player on the right
who-opposite = the player opposite
who-chosen = a chosen other player
who-chosenAny = any chosen player
who-most = whoever has most cards
who-fewest = whoever has fewest cards
who-random = a random player
who-voted = a player voted for
who-all = all players
who-others = all other players
who-nextTwo = the next two players
who-nextThree = the next three players
who-each = each of the others
who-chosenTwo = two chosen players
who-culprits = whoever caused it
who-table = the table
as-from = from:
as-to = to:
as-with = with:
as-of = whose:
as-against = against:
as-who = who:
field-every = again and again
add-colour = colour
add-digit = digit
add-parity = odd or even
add-cards = how many
add-matched = how it matched
add-compared = higher or lower
add-alike = what they share
add-cause = why
add-every = again and again
add-pick = how they are picked
add-with = with whom
add-turns = how many turns
add-times = how often
add-until = how long
ask-colour = Which colour?
ask-digit = Which digit?
ask-parity = Odd or even?
ask-cards = How many cards?
ask-matched = What did it match by?
ask-compared = Higher or lower than the card before?
ask-alike = What do the cards share?
ask-cause = What was the reason?
ask-n = How many?
ask-seconds = How many seconds?
ask-every = Again and again?
ask-event = What does someone do?
ask-same = The same what?
ask-length = How many times running?
ask-verdict = How was it judged?
ask-of = Whose hand?
ask-value = What exactly?
ask-from = From whom?
ask-pick = How are the cards picked?
ask-pile = On which pile?
ask-to = To whom?
ask-with = With whom?
ask-turns = How many turns?
ask-what = What?
ask-until = How long?
ask-by = What counts?
ask-which = Which rule?
ask-times = How many times?
ask-question = Which question?
ask-kind = Which contest?
ask-against = Against whom?
text-event = coughs
    .hint = In the third person: “someone coughs”.
text-what = bark
    .hint = What they must do: “bark”, “stand up”.
text-question = What did you dream of?
    .hint = A question that has to be answered aloud.
value-odd = odd
value-even = even
value-both = colour and digit
value-colour = colour
value-digit = digit
value-parity = odd or even
value-several = several cards at once
value-penalty = penalty
value-effect = a card said so
value-none = no card to play
value-form = a wrong play
value-duty = a duty not done
value-accuse = a wrong accusation
value-card = by order of a card
value-right = right
value-wrong = wrong
value-clockwise = clockwise
value-anticlockwise = anticlockwise
value-blind = blind
value-look = after looking
value-owner = the owner picks
value-own = own choice
value-random = at random
value-top = from the top
value-drawTop = on top of the draw pile
value-drawBottom = under the draw pile
value-drawShuffled = shuffled into the draw pile
value-discardTop = on top of the discards
value-higher = higher
value-lower = lower
value-chosen = chosen
value-oldest = the oldest
value-newest = the newest
value-this = this one
value-nextCard = until the next card
value-turnEnd = until the turn ends
value-yourNextTurn = until that player’s next turn
value-gameEnd = until the game ends
value-say = let them name it
value-true = several cards at once
value-stare = staring
value-laugh = keeping a straight face
value-hold = patience
value-rps = rock, paper, scissors
value-die = dice
value-all = all
value-topDigit = as many as the top digit
value-playCount = as many as were played
value-activeRules = as many as there are rules
value-halfHand = half of the hand

## Decks and the museum
decks-title = Your BLANK decks
decks-lead = A deck remembers every game. Whoever wins adds a card to it, for ever.
decks-empty = No deck yet. Found one and give it a name.
decks-found = Found a deck
decks-name = Name on the box
decks-mark = Mark
decks-symbol = Symbol
decks-paint = Colour
decks-edition = Founding edition
decks-import = Read a deck from a file
decks-mix = Play with the chosen decks
decks-mix-hint = Choose two to four decks to mix them.
decks-choose = Choose “{ $name }” for a mixed game
decks-play = Play with it
decks-open = Museum
deck-line = { $rules } rules, { $effects } effects, { $games ->
    [0] not played yet
    [one] 1 game
   *[other] { $games } games
}
deck-revision = revision { $revision }
deck-volume = volume { $volume }
decks-waiting = Waiting for you
decks-cared = Decks you look after
decks-reward = You won: one new card is yours to write.
museum-owner = Belongs to { $name }
museum-stewards = { $count ->
    [one] steward: { $names }
   *[other] stewards: { $names }
}
museum-frozen = Its owner has left: play with it and copy it, but nothing changes any more.
museum-offered = { $name } wants to give you this deck.
museum-invited = { $name } asks you to be a steward of this deck: you accept and refuse new cards beside the owner.
invitation-accept = I agree
offer-take = Take it
offer-decline = No, thanks
museum-complete = Every card is written. This volume is complete.
museum-open-volume = Open volume { $volume }
museum-next-volume = Go to volume { $volume }
deck-people = Stewards and owner
deck-people-stewards = Stewards
    .hint = They accept and refuse cards as you do, once they have agreed. If you leave, the first one gets the deck.
deck-people-name = Ask to be a steward
deck-people-dismiss = Dismiss
deck-people-invited = not answered yet
deck-people-uninvite = Take it back
deck-people-nobody = Those you have played with stand here.
deck-people-give = Give the deck away
    .hint = It changes hands once the other person agrees. You cannot take it back.
deck-people-offer = Offer the deck
deck-people-offered = Offered to { $name }, who has not answered yet.
deck-people-withdraw = Take the offer back
history-steward-dismissed = { $by } dismisses { $other } as steward
history-inherited = the owner has left; { $other } has the deck now
history-frozen = the owner has left; the deck is frozen
deck-due-count = { $count ->
    [one] 1 new rule opens the next game
   *[other] { $count } new rules open the next game
}
museum-back = All decks
practice = Write one rule
practice-unread = I cannot read this yet. Try to begin with “If somebody plays…”.
practice-meant = Do you mean this?
practice-play = Play with this rule
practice-done = Finish without a game

museum-yours = Written by you
museum-rules = Rules
museum-effects = Cards with an effect
museum-open = Cards still without one
museum-history = The deck’s life
museum-founding = founding card
museum-after = after game { $game }
museum-fired = { $times ->
    [0] not seen at work yet
    [one] at work once
   *[other] at work { $times } times, in { $games } games
}
museum-due = opens the next game
museum-shelved = set aside
museum-blank = { $count ->
    [one] 1 blank rule card is left.
   *[other] { $count } blank rule cards are left.
}
museum-rename = Rename
museum-remark = Change the mark
museum-share = Anybody with the link may play with it
museum-forks = They may make a deck of their own from it
museum-export = Save as a file
museum-fork = Make a copy of my own
museum-fork-name = { $name }, copy
museum-shelve = Set aside
museum-clarify = Add a note
museum-note = Note
museum-at = Shown as after revision
museum-now = now
museum-filter = Find a card
museum-damaged = This deck cannot be read.
    .told = What the server stored of it is damaged. Your other decks are fine. Tell whoever runs the server, and give them the line below.
    .place = Deck { $deck }, place of the damage: { $place }
deck-damaged-line = What is stored of this deck is damaged. Open it to see what to do.
museum-missing = This deck is not here, or it is private.
museum-save = Save
museum-tend = Explain cards
correct = Mend the spelling
correct-save = Save
translate-en = Add it in English
    .words = these words in English
translate-pl = Add it in Polish
    .words = these words in Polish
translate-add = Add to the card
history-created = founded by { $by }
history-named = named by { $by }
history-marked = marked by { $by }
history-proposed = { $by } hands in a card
history-accepted = { $by } accepts a card
history-refused = { $by } refuses a card
history-clarified = { $by } adds a note
history-translated = { $by } translates a card’s words
history-shelved = { $by } sets a card aside
history-transferred = { $by } gives the deck to { $other }
history-steward-named = { $by } names { $other } as steward
history-forked = copied by { $by }
history-exported = saved as a file by { $by }
history-imported = read from a file by { $by }
history-mixed = mixed with other decks
history-folded = { $count ->
    [one] one earlier entry, folded
   *[other] { $count } earlier entries, folded into one
}
history-game-played = game { $game }, won by { $by }
picker-deck = Deck
picker-fresh = a new deck
picker-name = My deck
picker-hint = Whoever wins adds a card to this deck.
picker-decks = My decks

## Marks
symbol-acorn = acorn
symbol-anchor = anchor
symbol-anvil = anvil
symbol-apple = apple
symbol-bee = bee
symbol-bell = bell
symbol-boat = boat
symbol-book = book
symbol-cat = cat
symbol-cloud = cloud
symbol-comet = comet
symbol-crown = crown
symbol-cup = cup
symbol-feather = feather
symbol-fish = fish
symbol-flame = flame
symbol-frog = frog
symbol-ghost = ghost
symbol-key = key
symbol-kite = kite
symbol-ladder = ladder
symbol-leaf = leaf
symbol-lighthouse = lighthouse
symbol-moon = moon
symbol-mushroom = mushroom
symbol-owl = owl
symbol-pawn = pawn
symbol-pear = pear
symbol-rocket = rocket
symbol-snail = snail
symbol-snow = snow
symbol-star = star
symbol-sun = sun
symbol-teapot = teapot
symbol-tower = tower
symbol-tree = tree
symbol-umbrella = umbrella
symbol-wave = wave
symbol-wheel = wheel
symbol-whistle = whistle
paint-amber = amber
paint-black = black
paint-blue = blue
paint-brown = brown
paint-green = green
paint-grey = grey
paint-lilac = lilac
paint-lime = lime
paint-orange = orange
paint-pink = pink
paint-purple = purple
paint-red = red
paint-teal = teal
paint-white = white
paint-yellow = yellow
