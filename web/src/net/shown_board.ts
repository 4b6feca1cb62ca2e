/** Between a live table and the board that shows it: what is played, and what pages ask for. */

import type { Motion } from '../motion/queue.svelte'
import type { EventLine, FromClient, SeatUpdate, Update } from './protocol'

/** A message as pages write it: the table adds the id. */
export type TableRequest = FromClient extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never

/** The events of a motion; `seq` counts them all, and the first news of a move is `isMove`. */
export interface News {
  seq: number
  by: number | null
  told: EventLine[]
  isMove: boolean
}

/** A board on the screen: whose it is, how it plays an update, and whether that hurries or waits for somebody. */
export interface ShownBoard {
  shownSeat: () => number | null
  plan: (update: Update, before: SeatUpdate[]) => Motion[]
  isPressed: () => boolean
  isHeld: () => boolean
}
