import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** How the configured database is opened. */
export function databaseOptions({ databaseUrl, replicaUrls, poolSize, dataDir }: Config) {
  return databaseUrl
    ? ({ kind: 'postgres', url: databaseUrl, replicaUrls, poolSize } as const)
    : ({ kind: 'embedded', dataDir } as const)
}

/** Whether the embedded database was created in an earlier start. */
export function hasLocalData(dataDir: string): boolean {
  return existsSync(join(dataDir, 'db'))
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
