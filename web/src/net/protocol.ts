// Generated from stolik/server/protocol.py by stolik.server.typescript; do not edit.

export const PROTOCOL = 1;

/** Put a case that no rule covers to the vote of the players. */
export interface AskRuling {
  type: "ask-ruling";
  id: string;
  text: string;
}

/** Host, in the lobby: change what the table agreed on. What is left out stays. */
export interface Configure {
  type: "configure";
  id: string;
  options?: Record<string, unknown> | null;
  clock?: ClockRule | null;
  absence?: AbsenceRule | null;
  title?: string | null;
  listed?: boolean | null;
  deck?: string | null;
}

/** How much time there is to think. */
export interface ClockRule {
  kind?: "move" | "none" | "player";
  seconds?: number;
  increment?: number;
}

/** What happens to the seat of somebody whose connection is gone. */
export interface AbsenceRule {
  kind?: "bot" | "wait";
  grace?: number;
  level?: "casual" | "expert" | "random" | "skilled";
}

/** Host: make another player at the table the host. */
export interface HandOver {
  type: "hand-over";
  id: string;
  player: string;
}

/** Stand up from a seat (all of mine when none is named). A bot takes over in a running game. */
export interface Leave {
  type: "leave";
  id: string;
  seat?: number | null;
}

/** Host: nobody else may come in (or may again). */
export interface Lock {
  type: "lock";
  id: string;
  locked: boolean;
}

/** Make a move, by `code` or by `notation`; `seq` is the last one the client has seen. */
export interface MakeMove {
  type: "move";
  id: string;
  seq: number;
  code?: number | null;
  notation?: string | null;
  seat?: number | null;
}

/** Answer with `pong`: to measure the way, and to keep proxies awake. */
export interface Ping {
  type: "ping";
  id: string;
}

/** Say something ready-made. */
export interface Quick {
  type: "quick";
  id: string;
  phrase: "again" | "good-luck" | "hello" | "one-moment" | "oops" | "thanks" | "thinking" | "well-played";
}

/** All my seats are ready; `entropy` is my part of the deal (random bytes in hex). */
export interface Ready {
  type: "ready";
  id: string;
  entropy: string;
  ready?: boolean;
}

/** The game is over: back to the lobby with the same seats, for another round. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Host: send a player away for good. */
export interface Remove {
  type: "remove";
  id: string;
  player: string;
}

/** End a pause, or call off one that not everybody has agreed to. */
export interface Resume {
  type: "resume";
  id: string;
}

/** Say something to everybody at the table. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Host: empty a seat, or put a bot on it. In a running game only on seats nobody plays. */
export interface SetSeat {
  type: "set-seat";
  id: string;
  seat: number;
  kind: "bot" | "empty";
  level?: "casual" | "expert" | "random" | "skilled";
}

/** Host, in the lobby: how many chairs the table has. */
export interface SetSeats {
  type: "set-seats";
  id: string;
  seats: number;
}

/** Take an empty seat. Sitting on a second one makes it a hot seat: give it a name. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  name?: string | null;
  leaving?: number | null;
}

/** Host: begin. Counts as the host's own `ready`. Empty chairs are put away. */
export interface Start {
  type: "start";
  id: string;
  entropy?: string;
}

/** Send me a `welcome` again, with the log after `seen`. */
export interface Sync {
  type: "sync";
  id: string;
  seen?: number | null;
}

/** Become the host of a table at which I sit, once its host has been away for a minute. */
export interface TakeOver {
  type: "take-over";
  id: string;
}

/** Vote on the open case. */
export interface Vote {
  type: "vote";
  id: string;
  yes: boolean;
}

/** Ask for a pause, or agree to one. It is in force once every person agrees. */
export interface WantPause {
  type: "pause";
  id: string;
}

/** `POST /api/blank/decks/{deck}/answer`: take a deck that was offered, or decline it. */
export interface AnswerOffer {
  accepts: boolean;
}

/** A card in the museum; `colour` and `digit` are for game cards only. */
export interface BlankCard {
  slot: string;
  kind: "game" | "rule";
  is_written: boolean;
  sign: string;
  colour: string;
  digit: number;
  title: BothTongues | null;
  text: BothTongues | null;
  author: string;
  is_founding: boolean;
  revision: number | null;
  accepted: string | null;
  game: string;
  times: number;
  games: number;
  is_shelved: boolean;
  is_due: boolean;
  clarifications: string[];
  picture: string | null;
}

/** The same words in both languages. */
export interface BothTongues {
  en: string;
  pl: string;
}

