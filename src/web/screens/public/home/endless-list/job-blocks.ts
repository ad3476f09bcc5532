import { endlessStep } from '#contract/search-address.ts'
import type { ListedJob } from '#web/parts/job-row.tsx'

/** Jobs per block, rendered and removed together. */
export const blockSize = 6
export const blocksOfPage = endlessStep / blockSize

/** Browsers scroll through at most some 17 million px; a link leads to the rest. In whole pages. */
export const mostBlocks = 5_000 * blocksOfPage

/** Longer lists are rendered near the window only; shorter ones as a whole, for find-in-page and printing. */
const mostDrawn = 100
export const isWindowed = (total: number): boolean => total > mostDrawn

/** The blocks of a page, counted from 1. */
export const blocksOf = (page: number): number[] =>
  Array.from({ length: blocksOfPage }, (_, block) => (page - 1) * blocksOfPage + block)

/** Page of a block, from 1. */
export const pageOf = (block: number): number => Math.floor(block / blocksOfPage) + 1

/** The estimated height of a block in px: rows in narrow lists have five lines. */
export function blockGuess(list: HTMLElement | null): number {
  const width = list?.clientWidth ?? document.documentElement.clientWidth
  return blockSize * (width < 34 * 16 ? 132 : 86)
}

/**
 * A block's jobs. A new job shifts the others, so that the next page repeats a page's last jobs; these are omitted
 * there.
 */
export function jobsOfBlock(
  block: number,
  page: readonly ListedJob[],
  before: readonly ListedJob[] = [],
): { job: ListedJob; position: number }[] {
  const start = (block % blocksOfPage) * blockSize
  const shown = new Set(before.map(({ id }) => id))
  return page
    .slice(start, start + blockSize)
    .map((job, index) => ({ job, position: block * blockSize + index + 1 }))
    .filter(({ job }) => !shown.has(job.id))
}
