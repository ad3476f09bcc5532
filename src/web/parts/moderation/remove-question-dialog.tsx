import { requiredLines } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { call } from '#web/api/client.ts'
import { TextDialog } from '#web/parts/dialogs/text-dialog.tsx'
import { toast } from '#web/parts/toasts/toast.ts'

/** Removes a question with its answer; the note is for the records. */
export function RemoveQuestionDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <TextDialog
      onClose={onClose}
      title="質問と回答を削除"
      about={<p>質問と回答は、募集企業にも質問した方にも表示されなくなります。</p>}
      verb="削除する"
      busyVerb="削除しています…"
      danger
      name="note"
      text={requiredLines(limits.reportNote)}
      label="メモ"
      rows={3}
      refused="削除に失敗しました"
      onSubmit={async (note) => {
        const { message, refreshed } = await call('removeQuestion', { params: { id }, body: { note } })
        await refreshed
        toast.success(message, undefined, 'question')
        onClose()
      }}
    />
  )
}
