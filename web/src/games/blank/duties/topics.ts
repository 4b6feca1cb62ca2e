/** What can be said about cards: claims, accusations, reports and standing orders among the legal moves. */

import { ofKind, type Choice } from '../../choices'
import type { BlankMove, CardFace, OrderMove } from '../types'

export interface Charge {
  seat: number | null
  move: Choice<BlankMove>
}

/** What can be said about one card: done by oneself, missed by others, seen. */
export interface Topic {
  /** The number that views give to a rule card, a game card or the duty to play. */
  source: number
  claim: Choice<BlankMove> | null
  calls: Charge[]
  reports: Charge[]
}

export function topics(legal: Choice<BlankMove>[]): Topic[] {
  const found = new Map<number, Topic>()
  for (const choice of ofKind(legal, 'claim', 'call', 'report')) {
    const { move } = choice
    const topic = found.get(move.source) ?? { source: move.source, claim: null, calls: [], reports: [] }
    found.set(move.source, topic)
    if (move.kind === 'claim') topic.claim = choice
    else if (move.kind === 'call') topic.calls.push({ seat: move.seat, move: choice })
    else topic.reports.push({ seat: move.seat, move: choice })
  }
  return [...found.values()]
}

/** What can be said of each seat: what they miss, and what they have been seen to do. */
export function atPlates(all: Topic[]): Map<number, { topic: Topic; charge: Charge; isReport: boolean }[]> {
  const found = new Map<number, { topic: Topic; charge: Charge; isReport: boolean }[]>()
  for (const topic of all)
    for (const [charges, isReport] of [
      [topic.calls, false],
      [topic.reports, true],
    ] as const)
      for (const charge of charges)
        if (charge.seat !== null)
          found.set(charge.seat, [...(found.get(charge.seat) ?? []), { topic, charge, isReport }])
  return found
}

/** How a card that reacts is to be used while its holder is away (BLK-W4). */
export interface Order {
  face: CardFace
  now: string
  moves: Map<string, Choice<OrderMove>>
}

export const ORDERS = ['use', 'ask', 'never']

export function orders(legal: Choice<BlankMove>[], hand: CardFace[], given: unknown[][]): Order[] {
  const found = new Map<string, Order>()
  for (const choice of ofKind(legal, 'order')) {
    const { card, use } = choice.move
    const face = hand.find((one) => one.name === card)
    if (!face) continue
    const now = String(given.find(([name]) => name === card)?.[1] ?? ORDERS[0])
    const order = found.get(card) ?? { face, now, moves: new Map() }
    order.moves.set(use, choice)
    found.set(card, order)
  }
  return [...found.values()]
}
