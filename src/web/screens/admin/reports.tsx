import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { levels } from '#rules/cases.ts'
import { reportReasons, reportStatuses } from '#rules/jobs/job-reports.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { LevelBadge } from '#web/parts/level-badge.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { ListFilter } from '#web/parts/lists/list-filters.tsx'
import { ListPage, useList } from '#web/parts/lists/list-page.tsx'
import { choiceIn } from '#web/parts/lists/list-query.ts'
import { CaseActs } from '#web/parts/moderation/case-acts.tsx'
import { Seal } from '#web/parts/seal.tsx'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import { SegmentLinks } from '#web/parts/tabs/segment-links.tsx'
import { IfMayChange } from '#web/session/if-may-change.tsx'
import { useMayChange } from '#web/session/use-may.ts'
import { levelLabel } from '#words/case-labels.ts'
import { reportReasonLabel } from '#words/choice-labels.ts'
import { tableTimeText } from '#words/full-dates.ts'
import '#web/parts/sheet.css'

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

type ReportCaseFacts = ResponseData<'listReports'>['reports'][number]

/** A reported job: the reports, the outcome, and the button that closes the case. */
function ReportCase(props: { report: ReportCaseFacts; onClose: () => void; onIntent: () => void }) {
  const { report, onClose, onIntent } = props
  const mayHandle = useMayChange('report:handle')
  const { job, employer, reports, found } = report
  const titleId = `report-${report.id}`
  return (
    <article className="sheet" aria-labelledby={titleId}>
      <div className="sheet__body ui-stack gap-4">
        <div className="ui-row ui-row--between items-start">
          <div className="min-w-0 flex-[1_1_18rem]">
            <div className="ui-row ui-row--tight">
              {report.status === 'open' ? <Seal>未対応</Seal> : <Badge tone="quiet">対応済み</Badge>}
              <LevelBadge level={report.level} />
              <Badge tone={job.is_public ? 'info' : 'quiet'}>
                {job.is_public ? '公開中' : job.is_deleted ? '削除済み' : '公開していません'}
              </Badge>
              <span className="ui-number text-xs text-muted">{tableTimeText(report.opened_at)}</span>
            </div>
            <h2 id={titleId} tabIndex={-1} className="mt-2 scroll-mt-28 text-lg">
              {job.is_deleted ? job.title : <Link to={pagePath('job', { id: job.id })}>{job.title}</Link>}
            </h2>
            <p className="text-sm text-muted">
              <CompanyName name={job.company} />
            </p>
          </div>
          <div className="ui-row ui-row--tight">
            {!job.is_deleted && (
              <LinkButton to={pagePath('adminJobs', { owner: employer.id })} className="min-h-11">
                この企業の求人
              </LinkButton>
            )}
            {mayHandle && report.status === 'open' && (
              <Button
                variant="primary"
                className="min-h-11"
                aria-describedby={titleId}
                onPointerEnter={onIntent}
                onFocus={onIntent}
                onClick={onClose}
              >
                対応済みにする
              </Button>
            )}
          </div>
        </div>
        <Ledger
          items={[
            { term: '担当者', value: employer.name },
            { term: '報告', value: `${reports.length}件`, kind: 'num' },
          ]}
        />
        {found.length > 0 && <p className="text-sm">求人の点検で、掲載不可の指摘が見つかりました。</p>}
        {reports.length === 0 && found.length === 0 && (
          <p className="text-sm text-muted">報告の内容は残っていません。</p>
        )}
        <ul className="ui-stack ui-stack--tight" aria-label="報告の内容">
          {reports.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reports of a case are only added at the end
            <li key={index} className="not-first:border-t border-rule-soft not-first:pt-3">
              <p className="ui-row ui-row--tight items-baseline text-sm">
                <b>{reportReasonLabel[each.reason]}</b>
                <span className="text-xs text-muted">
                  <Reporter reporter={each.reporter} />・
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
        {report.status === 'open' && report.case_id && (
          <CaseActs caseId={report.case_id} job={job} describedBy={titleId} />
        )}
        {report.closed_at && (
          <div className="border-t border-rule pt-3 text-sm">
            <p className="text-xs text-muted">
              対応：{report.closed_by_name ?? '退会した担当者'}・
              <span className="ui-number">{tableTimeText(report.closed_at)}</span>
            </p>
            <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{report.note}</p>
          </div>
        )}
      </div>
    </article>
  )
}

function Reporter({ reporter }: { reporter: ReportCaseFacts['reports'][number]['reporter'] }) {
  if (!reporter) return <>ログインしていない方、または退会した方</>
  return (
    <>
      {reporter.name}（<a href={`mailto:${reporter.email}`}>{reporter.email}</a>）
    </>
  )
}

type MessageReportFacts = ResponseData<'listMessageReports'>['reports'][number]

/** A reported message: its two sides, the reason, and the outcome. */
function MessageReportCase(props: {
  report: MessageReportFacts
  onRead: () => void
  onClose: () => void
  onIntent: () => void
}) {
  const { report, onRead, onClose, onIntent } = props
  const { job, applicant, employer, sender, reason } = report
  const titleId = `report-${report.id}`
  const press = { className: 'min-h-11', 'aria-describedby': titleId, onPointerEnter: onIntent, onFocus: onIntent }
  return (
    <article className="sheet" aria-labelledby={titleId}>
      <div className="sheet__body ui-stack gap-4">
        <div className="ui-row ui-row--between items-start">
          <div className="min-w-0 flex-[1_1_18rem]">
            <div className="ui-row ui-row--tight">
              {report.status === 'open' ? <Seal>未対応</Seal> : <Badge tone="quiet">対応済み</Badge>}
              <span className="ui-number text-xs text-muted">{tableTimeText(report.reported_at)}</span>
              {job.is_deleted && <Badge>求人は削除済み</Badge>}
            </div>
            <h2 id={titleId} tabIndex={-1} className="mt-2 scroll-mt-28 text-lg">
              {job.is_deleted ? job.title : <Link to={pagePath('job', { id: job.id })}>{job.title}</Link>}
            </h2>
            <p className="text-sm text-muted">
              <CompanyName name={job.company} />
            </p>
          </div>
          <div className="ui-row ui-row--tight">
            <Button {...press} onClick={onRead}>
              やり取りを読む
            </Button>
            {report.status === 'open' && (
              <IfMayChange permission="report:handle">
                <Button {...press} variant="primary" onClick={onClose}>
                  対応済みにする
                </Button>
              </IfMayChange>
            )}
          </div>
        </div>
        {report.status === 'open' && report.case_id && (
          <CaseActs caseId={report.case_id} job={job} describedBy={titleId} />
        )}
        <Ledger
          items={[
            { term: '書いた方', value: <Side person={sender === 'applicant' ? applicant : employer} /> },
            { term: '報告した方', value: <Side person={sender === 'applicant' ? employer : applicant} /> },
            { term: '理由', value: reason ?? '書かれていません' },
          ]}
        />
        {report.closed_at && (
          <div className="border-t border-rule pt-3 text-sm">
            <p className="text-xs text-muted">
              対応：{report.closed_by_name ?? '退会した担当者'}・
              <span className="ui-number">{tableTimeText(report.closed_at)}</span>
            </p>
            <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{report.note}</p>
          </div>
        )}
      </div>
    </article>
  )
}

const Side = ({ person: { name, email } }: { person: MessageReportFacts['applicant'] }) => (
  <>
    {name}（<a href={`mailto:${email}`}>{email}</a>）
  </>
)
