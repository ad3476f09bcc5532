import { overrideReason } from '#contract/jobs/job-input.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { TextDialog } from '#web/parts/dialogs/text-dialog.tsx'
import { FindingsBySeverity } from '#web/parts/findings/findings-by-severity.tsx'
import { jobFieldLabel } from '#words/field-labels.ts'
import type { DescribedFinding } from '#words/findings.ts'
import { useReadRecord } from './use-read-record.ts'

type Job = { id: string; title: string; updated_at: string; findings?: readonly DescribedFinding[] | undefined }

/** Asks for a reason of at least 10 characters for approving a job despite a stop finding. */
export function OverrideDialog({
  job: opened,
  onApprove,
  onClose,
}: {
  job: Job
  /** Rejects when the request failed. */
  onApprove: (job: Job, reason: string) => Promise<void>
  onClose: () => void
}) {
  const { read: job, changed } = useReadRecord(opened, jobFieldLabel, pagePath('job', { id: opened.id }))
  return (
    <TextDialog
      onClose={onClose}
      title="掲載不可の指摘が残っています。承認しますか？"
      about={<p>「{job.title}」を承認する理由を残してください。理由は操作の記録に残り、公開されません。</p>}
      verb="理由を残して承認する"
      busyVerb="承認しています…"
      name="override_reason"
      text={overrideReason}
      label="承認する理由"
      rows={3}
      refused="承認に失敗しました"
      onFailure={(error, usual) => changed(error) ?? usual}
      onSubmit={async (reason) => {
        await onApprove(job, reason)
        onClose()
      }}
    >
      <FindingsBySeverity findings={(job.findings ?? []).filter(({ severity }) => severity === 'stop')} />
    </TextDialog>
  )
}
