import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installCommand, installPackage } from './install-package.ts'

const OLDEST = 15

/** The folder of the newest PostgreSQL, 15 or later; installs one as root. Throws with the command to run. */
export async function findPostgres(): Promise<string> {
  const found = newestInstalled() ?? ((await installPackage('postgresql')) ? newestInstalled() : null)
  if (found === null) {
    throw new Error(
      `No PostgreSQL ${OLDEST} or newer was found: set TEST_DATABASE_URL to a server that tests may use, or run: ${installCommand('postgresql')}`,
    )
  }
  return found
}

function newestInstalled(): string | null {
  const candidates = [...new Set(folders())]
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
    .map((folder) => ({ folder, major: majorVersion(folder) }))
    .filter(({ major }) => major >= OLDEST)
    .sort((a, b) => b.major - a.major)
  return candidates[0]?.folder ?? null
}

function* folders(): Generator<string> {
  const bindir = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  if (bindir.status === 0) yield bindir.stdout.trim()
  const debian = '/usr/lib/postgresql'
  if (existsSync(debian)) for (const version of readdirSync(debian)) yield join(debian, version, 'bin')
  yield* (process.env.PATH ?? '').split(delimiter).filter(Boolean)
}

function majorVersion(folder: string): number {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0)
}
