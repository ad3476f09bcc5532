/**
 * Follows an authorization URL like a browser, signs in as `as` or cancels, and returns the callback URL without
 * opening it.
 */
export async function walk(authorizationUrl: string, answer: { as: string } | 'cancel'): Promise<URL> {
  const origin = new URL(authorizationUrl).origin
  const cookies = new Map<string, string>()
  const form = new URLSearchParams(answer === 'cancel' ? { cancel: '1' } : { sub: answer.as })
  let at = new URL(authorizationUrl)
  for (let steps = 0; steps < 10 && at.origin === origin; steps += 1) {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    const isForm = at.pathname.startsWith('/interaction/')
    const response = await fetch(at, { headers, redirect: 'manual', ...(isForm ? { method: 'POST', body: form } : {}) })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (!next)
      throw new Error(`the provider stopped at ${at.pathname} with ${response.status}: ${await response.text()}`)
    at = new URL(next, at)
  }
  return at
}
