import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { LevelBadge } from '#web/parts/level-badge.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { CaseActs } from '#web/parts/moderation/case-acts.tsx'
import { Seal } from '#web/parts/seal.tsx'
import { IfMayChange } from '#web/session/if-may-change.tsx'
import { useMayChange } from '#web/session/use-may.ts'
import { reportReasonLabel } from '#words/choice-labels.ts'
import { tableTimeText } from '#words/full-dates.ts'
import '#web/parts/sheet.css'

export type ReportCaseFacts = ResponseData<'listReports'>['reports'][number]

/** A reported job: the reports, the outcome, and the button that closes the case. */
export function ReportCase(props: { report: ReportCaseFacts; onClose: () => void; onIntent: () => void }) {
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
            </li>
          ))}
        </ul>
        {report.status === 'open' && report.case_id && (
          <CaseActs caseId={report.case_id} job={job} describedBy={titleId} />
        )}
        {report.closed_at && (
          <div className="border-t border-rule pt-3 text-sm">
            <p className="text-xs text-muted">
              対応：{report.closed_by_name ?? '退会した管理者'}・
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

export type MessageReportFacts = ResponseData<'listMessageReports'>['reports'][number]

/** A reported message: its two sides, the reason, and the outcome. */
export function MessageReportCase(props: {
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
              対応：{report.closed_by_name ?? '退会した管理者'}・
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
