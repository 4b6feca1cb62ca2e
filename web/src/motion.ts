/** How things move: one arc, at most 400 ms, and not at all for those who asked for stillness. */

import { cubicOut } from 'svelte/easing'
import { crossfade, type TransitionConfig } from 'svelte/transition'
import { settings } from './settings.svelte'

const FLIGHT = 380

export const flight = (): number => (settings.still ? 0 : FLIGHT)

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
        css: (t, u) => `transform: ${transform} translateY(${intro ? -46 * u : 12 * u}px) rotate(${intro ? -5 * u : 0}deg); opacity: ${t}`,
      }
    },
  })
}
