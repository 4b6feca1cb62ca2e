import { sayAt } from '../../words.svelte'

export const GAME = 'call-to-adventure'

/** The words of this board, then of its game, then of the client. */
export const say = sayAt(GAME)
