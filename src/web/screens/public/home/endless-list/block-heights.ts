/** The first and last rendered block of a long list, from 0. */
export type BlockRange = { first: number; last: number }

/** A list's known heights before it is rendered, in px. */
export type BlockHeights = {
  /** How many blocks the list has. */
  count: number
  /** Measured heights; missing for blocks never rendered. */
  measured: readonly (number | undefined)[]
  /** The assumed height of the others. */
  estimate: number
}

/** Height of the blocks from `first` up to, not including, `end`. */
export function heightOf({ measured, estimate }: BlockHeights, first: number, end: number): number {
  let height = 0
  for (let block = first; block < end; block += 1) height += measured[block] ?? estimate
  return height
}

/** The blocks between two distances from the list's top; beyond its ends, the nearest one. */
export function blocksBetween(heights: BlockHeights, top: number, bottom: number): BlockRange {
  const last = Math.max(0, heights.count - 1)
  let first = 0
  let y = heightOf(heights, 0, 1)
  while (first < last && y <= top) {
    first += 1
    y += heightOf(heights, first, first + 1)
  }
  let end = first
  while (end < last && y < bottom) {
    end += 1
    y += heightOf(heights, end, end + 1)
  }
  return { first, last: end }
}

/** How many of `total` entries are above a distance from the list's top. */
export function entriesAbove(
  heights: BlockHeights,
  y: number,
  { total, size }: { total: number; size: number },
): number {
  const { first: block } = blocksBetween(heights, y, y)
  const into = (y - heightOf(heights, 0, block)) / Math.max(1, heightOf(heights, block, block + 1))
  const entries = Math.min(size, total - block * size)
  return block * size + Math.round(Math.min(1, Math.max(0, into)) * entries)
}

/** The mean of measured heights, or the estimate before any. */
export function meanHeight(measured: readonly (number | undefined)[], guess: number): number {
  const known = measured.filter((height) => height !== undefined && height > 0) as number[]
  return known.length === 0 ? guess : known.reduce((sum, height) => sum + height, 0) / known.length
}

/**
 * The blocks to render: near the window, needed ones (for printing), and those around the focus, so that the focus
 * stays and Tab finds the next.
 */
export function blocksToDraw(
  near: BlockRange,
  focused: number | undefined,
  count: number,
  besides: readonly number[] = [],
): number[] {
  const drawn = new Set<number>(besides)
  for (let block = near.first; block <= near.last; block += 1) drawn.add(block)
  if (focused !== undefined) for (const block of [focused - 1, focused, focused + 1]) drawn.add(block)
  return [...drawn].filter((block) => block >= 0 && block < count).sort((a, b) => a - b)
}

/** The list from top to bottom: rendered blocks, unloaded pages, and gaps between. */
export type Piece =
  | { kind: 'block'; block: number }
  | { kind: 'missing'; page: number; first: number; blocks: number; height: number }
  | { kind: 'gap'; first: number; height: number }

/** An unloaded page (`pageSize` blocks, from 1) is one whole piece, so that it keeps its place. */
export function piecesOf(
  heights: BlockHeights,
  drawn: readonly number[],
  { pageSize, isMissing }: { pageSize: number; isMissing: (page: number) => boolean },
): Piece[] {
  const pieces: Piece[] = []
  let next = 0
  const gapTo = (block: number) => {
    if (block > next) pieces.push({ kind: 'gap', first: next, height: heightOf(heights, next, block) })
    next = Math.max(next, block)
  }
  for (const block of drawn) {
    if (block < next) continue
    const index = Math.floor(block / pageSize)
    if (isMissing(index + 1)) {
      const first = index * pageSize
      const end = Math.min(first + pageSize, heights.count)
      gapTo(first)
      pieces.push({
        kind: 'missing',
        page: index + 1,
        first,
        blocks: end - first,
        height: heightOf(heights, first, end),
      })
      next = end
    } else {
      gapTo(block)
      pieces.push({ kind: 'block', block })
      next = block + 1
    }
  }
  gapTo(heights.count)
  return pieces
}
