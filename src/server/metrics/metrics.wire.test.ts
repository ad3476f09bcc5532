import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { counted, metricsOf, runsCounted } from '#app/open-metrics.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp } from '#app/testing/test-app.ts'
import { openHttp } from '#server/http/open-http.ts'
import { securityHeaders } from '#server/http/security.ts'
import { openPageCache } from '#server/page-cache/page-cache.ts'
import { watchPublicVersion } from '#store/public-version.ts'
import { openQueue, type Queue } from '#store/queue.ts'
import { type Metrics, serveMetrics } from './metrics.ts'

const token = 'a-token-of-metrics'
const security = { https: false, google: null }
let queue: Queue
let http: FastifyInstance
let origin: string
let sent: (error?: Error) => Promise<void>
let onPush: Metrics['onPush']
let onScheduledRun: Metrics['onScheduledRun']
let stop: () => Promise<void>

const app = fixture(openTestApp)
beforeAll(async () => {
  const { open, dependencies } = app
  queue = await openQueue(open, dependencies.log)
  const version = await watchPublicVersion(open, dependencies.log)
  stop = version.stop
  const cache = openPageCache({ bytes: 1e6, version, common: securityHeaders(security), now: dependencies.now })
  const metrics = metricsOf(
    { metricsToken: token, nodeName: 'one' },
    { open, queue: Promise.resolve(queue), cache, streams: dependencies.notificationFeed.size },
  )
  if (!metrics) throw new Error('There are no metrics')
  onPush = metrics.onPush
  onScheduledRun = metrics.onScheduledRun
  const timeouts = { trustProxy: false, idleTimeout: 30_000, requestTimeout: 60_000 }
  http = await openHttp(dependencies, { ...security, ...timeouts, cache, onAnswered: metrics.onAnswered })
  serveMetrics(http, metrics, token)
  origin = await http.listen({ port: 0, host: '127.0.0.1' })
  sent = (error) => {
    const deliver = async () => {
      if (error) throw error
    }
    const transport = counted({ held: false, deliver, close: async () => undefined }, metrics.mail)
    return transport.deliver({ to: 'a@example.com', subject: '', text: '', html: '' })
  }
})
afterAll(async () => {
  await http.close()
  await stop()
  await queue.stop()
})

