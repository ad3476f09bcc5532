import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { limits } from '#rules/limits.ts'
import { RefusalError } from '#rules/refusals.ts'

/**
 * Body parsers: JSON in UTF-8, CSV for endpoints that take it, nothing else. An empty body counts as none whatever its
 * content type, because clients refresh a session so. A JSON body must arrive within `timeoutMs`.
 */
export function readBodies(app: FastifyInstance, timeoutMs = 15_000): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', async (_request: FastifyRequest, payload: Readable) => {
    const text = decode(await collect(payload, timeoutMs))
    return text.trim() === '' ? undefined : parseJson(text)
  })
  app.addContentTypeParser('text/csv', async (_request: FastifyRequest, payload: Readable) => {
    return { csv: decode(await collect(payload, timeoutMs)) }
  })
  app.addContentTypeParser('*', async (_request: FastifyRequest, payload: AsyncIterable<Buffer>) => {
    for await (const chunk of payload) if (chunk.length > 0) throw new RefusalError('wrong-content-type')
    return undefined
  })
}

const json = /^application\/json *(;|$)/i
const form = /^multipart\/form-data *(;|$)/i
const csv = /^text\/csv *(;|$)/i

/**
 * Gives a body of an unsupported or malformed type to the parser that accepts only empty ones: Fastify would refuse
 * some empty ones too.
 */
export function settleContentType(
  request: FastifyRequest,
  { file, takesCsv }: Pick<Endpoint, 'file' | 'takesCsv'>,
): void {
  const { headers } = request.raw
  const type = headers['content-type']
  if (type === undefined) return
  const taken = [json, ...(file ? [form] : []), ...(takesCsv ? [csv] : [])]
  if (!taken.some((one) => one.test(type))) headers['content-type'] = 'application/octet-stream'
}

/**
 * Refuses a slow or large body without destroying the stream, which would close the socket before the answer is sent.
 */
async function collect(payload: Readable, timeoutMs: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new RefusalError('body-too-slow')), timeoutMs)
  })
  const arriving = payload.iterator({ destroyOnReturn: false })
  try {
    for (;;) {
      const { value, done } = await Promise.race([arriving.next(), tooSlow])
      if (done) return Buffer.concat(chunks)
      size += value.length
      if (size > limits.jsonBody) throw new RefusalError('body-too-large')
      chunks.push(value)
    }
  } finally {
    clearTimeout(timer)
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new RefusalError('body-malformed')
  }
}

/** Parses JSON; refuses deep nesting and `__proto__` keys. */
export function parseJson(text: string): unknown {
  if (depthOf(text) > limits.jsonDepth) throw new RefusalError('body-malformed')
  const value = parsed(text)
  if (mayHoldPrototypeKey.test(text) && holdsPrototypeKey(value)) throw new RefusalError('body-malformed')
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RefusalError('body-malformed')
  }
}

/**
 * `__proto__`, plain or with an escaped letter. A reviver would cost much more, because it is called for every value.
 */
const mayHoldPrototypeKey = /__proto__|\\u00[567]/i

/** JSON.parse creates `__proto__` as an own property. */
function holdsPrototypeKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Object.hasOwn(value, '__proto__')) return true
  return Object.values(value).some(holdsPrototypeKey)
}

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [...'"\\{}[]'].map((sign) =>
  sign.charCodeAt(0),
)

function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (inString && sign === backslash) at += 1
    else if (sign === quote) inString = !inString
    else if (inString) continue
    else if (sign === openBrace || sign === openBracket) depth += 1
    else if (sign === closeBrace || sign === closeBracket) depth -= 1
    if (depth > deepest) deepest = depth
  }
  return deepest
}
