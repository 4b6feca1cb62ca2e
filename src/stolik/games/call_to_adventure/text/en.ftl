### Call to Adventure in English

name = Call to Adventure
tagline = Three acts, a handful of runes, and a tale worth telling.

## Abilities, story symbols, runes and signs

symbol-str = Strength
    .of = Strength
symbol-dex = Dexterity
    .of = Dexterity
symbol-con = Constitution
    .of = Constitution
symbol-int = Intelligence
    .of = Intelligence
symbol-wis = Wisdom
    .of = Wisdom
symbol-cha = Charisma
    .of = Charisma
symbol-divinity = Divinity
    .of = Divinity
symbol-royalty = Royalty
    .of = Royalty
symbol-nature = Nature
    .of = Nature
symbol-justice = Justice
    .of = Justice
symbol-villainy = Villainy
    .of = Villainy
symbol-arcana = Arcana
    .of = Arcana

rune-str = Strength { rune-plural }
rune-dex = Dexterity { rune-plural }
rune-con = Constitution { rune-plural }
rune-int = Intelligence { rune-plural }
rune-wis = Wisdom { rune-plural }
rune-cha = Charisma { rune-plural }
rune-dark = dark { rune-plural }
rune-plural = { $n ->
    [one] rune
   *[other] runes
}

sign-str = a Strength symbol
    .of = Strength symbol
sign-dex = a Dexterity symbol
    .of = Dexterity symbol
sign-con = a Constitution symbol
    .of = Constitution symbol
sign-int = an Intelligence symbol
    .of = Intelligence symbol
sign-wis = a Wisdom symbol
    .of = Wisdom symbol
sign-cha = a Charisma symbol
    .of = Charisma symbol
sign-base = a base symbol
    .of = base symbol
sign-dark = a dark symbol
    .of = dark symbol
sign-xp = the experience symbol
    .of = experience symbol
sign-hero = the hero symbol
    .of = hero symbol
sign-antihero = the antihero symbol
    .of = antihero symbol
sign-either = the hero and antihero symbol
    .of = hero and antihero symbol
sign-corruption = the corruption symbol
    .of = corruption symbol
sign-nothing = a blank face
    .of = blank face

xp = { $n } experience
cards = { $cards ->
    [hero] { $n } hero { cards-plural }
    [antihero] { $n } antihero { cards-plural }
   *[either] { $n } hero or antihero { cards-plural }
}
cards-plural = { $n ->
    [one] card
   *[other] cards
}
a-card = { $cards ->
    [hero] a hero card
    [antihero] an antihero card
   *[either] a hero or antihero card
}
spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
points-triumph = { $n } triumph
points-tragedy = { $n } tragedy
points-destiny = { $n ->
    [one] { $n } destiny point
   *[other] { $n } destiny points
}
either = { $one } or { $other }

## Cards

card-origin = Origin
card-motivation = Motivation
card-destiny = Destiny
card-trait = Trait of Act { $act }
card-challenge = Challenge of Act { $act }, difficulty { $difficulty }: { $tests }
card-adversary = Adversary of Act { $act }, difficulty { $difficulty }: { $tests }
card-ally = Ally of Act { $act }
card-hero = Hero
card-antihero = Antihero
card-quest = Quest
card-victory = Victory condition: the adversary wins with { $base } experience against a single player, and with { $base } and { $each } more for each player against several
requirements = You can gain this trait if { $asked }.
gives = { $gains }
gives-symbol = { $n ->
    [one] { $symbol }
   *[other] { $symbol } ×{ $n }
}

gives-gain_xp = { xp }
gives-draw_hero = { $n } hero { cards-plural }
gives-draw_antihero = { $n } antihero { cards-plural }
gives-draw_either = { $n } hero or antihero { cards-plural }
gives-morality-up = { $n } virtue
gives-morality-down = { $n } corruption

## Sentences

sentence-short = { $when }, { $what }.
sentence-clause = { $when }, { $what }.
sentence-revealed = when this card is revealed from the adversary's deck, { $what }.
and-you = { $first }, and you { $then }
and-they = { $first }, and { $then }
pay = you may { $cost } to { $operations }
may = you may { $operations }
must = { $operations }
if = if { $condition }
unless = unless { $condition }

limit-once_per_turn = once per turn
limit-once_per_challenge = once per challenge
limit-once_per_game = once per game

## Timing

when-any_time = at any time
when-my_turn = on your turn
when-before_own_challenge = before you cast runes in your challenge
when-before_other_challenge = before another player casts runes in a challenge
when-during_own_challenge = after you have cast runes in your challenge
when-during_other_challenge = after another player has cast runes in a challenge
when-after_other_challenge = when another player has resolved a challenge
when-after_own_failure = when you have failed a challenge
when-after_own_success = if you have succeeded at a challenge this turn
when-while_face_up = while this card is face up
when-while_in_story = while this card is in your story
when-at_scoring = at the end of the game
when-before_own_challenge-during_own_challenge = before or after you cast runes

## Events

