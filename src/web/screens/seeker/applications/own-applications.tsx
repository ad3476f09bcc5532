import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { applicationSorts, confirmationRate, type OwnStatus, ownStatuses } from '#rules/jobs/application-status.ts'
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
import { Stat, Stats } from '#web/parts/stats.tsx'
import { Segment } from '#web/parts/tabs/segment.tsx'
import { applicationSortLabel, applicationStatusLabel, withdrawnLabel } from '#words/status-labels.ts'
import { ApplicationRow } from './application-row.tsx'
import { ownListInput, pageSize, readOwnList } from './own-list.ts'
import '#web/parts/button.css'
import '#web/parts/tabs/segment.css'
import './application-row.css'

const ownStatusLabel: Record<OwnStatus, string> = { ...applicationStatusLabel, withdrawn: withdrawnLabel }

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
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    ...read('listMyApplications', ownListInput(list)),
    placeholderData: keepPreviousData,
  })
  const notes = useJobNotes((data?.applications ?? []).map(({ job_id }) => job_id))
  const [searching, setSearching] = useState(list.q !== '')
  const inPlace = { replace: true, preventScrollReset: true }
  const filter = (status: string) =>
    setQuery((now) => withFilter(now, 'status', status === 'all' ? '' : status), inPlace)
  const clear = () => setQuery({}, inPlace)

  if (isPending) return <SkeletonRows label="応募履歴を読み込み中" />
  if (error && !data) {
    return (
      <ErrorState
        of="応募履歴"
        error={error}
        title={failureText(error, {
          refused: '応募履歴を取得できませんでした',
          unreachable: 'ネットワークエラーが発生しました。後でもう一度お試しください。',
        })}
        onRetry={() => void refetch().then(focusTitle)}
        busy={isFetching}
      />
    )
  }

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
      気になる求人に応募すると、選考状況がここに並びます。
    </EmptyState>
  )
}
