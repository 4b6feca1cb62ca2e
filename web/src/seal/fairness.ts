/** The proof of a deal, checked by this browser itself: list, commitments, parts and seed. */

import type { Fairness, Verdict } from '../net/protocol'
import type { Seal } from './seals'
import { sha256 } from './sha256'

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))

/** The SHA-256 of a text, in hexadecimal digits. */
export const digest = (text: string): string => sha256(new TextEncoder().encode(text))

const UNREVEALED = 'unrevealed'

/** A deal as a table or a record tells it; `entropy` null was not revealed. */
export interface Told {
  closed: string
  commitment: string
  secret: string
  seed: string
  parts: { seat: number; commitment: string; entropy: string | null }[]
}

/** What a proof came to: `older` is the protocol in which the host's part was chosen last. */
export type ProofKind = 'fits' | 'older' | 'wrong'
/** What the seal that this browser kept says to it. */
export type SealKind = 'kept' | 'left-out' | 'none' | 'wrong'

export interface Check {
  proof: ProofKind
  seal: SealKind
  /** Seats whose parts were left out. */
  unrevealed: number[]
}

export function proofFits(told: Told): boolean {
  const lines = new Map(
    told.closed
      .split('\n')
      .slice(1)
      .map((line) => line.split(' = ', 2) as [string, string]),
  )
  if (sha256(bytes(told.secret)) !== told.commitment || lines.get('commitment') !== told.commitment) return false
  const listed = [...lines.keys()].filter((name) => name.startsWith('commitment-'))
  const owners = (lines.get('parts') ?? '').split(' ')
  const named = owners.flatMap((owner, seat) => (owner === String(seat) ? [`commitment-${seat}`] : []))
  if (listed.join() !== named.join() || listed.join() !== told.parts.map((part) => `commitment-${part.seat}`).join())
    return false
  for (const { seat, commitment, entropy } of told.parts) {
    if (lines.get(`commitment-${seat}`) !== commitment) return false
    if (
      entropy !== null &&
      digest(`stolik-part\n${lines.get('table')}\n${lines.get('round')}\n${entropy}`) !== commitment
    )
      return false
  }
  const parts = told.parts.map((part) => part.entropy ?? UNREVEALED)
  return digest(['stolik-deal', digest(told.closed), told.secret, ...parts].join('\n')) === told.seed
}

/** Hold what was told against what this browser kept before it told its own part. */
function compare(told: Told, kept: Seal | null): SealKind {
  if (!kept) return 'none'
  if (kept.problem || kept.commitment !== told.commitment) return 'wrong'
  if (!kept.closed) return 'none'
  if (kept.closed !== told.closed) return 'wrong'
  const mine = told.parts.find((part) => part.seat === kept.seat)
  if (!mine || (mine.entropy !== null && mine.entropy !== kept.entropy)) return 'wrong'
  return mine.entropy === null ? 'left-out' : 'kept'
}

function check(told: Told, kept: Seal | null): Check {
  const unrevealed = told.parts.filter((part) => part.entropy === null).map((part) => part.seat)
  return { proof: proofFits(told) ? 'fits' : 'wrong', seal: compare(told, kept), unrevealed }
}

/** Check the deal of a table whose game is over, without asking anybody. */
export function checkTable(fairness: Fairness, kept: Seal | null): Check {
  if (!fairness.secret || !fairness.seed) return { proof: 'wrong', seal: 'none', unrevealed: [] }
  if (!fairness.closed)
    return { proof: kept?.closed ? 'wrong' : 'older', seal: kept?.closed ? 'wrong' : 'none', unrevealed: [] }
  const parts = fairness.parts.map(({ seat, commitment, entropy }) => ({ seat, commitment, entropy: entropy ?? null }))
  return check(
    { closed: fairness.closed, commitment: fairness.commitment, secret: fairness.secret, seed: fairness.seed, parts },
    kept,
  )
}

export function headersOf(record: string): Map<string, string> {
  const [head = ''] = record.split('\n\n', 1)
  return new Map(
    head
      .split('\n')
      .slice(1)
      .map((line) => {
        const at = line.indexOf(' = ')
        return [line.slice(0, at), line.slice(at + 3)]
      }),
  )
}

/** Check the deal of a record, from its own lines. */
export function checkRecord(record: string, kept: Seal | null): Check {
  const headers = headersOf(record)
  const line = (name: string): string => headers.get(name) ?? ''
  if (!headers.has('deal-protocol')) return olderRecord(headers, kept)
  const seats = [...headers.keys()].flatMap((name) => (/^commitment-\d+$/.test(name) ? [Number(name.slice(11))] : []))
  const closed = [
    'stolik-list 2',
    ...['table', 'round', 'game', 'version', 'parts'].map((name) => `${name} = ${line(name)}`),
    `options = ${digest(headers.get('options') ?? '{}')}`,
    ...(headers.has('position') ? [`position = ${digest(line('position'))}`] : []),
    `commitment = ${line('commitment')}`,
    ...seats.map((seat) => `commitment-${seat} = ${line(`commitment-${seat}`)}`),
  ].join('\n')
  const parts = seats.map((seat) => {
    const entropy = line(`entropy-${seat}`)
    return { seat, commitment: line(`commitment-${seat}`), entropy: entropy === UNREVEALED ? null : entropy }
  })
  return check({ closed, commitment: line('commitment'), secret: line('secret'), seed: line('seed'), parts }, kept)
}

/** The protocol of games that began before players committed to their parts. */
function olderRecord(headers: Map<string, string>, kept: Seal | null): Check {
  const input = [...new TextEncoder().encode('stolik-seed'), ...bytes(headers.get('secret') ?? '')]
  for (let seat = 0; seat < Number(headers.get('seats')); seat++) {
    const own = headers.get(`entropy-${seat}`)
    if (own !== undefined) input.push(seat, own.length >> 9, (own.length >> 1) & 255, ...bytes(own))
  }
  const sealed = sha256(bytes(headers.get('secret') ?? '')) === headers.get('commitment')
  const fits = sealed && !kept?.closed && sha256(Uint8Array.from(input)) === headers.get('seed')
  return { proof: fits ? 'older' : 'wrong', seal: kept?.closed ? 'wrong' : 'none', unrevealed: [] }
}

/** What a check came to. Without the server's part nothing is proven, and nobody is accused. */
export type Finding = 'fits' | 'weak' | 'wrong' | 'unchecked'

/** List, parts and seed by this browser, every move by the server; `server` null: it did not answer. */
export function judge(found: Check, server: Verdict | null): Finding {
  if (found.proof === 'wrong' || found.seal === 'wrong') return 'wrong'
  if (!server) return 'unchecked'
  if (!server.fits) return 'wrong'
  return found.proof === 'older' ? 'weak' : 'fits'
}
