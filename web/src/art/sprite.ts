const hung = new Set<string>()

/** Put a sheet of symbols into the page once, so that `<use href="#name">` finds them. */
export function hang(sheet: string): void {
  if (hung.has(sheet)) return
  hung.add(sheet)
  const box = document.createElement('div')
  box.hidden = true
  box.innerHTML = sheet
  document.body.prepend(box)
}
