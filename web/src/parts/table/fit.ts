/** Text in a box of fixed size: it is set smaller until nothing of it is cut. */

/** How often it may be set smaller; the style says how small. */
const SIZES = 5

const isCut = (node: HTMLElement): boolean =>
  node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1

/** Set the text of a box as large as it fits: `data-fit` is 0 for its full size. */
function fit(box: HTMLElement, parts: string): void {
  const found = [...box.querySelectorAll<HTMLElement>(parts)]
  for (let size = 0; size < SIZES; size++) {
    box.dataset['fit'] = String(size)
    if (!found.some(isCut)) return
  }
}

/** `<div class="prompt" {@attach fitted('.prompt-t')}>`: whatever changes in the box, or its size, is fitted again. */
export const fitted =
  (parts: string) =>
  (box: HTMLElement): (() => void) => {
    const again = (): void => fit(box, parts)
    const words = new MutationObserver(again)
    const size = new ResizeObserver(again)
    words.observe(box, { subtree: true, childList: true, characterData: true })
    size.observe(box)
    again()
    return () => {
      words.disconnect()
      size.disconnect()
    }
  }
