import type { IncomingMessage } from 'node:http'
import { compile } from '@fastify/proxy-addr'
import { v7 } from 'uuid'

/** Which proxies may say who the caller is: false for none, else as Fastify's trustProxy. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean)

/** The header in which a proxy names a request, and every answer of the framework. */
export const requestIdHeader = 'x-request-id'

/** What a log line may repeat. */
const wellFormed = /^[\w.:=-]{8,100}$/

/** Names a request: as the proxy in front named it where that one is trusted, else anew. */
export function requestIds(trustProxy: TrustProxy): (request: IncomingMessage) => string {
  const isTrusted = trustOf(trustProxy)
  return ({ headers, socket }) => {
    const given = headers[requestIdHeader]
    if (typeof given === 'string' && wellFormed.test(given) && isTrusted(socket.remoteAddress ?? '', 0)) return given
    return v7()
  }
}

/** As Fastify reads its option. */
function trustOf(trustProxy: TrustProxy): (address: string, hop: number) => boolean {
  if (typeof trustProxy === 'function') return trustProxy
  if (typeof trustProxy === 'boolean') return () => trustProxy
  return compile(trustProxy.split(',').map((each) => each.trim()))
}
