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

/** Removes everything that an account kept in this browser, and in this tab. */
export function clearAccountStorage(id: string): void {
  for (const storageOf of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      const storage = storageOf()
      for (const key of Object.keys(storage)) if (key.endsWith(`:${id}`)) storage.removeItem(key)
    } catch {
      // Where the browser refuses its storage, nothing is in it.
    }
  }
}
