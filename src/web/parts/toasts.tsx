import { lazy, Suspense, useSyncExternalStore } from 'react'
import { firstWord } from './say.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** The place for toasts, once per page (in the root). The toaster itself is loaded with the first word (`say`). */
export function Toasts() {
  const spoken = useSyncExternalStore(firstWord.subscribe, firstWord.spoken, () => false)
  const place = <section aria-label="Notifications" aria-live="polite" />
  if (!spoken) return place
  return (
    <Suspense fallback={place}>
      <Toaster />
    </Suspense>
  )
}
