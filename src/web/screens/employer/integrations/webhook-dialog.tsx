import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ResponseData } from '#contract/endpoints.ts'
import { limits } from '#rules/limits.ts'
import { type WebhookEvent, webhookEvents } from '#rules/people/webhooks.ts'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { Field, FieldError } from '#web/parts/fields/field.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'
import { webhookEventLabel } from '#words/webhook-labels.ts'

export type Webhook = ResponseData<'listWebhooks'>['webhooks'][number]

/** Address and events of a new webhook or of `webhook`; only the server validates the fields. */
export function WebhookDialog(props: { webhook?: Webhook; onClose: () => void; onAdded?: (secret: string) => void }) {
  const { webhook, onClose, onAdded } = props
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const defaultValues: { url: string; events: WebhookEvent[] } = webhook ?? { url: '', events: [...webhookEvents] }
  const form = useForm({ defaultValues })
  const { errors, isSubmitting } = form.formState

  const save = form.handleSubmit(async ({ url, events }) => {
    setFailure(null)
    try {
      if (webhook) {
        const body = { url, events, on: webhook.switched_off_at === null }
        await (await call('editWebhook', { params: { id: webhook.id }, body })).refreshed
        toast.success(confirmation.webhookSaved, undefined, 'webhook')
        return onClose()
      }
      const { data, refreshed } = await call('addWebhook', { body: { url, events } })
      await refreshed
      onAdded?.(data.secret)
    } catch (error) {
      if (showServerErrors(error, ['url', 'events'], form.setError) > 0) return
      setFailure(changeFailure(error, 'Webhookを保存できませんでした'))
    }
  })

  return (
    <FormDialog
      onClose={onClose}
      title={webhook ? 'Webhookの編集' : 'Webhookの追加'}
      failure={failure}
      verb={webhook ? '保存する' : '追加する'}
      busyVerb={webhook ? '保存しています…' : '追加しています…'}
      busy={isSubmitting}
      onSubmit={save}
    >
      <Field
        label="URL"
        required
        error={errors.url?.message}
        hint="インターネットに公開されている https:// のURLです。5秒以内に200番台で応答してください。"
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register('url')}
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={limits.webhookUrl}
            placeholder="https://example.com/webhooks"
          />
        )}
      </Field>
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
