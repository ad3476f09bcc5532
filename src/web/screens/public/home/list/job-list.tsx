import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useId } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import { type SearchAddress, searchInput, searchPath, submittedSearch } from '#contract/search-address.ts'
import { homePageSizeDefault, homePageSizes } from '#rules/limits.ts'
import { read } from '#web/api/read-query.ts'
import { Pagination } from '#web/parts/lists/pagination.tsx'
import { DoubleRule } from '#web/parts/site/page-head.tsx'
import { lazyPart } from '#web/parts/states/lazy.tsx'
import { SkeletonCards } from '#web/parts/states/skeleton-cards.tsx'
import { SegmentLinks } from '#web/parts/tabs/segment-links.tsx'
import { jobSortLabel } from '#words/labels.ts'
import { JobCards } from './job-cards.tsx'
import { focusResults, listId } from './list-focus.ts'
import './job-list.css'

/** The endless list; loaded only where all jobs are shown. */
export const endless = lazyPart(
  async () => (await import('#web/screens/public/home/endless-list/endless-jobs.tsx')).EndlessJobs,
)

const partialNote = lazyPart(async () => (await import('./partial-note.tsx')).PartialNote)
const noJobs = lazyPart(async () => (await import('#web/screens/public/home/results/no-jobs.tsx')).NoJobs)

/**
 * The public jobs of the address: a page of them, or all in an endless list; browsing or the results of a search.
 * `tools` stand beside the heading of results, `children` above the cards.
 */
export function JobList(props: { search: SearchAddress; now: string; tools?: ReactNode; children?: ReactNode }) {
  const { search, now, tools, children } = props
  const heading = useId()
  const isEndless = search.limit === 'all'
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...read('searchJobs', searchInput(search)),
    placeholderData: keepPreviousData,
  })
  // Without a network it could not be loaded any more, and that is when it is shown.
  useEffect(noJobs.preload, [])
  const jobs = data?.jobs ?? []
  const total = data?.total

  return (
    <section
      aria-busy={isPlaceholderData || undefined}
      id={listId}
      className={search.searching ? 'pt-4 lg:pt-10' : 'job-list--browsing'}
      aria-labelledby={heading}
    >
      <div className="ui-bar mb-3.5">
        <div className="job-list__title">
          <h2 id={heading} aria-live="polite">
            {search.searching ? resultText(total, isError) : '公開中の求人'}
          </h2>
          {!search.searching && total !== undefined && total > 0 && (
            <p className="text-sm text-muted" aria-live="polite">
              <span className="ui-number">{rangeText(search, data?.page ?? search.page, total, jobs.length)}</span>・
              {jobSortLabel[search.sort]}
            </p>
          )}
        </div>
        {tools ?? <PageSizes search={search} total={total} />}
      </div>
      <DoubleRule className="mb-(--gap-grid)" />
      {children}
      {data?.looked_at !== undefined && (
        <Suspense>
          <partialNote.Part lookedAt={data.looked_at} />
        </Suspense>
      )}
      {isPending ? (
        <SkeletonCards count={isEndless ? homePageSizeDefault : Math.min(Number(search.limit), 12)} />
      ) : jobs.length === 0 ? (
        <Suspense>
          <noJobs.Part
            search={search}
            total={total ?? 0}
            nearest={data?.nearest}
            failed={isError}
            busy={isFetching}
            onRetry={() => void refetch().then(({ isSuccess }) => isSuccess && focusResults())}
          />
        </Suspense>
      ) : isEndless && !isPlaceholderData ? (
        <Suspense
          key={`${searchPath(submittedSearch(search.conditions))} ${search.sort}`}
          fallback={<SkeletonCards count={homePageSizeDefault} />}
        >
          <endless.Part search={search} now={now} total={total ?? jobs.length} />
        </Suspense>
      ) : (
        <JobCards jobs={jobs} now={now} />
      )}
      {!isEndless && total !== undefined && (
        <div className="mt-10">
          <Pagination page={search.page} pageCount={Math.ceil(total / Number(search.limit))} hash={`#${listId}`} />
        </div>
      )}
    </section>
  )
}

function resultText(total: number | undefined, failed: boolean): string {
  if (total === undefined) return failed ? '検索できませんでした' : '検索しています…'
  return total === 0 ? '条件に合う求人が見つかりません' : `${total.toLocaleString('ja-JP')}件の求人が見つかりました`
}

/** `page` is the one that is shown; the requested one may still be loading. */
function rangeText({ limit }: SearchAddress, page: number, total: number, shown: number): string {
  const all = total.toLocaleString('ja-JP')
  if (limit === 'all' || shown === 0) return `${all}件`
  const first = (page - 1) * limit + 1
  return `${all}件中 ${first.toLocaleString('ja-JP')}〜${(first + shown - 1).toLocaleString('ja-JP')}件`
}

function PageSizes({ search, total }: { search: SearchAddress; total: number | undefined }) {
  const label = useId()
  const sizes = homePageSizes.map((size) => ({
    to: { pathname: pagePath('home'), search: size === homePageSizeDefault ? '' : `?limit=${size}` },
    label: String(size),
    current: search.limit === size,
  }))
  const all = {
    to: { pathname: pagePath('home'), search: '?limit=all' },
    label: total === undefined ? 'すべて' : `すべて（${total.toLocaleString('ja-JP')}）`,
    current: search.limit === 'all',
  }
  return (
    <div className="ui-row ui-row--tight">
      <span className="text-xs text-muted whitespace-nowrap" id={label}>
        表示件数
      </span>
      <SegmentLinks labelledBy={label} items={[...sizes, all]} />
    </div>
  )
}
