/** How each game is drawn on a television: large, for everybody in the room, and nothing to press. */

import type { Component } from 'svelte'
import type { BoardProps } from './board'

export interface TelevisionModule {
  default: Component<BoardProps>
  /** Whose turn it is, in the game's own words; null where the usual ones do. */
  headline?: (view: unknown, name: (seat: number) => string) => string | null
  /** What lies before a seat, above its plate. */
  Before?: Component<{ view: unknown; seat: number }>
}

const games = import.meta.glob<TelevisionModule>('./*/Television.svelte')

/** Null for a game without such a board: players and moves are shown all the same. */
export async function loadTelevision(game: string): Promise<TelevisionModule | null> {
  return (await games[`./${game.replaceAll('-', '_')}/Television.svelte`]?.()) ?? null
}
