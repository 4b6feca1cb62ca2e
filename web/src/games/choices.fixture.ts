/** Moves as a server offers them, for tests: without words, none of them recommended. */

import type { Choice } from './choices'

export const offered = <M>(moves: M[]): Choice<M>[] =>
  moves.map((move, code) => ({
    code,
    notation: '',
    phrase: null,
    move,
    role: 'option',
    asks_twice: false,
    is_forced: false,
    can_wait: false,
  }))
