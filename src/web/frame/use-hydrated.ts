import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while the page is being hydrated: forms that would leak or fail without JavaScript wait for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
