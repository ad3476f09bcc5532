import { optionalLines } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { call } from '#web/api/client.ts'
import { TextDialog } from '#web/parts/dialogs/text-dialog.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import type { Conversation } from '#web/parts/messages/conversation.ts'
import { toast } from '#web/parts/toasts/toast.ts'

/** Asks before an application is withdrawn, and for an optional reason. */
export function WithdrawDialog({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const { application_id, job_title, company } = conversation
  return (
    <TextDialog
      onClose={onClose}
      title="応募を辞退しますか？"
      about={
        <p className="ui-phrase">
          {company}の「{job_title}
          」への応募を辞退すると、選考は終了します。辞退は取り消せません。同じ求人への再応募は1回までです。
        </p>
      }
      verb="辞退する"
      busyVerb="送信しています…"
      danger
      name="reason"
      text={optionalLines(limits.withdrawalReason)}
      label="理由"
      optional
      hint="書いた内容は、募集企業に伝わります。"
      rows={3}
      refused="辞退できませんでした"
      onSubmit={async (reason) => {
        const { message } = await call('withdrawApplication', { params: { id: application_id }, body: { reason } })
        toast.success(message, job_title, `application:${application_id}`)
        onClose()
        focusTitle()
      }}
    />
  )
}
