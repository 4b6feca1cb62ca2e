/** A chance in whole percent; only what is certain is 0 or 100. */
export function percent(chance: number): number {
  if (chance === 0 || chance === 1) return chance * 100
  return Math.min(Math.max(Math.round(chance * 100), 1), 99)
}
