import { afterEach, expect, test, vi } from 'vitest'
import { clearAccountStorage } from './account-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('signing out removes what this browser stored for the account, and keeps what is another’s', () => {
  const local: Record<string, string> = { 'drafts:me': '1', 'drafts:you': '2', settings: '3' }
  const localStorage = Object.defineProperty(local, 'removeItem', { value: (key: string) => delete local[key] })
  const sessionStorage = { clear: vi.fn() }
  vi.stubGlobal('window', { localStorage, sessionStorage })
  clearAccountStorage('me')
  expect(Object.keys(local)).toEqual(['drafts:you', 'settings'])
  expect(sessionStorage.clear).toHaveBeenCalledOnce()
})
