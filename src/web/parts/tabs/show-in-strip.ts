/** Scrolls a sideways strip so that its current entry can be seen. Moves nothing else on the page. */
export function showInStrip(strip: HTMLElement | null, current: string) {
  const entry = strip?.querySelector<HTMLElement>(current)
  if (!strip || !entry || strip.scrollWidth <= strip.clientWidth) return
  const from = entry.getBoundingClientRect()
  const frame = strip.getBoundingClientRect()
  strip.scrollLeft += from.left + from.width / 2 - (frame.left + frame.width / 2)
}
