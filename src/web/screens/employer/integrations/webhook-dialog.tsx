import type { ResponseData } from '#contract/endpoints.ts'
import { limits } from '#rules/limits.ts'
import { type WebhookEvent, webhookEvents } from '#rules/people/webhooks.ts'
import { callAndRefresh } from '#web/api/call-and-refresh.ts'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { FieldError } from '#web/parts/fields/field.tsx'
import { FormField } from '#web/parts/fields/form-field.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { webhookEventLabel } from '#words/webhook-labels.ts'

export type Webhook = ResponseData<'listWebhooks'>['webhooks'][number]

/** Address and events of a new webhook or of `webhook`; only the server validates the fields. */
export function WebhookDialog(props: { webhook?: Webhook; onClose: () => void; onAdded?: (secret: string) => void }) {
  const { webhook, onClose, onAdded } = props
  const defaultValues: { url: string; events: WebhookEvent[] } = {
    url: webhook?.url ?? '',
    events: webhook?.events ?? [...webhookEvents],
  }
  const { form, errors, frame } = useDialogForm({
    defaultValues,
    refused: 'Webhookを保存できませんでした',
    async send(body) {
      if (webhook) {
        const on = webhook.switched_off_at === null
        const { message } = await callAndRefresh('editWebhook', { params: { id: webhook.id }, body: { ...body, on } })
        toast.success(message, undefined, 'webhook')
        return onClose()
      }
      const { data } = await callAndRefresh('addWebhook', { body })
      onClose()
      onAdded?.(data.secret)
    },
  })

  return (
    <FormDialog
      {...frame}
      onClose={onClose}
      title={webhook ? 'Webhookの編集' : 'Webhookの追加'}
      verb={webhook ? '保存する' : '追加する'}
      busyVerb={webhook ? '保存しています…' : '追加しています…'}
    >
      <FormField
        form={form}
        name="url"
        label="URL"
        required
        hint="インターネットに公開されている https:// のURLです。5秒以内に200番台で応答してください。"
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={limits.webhookUrl}
        placeholder="https://example.com/webhooks"
      />
      <fieldset className="ui-stack ui-stack--tight">
        <legend className="text-sm font-bold">通知するイベント</legend>
        {webhookEvents.map((event) => (
          <Checkbox key={event} {...form.register('events')} value={event} label={webhookEventLabel[event]} />
        ))}
        {errors.events?.message && <FieldError>{errors.events.message}</FieldError>}
      </fieldset>
    </FormDialog>
  )
}
