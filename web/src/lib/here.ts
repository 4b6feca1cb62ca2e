/** Answers reach a component only while it is on the screen. */

import { onDestroy } from 'svelte'

/**
 * Wrap every promise whose answer a component reads its own state after. When the page was left
 * meanwhile, the wrapped promise stays open: what comes after its `await` never runs, so nothing reads
 * a `$derived` that is gone (Svelte warns of it) or starts a timer that nobody stops. What has to happen
 * all the same, a second request for instance, belongs before the answer is awaited, outside components.
 */
export function whileHere(): <T>(promise: Promise<T>) => Promise<T> {
  let gone = false
  onDestroy(() => (gone = true))
  return <T>(promise: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      promise.then(
        (answer) => gone || resolve(answer),
        (error: unknown) => gone || reject(error),
      )
    })
}
