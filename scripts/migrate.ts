import { pino } from 'pino'
import { readConfig } from '#app/config.ts'
import { openConfigured } from '#app/data-directory.ts'
import { grantApplicationRole, grantOnAddedTables } from '#store/database/application-role.ts'
import { migrate } from '#store/migrations/migrate.ts'
import { openQueue } from '#store/queue.ts'
import { reportErrors } from './report-errors.ts'

// Migrates the database with a role that may change its schema, and grants the application's role its rights
// (docs/configuration.md, Roles of the database). usage: npm run migrate [-- ROLE_OF_THE_APPLICATION]
reportErrors()
const [role] = process.argv.slice(2)
const open = await openConfigured(readConfig(process.env), {}, { beside: true })
try {
  if (role) await open.withOwnConnection((run) => grantOnAddedTables(run, role))
  const { applied, unknown } = await migrate(open)
  await (await openQueue(open, pino({ level: 'warn' }))).stop()
  if (role) await open.withOwnConnection((run) => grantApplicationRole(run, role))
  process.stdout.write(`${applied.length} migrations applied${role ? `, ${role} has its rights` : ''}.\n`)
  for (const name of applied) process.stdout.write(`  ${name}\n`)
  if (unknown.length > 0) process.stdout.write(`Of a newer version: ${unknown.join(', ')}\n`)
} finally {
  await open.close()
}
