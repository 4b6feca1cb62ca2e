/** A card that is being put together from lists: the editor's own picture of it. */

import type { Grammar, GrammarField, GrammarPart } from '../../../net/protocol'

export type Values = Record<string, unknown>

export interface Part {
  name: string
  values: Values
}

export interface Condition extends Part {
  not: boolean
}

export interface Clause extends Part {
  who: string
  may: boolean
}

export interface Draft {
  kind: 'rule' | 'effect'
  trigger: Part
  conditions: Condition[]
  clauses: Clause[]
}

/** A value to begin with: the simplest that the language takes. */
export function defaultValue(field: GrammarField): unknown {
  switch (field.kind) {
    case 'number':
      return Math.max(1, field.lowest)
    case 'range':
      return { min: 1, max: 1 }
    case 'player':
      return field.choices.includes('chosen') ? 'chosen' : (field.choices[0] ?? '')
    case 'text':
      return {}
    case 'flag':
      return true
    case 'ban':
      return 'say'
    case 'colours':
      return ['circle']
    case 'digits':
      return [1]
    default:
      return field.choices.includes('nextCard') ? 'nextCard' : (field.choices[0] ?? '')
  }
}

export function begin(part: GrammarPart): Part {
  const values: Values = {}
  for (const field of part.fields)
    if (field.is_needed || (part.name === 'swap' && field.name === 'with')) values[field.name] = defaultValue(field)
  return { name: part.name, values }
}

export const find = (parts: GrammarPart[], name: string): GrammarPart | undefined =>
  parts.find((part) => part.name === name)

export function newClause(grammar: Grammar, name: string, who = 'next'): Clause {
  const part = find(grammar.effects, name) ?? grammar.effects[0]!
  return { ...begin(part), who: part.who.includes(who) ? who : (part.who[0] ?? 'actor'), may: false }
}

export function newDraft(grammar: Grammar, kind: Draft['kind']): Draft {
  return {
    kind,
    trigger: { name: 'played', values: { colour: ['shield'] } },
    conditions: [],
    clauses: [newClause(grammar, 'draw')],
  }
}

const tag = (name: string, key: string): Values => {
  const [verb = '', at] = name.split(':')
  return at ? { [key]: verb, at } : { [key]: verb }
}

/** The card as the language writes it. */
export function toCard(draft: Draft): Record<string, unknown> {
  const then = draft.clauses.map((clause) => ({
    who: clause.who,
    ...(clause.may ? { may: true } : {}),
    ...tag(clause.name, 'do'),
    ...clause.values,
  }))
  const when = draft.conditions.map((one) =>
    one.not ? { not: { is: one.name, ...one.values } } : { is: one.name, ...one.values },
  )
  return {
    kind: draft.kind,
    ...(draft.kind === 'rule' ? { if: { on: draft.trigger.name, ...draft.trigger.values } } : {}),
    ...(when.length ? { when } : {}),
    then,
  }
}

const known = (values: Values, part: GrammarPart | undefined): boolean =>
  part !== undefined && Object.keys(values).every((key) => part.fields.some((field) => field.name === key))

/** The other way round; null for cards that only words can say. */
export function fromCard(card: Record<string, unknown>, grammar: Grammar): Draft | null {
  const draft: Draft = {
    kind: card['kind'] === 'effect' ? 'effect' : 'rule',
    trigger: { name: 'played', values: {} },
    conditions: [],
    clauses: [],
  }
  if (card['react']) return null
  if (draft.kind === 'rule') {
    const { on, ...values } = card['if'] as Values
    if (typeof on !== 'string' || !known(values, find(grammar.triggers, on))) return null
    draft.trigger = { name: on, values }
  }
  for (const raw of (card['when'] as Values[] | undefined) ?? []) {
    const inner = (raw['not'] as Values | undefined) ?? raw
    const { is, ...values } = inner
    if (typeof is !== 'string' || !known(values, find(grammar.conditions, is))) return null
    draft.conditions.push({ name: is, values, not: 'not' in raw })
  }
  for (const raw of card['then'] as Values[]) {
    const { who, may, do: verb, at, only, ...values } = raw
    const name = at ? `${String(verb)}:${String(at)}` : String(verb)
    if (only || !known(values, find(grammar.effects, name))) return null
    draft.clauses.push({ name, who: String(who), may: may === true, values })
  }
  return draft
}

/** The word for an amount that is read from the table: a reference, or half of the hand. */
export const wordOf = (value: unknown): string => {
  const amount = value as { ref?: string; half?: string } | null
  return amount?.half ? 'halfHand' : (amount?.ref ?? '')
}
