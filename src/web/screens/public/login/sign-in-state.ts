import { readSessionStorage, writeSessionStorage } from '#web/storage/session-storage.ts'

/** The login screen's history state, stored in this tab during a visit to a provider. */
const storageKey = 'shigotocho.sign-in-state'

/** Stores the state before leaving for the provider. */
export function storeState(state: unknown): void {
  writeSessionStorage(storageKey, typeof state === 'object' ? state : null)
}

/** Reads the state once. It also marks that the history's former entries are the provider's pages. */
export function takeState(): unknown {
  const state = readSessionStorage(storageKey)
  writeSessionStorage(storageKey, null)
  return state && { ...state, detour: true }
}
