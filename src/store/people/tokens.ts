import { createHash, createHmac, randomBytes } from 'node:crypto'

/** An opaque token of 256 random bits, and its stored hash. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** The stored form of a token: its SHA-256. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * The token of a mailed link, derived from the link's id with APP_SECRET, so that queue and database alone cannot open
 * an account.
 */
export function mailedToken(kind: string, linkId: string, secret: string): string {
  return createHmac('sha256', secret).update(`${kind}:${linkId}`).digest('base64url')
}
