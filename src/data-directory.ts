import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'

/** Options for opening the configured database. */
export function databaseOptions({ databaseUrl, databaseDirectUrl, poolSize, dataDir }: Config) {
  return databaseUrl
    ? ({ kind: 'postgres', url: databaseUrl, directUrl: databaseDirectUrl, poolSize } as const)
    : ({ kind: 'embedded', dataDir } as const)
}

/** Whether an earlier start created the embedded database. */
export function hasLocalData(dataDir: string): boolean {
  return existsSync(join(dataDir, 'db'))
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

/**
 * Removes other accounts' access to every file: those of earlier versions, and those that PGlite creates with mode 0666
 * despite the umask.
 */
export async function closeFiles(dataDir: string): Promise<void> {
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
