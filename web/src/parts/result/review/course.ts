/** What is drawn of a review: marks on the time line and the course of the chances. */

import type { LuckyEvent, Review } from '../../../net/protocol'

/** What chance must have changed at least to be marked. */
const LUCKY = 0.08

export type Kind = 'best' | 'inaccuracy' | 'mistake' | 'luck' | 'bad-luck'

/** A move that is marked on the time line. */
export interface Mark {
  step: number
  seat: number
  kind: Kind
}

const MARKED = new Set(['best', 'inaccuracy', 'mistake'])

/** The marks of a game: for one seat, or where nobody's game is looked at, of all. */
export function marksOf(review: Review, viewer: number | null): Mark[] {
  const judged = review.judgements
    .filter((one) => MARKED.has(one.verdict) && (viewer === null || one.seat === viewer))
    .map((one) => ({ step: one.step, seat: one.seat, kind: one.verdict as Kind }))
  const taken = new Set(judged.map((one) => one.step))
  const lucky = review.luck.map((event) => luckOf(event, viewer)).filter((one) => one !== null)
  return [...judged, ...lucky.filter((one) => !taken.has(one.step))].sort((a, b) => a.step - b.step)
}

function luckOf(event: LuckyEvent, viewer: number | null): Mark | null {
  const sizes = event.gains.map(Math.abs)
  const seat = viewer ?? sizes.indexOf(Math.max(...sizes))
  const gain = event.gains[seat] ?? 0
  if (Math.abs(gain) < Math.max(LUCKY, event.reach[seat] ?? 0)) return null
  return { step: event.step, seat, kind: gain > 0 ? 'luck' : 'bad-luck' }
}

/** Each seat's chance to win after each step: as the viewer could judge it, else as each could for itself. */
export function linesOf(review: Review, viewer: number | null): { step: number; chance: number }[][] {
  return review.balance.map((_, seat) =>
    review.course.map((one) => ({ step: one.step, chance: one.seen_by[viewer ?? seat]?.[seat] ?? 0 })),
  )
}

/** The chances that were last known at a step. */
export function chancesAt(review: Review, viewer: number | null, step: number): number[] {
  const found = review.course.filter((one) => one.step <= step).at(-1)
  return review.balance.map((_, seat) => found?.seen_by[viewer ?? seat]?.[seat] ?? 0)
}

/** Whole per cent with a sign, and a real minus. */
export function signed(share: number): string {
  const whole = Math.round(Math.abs(share) * 100)
  return whole === 0 ? '0' : `${share > 0 ? '+' : '−'}${whole}`
}
