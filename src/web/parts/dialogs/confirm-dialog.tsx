import { type ReactNode, useId } from 'react'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from './dialog.tsx'

/** Asks for confirmation. The body names the consequences, and what is irreversible. */
export function ConfirmDialog(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  children: ReactNode
  /** The verb on the button: 削除する. */
  verb: string
  /** The label in progress: 削除しています… */
  busyVerb?: string
  busy?: boolean
  /** The action is destructive. */
  danger?: boolean
  disabled?: boolean
  /** A button after the verb. */
  more?: ReactNode
  onConfirm: () => void
}) {
  const { open, onOpenChange, title, children, verb, busyVerb, busy, danger, disabled, more, onConfirm } = props
  const bodyId = useId()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} describedBy={bodyId} busy={busy}>
      <DialogBody id={bodyId}>{children}</DialogBody>
      <DialogFoot>
        <Button disabled={busy} onClick={() => onOpenChange(false)}>
          キャンセル
        </Button>
        <Button
          variant={danger ? 'danger' : 'primary'}
          busy={busy}
          busyLabel={busyVerb ?? verb}
          disabled={disabled}
          onClick={onConfirm}
        >
          {verb}
        </Button>
        {more}
      </DialogFoot>
    </Dialog>
  )
}
