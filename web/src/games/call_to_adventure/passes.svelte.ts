/** In which windows this browser passes by itself: set once, kept, and changed back at any time. */

import type { AdventureView } from './types'

export const MOMENTS = ['own', 'before', 'after', 'verdict', 'answer', 'rest'] as const
export type Moment = (typeof MOMENTS)[number]
export const MANNERS = ['ask', 'useful', 'never'] as const
/** Always ask; ask when something can be played; pass whatever there is. */
export type Manner = (typeof MANNERS)[number]

const KEY = 'stolik-call-to-adventure-passes'
const WINDOWS: Record<number, Moment> = { 7: 'before', 10: 'after', 11: 'verdict' }

/** Which moment a view's question is, or null where nothing can be passed. */
export function momentOf(view: AdventureView, seat: number | null): Moment | null {
  if (view.question.kind !== 'window' || seat === null) return null
  if (view.stack.length) return 'answer'
  if (seat === view.active) return 'own'
  return WINDOWS[view.question.window ?? 0] ?? 'rest'
}

export const first = (): Record<Moment, Manner> =>
  Object.fromEntries(MOMENTS.map((moment) => [moment, 'useful'])) as Record<Moment, Manner>

export function read(text: string | null): Record<Moment, Manner> {
  const base = first()
  try {
    const kept = JSON.parse(text ?? '{}') as Record<string, string>
    for (const moment of MOMENTS) {
      const manner = MANNERS.find((one) => one === kept[moment])
      if (manner) base[moment] = manner
    }
  } catch {
    return base
  }
  return base
}

class Passes {
  manners = $state(read(typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY)))

  set(moment: Moment, manner: Manner): void {
    this.manners[moment] = manner
    localStorage.setItem(KEY, JSON.stringify(this.manners))
  }

  /** Shall the browser pass in this window, where so many moves are legal? */
  passes(moment: Moment, choices: number): boolean {
    const manner = this.manners[moment]
    return manner === 'never' || (manner === 'useful' && choices <= 1)
  }
}

export const passes = new Passes()
