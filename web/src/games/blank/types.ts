// Generated from stolik/games/blank by web/scripts/make_types.py; do not edit.

import type { Named, Player, Words, Several } from '../../net/protocol';

/** The table as one seat sees it; `seat` is None for a spectator. */
export interface BlankView {
  game: "blank";
  seat: number | null;
  mode: string;
  is_live: boolean;
  row: RuleFace[];
  silenced: number[];
  top: CardFace;
  discard: CardFace[] | null;
  discard_size: number;
  hand: CardFace[];
  hand_sizes: number[];
  known: KnownCard[];
  pile_known: PileCard[];
  searched: CardFace[];
  draw_size: number;
  rule_pile_size: number;
  active: number | null;
  direction: number | null;
  skips: number[] | null;
  limits: number[] | null;
  limit: number;
  match_by: string;
  bans: Ban[];
  turn: number;
  turn_limit: number;
  first: number;
  laid: CardFace[];
  layer: number | null;
  shown: CardFace[];
  shown_by: number | null;
  signs: number[];
  duties: DutyInView[];
  sources: Source[];
  case: CaseInView | null;
  contest: ContestInView | null;
  asked: number[];
  question: Question;
  picked: CardFace[];
  orders: unknown[][];
  order_counts: number[];
  exempt: string[][];
  countdown: number;
  turns_left: number;
  timeouts: number[];
  away: number[];
  is_over: boolean;
  winners: number[];
  ending: string;
  rewards: number[];
}

/** A rule card as it is read out (BLK-07). */
export interface RuleFace {
  rule: number;
  name: Named;
  text: Named;
  author: string;
  is_clocked: boolean;
  is_social: boolean;
  sign: string;
}

/** A game card: colour and digit, and an effect if it has one (BLK-08). */
export interface CardFace {
  card: number;
  name: string;
  colour: string;
  digit: number;
  title: Named | null;
  text: Named | null;
}

/** A card of another hand that the seat has seen there. */
export interface KnownCard {
  seat: number;
  card: CardFace;
}

/** A card of the draw pile whose place the seat knows; 0 is the top. */
export interface PileCard {
  depth: number;
  card: CardFace;
}

/** What nobody may play, and until when. */
export interface Ban {
  value: string | number | Named | Player | Words | Several;
  until: string;
  seat: number;
  source: string | number | Named | Player | Words | Several;
}

/** A social duty, public in mode A. */
export interface DutyInView {
  seat: number;
  source: number;
  name: string | number | Named | Player | Words | Several;
  text: Named;
  state: string;
  times: number;
}

/** A card that can be claimed or named in an accusation. */
export interface Source {
  source: number;
  name: string | number | Named | Player | Words | Several;
}

/** An accusation or report that is being judged. */
export interface CaseInView {
  kind: string;
  accuser: number;
  accused: number | null;
  source: string | number | Named | Player | Words | Several;
  stage: string;
}

/** A contest under way. */
export interface ContestInView {
  kind: string;
  seats: number[];
  stage: string;
}

/** What the seat is asked; `kind` names the text, `source` the card that asks. */
export interface Question {
  kind: string;
  source: string | number | Named | Player | Words | Several;
  text: Named | null;
  count: number;
  other: number | null;
}

/** A card was laid for a play that is not finished yet. */
export interface CardLaid {
  event: "card-laid";
  seat: number;
  card: CardFace;
}

/** A play was accepted; its last card is the top card (BLK-31). */
export interface CardsPlayed {
  event: "cards-played";
  seat: number;
  cards: CardFace[];
}

/** A play had a form mistake and went back to the hand (BLK-69). */
export interface PlayReturned {
  event: "play-returned";
  seat: number;
  cards: CardFace[];
}

/** A player drew a card; only they see it. */
export interface CardDrawn {
  event: "card-drawn";
  seat: number;
  card: CardFace;
}

/** What the others see of a draw. */
export interface CardDrawnUnseen {
  event: "card-drawn-unseen";
  seat: number;
}

/** A player has taken penalties (BLK-54). */
export interface PenaltyTaken {
  event: "penalty-taken";
  seat: number;
  count: number;
  cause: string;
}

/** The discard pile except its top card became the draw pile (BLK-84). */
export interface PileRebuilt {
  event: "pile-rebuilt";
  cards: number;
}

