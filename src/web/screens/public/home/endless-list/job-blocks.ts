import { endlessStep } from '#contract/search-address.ts'
import type { ListedJob } from '#web/parts/job-row.tsx'

/** Jobs that are drawn and dropped together. */
export const blockSize = 6
export const blocksOfPage = endlessStep / blockSize

/** Browsers do not scroll through more than some 17 million px; what comes after has a link. In whole pages. */
export const mostBlocks = 5_000 * blocksOfPage

/** A list of more jobs than these is drawn near the window only; a shorter one is whole, for find-in-page and printing. */
const mostDrawn = 100
export const isWindowed = (total: number): boolean => total > mostDrawn

/** The blocks of a page, counted from 1. */
export const blocksOf = (page: number): number[] =>
  Array.from({ length: blocksOfPage }, (_, block) => (page - 1) * blocksOfPage + block)

/** Page of a block, from 1. */
export const pageOf = (block: number): number => Math.floor(block / blocksOfPage) + 1

/** The height of a block before any was measured, in px: rows have five lines where the list is narrow. */
export function blockGuess(list: HTMLElement | null): number {
  const width = list?.clientWidth ?? document.documentElement.clientWidth
  return blockSize * (width < 34 * 16 ? 132 : 86)
}

/**
 * The jobs of a block. A job that was posted while somebody reads pushes the others on, so that the last ones of a page
 * come again with the next: they are left out there.
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
