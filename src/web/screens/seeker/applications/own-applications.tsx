import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MessageSquare, Search } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { applicationSorts, confirmationRate, type OwnStatus, ownStatuses } from '#rules/jobs/application-status.ts'
import { whyNotTakeBack } from '#rules/jobs/job-state.ts'
import { failureText } from '#web/api/api-error.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { JobAnswers } from '#web/parts/job-answers.tsx'
import { ListFilter, ListSearch } from '#web/parts/lists/list-filters.tsx'
import { pageCountOf, withFilter } from '#web/parts/lists/list-query.ts'
import { Pagination } from '#web/parts/lists/pagination.tsx'
import { JobNote } from '#web/parts/notes/job-note.tsx'
import { type JobNotes, useJobNotes } from '#web/parts/notes/use-job-notes.ts'
import type { OwnApplication } from '#web/parts/own-application.ts'
import { EmptyState, NoJobsYet } from '#web/parts/states/empty-state.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { Stat, Stats } from '#web/parts/stats.tsx'
import { InactiveBadge } from '#web/parts/status-badges.tsx'
import { Segment } from '#web/parts/tabs/segment.tsx'
import { monthDayText } from '#words/dates.ts'
import { nextText } from '#words/next-steps.ts'
import { payText } from '#words/salary.ts'
import { applicationSortLabel, applicationStatusLabel, unreadText, withdrawnLabel } from '#words/status-labels.ts'
import { ownListInput, pageSize, readOwnList, stepNames, stepOf } from './own-list.ts'
import '#web/parts/button.css'
import '#web/parts/tabs/segment.css'
import './application-row.css'

const ownStatusLabel: Record<OwnStatus, string> = { ...applicationStatusLabel, withdrawn: withdrawnLabel }

const unread = {
  refused: '応募履歴を取得できませんでした',
  unreachable: 'ネットワークエラーが発生しました。後でもう一度お試しください。',
}

/** 辞退 only of those who withdrew. */
const shownStatuses = (counts: Partial<Record<OwnStatus, number>>) =>
  ownStatuses.filter((status) => status !== 'withdrawn' || counts.withdrawn)

const sortOptions = applicationSorts
  .filter((sort) => sort !== 'next')
  .map((value) => ({ value, label: applicationSortLabel[value] }))

/** The reader's applications. Search, state, order and page are in the address. */
export function OwnApplications() {
  const [query, setQuery] = useSearchParams()
  const list = readOwnList(query)
  const own = useQuery({
    ...read('listMyApplications', ownListInput(list)),
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData } = own
  const notes = useJobNotes((data?.applications ?? []).map(({ job_id }) => job_id))
  const [searching, setSearching] = useState(list.q !== '')
  const inPlace = { replace: true, preventScrollReset: true }
  const filter = (status: string) =>
    setQuery((now) => withFilter(now, 'status', status === 'all' ? '' : status), inPlace)
  const clear = () => setQuery({}, inPlace)

  if (!data)
    return (
      <QueryState
        query={own}
        of="応募履歴"
        waiting={<SkeletonRows label="応募履歴を読み込み中" />}
        failure={(error) => ({ title: failureText(error, unread) })}
      >
        {() => null}
      </QueryState>
    )

  const found = ownStatuses.reduce((sum, status) => sum + (data.counts[status] ?? 0), 0)
  const filtered = list.q !== '' || list.status !== 'all'
  if (found === 0 && !filtered) return <NoApplications />

  const options = [
    { value: 'all' as const, label: 'すべて', count: found },
    ...shownStatuses(data.counts).map((status) => ({
      value: status,
      label: ownStatusLabel[status],
      count: data.counts[status] ?? 0,
    })),
  ]

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 lg:flex-none">
          <Segment label="選考状況" value={list.status} options={options} onChange={filter} />
        </div>
        <Button
          size="sm"
          className="button--square lg:hidden"
          aria-label="検索・並び順"
          aria-expanded={searching}
          aria-controls="own-search"
          onClick={() => setSearching(!searching)}
        >
          <Search className="ui-icon" aria-hidden="true" />
        </Button>
        <div id="own-search" className={`ui-row ui-row--nowrap lg:flex-1 ${searching ? 'w-full' : 'max-lg:hidden'}`}>
          <div className="min-w-0 flex-1">
            <ListSearch label="応募を検索" placeholder="求人名、会社名" />
          </div>
          <div className="w-40 flex-none">
            <ListFilter name="sort" label="並び順" all={applicationSortLabel.next} options={sortOptions} />
          </div>
        </div>
      </div>
      <p className="sr-only" role="status">
        {isPlaceholderData ? '' : `${data.total}件`}
      </p>
      {data.applications.length === 0 ? (
        <EmptyState title="条件に合う応募が見つかりません" actions={<Button onClick={clear}>条件をクリア</Button>}>
          言葉を短くするか、選考状況を「すべて」に戻してお試しください。
        </EmptyState>
      ) : (
        <>
          <h2 className="sr-only">応募した求人</h2>
          <ul
            className={
              isPlaceholderData
                ? '@container bg-(--surface) border border-rule rounded-lg overflow-clip opacity-60'
                : '@container bg-(--surface) border border-rule rounded-lg overflow-clip'
            }
            aria-busy={isPlaceholderData}
          >
            {data.applications.map((application) => (
              <ApplicationRow key={application.id} application={application} notes={notes} />
            ))}
          </ul>
        </>
      )}
      <Pagination page={list.page} pageCount={pageCountOf(data.total, pageSize)} />
      {list.q === '' && (
        <Stats>
          <Stat label="確認率" value={confirmationRate(found, data.counts.pending ?? 0)} unit="％" />
        </Stats>
      )}
    </>
  )
}

