import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { read } from '#web/api/queries.ts'
import { Button } from '#web/parts/button.tsx'
import { JobCards } from './job-cards.tsx'
import { endlessStep, type JobSearch, searchInput } from './job-search.ts'

/** How far each visited list was unrolled, so that going back finds the same length (and scroll position). */
const unrolled = new Map<string, number>()

/** All jobs of a search; the next ones are asked for when the end comes near. */
export function EndlessJobs({ search, now, total }: { search: JobSearch; now: string; total: number }) {
  const { key } = useLocation()
  const [pages, setPages] = useState(() => unrolled.get(key) ?? 1)
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, index) => read('searchJobs', searchInput(search, index + 1))),
  })
  const last = answers.at(-1)
  const jobs = new Map(answers.flatMap((answer) => answer.data?.jobs ?? []).map((job) => [job.id, job]))
  const hasMore = pages * endlessStep < total
  const end = useRef<HTMLDivElement>(null)
  const ready = hasMore && last?.isSuccess === true

  useEffect(() => {
    unrolled.set(key, pages)
  }, [key, pages])

  useEffect(() => {
    if (!end.current || !ready) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setPages((count) => count + 1)
      },
      { rootMargin: '800px' },
    )
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [ready])

  return (
    <>
      <JobCards jobs={[...jobs.values()]} now={now} />
      <div ref={end} className="row mt-10 justify-center" aria-live="polite">
        {last?.isError ? (
          <Button onClick={() => void last.refetch()}>続きをもう一度読み込む</Button>
        ) : last?.isPending ? (
          <span className="more-coming row tight sm muted">
            <span className="spin" aria-hidden="true" />
            続きを読み込んでいます...
          </span>
        ) : hasMore ? (
          <NextPage search={search} page={pages + 1} />
        ) : null}
      </div>
    </>
  )
}

/** Reaches the rest without JavaScript, and for robots. */
function NextPage({ search, page }: { search: JobSearch; page: number }) {
  const query = new URLSearchParams({
    ...search.filters,
    sort: search.sort,
    page: String(page),
    limit: String(endlessStep),
  })
  return <Link to={{ pathname: '/', search: `?${query}` }}>続きの求人を見る</Link>
}