/** A deck in a list: the box, and how full it is. */
export interface BlankDeckLine {
  id: string;
  name: string;
  symbol: string;
  paint: string;
  edition: string;
  volume: number;
  revision: number;
  rules: number;
  blank_rules: number;
  effects: number;
  open_cards: number;
  games: number;
  due: number;
  mine: boolean;
  is_complete: boolean;
}

/** `GET /api/blank/decks`: my decks, what a mark can be, and the founding editions. */
export interface BlankDecks {
  decks: BlankDeckLine[];
  symbols: string[];
  paints: string[];
  editions: Record<string, BothTongues>;
  cared: BlankDeckLine[];
  offers: BlankOffer[];
}

/** A deck that somebody wants to give me. */
export interface BlankOffer {
  deck: BlankDeckLine;
  by: string;
}

/** A line of a deck's history. */
export interface BlankEntry {
  no: number;
  at: string;
  what: string;
  by: string;
  slot: string;
  game: string;
  hash: string;
  other: string;
  dismissed: boolean;
}

/** `POST /api/blank/decks/{deck}/export`: the deck as one readable file. */
export interface BlankFile {
  name: string;
  file: string;
}

/** `GET /api/blank/decks/{deck}`: every card of a deck, and its life. */
export interface BlankMuseum {
  deck: BlankDeckLine;
  cards: BlankCard[];
  history: BlankEntry[];
  decides: boolean;
  visibility: string;
  forks: boolean;
  parent: string | null;
  shown_revision: number;
  is_frozen: boolean;
  owner: string;
  stewards: BlankPerson[];
  known: BlankPerson[];
  offered: BlankPerson | null;
  next_volume: string | null;
}

/** Somebody around a deck. */
export interface BlankPerson {
  player: string;
  name: string;
}

/** `POST /api/blank/decks/{deck}`: the owner's care; what is None stays. */
export interface ChangeBlankDeck {
  name?: string | null;
  symbol?: string | null;
  paint?: string | null;
  visibility?: "private" | "public" | null;
  forks?: boolean | null;
  shelve?: string | null;
  clarify?: string | null;
  clarification?: string;
}

/** `POST /api/blank/decks/{deck}/fork`: make a deck of one's own from this one. */
export interface CopyBlankDeck {
  name: string;
  symbol?: string;
  paint?: string;
  revision?: number | null;
}

/** `GET /api/blank/grammar`: all that a card can be put together from (BLK-L9). */
export interface Grammar {
  triggers: GrammarPart[];
  conditions: GrammarPart[];
  effects: GrammarPart[];
  first: Record<string, string[]>;
}

/** A trigger, condition or effect: its name in the language, and its fields. */
export interface GrammarPart {
  name: string;
  fields: GrammarField[];
  who: string[];
}

/** One part of a trigger, condition or effect, as the editor's lists offer it. */
export interface GrammarField {
  name: string;
  kind: "ban" | "choice" | "colours" | "digits" | "flag" | "number" | "player" | "range" | "text";
  is_needed: boolean;
  choices: string[];
  lowest: number;
  highest: number;
  words: string[];
}

/** `POST /api/blank/decks/import`: make a deck of one's own from a file's text. */
export interface ImportBlankDeck {
  file: string;
}

/** `POST /api/blank/decks/{deck}/stewards`: who accepts cards beside the owner, or no longer. */
export interface NameSteward {
  who: string;
  is_steward?: boolean;
}

/** `POST /api/blank/decks`: found a deck; its maker owns it. */
export interface NewBlankDeck {
  name: string;
  symbol?: string;
  paint?: string;
  edition?: string;
}

/** `POST /api/blank/decks/{deck}/offer`: give the deck away; None takes the offer back. */
export interface OfferDeck {
  to?: string | null;
}

/** `POST /api/blank/read`: a sentence in plain words, or a card put together from lists. */
export interface ReadCard {
  sentence?: string | null;
  card?: Record<string, unknown> | null;
  language?: "en" | "pl";
}

/** What was understood, read aloud in both languages; or the trouble with it. */
export interface Reading {
  card: Record<string, unknown> | null;
  kind: "effect" | "rule" | null;
  text: BothTongues | null;
  sign: string;
  trouble: Trouble | null;
}

/** Why a sentence or a card is none: where it stops, what would fit there, what is near. */
export interface Trouble {
  place: number;
  found: string;
  told: string[];
  expected: string[];
  near: string[];
}

