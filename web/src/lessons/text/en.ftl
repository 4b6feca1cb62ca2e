### First steps: what the coach says

next = Next
quit = End the lesson
step-of = Step { $step } of { $steps }
wait-others = Watch the table: now the others play.
wait-you = Answer the question in the bar below. Then we go on.
coach = Your guide
summary = Your first round is done
play-on = Play on
leave = Leave

## Cardline

cardline-line = This is the line, from the lowest value to the highest. Today strength counts. The values stand on the tape.
cardline-hand = These are your cards. The names are open, the values are not. Choose a character you know something about.
cardline-slot = Now a place. Every plus is a gap between two cards, or an end of the line. Where does yours belong?
cardline-lay = The bar below asks once more. Confirm, or go back and choose again.
cardline-fits = It fits! The card stays in the line and you have one less. Whoever runs out of cards first wins.
cardline-misses = It does not fit. The card goes, the line is as before, and you draw a new one. It happens.
cardline-others = Now the others. Watch closely: every card that lies right is a hint for you.
cardline-again = Your turn. The line is longer, so there are more places and it is easier to be wrong. Begin with what you are sure of.
cardline-after = And so on, round after round, until somebody has no cards left.
cardline-point-1 = You place one card a turn, anywhere in the line.
cardline-point-2 = A right card stays; a wrong one goes, and you draw a new one.
cardline-point-3 = Whoever runs out of cards first wins.

## Illusion

illusion-colour = Only one colour counts in this round. The arrow says which; the others do not matter.
illusion-row = There must be more and more of it along the row: least beside the arrow, most at the end. The numbers are on the backs, so nobody knows them.
illusion-next = This is the next picture. Judge by eye how much of the colour it has, and choose a plus in the row. You can look at a picture closely.
illusion-lay = You can still choose another plus. Happy with it? Confirm below.
illusion-others = Now the others add theirs. See whether you believe them.
illusion-doubt = You have a choice: add the picture, or doubt the whole row. One mistake, anybody’s, is enough and the arrow is yours.
illusion-grows = The row grows, and so does the doubt. When you no longer believe it, say so in your turn.
illusion-wrong = The cards are turned: somewhere the colour gets less, so the doubt was right. The arrow goes to the one who doubted.
illusion-right = The cards are turned and the colour never gets less. The doubt was wrong: the arrow goes to whoever played before it.
illusion-point-1 = You add a picture, or doubt the whole row.
illusion-point-2 = A right doubt gives you the arrow, a wrong one gives it to the player before you.
illusion-point-3 = Three arrows win.

## All In

all-in-hand = You collect a poker hand of five cards. Only you see this one.
all-in-area = This is the area, for everybody. When both rows are full, the round ends.
all-in-play = Play a card that does not fit your hand. A dark sign at its foot is an effect you must carry out; a pale one you may.
all-in-effects = Effects happen in order, from top to bottom. The bar asks about each. In the end you have five cards again.
all-in-others = The others do the same. What they take and what they lay out tells what they collect.
all-in-again = You again. You may also pass: then a card of the deck goes to the area, and your hand stays as it is.
all-in-fills = The area fills up. Play on, and guess who has the best hand.
all-in-predict = The area is full. Who has the strongest hand? Name that player, or yourself. Those who are right share the pot.
all-in-showdown = All hands are open. You get runes for naming the right player and for your own hand.
all-in-point-1 = In your turn you play a card or pass; once a round somebody may go all-in.
all-in-point-2 = Your hand counts, and so does knowing who has the best one.
all-in-point-3 = After three rounds the most runes win.

## BLANK

blank-rules = The row holds rules that somebody once wrote. They bind everybody, for the whole game. Read them.
blank-match = In the middle lies the card that the next one must match: the same colour, which is also a shape, or the same digit.
blank-play = Play a card that matches. If none does, you draw one: that is a penalty, and the end of your turn.
blank-fired = The card that was played set off a rule of the row. The log says what happened, and to whom.
blank-others = Now the others. The rules work on them just the same.
blank-several = You again. You may play several cards at once if all have the colour, or all the digit, of the top card. Only the last one counts.
blank-pen = Whoever wins gets the pen and adds one rule to the deck. That is how the rules in the row came about.
blank-write = Now a rule of yours. Write it in your own words.
blank-point-1 = You match colour or digit, with one card or several.
blank-point-2 = The rules of the row work by themselves; having no card and making mistakes costs penalties.
blank-point-3 = Whoever runs out of cards first wins, and writes a new rule for the deck.

## Call to Adventure

call-to-adventure-story = Here is your story. Look inside: it holds an origin, a motivation and a hidden destiny, and three more cards will lie under each of them.
call-to-adventure-rows = Here lie the cards to be gained. A trait is yours if you meet what it asks for. A challenge has to be won with runes; the chances are shown.
call-to-adventure-choose = A turn is one attempt. Choose a challenge and its path, best one with good chances, or a trait.
call-to-adventure-runes = These are your runes: three basic ones and one for each fitting ability. For experience you can buy a dark one. Cast them.
call-to-adventure-result = The result is there. Sometimes there is a moment left for a card of your hand. If you play nothing, say so below.
call-to-adventure-won = The card is yours and lies under your character. Its signs will help you in the next challenges.
call-to-adventure-lost = Not this time: the card goes. A failure gives you a token of experience, so nothing is lost.
call-to-adventure-morality = The morality track says who helps you: heroes at the top, antiheroes at the bottom. Cards and dark runes move you along it.
call-to-adventure-end = If there is nothing else you want to do, end your turn.
call-to-adventure-point-1 = Once a turn you gain a trait or face a challenge.
call-to-adventure-point-2 = Abilities you gain give runes for later; a failure gives experience.
call-to-adventure-point-3 = When somebody’s story has nine cards, you count destiny points.