event-gained_this = when you gain this card
event-trait_gained = { $who ->
    [self] when you gain a trait
    [other] when another player gains a trait
   *[each] when a player gains a trait
}
event-challenge_succeeded = { $who ->
    [self] when you succeed at a challenge
    [other] when another player succeeds at a challenge
   *[each] when a player succeeds at a challenge
}
event-challenge_failed = { $who ->
    [self] when you fail a challenge
    [other] when another player fails a challenge
   *[each] when a player fails a challenge
}
event-path_gained_with = { $who ->
    [self] when you gain a path that shows { $symbols }
    [other] when another player gains a path that shows { $symbols }
   *[each] when a player gains a path that shows { $symbols }
}
event-runes_cast = { $who ->
    [self] if at least { $n } of the runes you cast in a challenge { runes-show } { $signs }
    [other] if at least { $n } of the runes another player casts in a challenge { runes-show } { $signs }
   *[each] if at least { $n } of the runes a player casts in a challenge { runes-show } { $signs }
}
runes-show = { $n ->
    [one] shows
   *[other] show
}
event-corruption_cast = { $who ->
    [self] when runes you cast corrupt you
    [other] when runes another player casts corrupt that player
   *[each] when runes corrupt the player who cast them
}
event-morality_moved = { $who ->
    [self] when your morality marker moves{ morality-direction }
    [other] when another player's morality marker moves{ morality-direction }
   *[each] when a player's morality marker moves{ morality-direction }
}
morality-direction = { $direction ->
    [up] { " " }up
    [down] { " " }down
   *[any] { "" }
}
event-xp_spent = { $who ->
    [self] when you spend experience
    [other] when another player spends experience
   *[each] when a player spends experience
}
event-xp_gained = { $who ->
    [self] when you gain experience
    [other] when another player gains experience
   *[each] when a player gains experience
}
event-dark_rune_added = { $who ->
    [self] when you add a dark rune
    [other] when another player adds a dark rune
   *[each] when a player adds a dark rune
}
event-journey_taken = { $who ->
    [self] when you journey
    [other] when another player journeys
   *[each] when a player journeys
}
event-card_played = { $who ->
    [self] when you play { a-card }
    [other] when another player plays { a-card }
   *[each] when a player plays { a-card }
}
event-card_drawn = { $who ->
    [self] when you draw { a-card }
    [other] when another player draws { a-card }
   *[each] when a player draws { a-card }
}
event-ally_gained = { $who ->
    [self] when you gain an ally
    [other] when another player gains an ally
   *[each] when a player gains an ally
}
event-ally_sacrificed = { $who ->
    [self] when you sacrifice an ally
    [other] when another player sacrifices an ally
   *[each] when a player sacrifices an ally
}
event-adversary_revealed = when an adversary is revealed
event-adversary_defeated = { $who ->
    [self] when you defeat an adversary
    [other] when another player defeats an adversary
   *[each] when a player defeats an adversary
}
event-act_finished = { $who ->
    [self] when you finish an act
    [other] when another player finishes an act
   *[each] when a player finishes an act
}
event-turn_started = { $who ->
    [self] at the start of your turn
    [other] at the start of another player's turn
   *[each] at the start of each player's turn
}
event-turn_ended = { $who ->
    [self] at the end of your turn
    [other] at the end of another player's turn
   *[each] at the end of each player's turn
}
event-game_ended = at the end of the game, once for each player

## Conditions

if-all = { $parts }
if-not = it is not true that { $parts }
have = { $person ->
    [they] that player has
   *[you] you have
}
if-has_ability = { $n ->
    [one] { have } at least { $n } { $about } symbol
   *[other] { have } at least { $n } { $about } symbols
}
if-has_story = { $n ->
    [one] { have } at least { $n } { $about } symbol
   *[other] { have } at least { $n } { $about } symbols
}
if-has_xp = { have } at least { xp }
if-morality_min = { $person ->
    [they] that player's morality is { $level } or higher
   *[you] your morality is { $level } or higher
}
if-morality_max = { $person ->
    [they] that player's morality is { $level } or lower
   *[you] your morality is { $level } or lower
}
if-challenge_tests = the challenge tests { $about }
if-path_has_plus = the chosen path is marked +1
if-challenge_has_ally = the challenge has an ally
if-is_adversary = the challenge is an adversary
if-challenge_is_this = you face this challenge
if-is_set_aside = the challenge is the final adversary
if-in_act = { $person ->
    [they] that player is in Act { $act }
   *[you] you are in Act { $act }
}
if-cast_shows = at least { $n } of the cast runes { runes-show } { $about }
if-margin_min = the result is at least { $n } above the difficulty
if-margin_min-below = the result is no more than { $n } below the difficulty
if-margin_max = the result is no more than { $n } above the difficulty
if-margin_max-below = the result is at least { $n } below the difficulty
if-succeeded_this_turn = { $person ->
    [they] that player has succeeded this turn
   *[you] you have succeeded this turn
}
if-failed_this_turn = { $person ->
    [they] that player has failed this turn
   *[you] you have failed this turn
}
if-has_ally = { $n ->
    [one] { have } an ally
   *[other] { have } at least { $n } allies
}
if-defeated_adversaries = { $n ->
    [one] { have } defeated an adversary
   *[other] { have } defeated at least { $n } adversaries
}
if-played = { have } played at least { cards }
if-hand = { have } at least { cards } in hand
if-story_cards = { $n ->
    [one] { have } at least { $n } story card
   *[other] { have } at least { $n } story cards
}
if-score_below = { $person ->
    [they] that player has fewer than { $n } destiny points
   *[you] you have fewer than { $n } destiny points
}
if-attempt_number = this is attempt number { $n }

## Costs

cost-spend_xp = { $form ->
    [will] you spend { xp }
   *[to] spend { xp }
}
cost-sacrifice_self = { $form ->
    [will] you sacrifice this ally
   *[to] sacrifice this ally
}
cost-sacrifice_ally = { $form ->
    [will] you sacrifice { allies-lost }
   *[to] sacrifice { allies-lost }
}
allies-lost = { $n ->
    [one] an ally
   *[other] { $n } allies
}
cost-discard_hand = { $form ->
    [will] you discard { cards } from your hand
   *[to] discard { cards } from your hand
}
cost-corrupt = { $form ->
    [will] you move your morality marker { spaces } down
   *[to] move your morality marker { spaces } down
}

## Who

subject-active_player = that player
    .of = that player's
subject-revealer = the active player
    .of = the active player's
subject-event_player = that player
    .of = that player's
subject-chosen_player = a player of your choice
    .of = a chosen player's
subject-chosen_opponent = another player of your choice
    .of = another chosen player's
subject-each_opponent = every other player
    .of = every other player's
subject-each_player = every player
    .of = every player's
subject-next_player = the player on their left
    .of = of the player on their left
subject-adversary = the adversary
    .of = the adversary's

## What happens

