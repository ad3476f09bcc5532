import { useState } from 'react'
import { Link } from 'react-router'
import type { AnswerData } from '#contract/endpoints.ts'
import { Button } from '#web/parts/button.tsx'
import { rateText } from '#web/parts/charts/day-figures.ts'
import { tableRole } from '#web/parts/lists/table-roles.ts'

const shownAtFirst = 20

/** What each own job brought, the most viewed first. */
export function JobTable({ jobs }: { jobs: AnswerData<'readEmployerStats'>['per_job'] }) {
  const [all, setAll] = useState(false)
  const ranked = jobs.toSorted((a, b) => b.views - a.views || b.applications - a.applications)
  const shown = all ? ranked : ranked.slice(0, shownAtFirst)
  return (
    <section className="sheet" aria-labelledby="jobs-title">
      <div className="sheet-head">
        <h2 id="jobs-title">求人ごとの成果</h2>
        <span className="xs muted num">{jobs.length.toLocaleString('ja-JP')}件</span>
      </div>
      <table {...tableRole.table} className="table fold">
        <thead {...tableRole.group}>
          <tr {...tableRole.row}>
            <th {...tableRole.head} scope="col">
              求人
            </th>
            <th {...tableRole.head} scope="col" className="r">
              閲覧
            </th>
            <th {...tableRole.head} scope="col" className="r">
              応募
            </th>
            <th {...tableRole.head} scope="col" className="r">
              応募率
            </th>
          </tr>
        </thead>
        <tbody {...tableRole.group}>
          {shown.map((job) => (
            <tr {...tableRole.row} key={job.job_id}>
              <td {...tableRole.cell} className="full">
                <Link to={`/employer/jobs/${job.job_id}/applications`}>{job.title}</Link>
              </td>
              <td {...tableRole.cell} className="r" data-l="閲覧">
                {job.views.toLocaleString('ja-JP')}
              </td>
              <td {...tableRole.cell} className="r" data-l="応募">
                {job.applications.toLocaleString('ja-JP')}
              </td>
              <td {...tableRole.cell} className="r" data-l="応募率">
                {rateText(job.applications, job.views)}
              </td>
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
