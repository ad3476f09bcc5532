import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { PasswordTask } from './password-worker.ts'

/** More passwords are being hashed than can be done in time. */
export class PasswordsBusy extends Error {
  override name = 'PasswordsBusy'
}

/** How many may wait: at 40 ms each, the last one waits for some seconds. */
export const waitingPasswords = 100

// One core is left to the requests.
const threads = Math.max(1, Math.min(4, availableParallelism() - 1))

let pool: Piscina<PasswordTask, string | boolean> | undefined

/** Hashing has threads of its own, so that reading files and compressing never wait for it. They start with the first password. */
function hashing(): Piscina<PasswordTask, string | boolean> {
  pool ??= new Piscina({
    filename: new URL('./password-worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
    maxQueue: waitingPasswords,
    // The flags of the process are not for these threads: some keep them from starting.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  })
  return pool
}

async function run(name: 'hash' | 'verify', task: PasswordTask): Promise<string | boolean> {
  const threads = hashing()
  if (threads.queueSize >= waitingPasswords) throw new PasswordsBusy('too many passwords are being hashed')
  return threads.run(task, { name })
}

/** The Argon2id hash of a password, with its own salt. Throws PasswordsBusy when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  return String(await run('hash', { password: password.normalize('NFC'), stored: null }))
}

/** Whether a password is right; without a stored hash it takes the same time and says no. Throws PasswordsBusy when too many wait. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  return (await run('verify', { password: password.normalize('NFC'), stored: stored ?? null })) === true
}
