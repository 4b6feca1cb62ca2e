/** Drawings as vector strokes on a sheet of 200 by 200. */

export const INKS = ['#211a17', '#c62a1d', '#2b86d1', '#ef9a1a', '#55308a', '#1d7a45', '#e38ab8']

/** x, y, x, y, … as an SVG line; a dot is a line of no length. */
export function lineOf(points: readonly number[]): string {
  const pairs: string[] = []
  for (let i = 0; i + 1 < points.length; i += 2) pairs.push(`${points[i]},${points[i + 1]}`)
  if (pairs.length === 1) pairs.push(pairs[0]!)
  return pairs.join(' ')
}
