import {
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  ExternalLink,
  Hourglass,
  RotateCcw,
  Stamp,
} from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { waitingSince } from '#rules/jobs/approval-queue.ts'
import { experienceLabel, jobTypeLabel, workStyleLabel } from '#rules/jobs/job-labels.ts'
import { cardFacts, notStated, shownHours } from '#rules/postings/card-facts.ts'
import { postingChanges } from '#rules/postings/posting-changes.ts'
import { termsLines } from '#rules/postings/table.ts'
import type { TextPart } from '#rules/postings/text-changes.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { FindingsBySeverity, inDeskOrder } from '#web/parts/findings/findings-by-severity.tsx'
import { MarkedText } from '#web/parts/findings/marked-text.tsx'
import { FoldedText } from '#web/parts/folded-text.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { FormerDecision, formerDecision } from '#web/parts/moderation/decision-history.tsx'
import { PosterFacts } from '#web/parts/moderation/poster-facts.tsx'
import { needsReason } from '#web/parts/moderation/use-decisions.ts'
import { ApprovalStatusBadge, RevisionBadge } from '#web/parts/status-badges.tsx'
import { Tags } from '#web/parts/tags.tsx'
import { employerRecordText } from '#words/employer-record.ts'
import { jobFieldLabel } from '#words/field-labels.ts'
import type { DescribedFinding } from '#words/findings.ts'
import { fullDateText, monthDayTimeText } from '#words/full-dates.ts'
import { jobFieldText } from '#words/job-fields.ts'
import { payText, singleBoundText } from '#words/salary.ts'
import { jobDecisionLabel } from '#words/status-labels.ts'
import { isOthers, type PendingJobFacts } from './use-desk.ts'
import '#web/parts/button.css'
import '#web/parts/lists/ledger.css'
import '#web/parts/sheet.css'
import './desk.css'

/** A job to decide on: findings, everything that the public would read, the poster, and the decision. */
export function PendingJob(props: {
  job: PendingJobFacts
  mayDecide: boolean
  approving: boolean
  /** The job appeared without a press, so its buttons are disabled for a moment. */
  resting: boolean
  /** Its place in the queue: 1／7. */
  place: string
  onApprove: (event: MouseEvent) => void
  /** Rejects the job; with a finding the reason begins with it. */
  onReject: (finding?: DescribedFinding) => void
  /** Preloads what the reject button opens. */
  rejectNear: { onPointerEnter: () => void; onFocus: () => void }
  onStep: (step: 1 | -1) => void
}) {
  const { job, mayDecide, approving, resting, place, onApprove, onReject, rejectNear, onStep } = props
  const former = job.is_revision ? undefined : formerDecision(job.decisions)
  const findings = inDeskOrder(job.findings ?? [])
  const taken = isOthers(job)
  const titleId = `pending-${job.id}`
  return (
    <article className="sheet" aria-labelledby={titleId}>
      <div className="desk__body">
        <div>
          <div className="ui-row ui-row--tight">
            <ApprovalStatusBadge status="pending" />
            {job.is_revision && <RevisionBadge />}
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
            <span className="ui-number text-xs text-muted">{monthDayTimeText(waitingSince(job))} 申請</span>
          </div>
          <h2 id={titleId} tabIndex={-1} className="mt-2 scroll-mt-28 text-lg">
            <MarkedText text={job.title} field="title" findings={findings} />
          </h2>
        </div>
        <aside className="desk__aside" aria-label="点検の結果と投稿者">
          <div className="ui-stack gap-4 empty:hidden">
            <FindingsBySeverity findings={findings} onReject={mayDecide && !taken ? onReject : undefined} />
            {former && <FormerDecision decision={former} />}
            {job.decided_by_you && (
              <p className="text-sm text-muted">前回ご自身が却下した求人です。審査はほかの担当者に任せてください。</p>
            )}
          </div>
          <section aria-labelledby={`${titleId}-employer`}>
            <h3 id={`${titleId}-employer`} className="text-xs text-muted font-medium">
              投稿した企業
            </h3>
            <Ledger
              look="plain"
              items={[
                { term: '求人の会社名', value: job.company },
                { term: '募集者の名称', value: job.poster.company ?? '企業プロフィールに未記入' },
                { term: '投稿者', value: job.employer_name },
                { term: '連絡先', value: <a href={`mailto:${job.employer_email}`}>{job.employer_email}</a> },
                { term: 'これまで', value: recordText(job) },
              ]}
            />
            <PosterFacts poster={job.poster} />
          </section>
        </aside>
        <div className="desk__posting order-1 max-w-232 @min-[68rem]/desk:pb-4 ui-stack gap-4">
          <Card job={job} />
          {(former || job.is_revision) && job.decided_posting && (
            <PostingChanges job={job} former={job.decided_posting} />
          )}
          {job.terms && <Terms terms={job.terms} />}
          <FoldedText
            className="text-sm max-w-[44rem] leading-[1.85]"
            clamp="line-clamp-4"
            openAtFirst={findings.some(({ field }) => field === 'description')}
            button={(whole) => {
              const verb = whole ? '折りたたむ' : 'すべて読む'
              const Chevron = whole ? ChevronUp : ChevronDown
              return {
                className: '-ml-2.5',
                'aria-label': `${job.title}の仕事内容を${verb}`,
                children: (
                  <>
                    {verb}
                    <Chevron className="ui-icon ui-icon--small" aria-hidden="true" />
                  </>
                ),
              }
            }}
          >
            <MarkedText text={job.description} field="description" findings={findings} />
          </FoldedText>
          <Entries title="応募要件" field="requirements" job={job} />
          <Entries title="待遇・福利厚生" field="benefits" job={job} />
        </div>
      </div>
      <div className="desk__foot sticky bottom-0 flex items-center justify-end gap-2 rounded-b-lg border-t border-rule bg-(--surface) px-(--pad-card) py-3">
        <div className="me-auto flex items-center gap-1 @max-[42.99rem]/desk:hidden">
          <Button variant="ghost" className="button--square" aria-label="前の求人" onClick={() => onStep(-1)}>
            <ChevronLeft className="ui-icon" aria-hidden="true" />
          </Button>
          <span className="ui-number text-sm max-sm:hidden">{place}</span>
          <Button variant="ghost" className="button--square" aria-label="次の求人" onClick={() => onStep(1)}>
            <ChevronRight className="ui-icon" aria-hidden="true" />
          </Button>
        </div>
        {mayDecide && (
          <>
            <Button
              variant="danger-line"
              className="min-h-11"
              disabled={approving || resting || taken}
              aria-describedby={titleId}
              {...rejectNear}
              onClick={() => onReject()}
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
              {needsReason(job) ? '理由を書いて承認する' : '承認する'}
            </Button>
          </>
        )}
      </div>
    </article>
  )
}

