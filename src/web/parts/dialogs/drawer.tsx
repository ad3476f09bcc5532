import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { X } from '#web/art/icons.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { holdToasts } from '#web/parts/toasts/toast-layer.ts'
import { Backdrop } from './backdrop.tsx'
import '#web/parts/button.css'
import './dialog.css'
import './drawer.css'

/** Whether a dialog stands over the drawer, which is seen a moment before it listens to keys. */
function isCovered(): boolean {
  return [...document.querySelectorAll('[role="dialog"]')].at(-1)?.matches('.drawer') === false
}

/**
 * One thing of a list, opened beside it. Focus is trapped, Esc closes, and focus goes to what `returnFocus` finds, or to the
 * title of the screen. Mounted only while open.
 */
export function Drawer(props: {
  /** What screen readers call it. */
  title: string
  /** Before the cross: ways to the neighbours. */
  head: ReactNode
  children: ReactNode
  foot: ReactNode
  onClose: () => void
  returnFocus: () => HTMLElement | null
}) {
  const { title, head, children, foot, onClose, returnFocus } = props
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <Backdrop className="dialog__backdrop dialog__backdrop--right" data-state="open">
          <RadixDialog.Content
            className="drawer"
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              const target = returnFocus()
              if (target) target.focus({ preventScroll: true })
              else focusTitle()
            }}
            // Esc that ends a composition ends nothing else, and beneath a question it is the question's.
            onEscapeKeyDown={(event) => (event.isComposing || isCovered()) && event.preventDefault()}
            // What was done here is taken back in the notice that says so, which is no part of the drawer for React.
            onInteractOutside={(event) => {
              if (event.target instanceof Element && event.target.closest('.toast')) event.preventDefault()
            }}
          >
            <div className="drawer__head">
              <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
              {head}
              <RadixDialog.Close className="button button--ghost button--square" aria-label="閉じる">
                <X className="ui-icon" aria-hidden="true" />
              </RadixDialog.Close>
            </div>
            <div className="drawer__body">{children}</div>
            <div ref={holdToasts} className="drawer__toasts" />
            <div className="drawer__foot">{foot}</div>
          </RadixDialog.Content>
        </Backdrop>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
