/**
 * Makes a box (`table-box`) with a too wide table focusable with a name, so that the keyboard can scroll it. Returns
 * the function that ends it.
 */
export function followTableBox(box: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const wide = box.scrollWidth > box.clientWidth
    const names = { tabindex: '0', role: 'region', 'aria-label': '表（横に動かせます）' }
    for (const [name, value] of Object.entries(names)) {
      if (wide) box.setAttribute(name, value)
      else box.removeAttribute(name)
    }
  })
  observer.observe(box)
  for (const table of box.children) observer.observe(table)
  return () => observer.disconnect()
}
