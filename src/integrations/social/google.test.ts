import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProvider, type TestProvider } from '#integrations/social/testing/provider.ts'
import { googleVerifier } from './google.ts'
import { SocialProviderAway, SocialTokenRefused } from './identity.ts'

const hanako = { sub: 'g-1', email: 'hanako@example.jp', email_verified: true, name: '山田花子' }
let provider: TestProvider
let verify: ReturnType<typeof googleVerifier>

beforeAll(async () => {
  provider = await startTestProvider()
  verify = googleVerifier({ clientId: provider.clientId, baseUrl: provider.url, timeoutMs: 2_000 })
})
afterAll(() => provider.stop())

test('a token issued for us tells who the person is', async () => {
  const token = await provider.issueGoogleToken(hanako)
  const { email, name } = hanako
  expect(await verify(token)).toEqual({ provider: 'google', subject: 'g-1', email, name })
})

test.each([
  ['issued for another site', () => ({ audience: provider.otherClientId }), 'another client'],
  ['expired', () => ({ expired: true }), ''],
  ['of an email that Google did not verify', () => ({ sub: 'g-2', email_verified: false }), 'not verified'],
])('a token %s is refused', async (_, wish, reason) => {
  const error = await verify(await provider.issueGoogleToken({ ...hanako, ...wish() })).catch((thrown: Error) => thrown)
  expect(error).toBeInstanceOf(SocialTokenRefused)
  expect((error as Error).message).toContain(reason)
})

test.each(['', 'unknown', 'a b', '山', 'x\r\ny: z', 'a'.repeat(5_000)])(
  'made-up token %j is refused',
  async (token) => {
    await expect(verify(token)).rejects.toThrow(SocialTokenRefused)
  },
)

test('a name is one line of letters that can be seen, else the first part of the email; an email in other than its usual letters is refused', async () => {
  const names = ['', '\u202e山田\u200b\n花子\u0000', '\u3164', `${'あ'.repeat(99)}𠮷`]
  const shown = ['hanako', '山田 花子', 'hanako', `${'あ'.repeat(99)}\ufffd`]
  for (const [at, name] of names.entries())
    expect((await verify(await provider.issueGoogleToken({ ...hanako, sub: `g-4-${at}`, name }))).name).toBe(shown[at])
  for (const email of ['ｈanako@example.jp', 'hanako\u200b@example.jp'])
    await expect(verify(await provider.issueGoogleToken({ ...hanako, sub: 'g-5', email }))).rejects.toThrow(
      SocialTokenRefused,
    )
})

test('one failure is tried again', async () => {
  const token = await provider.issueGoogleToken(hanako)
  for (const status of [503, 429, undefined]) {
    provider.fail({ times: 1, status })
    expect((await verify(token)).subject).toBe('g-1')
  }
})

test('a provider that fails twice, or answers too late, is away', async () => {
  const token = await provider.issueGoogleToken(hanako)
  for (const status of [500, undefined]) {
    provider.fail({ times: 2, status })
    await expect(verify(token)).rejects.toThrow(SocialProviderAway)
  }
})

test('an unreachable provider is reported without leaking the token', async () => {
  const nowhere = googleVerifier({ clientId: 'x', baseUrl: 'http://127.0.0.1:9' })
  const error = await nowhere('secret-token').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(SocialProviderAway)
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error)) + String((error as Error).cause)).not.toContain(
    'secret-token',
  )
})
