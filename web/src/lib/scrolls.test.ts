import { afterEach, expect, test, vi } from 'vitest'
import { scrolls } from './scrolls'

afterEach(() => vi.unstubAllGlobals())

/** A box of so many pixels with so many inside, and perhaps a button. */
function box(
  height: number,
  content: number,
  hasButton: boolean,
  overflowY: string,
): { node: HTMLElement; change: () => void } {
  const heard: (() => void)[] = []
  class Observer {
    constructor(hear: () => void) {
      heard.push(hear)
    }
    observe = (): void => {}
    disconnect = (): void => {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('MutationObserver', Observer)
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => (run(), 1))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  vi.stubGlobal('getComputedStyle', () => ({ overflowX: 'hidden', overflowY }))
  const node = {
    clientHeight: height,
    scrollHeight: content,
    clientWidth: 9,
    scrollWidth: 9,
    tabIndex: -1,
    querySelector: () => (hasButton ? {} : null),
    removeAttribute: () => (node.tabIndex = -1),
  }
  return { node: node as unknown as HTMLElement, change: () => heard.forEach((hear) => hear()) }
}

test.each([
  ['text that does not fit can be reached', 40, 90, false, 'auto', 0],
  ['text that fits is no stop', 90, 90, false, 'auto', -1],
  ['a corner that sticks out is nothing to read', 80, 90, false, 'auto', -1],
  ['what is cut off on purpose does not scroll', 40, 90, false, 'hidden', -1],
  ['buttons inside are stops enough', 40, 90, true, 'auto', -1],
])('%s', (_, height, content, hasButton, overflow, stop) => {
  const { node, change } = box(height, content, hasButton, overflow)
  scrolls(node)
  change()
  expect(node.tabIndex).toBe(stop)
})
