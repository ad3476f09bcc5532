import type { DehydratedState } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { DocumentState } from '#web/api/document-state.tsx'
import { pageMeta } from '#web/frame/page-meta.ts'
import { pageContext } from '#web/page-context.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { RequireSession } from '#web/session/guard.tsx'
import { storedToken } from '#web/session/stored-session.ts'
import { ComparisonScreen } from './compare/comparison-screen.tsx'
import { comparedIds, loadComparison } from './compare/load-comparison.ts'

export const meta = () => pageMeta({ title: '求人を比べる', hidden: true })

/** The jobs if job pages are public (PUBLIC_JOB_PAGES=1), otherwise only the frame. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { ids } = comparedIds(new URL(request.url).searchParams)
  return loadComparison(context.get(pageContext).api, ids)
}

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
      <PageHead title="求人を比べる" lead="内容が異なる行に点を、最もよい条件に印を付けます。" />
      {access === 'open' ? (
        <DocumentState state={state}>{screen}</DocumentState>
      ) : (
        <RequireSession fallback={<SkeletonRows />}>{() => screen}</RequireSession>
      )}
    </div>
  )
}
