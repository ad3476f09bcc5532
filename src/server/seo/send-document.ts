import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deadlineOf } from '#server/http/deadlines.ts'

/** A document for machines: text, or a function that makes it whole or row by row. */
export type Served = {
  type: string
  /** Identifies the content; required if the body is a function, otherwise the text is hashed. */
  version?: string
  /** When its content last changed, if known for certain. */
  modified?: Date | undefined
  /** Cache lifetime in seconds. */
  maxAge?: number
  headers?: Record<string, string>
  body: string | (() => AsyncIterable<string> | Promise<Buffer>)
}

/** Feed readers ask every few minutes, so a minute in a CDN answers most of them. */
const usualAge = 60

/**
 * Sends a document, 304 if the client has it, or only headers for HEAD. A document written row by row is sent as a
 * complete list.
 */
export async function sendDocument(
  served: Served,
  request: FastifyRequest,
  reply: FastifyReply,
  sendList: (open: () => AsyncIterable<string>) => Promise<void>,
): Promise<void> {
  const { type, version, modified, maxAge = usualAge, headers = {}, body } = served
  // Weak, because the body is compressed later.
  const etag = `W/"${version ?? hashOf(body)}"`
  reply.headers({ ...headers, etag, 'cache-control': `public, max-age=${maxAge}` })
  if (modified) reply.header('last-modified', modified.toUTCString())
  if (isKnown(request, etag, modified)) return void reply.code(304).send()
  if (request.method === 'HEAD') return void reply.type(type).send()
  const made = typeof body === 'function' ? body() : body
  reply.type(type)
  if (typeof made === 'object' && Symbol.asyncIterator in made) return sendList(() => made)
  reply.send(await deadlineOf(request).within(Promise.resolve(made)))
}

function isKnown({ headers }: FastifyRequest, etag: string, modified: Date | undefined): boolean {
  const tags = headers['if-none-match']
  // RFC 9110, 13.2.2: use the date only without If-None-Match.
  if (tags !== undefined) return tags.trim() === '*' || tags.split(',').some((tag) => weak(tag.trim()) === etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return modified !== undefined && !Number.isNaN(since) && Math.floor(modified.getTime() / 1_000) * 1_000 <= since
}

const weak = (tag: string) => (tag.startsWith('W/') ? tag : `W/${tag}`)

function hashOf(body: Served['body']): string {
  if (typeof body === 'function') throw new Error('A document that is written while it is sent needs a version')
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}
