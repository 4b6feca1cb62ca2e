/** Carrying a card to a slot with a finger or the mouse. Slots are elements with `data-slot`; the nearest one takes the card. */

import type { Attachment } from 'svelte/attachments'
import { SLACK } from './peek'

export interface Carrying {
  /** The card leaves its place: mark it as chosen. */
  begin: () => void
  /** The card is let go over a slot. */
  drop: (slot: string) => void
  /** What scrolls while a card is held at its edge. */
  scroller?: () => HTMLElement | undefined
}

export interface Spot {
  slot: string
  x: number
  y: number
}

/** Further away than this, a card was meant for no slot. */
const REACH = 90
const EDGE = 48

/** The spot nearest to a point, if one is in reach. */
export function nearest(spots: Spot[], x: number, y: number, reach = REACH): Spot | null {
  let best: Spot | null = null
  let least = reach
  for (const spot of spots) {
    const far = Math.hypot(spot.x - x, spot.y - y)
    if (far <= least) {
      best = spot
      least = far
    }
  }
  return best
}

function under(x: number, y: number): HTMLElement | null {
  const direct = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slot]')
  if (direct) return direct
  const nodes = [...document.querySelectorAll<HTMLElement>('[data-slot]')]
  const spots = nodes.map((node, i) => {
    const box = node.getBoundingClientRect()
    return { slot: String(i), x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
  const found = nearest(spots, x, y)
  return found ? (nodes[Number(found.slot)] ?? null) : null
}

/** `<button class="card" data-carry {@attach carry({ begin, drop })}>`; a tap stays a tap. */
export function carry(what: Carrying): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null
    let ghost: HTMLElement | null = null
    let over: HTMLElement | null = null
    let frame = 0
    let swallow = false
    node.style.touchAction = 'none'

    const mark = (next: HTMLElement | null): void => {
      if (next === over) return
      over?.removeAttribute('data-over')
      over = next
      over?.setAttribute('data-over', '')
    }
    const lift = (): void => {
      const box = node.getBoundingClientRect()
      ghost = node.cloneNode(true) as HTMLElement
      ghost.removeAttribute('id')
      ghost.classList.add('carried')
      ghost.setAttribute('aria-hidden', 'true')
      ghost.style.setProperty('--w', `${box.width}px`)
      ghost.style.setProperty('--pw', `${box.width}px`)
      Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` })
      node.closest('.board')?.append(ghost)
      node.classList.add('is-carried')
      what.begin()
    }
    const crawl = (x: number, y: number): void => {
      cancelAnimationFrame(frame)
      const box = what.scroller?.()
      if (!box || !ghost) return
      const edge = box.getBoundingClientRect()
      const across = x < edge.left + EDGE ? -9 : x > edge.right - EDGE ? 9 : 0
      const along = y < edge.top + EDGE ? -9 : y > edge.bottom - EDGE && y < edge.bottom + EDGE ? 9 : 0
      if (!across && !along) return
      box.scrollBy(across, along)
      frame = requestAnimationFrame(() => crawl(x, y))
    }
    const finish = (): void => {
      cancelAnimationFrame(frame)
      ghost?.remove()
      ghost = null
      from = null
      node.classList.remove('is-carried')
      mark(null)
    }
    const press = (event: PointerEvent): void => {
      if (event.button || !event.isPrimary) return
      swallow = false
      from = { x: event.clientX, y: event.clientY, id: event.pointerId }
    }
    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return
      const dx = event.clientX - from.x
      const dy = event.clientY - from.y
      if (!ghost) {
        if (Math.hypot(dx, dy) <= SLACK) return
        node.setPointerCapture(event.pointerId)
        lift()
      }
      if (ghost) ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(-3deg)`
      mark(under(event.clientX, event.clientY))
      crawl(event.clientX, event.clientY)
    }
    const release = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.id) return
      const slot = ghost ? (over?.dataset['slot'] ?? null) : null
      swallow = ghost !== null
      finish()
      if (slot !== null) what.drop(slot)
    }
    const click = (event: MouseEvent): void => {
      if (!swallow) return
      swallow = false
      event.preventDefault()
      event.stopPropagation()
    }
    const still = (event: Event): void => event.preventDefault()
    node.addEventListener('pointerdown', press)
    node.addEventListener('pointermove', move)
    node.addEventListener('pointerup', release)
    node.addEventListener('pointercancel', finish)
    node.addEventListener('click', click, { capture: true })
    node.addEventListener('dragstart', still)
    return () => {
      finish()
      node.removeEventListener('pointerdown', press)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', release)
      node.removeEventListener('pointercancel', finish)
      node.removeEventListener('click', click, { capture: true })
      node.removeEventListener('dragstart', still)
    }
  }
}
