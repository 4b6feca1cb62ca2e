// Generated from stolik/protocol by stolik.protocol.typescript; do not edit.

export const PROTOCOL = 2;

/** A ban, or a silence. */
export interface AdminBan {
  id: string;
  kind: "ban" | "silence";
  player: string | null;
  name: string;
  network: string | null;
  made: number;
  until: number | null;
  reason: string;
}

/** `GET /api/admin/bans`: those that are still valid. */
export interface AdminBans {
  bans: AdminBan[];
}

/** A deck in a list for admins. */
export interface AdminDeck {
  id: string;
  name: string;
  owner: string;
  owner_name: string;
  game: string;
}

/** `GET /api/admin/decks`: those whose name has the words. */
export interface AdminDecks {
  decks: AdminDeck[];
  more: string | null;
}

/** Something that was said at a table. */
export interface AdminLine {
  seq: number;
  at: number;
  player: string;
  name: string;
  text: string;
}

/** `POST /api/admin-link`: become an admin by the link that the console printed. */
export interface AdminLinkBody {
  key: string;
}

/** `GET /api/admin/people`: those whose name, login or id has the words, the newest first. */
export interface AdminPeople {
  people: AdminPerson[];
  more: string | null;
}

/** A guest or an account, as admins see them in a list. */
export interface AdminPerson {
  player: string;
  name: string;
  login: string | null;
  since: number;
  seen: number | null;
  admin: boolean;
  banned_until: number | null;
  silenced_until: number | null;
}

/** `GET /api/admin/people/{player}`: all that helps to decide about somebody. */
export interface AdminPersonDetails {
  person: AdminPerson;
  sessions: SessionLine[];
  addresses: string[];
  tables: AdminTable[];
  bans: AdminBan[];
}

/** A device on which the player is logged in. */
export interface SessionLine {
  session: string;
  used: number;
  browser: string;
  is_this: boolean;
}

/** A table in a list for admins. */
export interface AdminTable {
  id: string;
  code: string;
  game: string;
  status: string;
  title: string;
  host: string;
  listed: boolean;
  created: number;
  changed: number;
  maker: string | null;
  maker_name: string;
}

/** What a player reported, with what was said at the table then. */
export interface AdminReport {
  id: string;
  made: number;
  kind: "chat" | "name" | "other" | "play";
  text: string;
  reporter: string;
  reporter_name: string;
  player: string;
  name: string;
  table: string;
  code: string;
  title: string;
  address: string;
  lines: AdminLine[];
  closed: number | null;
}

/** `GET /api/admin/reports`: open ones first, the newest first. */
export interface AdminReports {
  reports: AdminReport[];
}

/** `GET /api/admin/tables/{key}`: who is there, and what was said. */
export interface AdminTableDetails {
  table: AdminTable;
  people: Record<string, string>;
  lines: AdminLine[];
}

/** `GET /api/admin/tables`: the newest first. */
export interface AdminTables {
  tables: AdminTable[];
  more: string | null;
}

/** What an admin did: a line of the audit log. */
export interface AuditEntry {
  id: string;
  made: number;
  admin: string;
  admin_name: string;
  action: string;
  subject: string;
  details: Record<string, unknown>;
}

/** `GET /api/admin/audit`: the newest first. */
export interface AuditPage {
  entries: AuditEntry[];
  more: string | null;
}

/** `POST /api/admin/people/{player}/ban`: for some days, or for good. */
export interface BanBody {
  kind: "ban" | "silence";
  days?: number | null;
  reason?: string;
}

/** How many were deleted. */
export interface Deleted {
  count: number;
}

/** An invitation that still lets people in. */
export interface Invitation {
  id: string;
  made: number;
  until: number;
  uses: number;
  note: string;
}

/** `POST /api/admin/invitations`: make a link that lets some people in. */
export interface InvitationBody {
  uses?: number;
  days?: number;
  note?: string;
}

/** `GET /api/admin/invitations`. */
export interface Invitations {
  invitations: Invitation[];
}

/** `POST /api/admin/people/{player}/name`: give somebody another name, wherever it stands. */
export interface NameBody {
  name: string;
}

/** `POST /api/admin/bans`: nobody comes in from a range of addresses. */
export interface NetworkBanBody {
  network: string;
  days?: number | null;
  reason?: string;
}

/** A new invitation; the path is shown once. */
export interface NewInvitation {
  path: string;
  until: number;
}

/** `POST /api/reports`: tell the admins about somebody at a table where I am. */
export interface ReportBody {
  table: string;
  player: string;
  kind: "chat" | "name" | "other" | "play";
  text?: string;
}

/** A link path by which somebody sets a new password; shown once. */
export interface ResetLink {
  login: string;
  code: string;
  path: string;
}

