import { type ReactNode, useState } from 'react'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { Notice } from '#web/parts/states/notice.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

/**
 * Asks before a destructive change and makes it. After a failure it stays open with the reason. Mounted only while
 * open.
 */
export function ConfirmChange(props: {
  title: ReactNode
  /** The consequences, and what is irreversible. */
  children: ReactNode
  verb: string
  busyVerb: string
  /** The message for a refusal: 削除に失敗しました. */
  refused: string
  /** Rejects when the change failed. */
  onConfirm: () => Promise<void>
  onClose: () => void
}) {
  const { title, children, verb, busyVerb, refused, onConfirm, onClose } = props
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ChangeFailure | null>(null)

  async function confirm() {
    setBusy(true)
    setFailure(null)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setFailure(changeFailure(error, refused))
    } finally {
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      verb={verb}
      busyVerb={busyVerb}
      busy={busy}
      danger
      onConfirm={confirm}
    >
      {children}
      {failure && (
        <Notice tone="danger" title={failure.title}>
          {failure.line}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
