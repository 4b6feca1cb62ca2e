/** Copying a text. Browsers lend their clipboard on https only; elsewhere a selected field does it, or the person's own hand. */

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return writeFromField(text)
  }
}

function writeFromField(text: string): boolean {
  const before = document.activeElement as HTMLElement | null
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position: fixed; top: 0; opacity: 0;'
  document.body.append(field)
  field.select()
  let done: boolean
  try {
    done = document.execCommand('copy')
  } catch {
    done = false
  }
  field.remove()
  before?.focus?.({ preventScroll: true })
  return done
}

/** One thing to copy, and what became of it: "Copied" is said only when it is true. */
export class Copier {
  state = $state<'idle' | 'copied' | 'by-hand'>('idle')
  text = $state('')
  private timer = 0

  async copy(text: string): Promise<void> {
    clearTimeout(this.timer)
    this.text = text
    this.state = (await write(text)) ? 'copied' : 'by-hand'
    if (this.state === 'copied') this.timer = window.setTimeout(() => (this.state = 'idle'), 2000)
  }

  get copied(): boolean {
    return this.state === 'copied'
  }
}
