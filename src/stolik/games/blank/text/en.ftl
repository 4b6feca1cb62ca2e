name = BLANK
tagline = The card game whose deck its players write

## What is wrong with a card or a deck file (the place is shown before it)

card-fault-not-an-object = An object with keys is needed here, not “{ $value }”.
    .instead = Write it in curly brackets.
card-fault-unknown-key = There is no key “{ $key }” here.
    .instead = Leave it out, or use: { $nearest }.
card-fault-missing-key = The key “{ $key }” is missing.
    .instead = Add it.
card-fault-not-one-of = “{ $value }” is not among the words allowed here: { $allowed }.
    .instead = Use one of these words.
card-fault-not-a-number = A whole number is needed here, not “{ $value }”.
    .instead = Write a number from { $lowest } to { $highest }.
card-fault-out-of-range = { $value } is outside the bounds.
    .instead = Write a number from { $lowest } to { $highest }.
card-fault-not-a-list = A list is needed here, not “{ $value }”.
    .instead = Write it in square brackets.
card-fault-list-length = The list has { $count } items.
    .instead = Give it { $lowest } to { $highest }.
card-fault-not-a-text = A text is needed here, not “{ $value }”.
    .instead = Write it in quotation marks.
card-fault-text-empty = The text is empty.
    .instead = Write something.
card-fault-text-too-long = The text has { $length } characters.
    .instead = Use at most { $limit }.
card-fault-text-markup = “{ $sign }” looks like markup, and texts are plain.
    .instead = Leave it out.
card-fault-text-link = “{ $sign }” looks like a link, and texts are plain.
    .instead = Leave it out.
card-fault-text-lines = “{ $text }” has a line break.
    .instead = Write it on one line.
card-fault-text-hidden-sign = The text holds a sign that cannot be seen ({ $sign }).
    .instead = Leave it out.
card-fault-not-a-word = “{ $text }” is not a single word.
    .instead = Use letters only.
card-fault-only-true = “{ $value }” cannot stand here.
    .instead = Write true, or leave the key out.
card-fault-no-language = The text is in no language.
    .instead = Give it in Polish (pl), in English (en) or in both.
card-fault-range-open = The range has no bound.
    .instead = Give min, max or both.
card-fault-range-upside-down = The range runs from { $lowest } down to { $highest }.
    .instead = Let min be at most max.
card-fault-double-not = The opposite of an opposite is not a condition.
    .instead = Leave both out.
card-fault-newer-language = The card is written in version { $version } of the language; known here: { $known }.
    .instead = Use a newer program to read it.
card-fault-document-too-long = The document has { $length } bytes.
    .instead = Use at most { $limit }.
card-fault-not-json = This is no JSON text (near byte { $place }).
    .instead = Check brackets, commas and quotation marks.
card-fault-second-contest = A card has at most one contest.
    .instead = Leave the second one out.
card-fault-contest-in-contest = A contest cannot hold another contest.
    .instead = Give winner and loser something else to do.
card-fault-contestant-outside = “{ $who }” exists only inside a contest.
    .instead = Name another player, or move the clause into the contest.
card-fault-needs-who = “{ $do }” does not go with “{ $who }”.
    .instead = Use who: { $needed }.
card-fault-two-only-swap = Two chosen players can only swap, not “{ $do }”.
    .instead = Use do: swap, or name other players.
card-fault-two-with = Two chosen players swap with each other.
    .instead = Leave “with” out.
card-fault-culprits-without-react = Only a card that reacts knows who caused it.
    .instead = Add “react”, or name other players.
card-fault-chosen-needs-player = The table cannot choose a rule for “{ $do }”.
    .instead = Let a player do it, or use oldest, newest or random.
card-fault-until-game-end = Only social acts last to the end of the game.
    .instead = End it with the next card, the turn or the next turn.
card-fault-single-performer = “{ $do }” needs a single player, not “{ $who }”.
    .instead = Name one player.
card-fault-swap-needs-with = The swap does not say with whom.
    .instead = Add “with”.
card-fault-table-verb = The table itself cannot do “{ $do }”.
    .instead = Name a player.
