import { type DehydratedState, useQueries } from '@tanstack/react-query'
import { CircleCheck, Printer, X } from 'lucide-react'
import { useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { isPublic } from '#rules/jobs/approval-status.ts'
import { maxComparedJobs } from '#rules/limits.ts'
import { type ComparisonRow, comparisonRows } from '#rules/postings/comparison.ts'
import { byPart } from '#rules/postings/table.ts'
import type { Refusal } from '#rules/refusals.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import type { Api } from '#web/api/api.ts'
import { ApiError } from '#web/api/api-error.ts'
import { DocumentState, documentState } from '#web/api/document-state.tsx'
import { makeQueryClient } from '#web/api/query-client.ts'
import { read, readKey } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { pageContext } from '#web/page-context.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { DayPicture } from '#web/parts/day-picture.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { focusTitle, useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { NotStated } from '#web/parts/not-stated.tsx'
import { Contacts } from '#web/parts/posting-table.tsx'
import { PrintFoot } from '#web/parts/print-foot.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { VerifiedEmployerBadge } from '#web/parts/verified-employer-badge.tsx'
import { RequireSession } from '#web/session/guard.tsx'
import { storedToken } from '#web/session/stored-session.ts'
import { useComparedJobs } from '#web/storage/compared-jobs.ts'
import { tableSource } from '#words/posting-table.ts'
import './comparison-table.css'

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

/** The address's jobs side by side; names those that cannot be read any more. */
function ComparisonScreen({ ids, more }: { ids: readonly string[]; more: boolean }) {
  const reads = useQueries({ queries: ids.map((id) => read('readJob', comparedJob(id))) })
  const [onlyDifferent, setOnlyDifferent] = useState(true)
  const removeJob = useRemoval(ids)
  const jobs = reads.flatMap(({ data }) => data?.job ?? [])
  const missing = ids.filter((_, index) => isMissing(reads[index]?.error))
  const failed = reads.filter(({ error, data }) => error && !data && !isMissing(error))

  if (reads.some(({ isPending, error }) => isPending && !error)) return <SkeletonRows />
  if (failed.length > 0) {
    const again = () => void Promise.all(failed.map(({ refetch }) => refetch())).then(focusTitle)
    const busy = failed.some(({ isFetching }) => isFetching)
    return <ErrorState of="比べる求人" error={failed[0]?.error} busy={busy} onRetry={again} />
  }
  const rows = comparisonRows(jobs.map(tableSource))
  const different = rows.filter((row) => row.different)
  return (
    <div className="ui-stack mt-6">
      {missing.length > 0 && <MissingJobs ids={missing} />}
      {more && (
        <Notice title={`はじめの${maxComparedJobs}件を並べています`}>
          比べられる求人は{maxComparedJobs}件までです。
        </Notice>
      )}
      {jobs.length < 2 ? (
        <TooFew only={jobs[0]} />
      ) : (
        <>
          <div className="ui-bar print:hidden">
            <Checkbox
              label="違いのある行だけを表示"
              checked={onlyDifferent}
              onChange={(event) => setOnlyDifferent(event.target.checked)}
            />
            <Button onClick={() => window.print()}>
              <Printer className="ui-icon" aria-hidden="true" />
              印刷する
            </Button>
          </div>
          <ComparisonTable jobs={jobs} rows={onlyDifferent ? different : rows} onRemove={removeJob} />
          {onlyDifferent && different.length < rows.length && (
            <p className="text-sm text-muted">同じ内容の{rows.length - different.length}行は省略しています。</p>
          )}
          <PrintFoot />
        </>
      )}
    </div>
  )
}

/** Removes a job from the address and from the selection. */
function useRemoval(ids: readonly string[]): (id: string) => void {
  const [, setSearch] = useSearchParams()
  const { remove } = useComparedJobs()
  const announceRemoval = useFocusAfterRemoval(ids, 'compared-job')
  return (id) => {
    announceRemoval(id)
    remove(id)
    setSearch({ ids: ids.filter((one) => one !== id).join(',') }, { replace: true, preventScrollReset: true })
  }
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

function MissingJobs({ ids }: { ids: readonly string[] }) {
  const { jobs } = useComparedJobs()
  const titles = ids.flatMap((id) => jobs.find((job) => job.id === id)?.title ?? [])
  return (
    <Notice tone="warning" title={`${ids.length}件の求人が見つかりません`}>
      {titles.length > 0 && `${titles.map((title) => `「${title}」`).join('')}は、`}
      掲載が終わったか、アドレスが変わった可能性があります。
    </Notice>
  )
}

function TooFew({ only }: { only: { id: string; title: string } | undefined }) {
  return (
    <EmptyState
      title={only ? '比べるには、もう1件必要です' : '比べる求人がありません'}
      actions={
        <>
          <LinkButton to={pagePath('home', { keyword: '' })} variant="primary">
            求人を探す
          </LinkButton>
          {only && <LinkButton to={pagePath('job', { id: only.id })}>選んだ求人を見る</LinkButton>}
        </>
      }
    >
      求人の行か求人ページの「比べる」を押すと、{maxComparedJobs}件まで並べて比べられます。
    </EmptyState>
  )
}

/** Everybody compares approved versions, also the team of a job with a correction. */
const comparedJob = (id: string) => ({ params: { id }, query: { version: 'public' as const } })

type Job = ResponseData<'readJob'>['job']

/**
 * A column per job, a row per line of a posting. Scrolls sideways in narrow windows, where each part repeats the jobs'
 * titles.
 */
function ComparisonTable(props: {
  jobs: readonly Job[]
  rows: readonly ComparisonRow[]
  onRemove: (id: string) => void
}) {
  const { jobs, rows, onRemove } = props
  return (
    <section
      className="comparison-table overflow-x-auto lg:overflow-visible print:overflow-visible"
      aria-label="求人の比較"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
    >
      <table className={`comparison-table__table comparison-table__table--${jobs.length}`}>
        <thead>
          <tr>
            <td className="comparison-table__corner" />
            {jobs.map((job) => (
              <JobHead key={job.id} job={job} onRemove={() => onRemove(job.id)} />
            ))}
          </tr>
        </thead>
        {byPart(rows).map(({ part, lines }) => (
          <tbody key={part}>
            <tr className="comparison-table__part">
              <th scope="rowgroup">{part}</th>
              {jobs.map(({ id, title }) => (
                <td key={id} aria-hidden="true">
                  <span className="hidden truncate max-lg:block print:hidden">{title}</span>
                </td>
              ))}
            </tr>
            {lines.map((row) => (
              <Row key={row.label} row={row} jobs={jobs} />
            ))}
            {part === '主な条件' && jobs.some(({ terms }) => terms?.hours?.shifts?.length) && (
              <tr className="comparison-table__row">
                <th scope="row">一日の時間</th>
                {jobs.map(({ id, terms }) => (
                  <td key={id}>
                    {terms?.hours?.shifts?.length ? <DayPicture hours={terms.hours} brief /> : <NotStated />}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function JobHead({ job, onRemove }: { job: Job; onRemove: () => void }) {
  const { id, title, company } = job
  return (
    <th className="comparison-table__job" scope="col" id={`compared-job-${id}`} tabIndex={-1}>
      <div className="grid gap-1 justify-items-start">
        <Link className="min-h-6 font-bold" to={pagePath('job', { id })}>
          {title}
        </Link>
        <span className="text-xs/[inherit] text-muted print:text-[8pt]">
          <CompanyName name={company} />
        </span>
        {job.employer?.verified && (
          <span>
            <VerifiedEmployerBadge />
          </span>
        )}
        {!isPublic(job, tokyoDate(new Date())) && (
          <span>
            <Badge tone="quiet">{job.approval_status === 'approved' ? '募集終了' : '公開されていません'}</Badge>
          </span>
        )}
        <Button variant="ghost" size="sm" className="-ms-3" aria-label={`外す：${title}`} onClick={onRemove}>
          <X className="ui-icon ui-icon--small" aria-hidden="true" />
          外す
        </Button>
      </div>
    </th>
  )
}

function Row({ row, jobs }: { row: ComparisonRow; jobs: readonly Job[] }) {
  const { label, cells, different, best } = row
  return (
    <tr className={different ? 'comparison-table__row comparison-table__row--different' : 'comparison-table__row'}>
      <th scope="row" className="ui-phrase">
        {different && (
          <span className="size-1.5 inline-block me-1.5 align-middle rounded-full bg-primary" aria-hidden="true" />
        )}
        {label}
        {different && <span className="sr-only"> 違いあり</span>}
      </th>
      {cells.map((cell, index) => (
        <td key={jobs[index]?.id}>
          {!cell.stated ? <NotStated /> : label === '募集者の連絡先' ? <Contacts text={cell.value} /> : cell.value}
          {cell.best && (
            <span className="block mt-1">
              <Badge tone="success" icon={CircleCheck}>
                {best}
              </Badge>
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}
