import { flight } from '../../motion'
import type { Item } from './board.svelte'

/** How long a card turns, in milliseconds; the others do not. */
export const turn = (kind: Item['kind']): number => (kind === 'fits' || kind === 'missed' ? flight() * 1.35 : 0)
