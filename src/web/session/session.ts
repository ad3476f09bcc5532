import { useSyncExternalStore } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { authorizedRequest } from '#web/api/authorized-request.ts'
import { queryClient } from '#web/api/query-client.ts'
import { onSessionOver } from '#web/api/renew-token.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { clearAccountStorage, setStorageAccount } from '#web/storage/account-storage.ts'
import {
  clearStoredSession,
  type SessionUser,
  storedToken,
  storedUser,
  storeToken,
  storeUser,
  tokenKey,
  userKey,
} from './stored-session.ts'

/**
 * `deciding`: on the server, during hydration, and while a stored token is checked. `ended`: anonymous, just after the
 * server ended the session; `atStart` if that happened while the page loaded.
 */
export type Session =
  | { status: 'deciding'; user: null }
  | { status: 'anonymous'; user: null }
  | { status: 'ended'; user: null; atStart: boolean }
  | { status: 'signed-in'; user: SessionUser }

const deciding: Session = { status: 'deciding', user: null }
const anonymous: Session = { status: 'anonymous', user: null }

let session: Session = deciding
let starting = false
const listeners = new Set<() => void>()

function become(next: Session): void {
  session = next
  setStorageAccount(next.user?.id ?? null)
  document.documentElement.toggleAttribute('data-signed-in', next.status === 'signed-in')
  for (const listener of listeners) listener()
}

function fromStorage(): Session {
  if (!storedToken()) return anonymous
  const user = storedUser()
  return user ? { status: 'signed-in', user } : deciding
}

/** Reads the stored session, checks it with the server, and follows other tabs. Called once when the browser starts. */
export function startSession(): void {
  session = fromStorage()
  setStorageAccount(session.user?.id ?? null)
  onSessionOver(() => {
    clearStoredSession()
    queryClient().clear()
    become({ status: 'ended', user: null, atStart: starting })
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === tokenKey || key === userKey || key === null) followStorage()
  })
  // A page restored from the browser's memory may show somebody who has signed out since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followStorage()
  })
  if (!storedToken()) return
  starting = true
  void checkSession().finally(() => {
    starting = false
  })
}

/** Takes over the stored session. A visitor's screen, without private data, stays and is reread. */
export function followStorage(): void {
  const before = session.user?.id
  become(fromStorage())
  if (session.user?.id !== before) queryClient()[before ? 'clear' : 'invalidateQueries']()
  if (session.status === 'deciding') void checkSession()
}

/** Checks the token with the server. A refusal clears the session; a network failure does not. */
export async function checkSession(): Promise<void> {
  const asked = storedToken()
  try {
    const { data } = await authorizedRequest('readMe')
    updateUser(data.user)
  } catch (error) {
    const refused = error instanceof ApiError && error.status < 500 && error.status !== 429
    if (refused && storedToken() === asked) {
      clearStoredSession()
      become(anonymous)
    } else if (session.status === 'deciding') {
      setTimeout(checkSession, 3_000)
    }
  }
}

/** Starts the session after any kind of sign-in. */
export function signIn({ user, token }: { user: SessionUser; token: string }): void {
  queryClient().clear()
  // Removes toasts such as the one about an ended session, which stays until closed.
  toast.clear()
  storeToken(token)
  storeUser(user)
  become({ status: 'signed-in', user })
}

/** Stores the changed user, so that every screen shows it. */
export function updateUser(user: SessionUser): void {
  if (!storedToken()) return
  storeUser(user)
  become({ status: 'signed-in', user })
}

const leaving = new Set<() => unknown>()

/** Calls the listener before this tab ends the session, which waits for what it returns. */
export function onSigningOut(listener: () => unknown): () => void {
  leaving.add(listener)
  return () => void leaving.delete(listener)
}

/** Signs out and ignores a failure of the server. The caller navigates home. */
export async function signOut(): Promise<void> {
  await Promise.all([...leaving].map((end) => end()))
  // Cancel reads in progress, which would be refused.
  await queryClient().cancelQueries()
  const told = authorizedRequest('signOut').catch(() => undefined)
  clearSession()
  await told
}

/** Clears the session of a deleted account without calling the server, and what it stored in this browser. */
export function clearSession(): void {
  const id = session.user?.id
  if (id) clearAccountStorage(id)
  clearStoredSession()
  queryClient().clear()
  become(anonymous)
  endPushes().catch(() => undefined)
}

/** Unsubscribes from pushes and closes shown ones; the server has ended the subscription with the session. */
async function endPushes(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The current session; `deciding` on the server and during hydration. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => deciding,
  )
}
