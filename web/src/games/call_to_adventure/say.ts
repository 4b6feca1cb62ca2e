import { sayAt } from '../../words.svelte'
import { GAME } from './moves'

/** The words of this board, then of its game, then of the client. */
export const say = sayAt(GAME)
