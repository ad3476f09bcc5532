import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { receivedSorts } from '#rules/jobs/application-review.ts'
import { type ApplicationStatus, applicationStatuses } from '#rules/jobs/application-status.ts'
import { ApiError } from '#web/api/api-error.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import {
  ApplicantFilters,
  ExportButton,
  FilterToggle,
  reviewFiltersIn,
  SortFilter,
  StatusTabs,
} from '#web/parts/applicants/applicant-filters.tsx'
import {
  ApplicantList,
  applicantsFailureTitle,
  applicantsPerPage,
  applicantsRefetchInterval,
  waitingForApplicants,
} from '#web/parts/applicants/applicant-list.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { ListSearch, ListSegment } from '#web/parts/lists/list-filters.tsx'
import { choiceIn, keywordIn, pageIn, withFilter } from '#web/parts/lists/list-query.ts'
import { Crumbs } from '#web/parts/site/crumbs.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { PageHeadSkeleton } from '#web/parts/site/page-head-skeleton.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { useMay } from '#web/session/use-may.ts'
import { monthDayText } from '#words/dates.ts'
import { applicationStatusLabel } from '#words/status-labels.ts'
import '#web/parts/applicants/applicants-screen.css'

export const meta = () => pageMeta({ title: '応募者', hidden: true })

const board = lazyPart(async () => (await import('#web/parts/applicants/applicant-board.tsx')).ApplicantBoard)

const stageBoard = lazyPart(async () => (await import('#web/parts/applicants/stage-board.tsx')).StageBoard)

const views = ['list', 'board', 'stages'] as const
const viewLabel = { list: '一覧', board: 'ボード', stages: '段階別' }

const crumb = <Crumbs trail={[{ label: '求人管理', to: pagePath('employerJobs') }, { label: '応募者' }]} />

