import { hasLostFocus } from '#web/parts/lost-focus.ts'

/** The list's place on the page, also in addresses. */
export const listId = 'jobs'

const list = () => document.getElementById(listId)

/** Focuses the list's heading, which says how many jobs there are; nothing scrolls. */
export function focusResults(): void {
  const target = list()?.querySelector('h2')
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}

/** Gives the focus to the list where whatever had it is gone. */
export function focusLostToResults(): void {
  if (hasLostFocus()) focusResults()
}

/** Scrolls to the beginning of the list, unless its first job stands in the window already. The focus stays. */
export function showFirstResult(): void {
  const job = document.querySelector(`#${listId} article`)?.getBoundingClientRect()
  const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
  if (!job || (job.top >= header && job.top + enough <= window.innerHeight)) return
  list()?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** As much of a card as tells what job it is, in px. */
const enough = 160

/** Leads to the list. */
export function toResults(): void {
  focusResults()
  list()?.scrollIntoView({ block: 'start' })
}
