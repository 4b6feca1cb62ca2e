// Generated from stolik/games/illusion by web/scripts/make_types.py; do not edit.

/** The whole table, as everybody sees it; there is nothing private. */
export interface IllusionView {
  game: "illusion";
  seat: number | null;
  mode: string;
  round: number;
  colour: string;
  row: number[];
  next_picture: number | null;
  pile_size: number;
  removed_size: number;
  arrows_left: number;
  won: string[][];
  turn: number;
  last_slot: number | null;
  last_placer: number | null;
  reveal: Reveal | null;
  is_over: boolean;
  winners: number[];
}

/** The row of the doubt that was just settled (ILL-R17). */
export interface Reveal {
  colour: string;
  row: Back[];
  falls: number[];
  doubter: number;
  taker: number;
}

/** A card turned over: the share of every colour in per cent (ILL-06). */
export interface Back {
  picture: number;
  yellow: number;
  red: number;
  green: number;
  blue: number;
}

/** A new arrow was turned over and a first picture laid beside it (ILL-33). */
export interface RoundBegun {
  event: "round-begun";
  round: number;
  colour: string;
  picture: number;
  seat: number;
}

/** The next picture was added to the row, which has `cards` cards now. */
export interface CardPlaced {
  event: "card-placed";
  seat: number;
  picture: number;
  slot: number;
  cards: number;
}

/** A player does not believe the row (ILL-25). */
export interface RowDoubted {
  event: "row-doubted";
  seat: number;
}

/** All cards of the row were turned over (ILL-26); shares fall after these places. */
export interface RowTurned {
  event: "row-turned";
  colour: string;
  row: Back[];
  falls: number[];
}

/** The arrow went to the doubter, or to the player who placed last (ILL-30, ILL-31). */
export interface ArrowWon {
  event: "arrow-won";
  seat: number;
  colour: string;
  is_doubter: boolean;
  arrows: number;
}

/** The removed cards were shuffled and are the pile now (ILL-R5). */
export interface PileRenewed {
  event: "pile-renewed";
  cards: number;
}

/** The game is over. */
export interface GameEnded {
  event: "game-ended";
  winners: number[];
}

/** Claim that the row is out of order. */
export interface DoubtMove {
  kind: "doubt";
}

/** Add the pile's top card with this many cards between it and the arrow. */
export interface PlaceMove {
  kind: "place";
  slot: number;
}

/** Neighbours of a row that was turned over, and the colour that counted. */
export interface HighlightPicture {
  colour: string;
  cards: Back[];
}

export type Happening = RoundBegun | CardPlaced | RowDoubted | RowTurned | ArrowWon | PileRenewed | GameEnded;

export type IllusionMove = DoubtMove | PlaceMove;
