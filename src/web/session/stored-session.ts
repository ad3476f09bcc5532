import type { ResponseData } from '#contract/endpoints.ts'
import { profilePaperFields } from '#rules/people/papers.ts'
import { roles } from '#rules/people/roles.ts'
import { readLocal, readLocalJson, writeLocal } from '#web/storage/local-storage.ts'

export type SessionUser = ResponseData<'readMe'>['user']

/** The names in local storage; existing sessions are stored under them. */
export const tokenKey = 'auth_token'
export const userKey = 'user'

const cookieSeconds = 7 * 24 * 60 * 60

/** The bearer token of local storage, else of the cookie. */
export function storedToken(): string | null {
  return readLocal(tokenKey) ?? cookieToken()
}

/** The user of the last response, so that the header can be drawn at once. */
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

/** Without what only papers show: no screen draws it from here, and others may sit at this browser later. */
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
  // Browsers take Secure on localhost too; on another plain-HTTP address they would drop the cookie.
  const secure = window.isSecureContext ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there in every browser we support.
  document.cookie = `${tokenKey}=${value}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`
}
