import { existsSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { readConfig } from '#app/config.ts'
import { openEmbedded } from '#store/embedded/open-embedded.ts'
import { runPostgresTool } from './postgres-tool.ts'

// Writes the whole database into one file (docs/operating/backup.md). usage: npm run backup -- FILE
const [file] = process.argv.slice(2)
try {
  if (!file) throw new Error('usage: npm run backup -- FILE')
  if (existsSync(file)) throw new Error(`${file} exists already: name another file.`)
  process.umask(0o077)
  // An interrupted backup must not look complete.
  const draft = `${file}.part`
  await rm(draft, { force: true })
  await backUp(readConfig(process.env), draft)
  await rename(draft, file)
  process.stdout.write(`${file}: ${Math.ceil((await stat(file)).size / 1_024)} KB\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

async function backUp(config: ReturnType<typeof readConfig>, draft: string): Promise<void> {
  const url = config.databaseDirectUrl ?? config.databaseUrl
  if (url) return runPostgresTool('pg_dump', url, ['--format=custom', `--file=${draft}`])
  const { host, close } = await openEmbedded({ kind: 'embedded', dataDir: config.dataDir })
  try {
    await host.dump(draft)
  } finally {
    await close()
  }
}