card-fault-this-on-effect = An effect is no rule in the row, so it cannot mean itself.
    .instead = Use chosen, oldest, newest or random.
card-fault-die-in-reaction = A reaction cannot depend on a die.
    .instead = Put the die into “only” of a clause.
card-fault-alike-needs-cards = What cards of a play have in common can only be said of several cards.
    .instead = Add “cards” with a minimum of 2 or more.
card-fault-nothing-alone = “nothing” only stands alone, on a card that turns something away.
    .instead = Leave it out, or name what happens.
card-fault-ban-value = “{ $value }” cannot be banned as { $what }.
    .instead = Use one of: { $allowed }.

## Decks

card-fault-unknown-format = The format “{ $value }” is not known here.
    .instead = Use a file of the format { $known }, or a newer program.
card-fault-slot-count = There are { $count } slots here; a copy has { $wanted }.
    .instead = Slots are never added or removed: take an untouched file.
card-fault-founding-card-changed = The slot { $slot } bears the founding card { $wanted }, which nobody can replace.
    .instead = Name { $wanted } again.
card-fault-broken-chain = Entry { $number } of the history does not follow from the one before.
    .instead = The file was changed by hand: take an untouched one.
card-fault-not-an-entry = This is no entry of a history.
    .instead = Take an untouched file.
card-fault-too-many-clarifications = There are { $count } clarifications already, and there is room for { $limit }.
    .instead = The clarifications that stand there stay; write this one elsewhere.
card-fault-not-a-time = “{ $value }” is not a time.
    .instead = Write it like 2024-05-01T18:30:00Z.
card-fault-not-a-hash = “{ $value }” is not a fingerprint of an entry.
    .instead = Take an untouched file.
card-fault-too-deep = This is not plain data of at most { $limit } levels.
    .instead = Take an untouched file.
card-fault-not-accepted = No entry of the history accepts the card in { $slot }.
    .instead = Take an untouched file.
card-fault-revision-count = Revision { $revision } does not agree with { $cards } added cards.
    .instead = Take an untouched file.
card-fault-nothing-due = { $slot } holds no new card for the next game.
    .instead = Leave it out.
card-fault-no-such-slot = There is no slot { $slot }.
    .instead = Use r01 to r38, or a card such as hexagon-6-b.
card-fault-no-such-revision = There is no revision { $revision }.
    .instead = Ask for one from 1 to { $last }.
card-fault-no-such-edition = There is no edition { $edition }.
    .instead = Use one of: { $allowed }.
card-fault-not-your-deck = This reward was not won with { $deck }.
    .instead = Choose a deck of that game.
card-fault-voucher-spent = This reward has been used.
    .instead = Win again.
card-fault-voucher-lapsed = This reward has lapsed after 30 days.
    .instead = Win again.
card-fault-no-blank-rule = The copy has no blank rule card left.
    .instead = Give an effect to a game card.
card-fault-rule-written = The rule card { $slot } is written already.
    .instead = Use { $instead }.
card-fault-rule-has-no-picture = A rule card has no room for a picture.
    .instead = Leave the picture out.
card-fault-card-has-effect = { $slot } has an effect already, and effects are for ever.
    .instead = Choose a card without one, such as { $instead }.
card-fault-card-has-picture = { $slot } has a picture already.
    .instead = Leave the picture out.
card-fault-wrong-stage = The proposal is “{ $stage }” and cannot become “{ $wanted }”.
    .instead = Draft it, hand it in, and let the owner decide.
card-fault-deck-frozen = { $deck } has no owner any more; it can be played and forked, not changed.
    .instead = Fork it.
card-fault-not-the-owner = { $name } is not the owner of this deck.
    .instead = Ask the owner.
card-fault-mark-taken = Another deck of yours bears the { $paint } { $symbol }.
    .instead = Choose another symbol or paint.
card-fault-heir-must-agree = { $name } has not agreed to own the deck.
    .instead = Ask first.
card-fault-nothing-to-correct = { $slot } holds no card that players have written.
    .instead = Choose another slot.
card-fault-nothing-to-translate = The card { $slot } has no own words that lack this language.
    .instead = Translate words that are shown as a quotation.
