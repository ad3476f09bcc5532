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

const blocked = 'ポップアップがブロックされました。ポップアップを許可して、もう一度お試しください。'
test.each([
  ['access_denied', { kind: 'failed', text: 'Googleログインがキャンセルされました' }],
  ['popup_failed_to_open', { kind: 'failed', text: blocked }],
  ['invalid_request', { kind: 'failed', text: 'Googleログインのリクエストが正しくありません' }],
  ['something_else', { kind: 'failed', text: 'Googleログインでエラーが発生しました（something_else）' }],
  ['popup_closed', { kind: 'closed' }],
])('the error %s has a sentence, unless the reader closed the popup', async (type, answer) => {
  withPopup(({ error_callback }) => error_callback({ type }))
  expect(await ask()).toEqual(answer)
})

test('a script that does not load is said', async () => {
  const script = { remove: vi.fn() } as { remove(): void; onerror?: () => void }
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { createElement: () => script, head: { append: () => script.onerror?.() } })
  expect(await ask()).toMatchObject({ kind: 'failed', text: expect.stringContaining('読み込めませんでした') })
  expect(script.remove).toHaveBeenCalledOnce()
})
