/** Cards of a deck as the museum finds and draws them. */

import type { BlankCard } from '../../../net/protocol'

/** Whether title, text or author hold what somebody looks for; everything does where nobody looks. */
export function matches(card: BlankCard, find: string): boolean {
  const wanted = find.trim().toLowerCase()
  const texts = [card.title?.en, card.title?.pl, card.text?.en, card.text?.pl, card.author]
  return !wanted || texts.some((text) => text?.toLowerCase().includes(wanted))
}

/** The face of a written card, to be drawn as it lies on a table. */
export const faceOf = (card: BlankCard) => ({
  card: 0,
  name: card.slot,
  colour: card.colour,
  digit: card.digit,
  title: card.title && { type: 'named' as const, ...card.title },
  text: card.text && { type: 'named' as const, ...card.text },
})
