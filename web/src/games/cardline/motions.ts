/** How Cardline is played: a card leaves its hand and lands in the line, turns, is judged, and only then comes what follows. */

import type { Motion } from '../../motion/queue.svelte'
import type { Played } from '../board'
import type { CardBack, CardFront, CardlineView, Happening } from './types'

/** What is drawn over the line: a card that lies there unturned, or one that has turned and stays or goes. */
export type Scene =
  | { kind: 'laid'; seat: number; card: CardFront; slot: number }
  | { kind: 'fits'; seat: number; card: CardBack; slot: number }
  | { kind: 'missed' | 'leaves'; seat: number; card: CardBack; slot: number }

/** Milliseconds: room and flight, a turn with its verdict (a wrong one takes longer to read), a short line. */
const LANDS = 560
const TURNS = 520
const READ = 700
const READ_MISS = 1100
const LEAVES = 420
const SHORT = 450

const without = (hands: CardFront[][], seat: number, card: CardFront): CardFront[][] =>
  hands.map((hand, at) => (at === seat ? hand.filter((one) => one.card !== card.card) : hand))

const withCard = (hands: CardFront[][], seat: number, card: CardFront): CardFront[][] =>
  without(hands, seat, card).map((hand, at) => (at === seat ? [...hand, card] : hand))

export function motions({ before, after, events }: Played<CardlineView, Happening>): Motion<CardlineView, Scene>[] {
  let view = before
  let missed: Scene | null = null
  const all: Motion<CardlineView, Scene>[] = []
  const play = (scene: Scene | null, moves: number, stays: number): void => {
    all.push({ view, scene, events: 1, moves, stays })
  }
  /** The card turns first; what the log says about it comes when it can be seen. */
  const judge = (scene: Scene, stays: number): void => {
    all.push({ view, scene, events: 0, moves: TURNS, stays: 0 })
    play(scene, 0, stays)
  }
  for (const event of events) {
    if (event.event === 'card-placed') {
      view = { ...view, hands: without(view.hands, event.seat, event.card) }
      play({ ...event, kind: 'laid' }, LANDS, 0)
    } else if (event.event === 'card-fitted') {
      view = { ...view, line: view.line.toSpliced(event.slot, 0, event.card) }
      judge({ ...event, kind: 'fits' }, READ)
    } else if (event.event === 'card-missed') {
      missed = { ...event, kind: 'leaves' }
      judge({ ...event, kind: 'missed' }, READ_MISS)
    } else if (event.event === 'card-drawn' || event.event === 'card-returned') {
      view = { ...view, hands: withCard(view.hands, event.seat, event.card) }
      if (event.event === 'card-drawn') view = { ...view, deck_size: Math.max(0, view.deck_size - 1) }
      play(missed, LEAVES, 0)
      missed = null
    } else {
      const { hands, line, deck_size } = view
      view = { ...after, hands, line, deck_size: event.event === 'deck-renewed' ? event.cards : deck_size }
      play(null, SHORT, event.event === 'deck-renewed' ? 0 : SHORT)
    }
  }
  return all
}
