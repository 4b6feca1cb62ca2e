// Generated from stolik/games/call_to_adventure by web/scripts/make_types.py; do not edit.

import type { Named } from '../../net/protocol';

/** The whole table as one seat sees it; `seat` None is a spectator. */
export interface AdventureView {
  game: "call-to-adventure";
  seat: number | null;
  is_together: boolean;
  players: PlayerView[];
  dealt: number[] | null;
  rows: RowPlace[][];
  decks: DeckView[];
  adversary: AdversaryView | null;
  challenge: ChallengeView | null;
  last_cast: number[];
  stack: StackedCard[];
  question: Question;
  active: number;
  start: number;
  turn: number;
  is_main_due: boolean;
  journeys_free: number;
  is_journey_left: boolean;
  journey_price: number;
  dark_bought: number;
  dark_price: number;
  finisher: number | null;
  is_last_round: boolean;
  is_over: boolean;
  is_lost: boolean;
  scores: number[][];
  tales: TaleView[];
  winners: number[];
}

/** One player's side of the table; `hand` and `destiny` only where the viewer may see them. */
export interface PlayerView {
  seat: number;
  xp: number;
  morality: number;
  may_play: string[];
  origin: number | null;
  motivation: number | null;
  destiny: number | null;
  rejected: number[] | null;
  story: StoryCard[];
  act: number;
  allies: AllyCard[];
  played: number[];
  heroes_in_hand: number;
  antiheroes_in_hand: number;
  hand: number[] | null;
  hand_waits: (WhyNot | null)[] | null;
  abilities: number[];
  story_symbols: number[];
  has_chosen: boolean;
}

/** A gained card and which half is visible. */
export interface StoryCard {
  card: number;
  path: number;
}

/** An ally beside a board. */
export interface AllyCard {
  card: number;
  is_sacrificed: boolean;
}

/** Why a card of the hand cannot be played now: the rule, and the refusal's name. */
export interface WhyNot {
  rule: string;
  refusal: string;
}

/** One place of a row; `card` is None where it lies face down or is missing. */
export interface RowPlace {
  card: number | null;
  is_face_down: boolean;
  ally: number | null;
  difficulties: number[];
  chances: number[];
}

/** A deck: how many are left, what lies open beside it, what this seat has seen of it. */
export interface DeckView {
  left: number;
  discards: number[];
  known_top: number[];
}

/** The opponent of solo and co-operative play. */
export interface AdversaryView {
  card: number;
  difficulty: number;
  chance: number;
  xp: number;
  goal: number;
  quests: number[];
  slayer: number | null;
  revealed: number[];
  deck: number;
  discards: number[];
}

/** The challenge being faced. */
export interface ChallengeView {
  card: number;
  place: number;
  path: number;
  attempt: number;
  difficulty: number;
  pool: number[];
  cast: number[];
  ignored: number[];
  bonus: number;
  result: number;
  pending_corruption: number;
  verdict: number;
  failure_xp: number;
  chance: number;
  chances_with_dark: number[];
  prospects: Prospect[];
}

/** The challenge after a move of the viewer, as far as that is exactly known. */
export interface Prospect {
  move: string;
  chance: number;
  result: number;
  difficulty: number;
}

/** A played card that is not resolved yet. */
export interface StackedCard {
  card: number;
  seat: number;
  target: number | null;
  is_cancelled: boolean;
}

/** What the table waits for: kind, who is asked, and what it is about. */
export interface Question {
  kind: string;
  seats: number[];
  window: number | null;
  card: number | null;
  purpose: string | null;
}

/** A finished life as a story, in both languages. */
export interface TaleView {
  title: Named;
  chapters: TaleChapter[];
}

/** One act of a tale: its beginning, a part for each card gained, its end. */
export interface TaleChapter {
  heading: Named;
  parts: Named[];
}

/** A player has chosen three characters, in secret (CTA-R12). */
export interface CharactersKept {
  event: "characters-kept";
  seat: number;
}

