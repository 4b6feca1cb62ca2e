/** How a close-up is asked for, the same on every board: a right-click, Space on a focused card, or a long press. */

import type { Attachment } from 'svelte/attachments'

export const LONG_PRESS = 450
/** A finger that moves further than this drags or scrolls; it does not press. */
export const SLACK = 9

/** `<button class="card" {@attach peek(() => (close = card))}>` */
export function peek(open: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0
    let from: { x: number; y: number } | null = null
    let opened = false
    const stop = (): void => {
      clearTimeout(timer)
      from = null
    }
    const show = (event: Event): void => {
      event.preventDefault()
      event.stopPropagation()
      stop()
      open()
    }
    const press = (event: PointerEvent): void => {
      opened = false
      if (event.pointerType === 'mouse') return
      from = { x: event.clientX, y: event.clientY }
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        opened = true
        stop()
        open()
      }, LONG_PRESS)
    }
    const move = (event: PointerEvent): void => {
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) stop()
    }
    // The finger that pressed long goes up again: that is no click.
    const click = (event: MouseEvent): void => {
      if (!opened) return
      opened = false
      event.preventDefault()
      event.stopPropagation()
    }
    const down = (event: KeyboardEvent): void => {
      if (event.key === ' ') show(event)
    }
    const up = (event: KeyboardEvent): void => {
      if (event.key === ' ') event.preventDefault()
    }
    const listening = new AbortController()
    const { signal } = listening
    node.addEventListener('contextmenu', show, { signal })
    node.addEventListener('pointerdown', press, { signal })
    node.addEventListener('pointermove', move, { signal })
    node.addEventListener('pointerup', stop, { signal })
    node.addEventListener('pointercancel', stop, { signal })
    node.addEventListener('click', click, { capture: true, signal })
    node.addEventListener('keydown', down, { signal })
    node.addEventListener('keyup', up, { signal })
    return () => {
      stop()
      listening.abort()
    }
  }
}
