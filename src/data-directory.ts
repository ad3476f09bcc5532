import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'

/** How the configured database is opened. */
export function databaseOptions({ databaseUrl, databaseDirectUrl, poolSize, dataDir }: Config) {
  return databaseUrl
    ? ({ kind: 'postgres', url: databaseUrl, directUrl: databaseDirectUrl, poolSize } as const)
    : ({ kind: 'embedded', dataDir } as const)
}

/** Whether the embedded database was created in an earlier start. */
export function hasLocalData(dataDir: string): boolean {
  return existsSync(join(dataDir, 'db'))
}

/**
 * Makes the data directory and leaves it to the account that runs the product; throws where it belongs to another one,
 * ConfigError where it cannot be made.
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

/** Closes every file to other accounts: those of an earlier version, and those that PGlite creates, past the umask, as 0666. */
export async function closeFiles(dataDir: string): Promise<void> {
  // Windows has no such modes.
  if (process.platform === 'win32') return
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const mode = entry.isDirectory() ? 0o700 : 0o600
    // What was removed meanwhile needs none; a link would lead elsewhere.
    if (entry.isDirectory() || entry.isFile())
      await chmod(join(entry.parentPath, entry.name), mode).catch(() => undefined)
  }
  // Last, so that a start that was cut short is made up for.
  await chmod(dataDir, 0o700)
}

/** In local mode without APP_SECRET the secret lies beside the data, so that links outlive a restart. */
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
