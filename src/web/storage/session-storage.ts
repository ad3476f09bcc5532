import { parseJson } from './local-storage.ts'

/** A JSON value in session storage; null when absent, broken or refused. */
export function readSessionStorage(key: string): unknown {
  if (typeof window === 'undefined') return null
  try {
    return parseJson(window.sessionStorage.getItem(key))
  } catch {
    return null
  }
}

/** Stores a JSON value; null removes it. A refusal is ignored. */
export function writeSessionStorage(key: string, value: object | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Ignored.
  }
}
