import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Backdrop } from './backdrop.tsx'
import '#web/parts/button.css'
import './dialog.css'

/** The initial focus: `data-first`, the first field, or the foot's first button (キャンセル), but not the cross. */
function focusFirst(event: Event) {
  if (!(event.currentTarget instanceof HTMLElement)) return
  const first = event.currentTarget.querySelector<HTMLElement>(
    '[data-first], .dialog__body :is(input, select, textarea):not(:disabled), .dialog__foot button:not(:disabled)',
  )
  if (!first) return
  event.preventDefault()
  first.focus()
}

/**
 * A dialog; a bottom sheet on narrow screens. Traps the focus, closes with Esc, and returns the focus. Put `DialogBody`
 * and `DialogFoot` inside, in a form if there is one. Controlled by `open`.
 */
export function Dialog(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** A question, where something is asked: 求人を却下しますか？ */
  title: ReactNode
  /** Id of the element with the consequences. */
  describedBy?: string | undefined
  /** Cannot be closed while work is in progress. */
  busy?: boolean | undefined
  /** Wide, for two columns. */
  wide?: boolean
  /** Fills a phone's screen; its parts scroll instead of the dialog. */
  tall?: boolean
  children: ReactNode
}) {
  const { open, onOpenChange, title, describedBy, busy, wide, tall, children } = props
  const before = useRef<Element | null>(null)
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !(busy && !next) && onOpenChange(next)}>
      <RadixDialog.Portal>
        <Backdrop className="dialog__backdrop" data-state={open ? 'open' : 'closed'}>
          <RadixDialog.Content
            className={`dialog${wide ? ' max-w-208' : ''}${tall ? ' dialog--tall' : ''}`}
            aria-describedby={describedBy}
            onOpenAutoFocus={(event) => {
              before.current = document.activeElement
              focusFirst(event)
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              if (before.current instanceof HTMLElement) before.current.focus()
            }}
          >
            <div className="dialog__head pt-5 pb-1 px-6 flex gap-4 justify-between items-start max-md:px-4.5">
              <RadixDialog.Title>{title}</RadixDialog.Title>
              <RadixDialog.Close
                className="button button--ghost button--square button--sm"
                aria-label="閉じる"
                disabled={busy}
              >
                <X className="ui-icon" aria-hidden="true" />
              </RadixDialog.Close>
            </div>
            {children}
          </RadixDialog.Content>
        </Backdrop>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** A dialog's texts and fields. */
export function DialogBody({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div
      className="dialog__body pt-2 pb-6 px-6 grid gap-4.5 text-sm/[1.8] [word-break:var(--phrase)] max-md:px-4.5"
      id={id}
    >
      {children}
    </div>
  )
}

/** A dialog's buttons: キャンセル, then the verb. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className="dialog__foot">{children}</div>
}
