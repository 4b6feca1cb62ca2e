/** Sharing an address: by the device's own sheet where there is one, else by copying it. */

import { Copier } from './copy.svelte'

export class Sharer extends Copier {
  async share(address: string, title: string): Promise<void> {
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url: address })
        return
      } catch (error) {
        // Closed by the user: nothing more is wanted.
        if ((error as Error).name === 'AbortError') return
      }
    }
    await this.copy(address)
  }
}
