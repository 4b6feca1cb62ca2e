import { beforeEach, expect, test, vi } from 'vitest'
import { Copier } from './copy.svelte'

let fields: { value: string; gone: boolean }[] = []
const page = (execCommand: () => boolean) => ({
  activeElement: null,
  body: { append: () => undefined },
  execCommand,
  createElement: () => {
    const field = {
      value: '',
      gone: false,
      readOnly: false,
      style: {},
      select: () => undefined,
      remove: () => (field.gone = true),
    }
    fields.push(field)
    return field
  },
})

beforeEach(() => {
  fields = []
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})

test('with a clipboard the text goes there, and “copied” is said for a moment', async () => {
  const kept: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void kept.push(text) } })
  const copier = new Copier()
  await copier.copy('http://h/t/LIPA')
  expect(kept).toEqual(['http://h/t/LIPA'])
  expect(copier.copied).toBe(true)
  vi.advanceTimersByTime(3000)
  expect(copier.copied).toBe(false)
})

test('without one, as on plain http, a field is copied from and taken away', async () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal(
    'document',
    page(() => true),
  )
  const copier = new Copier()
  await copier.copy('http://h/t/LIPA')
  expect(copier.copied).toBe(true)
  expect(fields).toMatchObject([{ value: 'http://h/t/LIPA', gone: true }])
})

test('where nothing copies, the text is shown and nobody is told that it was copied', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
  for (const refuses of [
    () => false,
    () => {
      throw new Error('no')
    },
  ]) {
    vi.stubGlobal('document', page(refuses))
    const copier = new Copier()
    await copier.copy('http://h/t/LIPA')
    expect(copier.state).toBe('by-hand')
    expect(copier.text).toBe('http://h/t/LIPA')
  }
})
