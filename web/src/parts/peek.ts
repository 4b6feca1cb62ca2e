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
    node.addEventListener('contextmenu', show)
    node.addEventListener('pointerdown', press)
    node.addEventListener('pointermove', move)
    node.addEventListener('pointerup', stop)
    node.addEventListener('pointercancel', stop)
    node.addEventListener('click', click, { capture: true })
    node.addEventListener('keydown', down)
    node.addEventListener('keyup', up)
    return () => {
      stop()
      node.removeEventListener('contextmenu', show)
      node.removeEventListener('pointerdown', press)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', stop)
      node.removeEventListener('pointercancel', stop)
      node.removeEventListener('click', click, { capture: true })
      node.removeEventListener('keydown', down)
      node.removeEventListener('keyup', up)
    }
  }
}
