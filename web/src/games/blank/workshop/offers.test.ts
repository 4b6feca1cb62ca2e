import { expect, test } from 'vitest'
import { parted } from './offers'

const told = (sentences: string[]): string[] =>
  parted(sentences).map((pieces) =>
    pieces
      .map((piece) =>
        piece.kind === 'other' ? `[${piece.text}]` : piece.kind === 'lead' ? `(${piece.text})` : piece.text,
      )
      .join(''),
  )

test('two readings are marked where they differ, and only there', () => {
  expect(
    told([
      'Jeśli ktoś zagra 3, to ten gracz bierze kartę od gracza po swojej lewej.',
      'Jeśli ktoś zagra 3, to ten gracz bierze kartę od gracza po swojej prawej.',
    ]),
  ).toEqual([
    '(Jeśli) ktoś zagra 3, (to) ten gracz bierze kartę od gracza po swojej [lewej.]',
    '(Jeśli) ktoś zagra 3, (to) ten gracz bierze kartę od gracza po swojej [prawej.]',
  ])
})

test('a single sentence has no marks, and an empty list no sentences', () => {
  expect(told(['If a turn ends, then the direction of play changes.'])).toEqual([
    '(If) a turn ends, (then) the direction of play changes.',
  ])
  expect(parted([])).toEqual([])
})
