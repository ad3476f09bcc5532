import { Copy, Pencil, Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { limits } from '#rules/limits.ts'
import { filledReply, replyPlaceholders, unknownPlaceholders } from '#rules/messages/reply-template.ts'
import { callAndRefresh } from '#web/api/call-and-refresh.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Button } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { useSending } from '#web/parts/dialogs/use-sending.ts'
import { Field } from '#web/parts/fields/field.tsx'
import { TextArea, TextInput } from '#web/parts/fields/text-input.tsx'
import { ListItems, useList } from '#web/parts/lists/list-page.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { useMay } from '#web/session/use-may.ts'
import { monthDayTimeText } from '#words/full-dates.ts'
import { replyTemplates as standardTexts } from '#words/reply-templates.ts'
import '#web/parts/applicants/cover-letter.css'
import '#web/parts/sheet.css'

export const meta = () => pageMeta({ title: '返信テンプレート', hidden: true })

/** The employer's reply templates, and the product's to start from. */
export default function ReplyTemplates() {
  const list = useList('listReplyTemplates', { prefix: 'reply-template', itemsOf: ({ templates }) => templates })
  const mayWrite = useMay('application:decide')
  const [edited, setEdited] = useState<ReplyText | null>(null)
  const isFull = (list.total ?? 0) >= limits.replyTemplatesPerEmployer
  return (
    <>
      <PageHead
        title="返信テンプレート"
        lead="応募者への返信によく使う文面です。応募者を選んでまとめて連絡するときに使えます。"
        actions={
          mayWrite && (
            <Button variant="primary" disabled={isFull} onClick={() => setEdited({ name: '', text: '' })}>
              <Plus className="ui-icon" aria-hidden="true" />
              追加する
            </Button>
          )
        }
      />
      <div className="ui-stack pt-6">
        {isFull && mayWrite && (
          <p className="text-sm">
            {limits.replyTemplatesPerEmployer}件まで保存できます。追加するには、使わないものを削除してください。
          </p>
        )}
        <ListItems
          list={list}
          waiting={{ rows: 3 }}
          empty={{
            title: '返信テンプレートはまだありません',
            text: mayWrite
              ? '「追加する」か、下の文例から作成できます。'
              : '応募者に連絡できる人が追加すると、ここに並びます。',
          }}
        >
          {(templates) => (
            <ul className="sheet" aria-label="返信テンプレート">
              {templates.map((template) => (
                <ReplyTemplateRow
                  key={template.id}
                  template={template}
                  onEdit={mayWrite ? () => setEdited(template) : undefined}
                  onRemove={list.announceRemoval}
                />
              ))}
            </ul>
          )}
        </ListItems>
        {/* The list's end is unknown until it is loaded. */}
        {mayWrite && !list.result.isPending && (
          <section className="sheet sheet--padded ui-stack" aria-labelledby="standard-texts">
            <div>
              <h2 className="text-md font-bold" id="standard-texts">
                文例
              </h2>
              <p className="text-sm text-muted ui-phrase">まとめて連絡する画面では、保存しなくても選べます。</p>
            </div>
            <ul className="ui-stack ui-stack--tight" aria-labelledby="standard-texts">
              {[...standardTexts.rejected, ...standardTexts.message].map(({ label, text }) => (
                <li className="ui-row ui-row--between border-t border-rule-soft pt-3" key={label}>
                  <span className="font-bold">{label}</span>
                  <Button
                    size="sm"
                    disabled={isFull}
                    aria-label={`「${label}」をもとにして作る`}
                    onClick={() => setEdited({ name: label, text })}
                  >
                    <Copy className="ui-icon" aria-hidden="true" />
                    もとにして作る
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {edited && <ReplyTemplateDialog edited={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

type ReplyTemplate = ResponseData<'listReplyTemplates'>['templates'][number]

/** A template with its first line; read-only without `onEdit`. */
function ReplyTemplateRow(props: {
  template: ReplyTemplate
  onEdit: (() => void) | undefined
  onRemove: (id: string) => void
}) {
  const { template, onEdit, onRemove } = props
  const { id, name, text, updated_at } = template
  const [asking, setAsking] = useState(false)

  async function remove() {
    onRemove(id)
    const { message } = await callAndRefresh('deleteReplyTemplate', { params: { id } })
    toast.success(message, undefined, 'reply-template')
  }

  return (
    <li className="grid gap-3 border-t border-rule-soft p-4 first:border-t-0 sm:grid-cols-[1fr_auto] sm:items-start">
      <div className="min-w-0">
        <h2 className="text-md font-bold break-words" id={`reply-template-${id}`} tabIndex={-1}>
          {name}
        </h2>
        <p className="mt-1 line-clamp-2 text-sm text-muted">{text}</p>
        <p className="mt-1 ui-number text-xs text-muted">{monthDayTimeText(updated_at)}更新</p>
      </div>
      {onEdit && (
        <span className="ui-row ui-row--tight">
          <Button size="sm" aria-label={`「${name}」を編集する`} onClick={onEdit}>
            <Pencil className="ui-icon" aria-hidden="true" />
            編集する
          </Button>
          <Button size="sm" aria-label={`「${name}」を削除する`} onClick={() => setAsking(true)}>
            <Trash2 className="ui-icon" aria-hidden="true" />
            削除する
          </Button>
        </span>
      )}
      {asking && (
        <ConfirmChange
          title={`「${name}」を削除しますか？`}
          verb="削除する"
          busyVerb="削除しています…"
          refused="削除に失敗しました"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p className="ui-phrase">削除すると、元に戻せません。既に送ったメッセージは変わりません。</p>
        </ConfirmChange>
      )}
    </li>
  )
}

/** A template to edit; with an id, a stored one. */
type ReplyText = { id?: string; name: string; text: string }

/** Sample values of the preview. */
const sample = { お名前: '山田 花子', 求人名: '営業事務', 会社名: '株式会社サンプル' }

/** Edits a template, with a preview for an applicant. */
function ReplyTemplateDialog({ edited, onClose }: { edited: ReplyText; onClose: () => void }) {
  const [name, setName] = useState(edited.name)
  const [text, setText] = useState(edited.text)
  const [faults, setFaults] = useState<{ name?: string; text?: string }>({})
  const { send, frame } = useSending('保存に失敗しました')
  const area = useRef<HTMLTextAreaElement>(null)
  const unknown = unknownPlaceholders(text)

  function insert(placeholder: string) {
    const element = area.current
    if (!element) return
    element.setRangeText(`{${placeholder}}`, element.selectionStart, element.selectionEnd, 'end')
    setText(element.value)
    element.focus()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const body = { name: name.trim(), text: text.trim() }
    setFaults({
      ...(body.name === '' && { name: '名前を入力してください' }),
      ...(body.text === '' && { text: '文面を入力してください' }),
    })
    if (body.name === '') return document.getElementById('reply-name')?.focus()
    if (body.text === '') return area.current?.focus()
    void send(async () => {
      const { message } = edited.id
        ? await callAndRefresh('editReplyTemplate', { params: { id: edited.id }, body })
        : await callAndRefresh('addReplyTemplate', { body })
      toast.success(message, undefined, 'reply-template')
      onClose()
    })
  }

  return (
    <FormDialog
      onClose={onClose}
      title={edited.id ? '返信テンプレートを編集' : '返信テンプレートを追加'}
      verb="保存する"
      busyVerb="保存しています…"
      {...frame}
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
