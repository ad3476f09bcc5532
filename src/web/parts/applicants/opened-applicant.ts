import { useRef } from 'react'
import { type To, useLocation, useNavigate, useSearchParams } from 'react-router'

/** Whom the address opens: `applicant` names the application, and `of` its job where the list is of several. */
export type Opened = { id: string; jobId: string }

const here = { openedFromList: true }

/** The opened applicant of a list as the address has it, and the ways there, on to a neighbour and back. */
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
    /** The state of a link that opens somebody: closing then is going back. */
    state: here,
    /** Shows somebody else in the same place, so that Back still closes; on another page of the list, closing stays there. */
    goTo: (next: Opened, page?: number) =>
      void navigate(addressOf(next, page), {
        replace: true,
        state: page === undefined ? location.state : null,
        preventScrollReset: true,
      }),
    close: () => {
      // Going back takes a moment, and a second press would go back further.
      if (closed.current === location.key) return
      closed.current = location.key
      if ((location.state as Partial<typeof here> | null)?.openedFromList) void navigate(-1)
      else void navigate(addressOf(null), { replace: true, preventScrollReset: true })
    },
  }
}
