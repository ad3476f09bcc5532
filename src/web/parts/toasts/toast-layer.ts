/** Drawers that are open, the last one in front. */
const drawers: HTMLElement[] = []
let layer: HTMLElement | undefined

/**
 * The element in which toasts are drawn. It stands in the drawer in front, because the focus cannot leave that, and else at
 * the end of the page. It is moved and never replaced, so that a toast stays while a drawer opens or closes.
 */
export function toastLayer(): HTMLElement {
  if (!layer) {
    layer = document.createElement('div')
    layer.className = 'absolute'
    place()
  }
  return layer
}

/** Draws toasts in an open drawer: its `ref`. Gives what ends it. */
export function holdToasts(drawer: HTMLElement | null): (() => void) | undefined {
  if (!drawer) return
  drawers.push(drawer)
  place()
  return () => {
    drawers.splice(drawers.indexOf(drawer), 1)
    place()
  }
}

function place() {
  if (layer) (drawers.at(-1) ?? document.body).append(layer)
}
