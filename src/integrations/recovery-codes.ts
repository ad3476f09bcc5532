import { createHmac, randomBytes } from 'node:crypto'

/** Crockford's base32: it leaves out letters that resemble digits, and reads them as those digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const lookAlike: Record<string, string> = { O: '0', I: '1', L: '1' }

/** Ten codes of 50 random bits for an account, to be shown once, and their stored hashes. */
export function newRecoveryCodes(userId: string, secret: string): { codes: string[]; hashes: Buffer[] } {
  const plain = Array.from({ length: 10 }, () => [...randomBytes(10)].map((byte) => alphabet[byte % 32]).join(''))
  return {
    codes: plain.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
    hashes: plain.map((code) => recoveryCodeHash(code, userId, secret)),
  }
}

/** The stored hash of a code; it cannot be tried without APP_SECRET. */
export function recoveryCodeHash(code: string, userId: string, secret: string): Buffer {
  const read = code.replace(/[OIL]/g, (letter) => lookAlike[letter] ?? letter)
  return createHmac('sha256', secret).update(`recovery-code:${userId}:${read}`).digest()
}