card-fault-author-must-agree = These words are { $name }’s and cannot be corrected.
    .instead = Ask the author first.
card-fault-nothing-to-shelve = { $slot } is blank.
    .instead = Choose a written card.
card-fault-may-not-fork = The owner of { $deck } does not let you fork it.
    .instead = Ask the owner.
card-fault-deck-not-complete = { $left } cards can still be written.
    .instead = Fill the deck first.
card-fault-too-many-decks = { $count } decks cannot be mixed.
    .instead = Mix 2 to 4.
card-fault-same-deck-twice = A deck cannot be mixed with itself.
    .instead = Name different decks.

## Sentences that are not understood

sentence-not-understood = “{ $found }” is not understood.
    .instead = Here it could go on with: { $expected }.
sentence-ends-early = The sentence ends too early.
    .instead = It could go on with: { $expected }.
sentence-near = Did you mean:

## Sentences in one's own words: questions and diagnoses

reading-own-words = Or in your own words (the players see to it):
deck-judged-trigger = The players see when this happens; whoever notices says so.
deck-judged-duty = The players judge whether this was done.
deck-no-own-words = This sentence cannot be kept in your own words: say when it happens and what follows.
reading-ask-neighbour = Which neighbour: on the left or on the right?
reading-ask-who = Which player: the one who played the card or the next one?
reading-ask-exchange = Exchange the cards for new ones from the pile, or with another player?
reading-ask-receiver = Who gets the card?
reading-ask-way = Which way do the cards go?
reading-ask-until = Until whose next turn?
reading-ask-partner = With which player?
reading-ask-trigger = When should the rule work?
reading-ask-what = What should happen?
reading-no-such-digit = “{ $found }”: digits in BLANK end at 6. Choose one from 1 to 6.
reading-no-such-colour = “{ $found }”: BLANK has no such colour. It has the red hexagon, the blue circle, the orange triangle, the purple rhombus, the green square and the pink shield.
reading-no-such-shape = “{ $found }”: BLANK has no such symbol. It has hexagon, circle, triangle, rhombus, square and shield.
reading-no-such-card = “{ $found }”: BLANK has no such card. Its cards show a digit from 1 to 6 and one of six symbols.
reading-out-of-bounds = “{ $found }” is out of bounds: it can be { $lowest } to { $highest }.
reading-too-long-a-ban = “{ $found }”: a ban lasts until the next card is played or until that player’s next turn, no longer.
reading-nobody-wins = “{ $found }”: no card makes anybody win or lose. Only a countdown can cut a game short.
reading-no-effect = The sentence says when something happens, but not what happens then.
reading-no-trigger = The sentence says what happens, but not when. Begin for example with “If someone plays a 5, then …”.
reading-not-understood = “{ $found }”: the game does not understand this part yet.
reading-not-for-these-players = “{ $found }”: this player cannot do that.
reading-picked-again = “{ $found }”: a card does not remember who was chosen. In every part of the sentence a player is chosen anew, so it can be somebody else.
reading-top-is-played = “{ $found }”: after a play the card on top is the one that was played. Write about that card (“plays a TRIANGLE”) or about matching (“a card matching by colour only”).
reading-sentence-too-long = The sentence is too long.
reading-sentence-too-tangled = The sentence is too tangled. Split it into shorter ones.

## The command line: stolik deck blank

deck-written = Written to { $file }.
deck-title = { $name }, volume { $volume }, revision { $revision }
deck-mark = Mark: { $paint } { $symbol }
mark-symbol = { $symbol ->
    [acorn] acorn
    [anchor] anchor
    [anvil] anvil
    [apple] apple
    [bee] bee
    [bell] bell
    [boat] boat
    [book] book
    [cat] cat
    [cloud] cloud
    [comet] comet
    [crown] crown
    [cup] cup
    [feather] feather
    [fish] fish
    [flame] flame
    [frog] frog
    [ghost] ghost
    [key] key
    [kite] kite
    [ladder] ladder
    [leaf] leaf
    [lighthouse] lighthouse
    [moon] moon
    [mushroom] mushroom
    [owl] owl
    [pawn] pawn
    [pear] pear
    [rocket] rocket
    [snail] snail
    [snow] snow
    [star] star
    [sun] sun
    [teapot] teapot
    [tower] tower
    [tree] tree
    [umbrella] umbrella
    [wave] wave
    [wheel] wheel
   *[whistle] whistle
    }
