/** The four inks of Illusion. */
export const INKS: Record<string, string> = { yellow: '#f2b61f', red: '#d63f2a', green: '#179073', blue: '#27479a' }
/** Inks dark enough for words on paper. */
export const WORD_INKS: Record<string, string> = { yellow: '#7a5300', red: '#a52d1a', green: '#0e6650', blue: '#27479a' }
export const COLOURS = ['yellow', 'red', 'green', 'blue'] as const

/** 'place 3' has three cards between it and the arrow; everything else is a doubt. */
export function slotOf(notation: string): number | null {
  const found = /^place (\d+)$/.exec(notation)
  return found ? Number(found[1]) : null
}
