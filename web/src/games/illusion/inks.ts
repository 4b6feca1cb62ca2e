export const COLOURS = ['yellow', 'red', 'green', 'blue'] as const

/** The four inks of Illusion. */
export const INKS: Record<string, string> = Object.fromEntries(COLOURS.map((one) => [one, `var(--illusion-${one})`]))
/** Inks dark enough for words on paper. */
export const WORD_INKS: Record<string, string> = Object.fromEntries(
  COLOURS.map((one) => [one, `var(--illusion-word-${one})`]),
)