mark-paint = { $paint ->
    [amber] amber
    [black] black
    [blue] blue
    [brown] brown
    [green] green
    [grey] grey
    [lilac] lilac
    [lime] lime
    [orange] orange
    [pink] pink
    [purple] purple
    [red] red
    [teal] teal
    [white] white
   *[yellow] yellow
    }
deck-counts = { $rules } written rule cards and { $blank } blank ones; { $effects } effects and { $open } cards without one
deck-due = New in the next game: { $slots }
deck-rules = Rule cards
deck-effects = Effects
deck-shelved = shelved
deck-by = by { $author }
deck-added = { $slot } now reads: { $sentence }
deck-mixed = { $rules } rule cards and { $cards } game cards from { $decks } decks
deck-cannot-read = { $file } cannot be read: { $reason }.
deck-cannot-write = { $file } cannot be written: { $reason }.
deck-exists = { $file } exists already. Choose another name.
deck-what = { $what ->
        [created] founded
        [named] named
        [marked] marked
        [proposed] proposed
        [accepted] accepted
        [refused] refused
        [clarified] clarified
        [translated] translated
        [shelved] shelved
        [transferred] transferred
        [steward-named] steward named
        [forked] forked
        [exported] exported
        [imported] imported
        [mixed] mixed
        [folded] earlier entries, folded
       *[game-played] game played
    }

### The game

## Options

mode-watched = The referee watches
    .about = The table knows the rules: it lights up what fits and settles what the cards ask.
mode-by-yourselves = You watch yourselves, as in the box
    .about = The table is silent. You remember the rules and catch each other; after every play you have 6 seconds for it.
option-mode = Referee
    .help = A: the table enforces what it can. B: players must notice and call out.
option-mode-A = A, the referee watches
option-mode-B = B, you watch yourselves
option-tempo = Tempo
    .help = Live with clocks, or turn by turn without.
option-tempo-live = live
option-tempo-turns = turn by turn
option-edition = Edition
    .help = The founding edition, where no deck is given.
option-edition-founding-1 = first
option-edition-founding-1-strict = strict
option-rules = Rule cards
    .help = Written rule cards of the deck: ids such as RC1, or cards as JSON.
option-effects = Effects
    .help = Game cards with an effect, as pairs: a card such as hexagon-6-b, and an id such as GC1 or the effect as JSON.
option-new_rules = New rules
    .help = Rule cards that start in the row: ids such as RC1, or cards as JSON.
option-pictures = Drawings
    .help = Drawings on game cards.
option-boxes = Boxes of the decks
    .help = What the boxes of the decks say; filled by the decks.
option-whose = What is whose
    .help = Which cards come from which of the mixed decks; filled by the decks.
option-trials = Cards on trial
    .help = Which cards are only tried and not part of a deck; filled by the decks.
option-decks = Stacked decks
    .help = How many decks are shuffled into one.
option-first = First player
    .help = The seat that starts: -1 draws lots. The manual lets the youngest player start: name that seat.
option-turn_limit = Turns per seat
    .help = After so many turns for each player the fewest cards win.
option-chain_play = Chain play
    .help = Only the first card of a play has to match.
option-call_timing = Calling out
    .help = When a missed duty can be called out.
option-call_timing-usual = after the next card
option-call_timing-early = only before the next card
option-show_turn = Show the turn
    .help = In mode B, show whose turn it is all the same.
option-voice = Voice and video
    .help = Players hear and see each other, so people judge acts.
option-leaving = When somebody leaves
    .help = A bot takes the seat, or the seat is cleared.
option-leaving-bot = a bot takes over
option-leaving-remove = the seat is cleared
option-pace = Pace
    .help = All times are multiplied by this.
option-crowded = Crowded table
    .help = Seven or eight players.