/** Origin and motivation lie face up (CTA-18, CTA-19). */
export interface CharactersRevealed {
  event: "characters-revealed";
  seat: number;
  origin: number;
  motivation: number;
}

/** An act's row was turned face up (CTA-133). */
export interface RowOpened {
  event: "row-opened";
  act: number;
  cards: number[];
}

/** A card from the deck lies face up in a row (CTA-42). */
export interface StoryCardRevealed {
  event: "story-card-revealed";
  act: number;
  place: number;
  card: number;
}

/** An ally turned up and has to be assigned (CTA-160). */
export interface AllyRevealed {
  event: "ally-revealed";
  seat: number;
  ally: number;
}

/** An ally was tucked under a challenge. */
export interface AllyAssigned {
  event: "ally-assigned";
  ally: number;
  card: number;
}

/** No challenge could take the ally (CTA-164). */
export interface AllyDropped {
  event: "ally-dropped";
  ally: number;
}

/** An ally joined a player (CTA-165). */
export interface AllyGained {
  event: "ally-gained";
  seat: number;
  ally: number;
}

/** An ally was turned face down (CTA-167). */
export interface AllySacrificed {
  event: "ally-sacrificed";
  seat: number;
  ally: number;
}

/** A turn begins. */
export interface TurnBegan {
  event: "turn-began";
  seat: number;
}

/** A turn is over; effects of the turn expire (CTA-130). */
export interface TurnEnded {
  event: "turn-ended";
  seat: number;
}

/** A challenge and its path were declared (CTA-52). */
export interface ChallengeFaced {
  event: "challenge-faced";
  seat: number;
  card: number;
  path: number;
  difficulty: number;
}

/** A rune joined the pool. */
export interface RuneAdded {
  event: "rune-added";
  seat: number;
  rune: string;
}

/** A rune was left out of the pool. */
export interface RuneLeft {
  event: "rune-left";
  seat: number;
  rune: string;
}

/** Runes were cast; `faces` are rune × 2 + face, `result` is provisional. */
export interface RunesCast {
  event: "runes-cast";
  seat: number;
  faces: number[];
  result: number;
}

/** Runes of one kind count for nothing in this challenge (CTA-195). */
export interface RunesIgnored {
  event: "runes-ignored";
  rune: string;
}

/** An effect changed the result. */
export interface ResultChanged {
  event: "result-changed";
  by: number;
}

/** An effect changed the difficulty. */
export interface DifficultyChanged {
  event: "difficulty-changed";
  by: number;
  difficulty: number;
}

/** The result was compared with the difficulty (CTA-67, CTA-70). */
export interface ChallengeJudged {
  event: "challenge-judged";
  seat: number;
  card: number;
  result: number;
  difficulty: number;
  is_success: boolean;
}

/** The same challenge is faced again (CTA-210). */
export interface AttemptRepeated {
  event: "attempt-repeated";
  seat: number;
  card: number;
  attempt: number;
}

/** The player must turn to another card (CTA-R48). */
export interface ChallengeAbandoned {
  event: "challenge-abandoned";
  seat: number;
  card: number;
}

/** A card became part of a story (CTA-46, CTA-68). */
export interface CardTucked {
  event: "card-tucked";
  seat: number;
  card: number;
  path: number;
}

/** A card left a row, with the ally under it. */
export interface StoryCardDiscarded {
  event: "story-card-discarded";
  card: number;
  ally: number | null;
}

/** A player journeyed past a card (CTA-94). */
export interface JourneyTaken {
  event: "journey-taken";
  seat: number;
  card: number;
}

/** A player used a card of the story (CTA-97). */
export interface EffectUsed {
  event: "effect-used";
  seat: number;
  card: number;
}

/** A symbol counts in a story until the end of the turn (CTA-R26). */
export interface SymbolAdded {
  event: "symbol-added";
  seat: number;
  symbol: string;
}

/** A player took experience. */
export interface ExperienceGained {
  event: "experience-gained";
  seat: number;
  amount: number;
}

/** A player lost experience. */
export interface ExperienceLost {
  event: "experience-lost";
  seat: number;
  amount: number;
}

