import { CirclePause, CirclePlay, CircleX, Minus, Pencil, Stamp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { isPublic, isWaiting } from '#rules/jobs/approval-status.ts'
import { jobTypeLabel } from '#rules/jobs/job-labels.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { Badge } from '#web/parts/badge.tsx'
import { LinkButton } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { type Column, Table } from '#web/parts/lists/table.tsx'
import { RowMenu } from '#web/parts/row-menu.tsx'
import { ApprovalStatusBadge, InactiveBadge, RevisionBadge } from '#web/parts/status-badges.tsx'
import { Tip, TipProvider } from '#web/parts/tooltip.tsx'
import { useMayChange } from '#web/session/use-may.ts'
import { tableDateText } from '#words/full-dates.ts'
import '#web/parts/button.css'
import '#web/parts/sheet.css'

export type ModeratedJob = ResponseData<'listAllJobs'>['jobs'][number]

type Act = (job: ModeratedJob) => void
type Acts = { onApprove: Act; onReject: Act; onStart: Act; onStop: Act; onDelete: Act }

/** A page of jobs for administrators. */
export function JobTable({ jobs, stale, ...acts }: Acts & { jobs: readonly ModeratedJob[]; stale: boolean }) {
  const [today] = useState(() => tokyoDate(new Date()))
  const columns: Column<ModeratedJob>[] = [
    { name: '求人', kind: 'title', className: 'leading-normal', cell: (job) => <Title job={job} /> },
    { name: '雇用形態', className: 'md:whitespace-nowrap', cell: (job) => jobTypeLabel[job.job_type] },
    { name: '状態', cell: (job) => <Status job={job} today={today} /> },
    {
      name: '応募',
      kind: 'figures',
      className: 'md:whitespace-nowrap',
      cell: (job) => job.application_count.toLocaleString('ja-JP'),
    },
    { name: '掲載日', className: 'ui-number', cell: (job) => tableDateText(job.created_at) },
    { name: '操作', kind: 'buttons', cell: (job) => <Buttons job={job} {...acts} /> },
  ]
  return (
    <TipProvider>
      <div className="sheet overflow-clip">
        <Table columns={columns} rows={jobs} rowKey={({ id }) => id} stale={stale} />
      </div>
    </TipProvider>
  )
}

function Title({ job }: { job: ModeratedJob }) {
  return (
    <>
      <Link
        id={`job-${job.id}`}
        to={pagePath('job', { id: job.id })}
        className="inline-block min-h-6 ui-phrase font-bold text-ink no-underline hover:text-primary-ink hover:underline"
      >
        {job.title}
      </Link>
      <span className="text-xs text-muted block">
        <CompanyName name={job.company} />・
        <Link className="inline-flex min-h-6 items-center" to={pagePath('adminUsers', { q: job.employer_email })}>
          {job.employer_name}
        </Link>
      </span>
    </>
  )
}

function Status({ job, today }: { job: ModeratedJob; today: string }) {
  const isOver = job.is_active && job.approval_status === 'approved' && !isPublic(job, today)
  return (
    <span className="ui-row ui-row--tight">
      <ApprovalStatusBadge status={job.approval_status} />
      {job.revision && <RevisionBadge rejected={job.revision.status === 'rejected'} />}
      {!job.is_active && <InactiveBadge stopped={job.stopped_by_operator} />}
      {isOver && (
        <Badge tone="quiet" icon={Minus}>
          応募締切済み
        </Badge>
      )}
      {job.employer_suspended && (
        <Badge tone="danger" icon={CirclePause}>
          投稿者は利用停止
        </Badge>
      )}
    </span>
  )
}

function Buttons({ job, onApprove, onReject, onStart, onStop, onDelete }: Acts & { job: ModeratedJob }) {
  const { pathname, search } = useLocation()
  const mayManage = useMayChange('job:manage-all')
  const mayDecide = useMayChange('job:approve')
  const mayDelete = useMayChange('job:delete')
  if (!mayManage) return null
  const editLabel = `「${job.title}」を編集`
  return (
    <div className="ui-row ui-row--nowrap gap-0">
      <Tip text={editLabel}>
        <LinkButton
          variant="ghost"
          size="sm"
          className="button--square"
          to={pagePath('editJob', { jobId: job.id, from: 'admin' })}
          state={{ from: pathname + search }}
          aria-label={editLabel}
        >
          <Pencil className="ui-icon" aria-hidden="true" />
        </LinkButton>
      </Tip>
      <RowMenu
        label={`「${job.title}」のその他の操作`}
        actions={[
          ...(mayDecide && isWaiting(job)
            ? [
                { label: '承認する', icon: Stamp, onSelect: () => onApprove(job) },
                { label: '却下する', icon: CircleX, onSelect: () => onReject(job) },
              ]
            : []),
          ...(job.is_active ? [{ label: '停止する', icon: CirclePause, onSelect: () => onStop(job) }] : []),
          // Nobody can start a job of a suspended account.
          ...(job.is_active || job.employer_suspended
            ? []
            : [{ label: '公開する', icon: CirclePlay, onSelect: () => onStart(job) }]),
          ...(mayDelete ? [{ label: '削除する', icon: Trash2, danger: true, onSelect: () => onDelete(job) }] : []),
        ]}
      />
    </div>
  )
}
