/** The proof of a deal, checked by this browser itself: the seal and the seed. */

import type { Fairness, Verdict } from './net/protocol'
import { sha256 } from './sha256'

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))

/** "stolik-seed", the secret, and for each seat one byte seat, two bytes length and its entropy. */
export function seedInput(fairness: Fairness): Uint8Array {
  const parts = [new TextEncoder().encode('stolik-seed'), bytes(fairness.secret ?? '')]
  for (const { seat, entropy } of fairness.contributions) {
    const own = bytes(entropy)
    parts.push(Uint8Array.of(seat, own.length >> 8, own.length & 255), own)
  }
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

export function sealFits(fairness: Fairness): boolean {
  if (!fairness.secret || !fairness.seed) return false
  const seal = sha256(bytes(fairness.secret))
  const seed = sha256(seedInput(fairness))
  return seal === fairness.commitment && seed === fairness.seed
}

/** What a check came to. Without the server's part nothing is proven, and nobody is accused. */
export type Finding = 'fits' | 'wrong' | 'unchecked'

/** The seal and the seed by this browser, every move by the server; `server` null: it did not answer. */
export function judge(fairness: Fairness, server: Verdict | null): Finding {
  if (!sealFits(fairness)) return 'wrong'
  if (!server) return 'unchecked'
  return server.fits ? 'fits' : 'wrong'
}
