import { type DehydratedState, dehydrate, HydrationBoundary, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/**
 * What a document's loader has read, for the browser. It says nothing of when: the same data make the same document on every
 * node, byte for byte, and so with the same ETag.
 */
export function documentState(client: QueryClient): DehydratedState {
  const { queries, mutations } = dehydrate(client)
  return { mutations, queries: queries.map((query) => stamped(query, 0)) }
}

/**
 * Puts what a document brought along among the browser's reads. It counts as read when it arrives, by the reader's own clock,
 * because the server sends no document that it knows to be outdated. One that the browser kept (going back to it) counts as
 * old, and what stands in it is asked for again.
 */
export function DocumentState({ state, children }: { state: DehydratedState | null; children: ReactNode }) {
  return <HydrationBoundary state={state && arrived(state)}>{children}</HydrationBoundary>
}

/** Each state as it was stamped when it was met first. */
const met = new WeakMap<DehydratedState, DehydratedState>()

function arrived(state: DehydratedState): DehydratedState {
  const known = met.get(state)
  if (known) return known
  const at = isKeptDocument() ? 0 : Date.now()
  const stampedState = { ...state, queries: state.queries.map((query) => stamped(query, at)) }
  met.set(state, stampedState)
  return stampedState
}

type Query = DehydratedState['queries'][number]

const stamped = (query: Query, at: number): Query => ({
  ...query,
  dehydratedAt: at,
  state: { ...query.state, dataUpdatedAt: at },
})

/** Whether this document was come back to; browsers show such a one as they kept it. */
function isKeptDocument(): boolean {
  if (typeof window === 'undefined') return false
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
}
