"""English words: what each of them can stand for in a sentence about BLANK."""

WORDS = """
IF: if when whenever once
WHOEVER: whoever who whomever whoeever whosoever
ANYONE: anyone anybody everyone everybody someone somebody
EACHTIME: time
TO: then
THEN: then afterwards afterward
AND: and &
OR: or
BUT: but
UNLESS: unless
NOT: not doesn't don't didn't hasn't haven't isn't won't can't cannot mustn't cant dont doesnt
    without hasnt
ONLY: only just merely
EXACTLY: exactly precisely
SOMEONE: someone somebody anyone anybody
SOMEONE: some-one sb some1 sum1
NOBODY: nobody noone no-one none
NO: no
PLAYER: player players person persons people guy guys gal participant dude dudes friend friends one
    ones mate bloke girl boy human folk folks ppl peeps participants lad lady kid buddy chap fella
    pal
PLAYER1: player person guy gal participant dude friend one mate bloke girl boy human lad lady kid
    buddy chap fella pal
PLAYERP: ppl peeps players people persons ones folks friends guys dudes participants
NEIGHBOUR: neighbour neighbor neighbours neighbors
NEXT: next following subsequent succeeding upcoming
PREV: previous prior preceding last former
AFTER: after following behind
BEFORE: before
LEFT: left lefthand
RIGHT: right righthand
ALL: all everyone everybody each every everybody's
OTHERS: others rest opponents
OTHER: other else another
ANOTHER: another
ANY: any
CHOSEN: chosen selected
RANDOM: random
RANDOMLY: randomly blindly
ACTIVE: active current
THAT: that this the
THISCARD: this
HE: he she they them him her it their his theirs themselves himself
YOU: you u ya your yourself me i my myself yours
WINNER: winner
LOSER: loser
CULPRIT: culprit
MOST: most largest biggest highest greatest
FEWEST: fewest least smallest lowest
COUNT: number amount
CARD: card cards
CARDP: cards
LAST: last final
HAND: hand hands
HANDP: hands
NUM 1: one single
A: a an
NUM 2: two
NUM 3: three
NUM 4: four
NUM 5: five
NUM 6: six
NUM 7: seven
NUM 8: eight
NUM 9: nine
NUM 10: ten
NUM 11: eleven
NUM 12: twelve
NUM 13: thirteen
NUM 14: fourteen
NUM 15: fifteen
NUM 25: twenty-five
NUM 20: twenty
NUM 30: thirty
NUM 40: forty
NUM 45: forty-five fourty-five
NUM 50: fifty
NUM 60: sixty
NUM 90: ninety
NUM 100: hundred
PAIR 2: couple pair
DIGITN 1: ones
DIGITN 2: twos
DIGITN 3: threes
DIGITN 4: fours
DIGITN 5: fives fiver fivers
DIGITN 6: sixes
DIGITN 7: sevens
DIGITN 8: eights
DIGITN 9: nines
DIGITN 0: zero zeros zeroes
DIGIT: digit digits number numbers numeral value
NUMBERED: numbered
COLOURWORD: colour color colours colors shape shapes symbol symbols suit
COLOUR hexagon: red reds
COLOUR circle: blue blues
COLOUR triangle: orange oranges yellow yellows
COLOUR rhombus: purple purples violet
COLOUR square: green greens
COLOUR shield: pink pinks
BADCOLOUR: black white grey gray brown gold golden silver turquoise beige cyan teal magenta maroon
    navy
SHAPE hexagon: hexagon hexagons hex
SHAPE circle: circle circles
SHAPE triangle: triangle triangles
SHAPE rhombus: rhombus rhombuses rhombi diamond diamonds
SHAPE square: square squares
SHAPE shield: shield shields
BADSHAPE: star stars heart pentagon oval cross rectangle moon octagon
BADCARD: ace aces queen king jack joker hearts spades clubs spade club wild
PARITY odd: odd odds
PARITY even: even evens
PARITYWORD: parity
TURN: turn turns go goes round rounds move
PILE: pile deck stack
DRAWING: draw drawing stock
DISCARDED: discard discarded discards
TABLE: table middle centre center
TOP: top topmost
RULE: rule rules
OLDEST: oldest
NEWEST: newest latest
ACTIVEADJ: active current
DIRECTION: direction order rotation
CLOCKWISE: clockwise
ANTICLOCK: anticlockwise counterclockwise counter-clockwise anti-clockwise
GAME: game play match
GAMETALK: frozen freeze freezes blocked block blocks ban bans banned dealer double doubles triple
    triples score scores points
WIN: win wins winning won
DROPOUT: eliminated disqualified
PENALTY: penalty penalties
TIME 1: second seconds sec secs
TIME 60: minute minutes min mins
TIME 3600: hour hours
HALF: half
HIGHER: higher bigger larger greater
LOWER: lower smaller
MORE: more longer over above
OVER: over above
UNDER: under below
LESS: fewer less under below
THAN: than
MUST: must gotta should shall needs need has-to ought
HAVE: have has had having
MAY: may can could might
ALLOWED: allowed permitted
SAME: same identical matching
ALREADY: already
TIMES: times time
ONCE: once
TWICE: twice
ROW: row running succession straight
NEW: new fresh
EXTRA: extra additional more another bonus free
OWN: ur own their your his her my its
YOURS: your ur my
WHOLE: whole entire complete full all
DIE: die dice
LIKE: many
STARE: staring stare
LAUGH: laughing straight-face
PAPER: paper
STONE: rock
SCISSORS: scissors
DUEL: contest match duel competition battle game
WRONGLY: wrongly falsely unjustly incorrectly wrongfully
RIGHTLY: rightly correctly
FILL: easy simple great super cool nice congrats please immediately now instantly also too as-well
    straightaway sorry simply then well kindly immediately just automatically must-not ok okay hey
    instead forthwith promptly straight-away lol haha actually basically simultaneously obviously
    pls plz additionally furthermore
"""

