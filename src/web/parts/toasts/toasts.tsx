import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { firstMessage } from './toast.ts'

const load = async () => (await import('./toaster.tsx')).default
const loadAhead = () => void load().catch(() => {})

/**
 * The place for toasts, once in the root. Loads the toaster at the reader's first press or key, so that it can later
 * report a lost network; retries a failed load when the network is back.
 */
export function Toasts() {
  const hasMessages = useSyncExternalStore(firstMessage.subscribe, firstMessage.exists, () => false)
  const [Toaster, setToaster] = useState<ComponentType | null>(null)

  useEffect(() => {
    const kinds = ['pointerdown', 'keydown'] as const
    for (const kind of kinds) window.addEventListener(kind, loadAhead, { once: true, passive: true })
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, loadAhead)
    }
  }, [])

  useEffect(() => {
    if (!hasMessages || Toaster) return
    const draw = () =>
      void load().then(
        (loaded) => setToaster(() => loaded),
        () => {},
      )
    draw()
    window.addEventListener('online', draw)
    return () => window.removeEventListener('online', draw)
  }, [hasMessages, Toaster])

  return Toaster ? <Toaster /> : <section aria-label="Notifications" aria-live="polite" />
}
