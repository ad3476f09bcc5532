import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { type To, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { isDeskKey, useDeskKeysOn } from '#web/parts/desk-keys.ts'
import { neighbourOf, useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { openedParam } from '#web/parts/lists/list-query.ts'
import { hasLostFocus } from '#web/parts/lost-focus.ts'

type Queue = ResponseData<'listPendingJobs'>
export type PendingJobFacts = Queue['jobs'][number]

/** The buttons of a job that appeared by itself are disabled this long (ms), so that nobody decides on an unread job. */
const restMs = 1_000

/** A claim older than this (ms) is renewed when its job is selected again. */
const renewAfter = 5 * 60_000

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const here = { openedFromList: true }

const titleOf = (id: string) => document.getElementById(`pending-${id}`)

/** Whether somebody else has claimed a job. */
export const isOthers = ({ claim }: Pick<PendingJobFacts, 'claim'>) => claim !== undefined && !claim.is_own

/** Whether a job comes next by itself: nobody else has claimed it, and the viewer did not reject it last. */
export const isNext = (job: Pick<PendingJobFacts, 'claim' | 'decided_by_you'>) => !isOthers(job) && !job.decided_by_you

/**
 * The selected job of the approval desk: the address's, else the list's first available one. It stays selected while it
 * is pending, so that refreshing the list changes nothing for its reader. Keeps the focus with the reader: on the title
 * of a job just opened, and on its line after returning to the list. A visible job is claimed, on narrow screens only
 * once opened.
 */
export function useDesk(props: {
  jobs: readonly PendingJobFacts[] | undefined
  mayDecide: boolean
  /** A key of the desk other than J and K, with the visible job; none while only the list is shown. */
  onKey: (key: string, visible: PendingJobFacts | undefined) => boolean
}) {
  const { jobs, mayDecide } = props
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

  const id = state.chosen ?? first
  const isOpen = state.chosen !== null
  const listed = jobs?.find((job) => job.id === id)
  // The list lacks a job that is on another page or no longer pending.
  const isElsewhere = jobs !== undefined && id !== null && !listed
  const elsewhere = useQuery({
    ...read('listPendingJobs', { query: { id: id ?? '', page: '1', limit: '1' } }),
    enabled: isElsewhere,
  })
  const job = listed ?? (isElsewhere ? elsewhere.data?.jobs[0] : undefined)
  // Jobs that somebody else has claimed, or that this operator rejected last, are skipped.
  const free = jobs?.filter(isNext).map(({ id }) => id) ?? []
  const visible = () => (job && titleOf(job.id)?.checkVisibility() ? job : undefined)

  const addressOf = (id: string | null): To => {
    const search = new URLSearchParams(query)
    search.delete(openedParam)
    if (id) search.set(openedParam, id)
    return { search: search.toString() }
  }

  const now = { ...props, addressOf, navigate, location, isOpen, id, visible, free }
  const latest = useRef(now)
  latest.current = now
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  function move(id: string | null, unread: string | null) {
    setState((now) => ({ ...now, chosen: id, unread }))
    const { addressOf, navigate, location, isOpen } = latest.current
    void navigate(addressOf(id), { replace: isOpen, state: isOpen ? location.state : here, preventScrollReset: true })
  }

  /** How to scroll to an opened job's title: to the window's top, or not at all while it is visible. */
  const turned = useRef<'start' | 'nearest' | null>(null)

  function focus(title: HTMLElement | null) {
    title?.focus({ preventScroll: true })
    title?.scrollIntoView({ block: turned.current ?? 'nearest' })
    turned.current = null
  }

  function turnTo(next: string) {
    const { id, isOpen } = latest.current
    turned.current = 'start'
    move(next, null)
    if (next === id && isOpen) focus(titleOf(next))
  }

  function step(by: 1 | -1, from: string | undefined) {
    const next = neighbour(latest.current.free, from, by)
    if (next) turnTo(next)
  }

  const { claim, settled } = useClaims()
  const isFirst = useRef(true)
  function showTitle() {
    const title = visible() && job && titleOf(job.id)
    if (!title) return
    if (turned.current) focus(title)
    else if (!isFirst.current) title.scrollIntoView({ block: 'nearest' })
    isFirst.current = false
    if (mayDecide) claim(job)
  }
  const opened = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same job with newer facts is not shown anew
  useEffect(() => {
    showTitle()
    if (!isOpen && opened.current && hasLostFocus()) document.getElementById(`queued-${opened.current}`)?.focus()
    opened.current = state.chosen
  }, [job?.id, state.chosen])

  const [keysOn] = useDeskKeysOn()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `latest` has all that changes
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isDeskKey(event)) return
      const job = latest.current.visible()
      if (event.key === '?') latest.current.onKey('?', job)
      else if (!keysOn) return
      else if (event.key === 'j' || event.key === 'k') step(event.key === 'j' ? 1 : -1, job?.id)
      else if (!latest.current.onKey(event.key, job)) return
      if (event.key !== '?') event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [keysOn])

  const focusNeighbour = useFocusAfterRemoval(free, 'pending')
  return {
    id,
    job,
    /** The read of a job that the list lacks. */
    elsewhere: isElsewhere ? elsewhere : undefined,
    /** Whether the reader opened it; otherwise narrow screens show the list. */
    isOpen,
    resting: unread !== null && unread === id,
    claim,
    settled,
    step,
    /** A link that opens a job; Back returns to the list however many were read. */
    linkTo: (id: string) => ({
      to: addressOf(id),
      state: isOpen ? location.state : here,
      replace: isOpen,
      preventScrollReset: true,
    }),
    /** A link to this job was pressed. */
    onLink: (next: string, event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      turned.current = 'nearest'
      if (next === id && isOpen) focus(titleOf(next))
    },
    /** A decided job leaves: the next one is shown, with its buttons disabled for a moment. */
    onLeave: (left: string) => {
      focusNeighbour(left)
      const next = neighbourOf(free, left) || null
      if (left === id) move(next, next)
    },
    /** A decision was undone. */
    onTakenBack: (id: string) => {
      if (mounted.current) move(id, null)
    },
    close: () => {
      if ((location.state as Partial<typeof here> | null)?.openedFromList) void navigate(-1)
      else void navigate(addressOf(null), { replace: true, preventScrollReset: true })
    },
  }
}