/** `POST /api/admin/people/{player}/role`: make an account an admin, or no longer one. */
export interface RoleBody {
  admin: boolean;
}

/** `GET /api/notice`: what every page shows at its top; empty most of the time. */
export interface ServerNotice {
  announcement_pl: string;
  announcement_en: string;
  read_only: boolean;
}

/** `GET` and `POST /api/admin/settings`: what admins set; days that are None stay the host's. */
export interface ServerSettings {
  announcement_pl: string;
  announcement_en: string;
  read_only: boolean;
  invitation_only: boolean;
  name_words: string[];
  guest_days: number | null;
  lobby_days: number | null;
  table_days: number | null;
  record_days: number | null;
  report_days: number;
  audit_days: number;
}

/** The settings of the server, and the days that count where admins set none. */
export interface SettingsAnswer {
  settings: ServerSettings;
  defaults: Record<string, number>;
}

/** `POST /api/admin/tables/delete`: delete these tables, by id or code. */
export interface TablesBody {
  tables: string[];
}

/** `POST /api/admin/tables/{key}/words`: remove what was said in a line; 0 is the title. */
export interface WordsBody {
  line: number;
}

/** `POST /api/blank/decks/{deck}/stewards/answer`: be a steward, or decline it. */
export interface AnswerInvitation {
  accepts: boolean;
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
  title: BothLanguages | null;
  text: BothLanguages | null;
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
  own_texts: BothLanguages[];
  can_translate: boolean;
  can_correct: boolean;
  is_mine: boolean;
}

/** The same words in both languages. */
export interface BothLanguages {
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

/** `GET /api/blank/decks`: my decks, the possible marks, and the founding editions. */
export interface BlankDecks {
  decks: BlankDeckLine[];
  symbols: string[];
  paints: string[];
  editions: Record<string, BothLanguages>;
  cared: BlankDeckLine[];
  offers: BlankOffer[];
  invitations: BlankOffer[];
  damaged: DamagedBlankDeck[];
}

/** A deck that somebody offers me, or wants me as a steward of. */
export interface BlankOffer {
  deck: BlankDeckLine;
  by: string;
}

/** A deck of mine that the server cannot read, and where in its data the damage is. */
export interface DamagedBlankDeck {
  id: string;
  name: string;
  place: string;
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
  count: number;
}

/** `POST /api/blank/decks/{deck}/export`: the deck as one readable file. */
export interface BlankFile {
  name: string;
  file: string;
}

/** `GET /api/blank/decks/{deck}`: every card of a deck, and the deck's history. */
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
  invited: BlankPerson[];
  is_invited: boolean;
  known: BlankPerson[];
  offered: BlankPerson | null;
  next_volume: string | null;
}

/** Somebody with a role at a deck. */
export interface BlankPerson {
  player: string;
  name: string;
}

/** `POST /api/blank/decks/{deck}`: the owner changes the deck; what is None stays. */
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

/** `POST /api/blank/decks/import`: make a deck of one's own from a file's text. */
export interface ImportBlankDeck {
  file: string;
}

/** `POST /api/blank/decks/{deck}/stewards`: ask somebody to accept cards as the owner does. */
export interface NameSteward {
  who: string;
  is_steward?: boolean;
}

/** `POST /api/blank/decks`: create a deck; its maker owns it. */
export interface NewBlankDeck {
  name: string;
  symbol?: string;
  paint?: string;
  edition?: string;
}

/** `POST /api/blank/decks/{deck}/offer`: give the deck away; None withdraws the offer. */
export interface OfferDeck {
  to?: string | null;
}

/** A winner's right to write one card, and its progress. */
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
  title: BothLanguages | null;
  text: BothLanguages | null;
  sign: string;
  author: string;
  picture: string | null;
  remarks: string;
  nods: string[];
  trial: "agreed" | "asked" | "no";
  bot: string | null;
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
  step: "accept" | "hand-in" | "nod" | "refuse" | "send-back" | "try" | "withdraw";
  remarks?: string;
}

/** `POST /api/blank/decks/{deck}/translate`: translate a card into the language it lacks. */
export interface TranslateCard {
  slot: string;
  language: "en" | "pl";
  texts: string[];
  is_correction?: boolean;
}

/** Somebody I have played with, or whom I have blocked. */
export interface Contact {
  player: string;
  name: string;
  game: string;
  last: number;
}

/** `GET /api/contacts`: those I played with lately, the last first; and whom I have blocked. */
export interface Contacts {
  lately: Contact[];
  blocked: Contact[];
}

/** `POST /api/tables/{id}/invitations`, `/api/blocks` and `/api/blocks/end`: whom. */
export interface PlayerBody {
  player: string;
}

