import { z } from 'zod'
import { passkeyName } from '#contract/people/second-factor.ts'
import { api } from '#web/api/client.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { madePasskey } from '#web/session/confirming/browser-passkeys.ts'

const resolver = formResolver(z.object({ name: passkeyName }))

/** Names and creates a passkey. */
export function PasskeyDialog(props: { onDone: (recoveryCodes: string[] | null) => void; onClose: () => void }) {
  const { onDone, onClose } = props
  const { form, errors, frame } = useDialogForm({
    resolver,
    mode: 'onSubmit',
    defaultValues: { name: '' },
    refused: 'パスキーを登録できませんでした',
    send: async ({ name }) => {
      const { challenge, options } = await api('beginPasskey')
      const passkey = await madePasskey(options)
      if (!passkey) return
      const body = { challenge, name, passkey: passkey as never }
      onDone((await api('addPasskey', { body })).recovery_codes)
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      title="パスキーの登録"
      about={<p>「登録する」を押すと、ブラウザーが端末での確認を求めます。</p>}
      verb="登録する"
      busyVerb="登録しています…"
      {...frame}
    >
      <Field id="passkey-name" label="名前" optional hint="例：仕事用のパソコン" error={errors.name?.message}>
        {(control) => <TextInput {...control} {...form.register('name')} autoComplete="off" />}
      </Field>
    </FormDialog>
  )
}
