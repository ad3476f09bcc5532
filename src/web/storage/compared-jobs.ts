import { useMemo } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { maxComparedJobs } from '#rules/limits.ts'
import { accountKey } from './account-storage.ts'
import { parseJson, readLocal, writeLocal } from './local-storage.ts'
import { storeText, useStoredText } from './stored-ids.ts'

type ListedJob = ResponseData<'searchJobs'>['jobs'][number]
type Shown = Pick<ListedJob, 'company' | 'salary_min' | 'salary_max' | 'pay_estimate'> & {
  terms?: Pick<NonNullable<ListedJob['terms']>, 'pay'> | null | undefined
}

/** A job to be compared, with what its slip shows without a request. */
export type ComparedJob = { id: string; title: string } & Partial<Shown>

/** Stored in this browser by account; never sent. */
const storageName = 'shigotocho.compare.jobs'

/** The stored jobs in order of selection; broken data count as none. */
export function readComparedJobs(text: string | null): readonly ComparedJob[] {
  const kept = parseJson(text)
  return Array.isArray(kept) ? kept.filter(isComparedJob).slice(0, maxComparedJobs) : []
}

/** Adds a job at the end or removes it; null when there is no room. */
export function withToggledJob(
  jobs: readonly ComparedJob[],
  { id, title, company, salary_min, salary_max, pay_estimate, terms }: ComparedJob,
): readonly ComparedJob[] | null {
  if (jobs.some((job) => job.id === id)) return jobs.filter((job) => job.id !== id)
  const slip = { id, title, company, salary_min, salary_max, pay_estimate, terms: terms && { pay: terms.pay } }
  return jobs.length < maxComparedJobs ? [...jobs, slip] : null
}

const collectedJobs = () => readComparedJobs(readLocal(accountKey(storageName)))

/** Whether this account has selected jobs in this browser. */
export const hasComparedJobs = (): boolean => collectedJobs().length > 0

/** Moves the jobs that a visitor selected to the account that signed in, unless it has its own. */
export function adoptComparedJobs(): void {
  const key = accountKey(storageName)
  const ofVisitor = readLocal(storageName)
  if (key === storageName || ofVisitor === null) return
  if (!hasComparedJobs()) storeText(storageName, ofVisitor)
  writeLocal(storageName, null)
}

/** The reader's selected jobs, synchronised with other tabs; none on the server. */
export function useComparedJobs() {
  const text = useStoredText(storageName)
  const jobs = useMemo(() => readComparedJobs(text), [text])
  const store = (next: readonly ComparedJob[]) => storeText(storageName, next.length > 0 ? JSON.stringify(next) : null)
  return {
    jobs,
    /** Whether there was room. */
    toggle: (job: ComparedJob): boolean => {
      const next = withToggledJob(collectedJobs(), job)
      if (next) store(next)
      return next !== null
    },
    remove: (id: string) => store(jobs.filter((job) => job.id !== id)),
    clear: () => store([]),
  }
}

function isComparedJob(one: unknown): one is ComparedJob {
  const { id, title } = (one ?? {}) as Partial<ComparedJob>
  return typeof id === 'string' && typeof title === 'string'
}
