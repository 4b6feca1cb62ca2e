/** How All In is played: a card is laid out, works from top to bottom, and comes into the area; then the next player. */

import type { Motion } from '../../motion/queue.svelte'
import type { Played } from '../board'
import { tableAfter } from './after'
import type { AllInView, Face, Happening, Peek, ShowdownView } from './types'

/** What is drawn over the table: a card that goes into somebody's hand, the eye's four cards, hands turned up. */
export type Scene =
  | { kind: 'gets'; seat: number; card: Face }
  | { kind: 'eye'; peek: Peek }
  /** `turned` are the hands that lie open; the pot is shared and the hands are paid when those are true. */
  | { kind: 'showdown'; show: ShowdownView; turned: number[]; isShared: boolean; isPaid: boolean; after: AllInView }

/** Milliseconds: a flight with the room for it, a hand that turns up, and how long things are looked at. */
const FLIES = 520
const TURNS = 320
const READ = 450
const READ_LONG = 1200
/** Reveals that people want to study; a decision that waits makes them shorter. */
const STUDY = 6000

/** How long an event is looked at; most are one flight. */
const STAYS: Partial<Record<Happening['event'], number>> = {
  'cards-revealed': 900,
  'value-stated': READ_LONG,
  'went-all-in': READ_LONG,
  'predictions-begun': 900,
  predicted: 600,
}

const GETS = new Set<Happening['event']>([
  'card-taken',
  'pile-card-taken',
  'cards-swapped',
  'pile-card-swapped',
  'card-kept',
])

function showdown(event: Happening, after: AllInView, show: ShowdownView, last: Scene | null): Scene | null {
  const before = last?.kind === 'showdown' ? last : { turned: [], isShared: false, isPaid: false }
  const scene: Scene = {
    kind: 'showdown',
    show,
    turned: before.turned,
    isShared: before.isShared,
    isPaid: before.isPaid,
    after,
  }
  if (event.event === 'hand-turned-up') return { ...scene, turned: [...scene.turned, event.seat] }
  if (event.event === 'pot-shared' || event.event === 'pot-carried') return { ...scene, isShared: true }
  return event.event === 'hand-paid' ? { ...scene, isShared: true, isPaid: true } : null
}

export function motions({ before, after, events, seat }: Played<AllInView, Happening>): Motion<AllInView, Scene>[] {
  let view = before
  let scene: Scene | null = null
  const all: Motion<AllInView, Scene>[] = []
  for (const [at, event] of events.entries()) {
    view = tableAfter(view, event, after, seat)
    const open: Scene | null = after.showdown ? showdown(event, after, after.showdown, scene) : null
    if (open) {
      scene = open
      const again = event.event === 'hand-paid' && events[at - 1]?.event === event.event ? all.at(-1) : null
      const isLast = events[at + 1]?.event !== 'hand-paid' && event.event === 'hand-paid'
      if (again) Object.assign(again, { events: again.events + 1, stays: isLast ? STUDY : READ })
      else all.push({ view, scene, events: 1, moves: TURNS, stays: event.event === 'hand-turned-up' ? 150 : READ })
      continue
    }
    scene = null
    let stays = STAYS[event.event] ?? ('seat' in event && event.seat === seat ? 0 : READ)
    if (GETS.has(event.event) && 'card' in event && event.seat !== seat)
      scene = { kind: 'gets', seat: event.seat, card: event.card }
    if (event.event === 'cards-shown' && event.seat === seat) {
      scene = { kind: 'eye', peek: { seat: event.seat, other: event.other, cards: event.cards } }
      stays = STUDY
    }
    all.push({ view, scene, events: 1, moves: FLIES, stays })
  }
  return all
}
