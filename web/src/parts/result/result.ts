/** How a finished game ended, as the result scene and the share sheet need it. */

import { api } from '../../net/api'
import type { Result, TableInfo } from '../../net/protocol'
import { botName } from '../../lib/names'

/** More columns than this need room; where there is none, only the sum stands. */
export const BROAD = 4

/** Fetch the result of a round; null where there is none to be had. */
export const fetchResult = (table: string, round: number): Promise<Result | null> =>
  api.result(table, `?round=${round}`).catch(() => null)

/** What is known at once, before the result is fetched: names and places. */
export function early(table: TableInfo): Result | null {
  return (
    table.outcome && {
      table: table.id,
      round: table.round,
      game: table.game,
      names: table.chairs.map((chair) => (chair.kind === 'bot' ? '' : chair.name)),
      levels: table.chairs.map((chair) => (chair.kind === 'bot' ? chair.level : null)),
      outcome: table.outcome,
      columns: [],
      highlight: null,
      ratings: table.chairs.map(() => null),
    }
  )
}

export const nameIn = (result: Result, seat: number): string => result.names[seat] || botName(seat)

export interface Place {
  seat: number
  rank: number
}

/** Seats from the first place to the last. */
export const places = (result: Result): Place[] =>
  result.outcome.ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank || a.seat - b.seat)

/** A change with its sign, as people write it. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0')
