/** The proof of a deal, checked by this browser itself: the seal and the seed. */

import type { Fairness } from './net/protocol'

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const hex = (buffer: ArrayBuffer): string => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const sha256 = async (data: Uint8Array): Promise<string> => hex(await crypto.subtle.digest('SHA-256', data as BufferSource))

/** "stolik-seed", the secret, and for each seat one byte seat, two bytes length and its entropy. */
export function seedInput(fairness: Fairness): Uint8Array {
  const parts = [new TextEncoder().encode('stolik-seed'), bytes(fairness.secret ?? '')]
  for (const { seat, entropy } of fairness.contributions) {
    const own = bytes(entropy)
    parts.push(Uint8Array.of(seat, own.length >> 8, own.length & 255), own)
  }
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

export async function sealFits(fairness: Fairness): Promise<boolean> {
  if (!fairness.secret || !fairness.seed) return false
  const seal = await sha256(bytes(fairness.secret))
  const seed = await sha256(seedInput(fairness))
  return seal === fairness.commitment && seed === fairness.seed
}
