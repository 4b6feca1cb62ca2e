/** Sentences of cards side by side: what opens them, what they share, and where they part. */

export interface Piece {
  kind: 'lead' | 'same' | 'other'
  text: string
}

const LEADS = new Set(['Jeśli', 'If', 'to', 'then'])
const space = (index: number): string => (index ? ' ' : '')

/** Mark the words in which sentences differ from each other; of a single one nothing differs. */
export function parted(sentences: string[]): Piece[][] {
  const all = sentences.map((sentence) => sentence.split(' '))
  const shortest = all.length ? Math.min(...all.map((one) => one.length)) : 0
  const agree = (at: (one: string[]) => string | undefined): boolean => all.every((one) => at(one) === at(all[0] ?? []))
  let head = 0
  while (head < shortest && agree((one) => one[head])) head++
  let tail = 0
  while (tail < shortest - head && agree((one) => one[one.length - 1 - tail])) tail++
  return all.map((one) => {
    const pieces: Piece[] = []
    one.forEach((word, i) => {
      const isOther = all.length > 1 && i >= head && i < one.length - tail
      const isLead = LEADS.has(word) && (i === 0 || (one[i - 1]?.endsWith(',') ?? false))
      const kind = isLead ? 'lead' : isOther ? 'other' : 'same'
      const last = pieces.at(-1)
      if (last?.kind === kind) last.text += space(i) + word
      else if (kind === 'same') pieces.push({ kind, text: space(i) + word })
      else {
        if (i) pieces.push({ kind: 'same', text: ' ' })
        pieces.push({ kind, text: word })
      }
    })
    return pieces
  })
}
