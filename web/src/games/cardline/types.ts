// Generated from stolik/games/cardline by web/scripts/make_types.py; do not edit.

import type { Named } from '../../net/protocol';

/** The whole table, as everybody sees it; there is nothing private. */
export interface CardlineView {
  game: "cardline";
  seat: number | null;
  pack: Named;
  sides: Sides;
  attributes: Characteristic[];
  attribute: number;
  line: CardBack[];
  hands: CardFront[][];
  deck_top: CardFront | null;
  deck_size: number;
  box_size: number;
  first: number;
  turn: number;
  round: number;
  eliminated: number[];
  is_play_off: boolean;
  is_over: boolean;
  winners: number[];
}

/** What the two colours of the pack stand for (CRD-02). */
export interface Sides {
  blue: string;
  blue_name: Named;
  red: string;
  red_name: Named;
}

/** One of the three characteristics of the pack. */
export interface Characteristic {
  id: string;
  name: Named;
  meaning: Named;
}

/** A card turned over: all three characteristics (CRD-R20). */
export interface CardBack {
  card: number;
  name: Named;
  side: string;
  emblem: string;
  values: Value[];
}

/** A characteristic: its amount, its text, and a short text if there is one. */
export interface Value {
  amount: number;
  text: Named;
  short: Named | null;
}

/** The side that shows no characteristics (CRD-01). */
export interface CardFront {
  card: number;
  name: Named;
  side: string;
  emblem: string;
}

/** A card was put into the line, its characteristics still face down. */
export interface CardPlaced {
  event: "card-placed";
  seat: number;
  card: CardFront;
  slot: number;
}

/** The card was turned over and stays (CRD-22). */
export interface CardFitted {
  event: "card-fitted";
  seat: number;
  card: CardBack;
  slot: number;
}

/** The card was turned over, does not fit, and went to the box (CRD-23). */
export interface CardMissed {
  event: "card-missed";
  seat: number;
  card: CardBack;
  slot: number;
}

/** A card was taken from the deck; its front is public (CRD-R22). */
export interface CardDrawn {
  event: "card-drawn";
  seat: number;
  card: CardFront;
}

/** Nothing was left to draw, so the misplaced card went back (CRD-R16). */
export interface CardReturned {
  event: "card-returned";
  seat: number;
  card: CardFront;
}

/** The box was shuffled and is the deck now (CRD-R15). */
export interface DeckRenewed {
  event: "deck-renewed";
  cards: number;
}

/** A player placed the last card correctly. */
export interface WentOut {
  event: "went-out";
  seat: number;
}

/** A player is out of the game because others went out (CRD-30). */
export interface Eliminated {
  event: "eliminated";
  seat: number;
}

/** Several went out in one round and play on (CRD-32). */
export interface PlayOffBegun {
  event: "play-off-begun";
  seats: number[];
}

/** The game is over. */
export interface GameEnded {
  event: "game-ended";
  winners: number[];
}

/** Put the card at a place of one's hand into a slot of the line. */
export interface PlaceMove {
  kind: "place";
  card: number;
  slot: number;
}

/** The card that fitted between its neighbours; `place` is its place among `cards`. */
export interface HighlightPicture {
  cards: CardBack[];
  place: number;
  attribute: number;
  blue: string;
}

export type Happening = CardPlaced | CardFitted | CardMissed | CardDrawn | CardReturned | DeckRenewed | WentOut | Eliminated | PlayOffBegun | GameEnded;

export type CardlineMove = PlaceMove;
