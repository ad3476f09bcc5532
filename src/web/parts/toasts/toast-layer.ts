/** Open drawers, the front one last. */
const drawers: HTMLElement[] = []
let layer: HTMLElement | undefined

/**
 * The element that contains toasts: in the front drawer, which traps the focus, or at the end of the page. It is moved,
 * so that a toast stays while drawers open and close.
 */
export function toastLayer(): HTMLElement {
  if (!layer) {
    layer = document.createElement('div')
    layer.className = 'absolute'
    place()
  }
  return layer
}

/** A drawer's `ref` that moves toasts into it. Returns the function that ends it. */
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
