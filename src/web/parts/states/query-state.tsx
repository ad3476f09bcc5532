import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { ErrorState } from './error-state.tsx'

/** A query's data; `waiting` while it loads, or a failure with a retry. Old data stay when a reload fails. */
export function QueryState<Data>(props: {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'isFetching'> & { refetch(): Promise<unknown> }
  waiting: ReactNode
  /** What is loaded, for the title of a failure. */
  of?: string
  /** The texts of a failure, if they depend on its cause. */
  failure?: (error: unknown) => { title?: string; line?: string }
  children: (data: Data) => ReactNode
}) {
  const { query, waiting, of, failure, children } = props
  if (query.isPending) return waiting
  if (query.data !== undefined) return children(query.data)
  const { title, line } = failure?.(query.error) ?? {}
  return (
    <ErrorState
      title={title}
      {...(of && { of })}
      error={query.error}
      busy={query.isFetching}
      onRetry={() => void query.refetch().then(focusTitle)}
    >
      {line}
    </ErrorState>
  )
}
