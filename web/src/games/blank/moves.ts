/** Reads the notation of moves; which of them are legal is told by the server. */

import type { MoveChoice } from '../../net/protocol'

export interface Read {
  verb: string
  /** A card's name, a seat, a colour…: the words behind the verb. */
  rest: string[]
}

export function readMove(notation: string): Read {
  const [verb = '', ...rest] = notation.split(' ')
  return { verb, rest }
}

/** Moves with a card, by the card's name. */
export function byCard(legal: MoveChoice[], verbs: string[]): Map<string, MoveChoice> {
  const found = new Map<string, MoveChoice>()
  for (const move of legal) {
    const { verb, rest } = readMove(move.notation)
    if (verbs.includes(verb) && rest[0]) found.set(rest[0], move)
  }
  return found
}

/** Answers that are a word or two: they become the buttons of the prompt. */
const PLAIN = ['done', 'draw', 'yes', 'no', 'nothing', 'accept', 'admit', 'deny', 'vote', 'loser', 'hold', 'release', 'show', 'understood', 'fine', 'player', 'colour', 'digit', 'parity']

export const answers = (legal: MoveChoice[]): MoveChoice[] => legal.filter((move) => PLAIN.includes(readMove(move.notation).verb))

export interface Charge {
  seat: number | null
  move: MoveChoice
}

/** What can be said about one card: done by oneself, missed by others, seen. */
export interface Topic {
  source: string
  claim: MoveChoice | null
  calls: Charge[]
  reports: Charge[]
}

export function topics(legal: MoveChoice[]): Topic[] {
  const found = new Map<string, Topic>()
  const topic = (source: string): Topic => {
    const known = found.get(source) ?? { source, claim: null, calls: [], reports: [] }
    found.set(source, known)
    return known
  }
  for (const move of legal) {
    const { verb, rest } = readMove(move.notation)
    if (verb === 'claim') topic(rest[0] ?? '').claim = move
    else if (verb === 'call') topic(rest[1] ?? '').calls.push({ seat: Number(rest[0]), move })
    else if (verb === 'report') topic(rest[0] ?? '').reports.push({ seat: rest[1] === undefined ? null : Number(rest[1]), move })
  }
  return [...found.values()]
}

/** Moves by which one is freed from a kind of act, by the kind (BLK-L42). */
export const exempts = (legal: MoveChoice[]): Map<string, MoveChoice> => byCard(legal, ['exempt'])

/** How a card that reacts is to be used while its holder is away (BLK-W4). */
export interface Order {
  card: string
  now: string
  moves: Map<string, MoveChoice>
}

export const ORDERS = ['use', 'ask', 'never']

export function orders(legal: MoveChoice[], given: [string, string][]): Order[] {
  const found = new Map<string, Order>()
  for (const move of legal) {
    const { verb, rest } = readMove(move.notation)
    const [card, how] = rest
    if (verb !== 'order' || !card || !how) continue
    const known = found.get(card) ?? { card, now: given.find(([name]) => name === card)?.[1] ?? ORDERS[0]!, moves: new Map() }
    known.moves.set(how, move)
    found.set(card, known)
  }
  return [...found.values()]
}

/** How a source is written in moves: the rule's number, the card's name, or the play. */
export const ruleSource = (rule: number): string => `rule-${rule + 1}`

/** Whether a card can join the others of a plan: all of one colour or all of one digit. */
export function joins(card: { colour: string; digit: number }, others: { colour: string; digit: number }[]): boolean {
  return others.every((one) => one.colour === card.colour) && others.every((one) => one.colour === others[0]?.colour)
    ? true
    : others.every((one) => one.digit === card.digit)
}

/** "If …, then …" as its two halves; other sentences stay whole. */
export function halves(sentence: string): { lead: string; first: string; link: string; second: string } | null {
  const found = /^(If|Jeśli) (.+?), (then|to) (.+)$/.exec(sentence)
  return found ? { lead: found[1]!, first: `${found[2]},`, link: found[3]!, second: found[4]! } : null
}
