/** Whether this is a phone: there the tables are built differently, not just smaller. */
class Screen {
  phone = $state(false)

  constructor() {
    if (typeof matchMedia !== 'function') return
    const narrow = matchMedia('(max-width: 640px)')
    this.phone = narrow.matches
    narrow.addEventListener('change', (event) => (this.phone = event.matches))
  }
}

export const screen = new Screen()
