import { parseArgs } from 'node:util'
import { type AdminAnswer, type AdminCommand, runAdminCommand } from '#app/admin-command.ts'
import { readConfig, weakAdminPassword } from '#app/config.ts'
import { openConfigured, protectData } from '#app/data-directory.ts'
import { comparableEmail } from '#rules/people/email.ts'
import { operatorRoles } from '#rules/people/roles.ts'
import { migrate } from '#store/migrations/migrate.ts'
import { reportErrors } from './report-errors.ts'

const usage = `usage: npm run admin -- [option] someone@example.com
  without an option   makes the account an administrator, and the account where there is none; prints a one-time link
                      that sets a password where it has none
  --role ROLE         owner (the default), reviewer, support or auditor; changes an administrator's role too
  --demote            makes an administrator a job seeker
  --reset-factor      removes the second factor, for a person who has lost it
`
const options = {
  demote: { type: 'boolean' },
  'reset-factor': { type: 'boolean' },
  role: { type: 'string' },
} as const
reportErrors()

const given = readArguments()
if (!given) {
  process.stderr.write(usage)
  process.exit(2)
}
const config = readConfig(process.env)
// The product warns at its start when the folder cannot be protected.
if (!config.databaseUrl) await protectData(config.dataDir).catch(() => undefined)
// Another account must not get that password.
const isConfigured = comparableEmail(given.email) === comparableEmail(config.admin.email ?? '')
const password = isConfigured ? config.admin.password : undefined
const weakness = password && (await weakAdminPassword(config))
if (weakness) process.stderr.write(`${weakness}\n`)
const { sentence, isDone } = await perform({ ...given, password })
process.stdout.write(`${sentence}\n`)
process.exitCode = isDone ? 0 : 1

async function perform(command: AdminCommand): Promise<AdminAnswer> {
  const open = await openConfigured(config, {}, { beside: true })
  try {
    await migrate(open)
    return await runAdminCommand(open.db, command, { config, now: new Date() })
  } finally {
    await open.close()
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [email] = positionals
    const role = operatorRoles.find((each) => each === values.role)
    if (values.role !== undefined && !role) return null
    const { demote, 'reset-factor': resetFactor } = values
    return email && /^[^@\s]+@[^@\s]+$/.test(email) && positionals.length === 1
      ? { email, demote, resetFactor, role }
      : null
  } catch {
    return null
  }
}
