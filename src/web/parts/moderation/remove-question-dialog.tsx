import { type FormEvent, useState } from 'react'
import { limits } from '#rules/limits.ts'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'

/** Removes a question with its answer; the note is for the records. */
export function RemoveQuestionDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [note, setNote] = useState('')
  const [fault, setFault] = useState('')
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const [busy, setBusy] = useState(false)

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setFault(note.trim() ? '' : 'メモを入力してください')
    if (!note.trim()) return
    setBusy(true)
    try {
      const { message, refreshed } = await call('removeQuestion', { params: { id }, body: { note } })
      await refreshed
      toast.success(message ?? confirmation.questionRemoved, undefined, 'question')
      onClose()
    } catch (error) {
      setFailure(changeFailure(error, '削除に失敗しました'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      onClose={onClose}
      title="質問と回答を削除"
      about={<p>質問と回答は、募集企業にも質問した方にも表示されなくなります。</p>}
      failure={failure}
      verb="削除する"
      busyVerb="削除しています…"
      busy={busy}
      danger
      onSubmit={onSubmit}
    >
      <Field id="remove-question-note" label="メモ" required error={fault}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={note}
            maxLength={limits.reportNote}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
