/** A game as a row of marks: one for each turn, or for a few of them where a game was long. */

export const MOST_MARKS = 48

export function marksOf(turns: number, fired: readonly number[]): boolean[] {
  const count = Math.max(1, Math.min(turns, MOST_MARKS))
  const marks = Array.from({ length: count }, () => false)
  for (const turn of fired) marks[Math.min(count - 1, Math.floor(((turn - 1) * count) / Math.max(turns, 1)))] = true
  return marks
}
