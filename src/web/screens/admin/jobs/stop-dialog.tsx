import { useId, useState } from 'react'
import { limits } from '#rules/limits.ts'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { Notice } from '#web/parts/states/notice.tsx'

/** Asks why a job is to be stopped. The text stays after a failure. */
export function StopDialog(props: {
  job: { title: string; employer_name: string }
  /** Rejects when the request failed. */
  onStop: (reason: string) => Promise<void>
  onClose: () => void
}) {
  const { job, onStop, onClose } = props
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const bodyId = useId()
  const missing = reason.trim() === ''

  async function stop() {
    setTried(true)
    if (missing) return document.getElementById('stop-reason')?.focus()
    setBusy(true)
    setFailure(null)
    try {
      await onStop(reason.trim())
      onClose()
    } catch (error) {
      setFailure(changeFailure(error, '操作に失敗しました'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog open onOpenChange={onClose} title="求人の掲載を停止しますか？" describedBy={bodyId} busy={busy}>
      <DialogBody>
        <p id={bodyId}>
          「{job.title}」は公開されなくなり、投稿者は再開できません。理由は{job.employer_name}さんにメールで届きます。
        </p>
        {failure && (
          <Notice tone="danger" title={failure.title}>
            {failure.line}
          </Notice>
        )}
        <Field
          id="stop-reason"
          label="停止の理由"
          required
          error={tried && missing ? '停止の理由を入力してください' : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              value={reason}
              maxLength={limits.rejectionReason.max}
              onChange={(event) => setReason(event.target.value)}
              rows={4}
            />
          )}
        </Field>
      </DialogBody>
      <DialogFoot>
        <Button disabled={busy} onClick={onClose}>
          キャンセル
        </Button>
        <Button variant="danger" busy={busy} busyLabel="停止しています…" onClick={() => void stop()}>
          停止する
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
