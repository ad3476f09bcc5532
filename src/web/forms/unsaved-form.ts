import { useSyncExternalStore } from 'react'

/** A form whose changes would be lost. `onLeave`: the reader leaves all the same. */
export type UnsavedForm = { onLeave: () => void }

let unsaved: UnsavedForm | null = null
const listeners = new Set<() => void>()

export function setUnsavedForm(form: UnsavedForm | null): void {
  unsaved = form
  for (const listener of listeners) listener()
}

/** The form of this screen with unsaved changes, or null. */
export const unsavedForm = (): UnsavedForm | null => unsaved

/** The same, for what is drawn by it. */
export function useUnsavedForm(): UnsavedForm | null {
  return useSyncExternalStore(subscribe, unsavedForm, () => null)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
