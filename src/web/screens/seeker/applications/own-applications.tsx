import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { applicationSorts, applicationStatuses } from '#rules/jobs/application-status.ts'
import { failureText } from '#web/api/api-error.ts'
import { read } from '#web/api/read-query.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { ListFilter, ListSearch } from '#web/parts/lists/list-filters.tsx'
import { pageCountOf, withFilter } from '#web/parts/lists/list-query.ts'
import { Pagination } from '#web/parts/lists/pagination.tsx'
import { useJobNotes } from '#web/parts/notes/use-job-notes.ts'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { Segment } from '#web/parts/tabs/segment.tsx'
import { applicationSortLabel, applicationStatusLabel } from '#words/status-labels.ts'
import { ApplicationCard } from './application-card.tsx'
import { ownListInput, pageSize, readOwnList } from './own-list.ts'
import { OwnStats, useOwnCounts } from './own-stats.tsx'
import '#web/parts/tabs/segment.css'

const sortOptions = applicationSorts
  .filter((sort) => sort !== 'next')
  .map((value) => ({ value, label: applicationSortLabel[value] }))

/** From this number of applications on, their figures stand before the list. */
const statsFirst = 5

/** The applications of the reader: figures, filters, list. Search, state, order and page are part of the address. */
export function OwnApplications() {
  const [query, setQuery] = useSearchParams()
  const list = readOwnList(query)
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    ...read('listMyApplications', ownListInput(list)),
    placeholderData: keepPreviousData,
  })
  const notes = useJobNotes((data?.applications ?? []).map(({ job_id }) => job_id))
  const counts = useOwnCounts()
  const inPlace = { replace: true, preventScrollReset: true }
  const filter = (status: string) =>
    setQuery((now) => withFilter(now, 'status', status === 'all' ? '' : status), inPlace)
  const clear = () => setQuery({}, inPlace)

  // Figures that came later would push the list down.
  if (isPending || counts.isPending) return <SkeletonRows label="応募履歴を読み込み中" />
  if (error && !data) {
    return (
      <ErrorState
        title={failureText(error, {
          refused: '応募履歴を取得できませんでした',
          unreachable: 'ネットワークエラーが発生しました。後でもう一度お試しください。',
        })}
        onRetry={() => void refetch().then(focusTitle)}
        busy={isFetching}
      >
        しばらくしてから、もう一度読み込んでください。
      </ErrorState>
    )
  }

  const found = applicationStatuses.reduce((sum, status) => sum + (data.counts[status] ?? 0), 0)
  const isShort = found < statsFirst
  const filtered = list.q !== '' || list.status !== 'all'
  if (found === 0 && !filtered) return <NoApplications />

  const options = [
    { value: 'all' as const, label: 'すべて', count: found },
    ...applicationStatuses.map((status) => ({
      value: status,
      label: applicationStatusLabel[status],
      count: data.counts[status] ?? 0,
    })),
  ]

  return (
    <>
      {!isShort && <OwnStats />}
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <ListSearch label="応募を検索" placeholder="求人名、会社名" />
        <ListFilter name="sort" label="並び順" all={applicationSortLabel.next} options={sortOptions} />
      </div>
      <div className="segment__strip">
        <Segment label="選考状況" value={list.status} options={options} onChange={filter} />
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
            className={isPlaceholderData ? 'ui-stack gap-4 opacity-60' : 'ui-stack gap-4'}
            aria-busy={isPlaceholderData}
          >
            {data.applications.map((application) => (
              <ApplicationCard key={application.id} application={application} notes={notes} />
            ))}
          </ul>
        </>
      )}
      <Pagination page={list.page} pageCount={pageCountOf(data.total, pageSize)} />
      {isShort && <OwnStats />}
    </>
  )
}

function NoApplications() {
  return (
    <EmptyState
      title="応募はまだありません"
      actions={
        <LinkButton to={pagePath('home')} variant="primary">
          求人を探す
        </LinkButton>
      }
    >
      気になる求人に応募すると、経過がここに並びます。
    </EmptyState>
  )
}
