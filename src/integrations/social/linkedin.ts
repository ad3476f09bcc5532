import * as oidc from 'openid-client'
import { z } from 'zod'
import {
  errorOfStatus,
  identityOf,
  parseAnswer,
  type SocialIdentity,
  SocialTokenRefused,
  trySecondTime,
  userinfo,
} from './identity.ts'

/** LinkedIn's token introspection; `expires_at` is in seconds since 1970. */
const introspection = z.object({
  active: z.boolean(),
  status: z.string().optional(),
  client_id: z.string().optional(),
  expires_at: z.number().optional(),
})

export type LinkedinOptions = {
  clientId: string
  clientSecret: string
  redirectUri: string
  baseUrl?: string
  pkce?: boolean
  timeoutMs?: number
}

export type LinkedinSignIn = {
  authorizationUrl(secrets: LinkedinSecrets): Promise<string>
  /** Exchanges the returned code for an access token if the state matches these secrets. */
  exchange(callback: { code: string; state: string }, secrets: LinkedinSecrets): Promise<string>
  verify(accessToken: string): Promise<SocialIdentity>
}

/**
 * The server's secrets of a pending sign-in: `state` ties the callback to the browser, `codeVerifier` is RFC 7636 4.1.
 */
export type LinkedinSecrets = { state: string; codeVerifier: string }

/** New secrets for one sign-in. */
export function linkedinSecrets(): LinkedinSecrets {
  return { state: oidc.randomState(), codeVerifier: oidc.randomPKCECodeVerifier() }
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
  const { clientId, redirectUri } = options
  const pkce = options.pkce ?? options.baseUrl !== undefined
  const config = configurationOf(options)

  return {
    async authorizationUrl({ state, codeVerifier }) {
      const challenge = pkce && {
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }
      const parameters = { redirect_uri: redirectUri, scope: 'openid profile email', state, ...challenge }
      return oidc.buildAuthorizationUrl(config, parameters).href
    },

    async exchange(callback, { state, codeVerifier }) {
      const url = new URL(`${redirectUri}?${new URLSearchParams(callback)}`)
      const checks = { expectedState: state, ...(pkce && { pkceCodeVerifier: codeVerifier }) }
      // Never retry: a code used twice counts as stolen, and the provider revokes the first token (RFC 6749 4.1.2).
      const tokens = await request(() => oidc.authorizationCodeGrant(config, url, checks), { withSecret: true })
      return tokens.access_token
    },

    async verify(accessToken) {
      if (!/^[\x21-\x7e]{1,4096}$/.test(accessToken)) throw new SocialTokenRefused('not a token')
      const introspected = await trySecondTime(() =>
        request(() => oidc.tokenIntrospection(config, accessToken), { withSecret: true }),
      )
      const token = parseAnswer(introspection, introspected)
      if (!token.active || (token.status !== undefined && token.status !== 'active')) {
        throw new SocialTokenRefused('the token is not active')
      }
      if (token.client_id !== clientId) throw new SocialTokenRefused('the token was issued for another client')
      if (token.expires_at !== undefined && token.expires_at * 1_000 <= Date.now()) {
        throw new SocialTokenRefused('the token has expired')
      }
      const info = await trySecondTime(() =>
        request(() => oidc.fetchUserInfo(config, accessToken, oidc.skipSubjectCheck), { withSecret: false }),
      )
      return identityOf('linkedin', parseAnswer(userinfo, info))
    },
  }
}

function configurationOf({ clientId, clientSecret, baseUrl, timeoutMs = 5_000 }: LinkedinOptions): oidc.Configuration {
  const base = baseUrl?.replace(/\/+$/, '')
  const oauth = `${base ?? 'https://www.linkedin.com'}/oauth/v2`
  const server = {
    issuer: base ?? 'https://www.linkedin.com/oauth',
    authorization_endpoint: `${oauth}/authorization`,
    token_endpoint: `${oauth}/accessToken`,
    introspection_endpoint: `${oauth}/introspectToken`,
    userinfo_endpoint: `${base ?? 'https://api.linkedin.com'}/v2/userinfo`,
  }
  const config = new oidc.Configuration(server, clientId, clientSecret, oidc.ClientSecretPost(clientSecret))
  config.timeout = timeoutMs / 1_000
  config[oidc.customFetch] = (url, init) =>
    url === server.token_endpoint ? fetchTokens(url, init as RequestInit) : fetch(url, init as RequestInit)
  if (base?.startsWith('http:')) oidc.allowInsecureRequests(config)
  return config
}

/**
 * LinkedIn omits `token_type`, which RFC 6749 5.1 and openid-client require (panva/openid-client#826). The ID token is
 * not read: `verify` asks about the access token that the browser returns.
 */
async function fetchTokens(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init)
  if (!answer.ok) return answer
  const { id_token: _, ...tokens } = await answer.json()
  return Response.json({ token_type: 'Bearer', ...tokens })
}

async function request<T>(send: () => Promise<T>, { withSecret }: { withSecret: boolean }): Promise<T> {
  try {
    return await send()
  } catch (cause) {
    throw errorOfStatus(statusOf(cause), { withSecret, cause })
  }
}

/** The status of a response that openid-client rejected; 0 without one. */
function statusOf(error: unknown): number {
  if (error instanceof oidc.ResponseBodyError || error instanceof oidc.WWWAuthenticateChallengeError)
    return error.status
  return error instanceof oidc.ClientError && error.cause instanceof Response ? error.cause.status : 0
}
