import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { ask, type SocialIdentity, SocialTokenRefused } from './social.ts'
import { identity, userinfo } from './userinfo.ts'

/** LinkedIn's token introspection; `expires_at` is in epoch seconds. */
const introspection = z.object({
  active: z.boolean(),
  status: z.string().optional(),
  client_id: z.string().optional(),
  expires_at: z.number().optional(),
})

const tokenAnswer = z.object({ access_token: z.string().min(1) })

export type LinkedinOptions = {
  clientId: string
  clientSecret: string
  redirectUri: string
  baseUrl?: string
  pkce?: boolean
  timeoutMs?: number
}

export type LinkedinSignIn = {
  authorizationUrl(secrets: LinkedinSecrets): string
  exchange(grant: { code: string; codeVerifier: string }): Promise<string>
  verify(accessToken: string): Promise<SocialIdentity>
}

/** What the server remembers of a sign-in under way: `state` ties the callback to the browser, RFC 7636 4.1 the verifier. */
export type LinkedinSecrets = { state: string; codeVerifier: string }

/** Fresh secrets for one sign-in. */
export function linkedinSecrets(): LinkedinSecrets {
  return { state: randomBytes(32).toString('base64url'), codeVerifier: randomBytes(32).toString('base64url') }
}

/**
 * Sign in with LinkedIn (OpenID Connect), the authorization code flow of a confidential client.
 * With `baseUrl` both hosts become `${baseUrl}`: `/oauth/v2/...` and `/v2/userinfo` stand under it.
 * `exchange` and `verify` throw SocialTokenRefused or SocialProviderAway.
 *
 * PKCE is on for every provider but LinkedIn's own host, which answers 401 invalid_client to a client secret together with
 * a code_verifier (UsefulSoftwareCo/executor#2087, nextauthjs/next-auth#8831); it knows PKCE only for native apps.
 */
export function linkedinSignIn(options: LinkedinOptions): LinkedinSignIn {
  const { clientId, clientSecret, redirectUri, timeoutMs } = options
  const base = options.baseUrl?.replace(/\/+$/, '')
  const pkce = options.pkce ?? base !== undefined
  const oauth = `${base ?? 'https://www.linkedin.com'}/oauth/v2`
  const userinfoUrl = `${base ?? 'https://api.linkedin.com'}/v2/userinfo`
  const credentials = { client_id: clientId, client_secret: clientSecret }

  return {
    authorizationUrl({ state, codeVerifier }) {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state,
        ...(pkce ? { code_challenge: challenge(codeVerifier), code_challenge_method: 'S256' } : {}),
      })
      return `${oauth}/authorization?${query}`
    },

    async exchange({ code, codeVerifier }) {
      const { access_token } = await ask(tokenAnswer, {
        url: `${oauth}/accessToken`,
        init: form({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          ...credentials,
          ...(pkce ? { code_verifier: codeVerifier } : {}),
        }),
        // A code used twice is taken for a stolen one, and the first token dies with it (RFC 6749 4.1.2).
        retry: false,
        ours: true,
        timeoutMs,
      })
      return access_token
    },

    async verify(accessToken) {
      if (!/^[\x21-\x7e]{1,4096}$/.test(accessToken)) throw new SocialTokenRefused('not a token')
      const token = await ask(introspection, {
        url: `${oauth}/introspectToken`,
        init: form({ ...credentials, token: accessToken }),
        retry: true,
        ours: true,
        timeoutMs,
      })
      if (!token.active || (token.status !== undefined && token.status !== 'active')) {
        throw new SocialTokenRefused('the token is not active')
      }
      if (token.client_id !== clientId) throw new SocialTokenRefused('the token was issued for another client')
      if (token.expires_at !== undefined && token.expires_at * 1_000 <= Date.now()) {
        throw new SocialTokenRefused('the token has expired')
      }
      const info = await ask(userinfo, {
        url: userinfoUrl,
        init: { headers: { authorization: `Bearer ${accessToken}` } },
        retry: true,
        timeoutMs,
      })
      return identity('linkedin', info)
    },
  }
}

function challenge(codeVerifier: string): string {
  return createHash('sha256').update(codeVerifier).digest('base64url')
}

function form(fields: Record<string, string>): RequestInit {
  return { method: 'POST', body: new URLSearchParams(fields) }
}