/** `GET /api/days/{game}/comparison`: all who have played a deal, the best first. */
export interface DayComparison {
  day: string;
  game: string;
  players: number;
  heading: Phrase | null;
  lines: DayLine[];
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

/** The player on a seat; the presenter knows the name. */
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

/** How somebody did: their place among all, and at the table; `cell` is in the game's units. */
export interface DayLine {
  place: number;
  name: string;
  rank: number;
  cell: Phrase;
  is_you: boolean;
}

/** The deal of one game on one day. */
export interface DayDeal {
  game: string;
  levels: (string | null)[];
  players: number;
  commitment: string;
  secret: string | null;
  table: string | null;
  is_played: boolean;
}

/** `GET /api/days`: the deals of a day; they can be begun `until` it ends. */
export interface DayDeals {
  day: string;
  until: number;
  deals: DayDeal[];
}

/** `GET /api/days-off`: mine, and how many are left this year. */
export interface DaysOff {
  periods: DaysOffPeriod[];
  left: number;
  a_year: number;
}

/** Days off that are not over; `begin` and `until` are milliseconds since 1970. */
export interface DaysOffPeriod {
  first: string;
  last: string;
  begin: number;
  until: number;
}

/** `POST /api/days-off`: from the first to the last of them, in my time zone. */
export interface DaysOffBody {
  first: string;
  last: string;
  zone?: string;
}

/** `POST /api/days-off/end`: take back those that begin then, or end them now. */
export interface EndDaysOffBody {
  begin: number;
}

/** `POST /api/account`: turn the guest into an account that keeps its games. */
export interface AccountBody {
  name: string;
  password: string;
}

/** `POST /api/account/sessions/end`: end the session of this key, on whatever device it is. */
export interface EndSessionBody {
  session: string;
}

/** A game that this server offers; `name` and `tagline` are in its Fluent files. */
export interface GameInfo {
  id: string;
  version: number;
  seats: number[];
  options: OptionField[];
  levels: string[];
  decks: boolean;
  modes: ModeInfo[];
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

/** A way to play: `label` is the game's Fluent id, its attribute `.about` says more. */
export interface ModeInfo {
  name: string;
  label: string;
  seats: number[];
  options: Record<string, unknown>;
}

/** `GET /api/players/{player}/games/{game}`: what is counted over a player's games. */
export interface GameStatistics {
  player: string;
  game: string;
  games: number;
  won: number;
  tallies: SummedTally[];
  written: number | null;
  pending: number;
}

/** What was counted over many games: how often it went right, of how many times. */
export interface SummedTally {
  topic: string;
  part: string;
  name: Named | null;
  hits: number;
  of: number;
}

/** `POST /api/session`: play as a guest under this name, or change it. */
export interface GuestBody {
  name: string;
  invitation?: string;
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

/** A player's strength in a game: 1500 points before the first one. */
export interface Rating {
  game: string;
  points: number;
  games: number;
  provisional: boolean;
}

/** `POST /api/account/delete`: delete me and what is said about me; accounts need `password`. */
export interface LeaveBody {
  password?: string | null;
}

/** `POST /api/login`: log in; `login` is from `Me` when the account was made, or its e-mail. */
export interface LoginBody {
  login: string;
  password: string;
}

/** The answer of `GET /api/session` and of every request that changes the session. */
export interface Me {
  player: string;
  name: string;
  account: boolean;
  login: string | null;
  recovery: string | null;
  has_recovery: boolean;
  admin: boolean;
}

/** `POST /api/account/password`: change the password; every other session ends. */
export interface PasswordBody {
  password: string;
  new_password: string;
}

/** The body of every answer with status 400 or above. */
export interface Problem {
  code: "bad-email" | "bad-move" | "bad-name" | "bad-options" | "bad-origin" | "banned" | "busy" | "chairs-empty" | "closing" | "damaged" | "day-deal" | "day-not-over" | "day-played" | "day-unplayed" | "deck-damaged" | "hand-seen" | "internal" | "invitation-needed" | "locked" | "name-refused" | "no-hints" | "no-mail" | "no-session" | "no-such-seat" | "not-admin" | "not-found" | "not-host" | "not-now" | "not-ready" | "not-your-seat" | "other-seat" | "paused" | "position-fixed" | "read-only" | "removed" | "seat-closed" | "seat-taken" | "silenced" | "stale" | "table-full" | "table-gone" | "too-fast" | "too-large" | "too-many-days-off" | "undo-asks" | "undo-open" | "unreadable" | "version-gone" | "weak-password" | "wrong-credentials" | "wrong-link";
  phrase: Phrase;
  detail: string;
  retry_after: number | null;
}

/** `GET /api/players/{player}`; `GET /api/players/{player}/history` gives `History`. */
export interface Profile {
  player: string;
  name: string;
  since: number;
  ratings: Rating[];
  games: number;
}

/** `POST /api/recover`: set a new password with the recovery code; every session ends. */
export interface RecoverBody {
  login: string;
  code: string;
  new_password: string;
}

/** `POST /api/account/recovery`: make a new recovery code. */
export interface RecoveryBody {
  password: string;
}

/** `GET /api/account/sessions`: the last used first. */
export interface Sessions {
  sessions: SessionLine[];
}

/** `POST /api/reset`: mail a link to the account of this address or login, if there is one. */
export interface AskResetBody {
  login: string;
  language?: "en" | "pl";
}

/** `POST /api/account/email`: mail a link to this address; it belongs to the account then. */
export interface EmailBody {
  email: string;
  password: string;
  language?: "en" | "pl";
}

/** `POST /api/notifications/push/end`: this browser is to be told nothing any more. */
export interface EndPushBody {
  endpoint: string;
}

/** `POST /api/account/email/remove`: the account is to have no e-mail address any more. */
export interface ForgetEmailBody {
  password: string;
}

/** `POST /api/account/email/confirm`: the link that was mailed to prove an address. */
export interface LinkBody {
  link: string;
}

/** `POST /api/notifications/preferences`: what one person wants to be told, by which way. */
export interface NotificationPreferences {
  push: ("invited" | "over" | "reminder" | "turn")[];
  mail: ("invited" | "over" | "reminder" | "turn")[];
  quiet: Quiet | null;
  zone: string;
  titles: boolean;
  language: "en" | "pl";
}

/** Hours in which nothing is told, in minutes of the day; they may go over midnight. */
export interface Quiet {
  begin: number;
  end: number;
}

/** `GET /api/notifications`: what I want to be told, and what this server can do. */
export interface Notifications {
  preferences: NotificationPreferences;
  push_key: string | null;
  can_mail: boolean;
  email: string | null;
}

/** `POST /api/notifications/push`: tell me in this browser, as long as this session lasts. */
export interface PushBody {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `POST /api/reset/finish`: set a new password with the mailed link; every session ends. */
export interface ResetBody {
  link: string;
  new_password: string;
}

/** `GET /api/tables/{key}/hint`: what the coach says about my move at hand, after `ask-hint`. */
export interface HintAnswer {
  seat: number;
  step: number;
  hint: Hint;
}

/** What the coach says about a move at hand, as far as it was asked for. */
export interface Hint {
  among: Option[];
  move: Option | null;
  why: Sentence[];
}

/** A move that could have been made, and its value with a 95 % interval, from 0 to 1. */
export interface Option {
  move: string;
  words: Phrase;
  value: number;
  low: number;
  high: number;
}

/** One sentence of a judgement; `check` proves it against the record. */
export interface Sentence {
  phrase: Phrase;
  step: number;
}

/** `GET /api/tables/{key}/replay/{step}`: the game after `step` moves. */
export interface Moment {
  step: number;
  by: number | null;
  deciders: number[];
  sides: SeatUpdate[];
}

/** The game as one seat knows it; seat None is a spectator's. */
export interface SeatUpdate {
  seat: number | null;
  view: unknown;
  question: Phrase | null;
  legal: MoveChoice[];
  told: EventLine[];
  aside: MoveChoice[];
  may_undo: boolean;
}

/** A move that the seat may make now. */
export interface MoveChoice {
  code: number;
  notation: string;
  phrase: Phrase | null;
  move: unknown;
  role: "decline" | "option" | "pass" | "primary";
  asks_twice: boolean;
  is_forced: boolean;
  can_wait: boolean;
}

/** Something that happened, as this seat may know it: for animation, and in words. */
export interface EventLine {
  event: unknown | null;
  phrase: Phrase | null;
}

/** `POST /api/tables/{key}/play-on`: make a table that plays on from a point of a game. */
export interface PlayOnBody {
  seat: number;
  step?: number | null;
  round?: number | null;
  redrawn?: boolean;
  friends?: boolean;
  level?: "casual" | "expert" | "random" | "skilled";
}

/** `GET /api/tables/{key}/question/{step}`: what would you do after `step` moves? */
export interface Question {
  step: number;
  seat: number;
  side: SeatUpdate;
}

/** `GET /api/tables/{key}/question/{step}/answer`: what the coach says about a move there. */
export interface QuestionAnswer {
  judgement: Judgement;
  made: string;
  made_words: Phrase;
}

/** One decision, judged by what its seat could know. */
export interface Judgement {
  step: number;
  seat: number;
  played: string;
  measure: string;
  verdict: string;
  loss: number;
  low: number;
  high: number;
  options: Option[];
  why: Sentence[];
}

/** How a game changed somebody's rating: points as shown, and whether they are provisional. */
export interface RatingChange {
  before: number;
  after: number;
  provisional: boolean;
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
}

/** What happened at one `seq`, for the log; `by` None is the table itself. */
export interface Line {
  seq: number;
  at: number;
  by: number | null;
  told: EventLine[];
  step: number | null;
  undone: boolean;
  undoes: number | null;
}

/** Scores, places and winners, one for each seat. */
export interface Outcome {
  scores: number[];
  ranks: number[];
  winners: number[];
}

/** `GET /api/tables/{key}/result`: how a finished game ended, in its own units. */
export interface Result {
  table: string;
  round: number;
  game: string;
  names: string[];
  levels: (string | null)[];
  outcome: Outcome;
  columns: Column[];
  highlight: Highlight | null;
  ratings: (RatingChange | null)[];
}

/** One column of the result: what it counts, and a cell for each seat. */
export interface Column {
  heading: Phrase;
  cells: Phrase[];
}

/** The most memorable moment of a game: after which move, whose it was, and one sentence. */
export interface Highlight {
  step: number;
  seat: number;
  phrase: Phrase;
  picture: unknown;
}

/** `GET /api/tables/{key}/review`: the coach's review of a finished game, or how far it is. */
export interface ReviewAnswer {
  state: "failed" | "none" | "off" | "ready" | "working";
  done: number;
  of: number;
  review: Review | null;
}

/** A whole game, reviewed. */
export interface Review {
  game: string;
  version: number;
  minds: number;
  seed: number;
  judgements: Judgement[];
  course: Chances[];
  luck: LuckyEvent[];
  balance: Balance[];
  moments: KeyMoment[];
}

/** Every player's chance to win after a move, as each seat could judge it. */
export interface Chances {
  step: number;
  seen_by: number[][];
}

/** What the deal, a draw or a roll changed for every seat; step 0 is the deal. */
export interface LuckyEvent {
  step: number;
  gains: number[];
  reach: number[];
}

/** A seat's result, taken apart: `luck` + `skill` = `result` - `expected`. */
export interface Balance {
  result: number;
  expected: number;
  luck: number;
  skill: number;
  given_away: number;
}

/** One of the three moves that mattered most. */
export interface KeyMoment {
  step: number;
  seat: number;
  kind: string;
  size: number;
}

/** `GET /api/tables/{key}/verify`: whether seal, deal, moves and result are consistent. */
export interface Verdict {
  fits: boolean;
  moves: number;
  problem: string;
  protocol: number | null;
  unrevealed: number[];
}

/** Something said at the table: `text`, a ready-made phrase, or a reaction. */
export interface ChatLine {
  seq: number;
  at: number;
  player: string;
  name: string;
  seat: number | null;
  text: string | null;
  quick: "again" | "good-luck" | "hello" | "one-moment" | "oops" | "thanks" | "thinking" | "well-played" | null;
  reaction: "bravo" | "heart" | "laugh" | "oh-no" | "tea" | "wow" | null;
}

/** `GET /api/tables/{id}/chat`: an earlier part of the chat. */
export interface ChatPage {
  chat: ChatLine[];
  older: number | null;
}

/** Time left at the moment `now` of the message, in milliseconds. */
export interface Clocks {
  left: (number | null)[];
  running: number[];
  timer: number | null;
  timer_seat: number | null;
  ending: number | null;
}

/** A seat of the running game that a bot plays for nobody, and why I cannot take it. */
export interface ClosedSeat {
  seat: number;
  code: "bad-email" | "bad-move" | "bad-name" | "bad-options" | "bad-origin" | "banned" | "busy" | "chairs-empty" | "closing" | "damaged" | "day-deal" | "day-not-over" | "day-played" | "day-unplayed" | "deck-damaged" | "hand-seen" | "internal" | "invitation-needed" | "locked" | "name-refused" | "no-hints" | "no-mail" | "no-session" | "no-such-seat" | "not-admin" | "not-found" | "not-host" | "not-now" | "not-ready" | "not-your-seat" | "other-seat" | "paused" | "position-fixed" | "read-only" | "removed" | "seat-closed" | "seat-taken" | "silenced" | "stale" | "table-full" | "table-gone" | "too-fast" | "too-large" | "too-many-days-off" | "undo-asks" | "undo-open" | "unreadable" | "version-gone" | "weak-password" | "wrong-credentials" | "wrong-link";
}

/** Your message was already applied (`seq` says when), or needed no update. */
export interface Done {
  type: "done";
  re: string;
  seq: number;
}

/** A message that was refused for a reason outside the rules. */
export interface Failure {
  type: "failure";
  re: string | null;
  code: "bad-email" | "bad-move" | "bad-name" | "bad-options" | "bad-origin" | "banned" | "busy" | "chairs-empty" | "closing" | "damaged" | "day-deal" | "day-not-over" | "day-played" | "day-unplayed" | "deck-damaged" | "hand-seen" | "internal" | "invitation-needed" | "locked" | "name-refused" | "no-hints" | "no-mail" | "no-session" | "no-such-seat" | "not-admin" | "not-found" | "not-host" | "not-now" | "not-ready" | "not-your-seat" | "other-seat" | "paused" | "position-fixed" | "read-only" | "removed" | "seat-closed" | "seat-taken" | "silenced" | "stale" | "table-full" | "table-gone" | "too-fast" | "too-large" | "too-many-days-off" | "undo-asks" | "undo-open" | "unreadable" | "version-gone" | "weak-password" | "wrong-credentials" | "wrong-link";
  phrase: Phrase;
  detail: string;
  retry_after: number | null;
}

/** The server closes this socket; connect again unless the code says otherwise. */
export interface Goodbye {
  type: "goodbye";
  code: "bad-email" | "bad-move" | "bad-name" | "bad-options" | "bad-origin" | "banned" | "busy" | "chairs-empty" | "closing" | "damaged" | "day-deal" | "day-not-over" | "day-played" | "day-unplayed" | "deck-damaged" | "hand-seen" | "internal" | "invitation-needed" | "locked" | "name-refused" | "no-hints" | "no-mail" | "no-session" | "no-such-seat" | "not-admin" | "not-found" | "not-host" | "not-now" | "not-ready" | "not-your-seat" | "other-seat" | "paused" | "position-fixed" | "read-only" | "removed" | "seat-closed" | "seat-taken" | "silenced" | "stale" | "table-full" | "table-gone" | "too-fast" | "too-large" | "too-many-days-off" | "undo-asks" | "undo-open" | "unreadable" | "version-gone" | "weak-password" | "wrong-credentials" | "wrong-link";
}

/** `GET /api/tables/{id}/log`: an earlier part of this round's log, as the reader knows it. */
export interface LogPage {
  log: Line[];
  logs: SeatLog[];
  older: number | null;
}

/** The log as one of several hot seats knows it. */
export interface SeatLog {
  seat: number;
  log: Line[];
}

/** `GET /api/tables/{id}/missed?seen=N`: the welcome of that moment, and every message since. */
export interface Missed {
  messages: unknown[];
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
  watching: string[];
  television: boolean;
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

/** Something happened; `seq` is one more than in the update before. */
export interface Update {
  type: "update";
  seq: number;
  now: number;
  by: number | null;
  deciders: number[];
  sides: SeatUpdate[];
  clocks: Clocks | null;
  re: string | null;
  told: EventLine[];
  table: TableInfo | null;
  chat: ChatLine | null;
  you: You | null;
  undone: number | null;
}

/** A table as everybody sees it: `GET /api/tables/{id or code}`, and on the socket. */
export interface TableInfo {
  id: string;
  code: string;
  title: string;
  game: string;
  version: number;
  options: Record<string, unknown>;
  status: "dealing" | "lobby" | "over" | "playing";
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
  rematch: boolean;
  watching: string[];
  television: boolean;
  reviews: boolean;
  friendly: boolean;
  hints: boolean;
  undo: UndoVote | null;
  plays_on: PlaysOn | null;
  day: string | null;
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
  days_off: Span | null;
}

/** From when to when, in milliseconds since 1970. */
export interface Span {
  begin: number;
  until: number;
}

/** How much time there is to think. */
export interface ClockRule {
  kind?: "move" | "none" | "player";
  seconds?: number;
  increment?: number;
  reserve?: number;
}

/** What happens to the seat of somebody whose connection is gone. */
export interface AbsenceRule {
  kind?: "bot" | "wait";
  grace?: number;
  level?: "casual" | "expert" | "random" | "skilled";
}

/** Proof that nobody chose the deal (docs/fairness.md). */
export interface Fairness {
  commitment: string;
  parts: Part[];
  closed: string | null;
  secret: string | null;
  seed: string | null;
}

/** A player's part of the deal; `entropy` is shown once the cards are dealt. */
export interface Part {
  seat: number;
  commitment: string;
  revealed: boolean;
  entropy: string | null;
}

/** A pause that is wanted (`agreed` does not hold everybody yet) or in force. */
export interface Pause {
  by: number;
  agreed: number[];
  in_force: boolean;
}

/** A case that no rule covers, and the state or result of the vote on it. */
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

/** Whether a seat may take back its move at `seq`, and everything since: who has to agree. */
export interface UndoVote {
  by: number;
  seq: number;
  asked: number[];
  agreed: number[];
  closes: number;
}

/** The table plays on from another game: after how many moves, and whether what its maker could */
export interface PlaysOn {
  step: number;
  redrawn: boolean;
}

/** The player behind this connection. */
export interface You {
  player: string;
  name: string;
  seats: number[];
  host: boolean;
  may_sit: number[];
  held: number[];
  closed: ClosedSeat[];
}

/** First message on a socket, and the answer to `sync`: the whole state. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  seq: number;
  now: number;
  you: You;
  table: TableInfo;
  deciders: number[];
  sides: SeatUpdate[];
  clocks: Clocks | null;
  log: Line[];
  chat: ChatLine[];
  logs: SeatLog[];
  older: number | null;
  older_chat: number | null;
  anew: boolean;
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

/** `GET /api/address`: where others find this server; empty when its host did not say. */
export interface ServerAddress {
  address: string;
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
  friendly?: boolean;
  hints?: boolean;
}

/** A table to which somebody I know has invited me, and that has a chair for me. */
export interface TableInvitation {
  code: string;
  title: string;
  game: string;
  by: string;
  player: string;
  seats: number;
  free: number;
  made: number;
}

/** A table where I sit: its people, and whom it waits for. */
export interface YourTable {
  id: string;
  code: string;
  title: string;
  game: string;
  status: "lobby" | "playing";
  names: string[];
  bots: boolean[];
  mine: number[];
  asked: number[];
  since: number;
  is_your_turn: boolean;
  rematch: boolean;
}

/** `GET /api/tables/mine`: those that wait for me first, the longest wait on top. */
export interface YourTables {
  tables: YourTable[];
  invitations: TableInvitation[];
}

/** `POST /api/blank/choices`: what else a part of a card could say. */
export interface AskChoices {
  card: Record<string, unknown>;
  place: string;
  language?: "en" | "pl";
}

/** `POST /api/blank/last-game`: what a card would have done in the game of a reward. */
export interface AskLastGame {
  card: Record<string, unknown>;
  reward: string;
  slot?: string | null;
  language?: "en" | "pl";
}

/** A card that may be meant; its sentence says what it would do. */
export interface CardOffer {
  card: Record<string, unknown>;
  text: string;
  sign: string;
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

/** The turns in which a card would have been activated, and their total; or why not known. */
export interface LastGame {
  turns: number;
  fired: number[];
  uncounted: "memory" | "other-cards" | "people" | "reaction" | "time" | null;
}

/** The sentence kept in the writer's words; `judged` names what people then judge. */
export interface OwnWordsCard {
  card: Record<string, unknown>;
  text: string;
  judged: ("duty" | "trigger")[];
}

/** A card in which one part is replaced, and how that part then reads. */
export interface PartChoice {
  card: Record<string, unknown>;
  text: string;
}

/** The choices of a part, the most common first; there may be none. */
export interface PartChoices {
  choices: PartChoice[];
}

/** `POST /api/blank/read`: a sentence in plain words, or a card put together from lists. */
export interface ReadCard {
  sentence?: string | null;
  card?: Record<string, unknown> | null;
  language?: "en" | "pl";
  kind?: "effect" | "rule" | null;
}

/** What was understood, as sentences in both languages; or what is wrong with it. */
export interface Reading {
  card: Record<string, unknown> | null;
  kind: "effect" | "rule" | null;
  text: BothLanguages | null;
  sign: string;
  lines: ReadLine[];
  trouble: Trouble | null;
  question: string | null;
  readings: CardOffer[];
  suggestions: CardOffer[];
  judged: ("duty" | "trigger")[];
  by_play: boolean;
  own_words: OwnWordsCard | null;
}

/** A trigger, a condition or a clause, with the words that lead to it. */
export interface ReadLine {
  lead: string;
  parts: ReadPart[];
}

/** A part of a card: its place in the data, its text, and the writer's words for it. */
export interface ReadPart {
  place: string;
  role: "amount" | "condition" | "period" | "trigger" | "what" | "who";
  text: string;
  words: string;
  by_people: boolean;
}

/** Why a sentence or a card is not valid: where it stops, and what is wrong. */
export interface Trouble {
  place: number;
  found: string;
  told: string[];
  length: number;
  reason: string;
}

/** Where four games of five lie: the lowest and the highest tenth are left out. */
export interface Spread {
  low: number;
  high: number;
}

/** The same games without and with the card, and what to warn of. */
export interface Tried {
  before: TriedGames;
  after: TriedGames;
  warnings: string[];
}

/** What the games were like. */
export interface TriedGames {
  games: number;
  turns: Spread;
  fired: Spread;
}

/** `POST /api/blank/preview`: what a card would do to a deck's games. */
export interface TryCard {
  card: Record<string, unknown>;
  deck?: string | null;
  slot?: string;
  seats?: number;
  language?: "en" | "pl";
}

/** All my seats are ready; `commitment` fixes my part of the deal without revealing it. */
export interface Ready {
  type: "ready";
  id: string;
  commitment?: string | null;
  ready?: boolean;
  round?: number | null;
}

/** Host: begin. Counts as the host's own `ready`. Empty chairs are removed. */
export interface Start {
  type: "start";
  id: string;
  commitment?: string | null;
  round?: number | null;
}

/** The list is closed: here is my part of the deal, 32 random bytes in hexadecimal digits. */
export interface Reveal {
  type: "reveal";
  id: string;
  entropy: string;
}

/** Once the game is over: offer another round with the same seats. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Ask the coach about the move at hand: `step` 1 for a nudge, 2 for the move, 3 for why. */
export interface AskHint {
  type: "ask-hint";
  id: string;
  seat: number;
  step: number;
}

/** Take an empty seat. Sitting on a second one makes it a hot seat: give it a name. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  name?: string | null;
  leaving?: number | null;
}

/** Leave a seat (all of mine when none is named). A bot takes over in a running game. */
export interface Leave {
  type: "leave";
  id: string;
  seat?: number | null;
}

/** Host: empty a seat, or put a bot on it. In a running game only on seats nobody plays. */
export interface SetSeat {
  type: "set-seat";
  id: string;
  seat: number;
  kind: "bot" | "empty";
  level?: "casual" | "expert" | "random" | "skilled";
}

/** Host: remove a player for good. */
export interface Remove {
  type: "remove";
  id: string;
  player: string;
}

/** Host: close the table to newcomers, or open it again. */
export interface Lock {
  type: "lock";
  id: string;
  locked: boolean;
}

/** Host: let games at this table be reviewed by the coach when they are over, or not. */
export interface AllowReviews {
  type: "allow-reviews";
  id: string;
  allowed: boolean;
}

/** Host: make another player at the table the host. */
export interface HandOver {
  type: "hand-over";
  id: string;
  player: string;
}

/** Become the host of a table where I have a seat, once its host has been away for a minute. */
export interface TakeOver {
  type: "take-over";
  id: string;
}

/** Say something to everybody at the table. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Send a ready-made phrase. */
export interface Quick {
  type: "quick";
  id: string;
  phrase: "again" | "good-luck" | "hello" | "one-moment" | "oops" | "thanks" | "thinking" | "well-played";
}

/** Send a reaction. */
export interface React {
  type: "react";
  id: string;
  reaction: "bravo" | "heart" | "laugh" | "oh-no" | "tea" | "wow";
}

/** Put a case that no rule covers to the vote of the players. */
export interface AskRuling {
  type: "ask-ruling";
  id: string;
  text: string;
}

/** Vote on the open case. */
export interface Vote {
  type: "vote";
  id: string;
  yes: boolean;
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

/** Ask for a pause, or agree to one. It is in force once every person agrees. */
export interface WantPause {
  type: "pause";
  id: string;
}

/** End a pause, or call off one that not everybody has agreed to. */
export interface Resume {
  type: "resume";
  id: string;
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
  friendly?: boolean | null;
  hints?: boolean | null;
}

/** Host, in the lobby: how many chairs the table has. */
export interface SetSeats {
  type: "set-seats";
  id: string;
  seats: number;
}

/** Take my last choice back, and with it everything that has happened since. */
export interface Undo {
  type: "undo";
  id: string;
  seat?: number | null;
  ask?: boolean;
}

/** Agree that a player takes a move back, or not. */
export interface AnswerUndo {
  type: "answer-undo";
  id: string;
  yes: boolean;
}

/** I have seen everything up to `seen`: send me a `welcome` with what came since. */
export interface Sync {
  type: "sync";
  id: string;
  seen?: number | null;
}

/** Answer with `pong`: to measure latency, and to keep proxies from closing the connection. */
export interface Ping {
  type: "ping";
  id: string;
}

export type FromServer = Welcome | Update | Done | Refused | Failure | Presence | Pong | Goodbye;

export type FromClient = Ready | Start | Reveal | Rematch | AskHint | Sit | Leave | SetSeat | Remove | Lock | AllowReviews | HandOver | TakeOver | Say | Quick | React | AskRuling | Vote | MakeMove | WantPause | Resume | Configure | SetSeats | Undo | AnswerUndo | Sync | Ping;
