import { CircleCheck, X } from 'lucide-react'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { isPublic } from '#rules/jobs/approval-status.ts'
import type { ComparisonRow } from '#rules/postings/comparison.ts'
import { byPart } from '#rules/postings/table.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { CompanyName } from '#web/parts/company-name.tsx'
import { DayPicture } from '#web/parts/day-picture.tsx'
import { NotStated } from '#web/parts/not-stated.tsx'
import { Contacts } from '#web/parts/posting-table.tsx'
import { VerifiedEmployerBadge } from '#web/parts/verified-employer-badge.tsx'
import './comparison-table.css'

type Job = ResponseData<'readJob'>['job']

/**
 * A column per job, a row per line of a posting. Scrolls sideways in narrow windows, where each part repeats the jobs'
 * titles.
 */
export function ComparisonTable(props: {
  jobs: readonly Job[]
  rows: readonly ComparisonRow[]
  onRemove: (id: string) => void
}) {
  const { jobs, rows, onRemove } = props
  return (
    <section
      className="comparison-table overflow-x-auto lg:overflow-visible print:overflow-visible"
      aria-label="求人の比較"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
    >
      <table className={`comparison-table__table comparison-table__table--${jobs.length}`}>
        <thead>
          <tr>
            <td className="comparison-table__corner" />
            {jobs.map((job) => (
              <JobHead key={job.id} job={job} onRemove={() => onRemove(job.id)} />
            ))}
          </tr>
        </thead>
        {byPart(rows).map(({ part, lines }) => (
          <tbody key={part}>
            <tr className="comparison-table__part">
              <th scope="rowgroup">{part}</th>
              {jobs.map(({ id, title }) => (
                <td key={id} aria-hidden="true">
                  <span className="hidden truncate max-lg:block print:hidden">{title}</span>
                </td>
              ))}
            </tr>
            {lines.map((row) => (
              <Row key={row.label} row={row} jobs={jobs} />
            ))}
            {part === '主な条件' && jobs.some(({ terms }) => terms?.hours?.shifts?.length) && (
              <tr className="comparison-table__row">
                <th scope="row">一日の時間</th>
                {jobs.map(({ id, terms }) => (
                  <td key={id}>
                    {terms?.hours?.shifts?.length ? <DayPicture hours={terms.hours} brief /> : <NotStated />}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function JobHead({ job, onRemove }: { job: Job; onRemove: () => void }) {
  const { id, title, company } = job
  return (
    <th className="comparison-table__job" scope="col" id={`compared-job-${id}`} tabIndex={-1}>
      <div className="grid gap-1 justify-items-start">
        <Link className="min-h-6 font-bold" to={pagePath('job', { id })}>
          {title}
        </Link>
        <span className="text-xs/[inherit] text-muted print:text-[8pt]">
          <CompanyName name={company} />
        </span>
        {job.employer?.verified && (
          <span>
            <VerifiedEmployerBadge />
          </span>
        )}
        {!isPublic(job, tokyoDate(new Date())) && (
          <span>
            <Badge tone="quiet">{job.approval_status === 'approved' ? '募集終了' : '公開されていません'}</Badge>
          </span>
        )}
        <Button variant="ghost" size="sm" className="-ms-3" aria-label={`外す：${title}`} onClick={onRemove}>
          <X className="ui-icon ui-icon--small" aria-hidden="true" />
          外す
        </Button>
      </div>
    </th>
  )
}

function Row({ row, jobs }: { row: ComparisonRow; jobs: readonly Job[] }) {
  const { label, cells, different, best } = row
  return (
    <tr className={different ? 'comparison-table__row comparison-table__row--different' : 'comparison-table__row'}>
      <th scope="row" className="ui-phrase">
        {different && (
          <span className="size-1.5 inline-block me-1.5 align-middle rounded-full bg-primary" aria-hidden="true" />
        )}
        {label}
        {different && <span className="sr-only"> 違いあり</span>}
      </th>
      {cells.map((cell, index) => (
        <td key={jobs[index]?.id}>
          {!cell.stated ? <NotStated /> : label === '募集者の連絡先' ? <Contacts text={cell.value} /> : cell.value}
          {cell.best && (
            <span className="block mt-1">
              <Badge tone="success" icon={CircleCheck}>
                {best}
              </Badge>
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}
