import { useState } from 'react'
import type { UnsavedForm } from '#web/forms/unsaved-form.ts'
import { Button } from '#web/parts/button.tsx'
import { ConfirmDialog } from '#web/parts/dialogs/confirm-dialog.tsx'

/** Asks before unsaved changes are lost, and offers to save them where the form can be saved from here. */
export function LeaveDialog(props: {
  open: boolean
  unsaved: UnsavedForm | null
  onStay: () => void
  onLeave: () => void
}) {
  const { open, unsaved, onStay, onLeave } = props
  const [saving, setSaving] = useState(false)

  async function save(form: UnsavedForm) {
    setSaving(true)
    const saved = await form.save?.().finally(() => setSaving(false))
    if (saved) onLeave()
    else onStay()
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onStay()}
      title="保存せずに移動しますか？"
      verb={unsaved?.save || saving ? '保存せずに移動' : '移動する'}
      danger
      disabled={saving}
      onConfirm={() => {
        unsaved?.onLeave()
        onLeave()
      }}
      more={
        (unsaved?.save || saving) && (
          <Button
            variant="primary"
            className="max-md:basis-full"
            busy={saving}
            busyLabel="保存しています…"
            onClick={() => unsaved && void save(unsaved)}
          >
            保存して移動
          </Button>
        )
      }
    >
      <p>入力した内容は保存されていません。移動すると失われます。</p>
    </ConfirmDialog>
  )
}
