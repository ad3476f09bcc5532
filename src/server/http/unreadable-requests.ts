import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { type Refusal, RefusalError } from '#rules/refusals.ts'
import { problemOf } from '#server/calls/problem.ts'
import { type SecurityOptions, securityHeaders } from './security.ts'

/** Errors of the HTTP parser with their refusals; any other means a malformed request. */
const refusalOf: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'body-too-slow',
  HPE_HEADER_OVERFLOW: 'address-too-long',
}

/** Answers a request that could not be parsed with the usual envelope, and closes the connection. */
export function answerUnreadable(options: SecurityOptions, log: Logger) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const { status, body } = problemOf(new RefusalError(refusalOf[error.code ?? ''] ?? 'body-malformed'))
    log.info({ code: error.code, status }, 'a request could not be read')
    const text = JSON.stringify(body)
    const headers = {
      ...securityHeaders(options),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`)
    socket.destroy(error)
  }
}
