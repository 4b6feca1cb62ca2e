/** Begin the first steps of a game: a quick table with gentle bots, marked as a lesson. */

import { api } from '../net/api'
import type { SeatSetting } from '../net/protocol'
import { router } from '../router.svelte'
import { session } from '../session.svelte'
import { loadLesson } from './lesson'
import { progress } from './progress.svelte'

export async function beginLesson(game: string): Promise<void> {
  const [lesson] = await Promise.all([loadLesson(game), session.ensure()])
  const bots = Array.from({ length: lesson.seats - 1 }, (): SeatSetting => ({ kind: 'bot', level: 'casual' }))
  const table = await api.make({ game, seats: [{ kind: 'person' }, ...bots], options: lesson.options })
  progress.begin(table.code, game)
  router.go(`/t/${table.code}?go=1`)
}
