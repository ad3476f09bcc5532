import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { Button } from '#web/parts/button.tsx'
import { TableHead } from '#web/parts/lists/table-head.tsx'
import { tableRole } from '#web/parts/lists/table-roles.ts'
import { FigureCells, figureColumns } from './figure-cells.tsx'

const shownAtFirst = 20

/** What each own job brought, the most viewed first. */
export function JobTable({ jobs }: { jobs: ResponseData<'readEmployerStats'>['per_job'] }) {
  const [all, setAll] = useState(false)
  const rows = useRef<HTMLTableSectionElement>(null)
  // The button that showed them is gone: the reader goes on with the first row that is new.
  useEffect(() => {
    if (all) rows.current?.rows[shownAtFirst]?.querySelector('a')?.focus({ preventScroll: true })
  }, [all])
  const ranked = jobs.toSorted((a, b) => b.views - a.views || b.applications - a.applications)
  const shown = all ? ranked : ranked.slice(0, shownAtFirst)
  return (
    <section className="sheet" aria-labelledby="jobs-title">
      <div className="sheet-head">
        <h2 id="jobs-title">求人ごとの成果</h2>
        <span className="xs muted num">{jobs.length.toLocaleString('ja-JP')}件</span>
      </div>
      <table {...tableRole.table} className="table fold">
        <TableHead columns={['求人', ...figureColumns]} />
        <tbody {...tableRole.group} ref={rows}>
          {shown.map((job) => (
            <tr {...tableRole.row} key={job.job_id}>
              <td {...tableRole.cell} className="full">
                <Link to={pagePath('applicants', { jobId: job.job_id })}>{job.title}</Link>
              </td>
              <FigureCells views={job.views} applications={job.applications} />
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < ranked.length && (
        <div className="sheet-body">
          <Button block onClick={() => setAll(true)}>
            すべて表示（{ranked.length.toLocaleString('ja-JP')}件）
          </Button>
        </div>
      )}
    </section>
  )
}
