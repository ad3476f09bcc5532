/** The list's place on the page, also in addresses. */
export const listId = 'jobs'

const heading = () => document.querySelector<HTMLElement>(`#${listId} h2`)

/** Gives the focus to the list, which says how many jobs it has; the page stays where it is. */
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
