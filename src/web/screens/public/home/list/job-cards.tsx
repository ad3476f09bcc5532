import { tokyoDate } from '#rules/tokyo-date.ts'
import { JobCard, type ListedJob } from '#web/parts/job-card.tsx'
import { useJobMarks } from '#web/parts/use-job-marks.ts'
import './job-cards.css'

/** Cards of public jobs. `now` is the instant that the page was made, so that server and browser draw the same seals. */
export function JobCards(props: {
  jobs: readonly ListedJob[]
  now: string
  /** Of each card, where they are a part of a list. */
  positions?: readonly { at: number; of: number }[]
}) {
  const { jobs, now, positions } = props
  const instant = new Date(now)
  const today = tokyoDate(instant)
  const marksOf = useJobMarks()
  return (
    <div className="ui-grid ui-grid--3 job-cards">
      {jobs.map((job, index) => (
        <JobCard
          key={job.id}
          job={job}
          now={instant}
          today={today}
          position={positions?.[index]}
          marks={marksOf(job)}
        />
      ))}
    </div>
  )
}
