import { useSyncExternalStore } from 'react'

/** A form with unsaved changes; `onLeave` is called when the reader leaves anyway, `save` says whether it was saved. */
export type UnsavedForm = { onLeave: () => void; save?: (() => Promise<boolean>) | undefined }

let unsaved: UnsavedForm | null = null
const listeners = new Set<() => void>()

export function setUnsavedForm(form: UnsavedForm | null): void {
  unsaved = form
  for (const listener of listeners) listener()
}

/** This screen's form with unsaved changes, or null. */
export const unsavedForm = (): UnsavedForm | null => unsaved

/** The same as a hook. */
export function useUnsavedForm(): UnsavedForm | null {
  return useSyncExternalStore(subscribe, unsavedForm, () => null)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
