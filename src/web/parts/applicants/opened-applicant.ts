import { useRef } from 'react'
import { type To, useLocation, useNavigate, useSearchParams } from 'react-router'

/** The opened applicant in the address: `applicant` is the application, `of` its job in a list of several jobs. */
export type Opened = { id: string; jobId: string }

const here = { openedFromList: true }

/** The opened applicant of a list, and functions to open, step and close. */
export function useOpenedApplicant(jobId: string | undefined) {
  const [query] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const id = query.get('applicant')
  const of = jobId ?? query.get('of')
  const closed = useRef('')
  const addressOf = (opened: Opened | null, page?: number): To => {
    const search = new URLSearchParams(query)
    for (const name of ['applicant', 'of']) search.delete(name)
    if (page === 1) search.delete('page')
    else if (page) search.set('page', String(page))
    if (opened) search.set('applicant', opened.id)
    if (opened && jobId === undefined) search.set('of', opened.jobId)
    return { search: search.toString() }
  }
  return {
    opened: id && of ? { id, jobId: of } : null,
    addressOf,
    /** The state of a link that opens an applicant; then closing goes back. */
    state: here,
    /** Replaces the opened applicant, so that Back still closes; on another page of the list, closing stays there. */
    goTo: (next: Opened, page?: number) =>
      void navigate(addressOf(next, page), {
        replace: true,
        state: page === undefined ? location.state : null,
        preventScrollReset: true,
      }),
    close: () => {
      // Going back takes a moment, in which a second press would go back twice.
      if (closed.current === location.key) return
      closed.current = location.key
      if ((location.state as Partial<typeof here> | null)?.openedFromList) void navigate(-1)
      else void navigate(addressOf(null), { replace: true, preventScrollReset: true })
    },
  }
}
