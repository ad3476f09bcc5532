import { CirclePause, CirclePlay, Minus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { isPublic } from '#rules/jobs/approval-status.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { Badge } from '#web/parts/badge.tsx'
import { LinkButton } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { TableHead } from '#web/parts/lists/table-head.tsx'
import { tableRole } from '#web/parts/lists/table-roles.ts'
import { RowMenu } from '#web/parts/row-menu.tsx'
import { ApprovalStatusBadge, InactiveBadge } from '#web/parts/status-badges.tsx'
import { Tip, TipProvider } from '#web/parts/tooltip.tsx'
import { tableDateText } from '#words/dates.ts'
import { jobTypeLabel } from '#words/labels.ts'

export type ModeratedJob = ResponseData<'listAllJobs'>['jobs'][number]

const columns = ['求人', '雇用形態', '状態', { figures: '応募' }, '掲載日', { buttons: '操作' }]

type Act = (job: ModeratedJob) => void

/** A page of jobs; rows fold into labelled lists on narrow screens. */
export function JobTable(props: { jobs: readonly ModeratedJob[]; stale: boolean; onToggle: Act; onDelete: Act }) {
  const { jobs, stale, onToggle, onDelete } = props
  const [today] = useState(() => tokyoDate(new Date()))
  return (
    <TipProvider>
      <div className="sheet overflow-clip">
        <table {...tableRole.table} className="table fold" aria-busy={stale || undefined}>
          <TableHead columns={columns} />
          <tbody {...tableRole.group}>
            {jobs.map((job) => (
              <JobRow key={job.id} job={job} today={today} onToggle={onToggle} onDelete={onDelete} />
            ))}
          </tbody>
        </table>
      </div>
    </TipProvider>
  )
}

function JobRow(props: { job: ModeratedJob; today: string; onToggle: Act; onDelete: Act }) {
  const { job, today, onToggle, onDelete } = props
  const { pathname, search } = useLocation()
  const editLabel = `「${job.title}」を編集`
  const isOver = job.is_active && job.approval_status === 'approved' && !isPublic(job, today)
  return (
    <tr {...tableRole.row}>
      <td {...tableRole.cell} className="full leading-normal">
        <Link
          id={`job-${job.id}`}
          to={pagePath('job', { id: job.id })}
          className="phrase font-bold text-ink no-underline hover:text-primary-ink hover:underline"
        >
          {job.title}
        </Link>
        <span className="xs muted block">
          <CompanyName name={job.company} />・{job.employer_name}
        </span>
      </td>
      <td {...tableRole.cell} data-l="雇用形態" className="whitespace-nowrap">
        {jobTypeLabel[job.job_type]}
      </td>
      <td {...tableRole.cell} data-l="状態">
        <span className="row tight">
          <ApprovalStatusBadge status={job.approval_status} />
          {!job.is_active && <InactiveBadge />}
          {isOver && (
            <Badge tone="quiet" icon={Minus}>
              締切済み
            </Badge>
          )}
        </span>
      </td>
      <td {...tableRole.cell} className="r whitespace-nowrap" data-l="応募">
        {job.application_count.toLocaleString('ja-JP')}
      </td>
      <td {...tableRole.cell} className="num" data-l="掲載日">
        {tableDateText(job.created_at)}
      </td>
      <td {...tableRole.cell} data-l="操作">
        <div className="row nowrap gap-0">
          <Tip text={editLabel}>
            <LinkButton
              variant="ghost"
              size="sm"
              className="square"
              to={pagePath('editJob', { jobId: job.id, from: 'admin' })}
              state={{ from: pathname + search }}
              aria-label={editLabel}
            >
              <Pencil className="icon" aria-hidden="true" />
            </LinkButton>
          </Tip>
          <RowMenu
            label={`「${job.title}」のその他の操作`}
            actions={[
              job.is_active
                ? { label: '停止する', icon: CirclePause, onSelect: () => onToggle(job) }
                : { label: '公開する', icon: CirclePlay, onSelect: () => onToggle(job) },
              { label: '削除する', icon: Trash2, danger: true, onSelect: () => onDelete(job) },
            ]}
          />
        </div>
      </td>
    </tr>
  )
}
