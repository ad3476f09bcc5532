import { z } from 'zod'
import type { ResponseData } from '#contract/endpoints.ts'
import { requiredLines } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { TextDialog } from '#web/parts/dialogs/text-dialog.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { tableTimeText } from '#words/full-dates.ts'

type ContactFacts = ResponseData<'listContactMessages'>['messages'][number]

/** Answers a message by mail. The second of two editors sees who was first, and keeps the typed text. */
export function AnswerDialog(props: {
  message: ContactFacts
  /** Called with the message about to leave the list. */
  onAnswered: (id: string) => void
  onClose: () => void
}) {
  const { message, onAnswered, onClose } = props
  return (
    <TextDialog
      onClose={onClose}
      title="お問い合わせに回答する"
      about={
        <p>
          {message.name}さん（{message.email}）にメールで送り、対応済みにします。件名「{message.subject}
          」とお問い合わせの内容は、回答の下に付きます。
        </p>
      }
      verb="回答を送る"
      busyVerb="送信しています…"
      name="body"
      text={requiredLines(limits.contactMessage)}
      label="回答"
      hint="宛名とあいさつは自動で付きます。"
      limit={limits.contactMessage}
      rows={8}
      refused="回答を送信できませんでした"
      onFailure={(error, usual) => ({ ...usual, line: closedLine(error) ?? usual.line })}
      onSubmit={async (body) => {
        const { message: said } = await call('answerContactMessage', { params: { id: message.id }, body: { body } })
        toast.success(said, message.subject, `contact:${message.id}`)
        onClose()
        onAnswered(message.id)
      }}
    >
      <blockquote className="border-s-4 border-rule ps-4 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
        {message.message}
      </blockquote>
    </TextDialog>
  )
}

const closedData = z.object({
  message: z.object({ closed_at: z.coerce.date(), closed_by_name: z.string().nullable() }),
})

/** Who answered first; null for other failures. */
function closedLine(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'contact-message-closed') return null
  const closed = closedData.safeParse(error.data)
  if (!closed.success) return null
  const { closed_at, closed_by_name } = closed.data.message
  return `${closed_by_name ?? '退会した担当者'}さんが${tableTimeText(closed_at.toISOString())}に対応済みにしました。入力した回答は残っています。`
}
