import { Hourglass, RotateCcw, Stamp } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { recordMost, waitingSince } from '#rules/jobs/approval-queue.ts'
import { termsLines } from '#rules/postings/table.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { FindingsBySeverity } from '#web/parts/findings/findings-by-severity.tsx'
import { MarkedText } from '#web/parts/findings/marked-text.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { FormerDecision, formerDecision } from '#web/parts/moderation/decision-history.tsx'
import { Seal } from '#web/parts/seal.tsx'
import { Tags } from '#web/parts/tags.tsx'
import { fullDateText, monthDayTimeText } from '#words/full-dates.ts'
import { categoryLabel, experienceLabel, jobTypeLabel, workStyleLabel } from '#words/labels.ts'
import { loneBoundText, payText } from '#words/salary.ts'
import { approvalStatusLabel, jobDecisionLabel } from '#words/status-labels.ts'
import { LongText } from './long-text.tsx'
import { PostingChanges } from './posting-changes.tsx'
import { isOthers } from './use-claims.ts'
import '#web/parts/lists/ledger.css'
import '#web/parts/sheet.css'
import './pending-job.css'

export type PendingJobFacts = ResponseData<'listPendingJobs'>['jobs'][number]

/** One job to decide on: everything that the public would read, who posted it, and the two buttons. */
export function PendingJob(props: {
  job: PendingJobFacts
  approving: boolean
  /** Another job has just left the list, and this one may have moved up under the pointer. */
  resting: boolean
  onApprove: (event: MouseEvent) => void
  onReject: () => void
  /** The pointer or the focus is on the button that rejects. */
  onRejectIntent: () => void
}) {
  const { job, approving, resting, onApprove, onReject, onRejectIntent } = props
  const former = formerDecision(job.decisions)
  const findings = job.findings ?? []
  const taken = isOthers(job)
  const titleId = `pending-${job.id}`
  const terms = [workStyleLabel[job.work_style], experienceLabel[job.experience_level]]
  if (job.category) terms.push(categoryLabel[job.category])
  return (
    <article className="sheet" aria-labelledby={titleId}>
      <div className="sheet__body ui-stack gap-4">
        <div className="ui-row ui-row--between items-start">
          <div className="min-w-0 flex-[1_1_18rem]">
            <div className="ui-row ui-row--tight">
              <Seal>{approvalStatusLabel.pending}</Seal>
              {former && (
                <Badge tone="info" icon={RotateCcw}>
                  {jobDecisionLabel.resubmitted}
                </Badge>
              )}
              {job.employer_record?.first && <Badge>初投稿</Badge>}
              {taken && (
                <Badge tone="warning" icon={Hourglass}>
                  審査中：{job.claim?.by_name}
                </Badge>
              )}
              <span className="ui-number text-xs text-muted">{monthDayTimeText(waitingSince(job))} 送信</span>
            </div>
            <h2 id={titleId} tabIndex={-1} className="mt-2 scroll-mt-28 text-lg">
              <MarkedText text={job.title} field="title" findings={findings} />
            </h2>
          </div>
          <div className="ui-row ui-row--tight ui-row--nowrap pending-job__actions">
            <Button
              variant="danger-line"
              className="min-h-11"
              disabled={approving || resting || taken}
              aria-describedby={titleId}
              onPointerEnter={onRejectIntent}
              onFocus={onRejectIntent}
              onClick={onReject}
            >
              却下
            </Button>
            <Button
              variant="primary"
              className="min-h-11"
              busy={approving}
              disabled={resting || taken}
              busyLabel="承認しています…"
              aria-describedby={titleId}
              onClick={onApprove}
            >
              <Stamp className="ui-icon" aria-hidden="true" />
              承認する
            </Button>
          </div>
        </div>
        {former && <FormerDecision decision={former} />}
        {former && job.decided_posting && <PostingChanges job={job} former={job.decided_posting} />}
        <FindingsBySeverity findings={findings} />
        <div className="ui-grid ui-grid--2 gap-x-8 gap-y-0">
          <Ledger
            items={[
              { term: '会社', value: <CompanyName name={job.company} /> },
              { term: '勤務地', value: job.location },
              { term: '給与', value: <Pay job={job} /> },
              { term: '締切日', value: job.deadline ? fullDateText(job.deadline) : 'なし' },
            ]}
          />
          <Ledger
            look="second"
            items={[
              { term: '雇用形態', value: jobTypeLabel[job.job_type] },
              { term: '条件', value: terms.join('・') },
              { term: '投稿者', value: job.employer_name },
              { term: '連絡先', value: <a href={`mailto:${job.employer_email}`}>{job.employer_email}</a> },
              { term: 'これまで', value: recordText(job) },
            ]}
          />
        </div>
        <LongText about={job.title} openAtFirst={findings.some(({ field }) => field === 'description')}>
          <MarkedText text={job.description} field="description" findings={findings} />
        </LongText>
        <Entries title="応募要件" field="requirements" job={job} />
        <Entries title="待遇・福利厚生" field="benefits" job={job} />
        {job.terms && <Terms terms={job.terms} />}
      </div>
    </article>
  )
}

/** What is known of the employer: verified or not, and what was decided on their jobs before. */
function recordText({ companyInfo, employer_record: record }: PendingJobFacts): string {
  const verified = companyInfo?.verified ? '確認済みの企業' : '未確認の企業'
  if (!record) return verified
  const count = (many: number) => (many >= recordMost ? `${recordMost}件以上` : `${many}件`)
  return `${verified}・承認${count(record.approved)}・却下${count(record.rejected)}`
}

/** What the public will read, and a bound that it will not. */
function Pay({ job }: { job: PendingJobFacts }) {
  const lone = job.terms?.pay ? null : loneBoundText(job)
  return (
    <>
      <span className="ledger__pay">{payText(job)}</span>
      {lone && <span className="text-xs text-muted block">入力は{lone}（片方だけのため表示されません）</span>}
    </>
  )
}

/** The structured part, as its lines in the table of the job's page. */
function Terms({ terms }: { terms: NonNullable<PendingJobFacts['terms']> }) {
  const lines = termsLines(terms)
  if (lines.length === 0) return null
  return (
    <details>
      <summary className="text-sm">
        募集条件 <span className="ui-number">{lines.length}</span>項目
      </summary>
      <Ledger look="plain" items={lines.map(({ label, value }) => ({ term: label, value }))} />
    </details>
  )
}

function Entries({ title, field, job }: { title: string; field: 'requirements' | 'benefits'; job: PendingJobFacts }) {
  const entries = job[field]
  const findings = job.findings ?? []
  const marked = entries.flatMap((entry, at) => {
    const path = `${field}[${at}]`
    return findings.some((one) => one.field === path) ? [{ entry, path }] : []
  })
  if (entries.length === 0) return null
  return (
    <div className="ui-row ui-row--tight items-baseline">
      <h3 className="text-xs text-muted font-medium">{title}</h3>
      <Tags tags={entries} label={title} />
      {marked.length > 0 && (
        <p className="text-sm basis-full">
          {marked.map(({ entry, path }) => (
            <span key={path} className="block">
              <MarkedText text={entry} field={path} findings={findings} />
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
