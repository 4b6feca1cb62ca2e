import { expect, test } from 'vitest'
import { search, sections } from './guide'
import { readMarkdown } from '../parts/markdown'

const GUIDE = `# Gra

Wstęp.

## Wędrówki

Płacisz doświadczeniem.

- Nowa karta przychodzi na miejsce starej.
- Znacznik wraca do puli.

## Koniec

| punkty | za co |
|---|---|
| 3 | wędrówka |
`

const titles = (query: string): string[] => search(sections(readMarkdown(GUIDE)), query).map(({ title }) => title)

test('a guide has sections with their titles', () => {
  expect(titles('')).toEqual(['Gra', 'Wędrówki', 'Koniec'])
})

test('a search finds words without accents and capitals, in tables too', () => {
  expect(titles('WEDROWK')).toEqual(['Wędrówki', 'Koniec'])
  expect(titles('smok')).toEqual([])
})

test('of a list only the items that hold the words are left', () => {
  const [found] = search(sections(readMarkdown(GUIDE)), 'znacznik')
  expect(found!.blocks.map(({ kind }) => kind)).toEqual(['heading', 'list'])
  const list = found!.blocks[1]!
  expect(list.kind === 'list' && list.items.length).toBe(1)
})
