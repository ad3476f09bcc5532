import type { ResponseData } from '#contract/endpoints.ts'
import type { ReviewAction } from '#rules/jobs/application-review.ts'
import type { ApplicationStatus } from '#rules/jobs/application-status.ts'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import { call } from '#web/api/client.ts'
import type { RequestInput } from '#web/api/request.ts'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { operatorLabel } from '#words/labels.ts'
import { applicationStatusLabel, withdrawnLabel } from '#words/status-labels.ts'

/** A bulk change: a move, a message, or both. */
export type BulkChange = { to: Exclude<ApplicationStatus, 'pending'> | null; message: string }

type ReceivedApplication = ResponseData<'listEmployerApplications'>['applications'][number]
type Results = ResponseData<'changeApplications'>['results']

const about = 'applications:bulk'

/** Applications by job, because a call is about one job. */
export function byJob(applications: readonly ReceivedApplication[]): [jobId: string, ids: string[]][] {
  const ids = new Map<string, string[]>()
  for (const { id, job_id } of applications) ids.set(job_id, [...(ids.get(job_id) ?? []), id])
  return [...ids]
}

/**
 * Changes several applications, reports why some could not be changed, and offers to undo the rest. Throws when a call
 * is refused.
 */
export async function changeSeveral(
  applications: readonly ReceivedApplication[],
  { to, message }: BulkChange,
): Promise<void> {
  const step = to
    ? { action: 'status' as const, status: to, ...(message && { message }) }
    : { action: 'message' as const, message }
  await change(applications, [step], (count) =>
    to ? `${count}件を${applicationStatusLabel[to]}にしました` : `${count}件にメッセージを送りました`,
  )
}

/** As `changeSeveral`, with changes of the reviews, one after the other. */
export const reviewSeveral = (
  applications: readonly ReceivedApplication[],
  steps: readonly { action: ReviewAction; value: string | null }[],
): Promise<void> => change(applications, steps, (count) => `${count}件を変更しました`)

type Change = Omit<Exclude<RequestInput<'changeApplications'>['body'], FormData | undefined>, 'ids' | 'versions'>

async function change(
  applications: readonly ReceivedApplication[],
  steps: readonly Change[],
  titleOf: (count: number) => string,
): Promise<void> {
  const versions = Object.fromEntries(applications.map(({ id, updated_at }) => [id, updated_at]))
  const done: [jobId: string, ids: string[]][] = []
  const others: string[] = []
  for (const step of steps) {
    for (const [jobId, ids] of byJob(applications)) {
      const { data } = await call('changeApplications', { params: { jobId }, body: { ids, ...step, versions } })
      const changed = data.results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id)
      if (changed.length > 0) done.unshift([jobId, changed])
      others.push(...whyNotChanged(data.results, applications))
    }
  }
  const line = others.length > 0 ? others.join('、') : undefined
  if (done.length === 0) return toast.warning('変更できる応募がありませんでした', line, about)
  const count = new Set(done.flatMap(([, ids]) => ids)).size
  const undo = { label: '取り消す', seconds: undoSeconds, run: () => void undoSeveral(done) }
  toast.success(titleOf(count), line, about, undo)
}

/** Undoes recent changes, and says whether that was in time. */
export async function undoSeveral(changes: readonly [jobId: string, ids: string[]][]): Promise<void> {
  try {
    let said = ''
    for (const [jobId, ids] of changes) {
      const { message } = await call('undoApplicationChanges', { params: { jobId }, body: { ids } })
      said = message || said
    }
    toast.success(said || '取り消しました', undefined, about)
  } catch (error) {
    reportFailure(error, '取り消しに失敗しました', about)
  }
}

const whyLabel: Partial<Record<Results[number]['outcome'], string>> = {
  'too-many-tags': 'タグが上限の数です',
  'no-account': '外部の応募者',
  changed: '開いたあとに変更されました',
  withdrawn: withdrawnLabel,
}

/** The names and reasons of unchanged applications. */
export function whyNotChanged(results: Results, applications: readonly ReceivedApplication[]): string[] {
  return results
    .filter(({ outcome }) => outcome !== 'done')
    .map(({ id, outcome, status, decided_by_name }) => {
      const name = applications.find((one) => one.id === id)?.applicant_name ?? ''
      const who = decided_by_name && (decided_by_name === operatorLabel ? operatorLabel : `${decided_by_name}さん`)
      const state = whyLabel[outcome] ?? (status ? applicationStatusLabel[status] : '見つかりません')
      return `${name}さん（${state}${who ? `：${who}` : ''}）`
    })
}
