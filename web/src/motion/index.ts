/** How long things take to move: one arc, at most 400 ms, and not at all for those who asked for stillness. */

import { cubicOut } from 'svelte/easing'
import { crossfade, type TransitionConfig } from 'svelte/transition'
import { settings } from '../settings.svelte'

/** Milliseconds: a card's flight, the same when much waits to be shown, and a fade. */
export const FLIGHT = 380
const SHORT_FLIGHT = 220
export const FADE = 120

const pace = { isHurried: false }

/** The queue shortens flights while more waits than can be shown in peace. */
export const hurry = (isHurried: boolean): void => void (pace.isHurried = isHurried)

export const flight = (): number => (settings.still ? 0 : pace.isHurried ? SHORT_FLIGHT : FLIGHT)

export type Flight = ReturnType<typeof crossfade>[0]

/** Cards fly from where they were to where they go; those from elsewhere drop in from above. */
export function flights(): ReturnType<typeof crossfade> {
  return crossfade({
    duration: () => flight(),
    easing: cubicOut,
    fallback(node, _params, intro): TransitionConfig {
      if (settings.still) return { duration: 0 }
      const style = getComputedStyle(node)
      const transform = style.transform === 'none' ? '' : style.transform
      return {
        duration: intro ? FLIGHT : 160,
        easing: cubicOut,
        css: (t, u) =>
          `transform: ${transform} translateY(${intro ? -46 * u : 12 * u}px) rotate(${intro ? -5 * u : 0}deg); opacity: ${t}`,
      }
    },
  })
}
