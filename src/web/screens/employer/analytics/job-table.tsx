import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { jobsOfFigures } from '#web/parts/charts/own-figures.ts'
import { pageCountOf } from '#web/parts/lists/list-query.ts'
import { Pagination } from '#web/parts/lists/pagination.tsx'
import { type Column, Table } from '#web/parts/lists/table.tsx'
import { figureColumns } from './figure-columns.ts'
import '#web/parts/sheet.css'

type Job = ResponseData<'readEmployerStats'>['per_job'][number]

const columns: Column<Job>[] = [
  {
    name: '求人',
    kind: 'title',
    cell: (job) => <Link to={pagePath('applicants', { jobId: job.job_id })}>{job.title}</Link>,
  },
  ...figureColumns,
  {
    name: '推移',
    cell: (job) => (
      <Link to={pagePath('jobFigures', { jobId: job.job_id })} aria-label={`「${job.title}」の推移を見る`}>
        推移を見る
      </Link>
    ),
  },
]

type JobTableProps = { jobs: readonly Job[]; total: number; page: number; stale: boolean }

/** Figures of own jobs by page, most viewed first. */
export function JobTable({ jobs, total, page, stale }: JobTableProps) {
  return (
    <section className="sheet" id="jobs" aria-labelledby="jobs-title">
      <div className="sheet__head">
        <h2 id="jobs-title">求人ごとの成果</h2>
        <span className="ui-number text-xs text-muted">{total.toLocaleString('ja-JP')}件</span>
      </div>
      <Table columns={columns} rows={jobs} rowKey={({ job_id }) => job_id} stale={stale} />
      {total > jobsOfFigures && (
        <div className="sheet__body">
          <Pagination page={page} pageCount={pageCountOf(total, jobsOfFigures)} hash="#jobs" />
        </div>
      )}
    </section>
  )
}
