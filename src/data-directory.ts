import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runningServer, startBundledServer } from '#store/bundled/bundled-server.ts'
import { type DatabaseOptions, type OpenDatabase, openDatabase } from '#store/database.ts'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'

/**
 * Opens the database of DATABASE_URL; without one, starts the server that comes along, until `close`. A script opens it
 * `beside` a running product: it uses the server that the product started.
 */
export async function openConfigured(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'poolSize' | 'dataDir'>,
  options: Omit<DatabaseOptions, 'url' | 'directUrl' | 'poolSize'> = {},
  { beside = false, warn = printWarning }: { beside?: boolean; warn?: (text: string) => void } = {},
): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl: directUrl, poolSize, dataDir } = config
  if (databaseUrl) return openDatabase({ ...options, url: databaseUrl, directUrl, poolSize })
  const running = beside ? await runningServer(dataDir) : null
  if (running) return openDatabase({ ...options, url: running, poolSize })
  // The sessions of a large pool, and some for the index and for terminals.
  const settings = { max_connections: String(Math.max(100, poolSize + 30)) }
  const server = await startBundledServer({ dataDir, settings, warn })
  const open = openDatabase({ ...options, url: server.url, poolSize })
  const close = async () => {
    await open.close()
    await server.stop()
  }
  return { ...open, close }
}

function printWarning(text: string): void {
  process.stderr.write(`${text}\n`)
}

/** Whether an earlier start created the bundled server's database. */
export function hasLocalData(dataDir: string): boolean {
  return existsSync(join(dataDir, 'postgres'))
}

/**
 * Creates the data directory with access for this account only. Throws when another account owns it, and ConfigError
 * when it cannot be created.
 */
export async function protectData(dataDir: string): Promise<void> {
  process.umask(0o077)
  await mkdir(dataDir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(
      `DATA_DIR cannot be created (${error.code}): ${dataDir}. Name a folder that this account may write.`,
    )
  })
  if (((await stat(dataDir)).mode & 0o077) !== 0) await closeFiles(dataDir)
}

/** Removes other accounts' access to every file: those of earlier versions, or of a start without the umask. */
async function closeFiles(dataDir: string): Promise<void> {
  // Windows has no such modes.
  if (process.platform === 'win32') return
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const mode = entry.isDirectory() ? 0o700 : 0o600
    // Ignore files deleted meanwhile; skip links, which lead elsewhere.
    if (entry.isDirectory() || entry.isFile())
      await chmod(join(entry.parentPath, entry.name), mode).catch(() => undefined)
  }
  // Last, so that an interrupted start is repeated.
  await chmod(dataDir, 0o700)
}

/** Without APP_SECRET local mode stores a secret beside the data, so that links survive a restart. */
export async function localSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return (await readFile(path, 'utf8')).trim()
}