/** A player paid experience. */
export interface ExperienceSpent {
  event: "experience-spent";
  seat: number;
  amount: number;
}

/** A marker moved on the morality track. */
export interface MoralityMoved {
  event: "morality-moved";
  seat: number;
  by: number;
  level: number;
}

/** A hero or antihero card came to a hand; only its owner knows which. */
export interface CardDrawn {
  event: "card-drawn";
  seat: number;
  back: string;
  card: number | null;
}

/** A hero or antihero card was played and may be answered. */
export interface CardPlayed {
  event: "card-played";
  seat: number;
  card: number;
}

/** A played card takes effect. */
export interface CardResolved {
  event: "card-resolved";
  seat: number;
  card: number;
}

/** A played card has no effect (CTA-R51). */
export interface CardCancelled {
  event: "card-cancelled";
  seat: number;
  card: number;
}

/** A card was discarded from a hand. */
export interface CardDiscarded {
  event: "card-discarded";
  seat: number;
  card: number;
}

/** A used-up deck was rebuilt from its discards (CTA-208). */
export interface DeckRenewed {
  event: "deck-renewed";
  deck: string;
}

/** A player looked at the top of a deck; only that player knows the cards. */
export interface DeckGlimpsed {
  event: "deck-glimpsed";
  seat: number;
  deck: string;
  cards: number[] | null;
}

/** A card of the adversary's deck was turned up (CTA-189). */
export interface AdversaryCardRevealed {
  event: "adversary-card-revealed";
  card: number;
}

/** The adversary came closer to its goal (CTA-184): which card says so, and why. */
export interface AdversaryGained {
  event: "adversary-gained";
  amount: number;
  total: number;
  goal: number;
  card: number;
  reason: string;
}

/** A player finished an act (CTA-131). */
export interface ActFinished {
  event: "act-finished";
  seat: number;
  act: number;
}

/** A story is complete: everybody else has one more turn (CTA-138). */
export interface LastRoundBegan {
  event: "last-round-began";
  seat: number;
}

/** A destiny was revealed and a player's points added up (CTA-139). */
export interface Scored {
  event: "scored";
  seat: number;
  destiny: number;
  lines: number[];
  total: number;
}

/** The game is over; nobody wins against a victorious adversary. */
export interface GameEnded {
  event: "game-ended";
  winners: number[];
  is_together: boolean;
}

/** Keep the first (0) or second (1) of each kind of character. */
export interface KeepMove {
  kind: "keep";
  origin: number;
  motivation: number;
  destiny: number;
}

/** Take the trait at a place. */
export interface GainMove {
  kind: "gain";
  place: Place;
}

/** A place of the rows, both counted from 0. */
export interface Place {
  act: number;
  position: number;
}

/** Face a path of a challenge; without a place, the adversary. */
export interface FaceMove {
  kind: "face";
  place: Place | null;
  path: number;
}

/** Discard a face-up card and turn up another. */
export interface JourneyMove {
  kind: "journey";
  place: Place;
}

/** Discard a face-up card of a row. */
export interface DiscardMove {
  kind: "discard";
  place: Place;
}

/** Tuck the revealed ally under a challenge. */
export interface AssignMove {
  kind: "assign";
  place: Place;
}

/** Use an effect of a card; `number` counts the effects of the card from 1. */
export interface UseMove {
  kind: "use";
  card: string;
  number: number;
  cost: string;
}

/** Play a card of the hand. */
export interface PlayMove {
  kind: "play";
  card: string;
}

/** Choose the card that will have no effect. */
export interface CancelMove {
  kind: "cancel";
  card: string;
}

/** Discard a card of the hand. */
export interface ThrowMove {
  kind: "throw";
  card: string;
}

/** Choose an ally on the table. */
export interface AllyMove {
  kind: "ally";
  card: string;
}

/** Choose an ability, a story symbol or the dark rune. */
export interface ChooseMove {
  kind: "choose";
  sign: string;
}

/** Choose whom a card is for. */
export interface TargetMove {
  kind: "target";
  seat: number;
}

