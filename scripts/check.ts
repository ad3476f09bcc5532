import { join } from 'node:path'
import { type Config, readConfig } from '#app/config.ts'
import { openConfigured } from '#app/data-directory.ts'
import { checkDatabase } from './checks/database.ts'
import { type Finding, problem } from './checks/finding.ts'
import { checkMachine } from './checks/machine.ts'
import { checkAddress, checkMail } from './checks/outside.ts'
import { checkSettings } from './checks/settings.ts'

// Checks a set-up, before or beside a running node; changes nothing and sends nothing.
// usage: npm run check [-- --json]; ends with 1 when there is a problem.
const findings = await findingsOf(process.env)
const isWrong = findings.some(({ state }) => state === 'problem')
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify({ ok: !isWrong, findings }, null, 2)}\n`)
else {
  for (const { subject, state, text } of findings) process.stdout.write(`${state.padEnd(8)} ${subject}: ${text}\n`)
  process.stdout.write(isWrong ? '\nProblems were found.\n' : '\nNo problems were found.\n')
}
process.exitCode = isWrong ? 1 : 0

async function findingsOf(env: Record<string, string | undefined>): Promise<Finding[]> {
  let config: Config
  try {
    config = readConfig(env)
  } catch (error) {
    return [problem('environment', (error as Error).message)]
  }
  const { smtpUrl, publicUrl, production, databaseUrl, dataDir } = config
  const parts = await Promise.all([
    checkSettings(config, env),
    database(config),
    smtpUrl ? checkMail(smtpUrl) : [],
    production ? checkAddress(publicUrl) : [],
    checkMachine({ dataDir: databaseUrl && production ? null : dataDir, root: join(import.meta.dirname, '..') }),
  ])
  return parts.flat()
}

async function database(config: Config): Promise<Finding[]> {
  const { databaseUrl, poolSize, production } = config
  if (!databaseUrl) return []
  const open = await openConfigured(config, {}, { beside: true })
  try {
    return await checkDatabase(open.executeSql, { databaseUrl, poolSize, production })
  } finally {
    await open.close()
  }
}
