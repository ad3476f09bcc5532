import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import {
  constants,
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Another running process uses the directory. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse'
  readonly directory: string
  readonly pid: number

  constructor(directory: string, pid: number) {
    super(`Process ${pid} uses the data directory ${directory}: stop it, or set another DATA_DIR.`)
    this.directory = directory
    this.pid = pid
  }
}

export type DataDirLock = { release(): Promise<void> }

type Holder = ProcessIdentity & { released?: true }

const BEAT_MS = 5_000
/** An owner on another host or in another container proves that it runs only by touching its file. */
const SILENT_MS = 30_000

/**
 * Locks the directory for this process, or throws DataDirInUse. Takes over after kill -9. The lock is the file
 * `lock.<n>` with the highest n. To take it, link a finished file to n + 1, which only one process can do, then check
 * that it is still the highest. The highest file is never deleted, only marked as released: a reused number would let a
 * slow process, still looking at the old file, win beside the new owner.
 */
export async function lockDataDir(directory: string): Promise<DataDirLock> {
  await mkdir(directory, { recursive: true })
  const identity = ownIdentity()
  const draft = await writeDraft(directory, identity)
  try {
    for (;;) {
      const current = Math.max(0, ...(await generations(directory)))
      if (current > 0) await refuseIfHeld(directory, current)
      const mine = join(directory, `lock.${current + 1}`)
      if (!(await claim(draft, mine))) continue
      const all = await generations(directory)
      if (Math.max(...all) > current + 1) {
        await rm(mine, { force: true })
        continue
      }
      for (const older of all) if (older <= current) await rm(join(directory, `lock.${older}`), { force: true })
      return held(directory, mine, identity)
    }
  } finally {
    await rm(draft, { force: true })
  }
}

function held(directory: string, file: string, identity: ProcessIdentity): DataDirLock {
  const beat = setInterval(() => {
    const now = new Date()
    utimes(file, now, now).catch(() => {})
  }, BEAT_MS)
  beat.unref()
  return {
    async release() {
      clearInterval(beat)
      await rename(await writeDraft(directory, { ...identity, released: true }), file)
    },
  }
}

async function claim(draft: string, name: string): Promise<boolean> {
  try {
    // A link appears with its whole content. File systems without links (exFAT) get an exclusive copy.
    await link(draft, name).catch((error) => {
      if (codeOf(error) === 'EEXIST') throw error
      return copyFile(draft, name, constants.COPYFILE_EXCL)
    })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

async function refuseIfHeld(directory: string, generation: number): Promise<void> {
  const file = join(directory, `lock.${generation}`)
  try {
    const holder = parse(await readFile(file, 'utf8'))
    if (holder?.released) return
    // Unreadable: being copied, or cut by a power failure; its age decides.
    const alive = (holder && isAlive(holder)) ?? Date.now() - (await stat(file)).mtimeMs < SILENT_MS
    if (alive) throw new DataDirInUse(directory, holder?.pid ?? 0)
  } catch (error) {
    // Gone: another process took over, and linking the next number will fail.
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

function parse(text: string): Holder | null {
  try {
    return JSON.parse(text) as Holder
  } catch {
    return null
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

async function writeDraft(directory: string, holder: Holder): Promise<string> {
  const draft = join(directory, `draft-lock-${randomUUID()}`)
  await writeFile(draft, JSON.stringify(holder), { flag: 'wx' })
  return draft
}

async function generations(directory: string): Promise<number[]> {
  const found: number[] = []
  for (const name of await readdir(directory)) {
    const match = /^lock\.(\d+)$/.exec(name)
    if (match) found.push(Number(match[1]))
  }
  return found
}

/** Identifies a process beyond its pid, which is reused after a reboot and in other containers. */
export type ProcessIdentity = { pid: number; started: string; realm: string }

const read = (get: () => string) => {
  try {
    return get()
  } catch {
    return ''
  }
}

/** The start time of a process in clock ticks since boot (Linux: field 22 of /proc/<pid>/stat); '' if unknown. */
export const startOf = (pid: number): string =>
  read(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain spaces and parentheses, so count from the last one.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  })

/** Where pids mean the same: this boot and pid namespace of this host. */
const realm = [
  hostname(),
  read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  read(() => readlinkSync('/proc/self/ns/pid')),
].join(' ')

/** The current process. */
export const ownIdentity = (): ProcessIdentity => ({ pid: process.pid, started: startOf(process.pid), realm })

/** Whether the process runs; null when its pid means nothing here (another host or container). */
export const isAlive = (identity: ProcessIdentity): boolean | null => {
  if (identity.realm !== realm) return null
  try {
    process.kill(identity.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return startOf(identity.pid) === identity.started
}
