import type { ResponseData } from '#contract/endpoints.ts'
import { profilePaperFields } from '#rules/people/papers.ts'
import { roles } from '#rules/people/roles.ts'
import { readLocal, readLocalJson, writeLocal } from '#web/storage/local-storage.ts'

export type SessionUser = ResponseData<'readMe'>['user']

/** Keys in local storage; existing sessions use them. */
export const tokenKey = 'auth_token'
export const userKey = 'user'

const cookieSeconds = 7 * 24 * 60 * 60

/** The bearer token from local storage, or from the cookie. */
export function storedToken(): string | null {
  return readLocal(tokenKey) ?? cookieToken()
}

/** The user of the last response, so that the header appears at once. */
export function storedUser(): SessionUser | null {
  const user = readLocalJson(userKey) as Partial<SessionUser> | null
  const isRole = roles.some((role) => role === user?.role)
  return typeof user?.id === 'string' && typeof user.name === 'string' && isRole ? (user as SessionUser) : null
}

/** Stores a token in local storage and in a cookie (7 days, secure, same-site strict). */
export function storeToken(token: string): void {
  writeLocal(tokenKey, token)
  writeCookie(token, cookieSeconds)
}

/** Omits fields that only papers need, because others may use this browser later. */
export function storeUser(user: SessionUser): void {
  const forPapers: readonly string[] = profilePaperFields
  const shown = Object.entries(user).filter(([field]) => !forPapers.includes(field))
  writeLocal(userKey, JSON.stringify(Object.fromEntries(shown)))
}

export function clearStoredSession(): void {
  writeLocal(tokenKey, null)
  writeLocal(userKey, null)
  writeCookie('', 0)
}

function cookieToken(): string | null {
  if (typeof document === 'undefined') return null
  return document.cookie.match(/(?:^|; )auth_token=([^;]+)/)?.[1] ?? null
}

function writeCookie(value: string, seconds: number): void {
  // Browsers accept Secure on localhost too, but drop the cookie on other plain-HTTP addresses.
  const secure = window.isSecureContext ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there in every browser we support.
  document.cookie = `${tokenKey}=${value}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`
}
