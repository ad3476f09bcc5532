import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readConfig } from '#app/config.ts'
import { openConfigured, protectData } from '#app/data-directory.ts'
import { version } from '#app/log.ts'
import { operatorsMistake } from '#app/operators-mistake.ts'
import { restoreBackup } from '#store/backup-file.ts'

// Fills an empty database from a file of `npm run backup` (docs/operating/backup.md).
// usage: npm run restore -- FILE [--hold-mail]
const options = { 'hold-mail': { type: 'boolean', default: false } } as const
const onTable = (name: string, bytes: number) =>
  bytes > 0 && process.stdout.write(`${name}: ${Math.ceil(bytes / 1_024)} KB\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    process.stderr.write('Stopped. Run the same command again: it restores, or says that the database is complete.\n')
    process.exit(1)
  })
try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file] = positionals
  if (!file || positionals.length > 1) throw new Error('usage: npm run restore -- FILE [--hold-mail]')
  if (!existsSync(file)) throw new Error(`There is no ${file}: name an existing backup.`)
  const holdMail = values['hold-mail']
  const config = readConfig(process.env)
  if (!config.databaseUrl) await protectData(config.dataDir)
  const database = await openConfigured(config)
  try {
    const { isNew, heldMails, waitingMails } = await database.withOwnConnection((_run, client) =>
      restoreBackup(client, file, { version, holdMail, onTable }),
    )
    process.stdout.write(
      isNew ? 'The database is restored.\n' : 'The database is complete: it was restored from this file before.\n',
    )
    if (heldMails > 0) process.stdout.write(`${heldMails} mails that waited in it are held and will not be sent.\n`)
    if (waitingMails > 0)
      process.stdout.write(
        `${waitingMails} mails wait in it and go out as soon as a node runs with SMTP_URL. Where they have been sent since the backup, restore with --hold-mail instead.\n`,
      )
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`${operatorsMistake(error) ?? (error as Error).message}\n`)
  process.exitCode = 1
}