/** Who applied to one job. */
export default function Applicants() {
  const { jobId = '' } = useParams()
  const [query, setQuery] = useSearchParams()
  const toList = () => setQuery(withFilter(query, 'view', undefined), { replace: true })
  const status = choiceIn(query, 'status', applicationStatuses)
  const q = keywordIn(query)
  const sort = choiceIn(query, 'sort', receivedSorts)
  // The columns of the board load further pages by themselves.
  const view = choiceIn(query, 'view', views) ?? 'list'
  const isBoard = view === 'board'
  const page = view === 'list' ? pageIn(query) : 1
  const reviewed = reviewFiltersIn(query)
  const filters = { ...(q && { q }), ...(!isBoard && { status }), ...reviewed }
  const isFiltered = q !== '' || Object.keys(reviewed).length > 0
  const [filtersOpen, setFiltersOpen] = useState(false)
  const client = useQueryClient()
  const readOf = (page: number) =>
    read('listApplicants', {
      params: { jobId },
      query: { ...filters, sort, page: String(page), limit: String(applicantsPerPage) },
    })
  const list = useQuery({
    ...readOf(page),
    placeholderData: (before) => (before?.job.id === jobId ? before : undefined),
    refetchInterval: applicantsRefetchInterval,
  })
  const { data, error } = list
  const job = data?.job
  const mayWrite = job?.is_own ?? false
  const onBoard = { jobId, filters: { ...(q && { q }), ...reviewed, sort }, mayWrite }
  const emptyOf = (of: ApplicationStatus | undefined) => <NoApplicants status={of} searched={isFiltered} />
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 403)

  // Wait for both, because a job's title takes one to three lines.
  if (list.isPending)
    return (
      <>
        <PageHeadSkeleton crumb={crumb} />
        <div className="pt-6">{waitingForApplicants}</div>
      </>
    )
  return (
    <div className="applicants-screen">
      <PageHead
        crumb={crumb}
        title={job?.title ?? '応募者'}
        lead={
          job && (
            <>
              <CompanyName name={job.company} />・{job.location}・
              <span className="ui-number">{monthDayText(job.created_at)}掲載</span>
            </>
          )
        }
        actions={
          job && (
            <div className="ui-row">
              {job.is_own && <AddApplicant jobId={job.id} />}
              <ExportButton jobId={job.id} filters={filters} total={data.total} />
              <LinkButton className="applicants-screen__job" to={pagePath('job', { id: job.id })}>
                求人を見る
              </LinkButton>
              <FilterToggle open={filtersOpen} onToggle={() => setFiltersOpen(!filtersOpen)} />
            </div>
          )
        }
      />
      {error && !data ? (
        <div className="pt-6">
          {isGone ? (
            <EmptyState
              title={error.message}
              actions={<LinkButton to={pagePath('employerJobs')}>求人管理へ戻る</LinkButton>}
            >
              削除されたか、ほかの方の求人の可能性があります。
            </EmptyState>
          ) : (
            <ErrorState
              title={applicantsFailureTitle(error)}
              error={error}
              busy={list.isFetching}
              onRetry={() => void list.refetch().then(focusTitle)}
            />
          )}
        </div>
      ) : (
        <>
          <div className="pt-1">
            <ApplicantFilters open={filtersOpen} job={job} applications={data?.applications ?? []}>
              <ListSearch label="応募者を検索" placeholder="名前、連絡先、応募メッセージ、メモで検索" />
              <SortFilter />
              <ListSegment
                label="表示"
                labels={viewLabel}
                value={view}
                to={(one) => ({ search: withFilter(query, 'view', one === 'list' ? undefined : one).toString() })}
              />
            </ApplicantFilters>
          </div>
          {isBoard ? (
            <div className="pt-6">
              <Lazy part={board} fallback={waitingForApplicants} onLoadError={toList}>
                {(ApplicantBoard) => <ApplicantBoard key={jobId} {...onBoard} empty={emptyOf(undefined)} />}
              </Lazy>
            </div>
          ) : (
            <StatusTabs status={status} counts={data?.counts}>
              {view === 'stages' ? (
                <Lazy part={stageBoard} fallback={waitingForApplicants} onLoadError={toList}>
                  {(StageBoard) => <StageBoard key={jobId} {...onBoard} status={status} empty={emptyOf(status)} />}
                </Lazy>
              ) : (
                <ApplicantList
                  result={list}
                  page={page}
                  readPage={async (page) => (await client.fetchQuery({ ...readOf(page), staleTime: 0 })).applications}
                  empty={emptyOf(status)}
                  jobId={jobId}
                  mayWrite={mayWrite}
                  company={job?.company}
                  stages={job?.stages}
                />
              )}
            </StatusTabs>
          )}
        </>
      )}
    </div>
  )
}

const AddApplicantDialog = lazyDialog(
  async () => (await import('#web/parts/applicants/add-applicant-dialog.tsx')).AddApplicantDialog,
)
const ImportApplicantsDialog = lazyDialog(
  async () => (await import('#web/parts/applicants/import-applicants-dialog.tsx')).ImportApplicantsDialog,
)

/** Opens the form for one applicant from elsewhere, or for a file of several; absent for members who only read. */
function AddApplicant({ jobId }: { jobId: string }) {
  const [open, setOpen] = useState<'one' | 'file' | null>(null)
  const close = () => setOpen(null)
  if (!useMay('application:decide')) return null
  return (
    <>
      <Button {...AddApplicantDialog.near} onClick={() => setOpen('one')}>
        <UserPlus className="ui-icon" aria-hidden="true" />
        応募者を追加
      </Button>
      {open === 'one' && <AddApplicantDialog jobId={jobId} onClose={close} onFile={() => setOpen('file')} />}
      {open === 'file' && <ImportApplicantsDialog jobId={jobId} onClose={close} />}
    </>
  )
}

function NoApplicants({ status, searched }: { status: ApplicationStatus | undefined; searched: boolean }) {
  if (searched)
    return <EmptyState title="該当する応募はありません">言葉や絞り込みを変えて、もう一度お試しください。</EmptyState>
  return (
    <EmptyState title={status ? `${applicationStatusLabel[status]}の応募はありません` : '応募はまだありません'}>
      {status ? 'ほかの選考状況を選ぶと、応募者が表示されます。' : '求人に応募があると、応募者がここに並びます。'}
    </EmptyState>
  )
}
