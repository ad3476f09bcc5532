import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { Button } from '#web/parts/button.tsx'
import { type Column, Table } from '#web/parts/lists/table.tsx'
import { figureColumns } from './figure-columns.ts'
import '#web/parts/sheet.css'

const shownAtFirst = 20

type Job = ResponseData<'readEmployerStats'>['per_job'][number]

const columns: Column<Job>[] = [
  {
    name: '求人',
    kind: 'title',
    cell: (job) => <Link to={pagePath('applicants', { jobId: job.job_id })}>{job.title}</Link>,
  },
  ...figureColumns,
]

/** What each own job brought, the most viewed first. */
export function JobTable({ jobs }: { jobs: readonly Job[] }) {
  const [all, setAll] = useState(false)
  const rows = useRef<HTMLTableSectionElement>(null)
  // The button that showed them is gone, so the focus moves to the first new row.
  useEffect(() => {
    if (all) rows.current?.rows[shownAtFirst]?.querySelector('a')?.focus({ preventScroll: true })
  }, [all])
  const ranked = jobs.toSorted((a, b) => b.views - a.views || b.applications - a.applications)
  const shown = all ? ranked : ranked.slice(0, shownAtFirst)
  return (
    <section className="sheet" aria-labelledby="jobs-title">
      <div className="sheet__head">
        <h2 id="jobs-title">求人ごとの成果</h2>
        <span className="ui-number text-xs text-muted">{jobs.length.toLocaleString('ja-JP')}件</span>
      </div>
      <Table columns={columns} rows={shown} rowKey={({ job_id }) => job_id} bodyRef={rows} />
      {shown.length < ranked.length && (
        <div className="sheet__body">
          <Button block onClick={() => setAll(true)}>
            すべて表示（{ranked.length.toLocaleString('ja-JP')}件）
          </Button>
        </div>
      )}
    </section>
  )
}
