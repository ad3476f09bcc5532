import { pageAddresses } from '#contract/page-addresses.ts'
import { returnPath } from '#rules/return-path.ts'
import type { Api } from '#web/api/api.ts'

/** The job that a visitor wanted to read. `name` is null where the public does not see it. */
export type WantedJob = { name: { title: string; company: string } | null }

const jobPath = new RegExp(`^${pageAddresses.job.replace(':id', '([^/?#]+)')}(?:[?#]|$)`)

/** The id of the job that the address leads to after signing in; null where it leads elsewhere. */
export function wantedJobId(query: URLSearchParams): string | null {
  const path = returnPath(query.get('redirect') ?? query.get('returnUrl'))
  return jobPath.exec(path)?.[1] ?? null
}

/** What anybody can read of that job in the lists; never why it is not there. */
export async function readWantedJob(query: URLSearchParams, api: Api): Promise<WantedJob | null> {
  const id = wantedJobId(query)
  if (id === null) return null
  try {
    const { jobs } = await api('searchJobs', { query: { ids: id, page: '1', limit: '1' } })
    const job = jobs[0]
    return { name: job ? { title: job.title, company: job.company } : null }
  } catch {
    return { name: null }
  }
}
