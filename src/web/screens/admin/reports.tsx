import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { levels } from '#rules/cases.ts'
import { reportReasons, reportStatuses } from '#rules/jobs/job-reports.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { ListFilter } from '#web/parts/lists/list-filters.tsx'
import { ListPage, useList } from '#web/parts/lists/list-page.tsx'
import { choiceIn } from '#web/parts/lists/list-query.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { SegmentLinks } from '#web/parts/tabs/segment-links.tsx'
import { levelLabel } from '#words/case-labels.ts'
import { reportReasonLabel } from '#words/choice-labels.ts'
import {
  MessageReportCase,
  type MessageReportFacts,
  ReportCase,
  type ReportCaseFacts,
} from './reports/report-cases.tsx'

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

type ReportsHead = { title: string; lead: string; actions: ReactNode }

const reasonOptions = reportReasons.map((value) => ({ value, label: reportReasonLabel[value] }))
const levelOptions = levels.map((value) => ({ value, label: levelLabel[value] }))
const closedEmpty = { title: '対応済みの報告はありません', text: '対応を終えた報告が、ここに並びます。' }

const readDialog = lazyPart(async () => (await import('./reports/read-dialog.tsx')).ReadDialog)
const closeDialog = lazyPart(async () => (await import('./reports/close-dialog.tsx')).CloseDialog)

export const meta = () => pageMeta({ title: '求人の報告', hidden: true })

const kinds = ['jobs', 'messages'] as const

/** Reports of jobs and of messages, open or closed. */
export default function AdminReports() {
  const [query] = useSearchParams()
  const status = choiceIn(query, 'status', reportStatuses) || 'open'
  const kind = choiceIn(query, 'kind', kinds) || 'jobs'
  const address = (of: { kind: Kind; status: Status }) =>
    pagePath('reports', {
      ...(of.kind === 'messages' && { kind: of.kind }),
      ...(of.status === 'closed' && { status: of.status }),
    })
  const actions = (
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
  )
  const Reports = kind === 'jobs' ? JobReports : MessageReports
  return <Reports status={status} head={{ ...heads[kind], actions }} />
}

/** Reported jobs, the newest first, with who said what. */
function JobReports({ status, head }: { status: Status; head: ReportsHead }) {
  const [query] = useSearchParams()
  const filters = { status, reason: choiceIn(query, 'reason', reportReasons), level: choiceIn(query, 'level', levels) }
  const list = useList('listReports', { filters, pageSize: 10, prefix: 'report', itemsOf: ({ reports }) => reports })
  const [closing, setClosing] = useState<ReportCaseFacts | null>(null)
  return (
    <>
      <ListPage
        {...head}
        list={list}
        filters={
          <div className="filter-form max-w-xl">
            <ListFilter name="reason" label="理由" all="すべての理由" options={reasonOptions} />
            <ListFilter name="level" label="危険度" all="すべての危険度" options={levelOptions} />
          </div>
        }
        waiting={{ rows: 3, label: '報告を読み込み中' }}
        empty={
          status === 'closed'
            ? closedEmpty
            : {
                title: '未対応の報告はありません',
                text: '同じ求人に3件の報告か、詐欺や犯罪の疑いの報告が1件届くと、ここに並びます。',
                actions: <LinkButton to={pagePath('adminJobs')}>すべての求人を見る</LinkButton>,
              }
        }
        row={(report) => (
          <ReportCase report={report} onClose={() => setClosing(report)} onIntent={closeDialog.preload} />
        )}
      />
      {closing && (
        <Lazy key={closing.id} part={closeDialog} onLoadError={() => setClosing(null)}>
          {(CloseDialog) => (
            <CloseDialog
              report={closing}
              endpoint="closeReport"
              list="listReports"
              about={`「${closing.job.title}」の報告を閉じます。求人の公開は変わりません。止めるときは、求人管理から停止してください。`}
              onClosed={list.announceRemoval}
              onCancel={() => setClosing(null)}
            />
          )}
        </Lazy>
      )}
    </>
  )
}

/** Reported messages, newest report first; their text is read one report at a time. */
function MessageReports({ status, head }: { status: Status; head: ReportsHead }) {
  const list = useList('listMessageReports', {
    ...{ filters: { status }, pageSize: 10, prefix: 'report' },
    itemsOf: ({ reports }) => reports,
  })
  const [reading, setReading] = useState<MessageReportFacts | null>(null)
  const [closing, setClosing] = useState<MessageReportFacts | null>(null)
  return (
    <>
      <ListPage
        {...head}
        list={list}
        waiting={{ rows: 3, label: '報告を読み込み中' }}
        empty={
          status === 'closed'
            ? closedEmpty
            : { title: '未対応の報告はありません', text: '応募のメッセージが報告されると、ここに並びます。' }
        }
        row={(report) => (
          <MessageReportCase
            report={report}
            onRead={() => setReading(report)}
            onClose={() => setClosing(report)}
            onIntent={() => {
              readDialog.preload()
              closeDialog.preload()
            }}
          />
        )}
      />
      {reading && (
        <Lazy key={reading.id} part={readDialog} onLoadError={() => setReading(null)}>
          {(ReadDialog) => <ReadDialog report={reading} onClose={() => setReading(null)} />}
        </Lazy>
      )}
      {closing && (
        <Lazy key={closing.id} part={closeDialog} onLoadError={() => setClosing(null)}>
          {(CloseDialog) => (
            <CloseDialog
              report={closing}
              endpoint="closeMessageReport"
              list="listMessageReports"
              about={`「${closing.job.title}」の応募のメッセージについての報告を閉じます。報告した方と相手には通知しません。`}
              onClosed={list.announceRemoval}
              onCancel={() => setClosing(null)}
            />
          )}
        </Lazy>
      )}
    </>
  )
}
