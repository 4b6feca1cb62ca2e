import type { LayMove } from '../types'

/** Whether a card can be laid with the planned ones: all of them have one thing in common. */
export const fits = (move: LayMove, planned: string[][]): boolean =>
  move.joins.some((one) => planned.every((joins) => joins.includes(one)))
