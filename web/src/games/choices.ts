/** Legal moves as a board gets them: with the fields of its game's moves. */

import type { MoveChoice } from '../net/protocol'

export interface Choice<M = unknown> extends MoveChoice {
  move: M
}

type Kinds = { kind: string }

/** The legal moves of some kinds. */
export const ofKind = <M extends Kinds, K extends M['kind']>(
  legal: Choice<M>[],
  ...kinds: K[]
): Choice<Extract<M, { kind: K }>>[] =>
  legal.filter((choice): choice is Choice<Extract<M, { kind: K }>> => (kinds as string[]).includes(choice.move.kind))

/** The only legal move of a kind, if it is legal. */
export const oneOfKind = <M extends Kinds, K extends M['kind']>(
  legal: Choice<M>[],
  kind: K,
): Choice<Extract<M, { kind: K }>> | null => ofKind(legal, kind)[0] ?? null
