import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { readConfig } from '#app/config.ts'
import { openConfigured } from '#app/data-directory.ts'
import { version } from '#app/log.ts'
import { operatorsMistake } from '#app/operators-mistake.ts'
import { writeBackup } from '#store/backup-file.ts'
import { expiredBackups } from './backup-rotation.ts'

// Writes the whole database into one file (docs/operating/backup.md). usage: npm run backup [-- FILE | --rotate]
// With --rotate: a dated file in BACKUP_DIR, and of those there the newest of 7 days and of 4 weeks stay.
const draftName = /\.[0-9a-f]{12}\.part$/
const abandonedAfterMs = 60 * 60_000

const onTable = (name: string, bytes: number) =>
  bytes > 0 && process.stdout.write(`${name}: ${Math.ceil(bytes / 1_024)} KB\n`)

try {
  const config = readConfig(process.env)
  const [given] = process.argv.slice(2)
  const rotates = given === '--rotate'
  const file = given === undefined || rotates ? await datedFile(config.backupDir) : given
  if (!rotates && given?.startsWith('-')) throw new Error('usage: npm run backup [-- FILE | -- --rotate]')
  await access(dirname(file), constants.W_OK).catch(({ code }) => {
    const folder = resolve(dirname(file))
    throw new Error(`${folder} cannot be written (${code}): make it, and give it to the account that backs up.`)
  })
  if (existsSync(file)) throw new Error(`${file} exists already: name another file.`)
  await removeAbandoned(dirname(file))
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      rmSync(draft, { force: true })
      process.stderr.write(`Stopped, and ${file} was not written. Run the same command again.\n`)
      process.exit(1)
    })
  try {
    const database = await openConfigured(config, {}, { beside: true })
    try {
      await database.withOwnConnection((_run, client) => writeBackup(client, draft, { version, onTable }))
    } finally {
      await database.close()
    }
    await rename(draft, file)
    await syncFolder(dirname(file))
  } finally {
    await rm(draft, { force: true })
  }
  process.stdout.write(`${file}: ${Math.ceil((await stat(file)).size / 1_024)} KB\n`)
  for (const name of rotates ? expiredBackups(await readdir(config.backupDir)) : []) {
    await rm(join(config.backupDir, name))
    process.stdout.write(`${name}: removed, there are newer ones\n`)
  }
} catch (error) {
  process.stderr.write(`${operatorsMistake(error) ?? (error as Error).message}\n`)
  process.exitCode = 1
}

async function datedFile(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const time = new Date().toISOString().replace(/\.\d+|[-:]/g, '')
  return join(folder, `board-${time}.backup`)
}

/** Drafts of backups that were killed. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const age = draftName.test(name) ? Date.now() - (await stat(path)).mtimeMs : 0
    if (age > abandonedAfterMs) await rm(path, { force: true })
  }
}

/** Makes the new name survive a power cut; Windows cannot open a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => null)
  await handle?.sync().finally(() => handle.close())
}
