import { afterEach, expect, test, vi } from 'vitest'
import { googleToken } from './google-token.ts'

afterEach(() => vi.unstubAllGlobals())

type Options = {
  callback(answer: { access_token?: string; error?: string }): void
  error_callback(error: { type: string }): void
}

/** A browser in which Google's script is loaded, and its popup ends like this. */
function withPopup(end: (options: Options) => void): void {
  const initTokenClient = (options: Options) => ({ requestAccessToken: () => end(options) })
  vi.stubGlobal('window', { google: { accounts: { oauth2: { initTokenClient } } } })
}

const ask = () => googleToken('id', '/google-script.js')

test('the popup gives a token', async () => {
  withPopup(({ callback }) => callback({ access_token: 'token' }))
  expect(await ask()).toEqual({ kind: 'token', token: 'token' })
})

test.each([
  ['access_denied', 'Googleログインがキャンセルされました'],
  ['popup_failed_to_open', 'ポップアップがブロックされました。ポップアップを許可して、もう一度お試しください。'],
  ['invalid_request', 'Googleログインのリクエストが正しくありません'],
  ['something_else', 'Googleログインでエラーが発生しました（something_else）'],
])('the error %s has a sentence', async (type, text) => {
  withPopup(({ error_callback }) => error_callback({ type }))
  expect(await ask()).toEqual({ kind: 'failed', text })
})

test('a popup that the reader closed needs no sentence', async () => {
  withPopup(({ error_callback }) => error_callback({ type: 'popup_closed' }))
  expect(await ask()).toEqual({ kind: 'closed' })
})

test('a script that does not load is said', async () => {
  const script = { remove: vi.fn() } as { remove(): void; onerror?: () => void }
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { createElement: () => script, head: { append: () => script.onerror?.() } })
  expect(await ask()).toMatchObject({ kind: 'failed', text: expect.stringContaining('読み込めませんでした') })
  expect(script.remove).toHaveBeenCalledOnce()
})
