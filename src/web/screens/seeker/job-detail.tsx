import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useParams,
} from 'react-router'
import { DocumentState } from '#web/api/document-state.tsx'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageInstant } from '#web/frame/page-instant.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { pageContext } from '#web/page-context.ts'
import { loadDirectory } from '#web/parts/posting/company-info.ts'
import { Notice } from '#web/parts/states/notice.tsx'
import { RequireSession } from '#web/session/guard.tsx'
import { useSession } from '#web/session/session.ts'
import { storedToken } from '#web/session/stored-session.ts'
import { refusalSentence } from '#words/refusals.ts'
import { jobPosting } from './job-detail/job-posting.server.ts'
import { JobMissing, JobScreen, JobSkeleton } from './job-detail/job-screen.tsx'
import { loadJobPage, membersPage } from './job-detail/load-job-page.ts'

export function meta(place: MetaPlace & { loaderData?: Awaited<ReturnType<typeof clientLoader>> | undefined }) {
  const { title, description, access, missing, over, posting, picture } = place.loaderData?.page ?? membersPage
  const gone = over ? refusalSentence['job-closed'] : refusalSentence['job-not-found']
  return pageMeta({
    title: title ?? (missing ? gone : '求人の詳細'),
    hidden: access === 'members' || missing,
    ...(description && { description }),
    ...(access === 'open' && !missing && { address: canonicalAddress(place) }),
    ...(picture && { picture: { path: picture, words: title ?? '' } }),
    ...(posting && { described: posting }),
  })
}

/** The job if job pages are public (PUBLIC_JOB_PAGES=1), otherwise only the frame. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, isJobOver, report } = context.get(pageContext)
  const page = await loadJobPage({ api, id: params.id ?? '', isOver: isJobOver, report, describe: jobPosting })
  return data({ page, now: pageInstant() }, { status: page.status })
}

/** With a token the browser loads the job; without one the server knows whether the page is public. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  void loadDirectory().catch(() => undefined)
  if (storedToken()) return { page: membersPage, now: new Date().toISOString() }
  return (await serverLoader()) as { page: typeof membersPage; now: string }
}

/** A change of tabs does not reload the job. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

/** A job's page. */
export default function JobDetail() {
  const { id = '' } = useParams()
  const { page, now } = useLoaderData<typeof clientLoader>()
  const session = useSession()
  if (page.access === 'members') {
    return (
      <>
        <noscript>
          <div className="ui-page pt-6">
            <Notice tone="warning" title="求人の内容を読むには、ログインが必要です">
              ログインには、ブラウザーのJavaScriptを有効にする必要があります。
            </Notice>
          </div>
        </noscript>
        <RequireSession fallback={<JobSkeleton />}>
          {() => <JobScreen key={id} id={id} now={now} fromServer={false} />}
        </RequireSession>
      </>
    )
  }
  if (page.missing && !session.user) return <JobMissing over={page.over} />
  return (
    <DocumentState state={page.state}>
      <JobScreen key={id} id={id} now={now} fromServer={page.state !== null} />
    </DocumentState>
  )
}
