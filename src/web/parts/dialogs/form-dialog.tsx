import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '#web/parts/button.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { Dialog, DialogBody, DialogFoot } from './dialog.tsx'

/** A form in a dialog with キャンセル and a submit button. Its children are the fields. */
export function FormDialog(props: {
  open?: boolean
  onClose: () => void
  title: ReactNode
  /** The consequences; read out together with the title. */
  about?: ReactNode
  /** Why the last attempt failed. */
  failure?: { title: ReactNode; line: ReactNode; latest?: string } | null
  verb: string
  busyVerb: string
  /** Instead of キャンセル, where the action is to cancel something. */
  back?: string | undefined
  busy: boolean
  /** The action is destructive. */
  danger?: boolean
  onSubmit: ComponentProps<'form'>['onSubmit']
  onKeyDown?: ComponentProps<'form'>['onKeyDown']
  children: ReactNode
}) {
  const {
    open = true,
    onClose,
    title,
    about,
    failure,
    verb,
    busyVerb,
    busy,
    danger,
    children,
    back = 'キャンセル',
  } = props
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
          {failure && (
            <Notice tone="danger" title={failure.title}>
              {failure.line}
              {failure.latest && (
                <a href={failure.latest} target="_blank" rel="noreferrer">
                  最新の内容を見る<span className="sr-only">（新しいタブで開きます）</span>
                </a>
              )}
            </Notice>
          )}
          {children}
        </DialogBody>
        <DialogFoot>
          <Button disabled={busy} onClick={onClose}>
            {back}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyVerb}>
            {verb}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
