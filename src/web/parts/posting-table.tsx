import { byPart, postingTable, type TableEmployer, type TableJob, type TableLine } from '#rules/postings/table.ts'
import { Highlight } from '#web/parts/highlight/highlight.tsx'
import { NotStated } from './not-stated.tsx'
import './posting-table.css'

/** Everything that a posting states, line by line in the order of every posting; what is not stated says so. */
export function PostingTable(props: { job: TableJob; employer: TableEmployer; labelledBy: string }) {
  const { job, employer, labelledBy } = props
  return (
    <div className="posting-table">
      <table aria-labelledby={labelledBy}>
        {byPart(postingTable(job, employer)).map(({ part, lines }) => (
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
    </div>
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
