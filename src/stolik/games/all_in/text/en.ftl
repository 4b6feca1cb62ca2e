### All In: Visionaries in English

name = All In: Visionaries
tagline = Build a hand, watch the others, name the strongest.

## Options

option-side = Help cards
    .help = Which hands beat which. Side B puts the straight above flush and full house.
option-side-A = side A, as in poker
option-side-B = side B, for experts
option-pile = Discard pile
    .help = What can be done with discarded cards.
option-pile-plain = plain rules
option-pile-enchanting = enchanted: its top card can be taken and swapped
option-pile-third-eye = closed third eye: discards stay secret
option-heirs = Heirs of the seers
    .help = A tie for the lead is played off in an extra round for ten runes.
option-cards = Card data
    .help = Other effects for the cards, as a file in the form of cards.toml.
option-deck-small = Hands and area need { $needed } cards; { $size } are too few.

## Effects and hands

effect-take = take
effect-swap = swap
effect-reveal = reveal
effect-draw = draw
effect-rune = rune
effect-hypnosis = hypnosis
effect-eye = all-seeing eye
category-nothing = no pair
category-pair = a pair
category-two-pair = two pair
category-three = three of a kind
category-straight = a straight
category-flush = a flush
category-full-house = a full house
category-four = four of a kind
category-straight-flush = a straight flush
suit-clock = clock
suit-mask = mask
suit-scarab = scarab
suit-tree = tree

## Questions

# Never broken at its hyphen.
-all-in = all{ "\u2060" }-{ "\u2060" }in

question-turn = A card, pass or { -all-in }?
    .hint = Effects work from top to bottom; then the card goes into the area.
question-turn-no-all-in = A card or pass?
    .hint = Effects work from top to bottom; then the card goes into the area.
question-draw = Draw a card?
    .hint = With more than five cards you discard down to five.
question-rune = Take a rune?
    .hint = It comes from the supply and counts at the end.
question-reveal = Reveal { $count } cards of the deck?
    .hint = You keep one; the others go onto the pile.
question-taking = Which card of the area do you take?
    .hint = Covered cards are blocked.
question-giving = Which card of your hand do you swap?
    .hint = What you swap it for comes next.
question-getting = What do you swap { $given } for?
    .hint = Your card goes exactly where the other one lay.
question-keeping = Which of the revealed cards do you keep?
    .hint = The others go onto the pile.
question-stacking = In which order does the rest go onto the pile?
    .hint = The last one lies on top. You may choose one by one.
question-hypnosis = Who states the value of their hand?
    .hint = Everybody hears it.
question-eye = Who shows you four cards?
    .hint = Only you see them; the player chooses which.
question-concealing = Which card do you keep hidden?
    .hint = Only { $whose } sees the other four.
question-discarding = { $count ->
    [one] Which card do you discard?
   *[other] Which card do you discard first? { $count } have to go.
}
    .hint = You end your turn with five cards.
question-predicting = Who has the strongest hand? The pot holds { $pot }.
    .hint = You may name yourself. Everybody who is right shares the pot.
question-predicting-two = Whose hand is stronger? The pot holds { $pot }.
    .hint = Both of you choose in secret and disclose together.

## Moves

move-play = Play { $card }
move-pass = Pass: the top card of the deck goes into the area
    .act = Pass
move-all-in = All-in: lay your hand down, two cards of the deck go into the area
    .act = All-in
    .sure = Really { -all-in }?
    .sure-hint = You cannot take it back. One player a round may do it.
    .sure-act = Go { -all-in }
move-resolve-draw = Draw a card
move-resolve-rune = Take a rune
move-resolve-reveal = Reveal { $count } cards
move-skip = Skip this effect
move-take = Take { $card }
move-take-pile = Take { $card } from the pile
move-give = Swap { $card }
move-for = Swap for { $card }
move-for-pile = Swap for { $card } on the pile
move-keep = Keep { $card }
move-stack = Put { $card } onto the pile
    .act = Put down { $card }
move-stack-rest = Put the rest down as it lies
move-conceal = Hide { $card }, show the rest
move-discard = Discard { $card }
move-choose = { $other }
move-name = Name { $other }
move-name-self = Name yourself

## What happened

