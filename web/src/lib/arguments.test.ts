/** Every message gets the arguments that it names, from everybody who says it, in both languages. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join as path } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import ts from 'typescript'
import { expect, test } from 'vitest'

const here = new URL('..', import.meta.url).pathname
const GAMES = '../../src/stolik/games'
const LANGUAGES = ['pl', 'en']

/** The variables that a pattern may show, whichever of its variants it takes. */
function variables(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(variables)
  if (typeof pattern !== 'object' || pattern === null) return []
  const { type, name } = pattern as { type?: string; name?: string }
  const inner = Object.values(pattern).flatMap(variables)
  return type === 'var' && name ? [name, ...inner] : inner
}

type Catalogue = Map<string, Set<string>>

/** Messages of a file with their variables, those of both languages together. */
function catalogue(...folder: string[]): Catalogue {
  const found: Catalogue = new Map()
  for (const language of LANGUAGES) {
    const file = path(here, ...folder, `${language}.ftl`)
    if (!existsSync(file)) continue
    for (const message of new FluentResource(readFileSync(file, 'utf8')).body) {
      const parts = [[message.id, message.value] as const].concat(
        Object.entries(message.attributes).map(([name, value]) => [`${message.id}.${name}`, value] as const),
      )
      for (const [id, pattern] of parts) found.set(id, new Set([...(found.get(id) ?? []), ...variables(pattern)]))
    }
  }
  return found
}

/** The text of a call from its name to the bracket that ends it. */
function callAt(text: string, start: number): string {
  let depth = 0
  let quote = ''
  for (let at = text.indexOf('(', start); at < text.length; at++) {
    const sign = text[at]!
    if (quote) {
      if (sign === '\\') at++
      else if (sign === quote) quote = ''
    } else if (sign === "'" || sign === '"') quote = sign
    else if ('([{'.includes(sign)) depth++
    else if (')]}'.includes(sign) && --depth === 0) return text.slice(start, at + 1)
  }
  return ''
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What the first argument may be: whole ids, or their beginning where the rest is computed. */
interface Said {
  whole: string[]
  begun: RegExp[]
}

function idsOf(node: ts.Node): Said {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return { whole: [node.text], begun: [] }
  if (ts.isTemplateExpression(node) && node.head.text) {
    const rest = node.templateSpans.map((span) => `[\\w-]+${literally(span.literal.text)}`)
    return { whole: [], begun: [new RegExp(`^${literally(node.head.text)}${rest.join('')}$`)] }
  }
  const parts = ts.isConditionalExpression(node)
    ? [node.whenTrue, node.whenFalse]
    : ts.isParenthesizedExpression(node)
      ? [node.expression]
      : []
  const found = parts.map(idsOf)
  return { whole: found.flatMap(({ whole }) => whole), begun: found.flatMap(({ begun }) => begun) }
}

/** The names of the arguments; null where they are not written out. */
function namesOf(node: ts.Node | undefined): Set<string> | null {
  if (!node) return new Set()
  if (!ts.isObjectLiteralExpression(node)) return null
  const names = node.properties.map((one) => (one.name && ts.isIdentifier(one.name) ? one.name.text : null))
  return names.includes(null) ? null : new Set(names as string[])
}

interface Call {
  ids: Said
  given: Set<string>
}

/** Everything that a file says with arguments that are written out. */
function callsIn(text: string): Call[] {
  return [...text.matchAll(/\b(?:say|speak)\(/g)].flatMap((found) => {
    const source = ts.createSourceFile('call.ts', callAt(text, found.index), ts.ScriptTarget.Latest, true)
    const statement = source.statements[0]
    if (!statement || !ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return []
    const [id, args] = statement.expression.arguments
    const given = namesOf(args)
    return id && given ? [{ ids: idsOf(id), given }] : []
  })
}

/** Where each file's words come from, the nearest last. */
function catalogueOf(name: string): Catalogue {
  const game = /^games\/(\w+)\//.exec(name)?.[1]
  return new Map([
    ...(game ? catalogue(GAMES, game, 'text') : []),
    ...catalogue('../../src/stolik/text'),
    ...catalogue('../../src/stolik/table/text'),
    ...catalogue('text'),
    ...(game ? catalogue('games', game, 'text') : []),
    ...(name.startsWith('lessons/') ? catalogue('lessons/text') : []),
    ...(name.startsWith('notifications/') ? catalogue('notifications/text') : []),
    ...(/admin|Admin|Report/.test(name) ? catalogue('pages/admin/text') : []),
  ])
}

const lacks = (needed: Set<string>, given: Set<string>): string[] => [...needed].filter((one) => !given.has(one))

const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => ({ name, calls: callsIn(readFileSync(path(here, name), 'utf8')) }))

test('every message is said with the arguments that it names', () => {
  const faults: string[] = []
  let seen = 0
  for (const { name, calls } of files) {
    const known = catalogueOf(name)
    for (const { ids, given } of calls)
      for (const id of ids.whole) {
        const missing = lacks(known.get(id) ?? new Set(), given)
        seen++
        if (missing.length) faults.push(`${name}: ${id} lacks ${missing.join(', ')}`)
      }
  }
  expect(seen).toBeGreaterThan(500)
  expect(faults).toEqual([])
})

test('a message whose name is computed gets its arguments from one who may mean it', () => {
  const faults: string[] = []
  let seen = 0
  for (const folder of [
    'text',
    'lessons/text',
    'notifications/text',
    ...readdirSync(path(here, 'games')).map((one) => `games/${one}/text`),
  ]) {
    const near = files.filter(({ name }) => folder === 'text' || name.startsWith(folder.replace('text', '')))
    const calls = near.flatMap((file) => file.calls)
    const whole = new Set(calls.flatMap(({ ids }) => ids.whole))
    for (const [id, needed] of catalogue(folder)) {
      const meant = calls.filter(({ ids }) => ids.begun.some((pattern) => pattern.test(id)))
      if (whole.has(id) || !meant.length) continue
      seen++
      if (meant.every(({ given }) => lacks(needed, given).length)) faults.push(`${folder}: ${id}`)
    }
  }
  expect(seen).toBeGreaterThan(200)
  expect(faults).toEqual([])
})
