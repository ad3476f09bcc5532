import { createHmac, randomBytes } from 'node:crypto'

/** Crockford's base32: letters that look like figures are left out, and read as those figures. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const lookAlike: Record<string, string> = { O: '0', I: '1', L: '1' }

/** Ten codes of 50 random bits for one account, as they are shown once, and what is stored of them. */
export function newRecoveryCodes(userId: string, secret: string): { codes: string[]; hashes: Buffer[] } {
  const plain = Array.from({ length: 10 }, () => [...randomBytes(10)].map((byte) => alphabet[byte % 32]).join(''))
  return {
    codes: plain.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
    hashes: plain.map((code) => recoveryCodeHash(code, userId, secret)),
  }
}

/** What is stored of a code: without APP_SECRET nobody can try codes against it. */
export function recoveryCodeHash(code: string, userId: string, secret: string): Buffer {
  const read = code.replace(/[OIL]/g, (letter) => lookAlike[letter] ?? letter)
  return createHmac('sha256', secret).update(`recovery-code:${userId}:${read}`).digest()
}
