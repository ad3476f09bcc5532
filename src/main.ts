import { pino } from 'pino'
import { demoAccounts } from '#samples/demo-accounts.ts'
import { openDatabase } from '#store/database.ts'
import { type Configuration, ConfigurationError, readConfiguration } from './configuration.ts'
import { databaseOptions, localSecret } from './data-place.ts'

/** A shutdown that takes longer than this is cut, in ms. */
const patience = 10_000

const say = (text: string) => process.stdout.write(`${text}\n`)

async function open(): Promise<void> {
  const configuration = readConfiguration(process.env)
  if (!process.env.APP_SECRET && !configuration.production)
    configuration.secret = await localSecret(configuration.dataDir)
  const log = pino({ level: configuration.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] })
  if (configuration.production && !configuration.databaseUrl)
    log.warn('the embedded database does not sync to disk: a power cut can lose the last writes')

  // The database starts, the embedded one in a thread of its own, while the rest of the house is loaded.
  const opening = openDatabase(databaseOptions(configuration))
  opening.catch(() => undefined)
  const { openHouse } = await import('./open-house.ts')
  const house = await openHouse(configuration, opening, log)
  let closing = false
  const close = async (signal: string) => {
    if (closing) return
    closing = true
    log.info({ signal }, 'closing')
    setTimeout(() => process.exit(1), patience).unref()
    await house.close()
    process.exit(0)
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a rejection nobody handled'))
  await house.app.listen({ port: configuration.port, host: configuration.host })
  greet(configuration, house.app.server.address())
  await house.work()
}

function greet(configuration: Configuration, address: ReturnType<import('node:net').Server['address']>): void {
  const port = typeof address === 'object' && address ? address.port : configuration.port
  const host = configuration.host === '0.0.0.0' || configuration.host === '::' ? 'localhost' : configuration.host
  say(`\nしごと帖  ${configuration.publicUrlSet ? configuration.publicUrl : `http://${host}:${port}`}`)
  if (!configuration.demoData) return
  say('\nDemo accounts:')
  for (const { email, label, password } of demoAccounts) say(`  ${label.padEnd(10)} ${email.padEnd(24)} ${password}`)
  say('')
}

try {
  await open()
} catch (error) {
  const known = error instanceof ConfigurationError || (error as Error).name === 'DataDirInUse'
  process.stderr.write(`${known ? (error as Error).message : (error as Error).stack}\n`)
  process.exit(1)
}
