import { hash, verify } from '@node-rs/argon2'

// Argon2id with OWASP's first recommended cost: 19 MiB, 2 passes, 1 lane; the library's default algorithm is argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The Argon2id hash of a password, with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost)
}

const nobody = hashPassword('nobody has this password')

/** Whether a password is right; without a stored hash it takes the same time and says no. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const right = await verify(stored ?? (await nobody), password.normalize('NFC'))
  return right && stored !== null && stored !== undefined
}
