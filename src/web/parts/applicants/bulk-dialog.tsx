import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { pagePath } from '#contract/page-addresses.ts'
import { limits } from '#rules/limits.ts'
import { filledReply } from '#rules/messages/reply-template.ts'
import { read } from '#web/api/read-query.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { useSending } from '#web/parts/dialogs/use-sending.ts'
import { Field } from '#web/parts/fields/field.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextArea } from '#web/parts/fields/text-input.tsx'
import { OutsideLink } from '#web/parts/outside-link.tsx'
import { replyTemplates } from '#words/reply-templates.ts'
import { applicationStatusLabel } from '#words/status-labels.ts'
import { type BulkChange, changeSeveral } from './use-bulk.ts'
import type { ReceivedApplication } from './use-decide.ts'
import './cover-letter.css'

/** Asks before several applications are changed, with the message and its preview for the first applicant. */
export function BulkDialog(props: {
  applications: readonly ReceivedApplication[]
  to: BulkChange['to']
  /** The jobs' company if it is one; for the preview. */
  company?: string | undefined
  onClose: () => void
  onDone: () => void
}) {
  const { applications, to, company, onClose, onDone } = props
  const builtIn = to === 'rejected' ? replyTemplates.rejected : to === null ? replyTemplates.message : []
  const [message, setMessage] = useState<string>(to === 'rejected' ? replyTemplates.rejected[0].text : '')
  const { send, setFailure, frame } = useSending('変更に失敗しました')
  const { data } = useQuery(read('listReplyTemplates'))
  const own = data?.templates ?? []
  const texts = [...builtIn, ...own.map(({ name, text }) => ({ label: name, text }))]
  const [first] = applications
  const what = to ? `${applicationStatusLabel[to]}にする` : 'メッセージを送る'
  const isIncomplete = to === null && message.trim() === ''

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isIncomplete) return setFailure({ title: 'メッセージを入力してください', line: '' })
    void send(async () => {
      await changeSeveral(applications, { to, message: message.trim() })
      onDone()
    })
  }

  return (
    <FormDialog
      onClose={onClose}
      title={
        to
          ? `${applications.length}件を${applicationStatusLabel[to]}にしますか？`
          : `${applications.length}件にメッセージを送る`
      }
      about={
        <p className="ui-phrase text-sm">
          {to ? '結果は応募者にメールで届きます。' : 'メッセージが届いたことを、応募者にメールで通知します。'}
          10秒以内なら取り消せます。
        </p>
      }
      verb={what}
      busyVerb="送信しています…"
      {...frame}
      danger={to === 'rejected'}
      onSubmit={onSubmit}
    >
      {texts.length > 0 && (
        <Field
          id="bulk-template"
          label="返信テンプレート"
          hint={<OutsideLink href={pagePath('replyTemplates')}>追加・編集する</OutsideLink>}
        >
          {(control) => (
            <Select
              {...control}
              placeholder="選択してください"
              options={texts.map(({ label }, at) => ({ value: String(at), label }))}
              value={String(texts.findIndex(({ text }) => text === message))}
              onChange={(event) => setMessage(texts[Number(event.target.value)]?.text ?? message)}
            />
          )}
        </Field>
      )}
      <Field
        id="bulk-message"
        label="応募者へのメッセージ"
        optional={to !== null}
        hint="{お名前}、{求人名}、{会社名}には、応募者ごとの内容が差し込まれます。"
      >
        {(control) => (
          <TextArea
            {...control}
            rows={8}
            maxLength={limits.message}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Field>
      {first && message.trim() !== '' && (
        <section aria-label="プレビュー">
          <p className="text-xs text-muted">{first.applicant_name}さんには、このように届きます。</p>
          <blockquote className="cover-letter m-0 whitespace-pre-line">
            {filledReply(message.trim(), {
              お名前: first.applicant_name,
              求人名: first.job_title,
              会社名: company ?? '（会社名）',
            })}
          </blockquote>
        </section>
      )}
    </FormDialog>
  )
}