/** A winner's right to write one card, and what has become of it. */
export interface Reward {
  id: string;
  table: string;
  round: number;
  name: string;
  stage: "accepted" | "at the table" | "draft" | "handed in" | "refused" | "sent back";
  decks: BlankDeckLine[];
  deck: string | null;
  owner: string;
  is_mine: boolean;
  i_decide: boolean;
  is_good: boolean;
  lapses: number;
  slot: string | null;
  kind: "effect" | "rule" | null;
  card: Record<string, unknown> | null;
  title: BothTongues | null;
  text: BothTongues | null;
  sign: string;
  author: string;
  picture: string | null;
  remarks: string;
  nods: string[];
  open_cards: RewardSlot[];
  blank_rules: number;
}

/** A game card that an effect can still be written on. */
export interface RewardSlot {
  slot: string;
  colour: string;
  digit: number;
  has_picture: boolean;
}

/** `POST /api/blank/rewards/{reward}`: what the winner wants to write; shown to the table. */
export interface RewardIdea {
  card: Record<string, unknown>;
  author: string;
  title?: string;
  language?: "en" | "pl";
  deck?: string | null;
  slot?: string | null;
  drawing?: Stroke[];
}

/** One line of a drawing: x, y, x, y, … on a sheet of 200 by 200. */
export interface Stroke {
  points: number[];
  ink?: number;
  width?: number;
}

/** `GET /api/blank/rewards`: mine, and those that wait for me; of one table with `table`. */
export interface Rewards {
  rewards: Reward[];
}

/** `POST /api/blank/rewards/{reward}/step`: how a proposal goes on. */
export interface RewardStep {
  step: "accept" | "hand-in" | "nod" | "refuse" | "send-back" | "withdraw";
  remarks?: string;
}

/** The same games without and with the card, and what to warn of. */
export interface Tried {
  before: TriedGames;
  after: TriedGames;
  warnings: string[];
}

/** What the games were like, a game each on average. */
export interface TriedGames {
  games: number;
  turns: number;
  penalties: number;
  at_turn_limit: number;
  wins: number[];
  fired: number;
}

/** `POST /api/blank/preview`: what a card would do to a deck's games. */
export interface TryCard {
  card: Record<string, unknown>;
  deck?: string | null;
  slot?: string;
  seats?: number;
}

/** `POST /api/account`: turn the guest into an account that keeps its games. */
export interface AccountBody {
  name: string;
  password: string;
}

/** `POST /api/decks`: keep a new deck; `data` is the game's own description of it. */
export interface DeckBody {
  game: string;
  name: string;
  data?: Record<string, unknown>;
}

/** A kept deck in its newest version. */
export interface DeckInfo {
  id: string;
  game: string;
  name: string;
  version: number;
  data: Record<string, unknown>;
  changed: number;
}

/** `GET /api/decks`: my decks. */
export interface Decks {
  decks: DeckInfo[];
}

/** A game that this server offers; `name` and `tagline` are in its Fluent files. */
export interface GameInfo {
  id: string;
  version: number;
  seats: number[];
  options: OptionField[];
  levels: string[];
  decks: boolean;
}

/** One field of a game's options, as a form shows it. */
export interface OptionField {
  name: string;
  kind: "choice" | "flag" | "number" | "other" | "seat" | "text";
  label: string;
  default: unknown;
  choices: OptionChoice[];
  minimum: number | null;
  maximum: number | null;
  founding: boolean;
}

/** One value of an option; `label` is a Fluent id of the game's text. */
export interface OptionChoice {
  value: string | number | boolean;
  label: string;
}

/** `POST /api/session`: play as a guest under this name, or change it. */
export interface GuestBody {
  name: string;
}

/** Newest first; `before` of the next request is the last line's `finished`. */
export interface History {
  results: ResultLine[];
}

/** A finished game in somebody's history. */
export interface ResultLine {
  table: string | null;
  round: number;
  game: string;
  finished: number;
  names: string[];
  seat: number;
  scores: number[];
  ranks: number[];
}

/** `GET /api/games/{game}/leaderboard`. */
export interface Leaderboard {
  game: string;
  ranks: Rank[];
}

/** One line of a leaderboard. */
export interface Rank {
  player: string;
  name: string;
  rating: Rating;
}

/** How strong somebody plays a game: openskill's mean and doubt, and a cautious number. */
export interface Rating {
  game: string;
  mu: number;
  sigma: number;
  ordinal: number;
  games: number;
}

/** `POST /api/account/delete`: delete me and what is said about me; accounts need `password`. */
export interface LeaveBody {
  password?: string | null;
}

/** `POST /api/login`: come back to an account; `login` is what `Me` told when it was made. */
export interface LoginBody {
  login: string;
  password: string;
}

/** `GET /api/session` and whatever changes it. */
export interface Me {
  player: string;
  name: string;
  account: boolean;
  login: string | null;
}

