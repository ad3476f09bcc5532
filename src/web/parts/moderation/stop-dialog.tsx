import { requiredLines } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { TextDialog } from '#web/parts/dialogs/text-dialog.tsx'

/** Asks why a job is to be stopped. */
export function StopDialog(props: {
  job: { title: string; employer_name: string }
  /** Rejects when the request failed. */
  onStop: (reason: string) => Promise<void>
  onClose: () => void
}) {
  const { job, onStop, onClose } = props
  return (
    <TextDialog
      onClose={onClose}
      title="求人の掲載を停止しますか？"
      about={
        <p>
          「{job.title}」は公開されなくなり、投稿者は再開できません。理由は{job.employer_name}さんにメールで届きます。
        </p>
      }
      verb="掲載を停止する"
      busyVerb="停止しています…"
      danger
      name="reason"
      text={requiredLines(limits.rejectionReason.max, 'stop-reason-missing')}
      label="停止の理由"
      rows={4}
      refused="操作に失敗しました"
      onSubmit={async (reason) => {
        await onStop(reason)
        onClose()
      }}
    />
  )
}
