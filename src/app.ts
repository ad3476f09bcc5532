import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { makeAdmin } from '#actions/people/admins.ts'
import { fileTransport, heldTransport, type MailTransport, smtpTransport } from '#integrations/mail/transports.ts'
import { hashPassword, isPassword } from '#integrations/passwords.ts'
import { demoAccounts } from '#samples/demo/accounts.ts'
import { demoPeople } from '#samples/demo/people.ts'
import { seedDemo } from '#samples/demo/seed.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { serveAssets } from '#server/http/assets.ts'
import { openHttp } from '#server/http/open-http.ts'
import { type SecurityOptions, securityHeaders } from '#server/http/security.ts'
import { serveMetrics } from '#server/metrics/metrics.ts'
import { openPageCache, type PageCache } from '#server/page-cache/page-cache.ts'
import { builtPages, type Pages, pageRenderer } from '#server/pages/render-page.ts'
import { servePages } from '#server/pages/serve-pages.ts'
import { type AnnouncementWatch, watchAnnouncements } from '#store/announcements.ts'
import { openClock } from '#store/database/clock.ts'
import { isDatabaseAway, isDatabaseSlow } from '#store/database/errors.ts'
import type { Database, OpenDatabase } from '#store/database.ts'
import { viewsCounted } from '#store/jobs/job-views.ts'
import { migrate } from '#store/migrations/migrate.ts'
import { findCredentials } from '#store/people/users.ts'
import { watchPublicVersion } from '#store/public-version.ts'
import { followUpsWhenOpen, openQueue } from '#store/queue.ts'
import { readSearchIndex } from '#workers/maintain-search-index.ts'
import { startWorkers } from '#workers/workers.ts'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'
import { googleSources, makeDependencies } from './dependencies.ts'
import { counted, metricsOf, runsCounted } from './open-metrics.ts'
import type { Tracing } from './open-tracing.ts'
import { type reportStep, runQuietly } from './progress.ts'
import { openReadiness } from './readiness.ts'

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
  { step = runQuietly, tracing = null }: { step?: typeof reportStep; tracing?: Tracing | null } = {},
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
    const onLostPush = () => metrics?.onPush('lost')
    const queue = waitForDatabase(() => openQueue(open, log, { onLostPush }), {
      ...{ log, what: 'queue', signal: closed.signal },
    })
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
        onMailLimit: metrics?.mail.limited,
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

/** Milliseconds between attempts; doubles. */
const firstPause = 500
const longestPause = 10_000

type Options = { log: Pick<Logger, 'warn'>; what: string; signal?: AbortSignal; limitMs?: number }

/**
 * Repeats a start's work on the database, which may start later than this process, until it succeeds, `limitMs` are
 * over (ConfigError) or the signal aborts.
 */
async function waitForDatabase<Result>(work: () => Promise<Result>, options: Options): Promise<Result> {
  const { log, what, signal, limitMs = Number.POSITIVE_INFINITY } = options
  const begun = performance.now()
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await work()
    } catch (error) {
      if (!(isDatabaseAway(error) || isDatabaseSlow(error)) || signal?.aborted) throw error
      const reason = reasonOf(error)
      if (performance.now() - begun + pause > limitMs)
        throw new ConfigError(
          `The database of DATABASE_URL does not answer (${reason}): start it, or correct the address.`,
        )
      log.warn({ what, reason, again_in_ms: pause }, 'the database does not answer; trying again')
      await sleep(pause, undefined, { ...(signal && { signal }), ref: true })
    }
  }
}

/** A code or name, because a driver's message may contain the address. */
function reasonOf(error: unknown): string {
  const { code, name, cause } = error as { code?: string; name?: string; cause?: unknown }
  return code ?? (cause ? reasonOf(cause) : (name ?? 'unknown'))
}

/** Serves pages: those of the build with their assets, or Vite's in development. */
async function mountPages(
  app: FastifyInstance,
  dependencies: Dependencies,
  security: SecurityOptions,
  {
    built,
    cache,
    announcementsAt,
  }: {
    built: { folder: string; pages: Pages } | null
    cache: PageCache | null
    announcementsAt: AnnouncementWatch['dueAt']
  },
): Promise<{ close(): Promise<void> }> {
  if (built === null) {
    const { developPages } = await import('./develop-pages.ts')
    return developPages(app, dependencies, { security, announcementsAt })
  }
  const { config, operator, demo } = dependencies
  await serveAssets(app, built.folder)
  const render = pageRenderer(() => built.pages, {
    publicUrl: config.publicUrl,
    operator,
    demo,
    publicJobPages: config.publicJobPages,
    questions: config.questions,
    security,
  })
  servePages(app, dependencies, { render, cache, announcementsAt })
  return { close: async () => undefined }
}

/** Throws while a demo account still has its published password. */
export async function refuseDemoPasswords(db: Database): Promise<void> {
  const [{ password }] = demoAccounts
  // Demo accounts share one hash, so verify it once.
  const verdicts = new Map<string, boolean>()
  for (const { email } of demoPeople) {
    const hash = (await findCredentials(db, email))?.password_hash
    if (!hash) continue
    if (!verdicts.has(hash)) verdicts.set(hash, await isPassword(password, hash))
    if (verdicts.get(hash))
      throw new ConfigError(
        `The demo account ${email} still has its public password: use another database, or change the password in local mode`,
      )
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
