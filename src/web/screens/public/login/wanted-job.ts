import { pageAddresses } from '#contract/page-addresses.ts'
import { returnPath } from '#rules/return-path.ts'
import type { Api } from '#web/api/api.ts'

/** The job that a visitor wanted to read; `name` is null unless it is public. */
export type WantedJob = { name: { title: string; company: string } | null }

const jobPath = new RegExp(`^${pageAddresses.job.replace(':id', '([^/?#]+)')}(?:[?#]|$)`)

/** The id of the job to which the address returns after sign-in; null for other targets. */
export function wantedJobId(query: URLSearchParams): string | null {
  const path = returnPath(query.get('redirect') ?? query.get('returnUrl'))
  return jobPath.exec(path)?.[1] ?? null
}

/** The job's public data from the lists; never why it is not public. */
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
