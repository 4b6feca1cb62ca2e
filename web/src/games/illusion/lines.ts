/** Lines of a turned row: a pair in which the colour falls always shares a line, so the break moves. */
export function together(count: number, perLine: number, falls: number[]): number[][] {
  const lines: number[][] = []
  let begin = 0
  while (begin < count) {
    let end = Math.min(count, begin + perLine)
    // A break within a pair moves before it, unless the line is nothing but the pair.
    if (end < count && falls.includes(end - 1) && end - 1 > begin) end -= 1
    lines.push(Array.from({ length: end - begin }, (_, i) => begin + i))
    begin = end
  }
  return lines
}
