import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#rules/limits.ts'
import { filledReply, replyPlaceholders, unknownPlaceholders } from '#rules/messages/reply-template.ts'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { Button } from '#web/parts/button.tsx'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea, TextInput } from '#web/parts/fields/text-input.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'
import '#web/parts/applicants/cover-letter.css'

/** A template to edit; with an id, a stored one. */
export type ReplyText = { id?: string; name: string; text: string }

/** Sample values of the preview. */
const sample = { お名前: '山田 花子', 求人名: '営業事務', 会社名: '株式会社サンプル' }

/** Edits a template, with a preview for an applicant. */
export function ReplyTemplateDialog({ edited, onClose }: { edited: ReplyText; onClose: () => void }) {
  const [name, setName] = useState(edited.name)
  const [text, setText] = useState(edited.text)
  const [faults, setFaults] = useState<{ name?: string; text?: string }>({})
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const unknown = unknownPlaceholders(text)

  function insert(placeholder: string) {
    const element = area.current
    if (!element) return
    element.setRangeText(`{${placeholder}}`, element.selectionStart, element.selectionEnd, 'end')
    setText(element.value)
    element.focus()
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const body = { name: name.trim(), text: text.trim() }
    const missing = {
      ...(body.name === '' && { name: '名前を入力してください' }),
      ...(body.text === '' && { text: '文面を入力してください' }),
    }
    setFaults(missing)
    setFailure(null)
    if (missing.name || missing.text) {
      document.getElementById(missing.name ? 'reply-name' : 'reply-text')?.focus()
      return
    }
    setBusy(true)
    try {
      const { message, refreshed } = edited.id
        ? await call('editReplyTemplate', { params: { id: edited.id }, body })
        : await call('addReplyTemplate', { body })
      await refreshed
      toast.success(message ?? confirmation.replySaved, undefined, 'reply-template')
      onClose()
    } catch (error) {
      setFailure(changeFailure(error, '保存に失敗しました'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      onClose={onClose}
      title={edited.id ? '返信テンプレートを編集' : '返信テンプレートを追加'}
      failure={failure}
      verb="保存する"
      busyVerb="保存しています…"
      busy={busy}
      onSubmit={onSubmit}
    >
      <Field
        id="reply-name"
        label="名前"
        required
        error={faults.name}
        hint="選ぶときに見える名前です。応募者には届きません。"
      >
        {(control) => (
          <TextInput
            {...control}
            value={name}
            maxLength={limits.replyTemplateName}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field id="reply-text" label="文面" required error={faults.text}>
        {(control) => (
          <TextArea
            {...control}
            ref={area}
            rows={9}
            value={text}
            maxLength={limits.message}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <fieldset className="ui-row ui-row--tight m-0 border-0 p-0">
        <legend className="mb-1 p-0 text-xs text-muted">差し込み項目を追加</legend>
        {replyPlaceholders.map((each) => (
          <Button size="sm" key={each} onClick={() => insert(each)}>{`{${each}}`}</Button>
        ))}
      </fieldset>
      {unknown.length > 0 && (
        <p className="text-sm text-warning-ink" role="status">
          {unknown.map((each) => `{${each}}`).join('、')}は差し込まれず、そのまま届きます。
        </p>
      )}
      {text.trim() !== '' && (
        <section aria-label="プレビュー">
          <p className="text-xs text-muted">
            {sample.お名前}さんが「{sample.求人名}」に応募した場合、このように届きます。
          </p>
          <blockquote className="cover-letter m-0 whitespace-pre-line">{filledReply(text.trim(), sample)}</blockquote>
        </section>
      )}
    </FormDialog>
  )
}
