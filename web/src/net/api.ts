/** Requests to the server; every failure comes back as its `Problem`. */

import type {
  AccountBody,
  ChatPage,
  DayComparison,
  DayDeals,
  GameInfo,
  GameStatistics,
  HintAnswer,
  History,
  Leaderboard,
  Lobby,
  LoginBody,
  LogPage,
  Me,
  Missed,
  Moment,
  PasswordBody,
  Problem,
  PlayOnBody,
  Profile,
  Question,
  QuestionAnswer,
  RecoverBody,
  Replay,
  Result,
  ReviewAnswer,
  ServerAddress,
  ServerNotice,
  Sessions,
  TableBody,
  TableInfo,
  Verdict,
  YourTables,
} from './protocol'

export class Failed extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code)
  }
}

const offline: Problem = {
  code: 'busy',
  phrase: { id: 'problem-offline', args: {} },
  detail: '',
  retry_after: null,
}

/** When the network last came back, in milliseconds of the page. */
export const network = { returned: -Infinity }
if (typeof window !== 'undefined') window.addEventListener('online', () => (network.returned = performance.now()))

/** A question that failed while the network came back is asked again: nobody else would. */
async function reach(path: string, request: RequestInit = {}): Promise<Response> {
  const before = network.returned
  try {
    return await fetch(`/api${path}`, request)
  } catch {
    if (before !== network.returned && (request.method ?? 'GET') === 'GET') return reach(path, request)
    throw new Failed(offline)
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await reach(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const text = await answer.text()
  let read: unknown
  try {
    read = text ? JSON.parse(text) : null
  } catch {
    read = null
  }
  if (answer.ok) return read as T
  throw new Failed((read as Problem | null)?.code ? (read as Problem) : offline)
}

async function askText(path: string): Promise<string> {
  const answer = await reach(path)
  if (!answer.ok) throw new Failed(offline)
  return answer.text()
}

export const api = {
  me: () => ask<Me>('GET', '/session'),
  guest: (name: string) =>
    ask<Me>('POST', '/session', { name, invitation: localStorage.getItem('stolik-invitation') ?? '' }),
  register: (body: AccountBody) => ask<Me>('POST', '/account', body),
  login: (body: LoginBody) => ask<Me>('POST', '/login', body),
  logout: () => ask<unknown>('POST', '/logout'),
  changePassword: (body: PasswordBody) => ask<Me>('POST', '/account/password', body),
  renewRecovery: (password: string) => ask<Me>('POST', '/account/recovery', { password }),
  sessions: () => ask<Sessions>('GET', '/account/sessions'),
  endSession: (session: string) => ask<unknown>('POST', '/account/sessions/end', { session }),
  recover: (body: RecoverBody) => ask<Me>('POST', '/recover', body),
  forget: (password: string) => ask<unknown>('POST', '/account/delete', password ? { password } : {}),
  games: () => ask<GameInfo[]>('GET', '/games'),
  yourTables: () => ask<YourTables>('GET', '/tables/mine'),
  notice: () => ask<ServerNotice>('GET', '/notice'),
  address: () => ask<ServerAddress>('GET', '/address'),
  tables: () => ask<Lobby>('GET', '/tables'),
  table: (code: string) => ask<TableInfo>('GET', `/tables/${encodeURIComponent(code)}`),
  missed: (code: string, seen: number) => ask<Missed>('GET', `/tables/${encodeURIComponent(code)}/missed?seen=${seen}`),
  logPage: (code: string, before: number) =>
    ask<LogPage>('GET', `/tables/${encodeURIComponent(code)}/log?before=${before}`),
  chatPage: (code: string, before: number) =>
    ask<ChatPage>('GET', `/tables/${encodeURIComponent(code)}/chat?before=${before}`),
  days: () => ask<DayDeals>('GET', '/days'),
  playDay: (game: string) => ask<TableInfo>('POST', `/days/${game}`),
  comparison: (game: string, day: string) => ask<DayComparison>('GET', `/days/${game}/comparison?day=${day}`),
  make: (body: TableBody) => ask<TableInfo>('POST', '/tables', body),
  profile: (player: string) => ask<Profile>('GET', `/players/${player}`),
  history: (player: string) => ask<History>('GET', `/players/${player}/history`),
  statistics: (player: string, game: string) => ask<GameStatistics>('GET', `/players/${player}/games/${game}`),
  replay: (table: string, round: string) => ask<Replay>('GET', `/tables/${encodeURIComponent(table)}/replay${round}`),
  moment: (table: string, step: number, round: string) =>
    ask<Moment>('GET', `/tables/${encodeURIComponent(table)}/replay/${step}${round}`),
  result: (table: string, round: string) => ask<Result>('GET', `/tables/${encodeURIComponent(table)}/result${round}`),
  record: (table: string, round: string) => askText(`/tables/${encodeURIComponent(table)}/record${round}`),
  /** What the coach says about my move at hand, as far as I asked on the socket. */
  hint: (table: string, seat: number) =>
    ask<HintAnswer>('GET', `/tables/${encodeURIComponent(table)}/hint?seat=${seat}`),
  /** Without `begin` nothing is made: it only says what is there. */
  review: (table: string, round: string, begin: boolean) =>
    ask<ReviewAnswer>(
      'GET',
      `/tables/${encodeURIComponent(table)}/review${round}${begin ? '' : `${round ? '&' : '?'}begin=false`}`,
    ),
  /** Make a table that plays on from a point of a game. */
  playOn: (table: string, body: PlayOnBody) =>
    ask<TableInfo>('POST', `/tables/${encodeURIComponent(table)}/play-on`, body),
  question: (table: string, step: number, round: string) =>
    ask<Question>('GET', `/tables/${encodeURIComponent(table)}/question/${step}${round}`),
  /** What the coach says about a move at a question. */
  answer: (table: string, step: number, move: string, round: string) =>
    ask<QuestionAnswer>(
      'GET',
      `/tables/${encodeURIComponent(table)}/question/${step}/answer${round || '?'}${round ? '&' : ''}move=${encodeURIComponent(move)}`,
    ),
  verify: (table: string, round: string) => ask<Verdict>('GET', `/tables/${encodeURIComponent(table)}/verify${round}`),
  ranking: (game: string) => ask<Leaderboard>('GET', `/games/${game}/leaderboard`),
}
