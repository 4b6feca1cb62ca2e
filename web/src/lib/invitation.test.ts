import { expect, test } from 'vitest'
import { reachable } from './invitation.svelte'

const page = (origin: string) => ({ origin, hostname: new URL(origin).hostname })
const network = 'http://192.168.1.7:8000'

test('an invitation made on the server itself carries its address in the network', () => {
  for (const own of ['http://localhost:8000', 'http://127.0.0.1:8000', 'http://[::1]:8000'])
    expect(reachable(page(own), network)).toBe(network)
})

test('whoever reached the server by another address invites by that one', () => {
  expect(reachable(page('https://stolik.example'), network)).toBe('https://stolik.example')
})

test('a server that does not know its address gives the own one', () => {
  expect(reachable(page('http://localhost:8000'), '')).toBe('http://localhost:8000')
})
