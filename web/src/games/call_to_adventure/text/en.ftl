### The board of Call to Adventure in English

where = Turn { $turn }
where-last = Turn { $turn }, the last round
where-choosing = Choosing characters
plate-chosen = has chosen
plate-act = Act { $act }, { $count } of 3
plate-xp = experience { $count }
plate-heroes = hero cards in hand: { $count }
plate-antiheroes = antihero cards in hand: { $count }

## Signs

sign-str = Strength
sign-dex = Dexterity
sign-con = Constitution
sign-int = Intelligence
sign-wis = Wisdom
sign-cha = Charisma
sign-divinity = Divinity
sign-royalty = Royalty
sign-nature = Nature
sign-justice = Justice
sign-villainy = Villainy
sign-arcana = Arcana
sign-xp = experience
sign-hero = hero card
sign-antihero = antihero card
sign-either = hero or antihero card
sign-triumph = points of triumph
sign-tragedy = points of tragedy
sign-virtue = a step towards the light
sign-vice = a step towards darkness
sign-corruption = corruption
sign-ally = ally

## The table

box-opens = Unpacking the cards…
box-failed = The cards cannot be fetched.
try-again = Try again
parts-of-table = Parts of the table
segment-challenge = Challenge
segment-story = Story
segment-acts = Acts
act = Act { $act }
deck-left = { $count } in the deck
face-down = face down
is-trait = trait
ally-waits = { $ally } waits here
difficulty-is = difficulty { $difficulty }
plus-difficulty = harder by
you-gain = You gain
answers = Answers
stack = Cards played, not yet resolved
cancelled = no effect
hand = Your hand
hand-empty = no cards in hand
their-hand = in hand: heroes { $heroes }, antiheroes { $antiheroes }
your-story = Your story
whose-story = Whose story
brief = Act { $act }, { $count } of 3 cards. Experience { $xp }.
origin = Origin
motivation = Motivation
destiny = Destiny
hidden = face down
track = Morality track
track-space = space { $level }
plays-hero = hero cards
plays-antihero = antihero cards
symbols = Experience and symbols
allies = Allies
sacrificed = sacrificed
played-cards = { $count ->
    [one] 1 card played
   *[other] { $count } cards played
}

## Runes and chances

tray = Rune tray
pool-runes = Runes in the pool
cast-runes = Runes as they fell
chance-now = chance to reach { $difficulty } with { $runes } runes
chances-with-dark = With dark runes
meter-success = difficulty { $difficulty }: success
meter-failure = difficulty { $difficulty }: { $missing } short, a failure
meter-missing = difficulty { $difficulty }: { $missing } short
meter-enough = difficulty { $difficulty }: enough
meter-bonus = { $bonus } from effects
then-chance = then { $percent } %
then-result = { $result } against { $difficulty }
helps = What would change the odds
corruption-waits = { $count ->
    [one] One step towards darkness is waiting.
   *[other] { $count } steps towards darkness are waiting.
}

## What can be done

do-gain = Gain it
do-assign = Send the ally here
do-discard = Discard
do-journey = Journey past
free = free
do-face = Face it
do-use = Use
do-dark = { $price ->
    [0] Dark rune, free
   *[other] Dark rune for { $price } exp.
}
do-add = Add: { $kind }
do-leave = Leave out: { $kind }
ask-cast = { $card }, difficulty { $difficulty }. Cast the runes?
ask-cast-hint = Your runes succeed with { $percent } %.
ask-keep = Is this your hero?
ask-face = Difficulty { $difficulty }, chance { $percent } %. You would gain: { $gain }.
ask-chance = The chance goes from { $before } % to { $percent } %.
ask-result = { $enough ->
    [yes] The result becomes { $result } against { $difficulty }: enough.
   *[no] The result becomes { $result } against { $difficulty }: still too little.
}
ask-journey = { $price ->
    [0] The card leaves, another one turns up. It costs nothing.
   *[other] The card leaves, another one turns up. It costs { $price } experience.
}
act-cast = Cast, { $percent } %
act-keep = Keep these
act-face = Face it
act-gain = Gain
act-journey = Journey
act-discard = Discard
act-assign = Send
act-use = Use
act-play = Play
act-cancel = Cancel it
act-throw = Discard
act-ally = This one
act-choose = Choose
act-target = Choose
act-rune = This one
act-first = First
act-add = Add
act-leave = Leave out
act-draw = Draw
act-dark = Buy
act-pass = Pass
act-accept = Yes
act-decline = No
act-pay = Use it
act-back = Choose
act-end = End the turn

## Why a card waits

wait-morality-forbids = morality forbids
wait-wrong-moment = not at this moment
wait-not-your-turn = not your turn
wait-answered-already = you have answered
wait-not-the-question = first the question
wait-characters-kept = not yet
wait-game-over = the game is over
wait-not-in-hand = not in hand
wait-main-action-due = not at this moment
wait-in-a-challenge = not at this moment

## Passing by itself

passes = Automatic passes
passed-for-you = Passed for you
passes-title = Passing by itself
passes-help = When the table asks whether you want to play a card, this browser can answer for you. You can change it at any time.
passes-note = Whoever passes in no time tells the others that there was nothing to play.
moment-own = In my own turn
moment-before = Before another player casts
moment-after = After another player's cast
moment-verdict = Before another's result counts
moment-answer = When a card can be answered
moment-rest = At the end of a turn and of the game
manner-ask = Always ask
manner-useful = Ask if I can play
manner-never = Always pass

## The adversary

adversary = The adversary
quests = Quests
foe-goal = { $xp } of { $goal } experience; at { $goal } everybody loses
foe-chance = your chance { $percent } %
foe-beaten = beaten by { $name }
foe-deck = its deck: { $count }

## The end

finale = The stories are complete
finale-won = The adversary is beaten
finale-lost = The adversary has won
finale-pad = Points
finale-tale = The tale
finale-board = The board
finale-on = To the result
finale-again = Points and tales
pad-line = Line of the score pad
pad-triumph-why = on the cards of the story, characters and allies
pad-tragedy-why = on the cards of the story, characters and allies
pad-morality-why = for the space of the marker
pad-destiny-why = for what the destiny asked
pad-experience-why = a point each
pad-heroes-why = a point for each card played
pad-antiheroes-why = a point for each card played
pad-sets-why = sets of the same symbol
pad-total-why = points of destiny
points-in-all = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-of = The finished board of { $name }
save-png = Save as a picture
save-svg = Save as SVG
save-failed = The picture could not be saved. Try the other format.