option-cards-small = These players need { $needed } cards; { $size } are too few.
option-card-unknown = { $place }: “{ $text }” is neither a card of the catalogue nor a card as JSON.
    .remedy = Cards of the catalogue: { $known }.
option-game-card-unknown = “{ $text }” is no game card.
    .remedy = Write colour, digit and copy, such as hexagon-6-b. Colours: { $colours }.
option-edition-unknown = There is no edition “{ $text }”.
    .remedy = Editions: { $known }.
option-card-no-rule = { $place }: “{ $text }” is an effect, not a rule card.
    .remedy = Name a rule card, such as RC1.
option-card-no-effect = { $place }: “{ $text }” is a rule card, not an effect.
    .remedy = Name an effect, such as GC1.

## Words

colour-hexagon = hexagon
colour-circle = circle
colour-triangle = triangle
colour-rhombus = rhombus
colour-square = square
colour-shield = shield
card = { $colour } { $digit }
odd = odd cards
even = even cards
several = several cards at once
the-duty-to-play = having a card to play
cause-none = no card to play
cause-form = a mistake in play
cause-duty = a card not obeyed
cause-accuse = a wrong accusation
cause-card = by order of a card
contest-stare = a staring contest
contest-laugh = a contest of straight faces
contest-hold = a contest of patience
contest-rps = rock, paper, scissors
contest-die = a roll of dice
hand-rock = rock
hand-paper = paper
hand-scissors = scissors

## Questions

question-none = Nothing is asked.
question-wait = Wait for the others.
question-play = Your turn: which card do you play?
question-add = Lay more cards, or finish the play.
question-read = Do you understand the rules in the row?
question-duty = { $count ->
    [one] You have to { $text }
   *[other] You have to { $text } { $count } times
}
    .hint = “{ $source }”. Whoever does not may be caught.
question-breathe = A moment for what the cards ask
    .hint = Did somebody miss something? Tap their plate.
question-open = You keep watch yourselves: whoever is due plays
    .hint = Are you due? Tap a card. Is somebody wrong? Tap their plate.
question-closing = Somebody is out of cards. Was anything missed?
question-may = { $source }: do you want to? { $text }
question-player = { $source }: choose a player. { $text }
question-rule = { $source }: choose a rule. { $text }
question-name-colour = { $source }: name a colour. { $text }
question-name-digit = { $source }: name a digit. { $text }
question-demand-colour = { $source }: which colour must the next card have? { $text }
question-demand-digit = { $source }: which digit must the next card have? { $text }
question-name-parity = { $source }: odd or even? { $text }
question-pick-take = { $source }: pick from the cards of { $seat }. { $text }
question-pick-give = { $source }: pick a card to give. { $text }
question-pick-give-to = { $source }: pick a card to give to { $seat }. { $text }
question-pick-put = { $source }: pick a card to put on the pile. { $text }
question-pick-discarded = { $source }: pick a card from the discard pile. { $text }
question-pick-discard = { $source }: pick a card to discard. { $text }
question-pick-exchange = { $source }: pick a card to exchange. { $text }
question-pick-reveal = { $source }: pick a card to show. { $text }
question-pick-search = { $source }: take a card from the draw pile? { $text }
question-react-penalty = You are about to draw a penalty card
    .hint = Reason: { $source }. The lit card in your hand can turn it away.
question-react-take = Somebody is about to take a card from you
    .hint = Reason: { $source }. The lit card in your hand can turn it away.
question-react-skip = You are about to lose a turn
    .hint = Reason: { $source }. The lit card in your hand can turn it away.
question-admit = { $source }: { $seat } accuses you. Is it true?
question-verdict = { $source }: { $seat } says so. Did you see it?
question-vote-for = Vote for a player.
question-contest-naming = Who has lost the contest?
question-contest-vote = Who has lost the contest?
question-contest-holding = Hold the button. The first to let go loses.
question-contest-showing = Rock, paper or scissors?

## Moves

move-lay = Lay { $card }
move-done = Finish the play
move-draw = Draw a card
move-pick = { $card }
move-nothing = Nothing
move-react = Turn it away with { $card }
move-accept = Accept it
move-player = { $seat }
move-name = { $value }
move-rule = { $source }
move-yes = Yes
    .act = Use it
