import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import { api } from '#web/api/client.ts'
import { CompanyName } from '#web/parts/company-name.tsx'
import { PreloadingLink } from '#web/parts/preloading-link.tsx'
import type { Job } from '#web/screens/seeker/job-detail/job-view.ts'
import { payText } from '#words/salary.ts'
import { type RelatedJob, relatedJobs } from './related-reads.ts'
import '#web/parts/states/skeleton.css'
import './related-jobs.css'

/** Where a reader may go on: other jobs of the company, and similar ones. Nothing where there are none. */
export function RelatedJobs({ job }: { job: Job }) {
  const { data, isPending } = useQuery(relatedJobs(job, api))
  if (isPending) return <div className="skeleton__growing" />
  if (!data) return null
  const { ofCompany, similar } = data
  return (
    <div className="related-jobs">
      <Jobs title="この企業のほかの求人" jobs={ofCompany} ofCompany />
      <Jobs title="似ている求人" jobs={similar} />
    </div>
  )
}

function Jobs(props: { title: string; jobs: readonly RelatedJob[]; ofCompany?: boolean }) {
  const { title, jobs, ofCompany } = props
  const id = useId()
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="related-jobs__title">
        {title}
      </h2>
      <ul>
        {jobs.map((job) => (
          <li key={job.id} className="related-jobs__job">
            <PreloadingLink to={pagePath('job', { id: job.id })}>{job.title}</PreloadingLink>
            <p className="related-jobs__facts">
              <b className="ui-number">{payText(job)}</b>
              <span>
                {!ofCompany && (
                  <>
                    <CompanyName name={job.company} />・
                  </>
                )}
                {job.location}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
