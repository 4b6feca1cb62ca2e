/** How Call to Adventure is played: a challenge is faced, the runes fall, they are judged, and the tale goes on. */

import type { Motion } from '../../motion/queue.svelte'
import type { Played } from '../board'
import { tableAfter } from './after'
import type { AdventureView, Happening } from './types'

/** What is drawn over the table: runes that fall, their verdict, or the sentence that a card adds to a story. */
export type Scene = { kind: 'cast' } | { kind: 'verdict' } | { kind: 'tale'; seat: number; card: number; path: number }

/** Milliseconds in motion and at rest. */
interface Pace {
  moves: number
  stays: number
}

const FLIGHT: Pace = { moves: 520, stays: 250 }
const SHORT: Pace = { moves: 380, stays: 120 }
/** Events that begin a motion; what they bring about belongs to it. */
const PACES: Partial<Record<Happening['event'], Pace>> = {
  'challenge-faced': { moves: 520, stays: 500 },
  'runes-cast': { moves: 800, stays: 450 },
  'challenge-judged': { moves: 0, stays: 1000 },
  'card-tucked': { moves: 560, stays: 1600 },
  'card-played': { moves: 520, stays: 800 },
  'card-resolved': SHORT,
  'card-cancelled': { moves: 380, stays: 600 },
  'adversary-card-revealed': { moves: 520, stays: 900 },
  'adversary-gained': { moves: 200, stays: 900 },
  'attempt-repeated': SHORT,
  'challenge-abandoned': SHORT,
  'journey-taken': FLIGHT,
  'effect-used': SHORT,
  'story-card-discarded': FLIGHT,
  'story-card-revealed': FLIGHT,
  'row-opened': { moves: 520, stays: 700 },
  'ally-revealed': FLIGHT,
  'ally-gained': FLIGHT,
  'act-finished': { moves: 0, stays: 700 },
  'last-round-began': { moves: 0, stays: 900 },
  'turn-ended': { moves: 0, stays: 450 },
  'turn-began': { moves: 0, stays: 450 },
  'characters-revealed': { moves: 0, stays: 0 },
  scored: { moves: 0, stays: 0 },
  'game-ended': { moves: 0, stays: 0 },
}

function sceneOf(event: Happening): Scene | null {
  if (event.event === 'runes-cast') return { kind: 'cast' }
  if (event.event === 'challenge-judged') return { kind: 'verdict' }
  if (event.event === 'card-tucked') return { kind: 'tale', seat: event.seat, card: event.card, path: event.path }
  return null
}

export function motions({ before, after, events }: Played<AdventureView, Happening>): Motion<AdventureView, Scene>[] {
  let view = before
  const all: Motion<AdventureView, Scene>[] = []
  for (const event of events) {
    view = tableAfter(view, event, after)
    const pace = PACES[event.event]
    const last = all.at(-1)
    if (last && !pace) Object.assign(last, { view, events: last.events + 1 })
    else all.push({ view, scene: sceneOf(event), events: 1, ...(pace ?? SHORT) })
  }
  return all
}
