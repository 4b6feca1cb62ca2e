/** What scrolls can be reached by keyboard; what fits, or holds buttons, is no stop on the way. */

const STOPS = 'a[href], button, input, select, textarea, [tabindex]'

/** `<div class="paths" {@attach scrolls}>` */
export function scrolls(node: HTMLElement): () => void {
  let frame = 0
  const measure = (): void => {
    const hides = node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth
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