/** The body of every answer with status 400 or above. */
export interface Problem {
  code: "bad-move" | "bad-name" | "bad-options" | "bad-origin" | "busy" | "closing" | "internal" | "locked" | "no-session" | "no-such-seat" | "not-found" | "not-host" | "not-now" | "not-ready" | "not-your-seat" | "other-seat" | "paused" | "removed" | "seat-taken" | "stale" | "too-fast" | "too-large" | "unreadable" | "version-gone" | "wrong-credentials";
  phrase: Phrase;
  detail: string;
  retry_after: number | null;
}

/** A Fluent message id with its arguments; presenters turn it into a sentence. */
export interface Phrase {
  id: string;
  args: Record<string, string | number | Named | Player | Words | Several>;
}

/** A proper name in every language of the product. */
export interface Named {
  type: "named";
  en: string;
  pl: string;
}

/** Whoever sits on a seat; the presenter knows the name. */
export interface Player {
  type: "player";
  seat: number;
}

/** A message inside a message: its text becomes the argument. */
export interface Words {
  type: "words";
  id: string;
  args: Record<string, string | number | Named | Player | Words | Several>;
}

/** A list that the presenter joins as the language does: 'a, b and c'. */
export interface Several {
  type: "several";
  items: (string | number | Named | Player | Words | Several)[];
}

/** `GET /api/players/{player}`; `GET /api/players/{player}/history` gives `History`. */
export interface Profile {
  player: string;
  name: string;
  since: number;
  ratings: Rating[];
  games: number;
}

/** `GET /api/tables/{key}/replay/{step}`: the game after so many moves. */
export interface Moment {
  step: number;
  by: number | null;
  deciders: number[];
  sides: Side[];
}

/** The game as one seat knows it; seat None is a spectator's. */
export interface Side {
  seat: number | null;
  view: unknown;
  question: Phrase | null;
  legal: MoveChoice[];
  told: Told[];
  aside: MoveChoice[];
}

/** A move that the seat may make now. `phrase` is left out for clients without words. */
export interface MoveChoice {
  code: number;
  notation: string;
  phrase: Phrase | null;
}

/** Something that happened, as this side may know it: for motion, and in words. */
export interface Told {
  event: unknown | null;
  phrase: Phrase | null;
}

/** `GET /api/tables/{key}/replay`: a finished game; its moments are `Moment`s 0 to `steps`. */
export interface Replay {
  table: string;
  round: number;
  game: string;
  names: string[];
  levels: (string | null)[];
  steps: number;
  log: Line[];
  outcome: Outcome;
  fairness: Fairness;
}

/** What happened at one `seq`, for the log; `by` None is the table itself. */
export interface Line {
  seq: number;
  at: number;
  by: number | null;
  told: Told[];
}

/** Scores, places and winners, a seat each. */
export interface Outcome {
  scores: number[];
  ranks: number[];
  winners: number[];
}

/** Proof that nobody chose the deal. */
export interface Fairness {
  commitment: string;
  contributions: Contribution[];
  secret: string | null;
  seed: string | null;
}

/** The entropy that a seat added to the deal. */
export interface Contribution {
  seat: number;
  entropy: string;
}

/** `GET /api/tables/{key}/verify`: whether seal, deal, moves and result fit each other. */
export interface Verdict {
  fits: boolean;
  moves: number;
  problem: string;
}

/** Something said at the table: `text`, or a ready-made phrase. */
export interface ChatLine {
  seq: number;
  at: number;
  player: string;
  name: string;
  seat: number | null;
  text: string | null;
  quick: "again" | "good-luck" | "hello" | "one-moment" | "oops" | "thanks" | "thinking" | "well-played" | null;
}

/** Time left at the moment `now` of the message, in milliseconds. */
export interface Clocks {
  left: (number | null)[];
  running: number[];
  timer: number | null;
  timer_seat: number | null;
  ending: number | null;
}

/** Your message had been carried out before (`seq` says when), or needed no update. */
export interface Done {
  type: "done";
  re: string;
  seq: number;
}

/** A message that could not be carried out for a reason outside the rules. */
export interface Failure {
  type: "failure";
  re: string | null;
  code: "bad-move" | "bad-name" | "bad-options" | "bad-origin" | "busy" | "closing" | "internal" | "locked" | "no-session" | "no-such-seat" | "not-found" | "not-host" | "not-now" | "not-ready" | "not-your-seat" | "other-seat" | "paused" | "removed" | "seat-taken" | "stale" | "too-fast" | "too-large" | "unreadable" | "version-gone" | "wrong-credentials";
  phrase: Phrase;
  detail: string;
  retry_after: number | null;
}

