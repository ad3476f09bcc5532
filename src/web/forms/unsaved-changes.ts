import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** A form whose changes would be lost. `onLeave`: the reader leaves all the same. */
export type UnsavedForm = { onLeave: () => void }

let unsaved: UnsavedForm | null = null
const listeners = new Set<() => void>()

function setUnsaved(form: UnsavedForm | null): void {
  unsaved = form
  for (const listener of listeners) listener()
}

/** While `dirty`, leaving the screen asks first: the navigation guard within the site, the browser for the rest. */
export function useUnsavedChanges(dirty: boolean, onLeave?: () => void): void {
  const leave = useEffectEvent(() => onLeave?.())
  useEffect(() => {
    if (!dirty) return
    setUnsaved({ onLeave: () => leave() })
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      setUnsaved(null)
      window.removeEventListener('beforeunload', ask)
    }
  }, [dirty])
}

/** The form of this screen with unsaved changes, or null. */
export function useUnsavedForm(): UnsavedForm | null {
  return useSyncExternalStore(
    subscribe,
    () => unsaved,
    () => null,
  )
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
