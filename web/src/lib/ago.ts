/** How long ago something was. */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** How long ago something was, in the largest unit that fits: "2 hours ago", "now". */
export function ago(at: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const passed = Math.max(0, now - at)
  const [unit, length] = UNITS.find(([, one]) => passed >= one) ?? ['second', Infinity]
  return format.format(-Math.floor(passed / length) || 0, unit)
}
