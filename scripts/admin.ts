import { parseArgs } from 'node:util'
import { makeAdmin } from '#actions/people/administering/make-admin.ts'
import { demoteFromTerminal, resetSecondFactor } from '#actions/people/administering/repair-account.ts'
import { readConfig } from '#app/config.ts'
import { databaseOptions, protectData } from '#app/data-directory.ts'
import { operatorRoles } from '#rules/people/roles.ts'
import { type Database, openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrations/migrate.ts'
import { reportErrors } from './report-errors.ts'

const usage = `usage: npm run admin -- [option] someone@example.com
  without an option   makes the account an administrator (it must exist, or ADMIN_PASSWORD be set)
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
const open = await openDatabase(databaseOptions(config))
try {
  await migrate(open)
  const [sentence, isDone] = await run(open.db, given)
  process.stdout.write(`${sentence}\n`)
  process.exitCode = isDone ? 0 : 1
} finally {
  await open.close()
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [email] = positionals
    const role = operatorRoles.find((each) => each === values.role)
    if (values.role !== undefined && !role) return null
    return email && positionals.length === 1 ? { email, ...values, role } : null
  } catch {
    return null
  }
}

async function run(
  db: Database,
  { email, ...asked }: NonNullable<ReturnType<typeof readArguments>>,
): Promise<[sentence: string, isDone: boolean]> {
  const now = new Date()
  if (asked.demote) {
    const outcome = await demoteFromTerminal(db, email, now)
    if (outcome === 'done') return ['The account is no administrator any more. Its sessions have ended.', true]
    if (outcome === 'last-administrator') return ['The last administrator cannot be demoted.', false]
    return ['There is no administrator with this email.', false]
  }
  if (asked['reset-factor'])
    return (await resetSecondFactor(db, email, now)) === 'done'
      ? ['The account has no second factor any more. Its sessions have ended.', true]
      : ['There is no account with this email.', false]
  const outcome = await makeAdmin(db, { email, password: config.admin.password, role: asked.role, now })
  const sentences = {
    created: 'The administrator was created.',
    promoted: 'The account is an administrator now. Its sessions have ended: sign in again.',
    'role-changed': 'The administrator has this role now. Their sessions have ended: sign in again.',
    'last-owner': 'The last owner stays an owner: make somebody else an owner first.',
    already: 'The account is an administrator already.',
    'password-changed': 'The administrator has the new password. Their sessions have ended: sign in again.',
    unknown: 'There is no account with this email. Sign up first, or set ADMIN_PASSWORD to create it.',
  }
  return [sentences[outcome], outcome !== 'unknown' && outcome !== 'last-owner']
}
