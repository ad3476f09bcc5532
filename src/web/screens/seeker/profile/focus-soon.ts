/** Focuses a control that is about to appear: a tab and an entry need a few frames to open. Gives up after half a second. */
export function focusSoon(id: string, frames = 30): void {
  requestAnimationFrame(() => {
    const control = document.getElementById(id)
    if (control) control.focus()
    else if (frames > 0) focusSoon(id, frames - 1)
  })
}
