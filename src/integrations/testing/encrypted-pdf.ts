import { createHash } from 'node:crypto'

/** A PDF of one empty page that is encrypted with a user password (PDF 1.7, 7.6.3: revision 2, 40 bits). */
export function encryptedPdf(password: string): Buffer {
  const id = Buffer.alloc(16, 7)
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff])
  const owner = rc4(md5(padded('owner')).subarray(0, 5), padded(password))
  const key = md5(padded(password), owner, permissions, id).subarray(0, 5)
  const user = rc4(key, padded(''))
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    `<< /Filter /Standard /V 1 /R 2 /P -4 /O ${hex(owner)} /U ${hex(user)} >>`,
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
  const starts = objects.map((_, at) => header.length + objects.slice(0, at).join('').length)
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const end = header.length + objects.join('').length
  const trailer = `<< /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [${hex(id)} ${hex(id)}] >>`
  return Buffer.from(
    `${header}${objects.join('')}xref\n0 5\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${end}\n%%EOF\n`,
  )
}

const header = '%PDF-1.4\n'
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const padded = (password: string) => Buffer.concat([Buffer.from(password), padding]).subarray(0, 32)
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()
const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`

/** OpenSSL no longer offers RC4. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, at) => at)
  const swap = (a: number, b: number) => {
    const kept = state[a] ?? 0
    state[a] = state[b] ?? 0
    state[b] = kept
  }
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) % 256
    swap(i, j)
  }
  let j = 0
  return data.map((byte, at) => {
    const i = (at + 1) % 256
    j = (j + (state[i] ?? 0)) % 256
    swap(i, j)
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) % 256] ?? 0)
  }) as Buffer
}
