ask-number = Number:
ask-number-again = Type a number from 1 to { $last }, “back” or “quit”.

fault-deck-file = The deck in { $file } cannot be used:
      { $problem }
    .remedy = “stolik deck blank new FILE” creates a fresh copy.
fault-deck-and-cards = A deck brings its own cards, so { $options } cannot be set as well.
    .remedy = Leave out --deck or --set.

deck-founded = The copy you have won with is yours now. It is kept in { $file }
deck-complete = Every card of { $deck } has been written: there is no room for another one.

reward-won = { $name } has won and may add one card to the deck “{ $deck }”, for ever.
reward-begun = You had begun to write: { $sentence }
reward-which = What would you like to write?
reward-rule = a new rule card ({ $rules ->
        [one] 1 blank card left
       *[other] { $rules } blank cards left
    })
reward-effect = an effect for a game card ({ $effects ->
        [one] 1 card has none yet
       *[other] { $effects } cards have none yet
    })
reward-later = nothing now, I shall write later
reward-none = nothing at all
reward-kept = The reward is kept for 30 days, with what you have written so far. Go on with:

effect-colour = Which colour has the card?
effect-card = Which card gets the effect?
effect-face-blank = { $digit }, the blank card
effect-face-illustrated = { $digit }, the card with a picture

write-how = How do you want to write it?
write-in-words = in a sentence of my own
write-from-lists = picked from lists
write-rule = A rule says when and what, for example: If someone plays a 3, then the next player loses a turn.
write-effect = An effect says what happens, for example: When this card is played, all players draw 1 card.
write-sentence = Your sentence:
write-not-rule = That is a rule. An effect begins with: When this card is played, …
write-not-effect = That is an effect of a game card. A rule begins with: If …

lists-more = more …
lists-when = When does it happen?
lists-what = What happens then?
lists-words-event = In your own words: someone … / this happens: …
lists-words-what = In your own words: must …
lists-words-question = The question to be answered:
lists-change = Is it right like this?
lists-done = yes, this is my card
lists-which = Which one?
lists-add-clause = and then something more
lists-add-condition = only under a condition
lists-add-trigger = or when something else happens
lists-key-who = change: who
lists-key-colour = change: the colour
lists-key-digit = change: the digit
lists-key-parity = change: odd or even
lists-key-cards = change: how many cards
lists-key-matched = change: how the card matches
lists-key-n = change: how many
lists-key-from = change: from whom
lists-key-to = change: to whom
lists-key-with = change: with whom
lists-key-of = change: whose
lists-key-against = change: against whom
lists-key-pick = change: who picks
lists-key-at = change: what is looked at
lists-key-may = change: must or may
lists-key-turns = change: how many turns
lists-key-times = change: how many times
lists-key-until = change: until when
lists-key-which = change: which rule
lists-key-by = change: what must match
lists-key-value = change: what exactly
lists-key-kind = change: the contest
lists-key-seconds = change: how long
lists-key-every = change: once or every time
lists-key-cause = change: why
lists-key-same = change: what is the same
lists-key-length = change: how many in a row
lists-key-verdict = change: rightly or wrongly

consider = What do you think of it?
consider-on = it is good: sign it
consider-preview = what would it do to our games?
consider-change = change a part of it
consider-again = write it anew
preview-runs = { $games } quick games without the card and { $games } with it …

sign-title = Title of the card:
sign-name = A nickname for the list of rules (may be empty):
sign-author = Signed (Enter: { $name }):

table-talk = Read it to the others and talk it over before it is written.
owner-curtain = Pass the keyboard to { $name }, whose deck it is; press Enter when it is there.
owner-decides = { $name }, do you accept this card? { $sentence }
owner-accepted = yes, for ever
owner-sent-back = not yet: think it over once more
owner-refused = no
owner-remarks = What should be different?
owner-has-sent-back = Sent back: { $remarks }
owner-has-accepted = { $name } accepts the card. The deck is at revision { $revision }.
owner-has-refused = { $name } does not want this card. You may propose another one.

again = Another game with “{ $deck }”, revision { $revision }?
again-yes = yes, deal
again-no = no, that was it