do-gain_xp = { $form ->
    [they] { $subject } gains { xp }
   *[do] gain { xp }
}
do-lose_xp = { $form ->
    [they] { $subject } loses { xp }
   *[do] lose { xp }
}
do-steal_xp = take { xp } from { $subject }
do-draw_hero = { $form ->
    [they] { $subject } draws { $n } hero { cards-plural }
   *[do] draw { $n } hero { cards-plural }
}
do-draw_antihero = { $form ->
    [they] { $subject } draws { $n } antihero { cards-plural }
   *[do] draw { $n } antihero { cards-plural }
}
do-draw_either = { $form ->
    [they] { $subject } draws { $n } hero or antihero { cards-plural }
   *[do] draw { $n } hero or antihero { cards-plural }
}
do-discard_hand = { $form ->
    [they] { $subject } discards { cards } from hand
   *[do] discard { cards } from your hand
}
do-morality-up = { $form ->
    [they] { $subject } moves the morality marker { spaces } up
   *[do] move your morality marker { spaces } up
}
do-morality-down = { $form ->
    [they] { $subject } moves the morality marker { spaces } down
   *[do] move your morality marker { spaces } down
}
do-prevent_corruption = ignore { $n } corruption
do-prevent_corruption-all = ignore all corruption
do-add_rune = { $n ->
    [one] add one extra { $choices } to the pool for this challenge
   *[other] add { $n } extra { $choices } to the pool for this challenge
}
do-add_rune-may = you may { do-add_rune }
do-add_rune-anywhere = { do-add_rune }, even on the lowest space of the morality track
do-add_symbol = gain +{ $n } { $choices }{ until }
until = { $until ->
    [turn] { " " }until the end of the turn
    [challenge] { " " }for this challenge
   *[other] { "" }
}
do-add_result-up = { $form ->
    [they] add { $n } to { $of } result
   *[do] add { $n } to your result
}
do-add_result-down = { $form ->
    [they] take { $n } from { $of } result
   *[do] take { $n } from your result
}
do-add_result_per = add { $n } to your result for each { $per }
do-modify_difficulty-this_challenge-up = raise the difficulty of this challenge by { $n }
do-modify_difficulty-this_challenge-down = lower the difficulty of this challenge by { $n }
do-modify_difficulty-this_card-up = the difficulty of this card is { $n } higher
do-modify_difficulty-this_card-down = the difficulty of this card is { $n } lower
do-modify_difficulty-act_row-up = the difficulty of every challenge of Act { $act } is { $n } higher
do-modify_difficulty-act_row-down = the difficulty of every challenge of Act { $act } is { $n } lower
do-modify_difficulty-set_aside-up = the difficulty of the final adversary is { $n } higher
do-modify_difficulty-set_aside-down = the difficulty of the final adversary is { $n } lower
do-ignore_runes-kind = the results of runes that show { $choices } do not count
do-ignore_runes-face = the results of runes that show { $choices } do not count
do-ignore_runes-chosen = choose { $n } cast { rune-plural }: their results do not count
do-ignore_runes-all = the results of all runes do not count
do-ignore_runes-tested_by_challenge = choose one ability on the challenge: the results of its runes do not count
do-ignore_runes-tested_by_adversary = one ability on the adversary is chosen: the results of its runes do not count
do-recast_runes-kind = recast all runes that show { $choices }
do-recast_runes-face = recast all runes that show { $choices }
do-recast_runes-chosen = recast { $n } chosen { rune-plural }
do-recast_runes-all = recast all runes
do-recast_runes-tested_by_challenge = recast the runes of one ability on the challenge
do-recast_runes-tested_by_adversary = recast the runes of one ability on the adversary
do-flip_rune-kind = turn over { $n } { rune-plural } showing { $choices }
do-flip_rune-face = turn over { $n } { rune-plural } showing { $choices }
do-flip_rune-chosen = turn over { $n } chosen { rune-plural }
do-flip_rune-all = turn over all runes
do-flip_rune-tested_by_challenge = turn over the runes of one ability on the challenge
do-flip_rune-tested_by_adversary = turn over the runes of one ability on the adversary
do-reattempt-optional = face the same challenge again
do-reattempt-forced = { $subject } must face it again, now at difficulty +{ $more }
do-change_challenge = { $subject } must leave this challenge and choose another story card
do-auto_fail = this challenge is failed
do-auto_success = this challenge is won
do-journey_free = { $n ->
    [one] journey once without paying
    [2] journey twice without paying
   *[other] journey { $n } times without paying
}
do-extra_journeys = { $n ->
    [one] journey once more each turn
   *[other] journey { $n } times more each turn
}
do-discard_row_card = { $filter ->
    [trait] discard { $n } face-up { $n ->
        [one] trait
       *[other] traits
    }
    [challenge] discard { $n } face-up { $n ->
        [one] challenge
       *[other] challenges
    }
    [adversary] discard { $n } face-up { $n ->
        [one] adversary
       *[other] adversaries
    }
   *[any] discard { $n } face-up story { cards-plural }
}
do-refresh_row = discard and replace the whole row of Act { $act }
do-gain_trait_free-xp = gain a trait without paying its experience
do-gain_trait_free-requirements = gain a trait without meeting its requirements
do-extra_main = take one more main action this turn
do-keep_on_fail = the failed challenge stays in the row
do-no_fail_xp = { $form ->
    [they] { $subject } gains no experience for failing it
   *[do] gain no experience for failing it
}
do-gain_attached_ally = take the challenge's ally although you have failed
do-force_sacrifice = { $chooser ->
    [owner] choose one of { $of } allies: it is sacrificed
   *[target] { $subject } must sacrifice an ally
}
do-restore_ally = turn one of your sacrificed allies face up again
do-cancel_card = { $cards ->
    [hero] cancel a hero card that another player has just played
    [antihero] cancel an antihero card that another player has just played
   *[either] cancel a hero or antihero card that another player has just played
}
do-allow_play = { $cards ->
    [hero] play hero cards whatever your morality
    [antihero] play antihero cards whatever your morality
   *[either] play hero and antihero cards whatever your morality
}
do-allow_dark = { $n ->
    [one] add a dark rune even on the lowest space of the morality track
   *[other] add up to { $n } dark runes even on the lowest space of the morality track
}
do-cost_change-journey-up = every journey costs { xp } more
do-cost_change-journey-down = every journey costs { xp } less
do-cost_change-dark_rune-up = every dark rune costs { xp } more
do-cost_change-dark_rune-down = every dark rune costs { xp } less
do-cost_change-trait-up = every trait costs { xp } more
do-cost_change-trait-down = every trait costs { xp } less
do-cost_change-play-up = playing a card costs { xp } more
do-cost_change-play-down = playing a card costs { xp } less
do-forbid-journey = nobody may journey
do-forbid-dark_rune = nobody may buy dark runes
do-forbid-trait = nobody may gain traits
do-forbid-play = { $cards ->
    [hero] nobody may play hero cards
    [antihero] nobody may play antihero cards
   *[either] nobody may play hero or antihero cards
}
do-peek-act_1 = look at the top { $n } { cards-plural } of the Act I deck
do-peek-act_2 = look at the top { $n } { cards-plural } of the Act II deck
do-peek-act_3 = look at the top { $n } { cards-plural } of the Act III deck
do-peek-hero = look at the top { $n } { cards-plural } of the hero deck
do-peek-antihero = look at the top { $n } { cards-plural } of the antihero deck
do-peek-adversary_deck = look at the top { $n } { cards-plural } of the adversary's deck
do-adversary_xp-up = the adversary gains { xp }
do-adversary_xp-down = the adversary loses { xp }
do-score = score { $points }
do-score-if = score { $points } { $condition }
do-score_per = { $more ->
    [0] score { $points } for each { $per }
   *[other] score { $points } for each { $per }, at most { $more }
}
per-symbol = { $about } symbol
per-ally = face-up ally
per-adversary = defeated adversary
per-played = { $cards ->
    [hero] hero card you have played
    [antihero] antihero card you have played
   *[either] hero or antihero card you have played
}
per-xp = experience you have left
per-morality_up = space of your marker above neutral
per-morality_down = space of your marker below neutral
per-sign = { $about } in the cast
per-xp_spent = experience spent

