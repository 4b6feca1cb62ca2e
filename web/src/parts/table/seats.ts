/** Seats clockwise from the one who looks, who comes first; a spectator sees them from seat 0. */
export function around(count: number, seat: number | null): number[] {
  const first = seat ?? 0
  return Array.from({ length: count }, (_, i) => (first + i) % count)
}

/** The seat of this device that should hold it now; the one shown stays while nobody else here is asked. */
export function nextHotSeat(mine: number[], deciders: number[], shown: number | null): number | null {
  if (shown !== null && mine.includes(shown) && deciders.includes(shown)) return shown
  const asked = deciders.find((seat) => mine.includes(seat))
  if (asked !== undefined) return asked
  return shown !== null && mine.includes(shown) ? shown : (mine[0] ?? null)
}
