import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { makeAdmin } from '#actions/people/admins.ts'
import { fileTransport, heldTransport, type MailTransport, smtpTransport } from '#integrations/mail/transports.ts'
import { hashPassword } from '#integrations/passwords.ts'
import { seedDemo } from '#samples/demo/seed.ts'
import { openHttp } from '#server/http/open-http.ts'
import { type SecurityOptions, securityHeaders } from '#server/http/security.ts'
import { serveMetrics } from '#server/metrics/metrics.ts'
import { openPageCache, type PageCache } from '#server/page-cache/page-cache.ts'
import { builtPages } from '#server/pages/render-page.ts'
import { watchAnnouncements } from '#store/announcements.ts'
import { openClock } from '#store/database/clock.ts'
import type { OpenDatabase } from '#store/database.ts'
import { viewsCounted } from '#store/jobs/job-views.ts'
import { migrate } from '#store/migrations/migrate.ts'
import { watchPublicVersion } from '#store/public-version.ts'
import { followUpsWhenOpen, openQueue } from '#store/queue.ts'
import { readSearchIndex } from '#workers/maintain-search-index.ts'
import { startWorkers } from '#workers/workers.ts'
import type { Config } from './config.ts'
import { refuseDemoPasswords } from './demo-passwords.ts'
import { googleSources, makeDependencies } from './dependencies.ts'
import { mountPages } from './mount-pages.ts'
import { counted, metricsOf, runsCounted } from './open-metrics.ts'
import type { Tracing } from './open-tracing.ts'
import { runQuietly, type tellStep } from './progress.ts'
import { openReadiness } from './readiness.ts'
import { waitForDatabase } from './wait-for-database.ts'

/** How long a start waits for an unreachable database. */
const startLimitMs = 60_000

export type App = {
  http: FastifyInstance
  open: OpenDatabase
  /** Starts the workers after the server listens, so that readers do not wait. Rejects when the queue does not open. */
  work(): Promise<void>
  /** Sends load balancers and connected readers elsewhere; requests are answered until `close`. */
  drain(): void
  close(): Promise<void>
}

/**
 * Opens everything in order: migrations, demo data, queue, and the server with API and pages, which does not listen
 * yet.
 */
export async function openApp(
  config: Config,
  opening: Promise<OpenDatabase>,
  log: Logger,
  { step = runQuietly, tracing = null }: { step?: typeof tellStep; tracing?: Tracing | null } = {},
): Promise<App> {
  // Close in reverse order, also when a later step fails.
  const closing: (() => Promise<unknown>)[] = tracing ? [tracing.close] : []
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step()
  }
  const security = securityOf(config)
  const { publicUrl, operator } = config
  const folder = resolve(import.meta.dirname, '..', 'build')
  // Loads while the database opens.
  const loading = config.developing ? null : builtPages(folder)
  loading?.catch(() => undefined)
  try {
    const open = await step('Creating the database', async () => {
      const database = await opening
      // Close these last, because pages in progress still query the database.
      closing.unshift(
        () => database.close(),
        () => viewsCounted(database.db),
      )
      await waitForDatabase(() => migrateLogged(database, log), { log, what: 'migrations', limitMs: startLimitMs })
      return database
    })
    const clock = await openClock(open)
    closing.push(clock.stop)
    const { now } = clock
    const indexRead = readSearchIndex(open, log)
    if (config.production) await refuseDemoPasswords(open.db)
    if (config.demoData) await step('Adding demo data', () => seedDemo(open.db, { now: now(), hashPassword }))
    await ensureAdmin(config, open, { log, now: now() })
    const closed = new AbortController()
    const queue = waitForDatabase(() => openQueue(open, log), { log, what: 'queue', signal: closed.signal })
    queue.catch(() => undefined)
    const transport = mailTransport(config, log)
    closing.push(transport.close, async () => (await queue.catch(() => null))?.stop())
    closing.push(async () => closed.abort())
    const { secret, acceptedSecrets } = config
    let stopWorkers = async () => {}
    closing.push(() => stopWorkers())
    const work = async () => {
      const operatorMail = { operatorEmail: operator.email, operatorName: operator.name }
      const sender = metrics ? counted(transport, metrics.mail) : transport
      const secrets = { secret, acceptedSecrets }
      const opened = metrics ? runsCounted(await queue, metrics.onScheduledRun) : await queue
      const options = {
        open,
        queue: tracing?.traced(opened) ?? opened,
        transport: sender,
        publicUrl,
        ...secrets,
        ...operatorMail,
        pushHosts: { loopback: config.pushesToLoopback },
        onPush: metrics?.onPush,
        keepCaseDays: config.keepCaseDays,
        now,
        log,
      }
      stopWorkers = (await startWorkers(options)).stop
    }
    const readiness = openReadiness(open)
    const dependencies = makeDependencies(config, { open, clock, readiness, followUps: followUpsWhenOpen(queue), log })
    const announced = await watchAnnouncements(open, now)
    closing.push(announced.stop)
    const cache = await startPageCache()
    const metrics = metricsOf(config, { open, queue, cache, streams: dependencies.notificationFeed.size })
    const http = await openHttp(dependencies, {
      ...security,
      cache,
      trustProxy: config.trustProxy,
      isDraining: readiness.isDraining,
      idleTimeout: 30_000,
      requestTimeout: 300_000,
      onAnswered: (answered, request) => {
        metrics?.onAnswered(answered, request)
        tracing?.onAnswered(answered, request)
      },
    })
    if (metrics && config.metricsToken) serveMetrics(http, metrics, config.metricsToken)
    const pages = await mountPages(http, dependencies, security, {
      built: loading && { folder, pages: await loading },
      cache,
      announcementsAt: announced.dueAt,
    })
    closing.push(pages.close, () => http.close())
    await indexRead
    return { http, open, work, drain: readiness.drain, close }

    async function startPageCache(): Promise<PageCache | null> {
      if (config.pageCacheBytes === 0) return null
      const version = await watchPublicVersion(open, log)
      closing.push(version.stop)
      return openPageCache({ bytes: config.pageCacheBytes, version, common: securityHeaders(security), now, announced })
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Migrates, and logs what changed and which migrations a newer version made. */
async function migrateLogged(open: OpenDatabase, log: Logger): Promise<void> {
  const { applied, unknown } = await migrate(open)
  if (applied.length > 0) log.info({ applied }, 'migrations were applied')
  if (unknown.length > 0) log.warn({ unknown }, 'the database has migrations of a newer version')
}

function securityOf(config: Config): SecurityOptions {
  return { https: config.publicUrl.startsWith('https:'), google: googleSources(config) }
}

async function ensureAdmin(
  { admin }: Config,
  open: OpenDatabase,
  { log, now }: { log: Logger; now: Date },
): Promise<void> {
  if (!admin.email) return
  const made = await makeAdmin(open.db, { email: admin.email, password: admin.password, onlyVerified: true, now })
  if (made === 'unknown')
    log.warn(
      'there is no account of a verified holder with the email of ADMIN_EMAIL, and ADMIN_PASSWORD is not set: no administrator was created',
    )
}

function mailTransport({ smtpUrl, mailFrom, production, dataDir }: Config, log: Logger): MailTransport {
  if (smtpUrl) return smtpTransport({ url: smtpUrl, from: mailFrom })
  if (!production) return fileTransport({ dir: join(dataDir, 'mail'), from: mailFrom })
  log.warn('SMTP_URL is not set: mails wait in the queue of the database, for 60 days at most, until it is set')
  return heldTransport()
}
