/**
 * Where things are drawn, by key: whatever lies elsewhere after a change moves there from where it lay.
 * What stays in its list slides; what was drawn in another one, or is new, flies, above everything else.
 */

import type { Attachment } from 'svelte/attachments'
import { tick } from 'svelte'
import { settings } from '../settings.svelte'
import { FADE, flight } from './index'

interface Tracked {
  key: string
  from: (() => Element | null | undefined) | undefined
}

/** Room is made for what flies before it leaves. */
const ROOM = 140
/** Smaller moves than this cannot be seen. */
const SLIGHT = 0.5
const FLY = 'cubic-bezier(0.3, 0.05, 0.2, 1)'

/** Where something begins that comes out of a plate or a pile: in its middle, no larger than where it goes. */
const inside = (source: DOMRect, is: DOMRect): DOMRect => {
  const scale = is.width ? Math.min(1, source.width / is.width) : 1
  const [width, height] = [is.width * scale, is.height * scale]
  const [left, top] = [source.left + (source.width - width) / 2, source.top + (source.height - height) / 2]
  return new DOMRect(left, top, width, height)
}

class Places {
  private readonly tracked = new Map<HTMLElement, Tracked>()
  private readonly known = new WeakSet<HTMLElement>()
  private readonly moving = new Map<HTMLElement, Animation>()
  private readonly flying = new Set<Animation>()
  private before: Map<string, DOMRect> | null = null

  /** `<li {@attach places.track(`card-${card.id}`, () => plate)}>`: `from` is where it comes from if it is new. */
  track(key: string, from?: () => Element | null | undefined): Attachment<HTMLElement> {
    return (node) => {
      this.tracked.set(node, { key, from })
      // What is drawn while nothing changes was always there: it does not fly.
      if (!this.before) this.known.add(node)
      return () => void this.tracked.delete(node)
    }
  }

  /** Change what is shown: everything moves from where it is now. */
  change(run: () => void): void {
    this.remember()
    run()
    void tick().then(() => this.settle())
  }

  remember(): void {
    if (this.before) return
    this.before = new Map()
    for (const [node, { key }] of this.tracked) this.before.set(key, node.getBoundingClientRect())
  }

  settle(): void {
    const { before } = this
    if (!before) return
    this.before = null
    for (const animation of this.flying) animation.finish()
    for (const animation of this.moving.values()) animation.cancel()
    this.moving.clear()
    const found = [...this.tracked].map(([node, { key, from }]) => {
      const isNew = !this.known.has(node)
      const is = node.getBoundingClientRect()
      const source = before.has(key) || !isNew ? undefined : from?.()?.getBoundingClientRect()
      return { node, isNew, was: before.get(key) ?? (source && inside(source, is)), is }
    })
    for (const { node, isNew, was, is } of found) {
      this.known.add(node)
      if (isNew && (settings.still || !was)) this.fade(node)
      else if (!was || settings.still) continue
      else if (isNew) this.fly(node, was, is)
      else this.slide(node, was, is)
    }
  }

  /** Whether a change may set something in motion. */
  get mayMove(): boolean {
    return this.tracked.size > 0 && !settings.still
  }

  /** Waits until everything that moves has come to rest. */
  async landed(): Promise<void> {
    await Promise.allSettled([...this.moving.values(), ...this.flying].map((animation) => animation.finished))
  }

  /** End everything that moves. */
  finish(): void {
    for (const animation of [...this.moving.values(), ...this.flying]) animation.finish()
  }

  private fade(node: HTMLElement): void {
    this.keep(node, node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE }))
  }

  private slide(node: HTMLElement, was: DOMRect, is: DOMRect): void {
    const x = was.left - is.left
    const y = was.top - is.top
    const scale = is.width ? was.width / is.width : 1
    if (Math.abs(x) < SLIGHT && Math.abs(y) < SLIGHT && Math.abs(was.width - is.width) < SLIGHT) return
    const from = { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})` }
    const to = { transformOrigin: '0 0', transform: 'none' }
    this.keep(node, node.animate([from, to], { duration: flight(), easing: FLY }))
  }

  /** A copy flies, so that nothing on its way cuts it off; the thing itself appears when it lands. */
  private fly(node: HTMLElement, was: DOMRect, is: DOMRect): void {
    const copy = node.cloneNode(true) as HTMLElement
    copy.dataset['flight'] = ''
    copy.setAttribute('aria-hidden', 'true')
    copy.inert = true
    for (const slot of copy.querySelectorAll('[data-slot]')) slot.remove()
    // A card is as wide as the list it lies in says, and the copy lies in none.
    const cards = copy.querySelectorAll<HTMLElement>('.card')
    node.querySelectorAll<HTMLElement>('.card').forEach((card, i) => (cards[i]!.style.width = `${card.offsetWidth}px`))
    const place = { left: `${is.left}px`, top: `${is.top}px`, width: `${is.width}px`, height: `${is.height}px` }
    // Outside its list a copy would get a dot.
    const above = { position: 'fixed', margin: '0', zIndex: '30', transformOrigin: '0 0', listStyle: 'none' }
    Object.assign(copy.style, place, above)
    ;(node.closest('.board, .table') ?? document.body).append(copy)
    const scale = is.width ? was.width / is.width : 1
    const turn = Math.max(-6, Math.min(6, (is.left - was.left) / 60))
    const away = `translate(${was.left - is.left}px, ${was.top - is.top}px) scale(${scale})`
    const half = `translate(${(was.left - is.left) * 0.4}px, ${(was.top - is.top) * 0.4 - 14}px) scale(${(scale + 1) / 2}) rotate(${turn}deg)`
    const timing = { duration: flight(), delay: ROOM, easing: FLY, fill: 'backwards' as const }
    const animation = copy.animate(
      [{ transform: away }, { transform: half, offset: 0.55 }, { transform: 'none' }],
      timing,
    )
    this.flying.add(animation)
    this.keep(node, node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: flight() + ROOM }))
    const land = (): void => {
      copy.remove()
      this.flying.delete(animation)
    }
    animation.finished.then(land, land)
  }

  private keep(node: HTMLElement, animation: Animation): void {
    this.moving.set(node, animation)
    const forget = (): void => void (this.moving.get(node) === animation && this.moving.delete(node))
    animation.finished.then(forget, forget)
  }
}

export const places = new Places()
