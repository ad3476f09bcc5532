import { ChevronDown, Ellipsis, type LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import './menu.css'

export interface RowAction {
  label: string
  icon: LucideIcon
  /** The action is destructive. */
  danger?: boolean
  onSelect: () => void
}

/** Further actions of a row behind a button, which gets the focus back after a dialog. */
export function RowMenu(props: {
  label: string
  /** Shown on a filled button in the place of three dots. */
  text?: string
  actions: readonly RowAction[]
  /** The menu opens: loads what its actions need. */
  onOpen?: () => void
}) {
  const { label, text, actions, onOpen } = props
  const button = useRef<HTMLButtonElement>(null)
  return (
    <DropdownMenu.Root modal={false} onOpenChange={(open) => open && onOpen?.()}>
      <DropdownMenu.Trigger asChild>
        {text ? (
          <Button ref={button} variant="primary" className="min-h-11">
            {text}
            <ChevronDown className="ui-icon ui-icon--small" aria-hidden="true" />
          </Button>
        ) : (
          <IconButton ref={button} size="sm" label={label}>
            <Ellipsis className="ui-icon" aria-hidden="true" />
          </IconButton>
        )}
      </DropdownMenu.Trigger>
      {/* Inside the main landmark; rendered only in the browser. */}
      <DropdownMenu.Portal container={typeof document === 'undefined' ? null : document.getElementById('main')}>
        <DropdownMenu.Content className="menu z-(--z-overlay)" align="end" sideOffset={4} aria-label={label}>
          {actions.map(({ label, icon: Icon, danger, onSelect }) => (
            <DropdownMenu.Item
              key={label}
              asChild
              onSelect={() => {
                // Focus the button first: a dialog remembers the focused element, and the menu entry disappears.
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
