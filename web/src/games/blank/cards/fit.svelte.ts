/** How small the rules are set: long ones are set smaller, and at last scroll by themselves, so that the top card stays in sight. */

import { flushSync, untrack } from 'svelte'
import { screen } from '../../../screen.svelte'

/** The size at which the rules scroll. */
export const FULL = 3

export class Fit {
  /** 0 for rules of full size, up to FULL. */
  size = $state(0)
  felt = $state<HTMLElement>()

  /** Fit again whenever the result of `crowd` changes. */
  constructor(crowd: () => unknown) {
    $effect(() => {
      crowd()
      untrack(() => queueMicrotask(this.refit))
    })
    // The cloth gets its height after the first look, and the hand's letters come later still.
    $effect(() => {
      if (!this.felt) return
      const watch = new ResizeObserver(this.refit)
      watch.observe(this.felt)
      void document.fonts.ready.then(this.refit)
      return () => watch.disconnect()
    })
  }

  refit = (): void => {
    const { felt } = this
    if (!felt) return
    // On its side a phone has the rules beside the piles, where they scroll.
    if (screen.low) {
      this.size = FULL
      return
    }
    this.size = 0
    flushSync()
    // Boxes are compared, not what scrolls: cards that lie askew reach over their box.
    const over = (): boolean =>
      felt.querySelector('.mid')!.getBoundingClientRect().bottom > felt.getBoundingClientRect().bottom + 1
    felt.scrollTop = 0
    while (this.size < FULL && over()) {
      this.size += 1
      flushSync()
    }
  }
}
