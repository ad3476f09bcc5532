import { z } from 'zod'
import {
  errorOfStatus,
  identityOf,
  parseAnswer,
  type SocialIdentity,
  SocialTokenRefused,
  textOrBoolean,
  trySecondTime,
  userinfo,
} from './identity.ts'

/** https://oauth2.googleapis.com/tokeninfo: numbers are text; `email` needs the email scope. */
const tokeninfo = z.object({
  aud: z.string(),
  azp: z.string().optional(),
  sub: z.string().optional(),
  expires_in: z.coerce.number(),
  email_verified: textOrBoolean.optional(),
})

/**
 * Asks Google for which client an access token was issued, then who the person is. With `baseUrl` the paths are
 * `${baseUrl}/tokeninfo` and `${baseUrl}/userinfo`. Throws SocialTokenRefused or SocialProviderAway.
 */
export function googleVerifier(options: {
  clientId: string
  baseUrl?: string
  timeoutMs?: number
}): (accessToken: string) => Promise<SocialIdentity> {
  const { clientId, timeoutMs = 5_000 } = options
  const base = options.baseUrl?.replace(/\/+$/, '')
  const tokeninfoUrl = base ? `${base}/tokeninfo` : 'https://oauth2.googleapis.com/tokeninfo'
  const userinfoUrl = base ? `${base}/userinfo` : 'https://openidconnect.googleapis.com/v1/userinfo'
  const get = (url: string, headers: Record<string, string> = {}) =>
    trySecondTime(() => getJson(url, { headers, signal: AbortSignal.timeout(timeoutMs) }))

  return async (accessToken) => {
    if (!isTokenText(accessToken)) throw new SocialTokenRefused('not a token')
    const query = new URLSearchParams({ access_token: accessToken })
    const token = parseAnswer(tokeninfo, await get(`${tokeninfoUrl}?${query}`))
    // Otherwise any site that gets a person's token could sign in here as that person.
    if (token.aud !== clientId || (token.azp !== undefined && token.azp !== clientId)) {
      throw new SocialTokenRefused('the token was issued for another client')
    }
    if (!(token.expires_in > 0)) throw new SocialTokenRefused('the token has expired')
    if (token.email_verified === false) throw new SocialTokenRefused('the email is not verified')
    const info = parseAnswer(userinfo, await get(userinfoUrl, { authorization: `Bearer ${accessToken}` }))
    if (token.sub !== undefined && token.sub !== info.sub) throw new SocialTokenRefused('two different subjects')
    return identityOf('google', info)
  }
}

/** RFC 6750 2.1: the characters allowed after "Bearer". */
function isTokenText(token: string): boolean {
  return token.length <= 4_096 && /^[A-Za-z0-9._~+/-]+=*$/.test(token)
}

async function getJson(url: string, init: RequestInit): Promise<unknown> {
  let answer: Response
  let text: string
  try {
    answer = await fetch(url, { ...init, redirect: 'error' })
    text = await answer.text()
  } catch (cause) {
    throw errorOfStatus(0, { withSecret: false, cause })
  }
  if (!answer.ok) throw errorOfStatus(answer.status, { withSecret: false })
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