move-no = No
    .act = Leave it
move-claim = Done: { $source }
    .act = Done
move-call = Catch { $seat }: “{ $source }”
    .act = Catch
move-report = Report { $seat }: { $source }
move-report-outside = Report: { $source }
move-admit = It is true
move-deny = It is not true
move-vote-yes = Yes, it happened
move-vote-no = No, it did not
move-vote-unseen = I did not see it
move-loser = { $seat } has lost
move-hold = Hold on
move-release = Let go
move-show-rock = Rock
move-show-paper = Paper
move-show-scissors = Scissors
move-understood = Understood
move-fine = Fine
move-wait = I wait
move-order-use = { $card }: use it when it helps
move-order-ask = { $card }: ask me first
move-order-never = { $card }: never use it
move-table = The table: { $move }

## What happened

event-card-laid = { $seat } lays { $card }.
event-cards-played = { $count ->
    [one] { $seat } plays { $cards }.
   *[other] { $seat } plays { $cards } together.
}
event-play-returned = { $seat } takes back { $cards }: a mistake.
event-card-drawn = { $seat } draws { $card }.
event-card-drawn-unseen = { $seat } draws a card.
event-penalty-taken = { $count ->
    [one] { $seat } takes a penalty ({ $cause }).
   *[other] { $seat } takes { $count } penalties ({ $cause }).
}
event-pile-rebuilt = { $cards ->
    [one] The draw pile is rebuilt from one card.
   *[other] The draw pile is rebuilt from { $cards } cards.
}
event-pile-recycled = { $cards ->
    [one] One discarded card goes back into the draw pile.
   *[other] { $cards } discarded cards go back into the draw pile.
}
event-turn-begun = It is { $seat }'s turn.
event-turn-skipped = { $seat } loses the turn.
event-skip-imposed = { $turns ->
    [one] { $seat } will lose a turn.
   *[other] { $seat } will lose { $turns } turns.
}
event-direction-turned = { $is_clockwise ->
    [one] Play goes round clockwise now.
   *[other] Play goes round anticlockwise now.
}
event-extra-turn-won = { $seat } takes an extra turn.
event-jumped-in = { $seat } plays next.
event-value-banned = { $seat } bans { $value }.
event-match-ordered-colour = The next card must match by colour.
event-match-ordered-digit = The next card must match by digit.
event-match-ordered-both = The next card must match by colour and digit.
event-value-demanded = { $seat } demands of the next card: { $value }.
event-value-required = The next card must show: { $value }.
event-play-limited = { $cards ->
    [one] { $seat } may play only one card next turn.
   *[other] { $seat } may play only { $cards } cards next turn.
}
event-card-activated = “{ $source }” is activated by { $seat }.
event-cards-discarded = { $seat } discards { $cards }.
event-cards-put-on-discards = { $seat } puts { $cards } on top of the discard pile.
event-cards-put-on-pile = { $seat } puts { $cards } on the draw pile.
event-cards-put-on-pile-unseen = { $count ->
    [one] { $seat } puts a card on the draw pile.
   *[other] { $seat } puts { $count } cards on the draw pile.
}
event-discards-taken = { $seat } takes { $cards } from the discard pile.
event-pile-discarded = { $seat } discards { $cards } from the draw pile.
event-pile-shuffled = The draw pile is shuffled.
event-cards-handed = { $is_taken ->
    [yes] { $taker } takes { $cards } from { $giver }.
   *[no] { $giver } gives { $cards } to { $taker }.
}
event-cards-handed-unseen = { $is_taken ->
    [yes] { $taker } takes { $count ->
        [one] a card
       *[other] { $count } cards
    } from { $giver }.
   *[no] { $giver } gives { $count ->
        [one] a card
       *[other] { $count } cards
    } to { $taker }.
}
event-hands-swapped = { $seat } and { $other } swap hands.
event-hands-rotated = { $is_clockwise ->
    [one] All hands move one seat to the left.
   *[other] All hands move one seat to the right.
}
event-hands-redealt = All hands are shuffled together and dealt anew.
event-pile-searched = { $count ->
    [0] { $seat } searches the draw pile and takes nothing.
   *[other] { $seat } searches the draw pile and takes { $cards }.
}
event-pile-searched-unseen = { $seat } searches the draw pile, which is then shuffled.
event-hand-peeked = { $seat } looks at the hand of { $other }.
event-pile-peeked = { $count ->
    [0] { $seat } looks at the draw pile and finds nothing.
   *[other] { $seat } sees on the draw pile, from the top: { $cards }.
}
event-pile-peeked-unseen = { $seat } looks at the top of the draw pile.
event-cards-shown = { $count ->
    [0] { $seat } has no card to show.
   *[other] { $seat } shows { $cards }.
}
event-rule-replaced = “{ $old }” goes, “{ $new }” comes: { $text }
event-rule-dropped = The rule “{ $rule }” is gone.
event-rule-added = One more rule, “{ $rule }”: { $text }
event-rule-silenced = The rule “{ $rule }” is suspended.
event-countdown-begun = { $seconds ->
    [0] The game ends after two more turns for everybody; the fewest cards win.
   *[other] The game ends in { $seconds } seconds; the fewest cards win.
}
duty-as-written = do this: “{ $text }”
event-duty-arisen = { $seat } must { $text }.
event-duty-claimed = { $seat } obeys “{ $source }”.
event-claim-undone = { $seat } obeys “{ $source }”, but nothing was due.
event-called-out = { $accuser } calls out { $accused }: “{ $source }”.
event-reported = { $seat } reports { $other }: “{ $source }”.
event-reported-outside = { $seat } reports: “{ $source }”.
event-admitted = { $seat } admits it.
event-denied = { $seat } denies it.
event-votes-counted = The vote: { $yes } for, { $no } against.
event-case-right = { $accuser } is right.
event-case-wrong = { $accuser } is wrong.
event-case-unproven = It cannot be proven.
event-case-reminder = A reminder: there is still time.
event-reaction-played = { $seat } turns it away with { $card }.
event-player-voted = The vote hits { $seat }.
event-contest-begun = { $seat } challenges { $other }: { $kind }.
event-contest-rolled = { $seat } rolls { $one }, { $other } rolls { $two }.
event-hands-shown = { $seat } shows { $one }, { $other } shows { $two }.
event-contest-decided = { $seat } wins the contest against { $other }.
event-die-rolled = The die shows { $number }.
event-rules-tangled = The rules got tangled; the rest is void.
event-timed-out = { $seat } has let the turn run out.
event-somebody-should-act = Somebody should act.
event-marker-shown = It is { $seat }'s turn.
event-player-removed = { $seat } has left; the cards go under the top card.
event-game-ended-empty-hand = { $count ->
    [one] { $winners } has no card left and wins.
   *[other] { $winners } have no card left and win together.
}
event-game-ended-countdown = { $count ->
    [one] Time is up. { $winners } holds the fewest cards and wins.
   *[other] Time is up. { $winners } hold the fewest cards and win together.
}
event-game-ended-stalemate = { $count ->
    [one] Nothing moves any more. { $winners } holds the fewest cards and wins.
   *[other] Nothing moves any more. { $winners } hold the fewest cards and win together.
}
event-game-ended-turn-limit = { $count ->
    [one] The last turn is over. { $winners } holds the fewest cards and wins.
   *[other] The last turn is over. { $winners } hold the fewest cards and win together.
}
event-game-ended-abandoned = Only one player is left: the game is abandoned.