## The tale at the end

tale-title = { $hero }: the tale of the { $origin }
tale-heading = Act { $act }: { $card }
tale-hero = our hero
tale-traveller = the traveller

tale-opening-1 = Listen, for this is the tale of { $hero }.
tale-opening-2 = Put another log on the fire: this is the story of { $hero }.
tale-opening-3 = Every legend begins small, and so does that of { $hero }.
tale-opening-4 = Long before anyone sings of it, { $hero } knows nothing of legends.
tale-reason-1 = Every road has its reason, and { $hero } knows it well.
tale-reason-2 = Why does { $hero } not turn back?
tale-reason-3 = Not even { $hero } walks on without a cause.
tale-reason-4 = Something drives { $hero } further than the legs would like.
tale-trial-1 = And so { $hero } comes to the last trial.
tale-trial-2 = The roads grow narrow now, and all of them lead { $hero } to one place.
tale-trial-3 = What { $hero } has been is past; what { $hero } becomes is decided here.
tale-trial-4 = The hour has come for which { $hero } set out.

tale-link-1-1 = Winter passes.
tale-link-1-2 = The world turns out to be larger than it seemed.
tale-link-1-3 = The road bends.
tale-link-1-4 = Fate does not like to be kept waiting.
tale-link-1-5 = One morning everything is different.
tale-link-1-6 = And that is only the beginning.
tale-link-2-1 = A year goes by, then another.
tale-link-2-2 = Not every night is a quiet one.
tale-link-2-3 = News travels faster than horses.
tale-link-2-4 = The stakes are rising.
tale-link-2-5 = There is no way back now.
tale-link-2-6 = Then the wind changes.
tale-link-3-1 = But the worst is still to come.
tale-link-3-2 = The bells begin to ring.
tale-link-3-3 = Now every choice has its price.
tale-link-3-4 = The world holds its breath.
tale-link-3-5 = There is one more thing to do.
tale-link-3-6 = Night falls before the last dawn.

tale-ally-1 = From now on there are two sets of footprints in the dust.
tale-ally-2 = Nobody walks such a road alone.
tale-ally-3 = Good company makes every mile shorter.
tale-help-light = In the hardest moment help comes.
tale-help-dark = In the hardest moment the darkness lends a hand.
tale-adversary-1 = They still sing of that victory.
tale-adversary-2 = In the morning nobody can quite believe that it is over.
tale-adversary-3 = One nightmare fewer walks the world.

tale-mood-light-1 = So a good name is made, still small, but well earned.
tale-mood-dark-1 = So the first shadow falls, and nobody notices yet.
tale-mood-even-1 = So childhood ends, neither white nor black.
tale-mood-light-2 = The nights are long, but the conscience is light.
tale-mood-dark-2 = With every victory the shadow behind it grows longer.
tale-mood-even-2 = Light and shadow walk side by side, and neither gives way.
tale-unfinished = Here the tale breaks off before its time, as true tales sometimes do.
tale-lost = { $count ->
    [one] Not everyone reaches the end of the road: { $allies } lives on only in song.
   *[other] Not everyone reaches the end of the road: { $allies } live on only in song.
}

tale-morality-6 = They say that where this hero has walked, it is light even at night.
tale-morality-5 = They speak of this hero with warmth, and leave the door unlocked.
tale-morality-4 = Neither saint nor villain: simply someone who chose the way.
tale-morality-3 = On a white cloak a few stains remain, but the cloak is still white.
tale-morality-2 = Respect and fear sound very much alike by now.
tale-morality-1 = The mirrors have long been turned to the wall.
tale-morality-0 = Of the heart there remains only what beats.

