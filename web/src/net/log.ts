/** The lines of a table's log: what each seat knows of what happened. */

import type { EventLine, Line, Phrase, SeatLog, Update } from './protocol'

export interface Logged {
  key: string
  seq: number
  by: number | null
  phrase: Phrase
  event: { event?: string } | null
  /** The move was taken back. */
  undone?: boolean
}

/** The log as each of my seats knows it; null is a spectator's, and the lobby's. */
export type SeatLogs = Map<number | null, Logged[]>

/** The events of a line that have words; `from` counts those of the same entry before them. */
export function linesOf(
  line: { seq: number; by: number | null; told: EventLine[]; undone?: boolean },
  from = 0,
): Logged[] {
  return line.told.flatMap((told, i) =>
    told.phrase
      ? [
          {
            key: `${line.seq}.${from + i}`,
            seq: line.seq,
            by: line.by,
            phrase: told.phrase,
            event: told.event as Logged['event'],
            ...(line.undone ? { undone: true } : {}),
          },
        ]
      : [],
  )
}

/** What an update says to one seat. */
export const eventsFor = (update: Update, seat: number | null): EventLine[] => [
  ...update.told,
  ...(update.sides.find((side) => side.seat === seat)?.told ?? []),
]

/** Where a motion's part of the events ends: after so many of the game, and what the table says before them. */
export function endOf(told: EventLine[], from: number, events: number): number {
  let at = from
  for (let left = events; left > 0 && at < told.length; at++) if (told[at]!.event) left -= 1
  return at
}

/** A part of the log: which seats it has a version for, and what each of them knows. */
export function versionsOf(part: { log: Line[]; logs: SeatLog[] }): [number[], (seat: number | null) => Logged[]] {
  const own = new Map((part.logs ?? []).map((one) => [one.seat, one.log] as const))
  return [
    [...own.keys()],
    (seat) => ((seat === null ? null : own.get(seat)) ?? part.log).flatMap((line) => linesOf(line)),
  ]
}

/** The logs with new lines at their end; a seat that is new here knows what everybody knew. */
export function withLines(
  logs: SeatLogs,
  seats: (number | null)[],
  newFor: (seat: number | null) => Logged[],
): SeatLogs {
  const all: SeatLogs = new Map(logs)
  const common = all.get(null) ?? []
  for (const seat of new Set([null, ...all.keys(), ...seats])) {
    const log = all.get(seat) ?? common
    const known = new Set(log.map((entry) => entry.key))
    const fresh = newFor(seat).filter((entry) => !known.has(entry.key))
    all.set(seat, fresh.length ? [...log, ...fresh] : log)
  }
  return all
}

/** The logs after moves were taken back: everything of the game since that entry is marked. */
export const withUndone = (logs: SeatLogs, since: number): SeatLogs =>
  new Map(
    [...logs].map(([seat, log]) => [
      seat,
      log.map((line) => (line.seq >= since && line.event ? { ...line, undone: true } : line)),
    ]),
  )

/** The logs with lines before their beginning. */
export const withOlderLines = (logs: SeatLogs, olderFor: (seat: number | null) => Logged[]): SeatLogs =>
  new Map([...logs].map(([seat, log]) => [seat, [...olderFor(seat), ...log]]))
