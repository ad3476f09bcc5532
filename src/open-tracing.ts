import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { DiagLogLevel, diag, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { type CurrentRequest, currentRequest, isProbe, type OnAnswered } from '#server/http/answered-requests.ts'
import type { OnStatement } from '#store/database.ts'
import type { Queue } from '#store/queue.ts'
import type { Config } from './config.ts'
import { version } from './log.ts'

/** Traces requests, their statements and the queue's work; docs/operating/watch.md lists the attributes. */
export type Tracing = {
  onAnswered: OnAnswered
  onStatement: OnStatement
  /** The queue with its work traced. */
  traced(queue: Queue): Queue
  /** Sends pending spans, for at most 2 s. */
  close(): Promise<void>
}

/** An unreachable receiver must not delay the end of the process. */
const closeMs = 2_000

/** As much of a statement as the log of slow ones shows. */
const longestText = 500

/** Imported only with an endpoint, because its packages slow the start. */
export function openTracing(
  { endpoint, share }: NonNullable<Config['tracing']>,
  { nodeName }: Pick<Config, 'nodeName'>,
  log: Pick<Logger, 'warn'>,
): Tracing {
  logExportFailures(log)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'shigotocho',
      'service.version': version,
      'service.instance.id': nodeName,
    }),
    // Sampling by trace id also leaves out the children of a span that is left out.
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 5_000 }),
      }),
    ],
  })
  const tracer = provider.getTracer('shigotocho')
  const requests = new WeakMap<CurrentRequest, Span>()
  const currentWork = new AsyncLocalStorage<Span>()

  function spanOf(request: CurrentRequest): Span {
    const known = requests.get(request)
    if (known) return known
    const startTime = performance.timeOrigin + request.begun
    const span = tracer.startSpan('request', { kind: SpanKind.SERVER, startTime }, ROOT_CONTEXT)
    requests.set(request, span)
    return span
  }

  const inSpan =
    <Arguments extends unknown[]>(
      nameOf: (...given: Arguments) => string,
      work: (...given: Arguments) => Promise<void>,
    ) =>
    async (...given: Arguments) => {
      const span = tracer.startSpan(nameOf(...given), { kind: SpanKind.CONSUMER }, ROOT_CONTEXT)
      try {
        await currentWork.run(span, () => work(...given))
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    }

  return {
    onAnswered(answered, request) {
      if (isProbe(answered)) return
      const { reqId, method, route, status, cached, cutOff } = answered
      const span = spanOf(request)
      span.updateName(`${method} ${route}`)
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'shigotocho.request_id': reqId,
        ...(cached && { 'shigotocho.cached': true }),
        ...(cutOff && { 'shigotocho.cut_off': true }),
      })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(preciseNow())
    },
    onStatement(sql, ms, error) {
      const request = currentRequest.getStore()
      const parent = currentWork.getStore() ?? (request && spanOf(request))
      // A node's own polling would be most of all traces.
      if (!parent) return
      const ended = preciseNow()
      const summary = summaryOf(sql)
      const span = tracer.startSpan(
        summary,
        {
          kind: SpanKind.CLIENT,
          startTime: ended - ms,
          attributes: {
            'db.system.name': 'postgresql',
            'db.query.summary': summary,
            'db.query.text': sql.slice(0, longestText),
          },
        },
        trace.setSpan(ROOT_CONTEXT, parent),
      )
      if (error !== undefined) {
        const { code } = error as { code?: unknown }
        span.setStatus({ code: SpanStatusCode.ERROR })
        if (typeof code === 'string') span.setAttribute('db.response.status_code', code)
      }
      span.end(ended)
    },
    traced: (queue) => ({
      ...queue,
      work: (handler) => queue.work(inSpan(({ kind }) => `follow-up ${kind}`, handler)),
      workPushes: (handler) => queue.workPushes(inSpan(({ kind }) => `follow-up ${kind}`, handler)),
      workWebhooks: (handler) => queue.workWebhooks(inSpan(({ kind }) => `follow-up ${kind}`, handler)),
      schedule: (name, cron, work) =>
        queue.schedule(
          name,
          cron,
          inSpan(() => `schedule ${name}`, work),
        ),
    }),
    async close() {
      await Promise.race([provider.shutdown().catch(() => {}), sleep(closeMs, undefined, { ref: false })])
    },
  }
}

/** A statement's verb and table, such as `select jobs`. */
function summaryOf(sql: string): string {
  const verb = /\w+/.exec(sql)?.[0].toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update)\s+(?:only\s+)?"?(?:public"?\.)?"?(\w+)/i.exec(sql)?.[1]
  return table ? `${verb} ${table}` : verb
}

/** Logs an unreachable receiver, about which the packages are silent. */
function logExportFailures(log: Pick<Logger, 'warn'>): void {
  const nothing = () => {}
  let quietUntil = 0
  const error = (reason: string) => {
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + 60_000
    log.warn({ reason }, 'traces could not be sent')
  }
  diag.setLogger({ error, warn: nothing, info: nothing, debug: nothing, verbose: nothing }, DiagLogLevel.ERROR)
}

/**
 * The clock (ms since 1970) for start and end of spans: the library's own has whole milliseconds where a start is
 * given.
 */
const preciseNow = () => performance.timeOrigin + performance.now()