/** The discards were shuffled into the draw pile. */
export interface PileRecycled {
  event: "pile-recycled";
  cards: number;
}

/** A turn begins. */
export interface TurnBegun {
  event: "turn-begun";
  seat: number;
}

/** A turn was skipped. */
export interface TurnSkipped {
  event: "turn-skipped";
  seat: number;
}

/** A player will miss a turn. */
export interface SkipImposed {
  event: "skip-imposed";
  seat: number;
  turns: number;
}

/** The direction of play has changed. */
export interface DirectionTurned {
  event: "direction-turned";
  is_clockwise: number;
}

/** The active player takes one more turn. */
export interface ExtraTurnWon {
  event: "extra-turn-won";
  seat: number;
}

/** A player takes the next turn. */
export interface JumpedIn {
  event: "jumped-in";
  seat: number;
}

/** Nobody may play a colour, digit or parity, or several cards. */
export interface ValueBanned {
  event: "value-banned";
  seat: number;
  value: string | number | Named | Player | Words | Several;
}

/** How the next card must match. */
export interface MatchOrdered {
  event: "match-ordered";
  by: string;
}

/** A player named what the next card must have (BLK-L61). */
export interface ValueDemanded {
  event: "value-demanded";
  seat: number;
  value: string | number | Named | Player | Words | Several;
}

/** A card says what the next card must have. */
export interface ValueRequired {
  event: "value-required";
  value: string | number | Named | Player | Words | Several;
}

/** A player may play only a limited number of cards in the next turn. */
export interface PlayLimited {
  event: "play-limited";
  seat: number;
  cards: number;
}

/** A rule or an effect was activated (mode A). */
export interface CardActivated {
  event: "card-activated";
  seat: number;
  source: string | number | Named | Player | Words | Several;
}

/** Cards went under the top card, for all to see. */
export interface CardsDiscarded {
  event: "cards-discarded";
  seat: number;
  cards: CardFace[];
}

/** Cards of a hand lie on top of the discard pile, without being played. */
export interface CardsPutOnDiscards {
  event: "cards-put-on-discards";
  seat: number;
  cards: CardFace[];
}

/** Cards of a hand went to the draw pile; only their holder sees them. */
export interface CardsPutOnPile {
  event: "cards-put-on-pile";
  seat: number;
  cards: CardFace[];
}

/** What the others see of it. */
export interface CardsPutOnPileUnseen {
  event: "cards-put-on-pile-unseen";
  seat: number;
  count: number;
}

/** Cards of the discard pile went to a hand, for all to see. */
export interface DiscardsTaken {
  event: "discards-taken";
  seat: number;
  cards: CardFace[];
}

/** Cards from the top of the draw pile went under the top card. */
export interface PileDiscarded {
  event: "pile-discarded";
  seat: number;
  cards: CardFace[];
}

/** The draw pile was shuffled. */
export interface PileShuffled {
  event: "pile-shuffled";
}

/** Cards went from hand to hand; both sides see them. */
export interface CardsHanded {
  event: "cards-handed";
  giver: number;
  taker: number;
  cards: CardFace[];
  is_taken: boolean;
}

/** What the others see of it. */
export interface CardsHandedUnseen {
  event: "cards-handed-unseen";
  giver: number;
  taker: number;
  count: number;
  is_taken: boolean;
}

/** Two players traded complete hands. */
export interface HandsSwapped {
  event: "hands-swapped";
  seat: number;
  other: number;
}

/** Everybody passed the complete hand on. */
export interface HandsRotated {
  event: "hands-rotated";
  is_clockwise: number;
}

/** All hands were shuffled together and dealt out again. */
export interface HandsRedealt {
  event: "hands-redealt";
}

/** A player searched the draw pile; only they see what they took. */
export interface PileSearched {
  event: "pile-searched";
  seat: number;
  cards: CardFace[];
}

/** What the others see of a search. */
export interface PileSearchedUnseen {
  event: "pile-searched-unseen";
  seat: number;
}

/** A player looked at a hand. */
export interface HandPeeked {
  event: "hand-peeked";
  seat: number;
  other: number;
}

/** A player looked at the top of the draw pile. */
export interface PilePeeked {
  event: "pile-peeked";
  seat: number;
  cards: CardFace[];
}

/** What the others see of it. */
export interface PilePeekedUnseen {
  event: "pile-peeked-unseen";
  seat: number;
  count: number;
}

