import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '..')
const LITERAL = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!\))|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi

/** Drawings that code makes hold their inks as data. */
const DRAWINGS = [
  'art/wreath.ts',
  'games/blank/cards/paints.ts',
  'games/blank/cards/shapes.ts',
  'games/blank/cards/strokes.ts',
  'games/call_to_adventure/cards/art.ts',
  'games/call_to_adventure/story/picture.ts',
  'games/cardline/cut_paper.ts',
  'games/cardline/emblems.ts',
]

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(svelte|css|ts)$/.test(path) && !/tokens\.css$|\.test\.ts$/.test(path) && !DRAWINGS.includes(path),
)
const tokens = new Set(readFileSync(join(SOURCE, 'style', 'tokens.css'), 'utf8').match(/--[\w-]+(?=:)/g))

test.each(sources)('%s takes its colours from the tokens', (path) => {
  expect(readFileSync(join(SOURCE, path), 'utf8').match(LITERAL) ?? []).toEqual([])
})

test('a literal colour is found wherever it stands', () => {
  const found = (text: string) => text.match(LITERAL)?.length ?? 0
  expect(found('color: #fff; background: rgb(0 0 0 / 0.5)')).toBe(2)
  expect(found('<use href="#cta-hero" /> url(#fade) {#each all as one}')).toBe(0)
})

test('no colour of the palette stands there for nobody', () => {
  const palette = [...tokens].filter((name) => /^--[a-z]+-\d+[b-h]?$/.test(name))
  const all = [...sources, 'style/tokens.css'].map((path) => readFileSync(join(SOURCE, path), 'utf8')).join()
  expect(palette.length).toBeGreaterThan(100)
  expect(palette.filter((name) => !all.includes(`var(${name})`))).toEqual([])
})
