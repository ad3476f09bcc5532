import type { IncomingMessage } from 'node:http'
import { compile } from '@fastify/proxy-addr'
import { v7 } from 'uuid'
import { plainAddress } from '#rules/people/address-block.ts'

/** Which proxies may name the caller's address; as Fastify's `trustProxy`. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean)

/** The header with a request's id: from a proxy, and in every answer. */
export const requestIdHeader = 'x-request-id'

/** Only such an id may appear in a log line. */
const wellFormed = /^[\w.:=-]{8,100}$/

/** A request's id: the one of a trusted proxy, otherwise a new one. */
export function requestIds(trustProxy: TrustProxy): (request: IncomingMessage) => string {
  const isTrusted = trustOf(trustProxy)
  return ({ headers, socket }) => {
    const given = headers[requestIdHeader]
    if (typeof given === 'string' && wellFormed.test(given) && isTrusted(socket.remoteAddress ?? '', 0)) return given
    return v7()
  }
}

/** Reads the option like Fastify does; a trusted proxy may be named with its port. */
export function trustOf(trustProxy: TrustProxy): (address: string, hop: number) => boolean {
  if (typeof trustProxy === 'function') return trustProxy
  if (typeof trustProxy === 'boolean') return () => trustProxy
  const isTrusted = compile(trustProxy.split(',').map((each) => each.trim()))
  return (address, hop) => isTrusted(plainAddress(address), hop)
}
