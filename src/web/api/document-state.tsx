import { type DehydratedState, dehydrate, HydrationBoundary, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/**
 * A document's loaded data for the browser, without times, so that the same data make the same document and ETag on
 * every node.
 */
export function documentState(client: QueryClient): DehydratedState {
  const { queries, mutations } = dehydrate(client)
  return { mutations, queries: queries.map((query) => stamped(query, 0)) }
}

/**
 * Adds a document's data to the browser's reads. They count as read on arrival, by the browser's clock, because the
 * server sends no document that it knows to be outdated. Data of a document restored from the browser's cache count as
 * old and are read again.
 */
export function DocumentState({ state, children }: { state: DehydratedState | null; children: ReactNode }) {
  return <HydrationBoundary state={state && arrived(state)}>{children}</HydrationBoundary>
}

/** Each state as stamped on its first use. */
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

/** Whether Back or Forward restored this document, which may be an old one. */
function isKeptDocument(): boolean {
  if (typeof window === 'undefined') return false
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
}
