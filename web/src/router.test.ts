import { beforeAll, expect, test, vi } from 'vitest'

beforeAll(() => {
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.stubGlobal('addEventListener', () => undefined)
})

test('addresses lead to pages, and unknown ones say so', async () => {
  const { parse } = await import('./router.svelte')
  expect(parse('/')).toEqual({ page: 'start' })
  expect(parse('/play')).toEqual({ page: 'play' })
  expect(parse('/play/all-in')).toEqual({ page: 'game', game: 'all-in' })
  expect(parse('/t/LIPA-SOWA-4207')).toEqual({ page: 'table', code: 'LIPA-SOWA-4207' })
  expect(parse('/t/lipa%20sowa%204207')).toEqual({ page: 'table', code: 'LIPA-SOWA-4207' })
  expect(parse('/t/t_aB')).toEqual({ page: 'table', code: 't_aB' })
  expect(parse('/tv/lipa-sowa-4207')).toEqual({ page: 'television', code: 'LIPA-SOWA-4207' })
  expect(parse('/tv')).toEqual({ page: 'television', code: '' })
  expect(parse('/t/%E0%A4')).toEqual({ page: 'lost' })
  expect(parse('/replay/t_1')).toEqual({ page: 'replay', id: 't_1' })
  expect(parse('/history')).toEqual({ page: 'history' })
  expect(parse('/statistics/all-in')).toEqual({ page: 'statistics', game: 'all-in' })
  expect(parse('/day')).toEqual({ page: 'day' })
  expect(parse('/history/more')).toEqual({ page: 'lost' })
  expect(parse('/nowhere')).toEqual({ page: 'lost' })
})
