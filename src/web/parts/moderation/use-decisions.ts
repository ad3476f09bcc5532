import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import type { Severity } from '#rules/postings/findings/finding-codes.ts'
import { ApiError } from '#web/api/api-error.ts'
import { changeFailure, isOutdated } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { dropFromList } from '#web/api/list-cache.ts'
import { reportChange, reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { jobFieldLabel } from '#words/field-labels.ts'
import { monthDayTimeText } from '#words/full-dates.ts'
import { jobDecisionLabel } from '#words/status-labels.ts'
import type { Decision } from './decision-history.tsx'
import { changesText, currentIn } from './use-read-record.ts'

type Job = { id: string; title: string; updated_at: string }
type CheckedJob = Job & { findings?: readonly { severity: Severity }[] | undefined }

/** Whether approving the job needs a reason. */
export const needsReason = ({ findings = [] }: CheckedJob): boolean =>
  findings.some(({ severity }) => severity === 'stop')

/** The refusal of a second decision, with the first one; null for other failures. */
function decidedFirst(error: unknown): ApiError | null {
  if (!(error instanceof ApiError) || error.code !== 'already-decided') return null
  const { decision } = (error.data ?? {}) as { decision?: Decision }
  if (!decision) return error
  const { by_name, decided_at, kind, reason } = decision
  const who = by_name ? `${by_name}さんが` : 'ほかの担当者が'
  const why = reason ? `理由：${reason}` : ''
  return new ApiError(
    error.status,
    `${who}${monthDayTimeText(decided_at)}に${jobDecisionLabel[kind]}しました。${why}`,
    error,
  )
}

/** Whether the job still waits, in another version than the one read. */
const hasChanged = (error: unknown) => error instanceof ApiError && error.code === 'changed-meanwhile'

const aboutJob = ({ id }: Job) => `job:${id}`

/**
 * Approving and rejecting, with undo for some seconds. A decided job leaves the pending list at once, after
 * `announceRemoval`; `onTakenBack` is called when one waits again. `reject` and `override` reject when the server
 * refuses or is unreachable, so that the dialog keeps the text.
 */
export function useDecisions(announceRemoval: (id: string) => void, onTakenBack?: (id: string) => void) {
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
    const sent = call('undoDecision', { params: { id: job.id } })
    const refused = '取り消しに失敗しました'
    if (await reportChange(sent, { refused, about: aboutJob(job), line: job.title })) onTakenBack?.(job.id)
  }

  async function run(job: Job) {
    setPending((before) => new Set(before).add(job.id))
    try {
      const { message } = await call('approveJob', { params: { id: job.id }, body: { version: job.updated_at } })
      decided(job, message)
    } catch (error) {
      const { title, line } = changeFailure(decidedFirst(error) ?? error, '承認に失敗しました')
      const current = hasChanged(error) && currentIn(error)
      const changes = current ? changesText(job, current, jobFieldLabel) : ''
      toast.error(title, changes ? `${line}変更：${changes}` : line, aboutJob(job))
      if (isOutdated(error) && !current) gone(job.id)
    } finally {
      setPending((before) => new Set([...before].filter((id) => id !== job.id)))
    }
  }

  async function reject(job: Job, rejection_reason: string) {
    await decide(job, '却下に失敗しました', async () => {
      const body = { rejection_reason, version: job.updated_at }
      return (await call('rejectJob', { params: { id: job.id }, body })).message
    })
  }

  async function override(job: Job, override_reason: string) {
    await decide(job, '承認に失敗しました', async () => {
      const body = { override_reason, version: job.updated_at }
      return (await call('approveJob', { params: { id: job.id }, body })).message
    })
  }

  async function decide(job: Job, failed: string, send: () => Promise<string>) {
    try {
      decided(job, await send())
    } catch (error) {
      // The dialog shows what changed.
      if (!isOutdated(error) || hasChanged(error)) throw error
      // The dialog stays open, and says who decided first.
      const first = decidedFirst(error)
      if (first) {
        gone(job.id)
        throw first
      }
      reportFailure(error, failed, aboutJob(job))
      gone(job.id)
    }
  }

  return { approve: { pending, run }, reject, override }
}
