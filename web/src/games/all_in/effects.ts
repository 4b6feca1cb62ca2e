/** What the board reads from moves and cards; it knows no rule. */

import type { MoveChoice } from '../../net/protocol'

export const ICONS: Record<string, string> = {
  TAKE: 'take', SWAP: 'swap', REVEAL: 'reveal', DRAW: 'draw', RUNE: 'rune', HYPNOSIS: 'hyp', EYE: 'eye',
}

export interface Read {
  verb: string
  card: string | null
  seat: number | null
}

/** 'play Jm' is about a card, 'name 2' about a seat, 'pass' about nothing. */
export function readMove(notation: string): Read {
  const [verb = '', about] = notation.split(' ')
  const seat = verb === 'choose' || verb === 'name' ? Number(about) : null
  return { verb, card: about !== undefined && seat === null ? about : null, seat }
}

export function byCard(legal: MoveChoice[]): Map<string, MoveChoice> {
  return new Map(legal.flatMap((move) => { const { card } = readMove(move.notation); return card ? [[card, move] as const] : [] }))
}

export function bySeat(legal: MoveChoice[]): Map<number, MoveChoice> {
  return new Map(legal.flatMap((move) => { const { seat } = readMove(move.notation); return seat === null ? [] : [[seat, move] as const] }))
}
