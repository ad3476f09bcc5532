import { useEffect, useRef, useState } from 'react'
import { type To, useLocation, useNavigate, useSearchParams } from 'react-router'
import { openedParam } from '#web/parts/lists/list-query.ts'
import type { PendingJobFacts } from './pending-job.tsx'
import { isNext } from './use-claims.ts'

/**
 * The buttons of a job that appeared by itself are disabled this long (ms), so that nobody decides on an unread job.
 */
const restMs = 1_000

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const here = { openedFromList: true }

/**
 * The selected job: the address's, else the list's first available one. It stays selected while it is pending, so that
 * refreshing the list changes nothing for its reader.
 */
export function useSelectedJob(jobs: readonly PendingJobFacts[] | undefined) {
  const [query] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const asked = query.get(openedParam)
  const named = asked && isId.test(asked) ? asked : null
  // Update the address later, without waiting.
  const [state, setState] = useState({
    named,
    chosen: named,
    first: null as string | null,
    unread: null as string | null,
  })
  if (state.named !== named) setState({ ...state, named, chosen: named })
  const stays = !jobs || jobs.some(({ id }) => id === state.first)
  const first = stays ? state.first : ((jobs.find(isNext) ?? jobs[0])?.id ?? null)
  if (first !== state.first) setState({ ...state, first, unread: state.chosen ? state.unread : first })

  const { unread } = state
  useEffect(() => {
    if (!unread) return
    const timer = setTimeout(() => setState((now) => (now.unread === unread ? { ...now, unread: null } : now)), restMs)
    return () => clearTimeout(timer)
  }, [unread])

  const addressOf = (id: string | null): To => {
    const search = new URLSearchParams(query)
    search.delete(openedParam)
    if (id) search.set(openedParam, id)
    return { search: search.toString() }
  }
  const latest = useRef({ addressOf, navigate, location, isOpen: false })
  latest.current = { addressOf, navigate, location, isOpen: state.chosen !== null }

  function move(id: string | null, unread: string | null) {
    setState((now) => ({ ...now, chosen: id, unread }))
    const { addressOf, navigate, location, isOpen } = latest.current
    void navigate(addressOf(id), { replace: isOpen, state: isOpen ? location.state : here, preventScrollReset: true })
  }

  const id = state.chosen ?? first
  return {
    id,
    /** Whether the reader opened it; otherwise narrow screens show the list. */
    isOpen: state.chosen !== null,
    resting: unread !== null && unread === id,
    /** A link that opens a job; Back returns to the list however many were read. */
    linkTo: (id: string) => ({
      to: addressOf(id),
      state: state.chosen ? location.state : here,
      replace: state.chosen !== null,
      preventScrollReset: true,
    }),
    goTo: (id: string) => move(id, null),
    /** Shows the next job after a decision, with its buttons disabled for a moment. */
    advanceTo: (id: string | null) => move(id, id),
    close: () => {
      if ((location.state as Partial<typeof here> | null)?.openedFromList) void navigate(-1)
      else void navigate(addressOf(null), { replace: true, preventScrollReset: true })
    },
  }
}
