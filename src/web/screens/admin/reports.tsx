import { type ComponentProps, type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { reportStatuses } from '#rules/jobs/job-reports.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { LevelBadge } from '#web/parts/level-badge.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { ListSegment } from '#web/parts/lists/list-filters.tsx'
import { ListFields, ListPage, useList } from '#web/parts/lists/list-page.tsx'
import { choiceIn } from '#web/parts/lists/list-query.ts'
import { RecordEnd, RecordSheet } from '#web/parts/lists/record-sheet.tsx'
import { CaseActs } from '#web/parts/moderation/case-acts.tsx'
import { Seal } from '#web/parts/seal.tsx'
import { useMayChange } from '#web/session/use-may.ts'
import { levelLabel } from '#words/case-labels.ts'
import { reportReasonLabel } from '#words/choice-labels.ts'
import { tableTimeText } from '#words/full-dates.ts'

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

const filters = {
  reason: { label: '理由', all: 'すべての理由', options: reportReasonLabel },
  level: { label: '危険度', all: 'すべての危険度', options: levelLabel },
}
const closedEmpty = { title: '対応済みの報告はありません', text: '対応を終えた報告が、ここに並びます。' }

const ReadDialog = lazyDialog(async () => (await import('./reports/read-dialog.tsx')).ReadDialog)
const CloseDialog = lazyDialog(async () => (await import('./reports/close-dialog.tsx')).CloseDialog)

export const meta = () => pageMeta({ title: '求人の報告', hidden: true })

/** Reports of jobs and of messages, open or closed. */
export default function AdminReports() {
  const [query] = useSearchParams()
  const status = choiceIn(query, 'status', reportStatuses) || 'open'
  const kind = choiceIn(query, 'kind', Object.keys(kindLabel) as Kind[]) || 'jobs'
  const address = (of: { kind: Kind; status: Status }) =>
    pagePath('reports', {
      ...(of.kind === 'messages' && { kind: of.kind }),
      ...(of.status === 'closed' && { status: of.status }),
    })
  const actions = (
    <div className="ui-row">
      <ListSegment
        label="報告の種類"
        labels={kindLabel}
        value={kind}
        to={(value) => address({ kind: value, status: 'open' })}
      />
      <ListSegment
        label="対応の状態"
        labels={statusLabel}
        value={status}
        to={(value) => address({ kind, status: value })}
      />
    </div>
  )
  const Reports = kind === 'jobs' ? JobReports : MessageReports
  return <Reports status={status} head={{ ...heads[kind], actions }} />
}

/** Reported jobs, the newest first, with who said what. */
function JobReports({ status, head }: { status: Status; head: ReportsHead }) {
  const list = useList('listReports', {
    ...{ filters, fixed: { status }, pageSize: 10, prefix: 'report' },
    itemsOf: ({ reports }) => reports,
  })
  return (
    <ReportList
      {...{ status, head, list, endpoint: 'closeReport' }}
      filters={
        <div className="filter-form max-w-xl">
          <ListFields fields={list.fields} />
        </div>
      }
      empty={{
        text: '同じ求人に3件の報告か、詐欺や犯罪の疑いの報告が1件届くと、ここに並びます。',
        actions: <LinkButton to={pagePath('adminJobs')}>すべての求人を見る</LinkButton>,
      }}
      about={({ job }) =>
        `「${job.title}」の報告を閉じます。求人の公開は変わりません。止めるときは、求人管理から停止してください。`
      }
      row={(report, close) => <ReportCase report={report} close={close} />}
    />
  )
}

/** Reported messages, newest report first; their text is read one report at a time. */
function MessageReports({ status, head }: { status: Status; head: ReportsHead }) {
  const list = useList('listMessageReports', {
    ...{ fixed: { status }, pageSize: 10, prefix: 'report' },
    itemsOf: ({ reports }) => reports,
  })
  const [reading, setReading] = useState<MessageReportFacts | null>(null)
  return (
    <>
      <ReportList
        {...{ status, head, list, endpoint: 'closeMessageReport' }}
        empty={{ text: '応募のメッセージが報告されると、ここに並びます。' }}
        about={({ job }) =>
          `「${job.title}」の応募のメッセージについての報告を閉じます。報告した方と相手には通知しません。`
        }
        row={(report, close) => <MessageReportCase report={report} close={close} onRead={() => setReading(report)} />}
      />
      {reading && <ReadDialog key={reading.id} report={reading} onClose={() => setReading(null)} />}
    </>
  )
}

/** A list of reports, and the dialog that closes one of them. */
function ReportList<Report extends { id: string; job: { title: string } }>(props: {
  status: Status
  head: ReportsHead
  list: ComponentProps<typeof ListPage<Report>>['list'] & { announceRemoval: (id: string) => void }
  endpoint: ComponentProps<typeof CloseDialog>['endpoint']
  filters?: ReactNode
  /** The text of an empty list of open reports. */
  empty: { text: string; actions?: ReactNode }
  /** The consequences of closing a report. */
  about: (report: Report) => string
  row: (report: Report, close: () => void) => ReactNode
}) {
  const { status, head, list, endpoint, filters, empty, about, row } = props
  const [closing, setClosing] = useState<Report | null>(null)
  return (
    <>
      <ListPage
        {...head}
        list={list}
        note={filters}
        waiting={{ rows: 3, label: '報告を読み込み中' }}
        empty={status === 'closed' ? closedEmpty : { title: '未対応の報告はありません', ...empty }}
        row={(report) => row(report, () => setClosing(report))}
      />
      {closing && (
        <CloseDialog
          key={closing.id}
          report={closing}
          endpoint={endpoint}
          about={about(closing)}
          onClosed={list.announceRemoval}
          onClose={() => setClosing(null)}
        />
      )}
    </>
  )
}

type ReportCaseFacts = ResponseData<'listReports'>['reports'][number]
type MessageReportFacts = ResponseData<'listMessageReports'>['reports'][number]

/** A report as a sheet: state, job, what can be done, and the outcome. */
function ReportSheet(props: {
  report: ReportCaseFacts | MessageReportFacts
  at: string
  /** Badges after the state, and after the time. */
  marks?: ReactNode
  more?: ReactNode
  action?: ReactNode
  close: () => void
  children: ReactNode
}) {
  const { report, at, marks, more, action, close, children } = props
  const { job } = report
  const mayHandle = useMayChange('report:handle')
  const titleId = `report-${report.id}`
  const isOpen = report.status === 'open'
  const acts = isOpen && report.case_id
  return (
    <RecordSheet
      id={titleId}
      title={job.is_deleted ? job.title : <Link to={pagePath('job', { id: job.id })}>{job.title}</Link>}
      marks={
        <div className="ui-row ui-row--tight">
          {isOpen ? <Seal>未対応</Seal> : <Badge tone="quiet">対応済み</Badge>}
          {marks}
          <span className="ui-number text-xs text-muted">{tableTimeText(at)}</span>
          {more}
        </div>
      }
      line={<CompanyName name={job.company} />}
      actions={
        <>
          {action}
          {mayHandle && isOpen && (
            <Button className="min-h-11" aria-describedby={titleId} {...CloseDialog.near} onClick={close}>
              対応済みにする
            </Button>
          )}
          {acts && <CaseActs caseId={acts} job={job} />}
        </>
      }
    >
      {children}
      {report.closed_at && (
        <RecordEnd did="対応" by={report.closed_by_name} at={report.closed_at}>
          {report.note}
        </RecordEnd>
      )}
    </RecordSheet>
  )
}

/** A reported job with what was reported. */
function ReportCase({ report, close }: { report: ReportCaseFacts; close: () => void }) {
  const { job, employer, reports, found } = report
  return (
    <ReportSheet
      {...{ report, close }}
      at={report.opened_at}
      marks={
        <>
          <LevelBadge level={report.level} />
          <Badge tone={job.is_public ? 'info' : 'quiet'}>
            {job.is_public ? '公開中' : job.is_deleted ? '削除済み' : '公開していません'}
          </Badge>
        </>
      }
      action={
        !job.is_deleted && (
          <Link
            className="text-sm inline-flex min-h-11 items-center"
            to={pagePath('adminJobs', { owner: employer.id })}
          >
            この企業の求人
          </Link>
        )
      }
    >
      <Ledger
        items={[
          { term: '担当者', value: employer.name },
          { term: '報告', value: `${reports.length}件`, kind: 'num' },
        ]}
      />
      {found.length > 0 && <p className="text-sm">求人の点検で、掲載不可の指摘が見つかりました。</p>}
      {reports.length === 0 && found.length === 0 && <p className="text-sm text-muted">報告の内容は残っていません。</p>}
      <ul className="ui-stack ui-stack--tight" aria-label="報告の内容">
        {reports.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reports of a case are only added at the end
          <li key={index} className="not-first:border-t border-rule-soft not-first:pt-3">
            <p className="ui-row ui-row--tight items-baseline text-sm">
              <b>{reportReasonLabel[each.reason]}</b>
              <span className="text-xs text-muted">
                {each.reporter ? <Side person={each.reporter} /> : 'ログインしていない方、または退会した方'}・
                <span className="ui-number">{tableTimeText(each.reported_at)}</span>
              </span>
            </p>
            {each.text && <p className="text-sm mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{each.text}</p>}
            {each.question && (
              <p className="text-sm mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{each.question.text}</p>
            )}
          </li>
        ))}
      </ul>
    </ReportSheet>
  )
}

/** A reported message: its two sides and the reason. */
function MessageReportCase(props: { report: MessageReportFacts; onRead: () => void; close: () => void }) {
  const { report, onRead, close } = props
  const { job, applicant, employer, sender, reason } = report
  return (
    <ReportSheet
      {...{ report, close }}
      at={report.reported_at}
      more={job.is_deleted && <Badge>求人は削除済み</Badge>}
      action={
        <Button className="min-h-11" aria-describedby={`report-${report.id}`} {...ReadDialog.near} onClick={onRead}>
          やり取りを読む
        </Button>
      }
    >
      <Ledger
        items={[
          { term: '書いた方', value: <Side person={sender === 'applicant' ? applicant : employer} /> },
          { term: '報告した方', value: <Side person={sender === 'applicant' ? employer : applicant} /> },
          { term: '理由', value: reason ?? '書かれていません' },
        ]}
      />
    </ReportSheet>
  )
}

const Side = ({ person: { name, email } }: { person: { name: string; email: string } }) => (
  <>
    {name}（<a href={`mailto:${email}`}>{email}</a>）
  </>
)
