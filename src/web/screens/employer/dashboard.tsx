import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { SquarePen } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { read, stillArriving } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { ApplicationShares } from '#web/parts/charts/application-shares.tsx'
import { SpanChart } from '#web/parts/charts/column-chart.tsx'
import { bySevenDays } from '#web/parts/charts/day-figures.ts'
import { MyFigures, ownFigures } from '#web/parts/charts/my-figures.tsx'
import { type EmployerStep, useEmployerSteps } from '#web/parts/employer-steps.ts'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { hasQuestions } from '#web/parts/has-questions.ts'
import { ReceivedQuestion } from '#web/parts/received-question.tsx'
import { Sheet } from '#web/parts/sheet.tsx'
import { ShortList } from '#web/parts/short-list.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { Notice, WaitingNotice } from '#web/parts/states/notice.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows, SkeletonStats } from '#web/parts/states/skeleton.tsx'
import { Loading } from '#web/parts/states/skeleton-jobs.tsx'
import { ApprovalStatusBadge, InactiveBadge } from '#web/parts/status-badges.tsx'
import { useMay } from '#web/session/use-may.ts'
import { monthDayText } from '#words/dates.ts'
import { daysAgoText } from '#words/days-ago.ts'
import { fullDateText } from '#words/full-dates.ts'
import '#web/parts/states/skeleton.css'
import '#web/parts/states/notice.css'
import '#web/parts/sheet.css'

export const meta = () => pageMeta({ title: 'ホーム', hidden: true })

/** Lists of a dashboard hold at most 5 items and lead to the full screens. */
const latest = '5'

/** An employer's first screen: figures, waiting applicants, and the newest jobs. */
export default function EmployerDashboard() {
  const [now] = useState(() => new Date())
  const stats = useQuery(ownFigures())
  const waiting = useQuery(read('listEmployerApplications', { query: { status: 'pending', page: '1', limit: latest } }))
  const jobs = useQuery(read('listMyJobs', { query: { page: '1', limit: latest } }))
  const asked = useQuery({
    ...read('listReceivedQuestions', { query: { state: 'open', page: '1', limit: '3' } }),
    enabled: hasQuestions,
  })
  const start = useEmployerSteps()
  const mayPost = useMay('job:post')
  const head = (
    <PageHead
      title="ホーム"
      lead={`${fullDateText(now)}現在`}
      actions={
        mayPost && (
          <LinkButton to={pagePath('addJob')} variant="primary">
            <SquarePen className="ui-icon" aria-hidden="true" />
            求人を掲載
          </LinkButton>
        )
      }
    />
  )

  // Wait for all, because parts arriving one by one would push each other down.
  if (stillArriving(stats, waiting, jobs, start) || asked.isLoading)
    return (
      <>
        {head}
        <DashboardSkeleton />
      </>
    )
  return (
    <>
      {head}
      <div className="ui-stack pt-6">
        <StartNotice steps={start.data} />
        <WaitingApplications count={stats.data?.by_status.pending ?? 0} />
        {asked.data && <UnansweredQuestions {...asked.data} now={now} />}
        <MyFigures stats={stats.data} />
        <div className="ui-grid ui-grid--2">
          <Latest
            title="確認待ちの応募"
            all={pagePath('employerApplications', { status: 'pending' })}
            query={waiting}
            empty="確認待ちの応募はありません。"
            rows={({ applications }) =>
              applications.map((application) => (
                <LatestRow key={application.id}>
                  <Avatar name={application.applicant_name} src={application.applicant_avatar_url} />
                  <span className="text-sm min-w-0 flex-1">
                    <Link
                      className="ui-phrase block"
                      to={pagePath('applicants', { jobId: application.job_id, status: 'pending' })}
                    >
                      {application.applicant_name}
                    </Link>
                    <span className="text-xs text-muted">{application.job_title}</span>
                  </span>
                  <span className="ui-number text-xs text-muted">{monthDayText(application.applied_at)}</span>
                </LatestRow>
              ))
            }
          />
          <Latest
            title="新しい求人"
            all={pagePath('employerJobs')}
            query={jobs}
            empty="掲載した求人はまだありません。"
            rows={({ jobs: listed }) =>
              listed.map((job) => (
                <LatestRow key={job.id}>
                  <span className="text-sm min-w-0 flex-1">
                    <Link className="ui-phrase block" to={pagePath('applicants', { jobId: job.id })}>
                      {job.title}
                    </Link>
                    <span className="ui-number text-xs text-muted">
                      応募 {job.application_count.toLocaleString('ja-JP')}件・閲覧{' '}
                      {job.view_count.toLocaleString('ja-JP')}回
                    </span>
                  </span>
                  {job.is_active ? (
                    <ApprovalStatusBadge status={job.approval_status} />
                  ) : (
                    <InactiveBadge stopped={job.stopped_by_operator} />
                  )}
                </LatestRow>
              ))
            }
          />
        </div>
        <QueryState query={stats} of="数値" waiting={<SkeletonRows count={2} label="数値を読み込み中" />}>
          {(data) => (
            <div className="ui-grid ui-grid--2">
              <SpanChart of="applications" spans={bySevenDays(data.per_day)} note="直近90日・7日ごと" />
              <ApplicationShares total={data.applications} byStatus={data.by_status} />
            </div>
          )}
        </QueryState>
      </div>
    </>
  )
}

