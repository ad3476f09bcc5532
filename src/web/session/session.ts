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
 * `deciding`: on the server, while hydrating, and while a token without a known user is checked.
 * `ended`: as `anonymous`, right after the server ended the session; `atStart` when that turned out while the page loaded.
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

/** Reads what is stored, checks it against the server, and follows the other tabs. Once, when the browser starts. */
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
  // A page that Back brings from memory heard of nothing meanwhile, and may show somebody who has signed out.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followStorage()
  })
  if (!storedToken()) return
  starting = true
  void checkSession().finally(() => {
    starting = false
  })
}

function followStorage(): void {
  const before = session.user?.id
  become(fromStorage())
  if (session.user?.id !== before) queryClient().clear()
  if (session.status === 'deciding') void checkSession()
}

/** Asks the server who this is. A refusal clears the session; a lost network does not sign anybody out. */
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

/** Begins the session, by whatever way somebody signed in. */
export function signIn({ user, token }: { user: SessionUser; token: string }): void {
  queryClient().clear()
  // Such as that a session ended, which stays until it is closed.
  toast.clear()
  storeToken(token)
  storeUser(user)
  become({ status: 'signed-in', user })
}

/** After the profile changed: the header and every screen see it. */
export function updateUser(user: SessionUser): void {
  if (!storedToken()) return
  storeUser(user)
  become({ status: 'signed-in', user })
}

const leaving = new Set<() => void>()

/** Calls back before the session is ended from here, for what would outlive it. */
export function onSigningOut(listener: () => void): () => void {
  leaving.add(listener)
  return () => void leaving.delete(listener)
}

/** Tells the server (a failure is ignored) and forgets. The caller goes home. */
export async function signOut(): Promise<void> {
  for (const end of leaving) end()
  // What a screen is still asking for would be refused from the next moment on.
  await queryClient().cancelQueries()
  const told = authorizedRequest('signOut').catch(() => undefined)
  clearSession()
  await told
}

/** Ends the subscription to pushes and what they show here; the product has dropped it with the session. */
async function endPushes(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

/** Forgets without telling, for an account that no longer exists; what the account kept in this browser goes too. */
export function clearSession(): void {
  const id = session.user?.id
  if (id) clearAccountStorage(id)
  clearStoredSession()
  queryClient().clear()
  become(anonymous)
  endPushes().catch(() => undefined)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The session as screens see it; `deciding` on the server and until the page is hydrated. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => deciding,
  )
}
