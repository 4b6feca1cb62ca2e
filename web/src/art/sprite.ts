/** Put a sheet of symbols into the page, so that `<use href="#name">` finds them. */
export function hang(sheet: string): void {
  const box = document.createElement('div')
  box.hidden = true
  box.innerHTML = sheet
  document.body.prepend(box)
}
