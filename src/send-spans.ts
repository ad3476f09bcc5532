import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { version } from './log.ts'

/** A span that ended; times in ms since 1970. */
export type EndedSpan = {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  kind: 'server' | 'client' | 'consumer'
  begun: number
  ended: number
  attributes: Record<string, string | number | boolean>
  failed: boolean
}

export type SpanSender = {
  add(span: EndedSpan): void
  /** Sends what is left. */
  close(): Promise<void>
}

const kinds = { server: 2, client: 3, consumer: 5 }
const failedStatus = 2
const intervalMs = 5_000
const limitMs = 5_000
const batchSize = 512
const mostWaiting = 2_048

/** Sends spans in batches, as OTLP over HTTP in JSON (opentelemetry.io/docs/specs/otlp). */
export function sendSpans(
  { endpoint, headers }: Pick<NonNullable<Config['tracing']>, 'endpoint' | 'headers'>,
  nodeName: string,
  log: Pick<Logger, 'warn'>,
): SpanSender {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const resource = {
    attributes: attributesOf({
      'service.name': 'shigotocho',
      'service.version': version,
      'service.instance.id': nodeName,
    }),
  }
  const waiting: EndedSpan[] = []
  let sending: Promise<void> | undefined
  let quietUntil = 0

  async function sendWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const spans = waiting.splice(0, batchSize).map(inJson)
      await post({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'shigotocho' }, spans }] }] }).catch(tell)
    }
  }
  async function post(body: object): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(limitMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the receiver answered ${response.status}`)
  }
  function tell(error: Error): void {
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + 60_000
    log.warn({ reason: error.message }, 'traces could not be sent')
  }
  function send(): Promise<void> {
    sending ??= sendWaiting().finally(() => {
      sending = undefined
    })
    return sending
  }

  const timer = setInterval(send, intervalMs).unref()
  return {
    add(span) {
      // A receiver that is away or slow must not fill the memory.
      if (waiting.length < mostWaiting) waiting.push(span)
      if (waiting.length >= batchSize) void send()
    },
    close() {
      clearInterval(timer)
      return send()
    },
  }
}

const inJson = ({ kind, begun, ended, attributes, failed, ...span }: EndedSpan) => ({
  ...span,
  kind: kinds[kind],
  startTimeUnixNano: nanoseconds(begun),
  endTimeUnixNano: nanoseconds(ended),
  attributes: attributesOf(attributes),
  status: failed ? { code: failedStatus } : {},
})

const nanoseconds = (ms: number) => `${BigInt(Math.round(ms * 1_000)) * 1_000n}`

const attributesOf = (attributes: EndedSpan['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: jsonOf(value) }))

function jsonOf(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value }
  return typeof value === 'number' ? { intValue: value } : { boolValue: value }
}
