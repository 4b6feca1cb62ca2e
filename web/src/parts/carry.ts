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

/** One card that can be carried: where it was pressed, its copy under the pointer, and the slot below that. */
class CarriedCard {
  private from: { x: number; y: number; id: number } | null = null
  private copy: HTMLElement | null = null
  private over: HTMLElement | null = null
  private frame = 0
  private wasCarried = false
  private readonly listening = new AbortController()

  constructor(
    private readonly node: HTMLElement,
    private readonly what: Carrying,
  ) {
    const { signal } = this.listening
    node.style.touchAction = 'none'
    node.addEventListener('pointerdown', (event) => this.press(event), { signal })
    node.addEventListener('pointermove', (event) => this.move(event), { signal })
    node.addEventListener('pointerup', (event) => this.release(event), { signal })
    node.addEventListener('pointercancel', () => this.putBack(), { signal })
    node.addEventListener('click', (event) => this.click(event), { capture: true, signal })
    node.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  }

  close(): void {
    this.putBack()
    this.listening.abort()
  }

  private press(event: PointerEvent): void {
    if (event.button || !event.isPrimary) return
    this.wasCarried = false
    this.from = { x: event.clientX, y: event.clientY, id: event.pointerId }
  }

  private move(event: PointerEvent): void {
    if (!this.from || event.pointerId !== this.from.id) return
    const dx = event.clientX - this.from.x
    const dy = event.clientY - this.from.y
    if (!this.copy) {
      if (Math.hypot(dx, dy) <= SLACK) return
      this.node.setPointerCapture(event.pointerId)
      this.copy = this.pickUp()
    }
    this.copy.style.transform = `translate(${dx}px, ${dy}px) rotate(-3deg)`
    this.mark(under(event.clientX, event.clientY))
    this.scroll(event.clientX, event.clientY)
  }

  private release(event: PointerEvent): void {
    if (!this.from || event.pointerId !== this.from.id) return
    const slot = this.copy ? (this.over?.dataset['slot'] ?? null) : null
    this.wasCarried = this.copy !== null
    this.putBack()
    if (slot !== null) this.what.drop(slot)
  }

  /** Letting go of a carried card is no click on it. */
  private click(event: MouseEvent): void {
    if (!this.wasCarried) return
    this.wasCarried = false
    event.preventDefault()
    event.stopPropagation()
  }

  private pickUp(): HTMLElement {
    const { node } = this
    const box = node.getBoundingClientRect()
    const copy = node.cloneNode(true) as HTMLElement
    copy.removeAttribute('id')
    copy.classList.add('carried')
    copy.setAttribute('aria-hidden', 'true')
    copy.style.setProperty('--w', `${box.width}px`)
    copy.style.setProperty('--pw', `${box.width}px`)
    Object.assign(copy.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` })
    node.closest('.board')?.append(copy)
    node.classList.add('is-carried')
    this.what.begin()
    return copy
  }

  private putBack(): void {
    cancelAnimationFrame(this.frame)
    this.copy?.remove()
    this.copy = null
    this.from = null
    this.node.classList.remove('is-carried')
    this.mark(null)
  }

  private mark(next: HTMLElement | null): void {
    if (next === this.over) return
    this.over?.removeAttribute('data-over')
    this.over = next
    this.over?.setAttribute('data-over', '')
  }

  /** Scroll on while the card is held at an edge. */
  private scroll(x: number, y: number): void {
    cancelAnimationFrame(this.frame)
    const box = this.what.scroller?.()
    if (!box || !this.copy) return
    const edge = box.getBoundingClientRect()
    const across = x < edge.left + EDGE ? -9 : x > edge.right - EDGE ? 9 : 0
    const along = y < edge.top + EDGE ? -9 : y > edge.bottom - EDGE && y < edge.bottom + EDGE ? 9 : 0
    if (!across && !along) return
    box.scrollBy(across, along)
    this.frame = requestAnimationFrame(() => this.scroll(x, y))
  }
}

/** `<button class="card" data-carry {@attach carry({ begin, drop })}>`; a tap stays a tap. */
export function carry(what: Carrying): Attachment<HTMLElement> {
  return (node) => {
    const card = new CarriedCard(node, what)
    return () => card.close()
  }
}
