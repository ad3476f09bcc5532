import { byPart, postingTable, type TableLine } from '#rules/postings/table.ts'
import { Highlight } from '#web/parts/highlight/highlight.tsx'
import { NotStated } from '#web/parts/not-stated.tsx'
import type { Job } from '#web/screens/seeker/job-detail/job-view.ts'
import { tableSource } from '#words/posting-table.ts'
import './posting-table.css'

/** Everything that a posting states, line by line in the order of every posting; what is not stated says so. */
export function PostingTable({ job, labelledBy }: { job: Job; labelledBy: string }) {
  const source = tableSource(job)
  return (
    <table className="posting-table" aria-labelledby={labelledBy}>
      {byPart(postingTable(source.job, source.employer)).map(({ part, lines }) => (
        <tbody key={part}>
          <tr>
            <th className="posting-table__part" colSpan={2} scope="rowgroup">
              {part}
            </th>
          </tr>
          {lines.map((line) => (
            <Line key={line.label} line={line} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

const Line = ({ line: { label, value, stated } }: { line: TableLine }) => (
  <tr>
    <th className="posting-table__label" scope="row">
      {label}
    </th>
    <td className="posting-table__value">{stated ? <Highlight text={value} /> : <NotStated />}</td>
  </tr>
)
