import { memo, type RefCallback } from 'react'
import type { ListedJob } from '#web/parts/job-row.tsx'
import { JobRows } from '#web/parts/job-rows.tsx'
import { jobsOfBlock } from './job-blocks.ts'
import './endless-jobs.css'

type Props = {
  block: number
  page: readonly ListedJob[]
  before: readonly ListedJob[] | undefined
  now: string
  total: number
  measure: RefCallback<HTMLElement>
}

/** Some rows of the endless list; rendered only when their jobs change. */
export const JobBlock = memo(function JobBlock({ block, page, before, now, total, measure }: Props) {
  const jobs = jobsOfBlock(block, page, before)
  return (
    <div className="endless-jobs__block" data-block={block} ref={measure}>
      <JobRows
        head={block === 0}
        jobs={jobs.map(({ job }) => job)}
        now={now}
        positions={jobs.map(({ position }) => ({ at: position, of: total }))}
      />
    </div>
  )
})
