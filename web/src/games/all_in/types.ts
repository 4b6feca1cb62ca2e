// Generated from stolik/games/all_in by web/scripts/make_types.py; do not edit.

import type { Named } from '../../net/protocol';

/** The table as one seat sees it; `seat` is None for a spectator. */
export interface AllInView {
  game: "all-in";
  seat: number | null;
  side: string;
  pile_variant: string;
  heirs: boolean;
  round: number;
  first: number;
  turn: number;
  phase: string;
  row_length: number;
  area: (Face | null)[];
  blocked: boolean[];
  deck_size: number;
  pile_size: number;
  pile_top: Face | null;
  pot: number;
  players: PlayerView[];
  hand: Face[];
  hand_worth: Worth | null;
  played: Face | null;
  effect: number;
  given: Face | null;
  revealed: Face[];
  revealed_count: number;
  target: number | null;
  all_in: number | null;
  take_is_closed: boolean;
  peeks: Peek[];
  stated: Stated[];
  showdown: ShowdownView | null;
  is_over: boolean;
  winners: number[];
}

/** A card that lies or is held face up. `rank` and `suit` of a rune card are empty. */
export interface Face {
  id: string;
  rank: string;
  suit: string;
  name: Named;
  whom: Named;
  effects: Effect[];
}

/** One printed effect; `count` is the number of a REVEAL, else 0. */
export interface Effect {
  kind: string;
  count: number;
  must: boolean;
}

/** What everybody knows about a player; `named` is None until it is disclosed. */
export interface PlayerView {
  runes: number;
  hand_size: number;
  is_all_in: boolean;
  has_predicted: boolean;
  named: number | null;
}

/** What a hand forms and how many runes that earns (AIN-73). */
export interface Worth {
  category: string;
  value: number;
}

/** Cards shown for an EYE this round; only the two players have this (AIN-R32). */
export interface Peek {
  seat: number;
  other: number;
  cards: Face[];
}

/** A value stated under HYPNOSIS this round: it was true at that moment (AIN-56). */
export interface Stated {
  seat: number;
  value: number;
}

/** How the last round was scored (AIN-66 to AIN-74); `order` is that of turning up. */
export interface ShowdownView {
  round: number;
  results: Result[];
  order: number[];
  strongest: number;
  pot: number;
  carried: number;
}

/** One player's part of a showdown: runes before it, from the pot, for hand and cards. */
export interface Result {
  hand: Face[];
  worth: Worth;
  rune_cards: number;
  named: number;
  before: number;
  from_pot: number;
  card_runes: number;
  total: number;
}

/** Cards were dealt and the pot filled (AIN-92 to AIN-98). */
export interface RoundBegun {
  event: "round-begun";
  round: number;
  seat: number;
  pot: number;
}

/** A card was laid in front of its player (AIN-22). */
export interface CardPlayed {
  event: "card-played";
  seat: number;
  card: Face;
}

/** An optional effect was not resolved (AIN-25). */
export interface EffectSkipped {
  event: "effect-skipped";
  seat: number;
  effect: string;
}

/** TAKE from the area; `place` counts row by row (AIN-49). */
export interface CardTaken {
  event: "card-taken";
  seat: number;
  card: Face;
  place: number;
}

/** TAKE from the enchanted pile (AIN-114). */
export interface PileCardTaken {
  event: "pile-card-taken";
  seat: number;
  card: Face;
}

/** SWAP with the area (AIN-50). */
export interface CardsSwapped {
  event: "cards-swapped";
  seat: number;
  given: Face;
  card: Face;
  place: number;
}

/** SWAP with the top of the enchanted pile (AIN-115). */
export interface PileCardSwapped {
  event: "pile-card-swapped";
  seat: number;
  given: Face;
  card: Face;
}

/** Cards of the deck were turned over (AIN-51), or seen by one player (AIN-120). */
export interface CardsRevealed {
  event: "cards-revealed";
  seat: number;
  cards: Face[];
}

/** Somebody looked at cards of the deck alone (AIN-120). */
export interface CardsLookedAt {
  event: "cards-looked-at";
  seat: number;
  count: number;
}

/** One of the revealed cards went into the hand (AIN-52). */
export interface CardKept {
  event: "card-kept";
  seat: number;
  card: Face;
}

/** One of the cards looked at went into the hand (AIN-120). */
export interface CardKeptSecretly {
  event: "card-kept-secretly";
  seat: number;
}

/** Some of the other revealed cards went onto the pile, in this order (AIN-53). */
export interface CardsStacked {
  event: "cards-stacked";
  seat: number;
  cards: Face[];
}

/** A card was drawn; only its owner learns which (AIN-54). */
export interface CardDrawn {
  event: "card-drawn";
  seat: number;
  card: Face;
}

/** Somebody drew a card (AIN-R48). */
export interface CardDrawnSecretly {
  event: "card-drawn-secretly";
  seat: number;
}

/** A rune was taken from the supply (AIN-55). */
export interface RuneGained {
  event: "rune-gained";
  seat: number;
  runes: number;
}

/** HYPNOSIS made somebody state the value of the hand, 0 for none (AIN-56, AIN-57). */
export interface ValueStated {
  event: "value-stated";
  seat: number;
  other: number;
  value: number;
}

/** EYE was turned on somebody, who now chooses four cards (AIN-58). */
export interface EyeOpened {
  event: "eye-opened";
  seat: number;
  other: number;
}

