/** The sheets are whole: words for all they show, and rules behind every sign. */

import { readFileSync } from 'node:fs'
import { join as path } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { GAME_ORDER } from '../art/backs'
import { readMarkdown } from '../parts/markdown'
import { SHEETS } from './sheets'

const here = new URL('.', import.meta.url).pathname
const read = (...parts: string[]): string => readFileSync(path(here, ...parts), 'utf8')
const said = new Map(new FluentResource(read('text', 'pl.ftl')).body.map((message) => [message.id, message]))

test('every game has a sheet of six parts', () => {
  expect(Object.keys(SHEETS).sort()).toEqual([...GAME_ORDER].sort())
  for (const [game, { parts, icons }] of Object.entries(SHEETS)) {
    expect(parts).toBe(6)
    for (let part = 1; part <= parts; part++) {
      const id = `${game}-${part}`
      const tells = ['text', 'a', 'rows'].filter((one) => said.has(`${id}-${one}`))
      expect(said.has(id) && tells.length > 0, id).toBe(true)
      const points = ['a', 'b', 'c', 'd'].filter((one) => said.has(`${id}-${one}`))
      if (icons[part]) expect(icons[part], id).toHaveLength(points.length)
    }
  }
})

test('every sign of a key has its words, and a rule in the long text', () => {
  for (const [game, { key }] of Object.entries(SHEETS)) {
    const folder = game.replaceAll('-', '_')
    for (const language of ['pl', 'en']) {
      const guide = readMarkdown(read('../../../src/stolik/games', folder, `guide.${language}.md`))
      const rules = new Set(
        guide.flatMap((block) =>
          block.kind === 'list' ? block.items.flatMap(({ ids }) => ids) : block.kind === 'table' ? [] : block.ids,
        ),
      )
      for (const { sign, rule } of key.flat()) {
        expect(said.get(`${game}-key-${sign}`)?.attributes.says, `${game}-key-${sign}`).toBeDefined()
        expect(rules.has(rule), `${game}: ${rule} in ${language}`).toBe(true)
      }
    }
  }
})

test('nothing is said that no sheet shows', () => {
  const shown = /^[a-z-]+-(\d(-(text|rows|[a-d]))?|key-[a-z]+|act-\d|rule-example)$/
  expect([...said.keys()].filter((id) => !shown.test(id))).toEqual([])
})
