import { hasLostFocus } from '#web/parts/lost-focus.ts'

/** The list's id, also used in addresses. */
export const listId = 'jobs'

const list = () => document.getElementById(listId)

/** Focuses the list's heading with the number of jobs, without scrolling. */
export function focusResults(): void {
  focusHeading(list()?.querySelector('h2'), { preventScroll: true })
}

/** Focuses the heading of the jobs that meet a part of the search, and scrolls to it. */
export const toNear = (): void => focusHeading(document.querySelector<HTMLElement>('.near-jobs h2'))

function focusHeading(heading: HTMLElement | null | undefined, options?: FocusOptions): void {
  heading?.setAttribute('tabindex', '-1')
  heading?.focus(options)
}

/** Focuses the list if the focused element is gone. */
export function focusLostToResults(): void {
  if (hasLostFocus()) focusResults()
}

/** Scrolls to the list's start unless its first job is visible. The focus stays. */
export function showFirstResult(): void {
  const job = document.querySelector(`#${listId} article`)?.getBoundingClientRect()
  const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
  if (!job || (job.top >= header && job.top + enough <= window.innerHeight)) return
  list()?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** The height of a card (px) that identifies its job. */
const enough = 160

/** Links to the list. */
export function toResults(): void {
  focusResults()
  list()?.scrollIntoView({ block: 'start' })
}
