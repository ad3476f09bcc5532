import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { reportStatuses } from '#rules/jobs/job-reports.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { choiceIn, pageIn } from '#web/parts/lists/list-query.ts'
import { PagedList } from '#web/parts/lists/paged-list.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { SegmentLinks } from '#web/parts/tabs/segment-links.tsx'
import { ReportCase, type ReportCaseFacts } from './reports/report-case.tsx'

const pageSize = 10
const statusLabel = { open: '未対応', closed: '対応済み' } as const

const closeDialog = lazyPart(async () => (await import('./reports/close-dialog.tsx')).CloseDialog)

export const meta = () => pageMeta({ title: '求人の報告', hidden: true })

/** Reported jobs, the newest first, with who said what. */
export default function AdminReports() {
  const [query] = useSearchParams()
  const status = choiceIn(query, 'status', reportStatuses) || 'open'
  const page = pageIn(query)
  const list = useQuery({
    ...read('listReports', { query: { status, page: String(page), limit: String(pageSize) } }),
    placeholderData: keepPreviousData,
  })
  const { reports, total } = list.data ?? {}
  const announceRemoval = useFocusAfterRemoval(reports?.map(({ id }) => id) ?? [], 'report')
  const [closing, setClosing] = useState<ReportCaseFacts | null>(null)
  return (
    <>
      <PageHead
        title="求人の報告"
        lead="求人を見た方から届いた報告です。求人と募集企業を確認し、対応の内容を記録してください。"
        actions={
          <SegmentLinks
            label="対応の状態"
            items={reportStatuses.map((value) => ({
              to: pagePath('reports', value === 'open' ? {} : { status: value }),
              label: statusLabel[value],
              current: value === status,
            }))}
          />
        }
      />
      <div className="ui-stack pt-6">
        <PagedList
          result={list}
          items={reports}
          total={total}
          page={page}
          pageSize={pageSize}
          waiting={<SkeletonRows count={3} label="報告を読み込み中" />}
          empty={<NoReports status={status} />}
        >
          {(shown, stale) => (
            <div className="ui-stack" aria-busy={stale}>
              {shown.map((each) => (
                <ReportCase
                  key={each.id}
                  report={each}
                  onClose={() => setClosing(each)}
                  onIntent={closeDialog.preload}
                />
              ))}
            </div>
          )}
        </PagedList>
      </div>
      {closing && (
        <Lazy key={closing.id} part={closeDialog} onLoadError={() => setClosing(null)}>
          {(CloseDialog) => (
            <CloseDialog report={closing} onClosed={announceRemoval} onCancel={() => setClosing(null)} />
          )}
        </Lazy>
      )}
    </>
  )
}

function NoReports({ status }: { status: keyof typeof statusLabel }) {
  if (status === 'closed')
    return <EmptyState title="対応済みの報告はありません">対応を終えた報告が、ここに並びます。</EmptyState>
  return (
    <EmptyState
      title="未対応の報告はありません"
      actions={<LinkButton to={pagePath('adminJobs')}>すべての求人を見る</LinkButton>}
    >
      同じ求人に3件の報告か、詐欺や犯罪の疑いの報告が1件届くと、ここに並びます。
    </EmptyState>
  )
}
