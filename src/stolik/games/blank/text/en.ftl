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
card-fault-author-must-agree = { $name } has not agreed to the correction.
    .instead = Ask the author first.
card-fault-form-changed = A correction may change words, never what the card in { $slot } does.
    .instead = Keep triggers, targets and effects as they are.
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

## The command line: stolik deck blank

deck-written = Written to { $file }.
deck-title = { $name }, volume { $volume }, revision { $revision }
deck-mark = Mark: { $paint } { $symbol }
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
        [shelved] shelved
        [transferred] transferred
        [steward-named] steward named
        [forked] forked
        [exported] exported
        [imported] imported
        [mixed] mixed
       *[game-played] game played
    }
