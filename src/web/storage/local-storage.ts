/** Local storage that never throws: if the browser refuses it, values last as long as the page. */
const unsaved = new Map<string, string>()

/** The text under a key, or null. */
export function readLocal(key: string): string | null {
  if (typeof window === 'undefined') return null
  try {
    return window.localStorage.getItem(key)
  } catch {
    return unsaved.get(key) ?? null
  }
}

/** Stores a text; null removes it. */
export function writeLocal(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, text)
  } catch {
    if (text === null) unsaved.delete(key)
    else unsaved.set(key, text)
  }
}

/** A stored JSON value; null when absent or broken. */
export function readLocalJson(key: string): unknown {
  return parseJson(readLocal(key))
}

/** Parses JSON; null when absent or broken. */
export function parseJson(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
