/** Signs of the effects. */

export const ICONS: Record<string, string> = {
  TAKE: 'take',
  SWAP: 'swap',
  REVEAL: 'reveal',
  DRAW: 'draw',
  RUNE: 'rune',
  HYPNOSIS: 'hyp',
  EYE: 'eye',
}
