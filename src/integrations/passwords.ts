import { availableParallelism } from 'node:os'
import { plainPassword } from '#rules/nfkc.ts'
import type { PasswordTask } from './password-worker.ts'
import { type ThreadPool, threadPool } from './thread-pool.ts'

/** How many may wait: at 40 ms each, the last one waits some seconds. */
export const waitingPasswords = 100

// Leave one core to requests.
const threads = Math.max(1, Math.min(4, availableParallelism() - 1))

let pool: ThreadPool<PasswordTask, string | boolean> | undefined

/**
 * Hashes in separate threads, so that file reads and compression never wait for it. They start with the first password.
 */
function run(task: PasswordTask): Promise<string | boolean> {
  const file = new URL('./password-worker.ts', import.meta.url)
  pool ??= threadPool(file, { threads, idleThreads: 1, heapMb: 64, nice: 0, waiting: waitingPasswords, waitMs: 10_000 })
  return pool.run(task)
}

/** The Argon2id hash of a password with a new salt. Refuses as overloaded when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  return String(await run({ work: 'hash', password: plainPassword(password) }))
}

/**
 * Whether a password is right; takes the same time without a stored hash. Refuses as overloaded when too many wait.
 * Hashes may be of form C, in which full-width letters differ.
 */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const forms = new Set([plainPassword(password), password.normalize('NFC')])
  const verified = [...forms].map((form) => run({ work: 'verify', password: form, stored: stored ?? null }))
  return (await Promise.all(verified)).includes(true)
}