## Refusals

refusal-game-over = The game is over.
    .instead = Start a new one.
refusal-table-only = Only the table's own clock does this.
    .instead = Choose one of your own moves.
refusal-has-left = This seat has left the game.
    .instead = Watch how it ends.
refusal-window-open = Something has to be settled first.
    .instead = Wait until it is, then play.
refusal-not-your-turn = It is { $whose }'s turn.
    .instead = Wait until it is yours.
refusal-nothing-laid = No card has been laid yet.
    .instead = Lay a card first.
refusal-finish-the-play = A play is on the table.
    .instead = Add cards or finish it.
refusal-can-play = You hold a card that may be played.
    .instead = Play it; drawing is for those who cannot.
refusal-not-in-hand = This card is not in your hand.
    .instead = Choose one of your cards.
refusal-forbidden = Nobody may play this card now.
    .instead = Choose a card that is not banned.
refusal-no-match = This card does not match the top card.
    .instead = Choose one that does.
refusal-too-many = The play has as many cards as it may.
    .instead = Finish it.
refusal-does-not-go-with = This card does not go with those laid.
    .instead = All cards of a play share the colour, or all share the digit, of the top card.
refusal-was-out-of-turn = You have been wrong since the last play.
    .instead = Wait for the next play.
refusal-was-wrong = You have been wrong since the last play, so you may not accuse or report.
    .instead = Wait for the next play.
