import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { reportStep } from '#app/progress.ts'
import { precompress } from './precompress.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const BUILD = join(ROOT, 'build')
const STAMP = join(BUILD, '.stamp')
const TOUCHED = join(BUILD, '.touched')
const LOCK = join(BUILD, '.lock')
const LOCK_IS_STALE_AFTER_MS = 5 * 60_000

/** The inputs of the bundles. */
const SOURCES = [
  ...['src/web', 'src/rules', 'src/words', 'src/contract', 'src/samples', 'public'],
  ...['package.json', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json'],
  ...['scripts/web-build', 'scripts/browser-chunks.ts'],
]

/** Builds the pages when their sources changed since the last build; false when there was nothing to do. */
export async function buildWeb(): Promise<boolean> {
  const files = SOURCES.flatMap((source) => filesOf(join(ROOT, source)))
  if (isUntouched(files)) return false
  const wanted = fingerprint(files)
  if (isFresh(wanted)) {
    noteTimes(files)
    return false
  }
  await takeLock()
  try {
    if (isFresh(wanted)) return false
    for (const file of [STAMP, TOUCHED]) rmSync(file, { force: true })
    await reportStep('Building the pages (for the first time, or because their sources changed)', async () => {
      await runReactRouterBuild()
      await precompress(join(BUILD, 'client'))
    })
    writeFileSync(STAMP, wanted)
    noteTimes(files)
    return true
  } finally {
    rmSync(LOCK, { force: true })
  }
}

/** Whether nothing was written since the last build, so that most starts need not read all the sources. */
function isUntouched(files: readonly string[]): boolean {
  return isBuilt() && existsSync(TOUCHED) && readFileSync(TOUCHED, 'utf8') === timesOf(files)
}

/** Saves the next start some reading; a tree that somebody else built may not be ours to write. */
function noteTimes(files: readonly string[]): void {
  try {
    writeFileSync(TOUCHED, timesOf(files))
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

function timesOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) {
    const { mtimeMs, ctimeMs, size } = statSync(file)
    hash.update(`${relative(ROOT, file)}\0${mtimeMs} ${ctimeMs} ${size}\0`)
  }
  return hash.digest('hex')
}

const isBuilt = () => existsSync(STAMP) && existsSync(join(BUILD, 'server', 'index.js'))

const isFresh = (wanted: string) => isBuilt() && readFileSync(STAMP, 'utf8') === wanted

function fingerprint(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Keeps two processes from writing the same output. */
async function takeLock(): Promise<void> {
  mkdirSync(BUILD, { recursive: true })
  for (;;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    if (isAbandoned()) rmSync(LOCK, { force: true })
    else await sleep(200)
  }
}

function isAbandoned(): boolean {
  try {
    if (Date.now() - statSync(LOCK).mtimeMs > LOCK_IS_STALE_AFTER_MS) return true
    const pid = Number(readFileSync(LOCK, 'utf8'))
    // Empty: the owner is about to write its process id.
    if (pid === 0) return false
    if (pid === process.pid) return true
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

async function runReactRouterBuild(): Promise<void> {
  // Most starts build nothing and do not need it.
  const { execa } = await import('execa')
  const cli = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const { failed, all } = await execa(process.execPath, [cli, 'build', '--logLevel', 'warn'], {
    cwd: ROOT,
    env: { NODE_ENV: 'production' },
    stdin: 'ignore',
    all: true,
    reject: false,
  })
  if (failed) throw new Error(`The pages could not be built.\n${all}`)
}