const NoApplications = () => (
  <NoJobsYet title="応募はまだありません">気になる求人に応募すると、選考状況がここに並びます。</NoJobsYet>
)

const TakeBackDialog = lazyDialog(async () => (await import('./take-back-dialog.tsx')).TakeBackDialog)

/** An application on one line: job, progress, and next step. The whole row is a link. */
function ApplicationRow({ application, notes }: { application: OwnApplication; notes: JobNotes }) {
  const { id, job_id, title, company, location, job_state, status, unread_count } = application
  const { papers, papers_taken_back_at, shared_profile } = application
  const hasPapers = papers.length > 0 || shared_profile !== null
  const [isTakingBack, setTakingBack] = useState(false)
  const isGone = job_state === 'deleted'
  return (
    <li className="application-row border-rule-soft px-4 py-2.5 text-xs/[1.6] text-muted [text-autospace:no-autospace] not-last:border-b">
      <div className="min-w-0">
        <h3
          className={`ui-phrase text-[0.9375rem]/[1.45] @max-[43.99rem]:text-balance ${status === 'rejected' ? 'text-muted' : 'text-ink'}`}
          id={`application-${id}`}
        >
          {isGone ? title : <Link to={pagePath('application', { id })}>{title}</Link>}
        </h3>
        <p>
          <CompanyName name={company} />
        </p>
        <p className="@max-[43.99rem]:hidden">
          <span className="inline-block">{payText(application)}</span>・<span className="inline-block">{location}</span>
        </p>
      </div>
      <Steps application={application} />
      <Next application={application} />
      <div className="application-row__actions flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 *:relative *:z-1">
        {job_state !== 'open' && <InactiveBadge stopped={job_state === 'stopped' || job_state === 'suspended'} />}
        {!isGone && (
          <>
            {unread_count > 0 && (
              <Link to={`${pagePath('application', { id })}#messages-title`} className="ui-row ui-row--tight text-sm">
                <MessageSquare className="ui-icon" aria-hidden="true" />
                メッセージ{unreadText(unread_count)}
              </Link>
            )}
            <Link to={pagePath('job', { id: job_id })} className="text-sm" aria-describedby={`application-${id}`}>
              求人を見る
            </Link>
            <JobNote job={{ id: job_id, title }} notes={notes} pencil />
          </>
        )}
        {whyNotTakeBack(job_state) === null && hasPapers && (
          <Button
            size="sm"
            aria-describedby={`application-${id}`}
            {...TakeBackDialog.near}
            onClick={() => setTakingBack(true)}
          >
            書類の閲覧を停止する
          </Button>
        )}
        {papers_taken_back_at && (
          <span className="ui-number text-xs text-muted">
            {monthDayText(papers_taken_back_at)}に書類の閲覧を停止しました
          </span>
        )}
      </div>
      {isGone && <Sent application={application} />}
      {isTakingBack && <TakeBackDialog application={application} onClose={() => setTakingBack(false)} />}
    </li>
  )
}

function Steps({ application }: { application: OwnApplication }) {
  const done = stepOf(application)
  const passed = application.status === 'rejected' ? 'bg-rule-strong' : 'bg-primary'
  return (
    <div className="application-row__steps" role="img" aria-label={`${stepNames.length}段階のうち${done}`}>
      {stepNames.map((name, step) => (
        <i
          key={name}
          className={`h-[3px] rounded-[2px] ${step < done ? passed : 'bg-(--chart-track)'}`}
          data-name={name}
        />
      ))}
    </div>
  )
}

/** The next date or waiting item, above the state. */
function Next({ application }: { application: OwnApplication }) {
  const { next, status, withdrawn_at, applied_at, updated_at } = application
  const state = withdrawn_at ? withdrawnLabel : applicationStatusLabel[status]
  const since = status === 'pending' ? `${monthDayText(applied_at)}に応募` : monthDayText(withdrawn_at ?? updated_at)
  const { what = '', when = '' } = next ? nextText(next) : {}
  return (
    <p className="application-row__next">
      {next && (
        <b
          className={`text-sm/[inherit] tabular-nums ${next.kind === 'choose-slot' ? 'text-seal-ink' : 'text-primary-ink'}`}
        >
          {when || what}
        </b>
      )}
      {when && <span>{what}</span>}
      <span>
        <span>{state}</span>
        <span className="@max-[43.99rem]:hidden">・</span>
        <span className="ui-number">{since}</span>
      </span>
    </p>
  )
}

/** The sent data: for a deleted job there is no page of the application. */
function Sent({ application: { motive, cover_letter, papers, answers } }: { application: OwnApplication }) {
  if (!motive && !cover_letter && papers.length === 0 && answers.length === 0) return null
  return (
    <details className="col-span-full text-sm">
      <summary className="min-h-6 w-fit cursor-pointer text-primary-ink">送った内容を見る</summary>
      <div className="ui-stack ui-stack--tight mt-2 border-l-2 border-rule pl-4">
        {motive && <p className="whitespace-pre-line">志望動機：{motive}</p>}
        {cover_letter && <p className="whitespace-pre-line">{cover_letter}</p>}
        {papers.length > 0 && <p className="text-muted">書類：{papers.map(({ name }) => name).join('、')}</p>}
        {answers.length > 0 && <JobAnswers answers={answers} />}
      </div>
    </details>
  )
}
