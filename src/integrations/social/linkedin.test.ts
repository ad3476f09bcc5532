import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProvider, type TestProvider } from '#integrations/social/testing/provider.ts'
import { SocialProviderAway, SocialTokenRefused } from './identity.ts'
import { type LinkedinOptions, linkedinSecrets, linkedinSignIn } from './linkedin.ts'

const taro = { sub: 'l-1', email: 'taro@example.jp', email_verified: true, name: '佐藤太郎' }
const redirectUri = 'http://127.0.0.1:4321/api/auth/linkedin/callback'
const madeUp = { state: 's', codeVerifier: 'y'.repeat(43) }
let provider: TestProvider
let signIn: (changes?: Partial<LinkedinOptions>) => ReturnType<typeof linkedinSignIn>

beforeAll(async () => {
  provider = await startTestProvider()
  provider.addPerson(taro)
  const { clientId, clientSecret, url: baseUrl } = provider
  signIn = (changes) => linkedinSignIn({ clientId, clientSecret, baseUrl, redirectUri, timeoutMs: 2_000, ...changes })
})
afterAll(() => provider.stop())

test.each([true, false])('a sign-in identifies the person (PKCE: %s)', async (pkce) => {
  const linkedin = signIn({ pkce })
  const secrets = linkedinSecrets()
  const callback = await provider.walk(await linkedin.authorizationUrl(secrets), { as: 'l-1' })
  expect(callback.href.startsWith(redirectUri)).toBe(true)
  expect(callback.searchParams.get('state')).toBe(secrets.state)
  const code = callback.searchParams.get('code') ?? ''
  const token = await linkedin.exchange({ code, state: secrets.state }, secrets)
  const { sub: subject, email, name } = taro
  expect(await linkedin.verify(token)).toEqual({ provider: 'linkedin', subject, email, name })
  await expect(linkedin.exchange({ code, state: secrets.state }, secrets)).rejects.toThrow(SocialTokenRefused)
})

test('a code is worth nothing without the verifier and the state that belong to it', async () => {
  const linkedin = signIn()
  const secrets = linkedinSecrets()
  const { state } = secrets
  const codeOf = async () => {
    const callback = await provider.walk(await linkedin.authorizationUrl(secrets), { as: 'l-1' })
    return callback.searchParams.get('code') ?? ''
  }
  const otherSecrets = { state, codeVerifier: linkedinSecrets().codeVerifier }
  await expect(linkedin.exchange({ code: await codeOf(), state }, otherSecrets)).rejects.toThrow(SocialTokenRefused)
  const code = await codeOf()
  await expect(linkedin.exchange({ code, state: linkedinSecrets().state }, secrets)).rejects.toThrow()
  expect(await linkedin.exchange({ code, state }, secrets)).toMatch(/./)
})

test('a person who cancels comes back with access_denied and the state', async () => {
  const secrets = linkedinSecrets()
  const callback = await provider.walk(await signIn().authorizationUrl(secrets), 'cancel')
  expect(callback.searchParams.get('error')).toBe('access_denied')
  expect(callback.searchParams.get('state')).toBe(secrets.state)
  expect(callback.searchParams.has('code')).toBe(false)
})

test('LinkedIn itself is asked at its own addresses and without PKCE, which it refuses', async () => {
  const url = new URL(await signIn({ baseUrl: undefined }).authorizationUrl(linkedinSecrets()))
  expect(url.origin + url.pathname).toBe('https://www.linkedin.com/oauth/v2/authorization')
  expect(url.searchParams.get('scope')).toBe('openid profile email')
  expect(url.searchParams.has('code_challenge')).toBe(false)
})

test('secrets are new each time', () => {
  const [one, two] = [linkedinSecrets(), linkedinSecrets()]
  expect(new Set([one.state, one.codeVerifier, two.state, two.codeVerifier]).size).toBe(4)
  expect(one.codeVerifier).toMatch(/^[\w-]{43}$/)
})

test.each([
  ['issued for another client', { audience: 'other-client' }],
  ['expired', { expired: true }],
  ['of a person without a verified email', { sub: 'l-2', email_verified: false }],
])('a token %s is refused', async (_, wish) => {
  await expect(signIn().verify(await provider.issueLinkedinToken({ ...taro, ...wish }))).rejects.toThrow(
    SocialTokenRefused,
  )
})

test.each(['', 'unknown', 'x\ny', 'あ'])('made-up token %j is refused', async (token) => {
  await expect(signIn().verify(token)).rejects.toThrow(SocialTokenRefused)
})

test('a wrong client secret is our fault and not the person\u2019s', async () => {
  const linkedin = signIn({ clientSecret: 'wrong' })
  await expect(linkedin.verify(await provider.issueLinkedinToken(taro))).rejects.toThrow(SocialProviderAway)
  await expect(linkedin.exchange({ code: 'x', state: 's' }, madeUp)).rejects.toThrow(SocialProviderAway)
})

test('verifying is tried again once, exchanging a code never', async () => {
  const token = await provider.issueLinkedinToken(taro)
  provider.fail({ times: 1, status: 502 })
  expect((await signIn().verify(token)).subject).toBe('l-1')
  provider.fail({ times: 1, status: 502 })
  await expect(signIn().exchange({ code: 'x', state: 's' }, madeUp)).rejects.toThrow(SocialProviderAway)
})
