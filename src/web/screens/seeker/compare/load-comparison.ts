import type { DehydratedState } from '@tanstack/react-query'
import { maxComparedJobs } from '#rules/limits.ts'
import type { Refusal } from '#rules/refusals.ts'
import type { Api } from '#web/api/api.ts'
import { documentState } from '#web/api/document-state.tsx'
import { makeQueryClient } from '#web/api/query-client.ts'
import { readKey } from '#web/api/read-query.ts'
import { comparedJob } from './compared-job.ts'

/** A comparison's document. `members`: only the frame; the browser requests the jobs with its token. */
export type ComparisonDocument = { access: 'members' | 'open'; state: DehydratedState | null }

/** The jobs in an address (`?ids=a,b`), each once up to the maximum; `more`: there are further ones. */
export function comparedIds(query: URLSearchParams): { ids: string[]; more: boolean } {
  const named = [...new Set((query.get('ids') ?? '').split(',').map((id) => id.trim()))].filter(Boolean)
  return { ids: named.slice(0, maxComparedJobs), more: named.length > maxComparedJobs }
}

/** Requests the jobs as an anonymous visitor; the browser requests unreadable ones again, and shows why. */
export async function loadComparison(api: Api, ids: readonly string[]): Promise<ComparisonDocument> {
  const client = makeQueryClient()
  const reads = await Promise.allSettled(
    ids.map((id) => {
      const input = comparedJob(id)
      return client.fetchQuery({ queryKey: readKey('readJob', input), queryFn: () => api('readJob', input) })
    }),
  )
  const needsSession = reads.some((read) => read.status === 'rejected' && isNotSignedIn(read.reason))
  return needsSession ? { access: 'members', state: null } : { access: 'open', state: documentState(client) }
}

const isNotSignedIn = (error: unknown) =>
  (error as { refusal?: Refusal } | null)?.refusal === ('not-signed-in' satisfies Refusal)
