import type { Clocks } from '../net/protocol'

/** Time left on a seat's clock, or on the table's own timer, `now` by this browser's clock. */
export function remaining(clocks: Clocks & { at: number }, seat: number | null, now: number): number | null {
  const own = seat === null ? null : (clocks.left[seat] ?? null)
  const timer =
    clocks.timer !== null && (clocks.timer_seat === null || clocks.timer_seat === seat) ? clocks.timer : null
  const passed = now - clocks.at
  const ticking = own === null ? null : clocks.running.includes(seat ?? -1) ? own - passed : own
  const all = [ticking, timer === null ? null : timer - passed].filter((ms): ms is number => ms !== null)
  return all.length ? Math.max(0, Math.min(...all)) : null
}

/** Time until a card's countdown ends the game; null where none runs. */
export function untilEnd(
  clocks: (Clocks & { at: number }) | null | undefined,
  now: number,
  paused: boolean,
): number | null {
  if (!clocks || clocks.ending === null || clocks.ending === undefined) return null
  return Math.max(0, clocks.ending - (paused ? 0 : now - clocks.at))
}

export function showTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const hours = Math.floor(seconds / 3600)
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`
  const minutes = Math.floor((seconds % 3600) / 60)
  const tail = String(seconds % 60).padStart(2, '0')
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}