event-round-begun = Round { $round }: { $seat } begins, the pot holds { $pot }.
event-card-played = { $seat } plays { $card }.
event-effect-skipped = { $seat } skips an effect: { $effect }.
event-card-taken = { $seat } takes { $card } from the area.
event-pile-card-taken = { $seat } takes { $card } from the pile.
event-cards-swapped = { $seat } swaps { $given } for { $card }.
event-pile-card-swapped = { $seat } swaps { $given } for { $card } on the pile.
event-cards-revealed = { $seat } reveals { $cards_whom }.
event-cards-looked-at = { $count ->
    [one] { $seat } looks at the top card of the deck.
   *[other] { $seat } looks at the top { $count } cards of the deck.
}
event-card-kept = { $seat } keeps { $card }.
event-card-kept-secretly = { $seat } keeps one of them.
event-cards-stacked = { $seat } puts { $cards_whom } onto the pile.
event-card-drawn = { $seat } draws { $card }.
event-card-drawn-secretly = { $seat } draws a card.
event-rune-gained = { $seat } takes a rune.
event-value-stated = { $value ->
    [0] { $seat } hypnotises { $other }, whose hand has no value.
   *[other] { $seat } hypnotises { $other }, whose hand is worth { $value }.
}
event-eye-opened = { $seat } turns the all-seeing eye on { $other }, who chooses four cards.
event-cards-shown = { $other } shows { $seat }: { $cards }.
event-four-cards-shown = { $other } shows { $seat } four cards.
event-card-discarded = { $seat } discards { $card }.
event-card-put-down = { $seat } puts a card onto the pile, face down.
event-cards-put-down = { $count ->
    [one] { $seat } puts a card onto the pile, face down.
   *[other] { $seat } puts { $count } cards onto the pile, face down.
}
event-card-placed = The { $card_named } goes into the area.
event-deck-card-placed = From the deck, { $card } goes into the area.
event-passed = { $seat } passes.
event-passed-automatically = { $seat } is all-in and passes.
event-went-all-in = { $seat } goes all-in.
event-deck-renewed = { $cards ->
    [one] The deck is used up: one card of the pile is the new deck.
   *[other] The deck is used up: { $cards } cards of the pile are shuffled into a new one.
}
event-predictions-begun = The area is full. Who has the strongest hand?
event-predicted = { $seat } names { $other }.
event-predicted-self = { $seat } backs their own hand.
event-predicted-secretly = { $seat } has decided.
event-hand-turned-up = { $value ->
    [0] { $seat } has nothing: { $cards }.
   *[other] { $seat } has { $category }: { $cards }.
}
event-pot-shared = { $count ->
    [one] { $seat } has the strongest hand. { $seats } foresaw it and takes { runes } from the pot.
   *[other] { $seat } has the strongest hand. { $seats } foresaw it and take { runes } each.
}
runes = { $share ->
    [one] { $share } rune
   *[other] { $share } runes
}
event-pot-carried = { $seat } has the strongest hand, and nobody foresaw it. { $carried ->
    [one] { $carried } rune stays
   *[other] { $carried } runes stay
} in the pot.
event-hand-paid = { $card_runes ->
    [0] { $hand_runes ->
        [0] { $seat } gets nothing for the hand.
       *[other] { $seat } gets { hand-runes } for the hand.
    }
   *[other] { $hand_runes ->
        [0] { $seat } gets nothing for the hand, but { card-runes } for rune cards.
       *[other] { $seat } gets { hand-runes } for the hand and { card-runes } for rune cards.
    }
}
hand-runes = { $hand_runes ->
    [one] { $hand_runes } rune
   *[other] { $hand_runes } runes
}
card-runes = { $card_runes ->
    [one] { $card_runes } rune
   *[other] { $card_runes } runes
}
event-game-ended = { $count ->
    [0] The tie stays: nobody has foreseen the future, nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win.
}

## Refusals

refusal-game-over = The game is over.
    .instead = Start a new one.
refusal-not-your-turn = It is { $whose }'s decision.
    .instead = Wait until you are asked.
refusal-not-your-prediction = { $whose } predicts before you.
    .instead = Wait until it is your turn.
refusal-already-predicted = Your token lies already, and predictions are final.
    .instead = Wait for the others.
refusal-not-at-the-table = Nobody sits there.
    .instead = Choose somebody at this table.
refusal-wanted-turn = This is the moment for an action.
    .instead = Play a card, pass or go all-in.
refusal-wanted-choosing = An optional effect waits for you.
    .instead = Resolve it or skip it.
refusal-wanted-taking = You have to take a card first.
    .instead = Choose a card that is not covered.
refusal-wanted-giving = A swap waits for you.
    .instead = Choose a card of your hand, or skip the effect.
refusal-wanted-getting = Your swap is half done.
    .instead = Choose the card that you get.
refusal-wanted-keeping = You have to keep one of the revealed cards first.
    .instead = Choose one of them.
refusal-wanted-stacking = The other revealed cards go onto the pile first.
    .instead = Choose the next one.
refusal-wanted-targeting = You have to choose an opponent first.
    .instead = Choose one, or skip the effect if you may.
refusal-wanted-concealing = You show four cards now.
    .instead = Choose the one that stays hidden.
refusal-wanted-discarding = You hold more than five cards.
    .instead = Discard one.
refusal-wanted-predicting = The area is full: this is the moment to predict.
    .instead = Name a player.
refusal-not-in-hand = You do not hold that card.
    .instead = Choose a card of your hand.
refusal-take-closed = { $turns } turns in a row have not filled the area, so nobody may take cards now.
    .instead = Play another card or pass.
refusal-all-in-taken = { $whose } is all-in; only one player can be in a round.
    .instead = Play a card or pass.
refusal-nothing-to-skip = An effect that has begun is resolved to the end.
    .instead = Finish it.
