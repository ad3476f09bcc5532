import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'

type Queue = ResponseData<'listPendingJobs'>
type Job = Queue['jobs'][number]

/** A claim older than this (ms) is renewed when its job is selected again. */
const renewAfter = 5 * 60_000

/** Whether somebody else has claimed a job. */
export const isOthers = ({ claim }: Pick<Job, 'claim'>) => claim !== undefined && !claim.is_own

/** Whether a job comes next by itself: nobody else has claimed it, and the viewer did not reject it last. */
export const isNext = (job: Pick<Job, 'claim' | 'decided_by_you'>) => !isOthers(job) && !job.decided_by_you

/**
 * Claims the selected job; decisions wait for `settled`, the answer to the claim. When somebody else was first, the list
 * says who; other failures are ignored, because the server checks a decision by itself.
 */
export function useClaims(): { claim: (job: Job) => void; settled: () => Promise<void> } {
  const client = useQueryClient()
  const last = useRef({ id: '', at: 0, answered: Promise.resolve() })

  async function send({ id }: Job) {
    try {
      await call('claimJob', { params: { id } })
    } catch (error) {
      const claim = error instanceof ApiError && error.code === 'claimed-by-other' ? claimIn(error.data) : undefined
      if (!claim) return
      client.setQueriesData<Queue>(
        { queryKey: ['listPendingJobs'] },
        (data) => data && { ...data, jobs: data.jobs.map((each) => (each.id === id ? { ...each, claim } : each)) },
      )
    }
  }

  return {
    claim(job) {
      const isRecent = last.current.id === job.id && performance.now() - last.current.at < renewAfter
      if (isRecent || isOthers(job)) return
      last.current = { id: job.id, at: performance.now(), answered: send(job) }
    },
    settled: () => last.current.answered,
  }
}

const claimIn = (data: unknown) => (data as { claim?: NonNullable<Job['claim']> } | undefined)?.claim
