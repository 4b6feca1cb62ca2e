/** The way from a line of the log to its moment in the replay. */

import { api } from '../net/api'
import type { TableInfo } from '../net/protocol'
import { router } from '../router.svelte'

/** Open the replay where a line happened: once the game is over, the log knows its step. */
export async function openReplay(code: string, table: TableInfo, seat: number | null, seq: number): Promise<void> {
  const address = `/replay/${table.id}?round=${table.round}${seat === null ? '' : `&seat=${seat}`}`
  const page = await api.logPage(code, seq + 1)
  const step = page.log.find((line) => line.seq === seq)?.step
  router.go(step == null ? address : `${address}&step=${step}`)
}
