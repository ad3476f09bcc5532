import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { permanentStore } from './provider-store.ts'
import { walk } from './provider-walk.ts'

/** A person with an account at the provider. */
export type Person = { sub: string; email: string; email_verified: boolean; name: string }

/** The client of a token (default: ours), and whether it is expired. */
export type TokenWish = Person & { audience?: string; expired?: boolean }

/** A running provider. `url` serves as GOOGLE_BASE_URL and as LINKEDIN_BASE_URL. */
export type TestProvider = {
  url: string
  clientId: string
  clientSecret: string
  otherClientId: string
  issueGoogleToken(wish: TokenWish): Promise<string>
  issueLinkedinToken(wish: TokenWish): Promise<string>
  /** Lists this person on the sign-in page. */
  addPerson(person: Person): void
  /** Follows an authorization URL like a browser and returns the callback URL without opening it. */
  walk(authorizationUrl: string, answer: { as: string } | 'cancel'): Promise<URL>
  /** The next requests time out, or get this status. */
  fail(how: { times: number; status?: number }): void
  stop(): Promise<void>
}

const scope = 'openid profile email'
const clientId = 'shigotocho-client'
const clientSecret = 'shigotocho-secret'
const otherClientId = 'other-client'

/**
 * A real OpenID Connect provider (oidc-provider) on a free loopback port, with the addresses and answers of Google and
 * LinkedIn around it. For tests and journeys only.
 */
export async function startTestProvider(): Promise<TestProvider> {
  const people = new Map<string, Person>()
  let failures = { times: 0, status: 0 }
  let answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  const server = createServer((request, response) => {
    if (failures.times > 0) {
      failures.times -= 1
      if (failures.status) response.writeHead(failures.status).end()
      return
    }
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = newProvider(url, people)
  const standard = provider.callback()

  answer = async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    if (pathname === '/tokeninfo') return tokeninfo(searchParams.get('access_token') ?? '', response)
    if (pathname === '/oauth/v2/introspectToken') return introspect(await formOf(request), response)
    if (pathname.startsWith('/interaction/')) return interact(request, response)
    if (pathname === '/userinfo') request.url = '/v2/userinfo'
    await standard(request, response)
  }

  async function tokeninfo(value: string, response: ServerResponse): Promise<void> {
    const token = await provider.AccessToken.find(value)
    if (!token) return json(response, 400, { error: 'invalid_token', error_description: 'Invalid Value' })
    const person = people.get(token.accountId)
    json(response, 200, {
      azp: token.clientId,
      aud: token.clientId,
      sub: token.accountId,
      scope: token.scope,
      exp: String(token.exp),
      expires_in: String(token.exp - Math.floor(Date.now() / 1_000)),
      email: person?.email,
      email_verified: String(person?.email_verified),
      access_type: 'online',
    })
  }

  async function introspect(form: URLSearchParams, response: ServerResponse): Promise<void> {
    if (form.get('client_id') !== clientId) return json(response, 400, { error: 'invalid_client_id' })
    if (form.get('client_secret') !== clientSecret) return json(response, 401, { error: 'invalid_client' })
    const token = await provider.AccessToken.find(form.get('token') ?? '', { ignoreExpiration: true })
    if (!token) return json(response, 200, { active: false })
    json(response, 200, {
      active: !token.isExpired,
      status: token.isExpired ? 'expired' : 'active',
      client_id: token.clientId,
      created_at: token.iat,
      authorized_at: token.iat,
      expires_at: token.exp,
      scope: token.scope.replaceAll(' ', ','),
      auth_type: '3L',
    })
  }

  /** The sign-in page: one button for each known person, and one to cancel. */
  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { params } = await provider.interactionDetails(request, response)
    if (request.method !== 'POST') {
      const buttons = [...people.values()].map(
        ({ sub, name }) => `<button name="sub" value="${escaped(sub)}">${escaped(name)}</button>`,
      )
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(
        `<!doctype html><form method="post">${buttons.join('')}<button name="cancel" value="1">Cancel</button></form>`,
      )
      return
    }
    const accountId = (await formOf(request)).get('sub')
    if (!accountId || !people.has(accountId)) {
      return provider.interactionFinished(request, response, { error: 'access_denied' })
    }
    const grantId = await grant(accountId, params.client_id ?? '')
    await provider.interactionFinished(request, response, { login: { accountId }, consent: { grantId } })
  }

  async function grant(accountId: string, to: string): Promise<string> {
    const granted = new provider.Grant({ accountId, clientId: to })
    granted.addOIDCScope(scope)
    return granted.save()
  }

  async function issue({ audience = clientId, expired = false, ...person }: TokenWish): Promise<string> {
    people.set(person.sub, person)
    const client = await provider.Client.find(audience)
    if (!client) throw new TypeError(`no client ${audience}`)
    const grantId = await grant(person.sub, audience)
    const exp = Math.floor(Date.now() / 1_000) + (expired ? -60 : 3_600)
    return new provider.AccessToken({ accountId: person.sub, client, grantId, gty: 'implicit', scope, exp }).save()
  }

  return {
    url,
    clientId,
    clientSecret,
    otherClientId,
    issueGoogleToken: issue,
    issueLinkedinToken: issue,
    addPerson: (person) => void people.set(person.sub, person),
    walk,
    fail({ times, status = 0 }) {
      failures = { times, status }
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function newProvider(url: string, people: Map<string, Person>): Provider {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const client = {
    client_secret: clientSecret,
    redirect_uris: ['http://127.0.0.1/callback'],
    response_types: ['code'],
    grant_types: ['authorization_code'],
    token_endpoint_auth_method: 'client_secret_post',
    id_token_signed_response_alg: 'ES256',
  }
  const provider = new Provider(url, {
    adapter: permanentStore(),
    clients: [
      { ...client, client_id: clientId },
      { ...client, client_id: otherClientId },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    pkce: { required: () => false },
    ttl: { AccessToken: 3_600, AuthorizationCode: 60, Grant: 3_600, IdToken: 3_600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) => people.has(sub) && { accountId: sub, claims: () => people.get(sub) },
    routes: {
      authorization: '/oauth/v2/authorization',
      token: '/oauth/v2/accessToken',
      userinfo: '/v2/userinfo',
    },
  })
  // LinkedIn's answers have no `token_type`, though RFC 6749 5.1 requires it.
  provider.use(async (context, next) => {
    await next()
    if (context.path === '/oauth/v2/accessToken' && context.body) delete context.body.token_type
  })
  // The product chooses its port only after the provider runs.
  provider.Client.prototype.redirectUriAllowed = (uri) => /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\//.test(uri)
  return provider
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
