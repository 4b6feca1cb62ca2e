/**
 * The state of a board: a plain class that a game derives, and that its components draw.
 * Updates arrive in one place, `read`; from there on the class decides what is shown, and when.
 */

import { untrack } from 'svelte'
import type { Phrase } from '../net/protocol'
import type { BoardProps } from './board'
import type { Choice } from './choices'

/** An event of the game, and how it is said. */
export interface Happened<E> {
  event: E
  phrase: Phrase | null
}

export abstract class BoardState<V, M, E, S = unknown> {
  /** Make it while the board's component is set up: `new CardlineBoard(() => props)`. */
  constructor(private readonly source: () => BoardProps<V, M, S>) {
    let seen = 0
    $effect(() => {
      const { seq, told } = this.props.news
      if (seq === seen) return
      seen = seq
      const events = told.flatMap(({ event, phrase }) => (event ? [{ event: event as E, phrase }] : []))
      untrack(() => this.read(events))
    })
  }

  /** Called once for each motion, with its events in their order; the view is the one that it shows. */
  protected abstract read(events: Happened<E>[]): void

  protected get props(): BoardProps<V, M, S> {
    return this.source()
  }

  get view(): V {
    return this.props.view
  }

  /** What the motion that plays shows beside the view. */
  get scene(): S | null {
    return this.props.scene
  }

  get legal(): Choice<M>[] {
    return this.props.legal
  }

  /** Whether this seat is to move now. */
  get asked(): boolean {
    return this.props.legal.length > 0
  }
}
