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
harder-by = +{ $plus }, { $difficulty } in all
as-hard = difficulty { $difficulty }
you-gain = You gain
answers = Answers
stack = Cards played, not yet resolved
cancelled = no effect
hand = Your hand
hand-empty = no cards in hand
their-hand = in hand: heroes { $heroes }, antiheroes { $antiheroes }
your-story = Your story
whose-story = Whose story
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
meter = difficulty { $difficulty }
verdict-success = Success
verdict-enough = Enough
verdict-missing = { $missing } short
dark-chance = Dark rune: { $percent } % chance
dark-price = Gives 1 or 2. A 2 moves you down a space on the morality track.
add-for = Add for { $price }
add-free = Add for free
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
do-add = Add: { $kind }
do-leave = Leave out: { $kind }
ask-cast = { $card }: cast the runes?
ask-cast-hint = Difficulty { $difficulty }, chance { $percent } %.
ask-keep = Is this your hero?
ask-face = Difficulty { $difficulty }, chance { $percent } %. You would gain: { $gain }.
ask-chance = The chance goes from { $before } % to { $percent } %.
ask-result = { $enough ->
    [yes] The result becomes { $result } against { $difficulty }: enough.
   *[no] The result becomes { $result } against { $difficulty }: still too little.
}
ask-assign = The challenge gets harder by 1. Whoever meets it gains the ally.
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
wait-no-target = it has no target
wait-answered-already = you have answered
wait-nothing-to-answer = it cannot answer now
wait-not-the-question = first the question
wait-characters-kept = not yet
wait-game-over = the game is over
wait-not-in-hand = not in hand
wait-main-action-due = not at this moment
wait-in-a-challenge = not at this moment

## Cards of the hand

now-chance = now: { $percent } %
now-result = result { $result }
now-if-you-like = if you like
short-any_time = at any time
short-my_turn = on your turn
short-before_own_challenge = before the cast
short-before_other_challenge = before another's cast
short-during_own_challenge = after the cast
short-during_other_challenge = after another's cast
short-after_other_challenge = after another's challenge
short-after_own_failure = after a failure
short-after_own_success = after a success
take-up = Play { $card }?
take-up-act = Play it as soon as you may
taken-up = about to be played
do-use-card = Use { $card }

## Key to the signs

key = What the signs mean
key-abilities = Abilities
key-abilities-why = Each such sign in your story adds a rune to a challenge that tests the ability: three at most.
key-story = Story symbols
key-story-why = Sets of the same one count at the end of the game:
key-set = { $count } give { $points }
key-rewards = Rewards and other signs
key-xp = Experience: pays for dark runes, traits and journeys; what is left is a point each.
key-hero = Hero card: draw it or play it.
key-antihero = Antihero card: draw it or play it.
key-either = A hero or antihero card, as you choose.
key-triumph = Triumph points.
key-tragedy = Tragedy points.
key-virtue = Virtue: your morality marker moves up a space.
key-vice = Corruption on a card: your morality marker moves down a space.
key-corruption = Corruption on a dark rune: after the challenge your marker moves down a space.
key-ally = Ally: helps whoever succeeds at the challenge.
key-trait = Trait: taken without a cast if you meet its requirements.
key-quest = The adversary's quest: works as long as it lies on the table.
key-runes = Runes
key-rune-base = Base runes: three in every challenge; they give 1, nothing or a card.
key-rune-str = Ability rune: gives 1 or 2.
key-rune-special = Third rune of an ability: gives 2, or a card or experience.
key-rune-dark = Dark rune: gives 1 or 2, but 2 is corruption.

## Passing by itself

passes = Automatic passes
pass-now = Pass from now on
pass-turn = Pass until the turn ends
pass-challenge = Pass until the next challenge
passing-turn = Passing until the turn ends
passing-challenge = Passing until the next challenge
passes-title = Passing by itself
passes-help = When the table asks whether you want to play a card, this browser can answer for you. You can change it at any time.
passes-note = Whoever passes in no time tells the others that there was nothing to play.
moment-own = In my own turn
moment-before = Before another player casts
moment-after = After another player's cast
moment-verdict = Before another's result counts
moment-answer = When a card can be answered
moment-rest = At the end of a turn and of the game
manner-useful = Ask if I can play
manner-never = Always pass

## The adversary

adversary = The adversary
quests = Quests
foe-goal = { $xp } of { $goal } experience; at { $goal } everybody loses
foe-goal-short = { $xp } of { $goal }
foe-chance = your chance { $percent } %
foe-beaten = beaten by { $name }
foe-deck = its deck: { $count }

## The end

finale = The stories are complete
finale-won = The adversary is beaten
finale-lost = The adversary has won
finale-pad = Points
finale-tale = The tale
page-of = Act { $act } of three
page-first = Then motivation, destiny and the points.
page-second = Then destiny and the points.
page-last = Then the points.
read-on = Read Act { $act }
to-points = Add up the points
points-at-once = Straight to the points
share-tale = Send the tale
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
save-failed = The picture could not be saved.
