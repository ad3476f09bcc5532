import { hashSync, verifySync } from '@node-rs/argon2'

// Argon2id with OWASP's first recommended cost: 19 MiB, 2 passes, 1 lane; the library's default algorithm is argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of these costs that no password has: its bytes are zeros. */
const nobody = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

export type PasswordTask = { password: string; stored: string | null }

/** Tasks of the thread that passwords.ts starts. */
export const hash = ({ password }: PasswordTask): string => hashSync(password, cost)

export const verify = ({ password, stored }: PasswordTask): boolean => {
  const right = verifySync(stored ?? nobody, password)
  return right && stored !== null
}
