/** How Illusion is played: a picture lands in the row; after a doubt the row is turned over and looked at. */

import type { Motion } from '../../motion/queue.svelte'
import type { Played } from '../board'
import type { Happening, IllusionView, Reveal } from './types'

/** The row turned over. */
export interface Scene {
  kind: 'reveal'
  reveal: Reveal
}

/** Milliseconds: a flight with the room for it, a short line, a doubt, backs that turn one by one, and a good look. */
const FLIES = 560
const SHORT = 450
const DOUBT = 900
const TURNS = 400
const TURN = 140
const STUDY = 6000

export function motions({
  before,
  after,
  events,
  seat,
}: Played<IllusionView, Happening>): Motion<IllusionView, Scene>[] {
  let view = before
  let scene: Scene | null = null
  const all: Motion<IllusionView, Scene>[] = []
  const play = (moves: number, stays: number): void => void all.push({ view, scene, events: 1, moves, stays })
  for (const event of events) {
    if (event.event === 'card-placed') {
      view = {
        ...view,
        row: view.row.toSpliced(event.slot, 0, event.picture),
        next_picture: null,
        last_slot: event.slot,
        last_placer: event.seat,
        reveal: null,
      }
      play(FLIES, event.seat === seat ? 0 : SHORT)
    } else if (event.event === 'row-doubted') play(0, DOUBT)
    else if (event.event === 'row-turned' && after.reveal) {
      scene = { kind: 'reveal', reveal: after.reveal }
      play(TURNS + TURN * event.row.length, SHORT)
    } else if (event.event === 'arrow-won') {
      view = { ...view, won: view.won.map((won, at) => (at === event.seat ? [...won, event.colour] : won)) }
      play(0, STUDY)
    } else {
      view = event.event === 'pile-renewed' ? { ...view, pile_size: event.cards } : after
      if (event.event !== 'pile-renewed') scene = null
      play(SHORT, 0)
    }
  }
  return all
}
