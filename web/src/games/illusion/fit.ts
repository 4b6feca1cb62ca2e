/** How large the pictures are: all alike, the next one too, and as large as the cloth lets them be. */

/** The cloth in pixels, and what lies on it beside pictures. */
export interface Cloth {
  width: number
  height: number
  /** Between two pictures of a line. */
  gap: number
  /** Below each line, for the slots' signs. */
  below: number
  /** Everything else that has a height: the scale, paddings, the words of the next card. */
  rest: number
  /** How high the next card's place is at least, for its words; nothing where no card comes next. */
  next: number | null
}

const MOST = 400
/** A picture with its frame, height to width. */
const SHAPE = 1.25

/** How wide a picture is, and how many lie in a line: the one of `ways` that shows them largest. */
export function fit(cells: number, cloth: Cloth, ways: number[]): { size: number; perLine: number } {
  const size = (perLine: number): number => Math.floor(Math.min(MOST, cloth.width / perLine - cloth.gap))
  // Where nothing fits, the narrowest way: then the cloth scrolls.
  let best = { size: size(ways.at(-1)!), perLine: ways.at(-1)! }
  for (const perLine of ways) {
    const lines = Math.ceil(cells / perLine)
    const free = cloth.height - cloth.rest - lines * cloth.below
    const high =
      (cloth.next === null ? free / lines : Math.min(free / (lines + 1), (free - cloth.next) / lines)) / SHAPE
    const wide = size(perLine)
    const found = { size: Math.floor(Math.min(high, wide)), perLine }
    if (found.size > best.size) best = found
    if (high >= wide) break // from here on they only get narrower
  }
  return best
}
