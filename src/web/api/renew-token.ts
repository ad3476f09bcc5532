import { storedToken, storeToken } from '#web/session/stored-session.ts'
import { ApiError } from './api-error.ts'
import { request } from './request.ts'

let underWay: Promise<string> | null = null
const listeners = new Set<() => void>()

/** Calls back when the session could not be renewed: it is over. */
export function onSessionOver(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Exchanges a token that was refused for a new one; concurrent callers share one exchange. */
export function renewToken(refused: string): Promise<string> {
  underWay ??= oneTabAtATime(() => exchange(refused)).finally(() => {
    underWay = null
  })
  return underWay
}

async function exchange(refused: string): Promise<string> {
  const current = storedToken()
  // Another tab was faster: its new token is in the shared storage already.
  if (current && current !== refused) return current
  // Or the session ended in the meantime: there is nothing left to renew.
  if (!current) throw new ApiError(401, '')
  try {
    const { data } = await request('refreshSession', {}, refused)
    // Somebody signed out, or in, while the answer was on its way.
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
