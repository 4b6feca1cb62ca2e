/** Days off of people at long games. */

import type { Chair } from '../net/protocol'
import { say, words } from '../words.svelte'

/** Until which day somebody is off; nothing while they are not. */
export function daysOff(chair: Chair, now = Date.now()): string {
  const off = chair.days_off
  if (!off || now < off.begin || now >= off.until) return ''
  const day = new Date(off.until - 1).toLocaleDateString(words.language, { day: 'numeric', month: 'short' })
  return say('has-days-off', { day })
}
