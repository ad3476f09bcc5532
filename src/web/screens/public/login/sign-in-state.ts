import { readSessionStorage, writeSessionStorage } from '#web/storage/session-storage.ts'

/** The history's state of the login screen, stored in this tab while the visitor is at a provider. */
const storageKey = 'shigotocho.sign-in-state'

/** Stores the state before the browser leaves for the provider. */
export function storeState(state: unknown): void {
  writeSessionStorage(storageKey, typeof state === 'object' ? state : null)
}

/** The state that was stored, once. It says that the entries before it in the history are the provider's. */
export function takeState(): unknown {
  const state = readSessionStorage(storageKey)
  writeSessionStorage(storageKey, null)
  return state && { ...state, detour: true }
}
