/** As many whole lines as fit, the last one ends in dots; the close-up shows the rest. */

import type { Attachment } from 'svelte/attachments'

export const wholeLines: Attachment<HTMLElement> = (node) => {
  const fit = (): void => {
    const box = node.parentElement
    if (!box) return
    const style = getComputedStyle(box)
    const room = box.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)
    const lines = Math.floor((room + 1) / parseFloat(getComputedStyle(node).lineHeight))
    node.style.webkitLineClamp = String(Math.max(lines, 1))
    node.style.visibility = lines < 1 ? 'hidden' : ''
  }
  const watch = new ResizeObserver(fit)
  watch.observe(node.parentElement!)
  fit()
  return () => watch.disconnect()
}
