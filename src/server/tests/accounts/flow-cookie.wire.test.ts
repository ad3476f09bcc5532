import { expect, test } from 'vitest'
import { openTestApp } from '#app/testing/test-app.ts'

test.each([
  ['https://jobs.example', '__Host-shigotocho_flow', ['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax', 'Secure']],
  ['http://localhost', 'shigotocho_flow', ['HttpOnly', 'Max-Age=600', 'Path=/api/auth/linkedin', 'SameSite=Lax']],
])('the cookie of a social sign-in under way follows the public address: %s', async (publicUrl, name, attributes) => {
  const linkedin = { authorizationUrl: async () => 'https://linkedin.example/', exchange: async () => 'token' }
  const app = await openTestApp({ env: { PUBLIC_URL: publicUrl }, outside: { linkedin: linkedin as never } })
  // The proxy ends TLS, so that the request itself comes in the clear.
  const { headers } = await app.call('startLinkedin', { query: { redirect: '/' } })
  const [pair, ...given] = String(headers['set-cookie']).split('; ')
  expect(given.sort()).toEqual(attributes)
  expect(pair?.split('=')[0]).toBe(name)
  const end = (cookie: string) => app.inject({ method: 'GET', url: '/api/auth/linkedin/callback', headers: { cookie } })
  expect((await end(pair ?? '')).status).toBe(302)
  await app.close()
})