tale-fulfilled = And so destiny is fulfilled to the last word.
tale-unfulfilled = Not everything comes true as foretold, yet something does.
tale-won = The enemy is beaten, the gates are standing, and somebody is already baking bread.
tale-lost-war = The gates have fallen, but tales do not burn.
tale-close-1 = Whoever knows this tale, pass it on.
tale-close-2 = And the fire goes out more slowly than usual tonight.
tale-close-3 = The rest only the wind knows.
tale-close-4 = And if anyone asks how it really was: exactly like this.

## Options of the table

option-cooperative = Together against an adversary
    .help = Two to four players win or lose together. One player always plays alone against the adversary.
option-first_game = First game
    .help = One character of each kind, nothing to choose; in competitive play no allies and adversaries.
option-extended = Allies and adversaries
    .help = They are shuffled into the story decks. Against an adversary they always are.
mode-first-game = First game
    .about = You are dealt a ready character. Allies and adversaries stay in the box.
mode-rivalry = Rivalry
    .about = Everybody writes a story of their own. The one with the most points wins.
mode-together = Together against an adversary
    .about = One adversary, one fate: you win or lose together.
mode-alone = Alone
    .about = You, your story, and an adversary that never sleeps.
option-first = Who starts
    .help = The seat that starts: 0 is the first, -1 draws lots.

## Small words of the table

some-card = a card
kind-str = Strength
kind-dex = Dexterity
kind-con = Constitution
kind-int = Intelligence
kind-wis = Wisdom
kind-cha = Charisma
kind-base = base
kind-dark = dark
face = { $kind } { $value }
face-plain = { $value ->
    [0] blank
   *[other] +{ $value }
}
face-xp = 0 and experience
face-hero = 0 and a hero
face-antihero = 0 and an antihero
face-either = 0 and a card
face-corruption = +{ $value } and corruption
deck-act-1 = Act I
deck-act-2 = Act II
deck-act-3 = Act III
deck-hero = heroes
deck-antihero = antiheroes
deck-adversary-deck = the adversary
pay-nothing = at no cost
pay-spend-xp = for experience
pay-sacrifice-self = by sacrificing it
pay-sacrifice-ally = by sacrificing an ally
pay-discard-hand = by discarding a card
pay-corrupt = for a step towards darkness

## Questions of the table

question-keep = Who are you?
    .hint = Keep one card of each pair. The other three leave the game unseen.
question-main = Gain a trait or face a challenge.
    .hint = You may also journey and use cards.
question-main-adversary = Your story has eight cards: face the adversary.
    .hint = Prepare yourself first, if you can.
question-main-done = Anything else before your turn ends?
question-window-3 = Will you play a card?
question-window-7-own = { $card }: cast the runes?
    .hint = Difficulty { $difficulty }, chance { $percent } %. You may still add runes and use cards.
question-window-7-other = { $active } is about to cast. Will you play a card?
    .hint = { $card }, difficulty { $difficulty }, chance { $percent } %.
question-window-10-own = You have { $result } against { $difficulty }. Will you play something?
question-window-10-other = { $active } has { $result } against { $difficulty }. Will you play a card?
question-window-11-success = { $active } succeeds. Will you play a card before it counts?
question-window-11-failure = { $active } fails. Will you play a card before it counts?
question-window-15 = The challenge is over. Will you play a card?
question-window-16 = { $active } is ending the turn. Will you play a card?
question-window-17 = The last turn is over. Will you play a card before the destinies are revealed?
question-answer = { $whose } plays { $card }. Will you answer?
question-last-turn = The adversary is beaten. Do you want a last turn?
question-assign = { $card } turns up. Under which challenge?
question-row-discard-row-card = { $card }: which card leaves the row?
question-row-gain-trait-free = { $card }: which trait do you gain?
question-challenge = You must turn to another card. Which one?
question-again = Do you want to face the same challenge again?
question-deck = Hero or antihero: which card do you draw?
question-sign-add-rune = { $card }: which rune do you add?
question-sign-add-symbol = { $card }: which symbol do you take?
question-sign-ignore-runes = { $card }: the runes of which ability do not count?
question-player = { $card }: for whom?
question-ally-forced = Which ally is lost?
question-ally-paid = Which ally do you sacrifice?
question-ally-restored = Which ally comes back?
question-stack = { $card }: which card has no effect?
question-hand = Which card do you discard?
question-offer = Do you want to use { $card }?
question-back = Which kind of card has to go?
question-order = Which effect comes first?
question-rune = { $card }: which rune?
question-over = The tale is told.

## Moves

move-keep = { $origin }, { $motivation }, { $destiny }
move-gain = Gain { $card }
    .act = Gain { $card }
move-face = { $card }: { $path } (difficulty { $difficulty }, { $percent } %)
    .act = { $path }, { $percent } %
move-face-plain = Face { $card }
    .act = Face { $card }
move-face-adversary = Face { $card } (difficulty { $difficulty }, { $percent } %)
    .act = Face the adversary, { $percent } %
move-journey = Journey past { $card }
    .act = Pass by { $card }
move-discard = Discard { $card }
    .act = Discard { $card }
move-assign = Under { $card }
    .act = Under { $card }
move-use = Use { $card } { $cost }
    .act = Use { $card }
move-play = Play { $card }
    .act = Play { $card }
move-cancel = Cancel { $card }
    .act = Cancel { $card }
move-throw = Discard { $card }
    .act = Discard { $card }
move-ally = { $card }
move-choose = { $sign }
move-target = { $whose }
move-rune = the { $kind } rune
move-first = { $card } first
move-add = Add a rune: { $kind }
move-leave = Leave out a rune: { $kind }
move-draw-hero = Draw a hero
move-draw-antihero = Draw an antihero
move-dark = Buy a dark rune for { xp } (then { $percent } %; its corruption symbol moves you towards darkness)
    .act = Dark rune, { $percent } %
move-cast = Cast the runes ({ $percent } %)
move-pass = Pass
move-pass-enough = Keep the result of { $result }
    .act = Keep the { $result }
move-pass-success = Take the card: { $card }
    .act = Take the card
