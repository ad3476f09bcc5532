import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { maxBulkApprovals } from '#rules/jobs/approval-queue.ts'
import { undoSeconds } from '#rules/jobs/job-decisions.ts'
import { changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { ConfirmDialog } from '#web/parts/dialogs/confirm-dialog.tsx'
import { useSending } from '#web/parts/dialogs/use-sending.ts'
import { FailureNotice } from '#web/parts/states/failure-notice.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { payText } from '#words/salary.ts'
import { isNext, type PendingJobFacts } from './use-desk.ts'

const about = 'jobs:together'

/** Asks whether to approve jobs of verified employers without findings together, with their number. */
export function BulkDialog({ onClose }: { onClose: () => void }) {
  const query = { findings: 'none', verified: 'true', page: '1', limit: String(maxBulkApprovals) } as const
  // Bulk approval skips reading, so it loads the current list.
  const list = useQuery({ ...read('listPendingJobs', { query }), staleTime: 0, gcTime: 0 })
  const [left, setLeft] = useState<readonly string[]>([])
  const { send, frame } = useSending('承認に失敗しました')
  const jobs = list.isFetching ? undefined : list.data?.jobs.filter(mayBeTogether)
  const chosen = jobs?.filter(({ id }) => !left.includes(id))
  const failed =
    frame.failure ?? (list.error && !jobs ? changeFailure(list.error, 'データの読み込みに失敗しました') : null)

  const approve = (chosen: readonly PendingJobFacts[]) =>
    send(async () => {
      const versions = Object.fromEntries(chosen.map(({ id, updated_at }) => [id, updated_at]))
      const { data, message } = await call('bulkApproveJobs', { body: { ids: chosen.map(({ id }) => id), versions } })
      tell(data.outcomes, message)
      onClose()
    })

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={
        jobs && jobs.length > 0 && chosen?.length === 0 ? '承認する求人を選んでください' : questionOf(chosen?.length)
      }
      verb="まとめて承認する"
      busyVerb="承認しています…"
      busy={frame.busy}
      disabled={!chosen || chosen.length === 0}
      onConfirm={() => chosen && approve(chosen)}
    >
      <p>
        {jobs?.length === 0
          ? '対象は、確認済みの企業の2件目以降で、指摘のない求人です。'
          : `確認済みの企業の求人で、点検で何も見つからなかったものです。一度に${maxBulkApprovals}件まで承認できます。`}
      </p>
      <FailureNotice failure={failed} />
      {jobs ? (
        <ul className="text-sm ui-stack gap-1">
          {jobs.map((job) => (
            <li key={job.id} className="ui-row ui-row--between ui-row--nowrap">
              <label className="ui-row ui-row--tight ui-row--nowrap min-h-11 min-w-0">
                <input
                  type="checkbox"
                  checked={!left.includes(job.id)}
                  onChange={({ target }) =>
                    setLeft(target.checked ? left.filter((id) => id !== job.id) : [...left, job.id])
                  }
                />
                <span className="[overflow-wrap:anywhere]">
                  {job.title}（{job.company}）・{payText(job)}
                </span>
              </label>
              <Link className="whitespace-nowrap" to={pagePath('job', { id: job.id })} target="_blank">
                求人
                <span className="sr-only">：{job.title}（新しいタブで開きます）</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        !failed && <SkeletonRows count={2} label="対象の求人を読み込み中" />
      )}
    </ConfirmDialog>
  )
}

/** Decides by the facts in the list; the server checks again. */
const mayBeTogether = (job: PendingJobFacts) =>
  job.findings?.length === 0 &&
  job.companyInfo?.verified &&
  !job.employer_record?.first &&
  job.poster.level !== 'high' &&
  isNext(job)

function questionOf(count: number | undefined): string {
  if (count === undefined) return 'まとめて承認'
  return count === 0 ? 'まとめて承認できる求人はありません' : `指摘のない求人${count}件をまとめて承認しますか？`
}

type Outcome = { id: string; done: boolean; message?: string | undefined }

/** Says how many were approved, offers undo, and names why others were not. */
function tell(outcomes: readonly Outcome[], message: string | undefined) {
  const [done, left] = [outcomes.filter((each) => each.done), outcomes.filter((each) => !each.done)]
  const reasons = [...new Set(left.map((each) => each.message))].join('、')
  const line = left.length > 0 ? `${left.length}件は承認していません：${reasons}` : undefined
  if (done.length === 0) return toast.warning('承認した求人はありません', line, about)
  const run = () => void undo(done.map(({ id }) => id))
  toast.success(message ?? '承認しました', line, about, { label: 'すべて取り消す', seconds: undoSeconds, run })
}

async function undo(ids: string[]) {
  try {
    const { data, message } = await call('undoBulkApproval', { body: { ids } })
    const late = data.outcomes.filter(({ done }) => !done)
    const line = late.length > 0 ? `${late.length}件は取り消せませんでした：${late[0]?.message ?? ''}` : undefined
    toast.success(message ?? '審査を取り消しました', line, about)
  } catch (error) {
    reportFailure(error, '取り消しに失敗しました', about)
  }
}