/** The server closes this socket; connect again unless the code says otherwise. */
export interface Goodbye {
  type: "goodbye";
  code: "bad-move" | "bad-name" | "bad-options" | "bad-origin" | "busy" | "closing" | "internal" | "locked" | "no-session" | "no-such-seat" | "not-found" | "not-host" | "not-now" | "not-ready" | "not-your-seat" | "other-seat" | "paused" | "removed" | "seat-taken" | "stale" | "too-fast" | "too-large" | "unreadable" | "version-gone" | "wrong-credentials";
}

/** The answer to `ping`; `now` is the server's clock in milliseconds. */
export interface Pong {
  type: "pong";
  re: string;
  now: number;
}

/** Somebody's connection came or went; not part of the log. */
export interface Presence {
  type: "presence";
  connected: boolean[];
  spectators: number;
  take_over_in: number | null;
}

/** The rules do not allow that move now: why, by which rule, and what to do instead. */
export interface Refused {
  type: "refused";
  re: string;
  seq: number;
  rule: string;
  phrase: Phrase;
  instead: Phrase;
  legal: MoveChoice[];
}

/** The log as one of several hot seats knows it. */
export interface SeatLog {
  seat: number;
  log: Line[];
}

/** Something happened; `seq` is one more than in the update before. */
export interface Update {
  type: "update";
  seq: number;
  now: number;
  by: number | null;
  deciders: number[];
  sides: Side[];
  clocks: Clocks | null;
  re: string | null;
  told: Told[];
  table: TableInfo | null;
  chat: ChatLine | null;
  you: You | null;
}

/** A table as everybody sees it: `GET /api/tables/{id or code}`, and on the socket. */
export interface TableInfo {
  id: string;
  code: string;
  title: string;
  game: string;
  version: number;
  options: Record<string, unknown>;
  status: "lobby" | "over" | "playing";
  listed: boolean;
  locked: boolean;
  host: string | null;
  chairs: Chair[];
  clock: ClockRule;
  absence: AbsenceRule;
  round: number;
  fairness: Fairness;
  pause: Pause | null;
  outcome: Outcome | null;
  spectators: number;
  created: number;
  ruling: Ruling | null;
  deck: string | null;
  take_over_in: number | null;
}

/** A seat as everybody sees it. Several chairs of one `player` are hot seats. */
export interface Chair {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string;
  player: string | null;
  level: string | null;
  ready: boolean;
  connected: boolean;
  stand_in: boolean;
}

/** A pause that is wanted (`agreed` does not hold everybody yet) or in force. */
export interface Pause {
  by: number;
  agreed: number[];
  in_force: boolean;
}

/** A case that no rule covers, and how the vote on it stands or has ended. */
export interface Ruling {
  text: string;
  by: number | null;
  yes: number;
  no: number;
  voted: number[];
  closes: number;
  is_open: boolean;
  carried: boolean;
}

/** Who the connection speaks for. */
export interface You {
  player: string;
  name: string;
  seats: number[];
  host: boolean;
  may_sit: number[];
  held: number[];
}

/** First message on a socket, and the answer to `sync`: the whole picture. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  seq: number;
  now: number;
  you: You;
  table: TableInfo;
  deciders: number[];
  sides: Side[];
  clocks: Clocks | null;
  log: Line[];
  chat: ChatLine[];
  logs: SeatLog[];
}

/** `GET /api/tables`: the listed tables, newest first, and how many people are playing. */
export interface Lobby {
  tables: TableLine[];
  people: number;
}

/** A table in the list of `GET /api/tables`. */
export interface TableLine {
  id: string;
  code: string;
  title: string;
  game: string;
  status: "lobby" | "over" | "playing";
  seats: number;
  free: number;
  host: string;
}

/** Who a seat is for when the table is made: a person, or a bot of a level. */
export interface SeatSetting {
  kind?: "bot" | "person";
  level?: "casual" | "expert" | "random" | "skilled";
}

/** `POST /api/tables`: make a table. Its maker is its host and sits first. */
export interface TableBody {
  game: string;
  seats: SeatSetting[];
  options?: Record<string, unknown>;
  title?: string;
  listed?: boolean;
  clock?: ClockRule;
  absence?: AbsenceRule;
  deck?: string | null;
}

export type FromServer = Welcome | Update | Done | Refused | Failure | Presence | Pong | Goodbye;

export type FromClient = MakeMove | Sit | Leave | Ready | Start | Rematch | Say | Quick | WantPause | Resume | AskRuling | Vote | SetSeat | SetSeats | Configure | Remove | Lock | HandOver | TakeOver | Sync | Ping;
