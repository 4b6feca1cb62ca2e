/** Addresses of the pages, kept in the browser's history. */

import { decoded, readCode } from './lib/codes'

export type Route =
  | { page: 'start' }
  | { page: 'game'; game: string }
  | { page: 'table'; code: string }
  | { page: 'television'; code: string }
  | { page: 'replay' | 'question'; id: string }
  | { page: 'decks'; deck: string }
  | { page: 'statistics'; game: string }
  | { page: 'workshop'; reward: string }
  | { page: 'day' | 'play' | 'tables' | 'history' | 'ranking' | 'settings' | 'account' | 'learn' | 'admin' }
  | { page: 'link'; purpose: 'confirm' | 'reset' | 'unsubscribe'; link: string }
  | { page: 'lost' }

const LINKS = ['confirm', 'reset', 'unsubscribe'] as const

const PLAIN = ['day', 'play', 'tables', 'history', 'ranking', 'settings', 'account', 'learn', 'admin'] as const

export function parse(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decoded)
  if (parts.includes(null)) return { page: 'lost' }
  const [first = '', second = ''] = parts as string[]
  if (!first) return { page: 'start' }
  if (first === 'play' && second) return { page: 'game', game: second }
  if (first === 't' && second) return { page: 'table', code: readCode(second) }
  if (first === 'tv') return { page: 'television', code: readCode(second) }
  if ((first === 'replay' || first === 'question') && second) return { page: first, id: second }
  if (first === 'decks') return { page: 'decks', deck: second }
  if (first === 'statistics') return { page: 'statistics', game: second }
  if (first === 'workshop' && second) return { page: 'workshop', reward: second }
  const purpose = LINKS.find((name) => name === first)
  if (purpose && second) return { page: 'link', purpose, link: second }
  const plain = PLAIN.find((name) => name === first)
  return plain && !second ? { page: plain } : { page: 'lost' }
}

class Router {
  route = $state.raw<Route>(parse(location.pathname))
  query = $state.raw(new URLSearchParams(location.search))

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('click', (event) => this.follow(event))
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState']({}, '', path)
    this.read()
    scrollTo(0, 0)
  }

  private read(): void {
    this.route = parse(location.pathname)
    this.query = new URLSearchParams(location.search)
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element | null)?.closest?.('a[href]')
    const href = link?.getAttribute('href')
    if (!href?.startsWith('/') || href.startsWith('/api/') || link?.hasAttribute('download')) return
    event.preventDefault()
    this.go(href)
  }
}

export const router = new Router()