/** The job beside this one; itself at either end, and the first one when none is selected. */
function neighbour(ids: readonly string[], id: string | undefined, step: 1 | -1): string | undefined {
  const at = id === undefined ? -1 : ids.indexOf(id)
  return at < 0 ? ids[0] : (ids[at + step] ?? ids[at])
}

/**
 * Claims the selected job; decisions wait for `settled`, the answer to the claim. When somebody else was first, the list
 * says who; other failures are ignored, because the server checks a decision by itself.
 */
function useClaims(): { claim: (job: PendingJobFacts) => void; settled: () => Promise<void> } {
  const client = useQueryClient()
  const last = useRef({ id: '', at: 0, answered: Promise.resolve() })

  async function send({ id }: PendingJobFacts) {
    try {
      await call('claimJob', { params: { id } })
    } catch (error) {
      const claim = error instanceof ApiError && error.code === 'claimed-by-other' ? claimIn(error.data) : undefined
      if (!claim) return
      client.setQueriesData<Queue>(
        { queryKey: ['listPendingJobs'] },
        (data) => data && { ...data, jobs: data.jobs.map((each) => (each.id === id ? { ...each, claim } : each)) },
      )
    }
  }

  return {
    claim(job) {
      const isRecent = last.current.id === job.id && performance.now() - last.current.at < renewAfter
      if (isRecent || isOthers(job)) return
      last.current = { id: job.id, at: performance.now(), answered: send(job) }
    },
    settled: () => last.current.answered,
  }
}

const claimIn = (data: unknown) => (data as { claim?: NonNullable<PendingJobFacts['claim']> } | undefined)?.claim
