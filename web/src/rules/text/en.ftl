# The rules on one sheet: titles of its parts, sentences, and the key to each game's signs.
# "-text" is a paragraph, "-a", "-b"… are points, and "-rows" are the rows of a table.

all-in-1 = What it is about
all-in-1-text = Three rounds. Everybody builds a **hand of five cards**, half in the open. Then all name the player with the strongest. The most **runes** win.
all-in-2 = Your turn: one of three
all-in-2-a = **Play a card.** It works, then goes into the area.
all-in-2-b = **Pass.** A card of the deck goes into the area.
all-in-2-c = **All-in.** Your hand lies face down, and two cards of the deck go into the area.
all-in-3 = A card
all-in-3-a = **Rank and suit** count in a hand.
all-in-3-b = A **dark sign** must be done.
all-in-3-c = A **pale sign** may be skipped.
all-in-3-d = At the end of your turn you always hold **five cards**.
all-in-4 = The area
all-in-4-text = Cards go in from the left, the upper row first. A lower card **blocks** the one above: nobody can take it. Both rows full? The turns are over.
all-in-5 = Predicting
all-in-5-text = Everybody lays a token before the player who they think has the strongest hand. You may name yourself. **Those who are right share the pot.**
all-in-6 = Runes for a hand
all-in-6-rows =
    straight flush | 7
    four of a kind | 7
    full house | 6
    flush | 5
    straight | 4
    three of a kind | 3
    two pairs | 2
    pair | 1
all-in-6-text = Side A. Each rune card in hand pays 2 more.
all-in-key-take = take
    .says = An unblocked card of the area goes into your hand.
all-in-key-swap = swap
    .says = One card of your hand and one unblocked card of the area change places.
all-in-key-reveal = reveal
    .says = Turn over 3, 4 or 5 cards of the deck for all to see. You take one, the others go onto the pile.
all-in-key-draw = draw
    .says = The top card of the deck goes into your hand. Nobody else sees it.
all-in-key-rune = rune
    .says = Take a rune from the supply.
all-in-key-hyp = hypnosis
    .says = An opponent of your choice says aloud what their hand is worth. Always the truth.
all-in-key-eye = eye
    .says = An opponent of your choice picks four of their cards and shows them to you.
all-in-key-clock = clock
    .says = The strongest suit. Suits decide only when the highest cards are equal.
all-in-key-mask = mask
    .says = The second strongest suit.
all-in-key-scarab = scarab
    .says = The third strongest suit.
all-in-key-tree = tree
    .says = The weakest suit.

cardline-1 = What it is about
cardline-1-text = The first player to put all their cards **in the right places** wins. The figures are hidden: you have to guess.
cardline-2 = A card
cardline-2-text = On top a name and a picture, underneath **three figures**. One of them counts, the same **to the end of the game**.
cardline-3 = Your turn
cardline-3-a = Choose one of your cards.
cardline-3-b = Choose a place: an end of the line or a gap between two cards.
cardline-3-c = Turn it over and **compare**. There is no passing.
cardline-4 = Right or wrong
cardline-4-a = **Right:** the card stays in the line, figures up.
cardline-4-b = **Wrong:** the card goes to the box, and you draw a new one.
cardline-5 = Equal figures
cardline-5-text = A card with the same figure fits **on either side** of the other.
cardline-6 = The end
cardline-6-text = Somebody has placed their last card? **The round is played to its end.** If several are done, they play off: each draws a card until only one is right.
cardline-key-blue = blue
    .says = A superhero; in other packs one of the two sides. The colour is a hint at most: it changes nothing in play.
cardline-key-red = red
    .says = A supervillain; in other packs the other side. It changes nothing in play.
cardline-key-plus = place
    .says = A card can go here. A line of four cards has five places.
cardline-key-check = right
    .says = Not below its left neighbour and not above its right one: the card stays.
cardline-key-x = wrong
    .says = The card goes to the box, and the line is as it was.
cardline-key-bulb = IQ
    .says = How well the character handles riddles, plans and anything else that needs a clear head.
cardline-key-swords = fighting
    .says = How the character does in a fight, all powers and skills taken together.

illusion-1 = What it is about
illusion-1-text = You lay pictures in one row that grows in **a single colour**. By eye, without figures. The **third arrow** wins.
illusion-2 = The arrow
illusion-2-text = It names the colour that counts. **Least at the arrow, most at the end of the row.** The other colours do not matter.
illusion-3 = Your turn: one of two
illusion-3-a = **Add a card** at either end or between two others.
illusion-3-b = **Doubt** the whole row. You need not say where the mistake is.
illusion-4 = The check
illusion-4-text = All cards are turned over. Do the shares never fall as you move away from the arrow? Then the row is **right**. Equal shares are no mistake.
illusion-5 = Who gets the arrow
illusion-5-a = The row is **wrong:** whoever doubted.
illusion-5-b = The row is **right:** whoever added the last card.
illusion-6 = The next round
illusion-6-text = The row is cleared and a new arrow turned over. The winner of the last one begins. You can also play **all 12 rounds**: the most arrows win.
illusion-key-yellow = yellow
    .says = Counts only while the arrow of the round is yellow.
illusion-key-red = red
    .says = Counts only while the arrow of the round is red.
illusion-key-green = green
    .says = Counts only while the arrow of the round is green.
illusion-key-blue = blue
    .says = Counts only while the arrow of the round is blue.
illusion-key-fwd = arrow
    .says = A point. You win one when you doubt and are right, or when someone doubts after your card and is wrong.
illusion-key-eye = doubt
    .says = Instead of adding a card you doubt the whole row.

