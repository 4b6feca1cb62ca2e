/** Whether this is a phone, upright or on its side: there the tables are built differently, not just smaller. */
class Screen {
  phone = $state(false)
  /** A phone on its side: log and chat are behind an icon, the prompt is a column. */
  low = $state(false)

  /** A phone, either way up. */
  get small(): boolean {
    return this.phone || this.low
  }

  constructor() {
    if (typeof matchMedia !== 'function') return
    const narrow = matchMedia('(max-width: 640px)')
    const flat = matchMedia('(max-height: 500px) and (min-width: 641px)')
    this.phone = narrow.matches
    this.low = flat.matches
    narrow.addEventListener('change', (event) => (this.phone = event.matches))
    flat.addEventListener('change', (event) => (this.low = event.matches))
  }
}

export const screen = new Screen()
