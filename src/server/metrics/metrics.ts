import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { endpointAddress } from '#contract/addresses.ts'
import type { AnsweredRequest, OnAnswered } from '#server/http/answered-requests.ts'
import type { PageCache } from '#server/page-cache/page-cache.ts'

/** Connections to the database. */
export type PoolFigures = { inUse: number; idle: number; waiting: number }

/** Figures that all nodes share through the database. */
type StoredFigures = {
  followUpsWaiting: number
  followUpsOldestSeconds: number
  jobsUnsealed: number
  searchGeneration: number
  sessions: number
}

/** The database is asked at most this often (ms), however often metrics are requested. */
const everyMs = 10_000

/** Prometheus gives up after 10 s; the other figures must not wait for the database. */
const deadlineMs = 2_000

/** Reads figures at most once per `everyMs`; null when they do not come in time. */
export function storedFigures(
  read: () => Promise<StoredFigures>,
  { now = () => performance.now(), deadline = deadlineMs } = {},
): () => Promise<StoredFigures | null> {
  let latest: Promise<StoredFigures | null> = Promise.resolve(null)
  let readAt = Number.NEGATIVE_INFINITY
  let running = false
  return () => {
    // Never start a second read while one hangs.
    if (running || now() - readAt < everyMs) return latest
    running = true
    readAt = now()
    const reading = read().catch(() => null)
    reading.finally(() => {
      running = false
    })
    latest = Promise.race([reading, sleep(deadline, null, { ref: false })])
    return latest
  }
}

/** Where the metrics come from; answered requests are reported as they happen. */
export type MetricsSources = {
  node: string
  version: string
  pool(): PoolFigures
  cache: PageCache | null
  /** How many streams of notifications are open. */
  streams(): number
  /** Asks the database. */
  readStored(): Promise<StoredFigures>
}

export type Metrics = {
  onAnswered: OnAnswered
  mail: { sent(): void; failed(): void; limited(): void }
  onPush(outcome: (typeof pushOutcomes)[number]): void
  /** Reports a finished run of scheduled work by name; without a result, that this node may run it. */
  onScheduledRun(schedule: string, result?: 'done' | 'failed'): void
  /** The metrics in Prometheus' text format. */
  text(): Promise<string>
  contentType: string
}

/** In seconds: most pages come from memory, the slowest search takes one, and requests end after 10. */
const durations = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Clients may send any method, so others are counted together. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

const pushOutcomes = ['sent', 'failed', 'dropped', 'lost'] as const

/** A stream lasts as long as its reader stays, so its duration would say nothing. */
const stream = endpointAddress('streamNotifications').path

/** Metrics of this process and the database, without personal data; docs/operating/watch.md lists them. */
export function openMetrics({ node, version, pool, cache, streams, readStored }: MetricsSources): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const named = <Label extends string>(name: string, help: string, labelNames: Label[] = []) => ({
    name: `shigotocho_${name}`,
    help,
    labelNames,
    registers,
  })

  new Gauge(named('build_info', 'Always 1; the labels tell node and version', ['node', 'version'])).set(
    { node, version },
    1,
  )
  const requests = new Counter(named('http_requests_total', 'Answered requests', ['method', 'route', 'status']))
  const duration = new Histogram({
    ...named('http_request_duration_seconds', 'From the head of a request to the end of its answer', [
      'method',
      'route',
    ]),
    buckets: durations,
  })
  const cutOff = new Counter(
    named('http_requests_cut_off_total', 'Requests whose connection ended before their answer'),
  )
  const mails = new Counter(named('mails_total', 'Mails that this node gave to the mail server', ['result']))
  for (const result of ['sent', 'failed', 'limited']) mails.inc({ result }, 0)
  const pushes = new Counter(named('pushes_total', 'Pushes that this node tried to deliver', ['result']))
  for (const result of pushOutcomes) pushes.inc({ result }, 0)
  const runs = new Counter(named('scheduled_runs_total', 'Runs of scheduled work on this node', ['schedule', 'result']))
  new Gauge({
    ...named('notification_streams', 'Open streams of notifications'),
    collect() {
      this.set(streams())
    },
  })

  new Gauge({
    ...named('database_pool_connections', 'Connections to the database', ['state']),
    collect() {
      const { inUse, idle } = pool()
      this.set({ state: 'in_use' }, inUse)
      this.set({ state: 'idle' }, idle)
    },
  })
  new Gauge({
    ...named('database_pool_waiting', 'Queries that wait for a connection'),
    collect() {
      this.set(pool().waiting)
    },
  })
  if (cache) gaugesOfCache(cache)
  gaugesOfDatabase()
  return {
    onAnswered,
    mail: {
      sent: () => mails.inc({ result: 'sent' }),
      failed: () => mails.inc({ result: 'failed' }),
      limited: () => mails.inc({ result: 'limited' }),
    },
    onPush: (result) => pushes.inc({ result }),
    onScheduledRun(schedule, ended) {
      for (const result of ['done', 'failed']) runs.inc({ schedule, result }, result === ended ? 1 : 0)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }

  function onAnswered({ method: asked, route, status, ms, cutOff: wasCutOff }: AnsweredRequest) {
    const method = methods.includes(asked) ? asked : 'other'
    requests.inc({ method, route, status: String(status) })
    if (route === stream) return
    duration.observe({ method, route }, ms / 1_000)
    if (wasCutOff) cutOff.inc()
  }

  function gaugesOfCache(pages: PageCache) {
    new Gauge({
      ...named('page_cache_bytes', 'What the page cache takes in memory'),
      collect() {
        this.set(pages.figures().bytes)
      },
    })
    new Counter({
      ...named('page_cache_lookups_total', 'Lookups of the page cache', ['result']),
      collect() {
        const { hits, misses } = pages.figures()
        this.reset()
        this.inc({ result: 'hit' }, hits)
        this.inc({ result: 'miss' }, misses)
      },
    })
  }

  /** One query serves all of them. While the database does not answer they are absent, and `database_up` is 0. */
  function gaugesOfDatabase() {
    const read = storedFigures(readStored)
    new Gauge({
      ...named('database_up', 'Whether the database gave its figures in time'),
      async collect() {
        this.set((await read()) === null ? 0 : 1)
      },
    })
    const stored: [keyof StoredFigures, string, string][] = [
      ['followUpsWaiting', 'follow_ups_waiting', 'Mails and other follow-ups in the queue'],
      ['followUpsOldestSeconds', 'follow_ups_oldest_seconds', 'How long the oldest one has waited'],
      ['jobsUnsealed', 'search_jobs_unsealed', 'Jobs that changed since they were put into the search index'],
      ['searchGeneration', 'search_generation', 'Rises whenever the search index changes its segments'],
      ['sessions', 'sessions', 'Sessions of people who are signed in'],
    ]
    for (const [field, name, help] of stored)
      new Gauge({
        ...named(name, help),
        async collect() {
          const figures = await read()
          if (figures) this.set(figures[field])
          else this.remove()
        },
      })
  }
}

/** `GET /metrics` for callers with the token; no personal data. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  const expected = digest(`Bearer ${token}`)
  app.get('/metrics', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store')
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected))
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('')
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

/** Hashes have equal lengths, as the constant-time comparison requires. */
const digest = (text: string) => createHash('sha256').update(text).digest()
