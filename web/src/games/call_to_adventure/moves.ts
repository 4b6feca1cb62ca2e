/** What the legal moves mean on the board: read from their notation. */

import type { MoveChoice } from '../../net/protocol'

export const ROW = 5
export const SET_ASIDE = 15
export const GAME = 'call-to-adventure'

export type Verb =
  | 'keep' | 'gain' | 'face' | 'journey' | 'discard' | 'assign' | 'use' | 'play' | 'cancel' | 'throw' | 'ally'
  | 'choose' | 'target' | 'rune' | 'first' | 'add' | 'leave' | 'draw' | 'dark' | 'cast' | 'pass' | 'accept' | 'decline' | 'end' | 'pay' | 'back'

export interface Meaning {
  verb: Verb
  place: number | null
  path: number
  /** A card's key, a sign, a deck: whatever the verb is about. */
  about: string
}

export function placeOf(text: string): number | null {
  if (text === 'adversary') return SET_ASIDE
  const [act, position] = text.split('.').map(Number)
  return act && position ? (act - 1) * ROW + position - 1 : null
}

const PLACED = new Set(['gain', 'face', 'journey', 'discard', 'assign'])

export function meaning(notation: string): Meaning {
  const [verb = '', about = '', more = ''] = notation.split(' ')
  return {
    verb: verb as Verb,
    place: PLACED.has(verb) ? placeOf(about) : null,
    path: verb === 'face' && more === 'lower' ? 1 : 0,
    about: verb === 'use' || verb === 'first' ? about.replace(/\.\d+$/, '') : about,
  }
}

export interface Offer extends Meaning {
  move: MoveChoice
}

/** The legal moves, sorted for the board. */
export class Offers {
  readonly all: Offer[]

  constructor(legal: MoveChoice[]) {
    this.all = legal.map((move) => ({ ...meaning(move.notation), move }))
  }

  of(verb: Verb): Offer[] {
    return this.all.filter((offer) => offer.verb === verb)
  }

  one(verb: Verb, about?: string): Offer | null {
    return this.all.find((offer) => offer.verb === verb && (about === undefined || offer.about === about)) ?? null
  }

  at(place: number, verb?: Verb, path?: number): Offer | null {
    return this.all.find((offer) => offer.place === place && (verb === undefined || offer.verb === verb) && (path === undefined || offer.path === path)) ?? null
  }

  get places(): Set<number> {
    return new Set(this.all.flatMap((offer) => (offer.place !== null && offer.verb !== 'journey' ? [offer.place] : [])))
  }
}

/** A chance in whole percent; only what is certain is 0 or 100. */
export function percent(chance: number): number {
  if (chance === 0 || chance === 1) return chance * 100
  return Math.min(Math.max(Math.round(chance * 100), 1), 99)
}
