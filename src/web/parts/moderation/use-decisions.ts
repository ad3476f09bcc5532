import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import { changeFailure, isOutdated } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { dropFromList } from '#web/api/list-cache.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'

type Job = { id: string; title: string; updated_at: string }

const aboutJob = ({ id }: Job) => `job:${id}`

/**
 * Approving and rejecting, which can be taken back for some seconds. Whatever is decided, by whomever, leaves the list of
 * jobs that wait at once; `announceRemoval` is called before that. `reject` throws when the server refuses the reason or cannot be
 * reached, so that the dialog keeps what was typed.
 */
export function useDecisions(announceRemoval: (id: string) => void) {
  const client = useQueryClient()
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())

  function gone(id: string) {
    announceRemoval(id)
    dropFromList(client, 'listPendingJobs', id)
  }

  function decided(job: Job, said: string) {
    const action = { label: '取り消す', seconds: undoSeconds, run: () => void undo(job) }
    toast.success(said, job.title, aboutJob(job), action)
    gone(job.id)
  }

  async function undo(job: Job) {
    try {
      const { message } = await call('undoDecision', { params: { id: job.id } })
      toast.success(message ?? confirmation.decisionTakenBack, job.title, aboutJob(job))
    } catch (error) {
      const { title, line } = changeFailure(error, '取り消しに失敗しました')
      toast.error(title, line, aboutJob(job))
    }
  }

  async function run(job: Job) {
    setPending((before) => new Set(before).add(job.id))
    try {
      const { message } = await call('approveJob', { params: { id: job.id }, body: { updated_at: job.updated_at } })
      decided(job, message ?? confirmation.approved)
    } catch (error) {
      const { title, line } = changeFailure(error, '承認に失敗しました')
      toast.error(title, line, aboutJob(job))
      if (isOutdated(error)) gone(job.id)
    } finally {
      setPending((before) => new Set([...before].filter((id) => id !== job.id)))
    }
  }

  async function reject(job: Job, rejection_reason: string) {
    try {
      const { message } = await call('rejectJob', {
        params: { id: job.id },
        body: { rejection_reason, updated_at: job.updated_at },
      })
      decided(job, message ?? confirmation.rejected)
    } catch (error) {
      if (!isOutdated(error)) throw error
      const { title, line } = changeFailure(error, '却下に失敗しました')
      toast.error(title, line, aboutJob(job))
      gone(job.id)
    }
  }

  return { approve: { pending, run }, reject }
}
