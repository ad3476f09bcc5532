/** A cell of a pagination: a page, or a gap. Narrow screens omit `wideOnly` cells. */
export type PageCell = { page: number; wideOnly: boolean } | 'gap'

/** The cells for `current` of `count` pages: first, last, neighbours, and gaps. */
export function pageList(current: number, count: number): PageCell[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  const low = Math.min(current - 1, count - 3)
  const high = Math.max(current + 1, 4)
  const shown = count <= 7 ? all : all.filter((page) => page === 1 || page === count || (page >= low && page <= high))
  const cells: PageCell[] = []
  for (const page of shown) {
    const before = cells.at(-1)
    if (before && before !== 'gap' && page - before.page > 1) cells.push('gap')
    const keep =
      count <= 5 ||
      page === 1 ||
      page === count ||
      Math.abs(page - current) <= (current > 3 && current < count - 2 ? 0 : 2)
    cells.push({ page, wideOnly: !keep })
  }
  return cells
}
