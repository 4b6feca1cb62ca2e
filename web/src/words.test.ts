import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join as path } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { beforeAll, expect, test, vi } from 'vitest'

beforeAll(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('navigator', { languages: ['pl-PL'] })
})

const here = new URL('.', import.meta.url).pathname
const parse = (...parts: string[]) => new FluentResource(readFileSync(path(here, ...parts), 'utf8')).body
const messages = (language: string) => parse('text', `${language}.ftl`)
const shared = (language: string) =>
  ['../../src/stolik/text', '../../src/stolik/table/text'].flatMap((folder) => parse(folder, `${language}.ftl`))
/** Boards that bring words of their own. */
const boards = readdirSync(path(here, 'games')).filter((game) => existsSync(path(here, 'games', game, 'text')))
const ofBoard = (game: string, language: string) =>
  boards.includes(game) ? parse('games', game, 'text', `${language}.ftl`) : []
const ofGame = (game: string, language: string) =>
  existsSync(path(here, '../../src/stolik/games', game))
    ? parse('../../src/stolik/games', game, 'text', `${language}.ftl`)
    : []
const idsOf = (found: ReturnType<typeof messages>) =>
  found.flatMap((message) => [message.id, ...Object.keys(message.attributes).map((name) => `${message.id}.${name}`)])

test('both languages say the same things', () => {
  const ids = (found: ReturnType<typeof messages>) => idsOf(found).sort()
  expect(ids(messages('en'))).toEqual(ids(messages('pl')))
  expect(new Set(ids(messages('en'))).size).toBe(ids(messages('en')).length)
  for (const folder of ['lessons', 'rules', 'notifications', 'pages/admin'])
    expect(ids(parse(folder, 'text', 'en.ftl'))).toEqual(ids(parse(folder, 'text', 'pl.ftl')))
  for (const game of boards) expect(ids(ofBoard(game, 'en'))).toEqual(ids(ofBoard(game, 'pl')))
})

test('every word that the client asks for exists', () => {
  const common = idsOf([...messages('pl'), ...shared('pl')])
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'),
  )
  const missing = sources.flatMap((name) => {
    const game = /^games\/(\w+)\//.exec(name)?.[1] ?? ''
    const folder =
      /^(lessons|notifications)\//.exec(name)?.[1] ?? (/admin|Admin|Report/.test(name) ? 'pages/admin' : '')
    const near = folder ? idsOf(parse(folder, 'text', 'pl.ftl')) : []
    const known = new Set([...common, ...near, ...idsOf(game ? [...ofBoard(game, 'pl'), ...ofGame(game, 'pl')] : [])])
    const text = readFileSync(path(here, name), 'utf8')
    return [...text.matchAll(/\b(?:say|speak)\('([\w.-]+)'/g)]
      .map((found) => found[1] ?? '')
      .filter((id) => !known.has(id))
      .map((id) => `${name}: ${id}`)
  })
  expect(missing).toEqual([])
})

test('short Polish words stay with the next one', async () => {
  const { bindShortWords } = await import('./words.svelte')
  expect(bindShortWords('Poker, w którym i ty')).toBe('Poker, w\u00a0którym i\u00a0ty')
  expect(bindShortWords('O co w tym chodzi? A z czym')).toBe('O\u00a0co w\u00a0tym chodzi? A\u00a0z\u00a0czym')
})

test('lists are joined as the language does', async () => {
  const { join } = await import('./words.svelte')
  expect(join(['Ala', 'Bolek', 'Celina'], 'pl')).toBe('Ala, Bolek i\u00a0Celina')
  expect(join(['Ala', 'Bolek', 'Celina'], 'en')).toBe('Ala, Bolek, and Celina')
})

test('the first known language of the browser is spoken', async () => {
  const { firstLanguage, read } = await import('./settings.svelte')
  expect(firstLanguage(['de', 'pl-PL', 'en'])).toBe('pl')
  expect(firstLanguage(['de'])).toBe('en')
  const base = {
    language: 'pl',
    theme: 'system',
    lessMotion: false,
    sound: false,
    soundOffered: false,
    vibration: true,
    reactions: true,
    patterns: false,
    scale: 1,
    name: '',
  } as const
  expect(read('{"sound": true, "scale": "big", "unknown": 1}', base)).toEqual({ ...base, sound: true })
  expect(read('not json', base)).toEqual(base)
})
