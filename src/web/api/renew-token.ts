import { storedToken, storeToken } from '#web/session/stored-session.ts'
import { ApiError } from './api-error.ts'
import { request } from './request.ts'

let underWay: Promise<string> | null = null
const listeners = new Set<() => void>()

/** Calls the listener when the session could not be renewed. */
export function onSessionOver(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Exchanges a refused token for a new one; concurrent callers share one exchange. */
export function renewToken(refused: string): Promise<string> {
  underWay ??= oneTabAtATime(() => exchange(refused)).finally(() => {
    underWay = null
  })
  return underWay
}

async function exchange(refused: string): Promise<string> {
  const current = storedToken()
  // Another tab has stored a new token.
  if (current && current !== refused) return current
  // The session has ended meanwhile.
  if (!current) throw new ApiError(401, '')
  try {
    const { data } = await request('refreshSession', {}, refused)
    // Only if nobody signed out or in meanwhile.
    if (storedToken() === refused) storeToken(data.token)
    return data.token
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && storedToken() === refused)
      for (const listener of listeners) listener()
    throw error
  }
}

function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('shigotocho.renew-token', work) : work()
}
