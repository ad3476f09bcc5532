import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type CSSProperties, type MouseEvent, useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { connectToaster, type ToastMessage } from './toast.ts'
import { toastLayer } from './toast-layer.ts'
import '#web/parts/button.css'
import './toast.css'

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert }

/** The shown toast by subject. */
const shownAbout = new Map<string, string | number>()

function show({ tone, title, line, about, action }: ToastMessage) {
  const Icon = icons[tone]
  const before = about && shownAbout.get(about)
  if (before) sonner.dismiss(before)
  const shown = sonner.custom(
    (id) => (
      <div
        className={tone === 'info' ? 'toast' : `toast toast--${tone}`}
        role={tone === 'danger' ? 'alert' : undefined}
      >
        <Icon className="ui-icon" aria-hidden="true" />
        <div>
          <b>{title}</b>
          {line && <p>{line}</p>}
          {action && (
            <button
              type="button"
              className="button button--secondary button--sm mt-2"
              onClick={(event) => {
                close(event, id)
                action.run()
              }}
            >
              {action.label}
            </button>
          )}
        </div>
        <button
          type="button"
          className="-mt-0.5 grid size-8 place-items-center rounded-sm text-muted"
          aria-label="閉じる"
          onClick={(event) => close(event, id)}
        >
          <X className="ui-icon ui-icon--small" aria-hidden="true" />
        </button>
      </div>
    ),
    { duration: tone === 'danger' ? Number.POSITIVE_INFINITY : (action?.seconds ?? 5) * 1000 },
  )
  if (about) shownAbout.set(about, shown)
}

/**
 * Closes a toast by its button. Returns the focus now instead of after the animation: by then the reader may have
 * opened a menu, which would lose it and close.
 */
function close(event: MouseEvent<HTMLElement>, id: string | number) {
  event.currentTarget.blur()
  sonner.dismiss(id)
}

function watchTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const isDark = () => document.documentElement.dataset.theme === 'dark'

/** Bars at the foot of the screen raise toasts (--toast-bottom). */
const offset = { bottom: 'var(--toast-bottom, var(--gutter))', right: 'var(--gutter)', left: 'var(--gutter)' }

/** Bottom right, at most three, reached by Alt+T. Loaded only by root.tsx. */
export default function Toaster() {
  const dark = useSyncExternalStore(watchTheme, isDark, () => false)
  useEffect(() => connectToaster({ show, clear: () => sonner.dismiss() }), [])
  return createPortal(
    <Sonner
      customAriaLabel="Notifications"
      position="bottom-right"
      hotkey={['altKey', 'KeyT']}
      theme={dark ? 'dark' : 'light'}
      visibleToasts={3}
      expand
      gap={12}
      offset={offset}
      mobileOffset={offset}
      style={{ '--width': 'min(22.5rem, 100vw - 2 * var(--gutter))', zIndex: 'var(--z-toast)' } as CSSProperties}
    />,
    toastLayer(),
  )
}
