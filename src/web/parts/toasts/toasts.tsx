import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { firstMessage } from './toast.ts'

const load = async () => (await import('./toaster.tsx')).default
const loadAhead = () => void load().catch(() => {})

/**
 * The place for toasts, once per page (in the root). The toaster is loaded at the reader's first press or key, so that it is
 * there to report a lost network; if loading fails, it is tried again when the network is back.
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
