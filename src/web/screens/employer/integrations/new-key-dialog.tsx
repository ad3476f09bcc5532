import { limits } from '#rules/limits.ts'
import { type KeyScope, keyDays, keyScopes } from '#rules/people/api-keys.ts'
import { callAndRefresh } from '#web/api/call-and-refresh.ts'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { FieldError } from '#web/parts/fields/field.tsx'
import { FormField } from '#web/parts/fields/form-field.tsx'
import { keyDaysLabel, keyScopeLabel, keyScopeText } from '#words/api-key-labels.ts'

const defaultValues: { name: string; scopes: KeyScope[]; days: string } = { name: '', scopes: [], days: '365' }
const lifetimes = [
  ...keyDays.map((days) => ({ value: String(days), label: keyDaysLabel[days] })),
  { value: '', label: '期限なし' },
]

/** Creates a key; only the server validates the fields. */
export function NewKeyDialog({ onDone, onClose }: { onDone: (secret: string) => void; onClose: () => void }) {
  const { form, errors, frame } = useDialogForm({
    defaultValues,
    refused: 'APIキーを作成できませんでした',
    async send({ name, scopes, days: chosen }) {
      const days = keyDays.find((each) => String(each) === chosen) ?? null
      const { data } = await callAndRefresh('createApiKey', { body: { name, scopes, days } })
      onClose()
      onDone(data.secret)
    },
  })
  return (
    <FormDialog
      {...frame}
      onClose={onClose}
      title="APIキーを作成"
      about={<p className="ui-phrase">プログラムに必要な権限だけを選んでください。</p>}
      verb="作成する"
      busyVerb="作成しています…"
    >
      <FormField
        form={form}
        name="name"
        id="key-name"
        label="名前"
        required
        hint="例：採用管理システム"
        maxLength={limits.integrationName}
        autoComplete="off"
      />
      <fieldset className="ui-stack ui-stack--tight" aria-describedby={errors.scopes ? 'key-scopes-error' : undefined}>
        <legend className="font-bold text-sm">権限</legend>
        {keyScopes.map((scope) => (
          <div key={scope}>
            <Checkbox
              {...form.register('scopes')}
              value={scope}
              label={keyScopeLabel[scope]}
              aria-describedby={`key-scope-${scope}`}
            />
            <p className="text-xs text-muted pl-7" id={`key-scope-${scope}`}>
              {keyScopeText[scope]}
            </p>
          </div>
        ))}
        {errors.scopes?.message && <FieldError id="key-scopes-error">{errors.scopes.message}</FieldError>}
      </fieldset>
      <FormField form={form} name="days" id="key-days" label="期限" options={lifetimes} box="w-44" />
    </FormDialog>
  )
}
