/** Lay something over the whole table: out of the board, above the prompt, with the game's own colours. */

import type { Attachment } from 'svelte/attachments'

export const lift: Attachment<HTMLElement> = (node) => {
  const table = node.closest('.play')
  if (table && node.parentElement !== table) table.append(node)
}
