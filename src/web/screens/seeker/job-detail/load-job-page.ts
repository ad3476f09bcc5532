import type { DehydratedState } from '@tanstack/react-query'
import { pagePath } from '#contract/page-addresses.ts'
import type { Refusal } from '#rules/refusals.ts'
import type { Api } from '#web/api/api.ts'
import { documentState } from '#web/api/document-state.tsx'
import { makeQueryClient } from '#web/api/query-client.ts'
import { readKey } from '#web/api/read-query.ts'
import type { Report } from '#web/page-context.ts'
import { companyInfo, directoryName } from '#web/parts/posting/company-info.ts'
import type { Job } from '#web/parts/posting/job-view.ts'
import { relatedJobs } from '#web/parts/posting/related-reads.ts'

/** A job page's document. `members`: only the frame; the browser requests the job with its token. */
export type JobDocument = {
  access: 'members' | 'open'
  state: DehydratedState | null
  /** The job does not exist for an anonymous visitor. `over`: it was public and is closed. */
  missing: boolean
  over: boolean
  title: string | null
  description: string | null
  /** The job for search engines. */
  posting: object | null
  /** The path of its picture, which changes with the job. */
  picture: string | null
  status: 200 | 404 | 410 | 503
}

export const membersPage: JobDocument = {
  access: 'members',
  state: null,
  missing: false,
  over: false,
  title: null,
  description: null,
  posting: null,
  picture: null,
  status: 200,
}

type JobPageRequest = {
  api: Api
  id: string
  /** Whether the job was public before. */
  isOver(id: string): Promise<boolean>
  report: Report
  describe(job: Job): object
}

/** Requests the job as an anonymous visitor, which works only with public job pages (PUBLIC_JOB_PAGES=1). */
export async function loadJobPage({ api, id, isOver, report, describe }: JobPageRequest): Promise<JobDocument> {
  const client = makeQueryClient()
  const input = { params: { id } }
  try {
    const { job } = await client.fetchQuery({
      queryKey: readKey('readJob', input),
      queryFn: () => api('readJob', input),
    })
    await Promise.all([
      client.prefetchQuery(companyInfo(directoryName(job))),
      client.prefetchQuery(relatedJobs(job, api)),
      client.prefetchQuery({
        queryKey: readKey('listJobQuestions', input),
        queryFn: () => api('listJobQuestions', input),
      }),
    ])
    return { ...membersPage, access: 'open', state: documentState(client), ...summary(job), posting: describe(job) }
  } catch (error) {
    const refusal = (error as { refusal?: Refusal } | null)?.refusal
    if (refusal === 'not-signed-in') return membersPage
    if (refusal === 'job-not-found') {
      const over = await isOver(id)
      return { ...membersPage, access: 'open', missing: true, over, status: over ? 410 : 404 }
    }
    report('a page is shown without its data', error)
    return { ...membersPage, access: 'open', status: 503 }
  }
}

const summary = ({ id, title, company, location, description, updated_at }: Job) => ({
  title,
  description: `${company}（${location}）の求人。${description.replace(/\s+/g, ' ').slice(0, 100)}`,
  picture: `${pagePath('job', { id })}/picture.png?v=${Date.parse(updated_at).toString(36)}`,
})
