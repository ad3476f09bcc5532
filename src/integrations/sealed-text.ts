import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'shigotocho sealed text', 32))

/**
 * Encrypts and authenticates a text (AES-256-GCM), so that a browser can store what it must neither read nor change.
 */
export function seal(text: string, secret: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The sealed text; null when none of these secrets sealed it or it was changed. */
export function unseal(sealed: string, secrets: readonly string[]): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < 28) return null
  for (const secret of secrets) {
    const text = decrypt(bytes, secret)
    if (text !== null) return text
  }
  return null
}

function decrypt(bytes: Buffer, secret: string): string | null {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
