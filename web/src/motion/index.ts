/** How long things take to move: one arc, at most 400 ms, and not at all for those who asked for stillness. */

import { settings } from '../settings.svelte'

/** Milliseconds: a card's flight, the same when much waits to be shown, and a fade. */
export const FLIGHT = 380
const SHORT_FLIGHT = 220
export const FADE = 120

const pace = { isHurried: false }

/** The queue shortens flights while more waits than can be shown in peace. */
export const hurry = (isHurried: boolean): void => void (pace.isHurried = isHurried)

export const flight = (): number => (settings.still ? 0 : pace.isHurried ? SHORT_FLIGHT : FLIGHT)
