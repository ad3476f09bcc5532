import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '#app/config.ts'
import { openConfigured } from '#app/data-directory.ts'
import { bundledNotice } from '#store/bundled/server-versions.ts'
import { checkDatabase } from './checks/database.ts'
import { type Finding, problem, reasonOf, terminalLanguage, warning } from './checks/finding.ts'
import { checkMachine } from './checks/machine.ts'
import { checkAddress, checkMail, checkMailDomain } from './checks/outside.ts'
import { checkSettings } from './checks/settings.ts'

// Checks a set-up, before or beside a running node; changes nothing, and sends a mail only where one is asked for.
// Ends with 1 when there is a problem.
const { json, mail } = readOptions()
const language = terminalLanguage(process.env)
const endings = {
  en: ['No problems were found.', 'Problems were found.'],
  ja: ['問題は見つかりませんでした。', '問題があります。'],
}
const findings = (await findingsOf(process.env)).map((each) => ({ ...each, text: each.text[language] }))
const isWrong = findings.some(({ state }) => state === 'problem')
if (json) process.stdout.write(`${JSON.stringify({ ok: !isWrong, findings }, null, 2)}\n`)
else {
  for (const { subject, state, text } of findings) process.stdout.write(`${state.padEnd(8)} ${subject}: ${text}\n`)
  process.stdout.write(`\n${endings[language][Number(isWrong)]}\n`)
}
process.exitCode = isWrong ? 1 : 0

function readOptions() {
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false }, mail: { type: 'string' } } }).values
  } catch {
    process.stderr.write('usage: npm run check [-- --json] [-- --mail ADDRESS]\n')
    process.exit(2)
  }
}

async function findingsOf(env: Record<string, string | undefined>): Promise<Finding[]> {
  let config: Config
  try {
    config = readConfig(env)
  } catch (error) {
    const { message } = error as Error
    return [problem('environment', message, `の設定に誤りがあります：${message}`)]
  }
  const { smtpUrl, mailFrom, publicUrl, publicUrlSet, production, databaseUrl, dataDir, backupDir } = config
  const isPublic = production || publicUrlSet
  const root = join(import.meta.dirname, '..')
  const parts = await Promise.all([
    checkSettings(config, env),
    database(config),
    smtpUrl ? checkMail(smtpUrl, { from: mailFrom, to: mail }) : [],
    mail && !smtpUrl ? problem('mail', 'SMTP_URL is not set: set it.', '：SMTP_URL を設定してください。') : [],
    production && env.MAIL_FROM ? checkMailDomain(mailFrom, env.MAIL_DKIM_SELECTOR) : [],
    isPublic ? checkAddress(publicUrl) : [],
    checkMachine({ dataDir: databaseUrl && production ? null : dataDir, backupDir, root, production }),
  ])
  return parts.flat()
}

async function database(config: Config): Promise<Finding[]> {
  const { databaseUrl, poolSize, production } = config
  if (!databaseUrl && !production) return []
  try {
    const open = await openConfigured(config, {}, { beside: true })
    const found = await checkDatabase(open.executeSql, { databaseUrl, poolSize, production }).finally(open.close)
    return databaseUrl ? found : [bundled(), ...found]
  } catch (error) {
    const reason = (error as Error).message || reasonOf(error)
    return [problem('database', reason, `を開けません：${reason}`)]
  }
}

function bundled(): Finding {
  const { version, days } = bundledNotice(new Date())
  return warning(
    'DATABASE_URL',
    `is not set: the board runs on the PostgreSQL ${version} that comes along, released ${days} days ago and packed by a volunteer; move to Debian's: docs/operating/backup.md.`,
    `が設定されていません。同梱の PostgreSQL ${version}（公開から${days}日、有志が梱包）で動いています。Debian の PostgreSQL への移し方は docs/operating/backup.md にあります。`,
  )
}
