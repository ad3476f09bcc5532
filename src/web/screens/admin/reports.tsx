import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { levels } from '#rules/cases.ts'
import { reportReasons, reportStatuses } from '#rules/jobs/job-reports.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { useFocusAfterRemoval } from '#web/parts/focus-after-removal.ts'
import { ListFilter } from '#web/parts/lists/list-filters.tsx'
import { choiceIn, pageIn } from '#web/parts/lists/list-query.ts'
import { PagedList } from '#web/parts/lists/paged-list.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { SegmentLinks } from '#web/parts/tabs/segment-links.tsx'
import { levelLabel } from '#words/case-labels.ts'
import { reportReasonLabel } from '#words/choice-labels.ts'
import { MessageReports } from './reports/message-reports.tsx'
import { ReportCase, type ReportCaseFacts } from './reports/report-case.tsx'
import '#web/parts/lists/filter-form.css'

const pageSize = 10
const statusLabel = { open: '未対応', closed: '対応済み' } as const
type Status = keyof typeof statusLabel

const kindLabel = { jobs: '求人', messages: 'メッセージ' } as const
type Kind = keyof typeof kindLabel

const heads = {
  jobs: {
    title: '求人の報告',
    lead: '求人を見た方から届いた報告です。求人と募集企業を確認し、対応の内容を記録してください。',
  },
  messages: {
    title: 'メッセージの報告',
    lead: '応募のやり取りについて届いた報告です。やり取りは、報告があったものだけを読めます。',
  },
} as const

const closeDialog = lazyPart(async () => (await import('./reports/close-dialog.tsx')).CloseDialog)

export const meta = () => pageMeta({ title: '求人の報告', hidden: true })

const kinds = ['jobs', 'messages'] as const

/** Reports of jobs and of messages, open or closed. */
export default function AdminReports() {
  const [query] = useSearchParams()
  const status = choiceIn(query, 'status', reportStatuses) || 'open'
  const kind = choiceIn(query, 'kind', kinds) || 'jobs'
  const page = pageIn(query)
  const address = (of: { kind: Kind; status: Status }) =>
    pagePath('reports', {
      ...(of.kind === 'messages' && { kind: of.kind }),
      ...(of.status === 'closed' && { status: of.status }),
    })
  return (
    <>
      <PageHead
        {...heads[kind]}
        actions={
          <div className="ui-row">
            <SegmentLinks
              label="報告の種類"
              items={kinds.map((value) => ({
                to: address({ kind: value, status: 'open' }),
                label: kindLabel[value],
                current: value === kind,
              }))}
            />
            <SegmentLinks
              label="対応の状態"
              items={reportStatuses.map((value) => ({
                to: address({ kind, status: value }),
                label: statusLabel[value],
                current: value === status,
              }))}
            />
          </div>
        }
      />
      {kind === 'jobs' ? <JobReports status={status} page={page} /> : <MessageReports status={status} page={page} />}
    </>
  )
}

/** Reported jobs, the newest first, with who said what. */
function JobReports({ status, page }: { status: Status; page: number }) {
  const [query] = useSearchParams()
  const reason = choiceIn(query, 'reason', reportReasons)
  const level = choiceIn(query, 'level', levels)
  const list = useQuery({
    ...read('listReports', {
      query: {
        ...{ status, page: String(page), limit: String(pageSize) },
        ...(reason && { reason }),
        ...(level && { level }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  const { reports, total } = list.data ?? {}
  const announceRemoval = useFocusAfterRemoval(reports?.map(({ id }) => id) ?? [], 'report')
  const [closing, setClosing] = useState<ReportCaseFacts | null>(null)
  return (
    <>
      <div className="ui-stack pt-6">
        <div className="filter-form max-w-xl">
          <ListFilter
            name="reason"
            label="理由"
            all="すべての理由"
            options={reportReasons.map((value) => ({ value, label: reportReasonLabel[value] }))}
          />
          <ListFilter
            name="level"
            label="危険度"
            all="すべての危険度"
            options={levels.map((value) => ({ value, label: levelLabel[value] }))}
          />
        </div>
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
            <CloseDialog
              report={closing}
              endpoint="closeReport"
              list="listReports"
              about={`「${closing.job.title}」の報告を閉じます。求人の公開は変わりません。止めるときは、求人管理から停止してください。`}
              onClosed={announceRemoval}
              onCancel={() => setClosing(null)}
            />
          )}
        </Lazy>
      )}
    </>
  )
}

function NoReports({ status }: { status: Status }) {
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
