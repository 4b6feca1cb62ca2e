/** "If …, then …" as its two halves, which are set on lines of their own; other sentences stay whole. */
export function halves(sentence: string): { lead: string; first: string; link: string; second: string } | null {
  const found = /^(If|Jeśli) (.+?), (then|to) (.+)$/.exec(sentence)
  return found ? { lead: found[1]!, first: `${found[2]},`, link: found[3]!, second: found[4]! } : null
}