/** Choose one of the cast runes. */
export interface RuneMove {
  kind: "rune";
  rune: number;
  rune_kind: string;
}

/** Choose which effect comes next; `number` counts the effects of the card from 1. */
export interface FirstMove {
  kind: "first";
  card: string;
  number: number;
}

/** Add a rune to the pool. */
export interface AddMove {
  kind: "add";
  rune: string;
}

/** Leave a rune out of the pool. */
export interface LeaveMove {
  kind: "leave";
  rune: string;
}

/** Use a triggered effect and pay for it in this way. */
export interface PayMove {
  kind: "pay";
  cost: string;
}

/** Choose a card of another hand by its back. */
export interface BackMove {
  kind: "back";
  back: string;
}

/** Draw from the hero or the antihero deck. */
export interface DrawMove {
  kind: "draw";
  deck: string;
}

/** Spend experience on a dark rune. */
export interface DarkMove {
  kind: "dark";
}

/** Cast the runes. */
export interface CastMove {
  kind: "cast";
}

/** Play nothing in this window. */
export interface PassMove {
  kind: "pass";
}

/** Take what is offered. */
export interface AcceptMove {
  kind: "accept";
}

/** Decline what is offered. */
export interface DeclineMove {
  kind: "decline";
}

/** End the turn. */
export interface EndMove {
  kind: "end";
}

/** The runes as they fell: rune × 2 + face. */
export interface HighlightPicture {
  faces: number[];
}

/** Everything printed. */
export interface Box {
  cards: BoxCard[];
  faces: RuneFace[];
  track: TrackSpace[];
  sets: number[];
  lines: string[];
  symbols: string[];
  kinds: string[];
}

/** One card with all its words. */
export interface BoxCard {
  card: number;
  key: string;
  kind: string;
  act: number;
  name: string;
  header: string;
  tale: string;
  difficulty: number;
  tests: string[];
  asks: Sign[];
  requirements: string;
  paths: BoxPath[];
  rules: string[];
  against: string[];
  timing: string;
  is_patient: boolean;
}

/** A drawn sign and how often it stands there. */
export interface Sign {
  sign: string;
  n: number;
}

/** One half of a card, or the whole of it. */
export interface BoxPath {
  name: string;
  tale: string;
  plus: number;
  triumph: number;
  tragedy: number;
  symbols: Sign[];
  rewards: Sign[];
  text: string;
}

/** One face of a rune: its kind, what it adds and what else it shows. */
export interface RuneFace {
  kind: string;
  value: number;
  sign: string;
  is_special: boolean;
  name: string;
}

/** One space of the morality track, from the highest down. */
export interface TrackSpace {
  level: number;
  points: number;
  plays: string[];
  dark: boolean;
}

export type Happening = CharactersKept | CharactersRevealed | RowOpened | StoryCardRevealed | AllyRevealed | AllyAssigned | AllyDropped | AllyGained | AllySacrificed | TurnBegan | TurnEnded | ChallengeFaced | RuneAdded | RuneLeft | RunesCast | RunesIgnored | ResultChanged | DifficultyChanged | ChallengeJudged | AttemptRepeated | ChallengeAbandoned | CardTucked | StoryCardDiscarded | JourneyTaken | EffectUsed | SymbolAdded | ExperienceGained | ExperienceLost | ExperienceSpent | MoralityMoved | CardDrawn | CardPlayed | CardResolved | CardCancelled | CardDiscarded | DeckRenewed | DeckGlimpsed | AdversaryCardRevealed | AdversaryGained | ActFinished | LastRoundBegan | Scored | GameEnded;

export type AdventureMove = KeepMove | GainMove | FaceMove | JourneyMove | DiscardMove | AssignMove | UseMove | PlayMove | CancelMove | ThrowMove | AllyMove | ChooseMove | TargetMove | RuneMove | FirstMove | AddMove | LeaveMove | PayMove | BackMove | DrawMove | DarkMove | CastMove | PassMove | AcceptMove | DeclineMove | EndMove;
