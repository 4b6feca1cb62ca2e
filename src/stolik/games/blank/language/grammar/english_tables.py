"""English phrases: the ledger's templates, and our own where it gives none."""

from stolik.games.blank.language.grammar.language_tables import Table
from stolik.games.blank.language.grammar.numbers import noun_en

COLOUR = {
    "hexagon": "HEXAGON",
    "circle": "CIRCLE",
    "triangle": "TRIANGLE",
    "rhombus": "RHOMBUS",
    "square": "SQUARE",
    "shield": "SHIELD",
}
DIGIT: dict[str | int, str] = {digit: str(digit) for digit in range(1, 7)}
RANGE = {
    "exact": "exactly {low} {noun}",
    "least": "{low} or more {noun}",
    "most": "at most {low} {noun}",
    "between": "{low} to {high} {noun}",
}
HAND_RANGE = RANGE | {"exact": "{low} {noun}", "least": "at least {low} {noun}"}
CARD = noun_en("card", "cards")
PENALTY = noun_en("penalty", "penalties")
MOST, FEWEST = "the player with the most cards", "the player with the fewest cards"
# Players who are the same whoever looks.
FIXED = {
    "active": "the active player",
    "most": MOST,
    "fewest": FEWEST,
    "opposite": "the player opposite",
    "random": "a randomly drawn player",
    "voted": "the player voted for",
    "winner": "the winner",
    "loser": "the loser",
}
# Players as the actor sees them.
KNOWN = {
    "active": "the active player",
    "next": "the next player",
    "previous": "the previous player",
    "left": "the player on the left",
    "right": "the player on the right",
    "most": MOST,
    "fewest": FEWEST,
}
REFS: Table = {
    "as the digit on top shows": {"ref": "topDigit"},
    "as were played": {"ref": "playCount"},
    "as there are active rules": {"ref": "activeRules"},
    "as half of the hand": {"half": "hand"},
}
NAMED = {"do": "ban", "value": "say"}
VERBS: Table = {
    "<draws|draw|draw> {n:number}": {"do": "draw"},
    "<draws|draw|draw> {n:in-hand}": {"do": "drawTo"},
    "<takes|take|take> {n:cards} from {from:other-or-each}": {"do": "take"},
    "<takes|take|take> {n:cards} from {from:other-or-each} after looking at the cards": {
        "do": "take",
        "pick": "look",
    },
    "<takes|take|take> {n:cards} of the owner’s choice from {from:other-or-each}": {
        "do": "take",
        "pick": "owner",
    },
    "<gives|give|give> {n:cards} to {to:other-or-each}": {"do": "give"},
    "blindly <gives|give|give> {n:cards} to {to:other-or-each}": {"do": "give", "pick": "blind"},
    "<discards|discard|discard> {*:lot}": {"do": "discard"},
    "randomly <discards|discard|discard> {*:lot}": {"do": "discard", "pick": "random"},
    "<discards|discard|discard> {n:down-to}": {"do": "discardTo"},
    "<discards|discard|discard> the top card of the draw pile": {"do": "discardDrawPile", "n": 1},
    "<discards|discard|discard> the top {n:cards} of the draw pile": {"do": "discardDrawPile"},
    "<takes|take|take> {n:cards} of choice from the discard pile": {"do": "takeDiscarded"},
    "<takes|take|take> {n:cards} at random from the discard pile": {
        "do": "takeDiscarded",
        "pick": "random",
    },
    "<takes|take|take> {n:cards} from the top of the discard pile": {
        "do": "takeDiscarded",
        "pick": "top",
    },
    "<puts|put|put> {n:some} on top of the draw pile": {"do": "put", "pile": "drawTop"},
    "<puts|put|put> {n:some} under the draw pile": {"do": "put", "pile": "drawBottom"},
    "<shuffles|shuffle|shuffle> {n:some} into the draw pile": {
        "do": "put",
        "pile": "drawShuffled",
    },
    "<puts|put|put> {n:some} on top of the discard pile": {"do": "put", "pile": "discardTop"},
    "<trades|trade|trade> {n:cards} with {with:other}": {"do": "trade"},
    "<exchanges|exchange|exchange> {n:some} for new ones": {"do": "exchange"},
    "<swaps|swap|swap> whole hands with {with:other}": {"do": "swap"},
    "<looks|look|look> at {of:hand}": {"do": "peek", "at": "hand"},
    "<looks|look|look> at the top card of the draw pile": {"do": "peek", "at": "drawPile", "n": 1},
    "<looks|look|look> at the top {n:cards} of the draw pile": {"do": "peek", "at": "drawPile"},
    "<shows|show|show> {n:some} to everyone": {"do": "reveal"},
    "<loses|lose|lose> a turn": {"do": "skip"},
    "<loses|lose|lose> {turns}": {"do": "skip"},
    "<takes|take|take> an extra turn": {"do": "again"},
    "<plays|play|play> next": {"do": "jump"},
    "<names|name|name> a colour that nobody may play {until}": NAMED | {"what": "colour"},
    "<names|name|name> a digit that nobody may play {until}": NAMED | {"what": "digit"},
    "<names|name|name> a parity that nobody may play {until}": NAMED | {"what": "parity"},
    "<names|name|name> a colour that the next card must have": {
        "do": "demand",
        "what": "colour",
        "value": "say",
    },
    "<names|name|name> a digit that the next card must have": {
        "do": "demand",
        "what": "digit",
        "value": "say",
    },
    "<sees|see|see> to it that {*:nobody}": {},
    "<replaces|replace|replace> {which}": {"do": "replaceRule"},
    "<removes|remove|remove> {which}": {"do": "dropRule"},
    "<suspends|suspend|suspend> {which} {until}": {"do": "silence"},
    "<takes|take|take> {n:penalties}": {"do": "penalty"},
}
BANS: Table = {
    "nobody may play {value:a-colour} {until}": {"do": "ban", "what": "colour"},
    "nobody may play {value:a-digit} {until}": {"do": "ban", "what": "digit"},
    "nobody may play {value:parity} card {until}": {"do": "ban", "what": "parity"},
    "nobody may play several cards at once {until}": {
        "do": "ban",
        "what": "several",
        "value": True,
    },
}
TABLE_VERBS: Table = {
    "the direction of play changes": {"do": "reverse"},
    "the next card must match by {by}, nothing else counts": {"do": "match"},
    "the next card must be {value:a-colour}": {"do": "demand", "what": "colour"},
    "the next card must be {value:a-digit}": {"do": "demand", "what": "digit"},
    "the discards go back into the draw pile": {"do": "recycle"},
    "the draw pile is shuffled": {"do": "shuffle"},
    "nothing else happens": {"do": "nothing"},
    "the game ends in {seconds} and whoever has the fewest cards wins": {"do": "countdown"},
    "one more rule comes into play": {"do": "addRule"},
    "{which} is replaced": {"do": "replaceRule"},
    "{which} is removed": {"do": "dropRule"},
    "{which} is suspended {until}": {"do": "silence"},
}
PLAYED_MORE: Table = {
    said: {"on": "played"}
    for said in (
        "someone plays {*:top} {compared}",
        "someone plays {*:top} matching{matched} and {compared}",
        "someone plays {cards:event-range} topped by {*:top} {compared}",
        "someone plays {cards:event-range} topped by {*:top} matching{matched} and {compared}",
        "someone plays {cards:event-range} {alike}",
        "someone plays {cards:event-range} {alike} topped by {*:top}",
        "someone plays {cards:event-range} {alike} topped by {*:top} matching{matched}",
        "someone plays {cards:event-range} {alike} topped by {*:top} {compared}",
        "someone plays {cards:event-range} {alike} topped by {*:top} matching{matched}"
        " and {compared}",
    )
}
TRIGGERS: Table = {
    "someone plays {*:top}": {"on": "played"},
    "someone plays {*:top} matching{matched}": {"on": "played"},
    "someone plays {cards:event-range}": {"on": "played"},
    "someone plays {cards:event-range} topped by {*:top}": {"on": "played"},
    "someone plays {cards:event-range} topped by {*:top} matching{matched}": {"on": "played"},
    **PLAYED_MORE,
    "someone draws a card": {"on": "drawn"},
    "someone draws a card {cause:drawn-cause}": {"on": "drawn"},
    "someone draws {cards:event-range}": {"on": "drawn"},
    "someone draws {cards:event-range} {cause:drawn-cause}": {"on": "drawn"},
    "someone discards a card": {"on": "discarded"},
    "someone discards {cards:event-range}": {"on": "discarded"},
    "someone’s hand reaches {n:hand-range}": {"on": "handSize"},
    "the active player dawdles for {seconds}": {"on": "idle"},
    "another {seconds} of play have passed": {"on": "clock", "every": True},
    "{seconds} of play have passed": {"on": "clock"},
    "this happens: {event}": {"on": "outside"},
    "someone loses a turn": {"on": "skipped"},
    "someone takes a penalty": {"on": "penalised"},
    "someone takes a penalty {cause}": {"on": "penalised"},
    "someone takes {cards:penalty-range}": {"on": "penalised"},
    "someone takes {cards:penalty-range} {cause}": {"on": "penalised"},
    "the same {same} tops the pile {length:times} running": {"on": "streak"},
    "a turn begins": {"on": "turnStart"},
    "a turn ends": {"on": "turnEnd"},
    "the direction changes": {"on": "reversed"},
    "an active rule changes": {"on": "ruleChanged"},
    "the draw pile is rebuilt": {"on": "reshuffled"},
    "someone rightly accuses another": {"on": "calledOut", "verdict": "right"},
    "someone wrongly accuses another": {"on": "calledOut", "verdict": "wrong"},
}
CONDITIONS: Table = {
    "{of:holds} {n:card-range}": {"is": "hand"},
    "the play has {n:card-range}": {"is": "play"},
    "the table has {n:rule-range}": {"is": "rules"},
    "the top card is {*:top}": {"is": "top"},
    "play goes {value:direction}": {"is": "direction"},
    "the draw pile has {n:card-range}": {"is": "drawPile"},
    "the discard pile has {n:card-range}": {"is": "discardPile"},
    "the game has {n:player-range}": {"is": "players"},
    "it is {who:turn}": {"is": "turnOf"},
    "a die shows {n:faces}": {"is": "die"},
}
REACTIONS = {
    "penalty": "you would take a penalty",
    "take": "a card would be taken from you",
    "skip": "you would lose a turn",
}
