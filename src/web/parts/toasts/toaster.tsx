import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type CSSProperties, useEffect, useSyncExternalStore } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { Button } from '#web/parts/button.tsx'
import { connectToaster, type ToastMessage } from './toast.ts'
import './toast.css'

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert }

/** The toast that is shown about each thing that was tried. */
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
            <Button
              size="sm"
              className="mt-2"
              onClick={() => {
                sonner.dismiss(id)
                action.run()
              }}
            >
              {action.label}
            </Button>
          )}
        </div>
        <button type="button" className="toast__close" aria-label="閉じる" onClick={() => sonner.dismiss(id)}>
          <X className="ui-icon ui-icon--small" aria-hidden="true" />
        </button>
      </div>
    ),
    { duration: tone === 'danger' ? Number.POSITIVE_INFINITY : (action?.seconds ?? 5) * 1_000 },
  )
  if (about) shownAbout.set(about, shown)
}

function watchTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const isDark = () => document.documentElement.dataset.theme === 'dark'

/** Bottom right, at most three, Alt+T to reach them. Loaded by toasts.tsx only. */
export default function Toaster() {
  const dark = useSyncExternalStore(watchTheme, isDark, () => false)
  useEffect(() => connectToaster(show), [])
  return (
    <Sonner
      customAriaLabel="Notifications"
      position="bottom-right"
      hotkey={['altKey', 'KeyT']}
      theme={dark ? 'dark' : 'light'}
      visibleToasts={3}
      expand
      gap={12}
      offset="var(--gutter)"
      mobileOffset="var(--gutter)"
      style={{ '--width': 'min(22.5rem, 100vw - 2 * var(--gutter))', zIndex: 'var(--z-toast)' } as CSSProperties}
    />
  )
}
