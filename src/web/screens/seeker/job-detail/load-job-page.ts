import { type DehydratedState, dehydrate } from '@tanstack/react-query'
import type { Refusal } from '#rules/refusals.ts'
import type { Api } from '#web/api/api.ts'
import { readKey } from '#web/api/queries.ts'
import { makeQueryClient } from '#web/api/query-client.ts'
import type { Job } from './job-view.ts'

/** What the document of a job page holds. `members`: the frame only, the browser asks with its token. */
export type JobPage = {
  access: 'members' | 'open'
  state: DehydratedState | null
  /** There is no such job for an anonymous visitor. */
  missing: boolean
  title: string | null
  description: string | null
  status: 200 | 404 | 503
}

export const membersPage: JobPage = {
  access: 'members',
  state: null,
  missing: false,
  title: null,
  description: null,
  status: 200,
}

/** Asks as an anonymous visitor; that is answered only where the operator opened the job pages (PUBLIC_JOB_PAGES=1). */
export async function loadJobPage(api: Api, id: string): Promise<JobPage> {
  const client = makeQueryClient()
  const input = { params: { id } }
  try {
    const { job } = await client.fetchQuery({
      queryKey: readKey('readJob', input),
      queryFn: () => api('readJob', input),
    })
    return { ...membersPage, access: 'open', state: dehydrate(client), ...summary(job) }
  } catch (error) {
    const refusal = (error as { refusal?: Refusal } | null)?.refusal
    if (refusal === 'not-signed-in') return membersPage
    if (refusal === 'job-not-found') return { ...membersPage, access: 'open', missing: true, status: 404 }
    console.error('A page is shown without its data', error)
    return { ...membersPage, access: 'open', status: 503 }
  }
}

const summary = ({ title, company, location, description }: Job) => ({
  title,
  description: `${company}（${location}）の求人。${description.replace(/\s+/g, ' ').slice(0, 100)}`,
})
