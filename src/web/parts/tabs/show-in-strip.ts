/** Scrolls a horizontal strip to its current entry, and nothing else. */
export function showInStrip(strip: HTMLElement | null, current: string) {
  const entry = strip?.querySelector<HTMLElement>(current)
  if (!strip || !entry || strip.scrollWidth <= strip.clientWidth) return
  const from = entry.getBoundingClientRect()
  const frame = strip.getBoundingClientRect()
  strip.scrollLeft += from.left + from.width / 2 - (frame.left + frame.width / 2)
}
