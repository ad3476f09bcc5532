/** Keys end in the account's id, so that people who share a browser do not see each other's things. */
let accountId: string | null = null

const accountChanged = 'shigotocho.account-changed'

/** Says whose things are read and kept from now on; null for a visitor, who has their own. */
export function setStorageAccount(id: string | null): void {
  if (id === accountId) return
  accountId = id
  window.dispatchEvent(new Event(accountChanged))
}

/** The key in local or session storage under which this account keeps what `name` names. */
export function accountKey(name: string): string {
  return accountId === null ? name : `${name}:${accountId}`
}

/** Calls back when somebody else reads. Gives what ends it. */
export function watchStorageAccount(onChange: () => void): () => void {
  window.addEventListener(accountChanged, onChange)
  return () => window.removeEventListener(accountChanged, onChange)
}

/** Removes everything that an account kept in this browser, and whatever this tab kept: where it was tells what was read. */
export function clearAccountStorage(id: string): void {
  try {
    const { localStorage, sessionStorage } = window
    for (const key of Object.keys(localStorage)) if (key.endsWith(`:${id}`)) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // Where the browser refuses its storage, nothing is in it.
  }
}
