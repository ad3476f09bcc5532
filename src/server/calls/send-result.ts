import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import { stringify } from 'csv-stringify'
import type { FastifyReply } from 'fastify'
import type { Endpoint, RawResults } from '#contract/endpoint.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { type ActionResult, endpoints } from '#contract/endpoints.ts'
import { sendDocument } from '#server/seo/send-document.ts'
import { csvCell, csvColumns } from '#words/csv-columns.ts'
import { setFlow } from './flow-cookie.ts'
import { isStreamed, streamedList } from './list-stream.ts'
import { responseData } from './run-action.ts'
import { sendEvents } from './send-events.ts'

export type SendOptions = {
  publicUrl: string
  /** Sends a complete list; only a few are sent at once. */
  sendList(open: (signal: AbortSignal) => AsyncIterable<string | Buffer>): Promise<void>
}

/** Sends what an action returned, in the way that its endpoint names: mostly as the JSON envelope. */
export function sendResult<Name extends EndpointName>(
  name: Name,
  result: ActionResult<Name>,
  reply: FastifyReply,
  { publicUrl, sendList }: SendOptions,
): FastifyReply | Promise<FastifyReply> {
  const endpoint: Endpoint = endpoints[name]
  reply.code(endpoint.mayCreate && (result as { created: boolean }).created ? 201 : endpoint.status)
  if (isWrittenAs('file', endpoint, result)) return sendFile(result, reply, sendList)
  if (isWrittenAs('redirect', endpoint, result)) return sendRedirect(result, reply, publicUrl)
  if (isWrittenAs('page', endpoint, result)) return sendPage(result, reply)
  if (isWrittenAs('events', endpoint, result)) return sendEvents(result, reply)
  if (isWrittenAs('csv', endpoint, result)) return sendList((signal) => csvOf(result, reply, signal)).then(() => reply)
  const type = 'application/json; charset=utf-8'
  const { maxAge } = endpoint
  if (maxAge)
    return sendDocument({ type, maxAge, body: envelope(name, result) }, reply.request, reply, sendList).then(
      () => reply,
    )
  reply.type(type).header('cache-control', 'no-store')
  if (isWrittenAs('document', endpoint, result)) return reply.send(JSON.stringify(result))
  if (endpoint.endsFlow) setFlow(null, reply, publicUrl)
  if (isStreamed(endpoint, result))
    return sendList((signal) => streamedList(endpoint, result, signal)).then(() => reply)
  return reply.send(envelope(name, result))
}

/**
 * A table as CSV with a byte order mark, so that Excel reads UTF-8; cells that Excel would run as formulas become text.
 */
function csvOf({ table, rows }: RawResults['csv'], reply: FastifyReply, signal: AbortSignal): Readable {
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', contentDisposition(`${table}.csv`))
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
  const columns = Object.entries(csvColumns[table]).map(([key, header]) => ({ key, header }))
  // By default the library quotes only cells with its own line break.
  const quoted_match = /[\r\n]/
  const record_delimiter = 'windows'
  const lines = stringify({ bom: true, header: true, columns, escape_formulas: true, record_delimiter, quoted_match })
  async function* cells() {
    for await (const row of rows) {
      if (signal.aborted) return
      yield Object.fromEntries(Object.entries(row).map(([column, value]) => [column, asText(csvCell(column, value))]))
    }
  }
  const written = Readable.from(cells())
  written.on('error', (error) => lines.destroy(error))
  lines.on('close', () => written.destroy())
  return written.pipe(lines)
}

/** The library does not escape a formula after a line break, where some programs split the cell. */
const asText = <Value>(cell: Value) => (typeof cell === 'string' && cell.startsWith('\n') ? `'${cell}` : cell)

/** The envelope of a success as JSON. */
export function envelope<Name extends EndpointName>(name: Name, result: ActionResult<Name>): string {
  return JSON.stringify({ success: true, message: messageOf(name, result), data: responseData(name, result) })
}

function messageOf<Name extends EndpointName>(name: Name, result: ActionResult<Name>): string | undefined {
  const { message }: Endpoint = endpoints[name]
  return typeof message === 'function' ? message(result as never) : message
}

const isWrittenAs = <Kind extends keyof RawResults>(
  kind: Kind,
  { writes }: Endpoint,
  _result: unknown,
): _result is RawResults[Kind] => writes === kind

function sendFile(
  { content, type, cache, attachment }: RawResults['file'],
  reply: FastifyReply,
  sendList: SendOptions['sendList'],
): FastifyReply | Promise<FastifyReply> {
  if (attachment) reply.header('content-disposition', contentDisposition(attachment, { fallback: false }))
  reply.type(type).header('cache-control', cache).header('content-security-policy', "default-src 'none'; sandbox")
  return Buffer.isBuffer(content) ? reply.send(content) : sendList(() => content).then(() => reply)
}

function sendPage(html: string, reply: FastifyReply): FastifyReply {
  const style = html.slice(html.indexOf('<style>') + '<style>'.length, html.indexOf('</style>'))
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html)
}

function sendRedirect(
  { location, flow }: RawResults['redirect'],
  reply: FastifyReply,
  publicUrl: string,
): FastifyReply {
  if (flow !== undefined) setFlow(flow, reply, publicUrl)
  return reply.header('cache-control', 'no-store').redirect(location, reply.statusCode)
}