refusal-left-unproven = You left an accusation unproven this round, so you may not accuse or report.
    .instead = Wait for the next round.
refusal-no-such-duty = This card asks nothing of you.
    .instead = Look at your duties.
refusal-nothing-to-call-out = There is nothing of this kind to point out.
    .instead = Name a player and a card that asks something of them.
refusal-nothing-to-report = This cannot be reported now.
    .instead = Report what a rule in the row speaks of, once a turn for each player.
refusal-no-standing-order = There is no order to give here.
    .instead = Standing orders are for cards that react, at tables without clocks.
refusal-other-question = This is no answer to what you are asked.
    .instead = Choose one of the answers offered.
refusal-not-asked = You are not asked anything now.
    .instead = Wait for the others.

## Impact preview

preview-fired = { $high ->
    [0] In the trial games it was never activated.
   *[other] It would be activated { $low } to { $high } times a game.
}
preview-turns = A game takes { $low } to { $high } turns (without the card { $before-low } to { $before-high }).
preview-warning-never = The card was never activated: check its condition.
preview-warning-always = The card is activated in nearly every turn.
preview-warning-turn-limit = With this card many games run into the turn limit.
preview-warning-longer = With this card games take more than twice as long.

## The board in a terminal

board-top = On top:
board-piles = Draw pile { $draw }, discard pile { $discard }
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-ban = Banned by { $seat }: { $value }
board-duty = { $seat } must { $text }
board-hand = Your cards:
board-speak-up = Point something out, report or claim …

## Exemptions

move-exempt-voice = Be exempt from acts of voice
move-exempt-movement = Be exempt from acts of movement
move-exempt-camera = Be exempt from acts on camera
move-exempt-eyes = Be exempt from eye contact
move-exempt-cough = Be exempt from coughing rules
event-exempted-voice = { $seat } is exempt from acts of voice.
event-exempted-movement = { $seat } is exempt from acts of movement.
event-exempted-camera = { $seat } is exempt from acts on camera.
event-exempted-eyes = { $seat } is exempt from eye contact.
event-exempted-cough = { $seat } is exempt from coughing rules.
refusal-exempt-already = You are exempt from this already.
    .instead = Nothing more is needed.

# What a bot believes about what it cannot see.
belief-can-lay = { $seat } has a card for the pile as it lies: { $percent } %.

## Rules in studies

facts-rules = Rules
    .why = Games whose first row has the rule, compared with those without it. The lot decides, so the difference is the rule's doing.
facts-decided = { $group }: games won with an empty hand
report-facts-decided = How much more often a game is won with an empty hand, and not by the fewest cards when time is up or nothing moves any more; in points of a hundred, with intervals of 95 %. Full dots differ from zero even allowing for everything this report looked at; hollow ones may be chance.
finding-fact-decided = With “{ $name }” a game is won with an empty hand more often, by { $change } points of a hundred.
finding-fact-decided-less = With “{ $name }” a game is won with an empty hand less often, by { $change } points of a hundred.

## The result

result-left = left
result-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
highlight-fewer = { $seat } loses { $count } cards at once.
highlight-fewer-by = { $source }: { $seat } loses { $count } cards at once.
highlight-more = { $seat } takes { $count } cards at once.
highlight-more-by = { $source }: { $seat } takes { $count } cards at once.

## Statistics

tally-cases = Right call-outs
    .hint = Call-outs and reports of yours that were judged right.
