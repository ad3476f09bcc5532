/** The part of oidc-provider (which ships no types) that the test provider uses. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export type AccessToken = {
    accountId: string
    clientId: string
    scope: string
    iat: number
    exp: number
    isExpired: boolean
    save(): Promise<string>
  }

  type Context = { path: string; body?: Record<string, unknown> }

  type Client = { clientId: string; redirectUriAllowed(uri: string): boolean }

  export default class Provider {
    constructor(issuer: string, config: Record<string, unknown>)
    /** Koa's middleware. */
    use(run: (context: Context, next: () => Promise<void>) => Promise<void>): void
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ uid: string; params: Record<string, string>; returnTo: string }>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: unknown): Promise<void>
    Client: { find(id: string): Promise<Client | undefined>; prototype: Client }
    Grant: new (fields: {
      accountId: string
      clientId: string
    }) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
    AccessToken: {
      new (fields: Record<string, unknown>): AccessToken
      find(token: string, options?: { ignoreExpiration?: boolean }): Promise<AccessToken | undefined>
    }
  }
}
