import { queryOptions } from '@tanstack/react-query'
import { conditionQuery, noConditions } from '#contract/search-conditions.ts'
import { relatedJobsShown, similarFilters, similarJobs } from '#rules/jobs/similar-jobs.ts'
import { limits } from '#rules/limits.ts'
import type { Api, ApiInput } from '#web/api/api.ts'
import type { ListedJob } from '#web/parts/job-row.tsx'
import type { Job } from './job-view.ts'

/** Jobs read for each list; fewer are shown. */
const asked = { page: '1', limit: '24' }

/** Query options for a job's related jobs (docs/product/jobs.md, Related jobs), with only the shown data. */
export const relatedJobs = (job: Job, api: Api) =>
  queryOptions({
    queryKey: ['related-jobs', job.id, job.updated_at],
    // The page is complete without them.
    retry: false,
    queryFn: async (): Promise<{ ofCompany: ListedJob[]; similar: ListedJob[] }> => {
      const { companyKey } = await import('#rules/jobs/company-name.ts')
      const isSameCompany = (company: string) => companyKey(company) === companyKey(job.company)
      const input = companyInput(job.company)
      const [named, alike] = await Promise.all([
        input ? api('searchJobs', input) : { jobs: [] },
        api('searchJobs', similarInput(job)),
      ])
      const ofCompany = named.jobs.filter(({ id, company }) => id !== job.id && isSameCompany(company))
      return {
        ofCompany: ofCompany.slice(0, relatedJobsShown),
        similar: similarJobs(job, alike.jobs, isSameCompany),
      }
    },
  })

/** The company's name as a phrase, sorted by relevance, which puts companies first; null when it cannot be a phrase. */
function companyInput(company: string): ApiInput<'searchJobs'> | null {
  const keyword = `"${company}"`
  if (company.includes('"') || keyword.length > limits.keyword) return null
  return { query: { ...conditionQuery({ ...noConditions, keyword, synonyms: false }), sort: 'relevance', ...asked } }
}

const similarInput = (job: Job): ApiInput<'searchJobs'> => ({
  query: { ...conditionQuery({ ...noConditions, ...similarFilters(job) }), sort: 'new', ...asked },
})
