## The table
where = Turn { $turn } of { $limit }
where-strict = Strict memory, turn { $turn }
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
rule-is-silenced = suspended
draw-pile = Draw pile
top-card = On top: { $card }
look-closer = Look closer: { $card }
your-hand = Your cards
card-without-effect = This card has no effect of its own. It can still wake the rules in the row.

## Planning a play
plan-one = Play { $card }?
plan-many = { $count } cards, { $top } on top
plan-hint = Add cards of the same shape or digit. The last one you pick ends on top.
plan-strict = Nobody stops a mistake here: whoever errs draws a card.
plan-act = { $count ->
    [one] Play 1 card
   *[other] Play { $count } cards
}
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
match-colour = Only the shape counts now
match-digit = Only the digit counts now
match-both = Shape and digit must both match
limit = { $count ->
    [one] At most 1 card this turn
   *[other] At most { $count } cards this turn
}
case-call = { $name } calls out { $accused }: “{ $source }”.
case-report = { $name } reports { $accused }: “{ $source }”.
case-outside = { $name } reports: “{ $source }”.
case-admission = True or not?
case-vote = The others vote.
duty-of = { $name } must { $text }.
duty-open = before the next card
duty-claimed = says it is done
duty-overdue = not done!
duty-lasting = for a while
duty-proven = done
claim-done = Done
catch = Catch { $name }
shows = { $name } shows: { $cards }
speak-up = Speak up
    .strict = Nobody watches here but you. A wrong accusation costs you a card.
    .watched = A wrong accusation costs you a card.
claim-it = I do it now
call-out = Not done by
report = Seen with:
it-happened = It has happened
