import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { demoAccounts } from '#samples/demo/accounts.ts'
import { bundledNotice } from '#store/bundled/server-versions.ts'
import { type Config, readConfig, weakAdminPassword } from './config.ts'
import { ConfigError } from './config-error.ts'
import { hasLocalData, localSecret, openConfigured, protectData } from './data-directory.ts'
import { openLog } from './log.ts'
import { operatorsMistake } from './operators-mistake.ts'
import { reportStep, runQuietly, secondsSince } from './progress.ts'
import { logProcessFailures, watchDatabase } from './watch-process.ts'

/** Connections waiting to be accepted: with Node's usual 511, the kernel would break some of a sudden crowd's. */
const backlog = 4_096

/** A longer shutdown is cut off. */
const shutdownLimitMs = 10_000

let opened = null as Logger | null

const print = (text: string) => process.stdout.write(`${text}\n`)

async function open(): Promise<void> {
  const config = readConfig(process.env)
  const weakness = await weakAdminPassword(config)
  const isFirstStart = !config.production && !config.databaseUrl && !hasLocalData(config.dataDir)
  const hasData = !config.production || !config.databaseUrl
  const unprotected = hasData && (await protectData(config.dataDir).catch(unlessConfig))
  if (!process.env.APP_SECRET && !config.production) setSecret(config, await localSecret(config.dataDir))
  const log = openLog(config.logLevel, undefined, config.nodeName)
  opened = log
  logProcessFailures(log)
  if (weakness) log.warn(weakness)
  if (unprotected) log.warn({ err: unprotected }, 'other accounts of this machine may read DATA_DIR')

  if (config.production && !config.databaseUrl)
    log.warn(
      bundledNotice(new Date()),
      "the board runs on the PostgreSQL that comes along, which a volunteer packs: move to Debian's (docs/operating/backup.md)",
    )

  // The database starts while the app loads.
  const tracing = config.tracing && (await import('./open-tracing.ts')).openTracing(config.tracing, config, log)
  const opening = openConfigured(config, watchDatabase(config, log, tracing), { warn: (text) => log.warn(text) })
  opening.catch(() => undefined)
  const { openApp } = await import('./app.ts')
  const app = await openApp(config, opening, log, { step: isFirstStart ? reportStep : runQuietly, tracing })
  let closing = false
  const close = async (signal: string) => {
    if (closing) return
    closing = true
    log.info({ signal }, 'closing')
    setTimeout(() => process.exit(1), config.drainSeconds * 1_000 + shutdownLimitMs).unref()
    app.drain()
    await sleep(config.drainSeconds * 1_000)
    await app.close()
    process.exit(0)
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
  await app.http.listen({ port: config.port, host: config.host, backlog })
  if (isFirstStart) print(`Ready after ${secondsSince(0)} s; later starts are faster.`)
  if (config.production) log.info({ url: config.publicUrl, port: config.port }, 'listening')
  else greet(config, app.http.server.address())
  await app.work()
}

function setSecret(config: Config, secret: string): void {
  config.acceptedSecrets[0] = config.secret = secret
}

const unlessConfig = (error: Error) => {
  if (error instanceof ConfigError) throw error
  return error
}

function greet(config: Config, address: ReturnType<import('node:net').Server['address']>): void {
  const port = typeof address === 'object' && address ? address.port : config.port
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  print(`\nしごと帖  ${config.publicUrlSet ? config.publicUrl : `http://${host}:${port}`}`)
  if (!config.demoData) return
  print('\nDemo accounts:')
  for (const { email, label, password } of demoAccounts) print(`  ${label.padEnd(10)} ${email.padEnd(24)} ${password}`)
  print('')
}

try {
  await open()
} catch (error) {
  const mistake = operatorsMistake(error)
  if (mistake) process.stderr.write(`${mistake}\n`)
  else if (opened) opened.fatal({ err: error }, 'the process could not start')
  else process.stderr.write(`${(error as Error).stack}\n`)
  process.exit(1)
}
