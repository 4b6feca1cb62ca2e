/** What a player is about to do: the move picked on the board, and how the prompt words it. */

import { untrack } from 'svelte'
import type { Drawing } from './games/board'
import type { MoveChoice } from './net/protocol'

export interface Ask {
  title: string
  hint?: string
  act?: string
}

export class Stage {
  /** The code of the move that Enter would make. */
  picked = $state<number | null>(null)
  /** Words of the board for what is picked, or half picked. */
  ask = $state.raw<Ask | null>(null)
  /** Codes that deserve a button of their own beside the picked one. */
  quick = $state.raw<number[]>([])
  /** Codes of the few moves that answer the question, where many others are legal beside them. */
  main = $state.raw<number[]>([])
  /** All that can be chosen lies lit on the board: the prompt does not say it again, and keeps the list of all moves. */
  isOnBoard = $state(false)
  /** Buttons of the board's own that make no move: "turn the order round". */
  extra = $state.raw<{ label: string; run: () => void }[]>([])
  /** The question in the board's own, shorter words. */
  title = $state('')
  /** What the question means for the one who answers. */
  hint = $state('')
  /** A reveal or showdown covers the board; the result waits for it. */
  busy = $state(false)
  /** The one call while something covers the board: look at it as long as you like, then go on, or elsewhere. */
  cover = $state.raw<(Required<Ask> & { run: () => void; back?: () => void; backAct?: string }) | null>(null)
  /** The code of a move that was asked for and is asked once more. */
  sure = $state<number | null>(null)
  /** What the board says and offers while nobody here is asked: somebody can be caught, say. */
  calm = $state.raw<{ title: string; hint?: string } | null>(null)
  offers = $state.raw<{ label: string; run: () => void }[]>([])
  /** The seat may act, but nobody knows whether it has to: nothing is lit. */
  quiet = $state(false)
  /** What a tap on a seat's plate opens, and how a screen reader calls it. */
  plates = $state.raw<Record<number, { open: Drawing; openLabel: string }>>({})
  /** Set when a half-made choice can be undone. */
  undo = $state.raw<(() => void) | null>(null)

  clear(): void {
    this.picked = null
    this.ask = null
    this.undo = null
    this.sure = null
  }

  pick(code: number | null): void {
    // Whoever picks in an effect must not run again because of it.
    if (untrack(() => this.picked) !== code) this.sure = null
    this.picked = code
  }

  choice<C extends MoveChoice>(legal: C[]): C | null {
    return legal.find((move) => move.code === this.picked) ?? null
  }
}
