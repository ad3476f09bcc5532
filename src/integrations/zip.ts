import { crc32, deflateRawSync } from 'node:zlib'

/** Names in UTF-8 (general purpose bit 11 of APPNOTE.TXT 4.4.4). */
const utf8 = 0x0800
const [stored, deflated] = [0, 8]
/** 1980-01-01, the format's earliest date; the files contain their own times. */
const date = 0x21

/** A ZIP archive of these files in order; stored uncompressed unless `isPacked`. */
export function zipOf(files: readonly { name: string; content: string | Buffer }[], isPacked = true): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const file of files) {
    const name = Buffer.from(file.name)
    const plain = typeof file.content === 'string' ? Buffer.from(file.content) : file.content
    const packed = isPacked ? deflateRawSync(plain) : plain
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(utf8, 2)
    facts.writeUInt16LE(isPacked ? deflated : stored, 4)
    facts.writeUInt16LE(date, 8)
    facts.writeUInt32LE(crc32(plain), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(plain.length, 18)
    facts.writeUInt16LE(name.length, 22)
    locals.push(signature(0x04034b50), facts, name, packed)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(signature(0x02014b50), Buffer.from([20, 0]), facts, place, name)
    offset += 4 + facts.length + name.length + packed.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, entries, signature(0x06054b50), end])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
