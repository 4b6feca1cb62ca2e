/** What the cards of the last play did, as the board shows it beside them. */

import type { BlankView, Happening } from './types'

/** Events that the card activated before them has caused. */
const CONSEQUENCES = new Set<Happening['event']>([
  'skip-imposed',
  'direction-turned',
  'card-drawn',
  'card-drawn-unseen',
  'cards-handed',
  'cards-handed-unseen',
  'hands-swapped',
  'hands-rotated',
  'value-banned',
  'value-demanded',
  'value-required',
  'match-ordered',
  'play-limited',
  'cards-discarded',
  'cards-put-on-discards',
  'cards-put-on-pile',
  'cards-put-on-pile-unseen',
  'discards-taken',
  'pile-discarded',
  'pile-shuffled',
  'hands-redealt',
  'rule-replaced',
  'rule-dropped',
  'rule-added',
  'rule-silenced',
  'countdown-begun',
  'duty-arisen',
  'extra-turn-won',
  'jumped-in',
  'penalty-taken',
  'pile-recycled',
  'pile-searched',
  'pile-searched-unseen',
  'hand-peeked',
  'pile-peeked',
  'pile-peeked-unseen',
  'cards-shown',
  'contest-begun',
  'contest-decided',
  'die-rolled',
])
const MOST = 3

/** Whether nobody has played yet: only the first card lies on the table. */
export const isBeginning = (view: Pick<BlankView, 'turn' | 'discard_size' | 'laid'>): boolean =>
  view.turn <= 1 && view.discard_size === 1 && !view.laid.length

export interface Fired {
  source: string
  title: string
  did: string[]
}

export interface Penalty {
  seat: number
  text: string
}

/** What the play on top of the pile caused, card by card, and the penalties it brought. */
export interface Consequences {
  fired: Fired[]
  penalties: Penalty[]
  /** The turn is over: what follows is caused by no card. */
  isClosed: boolean
}

export const NOTHING_DONE: Consequences = { fired: [], penalties: [], isClosed: false }

export type Source = Extract<Happening, { event: 'card-activated' }>['source']

/** The consequences after one more event; `key` and `titleOf` name the card that was activated. */
export function after(
  consequences: Consequences,
  event: Happening,
  sentence: string,
  key: (source: Source) => string,
  titleOf: (source: Source) => string,
): Consequences {
  let { fired, penalties, isClosed } = consequences
  if (event.event === 'cards-played' || event.event === 'play-returned' || event.event === 'timed-out') {
    ;({ fired, penalties, isClosed } = NOTHING_DONE)
  } else if (event.event === 'card-activated') {
    fired = [...fired, { source: key(event.source), title: titleOf(event.source), did: [] }]
    isClosed = false
  } else if (event.event === 'turn-begun') isClosed = true
  else if (!isClosed && fired.length && CONSEQUENCES.has(event.event)) {
    const last = fired.at(-1)!
    fired = [...fired.slice(0, -1), { ...last, did: [...last.did, sentence].slice(-MOST) }]
  }
  if (event.event === 'penalty-taken') penalties = [...penalties, { seat: event.seat, text: sentence }].slice(-MOST)
  return { fired, penalties, isClosed }
}
