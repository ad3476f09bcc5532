import type { DehydratedState } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { maxComparedJobs } from '#rules/limits.ts'
import type { Refusal } from '#rules/refusals.ts'
import type { Api } from '#web/api/api.ts'
import { DocumentState, documentState } from '#web/api/document-state.tsx'
import { makeQueryClient } from '#web/api/query-client.ts'
import { readKey } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { pageContext } from '#web/page-context.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { RequireSession } from '#web/session/guard.tsx'
import { storedToken } from '#web/session/stored-session.ts'
import { comparedJob } from './compare/compared-job.ts'
import { ComparisonScreen } from './compare/comparison-screen.tsx'

export const meta = () => pageMeta({ title: '求人を比べる', hidden: true })

/** The jobs if job pages are public (PUBLIC_JOB_PAGES=1), otherwise only the frame. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { ids } = comparedIds(new URL(request.url).searchParams)
  return loadComparison(context.get(pageContext).api, ids)
}

/** A comparison's document. `members`: only the frame; the browser requests the jobs with its token. */
type ComparisonDocument = { access: 'members' | 'open'; state: DehydratedState | null }

/** The jobs in an address (`?ids=a,b`), each once up to the maximum; `more`: there are further ones. */
export function comparedIds(query: URLSearchParams): { ids: string[]; more: boolean } {
  const named = [...new Set((query.get('ids') ?? '').split(',').map((id) => id.trim()))].filter(Boolean)
  return { ids: named.slice(0, maxComparedJobs), more: named.length > maxComparedJobs }
}

/** Requests the jobs as an anonymous visitor; the browser requests unreadable ones again, and shows why. */
async function loadComparison(api: Api, ids: readonly string[]): Promise<ComparisonDocument> {
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

/** With a token the browser loads the jobs; without one the server knows whether job pages are public. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  if (storedToken()) return { access: 'members' as const, state: null }
  return (await serverLoader()) as { access: 'members' | 'open'; state: DehydratedState | null }
}

/** Removing a job does not reload the others. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

/** Jobs side by side. */
export default function Compare() {
  const { access, state } = useLoaderData<typeof clientLoader>()
  const { ids, more } = comparedIds(useSearchParams()[0])
  const screen = <ComparisonScreen ids={ids} more={more} />
  return (
    <div className="ui-page min-h-dvh pb-16">
      <PageHead title="求人を比べる" lead="内容が異なる行には●、最もよい条件には印が付きます。" />
      {access === 'open' ? (
        <DocumentState state={state}>{screen}</DocumentState>
      ) : (
        <RequireSession fallback={<SkeletonRows />}>{() => screen}</RequireSession>
      )}
    </div>
  )
}