move-pass-failure = { $n ->
    [0] Fail
   *[other] Fail, take { $n } experience
}
move-accept-offer = Use it
move-decline-offer = Do without it
move-pay = Use it { $cost }
move-back-hero = A hero card
move-back-antihero = An antihero card
move-accept-again = Face it again
move-accept-last-turn = Take a last turn
move-decline-sign = Add none
move-decline-again = Leave it at that
move-decline-last-turn = No last turn
move-end = End the turn

## What happened

event-characters-kept = { $seat } has chosen.
event-characters-revealed = { $seat }: { $origin }, { $motivation }.
event-row-opened = Act { $act } lies open: { $cards }.
event-story-card-revealed = Act { $act }: { $card } turns up.
event-ally-revealed = { $ally } turns up and looks for company.
event-ally-assigned = { $ally } waits at { $card }.
event-ally-dropped = Nobody needs { $ally } here: the ally is discarded.
event-ally-gained = { $ally } joins { $seat }.
event-ally-sacrificed = { $seat } loses { $ally }.
event-turn-began = { $seat } begins a turn.
event-turn-ended = { $seat } ends the turn.
event-challenge-faced-path = { $seat } faces { $card }: { $path }, difficulty { $difficulty }.
event-challenge-faced-whole = { $seat } faces { $card }, difficulty { $difficulty }.
event-rune-added = { $seat } adds a rune: { $rune }.
event-rune-left = { $seat } leaves out a rune: { $rune }.
event-runes-cast = { $seat } casts { $faces }: { $result }.
event-runes-ignored = Runes of this kind do not count: { $rune }.
event-result-changed-up = The result rises by { $by }.
event-result-changed-down = The result falls by { $by }.
event-difficulty-changed-up = The difficulty rises to { $difficulty }.
event-difficulty-changed-down = The difficulty falls to { $difficulty }.
event-challenge-judged-success = { $seat } succeeds at { $card }: { $result } against { $difficulty }.
event-challenge-judged-failure = { $seat } fails at { $card }: { $result } against { $difficulty }.
event-attempt-repeated = { $seat } faces { $card } again.
event-challenge-abandoned = { $seat } must turn away from { $card }.
event-card-tucked-path = { $card }, { $path }: now part of { $seat }'s story.
event-card-tucked-whole = { $card } is now part of { $seat }'s story.
event-story-card-discarded = { $card } is discarded.
event-story-card-discarded-with-ally = { $card } is discarded, and { $ally } with it.
event-journey-taken = { $seat } journeys past { $card }.
event-effect-used = { $seat } uses { $card }.
event-symbol-added = { $seat } has one more symbol of { $symbol } until the end of the turn.
event-experience-gained = { $seat } gains { $amount } experience.
event-experience-lost = { $seat } loses { $amount } experience.
event-experience-spent = { $seat } spends { $amount } experience.
event-morality-moved-up = { $seat } moves up on the morality track, to { $level }.
event-morality-moved-down = { $seat } moves down on the morality track, to { $level }.
event-card-drawn-hero-known = { $seat } draws a hero: { $card }.
event-card-drawn-hero-unknown = { $seat } draws a hero.
event-card-drawn-antihero-known = { $seat } draws an antihero: { $card }.
event-card-drawn-antihero-unknown = { $seat } draws an antihero.
event-card-played = { $seat } plays { $card }.
event-card-resolved = { $card } takes effect.
event-card-cancelled = { $card } has no effect.
event-card-discarded = { $seat } discards { $card }.
event-deck-renewed = The discards are shuffled into a new deck: { $deck }.
event-deck-glimpsed = { $seat } looks at the top of a deck: { $deck }.
event-adversary-card-revealed = The adversary answers with { $card }.
event-adversary-gained = The adversary has { $total } of { $goal }: { $reason } ({ $card }).
reason-challenge_failed = a challenge was failed
reason-challenge_failed-margin_max = a challenge was clearly failed
reason-challenge_failed-any = a challenge was failed clearly or on its harder path
reason-game_ended-score_below = a story is worth too few points
reason-journey_taken = a journey
reason-turn_ended-not = a turn ended without experience
reason-turn_ended-has_xp = a turn ended with much experience unspent
reason-turn_ended-hand = a turn ended with a full hand
reason-corruption_cast = corruption on the runes
reason-corruption_cast-morality_max = corruption on the runes and low morality
reason-card_played = an antihero card was played
reason-dark_rune_added = a dark rune in the pool
reason-trait_gained-in_act = a trait gained in the third act
event-act-finished = { $seat } finishes Act { $act }.
event-last-round-began = { $seat }'s story is complete: everybody else has one more turn.
event-scored = { $seat } was { $destiny } all along: { $total } points.
event-game-ended = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
event-game-won = The adversary is beaten: everybody wins.
event-game-lost = The adversary has reached its goal: everybody loses.

## Refusals

refusal-game-over = The game is over.
    .instead = Start a new one.
refusal-not-your-turn = It is { $whose }'s turn.
    .instead = Wait until it is yours, or until cards may be answered.
refusal-answered-already = You have answered already. It is { $whose }'s turn.
    .instead = Wait for the others.
refusal-nothing-to-answer = None of your cards can answer now. It is { $whose }'s turn.
    .instead = Wait for the others.
refusal-characters-kept = The characters have been chosen.
    .instead = Go on with the game.
refusal-not-the-question = That is not what is asked now.
    .instead = Choose one of the answers offered.
refusal-not-in-hand = You do not hold this card.
    .instead = Choose a card from your hand.
refusal-morality-forbids = Your morality does not let you play this card.
    .instead = Move your marker first, or play a card of the other kind.
refusal-wrong-moment = This is not a moment in which this card can be played.
    .instead = Keep it for the moment its text names.
refusal-no-target = This card has no target now.
    .instead = Keep it until it has one.
refusal-main-action-due = You have not taken your main action yet.
    .instead = Gain a trait or face a challenge first.
refusal-main-action-taken = You have taken your main action this turn.
    .instead = Journey, use your cards, or end the turn.
