import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from './api-error.ts'
import { api } from './client.ts'
import { onConfirmationAsked } from './confirmation.ts'
import { onSessionOver } from './renew-token.ts'

const kept = new Map<string, string>()
const answers: Record<string, (token: string | null) => Response> = {}
const calls: string[] = []

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status })
const done = (data: object) => json(200, { success: true, data })
const refused = (status: number) => json(status, { success: false, message: 'いいえ' })

beforeEach(() => {
  kept.clear()
  kept.set('auth_token', 'old')
  calls.length = 0
  vi.stubGlobal('window', {
    isSecureContext: true,
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('Authorization')?.slice(7) ?? null
    calls.push(`${init.method} ${path} ${token}`)
    const answer = answers[path]
    if (!answer) throw new TypeError('fetch failed')
    return answer(token)
  })
})

afterEach(() => {
  for (const path of Object.keys(answers)) delete answers[path]
  vi.unstubAllGlobals()
})

test('two calls with an old token share one refresh and both succeed', async () => {
  answers['/api/auth/me'] = (token) => (token === 'new' ? done({ user: { id: 'me' } }) : refused(401))
  answers['/api/auth/refresh'] = () => done({ token: 'new' })
  expect(await Promise.all([api('readMe'), api('readMe')])).toEqual([{ user: { id: 'me' } }, { user: { id: 'me' } }])
  expect(calls.filter((call) => call.includes('refresh'))).toEqual(['POST /api/auth/refresh old'])
  expect(kept.get('auth_token')).toBe('new')
})

test('a refused refresh ends the session', async () => {
  const over = vi.fn()
  const stop = onSessionOver(over)
  answers['/api/auth/me'] = () => refused(401)
  answers['/api/auth/refresh'] = () => refused(401)
  await expect(api('readMe')).rejects.toBeInstanceOf(ApiError)
  expect(over).toHaveBeenCalledOnce()
  stop()
})

test('a call that is refused after the session ended does not try to renew it again', async () => {
  answers['/api/auth/me'] = () => {
    kept.clear()
    return refused(401)
  }
  await expect(api('readMe')).rejects.toBeInstanceOf(ApiError)
  expect(calls).toEqual(['GET /api/auth/me old'])
})

test('a network that is away ends no session', async () => {
  const over = vi.fn()
  const stop = onSessionOver(over)
  answers['/api/auth/me'] = () => refused(401)
  await expect(api('readMe')).rejects.toBeInstanceOf(NetworkError)
  expect(over).not.toHaveBeenCalled()
  expect(kept.get('auth_token')).toBe('old')
  stop()
})

test('a wrong password refreshes nothing', async () => {
  answers['/api/auth/login'] = () => refused(401)
  await expect(api('signIn', { body: { email: 'a@example.com', password: 'wrongpass' } })).rejects.toThrow('いいえ')
  expect(calls).toEqual(['POST /api/auth/login old'])
})

test('a call that needs a confirmation asks the person, and is made again once they have confirmed', async () => {
  const unconfirmed = { success: false, message: '再確認が必要です', code: 'confirmation-required' }
  const account = '/api/auth/account'
  answers[account] = () => (calls.length > 1 ? done({}) : json(403, unconfirmed))
  const stop = onConfirmationAsked((settle) => settle(true))
  await api('deleteAccount', { body: {} })
  expect(calls).toEqual([`DELETE ${account} old`, `DELETE ${account} old`])
  stop()
  answers[account] = () => json(403, unconfirmed)
  const declining = onConfirmationAsked((settle) => settle(false))
  await expect(api('deleteAccount', { body: {} })).rejects.toMatchObject({ code: 'confirmation-required' })
  declining()
})

test('an answer that is not ours is a network failure', async () => {
  answers['/api/jobs/count'] = () => new Response('<html>', { status: 200 })
  await expect(api('countJobs')).rejects.toBeInstanceOf(NetworkError)
})
