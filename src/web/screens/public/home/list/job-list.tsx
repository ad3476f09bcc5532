import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useId } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { type SearchAddress, searchInput, searchPath, submittedSearch } from '#contract/search-address.ts'
import { homePageSizeDefault, homePageSizes } from '#rules/limits.ts'
import { numberText } from '#rules/number-text.ts'
import { read } from '#web/api/read-query.ts'
import { JobRows } from '#web/parts/job-rows.tsx'
import { Pagination } from '#web/parts/lists/pagination.tsx'
import { lazyPart } from '#web/parts/states/lazy.tsx'
import { SkeletonJobs } from '#web/parts/states/skeleton-jobs.tsx'
import { SegmentLinks } from '#web/parts/tabs/segment-links.tsx'
import { jobSortLabel } from '#words/labels.ts'
import { focusResults, listId } from './list-focus.ts'
import './job-list.css'

/** The endless list; loaded only for "all jobs", and at once when the document has them. */
export const endless = lazyPart(
  async () => (await import('#web/screens/public/home/endless-list/endless-jobs.tsx')).EndlessJobs,
)
if (typeof document !== 'undefined' && document.querySelector('.endless-jobs')) setTimeout(endless.preload)

const partialNote = lazyPart(async () => (await import('./partial-note.tsx')).PartialNote)
const noJobs = lazyPart(async () => (await import('#web/screens/public/home/results/no-jobs.tsx')).NoJobs)

/**
 * The address's public jobs: a page or the endless list, browsing or search results. `tools` are beside the results'
 * heading, `children` above the rows.
 */
export function JobList(props: { search: SearchAddress; now: string; tools?: ReactNode; children?: ReactNode }) {
  const { search, now, tools, children } = props
  const heading = useId()
  const isEndless = search.limit === 'all'
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...read('searchJobs', searchInput(search)),
    placeholderData: keepPreviousData,
  })
  // Load it now, because it is shown offline too.
  useEffect(noJobs.preload, [])
  const jobs = data?.jobs ?? []
  const total = data?.total

  return (
    <section aria-busy={isPlaceholderData || undefined} id={listId} className="job-list" aria-labelledby={heading}>
      <div className={search.searching ? 'job-list__bar job-list__bar--results' : 'job-list__bar'}>
        {search.searching ? (
          <h2 id={heading} className={total === 0 ? 'job-list__none' : undefined} aria-live="polite">
            {total ? (
              <>
                <b>{numberText(total)}</b>件<span className="job-list__found">の求人が見つかりました</span>
              </>
            ) : (
              resultText(total, isError)
            )}
          </h2>
        ) : (
          <h2 id={heading}>公開中の求人</h2>
        )}
        {!search.searching && total !== undefined && total > 0 && (
          <p className="text-sm text-muted" aria-live="polite">
            <span className="ui-number">{rangeText(search, data?.page ?? search.page, total, jobs.length)}</span>
            <span className="max-md:hidden">・{jobSortLabel[search.sort]}</span>
          </p>
        )}
        {tools && <div className="job-list__tools">{tools}</div>}
        {!search.searching && !isEndless && (
          <Link className="job-list__all" to={{ pathname: pagePath('home'), search: '?limit=all' }}>
            すべて見る
          </Link>
        )}
      </div>
      {children}
      {data?.looked_at !== undefined && (
        <Suspense>
          <partialNote.Part lookedAt={data.looked_at} />
        </Suspense>
      )}
      {isPending ? (
        <SkeletonJobs count={isEndless ? homePageSizeDefault : Math.min(Number(search.limit), 12)} />
      ) : jobs.length === 0 ? (
        <Suspense>
          <noJobs.Part
            search={search}
            total={total ?? 0}
            nearest={data?.nearest}
            hasNear={!!(data?.alternatives || data?.places_with_jobs)}
            places={data?.place_names}
            failed={isError}
            busy={isFetching}
            onRetry={() => void refetch().then(({ isSuccess }) => isSuccess && focusResults())}
          />
        </Suspense>
      ) : isEndless && !isPlaceholderData ? (
        <Suspense
          key={`${searchPath(submittedSearch(search.conditions))} ${search.sort}`}
          fallback={<SkeletonJobs count={homePageSizeDefault} />}
        >
          <endless.Part search={search} now={now} total={total ?? jobs.length} />
        </Suspense>
      ) : (
        <JobRows jobs={jobs} now={now} />
      )}
      <div className="ui-bar pt-4 empty:hidden print:hidden">
        {!search.searching && <PageSizes search={search} total={total} />}
        {!isEndless && total !== undefined && (
          <Pagination page={search.page} pageCount={Math.ceil(total / Number(search.limit))} hash={`#${listId}`} />
        )}
      </div>
    </section>
  )
}

function resultText(total: number | undefined, failed: boolean): string {
  if (total === undefined) return failed ? '検索できませんでした' : '検索しています…'
  return total === 0 ? '条件に合う求人はありません' : `${numberText(total)}件の求人が見つかりました`
}

/** `page` is the shown page; the requested one may still be loading. */
function rangeText({ limit }: SearchAddress, page: number, total: number, shown: number): string {
  const all = numberText(total)
  if (limit === 'all' || shown === 0) return `${all}件`
  const first = (page - 1) * limit + 1
  return `${all}件中 ${numberText(first)}〜${numberText(first + shown - 1)}件`
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
    label: total === undefined ? 'すべて' : `すべて（${numberText(total)}）`,
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
