import { SquarePen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { call } from '#web/api/client.ts'
import { Button } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'
import { monthDayTimeText } from '#words/full-dates.ts'

type ReplyTemplate = ResponseData<'listReplyTemplates'>['templates'][number]

/** A template with its first line; read-only without `onEdit`. */
export function ReplyTemplateRow(props: {
  template: ReplyTemplate
  onEdit: (() => void) | undefined
  onRemove: (id: string) => void
}) {
  const { template, onEdit, onRemove } = props
  const { id, name, text, updated_at } = template
  const [asking, setAsking] = useState(false)

  async function remove() {
    onRemove(id)
    const { message, refreshed } = await call('deleteReplyTemplate', { params: { id } })
    await refreshed
    toast.success(message ?? confirmation.replyDeleted, undefined, 'reply-template')
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
            <SquarePen className="ui-icon" aria-hidden="true" />
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
