import { call } from '#web/api/client.ts'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { toast } from '#web/parts/toasts/toast.ts'

/** Asks before the employer's access to an application's papers is ended. */
export function TakeBackDialog(props: {
  application: { id: string; title: string; company: string }
  onClose: () => void
}) {
  const { application, onClose } = props
  const { id, title, company } = application
  return (
    <ConfirmChange
      title="書類の閲覧を停止しますか？"
      verb="閲覧を停止する"
      busyVerb="停止しています…"
      refused="閲覧を停止できませんでした"
      onConfirm={async () => {
        const { message } = await call('takeBackPapers', { params: { id } })
        toast.success(message, title, `application:${id}`)
        onClose()
      }}
      onClose={onClose}
    >
      <p className="ui-phrase">
        {company}は、「{title}
        」への応募で送った履歴書などの書類、プロフィール、連絡先、応募メッセージを読めなくなります。書類は、お手元の書類に残ります。
      </p>
      <p>元には戻せません。既に保存された書類までは取り戻せません。</p>
    </ConfirmChange>
  )
}