refusal-effect-card-missing = The card with this effect is not in your story.
    .instead = Choose one of the effects offered.
refusal-effect-ally-sacrificed = This ally has been sacrificed and no longer does anything.
    .instead = Choose another ally or another effect.
refusal-effect-wrong-moment = This is not a moment in which this effect works.
    .instead = Use it when its text says.
refusal-effect-used-up = This effect has been used as often as it may be.
    .instead = Wait for the next turn or challenge, if it works again then.
refusal-effect-condition = The condition of this effect is not met now.
    .instead = Use it when it is.
refusal-effect-cost = You cannot pay the whole cost of this effect.
    .instead = Get what is missing, or pay another way if the card allows one.
refusal-attempt-pending = Another attempt is already waiting, and only one is granted at a time.
    .instead = Settle that one first.
refusal-no-challenge = Runes are cast only in a challenge.
    .instead = Face a challenge first.
refusal-nothing-to-pass = There is nothing to pass on.
    .instead = Take your main action or end the turn.
refusal-adversary-due = Your story has eight cards: the ninth must be the adversary.
    .instead = Face the adversary.
refusal-adversary-too-early = The adversary can be faced only with eight cards in your story.
    .instead = Gain more cards first.
refusal-no-card-there = There is no face-up card there.
    .instead = Choose a card that lies open.
refusal-act-finished = You have finished Act { $act }: its cards are not for you any more.
    .instead = Choose a card of a later act.
refusal-trait-needs-no-runes = This is a trait: no runes are cast for it.
    .instead = Gain it by meeting its requirements.
refusal-challenge-needs-runes = This is a challenge: it is won with runes.
    .instead = Face it on one of its paths.
refusal-only-one-path = This card has only its upper path.
    .instead = Choose the upper path.
refusal-requirements-not-met = You do not meet the requirements of this trait.
    .instead = Choose another card, or gain what is missing.
refusal-journey-taken = You have journeyed this turn.
    .instead = Face what lies open, or wait for your next turn.
refusal-forbidden = A face-up adversary forbids that.
    .instead = Defeat it, or do without.
refusal-too-little-experience = That costs { $needed } experience and you have { $held }.
    .instead = Do without, or gain experience first.
refusal-lowest-space = On the lowest space of the track no dark runes can be bought.
    .instead = Do without them, or move your marker up.
refusal-enough-dark-runes = Three dark runes a turn are the most.
    .instead = Cast with what you have.
refusal-no-such-rune = All your symbols of that ability already have their runes in the pool.
    .instead = Add another rune, or cast.
refusal-rune-not-tested = This challenge does not test that ability.
    .instead = Add a rune of an ability on the card, or cast.
refusal-runes-all-in = All three runes of that kind are in the pool.
    .instead = Add another rune, or cast.
refusal-special-rune = The special rune joins only with three symbols of that ability in your story.
    .instead = Add another rune, or cast.
refusal-pool-is-fixed = A rune that has been added stays in the pool.
    .instead = Leave runes out only at the start of an attempt.
refusal-in-a-challenge = You are in the middle of a challenge.
    .instead = Add runes, play cards, or cast.

## The table in a terminal, and the score pad

board-turn = Turn { $turn } · { $whose }
board-last-round = last round
board-decks = { $heroes } heroes and { $antiheroes } antiheroes left to draw
board-act = Act { $act } ({ $left } in the deck)
board-place = Place
board-card = Card
board-difficulty = Tests
board-gives = Gives
board-dealt = Your characters: keep one of each kind
board-hand = Your hand
board-destiny = Your destiny
board-adversary = { $card }: difficulty { $difficulty } · experience { $xp } of { $goal }
board-challenge = { $card }: difficulty { $difficulty } · { $percent } % · result { $result }
board-player = Player
board-xp = Exp.
board-morality = Morality
board-symbols = Symbols and hand
board-story = Story
board-hand-size = hand: { $heroes } ☀ { $antiheroes } ☾
pad-triumph = Triumph in the story
pad-tragedy = Tragedy in the story
pad-morality = Morality track
pad-destiny = Destiny card
pad-experience = Experience
pad-heroes = Hero cards
pad-antiheroes = Antihero cards
pad-sets = Story symbols
pad-total = Total

# What a bot believes about what it cannot see.
rating-worth = worth, in points
belief-points = { $seat } has { $low } to { $high } points by now, depending on the destiny.
belief-points-own = { $seat } has { $high } points by now.

## Cards in studies

facts-origins = Origins
    .why = Each player keeps one of two: compared with all other origins.
facts-motivations = Motivations
    .why = Each player keeps one of two: compared with all other motivations.
facts-destinies = Destinies
    .why = Each player keeps one of two: compared with all other destinies.
facts-act-1 = Act I
    .why = Compared with players who gained as many cards of the act, but not this one.
facts-act-2 = Act II
    .why = Compared with players who gained as many cards of the act, but not this one.
facts-act-3 = Act III
    .why = Compared with players who gained as many cards of the act, but not this one.
facts-allies = Allies
    .why = Compared with players who have as many allies, but not this one.
facts-played = Hero and antihero cards
    .why = Compared with players who played as many different cards, but not this one.

## Card data: what is wrong with a card file (stolik cards check)

card-data-number = { $value } is not a whole number.
    .remedy = Write a number without quotes, at most 1000.
card-data-word-missing = is missing.
    .remedy = Use one of: { $words }.
card-data-word = { $value } is not in the vocabulary.
    .remedy = Use one of: { $words }.
card-data-pair = { $value } is not one word.
    .remedy = Write { "{" } word = parameters { "}" }.
card-data-no-parameters = takes no parameters.
    .remedy = Write the bare word in quotes.
card-data-unknown = is unknown.
    .remedy = Use one of: { $words }.
card-data-not-a-list = is not a list with something in it.
    .remedy = Write [{ "{" } word = number { "}" }, …].
card-data-not-a-table = is not a table.
    .remedy = Write [[card]] or [[card.effect]] with its fields below.
