/** The decks a game is played with: what their boxes say, and which card is whose (BLK-D16). */

export interface Box {
  name: string
  symbol: string
  paint: string
  /** Which game of the deck this is. */
  game: number
  /** Tells clashing marks of mixed decks apart; 0 when nothing clashes. */
  number: number
}

type Options = Record<string, unknown>

export function boxesOf(options: Options): Box[] {
  const told = (options['boxes'] as [string, string, string, number][] | undefined) ?? []
  const marks = told.map(([, symbol, paint]) => `${symbol} ${paint}`)
  return told.map(([name, symbol, paint, game], at) => {
    const same = marks.filter((mark) => mark === marks[at]).length > 1
    return {
      name,
      symbol,
      paint,
      game,
      number: same ? marks.slice(0, at + 1).filter((mark) => mark === marks[at]).length : 0,
    }
  })
}

/** Where the drawings on game cards are kept, by the cards' names. */
export function picturesOf(options: Options): Map<string, string> {
  const told = (options['pictures'] as [string, string][] | undefined) ?? []
  return new Map(told.map(([card, drawing]) => [card, `/api/blank/drawings/${drawing}`]))
}

/** What stands on a rule that opens the game: it is new, or it is only tried (BLK-D11); null for all others. */
export function newness(options: Options, rule: number): 'new' | 'trial' | null {
  if (rule >= ((options['new_rules'] as string[] | undefined)?.length ?? 0)) return null
  return isTried(options, String(rule)) ? 'trial' : 'new'
}

/** Whether a card is only tried: a game card by its name, a new rule by its place. */
export const isTried = (options: Options, card: string): boolean =>
  (options['trials'] as string[] | undefined)?.includes(card) ?? false

/** Whose a game card or a rule is; of a single deck all are. */
export function boxOf(options: Options, boxes: Box[], kind: 'card' | 'rule', number: number): Box | null {
  if (boxes.length < 2) return boxes[0] ?? null
  const whose = (options['whose'] as [string, string] | undefined)?.[kind === 'card' ? 0 : 1] ?? ''
  return boxes[Number(whose[number])] ?? null
}
