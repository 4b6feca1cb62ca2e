/** Lines of the log: what one player did at once is one line, and the cards it names can be looked at. */

import type { NamedCard } from '../../games/board'
import type { Logged } from '../../net/log'

export interface LogLine {
  key: string
  seq: number
  seat: number | null
  /** Whether a move of the game made it; the table's own lines have no moment in a replay. */
  isMove: boolean
  sentences: Logged[]
}

const seatOf = ({ phrase, event, by }: Logged): number | null => {
  const seat = phrase.args?.['seat']
  if (typeof seat === 'object' && seat.type === 'player') return seat.seat
  return event ? null : by
}

/** Sentences of the same entry about the same player are one line. */
export function logLines(sentences: Logged[]): LogLine[] {
  const lines: LogLine[] = []
  for (const sentence of sentences) {
    const { key, seq, event } = sentence
    const seat = seatOf(sentence)
    const last = lines.at(-1)
    if (last && last.seq === seq && seat !== null && last.seat === seat) last.sentences.push(sentence)
    else lines.push({ key, seq, seat, isMove: event !== null, sentences: [sentence] })
  }
  return lines
}

/** A sentence in parts: names of cards, and what stands between them. */
export function partsOf(text: string, cards: NamedCard[]): { text: string; card: NamedCard | null }[] {
  let parts: { text: string; card: NamedCard | null }[] = [{ text, card: null }]
  for (const card of cards) {
    if (!card.name) continue
    parts = parts.flatMap((part) => {
      const at = part.card ? -1 : part.text.indexOf(card.name)
      if (at < 0) return [part]
      const rest = part.text.slice(at + card.name.length)
      return [
        { text: part.text.slice(0, at), card: null },
        { text: card.name, card },
        { text: rest, card: null },
      ].filter(({ text }) => text)
    })
  }
  return parts
}
