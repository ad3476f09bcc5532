import { promisify } from 'node:util'
import { crc32, deflateRaw, deflateRawSync } from 'node:zlib'

/** Names in UTF-8 (general purpose bit 11 of APPNOTE.TXT 4.4.4). */
const utf8 = 0x0800
const [stored, deflated] = [0, 8]
/** 1980-01-01, the format's earliest date; the files contain their own times. */
const date = 0x21

type ZipFile = { name: string; content: string | Buffer }

/** A ZIP archive of these files in order; stored uncompressed unless `isPacked`. */
export function zipOf(files: readonly ZipFile[], isPacked = true): Buffer {
  const zip = new ZipWriter()
  const entries = files.flatMap(({ name, content }) => {
    const plain = Buffer.from(content)
    return zip.entry(name, plain, isPacked ? deflateRawSync(plain) : undefined)
  })
  return Buffer.concat([...entries, ...zip.end()])
}

/** `content` reads an uploaded file part by part, and is called twice: a ZIP names the checksum before the bytes. */
type StreamedFile = { name: string; content: string | (() => AsyncIterable<Buffer>) }

/**
 * Yields the same piece by piece, with one part of a file in memory. It compresses texts, stores uploaded files as they
 * are, and skips a file without bytes, which is gone.
 */
export async function* zipStream(files: AsyncIterable<StreamedFile>): AsyncGenerator<Buffer> {
  const zip = new ZipWriter()
  for await (const { name, content } of files) {
    if (typeof content === 'string') {
      const plain = Buffer.from(content)
      yield* zip.entry(name, plain, await deflate(plain))
      continue
    }
    let [crc, size, sent] = [0, 0, 0]
    for await (const part of content()) {
      crc = crc32(part, crc)
      size += part.length
    }
    if (size === 0) continue
    yield zip.head(name, { crc, size })
    for await (const part of content()) {
      sent += part.length
      yield part
    }
    if (sent !== size) throw new Error(`${name} changed while it was sent`)
  }
  yield* zip.end()
}

const deflate = promisify(deflateRaw)

class ZipWriter {
  readonly #directory: Buffer[] = []
  #offset = 0

  entry(name: string, plain: Buffer, packed?: Buffer): Buffer[] {
    const facts = { crc: crc32(plain), size: plain.length, packedSize: packed?.length }
    return [this.head(name, facts), packed ?? plain]
  }

  /** The header before the bytes of a file. */
  head(fileName: string, { crc, size, packedSize }: { crc: number; size: number; packedSize?: number | undefined }) {
    const name = Buffer.from(fileName)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(utf8, 2)
    facts.writeUInt16LE(packedSize === undefined ? stored : deflated, 4)
    facts.writeUInt16LE(date, 8)
    facts.writeUInt32LE(crc, 10)
    facts.writeUInt32LE(packedSize ?? size, 14)
    facts.writeUInt32LE(size, 18)
    facts.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(this.#offset, 10)
    this.#directory.push(Buffer.concat([signature(0x02014b50), Buffer.from([20, 0]), facts, place, name]))
    this.#offset += 4 + facts.length + name.length + (packedSize ?? size)
    return Buffer.concat([signature(0x04034b50), facts, name])
  }

  end(): Buffer[] {
    const entries = Buffer.concat(this.#directory)
    const end = Buffer.alloc(18)
    end.writeUInt16LE(this.#directory.length, 4)
    end.writeUInt16LE(this.#directory.length, 6)
    end.writeUInt32LE(entries.length, 8)
    end.writeUInt32LE(this.#offset, 12)
    return [entries, signature(0x06054b50), end]
  }
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
