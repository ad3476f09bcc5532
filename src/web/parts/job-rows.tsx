import { createContext, type ReactNode, use, useMemo } from 'react'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { JobRow, type ListedJob } from './job-row.tsx'
import { useJobMarks } from './use-job-marks.ts'
import './job-row.css'

/** The frame of `JobRow`s, with column names on wide screens. */
export function JobRowsFrame({ head = true, children }: { head?: boolean; children: ReactNode }) {
  return (
    <div className="job-rows">
      {head && (
        <div className="job-rows__head" aria-hidden="true">
          <span>求人・会社</span>
          <span>給与</span>
          <span>勤務地</span>
          <span className="job-rows__times">時間・休日</span>
          <span className="job-rows__time">時間</span>
          <span className="job-rows__time">休日</span>
        </div>
      )}
      {children}
    </div>
  )
}

/** What the reader did with a job, for the rows of a list: 閲覧済み. */
export const RowLabels = createContext<((id: string) => string | undefined) | undefined>(undefined)

/** Public jobs in rows. `now` is when the page was rendered, so that server and browser show the same seals. */
export function JobRows(props: {
  jobs: readonly ListedJob[]
  now: string
  /** Each job's position, if they are part of a longer list. */
  positions?: readonly { at: number; of: number }[]
  head?: boolean
  /** What the reader did with a job, beyond its marks: 閲覧済み. */
  labelOf?: (id: string) => string | undefined
}) {
  const labels = use(RowLabels)
  const { jobs, now, positions, head, labelOf = labels } = props
  const instant = useMemo(() => new Date(now), [now])
  const today = tokyoDate(instant)
  const marksOf = useJobMarks()
  return (
    <JobRowsFrame head={head}>
      {jobs.map((job, index) => (
        <JobRow
          key={job.id}
          job={job}
          now={instant}
          today={today}
          position={positions?.[index]}
          marks={marksOf(job)}
          label={labelOf?.(job.id)}
        />
      ))}
    </JobRowsFrame>
  )
}
