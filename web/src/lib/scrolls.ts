/** What scrolls can be reached by keyboard; what fits, or holds buttons, is no stop on the way. */

const STOPS = 'a[href], button, input, select, textarea, [tabindex]'
const MOVES = new Set(['auto', 'scroll'])
/** Cards that lie askew reach over their box by a few pixels; nobody has to see those. */
const SLACK = 12

/** `<div class="paths" {@attach scrolls}>` */
export function scrolls(node: HTMLElement): () => void {
  let frame = 0
  const measure = (): void => {
    const { overflowX, overflowY } = getComputedStyle(node)
    const hides =
      (MOVES.has(overflowY) && node.scrollHeight > node.clientHeight + SLACK) ||
      (MOVES.has(overflowX) && node.scrollWidth > node.clientWidth + SLACK)
    if (hides && !node.querySelector(STOPS)) node.tabIndex = 0
    else node.removeAttribute('tabindex')
  }
  const see = (): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(measure)
  }
  const size = new ResizeObserver(see)
  const content = new MutationObserver(see)
  size.observe(node)
  content.observe(node, { childList: true, subtree: true, characterData: true })
  return () => {
    cancelAnimationFrame(frame)
    size.disconnect()
    content.disconnect()
  }
}
