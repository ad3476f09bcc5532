/** How long (ms) cards above may still arrive and change height. */
const settling = 2_000

/** Focuses the element below the list, and keeps it in view until heights settle or the reader acts. */
export function keepInView(element: HTMLElement | null, list: HTMLElement | null): void {
  if (!element || !list) return
  element.focus()
  const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  observer.observe(list)
  const ends = new AbortController()
  const stop = () => {
    observer.disconnect()
    ends.abort()
  }
  for (const kind of ['wheel', 'touchmove', 'pointerdown', 'keydown', 'blur'])
    (kind === 'blur' ? element : window).addEventListener(kind, stop, { signal: ends.signal, passive: true })
  setTimeout(stop, settling)
}
