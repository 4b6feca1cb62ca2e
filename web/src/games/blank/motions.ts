/** How BLANK is played: a card lands, the play is taken, its rules work one after the other, and cards go round. */

import type { Motion } from '../../motion/queue.svelte'
import type { Played } from '../board'
import type { BlankView, CardFace, Happening } from './types'

/** Milliseconds in motion and at rest. */
interface Pace {
  moves: number
  stays: number
}

/** Room is made, then the card flies (`motion/places.ts`). */
const FLIGHT = 520
const LOOK: Pace = { moves: 0, stays: 900 }
const FLIES: Pace = { moves: FLIGHT, stays: 150 }
/** Events that begin a motion; what they bring about belongs to it. */
const PACES: Partial<Record<Happening['event'], Pace>> = {
  'card-laid': FLIES,
  'cards-played': { moves: FLIGHT, stays: 350 },
  'play-returned': { moves: FLIGHT, stays: 700 },
  'card-drawn': FLIES,
  'card-drawn-unseen': FLIES,
  'card-activated': { moves: 0, stays: 1500 },
  'penalty-taken': LOOK,
  'reaction-played': { moves: FLIGHT, stays: 900 },
  'cards-handed': FLIES,
  'cards-handed-unseen': FLIES,
  'hands-swapped': { moves: FLIGHT, stays: 700 },
  'hands-rotated': { moves: FLIGHT, stays: 700 },
  'hands-redealt': { moves: FLIGHT, stays: 700 },
  'rule-added': LOOK,
  'rule-replaced': LOOK,
  'rule-dropped': LOOK,
  'duty-arisen': LOOK,
  'duty-claimed': { moves: 0, stays: 600 },
  'called-out': LOOK,
  reported: LOOK,
  'case-judged': LOOK,
  'contest-begun': LOOK,
  'contest-decided': LOOK,
  'turn-skipped': { moves: 0, stays: 600 },
  'game-ended': LOOK,
}

const without = (hand: CardFace[], cards: CardFace[]): CardFace[] =>
  hand.filter((face) => !cards.some((one) => one.card === face.card))

const counted = (view: BlankView, seat: number, by: number): number[] =>
  view.hand_sizes.map((size, at) => (at === seat ? size + by : size))

/** The table after one more event, as far as cards move; the rest is shown with the last one. */
export function tableAfter(view: BlankView, event: Happening): BlankView {
  switch (event.event) {
    case 'card-laid':
      return { ...view, laid: [...view.laid, event.card], layer: event.seat }
    case 'cards-played': {
      const hand = event.seat === view.seat ? without(view.hand, event.cards) : view.hand
      return {
        ...view,
        laid: [],
        layer: null,
        top: event.cards.at(-1) ?? view.top,
        discard: view.discard ? [...view.discard, ...event.cards] : null,
        discard_size: view.discard_size + event.cards.length,
        hand,
        hand_sizes: counted(view, event.seat, -event.cards.length),
      }
    }
    case 'play-returned':
      return { ...view, laid: [], layer: null }
    case 'card-drawn':
    case 'card-drawn-unseen':
      return {
        ...view,
        hand: event.event === 'card-drawn' && event.seat === view.seat ? [...view.hand, event.card] : view.hand,
        hand_sizes: counted(view, event.seat, 1),
        draw_size: Math.max(0, view.draw_size - 1),
      }
    default:
      return view
  }
}

export function motions({ before, after, events }: Played<BlankView, Happening>): Motion<BlankView, null>[] {
  let view = before
  const all: Motion<BlankView, null>[] = []
  for (const event of events) {
    view = tableAfter(view, event)
    const pace = PACES[event.event]
    const last = all.at(-1)
    if (last && !pace) Object.assign(last, { view, events: last.events + 1 })
    else all.push({ view, scene: null, events: 1, ...(pace ?? { moves: 0, stays: 250 }) })
  }
  const last = all.at(-1)
  if (last) last.view = after
  return all
}
