import type { ReactNode } from 'react'
import { FailureNotice } from '#web/parts/states/failure-notice.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useSending } from './use-sending.ts'

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
  const { send, frame } = useSending(refused)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      verb={verb}
      busyVerb={busyVerb}
      busy={frame.busy}
      danger
      onConfirm={() =>
        send(async () => {
          await onConfirm()
          onClose()
        })
      }
    >
      {children}
      <FailureNotice failure={frame.failure} />
    </ConfirmDialog>
  )
}
