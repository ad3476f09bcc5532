import type { DehydratedState } from '@tanstack/react-query'
import { maxComparedJobs } from '#rules/limits.ts'
import type { Refusal } from '#rules/refusals.ts'
import type { Api } from '#web/api/api.ts'
import { documentState } from '#web/api/document-state.tsx'
import { makeQueryClient } from '#web/api/query-client.ts'
import { readKey } from '#web/api/read-query.ts'
import { comparedJob } from './compared-job.ts'

/** What the document of a comparison holds. `members`: the frame only, the browser asks with its token. */
export type ComparisonDocument = { access: 'members' | 'open'; state: DehydratedState | null }

/** The jobs that an address names (`?ids=a,b`), each once and as many as fit; `more`: it names others as well. */
export function comparedIds(query: URLSearchParams): { ids: string[]; more: boolean } {
  const named = [...new Set((query.get('ids') ?? '').split(',').map((id) => id.trim()))].filter(Boolean)
  return { ids: named.slice(0, maxComparedJobs), more: named.length > maxComparedJobs }
}

/** Asks for the jobs as an anonymous visitor. A job that cannot be read is asked for again by the browser, which says why. */
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