/** The four cards, sent to the two players only (AIN-R32). */
export interface CardsShown {
  event: "cards-shown";
  seat: number;
  other: number;
  cards: Face[];
}

/** Somebody showed four cards to somebody else (AIN-58). */
export interface FourCardsShown {
  event: "four-cards-shown";
  seat: number;
  other: number;
}

/** A card above five went onto the pile (AIN-26, AIN-28). */
export interface CardDiscarded {
  event: "card-discarded";
  seat: number;
  card: Face;
}

/** A card went onto the pile face down (AIN-118). */
export interface CardPutDown {
  event: "card-put-down";
  seat: number;
}

/** Cards that were looked at went onto the pile face down (AIN-121). */
export interface CardsPutDown {
  event: "cards-put-down";
  seat: number;
  count: number;
}

/** The played card came into the area (AIN-31). */
export interface CardPlaced {
  event: "card-placed";
  seat: number;
  card: Face;
  place: number;
}

/** The top card of the deck came into the area (AIN-42, AIN-45). */
export interface DeckCardPlaced {
  event: "deck-card-placed";
  seat: number;
  card: Face;
  place: number;
}

/** Somebody passed (AIN-42). */
export interface Passed {
  event: "passed";
  seat: number;
}

/** An all-in player passed, as they must (AIN-47). */
export interface PassedAutomatically {
  event: "passed-automatically";
  seat: number;
}

/** Somebody laid the hand face down (AIN-44). */
export interface WentAllIn {
  event: "went-all-in";
  seat: number;
}

/** The pile was shuffled and is the deck now (AIN-32). */
export interface DeckRenewed {
  event: "deck-renewed";
  cards: number;
}

/** The area is full (AIN-60). */
export interface PredictionsBegun {
  event: "predictions-begun";
  seat: number;
}

/** A token was laid, or its meaning disclosed (AIN-63, AIN-104). */
export interface Predicted {
  event: "predicted";
  seat: number;
  other: number;
}

/** One of two players has made up their mind (AIN-103). */
export interface PredictedSecretly {
  event: "predicted-secretly";
  seat: number;
}

/** A hand at the showdown (AIN-66). */
export interface HandTurnedUp {
  event: "hand-turned-up";
  seat: number;
  cards: Face[];
  worth: Worth;
}

/** Who named the strongest hand shared the pot (AIN-67 to AIN-69). */
export interface PotShared {
  event: "pot-shared";
  seat: number;
  seats: number[];
  share: number;
  carried: number;
}

/** Nobody named the strongest hand (AIN-70). */
export interface PotCarried {
  event: "pot-carried";
  seat: number;
  carried: number;
}

/** Runes for the hand and for rune cards (AIN-73, AIN-74). */
export interface HandPaid {
  event: "hand-paid";
  seat: number;
  hand_runes: number;
  card_runes: number;
}

/** The game is over; without winners the heirs' tie stayed (AIN-101, AIN-109). */
export interface GameEnded {
  event: "game-ended";
  winners: number[];
}

/** Play a card of the hand. */
export interface PlayMove {
  kind: "play";
  card: string;
}

/** Pass. */
export interface PassMove {
  kind: "pass";
}

/** Lay the hand face down for the rest of the round. */
export interface GoAllInMove {
  kind: "all-in";
}

/** Resolve the effect that is due. */
export interface ResolveMove {
  kind: "resolve";
}

/** Skip the effect that is due. */
export interface SkipMove {
  kind: "skip";
}

/** Take a card of the area or of the pile. */
export interface TakeMove {
  kind: "take";
  card: string;
}

/** Give a card of the hand for another one. */
export interface GiveMove {
  kind: "give";
  card: string;
}

/** Choose the card to get for the one that was given. */
export interface ForMove {
  kind: "for";
  card: string;
}

/** Keep one of the revealed cards. */
export interface KeepMove {
  kind: "keep";
  card: string;
}

/** Put the next of the other revealed cards onto the pile. */
export interface StackMove {
  kind: "stack";
  card: string;
}

/** Put all the other revealed cards onto the pile as they lie. */
export interface StackRestMove {
  kind: "stack-rest";
}

/** Do not show this card of the hand. */
export interface ConcealMove {
  kind: "conceal";
  card: string;
}

/** Discard a card above five. */
export interface DiscardMove {
  kind: "discard";
  card: string;
}

/** Turn the effect on a player. */
export interface ChooseMove {
  kind: "choose";
  seat: number;
}

/** Predict whose hand is the strongest. */
export interface NameMove {
  kind: "name";
  seat: number;
}

/** The hand that was turned up. */
export interface HighlightPicture {
  cards: Face[];
}

export type Happening = RoundBegun | CardPlayed | EffectSkipped | CardTaken | PileCardTaken | CardsSwapped | PileCardSwapped | CardsRevealed | CardsLookedAt | CardKept | CardKeptSecretly | CardsStacked | CardDrawn | CardDrawnSecretly | RuneGained | ValueStated | EyeOpened | CardsShown | FourCardsShown | CardDiscarded | CardPutDown | CardsPutDown | CardPlaced | DeckCardPlaced | Passed | PassedAutomatically | WentAllIn | DeckRenewed | PredictionsBegun | Predicted | PredictedSecretly | HandTurnedUp | PotShared | PotCarried | HandPaid | GameEnded;

export type AllInMove = PlayMove | PassMove | GoAllInMove | ResolveMove | SkipMove | TakeMove | GiveMove | ForMove | KeepMove | StackMove | StackRestMove | ConcealMove | DiscardMove | ChooseMove | NameMove;
