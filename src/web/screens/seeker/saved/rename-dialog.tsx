import { type FormEvent, useState } from 'react'
import { limits } from '#rules/limits.ts'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { confirmation } from '#words/confirmations.ts'

/** Renames a saved search. The text stays after a failure. */
export function RenameDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const [typed, setTyped] = useState(name)
  const [isEmpty, setEmpty] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const press = usePressGuard()

  async function save() {
    setBusy(true)
    setFailure(null)
    try {
      const { refreshed } = await call('editSavedSearch', { params: { id }, body: { name: typed } })
      await refreshed
      toast.success(confirmation.savedSearchChanged, undefined, 'saved')
      onClose()
    } catch (error) {
      setFailure(changeFailure(error, '名前を変更できませんでした'))
      setBusy(false)
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setEmpty(typed.trim() === '')
    if (typed.trim() !== '') press(id, null, save)
  }

  return (
    <FormDialog
      onClose={onClose}
      title="名前を変更"
      failure={failure}
      verb="変更する"
      busyVerb="変更しています…"
      busy={busy}
      onSubmit={onSubmit}
    >
      <Field label="名前" required error={isEmpty ? '名前を入力してください' : undefined}>
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            maxLength={limits.savedSearchName}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
