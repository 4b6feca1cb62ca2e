/** What this browser answers by itself: it passes where that was set, and plays a card that was asked for beforehand. */

import { ofKind, type Choice } from '../choices'
import type { AdventureMove, AdventureView } from './types'

export const MOMENTS = ['own', 'before', 'after', 'verdict', 'answer', 'rest'] as const
export type Moment = (typeof MOMENTS)[number]
export const MANNERS = ['useful', 'never'] as const
/** Ask when something can be played; pass whatever there is. */
export type Manner = (typeof MANNERS)[number]

const KEY = 'stolik-call-to-adventure-passes'
/** The windows of a challenge by their numbers in the rules: W-7, W-10, W-11. */
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

export const SPANS = ['turn', 'challenge'] as const
/** Pass until the turn is over, or until the next challenge. */
export type Span = (typeof SPANS)[number]

/** What was settled for a while, and when: in which turn and in which challenge. */
export interface While {
  span: Span
  turn: string
  challenge: string | null
}

const turnOf = (view: AdventureView): string => `${view.turn}/${view.active}`
const challengeOf = (view: AdventureView): string | null =>
  view.challenge && `${turnOf(view)}/${view.challenge.card}/${view.challenge.path}`

export const whileOf = (span: Span, view: AdventureView): While => ({
  span,
  turn: turnOf(view),
  challenge: challengeOf(view),
})

/** Whether it still holds; one's own next turn ends everything. */
export function lasts(settled: While, view: AdventureView, seat: number | null): boolean {
  if (settled.turn === turnOf(view)) {
    if (settled.span === 'turn') return true
  } else if (settled.span === 'turn' || view.active === seat) return false
  return view.challenge === null || challengeOf(view) === settled.challenge
}

class Passes {
  manners = $state(read(typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY)))
  /** What this page has settled for a while. */
  settled = $state.raw<While | null>(null)

  set(moment: Moment, manner: Manner): void {
    this.manners[moment] = manner
    localStorage.setItem(KEY, JSON.stringify(this.manners))
  }

  /** The card that the player wants to play as soon as that is possible: whose, and its key. */
  wanted = $state.raw<{ seat: number; card: string } | null>(null)

  /** What the player has settled on for these moves: the wanted card, or to pass. */
  standing(view: AdventureView, seat: number, legal: Choice<AdventureMove>[]): number | null {
    const wanted = this.wanted?.seat === seat ? this.wanted.card : null
    const play = ofKind(legal, 'play').find(({ move }) => move.card === wanted)
    if (play) return play.code
    const moment = momentOf(view, seat)
    const pass = ofKind(legal, 'pass')[0]
    if (!moment || !pass) return null
    const isSettled = this.settled !== null && lasts(this.settled, view, seat)
    return isSettled || this.manners[moment] === 'never' ? pass.code : null
  }
}

export const passes = new Passes()
