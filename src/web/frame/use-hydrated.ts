import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and during hydration, for forms that would leak data or fail without JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
