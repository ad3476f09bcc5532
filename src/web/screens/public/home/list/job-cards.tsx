import type { ResponseData } from '#contract/endpoints.ts'
import { isNew, isUrgent } from '#rules/jobs/job-age.ts'
import { fixedWorkTime } from '#rules/limits.ts'
import { tokyoDate } from '#rules/tokyo-date.ts'
import { JobCard, type JobCardProps } from '#web/parts/job-card.tsx'
import { monthDayText } from '#words/dates.ts'
import { jobTypeLabel } from '#words/labels.ts'
import { salaryText } from '#words/salary.ts'
import './job-cards.css'

export type ListedJob = ResponseData<'searchJobs'>['jobs'][number]

/** Cards of public jobs. `now` is the instant that the page was made, so that server and browser draw the same seals. */
export function JobCards(props: {
  jobs: readonly ListedJob[]
  now: string
  /** Of each card, where they are a part of a list. */
  positions?: readonly JobCardProps['position'][]
}) {
  const { jobs, now, positions } = props
  const instant = new Date(now)
  const today = tokyoDate(instant)
  return (
    <div className="ui-grid ui-grid--3 job-cards">
      {jobs.map((job, index) => (
        <JobCard
          key={job.id}
          id={job.id}
          position={positions?.[index]}
          title={job.title}
          company={job.company}
          location={job.location}
          salaryText={salaryText(job)}
          workTime={fixedWorkTime}
          employmentLabel={jobTypeLabel[job.job_type]}
          isRemote={job.work_style === 'remote'}
          description={job.description}
          tags={job.tags}
          postedDateText={`${monthDayText(job.created_at)}掲載`}
          isNew={isNew(new Date(job.created_at), instant)}
          isUrgent={isUrgent(job.deadline, today)}
        />
      ))}
    </div>
  )
}
