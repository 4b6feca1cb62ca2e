import type { Language } from '../../settings.svelte'
import type { Value } from './types'

/** A value where there is little room. */
export const short = (value: Value, language: Language): string => (value.short ?? value.text)[language]