/** The facts shown on cards and at the top of the job's page. */
function Card({ job }: { job: PendingJobFacts }) {
  const id = `pending-${job.id}-card`
  const { place, daysOff } = cardFacts({ ...job, terms: job.terms ?? null })
  const conditions = [workStyleLabel[job.work_style], experienceLabel[job.experience_level]]
  const occupations = job.occupation_names.join('、') || notStated
  return (
    <section aria-labelledby={id}>
      <div className="ui-row ui-row--between">
        <h3 id={id} className="text-md">
          公開される内容
        </h3>
        <Link className="text-xs whitespace-nowrap" to={pagePath('job', { id: job.id })} target="_blank">
          求人ページの見え方
          <ExternalLink className="ui-icon ui-icon--small inline-block" aria-hidden="true" />
          <span className="sr-only">（新しいタブで開きます）</span>
        </Link>
      </div>
      <Ledger
        items={[
          { term: '会社', value: <CompanyName name={job.company} /> },
          { term: '職種', value: job.occupations_guessed ? `${occupations}（タイトルから推定）` : occupations },
          { term: '給与', value: <Pay job={job} /> },
          { term: '勤務地', value: place },
          { term: '時間', value: shownHours(job.terms) },
          { term: '休日', value: daysOff ?? notStated },
          { term: '雇用形態', value: jobTypeLabel[job.job_type] },
          { term: '条件', value: conditions.join('・') },
          { term: '応募締切', value: job.deadline ? fullDateText(job.deadline) : 'なし' },
        ]}
      />
    </section>
  )
}

/** Whether the employer is verified, and former decisions on its jobs. */
function recordText({ companyInfo, employer_record: record }: PendingJobFacts): string {
  const verified = companyInfo?.verified ? '確認済みの企業' : '未確認の企業'
  return record ? `${verified}・${employerRecordText(record)}` : verified
}

/** The pay as the public sees it, and a single bound that it does not see. */
function Pay({ job }: { job: PendingJobFacts }) {
  const lone = job.terms?.pay ? null : singleBoundText(job)
  return (
    <>
      <span className="font-bold tabular-nums [text-autospace:no-autospace] text-md text-ink">{payText(job)}</span>
      {lone && <span className="text-xs text-muted block">入力は{lone}（片方だけのため表示されません）</span>}
    </>
  )
}

/** The terms, as in the table of the job's page. */
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
  const findings = inDeskOrder(job.findings ?? [])
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

type Job = ResponseData<'listPendingJobs'>['jobs'][number]

/** The public changes since the last decision on the job. */
function PostingChanges({ job, former }: { job: Job; former: NonNullable<Job['decided_posting']> }) {
  const [before, after] = [
    { ...former, is_active: true },
    { ...job, is_active: true },
  ]
  const changes = postingChanges(before, after)
  if (changes.length === 0) return <p className="text-sm text-muted">内容は変更されていません。</p>
  const items = changes.flatMap((change) => {
    if (change.kind === 'lines')
      return change.lines.map(({ label, parts }) => ({ term: label, value: <Parts parts={parts} /> }))
    const parts: TextPart[] =
      change.kind === 'text'
        ? change.parts
        : [
            { kind: 'removed', text: jobFieldText(before, change.field) },
            { kind: 'added', text: jobFieldText(after, change.field) },
          ]
    return [{ term: jobFieldLabel[change.field], value: <Parts parts={parts} /> }]
  })
  return (
    <div>
      <h3 className="text-xs text-muted font-medium">
        変更された点 <span className="ui-number">{items.length}</span>項目
      </h3>
      <Ledger look="plain" items={items} />
    </div>
  )
}

function Parts({ parts }: { parts: readonly TextPart[] }) {
  return (
    <span className="posting-changes whitespace-pre-line wrap-anywhere">
      {parts.map(({ kind, text }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of two versions that stand as they are
        if (kind === 'same') return <span key={at}>{text}</span>
        const Changed = kind === 'removed' ? 'del' : 'ins'
        // biome-ignore lint/suspicious/noArrayIndexKey: the same
        return <Changed key={at}>{text}</Changed>
      })}
    </span>
  )
}
