import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '#web/api/client.ts'
import type { ListedJob } from '#web/parts/job-row.tsx'
import { JobRows } from '#web/parts/job-rows.tsx'
import type { Job } from '#web/screens/seeker/job-detail/job-view.ts'
import { relatedJobs } from './related-reads.ts'
import '#web/parts/states/skeleton.css'
import './related-jobs.css'

/** Other jobs of the company, and similar ones; nothing without any. */
export function RelatedJobs({ job, now }: { job: Job; now: string }) {
  const { data, isPending } = useQuery(relatedJobs(job, api))
  if (isPending) return <div className="skeleton__growing" />
  if (!data) return null
  const { ofCompany, similar } = data
  return (
    <div className="related-jobs">
      <Jobs title="この企業のほかの求人" jobs={ofCompany} now={now} />
      <Jobs title="似ている求人" jobs={similar} now={now} />
    </div>
  )
}

function Jobs({ title, jobs, now }: { title: string; jobs: readonly ListedJob[]; now: string }) {
  const id = useId()
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="related-jobs__title">
        {title}
      </h2>
      <JobRows jobs={jobs} now={now} />
    </section>
  )
}
