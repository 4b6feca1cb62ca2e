/** What a game's options are called, and what they are set to. */
import type { OptionField } from '../../net/protocol'
import { say, words } from '../../words.svelte'

/** A word of the game; without one, the name in the protocol. */
export function labelOf(game: string, id: string, otherwise: string): string {
  return words.has(game, id)
    ? words.tell(game, { id }, String)
    : otherwise.charAt(0).toLocaleUpperCase() + otherwise.slice(1)
}

/** What an option is set to, in words; `chairs` are the names of those who sit. */
export function valueOf(game: string, field: OptionField, value: unknown, chairs: string[]): string {
  if (field.kind === 'flag') return say(value === true ? 'yes' : 'no')
  if (field.kind === 'seat') {
    const seat = Number(value)
    return seat < 0 ? say('at-random') : chairs[seat] || say('seat-n', { seat: seat + 1 })
  }
  const choice = field.choices.find((one) => one.value === value)
  return choice ? labelOf(game, choice.label, String(choice.value)) : String(value ?? '')
}

const DAY = 86_400

/** The time for a move in words: none, seconds, or days. */
export const clockOf = (seconds: number): string =>
  seconds % DAY || !seconds ? say('clock-of', { seconds }) : say('clock-days', { days: seconds / DAY })
