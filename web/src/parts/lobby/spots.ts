/** Where the chairs stand around a table that is seen from above. */

export type Side = 'bottom' | 'left' | 'top' | 'right'

export interface Spot {
  side: Side
  /** How far along its side, in percent from the left or from above. */
  at: number
}

/** At most so many stand along the upper side; on a narrow screen fewer. */
const WIDE = 5
const NARROW = 3

/** The places of a number of chairs, clockwise from the lower side, where the viewer sits. */
export function spotsFor(count: number, narrow: boolean): Spot[] {
  const others = count - 1
  const beside = others < 3 ? 0 : Math.max(1, Math.ceil((others - (narrow ? NARROW : WIDE)) / 2))
  return [
    { side: 'bottom', at: 50 },
    ...along('left', beside).reverse(),
    ...along('top', others - 2 * beside),
    ...along('right', beside),
  ]
}

function along(side: Side, count: number): Spot[] {
  return Array.from({ length: count }, (_, i) => ({ side, at: ((i + 0.5) / count) * 100 }))
}