/** A short list that says when it is empty or could not be loaded. */
function Latest<Data>(props: {
  title: string
  all: string
  query: UseQueryResult<Data>
  empty: string
  rows: (data: Data) => ReactNode[]
}) {
  const { query, rows, ...list } = props
  const shown = query.data === undefined ? undefined : rows(query.data)
  return (
    <ShortList id={useId()} items={shown} {...list}>
      {!shown && query.isError && (
        <div className="sheet__body ui-row ui-row--between" role="alert">
          <p className="text-sm">読み込めませんでした</p>
          <Button
            size="sm"
            busy={query.isFetching}
            busyLabel="読み込んでいます…"
            onClick={() => void query.refetch().then(focusTitle)}
          >
            もう一度読み込む
          </Button>
        </div>
      )}
    </ShortList>
  )
}

/** One line of a short list. */
function LatestRow({ children }: { children: ReactNode }) {
  return (
    <li className="ui-row ui-row--nowrap border-b border-rule-soft px-(--pad-card) py-2 last:border-0">{children}</li>
  )
}

/** The shape of the dashboard: who waits, figures, two lists. */
function DashboardSkeleton() {
  return (
    <Loading label="数値を読み込み中">
      <div className="ui-stack pt-6">
        <div className="notice notice--waiting border-s-rule">
          <span className="skeleton h-6 w-18" />
          <div className="ui-stack ui-stack--tight">
            <div className="skeleton w-3/4" />
            <div className="skeleton w-1/2" />
          </div>
          <span className="skeleton inline-flex h-10.5 min-h-(--control-md) w-40 max-md:col-span-full max-md:mt-2" />
        </div>
        <SkeletonStats count={4} />
        <div className="ui-grid ui-grid--2">
          <ListSkeleton />
          <ListSkeleton />
        </div>
      </div>
    </Loading>
  )
}

function ListSkeleton() {
  return (
    <div className="sheet">
      <div className="sheet__head">
        <div className="skeleton h-5 w-32" />
        <div className="skeleton w-20" />
      </div>
      <div className="ui-stack ui-stack--tight sheet__body">
        <div className="skeleton w-[70%]" />
        <div className="skeleton w-[55%]" />
        <div className="skeleton w-[65%]" />
        <div className="skeleton w-[60%]" />
      </div>
    </div>
  )
}

/** The number of unread applications, with a link to them. */
function WaitingApplications({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <WaitingNotice
      seal="確認待ち"
      action={
        <LinkButton to={pagePath('employerApplications', { status: 'pending' })} variant="primary">
          応募者を確認する
        </LinkButton>
      }
    >
      <b>確認待ちの応募が{count.toLocaleString('ja-JP')}件あります</b>
      <span className="text-muted">確認済みにすると、応募者に伝わります。</span>
    </WaitingNotice>
  )
}

/** The oldest open questions with their age; nothing without any. */
function UnansweredQuestions({ questions, total, now }: ResponseData<'listReceivedQuestions'> & { now: Date }) {
  const id = useId()
  const [oldest] = questions
  if (!oldest) return null
  return (
    <Sheet
      id={id}
      className="overflow-clip"
      title={
        <>
          未回答の質問 <span className="ui-number">{(total ?? 0).toLocaleString('ja-JP')}</span>件
        </>
      }
      aside={
        <>
          <p className="text-xs text-muted">最も古い質問は{daysAgoText(oldest.asked_on, now)}です</p>
          <Link className="text-sm inline-flex min-h-6 items-center" to={pagePath('employerQuestions')}>
            すべて見る
          </Link>
        </>
      }
    >
      <ol>
        {questions.map((question) => (
          <ReceivedQuestion key={question.id} question={question} now={now} />
        ))}
      </ol>
    </Sheet>
  )
}

/** The link to the three steps until they are done. */
function StartNotice({ steps }: { steps: readonly EmployerStep[] | undefined }) {
  const left = steps?.filter(({ isDone }) => !isDone) ?? []
  if (left.length === 0) return null
  return (
    <Notice tone="info" title={`掲載までの手順が残っています：${left.map(({ title }) => title).join('、')}`}>
      <LinkButton to={pagePath('employerStart')} size="sm">
        手順を見る
      </LinkButton>
    </Notice>
  )
}