const scrape = async () => (await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()

/** The value of a series as it stands in the text. */
const seriesOf = (text: string, series: string) => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

test('metrics need their token, and without one in the configuration there are none', async () => {
  for (const authorization of ['', 'Bearer ', 'Bearer another-token-of-metrics', token]) {
    const refused = await fetch(`${origin}/metrics`, { headers: { authorization } })
    expect([refused.status, await refused.text()]).toEqual([401, ''])
    expect(refused.headers.get('www-authenticate')).toBe('Bearer')
  }
  const granted = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  expect([granted.status, granted.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(granted.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(
    metricsOf(
      { metricsToken: undefined, nodeName: 'one' },
      { open: app.open, queue: Promise.resolve(queue), cache: null, streams: () => 0 },
    ),
  ).toBeNull()
})

test('requests are counted by method, route and status, also those from the page cache, and name nobody', async () => {
  const path = '/api/jobs?page=1&keyword=secret'
  await fetch(origin + path)
  await fetch(origin + path)
  await fetch(`${origin}/api/companies/secret`)
  await fetch(`${origin}/secret`, { method: 'PROPFIND' })
  await expect
    .poll(async () =>
      seriesOf(await scrape(), 'shigotocho_http_requests_total{method="GET",route="/api/jobs",status="200"}'),
    )
    .toBe(2)
  const text = await scrape()
  expect(seriesOf(text, 'shigotocho_http_request_duration_seconds_count{method="GET",route="/api/jobs"}')).toBe(2)
  expect(seriesOf(text, 'shigotocho_page_cache_lookups_total{result="hit"}')).toBe(1)
  expect(text).toMatch(/shigotocho_http_requests_total\{method="other",route="\(unknown\)"/)
  expect(text).not.toContain('secret')
})

test('mails, the queue, the pool, the search index and sessions have metrics', async () => {
  await sent()
  await expect(sent(new Error('refused'))).rejects.toThrow('refused')
  const text = await scrape()
  expect(seriesOf(text, 'shigotocho_mails_total{result="sent"}')).toBe(1)
  expect(seriesOf(text, 'shigotocho_mails_total{result="failed"}')).toBe(1)
  expect(seriesOf(text, 'shigotocho_database_up')).toBe(1)
  expect(seriesOf(text, 'shigotocho_follow_ups_waiting')).toBe(0)
  expect(seriesOf(text, 'shigotocho_follow_ups_oldest_seconds')).toBe(0)
  expect(seriesOf(text, 'shigotocho_search_jobs_unsealed')).toBe(0)
  for (const name of ['search_generation', 'sessions', 'database_pool_waiting', 'page_cache_bytes'])
    expect(seriesOf(text, `shigotocho_${name}`)).toBeGreaterThanOrEqual(0)
  for (const state of ['in_use', 'idle'])
    expect(seriesOf(text, `shigotocho_database_pool_connections{state="${state}"}`)).toBeGreaterThanOrEqual(0)
})

test('scheduled work is counted by result from 0 on, so that missing runs are visible', async () => {
  const due: (() => Promise<void>)[] = []
  const counting = runsCounted(
    { ...queue, schedule: async (_name, _cron, work) => void due.push(work) },
    onScheduledRun,
  )
  const runs = async () => {
    const text = await scrape()
    return ['done', 'failed'].map((result) =>
      seriesOf(text, `shigotocho_scheduled_runs_total{schedule="sweep",result="${result}"}`),
    )
  }
  let works = true
  await counting.schedule('sweep', '17 * * * *', async () => {
    if (!works) throw new Error('out of order')
  })
  expect(await runs()).toEqual([0, 0])
  await due[0]?.()
  works = false
  await expect(due[0]?.()).rejects.toThrow('out of order')
  expect(await runs()).toEqual([1, 1])
})

test('pushes are counted by outcome, and open streams without their duration', async () => {
  for (const outcome of ['sent', 'sent', 'failed', 'dropped', 'lost'] as const) onPush(outcome)
  const reader = { userId: v7(), sessionId: v7(), changed() {}, end() {} }
  const stream = app.dependencies.notificationFeed.subscribe(reader)
  const text = await scrape()
  const pushes = ['sent', 'failed', 'dropped', 'lost'].map((result) =>
    seriesOf(text, `shigotocho_pushes_total{result="${result}"}`),
  )
  expect(pushes).toEqual([2, 1, 1, 1])
  expect(seriesOf(text, 'shigotocho_notification_streams')).toBe(1)
  stream?.unsubscribe()
  const { token: session } = await app.register()
  const headers = { authorization: `Bearer ${session}` }
  await (await fetch(`${origin}/api/notifications/stream`, { headers })).text()
  const answered = 'method="GET",route="/api/notifications/stream"'
  await expect
    .poll(async () => seriesOf(await scrape(), `shigotocho_http_requests_total{${answered},status="200"}`))
    .toBe(1)
  expect(await scrape()).not.toContain(`duration_seconds_count{${answered}}`)
})

test('a mail that waits is counted with its age', async () => {
  await app.open.db
    .transaction()
    .execute((tx) => queue.followUps.add(tx, { kind: 'contact-received', message_id: '1' }))
  expect((await queue.figures()).waiting).toBe(1)
  expect((await queue.figures()).oldestSeconds).toBeGreaterThanOrEqual(0)
})

test('the dashboard and the alerts name existing metrics', async () => {
  const text = await scrape()
  const there = new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
  const files = ['deploy/grafana-dashboard.json', 'deploy/prometheus-alerts.yml']
  for (const file of files) {
    const named = [...readFileSync(file, 'utf8').matchAll(/\b(?:shigotocho|nodejs|process)_\w+/g)].map(([name]) => name)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !there.has(name))).toEqual([])
  }
})
