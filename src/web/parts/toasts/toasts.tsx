import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { firstWord } from './toast.ts'

const load = async () => (await import('./toaster.tsx')).default
const loadAhead = () => void load().catch(() => {})

/**
 * The place for toasts, once per page (in the root). The toaster itself is loaded when the reader first does something, so
 * that it can say that the network is away; where it could not be, it is asked for again with the next connection.
 */
export function Toasts() {
  const spoken = useSyncExternalStore(firstWord.subscribe, firstWord.spoken, () => false)
  const [Toaster, setToaster] = useState<ComponentType | null>(null)

  useEffect(() => {
    const kinds = ['pointerdown', 'keydown'] as const
    for (const kind of kinds) window.addEventListener(kind, loadAhead, { once: true, passive: true })
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, loadAhead)
    }
  }, [])

  useEffect(() => {
    if (!spoken || Toaster) return
    const draw = () =>
      void load().then(
        (loaded) => setToaster(() => loaded),
        () => {},
      )
    draw()
    window.addEventListener('online', draw)
    return () => window.removeEventListener('online', draw)
  }, [spoken, Toaster])

  return Toaster ? <Toaster /> : <section aria-label="Notifications" aria-live="polite" />
}
