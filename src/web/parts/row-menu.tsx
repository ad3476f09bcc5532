import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'
import type { IconComponent } from '#web/art/icon.ts'
import { Ellipsis } from '#web/art/icons.tsx'
import { IconButton } from './icon-button.tsx'
import './menu.css'

export interface RowAction {
  label: string
  icon: IconComponent
  /** Something is lost. */
  danger?: boolean
  onSelect: () => void
}

/** Further actions of a row behind one button. An action may open a dialog: the focus comes back to the button. */
export function RowMenu(props: {
  label: string
  actions: readonly RowAction[]
  /** The menu opens: what its actions need can be loaded. */
  onOpen?: () => void
}) {
  const { label, actions, onOpen } = props
  const button = useRef<HTMLButtonElement>(null)
  return (
    <DropdownMenu.Root modal={false} onOpenChange={(open) => open && onOpen?.()}>
      <DropdownMenu.Trigger asChild>
        <IconButton ref={button} size="sm" label={label}>
          <Ellipsis className="ui-icon" aria-hidden="true" />
        </IconButton>
      </DropdownMenu.Trigger>
      {/* In the main landmark; only ever drawn in the browser. */}
      <DropdownMenu.Portal container={typeof document === 'undefined' ? null : document.getElementById('main')}>
        <DropdownMenu.Content className="menu z-(--z-overlay)" align="end" sideOffset={4} aria-label={label}>
          {actions.map(({ label, icon: Icon, danger, onSelect }) => (
            <DropdownMenu.Item
              key={label}
              asChild
              onSelect={() => {
                // A dialog remembers what had the focus, and the entry itself is about to vanish.
                button.current?.focus()
                onSelect()
              }}
            >
              <button type="button" className={danger ? 'text-danger-ink!' : undefined}>
                <Icon className="ui-icon" aria-hidden="true" />
                {label}
              </button>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
