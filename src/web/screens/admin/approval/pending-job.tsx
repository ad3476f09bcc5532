import { RotateCcw, Stamp } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { FormerDecision, formerDecision } from '#web/parts/moderation/decision-history.tsx'
import { Seal } from '#web/parts/seal.tsx'
import { Tags } from '#web/parts/tags.tsx'
import { fullDateText, monthDayTimeText } from '#words/dates.ts'
import {
  approvalStatusLabel,
  categoryLabel,
  experienceLabel,
  jobDecisionLabel,
  jobTypeLabel,
  workStyleLabel,
} from '#words/labels.ts'
import { loneBoundText, payText } from '#words/salary.ts'
import { LongText } from './long-text.tsx'
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
              <span className="ui-number text-xs text-muted">{monthDayTimeText(job.created_at)} 送信</span>
            </div>
            <h2 id={titleId} tabIndex={-1} className="mt-2 scroll-mt-28 text-lg">
              {job.title}
            </h2>
          </div>
          <div className="ui-row ui-row--tight ui-row--nowrap pending-job__actions">
            <Button
              variant="danger-line"
              className="min-h-11"
              disabled={approving || resting}
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
              disabled={resting}
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
            ]}
          />
        </div>
        <LongText text={job.description} about={job.title} />
        <Entries title="応募要件" entries={job.requirements} />
        <Entries title="待遇・福利厚生" entries={job.benefits} />
      </div>
    </article>
  )
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

function Entries({ title, entries }: { title: string; entries: readonly string[] }) {
  if (entries.length === 0) return null
  return (
    <div className="ui-row ui-row--tight items-baseline">
      <h3 className="text-xs text-muted font-medium">{title}</h3>
      <Tags tags={entries} label={title} />
    </div>
  )
}
