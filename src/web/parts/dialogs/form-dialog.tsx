import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '#web/parts/button.tsx'
import { FailureNotice } from '#web/parts/states/failure-notice.tsx'
import { Dialog, DialogBody, DialogFoot } from './dialog.tsx'

/** A form in a dialog with キャンセル and a submit button. Its children are the fields. */
export function FormDialog(props: {
  open?: boolean
  onClose: () => void
  title: ReactNode
  /** The consequences; read out together with the title. */
  about?: ReactNode
  /** Why the last attempt failed. */
  failure?: ComponentProps<typeof FailureNotice>['failure']
  verb: string
  busyVerb: string
  /** Instead of キャンセル, where the action is to cancel something. */
  back?: string | undefined
  busy: boolean
  /** The action is destructive. */
  danger?: boolean
  onSubmit: ComponentProps<'form'>['onSubmit']
  onKeyDown?: ComponentProps<'form'>['onKeyDown'] | undefined
  children: ReactNode
}) {
  const { open = true, onClose, title, about, failure, verb, busyVerb, busy, danger, children } = props
  const aboutId = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      describedBy={about ? aboutId : undefined}
      busy={busy}
    >
      <form noValidate onSubmit={props.onSubmit} onKeyDown={props.onKeyDown}>
        <DialogBody>
          {about && <div id={aboutId}>{about}</div>}
          <FailureNotice failure={failure} />
          {children}
        </DialogBody>
        <DialogFoot>
          <Button disabled={busy} onClick={onClose}>
            {props.back ?? 'キャンセル'}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyVerb}>
            {verb}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