refusal-must-resolve = This effect carries the must symbol.
    .instead = Resolve it.
refusal-blocked = That card is covered by another one.
    .instead = Choose a card that is not covered.
refusal-not-in-area = That card does not lie in the area.
    .instead = Choose a card that does and is not covered.
refusal-pile-not-enchanted = The pile cannot be used without the enchanting variant.
    .instead = Choose a card of the area.
refusal-not-revealed = That card is not among the revealed ones.
    .instead = Choose one of the revealed cards.
refusal-not-yourself = You cannot choose yourself.
    .instead = Choose an opponent.
refusal-immune = { $whose } is all-in and cannot be chosen.
    .instead = Choose somebody else, or skip the effect.

## The table in a terminal

board-heading = Round { $round }, side { $side }
board-heading-enchanting = Round { $round }, side { $side }, enchanted pile
board-heading-third-eye = Round { $round }, side { $side }, closed third eye
board-pot = pot { $pot }
board-piles = deck { $deck }, pile { $pile }
board-pile-top = on top: { $card }
board-hand = Your hand
board-worth = { $category }, worth { $value }
board-played = played
board-must = ! must be resolved
board-all-in = all-in
board-first = begins
board-names = names { $other }
board-decided = has decided
board-stated = said: { $value ->
    [0] no value
   *[other] value { $value }
}
board-peek = { $other } showed { $seat }
board-revealed = revealed
board-last = Last round: { $strongest } was strongest, the pot held { $pot }

## Card data: what is wrong with a file

pack-at-line = cards, line { $line }, { $field }
pack-broken = { $where }: this is no readable TOML ({ $reason }).
    .remedy = Correct the file at this place.
pack-missing = { $where }: this field is missing.
    .remedy = Add it; the game's own cards.toml shows how.
pack-source = { $where }: a source is one of { $known }.
    .remedy = Say where the value comes from.
pack-name = { $where }: the name is needed in English and in Polish.
    .remedy = Write it with the keys en and pl.
pack-numbers = { $where }: { $count } whole numbers from 0 to 1000 are needed here.
    .remedy = Correct the list.
pack-number = { $where }: a whole number from { $least } to 1000 is needed here.
    .remedy = Correct it.
pack-suits = { $where }: all four suits are needed, once each.
    .remedy = Use { $known }, the strongest first.
pack-hands = { $where }: all eight hands are needed, once each.
    .remedy = Use { $known }, the strongest first.
pack-values = { $where }: values never rise from strong hands to weak ones, and a pair is worth something.
    .remedy = Order them as the hands are ordered.
pack-row-length = { $where }: a row has 2 to 6 places.
    .remedy = Correct the list.
pack-card-list = { $where }: a list of cards is needed here.
    .remedy = The game's own cards.toml shows how.
pack-card-twice = { $where }: this card is there twice.
    .remedy = Remove one of the two.
pack-cards-missing = { $where }: { $count } of the 54 cards are missing: { $names }.
    .remedy = Add them: thirteen ranks in four suits and two rune cards.
pack-no-card = { $where }: “{ $name }” is no card.
    .remedy = Ids are 2c to At, and Ru1 and Ru2.
pack-face = { $where }: rank, suit or kind do not fit the id.
    .remedy = An id is the rank and the first letter of the suit; rune cards have the kind rune.
pack-effect-list = { $where }: a list of effects is needed here.
    .remedy = Write it in brackets, each effect in quotation marks.
pack-no-effect = { $where }: “{ $word }” is no effect.
    .remedy = Use TAKE, SWAP, REVEAL 3, REVEAL 4, REVEAL 5, DRAW, RUNE, HYPNOSIS or EYE, with ! when it must be resolved.
pack-effect-count = { $where }: a card has one to { $most } effects, not { $count }.
    .remedy = Add or remove some.
pack-effect-gain = { $where }: no effect brings a card back into the hand.
    .remedy = Add TAKE, REVEAL or DRAW.
pack-take-twice = { $where }: a card may TAKE once only.
    .remedy = Replace one TAKE.
pack-take-and-rune = { $where }: TAKE together with RUNE gives runes without filling the play area.
    .remedy = If that is not what is printed, move one of the two to another card. Otherwise TAKE closes after three turns of each player without a new card in the area.

# What a bot believes about what it cannot see.
rating-worth = hand worth, in runes
belief-strongest = { $seat } holds the strongest hand: { $percent } %.

## The result

result-runes = runes
result-runes-cell = { $count ->
    [0] no runes
    [one] 1 rune
   *[other] { $count } runes
}
highlight-showdown = { $value ->
    [0] Round { $round }: { $seat } has no hand at all and still gains { runes-gained }.
   *[other] Round { $round }: { $seat } has a hand ({ $category }) and gains { runes-gained }.
}
runes-gained = { $runes ->
    [one] { $runes } rune
   *[other] { $runes } runes
}

## Statistics

tally-predictions = Right predictions
    .hint = Rounds in which you named the strongest hand.
