/** What this browser keeps of a deal before it tells its own part: see docs/fairness.md. */

import type { TableInfo } from '../net/protocol'
import { digest } from './fairness'

export type SealProblem = '' | 'commitment' | 'list' | 'copied'

export interface Seal {
  /** The server's commitment as this browser first saw it in this round. */
  commitment: string
  /** My parts by their commitments: a player who is ready twice has drawn twice. */
  parts: Record<string, string>
  /** The list as it was closed, before I told my part. */
  closed: string
  seat: number
  entropy: string
  /** Why my part was not told, or what has changed since. */
  problem: SealProblem
}

const PREFIX = 'stolik-seal '
const MOST = 60

/** Private windows may have no storage; then a seal lasts as long as the page. */
const memory = new Map<string, string>()
const store = {
  get(key: string): string | null {
    try {
      return memory.get(key) ?? localStorage.getItem(key)
    } catch {
      return memory.get(key) ?? null
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
      memory.delete(key)
    } catch {
      memory.set(key, value)
    }
  },
  /** Keep the newest ones only. */
  tidy(): void {
    try {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
      const age = (key: string): number => (JSON.parse(localStorage.getItem(key) ?? '{}') as { at?: number }).at ?? 0
      for (const key of keys.sort((a, b) => age(b) - age(a)).slice(MOST)) localStorage.removeItem(key)
    } catch {
      return
    }
  },
}

const keyOf = (player: string, table: string, round: number): string => `${PREFIX}${player} ${table} ${round}`

export function keptSeal(player: string, table: string, round: number): Seal | null {
  const text = store.get(keyOf(player, table, round))
  return text === null ? null : (JSON.parse(text) as Seal)
}

function keep(player: string, table: TableInfo, seal: Seal): void {
  const key = keyOf(player, table.id, table.round)
  if (store.get(key) === null) store.tidy()
  store.set(key, JSON.stringify({ ...seal, at: Date.now() }))
}

/** Look at a table: the first commitment of a round is the one that counts. */
export function see(player: string, table: TableInfo): Seal {
  const shown = table.fairness.commitment
  const kept = keptSeal(player, table.id, table.round)
  if (kept && (kept.commitment === shown || kept.problem)) return kept
  const seal: Seal = kept
    ? { ...kept, problem: 'commitment' }
    : { commitment: shown, parts: {}, closed: '', seat: 0, entropy: '', problem: '' }
  keep(player, table, seal)
  return seal
}

const drawn = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const partCommitment = (table: string, round: number, entropy: string): string =>
  digest(`stolik-part\n${table}\n${round}\n${entropy}`)

/** Draw a new part of the next deal, so that nobody else can choose it; gives its commitment. */
export function commit(player: string, table: TableInfo): string {
  const seal = see(player, table)
  const entropy = drawn()
  const commitment = partCommitment(table.id, table.round, entropy)
  keep(player, table, { ...seal, parts: { ...seal.parts, [commitment]: entropy } })
  return commitment
}

/** My part, once the list is closed and as it should be, while the table waits for it.
 *
 * It is revealed for one list only: anyone who knows it could choose the rest of another. */
export function partToReveal(player: string, table: TableInfo): string | null {
  const seal = see(player, table)
  const mine = table.fairness.parts.find((part) => part.commitment in seal.parts)
  const closed = table.fairness.closed ?? ''
  if (table.status !== 'dealing' || !mine || seal.problem) return null
  const lines = closed.split('\n')
  const wanted = [
    `table = ${table.id}`,
    `round = ${table.round}`,
    `commitment = ${seal.commitment}`,
    `commitment-${mine.seat} = ${mine.commitment}`,
  ]
  let problem: SealProblem = ''
  if ((seal.closed && seal.closed !== closed) || !wanted.every((line) => lines.includes(line))) problem = 'list'
  else if (closed.split(mine.commitment).length !== 2) problem = 'copied'
  const entropy = seal.parts[mine.commitment]!
  keep(player, table, problem ? { ...seal, problem } : { ...seal, closed, seat: mine.seat, entropy })
  return problem || mine.revealed ? null : entropy
}

/** The seal as a file, for `stolik verify --seal`. */
export const sealText = (seal: Seal): string => `${seal.closed}\nentropy-${seal.seat} = ${seal.entropy}\n`
