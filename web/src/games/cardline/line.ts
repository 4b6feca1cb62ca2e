/** What the board knows about moves: their notation, nothing of the rules. */

import type { MoveChoice } from '../../net/protocol'
import type { Value } from './types'

export interface Placing {
  hand: number
  slot: number
}

/** 'place 3@5' is the fourth card of the hand, five cards to its left. */
export function placing(notation: string): Placing | null {
  const found = /^place (\d+)@(\d+)$/.exec(notation)
  return found ? { hand: Number(found[1]), slot: Number(found[2]) } : null
}

/** The code of the move that lays this card there, when it may be made. */
export function codeOf(legal: MoveChoice[], hand: number, slot: number): number | null {
  const found = legal.find((move) => {
    const place = placing(move.notation)
    return place?.hand === hand && place.slot === slot
  })
  return found?.code ?? null
}

/** A value where there is little room. */
export const short = (value: Value, language: 'pl' | 'en'): string => (value.short ?? value.text)[language]
