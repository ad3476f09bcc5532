import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

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
