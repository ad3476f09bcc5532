/** The list's place on the page, also in addresses. */
export const listId = 'jobs'

const heading = () => document.querySelector<HTMLElement>(`#${listId} h2`)

/** Focuses the list's heading, which says how many jobs there are; nothing scrolls. */
export function focusResults(): void {
  const target = heading()
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}

/** Leads to the list. */
export function toResults(): void {
  focusResults()
  heading()?.scrollIntoView({ block: 'start' })
}
