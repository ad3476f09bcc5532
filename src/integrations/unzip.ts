import { inflateRawSync } from 'node:zlib'

/** Far more than office programs write; larger archives are attacks. */
const most = { entries: 4_096, nameBytes: 512, unpackedBytes: 100 * 1024 * 1024 }

/** Compression methods (APPNOTE 4.4.5). */
const [stored, deflated] = [0, 8]
const localHeader = 0x04034b50

/** An entry of the central directory: sizes in bytes, and the offset of its local header. */
export type ZipEntry = { name: Buffer; method: number; packed: number; unpacked: number; header: number }

/**
 * The central directory (APPNOTE 4.3.12). Null when it is missing, truncated, miscounted or beyond our bounds, which
 * includes 64-bit sizes and overlapping entries.
 */
export function zipEntries(bytes: Buffer): ZipEntry[] | null {
  const end = bytes.lastIndexOf('PK\x05\x06', bytes.length - 22, 'latin1')
  if (end < Math.max(0, bytes.length - 22 - 0xffff)) return null
  const count = bytes.readUInt16LE(end + 10)
  if (count > most.entries) return null
  const entries: ZipEntry[] = []
  let [packed, unpacked] = [0, 0]
  let at = bytes.readUInt32LE(end + 16)
  for (; at + 46 <= end && bytes.readUInt32LE(at) === 0x02014b50; ) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    const name = bytes.subarray(at + 46, at + 46 + (nameLength ?? 0))
    const entry = {
      name,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      header: bytes.readUInt32LE(at + 42),
    }
    entries.push(entry)
    packed += entry.packed
    unpacked += entry.unpacked
    if (entries.length > count || name.length > most.nameBytes) return null
    if (packed > bytes.length || unpacked > most.unpackedBytes) return null
    at += 46 + name.length + (extra ?? 0) + (comment ?? 0)
  }
  return at === end && entries.length === count && !hasUnlisted(bytes, entries) ? entries : null
}

/** Whether a file stands in the archive that its directory does not list: the directory was cut. */
function hasUnlisted(bytes: Buffer, entries: readonly ZipEntry[]): boolean {
  const headers = new Set(entries.map(({ header }) => header))
  return entries.some(({ header, packed }) => {
    if (header + 30 > bytes.length) return true
    const next = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28) + packed
    if (next + 4 > bytes.length || bytes.readUInt32LE(next) !== localHeader) return false
    return !headers.has(next)
  })
}

/** The entries of an archive's directory, each unpacked on demand. Throws when a size differs from the directory. */
export function* unpackedFiles(
  bytes: Buffer,
  entries: readonly ZipEntry[],
): Generator<{ name: string; content: Buffer }> {
  for (const entry of entries) yield { name: entry.name.toString(), content: unpackedEntry(bytes, entry) }
}

function unpackedEntry(bytes: Buffer, { header, packed, unpacked, method }: ZipEntry): Buffer {
  const data = dataOf(bytes, header, packed)
  const content =
    method === deflated ? inflateRawSync(data, { maxOutputLength: unpacked + 1 }) : method === stored ? data : null
  if (content?.length !== unpacked) throw new Error('An entry of an archive is not what its directory says')
  return content
}

/** An entry's packed bytes after its local header (APPNOTE 4.3.7). */
function dataOf(bytes: Buffer, header: number, packed: number): Buffer {
  if (bytes.readUInt32LE(header) !== localHeader) throw new Error('An entry of an archive has no header')
  const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
  return bytes.subarray(start, start + packed)
}

/** Whether every entry unpacks to the size in the directory; `look` sees each one. */
export function unpacksAsClaimed(
  content: Uint8Array,
  look: (file: { name: string; content: Buffer }) => void = () => {},
): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  try {
    for (const file of unpackedFiles(bytes, zipEntries(bytes) ?? [])) look(file)
    return true
  } catch {
    return false
  }
}