/** A player showed cards to everybody. */
export interface CardsShown {
  event: "cards-shown";
  seat: number;
  cards: CardFace[];
}

/** A rule went under the pile and another took its place. */
export interface RuleReplaced {
  event: "rule-replaced";
  old: RuleFace;
  new: RuleFace | null;
}

/** A rule left the row. */
export interface RuleDropped {
  event: "rule-dropped";
  rule: RuleFace;
}

/** A rule joined the row. */
export interface RuleAdded {
  event: "rule-added";
  rule: RuleFace;
}

/** A rule is suspended for a while. */
export interface RuleSilenced {
  event: "rule-silenced";
  rule: RuleFace;
}

/** The game ends after the time; 0 seconds: two more turns each (BLK-W12). */
export interface CountdownBegun {
  event: "countdown-begun";
  seconds: number;
}

/** A player has to do something that people judge. */
export interface DutyArisen {
  event: "duty-arisen";
  seat: number;
  text: Named;
}

/** A player says that a card was obeyed, or obeys it now. */
export interface DutyClaimed {
  event: "duty-claimed";
  seat: number;
  source: string | number | Named | Player | Words | Several;
}

/** What a player claimed was not due (BLK-R34). */
export interface ClaimUndone {
  event: "claim-undone";
  seat: number;
  source: string | number | Named | Player | Words | Several;
}

/** A player accuses another. */
export interface CalledOut {
  event: "called-out";
  accuser: number;
  accused: number;
  source: string | number | Named | Player | Words | Several;
}

/** A player reports what a rule speaks of. */
export interface Reported {
  event: "reported";
  seat: number;
  other: number;
  source: string | number | Named | Player | Words | Several;
}

/** The accused admits it. */
export interface Admitted {
  event: "admitted";
  seat: number;
}

/** The accused denies it. */
export interface Denied {
  event: "denied";
  seat: number;
}

/** The others have voted. */
export interface VotesCounted {
  event: "votes-counted";
  yes: number;
  no: number;
}

/** A call-out or report was judged. */
export interface CaseJudged {
  event: "case-judged";
  verdict: string;
  accuser: number;
}

/** A card averted something and is the top card (BLK-R37). */
export interface ReactionPlayed {
  event: "reaction-played";
  seat: number;
  card: CardFace;
}

/** A player was chosen by vote. */
export interface PlayerVoted {
  event: "player-voted";
  seat: number;
}

/** Two players compete. */
export interface ContestBegun {
  event: "contest-begun";
  seat: number;
  other: number;
  kind: string;
}

/** Both have rolled a die. */
export interface ContestRolled {
  event: "contest-rolled";
  seat: number;
  other: number;
  one: number;
  two: number;
}

/** Rock, paper, scissors: both have shown. */
export interface HandsShown {
  event: "hands-shown";
  seat: number;
  other: number;
  one: string;
  two: string;
}

/** A contest is over. */
export interface ContestDecided {
  event: "contest-decided";
  seat: number;
  other: number;
}

/** A condition rolled a die for all to see (BLK-L10). */
export interface DieRolled {
  event: "die-rolled";
  number: number;
}

/** A resolution was stopped; the rest is void (BLK-L31). */
export interface RulesTangled {
  event: "rules-tangled";
}

/** A turn ran out. */
export interface TimedOut {
  event: "timed-out";
  seat: number;
}

/** Mode B: nobody has acted for a while (BLK-L50). */
export interface SomebodyShouldAct {
  event: "somebody-should-act";
}

/** Mode B: the turn marker is shown until the next play. */
export interface MarkerShown {
  event: "marker-shown";
  seat: number;
}

/** A player has left; the hand went under the top card (BLK-R51). */
export interface PlayerRemoved {
  event: "player-removed";
  seat: number;
}

/** A player is exempt from a kind of act; a stand-in applies (BLK-L42). */
export interface Exempted {
  event: "exempted";
  seat: number;
  kind: string;
}

/** The game is over. */
export interface GameEnded {
  event: "game-ended";
  winners: number[];
  how: string;
}

/** Lay a card of the hand; cards of one play have something of `joins` in common (BLK-27). */
export interface LayMove {
  kind: "lay";
  card: string;
  joins: string[];
}

/** The play is complete. */
export interface DoneMove {
  kind: "done";
}

