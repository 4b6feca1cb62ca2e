/** A card of the own hand, as it lies there now: what it can do, and what its foot says. */

import { printed } from '../box.svelte'
import type { AdventureBoard } from '../board.svelte'
import type { Offer } from '../offers'
import { percent } from '../../../lib/percent'
import { say } from '../say'

export interface Held {
  offer: Offer | null
  /** It can be taken up though nobody asks for it. */
  isFree: boolean
  isPicked: boolean
  note: string
}

/** Refusals that only mean another moment: the card itself says which. */
const ANOTHER_MOMENT = new Set([
  'wrong-moment',
  'not-your-turn',
  'not-the-question',
  'main-action-due',
  'in-a-challenge',
  'nothing-to-answer',
])

function effectOf(board: AdventureBoard, offer: Offer): string {
  const { challenge } = board.view
  const found = challenge?.prospects.find((one) => one.move === offer.notation)
  if (offer.move.kind === 'throw') return say('do-discard')
  if (!found || !challenge) return say('now-if-you-like')
  return challenge.cast.length && (found.chance === 0 || found.chance === 1)
    ? say('now-result', { result: found.result })
    : say('now-chance', { percent: percent(found.chance) })
}

export function stateOf(board: AdventureBoard, number: number): Held {
  const { key, timing } = printed.card(number)
  const offer = board.offers.of('play', 'throw').find(({ move }) => move.card === key) ?? null
  if (offer) return { offer, isFree: false, isPicked: board.isPicked(offer), note: effectOf(board, offer) }
  const isFree = board.canTakeUp(number) && !board.asked
  if (isFree) {
    const note = say(board.isWanted(key) ? 'taken-up' : 'short-any_time')
    return { offer, isFree, isPicked: board.isTaken(key), note }
  }
  const wait = board.waitOf(number)
  const isLater = !wait || ANOTHER_MOMENT.has(wait.refusal)
  return { offer, isFree, isPicked: false, note: isLater ? say(`short-${timing}`) : say(`wait-${wait.refusal}`) }
}
