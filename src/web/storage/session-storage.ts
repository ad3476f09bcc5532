import { parseJson } from './local-storage.ts'

/** The value kept as JSON under a key until the tab is closed; null when there is none, it is broken, or the browser refuses. */
export function readSessionStorage(key: string): unknown {
  if (typeof window === 'undefined') return null
  try {
    return parseJson(window.sessionStorage.getItem(key))
  } catch {
    return null
  }
}

/** Keeps a value as JSON; null removes it. Where the browser refuses, nothing is kept: it is a convenience. */
export function writeSessionStorage(key: string, value: object | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // see above
  }
}