/** Draw a card. */
export interface DrawMove {
  kind: "draw";
}

/** Pick a card that an effect moves or shows. */
export interface PickMove {
  kind: "pick";
  card: string;
}

/** Pick no more cards. */
export interface NothingMove {
  kind: "nothing";
}

/** Avert something with a card. */
export interface ReactMove {
  kind: "react";
  card: string;
}

/** Let it happen. */
export interface AcceptMove {
  kind: "accept";
}

/** Choose a player, or vote for one. */
export interface PlayerMove {
  kind: "player";
  seat: number;
}

/** Choose a colour. */
export interface ColourMove {
  kind: "colour";
  colour: string;
}

/** Choose a digit. */
export interface DigitMove {
  kind: "digit";
  digit: number;
}

/** Choose odd or even digits. */
export interface ParityMove {
  kind: "parity";
  parity: string;
}

/** Choose a rule card of the row. */
export interface ChooseMove {
  kind: "choose";
  rule: number;
}

/** Yes. */
export interface YesMove {
  kind: "yes";
}

/** No. */
export interface NoMove {
  kind: "no";
}

/** Claim to have done what a card asks. */
export interface ClaimMove {
  kind: "claim";
  source: number;
}

/** Accuse a player of a breach of one card, or of the duty to play. */
export interface CallMove {
  kind: "call";
  seat: number;
  source: number;
}

/** Report what a rule speaks of; without a seat it happened outside the game. */
export interface ReportMove {
  kind: "report";
  source: number;
  seat: number | null;
}

/** Admit the breach. */
export interface AdmitMove {
  kind: "admit";
}

/** Deny the breach. */
export interface DenyMove {
  kind: "deny";
}

/** Vote in a case. */
export interface VoteMove {
  kind: "vote";
  vote: string;
}

/** Name who lost a contest. */
export interface LoserMove {
  kind: "loser";
  seat: number;
}

/** Begin to hold. */
export interface HoldMove {
  kind: "hold";
}

/** Let go. */
export interface ReleaseMove {
  kind: "release";
}

/** Show rock, paper or scissors. */
export interface ShowMove {
  kind: "show";
  hand: string;
}

/** The rules have been read. */
export interface UnderstoodMove {
  kind: "understood";
}

/** There is nothing to call out. */
export interface FineMove {
  kind: "fine";
}

/** Set in advance how a reaction card is to be used. */
export interface OrderMove {
  kind: "order";
  card: string;
  use: string;
}

/** Be freed from a kind of act. */
export interface ExemptMove {
  kind: "exempt";
  act: string;
}

export type Happening = CardLaid | CardsPlayed | PlayReturned | CardDrawn | CardDrawnUnseen | PenaltyTaken | PileRebuilt | PileRecycled | TurnBegun | TurnSkipped | SkipImposed | DirectionTurned | ExtraTurnWon | JumpedIn | ValueBanned | MatchOrdered | ValueDemanded | ValueRequired | PlayLimited | CardActivated | CardsDiscarded | CardsPutOnDiscards | CardsPutOnPile | CardsPutOnPileUnseen | DiscardsTaken | PileDiscarded | PileShuffled | CardsHanded | CardsHandedUnseen | HandsSwapped | HandsRotated | HandsRedealt | PileSearched | PileSearchedUnseen | HandPeeked | PilePeeked | PilePeekedUnseen | CardsShown | RuleReplaced | RuleDropped | RuleAdded | RuleSilenced | CountdownBegun | DutyArisen | DutyClaimed | ClaimUndone | CalledOut | Reported | Admitted | Denied | VotesCounted | CaseJudged | ReactionPlayed | PlayerVoted | ContestBegun | ContestRolled | HandsShown | ContestDecided | DieRolled | RulesTangled | TimedOut | SomebodyShouldAct | MarkerShown | PlayerRemoved | Exempted | GameEnded;

export type BlankMove = LayMove | DoneMove | DrawMove | PickMove | NothingMove | ReactMove | AcceptMove | PlayerMove | ColourMove | DigitMove | ParityMove | ChooseMove | YesMove | NoMove | ClaimMove | CallMove | ReportMove | AdmitMove | DenyMove | VoteMove | LoserMove | HoldMove | ReleaseMove | ShowMove | UnderstoodMove | FineMove | OrderMove | ExemptMove;
