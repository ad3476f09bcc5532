import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { holdToasts } from '#web/parts/toasts/toast-layer.ts'
import { Backdrop } from './backdrop.tsx'
import '#web/parts/button.css'
import './dialog.css'
import './drawer.css'

/** Whether a dialog is over the drawer; it is visible a moment before it handles keys. */
function isCovered(): boolean {
  return [...document.querySelectorAll('[role="dialog"]')].at(-1)?.matches('.drawer') === false
}

/**
 * An item of a list, opened beside it. Traps the focus, closes with Esc, and then focuses `returnFocus()` or the
 * screen's title. Mounted only while open.
 */
export function Drawer(props: {
  /** Its name for screen readers. */
  title: string
  /** Before the cross: links to the neighbours. */
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
            // Ignore Esc that ends a composition, or that belongs to a dialog above.
            onEscapeKeyDown={(event) => (event.isComposing || isCovered()) && event.preventDefault()}
            // A press on a toast, which offers to undo an action in the drawer, is outside of it for React.
            onInteractOutside={(event) => {
              if (event.target instanceof Element && event.target.closest('.toast')) event.preventDefault()
            }}
          >
            <div className="flex items-center gap-2 py-2 pl-6 pr-3 border-b border-b-rule max-md:px-4.5 max-md:pr-2">
              <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
              {head}
              <RadixDialog.Close className="button button--ghost button--square" aria-label="閉じる">
                <X className="ui-icon" aria-hidden="true" />
              </RadixDialog.Close>
            </div>
            <div className="[grid-area:2/1] overflow-y-auto overscroll-contain p-6 max-md:px-4.5">{children}</div>
            <div ref={holdToasts} className="drawer__toasts pointer-events-none z-1 [grid-area:2/1]" />
            <div className="row-3 px-6 py-3 border-t border-t-rule bg-ground max-md:px-4.5 empty:hidden">{foot}</div>
          </RadixDialog.Content>
        </Backdrop>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