VERBS = """
play: play lay=laid put=put throw=threw,thrown place
use: use
drop: drop= slam= slap= plonk plunk chuck toss whack fling=flung add
draw: draw=drew,drawn pick pull
take: take=took,taken grab= nab= receive
steal: steal=stole,stolen snatch swipe rob= pinch nick yoink
get: get=got,gotten,getting
give: give=gave,given hand pass offer donate deal=dealt slip= deliver surrender
discard: discard ditch dump toss chuck shed=shed bin=
throwaway: throw=threw,thrown toss chuck
getrid: get=got,getting
exchange: exchange swap= trade switch change replace
peek: peek look glance see=saw,seen inspect view check examine
search: search browse
show: show=shown reveal display expose
shuffle: shuffle reshuffle mix
skip: miss lose=lost forfeit wait pass
pause: skip= !stop/N !pause/N
losecard: lose=lost forfeit
sit: sit=sat
change: change reverse flip= switch turn invert
choose: choose=chose,chosen pick select nominate name decide
vote: vote
name: name call declare announce say=said choose=chose pick
challenge: challenge
remove: remove delete discard eliminate drop= cancel scrap= scratch abolish repeal ditch
goaway: go=went,gone leave=left disappear vanish
add: add introduce reveal turn
replacerule: replace exchange change swap=
suspend: suspend ignore disable silence deactivate
suffer: suffer incur
return: return put=put
have: !have/b !'ve/b !has !had/d !having/g hold=held keep=kept
be: !be !is !'re !are !am !was !were !been !being !will !'ll !would !get !gets !got !getting
hits: hit=hit come=came land appear
think: stall dither procrastinate !dilly-dally/b !dilly-dallies think=thought dawdle hesitate wait
    ponder
take_time: take=took,taken
begin: begin=began,begun start
end: end finish
accuse: accuse
roll: roll throw
match: match fit= agree
go: go=went,gone move
repeat: repeat
grant: grant earn
let: let=let allow permit entitle enable
make: make=made force cause
fail: fail
ask: ask
"""

FIGURES = "zeros ones twos threes fours fives sixes sevens eights nines"

# How people type words on a phone.
SPELLED = {
    "some1": "someone",
    "sm1": "someone",
    "any1": "anyone",
    "every1": "everyone",
    "sumone": "someone",
    "smb": "somebody",
    "nxt": "next",
    "plyr": "player",
    "evryone": "everyone",
    "everyones": "everyone",
    "whoeva": "whoever",
    "urself": "yourself",
}

ORDINARY = """
event events bark barks hard harm cart cards? guard sing sings sting ring rings string swing clap
claps dance laugh laughs yawn yawns cough coughs sneeze sneezes phone chair head ear nose hair
pizza hat hats cat cats car cars door doorbell light lights rain rains dog dogs song songs word
words slow slowly rhyme rhymes speak speaks whisper stand stands standing stare stares sleep shout
shouts shirt shoes shoe table-top clean drink drinks drunk water watch watches name names wave
waves leg legs arm arms wink winks blink blinks kiss bathroom bed food those these there where
which while whole write wrote wrong right rights sweet sweets crowd brown drown crown
"""
