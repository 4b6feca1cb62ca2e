/** Text in a box of fixed size: it is set smaller until nothing of it is cut. */

/** How often it may be set smaller; the style says how small. */
export const SIZES = 4

const isCut = (node: HTMLElement): boolean =>
  node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1

/** Set the text of a box as large as it fits: `data-fit` is 0 for its full size. */
export function fit(box: HTMLElement, parts: string): void {
  const found = [...box.querySelectorAll<HTMLElement>(parts)]
  for (let size = 0; size < SIZES; size++) {
    box.dataset['fit'] = String(size)
    if (!found.some(isCut)) return
  }
}
