import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v4 } from 'uuid'

/** An uploaded file on disk. `content` reads it into memory; the owner must call `discard`. */
export type SpooledFile = { content(): Promise<Buffer>; discard(): Promise<void> }

/** Only the rest of a larger file goes to disk, because many uploads arrive slowly at once. */
const inMemory = 256 * 1024

export async function spooled(chunks: AsyncIterable<Buffer>): Promise<SpooledFile> {
  const path = join(tmpdir(), `upload-${v4()}`)
  let held: Buffer[] = []
  let size = 0
  let file: Awaited<ReturnType<typeof open>> | undefined
  const discard = async () => {
    await file?.close()
    file = undefined
    await rm(path, { force: true })
  }
  try {
    for await (const chunk of chunks) {
      held.push(chunk)
      size += chunk.length
      if (size < inMemory && !file) continue
      file ??= await openUnnamed(path)
      await file.writev(held)
      held = []
    }
  } catch (error) {
    await discard()
    throw error
  }
  const content = async () => {
    if (!file) return Buffer.concat(held)
    const whole = Buffer.allocUnsafe(size)
    for (let at = 0; at < size; ) {
      const { bytesRead } = await file.read(whole, at, size - at, at)
      if (bytesRead === 0) throw new Error('An upload on the disk is shorter than it was')
      at += bytesRead
    }
    return whole
  }
  return { content, discard }
}

/** Unlinks the file at once, so that a killed process leaves nothing behind; Windows may refuse that. */
async function openUnnamed(path: string) {
  const file = await open(path, 'wx+', 0o600)
  await rm(path).catch(() => undefined)
  return file
}
