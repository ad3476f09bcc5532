// The product's API with the worker that maintains the index, without pages and page cache. Argument: URL of PostgreSQL.
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { readConfig } from '#app/config.ts'
import { makeDependencies } from '#app/dependencies.ts'
import { openReadiness } from '#app/readiness.ts'
import { openHttp } from '#server/http/open-http.ts'
import { openDatabase } from '#store/database.ts'
import { maintainSearchIndex, readSearchIndex } from '#workers/maintain-search-index.ts'

const [url = ''] = process.argv.slice(2)
const open = openDatabase({ url })
const config = readConfig({ APP_SECRET: 'a secret of the benchmark that is long enough', SEARCH_BUDGET: '0' })
const log = pino({ level: 'warn' })
await readSearchIndex(open, log)
maintainSearchIndex(open, log)
const dependencies = makeDependencies(config, {
  clock: { now: () => new Date() },
  readiness: openReadiness(open),
  open,
  followUps: { opened: async () => {}, add: async () => {} },
  log,
})
const app = await openHttp(dependencies, {
  https: false,
  google: null,
  trustProxy: false,
  idleTimeout: 30_000,
  requestTimeout: 60_000,
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ port: (app.server.address() as AddressInfo).port })
process.on('message', (message) => {
  const { user, system } = process.cpuUsage()
  if (message === 'usage') process.send?.({ rss: process.memoryUsage.rss(), cpu: (user + system) / 1_000 })
})
