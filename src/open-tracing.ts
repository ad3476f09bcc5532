import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type CurrentRequest, currentRequest, isProbe, type OnAnswered } from '#server/http/answered-requests.ts'
import type { OnStatement } from '#store/database.ts'
import type { Queue } from '#store/queue.ts'
import type { Config } from './config.ts'
import { type EndedSpan, sendSpans } from './send-spans.ts'

/** Spans of requests, of their statements and of the queue's work; docs/operating/watch.md lists their attributes. */
export type Tracing = {
  onAnswered: OnAnswered
  onStatement: OnStatement
  /** The same queue, whose work is traced. */
  traced(queue: Queue): Queue
  /** Sends what is left, for 2 s at most. */
  close(): Promise<void>
}

/** A receiver that is away must not hold up a process that ends. */
const closeMs = 2_000

/** So much of a statement as the log tells of a slow one. */
const longestText = 500

/** A request or a piece of the queue's work, and where its statements belong. */
type Root = { traceId: string; spanId: string; begun: number; isSent: boolean }

export function openTracing(
  tracing: NonNullable<Config['tracing']>,
  { nodeName }: Pick<Config, 'nodeName'>,
  log: Pick<Logger, 'warn'>,
): Tracing {
  const sender = sendSpans(tracing, nodeName, log)
  const requests = new WeakMap<CurrentRequest, Root>()
  const currentWork = new AsyncLocalStorage<Root>()

  const rootSince = (begun: number): Root => ({
    traceId: newId(16),
    spanId: newId(8),
    begun,
    isSent: Math.random() < tracing.share,
  })

  function rootOf(request: CurrentRequest): Root {
    const known = requests.get(request)
    if (known) return known
    const root = rootSince(performance.timeOrigin + request.begun)
    requests.set(request, root)
    return root
  }

  function end(root: Root, span: Pick<EndedSpan, 'name' | 'kind' | 'attributes' | 'failed'>): void {
    const { isSent, ...ids } = root
    if (isSent) sender.add({ ...ids, ...span, parentSpanId: undefined, ended: preciseNow() })
  }

  const inSpan =
    <Arguments extends unknown[]>(
      nameOf: (...given: Arguments) => string,
      work: (...given: Arguments) => Promise<void>,
    ) =>
    async (...given: Arguments) => {
      const root = rootSince(preciseNow())
      let failed = true
      try {
        await currentWork.run(root, () => work(...given))
        failed = false
      } finally {
        end(root, { name: nameOf(...given), kind: 'consumer', attributes: {}, failed })
      }
    }

  return {
    onAnswered(answered, request) {
      if (isProbe(answered)) return
      const { reqId, method, route, status, cached, cutOff } = answered
      end(rootOf(request), {
        name: `${method} ${route}`,
        kind: 'server',
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          'shigotocho.request_id': reqId,
          ...(cached && { 'shigotocho.cached': true }),
          ...(cutOff && { 'shigotocho.cut_off': true }),
        },
        failed: status >= 500,
      })
    },
    onStatement(sql, ms, error) {
      const request = currentRequest.getStore()
      const root = currentWork.getStore() ?? (request && rootOf(request))
      // What a node asks by itself every second would be most of all traces.
      if (!root?.isSent) return
      const ended = preciseNow()
      const name = summaryOf(sql)
      const { code } = (error ?? {}) as { code?: unknown }
      sender.add({
        traceId: root.traceId,
        spanId: newId(8),
        parentSpanId: root.spanId,
        name,
        kind: 'client',
        begun: ended - ms,
        ended,
        attributes: {
          'db.system.name': 'postgresql',
          'db.query.summary': name,
          'db.query.text': sql.slice(0, longestText),
          ...(typeof code === 'string' && { 'db.response.status_code': code }),
        },
        failed: error !== undefined,
      })
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
      await Promise.race([sender.close(), sleep(closeMs, undefined, { ref: false })])
    },
  }
}

/** What a statement does to which table, such as `select jobs`. */
function summaryOf(sql: string): string {
  const verb = /\w+/.exec(sql)?.[0].toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update)\s+(?:only\s+)?"?(?:public"?\.)?"?(\w+)/i.exec(sql)?.[1]
  return table ? `${verb} ${table}` : verb
}

const newId = (bytes: number) => randomBytes(bytes).toString('hex')

/** Every span begins and ends by this clock, in ms since 1970. */
const preciseNow = () => performance.timeOrigin + performance.now()
