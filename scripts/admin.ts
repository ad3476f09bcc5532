import { makeAdmin } from '#actions/people/administering/make-admin.ts'
import { readConfig } from '#app/config.ts'
import { databaseOptions, protectData } from '#app/data-directory.ts'
import { openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrations/migrate.ts'

const email = process.argv[2]
if (!email) {
  process.stderr.write(
    'usage: npm run admin -- someone@example.com (the account must exist, or ADMIN_PASSWORD be set)\n',
  )
  process.exit(2)
}
const refuse = (error: Error): never => {
  process.stderr.write(`${['ConfigError', 'DataDirInUse'].includes(error.name) ? error.message : error.stack}\n`)
  process.exit(1)
}
process.on('uncaughtException', refuse)
const config = readConfig(process.env)
// Where it cannot be protected, the product says so when it starts.
if (!config.databaseUrl) await protectData(config.dataDir).catch(() => undefined)
const open = await openDatabase(databaseOptions(config))
try {
  await migrate(open)
  const outcome = await makeAdmin(open.db, { email, password: config.admin.password, now: new Date() })
  const sentences = {
    created: 'The administrator was created.',
    promoted: 'The account is an administrator now. Its sessions have ended: sign in again.',
    already: 'The account is an administrator already.',
    unknown: 'There is no account with this email. Sign up first, or set ADMIN_PASSWORD to create it.',
  }
  process.stdout.write(`${sentences[outcome]}\n`)
  process.exitCode = outcome === 'unknown' ? 1 : 0
} finally {
  await open.close()
}