card-data-timing = and timing disagree.
    .remedy = Write both "on_event" and event.
card-data-numbers-missing = are missing.
    .remedy = Give one number for each copy.
card-data-incomplete = is incomplete.
    .remedy = Write { "{" } pl = "…", en = "…" { "}" }.
card-data-one-shot = are one-shot gains.
    .remedy = Use one of: { $words }.
card-data-source-missing = is missing.
    .remedy = Use one of: { $words }.
card-data-not-toml = is not TOML: { $reason }.
    .remedy = Correct the file at that place.
card-data-too-deep = has lists or tables nested too deeply.
    .remedy = Write them as in the game's own files.
card-data-no-cards = has no cards.
    .remedy = Begin each card with [[card]].
card-data-act-unfit = no card of its kind is of act { $act }.
    .remedy = { $acts ->
        [none] Leave the act out.
       *[other] Use one of: { $acts }.
    }
card-data-id-missing = is missing.
    .remedy = Every card needs an id in quotes.

card-data-number-range = { $number } is not its deck's.
    .remedy = Use { $low } to { $high }.
card-data-number-taken = { $number } is taken.
    .remedy = Every card has its own.
card-data-number-missing = { $number } is missing.
    .remedy = Add that card.
card-data-kind-count = has { $count } cards.
    .remedy = It must have { $want }.
card-data-id-twice = { $key } is used { $count } times.
    .remedy = Rename one.
card-data-path-count = has { $count }.
    .remedy = It needs { $want }.
card-data-test-count = has { $count }.
    .remedy = One or two, on challenges.
card-data-difficulty-unfit = is { $n }.
    .remedy = Challenges and adversaries have one above 0, other cards none.
card-data-requirements-unfit = do not fit.
    .remedy = Traits have them, others none.
card-data-effect-missing = is missing.
    .remedy = This kind of card does something.
card-data-quest-count = { $count } quests for “{ $key }”.
    .remedy = Exactly one.
card-data-quest-unknown = “{ $key }” is unknown.
    .remedy = Use the id of an adversary.
card-data-quest-endless = lets games go on.
    .remedy = CTA-R102: +1 XP for a failure.
card-data-goal = is { $found }.
    .remedy = Two amounts above 0: { "{" } base = …, each = … { "}" }.
card-data-endless = can go on for ever.
    .remedy = Give it a limit or a cost.

card-data-budget = “{ $name }” is worth { $worth }.
    .remedy = Its budget is { $wanted } ± 0.75.
card-data-frequency = { $name } appears { $count } times.
    .remedy = { $low } to { $high } times.
card-data-pairs = { $names }: { $count } times.
    .remedy = Exactly once.
card-data-singles = single abilities repeat.
    .remedy = One act, one ability.
card-data-adversary-tests = act { $act } tests { $ability } { $count } times.
    .remedy = Once or twice.
card-data-spread = is spread { $found }.
    .remedy = Use { $wanted }.
card-data-plus-count = { $count } paths have it.
    .remedy = One path of ten cards.
card-data-adversary-difficulty = is { $n }.
    .remedy = { $low } to { $high }.
card-data-trait-amount = ask the wrong amount.
    .remedy = { $act } in all.
card-data-trait-mix = { $only } traits need only experience, { $without } none.
    .remedy = At least 3 of each.
card-data-name-missing = “{ $name }” is missing.
    .remedy = The manual names it.
card-data-kind-wrong = is { $found }.
    .remedy = Use { $wanted }.
card-data-numbers-printed = are not the printed ones.
    .remedy = It is { $number }.
card-data-source-name = is not given.
    .remedy = The name is the manual's.
card-data-name-repeats = “{ $name }” repeats.
    .remedy = Rename one.
card-data-links = link it wrongly.
    .remedy = Only CTA-29 and CTA-30 are linked.
card-data-others = misjudge others.
    .remedy = Set refers_to_others if it does.
card-data-itself = misjudge itself.
    .remedy = Set self_target if it helps its own.
card-data-adversary-deck = The adversary deck is { $found }.
    .remedy = See CTA-179.
card-data-played-points = are wrong.
    .remedy = 1 triumph (hero) or 1 tragedy.
card-data-played-symbols = are printed.
    .remedy = Played cards bring no symbols.
card-data-quest-difficulty = sets the wrong difficulty.
    .remedy = +{ $wanted } at the end.
card-data-words-empty = is empty or has loose spaces.
    .remedy = Write it out.
card-data-placeholder = has a brace or a placeholder that is not filled in.
    .remedy = Write { "{" }hero{ "}" } for the hero's name, and no other braces.
card-data-begins-small = begins small.
    .remedy = Begin with a capital letter.
card-data-ends-wrongly = ends wrongly.
    .remedy = Sentences end in a full stop, names not.
card-data-template-count = “{ $template }” is on { $count } cards.
    .remedy = Write it on { $wanted } cards of this kind.
card-data-template-unknown = “{ $template }” is not what cards of this kind do.
    .remedy = Use one of: { $words }.
card-data-origin-symbols = are wrong.
    .remedy = Two abilities, no points.
card-data-motivation-symbols = is wrong.
    .remedy = One symbol or one point.
card-data-motivation-free = is free.
    .remedy = Spend XP once per turn.
card-data-destiny-effect = is unusual.
    .remedy = score_per, then score 5 if.
card-data-ally-points = are wrong.
    .remedy = 1 or 2 points, up to 1 symbol.
card-data-ally-cost = is unusual.
    .remedy = Spend 1 XP or sacrifice.

## The result

result-story = story
result-morality = morality
result-destiny = destiny
result-cards = cards and experience
result-symbols = symbols
result-total = points
result-line = { $count }
highlight-success = { $card }: { $seat } had a chance of { $percent }%, and the runes gave { $result } against { $difficulty }.

## Statistics

tally-challenges = Challenges met
    .hint = Of those your heroes faced.
tally-tales = Tales
    .hint = By the destiny they led to: games won, of those played.
