/** Requests to the server; every failure comes back as its `Problem`. */

import type {
  AccountBody, GameInfo, History, Leaderboard, Lobby, LoginBody, Me, Moment, Phrase, Problem, Profile, Replay, TableBody, TableInfo, Verdict,
} from './protocol'

export class Failed extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code)
  }
}

const offline: Problem = { code: 'busy', phrase: { id: 'problem-offline', args: {} } as Phrase, detail: '', retry_after: null }

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Failed(offline)
  }
  const text = await answer.text()
  let read: unknown = null
  try {
    read = text ? JSON.parse(text) : null
  } catch {
    read = null
  }
  if (answer.ok) return read as T
  throw new Failed((read as Problem | null)?.code ? (read as Problem) : offline)
}

export const api = {
  me: () => ask<Me>('GET', '/session'),
  guest: (name: string) => ask<Me>('POST', '/session', { name }),
  register: (body: AccountBody) => ask<Me>('POST', '/account', body),
  login: (body: LoginBody) => ask<Me>('POST', '/login', body),
  logout: () => ask<unknown>('POST', '/logout'),
  forget: (password: string) => ask<unknown>('POST', '/account/delete', password ? { password } : {}),
  games: () => ask<GameInfo[]>('GET', '/games'),
  tables: () => ask<Lobby>('GET', '/tables'),
  table: (code: string) => ask<TableInfo>('GET', `/tables/${encodeURIComponent(code)}`),
  make: (body: TableBody) => ask<TableInfo>('POST', '/tables', body),
  profile: (player: string) => ask<Profile>('GET', `/players/${player}`),
  history: (player: string) => ask<History>('GET', `/players/${player}/history`),
  replay: (table: string, round: string) => ask<Replay>('GET', `/tables/${encodeURIComponent(table)}/replay${round}`),
  moment: (table: string, step: number, round: string) => ask<Moment>('GET', `/tables/${encodeURIComponent(table)}/replay/${step}${round}`),
  verify: (table: string, round: string) => ask<Verdict>('GET', `/tables/${encodeURIComponent(table)}/verify${round}`),
  ranking: (game: string) => ask<Leaderboard>('GET', `/games/${game}/leaderboard`),
}
