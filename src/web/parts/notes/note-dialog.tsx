import { limits } from '#rules/limits.ts'
import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { useSending } from '#web/parts/dialogs/use-sending.ts'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { lengthText } from '#words/length.ts'
import { faultText } from '#words/validation.ts'

/** Writes a note on a job; an empty one deletes it. The text stays when saving fails. */
export function NoteDialog(props: {
  job: { id: string; title: string }
  text: string
  wasStored: boolean
  onType: (text: string) => void
  onSaved: (note: { text: string; updated_at: string } | null) => void
  onClose: () => void
}) {
  const { job, text, wasStored, onType, onSaved, onClose } = props
  const { send, frame } = useSending('メモを保存できませんでした')
  const press = usePressGuard()
  const isTooLong = text.trim().length > limits.jobNote

  const save = () =>
    send(async () => {
      const { data, message } = await call('writeJobNote', { params: { id: job.id }, body: { text } })
      toast.success(message, undefined, `note:${job.id}`)
      onSaved(data.note)
    })

  return (
    <FormDialog
      onClose={onClose}
      title="自分用のメモ"
      about={<p className="text-sm">「{job.title}」について、あなただけが読めるメモです。</p>}
      failure={frame.failure && { ...frame.failure, line: `${frame.failure.line}入力した内容は残っています。` }}
      verb={wasStored && text.trim() === '' ? '削除する' : '保存する'}
      busyVerb="保存しています…"
      busy={frame.busy}
      onSubmit={(event) => {
        event.preventDefault()
        if (isTooLong) return
        if (text.trim() === '' && !wasStored) onClose()
        else press(job.id, null, save)
      }}
    >
      <Field
        label="メモ"
        error={isTooLong ? faultText({ fault: 'too-long', limit: limits.jobNote, path: 'note' }) : undefined}
        counter={lengthText(text.length, limits.jobNote)}
      >
        {(control) => <TextArea {...control} rows={6} value={text} onChange={({ target }) => onType(target.value)} />}
      </Field>
    </FormDialog>
  )
}
