import { useQueryClient } from '@tanstack/react-query'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import { changeFailure, isOutdated } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { dropFromList } from '#web/api/list-cache.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { confirmation } from '#words/confirmations.ts'

type Job = { id: string; title: string }

const aboutJob = ({ id }: Job) => `job:${id}`

/**
 * An administrator's changes of jobs. `stop` and `remove` reject when the request failed, for their dialogs;
 * `announceRemoval` is called with a job about to leave the list.
 */
export function useJobChanges(announceRemoval: (id: string) => void) {
  const client = useQueryClient()
  const press = usePressGuard()

  async function stop(job: Job, reason: string) {
    const { message } = await call('toggleJob', { params: { id: job.id }, body: { stop: true, reason } })
    const action = { label: '取り消す', seconds: undoSeconds, run: () => void startNow(job) }
    toast.success(message ?? confirmation.jobStopped, job.title, aboutJob(job), action)
    announceRemoval(job.id)
  }

  async function startNow(job: Job) {
    try {
      const { message } = await call('toggleJob', { params: { id: job.id }, body: { stop: false } })
      toast.success(message ?? confirmation.jobStarted, job.title, aboutJob(job))
    } catch (error) {
      const { title, line } = changeFailure(error, '操作に失敗しました')
      toast.error(title, line, aboutJob(job))
    } finally {
      announceRemoval(job.id)
    }
  }

  async function remove(job: Job) {
    try {
      const { message } = await call('deleteJob', { params: { id: job.id } })
      toast.success(message ?? confirmation.jobDeleted, job.title, aboutJob(job))
    } catch (error) {
      if (!isOutdated(error)) throw error
      const { title, line } = changeFailure(error, '削除に失敗しました')
      toast.error(title, line, aboutJob(job))
    }
    announceRemoval(job.id)
    dropFromList(client, 'listAllJobs', job.id)
  }

  return { start: (job: Job) => press(job.id, null, () => startNow(job)), stop, remove }
}
