import { useQueries } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { maxComparedJobs } from '#rules/limits.ts'
import { comparisonRows } from '#rules/postings/comparison.ts'
import { ApiError } from '#web/api/api-error.ts'
import { read } from '#web/api/read-query.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { focusTitle, useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { PrintFoot } from '#web/parts/print-foot.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { ErrorState } from '#web/parts/states/error-state.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { useComparedJobs } from '#web/storage/compared-jobs.ts'
import { tableSource } from '#words/posting-table.ts'
import { comparedJob } from './compared-job.ts'
import { ComparisonTable } from './comparison-table.tsx'

/** The address's jobs side by side; names those that cannot be read any more. */
export function ComparisonScreen({ ids, more }: { ids: readonly string[]; more: boolean }) {
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
