import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 4648, section 6. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const period = 30
const digits = 6

/** A base32 secret of 160 random bits (RFC 4226) for authenticator apps. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(20)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('')
}

/** The URI in the QR code for authenticator apps. */
export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: `${digits}`, period: `${period}` })
  // Some apps show `+` literally instead of as a space.
  const text = query.toString().replaceAll('+', '%20')
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${text}`
}

/** The code of a 30-second step (RFC 6238 with HMAC-SHA-1, which authenticator apps support). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** The step of a time. */
export const totpStepAt = (now: Date): number => Math.floor(now.getTime() / 1_000 / period)

/** The step with this code among the current one and its neighbours, because clocks differ; null for a wrong code. */
export function totpStep(code: string, secret: string, now: Date): number | null {
  const current = totpStepAt(now)
  const fitting = [current, current - 1, current + 1].filter((step) => isSame(code, totpCode(secret, step)))
  return fitting[0] ?? null
}

function isSame(given: string, due: string): boolean {
  const [one, two] = [Buffer.from(given), Buffer.from(due)]
  return one.length === two.length && timingSafeEqual(one, two)
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((char) => alphabet.indexOf(char).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}
