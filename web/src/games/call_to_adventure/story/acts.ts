/** The three acts of a story, as its board is printed. */

import type { PlayerView } from '../types'

export const ACTS = ['I', 'II', 'III']
/** How many cards an act of a story holds. */
export const PER_ACT = 3

/** How many cards lie in the act that a player is in. */
export const inAct = (player: PlayerView): number => player.story.length - (player.act - 1) * PER_ACT
