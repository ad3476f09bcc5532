import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A local push service that answers each message with `answer` and records it. */
export async function openPushService(answer: (times: number) => number = () => 201) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(await request.toArray()) })
    const status = answer(received.length)
    response.writeHead(status, status === 101 ? { connection: 'upgrade', upgrade: 'other' } : {}).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => new Promise((closed) => server.close(closed))
  return { origin, received, close }
}

/** A browser subscribed there, which decrypts its messages (RFC 8291, with one record of RFC 8188). */
export function subscribedBrowser(origin: string) {
  const own = createECDH('prime256v1')
  const publicKey = own.generateKeys()
  const auth = randomBytes(16)
  const subscription = {
    endpoint: `${origin}/${randomBytes(9).toString('base64url')}`,
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
  }
  const read = (body: Buffer) => {
    const salt = body.subarray(0, 16)
    const length = body.readUInt8(20)
    const sender = body.subarray(21, 21 + length)
    const sealed = body.subarray(21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const shared = hkdfSync('sha256', own.computeSecret(sender), auth, info, 32)
    const derive = (what: string, size: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, Buffer.from(`Content-Encoding: ${what}\0`), size))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    // The text ends with a delimiter and padding.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'))
  }
  return { subscription, read }
}

/** The sender's claims (VAPID, RFC 8292); throws when the signature does not match the key. */
export function senderOf({ headers }: Received, publicKey: string): { aud: string; exp: number; sub: string } {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
  const [head = '', claims = '', signature = ''] = token.split('.')
  const signed = { key: signer, dsaEncoding: 'ieee-p1363' } as const
  const isRight = verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))
  if (!isRight || key !== publicKey) throw new Error('the sender did not sign')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