blank-1 = What it is about
blank-1-text = Be rid of your cards first. **Three rule cards** are in your way. Whoever wins writes a new card into the deck, where it stays **for ever**.
blank-2 = Your turn
blank-2-a = Play **one or more** cards: only in the colour of the top card, or only with its digit.
blank-2-b = The **last one** alone triggers rules and its own effect.
blank-2-c = Nothing matches? You draw a card, and your turn is over.
blank-3 = A game card
blank-3-text = A digit from 1 to 6 and one of six colours, each with its own symbol. Some have a title and an **effect**: it works while the card lies on top.
blank-4 = A rule card
blank-4-text = It lies face up and works **always and for everyone**: if its condition is met, then its effect follows.
blank-5 = A penalty
blank-5-text = One card from the draw pile, and in your own turn it **ends** the turn. Also for not doing what a card asked and for accusing someone wrongly.
blank-6 = Who watches over the rules
blank-6-a = **A: the table watches.** A wrong play cannot be made.
blank-6-b = **B: strict memory.** A mistake costs a penalty, and others may call you out.
blank-key-hexagon = hexagon
    .says = The sign of red. Colour and symbol mean the same thing.
blank-key-circle = circle
    .says = The sign of blue. Colour and symbol mean the same thing.
blank-key-triangle = triangle
    .says = The sign of orange. Colour and symbol mean the same thing.
blank-key-rhombus = rhombus
    .says = The sign of purple. Colour and symbol mean the same thing.
blank-key-square = square
    .says = The sign of green. Colour and symbol mean the same thing.
blank-key-shield = shield
    .says = The sign of pink. Colour and symbol mean the same thing.
blank-rule-example = If a 3 is played, then the next player skips their turn.

call-to-adventure-1 = What it is about
call-to-adventure-1-text = You tell the story of one character. In each of three acts you tuck **three cards** under it. The first complete story ends the game.
call-to-adventure-2 = Your turn: one of two
call-to-adventure-2-a = **A trait:** you meet what it asks and pay, so it is yours.
call-to-adventure-2-b = **A challenge:** you have to overcome it by casting runes.
call-to-adventure-2-c = **Besides**, you may journey once: 1 experience replaces one face-up card.
call-to-adventure-3 = A challenge
call-to-adventure-3-a = Choose a path; **+1** is harder by one.
call-to-adventure-3-b = Take 3 base runes and one for each of your symbols of the ability it tests.
call-to-adventure-3-c = Cast them. An equal result is **enough**.
call-to-adventure-3-d = If you succeed, the card is yours. If not, you take 1 experience.
call-to-adventure-4 = Runes
call-to-adventure-4-a = A **base** rune gives 1 or nothing; one of the three a card instead.
call-to-adventure-4-b = **Ability** runes give 1 or 2.
call-to-adventure-4-c = A **dark** rune costs 1 experience. With its 2 comes corruption.
call-to-adventure-5 = Morality
call-to-adventure-5-text = You start at 0. The space says which **heroes and antiheroes** you may play, and what it is worth at the end.
call-to-adventure-6 = Points
call-to-adventure-6-rows =
    triumph | on cards
    tragedy | on cards
    morality | space
    destiny | its text
    experience | 1 each
    card played | 1 each
    2 symbols alike | 2
    3 and 4 alike | 4 and 8
call-to-adventure-act-1 = Origin
call-to-adventure-act-2 = Motivation
call-to-adventure-act-3 = Destiny
call-to-adventure-key-str = Strength
    .says = An ability. Each of its symbols in your story gives you a rune in challenges that test it.
call-to-adventure-key-dex = Dexterity
    .says = An ability. Each of its symbols in your story gives you a rune in challenges that test it.
call-to-adventure-key-con = Constitution
    .says = An ability. Each of its symbols in your story gives you a rune in challenges that test it.
call-to-adventure-key-int = Intelligence
    .says = An ability. Each of its symbols in your story gives you a rune in challenges that test it.
call-to-adventure-key-wis = Wisdom
    .says = An ability. Each of its symbols in your story gives you a rune in challenges that test it.
call-to-adventure-key-cha = Charisma
    .says = An ability. Each of its symbols in your story gives you a rune in challenges that test it.
call-to-adventure-key-divinity = Divinity
    .says = A story symbol. One alone is worth nothing. Two alike score 2 points, three 4, four or more 8.
call-to-adventure-key-royalty = Royalty
    .says = A story symbol. One alone is worth nothing. Two alike score 2 points, three 4, four or more 8.
call-to-adventure-key-nature = Nature
    .says = A story symbol. One alone is worth nothing. Two alike score 2 points, three 4, four or more 8.
call-to-adventure-key-justice = Justice
    .says = A story symbol. One alone is worth nothing. Two alike score 2 points, three 4, four or more 8.
call-to-adventure-key-villainy = Villainy
    .says = A story symbol. One alone is worth nothing. Two alike score 2 points, three 4, four or more 8.
call-to-adventure-key-arcana = Arcana
    .says = A story symbol. One alone is worth nothing. Two alike score 2 points, three 4, four or more 8.
call-to-adventure-key-hero = hero
    .says = You draw a hero. You may play it while your morality is −1 or higher.
call-to-adventure-key-antihero = antihero
    .says = You draw an antihero. You may play it while your morality is 0 or lower.
call-to-adventure-key-xp = experience
    .says = It buys dark runes, journeys and effects. Each token you keep is a point.
call-to-adventure-key-virtue = virtue
    .says = Your morality marker moves one space up.
call-to-adventure-key-corruption = corruption
    .says = Your morality marker moves one space down.
call-to-adventure-key-triumph = triumph
    .says = Destiny points, worth the same as tragedy.
call-to-adventure-key-tragedy = tragedy
    .says = Destiny points, worth the same as triumph.
