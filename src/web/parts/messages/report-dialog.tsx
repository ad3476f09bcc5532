import { optionalLines } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { call } from '#web/api/client.ts'
import { TextDialog } from '#web/parts/dialogs/text-dialog.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import type { Message } from './conversation.ts'

/** Asks what is wrong with a message, and says that the operator will read the conversation. */
export function ReportDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  return (
    <TextDialog
      onClose={onClose}
      title="このメッセージを報告する"
      about={
        <p className="ui-phrase">
          報告すると、運営者がこの応募のやり取りを読めるようになります。報告したことは、相手に伝わりません。
        </p>
      }
      verb="報告する"
      busyVerb="送信しています…"
      name="reason"
      text={optionalLines(limits.messageReport)}
      label="理由"
      optional
      hint="例：お金の振り込みを求められた。"
      rows={4}
      refused="報告を送信できませんでした"
      onSubmit={async (reason) => {
        const { message: said } = await call('reportMessage', { params: { id: message.id }, body: { reason } })
        toast.success(said, undefined, `report:${message.id}`)
        onClose()
      }}
    />
  )
}
