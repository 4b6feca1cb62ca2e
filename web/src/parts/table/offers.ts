/** What the prompt offers, and in which words: the game says what is recommended and what gives something up. */

import type { MoveChoice } from '../../net/protocol'

/** As many buttons stand beside each other; what is left is in the list of all moves. */
export const FEW = 3

const RANK: Record<MoveChoice['role'], number> = { primary: 0, option: 1, decline: 2, pass: 3 }

export interface Offer<C extends MoveChoice = MoveChoice> {
  move: C
  label: string
  /** The one dark button: the sensible answer, or the only one there is. */
  isPrimary: boolean
}

/** The text before the first colon, where the text is long: "Pass: the deck's top card …". */
const verb = (text: string): string =>
  text.length > 26 && text.includes(': ') ? text.slice(0, text.indexOf(': ')) : text

/**
 * Moves as buttons: the recommended one first, what declines last. `act` is how a game calls a move on a button,
 * `word` how it says it in full; two buttons never read alike.
 */
export function offersOf<C extends MoveChoice>(
  moves: C[],
  isOnly: boolean,
  act: (move: C) => string,
  word: (move: C) => string,
): Offer<C>[] {
  const sorted = [...moves].sort((one, other) => RANK[one.role ?? 'option'] - RANK[other.role ?? 'option'])
  const recommended =
    sorted.find((move) => move.role === 'primary') ?? (isOnly && sorted.length === 1 ? sorted[0] : null)
  const short = sorted.map((move) => act(move) || verb(word(move)))
  return sorted.map((move, i) => ({
    move,
    label: short.filter((one) => one === short[i]).length > 1 ? word(move) : short[i]!,
    isPrimary: move === recommended,
  }))
}
