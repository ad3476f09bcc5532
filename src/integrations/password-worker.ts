import { hashSync, verifySync } from '@node-rs/argon2'
import { endingThread } from './ending-thread.ts'

// Argon2id (the library's default) with OWASP's first recommended cost: 19 MiB, 2 passes, 1 lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of the same cost that matches no password. */
const nobody = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

export type PasswordTask =
  | { work: 'hash'; password: string }
  | { work: 'verify'; password: string; stored: string | null }

/** A task of the threads that passwords.ts starts. */
export default endingThread((task: PasswordTask): string | boolean => {
  if (task.work === 'hash') return hashSync(task.password, cost)
  const right = verifySync(task.stored ?? nobody, task.password)
  return right && task.stored !== null
})
