/** Part of every key, so that people who share a browser do not see each other's data. */
let accountId: string | null = null

const accountChanged = 'shigotocho.account-changed'

/** Sets whose data are read and written; null for a visitor. */
export function setStorageAccount(id: string | null): void {
  if (id === accountId) return
  accountId = id
  window.dispatchEvent(new Event(accountChanged))
}

/** The storage key of `name` for this account. */
export function accountKey(name: string): string {
  return accountId === null ? name : `${name}:${accountId}`
}

/** Calls back when the account changes. Returns the function that stops it. */
export function watchStorageAccount(onChange: () => void): () => void {
  window.addEventListener(accountChanged, onChange)
  return () => window.removeEventListener(accountChanged, onChange)
}

/** Removes an account's data from this browser, and this tab's session storage, which reveals what was read. */
export function clearAccountStorage(id: string): void {
  try {
    const { localStorage, sessionStorage } = window
    for (const key of Object.keys(localStorage)) if (key.endsWith(`:${id}`)) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // If storage is refused, it is empty.
  }
}
